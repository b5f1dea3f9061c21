"""The games as games of OpenSpiel, registered when this module is imported.

>>> game = pyspiel.load_game("parlour_mushi", {"deals": 1})
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 40)
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np

from parlour.core.errors import MalformedActionError, OptionError, needing
from parlour.core.game import CHANCE, NOBODY
from parlour.core.numbers import Action, Face, Seat
from parlour.core.state import Holds
from parlour.envs import showing
from parlour.envs.encoding import Encoding
from parlour.envs.position import ASK, BEGIN, Position, begun
from parlour.envs.questions import NextCard
from parlour.envs.terms import Terms, packed
from parlour.games import registry

with needing("openspiel"):
    import pyspiel

__all__ = ["TableGame", "TableState", "packed"]

NUMBERS = 64
"""Chance draws no number from a larger range than this."""
LENGTH = 1 << 20
"""More than anybody acts in a game, and more than chance chooses: no number is known that cannot be
exceeded."""


OTHERS = {CHANCE: int(pyspiel.PlayerId.CHANCE), NOBODY: int(pyspiel.PlayerId.TERMINAL)}
"""In place of a seat, as OpenSpiel has it."""
SUMS = {"result": 0.0, "points": None, "standing": 0.0}
"""What the rewards of all seats add up to; None: nobody knows."""


class TableGame(pyspiel.Game):
    """A game with its house rules. `parameters`: `players`, the house rules, `reward` and `episode`
    as of `Batch`, and `start` (`packed`). A seat that is -1 is drawn."""

    name: str
    """The game that is played."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        """Raises OptionError."""
        name = self.name
        given = {**_parameters(name), **parameters}
        seats, *of_play = (given.pop(key) for key in ("players", "reward", "episode", "start"))
        options = {key: None if _draws(name, key, value) else value for key, value in given.items()}
        self.terms = terms = Terms(name, seats, options, *of_play)
        self.first = begun(terms)
        """The first position."""
        low, high = _utility(terms)
        info = pyspiel.GameInfo(
            num_distinct_actions=terms.actions,
            max_chance_outcomes=max(NUMBERS, len(terms.starts), _faces(terms)),
            num_players=seats,
            min_utility=low,
            max_utility=high,
            utility_sum=SUMS[terms.reward],
            max_game_length=LENGTH,
        )
        super().__init__(_kind(name, terms.reward), info, parameters)

    def max_chance_nodes_in_history(self) -> int:
        """More than there are in any game."""
        return LENGTH

    def new_initial_state(self) -> "TableState":
        """The table before the first deal."""
        return TableState(self)

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "Observer | None":
        """An observer of the cards alone, or (`perfect_recall`) with all that a seat remembers;
        None for kinds that tell public from private."""
        if parameters:
            raise OptionError(f"expected no parameters of an observer, got {parameters}")
        if kind is None:
            return Observer(self.terms, remembers=False)
        whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(self.terms, remembers=kind.perfect_recall) if whole else None


class TableState(pyspiel.State):
    """A table."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position: Position = game.first.copy()

    def current_player(self) -> int:
        """The seat that acts, chance, or TERMINAL."""
        seat = self.position.seat
        return seat if seat >= 0 else OTHERS[seat]

    def is_chance_node(self) -> bool:
        """Whether chance acts. (The library would ask `current_player`, by way of C++.)"""
        return self.position.seat == CHANCE

    def is_terminal(self) -> bool:
        """Whether the episode is over."""
        return self.position.seat == NOBODY

    def returns(self) -> list[float]:
        """Each seat's rewards so far."""
        return [*self.position.returns]

    def rewards(self) -> list[float]:
        """Each seat's return, at the end; before it, nothing."""
        return self.returns() if self.is_terminal() else [0.0] * self.position.terms.seats

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can choose, with its probabilities."""
        question = self.position.question
        return question.outcomes() if question else []

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player, or chance, can do now. (The library would ask three times.)"""
        position = self.position
        asked = player is None or position.seat in (player, CHANCE)
        return [*position.legal] if asked else []

    def _legal_actions(self, player: int) -> list[int]:
        return [*self.position.legal]

    def _apply_action(self, action: Action) -> None:
        self.position = self.position.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The action in words (MalformedActionError for what is none at this table)."""
        position, terms = self.position, self.position.terms
        notation, card = terms.game.notation, isinstance(position.question, NextCard)
        if player < 0 and not card:
            what = {ASK: "ask seat", BEGIN: "table"}
            return f"{what.get(position.step, 'number')} {action}"
        if player >= 0 and action == terms.wait:
            return "wait"
        try:
            if not 0 <= action < (_faces(terms) if player < 0 else terms.game.actions):
                raise KeyError
            if player < 0:
                return notation.format_card(Face(action))
            return notation.format_action(position.s, Action(action))
        except KeyError:
            raise MalformedActionError(f"expected an action of this table, got {action}") from None

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "TableState":
        """A state that the player cannot tell from this one; its history begins here.

        `sampler` returns a random number from 0 to below 1. Raises NotYourTurnError where chance
        is to choose."""
        state = TableState(self.get_game())
        state.position = self.position.imagined(Seat(player), Random(sampler()))
        return state

    def __str__(self) -> str:
        position = self.position
        lines = showing.text(position.terms.game, position.s)
        if isinstance(position.question, NextCard):
            text = position.terms.game.notation.format_card
            cards = [text(Face(face)) for face in position.question.drawn]
            lines += f"\nshuffling: {' '.join(cards)}"
        return lines


class Observer:
    """What a seat sees, as text and as numbers (`parlour.envs.encoding`)."""

    def __init__(self, terms: Terms, remembers: bool) -> None:
        self._remembers = remembers
        self._encoding = Encoding(terms.game, terms.seats, history=remembers)
        self.tensor = np.zeros(self._encoding.size, np.float32)
        self.dict = {"info_state" if remembers else "observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player observes to `tensor`."""
        self.tensor[:] = self._encoding.observe(state.position.s, Seat(player))

    def string_from(self, state: TableState, player: int) -> str:
        """The player's view; if it remembers, with a digest of all that it knows and has lived
        through, so that states of the same text cannot be told apart."""
        position, seat = state.position, Seat(player)
        text = position.terms.game.sight.view(position.s, seat).text()
        return f"{text}\n{position.known(seat).hex()}" if self._remembers else text


@cache
def _parameters(name: str) -> dict[str, Any]:
    """The parameters of a game, with their defaults."""
    game = registry.get(name)
    options = {
        key: -1 if default is None else default
        for key, (_, default) in game.Options.described().items()
    }
    usual = {"reward": Terms.reward, "episode": Terms.episode, "start": Terms.start}
    return {"players": game.seats[0], **options, **usual}


def _draws(name: str, option: str, value: Any) -> bool:
    """Whether the value of an option is a seat that is drawn."""
    return value == -1 and registry.get(name).Options.described()[option][1] is None


def _faces(terms: Terms) -> int:
    """How many faces the cards have."""
    stacks = (field for field in terms.game.State.fields.values() if field.holds == Holds.STACK)
    return max((field.high + 1 for field in stacks), default=0)


def _utility(terms: Terms) -> tuple[float, float]:
    """The least and the greatest return."""
    totals = terms.game.State.fields["totals"]
    low, high = sorted((terms.sign * totals.low, terms.sign * totals.high))
    return {
        "result": (-1 / (terms.seats - 1), 1.0),
        "points": (float(low), float(high)),
        "standing": (-1.0, 1.0),
    }[terms.reward]


def _kind(name: str, reward: str) -> Any:
    game, kinds = registry.get(name), pyspiel.GameType
    return kinds(
        short_name=f"parlour_{name}",
        long_name=f"Parlour's {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if SUMS[reward] is None else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


for _name in registry.names():
    # A class for each game, under its own name, as pickle wants it. Nothing else may be registered:
    # the library keeps it longer than Python lives.
    _class = type(f"{_name.title()}Game", (TableGame,), {"name": _name, "__module__": __name__})
    globals()[_class.__name__] = _class
    pyspiel.register_game(_kind(_name, "result"), _class)
