"""The list of all games: the only place that names them."""

from functools import cache
from importlib import import_module
from typing import Any

from parlour.core.errors import UnknownGameError
from parlour.core.game import Game

_NAMES = ("mojo", "mushi", "uno")


def names() -> tuple[str, ...]:
    """Return the names of all games, in the order in which they are shown.

    >>> names()[0]
    'mojo'
    """
    return _NAMES


def get(name: str | Game[Any]) -> Game[Any]:
    """Return the game of that name (UnknownGameError), or the game that is given. Only the game
    asked for is imported.

    >>> get("mojo"), get("mojo").seats
    (<Game mojo>, range(2, 9))
    """
    if isinstance(name, Game):
        return name
    if name not in _NAMES:
        raise UnknownGameError(
            f"unknown game {name!r:.40}; expected one of {', '.join(_NAMES)}",
            "game",
            name=f"{name!s:.40}",
            known=_NAMES,
        )
    return _imported(name)


@cache
def _imported(name: str) -> Game[Any]:
    game: Game[Any] = import_module(f"parlour.games.{name}").GAME
    return game
