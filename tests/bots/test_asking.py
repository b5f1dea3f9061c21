"""What is asked of bots that cannot be answered has an error that says so."""

from random import Random

import pytest

import parlour
from contract.cases import every_game
from parlour import bots
from parlour.core.errors import NotYourTurnError, UnknownGameError
from parlour.core.information import OtherGameError


def test_an_unknown_game_has_no_bots():
    for ask in (bots.names, lambda game: bots.get(game, "policy")):
        with pytest.raises(UnknownGameError, match="expected one of mojo"):
            ask("poker")


@pytest.mark.parametrize("name", [None, 5, "", ["easy"]])
def test_a_bot_has_a_name(name):
    with pytest.raises(bots.UnknownBotError, match="expected one of easy"):
        bots.get("mojo", name)


@every_game
@pytest.mark.parametrize("level", ["policy", "easy", "expert:iterations=1"])
def test_a_seat_that_may_not_act_has_nothing_to_decide(name, level):
    table = parlour.table(name, seats=2, seed=1)
    waiting = table.information_state(1 - table.to_act)
    with pytest.raises(NotYourTurnError, match="expected a seat that may act, got seat"):
        bots.get(name, level).decide(waiting, Random(1))


@pytest.mark.parametrize("level", ["policy", "easy", "expert:iterations=1"])
def test_a_bot_decides_about_its_own_game_alone(level):
    of_mushi = parlour.table("mushi", seats=2, seed=1).information_state()
    with pytest.raises(OtherGameError, match="expected an information state of mojo, got <Info"):
        bots.get("mojo", level).decide(of_mushi, Random(1))


def test_at_a_finished_table_nobody_plays_on():
    table = parlour.table("mushi", seats=2)
    table.end("unscored")
    with pytest.raises(NotYourTurnError, match="expected a seat in turn: the game is over"):
        bots.play_on(table, [bots.get("mushi", "policy")] * 2, Random(1))
