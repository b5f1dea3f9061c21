"""One random action at a table: what simulation and playouts are made of."""

from parlour.core.chance import random_below
from parlour.core.rule import rule
from parlour.core.unbound import apply, interrupters, legal


@rule
def random_step(s, seat, out):
    """Carry out a random action while `seat` is in turn: uniform over its legal actions, or, when
    others may interrupt, over all legal pairs of seat and action."""
    others = interrupters(s)
    n = legal(s, seat, out)
    if others == 0:
        apply(s, seat, out[random_below(s, n)])
        return
    total = n
    for other in range(s.seats):
        if others >> other & 1:
            total += legal(s, other, out)
    pick = random_below(s, total)
    actor = seat
    other = -1
    while pick >= n:
        pick -= n
        other += 1
        while not others >> other & 1:
            other += 1
        actor = other
        n = legal(s, actor, out)
    legal(s, actor, out)
    apply(s, actor, out[pick])
