"""What tests need to know of a game and cannot find out by themselves: each game says it once, in
`tests/games/<game>/declared.py`."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from parlour.games import registry
from parlour.text import locales


@dataclass(frozen=True, kw_only=True)
class Declared:
    """One game."""

    short: Mapping[str, Any]
    """Options of a game that is over after a round, or soon after it."""
    highest: bool
    """Whether the highest total wins, or the lowest."""
    pupil: tuple[tuple[str, ...], ...]
    """What a pupil does in each step of the lesson: where to press, by `data-testid`."""
    wrong: tuple[int, tuple[str, ...]]
    """A step of it, and where to press for a legal move that is not the one asked for."""
    languages: tuple[str, ...] = locales()
    """The languages that have all its texts. In others it is said in English, as far as it must."""


def declared(game: str) -> Declared:
    """What the game says of itself."""
    found: Declared = import_module(f"games.{game}.declared").DECLARED
    return found


def all_declared() -> dict[str, Declared]:
    """All games, by name."""
    return {game: declared(game) for game in registry.names()}
