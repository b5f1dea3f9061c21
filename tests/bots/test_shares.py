"""What bots take for a victory is what the rules do."""

from random import Random

from contract.cases import every_case, step, table_of
from parlour.bots import knowhow


@every_case
def test_at_the_end_the_standing_is_the_victory(name, seats, options):
    """Also if several have as much, whatever the last round brought them."""
    table, rng = table_of(name, seats, options), Random(6)
    while not table.over:
        step(table, rng)
    s, most = table.state, max(table.totals)
    for _ in range(20):
        totals = [most, *rng.choices(table.totals, k=seats - 1)]
        s.totals[:seats] = rng.sample(totals, seats)
        s.points[:seats] = rng.choices(range(3), k=seats)
        winners, shares = table.game.winners(s), [0.0] * seats
        knowhow.of(name).standing(s, shares)
        assert shares == [(seat in winners) / len(winners) for seat in range(seats)]
