"""When Python looks for garbage in cycles: hardly ever, because a table's state needs no collector.

What nobody refers to any more is freed at once, without it. Python's own schedule goes by what was
made less what was freed, and looks through all that was made since: with a thousand tables, whose
states are replaced by every move, that is nearly everything, and took 200 ms at a time.
"""

import asyncio
import gc

EVERY = 1.0
"""Seconds between two looks at how much was made."""

AT_LEAST = 200_000
"""Objects that may be new before all of them are looked through: some 40 MB."""


class Collector:
    """Collects garbage once there are twice as many objects as after the last time."""

    def __init__(self) -> None:
        gc.disable()
        self.collect()

    def collect(self) -> None:
        """Look through everything, and leave what stays out of sight."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._known, self._new = gc.get_freeze_count(), 0

    def look(self) -> bool:
        """Whether it was time to collect."""
        self._new += gc.get_count()[0]
        gc.freeze()  # costs nothing, and begins a new count
        if self._new < max(AT_LEAST, self._known):
            return False
        self.collect()
        return True

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()
