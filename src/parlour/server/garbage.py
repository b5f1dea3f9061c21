"""When Python looks for garbage in cycles: hardly ever, because the server leaves none.

What nobody refers to any more is freed at once, without a collector. Python's own schedule goes by
what was made less what was freed, and looks through nearly everything again and again, as every
move makes a new state: with a thousand tables, that took 200 ms at a time. Looking through all of
them takes a second. So it waits for a second in which there is nothing else to do.
"""

import asyncio
import gc
from time import thread_time

EVERY = 1.0
"""Seconds between two looks at how much was made."""

AT_LEAST = 200_000
"""Objects that may be new before all are looked through: some 40 MB."""

IDLE = 0.05
"""A worker that is busy for less than this share of its time is idle."""

BUSY = 10
"""How many times as many may be new at a worker that is never idle."""


class Collector:
    """Collects garbage once there are twice as many objects as after the last time, and the worker
    is idle. What was there at the start is never looked at."""

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self._known = 0
        self._worked = thread_time()

    def look(self, elapsed: float) -> bool:
        """Whether it was time to collect, these seconds after the last look."""
        worked = thread_time()
        idle = worked - self._worked < IDLE * elapsed
        self._worked = worked
        new = gc.get_count()[0]
        if new < max(AT_LEAST, self._known) * (1 if idle else BUSY):
            return False
        self._known += new - gc.collect()
        self._worked = thread_time()
        return True

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(EVERY)
            self.look(EVERY)
