"""The results of a look back at a game: plain data, which compares, prints and becomes JSON.

Shares are chances of winning, 0 to 1; if several may share the victory, parts of it. Seats count
from 0, entries from 1, as in the record. Errors are standard errors.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from parlour.core.numbers import Seat

SURE = 3.0
"""The standard errors by which a cost must be above 0 to be named."""
WORTH_NAMING = 0.02
"""The least cost that is named, as a share of the victory."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A position of the game: after a deal, a move, or the end that the players agreed on."""

    entry: int
    """The number of the record's entry that led to it."""
    round: int
    """The number of the round, from 1 on."""
    shares: tuple[float, ...]
    """Each seat's chance of winning, with all cards known; at the end, its share of the victory."""
    errors: tuple[float, ...]


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """A move that was a choice, judged by what its seat knew."""

    entry: int
    """The number of the move's entry in the record."""
    round: int
    seat: Seat
    action: str
    """The move, as notation."""
    better: str | None = None
    """The move that would have been better; none if no other looked better. Out of turn, an empty
    word for not acting."""
    cost: float = 0.0
    """The share of the victory that the better move would have given the seat besides."""
    error: float = 0.0
    """Of the cost."""
    skill: tuple[float, ...]
    """The share of the victory that the move gives each seat beyond the policy's move."""
    skill_errors: tuple[float, ...]

    @property
    def is_mistake(self) -> bool:
        """True if the cost is worth naming, and beyond its error."""
        return self.better is not None and self.cost >= max(WORTH_NAMING, SURE * self.error)


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """The account of a seat's chance of winning: start + own + others + luck = result."""

    seat: Seat
    start: float
    """An equal share."""
    own: float
    """The gain from the seat's own choices, measured against the policy's."""
    others: float
    """The gain, or loss, from the choices of the other seats."""
    luck: float
    """All the rest: deals, draws, and the cards that others held."""
    result: float
    """The share of the victory; where the game was left without winners, the chance at that
    time."""
    own_error: float
    luck_error: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A look back at a finished game."""

    game: str
    seats: tuple[str, ...]
    """Names, clockwise."""
    points: tuple[Point, ...]
    """The curve of the chances of winning; it begins before the first deal, with entry 0."""
    decisions: tuple[Decision, ...]
    """In the order of the game. Moves without a choice are left out."""
    accounts: tuple[Account, ...]
    """By seat."""

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The moves that cost most, the dearest first."""
        found = [decision for decision in self.decisions if decision.is_mistake]
        return tuple(sorted(found, key=lambda decision: -decision.cost))

    def document(self) -> dict[str, Any]:
        """The review as plain data for JSON (`docs/review.md`)."""
        document: dict[str, Any] = msgspec.to_builtins(self)
        return document | {"mistakes": [decision.entry for decision in self.mistakes]}


def accounts(decisions: Sequence[Decision], result: Sequence[float]) -> tuple[Account, ...]:
    """Divide what each seat won or lost, from an equal share to its `result`, into choices and
    luck."""
    return tuple(
        _account(Seat(seat), decisions, share, len(result)) for seat, share in enumerate(result)
    )


def _account(seat: Seat, decisions: Sequence[Decision], result: float, seats: int) -> Account:
    own = [each for each in decisions if each.seat == seat]
    others = [each for each in decisions if each.seat != seat]
    gained = sum(each.skill[seat] for each in own)
    given = sum(each.skill[seat] for each in others)
    start = 1 / seats
    return Account(
        seat=seat,
        start=start,
        own=gained,
        others=given,
        luck=result - start - gained - given,
        result=result,
        own_error=_together(own, seat),
        luck_error=_together(decisions, seat),
    )


def _together(decisions: Sequence[Decision], seat: Seat) -> float:
    """The standard error of the sum of what some decisions gave a seat."""
    return sqrt(sum(each.skill_errors[seat] ** 2 for each in decisions))
