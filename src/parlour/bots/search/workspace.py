"""The memory that a search works in, and functions that read its results."""

from functools import cache
from typing import Any

import numpy as np

from parlour.bots import knowhow
from parlour.bots.search import prior, tree
from parlour.bots.search.analysis import MoveValue, estimate, variance
from parlour.bots.search.settings import Search
from parlour.bots.unbound import NOTHING
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Action


class Workspace:
    """Memory for one tree at a time. The game's search is compiled, or loaded, when this
    returns."""

    def __init__(self, game: Game[Any], search: Search) -> None:
        self.game = game
        self.search = search
        self.states = np.zeros(3, game.State.dtype)
        self._counts = np.zeros(1, tree.COUNTS)
        self._settings = np.zeros(1, tree.SETTINGS)
        self._settings["exploration"] = search.exploration
        self._settings["noise"] = search.noise
        self._settings["imagine"] = search.imagine
        self._settings["net"] = search.net
        self._nodes = np.zeros(search.nodes, tree.NODE)
        self._table = np.zeros(2 << (search.nodes - 1).bit_length(), np.int32)
        self._path = np.zeros(tree.MAX_DEPTH + 1, np.int32)
        self._out = np.zeros(game.max_legal + 1, np.int16)
        self._values = np.zeros(game.seats[-1])
        self._worths = np.zeros(game.max_legal + 1)
        self._scratch = np.zeros(tree.SCRATCH)
        self._run, self._foresee = _compiled(game)
        self._expected: dict[int, float] = {}
        self._seat = game.seats[-1]  # nobody's
        self.grow(0)
        if search.prior > 0:
            self._expectations()

    def begin(self, information: InformationState, seed: int) -> None:
        """Start a new tree for a seat's information state, with nothing but a root."""
        state = information.state.copy()
        seed_generator(state, seed, 0)
        self.states[:] = state.record()
        self._seat = information.seat
        flat = self.search.is_flat(state.seats)
        depth = 1 if flat else min(self.search.depth, tree.MAX_DEPTH)
        self._settings["depth"] = depth
        self._settings["horizon"] = self.search.horizon_for(state.seats)
        self._settings["tries"] = self.search.tries if flat else 1
        self._nodes[tree.ROOT] = 0
        self._table[:] = 0
        self._counts[:] = 0
        self._counts["nodes"] = 1
        self._expected = self._expectations() if self.search.prior > 0 else {}

    def _expectations(self) -> dict[int, float]:
        """What a net expects of each action; nothing if there is none for this position."""
        states = self.states
        n = self._foresee(states[1], self._seat, self._out, self._worths, self._scratch)
        return dict(zip(self._out[:n].tolist(), self._worths[:n].tolist(), strict=True))

    def grow(self, iterations: int) -> None:
        """Make more iterations (see `tree.search`)."""
        self._run(
            self.states,
            self.states[1],
            self._seat,
            self._nodes,
            self._table,
            self._path,
            self._out,
            self._values,
            self._scratch,
            self._settings[0],
            self._counts[0],
            iterations,
        )

    @property
    def counts(self) -> dict[str, Any]:
        """The counts of the search, by the names of `tree.COUNTS`."""
        return dict(zip(tree.COUNTS.names or (), self._counts[0].item(), strict=True))

    @property
    def iterations(self) -> int:
        """Iterations made so far."""
        return int(self._counts[0]["results"])

    @property
    def paired(self) -> bool:
        """True if visits say little about a move: several moves are tried in each world, or a net
        has a say."""
        return bool(self._settings[0]["tries"] > 1) or len(self._expected) > 0

    @property
    def variance(self) -> float:
        """The variance of all results."""
        return variance(self.iterations, float(self.counts["total"]), float(self.counts["squares"]))

    def moves(self, information: InformationState) -> list[MoveValue]:
        """The moves at the root in the order of their first try: the policy's comes first; or the
        net's, if one has a say."""
        moves, expected = [], []
        overall = self.variance
        at = int(self._nodes[tree.ROOT]["child"])
        while at:
            # All at once: one by one, NumPy would take longer than the search.
            action, _, _, at, _, visits, _, _, total, squares = self._nodes[at].item()
            text = None if action == NOTHING else self._text(information, Action(action))
            moves.append(estimate(text, visits, total, squares, overall))
            expected.append(self._expected.get(action, 0.0))
        if self._expected:
            return prior.blend(moves[::-1], expected[::-1], self.search.prior)
        return moves[::-1]

    def _text(self, information: InformationState, action: Action) -> str:
        return self.game.notation.format_action(information.state, action)


@cache
def _compiled(game_: Any) -> tuple[Any, Any]:
    game: Game[Any] = game_
    compiler = Compiler({**game.rules.binding(), **knowhow.binding(game.name)})
    return compiler(tree.search), compiler(prior.foresee)
