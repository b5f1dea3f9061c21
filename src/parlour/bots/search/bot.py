"""A bot that searches: information-set Monte Carlo with a budget."""

import math
import time
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import numpy as np

from parlour.bots import knowhow
from parlour.bots.search import tree
from parlour.bots.search.budget import Analysis, Budget, MoveValue, is_clear, is_settled
from parlour.bots.unbound import NOTHING
from parlour.core.chance import seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import Game
from parlour.core.information import InformationState

CHUNK = 256
"""Iterations between two looks at the answer, where iterations are counted."""
SLICES = 40
"""Parts of a time budget between two looks at the answer."""
PAUSE = 0.002
"""Seconds between two looks, at least: a look takes as long as some dozen iterations."""


@dataclass(frozen=True, kw_only=True)
class Search:
    """How to search. See `tree.py`."""

    exploration: float = 1.5
    """How much moves that did less well are tried again, in standard deviations of the results."""
    depth: int = tree.MAX_DEPTH
    """Moves in a row that the tree holds; 1 is flat Monte Carlo: the next move alone."""
    flat_from: int = 3
    """From so many seats on, the depth is 1 whatever `depth` says."""
    tries: int = 4
    """With depth 1, playouts in each world, of different moves where there are so many."""
    horizon: int = tree.TO_THE_END
    """Moves for each seat after which a playout ends and the round is valued as it stands, where
    the game knows how."""
    noise: float = 0.0
    """The share of playout moves that are random, not by rule of thumb; 1: all."""
    nodes: int = 1 << 17
    """The most nodes of the tree; each takes 48 bytes."""
    doubt: float = 1.5
    """The rule of thumb's move is taken unless another is better by so many standard errors, as if
    all playouts were independent."""
    solve: bool = True
    """Endgames exactly, where the game knows how."""
    imagine: bool = True
    """Worlds that fit what the seat knows; else the state is taken for the truth."""
    stop_early: bool = True
    """As soon as the answer is clear."""

    def __post_init__(self) -> None:
        for name, least, most in (
            ("exploration", 0, math.inf),
            ("depth", 1, math.inf),
            ("flat_from", 1, math.inf),
            ("tries", 1, math.inf),
            ("horizon", 0, math.inf),
            ("noise", 0, 1),
            ("doubt", 0, math.inf),
            ("nodes", 1 << 10, 1 << 28),
        ):
            value = getattr(self, name)
            if not least <= value <= most:
                raise ValueError(f"{name}: expected {least} to {most}, got {value!r}")


class SearchBot:
    """Decides by search over worlds that fit what its seat knows.

    Not for several threads at once: it works in memory of its own.
    """

    def __init__(self, game: Game[Any], budget: Budget, search: Search | None = None) -> None:
        self.game = game
        self.budget = budget
        self.search = search or Search()
        self.clairvoyant = not self.search.imagine
        """It wants the whole state, as only the arena gives it: to measure what that is worth."""
        self._workspace: _Workspace | None = None

    def decide(self, seen: InformationState, random: Random) -> str | None:
        """The best move found. Where there is no choice, without searching."""
        actions = seen.actions()
        if len(actions) == 1 and seen.in_turn:
            return actions[0]
        return self.analyse(seen, random).best.action

    def analyse(
        self, seen: InformationState, random: Random, budget: Budget | None = None
    ) -> Analysis:
        """What each legal move is worth to the seat, the choice first (ValueError: it has none)."""
        if not seen.legal():
            raise ValueError("expected a seat that may act")
        began = time.perf_counter()
        if self.search.solve and self.search.imagine:
            exact = knowhow.exact(self.game.name, seen)
            if exact is not None:
                return _solved(seen, exact, time.perf_counter() - began)
        if self._workspace is None:
            self._workspace = _Workspace(self.game, self.search)
        return self._workspace.run(seen, random.getrandbits(64), budget or self.budget)

    def warm_up(self) -> None:
        """Compile, or load what was compiled, now and not at the first move."""
        self._workspace = self._workspace or _Workspace(self.game, self.search)
        if self.search.solve:
            knowhow.warm_up(self.game.name)


class _Workspace:
    """The memory that a search works in."""

    def __init__(self, game: Game[Any], search: Search) -> None:
        self.game = game
        self.search = search
        self.run_compiled = _compiled(game)
        self.states = np.zeros(3, game.layout.dtype)
        self.nodes = np.zeros(search.nodes, tree.NODE)
        self.slots = np.zeros(game.actions + 1, np.int32)
        self.path = np.zeros(tree.MAX_DEPTH + 1, np.int32)
        self.out = np.zeros(game.max_legal + 1, np.int16)
        self.values = np.zeros(game.seats[-1])
        self.scratch = np.zeros(tree.SCRATCH)
        self.counts = np.zeros(tree.COUNTS)
        self.settings = np.zeros(tree.SETTINGS)
        self.settings[tree.EXPLORATION] = search.exploration
        self.settings[tree.NOISE] = search.noise
        self.settings[tree.IMAGINE] = search.imagine
        self._grow(0, 0)

    def run(self, seen: InformationState, seed: int, budget: Budget) -> Analysis:
        began = time.perf_counter()
        state = seen.state.copy()
        seed_generator(state, seed, 0)
        self.states[:] = self.game.layout.record(state)
        depth = (
            1 if state.seats >= self.search.flat_from else min(self.search.depth, tree.MAX_DEPTH)
        )
        self.settings[tree.DEPTH] = depth
        self.settings[tree.HORIZON] = self.search.horizon * state.seats
        self.settings[tree.TRIES] = self.search.tries if depth == 1 else 1
        self.nodes[tree.ROOT] = 0
        self.counts[:] = 0
        self.counts[tree.NODES] = 1
        most = budget.iterations or 1 << 62
        chunk, done = CHUNK, 0
        by_clock = budget.iterations is None  # else the answer is looked at after fixed iterations
        while True:
            self._grow(seen.seat, min(chunk, most - done))
            done = int(self.counts[tree.RESULTS])
            spent = time.perf_counter() - began
            left: float = most - done
            if budget.seconds is not None:
                speed = done / spent
                left = min(left, (budget.seconds - spent) * speed)
                if by_clock:
                    pause = max(budget.seconds / SLICES, PAUSE)
                    chunk = max(16, int(min(pause * speed, left)))
            if left > 0 and not self.search.stop_early:
                continue
            moves = self._moves(seen)
            ranked = sorted(moves, key=self._rank, reverse=True)
            clear = self.search.stop_early and is_clear(ranked, self._spread() ** 0.5)
            settled = self.search.stop_early and not self._paired and is_settled(ranked, left)
            if clear or settled or left <= 0:
                choice = ranked[0] if clear else self._doubted(ranked[0], moves[0])
                moves = sorted(moves, key=lambda move: (move is not choice, -move.share))
                return Analysis(moves=moves, iterations=done, seconds=spent)

    @property
    def _paired(self) -> bool:
        """Whether several moves are tried in each world: how often then says little of a move."""
        return bool(self.settings[tree.TRIES] > 1)

    def _rank(self, move: MoveValue) -> tuple[float, float]:
        return (move.share - move.error, 0) if self._paired else (move.visits, move.share)

    def _doubted(self, best: MoveValue, thumb: MoveValue) -> MoveValue:
        """The rule of thumb's move, where the best is not surely better."""
        lead = best.share - thumb.share
        sure = self.search.doubt == 0 or lead >= self.search.doubt * math.hypot(
            best.error, thumb.error
        )
        return best if sure else thumb

    def _grow(self, seat: int, iterations: int) -> None:
        s = self.states[1]
        self.run_compiled(
            self.states,
            s,
            seat,
            self.nodes,
            self.slots,
            self.path,
            self.out,
            self.values,
            self.scratch,
            self.settings,
            self.counts,
            iterations,
        )

    def _moves(self, seen: InformationState) -> list[MoveValue]:
        """The moves at the root as they were first tried: the rule of thumb's comes first."""
        moves = []
        spread = self._spread()
        at = int(self.nodes[tree.ROOT]["child"])
        while at:
            # All at once: one by one, NumPy would take longer than the search.
            action, _, at, _, visits, _, _, total, squares = self.nodes[at].item()
            visits = max(visits, 1)
            variance = self._variance(visits, total, squares)
            variance = (visits * variance + spread) / (visits + 1)  # few visits tell little of it
            moves.append(
                MoveValue(
                    action=None if action == NOTHING else self._text(seen, action),
                    share=total / visits,
                    error=(variance / visits) ** 0.5,
                    visits=visits,
                )
            )
        return moves[::-1]

    def _spread(self) -> float:
        """The variance of all results."""
        return self._variance(
            self.counts[tree.RESULTS], self.counts[tree.SUM], self.counts[tree.SQUARES]
        )

    @staticmethod
    def _variance(n: float, total: float, squares: float) -> float:
        return max(float(squares / n - (total / n) ** 2), 0.0)

    def _text(self, seen: InformationState, action: int) -> str:
        return self.game.notation.format_action(seen.state, action)


@cache
def _compiled(game_: Any) -> Any:
    game: Game[Any] = game_
    return Compiler({**game.rules.binding(), **knowhow.binding(game.name)})(tree.search)


def _solved(seen: InformationState, exact: dict[int, float], seconds: float) -> Analysis:
    moves = [
        MoveValue(
            action=seen.game.notation.format_action(seen.state, action),
            share=share,
            error=0.0,
            visits=0,
        )
        for action, share in exact.items()
    ]
    moves.sort(key=lambda move: (-move.share, move.action or ""))
    return Analysis(moves=moves, iterations=0, seconds=seconds, exact=True)
