"""Tables and cards as pictures and as text: what a seat may not know is in neither."""

import re
import xml.etree.ElementTree as ET
from typing import get_type_hints

import pytest

import parlour
from contract.cases import every_game
from parlour.core.information import InformationState
from parlour.core.picture import BACK, PictureRow, Pile, Shown, art, draw
from parlour.core.table import Table
from parlour.games import registry

HANDS = [
    (name, seats)
    for name in registry.names()
    for seats in registry.get(name).seats
    if hasattr(parlour.table(name, seats=seats).view(0).seats[0], "hand")
]
"""Games in which each seat has a hand, which it alone sees. For others the contract has views."""


def cards_in(picture):
    """What the picture shows, each as often as it lies there."""
    drawn = ET.fromstring(str(picture))
    ids = {symbol.get("id"): symbol for symbol in drawn.iter("{http://www.w3.org/2000/svg}symbol")}
    uses = [use.get("href")[1:] for use in drawn.iter("{http://www.w3.org/2000/svg}use")]
    return [use for use in uses if use.startswith("card-")], ids


@pytest.mark.parametrize(("game", "seats"), HANDS)
def test_a_seat_sees_its_own_cards_alone(game, seats):
    table = parlour.table(game, seats=seats, seed=2)
    hands = [table.view(seat).seats[seat].hand for seat in range(seats)]
    for seat in range(seats):
        rows = [row for row in table.view(seat).rows() if row.seat is not None]
        for row in rows:
            (cards,) = [pile.cards for pile in row.piles if pile.cards]
            own = row.seat == seat
            expected = [*map(str, hands[seat])] if own else [BACK] * len(hands[row.seat])
            assert cards == expected
        shown, symbols = cards_in(table.picture(seat))
        assert set(shown) == set(symbols)
    everything = {row.seat: row.piles for row in table.open_view().rows() if row.seat is not None}
    for seat, hand in enumerate(hands):
        assert [*map(str, hand)] in [pile.cards for pile in everything[seat]]


@pytest.mark.parametrize("game", registry.names())
def test_every_card_of_the_deck_has_art(game):
    table = parlour.table(game, seats=registry.get(game).seats[0], seed=1)
    deck = next(entry.deck for entry in table.entries if hasattr(entry, "deck"))
    assert {*deck, BACK} <= set(art(game).cards)


def test_a_game_without_art_shows_notation_in_frames():
    picture = str(
        draw(
            "golf", "a <title>", [PictureRow([Pile(["7", BACK])], seat=0, note="(3)")], ["Ann & Bo"]
        )
    )
    assert re.findall(r">([^<>]+)</text>", picture) == [
        "a &lt;title&gt;",
        "Ann &amp; Bo",
        "(3)",
        "7",
        BACK,
    ]


def test_many_cards_lie_within_the_picture():
    drawn = ET.fromstring(
        str(draw("mojo", "", [PictureRow([Pile(["7"] * 60), Pile(["8"] * 9)])], []))
    )
    for use in drawn.iter("{http://www.w3.org/2000/svg}use"):
        if use.get("href", "").startswith("#card-"):
            assert float(use.get("x")) + float(use.get("width")) <= float(drawn.get("width"))


def test_cards_that_the_game_does_not_have():
    with pytest.raises(ValueError, match="13"):
        parlour.cards("mojo", ["13"])
    with pytest.raises(parlour.ParlourError):
        parlour.cards("golf", ["1"])


def test_print_names_the_players():
    table = parlour.table("mushi", seats=["Ann", "Bo"], seed=3)
    lines = str(table).splitlines()
    assert lines[0] == f"deal 1/12  draw_pile {table.view().draw_pile}"
    assert any(re.match(r"[ >] Ann: ", line) for line in lines)


@every_game
def test_a_view_has_the_fields_that_all_views_have(name):
    view = registry.get(name).sight.View
    assert issubclass(view, Shown)
    assert set(Shown.__annotations__) <= set(view.__struct_fields__)
    for shows in (Table.view, Table.open_view, InformationState.view):
        assert get_type_hints(shows)["return"] is Shown
