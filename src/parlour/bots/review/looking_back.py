"""Goes through the record of a finished game and values its positions and choices."""

from collections.abc import Callable
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.bots.review.findings import (
    Decision,
    Estimate,
    Point,
    Review,
    accounts,
    best_of,
    is_doubtful,
    notes,
)
from parlour.bots.review.valuer import Valuer
from parlour.bots.unbound import NOTHING
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Action, all_seats
from parlour.core.record import Acted, Deal, Record, Undo
from parlour.core.table import Table
from parlour.games.replaying import stages

WORLDS = 128
"""The number of worlds in which a choice is valued, and of playouts by which a position is, unless
told."""
CLOSER = 6
"""A move that may have been a mistake is looked at again, in so many times more worlds."""


class UnfinishedError(ParlourError):
    """The game is not over, and only finished games can be looked back at."""

    code = "unfinished"


class UnseenError(ParlourError):
    """Of no seat all cards were seen, so there is nothing to judge by."""

    code = "unseen"


class Step(NamedTuple):
    """A deal or a move that still stands."""

    entry: int
    round: int
    before: Any
    """The plain state before it."""
    after: Any
    move: Acted | None
    """None: a deal."""


def review(
    record: Record,
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look back at a finished game. The same seed gives the same review on any machine.

    `worlds`, at least 2: how many worlds each choice is valued in. `progress(done, of)` is called
    after each step. In a record with cards that nobody saw, chances are told by what the first seat
    knew of which all cards were seen, moves are judged where they are, and there are no accounts.

    Raises UnfinishedError for a game that is not over, UnseenError, ValueError, and what
    `parlour.replay` raises.

    >>> import parlour
    >>> table = parlour.table("mojo", seats=["Ann", "Bo"], seed=3)
    >>> parlour.review(table.record())
    Traceback (most recent call last):
    parlour.bots.review.looking_back.UnfinishedError: expected a game that is over
    """
    if worlds < 2:
        raise ValueError(f"worlds: expected at least 2, got {worlds}")
    table, steps = _standing(record)
    if not table.over:
        raise UnfinishedError("expected a game that is over", said="unfinished")
    unseen = record.unseen
    seen = [seat for seat in all_seats(table.seats) if seat not in unseen]
    if not seen:
        raise UnseenError("expected a seat of which all cards were seen", said="unseen")
    knower = seen[0] if unseen else None
    outcome = table.outcome()
    assert outcome  # it is over
    seats = table.seats
    valuer = Valuer(table.game, seats)
    points = [Point(entry=0, round=1, shares=(1 / seats,) * seats, errors=(0.0,) * seats)]
    decisions = []
    for number, step in enumerate(steps):
        if step.move is not None and step.move.seat in seen:
            decision = _decision(table.game, valuer, step, step.move, seed + number, worlds)
            if decision:
                decisions.append(decision)
        points.append(_point(step, valuer.position(step.after, seed, worlds, knower)))
        if progress:
            progress(number + 1, len(steps))
    if outcome.winners and outcome.ended:
        end = len(record.entries)
        shares, errors = outcome.shares, (0.0,) * seats
        points.append(Point(entry=end, round=points[-1].round, shares=shares, errors=errors))
    found = accounts(decisions, points[-1].shares) if knower is None else []
    return Review(
        game=table.game.name,
        seats=table.names,
        winners=outcome.winners,
        points=tuple(points),
        decisions=tuple(decisions),
        accounts=tuple(found),
        notes=tuple(notes(points, decisions, found, outcome.winners, knower)),
    )


def _standing(record: Record) -> tuple[Table, list[Step]]:
    """The table at the end of a record, and the deals and moves that were not taken back."""
    steps: list[Step] = []
    table, entry, begun = None, 1, None
    for taken, table in stages(record):
        after = table.state.copy()
        if isinstance(taken, Undo):
            steps.pop()
        elif isinstance(taken, Deal | Acted):
            move = taken if isinstance(taken, Acted) else None
            round_ = len(table.sheet) + (not (move and table.game.rules.to_act(after) < 0))
            steps.append(Step(entry, round_, begun, after, move))
        begun, entry = after, len(table.entries) + 1
    if table is None:
        raise UnfinishedError("expected a game that is over", said="unfinished")
    return table, steps


def _point(step: Step, shares: list[Estimate]) -> Point:
    return Point(
        entry=step.entry,
        round=step.round,
        shares=tuple(each.value for each in shares),
        errors=tuple(each.error for each in shares),
    )


def _decision(
    game: Game[Any], valuer: Valuer, step: Step, move: Acted, seed: int, worlds: int
) -> Decision | None:
    """Judge a move by what its seat knew; None if it had no choice."""
    information = InformationState(game, step.before, move.seat)
    choices: list[int] = [*information.legal()]
    if not information.in_turn:
        choices.append(NOTHING)
    if len(choices) < 2:
        return None
    played = choices.index(game.notation.parse_action(step.before, move.action))
    found = valuer.choices(information, choices, played, 2 * seed, worlds)
    judged = Decision(
        entry=step.entry,
        round=step.round,
        seat=move.seat,
        action=move.action,
        skill=tuple(each.value for each in found.skill),
        skill_errors=tuple(each.error for each in found.skill),
    )
    best = best_of(found.leads)
    if best == played or not is_doubtful(found.leads[best]):
        return judged
    # The best of several looks better than it is: its cost is taken from other worlds, which the
    # net judges if one is asked.
    other = choices[best]
    cost = valuer.cost(information, choices[played], other, 2 * seed + 1, CLOSER * worlds)
    better = "" if other == NOTHING else game.notation.format_action(step.before, Action(other))
    return replace(judged, better=better, cost=cost.value, error=cost.error)
