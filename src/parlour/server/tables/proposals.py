"""Proposals, by which somebody at a table asks the others: to take back a move, to end the game, to
have a seat.

A proposal is named by the number of its entry in the log. It is carried out once all who are asked
have agreed (`Waiting.yet_to_agree`, `commands.carry_out`), and gone once one of them has declined.
"""

from collections.abc import Callable, Iterator, Sequence, Set
from typing import Any, Self, TypeVar, cast

import msgspec

from parlour.core.numbers import EntryNumber, Seat
from parlour.server import wire
from parlour.server.tables import log


class Asked(msgspec.Struct, kw_only=True, tag_field="what"):
    """The shape of all proposals. Their kinds say what each of them has."""

    n: EntryNumber
    """The number of its entry."""
    by: Seat | None = None
    """The seat that asks; None: a spectator."""
    seat: Seat | None = None
    """The seat that the proposal is about."""
    name: str = ""
    """The name of a spectator who asks for a seat."""
    token: str | None = None
    """The hash of the token by which a spectator would have the seat."""
    scored: bool = False
    agreed: set[Seat] = msgspec.field(default_factory=set)
    """The seats that have agreed."""

    @property
    def what(self) -> wire.What:
        """Its kind, as the wire names it."""
        return cast("wire.What", self.__struct_config__.tag)


class OfAll(Asked):
    """A proposal to which everybody in the game must agree, so that one sleeping player would hold
    it up. There is one of a kind at most."""

    by: Seat


class UndoRequest(OfAll, tag="undo"):
    """The last action is to be taken back."""


class EndRequest(OfAll, tag="end"):
    """The game is to end."""


class SwapRequest(Asked, tag="swap"):
    """Two people are to change seats."""

    by: Seat
    seat: Seat


class OfSpectator(Asked):
    """A spectator would have a seat; somebody must have agreed."""

    token: str


class Claim(OfSpectator, tag="claim"):
    """A seat is the spectator's own."""

    seat: Seat


class SeatRequest(OfSpectator, tag="seat"):
    """The spectator is to get a seat: this one, if any is named."""


Proposal = UndoRequest | EndRequest | SwapRequest | Claim | SeatRequest
Kind = TypeVar("Kind", bound=Asked)

MOVES = (log.Started, log.Dealt, log.Acted, log.Undone, log.Ended, log.Left, log.Joined, log.Erased)
"""Entries after which there is nothing to take back any more."""


class Proposals:
    """The proposals at one table, the oldest first."""

    def __init__(self, sought: Sequence[log.Sought] = ()) -> None:
        self._all: dict[EntryNumber, Proposal] = {}
        for each in sought:
            fields = msgspec.structs.asdict(each) | {"agreed": set(each.agreed)}
            self._add(SeatRequest(**fields))

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
            if isinstance(each, SeatRequest)
        ]

    def get(self, n: EntryNumber) -> Proposal | None:
        """The proposal with this number."""
        return self._all.get(n)

    def one(self, kind: type[Kind]) -> Kind | None:
        """The only proposal of its kind, or the oldest."""
        return next((each for each in self._all.values() if isinstance(each, kind)), None)

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
                self._add(UndoRequest(n=n, by=seat))
            case log.EndProposed(seat=seat):
                self._add(EndRequest(n=n, by=seat, scored=entry.scored, agreed={seat}))
            case log.SwapAsked(seat=seat):
                self._add(SwapRequest(n=n, by=seat, seat=entry.to))
            case log.SeatClaimed(seat=seat):
                self._add(Claim(n=n, seat=seat, token=entry.token))
            case log.SeatAsked(seat=wanted):
                self._add(SeatRequest(n=n, seat=wanted, name=entry.name, token=entry.token))
            case log.Agreed():
                if proposal := self._all.get(entry.proposal):
                    proposal.agreed.add(entry.seat)
            case log.Refused():
                self._all.pop(entry.proposal, None)
            case log.UndoAnswered(agree=agree):
                self._answered(UndoRequest, entry.seat, agree)
            case log.EndAgreed(seat=seat):
                self._answered(EndRequest, seat, True)
            case log.EndRefused(seat=seat):
                self._answered(EndRequest, seat, False)

    def _add(self, proposal: Proposal) -> None:
        if isinstance(proposal, OfAll):
            self._drop(lambda each: isinstance(each, type(proposal)))
        self._all[proposal.n] = proposal

    def _answered(self, kind: type[OfAll], seat: Seat, agree: bool) -> None:
        """Take note of an answer in an older log, which does not name its proposal."""
        if agree and (proposal := self.one(kind)):
            proposal.agreed.add(seat)
        elif not agree:
            self._drop(lambda each: isinstance(each, kind))

    def _drop_what_is_settled(self, entry: log.LogEntry, over: bool, moved: Set[Seat]) -> None:
        if isinstance(entry, MOVES):
            self._drop(lambda each: isinstance(each, UndoRequest))
        if over or isinstance(entry, log.Undone):
            self._drop(lambda each: isinstance(each, EndRequest))
        if isinstance(entry, log.Started | log.Reopened | log.GameChosen):
            self._drop(lambda each: not isinstance(each, SeatRequest))
            for each in self._all.values():
                if isinstance(each, SeatRequest):
                    each.seat = None  # it may have another number
        if isinstance(entry, log.Seated | log.Joined | log.Transferred):
            self._drop(lambda each: each.token == entry.token)
        of_two = SwapRequest, Claim
        self._drop(
            lambda each: isinstance(each, of_two) and not moved.isdisjoint((each.by, each.seat))
        )
        if not isinstance(entry, log.Transferred):
            for each in self._all.values():
                each.agreed -= moved

    def _drop(self, which: Callable[[Proposal], bool]) -> None:
        self._all = {n: each for n, each in self._all.items() if not which(each)}
