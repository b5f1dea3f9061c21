"""Learn to beat random play by proximal policy optimisation, in one file in the manner of CleanRL.

    pip install '.[gymnasium]' jax optax
    python examples/ppo.py mushi

The learner sits at one seat of many tables at once, and random players at the others. It learns
from rounds, for the change of its expected share of the victory, and is then tried in whole games.
"""

import argparse
import time
from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax
from gymnasium.vector import AutoresetMode

from parlour.envs.vector import VectorSeatEnv

TABLES, STEPS = 256, 32
"""Tables at once, and steps of each between two updates."""
EPOCHS, MINIBATCHES = 2, 4
GAMMA, LAMBDA, CLIP, ENTROPY, VALUE, RATE = 0.995, 0.95, 0.2, 0.01, 0.5, 1e-3
WIDTH = 128


class Batch(NamedTuple):
    """Steps to learn from, one a row."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any
    """The logarithms of the probabilities with which the actions were chosen."""
    advantages: Any
    returns: Any


def environment(game: str, seats: int | None, tables: int, **settings: Any) -> VectorSeatEnv:
    """Tables with random players at all seats but the first."""
    return VectorSeatEnv(
        game,
        tables,
        seats=seats,
        bots="random",
        autoreset_mode=AutoresetMode.SAME_STEP,
        **settings,
    )


def network(key: Any, inputs: int, actions: int) -> list[tuple[Any, Any]]:
    """Two hidden layers, and one that says each action's score and the value of the position."""
    sizes = [(inputs, WIDTH), (WIDTH, WIDTH), (WIDTH, actions + 1)]
    gains = (2**0.5, 2**0.5, 0.01)
    make = jax.nn.initializers.orthogonal
    keys = jax.random.split(key, len(sizes))
    return [
        (make(gain)(k, size), jnp.zeros(size[1]))
        for k, size, gain in zip(keys, sizes, gains, strict=True)
    ]


def judge(layers: Any, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The logarithm of each action's probability, and the positions' values. What is legal is seen,
    too: it tells which cards fit."""
    x = jnp.concatenate([seen, masks], axis=1).astype(jnp.float32)
    for weights, bias in layers[:-1]:
        x = jnp.tanh(x @ weights + bias)
    weights, bias = layers[-1]
    out = x @ weights + bias
    return jax.nn.log_softmax(jnp.where(masks, out[:, :-1], -1e9)), out[:, -1]


@jax.jit
def choose(layers: Any, key: Any, seen: Any, masks: Any) -> tuple[Any, Any, Any]:
    """Actions drawn by their probabilities, the logarithms of these, and the positions' values."""
    logs, values = judge(layers, seen, masks)
    actions = jax.random.categorical(key, logs)
    return actions, jnp.take_along_axis(logs, actions[:, None], 1)[:, 0], values


def loss(layers: Any, batch: Batch) -> Any:
    """The clipped objective of PPO."""
    logs, values = judge(layers, batch.seen, batch.masks)
    chosen = jnp.take_along_axis(logs, batch.actions[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - batch.chances)
    gain = batch.advantages
    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
    policy = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain).mean()
    entropy = -(jnp.exp(logs) * jnp.where(batch.masks, logs, 0)).sum(axis=1).mean()
    return VALUE * ((values - batch.returns) ** 2).mean() - policy - ENTROPY * entropy


class Learner:
    """A network, and how it learns."""

    def __init__(self, env: VectorSeatEnv, updates: int, seed: int) -> None:
        space = env.single_observation_space
        self.scale = np.maximum(np.maximum(-space.low, space.high), 1).astype(np.float32)
        inputs = space.shape[0] + env.single_action_space.n
        self.key, key = jax.random.split(jax.random.PRNGKey(seed))
        self.layers = network(key, inputs, env.single_action_space.n)
        rate = optax.linear_schedule(RATE, 0, updates * EPOCHS * MINIBATCHES)
        self.optimiser = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(rate))
        self.state = self.optimiser.init(self.layers)

    def decide(self, observations: Any, masks: Any) -> tuple[Any, ...]:
        """What is seen of positions, the actions there, their probabilities, and the values."""
        self.key, key = jax.random.split(self.key)
        seen = observations / self.scale
        return seen, *map(np.asarray, choose(self.layers, key, seen, masks.astype(bool)))

    def learn(self, batch: Batch, random: np.random.Generator) -> None:
        """Go over a batch several times, in parts."""
        for _ in range(EPOCHS):
            for rows in np.array_split(random.permutation(len(batch.seen)), MINIBATCHES):
                part = Batch(*(column[rows] for column in batch))
                self.layers, self.state = self._improved(self.layers, self.state, part)

    @partial(jax.jit, static_argnums=0)
    def _improved(self, layers: Any, state: Any, batch: Batch) -> tuple[Any, Any]:
        updates, state = self.optimiser.update(jax.grad(loss)(layers, batch), state)
        return optax.apply_updates(layers, updates), state


def advantages(rewards: Any, values: Any, ended: Any, last: Any) -> Any:
    """Generalised advantage estimation, by step and table."""
    found, ahead, following = np.zeros_like(values), np.zeros(len(last)), last
    for step in reversed(range(len(rewards))):
        going = 1.0 - ended[step]
        surprise = rewards[step] + GAMMA * following * going - values[step]
        ahead = surprise + GAMMA * LAMBDA * going * ahead
        found[step], following = ahead, values[step]
    return found


def train(game: str, seats: int | None, steps: int, seed: int) -> Learner:
    """Learn from so many steps."""
    env = environment(game, seats, TABLES, reward="standing", episode="round")
    updates = max(1, steps // (TABLES * STEPS))
    learner, random = Learner(env, updates, seed), np.random.default_rng(seed)
    observations, info = env.reset(seed=seed)
    for update in range(updates):
        rows, rewards, ended = [], [], []
        for _ in range(STEPS):
            masks = info["action_mask"]
            seen, actions, chances, values = learner.decide(observations, masks)
            rows.append((seen, masks.astype(bool), actions, chances, values))
            observations, earned, over, _, info = env.step(actions)
            rewards.append(earned)
            ended.append(over)
        *_, last = learner.decide(observations, info["action_mask"])
        seen, masks, actions, chances, values = map(np.stack, zip(*rows, strict=True))
        gains = advantages(np.stack(rewards), values, np.stack(ended), last)
        columns = (seen, masks, actions, chances, gains, gains + values)
        learner.learn(Batch(*(np.concatenate(column) for column in columns)), random)
        if update % max(1, updates // 10) == 0:
            per_round = np.sum(rewards) / max(1, np.sum(ended))
            print(
                f"{(update + 1) * TABLES * STEPS:>9,} steps: {per_round:+.3f} a round", flush=True
            )
    return learner


def tried(learner: Learner, game: str, seats: int | None, games: int, seed: int) -> Any:
    """The learner's share of the victory in whole games, one at each of many tables."""
    env = environment(game, seats, games)
    results, over = np.zeros(games), np.zeros(games, bool)
    observations, info = env.reset(seed=seed)
    others = int(observations[0, 0]) - 1  # an observation begins with the number of seats
    while not over.all():
        _, actions, _, _ = learner.decide(observations, info["action_mask"])
        observations, rewards, ended, _, info = env.step(actions)
        results += np.where(over, 0, rewards)
        over |= ended
    return (others * results + 1) / (others + 1)


def main() -> None:
    """Learn, and say what was learned."""
    asked = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    asked.add_argument("game", choices=("mojo", "mushi", "uno"))
    asked.add_argument("--seats", type=int, help="default: the fewest that the game allows")
    asked.add_argument("--steps", type=int, default=1_000_000, help="decisions to learn from")
    asked.add_argument("--games", type=int, default=1000, help="to be tried in")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    began = time.monotonic()
    learner = train(given.game, given.seats, given.steps, given.seed)
    took = time.monotonic() - began
    shares = tried(learner, given.game, given.seats, given.games, given.seed + 1)
    error = 1.96 * shares.std() / len(shares) ** 0.5
    print(f"{given.game}: wins {shares.mean():.1%} ± {error:.1%} of {given.games} games", end=" ")
    print(f"against random play, after {took:.0f} s of learning")


if __name__ == "__main__":
    main()
