"""The turn clock of one table: who has to move by when.

It only says so; the worker that leads the table lets a bot move then (`pace.py`).
"""

import time

from parlour.core.numbers import EntryNumber, Instant, Seat, Seconds
from parlour.core.record import Undo
from parlour.server import wire
from parlour.server.rooms.moment import Moment
from parlour.server.rooms.presence import Presence
from parlour.server.tables.state import TableState
from parlour.server.tables.turns import TICK

AT_LEAST = 0.25
"""The part of the time for a turn that a seat has at least after it has taken back an action."""

Key = tuple[Seat, EntryNumber]
"""A seat, and the entry from which on it has its time."""


class Clock:
    """The clock at one table."""

    def __init__(
        self, state: TableState, presence: Presence, moment: Moment, at_least: Seconds
    ) -> None:
        """The seat in turn when the table is loaded has this many seconds `at_least`, or the whole
        time for a turn: people must first come back."""
        self._state = state
        self._presence = presence
        self._moment = moment
        self._since = state.turns.since
        self.began = time.monotonic()
        """When the seat in turn began to have its time (monotonic seconds): not before the moment
        has passed in which somebody can be caught, and actions are held back. Known without a
        clock, too."""
        self._not_before = self.began + at_least
        self._in_turn = state.table.to_act if state.table else None
        self._spent: dict[Seat, float] = {}
        """By seat: how many seconds its last turn took."""

    def resume(self, ran: Seconds) -> None:
        """Go on with a clock that had run for this many seconds when the table was loaded."""
        self.began -= ran

    def note(self) -> None:
        """Take note that the game may have gone on. A seat that takes an action back has the time
        that was left when they played it, or a part of the whole if that is less."""
        table = self._state.table
        if self._since == self._state.turns.since:
            return
        now = time.monotonic()
        if self._in_turn is not None:
            self._spent[self._in_turn] = now - self.began
        self._since = self._state.turns.since
        self._in_turn = table.to_act if table else None
        self.began = self._not_before = now
        last = table.entries[-1] if table and table.entries else None
        if isinstance(last, Undo) and self._state.setup.clock:
            self.began -= self._spent.get(last.undo, 0.0)
            self._not_before += AT_LEAST * self._state.setup.clock
        elif self._moment.since is not None:
            self.began = max(self.began, self._moment.over)

    @property
    def key(self) -> Key | None:
        """The turn that the clock measures; None: it stands still."""
        state, table = self._state, self._state.table
        seat = table.to_act if table and state.setup.clock else None
        if seat is None or self._presence.played_by_bot(seat):
            return None
        if seat in state.turns.waited and not self._presence.looking(seat):
            return None
        return seat, self._since

    @property
    def until(self) -> Instant:
        """When the time of the seat in turn ends, if the clock runs (monotonic seconds)."""
        return max(self.began + self._state.setup.clock, self._not_before)

    def late(self, seat: Seat) -> bool:
        """True if a bot finishes the turn of the person on a seat, as their time has run out."""
        key = self.key
        if key is None or key[0] != seat:
            return False
        return self._state.turns.late == seat or time.monotonic() > self.until - TICK

    def told(self) -> wire.Clock:
        """The message that tells everybody of it."""
        key = self.key
        if key is None:
            return wire.Clock(seat=None, milliseconds=0)
        left = 0.0 if self._state.turns.late == key[0] else self.until - time.monotonic()
        return wire.Clock(seat=key[0], milliseconds=max(0, round(left * 1000)))

    def shown(self) -> tuple[object, wire.Clock]:
        """The turn that the clock measures, by which it is known whether there is news, and what
        everybody is told of it."""
        return self.key, self.told()
