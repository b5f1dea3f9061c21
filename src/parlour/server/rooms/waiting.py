"""Whom a table without a turn clock waits for, and who lets it wait for too long.

Nobody can hold up the others: they can nudge whoever does not move, then let a bot play on, and
what all must agree to does not wait for those who do not answer. Since when the table waits follows
from the log: from the time of the entry that began the turn, or that asks. Where a clock runs,
nothing of this is needed.
"""

import time
from collections.abc import Iterator

from parlour.server import wire
from parlour.server.rooms.clock import Clock
from parlour.server.rooms.presence import Presence
from parlour.server.settings import Settings
from parlour.server.state import TableState
from parlour.server.turns import TICK

LONGER = 3
"""A host may still be waiting for friends while seats are free: they have that many times as
long."""


class Waiting:
    """Who is waited for at one table."""

    def __init__(
        self, state: TableState, presence: Presence, clock: Clock, settings: Settings
    ) -> None:
        self._state = state
        self._presence = presence
        self._clock = clock
        self._settings = settings
        self._began: dict[int, float] = {}
        """By the numbers of entries that ask all for something, and of the last one in the lobby:
        since when that is known (monotonic seconds)."""
        self.note()

    def note(self) -> None:
        """Take note that the table may have gone on."""
        now = time.monotonic()
        self._began = {n: self._began.get(n, now) for n in self.entries()}

    def entries(self) -> list[int]:
        """The entries from which on the table waits for something other than a move."""
        asked, ending = self._state.asked, self._state.ending
        if self._state.status == "lobby":
            return [self._state.n]
        return [each.n for each in (asked, ending) if each is not None]

    def resume(self, n: int, ran: float) -> None:
        """What entry number n asks had been asked for so many seconds before the table was
        loaded."""
        self._began[n] -= ran

    def _since(self, n: int) -> float:
        return self._began.get(n, time.monotonic())

    # --- turns ------------------------------------------------------------------------------------

    def idle_from(self, seat: int) -> float | None:
        """From when on the person in turn lets the others wait for too long (monotonic seconds),
        if they are connected. None: the table does not wait for them."""
        table = self._state.table
        if table is None or table.to_act != seat or not self._patient(seat):
            return None
        return self._deadline(seat, self._clock.began)

    def idle(self, seat: int) -> bool:
        """Whether the person on a seat is in turn, connected, and has let the others wait."""
        return _past(self.idle_from(seat))

    def _patient(self, seat: int) -> bool:
        state, presence = self._state, self._presence
        playing = state.status == "playing" and not state.clock
        return playing and presence.online(seat) and presence.stood_in(seat) is None

    def _deadline(self, seat: int, began: float) -> float:
        """For how long the others wait for somebody's move or answer; less long for whoever looks
        at something else."""
        at = began + self._settings.patience
        unseen = self._presence.unseen_since(seat)
        return at if unseen is None else min(at, max(began, unseen) + self._settings.absence)

    # --- what all must agree to -------------------------------------------------------------------

    def have_a_say(self) -> list[int]:
        """The seats whose people are asked what all must agree to: not those who are absent, have
        let turns pass, or let the others wait. A connection that has just been lost is no
        consent."""
        presence = self._presence
        return [
            n
            for n, seat in enumerate(self._state.seats)
            if seat.kind == "person"
            and not (presence.stood_in(n) or presence.absent(n) or self.idle(n))
        ]

    def asked_to_end(self) -> list[int]:
        """The seats whose people have yet to agree to end the game."""
        ending = self._state.ending
        return self._yet_to_answer(ending.n, ending.agreed) if ending else []

    def asked_to_undo(self) -> list[int]:
        """The seats whose people have yet to agree that an action is taken back."""
        asked = self._state.asked
        return self._yet_to_answer(asked.n, asked.agreed | {asked.seat}) if asked else []

    def _yet_to_answer(self, n: int, done: set[int]) -> list[int]:
        return [
            seat
            for seat in self.have_a_say()
            if seat not in done and not _past(self._silent_from(seat, n))
        ]

    def _silent_from(self, seat: int, n: int) -> float | None:
        """From when on a person's answer to entry number n is no longer waited for; not while they
        play on."""
        if not self._patient(seat) or self._state.in_turn.get(seat, 0) > n:
            return None
        return self._deadline(seat, self._since(n))

    # --- the lobby --------------------------------------------------------------------------------

    def host_idle_from(self) -> float | None:
        """From when on, in the lobby, any player may begin the game, as the host does not."""
        state = self._state
        if state.status != "lobby" or state.host is None:
            return None
        free = any(seat.kind == "empty" for seat in state.seats)
        wait = self._settings.patience * (LONGER if free else 1)
        return self._since(state.n) + wait

    def host_idle(self) -> bool:
        """Whether nothing has happened in the lobby for so long that any player may begin."""
        return _past(self.host_idle_from())

    # --- all of it --------------------------------------------------------------------------------

    def due(self) -> Iterator[float]:
        """When something of this will be so that is not yet, and all are to be told (monotonic
        seconds)."""
        at = [self.host_idle_from()]
        for seat in range(len(self._state.seats)):
            at.append(self.idle_from(seat))
            if self._state.status == "playing":
                at += [self._silent_from(seat, n) for n in self.entries()]
        return (each for each in at if each is not None and not _past(each))

    def can_be_nudged(self, seat: int) -> bool:
        """Whether somebody on this seat lets the others wait."""
        return self.idle(seat) or (seat == self._state.host and self.host_idle())

    def ending(self) -> wire.Ending | None:
        """The proposal to end the game early, if there is one."""
        ending = self._state.ending
        if ending is None:
            return None
        return wire.Ending(
            seat=ending.by,
            scored=ending.scored,
            agreed=sorted(ending.agreed),
            waiting=self.asked_to_end(),
        )

    def undo(self) -> wire.UndoInfo | None:
        """Whether somebody asks to take back the last action."""
        asked = self._state.asked
        if asked is None:
            return None
        return wire.UndoInfo(
            seat=asked.seat, agreed=sorted(asked.agreed), waiting=self.asked_to_undo()
        )


def _past(at: float | None) -> bool:
    return at is not None and time.monotonic() > at - TICK
