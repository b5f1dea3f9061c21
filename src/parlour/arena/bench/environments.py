"""Environments for learners: ours, and other projects' card games, each stepped with random legal
actions in the fastest way that its project offers.

Pgx steps a batch of tables in one compiled call that also draws the actions. EnvPool steps a batch
in C++ with one thread; its Blackjack and Kuhn poker are its only card games, and know no illegal
action. PettingZoo and RLCard step one table.
"""

import random
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

import numpy as np

from parlour.arena.bench.measuring import MissingError, Side, timed

SEED = 1
TABLES = 4096
"""Tables of a batch, ours and others'."""


def batch(name: str, seats: int) -> Side:
    """Return our side that steps many tables at once, with observations and masks; n counts steps
    of them all, units are steps of a table."""
    from parlour.envs.batch import Batch

    tables = Batch(name, seats=seats, tables=TABLES, seed=SEED)
    tables.reset()

    def work(n: int) -> int:
        for _ in range(n):
            tables.step(tables.random_actions())
        return n * TABLES

    work(1)
    return Side("parlour", timed(work))


def our_pettingzoo(name: str, seats: int) -> Side:
    """Return our side that steps one table as PettingZoo has it; n and units count steps."""
    _need("pettingzoo")
    from parlour.envs.pettingzoo import env

    return Side("parlour", timed(_agents(env(name, seats=seats))))


@cache
def pettingzoo(name: str) -> Side:
    """Return the side that steps one of PettingZoo's card games; n and units count steps."""
    _need("pettingzoo")
    try:
        module = import_module(f"pettingzoo.classic.{name}")
    except ImportError as missing:  # they need more than the package brings
        raise MissingError(f"pettingzoo[classic] ({missing.name})") from missing
    return Side(f"PettingZoo {version('pettingzoo')} {name}", timed(_agents(module.env())))


def _agents(env: Any) -> Callable[[int], int]:
    """Work of n steps of one table, one agent after the other."""
    rng = random.Random(SEED)

    def work(n: int) -> int:
        env.reset(seed=SEED)
        for _ in range(n):
            observation, _, terminated, truncated, _ = env.last()
            while terminated or truncated:
                env.step(None)
                if not env.agents:
                    env.reset()
                observation, _, terminated, truncated, _ = env.last()
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        return n

    work(1)
    return work


@cache
def pgx(name: str) -> Side:
    """Return the side that steps many tables of one of Pgx's games at once, on processors; n counts
    steps of them all, units are steps of a table."""
    _need("pgx")
    import jax
    import pgx as package
    from pgx.experimental import act_randomly, auto_reset

    env: Any = package.make(name)
    step_one = auto_reset(env.step, env.init)

    def step(state: Any, key: Any) -> Any:
        ours, theirs = jax.random.split(key)
        actions = act_randomly(ours, state.legal_action_mask)
        return jax.vmap(step_one)(state, actions, jax.random.split(theirs, TABLES))

    compiled = jax.jit(step)
    first, begun = jax.random.split(jax.random.PRNGKey(SEED))
    tables = [jax.jit(jax.vmap(env.init))(jax.random.split(begun, TABLES)), first]

    def work(n: int) -> int:
        state, key = tables
        for _ in range(n):
            key, drawn = jax.random.split(key)
            state = compiled(state, drawn)
            state.observation.block_until_ready()
        tables[:] = state, key
        return n * TABLES

    work(1)
    return Side(f"Pgx {version('pgx')} {name}", timed(work))


@cache
def envpool(name: str) -> Side:
    """Return the side that steps many of EnvPool's tables at once; n counts steps of them all,
    units are steps of a table."""
    _need("envpool")
    import envpool as package

    env = package.make(name, env_type="gymnasium", num_envs=TABLES, num_threads=1, seed=SEED)
    rng = np.random.default_rng(SEED)
    actions = env.action_space.n
    env.reset()

    def work(n: int) -> int:
        for _ in range(n):
            env.step(rng.integers(0, actions, TABLES).astype(np.int32))
        return n * TABLES

    work(1)
    return Side(f"EnvPool {version('envpool')} {name}", timed(work))


def our_openspiel(name: str, seats: int) -> Side:
    """Return our side that plays at random as OpenSpiel has it; n and units count actions, those of
    chance, too."""
    _need("pyspiel")
    import parlour.envs.openspiel

    assert parlour.envs.openspiel  # it registers the games
    return Side("parlour", timed(_tree(f"parlour_{name}", {"players": seats})))


def openspiel(name: str) -> Side:
    """Return the side that plays one of OpenSpiel's games in Python at random; n and units count
    actions, those of chance, too."""
    _need("pyspiel")
    import open_spiel.python.games

    assert open_spiel.python.games  # it registers the games
    return Side(f"OpenSpiel {version('open_spiel')} {name}", timed(_tree(name, {})))


def _tree(name: str, parameters: dict[str, Any]) -> Callable[[int], int]:
    """Work of n random actions of seats and of chance."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    rng = random.Random(SEED)
    going = [game.new_initial_state()]

    def work(n: int) -> int:
        [state] = going
        for _ in range(n):
            if state.is_terminal():
                state = game.new_initial_state()
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        going[:] = [state]
        return n

    work(1)
    return work


def _need(package: str) -> None:
    """Raise MissingError unless a package is installed."""
    if find_spec(package) is None:
        raise MissingError("open_spiel" if package == "pyspiel" else package)
