"""Parlour: exact rules, tables, bots and a server for Mojo, Mushi and Monster High UNO.

>>> import parlour
>>> table = parlour.table("mojo", seats=3, seed=7)
>>> table.to_act is not None
True
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # not of `typing`, which takes a while: Ctrl+C would show where
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from parlour.bots.review import review
    from parlour.core.errors import ParlourError
    from parlour.core.outcome import Outcome
    from parlour.core.picture import Picture
    from parlour.core.record import Record
    from parlour.core.table import Table
    from parlour.games.replaying import replay, steps

__version__ = "0.1.0"

__all__ = [
    "Outcome",
    "ParlourError",
    "Record",
    "Table",
    "cards",
    "replay",
    "review",
    "steps",
    "table",
]

_HOMES = {
    "Outcome": "parlour.core.outcome",
    "ParlourError": "parlour.core.errors",
    "Record": "parlour.core.record",
    "Table": "parlour.core.table",
    "replay": "parlour.games.replaying",
    "review": "parlour.bots.review",
    "steps": "parlour.games.replaying",
}
"""Imported only when somebody asks for them, so that the command line starts fast."""


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


def table(
    game: str,
    *,
    seats: int | Sequence[str],
    seed: int = 0,
    moves: Iterable[str | tuple[int, str]] = (),
    **options: Any,
) -> Table:
    """A table at which rounds are dealt automatically.

    `seats` is their number, or the players' names, clockwise. `moves` are played at once, each by
    the seat in turn, or by the one it names: (seat, action).

    Raises UnknownGameError, OptionError, or an ActionError for a move.

    >>> table("mojo", seats=2, seed=1, discards=2)
    table('mojo', seats=2, discards=2, seed=1)
    """
    from collections.abc import Iterable

    from parlour.core.errors import OptionError
    from parlour.core.table import Table
    from parlour.games import registry

    if isinstance(moves, str) or not isinstance(moves, Iterable):
        raise OptionError(f"moves: expected a list of actions, got {moves!r:.40}")
    made = Table(registry.get(game), options, seats=seats, seed=seed)
    for move in moves:
        match move:
            case (seat, action):
                made.play(action, seat)
            case _:
                made.play(move)
    return made


def cards(game: str, cards: Iterable[str]) -> Picture:
    """Cards as a picture, given as notation; `?` is a card face down.

    Raises UnknownGameError, or ValueError for a text that names no card of the game.

    >>> cards("mojo", ["7", "12", "?"])  # doctest: +ELLIPSIS
    <Picture, ... characters of SVG>
    """
    from parlour.core.picture import BACK, hand
    from parlour.games import registry

    shown = list(cards)
    for card in shown:
        if card != BACK:
            registry.get(game).notation.parse_card(card)
    return hand(registry.get(game).name, shown)
