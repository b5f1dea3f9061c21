"""When Python looks for garbage in cycles: often, and nearly always among new objects alone.

An object that nothing refers to any more is freed at once, without a collector. Python's own
schedule counts objects made less objects freed, and then looks through nearly all of them: with a
thousand tables that takes a second or two, in which nobody's move is answered. So objects that were
there at the start are never looked at, and new ones only once, soon after they were made: while
they are few, and still in the processor's cache. From then on they count as old.
Old objects are looked at only while they are few. On a worker where they are many, garbage in old
cycles would stay: so everything that lives long leaves no cycles when it ends (`Rooms`,
`protocols.py`).
"""

import asyncio
import gc
import sys

from parlour.core.numbers import Seconds

OFTEN = 0.1
"""Seconds between two looks at new objects. With a thousand tables that move every two seconds,
each takes about a millisecond; one look in ten seconds took 50."""

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
        self._since = 0.0
        """The seconds since old objects were looked at."""

    def look(self, elapsed: Seconds) -> None:
        """Look for garbage, `elapsed` seconds after the last call."""
        self._since += elapsed
        if self._since < THOROUGH:
            gc.collect(0)
        else:
            gc.collect(2 if sys.getallocatedblocks() - self._start < FEW else 0)
            self._since = 0.0

    async def run(self) -> None:
        """Look for ever."""
        while True:
            await asyncio.sleep(OFTEN)
            self.look(OFTEN)
