"""Mojo with two discards (M18-M21)."""

import pytest

from games.mojo.by_hand import FULL, decks, every_edition, refused
from parlour.core.chance import Given


def test_m18_each_turn_chooses_one_discard(mojo):
    table = mojo.position([[6, 8, 1, 2, 3], FULL, FULL], [8], [6])
    assert table.legal() == ["1a", "2a", "3a", "6a", "8a", "1b", "2b", "3b", "6b", "8b"]
    table.play("6b")  # equal
    assert table.legal() == ["1b", "2b", "3b", "8b"]  # and every other card goes there as well
    refused(table, "8a")
    table.play("3b")
    assert table.to_act == 1
    assert table.view().discards == [[8], [6, 6, 3]]
    assert "1a" in table.legal()


@every_edition
def test_m18_who_draws_chooses_the_pile(mojo, edition):
    table = mojo.position([FULL, FULL, FULL], [6], [2, 4], pile=[8, 0], edition=edition)
    table.play("7a")
    assert table.to_act == 0
    assert table.legal() == ["draw", "take"]
    assert table.legal(1) == []
    table.play("draw")
    assert table.to_act == 1
    assert mojo.own(table, 0) == [1, 3, 5, 8, 9, 10, 11, 12]
    assert table.view().discards == [[6, 7], [2, 4]]
    assert table.view().seats[0].known == []


@every_edition
@pytest.mark.parametrize("onto", ["a", "b"])
def test_m18_or_the_top_of_the_other_discard(mojo, edition, onto):
    discards = ([6], [2, 4]) if onto == "a" else ([2, 4], [6])
    table = mojo.position([FULL, FULL, FULL], *discards, pile=[8, 0], edition=edition)
    table.play("7" + onto)
    table.play("take")
    assert table.to_act == 1
    assert mojo.own(table, 0) == [1, 3, 4, 5, 9, 10, 11, 12]
    assert sorted(table.view().discards) == [[2], [6, 7]]
    assert table.view().draw_pile == 2


def test_m18_a_choice_comes_before_mojo_time(mojo):
    table = mojo.position([[9, 1, 2, 3], FULL, FULL], [6], [2, 4], pile=[8])
    table.play("9a")
    assert mojo.own(table, 0) == [1, 2, 3]
    table.play("take")
    assert mojo.own(table, 0) == [1, 2, 3, 4]


def test_m18_m13_a_higher_last_card_may_take(mojo):
    table = mojo.position([[9], FULL, FULL], [6], [2, 4], pile=[8])
    table.play("9a")
    table.play("take")
    assert mojo.down(table, 0) == [4]


def test_m18_everybody_knows_a_taken_card(mojo):
    table = mojo.position([FULL, FULL, FULL], [6], [2, 4], pile=[8])
    table.play("7a")
    table.play("take")
    for viewer in (0, 1, 2, None):
        assert table.view(viewer).seats[0].known == [4]
    (took,) = [event for event in table.events(2) if event.kind == "took"]
    assert (took.seat, took.card, took.discard) == (0, 4, 1)


def test_m18_until_it_is_played(mojo):
    """Seat 0 takes the 4, holds another, and plays one: nobody knows any more that it holds one."""
    table = mojo.position([[4, 7, 1, 1, 1, 1], FULL], [6], [2, 4], pile=[8])
    table.play("7a")
    table.play("take")
    table.play("5a")
    assert table.view(1).seats[0].known == [4]
    table.play("4a")
    assert table.view(1).seats[0].known == []
    assert 4 in mojo.own(table, 0)


def test_m18_or_revealed(mojo):
    table = mojo.position([[9, 3, 1], FULL, FULL], [6], [2, 4], pile=[8])
    table.play("9a")
    table.play("take")
    assert mojo.down(table, 0) == [1, 3, 4]
    assert table.view(1).seats[0].known == [4]
    table.play("1a")
    table.play("1b")
    table.play("show 4")
    assert table.view(1).seats[0].known == []


def test_m18_an_empty_pile_is_formed_only_when_a_card_is_taken_from_it(mojo):
    """The choice is offered on an empty pile; taking from the discard needs no shuffle."""
    table = mojo.position([FULL, FULL], [1, 6], [2, 4])
    table.play("7a")
    assert table.view().draw_pile == 0
    assert table.legal() == ["draw", "take"]
    assert decks(table.play("take")) == []
    assert table.view().discards == [[1, 6, 7], [2]]
    assert table.view().draw_pile == 0


@pytest.mark.parametrize("edition", ["fr", "pl"])
def test_m19_an_empty_discard_gets_the_card_just_played_in_fr_and_pl(mojo, edition):
    table = mojo.position([FULL, FULL, FULL], [1, 6], [4], pile=[8, 0], edition=edition)
    table.play("7a")
    table.play("take")
    assert table.view().discards == [[1, 6], [7]]
    assert table.view().draw_pile == 2
    assert table.to_act == 1


def test_m19_an_empty_discard_gets_the_top_of_the_pile_in_ru(mojo):
    table = mojo.position([FULL, FULL, FULL], [1, 6], [4], pile=[8, 0], edition="ru")
    table.play("7a")
    table.play("take")
    assert table.view().discards == [[1, 6, 7], [8]]
    assert table.view().draw_pile == 1
    assert mojo.own(table, 0) == [1, 3, 4, 5, 9, 10, 11, 12]


def test_m19_m20_ru_forms_the_pile_first_where_it_is_empty(mojo):
    """All but the 7 on top go into the new pile; its top card begins the empty discard."""
    table = mojo.position([FULL, FULL], [1, 2, 6], [4], chances=[[2, 6, 1]], edition="ru")
    table.play("7a")
    made = table.play("take")
    assert decks(made) == [[2, 6, 1]]
    assert table.view().discards == [[7], [2]]
    assert table.view().draw_pile == 2


@pytest.mark.parametrize("edition", ["fr", "ru"])
def test_m20_fr_and_ru_keep_both_tops_and_shuffle_the_rest(mojo, edition):
    table = mojo.position(
        [FULL, FULL], [1, 2, 6], [8, 9, 4], chances=[[9, 1, 2, 6, 8]], edition=edition
    )
    table.play("7a")
    made = table.play("draw")
    assert decks(made) == [[9, 1, 2, 6, 8]]
    assert table.view().discards == [[7], [4]]
    assert mojo.own(table, 0) == [1, 3, 5, 9, 9, 10, 11, 12]
    assert table.view().draw_pile == 4


@pytest.mark.parametrize("onto", ["a", "b"])
def test_m20_pl_shuffles_only_the_discard_not_played_on(mojo, onto):
    played, other = [1, 2, 6], [8, 9, 4]
    discards = (played, other) if onto == "a" else (other, played)
    table = mojo.position([FULL, FULL], *discards, chances=[[9, 8]], edition="pl")
    table.play("7" + onto)
    made = table.play("draw")
    assert decks(made) == [[9, 8]]
    assert table.view().discards == ([[1, 2, 6, 7], [4]] if onto == "a" else [[4], [1, 2, 6, 7]])
    assert mojo.own(table, 0) == [1, 3, 5, 9, 9, 10, 11, 12]
    assert table.view().draw_pile == 1


def test_m20_pl_falls_back_on_the_played_discard(mojo):
    """The other discard is its top card alone: that stays, and the rest of the played one goes."""
    table = mojo.position([FULL, FULL], [1, 2, 6], [4], chances=[[6, 1, 2]], edition="pl")
    table.play("7a")
    made = table.play("draw")
    assert decks(made) == [[6, 1, 2]]
    assert table.view().discards == [[7], [4]]
    assert table.view().draw_pile == 2


@every_edition
@pytest.mark.parametrize("hand", [FULL, FULL[3:]], ids=["eight", "five"])
def test_m21_after_forty_turns_in_which_nobody_gets_rid_of_a_card(mojo, edition, hand):
    """Seat 0 plays its highest card onto the 0 of `a` and takes from `b`; seat 1 plays its highest
    onto the 3 of `b` and takes seat 0's card from `a`. Nothing else would ever end that."""
    table = mojo.position([hand, hand], [3, 0], [3, 0], pile=[2] * 5, edition=edition)
    for turn in range(40):
        assert not table.view().draw_pile_only
        assert table.to_act == turn % 2
        table.play(f"{mojo.own(table, turn % 2)[-1]}{'ab'[turn % 2]}")
        assert table.legal() == ["draw", "take"]
        table.play("take")
    assert [len(mojo.own(table, seat)) for seat in (0, 1)] == [len(hand)] * 2
    assert table.view().draw_pile_only
    assert table.view().draw_pile == 5
    table.play(f"{mojo.own(table, 0)[-1]}a")  # no choice any more: it draws
    assert table.to_act == 1
    assert table.view().draw_pile == 4
    assert len(mojo.own(table, 0)) == len(hand)


def test_m21_lasts_until_somebody_has_fewer(mojo):
    table = mojo.position([FULL, FULL], [0], [6], pile=[2] * 5)
    table.state.quiet_turns = 40
    table.play("7b")  # drew
    assert table.view().draw_pile_only
    table.play("3b")  # lower: seat 1 has fewer
    assert not table.view().draw_pile_only
    table.play("5b")
    assert table.legal() == ["draw", "take"]


def test_m21_a_revealed_card_is_one_fewer(mojo):
    table = mojo.position([[], FULL, FULL], [0], [6], laid={0: [1, 2]}, pile=[2] * 5)
    table.state.quiet_turns = 40
    table.play("show 1")
    assert not table.view().draw_pile_only


def test_m21_a_chain_that_ends_by_drawing_is_one_fewer(mojo):
    table = mojo.position([[6, 6, 8, 1, 1, 1], FULL], [0], [6], pile=[2] * 5)
    table.state.quiet_turns = 39
    table.play("6b")
    table.play("8b")
    table.play("draw")
    assert table.state.quiet_turns == 0


def test_m21_starts_anew_with_each_round(mojo):
    table = mojo.position([[], FULL], [0], [6], laid={0: [1]}, pile=[2] * 5, edition="ru")
    table.state.quiet_turns = 40
    table = table.copy(Given([mojo.stacked()]))
    table.play("show 1")
    table.deal()
    assert not table.view().draw_pile_only


def test_m21_is_for_two_discards_alone(mojo):
    table = mojo.position([FULL, FULL], [6], pile=[2] * 5)
    table.state.quiet_turns = 40
    assert not table.view().draw_pile_only
