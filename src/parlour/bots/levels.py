"""The levels of each game's bots, weakest first, as configurations.

Expert searches for up to a second of one core. Below it the levels are set so that each step is
about as large as the next: by how much a search may spend, and how often the rule of thumb slips.
"""

from dataclasses import dataclass, field, fields, replace
from typing import Any

import msgspec

from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search


@dataclass(frozen=True, kw_only=True)
class Level:
    """What makes a bot: a search with a budget, or a policy player that slips."""

    slips: float = 0.0
    """The share of a policy player's moves that are random; 1: all."""
    budget: Budget | None = None
    """What a search may spend; none: the bot plays the policy."""
    search: Search = field(default_factory=Search)

    def __post_init__(self) -> None:
        if not 0 <= self.slips <= 1:
            raise ValueError(f"slips: expected 0 to 1, got {self.slips!r}")

    @property
    def searches(self) -> bool:
        return self.budget is not None

    def changed(self, settings: dict[str, str]) -> "Level":
        """With other settings, given as text: `slips`, and those of `Budget` and `Search`
        (ValueError)."""
        types = {
            setting.name: setting.type for part in (Budget, Search) for setting in fields(part)
        } | {"slips": float}
        found: dict[str, Any] = {}
        for name, text in settings.items():
            if name not in types:
                raise ValueError(f"expected one of {', '.join(types)}; got {name!r:.40}")
            try:
                found[name] = msgspec.convert(text, types[name], strict=False)
            except msgspec.ValidationError:
                raise ValueError(f"{name}: expected a number, got {text!r:.40}") from None
        spent = {name: found.pop(name) for name in ("seconds", "iterations") if name in found}
        slips = found.pop("slips", self.slips)
        budget = self.budget
        if spent:
            budget = replace(budget, **spent) if budget else Budget(**spent)
        return Level(slips=slips, budget=budget, search=replace(self.search, **found))


RANDOM = Level(slips=1.0)
RULE = Level()
EXPERT = Level(budget=Budget(seconds=0.8))
UNO = Search(horizon=6)
PLAIN = Level(
    budget=Budget(iterations=1000),
    search=Search(exploration=1.0, flat_from=99, noise=1.0, doubt=0, solve=False, stop_early=False),
)
"""Textbook ISMCTS: a thousand iterations with random playouts."""

LEVELS: dict[str, dict[str, Level]] = {
    "mojo": {
        "easy": Level(slips=0.4),
        "medium": RULE,
        "hard": Level(budget=Budget(iterations=400)),
        "expert": EXPERT,
    },
    "mushi": {
        "easy": Level(slips=0.5),
        "medium": Level(slips=0.28),
        "hard": Level(slips=0.12),
        "expert": EXPERT,
    },
    "uno": {
        "easy": Level(slips=0.25),
        "medium": RULE,
        "hard": Level(budget=Budget(iterations=1000), search=UNO),
        "expert": replace(EXPERT, search=UNO),
    },
}
OTHERS = {"random": RANDOM, "rule": RULE, "ismcts": PLAIN}
"""Of every game, to measure against."""
