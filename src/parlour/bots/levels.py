"""The levels of each game's bots, weakest first, as configurations.

Easy slips often, Medium plays by rules of thumb, Hard searches briefly, Expert as long as a second
of one core allows, where that helps.
"""

from dataclasses import dataclass, fields, replace
from typing import Any

import msgspec

from parlour.bots.search.bot import Search
from parlour.bots.search.budget import Budget


@dataclass(frozen=True, kw_only=True)
class Level:
    """What makes a bot: a policy player that slips, or, with a budget, a search."""

    slips: float = 0.0
    """The share of a policy player's moves that are random; 1: all."""
    seconds: float | None = None
    iterations: int | None = None
    """What a search may spend; with neither, there is none."""
    exploration: float = Search.exploration
    depth: int = Search.depth
    alone: int = Search.alone
    noise: float = Search.noise
    nodes: int = Search.nodes
    doubt: float = Search.doubt
    solve: bool = Search.solve
    imagine: bool = Search.imagine
    stop_early: bool = Search.stop_early
    """As in `Search`."""

    def __post_init__(self) -> None:
        if not 0 <= self.slips <= 1:
            raise ValueError(f"slips: expected 0 to 1, got {self.slips!r}")
        _ = self.budget, self.search

    @property
    def budget(self) -> Budget | None:
        if self.seconds is None and self.iterations is None:
            return None
        return Budget(seconds=self.seconds, iterations=self.iterations)

    @property
    def search(self) -> Search:
        own = {field.name: getattr(self, field.name) for field in fields(Level)}
        return Search(
            **{field.name: own[field.name] for field in fields(Search) if field.name in own}
        )

    def changed(self, values: dict[str, str]) -> "Level":
        """With other values, given as text (ValueError)."""
        known = {field.name: field for field in fields(self)}
        found: dict[str, Any] = {}
        for name, text in values.items():
            if name not in known:
                raise ValueError(f"expected one of {', '.join(known)}; got {name!r:.40}")
            try:
                found[name] = msgspec.convert(text, known[name].type, strict=False)
            except msgspec.ValidationError:
                raise ValueError(f"{name}: expected a number, got {text!r:.40}") from None
        return replace(self, **found)


RANDOM = Level(slips=1.0)
RULE = Level()
PLAIN = Level(
    iterations=1000, noise=1.0, exploration=1.0, alone=99, doubt=0, solve=False, stop_early=False
)
"""Textbook ISMCTS: a thousand iterations with random playouts."""

EXPERT = Level(seconds=0.8)

LEVELS: dict[str, dict[str, Level]] = {
    "mojo": {
        "easy": Level(slips=0.4),
        "medium": RULE,
        "hard": Level(iterations=400),
        "expert": EXPERT,
    },
    "mushi": {
        "easy": Level(slips=0.5),
        "medium": Level(slips=0.15),
        "hard": RULE,
        "expert": EXPERT,
    },
    "uno": {
        "easy": Level(slips=0.25),
        "medium": RULE,
        "hard": Level(iterations=1000),
        "expert": EXPERT,
    },
}
OTHERS = {"random": RANDOM, "rule": RULE, "ismcts": PLAIN}
"""Of every game, to measure against."""
