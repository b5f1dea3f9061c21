"""Which move a search chooses, and whether its answer is already clear."""

import math
from collections.abc import Sequence

from parlour.bots.search.analysis import MoveValue

ENOUGH = 1000
"""No answer counts as clear before this many iterations."""
TRIFLE = 0.002
"""A gain not worth more iterations, in standard deviations of the results."""


def choose(
    moves: Sequence[MoveValue],
    deviation: float,
    left: float,
    *,
    paired: bool,
    doubt: float,
    stop_early: bool,
) -> MoveValue | None:
    """Choose the move to play; None to go on searching. The first of `moves` is the policy's, or
    the net's if one has a say.

    `deviation` is the standard deviation of single results, `left` the iterations that the budget
    still allows. With `paired`, visits say little about a move (see `Workspace.paired`). For
    `doubt` and `stop_early` see `Search`.
    """
    ranked = sorted(moves, key=_by_share if paired else _by_visits, reverse=True)
    if stop_early and is_clear(ranked, deviation):
        return ranked[0]
    if left <= 0 or (stop_early and not paired and is_settled(ranked, left)):
        return ranked[0] if is_sure(ranked[0], moves[0], doubt) else moves[0]
    return None


def _by_share(move: MoveValue) -> float:
    return move.share - move.error


def _by_visits(move: MoveValue) -> tuple[int, float]:
    return move.visits, move.share


def is_sure(best: MoveValue, other: MoveValue, doubt: float) -> bool:
    """True if the best move is better than another by `doubt` standard errors."""
    lead = best.share - other.share
    return doubt == 0 or lead >= doubt * math.hypot(best.error, other.error)


def is_settled(ranked: Sequence[MoveValue], left: float) -> bool:
    """True if the first move, the most visited, must stay so in the iterations that are left."""
    return all(ranked[0].visits - move.visits > left for move in ranked[1:])


def is_clear(ranked: Sequence[MoveValue], deviation: float) -> bool:
    """True if no other move can be expected to gain more than a trifle over the first, relative to
    the standard `deviation` of single results."""
    best, others = ranked[0], ranked[1:]
    return sum(move.visits for move in ranked) >= ENOUGH and all(
        gain(best.share - move.share, math.hypot(best.error, move.error)) < TRIFLE * deviation
        for move in others
    )


def gain(lead: float, error: float) -> float:
    """The expected improvement from playing a move that lies behind by `lead`, for a normally
    distributed error: the mean of how much better it may really be, counting 0 where it is
    worse."""
    if error == 0:
        return max(-lead, 0.0)
    z = lead / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    return error * density - lead * math.erfc(z / math.sqrt(2)) / 2
