"""The results of a look back at a game: plain data, which compares, prints and becomes JSON.

Shares are chances of winning, 0 to 1; if several may share the victory, parts of it. Seats count
from 0, entries from 1, as in the record. Errors are standard errors.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Literal

import msgspec

from parlour.core.numbers import Seat

SURE = 3.0
"""The standard errors by which a cost must be above 0 to be named."""
WORTH_NAMING = 0.02
"""The least cost that is named, as a share of the victory."""
LIKELY = 2.0
"""The standard errors by which a chance may be off, as people are told, and by which one part of an
account must be above another to be called the larger."""
DOUBTFUL = 1.0
"""The standard errors by which another move must look better to be looked at again."""


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """The mean of some playouts."""

    value: float
    error: float
    """Its standard error."""


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """A position of the game: after a deal, a move, or the end that the players agreed on."""

    entry: int
    """The number of the record's entry that led to it."""
    round: int
    """The number of the round, from 1 on."""
    shares: tuple[float, ...]
    """Each seat's chance of winning, with all cards known; at the end, its share of the victory. If
    nobody saw some cards: by what the seat of the note `unseen` knew."""
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


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence about the game: its text is `review-<says>`, filled with the other fields."""

    says: Literal["won", "turned", "dearest", "clean", "unseen", "doubt"]
    seat: int = -1
    entry: int = 0
    round: int = 0
    why: str = ""
    """The part of the account that gave a winner most: `own`, `others`, `luck`, or `mixed`, if none
    did beyond its error; `unseen` without an account."""
    before: float = 0.0
    """A chance of winning before a turn of the game, and after it."""
    after: float = 0.0
    amount: float = 0.0
    """The cost of a move; or, with doubt, how far a chance may be off."""


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A look back at a finished game."""

    game: str
    seats: tuple[str, ...]
    """Names, clockwise."""
    winners: tuple[int, ...]
    points: tuple[Point, ...]
    """The curve of the chances of winning; it begins before the first deal, with entry 0."""
    decisions: tuple[Decision, ...]
    """In the order of the game. Moves without a choice are left out."""
    accounts: tuple[Account, ...]
    """By seat; none, if nobody saw some cards."""
    notes: tuple[Note, ...]

    @property
    def mistakes(self) -> tuple[Decision, ...]:
        """The moves that cost most, the dearest first."""
        return tuple(mistakes(self.decisions))

    def document(self) -> dict[str, Any]:
        """The review as plain data for JSON (`docs/review.md`)."""
        document: dict[str, Any] = msgspec.to_builtins(self)
        return document | {"mistakes": [decision.entry for decision in self.mistakes]}


# --- judging: translated for the page -------------------------------------------------------------


def estimate(total: float, squares: float, count: int) -> Estimate:
    """Estimate a mean from the sum of `count` results, at least 2, and the sum of their squares."""
    mean = total / count
    variance = max(squares / count - mean * mean, 0.0)
    return Estimate(value=mean, error=sqrt(variance / (count - 1)))


def best_of(leads: Sequence[Estimate]) -> int:
    """The number of the choice that leads most; of equals, the first."""
    best = 0
    for at in range(1, len(leads)):
        if leads[at].value > leads[best].value:
            best = at
    return best


def is_doubtful(lead: Estimate) -> bool:
    """True if a choice looks so much better than the move that was played that both are worth
    another look."""
    return lead.value > DOUBTFUL * lead.error


def is_mistake(decision: Decision) -> bool:
    """True if the cost of a move is worth naming, and beyond its error."""
    return decision.better is not None and decision.cost >= max(WORTH_NAMING, SURE * decision.error)


def mistakes(decisions: Sequence[Decision]) -> list[Decision]:
    """The moves that cost most, the dearest first."""
    return sorted([each for each in decisions if is_mistake(each)], key=_cheapness)


def _cheapness(decision: Decision) -> float:
    return -decision.cost


def accounts(decisions: Sequence[Decision], result: Sequence[float]) -> list[Account]:
    """Divide what each seat won or lost, from an equal share to its `result`, into choices and
    luck."""
    return [_account(seat, decisions, result[seat], len(result)) for seat in range(len(result))]


def _account(seat: int, decisions: Sequence[Decision], result: float, seats: int) -> Account:
    own = [each for each in decisions if each.seat == seat]
    others = [each for each in decisions if each.seat != seat]
    gained = sum([each.skill[seat] for each in own])
    given = sum([each.skill[seat] for each in others])
    start = 1 / seats
    return Account(
        seat=Seat(seat),
        start=start,
        own=gained,
        others=given,
        luck=result - start - gained - given,
        result=result,
        own_error=_together(own, seat),
        luck_error=_together(decisions, seat),
    )


def _together(decisions: Sequence[Decision], seat: int) -> float:
    """The standard error of the sum of what some decisions gave a seat."""
    return sqrt(sum([each.skill_errors[seat] * each.skill_errors[seat] for each in decisions]))


def notes(
    points: Sequence[Point],
    decisions: Sequence[Decision],
    accounts: Sequence[Account],
    winners: Sequence[int],
    knower: int | None = None,
) -> list[Note]:
    """Say in a few sentences why the winners won, when the game turned, which move was the dearest,
    by what one seat knew all this is judged, if nobody saw some cards, and how far the chances may
    be off."""
    seen = len(accounts) > 0
    said = [
        Note(says="won", seat=seat, why=_why(accounts[seat]) if seen else "unseen")
        for seat in winners
    ]
    if len(winners) > 0:
        said.append(_turn(points, winners[0]))
    found = mistakes(decisions)
    if len(found) > 0:
        dearest = found[0]
        said.append(
            Note(
                says="dearest",
                seat=dearest.seat,
                entry=dearest.entry,
                round=dearest.round,
                amount=dearest.cost,
            )
        )
    else:
        said.append(Note(says="clean"))
    if knower is not None:
        said.append(Note(says="unseen", seat=knower))
    said.append(Note(says="doubt", amount=LIKELY * max([max(each.errors) for each in points])))
    return said


def _why(account: Account) -> str:
    """The part of a winner's account that gave most (see `Note.why`)."""
    doubt = LIKELY * account.luck_error
    if account.own - max(account.others, account.luck) > doubt:
        return "own"
    if account.others - max(account.own, account.luck) > doubt:
        return "others"
    if account.luck - max(account.own, account.others) > doubt:
        return "luck"
    return "mixed"


def _turn(points: Sequence[Point], seat: int) -> Note:
    """The step after which a seat's chance had risen most."""
    best = 1
    for at in range(1, len(points)):
        if _gain(points, at, seat) > _gain(points, best, seat):
            best = at
    return Note(
        says="turned",
        seat=seat,
        entry=points[best].entry,
        round=points[best].round,
        before=points[best - 1].shares[seat],
        after=points[best].shares[seat],
    )


def _gain(points: Sequence[Point], at: int, seat: int) -> float:
    return points[at].shares[seat] - points[at - 1].shares[seat]
