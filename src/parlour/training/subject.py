"""What a game brings for its net to learn, and how what it has played is noted."""

from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np

from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.core.rule import Binding
from parlour.games import registry

SPACE, ROOM = 60_000, 12_000
"""Samples of a step at most, and what a round can need at most."""
SAMPLE = np.dtype(
    [
        ("features", "i8"),  # how many
        ("seat", "i8"),
        ("kind", "i8"),
        ("value", "f8"),  # by the net
        ("target", "f8"),
    ],
    align=True,
)


class UntrainableError(OptionError):
    """A game, or a number of seats, for which no net can be trained."""

    code = "untrainable"


class Setting(NamedTuple):
    """A kind of table."""

    seats: int
    options: dict[str, Any]


@dataclass(frozen=True, kw_only=True)
class Subject:
    """What a game brings for its net."""

    game: Game[Any]
    tables: tuple[Setting, ...]
    """The tables to learn at, in turn."""
    features: int
    most_features: int
    binding: Binding
    """What fills the slots in `unbound.py`: how a position is described."""
    doubt: float = 0.0
    """How much more than the policy's move another must be worth to the net to be made."""
    shown: tuple[Setting, ...]
    """The tables at which the net is measured."""


def subject(game: str, seats: int | None = None) -> Subject:
    """The subject of a game, in the module of its name; with `seats`, only its tables with so many
    (UnknownGameError, UntrainableError)."""
    registry.get(game)
    known = {
        name: import_module(f"parlour.training.{name}").SUBJECT
        for name in registry.names()
        if find_spec(f"parlour.training.{name}")
    }
    found: Subject | None = known.get(game)
    if found and seats is not None:
        tables = _with(seats, found.tables)
        found = replace(found, tables=tables, shown=_with(seats, found.shown) or tables[:1])
    if found is None or not found.tables:
        expected = [
            f"{name} --seats {number}"
            for name, each in known.items()
            for number in sorted({table.seats for table in each.tables})
        ]
        asked = game if seats is None else f"{game} --seats {seats}"
        raise UntrainableError(
            f"no net can be trained for {asked}; expected {', '.join(expected)}",
            "untrainable",
            name=asked,
            known=expected,
        )
    return found


def _with(seats: int, tables: tuple[Setting, ...]) -> tuple[Setting, ...]:
    return tuple(table for table in tables if table.seats == seats)
