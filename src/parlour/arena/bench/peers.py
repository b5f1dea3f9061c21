"""Other projects' games of the same kind, each in the fastest way that its project offers.

OpenSpiel: `crazy_eights` rollouts in C++. A `MCTSBot` with one simulation hands its root to the
`RandomRolloutEvaluator`, which clones it and plays to the end as often as asked, all in C++; there
is one call from Python for hundreds of rollouts. They start after the deal, so that the peer is not
charged for dealing. OpenSpiel does not count the moves inside: the decisions of a rollout are the
mean of many games played from Python, outside the clock.

Its `ISMCTSBot` searches `euchre` and `hearts` (it cannot redeal `crazy_eights`).

RLCard: `env.step` of its UNO with uniformly random agents, the only way it offers.
"""

import random
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from parlour.arena.bench.measuring import MissingError, Side, timed

SEED = 1
DEALS = 16
ROLLOUTS = 256
"""Rollouts of one call into C++."""
COUNTED = 4000
"""Games from which the decisions of a rollout are taken: their mean is good to about 1 %."""


def open_spiel(parameters: dict[str, Any], *, chance: bool = False) -> Side:
    """Return the side that makes rollouts of crazy_eights; n counts rollouts, units are players'
    decisions.

    With `chance` every applied action counts, including the cards that chance deals.
    """
    if find_spec("pyspiel") is None:
        raise MissingError("open_spiel")
    import pyspiel

    game = pyspiel.load_game("crazy_eights", parameters)
    rng = random.Random(SEED)
    deals = [_dealt(game, rng) for _ in range(DEALS)]
    moves = _mean_moves(deals, rng, chance)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    # game, evaluator, uct_c, max_simulations, max_memory_mb, solve, seed, verbose
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 16, False, SEED, False)

    def work(n: int) -> float:
        calls = -(-n // ROLLOUTS)
        for call in range(calls):
            bot.mcts_search(deals[call % DEALS])
        return calls * ROLLOUTS * moves

    return Side(f"OpenSpiel {version('open_spiel')} crazy_eights", timed(work))


def open_spiel_search(name: str) -> Side:
    """Return the side that searches with OpenSpiel's ISMCTS in C++ and its random rollouts, from
    positions half-way through games of random play; n and units count simulations."""
    if find_spec("pyspiel") is None:
        raise MissingError("open_spiel")
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(SEED)
    positions = [_half_way(game, rng) for _ in range(DEALS)]
    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT

    def work(n: int) -> float:
        each = max(-(-n // DEALS), 16)  # it fails with a single one
        # seed, evaluator, uct_c, max_simulations, max_world_samples (-1: any number), final_policy,
        # use_observation_string, allow_inconsistent_action_sets
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.ISMCTSBot(SEED, evaluator, 2.0, each, -1, final, False, False)
        for state in positions:
            bot.step(state)
        return each * DEALS

    return Side(f"OpenSpiel {version('open_spiel')} ISMCTS {name}", timed(work))


def _half_way(game: Any, rng: random.Random) -> Any:
    """Return a position with a choice, after half the decisions of a game of random play."""
    while True:
        passed = []
        state = _dealt(game, rng)
        while not state.is_terminal():
            if state.is_chance_node():
                _by_chance(state, rng)
                continue
            passed.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
        for half in passed[len(passed) // 2 :]:
            if len(half.legal_actions()) > 1:
                return half


def _dealt(game: Any, rng: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        _by_chance(state, rng)
    return state


def _by_chance(state: Any, rng: random.Random) -> None:
    actions, weights = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(actions, weights)[0])


def _mean_moves(deals: list[Any], rng: random.Random, chance: bool) -> float:
    moves = 0
    for number in range(COUNTED):
        state = deals[number % len(deals)].clone()
        while not state.is_terminal():
            if state.is_chance_node():
                _by_chance(state, rng)
                moves += chance
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                moves += 1
    return moves / COUNTED


def rlcard() -> Side:
    """Return the side that plays UNO for two, which is RLCard's default; n and units count
    steps."""
    if find_spec("rlcard") is None:
        raise MissingError("rlcard")
    import rlcard as package

    env = package.make("uno", config={"seed": SEED})
    rng = random.Random(SEED)

    def work(n: int) -> float:
        state, _ = env.reset()
        for _ in range(n):
            if env.is_over():
                state, _ = env.reset()
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
        return n

    return Side(f"RLCard {version('rlcard')} uno env.step", timed(work))
