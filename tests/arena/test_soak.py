"""A small soak test (`make soak` plays a million games of each)."""

from dataclasses import replace

import pytest

from parlour.arena.soak import cases, soak
from parlour.core.rule import rule
from parlour.games import registry


@pytest.mark.parametrize("name", registry.names())
def test_random_games_are_sound_and_end(name):
    assert soak(registry.get(name), 2000, seed=11) is None


def test_every_edition_and_number_of_players_is_played():
    played = list(cases(registry.get("mojo")))
    assert {(seats, o.edition, o.discards) for seats, o in played} == {
        (seats, edition, discards)
        for seats in range(2, 9)
        for edition in ("fr", "ru", "pl")
        for discards in (1, 2)
    }


@rule
def lose_a_card(s):
    """The top of the draw pile falls under the table."""
    s.pile_size -= 1


@rule
def careless_deal(s):
    from_box(s)
    lose_a_card(s)


from_box = registry.get("mushi").rules.deal


def test_a_lost_card_is_found():
    mushi = registry.get("mushi")
    careless = replace(mushi, rules=replace(mushi.rules, deal=careless_deal))
    assert "game 0" in str(soak(careless, 10))
