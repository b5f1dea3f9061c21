"""Many tables as one vector environment of Gymnasium: at each, one learner among bots.

>>> env = VectorSeatEnv("mushi", 3, bots="random")
>>> observations, infos = env.reset(seed=1)
>>> actions = infos["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, infos = env.step(actions)
>>> observations.shape, rewards.shape
((3, 180), (3,))
"""

from secrets import randbits
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import IllegalActionError, OptionError, needing
from parlour.core.numbers import Seat
from parlour.core.options import check_whole
from parlour.envs.batch import Batch
from parlour.envs.encoding import NUMBER, Numbers
from parlour.envs.memory import check_array

with needing("gymnasium"):
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

BOTS = ("policy", "random")

Flags = NDArray[np.bool]
"""A truth value for each table."""


class VectorSeatEnv(VectorEnv[Numbers, Any, Any]):
    """Learners at the same seat of many tables, with bots at the others, which play until all
    learners act again.

    Observations are as in `parlour.envs.encoding`. `infos["action_mask"]` has a 1 for each legal
    action, of shape (tables, actions).
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        seat: int = 0,
        bots: str = "policy",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        **settings: Any,
    ) -> None:
        """`bots`: `policy` or `random`, which are compiled. `settings` are all others of `Batch`;
        without a `seed`, each environment has chances of its own until a `reset` brings one.
        Raises UnknownGameError or OptionError."""
        if bots not in BOTS:
            raise OptionError(f"bots: expected one of {', '.join(BOTS)}; got {bots!r:.40}")
        if not isinstance(autoreset_mode, AutoresetMode):
            raise OptionError(f"expected an AutoresetMode, got {autoreset_mode!r:.40}")
        check_whole("num_envs", num_envs, 1)
        settings.setdefault("seed", randbits(62))
        self._batch = batch = Batch(game, tables=num_envs, again=False, **settings)
        if type(seat) is not int or not 0 <= seat < batch.seats:
            raise OptionError(f"seat: expected 0 to {batch.seats - 1}, got {seat!r:.40}")
        self._seat, self._by_policy = Seat(seat), bots == "policy"
        self.num_envs = num_envs
        self.autoreset_mode = autoreset_mode
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.single_observation_space = Box(batch.encoding.low, batch.encoding.high, dtype=NUMBER)
        self.single_action_space = Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun: Flags = np.zeros(num_envs, np.bool)
        self._over: Flags = np.ones(num_envs, np.bool)
        self._earned = np.zeros(num_envs)
        """What the learners have earned before their first turn."""

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Begin a game at each table, or where `options["reset_mask"]` is true: from this seed, or
        with other chances than before. Raises OptionError or ArrayError."""
        only = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, np.bool)))
        check_array("reset_mask", only, "b", "truth values", self.num_envs)
        self._batch.reset(seed, only=only)
        self._begun |= only
        super().reset(seed=seed)
        self._play_on(only)
        return self._seen()

    def _play_on(self, begun: Flags) -> tuple[NDArray[np.float64], Flags]:
        """Let the bots play until the learners act. Return what these earned, and where an episode
        ended, but for the tables that have just `begun`: they begin anew until the learner has had
        a turn, and keep what it earned before that for its first step."""
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool)
        self._over[begun] = False
        while True:
            while turn := self._batch.step_others(self._seat, by_policy=self._by_policy):
                rewards += turn.rewards[:, self._seat]
                over |= turn.ended != 0
            again = over & begun
            if not again.any():
                break
            rewards[again], over[again] = 0.0, False
            self._batch.reset(only=again)
        self._earned[begun] = rewards[begun]
        rewards[begun] = 0.0
        return rewards, over

    def step(
        self, actions: NDArray[np.integer[Any]]
    ) -> tuple[Numbers, NDArray[np.float64], Flags, Flags, dict[str, Any]]:
        """Carry out the learners' actions, and those of the bots until they act again. After the
        end of an episode, the next begins as the mode says.

        Raises ArrayError unless `actions` are whole numbers of shape (tables,), and
        IllegalActionError if one of them is not legal, or a table awaits a reset; then nothing has
        changed.
        """
        begin = self._over
        by_itself = self.autoreset_mode == AutoresetMode.NEXT_STEP
        waiting = ~self._begun if by_itself else self._over
        if waiting.any():
            raise IllegalActionError(f"table {waiting.argmax()}: expected a reset")
        turn = self._batch.step(actions, begin=begin)
        rewards, over = self._earned + turn.rewards[:, self._seat], turn.ended != 0
        self._earned[:] = 0.0
        later = self._play_on(begin)
        rewards, over = rewards + later[0], over | later[1]
        self._over = over.copy()
        observations, infos = self._seen()
        if over.any() and self.autoreset_mode == AutoresetMode.SAME_STEP:
            final = {"final_obs": observations, "final_info": infos}
            self._batch.reset(only=over)
            self._play_on(over)
            observations, infos = self._seen()
            infos |= final | {f"_{key}": over.copy() for key in final}
        return observations, rewards, over, np.zeros_like(over), infos

    def _seen(self) -> tuple[Numbers, dict[str, Any]]:
        observations = self._batch.turn.observations.copy()
        for at in np.flatnonzero(self._over):
            observations[at] = self._batch.observe(int(at), self._seat)
        masks = self._batch.turn.masks.copy()
        return observations, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool)}
