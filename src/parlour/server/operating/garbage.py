"""When Python looks for garbage in cycles: seldom, and among what is young.

What nobody refers to any more is freed at once, without a collector. Python's own schedule goes by
what was made less what was freed, and then looks through nearly everything: with a thousand tables
that takes a second or two, in which nobody's move is answered. So what was there at the start is
never looked at. What is new is looked at once it is much, or now and then, and is old then. What is
old is looked at while it is little. On a worker where it is more, garbage in cycles that were old
would stay: so whatever lives long leaves no cycles when it ends (`Rooms`, `protocols.py`).
"""

import asyncio
import gc
from time import thread_time

GLANCE = 0.1
"""Seconds between two glances at how much is new, and the least between two looks."""

MANY = 20_000
"""New objects that are looked through at once: some 10 ms."""

QUICK = 0.02
"""Seconds of processor time that a look may take. More is young than is new, as every move replaces
a table's state: with a thousand tables, some 35,000 objects. Looks that take longer come sooner."""

SELDOM = 4.0
"""The most seconds between two looks."""

THOROUGH = 600.0
"""Seconds between two looks at what is old."""

FEW = 50_000
"""Objects besides those of the start that can all be looked through: some 40 ms."""


class Collector:
    """Looks for garbage. What was there at the start is never looked at."""

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self.wait = GLANCE
        """Seconds between two looks, if little is new."""
        self._young = 0.0
        self._old = 0.0
        """How many seconds ago these were looked at."""

    def look(self, elapsed: float) -> bool:
        """Whether it was time to look for garbage, so many seconds after it was last asked."""
        self._young += elapsed
        self._old += elapsed
        if gc.get_count()[0] < MANY and self._young < self.wait:
            return False
        began = thread_time()
        if self._old < THOROUGH:
            gc.collect(1)
        else:
            gc.collect(2 if len(gc.get_objects()) < FEW else 1)
            self._old = 0.0
        took = thread_time() - began
        if took > QUICK:
            self.wait = max(GLANCE, self.wait / 2)
        elif took < QUICK / 2:
            self.wait = min(SELDOM, self.wait * 2)
        self._young = 0.0
        return True

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(GLANCE)
            self.look(GLANCE)
