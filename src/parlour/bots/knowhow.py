"""Finds the knowledge about playing well in each game's package in this folder, by the game's
name."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any

from parlour.bots import unbound
from parlour.bots.level import Level
from parlour.bots.search.settings import Search
from parlour.core.information import InformationState
from parlour.core.numbers import Action
from parlour.core.rule import Binding

NOISE = 0.1
"""The fraction of random moves with which a look back plays on to judge moves, and usually to tell
chances. Nobody plays the policy to the letter: played on by it alone, the chances of winning are
told with too much confidence."""


@dataclass(frozen=True, kw_only=True)
class Endgame:
    """The functions that solve a game's last turns, and the shapes of the memory that they need."""

    worlds: Callable[[Any, int], int]
    """worlds(s, seat) -> the number of worlds that fit the seat's knowledge."""
    sum_worlds: Callable[..., int]
    """sum_worlds(states, seat, actions, notes, cards, sums) -> how many worlds were solved. The
    first of `states` is the seat's information state. In each world, the seat's share with its
    legal action a, when card c comes up, and with its choice t after that is added to sums[a, c,
    t]."""
    most: int
    """The most worlds with which the game is solved."""
    states: int
    actions: tuple[int, int]
    notes: tuple[int, int]
    cards: int
    sums: tuple[int, int, int]


def of(game: str) -> ModuleType:
    """Return the package with the game's `policy` and `standing` (see `unbound.py`), and its
    LEVELS. `judge(s, seat, out, n, worths)` writes what each of the n actions is worth to the
    policy, which makes the best; out of turn, compared with not acting. If the policy uses what has
    to be remembered, `forget(s)` blanks it. `NOISE` and `COSTS`: see `noise` and `costs`."""
    return import_module(f"parlour.bots.{game}")


def levels(game: str) -> dict[str, Level]:
    """The levels of a game's bots by name, weakest first."""
    found: dict[str, Level] = of(game).LEVELS
    return found


def chances(game: str) -> Search:
    """Return how a look back plays on to tell chances: as Expert does, without a tree."""
    return replace(levels(game)["expert"].search, flat_from=1)


def costs(game: str) -> Search:
    """Return how a look back plays on to tell what a mistake cost: by the game's own COSTS, of
    which only the horizon and the net count, or else as it tells chances."""
    found: Search = getattr(of(game), "COSTS", chances(game))
    return found


def noise(game: str) -> float:
    """Return the game's own NOISE, for chances, or else the usual."""
    found: float = getattr(of(game), "NOISE", NOISE)
    return found


def binding(game: str) -> Binding:
    """The game's own rules for the slots in `unbound.py`."""
    own = of(game)
    slots = (unbound.policy, unbound.standing, unbound.outlook, unbound.appraise, unbound.expect)
    return {slot: getattr(own, slot.__name__, slot) for slot in slots}


def exact(game: str, information: InformationState) -> dict[Action, float] | None:
    """Each legal action with its share of the victory; None if the game cannot be solved from
    here."""
    solve = getattr(of(game), "exact", None)
    values: dict[Action, float] | None = solve(information) if solve else None
    return values


def endgame(game: str) -> Endgame | None:
    """Return the game's `Endgame`; None if its last turns cannot be solved."""
    found: Endgame | None = getattr(of(game), "ENDGAME", None)
    return found


def warm_up(game: str) -> None:
    """Compile the functions that `exact` needs."""
    make = getattr(of(game), "solver", None)
    if make:
        make()
