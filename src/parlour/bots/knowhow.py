"""What each game's module in this folder knows of playing it well, found by the game's name."""

from importlib import import_module
from types import ModuleType

from parlour.bots import unbound
from parlour.core.information import InformationState
from parlour.core.rule import Binding


def of(game: str) -> ModuleType:
    """The module with the game's `policy` and `standing` (see `unbound.py`)."""
    return import_module(f"parlour.bots.{game}")


def binding(game: str) -> Binding:
    """What the game brings for the slots of `unbound.py`."""
    own = of(game)
    slots = (unbound.policy, unbound.standing, unbound.outlook)
    return {slot: getattr(own, slot.__name__, slot) for slot in slots}


def exact(game: str, seen: InformationState) -> dict[int, float] | None:
    """Each legal action's share of the victory, where the game can be solved from here."""
    solve = getattr(of(game), "exact", None)
    values: dict[int, float] | None = solve(seen) if solve else None
    return values


def warm_up(game: str) -> None:
    """Compile what `exact` needs."""
    make = getattr(of(game), "solver", None)
    if make:
        make()
