"""One random action at a table: the step that simulation and playouts repeat."""

from parlour.core.chance import random_below
from parlour.core.rule import rare, rule
from parlour.core.state import Row, State
from parlour.core.unbound import apply, interrupters, legal


@rule
def random_step(s: State, seat: int, out: Row) -> None:
    """Carry out a random action while `seat` is in turn: uniform over its legal actions or, if
    others may interrupt, over all legal pairs of seat and action."""
    others = interrupters(s)
    if others != 0:
        seat = random_actor(s, others | 1 << seat, out)
    n = legal(s, seat, out)
    apply(s, seat, out[random_below(s, n)])


@rare
def random_actor(s: State, seats: int, out: Row) -> int:
    """One of the seats (a bit mask), in proportion to the number of its legal actions."""
    actor = 0
    total = 0
    seat = 0
    while seats >> seat:
        if seats >> seat & 1:
            n = legal(s, seat, out)
            total += n
            if random_below(s, total) < n:
                actor = seat
        seat += 1
    return actor
