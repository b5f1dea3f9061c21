"""Calling UNO and catching."""

import pytest

from parlour.core.errors import ActionError
from parlour.core.game import CHANCE
from parlour.games import registry

UNO = registry.get("uno")


def refused(table, text, seat):
    before, entries = table.state.copy(), list(table.entries)
    with pytest.raises(ActionError):
        table.play(text, seat)
    assert table.state == before
    assert table.entries == entries


def may_interrupt(table):
    mask = UNO.rules.interrupters(table.state)
    return [seat for seat in range(table.seats) if mask >> seat & 1]


def test_u16_the_call_goes_with_the_play(position):
    table = position(["b7 b8", "b1 b2", "g1"], "b5")
    assert table.legal() == ["b7", "b7 uno", "b8", "b8 uno", "draw"]
    table.play("b7 uno")
    assert table.view().seats[0].called
    assert table.view().catchable is None
    assert may_interrupt(table) == []
    for seat in (1, 2):
        refused(table, "catch 0", seat)
    refused(table, "uno", 0)


def test_u16_catching_draws_two(position, hand):
    table = position(["b7 b8", "b1 b2", "g1"], "b5", "y1 y2")
    table.play("b7")
    assert table.view().catchable == 0
    assert may_interrupt(table) == [0, 2]
    assert table.legal(2) == ["catch 0"]
    assert table.legal(0) == ["uno"]
    assert "catch 0" in table.legal(1)
    table.play("catch 0", 2)
    assert hand(table, 0) == "b8 y1 y2"
    assert table.to_act == 1
    refused(table, "catch 0", 1)
    refused(table, "uno", 0)


def test_u16_a_late_call_before_being_caught_counts(position):
    table = position(["b7 b8", "b1 b2", "g1"], "b5")
    table.play("b7")
    table.play("uno", 0)
    assert table.view().seats[0].called
    refused(table, "catch 0", 1)
    refused(table, "catch 0", 2)


@pytest.mark.parametrize("action", ["b1", "draw"])
def test_u16_the_next_turns_first_action_ends_the_moment(position, action):
    table = position(["b7 b8", "b1 b2 b3", "g1"], "b5")
    table.play("b7")
    assert UNO.rules.ends_moment(table.state, UNO.notation.parse_action(table.state, action))
    table.play(action)
    assert table.view().catchable is None
    refused(table, "catch 0", 2)
    refused(table, "uno", 0)


@pytest.mark.parametrize("action", ["challenge", "accept"])
def test_u16_challenge_and_acceptance_end_the_moment_too(position, action):
    table = position(["+4 g8", "b1 b2 b3", "g1"], "b5")
    table.play("+4 green")
    assert table.view().catchable == 0
    table.play(action)
    refused(table, "catch 0", 2)


def test_u16_forced_draws_do_not_end_the_moment(position):
    table = position(["b+2 b8", "b1 b2 b3", "g1"], "b5")
    table.play("b+2")
    assert (table.view().catchable, table.to_act) == (0, 2)
    table.play("catch 0", 1)
    assert table.view().seats[0].hand_size == 3


def test_u16_in_a_two_player_game_a_skip_gives_the_silent_one_the_next_action(position):
    table = position(["bs b8", "b1 b2 b3"], "b5")
    table.play("bs")
    assert (table.to_act, table.view().catchable) == (0, 0)
    assert may_interrupt(table) == [1]
    assert table.legal(0) == ["b8", "draw", "uno"]
    assert UNO.rules.ends_moment(table.state, UNO.notation.parse_action(table.state, "b8"))
    assert not UNO.rules.ends_moment(table.state, UNO.notation.parse_action(table.state, "uno"))
    table.play("catch 0", 1)
    assert table.view().seats[0].hand_size == 3


def test_u16_the_first_to_catch_counts(position):
    table = position(["b7 b8", "b1 b2", "g1"], "b5")
    table.play("b7")
    table.play("catch 0", 1)
    refused(table, "catch 0", 2)
    assert table.to_act == 1


def test_u16_only_a_player_with_one_card_can_be_caught(position):
    table = position(["b7 b8 b9", "b1 b2", "g1"], "b5")
    table.play("b7")
    for seat, text in ((1, "catch 0"), (2, "catch 0"), (0, "catch 1"), (0, "catch 2")):
        refused(table, text, seat)


def test_u16_a_call_with_five_cards_is_refused(position):
    table = position(["b7 b8 b9 g1 g2", "b1 b2", "g1"], "b5")
    refused(table, "uno", 0)
    refused(table, "b7 uno", 0)


def test_u16_the_call_goes_with_a_drawn_card_too(position):
    table = position(["g8", "b1 b2", "g1"], "b5", "b4")
    table.play("draw")
    assert table.legal() == ["b4", "b4 uno", "pass"]
    table.play("b4")
    assert table.view().catchable == 0


def test_u16_scary_the_call_goes_with_the_last_card_given(position):
    table = position(["scary p1 p2 g8", "b1 b2", "g1"], "b5")
    assert [text for text in table.legal() if "uno" in text] == []
    table.play("scary pink")
    assert table.legal() == ["give p1", "give p2"]
    table.play("give p2")
    assert table.legal() == ["give p1", "give p1 uno"]
    table.play("give p1 uno")
    assert table.view().seats[0].called
    refused(table, "catch 0", 1)


def test_u16_scary_the_moment_begins_before_a_colour_is_named(position):
    table = position(["scary p1 g8", "b1 b2", "g1"], "b5")
    table.play("scary pink")
    table.play("give p1")
    assert (table.view().catchable, table.view().phase) == (0, "name")
    assert table.legal(0) == ["blue", "green", "pink", "yellow", "uno"]
    assert not UNO.rules.ends_moment(table.state, UNO.notation.parse_action(table.state, "green"))
    table.play("green")
    assert table.view().catchable == 0
    table.play("catch 0", 2)
    assert table.view().seats[0].hand_size == 3


def test_u16_scary_a_single_card_in_the_middle_of_giving_does_not_count(position):
    table = position(["scary p1 p2", "b1 b2", "g1"], "b5")
    table.play("scary pink")
    table.play("give p1")
    assert table.view().catchable is None
    assert table.legal() == ["give p2"]


def test_u16_scary_with_nothing_to_give(position):
    table = position(["scary wild", "b1 b2", "g1"], "b5")
    assert {"scary", "scary uno"} <= set(table.legal())
    table.play("scary")
    assert table.view().catchable == 0


def test_u16_a_player_who_got_away_must_call_again(position):
    table = position(["b7 b8", "g1 g7 y3", "g7 g9 y3"], "b5", "b4")
    table.play("b7")
    table.play("g7")
    table.play("g9")
    assert table.view().catchable is None
    table.state.colour = 0
    table.play("draw")
    table.play("b4")
    assert table.view().catchable == 0


def test_u16_a_call_is_over_with_a_second_card(position):
    table = position(["b7 b8", "b+2 g1 g2", "g1 g2"], "b5")
    table.play("b7 uno")
    table.state.direction = -1
    table.state.turn = 1
    table.play("b+2")
    assert not table.view().seats[0].called
    assert table.view().seats[0].hand_size == 3


def test_u16_no_moment_when_the_round_is_over(position):
    table = position(["b7", "b1 b2"], "b5", points=1)
    table.play("b7")
    assert table.over
    assert table.legal(0) == table.legal(1) == []
    assert UNO.rules.to_act(table.state) != CHANCE
