"""The seat in turn, since when, and the seats that have let turns pass: the turn clock goes by
these."""

from dataclasses import dataclass, field

from parlour.core.numbers import NO_ENTRY, EntryNumber, Seat
from parlour.core.table import Table
from parlour.server.tables import log

DAY = 86_400
"""A day in seconds."""

TICK = 0.001
"""Seconds by which timers may be early."""

TURNS = 2
"""The number of turns in a row that somebody may let pass before a bot has the seat."""


@dataclass
class Turns:
    """The turns of one game, as far as its log says."""

    since: EntryNumber = NO_ENTRY
    """Number of the entry from which on the seat in turn has its time."""
    late: Seat | None = None
    """The seat in turn, if its time has run out and a bot plays this turn to its end."""
    missed: dict[Seat, int] = field(default_factory=dict)
    """By seat: how many turns in a row the clock has ended."""
    stood_in: set[Seat] = field(default_factory=set)
    """Seats for which a bot plays until their owners can see the table again."""
    idle: set[Seat] = field(default_factory=set)
    """Seats for which a bot plays until their owners move, or say that they are back, because the
    others had waited long enough."""
    waited: set[Seat] = field(default_factory=set)
    """Seats whose owners cannot see the table, and for whom the others wait."""
    played: dict[Seat, int] = field(default_factory=dict)
    """By seat: how many moves a bot has made since it began to stand in."""

    def taken(self, seat: Seat) -> bool:
        """True if a bot has the seat, because its owner has let too many turns pass."""
        return self.missed.get(seat, 0) >= TURNS

    def wait_for_word(self, seat: Seat) -> bool:
        """True if a bot has the seat until its owner says that they are back, or moves."""
        return self.taken(seat) or seat in self.idle

    def go_on(self, n: EntryNumber, seat: Seat | None, entry: log.GameEntry, table: Table) -> None:
        """Fold entry number n, which has led the game to where it is now; `seat` is the seat that
        acted, if the entry is an action."""
        if isinstance(entry, log.Acted) and seat is not None:
            if entry.id is None and seat in self.stood_in | self.idle:
                self.played[seat] = self.played.get(seat, 0) + 1
            if entry.id is not None:
                self.missed.pop(seat, None)
                self.idle.discard(seat)
                self.late = None if self.late == seat else self.late
            elif entry.late and self.late != seat:
                self.late = seat
                self.missed[seat] = self.missed.get(seat, 0) + 1
        if self.late != table.to_act:
            self.late = None
        if not table.interrupted:  # actions of others meanwhile cost and give no time
            self.since = n

    def back(self, n: EntryNumber, seat: Seat, in_turn: Seat | None) -> None:
        """Fold entry number n, by which the owner of a seat says that they are there."""
        self.missed.pop(seat, None)
        self.played.pop(seat, None)
        self.stood_in.discard(seat)
        self.idle.discard(seat)
        self.waited.discard(seat)
        if in_turn == seat:
            self.late, self.since = None, n
