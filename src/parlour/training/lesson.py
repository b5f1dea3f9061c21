"""What a game brings for its net to learn, and how what it has played is noted."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from parlour.core.game import Game

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


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """What a game brings for its net."""

    game: Game[Any]
    seats: int
    tables: tuple[dict[str, Any], ...]
    """The options of the tables to learn at, in turn."""
    features: int
    most_features: int
    play: Callable[..., int]
    """Plays games of the net against itself (`play_games` in `mojo.py`)."""
    duels: Callable[..., None]
    """Plays games of the net against the policy (`duels` there)."""
    shown: tuple[dict[str, Any], ...]
    """The options of the tables at which the net is measured."""
