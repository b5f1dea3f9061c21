"""The settings of a search."""

import math
from dataclasses import dataclass

from parlour.bots.search import tree


@dataclass(frozen=True, kw_only=True)
class Search:
    """The settings of a search (`tree.py`). Raises ValueError for a setting out of range."""

    exploration: float = 1.5
    """The readiness to try moves again that did less well, in standard deviations of results."""
    depth: int = tree.MAX_DEPTH
    """The depth to which the tree may grow, in moves; 1 is flat Monte Carlo: the next move
    alone."""
    flat_from: int = 3
    """With this many seats or more the depth is 1, whatever `depth` says."""
    tries: int = 4
    """With depth 1: playouts in each world, each of a different move as far as there are enough."""
    horizon: int = tree.TO_THE_END
    """Moves of each seat after which a playout ends and the round is valued as it stands (games
    with an `outlook` or an `appraise`)."""
    tree_horizon: int = tree.TO_THE_END
    """The same for playouts that follow a tree, whose moves come first; the sooner one counts."""
    net: bool = False
    """True to value it then by the game's net, where that judges (games with an `appraise`)."""
    noise: float = 0.0
    """The fraction of playout moves that are random instead of the policy's, 0 to 1."""
    nodes: int = 1 << 17
    """The most nodes in the tree; each takes some 60 bytes."""
    doubt: float = 1.5
    """The standard errors by which another move must be better to be chosen instead of the
    policy's, or the net's. The errors are computed as if all playouts were independent."""
    prior: float = 0.0
    """The part of a move's value that is what a net expected of it before the search, 0 to 1
    (games with an `expect`). Above 0, the net's choice takes the place of the policy's."""
    solve: bool = True
    """True to solve endgames (games with an `exact`)."""
    imagine: bool = True
    """True to imagine worlds that fit the seat's knowledge; otherwise the search uses the state it
    is given."""
    stop_early: bool = True
    """True to stop as soon as the answer is clear."""

    def is_flat(self, seats: int) -> bool:
        """True if the depth is 1 with so many seats."""
        return self.depth == 1 or seats >= self.flat_from

    def horizon_for(self, seats: int) -> int:
        """The moves, of so many seats together, after which a playout ends."""
        each = self.horizon if self.is_flat(seats) else min(self.horizon, self.tree_horizon)
        return each * seats

    def __post_init__(self) -> None:
        for name, least, most in (
            ("exploration", 0, math.inf),
            ("depth", 1, math.inf),
            ("flat_from", 1, math.inf),
            ("tries", 1, math.inf),
            ("horizon", 0, math.inf),
            ("tree_horizon", 0, math.inf),
            ("noise", 0, 1),
            ("prior", 0, 1),
            ("doubt", 0, math.inf),
            ("nodes", 1 << 10, 1 << 28),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                raise ValueError(f"{name}: expected {least} to {most}, got {value!r}")
