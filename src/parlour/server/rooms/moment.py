"""The moment to act out of turn.

While somebody can be caught, for instance, the next turn waits: at a table with people, an action
that would end the moment is held back (`Room.act`).
"""

import asyncio
import contextlib
import time

from parlour.core.numbers import Instant, Seconds
from parlour.core.table_rules import moment_begins
from parlour.server.tables.state import Change, TableState


class Moment:
    """The moment at one table, if there is one now."""

    def __init__(self, state: TableState) -> None:
        self.since: float | None = None
        """When the moment began (monotonic seconds); None: there is none."""
        self._state = state
        self._passed = asyncio.Event()
        self._ended = 0
        """The number of moments of the game that had ended when this one began."""

    @property
    def over(self) -> Instant:
        """When the moment will have passed, if there is one (monotonic seconds)."""
        return (self.since or 0.0) + self._state.setup.moment / 1000

    def note(self) -> None:
        """Take note that the game may have gone on."""
        table = self._state.table
        people = any(seat.kind == "person" for seat in self._state.seats)
        if table is None or not people or not table.interruptible:
            self.since = None
            self._passed.set()
        elif moment_begins(self.since is not None, table.moments_ended, self._ended):
            self.since = time.monotonic()
            self._ended = table.moments_ended
            self._passed.set()
            self._passed.clear()

    def hold(self, change: Change) -> Seconds:
        """For how many seconds an action is to be held back: until the moment has passed that it
        would end too early."""
        table = self._state.table
        if self.since is None or table is None or change.table is None:
            return 0.0
        ends = change.table.moments_ended != table.moments_ended
        return max(0.0, self.over - time.monotonic()) if ends else 0.0

    async def passed(self, wait: Seconds) -> None:
        """Wait for as many seconds, or until the moment is over before that."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._passed.wait()
