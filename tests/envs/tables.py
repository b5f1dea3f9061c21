"""Tables on which the checkers of other projects try the environments."""

from random import Random
from typing import Any

import pytest

from contract.cases import step, table_of
from parlour.games import registry

SHORT = {"mojo": {"points": 12}, "mushi": {"deals": 1}, "uno": {"points": 12}}
"""Options with which a game ends soon."""


def tables() -> list[Any]:
    """(game, seats, options): every number of seats, and every edition; each time every edition,
    and the fewest, the most and a middle number of seats."""
    cases = []
    for name in registry.names():
        game = registry.get(name)
        spec, _ = game.Options.described().get("edition", (None, None))
        editions = [{"edition": value} for value in spec.values] if spec else [{}]
        last = max(len(game.seats), len(editions)) - 1
        often = {*range(len(editions)), last // 2, last}
        for at in range(last + 1):
            seats = game.seats[at % len(game.seats)]
            options = {**editions[at % len(editions)], **SHORT.get(name, {})}
            label = "-".join(map(str, (name, seats, *options.values())))
            marks = () if at in often else pytest.mark.long
            cases.append(pytest.param(name, seats, options, id=label, marks=marks))
    return cases


every_table = pytest.mark.parametrize(("name", "seats", "options"), tables())


def late(
    name: str, seats: int, options: dict[str, Any], steps: int, count: int = 1, seed: int = 1
) -> list[Any]:
    """So many plain states of random games, each a few steps before the end of the first round."""
    found = []
    for number in range(count):
        table, rng, states = table_of(name, seats, options, seed=seed + number), Random(seed), []
        table.deal()
        while not table.awaits_deal and not table.over:
            states.append(table.state.copy())
            step(table, rng)
        found.append(states[-min(steps, len(states))])
        found[-1].source = None
    return found
