"""A bot that searches: information-set Monte Carlo tree search with a budget."""

import time
from random import Random
from typing import Any

from parlour.bots import knowhow
from parlour.bots.search.analysis import Analysis, MoveValue, within
from parlour.bots.search.budget import Budget, Meter
from parlour.bots.search.choice import choose
from parlour.bots.search.settings import Search
from parlour.bots.search.workspace import Workspace
from parlour.core.errors import NotYourTurnError
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Action, Seconds


class SearchBot:
    """Decides by search over worlds that fit its seat's knowledge.

    Not for several threads at once: it works in memory of its own.
    """

    def __init__(self, game: Game[Any], budget: Budget, search: Search | None = None) -> None:
        self.game = game
        self.budget = budget
        self.search = search or Search()
        self.clairvoyant = not self.search.imagine
        """True if it needs the whole state, which only the arena gives, to measure its worth."""
        self._workspace: Workspace | None = None

    def decide(self, information: InformationState, random: Random) -> str | None:
        """Choose the best move that the search finds. A seat in turn with one legal action plays it
        without searching. Raises as `analyse` does."""
        information.check_game(self.game.name)
        actions = information.actions()
        if len(actions) == 1 and information.in_turn:
            return actions[0]
        return self.analyse(information, random).best.action

    def analyse(
        self, information: InformationState, random: Random, budget: Budget | None = None
    ) -> Analysis:
        """Estimate the value of each legal move for the seat, the choice first (NotYourTurnError if
        there is no move; OtherGameError if the information is not of the bot's game)."""
        information.check_game(self.game.name)
        if not information.legal():
            raise NotYourTurnError(f"expected a seat that may act, got seat {information.seat}")
        began = time.perf_counter()
        if self.search.solve and self.search.imagine:
            exact = knowhow.exact(self.game.name, information)
            if exact is not None:
                return _solved(information, exact, time.perf_counter() - began)
        workspace = self._workspace = self._workspace or Workspace(self.game, self.search)
        meter = Meter(budget or self.budget)
        workspace.begin(information, random.getrandbits(64))
        while True:
            workspace.grow(meter.chunk)
            meter.note(workspace.iterations)
            if meter.left > 0 and not self.search.stop_early:
                continue
            moves = workspace.moves(information)
            choice = choose(
                moves,
                workspace.variance**0.5,
                meter.left,
                paired=workspace.paired,
                doubt=self.search.doubt,
                stop_early=self.search.stop_early,
            )
            if choice is not None:
                moves.sort(key=lambda move: (move is not choice, -move.share))
                moves = [within(move) for move in moves]
                return Analysis(moves=moves, iterations=workspace.iterations, seconds=meter.spent)

    def warm_up(self) -> None:
        """Compile the search, or load it from the cache, now instead of at the first move."""
        self._workspace = self._workspace or Workspace(self.game, self.search)
        if self.search.solve:
            knowhow.warm_up(self.game.name)


def _solved(
    information: InformationState, exact: dict[Action, float], seconds: Seconds
) -> Analysis:
    moves = [
        MoveValue(
            action=information.game.notation.format_action(information.state, action),
            share=share,
            error=0.0,
            visits=0,
        )
        for action, share in exact.items()
    ]
    moves.sort(key=lambda move: (-move.share, move.action or ""))
    return Analysis(moves=moves, iterations=0, seconds=seconds, exact=True)
