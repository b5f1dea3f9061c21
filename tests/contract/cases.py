"""Which tables the contract is tried on: all games, all numbers of seats and all option values that
are few enough to try."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from parlour.core.options import Number, OneOf
from parlour.core.table import Table
from parlour.games import registry

FEW = 3
"""A number with at most this many values is tried with all of them; else with a quarter of its
default, as most are lengths of games, but with more than its least: a game goes on after its first
round."""
MOST_CASES = 60


def values(spec: Any, default: Any) -> list[Any]:
    if isinstance(spec, OneOf):
        return list(spec.values)
    if isinstance(spec, Number):
        if default is None:
            return [None]
        few = spec.high - spec.low < FEW
        return list(range(spec.low, spec.high + 1)) if few else [max(spec.low + 1, default // 4)]
    return [False, True]


def covering(grid: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    """A few of the cases that hold every number of seats and every value of every option."""
    chosen, todo = [], set().union(*map(enumerate, grid))
    while todo:
        chosen.append(max(grid, key=lambda case: len(todo & set(enumerate(case)))))
        todo -= set(enumerate(chosen[-1]))
    return chosen


def cases() -> Iterator[Any]:
    """(game, seats, options): all combinations, or a fixed sample if there are too many. Those
    that bring no new value are left to the long run."""
    for name in registry.names():
        game = registry.get(name)
        described = game.Options.described()
        grid = list(
            product(game.seats, *(values(spec, default) for spec, default in described.values()))
        )
        if len(grid) > MOST_CASES:
            edges = [grid[0], grid[-1]]
            grid = edges + Random(name).sample(grid[1:-1], MOST_CASES - 2)
        few = covering(grid)
        for case in grid:
            seats, *chosen = case
            options = dict(zip(described, chosen, strict=True))
            label = "-".join(str(value) for value in chosen if value is not None)
            marks = () if case in few else pytest.mark.long
            yield pytest.param(name, seats, options, id=f"{name}-{seats}-{label}", marks=marks)


every_case = pytest.mark.parametrize(("name", "seats", "options"), list(cases()))
every_game = pytest.mark.parametrize("name", registry.names())


def table_of(name: str, seats: int, options: dict[str, Any], seed: int = 1, **more: Any) -> Table:
    """A table that waits for each deal, as one does on which people play."""
    return Table(registry.get(name), options, seats=seats, seed=seed, auto_deal=False, **more)


def actors(table: Table) -> list[int]:
    """Seats that may do something, the one in turn or others."""
    return [seat for seat in range(table.seats) if table.legal(seat)]


def step(table: Table, rng: Random) -> None:
    """Deals, or plays one action at random."""
    if table.awaits_deal:
        table.deal()
        return
    seat = rng.choice(actors(table))
    table.play(rng.choice(table.legal(seat)), seat)


def positions(table: Table, rng: Random, every: int, most: int) -> Iterator[int]:
    """Plays at random; stops at the start, after every `every` steps of the first `most`, after
    each step that told something for the first time in its phase, and wherever no seat is in turn.
    Ends with the game, or with the round in which `most` lies."""
    told: set[tuple[str, int]] = set()
    heard = move = 0
    while True:
        news = {(table.view().phase, kind) for kind, *_ in table.journal[heard:]} - told
        rests = table.to_act is None
        if news or rests or (move < most and move % every == 0):
            yield move
        if rests and (table.over or move > most):
            return
        told |= news
        heard = len(table.journal)
        step(table, rng)
        move += 1
