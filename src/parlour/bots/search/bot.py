"""A bot that searches: information-set Monte Carlo with a budget."""

import time
from random import Random
from typing import Any

from parlour.bots import knowhow
from parlour.bots.search.analysis import Analysis, MoveValue
from parlour.bots.search.budget import Budget, Pace
from parlour.bots.search.choice import choose
from parlour.bots.search.settings import Search
from parlour.bots.search.workspace import Workspace
from parlour.core.game import Game
from parlour.core.information import InformationState


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
        self._workspace: Workspace | None = None

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
        workspace = self._workspace = self._workspace or Workspace(self.game, self.search)
        pace = Pace(budget or self.budget)
        workspace.begin(seen, random.getrandbits(64))
        while True:
            workspace.grow(pace.chunk)
            pace.note(workspace.iterations)
            if pace.left > 0 and not self.search.stop_early:
                continue
            moves = workspace.moves(seen)
            choice = choose(
                moves,
                workspace.variance**0.5,
                pace.left,
                paired=workspace.paired,
                doubt=self.search.doubt,
                stop_early=self.search.stop_early,
            )
            if choice is not None:
                moves.sort(key=lambda move: (move is not choice, -move.share))
                return Analysis(moves=moves, iterations=workspace.iterations, seconds=pace.spent)

    def warm_up(self) -> None:
        """Compile, or load what was compiled, now and not at the first move."""
        self._workspace = self._workspace or Workspace(self.game, self.search)
        if self.search.solve:
            knowhow.warm_up(self.game.name)


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
