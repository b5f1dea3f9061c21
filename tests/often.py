"""Which cases of a test run each time, and which only with `make test-long`."""

from collections.abc import Iterable
from typing import Any

import pytest

SEARCHED = "mojo"
"""The game whose search is compiled each time."""
_long_run = False


def know_the_run(markers: str) -> None:
    """Told by `conftest.py`: what was asked for with `-m`."""
    global _long_run
    _long_run = "not long" not in markers


def long_run() -> bool:
    """Whether the long tests run, too: then a test that tries a few of many tries them all."""
    return _long_run


def first_often(cases: Iterable[Any]) -> list[Any]:
    """The first case each time, the others in the long run: for what all of them share."""
    often, *others = cases
    return [often, *(pytest.param(*_values(each), marks=pytest.mark.long) for each in others)]


def searching(game: str, *more: Any) -> Any:
    """A case in which compiled rules search a game, or look back at one: that takes up to a minute
    to compile, and is left to the long run but for one game. The others go by the rules as they are
    written (`plain.py`)."""
    return pytest.param(game, *more, marks=[] if game == SEARCHED else [pytest.mark.long])


def _values(case: Any) -> tuple[Any, ...]:
    return case if isinstance(case, tuple) else (case,)


def in_turn(games: Iterable[str], languages: Iterable[str]) -> list[Any]:
    """Every game in every language; each time every game in one, and no language twice if there are
    enough of them."""
    games, languages = list(games), list(languages)
    return [
        pytest.param(game, language, marks=[] if n % len(languages) == at else pytest.mark.long)
        for n, game in enumerate(games)
        for at, language in enumerate(languages)
    ]
