"""Whom a table without a turn clock waits for, and who lets it wait for too long.

Nobody can hold up a game: the other players can nudge a person who does not move, then let a bot
play on; and a proposal that needs everybody's consent does not wait for people who do not answer.
How long the table has waited follows from the log: from the time of the entry that began the turn,
or made the proposal. Tables with a turn clock need none of this.
"""

import time
from collections.abc import Iterator

from parlour.core.numbers import EntryNumber, Instant, Seat, Seconds, all_seats, by_seat
from parlour.server.rooms.clock import Clock
from parlour.server.rooms.presence import Presence
from parlour.server.settings.settings import Settings
from parlour.server.tables.proposals import (
    Claim,
    OfAll,
    OfSpectator,
    Proposal,
    SeatRequest,
    SwapRequest,
)
from parlour.server.tables.state import TableState
from parlour.server.tables.turns import TICK

LONGER = 3
"""The factor by which a host may wait longer while seats are free: friends may still be coming."""


class Waiting:
    """The people whom one table waits for."""

    def __init__(
        self, state: TableState, presence: Presence, clock: Clock, settings: Settings
    ) -> None:
        self._state = state
        self._presence = presence
        self._clock = clock
        self._settings = settings
        self._began: dict[EntryNumber, float] = {}
        """By the number of each entry that asks all for something, or of the last one in the lobby:
        since when this has been known (monotonic seconds)."""
        self.note()

    def note(self) -> None:
        """Take note that the table may have gone on."""
        now = time.monotonic()
        self._began = {n: self._began.get(n, now) for n in self.entries()}

    def entries(self) -> list[EntryNumber]:
        """The entries from which on the table waits for something other than a move."""
        if self._state.status == "lobby":
            return [self._state.n]
        return [each.n for each in self._state.proposals if isinstance(each, OfAll)]

    def resume(self, n: EntryNumber, ran: Seconds) -> None:
        """Take into account that entry number n had been asking for this many seconds when the
        table was loaded."""
        self._began[n] -= ran

    def _since(self, n: EntryNumber) -> Instant:
        return self._began.get(n, time.monotonic())

    # --- turns ------------------------------------------------------------------------------------

    def idle_from(self, seat: Seat) -> Instant | None:
        """When the person in turn, if they are connected, begins to keep the others waiting for too
        long (monotonic seconds). None: the table does not wait for them."""
        table = self._state.table
        if table is None or table.to_act != seat or not self._patient(seat):
            return None
        return self._deadline(seat, self._clock.began)

    def idle(self, seat: Seat) -> bool:
        """True if the person on a seat is in turn, connected, and has kept the others waiting for
        too long."""
        return _past(self.idle_from(seat))

    def in_vain(self, seat: Seat) -> bool:
        """True if the others wait for the person on a seat, who is absent or idle."""
        return self._presence.absent(seat) or self.idle(seat)

    def _patient(self, seat: Seat) -> bool:
        state, presence = self._state, self._presence
        playing = state.status == "playing" and not state.setup.clock
        return playing and presence.online(seat) and presence.stood_in(seat) is None

    def _deadline(self, seat: Seat, began: Instant) -> Instant:
        """Until when the others wait for somebody's move or answer, from when it `began` (monotonic
        seconds); not as long for a person who looks at something else."""
        at = began + self._settings.patience
        unseen = self._presence.unseen_since(seat)
        return at if unseen is None else min(at, max(began, unseen) + self._settings.absence)

    # --- what all must agree to -------------------------------------------------------------------

    def have_a_say(self) -> list[Seat]:
        """The seats whose people are asked when all must agree: not those who are absent, have let
        turns pass, or keep the others waiting. Having just lost the connection does not count as
        consent."""
        return [seat for seat in self._there() if not self.idle(seat)]

    def _there(self) -> list[Seat]:
        presence = self._presence
        return [
            n
            for n, seat in by_seat(self._state.seats)
            if seat.kind == "person" and not (presence.stood_in(n) or presence.absent(n))
        ]

    def yet_to_agree(self, proposal: Proposal) -> list[Seat]:
        """The seats whose people have yet to agree to a proposal."""
        return [
            seat
            for seat in self._asked_for(proposal)
            if seat != proposal.by
            and seat not in proposal.agreed
            and not _past(self._silent_from(seat, proposal))
        ]

    def _asked_for(self, proposal: Proposal) -> list[Seat]:
        """The seats whose people are asked about a proposal. A claim to a seat is for its owner
        alone to answer, if they are there; else for all others who have not been away
        themselves."""
        match proposal:
            case SeatRequest():
                host = self._state.host
                return [] if host is None or proposal.agreed else [host]
            case SwapRequest():
                return [proposal.seat]
            case Claim():
                return self.witnesses(proposal.seat)
            case OfAll():
                return self.have_a_say()

    def witnesses(self, seat: Seat) -> list[Seat]:
        """The seats whose people are asked whether a seat is a spectator's."""
        if self._presence.online(seat):
            return [seat]
        by_the_day = self._state.by_the_day
        return [
            n
            for n in self._there()
            if n != seat and (by_the_day or not self._presence.gone(n, self._settings.absence))
        ]

    def settled(self, proposal: Proposal) -> bool:
        """True if all who are asked have agreed; to give a seat away, at least one person must
        have."""
        if self.yet_to_agree(proposal):
            return False
        return not isinstance(proposal, OfSpectator) or bool(proposal.agreed)

    def _silent_from(self, seat: Seat, proposal: Proposal) -> Instant | None:
        """When a proposal that the game hangs on stops waiting for a person's answer (monotonic
        seconds). None: it waits on, or they have moved since."""
        played = self._state.in_turn.get(seat, 0) > proposal.n
        if not isinstance(proposal, OfAll) or played or not self._patient(seat):
            return None
        return self._deadline(seat, self._since(proposal.n))

    # --- the lobby --------------------------------------------------------------------------------

    def host_idle_from(self) -> Instant | None:
        """From when on, in the lobby, any player may begin the game, as the host does not."""
        state = self._state
        if state.status != "lobby" or state.host is None:
            return None
        free = any(seat.kind == "empty" for seat in state.seats)
        wait = self._settings.patience * (LONGER if free else 1)
        return self._since(state.n) + wait

    def host_idle(self) -> bool:
        """True if nothing has happened in the lobby for so long that any player may begin."""
        return _past(self.host_idle_from())

    # --- all of it --------------------------------------------------------------------------------

    def times(self) -> Iterator[Instant | None]:
        """The times from which somebody has kept the others waiting for too long, so that all must
        be told (monotonic seconds)."""
        yield self.host_idle_from()
        table = self._state.table
        if table and table.to_act is not None:
            yield self.idle_from(table.to_act)
        for proposal in self._state.proposals:
            for seat in all_seats(len(self._state.seats)):
                yield self._silent_from(seat, proposal)

    def can_be_nudged(self, seat: Seat) -> bool:
        """True if the person on this seat keeps the others waiting for too long."""
        return self.idle(seat) or (seat == self._state.host and self.host_idle())


def _past(at: Instant | None) -> bool:
    return at is not None and time.monotonic() > at - TICK
