"""Whose turn it is at the tables in memory, and which players have not seen that it is theirs.

Every worker that has a table looks by itself; the database decides which of them tells the player
(`Subscriptions.claim`), as a table's leader may be gone by then: people move and leave.
"""

import asyncio
from collections.abc import Callable, Collection
from typing import NamedTuple

from parlour.core.numbers import EntryNumber, Seat
from parlour.server.rooms.room import Listener, Room
from parlour.server.tables.turns import DAY

WAIT = 5.0
"""Seconds that a player has to come, or come back, before they are told of their turn."""


class Turn(NamedTuple):
    """A turn, of which its player is to be told."""

    table: str
    token: str
    """The hash of the token of the player's seat."""
    n: EntryNumber
    """The number of the entry with which the turn began."""
    game: str
    others: tuple[str, ...]
    """The names on the other seats."""
    seconds: int
    """The time that the turn may take, or a day: later, nobody need be told."""
    nudged: bool = False
    """True if this is because another player nudged them."""


class Call(NamedTuple):
    """A call to those who played at a table: it leads them to the one at which they play on."""

    table: str
    token: str
    """The hash of the token of the person who is called."""
    game: str
    others: tuple[str, ...]
    """The names on the other seats, known from the earlier table."""
    seconds: int = 3600
    """Later, nobody need be told."""


class Looked:
    """The last look at one table."""

    def __init__(self, room: Room) -> None:
        self.turn = turn_of(room)
        self.tokens = _tokens(room)
        self.done = True
        """True if nobody need be told of this turn. When a table is loaded, its turn is old."""
        self.timer: asyncio.TimerHandle | None = None

    def rest(self) -> None:
        """Tell nobody of this turn any more."""
        if self.timer:
            self.timer.cancel()
        self.timer, self.done = None, True


class Unseen(Listener):
    """Looks at all tables of this worker."""

    def __init__(
        self,
        tell: Callable[[Turn], None],
        forget: Callable[[str, Collection[str]], None],
    ) -> None:
        """`tell` is called with a turn that its player has not seen; `forget` with a table and
        tokens that are no longer anybody's there."""
        self._tell = tell
        self._forget = forget
        self._tables: dict[Room, Looked] = {}

    async def enter(self, room: Room) -> None:
        """Begin to look at a table that was loaded."""
        self._tables[room] = Looked(room)

    def leave(self, room: Room) -> None:
        """Stop looking at a table that is no longer in memory. If its turn has yet to be told, tell
        it now."""
        looked = self._tables.pop(room, None)
        if looked and looked.timer:
            looked.timer.cancel()
            self._due(room, looked)

    def stop(self) -> None:
        """Look no more."""
        for looked in self._tables.values():
            looked.rest()
        self._tables = {}

    def note(self, room: Room) -> None:
        """Look at a table where something may have changed. Costs next to nothing."""
        looked = self._tables.get(room)
        if looked is None:
            return
        tokens = _tokens(room)
        if gone := looked.tokens - tokens:
            self._forget(room.id, gone)
        looked.tokens = tokens
        turn = turn_of(room)
        if turn != looked.turn:
            looked.rest()
            looked.turn, looked.done = turn, turn is None
        if looked.done or turn is None:
            return
        if room.presence.looking(turn[0]):
            looked.rest()
        elif looked.timer is None:
            loop = asyncio.get_running_loop()
            looked.timer = loop.call_later(WAIT, self._due, room, looked)

    def nudge(self, room: Room, seat: Seat) -> None:
        """Tell the person on a seat again, after a nudge, if it is their turn and they do not see
        it."""
        looked = self._tables.get(room)
        if looked and looked.turn and looked.turn[0] == seat and not room.presence.looking(seat):
            self._due(room, looked, nudged=True)

    def _due(self, room: Room, looked: Looked, nudged: bool = False) -> None:
        looked.rest()
        if looked.turn is None:
            return
        seat, n = looked.turn
        state = room.state
        token = state.seats[seat].token
        if token is None:
            return
        others = tuple(each.name for at, each in enumerate(state.seats) if at != seat and each.name)
        seconds = state.setup.clock or DAY
        self._tell(Turn(room.id, token, n, state.game.name, others, seconds, nudged))


def turn_of(room: Room) -> tuple[Seat, EntryNumber] | None:
    """The seat in turn, and the entry with which its turn began; None if no person is."""
    state = room.state
    seat = state.table.to_act if state.table and state.status == "playing" else None
    if seat is None or room.presence.played_by_bot(seat) or state.turns.late == seat:
        return None
    return seat, state.turns.since


def _tokens(room: Room) -> frozenset[str]:
    return frozenset(seat.token for seat in room.state.seats if seat.token)
