"""Bots: they decide from what their seat may know, never from the state.

`names("mojo")` lists the bots of a game, weakest first; `get("mojo", "rule")` makes one.
"""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Protocol

from parlour.bots.random_play import RandomBot
from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.core.table import Table


class UnknownBotError(ParlourError):
    """The game has no bot of that name."""

    code = "unknown-bot"


class Bot(Protocol):
    """One player. It keeps nothing between two decisions."""

    def decide(self, seen: InformationState, random: Random) -> str | None:
        """One of the legal actions, as notation; the same knowledge and luck give the same.

        None, out of turn: it lets the chance to act pass.
        """
        ...


def names(game: str) -> tuple[str, ...]:
    """The bots of a game, weakest first."""
    return ("random", "rule")


def get(game: str, name: str) -> Bot:
    """The bot of that name (UnknownBotError)."""
    if name == "random":
        return RandomBot()
    if name == "rule":
        bot: Bot = import_module(f"parlour.bots.{game}").RuleBot()
        return bot
    raise UnknownBotError(f"unknown bot {name!r}; expected one of {', '.join(names(game))}")


def play_on(table: Table, players: Sequence[Bot], random: Random) -> None:
    """One action at a table of bots, by seat. Who may act out of turn is asked first, at random."""
    turn = table.to_act
    assert turn is not None
    others = [seat for seat in range(table.seats) if seat != turn and table.legal(seat)]
    random.shuffle(others)
    for seat in (*others, turn):
        action = players[seat].decide(table.information_state(seat), random)
        if action is not None:
            table.play(action, seat)
            return
