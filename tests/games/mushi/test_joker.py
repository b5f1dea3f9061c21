"""The joker and what is left over because of it (H11 to H16), worked out by hand.

Seat 0 is to act.
"""

import pytest

every_edition = pytest.mark.parametrize("edition", ["ru", "osaka"])


@every_edition
def test_h11_the_joker_captures_any_card_but_a_willow(mushi, edition):
    table = mushi.position("11j", "3r", "1b 1r 1c1 2a 11b", "5a 5r 5c1 5c2", edition=edition)
    assert table.legal() == ["11j x 1b", "11j x 1r", "11j x 1c1", "11j x 2a"]
    table.play("11j x 1r")
    assert mushi.captured(table, 0) == "1r 11j"
    assert mushi.on_table(table) == "1b 1c1 2a 5a 11b"


@every_edition
def test_h11_with_nothing_to_capture_it_stays(mushi, edition):
    table = mushi.position("11j", "3r", "11b", "11a 5r 5c1 5c2", edition=edition)
    assert table.legal() == ["11j"]
    table.play("11j")
    assert mushi.on_table(table) == "11j"
    assert mushi.captured(table, 0) == "11b 11a"
    assert table.view().joker_left_by == 0
    assert "joker_awaits" in mushi.kinds(table)


def test_h11_a_willow_does_not_capture_it(mushi):
    table = mushi.position("11a", "3r", "11j 1b", "11r 5r 5c1 5c2", joker_left_by=0)
    table.play("11a")
    assert mushi.captured(table, 0) == "11a 11r"  # the Willow turned up captures the one just left
    assert mushi.on_table(table) == "1b 11j"


@every_edition
@pytest.mark.parametrize("dealer", [0, 1])
def test_h12_dealt_to_the_table_the_dealers_draw_takes_it(mushi, edition, dealer):
    deck = mushi.deck(
        "1b 2a 3b 4a 5a 8b 9a 10a",
        "1r 2r 3r 4r 5r 8a 9r 10r",
        "1c1 2c1 3c1 4c1 5c1 8c1 9c1 11j",
        "9c2",
    )
    table = mushi.dealt(deck, edition=edition, first_dealer=dealer)
    assert table.view().joker_left_by == dealer
    table.play("1r")
    assert mushi.captured(table, dealer) == "1r 1c1 9c2 11j"
    assert mushi.on_table(table) == "2c1 3c1 4c1 5c1 8c1 9c1"  # 9c2 takes nothing else
    assert table.view().joker_left_by is None


@every_edition
def test_h12_a_willow_leaves_it_to_the_opponents_draw(mushi, edition):
    table = mushi.position(
        "1r 9a", "2r 9r", "1b 2a 11j", "11a 3b 5c1 5c2", joker_left_by=0, edition=edition
    )
    table.play("1r")
    assert mushi.on_table(table) == "2a 11a 11j"
    table.play("2r")
    assert mushi.captured(table, 1) == "2a 2r 3b 11j"


@every_edition
def test_h12_a_willow_turned_up_captures_a_willow_beside_it(mushi, edition):
    table = mushi.position(
        "1r 9a", "2r", "1b 11b 11j", "11a 3b 5c1 5c2", joker_left_by=0, edition=edition
    )
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r 11b 11a"
    assert mushi.on_table(table) == "11j"


@every_edition
def test_h12_left_from_the_hand_the_same_turns_draw_may_take_it(mushi, edition):
    table = mushi.position("11j 9a", "2r", "11b", "3b 5r 5c1 5c2", edition=edition)
    table.play("11j")
    assert mushi.captured(table, 0) == "3b 11j"
    assert mushi.on_table(table) == "11b"


@every_edition
def test_h12_when_only_willows_come_it_goes_to_whoever_put_it_there(mushi, edition):
    """Seat 0 leaves the joker; seat 1 has the last turn and captures two Willows with it."""
    rest = " ".join(card for card in mushi.DECK if not card.startswith("11"))
    table = mushi.position(
        "11j", "11b", "", "11a 11r", captured=("", rest), edition=edition, deals=1
    )
    table.play("11j")
    assert mushi.on_table(table) == "11a 11j"
    table.play("11b")
    assert mushi.captured(table, 0) == "11j"
    assert "11b 11a 11r" in mushi.captured(table, 1)


@every_edition
def test_h13_turned_up_it_captures_a_card_of_choice(mushi, edition):
    table = mushi.position("9a", "3r", "1b 1r 2a 11b", "11j 5r 5c1 5c2", edition=edition)
    table.play("9a")
    assert table.view().turned_up == "11j"
    assert table.legal() == ["x 1b", "x 1r", "x 2a", "x 9a"]
    table.play("x 9a")
    assert mushi.captured(table, 0) == "9a 11j"
    assert mushi.on_table(table) == "1b 1r 2a 11b"
    assert table.to_act == 1


@every_edition
def test_h13_without_a_choice_by_itself(mushi, edition):
    table = mushi.position("9a", "3r", "11b", "11j 5r 5c1 5c2", edition=edition)
    table.play("9a")
    assert mushi.captured(table, 0) == "9a 11j"
    assert table.to_act == 1


@every_edition
def test_h14_turned_up_with_nothing_to_capture_it_awaits(mushi, edition):
    table = mushi.position("1r 9a", "3r 4r", "1b 11b", "11j 5r 5c1 5c2", edition=edition)
    table.play("1r")
    assert mushi.on_table(table) == "11b 11j"
    assert table.view().joker_left_by == 0
    table.play("3r")
    assert mushi.captured(table, 1) == "5r 11j"


@pytest.mark.parametrize(("edition", "willow_to"), [("ru", 1), ("osaka", 0)])
def test_h14_as_the_last_card(mushi, edition, willow_to):
    """Seat 1 has the two other Willows; the joker goes to seat 0, which turned it up."""
    table = mushi.ending("12b", "12c1 11r", "11j", "12c2 12c3", edition=edition)
    table.play("12b")
    assert mushi.captured(table, 0).endswith("11j 12b 12c1 12c2 12c3")
    assert "11r" in mushi.captured(table, willow_to)


@every_edition
@pytest.mark.parametrize(("own", "owner"), [("11b 11a", 0), ("", 1)])
def test_h15_the_willow_left_over_goes_to_whoever_has_the_two_others(mushi, edition, own, owner):
    table = mushi.ending("12b", "12c1", "11r", f"12c2 12c3 {own}", edition=edition)
    table.play("12b")
    assert "11r" in mushi.captured(table, owner)
    assert table.awaits_deal
    assert mushi.on_table(table) == ""
    left = [event for event in table.events() if event.kind == "left_over"]
    assert [(event.seat, event.cards) for event in left] == [(owner, ["11r"])]


@every_edition
@pytest.mark.parametrize("willows", ["11b 11a 11j", "11j"])
def test_h15_the_joker_is_not_one_of_the_two_others(mushi, edition, willows):
    """Lightning and the left-over Willow may go to different players."""
    table = mushi.ending("12b", "12c1", "11r", f"12c2 12c3 {willows}", edition=edition)
    table.play("12b")
    assert "11r" in mushi.captured(table, 0 if "11a" in willows else 1)


def few_left(mushi, hand, other, table, pile, **options):
    """Near the end of a deal: seat 1 has captured all cards that are nowhere else."""
    named = f"{hand} {other} {table} {pile}".split()
    rest = " ".join(card for card in mushi.DECK if card not in named)
    return mushi.position(hand, other, table, pile, ("", rest), **options)


@every_edition
def test_h16_the_mate_of_the_jokers_card_from_the_hand(mushi, edition):
    table = few_left(mushi, "11j", "1r", "1b 1c1", "1c2 11r", edition=edition)
    table.play("11j x 1b")
    assert mushi.captured(table, 0) == "1b 1c1 1c2 11j"
    table.play("1r")
    assert mushi.captured(table, 0) == "1b 1r 1c1 1c2 11j"
    assert "11b 11a 11r" in mushi.captured(table, 1)


@every_edition
def test_h16_the_mate_of_the_jokers_card_turned_up(mushi, edition):
    table = few_left(mushi, "1r", "1c2", "1b 2a", "11j 11r", edition=edition)
    s = table.state
    s.captured[0], s.captured[1] = mushi.card_set("2r 2c1 2c2"), s.captured[1]
    s.captured[1] &= ~s.captured[0]
    table.play("1r")  # takes 1b
    assert mushi.captured(table, 0) == "1b 1r 2a 2r 2c1 2c2 11j"


@every_edition
def test_h16_all_three_mates_when_the_fourth_took_the_joker(mushi, edition):
    table = mushi.ending(
        "12b", "1b 1r 1c1 11r 11j 12c1", "1c2", "12c2", joker_left_by=1, edition=edition
    )
    table.play("12b")
    assert mushi.captured(table, 0) == "1b 1r 1c1 1c2 11j 12b 12c1 12c2"
    assert "11b 11a 11r" in mushi.captured(table, 1)
    left = [event for event in table.events() if event.kind == "left_over"]
    assert [event.cards for event in left] == [["11r"], ["1b", "1r", "1c1"]]


@every_edition
def test_h16_all_cards_are_captured(mushi, edition):
    """230 points in all."""
    table = mushi.ending("12b", "12c1", "11r", "12c2 12c3 1b 2a 3b", edition=edition)
    table.play("12b")
    assert sum(seat.value for seat in table.view().seats) == 230
    cards = f"{mushi.captured(table, 0)} {mushi.captured(table, 1)}".split()
    assert sorted(cards) == sorted(mushi.DECK)
