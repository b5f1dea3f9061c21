"""The games as environments of PettingZoo, in which agents take turns (AEC).

>>> env = env("uno", seats=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation), observation["action_mask"].sum() == info["action_mask"].sum()
(['action_mask', 'observation'], np.True_)
"""

from secrets import randbits
from typing import Any

import numpy as np

from parlour.core.errors import IllegalActionError, MalformedActionError, needing
from parlour.envs.batch import Batch
from parlour.envs.encoding import NUMBER
from parlour.envs.showing import MODES, check_mode, show

with needing("pettingzoo"):
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv


class env(AECEnv[str, Any, int]):  # noqa: N801  # the name that PettingZoo's tools look for
    """One table. Its agents are `seat_0`, `seat_1`, ...

    An observation has the numbers of `parlour.envs.encoding` as `observation`, and a 1 for each
    legal action as `action_mask`, which is in the agent's `info`, too. Who may act out of turn is
    asked in turn, and has one action more, to wait (`parlour.envs.turns`).
    """

    def __init__(self, game: str, *, render_mode: str | None = None, **settings: Any) -> None:
        """`settings` are all those of `Batch` that are not about many tables; without a `seed`,
        each environment has chances of its own until a `reset` brings one. Raises UnknownGameError
        or OptionError."""
        check_mode(render_mode)
        super().__init__()
        settings.setdefault("seed", randbits(62))
        self._batch = batch = Batch(game, tables=1, again=False, **settings)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{batch.game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(batch.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._nothing = np.zeros(batch.actions, np.int8)
        self._nothing.flags.writeable = False
        self._begun = False
        low, high = batch.encoding.low, batch.encoding.high
        self.observation_spaces = {
            agent: Dict(
                observation=Box(low, high, dtype=NUMBER),
                action_mask=Box(0, 1, (batch.actions,), np.int8),
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(batch.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: from this seed or, without one, with other chances than before."""
        self._batch.reset(seed)
        self._begun = True
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Select the agent that acts; nobody else has legal actions."""
        turn = self._batch.turn
        self.infos[self.agent_selection] = {"action_mask": self._nothing}
        seat = turn.seats[0]
        if seat >= 0:
            self.agent_selection = agent = self.possible_agents[seat]
            self._mask, self._observation = turn.masks[0].copy(), turn.observations[0].copy()
            self.infos[agent] = {"action_mask": self._mask}
        if self.render_mode == "human":
            self.render()

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the selected agent may know (None unless it is to `observe`), its rewards since it
        acted last, whether it is done or cut short, and its `info` (IllegalActionError before the
        first reset)."""
        self._check_begun()
        return super().last(observe)  # type: ignore[no-any-return]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and its legal actions. The arrays of the agent that acts are the
        same until the next step."""
        self._check_begun()
        if self._batch.turn.seats[0] == self._seats[agent]:
            return {"observation": self._observation, "action_mask": self._mask}
        observation = self._batch.observe(0, self._seats[agent])
        return {"observation": observation, "action_mask": self._nothing}

    def _check_begun(self) -> None:
        if not self._begun:
            raise IllegalActionError("expected a reset before anything else")

    def step(self, action: int | None) -> None:
        """Carry out an action of the selected agent; None for one whose game is over.

        Raises MalformedActionError unless it is a whole number, and IllegalActionError if it is not
        legal; then nothing has changed.
        """
        self._check_begun()
        if not self.agents:
            raise IllegalActionError("expected a reset: the game is over")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise MalformedActionError(f"expected a whole number, got {action!r:.40}")
        turn = self._batch.step_only_table(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        rewards = turn.rewards[0].tolist()
        if rewards != [*self.rewards.values()]:
            self.rewards = dict(zip(self.agents, rewards, strict=True))
        if any(rewards):
            self._accumulate_rewards()
        if turn.ended[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self._go_on()

    def render(self) -> Any:
        """The table with everything open, as `render_mode` says."""
        self._check_begun()
        return show(self.render_mode, self._batch.game, self._batch.state(0))

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])
