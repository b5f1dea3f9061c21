"""The games as environments of Gymnasium: one learner among bots. Importing this module registers
each game by an id, such as `parlour/Mojo-v0`.

>>> env = SeatEnv("mojo", seats=3, bots="random")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(
...     env.action_space.sample(info["action_mask"])
... )
>>> observation.shape, terminated
((139,), False)
"""

from collections.abc import Sequence
from random import Random
from secrets import randbits
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from parlour import bots as all_bots
from parlour.bots import Bot
from parlour.core.errors import MalformedActionError, OptionError, needing
from parlour.core.information import InformationState
from parlour.core.numbers import Seat
from parlour.envs.batch import Batch
from parlour.envs.encoding import NUMBER, Numbers
from parlour.envs.showing import MODES, check_mode, show
from parlour.games import registry

with needing("gymnasium"):
    from gymnasium import Env, register
    from gymnasium.spaces import Box, Discrete


def _bot(game: str, level: Any) -> Bot:
    """A bot of a level, or somebody's own (UnknownBotError)."""
    return level if hasattr(level, "decide") else all_bots.get(game, level)


class SeatEnv(Env[Numbers, Any]):
    """A learner at one seat of a table, with bots at the others, which play until it acts again.

    Observations are as in `parlour.envs.encoding`. A 1 for each legal action is in
    `info["action_mask"]` and `action_masks()`. Out of turn the learner is asked as in
    `parlour.envs.turns`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        bots: str | Bot | Sequence[str | Bot] = "policy",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`bots`: a level or a bot of your own (`parlour.bots.Bot`) for all other seats, or one for
        each of them, clockwise from the learner.
        `settings` are all those of `Batch` that are not about many tables; without a `seed`, each
        environment has chances of its own until a `reset` brings one. Raises UnknownGameError,
        OptionError or UnknownBotError."""
        check_mode(render_mode)
        settings.setdefault("seed", randbits(62))
        self._batch = batch = Batch(game, tables=1, again=False, **settings)
        if type(seat) is not int or not 0 <= seat < batch.seats:
            raise OptionError(f"seat: expected 0 to {batch.seats - 1}, got {seat!r:.40}")
        levels: list[Any] = [bots] * (batch.seats - 1)
        if isinstance(bots, Sequence) and not isinstance(bots, str):
            levels = [*bots]
        if len(levels) != batch.seats - 1:
            raise OptionError(f"bots: expected {batch.seats - 1}, got {len(levels)}")
        self._seat = Seat(seat)
        self._bots = {
            Seat((seat + n) % batch.seats): _bot(game, level) for n, level in enumerate(levels, 1)
        }
        self._random = Random(settings["seed"])
        self.render_mode = render_mode
        self.observation_space = Box(batch.encoding.low, batch.encoding.high, dtype=NUMBER)
        self.action_space = Discrete(batch.actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game: from this seed or, without one, with other chances than before."""
        super().reset(seed=seed)
        if seed is not None:
            self._random.seed(seed)
        self._batch.reset(seed)
        reward = self._play_on()
        while self._batch.turn.ended[0]:  # before the learner's first turn
            self._batch.reset()
            reward = self._play_on()
        self._earned = reward
        return self._seen()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """Carry out the learner's action, and those of the bots until it acts again.

        Raises MalformedActionError unless it is a whole number, and IllegalActionError if it is not
        legal; then nothing has changed.
        """
        number = np.asarray(action)
        if isinstance(action, bool) or number.shape or number.dtype.kind not in "iu":
            raise MalformedActionError(f"expected a whole number, got {action!r:.40}")
        turn = self._batch.step(np.array([int(action)]))
        reward = self._earned + float(turn.rewards[0][self._seat]) + self._play_on()
        self._earned = 0.0
        observation, info = self._seen()
        return observation, reward, bool(self._batch.turn.ended[0]), False, info

    def _play_on(self) -> float:
        """Let the bots play until the learner acts, or the end; return the learner's reward."""
        batch, reward = self._batch, 0.0
        game = batch.game
        while (seat := Seat(int(batch.turn.seats[0]))) not in (self._seat, -2):
            state = batch.state(0)
            text = self._bots[seat].decide(InformationState(game, state, seat), self._random)
            action = batch.wait if text is None else game.notation.parse_action(state, text)
            reward += float(batch.step(np.array([action])).rewards[0][self._seat])
        return reward

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        if self.render_mode == "human":
            self.render()
        observation = self._batch.observe(0, self._seat)
        return observation, {"action_mask": self.action_masks()}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for each legal action of the learner."""
        mask: NDArray[np.int8] = self._batch.turn.masks[0].copy()
        return mask

    def render(self) -> Any:
        """The table with everything open, as `render_mode` says."""
        return show(self.render_mode, self._batch.game, self._batch.state(0))


for _name in registry.names():
    register(
        f"parlour/{_name.title()}-v0",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point="parlour.envs.vector:VectorSeatEnv",
        kwargs={"game": _name},
    )
