"""The rules of Mushi one by one, each worked out by hand from the printed rules. The joker and the
scores have files of their own.

Names begin with the id in `docs/rules/mushi.md`. Seat 0 is to act unless a test says otherwise.
"""

import pytest

import parlour
from parlour.core.errors import IllegalActionError, MalformedActionError, OptionError
from parlour.core.record import Deck, Pick
from parlour.games.mushi.state import DEAL

every_edition = pytest.mark.parametrize("edition", ["ru", "osaka"])


def refused(table, action):
    with pytest.raises(IllegalActionError):
        table.play(action)


def played_out(table):
    while not table.over:
        table.play(table.legal()[0])
    return table


# --- the deck and the game ------------------------------------------------------------------------


def test_h1_forty_cards_of_ten_months(mushi):
    table = parlour.table("mushi", seats=2)
    deck = next(entry.deck for entry in table.entries if isinstance(entry, Deck))
    assert sorted(deck) == sorted(mushi.DECK)


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("1b 3b 8b 11b 12b", 100),
        ("2a 4a 5a 8a 9a 10a 11a", 70),
        ("1r 2r 3r 4r 5r 9r 10r 11r", 40),
        ("1c1 1c2 2c1 2c2 3c1 3c2 4c1 4c2 5c1 5c2 8c1 8c2 9c1 9c2 10c1 10c2 12c1 12c2 12c3", 19),
        ("11j", 1),
    ],
)
def test_h1_what_cards_are_worth(mushi, cards, value):
    """100 + 70 + 40 + 19 + 1 is 230."""
    table = mushi.position("", "", "", "", captured=(cards, ""))
    assert table.view().seats[0].value == value


@pytest.mark.parametrize("seats", [1, 3])
def test_h1_two_play(seats):
    with pytest.raises(OptionError, match="seats: expected a whole number from 2 to 2"):
        parlour.table("mushi", seats=seats)


@pytest.mark.parametrize(("options", "deals"), [({}, 12), ({"deals": 1}, 1), ({"deals": 48}, 48)])
def test_h2_a_game_is_so_many_deals(options, deals):
    table = played_out(parlour.table("mushi", seats=2, **options))
    assert len(table.sheet) == deals
    assert table.view().deal == table.view().deals == deals


@pytest.mark.parametrize("deals", [0, 49, "12", True])
def test_h2_no_other_numbers_of_deals(deals):
    with pytest.raises(OptionError, match="deals: expected a whole number from 1 to 48"):
        parlour.table("mushi", seats=2, deals=deals)


# --- dealing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "dealer"),
    [
        ("3c1 8b", 0),  # the earlier month
        ("8b 3c1", 1),
        ("5r 5a", 1),  # the same month: the dearer card
        ("12b 12c3", 0),
        ("9c1 9c2 2c2 1c1", 1),  # of the same value: again
        ("12c1 12c3 12c3 12c1 11j 12b", 0),
    ],
)
def test_h3_lots_for_the_first_deal(mushi, cards, dealer):
    """Seats 0, 1, 0, 1, ... draw these cards."""
    numbers = [mushi.number(card) for card in cards.split()]
    lots = []
    for own, other in zip(numbers[::2], numbers[1::2], strict=True):
        lots += [own, other - (other > own)]  # the second lot is drawn from the 39 cards left
    table = mushi.dealt(*lots, mushi.QUIET, first_dealer=None)
    assert table.view().dealer == table.to_act == dealer
    events = [event for event in table.events() if event.kind == "lots"]
    assert [card for event in events for card in event.cards] == cards.split()
    assert [event.seat for event in events] == [None] * (len(events) - 1) + [dealer]
    picks = [entry for entry in table.entries if isinstance(entry, Pick)]
    assert [pick.of for pick in picks] == [40, 39] * len(events)


@pytest.mark.parametrize("seat", [0, 1])
def test_h3_the_host_names_the_first_dealer(seat):
    table = parlour.table("mushi", seats=2, first_dealer=seat)
    assert table.view().dealer == table.to_act == seat


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("points", "next_dealer"),
    [((1, -1), 0), ((-30, -5), 1), ((-5, -30), 0), ((0, 0), None), ((-20, -20), None)],
)
def test_h3_the_higher_score_deals_next_a_tie_changes_nothing(mushi, first, points, next_dealer):
    table = mushi.dealt(mushi.QUIET, mushi.QUIET, first_dealer=first)
    table.state.phase = DEAL
    table.state.points[:] = points
    table.deal()
    assert table.view().dealer == (first if next_dealer is None else next_dealer)
    assert table.to_act == table.view().dealer


def test_h4_four_to_the_opponent_the_dealer_and_the_table_and_the_same_again(mushi):
    fours = "1b 2a 3b 4a,5a 8b 9a 10a,11b 12b 1r 2r,3r 4r 5r 8a,9r 10r 11a 12c1,1c1 2c1 3c1 4c1"
    order = fours.replace(",", " ").split()
    order += [card for card in mushi.DECK if card not in order]
    table = mushi.dealt([mushi.number(card) for card in order], first_dealer=1)
    assert mushi.hand(table, 0) == "1b 2a 3b 3r 4a 4r 5r 8a"
    assert mushi.hand(table, 1) == "5a 8b 9a 9r 10a 10r 11a 12c1"
    assert mushi.on_table(table) == "1r 1c1 2r 2c1 3c1 4c1 11b 12b"
    assert table.view().draw_pile == 16


def test_h4_hands_are_hidden_and_the_table_is_open(mushi):
    table = mushi.dealt(mushi.QUIET)
    for viewer in (0, 1, None):
        view = table.view(viewer)
        assert [seat.hand is not None for seat in view.seats] == [viewer == 0, viewer == 1]
        assert [seat.hand_size for seat in view.seats] == [8, 8]
        assert " ".join(view.table) == "1c1 2c1 3c1 4c1 5c1 8c1 9c1 10c1"


MISDEALS = [
    ("1b 1r 1c1 1c2 2a 3b 4a 5a", "four_of_a_month"),
    ("1b 2a 3b 4a 11b 11a 11r 11j", "four_of_a_month"),
    ("1b 2a 3b 4a 5a 11b 11a 11r", "three_willows"),
]


@every_edition
@pytest.mark.parametrize(("table", "reason"), MISDEALS)
@pytest.mark.parametrize("dealer", [0, 1])
def test_h5_misdeals_are_dealt_again_by_the_same_dealer(mushi, edition, table, reason, dealer):
    bad = mushi.deck(table=table)
    made = mushi.dealt(bad, bad, mushi.QUIET, edition=edition, first_dealer=dealer)
    assert made.view().misdeals == 2
    assert made.view().dealer == made.to_act == dealer
    assert mushi.on_table(made) == "1c1 2c1 3c1 4c1 5c1 8c1 9c1 10c1"
    for seat in (0, 1, None):
        told = made.events(seat)
        assert [event.kind for event in told] == ["misdeal", "misdeal", "dealt"]
        assert (told[0].seat, told[0].reason, told[0].cards) == (dealer, reason, table.split())
    assert sum(isinstance(entry, Deck) for entry in made.entries) == 3


@pytest.mark.parametrize("four_pairs", [False, True])
@pytest.mark.parametrize(
    "table",
    [
        "1b 1r 1c1 2a 3b 4a 5a 8b",  # three of a month
        "1b 2a 3b 4a 5a 11b 11a 11j",  # Lightning and two Willows
        "1b 1r 2a 2r 3b 3r 4a 5a",  # three pairs
        "1b 1r 1c1 2a 2r 3b 3r 4a",
    ],
)
def test_h5_no_misdeals(mushi, table, four_pairs):
    made = mushi.dealt(mushi.deck(table=table), four_pairs=four_pairs)
    assert made.view().table == table.split()
    assert made.view().misdeals == 0


@pytest.mark.parametrize("table", ["1b 1r 2a 2r 3b 3r 4a 4r", "1b 1r 2a 2r 3b 3r 11b 11j"])
def test_h5_four_pairs_are_a_misdeal_where_the_host_says_so(mushi, table):
    """Lightning counts as a Willow here."""
    pairs = mushi.deck(table=table)
    assert mushi.dealt(pairs).view().misdeals == 0
    made = mushi.dealt(pairs, mushi.QUIET, four_pairs=True)
    assert made.view().misdeals == 1
    assert made.events()[0].reason == "four_pairs"


# --- a turn ---------------------------------------------------------------------------------------


@every_edition
@pytest.mark.parametrize("first", [0, 1])
def test_h6_the_dealer_plays_first_then_turn_about(edition, first):
    table = parlour.table("mushi", seats=2, seed=5, edition=edition, deals=1, first_dealer=first)
    played_out(table)
    seats = [event.seat for event in table.events() if event.kind == "played"]
    assert seats == [first, 1 - first] * 8
    turned = [event.seat for event in table.events() if event.kind == "turned_up"]
    assert turned == seats


@pytest.mark.parametrize("text", ["", "pass", "-"])
def test_h6_nobody_passes(mushi, text):
    with pytest.raises(MalformedActionError):
        mushi.dealt(mushi.QUIET).play(text)


@every_edition
def test_h7_a_card_from_the_hand_then_one_from_the_draw_pile(mushi, edition):
    table = mushi.position("1r 9a", "3r", "1b 2a", "2r 3b 4a 5a", edition=edition)
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r 2a 2r"
    assert mushi.on_table(table) == ""
    assert table.to_act == 1
    assert table.view().draw_pile == 3


def test_h7_the_card_from_the_draw_pile_stays_where_nothing_matches(mushi):
    table = mushi.position("1r 9a", "3r", "1b 2a", "3b 4a 5a 8b")
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r"
    assert mushi.on_table(table) == "2a 3b"


def test_h7_it_may_capture_the_card_just_played(mushi):
    table = mushi.position("9c1 9c2", "3r", "1b", "9a 4a 5a 8b")
    table.play("9c1")
    assert mushi.captured(table, 0) == "9a 9c1"


def test_h8_ru_a_player_who_can_match_must(mushi):
    table = mushi.position("1r 2r 9c1", "3r", "1b 2a", "5a 5r 5c1 5c2")
    assert table.legal() == ["1r", "2r"]
    refused(table, "9c1")


def test_h8_ru_a_player_who_cannot_leaves_any_card_on_the_table(mushi):
    table = mushi.position("8a 9c1", "9r 1r", "1b", "5a 5r 5c1 5c2")
    assert table.legal() == ["8a", "9c1"]
    table.play("9c1")
    assert mushi.on_table(table) == "1b 5a 9c1"
    table.play("9r")  # "may be taken by either player later"
    assert "9c1" in mushi.captured(table, 1)


def test_h8_osaka_any_card_may_be_played_one_that_matches_captures(mushi):
    table = mushi.position("1r 2r 9c1", "3r", "1b 2a", "5a 5r 5c1 5c2", edition="osaka")
    assert table.legal() == ["1r", "2r", "9c1"]
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r"


def test_h8_the_joker_does_not_oblige(mushi):
    table = mushi.position("9c1 11j", "3r", "1b 2a", "5a 5r 5c1 5c2")
    assert table.legal() == ["9c1", "11j x 1b", "11j x 2a"]


def test_h8_ru_beside_a_matching_card_the_joker_may_capture(mushi):
    table = mushi.position("1r 9c1 11j", "3r", "1b 11a", "5a 5r 5c1 5c2")
    assert table.legal() == ["1r", "11j x 1b"]


@pytest.mark.parametrize(("edition", "legal"), [("ru", ["11a"]), ("osaka", ["9c1", "11a", "11j"])])
def test_h8_beside_a_matching_card_a_joker_that_captures_nothing(mushi, edition, legal):
    table = mushi.position("9c1 11a 11j", "3r", "11b", "5a 5r 5c1 5c2", edition=edition)
    assert table.legal() == legal


@pytest.mark.parametrize("hand", ["9c1 11a", "9c1 11r"])
def test_h8_the_joker_on_the_table_matches_nothing(mushi, hand):
    table = mushi.position(hand, "3r", "1b 11j", "11b 5r 5c1 5c2", joker_left_by=0)
    assert table.legal() == hand.split()


def test_h8_the_joker_in_the_hand_matches_no_willow(mushi):
    table = mushi.position("9c1 11j", "3r", "11b", "5a 5r 5c1 5c2")
    assert table.legal() == ["9c1", "11j"]


def test_h8_ru_leaving_a_card_shows_what_the_hand_lacks(mushi):
    """Of January and November no card was held, Lightning aside; of the others we know nothing."""
    table = mushi.position("9c1 8a 11j", "1r 3r 4r", "1b 11b", "5a 5r 5c1 5c2")
    assert table.view(1).seats[0].lacks == []
    table.play("9c1")
    assert table.view(1).seats[0].lacks == [1, 11]
    table.play("1r")  # captures: shows nothing
    assert table.view(0).seats[1].lacks == []


def test_h8_beside_the_joker_no_willow_is_shown_to_be_lacking(mushi):
    """The Swallow does not match the joker: it may well still be held."""
    table = mushi.position("9c1 11a", "1r 3r", "1b 11j", "11b 5r 5c1", joker_left_by=0)
    table.play("9c1")
    assert table.view(1).seats[0].lacks == [1]


def test_h8_osaka_shows_nothing(mushi):
    table = mushi.position("9c1 8a 11j", "1r", "1b 11b", "5a 5r 5c1 5c2", edition="osaka")
    table.play("9c1")
    assert table.view(1).seats[0].lacks == []


@every_edition
def test_h9_one_match_is_captured(mushi, edition):
    table = mushi.position("1r 9a", "3r", "1b 2a", "5a 5r 5c1 5c2", edition=edition)
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r"


@every_edition
def test_h9_of_two_matches_the_player_chooses(mushi, edition):
    table = mushi.position("1r", "3r", "1b 1c2 2a", "5a 5r 5c1 5c2", edition=edition)
    assert table.legal() == ["1r x 1b", "1r x 1c2"]
    assert [move.captures for move in table.view(0).legal] == [["1b"], ["1c2"]]
    refused(table, "1r")
    table.play("1r x 1c2")
    assert mushi.captured(table, 0) == "1r 1c2"
    assert mushi.on_table(table) == "1b 2a 5a"


@every_edition
def test_h9_three_matches_are_all_captured(mushi, edition):
    table = mushi.position("1r", "3r", "1b 1c1 1c2 2a", "5a 5r 5c1 5c2", edition=edition)
    assert table.legal() == ["1r"]
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r 1c1 1c2"


@every_edition
def test_h9_of_two_matches_for_the_card_turned_up_the_player_chooses(mushi, edition):
    table = mushi.position("2r", "3r", "1b 1c2 2a", "1r 5r 5c1 5c2", edition=edition)
    table.play("2r")
    assert table.to_act == 0
    assert table.view(1).turned_up == "1r"
    assert table.view(1).phase == "take"
    assert table.legal() == ["x 1b", "x 1c2"]
    assert table.legal(1) == []
    assert mushi.captured(table, 0) == "2a 2r"
    table.play("x 1b")
    assert mushi.captured(table, 0) == "1b 1r 2a 2r"
    assert mushi.on_table(table) == "1c2"
    assert table.view(1).turned_up is None
    assert table.to_act == 1


@every_edition
def test_h9_the_card_turned_up_captures_three(mushi, edition):
    table = mushi.position("2r", "3r", "1b 1c1 1c2 2a", "1r 5r 5c1 5c2", edition=edition)
    table.play("2r")
    assert mushi.captured(table, 0) == "1b 1r 1c1 1c2 2a 2r"
    assert table.to_act == 1


def test_h10_captured_cards_are_open_and_sorted_by_kind(mushi):
    table = mushi.position("1r 9a", "3r", "1b", "2c1 5r", captured=("2a 11j 8b 8a", "3b"))
    table.play("1r")
    for viewer in (0, 1, None):
        own = table.view(viewer).seats[0].captured
        assert own.brights == ["1b", "8b"]
        assert own.animals == ["2a", "8a"]
        assert own.ribbons == ["1r"]
        assert own.chaff == ["11j"]
        assert table.view(viewer).seats[1].captured.brights == ["3b"]
