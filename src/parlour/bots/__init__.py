"""The bots. They decide from their seat's information state, never from the state of the table.

>>> from random import Random
>>> import parlour
>>> from parlour import bots
>>> bots.names("mojo")
('easy', 'medium', 'hard', 'expert', 'master')
>>> table = parlour.table("mojo", seats=2, seed=3, first_player=0)
>>> bot = bots.get("mojo", "policy")
>>> bot.decide(table.information_state(0), Random(1)) in table.legal(0)
True
>>> bots.get("mojo", "clever")  # doctest: +ELLIPSIS
Traceback (most recent call last):
parlour.bots.UnknownBotError: unknown bot 'clever'; expected one of easy, ...
"""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from parlour.bots import knowhow
from parlour.bots.level import FORMER_NAMES, OTHERS, Level
from parlour.bots.policy import PolicyBot
from parlour.bots.search.analysis import Analysis, MoveValue
from parlour.bots.search.bot import SearchBot
from parlour.bots.search.budget import Budget
from parlour.core.errors import NotYourTurnError, ParlourError
from parlour.core.information import InformationState
from parlour.core.numbers import Seconds, all_seats
from parlour.core.table import Table
from parlour.games import registry

__all__ = [
    "Analysis",
    "Bot",
    "Budget",
    "Level",
    "MoveValue",
    "SearchBot",
    "UnknownBotError",
    "get",
    "level_of",
    "make",
    "names",
    "play_on",
]


class UnknownBotError(ParlourError):
    """The game has no bot of that name."""

    code = "unknown-bot"


class Bot(Protocol):
    """One player. It remembers nothing between two decisions."""

    def decide(self, information: InformationState, random: Random) -> str | None:
        """Choose one of the legal actions, as notation; out of turn also None, for not acting.

        The same information and random numbers give the same action, unless thinking time is
        limited by the clock.
        """
        ...


def names(game: str) -> tuple[str, ...]:
    """Return the names of a game's levels of bots, weakest first (UnknownGameError)."""
    return tuple(knowhow.levels(registry.get(game).name))


def get(game: str, spec: str) -> Bot:
    """Make a bot by name, perhaps with other settings: `expert:seconds=0.1/depth=1`.

    Names are those of the levels, `random`, `policy` and `ismcts`; for settings see
    `Level.changed`. Raises UnknownGameError, UnknownBotError.

    >>> from random import Random
    >>> import parlour
    >>> table = parlour.table("uno", seats=2, seed=3)
    >>> get("uno", "medium").decide(table.information_state(), Random(1)) in table.legal()
    True
    """
    return make(game, level_of(game, spec))


def make(game: str, level: Level, *, seconds: Seconds | None = None) -> Bot:
    """Make a bot of a level. `seconds` limits the thinking time of one that searches
    (UnknownGameError)."""
    budget = level.budget
    if budget is None:
        return PolicyBot(registry.get(game), level.slips, level.forgets)
    if seconds is not None:
        seconds = min(seconds, budget.seconds or seconds)
        budget = Budget(seconds=seconds, iterations=budget.iterations)
    return SearchBot(registry.get(game), budget, level.search)


def level_of(game: str, spec: str) -> Level:
    """Return the level that a name stands for, perhaps with other settings, both written as for
    `get`."""
    registry.get(game)
    name, _, settings = str(spec).partition(":")
    name = FORMER_NAMES.get(name, name)
    known = knowhow.levels(game) | OTHERS
    if name not in known:
        raise UnknownBotError(
            f"unknown bot {name!r:.40}; expected one of {', '.join(known)}",
            "bot",
            name=f"{name:.40}",
            known=[*known],
        )
    values: dict[str, str] = {}
    for setting in settings.split("/") if settings else ():
        key, _, value = setting.partition("=")
        values[key] = value
    try:
        return known[name].changed(values)
    except ValueError as error:
        raise UnknownBotError(f"bot {name}: {error}") from None


def play_on(table: Table, players: Sequence[Bot], random: Random) -> None:
    """Let one of the players, given by seat, act. Those who may act out of turn are asked first, in
    random order (NotYourTurnError if no seat is in turn)."""
    turn = table.to_act
    if turn is None:
        due = "the game is over" if table.over else "a deal is due"
        raise NotYourTurnError(f"expected a seat in turn: {due}")
    others = [seat for seat in all_seats(table.seats) if seat != turn and table.legal(seat)]
    random.shuffle(others)
    for seat in (*others, turn):
        action = players[seat].decide(table.information_state(seat), random)
        if action is not None:
            table.play(action, seat)
            return
