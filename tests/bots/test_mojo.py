"""The policy for Mojo."""

from random import Random

import pytest

import parlour
import parlour.core.chance
from parlour import bots
from parlour.arena.run import run, setup
from parlour.core.information import InformationState
from parlour.games import registry


def test_it_beats_random_play():
    """An equal would win half of these games for two; the policy wins nearly all."""
    mojo = registry.get("mojo")
    best = run(setup(mojo, mojo.options(), 2, bots=["random", "policy"]), games=60).standings[0]
    assert best.bot == "policy"
    assert best.won.value > 0.85


@pytest.mark.parametrize("options", [{}, {"discards": 2, "edition": "pl"}])
def test_it_plays_whole_games_by_the_rules(options):
    table = parlour.table("mojo", seats=5, seed=4, **options)
    while not table.over:
        bots.play_on(table, [bots.get("mojo", "policy")] * 5, Random(1))
    assert max(table.totals) >= 50


def test_it_decides_from_its_information_state_alone():
    table = parlour.table("mojo", seats=3, seed=9)
    bot, seat = bots.get("mojo", "policy"), table.to_act
    assert seat is not None
    world = table.state.copy()
    world.source = parlour.core.chance.Generated()
    table.game.rules.redeal(world, seat)
    assert world != table.state
    other = InformationState(table.game, world, seat)
    assert bot.decide(table.information_state(), Random(2)) == bot.decide(other, Random(2))


def test_unknown_bots_are_refused():
    with pytest.raises(bots.UnknownBotError, match="expected one of easy, medium"):
        bots.get("mojo", "genius")
