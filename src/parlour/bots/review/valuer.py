"""The memory that positions and choices are valued in, and functions that read the results."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from parlour.bots import knowhow
from parlour.bots.review import valuing
from parlour.bots.review.findings import Estimate, estimate
from parlour.bots.review.valuing import LEAD, LEAD_SQUARES, SHARES, SQUARES
from parlour.bots.search import tree
from parlour.bots.search.settings import Search
from parlour.bots.unbound import NOTHING
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Seat


class Choices(NamedTuple):
    """The values of a seat's choices."""

    leads: list[Estimate]
    """By choice: how much more of the victory it gives the seat than the move that was played."""
    skill: list[Estimate]
    """By seat: how much more the move that was played gives it than the policy's move."""


class Valuer:
    """Values positions and choices of a game, for a number of seats. The rules are compiled, or
    loaded, when this returns (NotInstalledError)."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._game = game
        self._seats = seats
        self._states = np.zeros(3, game.State.dtype)
        self._counts = np.zeros(1, tree.COUNTS)
        self._settings = np.zeros(1, tree.SETTINGS)
        self._out = np.zeros(game.max_legal + 1, np.int16)
        self._choices = np.zeros(game.max_legal + 1, np.int16)
        self._values = np.zeros(game.seats[-1])
        self._shares = np.zeros((game.max_legal + 1, game.seats[-1]))
        self._scratch = np.zeros(tree.SCRATCH)
        self._value_position, self._value_choices = _compiled(game)

    def position(
        self, state: Any, seed: int, playouts: int, knower: Seat | None = None
    ) -> list[Estimate]:
        """Each seat's share of the victory in a plain state, all cards as they lie; or by what one
        seat, the `knower`, knows."""
        known = state if knower is None else InformationState(self._game, state, knower).state
        name = self._game.name
        self._begin(known, seed, knowhow.noise(name), knowhow.chances(name))
        sums = np.zeros((2, self._seats))
        states, s, *memory = self._states_and_memory
        by = NOTHING if knower is None else knower
        self._value_position(states, s, by, *memory, sums, playouts)
        return _estimates(sums[SHARES], sums[SQUARES], playouts)

    def choices(
        self,
        information: InformationState,
        choices: Sequence[int],
        played: int,
        seed: int,
        worlds: int,
    ) -> Choices:
        """Value choices, actions or NOTHING, by what their seat knows. It played
        `choices[played]`."""
        self._begin(information.state, seed, knowhow.NOISE, knowhow.chances(self._game.name))
        return self._valued(information, choices, played, worlds)

    def cost(
        self, information: InformationState, played: int, other: int, seed: int, worlds: int
    ) -> Estimate:
        """How much more another choice gives the seat than the one it played, by what it knows, as
        the net judges if one is asked."""
        self._begin(information.state, seed, knowhow.NOISE, knowhow.costs(self._game.name))
        return self._valued(information, [played, other], 0, worlds).leads[1]

    def _valued(
        self, information: InformationState, choices: Sequence[int], played: int, worlds: int
    ) -> Choices:
        self._choices[: len(choices)] = choices
        leads = np.zeros((len(choices), 2))
        skill = np.zeros((2, self._seats))
        states, s, *memory = self._states_and_memory
        self._value_choices(
            states,
            s,
            information.seat,
            self._choices,
            len(choices),
            played,
            *memory,
            self._shares,
            leads,
            skill,
            worlds,
        )
        return Choices(
            _estimates(leads[:, LEAD], leads[:, LEAD_SQUARES], worlds),
            _estimates(skill[SHARES], skill[SQUARES], worlds),
        )

    def _begin(self, state: Any, seed: int, noise: float, search: Search) -> None:
        self._settings["noise"] = noise
        self._settings["horizon"] = search.horizon_for(self._seats)
        self._settings["net"] = search.net
        seeded = state.copy()
        seed_generator(seeded, seed, 0)
        self._states[:] = seeded.record()

    @property
    def _states_and_memory(self) -> tuple[Any, ...]:
        return (
            self._states,
            self._states[1],
            self._out,
            self._values,
            self._scratch,
            self._settings[0],
            self._counts[0],
        )


def _estimates(totals: Any, squares: Any, count: int) -> list[Estimate]:
    pairs = zip(totals.tolist(), squares.tolist(), strict=True)
    return [estimate(total, square, count) for total, square in pairs]


@cache
def _compiled(game_: Any) -> tuple[Any, Any]:
    game: Game[Any] = game_
    compiler = Compiler({**game.rules.binding(), **knowhow.binding(game.name)})
    return compiler(valuing.value_position), compiler(valuing.value_choices)
