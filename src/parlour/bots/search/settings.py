"""How a search goes about it."""

import math
from dataclasses import dataclass

from parlour.bots.search import tree


@dataclass(frozen=True, kw_only=True)
class Search:
    """How to search. See `tree.py`. Raises ValueError for what is out of range."""

    exploration: float = 1.5
    """How much moves that did less well are tried again, in standard deviations of the results."""
    depth: int = tree.MAX_DEPTH
    """Moves in a row that the tree holds; 1 is flat Monte Carlo: the next move alone."""
    flat_from: int = 3
    """From so many seats on, the depth is 1 whatever `depth` says."""
    tries: int = 4
    """With depth 1, playouts in each world, of different moves where there are so many."""
    horizon: int = tree.TO_THE_END
    """Moves for each seat after which a playout ends and the round is valued as it stands, where
    the game knows how."""
    noise: float = 0.0
    """The share of playout moves that are random, not by rule of thumb; 1: all."""
    nodes: int = 1 << 17
    """The most nodes of the tree; each takes 48 bytes."""
    doubt: float = 1.5
    """The rule of thumb's move is taken unless another is better by so many standard errors, as if
    all playouts were independent."""
    solve: bool = True
    """Endgames exactly, where the game knows how."""
    imagine: bool = True
    """Worlds that fit what the seat knows; else the state is taken for the truth."""
    stop_early: bool = True
    """As soon as the answer is clear."""

    def __post_init__(self) -> None:
        for name, least, most in (
            ("exploration", 0, math.inf),
            ("depth", 1, math.inf),
            ("flat_from", 1, math.inf),
            ("tries", 1, math.inf),
            ("horizon", 0, math.inf),
            ("noise", 0, 1),
            ("doubt", 0, math.inf),
            ("nodes", 1 << 10, 1 << 28),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                raise ValueError(f"{name}: expected {least} to {most}, got {value!r}")
