"""When Python looks for garbage in cycles: seldom, and mostly among young objects.

An object that nothing refers to any more is freed at once, without a collector. Python's own
schedule counts objects made less objects freed, and then looks through nearly all of them: with a
thousand tables that takes a second or two, in which nobody's move is answered. So objects that were
there at the start are never looked at. New objects are looked at once they are many, or after a
while, and count as old from then on. Play leaves no cycles, so a look seldom finds anything; what
it costs are the tables that have moved since the last one, however often each did. Old objects are
looked at only while they are few. On a worker where they are many, garbage in old cycles would
stay: so everything that lives long leaves no cycles when it ends (`Rooms`, `protocols.py`).
"""

import asyncio
import gc
import sys

from parlour.core.numbers import Seconds

GLANCE = 0.1
"""Seconds between two counts of new objects, and the least between two looks."""

MANY = 20_000
"""The number of new objects that are looked through at once, which takes some 10 ms."""

SELDOM = 10.0
"""The most seconds between two looks at young objects. There are more of them than new ones, as
every move replaces a part of a table's state: some 16 ms for a thousand tables."""

THOROUGH = 600.0
"""Seconds between two looks at old objects."""

FEW = 130_000
"""The memory up to which all that came after the start is looked through, in blocks of Python's
allocator: some 50,000 objects and 40 ms. To count objects takes as long as to look."""


class Collector:
    """Looks for garbage, but never at objects that were there at the start."""

    def __init__(self) -> None:
        gc.disable()
        gc.collect()
        gc.freeze()
        self._start = sys.getallocatedblocks()
        self._young = 0.0
        self._old = 0.0
        """The seconds since young objects, and old ones, were looked at."""

    def look(self, elapsed: Seconds) -> bool:
        """Look for garbage if it is time to, `elapsed` seconds after the last call; return whether
        it was."""
        self._young += elapsed
        self._old += elapsed
        if gc.get_count()[0] < MANY and self._young < SELDOM:
            return False
        if self._old < THOROUGH:
            gc.collect(1)
        else:
            gc.collect(2 if sys.getallocatedblocks() - self._start < FEW else 1)
            self._old = 0.0
        self._young = 0.0
        return True

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(GLANCE)
            self.look(GLANCE)
