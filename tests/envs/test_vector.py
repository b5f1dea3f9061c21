"""Vector environments do what Gymnasium's own do with one table after another."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from contract.cases import every_game
from envs.tables import SHORT
from parlour.core.errors import IllegalActionError, OptionError
from parlour.envs.batch import ArrayError
from parlour.envs.gymnasium import SeatEnv
from parlour.envs.vector import VectorSeatEnv
from parlour.games import registry


def first_legal(infos: dict[str, Any]) -> Any:
    return infos["action_mask"].argmax(axis=1)


@every_game
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_one_table_is_as_in_gymnasiums_vector_environment(name, mode):
    """Through several games, with bots that play by the policy."""
    settings = {"seat": 1, "bots": "policy", "reward": "points", **SHORT.get(name, {})}
    ours = VectorSeatEnv(name, 1, autoreset_mode=mode, **settings)
    theirs = SyncVectorEnv([lambda: SeatEnv(name, **settings)], autoreset_mode=mode)
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.action_space == theirs.action_space
    ended, (seen, infos) = 0, ours.reset(seed=5)
    expected, their_infos = theirs.reset(seed=5)
    for _ in range(120):
        assert seen.tolist() == expected.tolist()
        assert infos["action_mask"].tolist() == their_infos["action_mask"].tolist()
        actions = first_legal(infos)
        seen, *ours_found, infos = ours.step(actions)
        expected, *theirs_found, their_infos = theirs.step(actions)
        for mine, other in zip(ours_found, theirs_found, strict=True):
            assert mine.tolist() == other.tolist()
        over = ours_found[1]
        ended += int(over.sum())
        if over[0] and mode == AutoresetMode.SAME_STEP:
            assert infos["final_obs"][0].tolist() == their_infos["final_obs"][0].tolist()
        if over[0] and mode == AutoresetMode.DISABLED:
            seen, infos = ours.reset(options={"reset_mask": over.copy()})
            expected, their_infos = theirs.reset(options={"reset_mask": over.copy()})
    assert ended > 1


@every_game
def test_many_tables_end_and_begin_each_by_itself(name):
    seats = registry.get(name).seats[-1]
    one = VectorSeatEnv(name, 6, seats=seats, bots="random", **SHORT.get(name, {}))
    env = RecordEpisodeStatistics(one)
    seen, infos = env.reset(seed=1)
    ended = np.zeros(6, int)
    for _ in range(150):
        assert env.observation_space.contains(seen)
        seen, rewards, over, cut, infos = env.step(first_legal(infos))
        assert not cut.any()
        assert not rewards[~over].any()
        ended += over
    assert ended.sum() > 1
    assert not np.array_equal(seen[0], seen[1])


def test_an_episode_of_a_round_goes_on_after_rounds_without_a_turn_of_the_learner():
    env = VectorSeatEnv("mushi", 4, reward="points", episode="round")
    _, infos = env.reset(seed=3)
    for _ in range(60):
        _, _, over, _, infos = env.step(first_legal(infos))
        assert infos["action_mask"][~over].any(axis=1).all()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bots": "genius"}, "bots: expected one of policy, random; got 'genius'"),
        ({"seat": 2}, "seat: expected 0 to 1, got 2"),
        ({"num_envs": 0}, "num_envs: expected a whole number from 1 to .*, got 0"),
        ({"autoreset_mode": "sometimes"}, "expected an AutoresetMode, got 'sometimes'"),
        ({"seats": 3}, "seats: expected a whole number"),
        ({"colour": 1}, "colour"),
    ],
)
def test_a_wrong_option_is_refused(wrong, message):
    with pytest.raises(OptionError, match=message):
        VectorSeatEnv("mushi", **{"num_envs": 2, **wrong})


def test_wrong_actions_are_refused_and_nothing_changes():
    env = VectorSeatEnv("mushi", 2)
    _, infos = env.reset(seed=1)
    good = first_legal(infos)
    for actions, error in (
        (good.astype(float), ArrayError),
        (good[:1], ArrayError),
        ([0, 0], ArrayError),
        (np.array([good[0], 240]), IllegalActionError),
        (np.array([-1, good[1]]), IllegalActionError),
        (np.array([-2, good[1]]), IllegalActionError),
    ):
        with pytest.raises(error):
            env.step(actions)
    other = VectorSeatEnv("mushi", 2)
    other.reset(seed=1)
    assert env.step(good)[0].tolist() == other.step(good)[0].tolist()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_nothing_begins_before_a_reset(mode):
    """A reset of one table alone, too, leaves the other where it is."""
    env = VectorSeatEnv("mushi", 2, autoreset_mode=mode)
    with pytest.raises(IllegalActionError, match="table 0: expected a reset"):
        env.step(np.zeros(2, int))
    _, infos = env.reset(options={"reset_mask": np.array([True, False])})
    with pytest.raises(IllegalActionError, match="table 1: expected a reset"):
        env.step(first_legal(infos))
    _, infos = env.reset()
    env.step(first_legal(infos))


def test_a_table_that_is_over_waits_for_its_reset():
    env = VectorSeatEnv("mushi", 2, deals=1, autoreset_mode=AutoresetMode.DISABLED)
    with pytest.raises(IllegalActionError, match="table 0: expected a reset"):
        env.step(np.zeros(2, int))
    _, infos = env.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        _, _, over, _, infos = env.step(first_legal(infos))
    with pytest.raises(IllegalActionError, match="expected a reset"):
        env.step(first_legal(infos))
    for mask, got in ((np.ones(3, bool), "shape"), (np.ones(2), "an array of truth values")):
        with pytest.raises(ArrayError, match=f"reset_mask: expected {got}"):
            env.reset(options={"reset_mask": mask})
    with pytest.raises(OptionError, match="seed: expected a whole number"):
        env.reset(seed=[1, 2])


def test_without_a_seed_each_environment_has_chances_of_its_own():
    """As Gymnasium has it: a seed comes with the reset, or else from nowhere."""

    def first(**seed: int) -> Any:
        return VectorSeatEnv("mushi", 4, **seed).reset()[0].tolist()

    assert first() != first()
    assert first(seed=3) == first(seed=3) != first(seed=4)
