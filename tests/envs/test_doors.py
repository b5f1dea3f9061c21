"""The games as environments of PettingZoo and Gymnasium, by their own checkers."""

import pickle
import warnings
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import ActionWrapper
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

from contract.cases import every_game
from envs.tables import SHORT, every_table
from parlour.bots import UnknownBotError
from parlour.core import picture
from parlour.core.errors import IllegalActionError, MalformedActionError, OptionError
from parlour.core.information import InformationState
from parlour.envs.encoding import Encoding
from parlour.envs.gymnasium import SeatEnv
from parlour.envs.pettingzoo import env
from parlour.envs.showing import MODES
from parlour.envs.vector import VectorSeatEnv
from parlour.games import registry


@every_table
def test_pettingzoos_checkers_pass(name, seats, options):
    with warnings.catch_warnings():
        # It wants arrays as observations except of environments that it knows by name, and the
        # masks of those who are not in turn are zeros.
        warnings.simplefilter("ignore", UserWarning)
        api_test(env(name, seats=seats, **options), num_cycles=40)
        seed_test(lambda: env(name, seats=seats, **options), num_cycles=20)


def test_every_way_to_show_a_table_is_told_of():
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
    told = next(each for each in page.split("\n\n") if each.startswith("`render_mode` is"))
    assert [mode for mode in MODES if f"`{mode}`" not in told] == []


@every_game
def test_pettingzoos_render_test_passes(name, capsys):
    render_test(lambda **mode: env(name, **SHORT.get(name, {}), **mode))
    assert "round" in capsys.readouterr().out or name == "mushi"


@every_game
def test_a_picture_has_the_cards_of_the_page_and_its_size_stays(name):
    """More colours than a picture of text has."""
    one = env(name, render_mode="rgb_array", **SHORT.get(name, {}))
    one.reset(seed=1)
    before = one.render()
    for _ in range(3):
        _, _, _, _, info = one.last()
        one.step(int(info["action_mask"].argmax()))
    after = one.render()
    assert before.shape == after.shape == (*before.shape[:2], 3)
    assert (before != after).any()
    if picture.art(name).cards:
        assert len(np.unique(after.reshape(-1, 3), axis=0)) > 500


class AnyAction(ActionWrapper):
    """Takes any action for a legal one: the checker knows of no masks."""

    def action(self, action: int) -> int:
        legal = np.flatnonzero(self.unwrapped.action_masks())
        return int(legal[action % len(legal)])


@every_table
def test_gymnasiums_checker_passes(name, seats, options):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        one = SeatEnv(name, seats=seats, bots="random", **options)
        check_env(AnyAction(one), skip_render_check=True)


@every_game
def test_gymnasium_makes_each_game_by_its_id(name):
    short = SHORT.get(name, {})
    given = {"seat": 1, "bots": "random", "seed": 3, **short}
    made = gymnasium.make(f"parlour/{name.title()}-v0", disable_env_checker=True, **given)
    assert made.reset()[0].tolist() == SeatEnv(name, **given).reset()[0].tolist()
    drawn = gymnasium.make(
        f"parlour/{name.title()}-v0", disable_env_checker=True, render_mode="ansi", **short
    )
    drawn.reset()
    assert drawn.render()
    many = gymnasium.make_vec(f"parlour/{name.title()}-v0", num_envs=3, **given)
    assert isinstance(many, VectorSeatEnv)
    assert many.reset()[0].tolist() == VectorSeatEnv(name, 3, **given).reset()[0].tolist()


def test_agents_take_turns_until_all_are_done():
    """In a Mushi of one deal both play eight cards; turning one up may ask for a choice."""
    one = env("mushi", deals=1)
    one.reset(seed=4)
    turns, rewards = {"seat_0": 0, "seat_1": 0}, {}
    for agent in one.agent_iter():
        observation, reward, terminated, truncated, info = one.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            one.step(None)
            continue
        turns[agent] += 1
        mask = info["action_mask"]
        assert np.array_equal(mask, observation["action_mask"])
        one.step(int(np.flatnonzero(mask)[0]))
    assert min(turns.values()) >= 8
    assert sum(rewards.values()) == 0
    assert set(rewards) == {"seat_0", "seat_1"}


@pytest.mark.parametrize("action", [None, 1.0, True, "7", np.array([1])])
def test_pettingzoo_refuses_what_is_no_number(action):
    one = env("mushi")
    one.reset(seed=1)
    with pytest.raises(MalformedActionError, match="expected a whole number"):
        one.step(action)


def test_pettingzoo_says_nothing_before_a_reset():
    one = env("mushi")
    for ask in (one.last, lambda: one.observe("seat_0"), lambda: one.step(0), one.render):
        with pytest.raises(IllegalActionError, match="expected a reset before anything else"):
            ask()
    one.reset(seed=1)
    assert one.last(observe=False)[0] is None


def test_an_illegal_action_changes_nothing():
    one = env("mushi")
    one.reset(seed=1)
    before = one.last()[0]["observation"].copy()
    for action in (-1, 240, int(np.flatnonzero(one.last()[4]["action_mask"] == 0)[0])):
        with pytest.raises(IllegalActionError, match=r"expected one of \["):
            one.step(action)
    assert np.array_equal(one.last()[0]["observation"], before)


def test_the_learner_plays_a_whole_game_among_bots():
    one = SeatEnv("mushi", seat=1, deals=2, bots="policy", reward="points")
    observation, info = one.reset(seed=3)
    total, ended, rng = 0.0, False, np.random.default_rng(1)
    while not ended:
        assert one.observation_space.contains(observation)
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, ended, truncated, info = one.step(action)
        assert not truncated
        total += reward
    assert total == Encoding(registry.get("mushi"), 2).split(observation)["totals"][0]
    with pytest.raises(IllegalActionError, match="expected a reset"):
        one.step(0)


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"seat": 2}, OptionError, "seat: expected 0 to 1, got 2"),
        ({"bots": ["policy", "policy"]}, OptionError, "bots: expected 1, got 2"),
        ({"bots": "genius"}, UnknownBotError, "genius"),
        ({"bots": None}, UnknownBotError, "unknown bot 'None'"),
        ({"bots": [5]}, UnknownBotError, "unknown bot '5'"),
        ({"render_mode": "3d"}, OptionError, "render_mode: expected one of ansi, human, rgb_array"),
        ({"seats": 5}, OptionError, "seats: expected a whole number"),
    ],
)
def test_gymnasium_says_what_is_wrong(wrong, error, message):
    with pytest.raises(error, match=message):
        SeatEnv("mushi", **wrong)


@pytest.mark.parametrize("action", [None, 1.5, True, "7", [1], np.array([1]), np.array([1, 2])])
def test_gymnasium_refuses_what_is_no_number(action):
    one = SeatEnv("mushi")
    one.reset(seed=1)
    with pytest.raises(MalformedActionError, match="expected a whole number"):
        one.step(action)


def opening(of: Any, **seed: int) -> Any:
    one = of("uno", seats=3, **seed)
    found = one.reset()
    return (one.last()[0]["observation"] if found is None else found[0]).tolist()


@pytest.mark.parametrize("of", [env, SeatEnv])
def test_without_a_seed_each_environment_has_chances_of_its_own(of):
    assert opening(of) != opening(of)
    assert opening(of, seed=3) == opening(of, seed=3) != opening(of, seed=4)


@pytest.mark.parametrize("copied", [deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_of_an_environment_goes_on_by_itself(copied):
    """As those do who look ahead: on a copy, whose moves are not the original's."""
    one = env("mushi", deals=1)
    one.reset(seed=3)

    def played(one: Any) -> list[Any]:
        seen = []
        for agent in one.agent_iter():
            observation, reward, terminated, _, info = one.last()
            seen.append((agent, observation["observation"].tolist(), reward))
            one.step(None if terminated else int(info["action_mask"].argmax()))
        return seen

    twin = copied(one)
    assert played(twin) == played(one)
    assert len(played(one)) == 0


@pytest.mark.parametrize("copied", [deepcopy, lambda one: pickle.loads(pickle.dumps(one))])
def test_a_copy_of_a_learners_environment_goes_on_by_itself(copied):
    one = SeatEnv("mushi", deals=1, bots="easy")
    one.reset(seed=3)

    def played(one: Any) -> list[Any]:
        seen, over = [], False
        while not over:
            observation, reward, over, _, _ = one.step(int(one.action_masks().argmax()))
            seen.append((observation.tolist(), reward))
        return seen

    twin = copied(one)
    found = played(twin)
    assert found == played(one)
    assert len(found) > 3


class First:
    """Plays the first legal action, and notes for whom."""

    def __init__(self) -> None:
        self.asked: set[int] = set()

    def decide(self, information: InformationState, random: Random) -> str:
        self.asked.add(information.seat)
        return information.actions()[0]


def test_the_learner_may_play_against_bots_of_ones_own():
    def asked(bots: Any, bot: First) -> set[int]:
        one = SeatEnv("mojo", seats=3, seat=1, bots=bots)
        one.reset(seed=1)
        for _ in range(5):
            one.step(int(one.action_masks().argmax()))
        return bot.asked

    bot = First()
    assert asked([bot, "policy"], bot) == {2}
    assert asked(bot, bot) == {0, 2}
