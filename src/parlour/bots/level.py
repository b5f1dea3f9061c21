"""Levels of bots as configurations; each game has its own in the `levels.py` of its folder.

Expert searches on one core for most of the time that a bot may take. The levels below it differ in
how much a search may spend, or how readily the policy slips, and are set so that each step up is
about the same.
"""

import math
from dataclasses import dataclass, field, fields, replace
from typing import Any

import msgspec

from parlour.bots.search.budget import Budget
from parlour.bots.search.settings import Search

SLIPS = ("slips", "forgets")


@dataclass(frozen=True, kw_only=True)
class Level:
    """The configuration of a bot: a search with a budget, or the policy with slips."""

    slips: float = 0.0
    """How much worse a move must be to be made 1/e times as often, in the unit of the game's
    `judge`; 0: the policy's move is made, infinity: any."""
    forgets: float = 0.0
    """The fraction of decisions in which the policy knows only what lies on the table, 0 to 1."""
    budget: Budget | None = None
    """The budget of a search; None: the bot plays the policy."""
    search: Search = field(default_factory=Search)

    def __post_init__(self) -> None:
        for name, most in (("slips", math.inf), ("forgets", 1)):
            value = getattr(self, name)
            if not 0 <= value <= most:
                raise ValueError(f"{name}: expected 0 to {most}, got {value!r}")

    @property
    def searches(self) -> bool:
        """True if the bot searches, rather than playing the policy."""
        return self.budget is not None

    def changed(self, settings: dict[str, str]) -> "Level":
        """Return this level with other settings, given as text: `slips`, `forgets`, and the fields
        of `Budget` and `Search` (ValueError)."""
        types = {
            setting.name: setting.type for part in (Budget, Search) for setting in fields(part)
        } | dict.fromkeys(SLIPS, float)
        found: dict[str, Any] = {}
        for name, text in settings.items():
            if name not in types:
                raise ValueError(f"expected one of {', '.join(types)}; got {name!r:.40}")
            try:
                found[name] = msgspec.convert(text, types[name], strict=False)
            except msgspec.ValidationError:
                raise ValueError(f"{name}: expected a number, got {text!r:.40}") from None
        spent = {name: found.pop(name) for name in ("seconds", "iterations") if name in found}
        slips = {name: found.pop(name, getattr(self, name)) for name in SLIPS}
        budget = self.budget
        if spent:
            budget = replace(budget, **spent) if budget else Budget(**spent)
        return Level(**slips, budget=budget, search=replace(self.search, **found))


LONGEST = 1.0
"""The seconds that a bot may take at most, as people are told."""
RANDOM = Level(slips=math.inf)
POLICY = Level()
EXPERT = Level(budget=Budget(seconds=0.8 * LONGEST))
PLAIN = Level(
    budget=Budget(iterations=1000),
    search=Search(exploration=1.0, flat_from=99, noise=1.0, doubt=0, solve=False, stop_early=False),
)
"""Textbook ISMCTS: a thousand iterations with random playouts."""
OTHERS = {"random": RANDOM, "policy": POLICY, "ismcts": PLAIN}
"""Levels that every game has, as a standard to measure others by."""
FORMER_NAMES = {"rule": "policy"}
"""Names in the logs and arena results of older versions."""
