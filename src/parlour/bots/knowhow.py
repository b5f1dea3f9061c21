"""What each game's package in this folder knows about playing well, by the name of the game."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any

from parlour.bots import unbound
from parlour.bots.level import Level
from parlour.core.information import InformationState
from parlour.core.rule import Binding


@dataclass(frozen=True, kw_only=True)
class Endgame:
    """How a game's last turns are solved, and the shapes of the memory that it takes."""

    worlds: Callable[[Any, int], int]
    """worlds(s, seat) -> how many worlds fit what the seat knows."""
    sum_worlds: Callable[..., int]
    """sum_worlds(states, seat, actions, notes, cards, sums) -> how many worlds were solved. The
    first of `states` is what the seat knows. Adds the seat's share in each of them to
    sums[a, c, t]: with its legal action a, when c comes up, and its choice t after that."""
    most: int
    """With more worlds than this, it is not solved."""
    states: int
    actions: tuple[int, int]
    notes: tuple[int, int]
    cards: int
    sums: tuple[int, int, int]


def of(game: str) -> ModuleType:
    """The package with the game's `policy` and `standing` (see `unbound.py`), and its LEVELS."""
    return import_module(f"parlour.bots.{game}")


def levels(game: str) -> dict[str, Level]:
    """The levels of a game's bots by name, weakest first."""
    found: dict[str, Level] = of(game).LEVELS
    return found


def binding(game: str) -> Binding:
    """What the game brings for the slots in `unbound.py`."""
    own = of(game)
    slots = (unbound.policy, unbound.standing, unbound.outlook)
    return {slot: getattr(own, slot.__name__, slot) for slot in slots}


def exact(game: str, information: InformationState) -> dict[int, float] | None:
    """Each legal action with its share of the victory; None if the game cannot be solved from
    here."""
    solve = getattr(of(game), "exact", None)
    values: dict[int, float] | None = solve(information) if solve else None
    return values


def endgame(game: str) -> Endgame | None:
    """How the game's last turns are solved, if they can be."""
    found: Endgame | None = getattr(of(game), "ENDGAME", None)
    return found


def warm_up(game: str) -> None:
    """Compile what `exact` needs."""
    make = getattr(of(game), "solver", None)
    if make:
        make()
