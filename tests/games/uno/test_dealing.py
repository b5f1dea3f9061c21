"""The deck, the first dealer, the deal, the first card."""

import pytest

from parlour.core.errors import OptionError
from parlour.core.record import Deck
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.uno.cards import COPIES

UNO = registry.get("uno")
A, B = "b1 b2 b3 b4 b5 b6 b7", "g1 g2 g3 g4 g5 g6 g7"
C = "p1 p2 p3 p4 p5 p6 p7"


def decks(table):
    return [entry.deck for entry in table.entries if isinstance(entry, Deck)]


def test_u1_the_deck_has_112_cards():
    deck = decks(Table(UNO, seats=2, seed=5))[-1]
    assert len(deck) == sum(COPIES) == 112
    for colour in "bgpy":
        numbers = [card for card in deck if card[0] == colour and card[1:].isdigit()]
        assert len(numbers) == 19
        assert numbers.count(f"{colour}0") == 1
        assert all(numbers.count(f"{colour}{n}") == 2 for n in range(1, 10))
        assert all(deck.count(colour + symbol) == 2 for symbol in ("s", "r", "+2"))
    assert [deck.count(card) for card in ("wild", "+4", "scary")] == [4, 4, 4]


def test_u1_the_classic_deck_has_108_cards_and_no_scary_one():
    deck = decks(Table(UNO, {"edition": "classic"}, seats=2, seed=5))[-1]
    assert len(deck) == 108
    assert "scary" not in deck


@pytest.mark.parametrize("seats", [2, 10])
def test_u2_two_to_ten_players(seats):
    table = Table(UNO, seats=seats, seed=0)
    assert [seat.hand_size for seat in table.view().seats][2:] == [7] * (seats - 2)


@pytest.mark.parametrize("seats", [1, 11])
def test_u2_no_fewer_and_no_more(seats):
    with pytest.raises(OptionError, match="from 2 to 10"):
        Table(UNO, seats=seats)


def test_u3_the_highest_number_deals(dealt):
    table = dealt("b3 g8 p5", f"{A} {B} {C} y9", seats=3)
    assert table.view().dealer == 1
    lots = [(event.seat, event.card) for event in table.events() if event.kind == "lot"]
    assert lots == [(0, "b3"), (1, "g8"), (2, "p5")]


def test_u3_action_and_wild_cards_count_nothing(dealt):
    table = dealt("b+2 +4 p1", f"{A} {B} {C} y9", seats=3)
    assert table.view().dealer == 2


def test_u3_ties_draw_again_from_the_rest(dealt):
    """Seats 0 and 2 tie with 8s; of them seat 0 draws first: a 2 against a 7."""
    table = dealt("b8 g3 p8 b2 y7", f"{A} {B} {C} y9", seats=3)
    assert table.view().dealer == 2
    lots = [event.seat for event in table.events() if event.kind == "lot"]
    assert lots == [0, 1, 2, 0, 2]


def test_u3_zeros_tie_too(dealt):
    table = dealt("wild b0 bs b1", f"{A} {B} y9", seats=2)
    assert table.view().dealer == 1


def test_u3_lots_that_never_end_begin_again(dealt):
    """Only ties, to the end of the deck: all cards are shuffled for lots once more."""
    pairs = [f"{c}{n} {d}{n}" for n in range(1, 10) for c, d in ("bg", "py") for _ in (1, 2)]
    zeros = "b0 g0 p0 y0 " + "wild +4 scary " * 4
    zeros += " ".join(f"{c}{s}" for c in "bgpy" for s in ("s", "r", "+2") for _ in (1, 2))
    deck = [*" ".join([*pairs, zeros]).split()]
    assert len(deck) == 112
    table = dealt(" ".join(deck), "b9 g1", [*map(UNO.notation.parse_card, deck)], seats=2)
    assert table.view().dealer == 0


def test_u3_the_deal_passes_to_the_left(dealt, position):
    table = position(["b7", "b8", "b9"], "b5")
    table.state.dealer = 2
    table.play("b7")
    assert (table.view().dealer, table.view().round) == (0, 2)


def test_u4_seven_cards_each_then_the_first_card_then_the_pile(dealt, hand):
    table = dealt("b1 g2", f"{A} {B} y9 y8 y7", seats=2)
    assert [hand(table, 0), hand(table, 1)] == [A, B]
    view = table.view()
    assert view.discard == ["y9"]
    assert view.draw_pile == 112 - 15
    table.play("draw")
    assert hand(table, 0) == f"{A} y8"


def test_u4_the_player_on_the_left_is_the_next_seat(dealt):
    """U6: the player left of the dealer starts, and play goes left."""
    table = dealt("b1 g2 b1", f"{A} {B} {C} y3", seats=3)
    assert (table.view().dealer, table.to_act) == (1, 2)
    table.play("p3")
    assert (table.to_act, table.view().direction) == (0, 1)


def test_u5_a_draw_two_first(dealt, hand):
    table = dealt("b1 g2 b1", f"{A} {B} {C} y+2 wild scary", seats=3)
    assert hand(table, 2) == f"{C} wild scary"
    assert (table.to_act, table.view().colour) == (0, "yellow")


@pytest.mark.parametrize(("lots", "seats", "then"), [("b1 g2 b1", 3, 0), ("b1 g2", 2, 0)])
def test_u5_a_reverse_first(dealt, lots, seats, then):
    """The dealer plays first, then the player on the right, with two players too."""
    hands = f"{A} {B} {C}" if seats == 3 else f"{A} {B}"
    table = dealt(lots, f"{hands} gr", seats=seats)
    assert (table.view().dealer, table.to_act, table.view().direction) == (1, 1, -1)
    table.play("g3")
    assert table.to_act == then


def test_u5_a_skip_first(dealt):
    table = dealt("b1 g2 b1", f"{A} {B} {C} ys", seats=3)
    assert table.to_act == 0
    assert [e.seat for e in table.events() if e.kind == "skipped"] == [2]


@pytest.mark.parametrize("first", ["wild", "scary"])
def test_u5_a_wild_or_scary_first(dealt, first, hand):
    """The player left of the dealer names the colour, then plays; nothing is given away."""
    table = dealt("b1 g2 b1", f"{A} {B} {C} {first}", seats=3)
    assert (table.to_act, table.view().phase, table.view().colour) == (2, "name", None)
    assert table.legal() == ["blue", "green", "pink", "yellow"]
    table.play("pink")
    assert (table.to_act, table.view().phase, table.view().colour) == (2, "play", "pink")
    assert table.legal() == [*C.split(), "draw"]
    table.play("p7")
    assert table.to_act == 0
    assert hand(table, 0) == A


def test_u5_a_wild_draw_four_first_goes_back(dealt, hand):
    """The draw pile is shuffled with it, another card is turned up, the hands stay."""
    rest = [card for card in range(55) for _ in range(COPIES[card])]
    for card in f"{A} {B}".split():
        rest.remove(UNO.notation.parse_card(card))
    again = [
        UNO.notation.parse_card("+4"),
        *[c for c in rest if c != UNO.notation.parse_card("+4")],
    ]
    again += [UNO.notation.parse_card("+4")] * 3
    then = [UNO.notation.parse_card("y9")]
    left = list(again)
    left.remove(then[0])
    then += left
    table = dealt("b1 g2", f"{A} {B} +4", again, then, seats=2)
    assert table.view().discard == ["y9"]
    assert [len(deck) for deck in decks(table)] == [112, 112, 98, 98]
    assert [hand(table, 0), hand(table, 1)] == [A, B]
    turned = [(e.kind, e.card) for e in table.events() if e.kind in ("turned_up", "put_back")]
    assert turned == [("turned_up", "+4"), ("put_back", "+4")] * 2 + [("turned_up", "y9")]


@pytest.mark.parametrize(
    "options",
    [
        {"points": 0},
        {"points": 5001},
        {"points": "500"},
        {"scoring": "best"},
        {"edition": "unknown"},
        {"decks": 2},
    ],
)
def test_options_that_do_not_exist_are_refused(options):
    with pytest.raises(OptionError):
        Table(UNO, options, seats=2)
