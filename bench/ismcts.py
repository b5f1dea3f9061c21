"""Play whole games of OpenSpiel's search against a bot of ours, with two seats.

    python bench/ismcts.py mushi expert --simulations 200 --minutes 20

Each deal is played twice, with the seats changed. OpenSpiel's `ISMCTSBot` in Python is given our
rules as `parlour.envs.openspiel` registers them: it searches to the end of the round, for the
change of the expected share of the victory, with OpenSpiel's random rollouts.
"""

import argparse
import time
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import parlour
from parlour import bots
from parlour.arena import intervals
from parlour.core.information import InformationState
from parlour.envs.openspiel import packed


class Visitor:
    """OpenSpiel's search as one of our bots. Out of turn it is asked as everybody is."""

    def __init__(self, name: str, simulations: int, seed: int) -> None:
        self.name = name
        self.random = np.random.RandomState(seed)
        self.simulations = simulations

    def decide(self, information: InformationState, random: Random) -> str | None:
        """The notation of an action; None out of turn, to wait."""
        world = information.world(random)
        world.source = None
        parameters = {"players": world.seats, "start": packed([world])}
        game = pyspiel.load_game(
            f"parlour_{self.name}", {**parameters, "reward": "standing", "episode": "round"}
        )
        state = game.new_initial_state()
        state.apply_action(0)
        while state.current_player() != information.seat:
            chance = state.is_chance_node()  # others out of turn: they wait, the last action
            state.apply_action(
                state.chance_outcomes()[0][0] if chance else state.legal_actions()[-1]
            )
        rollouts = mcts.RandomRolloutEvaluator(1, self.random)
        bot = ismcts.ISMCTSBot(
            game,
            rollouts,
            1.0,
            self.simulations,
            random_state=self.random,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        text: str = state.action_to_string(bot.step(state))
        return None if text == "wait" else text


class Timed:
    """A bot, and how long its decisions took (seconds of processor time)."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.took: list[float] = []

    def decide(self, information: InformationState, random: Random) -> str | None:
        """What the bot decides."""
        since = time.process_time()
        decided: str | None = self.bot.decide(information, random)
        if len(information.legal()) > 1:
            self.took.append(time.process_time() - since)
        return decided

    @property
    def mean(self) -> str:
        """The mean time of a decision that left a choice."""
        return f"{1000 * sum(self.took) / max(1, len(self.took)):.1f} ms"


def game(name: str, players: list[Any], seed: int, options: dict[str, Any]) -> list[int]:
    """Play a game; return the winners."""
    table, random = parlour.table(name, seats=2, seed=seed, **options), Random(seed)
    while not table.over:
        bots.play_on(table, players, random)
    return list(table.outcome().winners)


def main() -> None:
    """Play pairs of games until the time is up."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("bot")
    asked.add_argument("--simulations", type=int, default=200)
    asked.add_argument("--minutes", type=float, default=20.0)
    asked.add_argument("--points", type=int)
    asked.add_argument("--deals", type=int)
    given = asked.parse_args()
    options = {k: v for k in ("points", "deals") if (v := getattr(given, k))}
    visitor = Timed(Visitor(given.game, given.simulations, 1))
    ours = Timed(bots.get(given.game, given.bot))
    shares, began = [], time.monotonic()
    while time.monotonic() - began < 60 * given.minutes:
        seed, share = len(shares), 0.0
        for seat in (0, 1):
            players = [visitor, ours] if seat == 0 else [ours, visitor]
            winners = game(given.game, players, seed, options)
            share += (seat in winners) / len(winners)
        shares.append(share)
        found = intervals.share(np.array(shares), np.full(len(shares), 2.0))
        times = f"{visitor.mean} and {ours.mean} a move"
        print(
            f"{given.game} {given.bot} {options}: {2 * len(shares)} games", found, times, flush=True
        )


if __name__ == "__main__":
    main()
