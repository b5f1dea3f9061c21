"""The rule-of-thumb bot, from its view alone."""

from random import Random

import pytest

from parlour import bots
from parlour.core.table import Table
from parlour.games import registry


def decide(table, seat, seed=0):
    return bots.get("uno", "rule").decide(table.information_state(seat), Random(seed))


def test_u16_it_calls_and_catches(position):
    table = position(["b7 b8", "b1 b2", "g1"], "b5")
    assert decide(table, 0).endswith(" uno")
    table.play("b7")
    assert decide(table, 1) == "catch 0"
    assert decide(table, 2) == "catch 0"
    assert decide(table, 0) == "uno"


def test_u13_it_challenges_where_it_knows_the_bluff_and_never_where_there_can_be_none(position):
    table = position(["scary b1 y2 y3 y4", "+4 g1 g2 g3", "y1 y6"], "b5")
    for text in ("scary blue", "give b1", "blue", "+4 green"):
        table.play(text)
    assert decide(table, 2) == "challenge"
    table = position(["+4", "scary +4 b1 g2 g3", "y1 y6"], "b5", turn=1)
    for text in ("scary blue", "give b1", "blue", "draw"):
        table.play(text)
    table.state.turn, table.state.phase = 1, 1
    table.play("+4 green")
    assert decide(table, 2) == "accept"


def test_u14_it_gives_its_longest_colour_away_and_names_one_it_holds(position):
    table = position(["scary p1 p2 p3 p4 g8 y9", "b1 b2 b3", "g1 g3 g4"], "b5")
    assert decide(table, 0) == "scary pink"
    for _ in range(5):
        table.play(decide(table, 0))
    assert decide(table, 0) in ("green", "yellow")


@pytest.mark.parametrize("seats", [2, 4])
def test_it_beats_random_play(seats):
    """Eight of ten games at least, by far more than luck."""
    uno = registry.get("uno")
    won = 0
    for seed in range(20):
        table = Table(uno, {"points": 100}, seats=seats, seed=seed)
        luck = Random(seed)
        names = ["rule" if seat == seed % seats else "random" for seat in range(seats)]
        while not table.over:
            able = [seat for seat in range(seats) if table.legal(seat)]
            seat = luck.choice(able)
            action = bots.get("uno", names[seat]).decide(table.information_state(seat), luck)
            if action is not None:
                table.play(action, seat)
        won += seed % seats in table.winners()
    assert won >= 16
