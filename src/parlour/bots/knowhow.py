"""What each game's package in this folder knows about playing well, by the name of the game."""

from importlib import import_module
from types import ModuleType

from parlour.bots import unbound
from parlour.bots.level import Level
from parlour.core.information import InformationState
from parlour.core.rule import Binding


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


def warm_up(game: str) -> None:
    """Compile what `exact` needs."""
    make = getattr(of(game), "solver", None)
    if make:
        make()
