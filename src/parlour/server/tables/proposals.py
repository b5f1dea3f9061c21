"""Proposals, by which somebody at a table asks the others: to take back a move, to end the game, to
have a seat.

A proposal is named by the number of its entry in the log. It is carried out once all who are asked
have agreed (`Waiting.yet_to_agree`, `commands.carry_out`), and gone once one of them has declined.
"""

from collections.abc import Callable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import Any, Self

import msgspec

from parlour.core.numbers import EntryNumber, Seat
from parlour.server import wire
from parlour.server.tables import log


@dataclass
class Proposal:
    """One proposal."""

    n: EntryNumber
    """The number of its entry."""
    what: wire.What
    by: Seat | None
    """The seat that asks; None: a spectator."""
    seat: Seat | None = None
    """The seat that the proposal is about."""
    name: str = ""
    """The name of a spectator who asks for a seat."""
    token: str | None = None
    """The hash of the token by which a spectator would have the seat."""
    scored: bool = False
    agreed: set[Seat] = field(default_factory=set)
    """The seats that have agreed."""


MOVES = (log.Started, log.Dealt, log.Acted, log.Undone, log.Ended, log.Left, log.Joined, log.Erased)
"""Entries after which there is nothing to take back any more."""


class Proposals:
    """The proposals at one table, the oldest first."""

    def __init__(self, sought: Sequence[log.Sought] = ()) -> None:
        self._all: dict[EntryNumber, Proposal] = {}
        for each in sought:
            fields = msgspec.structs.asdict(each) | {"agreed": set(each.agreed)}
            self._add(Proposal(what="seat", by=None, **fields))

    @classmethod
    def again(cls, kept: Sequence[dict[str, Any]]) -> Self:
        """Restore proposals from a snapshot."""
        self = cls()
        for each in msgspec.convert(kept, list[Proposal]):
            self._all[each.n] = each
        return self

    def kept(self) -> list[dict[str, Any]]:
        """All proposals, for a snapshot in a game."""
        kept: list[dict[str, Any]] = msgspec.to_builtins(list(self), builtin_types=())
        return kept

    def __iter__(self) -> Iterator[Proposal]:
        return iter(list(self._all.values()))

    def __bool__(self) -> bool:
        return bool(self._all)

    def sought(self) -> list[log.Sought]:
        """Spectators' requests for seats, for a snapshot; all other proposals end with the game."""
        return [
            log.Sought(
                n=each.n,
                seat=each.seat,
                name=each.name,
                token=each.token,
                agreed=sorted(each.agreed),
            )
            for each in self._all.values()
            if each.what == "seat" and each.token
        ]

    def get(self, n: EntryNumber) -> Proposal | None:
        """The proposal with this number."""
        return self._all.get(n)

    def one(self, what: wire.What) -> Proposal | None:
        """The only proposal of its kind, or the oldest."""
        return next((each for each in self._all.values() if each.what == what), None)

    def of(self, token: str | None) -> Proposal | None:
        """The proposal of the spectator with this token hash."""
        if token is None:
            return None
        return next((each for each in self._all.values() if each.token == token), None)

    def fold(self, n: EntryNumber, entry: log.LogEntry, over: bool, moved: Set[Seat]) -> None:
        """Fold entry number n; `over`: no game is under way after it; `moved` are the seats that
        other people have after it, or the same from another device."""
        if self._all:
            self._drop_what_is_settled(entry, over, moved)
        match entry:
            case log.UndoAsked(seat=seat):
                self._add(Proposal(n, "undo", seat))
            case log.EndProposed(seat=seat):
                self._add(Proposal(n, "end", seat, scored=entry.scored, agreed={seat}))
            case log.SwapAsked(seat=seat):
                self._add(Proposal(n, "swap", seat, seat=entry.to))
            case log.SeatClaimed(seat=seat):
                self._add(Proposal(n, "claim", None, seat=seat, token=entry.token))
            case log.SeatAsked(seat=wanted):
                asked = Proposal(n, "seat", None, wanted, name=entry.name, token=entry.token)
                self._add(asked)
            case log.Agreed():
                if proposal := self._all.get(entry.proposal):
                    proposal.agreed.add(entry.seat)
            case log.Refused():
                self._all.pop(entry.proposal, None)
            case log.UndoAnswered(agree=agree):
                self._answered("undo", entry.seat, agree)
            case log.EndAgreed(seat=seat):
                self._answered("end", seat, True)
            case log.EndRefused(seat=seat):
                self._answered("end", seat, False)

    def _add(self, proposal: Proposal) -> None:
        if proposal.what in ("undo", "end"):
            self._drop(lambda each: each.what == proposal.what)
        self._all[proposal.n] = proposal

    def _answered(self, what: wire.What, seat: Seat, agree: bool) -> None:
        """Take note of an answer in an older log, which does not name its proposal."""
        if agree and (proposal := self.one(what)):
            proposal.agreed.add(seat)
        elif not agree:
            self._drop(lambda each: each.what == what)

    def _drop_what_is_settled(self, entry: log.LogEntry, over: bool, moved: Set[Seat]) -> None:
        if isinstance(entry, MOVES):
            self._drop(lambda each: each.what == "undo")
        if over or isinstance(entry, log.Undone):
            self._drop(lambda each: each.what == "end")
        if isinstance(entry, log.Started | log.Reopened | log.GameChosen):
            self._drop(lambda each: each.what != "seat")
            for each in self._all.values():
                each.seat = None  # it may have another number
        if isinstance(entry, log.Seated | log.Joined | log.Transferred):
            self._drop(lambda each: each.token == entry.token)
        of_two = ("swap", "claim")
        self._drop(lambda each: each.what in of_two and not moved.isdisjoint((each.by, each.seat)))
        if not isinstance(entry, log.Transferred):
            for each in self._all.values():
                each.agreed -= moved

    def _drop(self, which: Callable[[Proposal], bool]) -> None:
        self._all = {n: each for n, each in self._all.items() if not which(each)}
