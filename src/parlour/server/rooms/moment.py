"""The moment to act out of turn, and the actions held until it has passed.

While somebody can be caught, for instance, the next turn waits: at a table with people, an action
that would end the moment is held back.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.errors import StaleError
from parlour.server.rooms.audience import Audience, Member
from parlour.server.tables import commands
from parlour.server.tables.state import Change, TableState

Changing = Callable[
    [Callable[[TableState], Change | None], Member | None, str | None], Awaitable[None]
]
"""`Room.change`."""


class Moment:
    """The moment at one table, if there is one just now."""

    def __init__(self, state: TableState, audience: Audience) -> None:
        self.since: float | None = None
        """When the moment began (monotonic seconds); None: there is none."""
        self._state = state
        self._audience = audience
        self._passed = asyncio.Event()
        self._ended = 0
        """How many moments of the game had ended when this one began."""

    @property
    def over(self) -> float:
        """When the moment will have passed, if there is one (monotonic seconds)."""
        return (self.since or 0.0) + self._state.setup.moment / 1000

    def note(self) -> None:
        """Take note that the game may have gone on."""
        table = self._state.table
        people = any(seat.kind == "person" for seat in self._state.seats)
        if table is None or not people or not table.interruptible:
            self.since = None
            self._passed.set()
        elif self.since is None or table.moments_ended != self._ended:
            # Also when the action that ended one moment began the next.
            self.since = time.monotonic()
            self._ended = table.moments_ended
            self._passed.set()
            self._passed.clear()

    async def act(self, member: Member, message: wire.Act, change: Changing) -> None:
        """Play a member's action, or hold it back if it would end the moment too early."""
        wait = self._held_for(member.seat, message)
        if wait <= 0:
            await change(
                lambda state: commands.act(state, member.seat, message), member, message.id
            )
            return
        for other in self._audience.members:  # the seat may be open in several windows
            if other.held and other.seat == member.seat:
                other.held.cancel()
                other.held = None
        member.held = asyncio.create_task(self._act_later(member, message, wait, change))

    def _held_for(self, seat: int | None, message: wire.Act) -> float:
        """Seconds to hold back a legal action; an illegal one is refused at once."""
        table = self._state.table
        held = (
            self.since is not None
            and table is not None
            and seat is not None
            and message.entry == self._state.entry
            and message.action in table.legal(seat)
            and table.ends_moment(message.action)
        )
        return self.over - time.monotonic() if held else 0.0

    async def _act_later(
        self, member: Member, message: wire.Act, wait: float, change: Changing
    ) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._passed.wait()
        member.held = None

        def act(state: TableState) -> Change | None:
            if member.seat is not None and state.in_turn.get(member.seat, 0) > message.entry:
                raise StaleError("expected one action; the seat has played another meanwhile")
            # Somebody may have been caught meanwhile; the action is meant all the same.
            return commands.act(
                state, member.seat, msgspec.structs.replace(message, entry=state.entry)
            )

        try:
            await change(act, member, message.id)
        except ParlourError as error:
            member.client.refuse(error, message.id)
