"""Random play always ends."""

from dataclasses import replace

import pytest

from parlour.arena import random_play, simulate
from parlour.core.errors import OptionError, UnknownGameError
from parlour.games import registry


@pytest.mark.parametrize("game", registry.names())
def test_a_game_without_end_is_broken_off(game, monkeypatch):
    rules = registry.get(game)
    monkeypatch.setattr(random_play, "MOST_MOVES", 5)
    with pytest.raises(simulate.EndlessGameError, match="expected games to end within 5 moves"):
        simulate.simulate(rules, rules.options({}), 2, games=10, compiled=False)


def nothing(*_):
    """A rule that changes nothing."""


@pytest.mark.parametrize("rule", ["apply", "deal"])
def test_a_game_whose_moves_or_deals_lead_nowhere_is_broken_off(rule, monkeypatch):
    mojo = registry.get("mojo")
    endless = replace(mojo, rules=replace(mojo.rules, **{rule: nothing}))
    monkeypatch.setattr(random_play, "MOST_MOVES", 1000)
    with pytest.raises(simulate.EndlessGameError, match="mojo: expected games to end within 1000"):
        simulate.simulate(endless, mojo.options({}), 2, games=1, compiled=False)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"games": 0}, "games: expected a whole number from 1 to .*, got 0"),
        ({"games": 1.5}, "games: expected a whole number"),
        ({"seed": "a"}, "seed: expected a whole number"),
        ({"seed": 2**64}, "seed: expected a whole number"),
        ({"jobs": -1}, "jobs: expected a whole number from 0"),
        ({"options": 5}, "options: expected a dict, got 5"),
        ({"options": {"colour": 1}}, "unknown option 'colour'"),
        ({"seats": 3}, "seats: expected a whole number"),
        ({"device": "tpu"}, "device: expected cpu or cuda, got 'tpu'"),
    ],
)
def test_what_cannot_be_played_is_refused(wrong, message):
    with pytest.raises(OptionError, match=message):
        simulate.simulate("mushi", **{"games": 1, **wrong})


def test_a_game_is_named_or_given():
    mushi = registry.get("mushi")
    named = simulate.simulate("mushi", {"deals": 2}, games=3, seed=1, compiled=False)
    given = simulate.simulate(
        mushi, mushi.options({"deals": 2}), 2, games=3, seed=1, compiled=False
    )
    assert replace_seconds(named) == replace_seconds(given)
    for game in ("poker", 5, None):
        with pytest.raises(UnknownGameError, match="expected one of mojo"):
            simulate.simulate(game, games=1)


def replace_seconds(summary):
    return {**summary.row(), "seconds": 0, "moves_per_second": 0}
