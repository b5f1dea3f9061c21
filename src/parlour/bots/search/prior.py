"""What a net expects of the moves before the search, and has a say in after it."""

from collections.abc import Sequence
from typing import Any

from parlour.bots.search.analysis import MoveValue
from parlour.bots.search.tree import legal_moves
from parlour.bots.unbound import expect
from parlour.core.rule import rule
from parlour.core.state import Row, State
from parlour.core.unbound import to_act


@rule
def foresee(s: State, seat: int, out: Row, worths: list[float], scratch: Any) -> int:
    """Write the legal actions of a seat to `out`, and what a net expects of each to `worths`, as
    the seat's share of the victory. Return their number; 0 if no net knows such a position.

    Shapes: out and worths (max_legal + 1,), scratch SCRATCH (`tree.py`). s, the seat's information
    state, is worked on, and is afterwards as it was.
    """
    if to_act(s) != seat:
        return 0
    n = legal_moves(s, seat, out)
    return n if expect(s, seat, out, n, worths, scratch) else 0


def blend(moves: Sequence[MoveValue], expected: Sequence[float], part: float) -> list[MoveValue]:
    """Value moves by the search and, in `part`, by what was expected of them, of which only the
    differences count; the one of which most was expected comes first. Errors stay those of the
    search, since nets err, too; shares may lie beyond 0 and 1."""
    visits, shift = 0, 0.0
    for i in range(len(moves)):
        visits += moves[i].visits
        shift += moves[i].visits * (moves[i].share - expected[i])
    shift /= visits
    valued = [
        MoveValue(
            action=moves[i].action,
            share=(1 - part) * moves[i].share + part * (expected[i] + shift),
            error=moves[i].error,
            visits=moves[i].visits,
        )
        for i in range(len(moves))
    ]
    first = 0
    for i in range(len(moves)):
        if expected[i] > expected[first]:
            first = i
    return [valued[first], *valued[:first], *valued[first + 1 :]]
