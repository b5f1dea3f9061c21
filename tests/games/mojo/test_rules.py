"""The rules of Mojo one by one, each worked out by hand from the printed rules.

Names begin with the id in `docs/rules/mojo.md`. Seat 0 is to act unless a test says otherwise.
"""

from collections import Counter

import pytest

import parlour
from games.mojo.by_hand import FULL, decks, every_edition, refused
from parlour.core.chance import Given
from parlour.core.errors import ChanceError, OptionError
from parlour.core.record import Pick

# --- the box --------------------------------------------------------------------------------------


def test_m1_the_deck_has_78_cards_the_higher_the_more():
    (deck,) = decks(parlour.table("mojo", seats=3).entries)
    assert [deck.count(value) for value in (0, 1)] == [4, 4]
    assert [deck.count(value) for value in (2, 3, 4)] == [5, 5, 5]
    assert [deck.count(value) for value in (5, 6, 7)] == [6, 6, 6]
    assert [deck.count(value) for value in (8, 9, 10)] == [7, 7, 7]
    assert [deck.count(value) for value in (11, 12)] == [8, 8]
    assert len(deck) == 78


def test_m1_five_colours(mojo):
    """Of a hand with every value the highest of each colour count: 1, 4, 7, 10 and 12."""
    table = mojo.position([[5], list(range(13))], [6])
    table.play("5")
    assert table.view().scores[1].counted == [1, 4, 7, 10, 12]


@pytest.mark.parametrize("seats", range(2, 9))
def test_m2_two_to_eight_play(mojo, seats):
    table = parlour.table("mojo", seats=seats)
    assert len(table.view().seats) == seats
    assert table.view().draw_pile == 78 - 8 * seats - 1


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_m2_nobody_else_does(seats):
    with pytest.raises(OptionError, match="seats: expected a whole number from 2 to 8"):
        parlour.table("mojo", seats=seats)


FIRST, SECOND, THIRD = (
    [0, 1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 12, 11, 10],
    [0, 0, 0, 1, 1, 1, 2, 2],
)


@every_edition
def test_m3_eight_cards_each_then_the_discard_then_the_pile(mojo, edition):
    deck = mojo.stacked(*FIRST, *SECOND, *THIRD, 9, 3, 8)
    table = mojo.dealt(deck, seats=3, edition=edition)
    assert mojo.own(table, 0) == FIRST
    assert mojo.own(table, 1) == sorted(SECOND)
    assert mojo.own(table, 2) == THIRD
    view = table.view()
    assert view.discards == [[9]]
    assert view.draw_pile == 78 - 24 - 1
    assert view.face == 0
    table.play("7")
    table.play("12")  # higher than the 7: draws
    assert Counter(mojo.own(table, 1)) == Counter([*SECOND, 3]) - Counter([12])


@every_edition
def test_m3_m18_two_discards_are_turned_up_one_after_the_other(mojo, edition):
    deck = mojo.stacked(*FIRST, *SECOND, *THIRD, 9, 3, 8)
    table = mojo.dealt(deck, seats=3, edition=edition, discards=2)
    assert table.view().discards == [[9], [3]]
    assert table.view().draw_pile == 78 - 24 - 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m4_the_host_names_who_begins(mojo, seat):
    table = mojo.dealt(mojo.stacked(), seats=3, first_player=seat)
    assert table.to_act == seat
    assert not any(isinstance(entry, Pick) for entry in table.entries)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_m4_or_a_lot_does(mojo, seat):
    table = mojo.dealt(seat, mojo.stacked(), seats=3, first_player=None)
    assert table.to_act == seat
    assert table.entries[1] == Pick(seat, 3)


def test_m4_the_lot_is_fair():
    drawn = Counter(parlour.table("mojo", seats=4, seed=seed).to_act for seed in range(400))
    assert set(drawn) == {0, 1, 2, 3}
    assert sum((n - 100) ** 2 / 100 for n in drawn.values()) < 16.3  # once in a thousand


def test_m4_a_named_seat_must_exist():
    with pytest.raises(OptionError, match="first_player: expected a seat from 0 to 2, got 3"):
        parlour.table("mojo", seats=3, first_player=3)


@pytest.mark.parametrize(("face", "order"), [(0, [1, 2, 3, 0]), (10, [3, 2, 1, 0])])
@pytest.mark.parametrize("discards", [1, 2])
def test_m5_the_visible_face_gives_the_direction(mojo, face, order, discards):
    table = mojo.position([FULL] * 4, *[[12]] * discards, face=face)
    assert table.view().direction == (1 if face == 0 else -1)
    for card, seat in zip(["11", "10", "9", "7"], order, strict=True):
        table.play(card + ("a" if discards == 2 else ""))
        assert table.to_act == seat


# --- a turn ---------------------------------------------------------------------------------------


def test_m6_one_card_any_card_and_no_passing(mojo):
    table = mojo.position([[0, 4, 4, 8, 12], FULL], [6])
    assert table.legal() == ["0", "4", "8", "12"]
    assert table.legal(1) == []


@pytest.mark.parametrize("discards", [1, 2])
def test_m7_a_lower_card_ends_the_turn(mojo, discards):
    table = mojo.position([FULL, FULL, FULL], *[[6]] * discards, pile=[2, 2])
    table.play("5" + ("a" if discards == 2 else ""))
    assert table.to_act == 1
    assert mojo.own(table, 0) == [1, 3, 7, 9, 10, 11, 12]
    assert table.view().draw_pile == 2
    assert table.view().discards[0] == [6, 5]


def test_m8_a_higher_card_draws_one(mojo):
    table = mojo.position([FULL, FULL, FULL], [6], pile=[2, 4, 5])
    table.play("7")
    assert table.to_act == 1
    assert mojo.own(table, 0) == [1, 2, 3, 5, 9, 10, 11, 12]
    assert table.view().draw_pile == 2


ADAM = [8, 8, 7, 7, 4, 3, 0]


def test_m9_equal_plays_on_and_the_second_seven_must_wait(mojo):
    """The printed example: with 8 8 7 7 4 3 0 on an 8, both 8s and one 7 go, and no more."""
    table = mojo.position([ADAM, FULL, FULL], [2, 8], pile=[5])
    table.play("8")
    assert table.to_act == 0
    assert table.view().chain
    assert table.legal() == ["0", "3", "4", "7", "8"]  # it must play again, but any card
    table.play("8")
    assert table.to_act == 0
    table.play("7")
    assert table.to_act == 1
    assert mojo.own(table, 0) == [0, 3, 4, 7]
    assert table.view().discards == [[2, 8, 8, 8, 7]]
    assert table.view().draw_pile == 1


def test_m9_the_sevens_cannot_open(mojo):
    """A 7 on the 8 is lower: no second 7 though the first now lies on top."""
    table = mojo.position([ADAM, FULL, FULL], [8])
    table.play("7")
    assert table.to_act == 1


def test_m9_a_chain_that_ends_higher_draws(mojo):
    table = mojo.position([[8, 8, 12, 1, 2, 3], FULL, FULL], [8], pile=[5, 6])
    table.play("8")
    table.play("12")
    assert table.to_act == 1
    assert mojo.own(table, 0) == [1, 2, 3, 5, 8]


def test_m9_equal_to_the_card_it_covers_not_to_those_below(mojo):
    table = mojo.position([[4, 4, 6, 7, 8, 9], FULL], [4, 6], pile=[0])
    table.play("4")  # the top is the 6
    assert table.to_act == 1


@every_edition
def test_m10_an_empty_pile_is_formed_from_all_but_the_top(mojo, edition):
    table = mojo.position([FULL, FULL, FULL], [2, 4, 9, 6], chances=[[6, 9, 2, 4]], edition=edition)
    told = table.journal_size
    made = table.play("7")  # onto the 6, which is then below the top too
    assert decks(made) == [[6, 9, 2, 4]]
    assert table.view().discards == [[7]]
    assert table.view().draw_pile == 3
    assert mojo.own(table, 0) == [1, 3, 5, 6, 9, 10, 11, 12]
    kinds = [(event.kind, event.count) for event in table.events(1, told)]
    assert ("pile_formed", 4) in kinds


@every_edition
def test_m10_only_when_somebody_draws(mojo, edition):
    table = mojo.position([FULL, FULL, FULL], [2, 4, 9, 6], pile=[8], edition=edition)
    table.play("7")
    assert table.view().draw_pile == 0
    assert table.view().discards == [[2, 4, 9, 6, 7]]
    table.play("5")  # lower: nobody draws, and no chance is asked for
    assert table.view().draw_pile == 0


# --- Mojo Time ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(3, 9))
def test_m11_three_cards_are_laid_at_the_end_of_the_turn(mojo, seats):
    table = mojo.position([[1, 2, 5, 9], *[FULL] * (seats - 1)], [6])
    table.play("5")
    assert mojo.own(table, 0) == []
    assert mojo.down(table, 0) == [1, 2, 9]
    assert table.view().seats[0].laid_size == 3
    assert table.view().seats[0].laid is None  # face down for all others


def test_m11_fewer_than_three_too(mojo):
    table = mojo.position([[8, 8, 5, 9], FULL, FULL], [8])
    table.play("8")
    assert mojo.own(table, 0) == [5, 8, 9]  # three cards, but the turn goes on
    table.play("8")
    table.play("5")
    assert mojo.down(table, 0) == [9]


def test_m11_four_cards_are_not_laid(mojo):
    table = mojo.position([[1, 2, 3, 5, 9], FULL, FULL], [6])
    table.play("5")
    assert mojo.own(table, 0) == [1, 2, 3, 9]
    assert mojo.down(table, 0) == []


def test_m11_it_is_the_end_of_the_turn_that_counts(mojo):
    """Three cards are left, but a higher card draws a fourth before the turn ends."""
    table = mojo.position([[1, 2, 3, 9], FULL, FULL], [6], pile=[0, 0])
    table.play("9")
    assert mojo.own(table, 0) == [0, 1, 2, 3]


def test_m11_two_players_lay_two(mojo):
    table = mojo.position([[1, 2, 5, 9], FULL], [6])
    table.play("5")
    assert mojo.own(table, 0) == [1, 2, 9]
    table.play("3")
    table.play("2")
    assert mojo.down(table, 0) == [1, 9]


def test_m11_two_players_two_cards_exactly(mojo):
    table = mojo.position([[1, 2, 5], FULL], [6])
    table.play("5")
    assert mojo.down(table, 0) == [1, 2]


def test_m11_holds_for_everybody_in_the_round(mojo):
    table = mojo.position([[1, 2, 5, 9], [0, 3, 4, 12], FULL], [6])
    table.play("5")
    table.play("4")
    assert mojo.down(table, 0) == [1, 2, 9]
    assert mojo.down(table, 1) == [0, 3, 12]


def test_m11_laid_cards_cannot_be_played(mojo):
    table = mojo.position([[], FULL, FULL], [6], laid={0: [1, 2, 9]})
    assert table.legal() == ["show 1", "show 2", "show 9"]
    refused(table, "1")


def test_m12_one_laid_card_is_revealed_and_the_turn_passes(mojo):
    table = mojo.position([[], FULL, FULL], [6], laid={0: [1, 9, 9]}, pile=[0])
    assert table.legal() == ["show 1", "show 9"]
    table.play("show 9")
    assert table.to_act == 1
    view = table.view()
    assert view.seats[0].revealed == [9]
    assert view.seats[0].laid_size == 2
    assert view.discards == [[6]]  # a revealed card stays before its player
    assert view.draw_pile == 1
    assert mojo.down(table, 0) == [1, 9]


def test_m12_a_revealed_card_is_not_revealed_again(mojo):
    table = mojo.position([[], [], []], [6], laid={0: [1, 9], 1: [2, 2, 2], 2: [3, 3, 3]})
    table.play("show 9")
    table.play("show 2")
    table.play("show 3")
    assert table.legal() == ["show 1"]


# --- the end of a round ---------------------------------------------------------------------------


def test_m13_the_last_revealed_card_ends_the_round_at_once(mojo):
    table = mojo.position([[], FULL, FULL], [6], laid={0: [9], 1: []})
    table.play("show 9")
    assert table.awaits_deal
    assert table.to_act is None
    assert table.view().holder == 0
    assert table.view().scores is not None
    assert table.legal(1) == []


def test_m13_so_does_the_last_card_of_a_hand_lower(mojo):
    table = mojo.position([[5], FULL, FULL], [6])
    table.play("5")
    assert table.awaits_deal
    assert table.view().holder == 0
    assert table.view().scores[0].sum == 0


def test_m13_so_does_the_last_card_of_a_hand_equal(mojo):
    table = mojo.position([[6, 6], FULL, FULL], [6])
    table.play("6")
    assert table.to_act == 0
    table.play("6")
    assert table.awaits_deal
    assert table.view().holder == 0


def test_m13_a_whole_hand_in_one_turn(mojo):
    """Four cards at once: 8 8 8 on the 8, and a 3 that ends the turn with nothing to lay."""
    table = mojo.position([FULL, [8, 8, 8, 3], FULL], [8], turn=1)
    for card in ("8", "8", "8", "3"):
        assert table.to_act == 1
        table.play(card)
    assert table.awaits_deal
    assert table.view().holder == 1


def test_m13_a_higher_last_card_draws_first_and_the_round_goes_on(mojo):
    table = mojo.position([[9], FULL, FULL], [6], pile=[4])
    table.play("9")
    assert table.to_act == 1
    assert mojo.down(table, 0) == [4]  # the hand of one is laid (M11)
    table.play("7")
    table.play("5")
    table.play("show 4")
    assert table.view().holder == 0


# --- scoring --------------------------------------------------------------------------------------


def score(mojo, cards):
    """What a seat that did not end the round scores for these cards."""
    table = mojo.position([[5], cards], [6])
    table.play("5")
    return table.sheet[0][1]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ([9, 1], 10),
        ([0, 4], 4),
        ([10, 11, 3], 24),
        ([0, 1], 1),
        ([0], 0),
        ([2, 3, 4], 4),
        ([5, 6, 7], 7),
        ([8, 9, 10], 10),
        ([11, 12], 12),
        ([12, 12, 12], 12),
        ([1, 2], 3),
        ([4, 5], 9),
        ([7, 8], 15),
        ([10, 11], 21),
        ([1, 4, 7, 10, 12], 34),
        ([0, 2, 5, 8, 11], 26),
        ([0, 0, 3, 3, 6, 6, 9, 9], 18),
    ],
)
def test_m14_only_the_highest_of_each_colour_counts_once(mojo, cards, points):
    assert score(mojo, cards) == points


def test_m14_hand_laid_and_revealed_cards_all_count(mojo):
    table = mojo.position([[], [], [4, 12]], [6], laid={0: [2, 9], 1: [0, 10, 6]})
    table.play("show 9")
    table.play("show 10")
    table.play("4")  # seat 2 lays the 12
    table.play("show 2")
    scores = table.view().scores
    assert [score.cards for score in scores] == [[2, 9], [0, 6, 10], [12]]
    assert [score.sum for score in scores] == [11, 16, 12]


def test_m14_m15_the_printed_example(mojo):
    """9 + 1 = 10, 0 + 4 = 4, and the holder of the Mojo card 10 + 11 + 3 = 24, not lowest: 34."""
    table = mojo.position([[9, 1], [0, 4], []], [6], laid={2: [3]}, turn=2)
    for card in (10, 11):
        table.state.revealed[2][card] = 1
    table.play("show 3")
    assert table.sheet == [[10, 4, 34]]
    assert table.totals == [10, 4, 34]
    assert [score.mojo for score in table.view().scores] == [None, None, "ten"]


@pytest.mark.parametrize(
    ("holder", "others", "points", "face"),
    [
        ([3], [[4], [9]], [0, 4, 9], 0),  # lowest
        ([4], [[4], [9]], [0, 4, 9], 0),  # as low as the lowest
        ([4], [[4], [4]], [0, 4, 4], 0),  # all alike
        ([5], [[4], [9]], [15, 4, 9], 10),  # one is lower
        ([9], [[4], [3]], [19, 4, 3], 10),
        ([0], [[0], [1]], [0, 0, 1], 0),  # nothing, as the lowest
        ([2, 4], [[4], [9]], [0, 4, 9], 0),  # two cards of one colour
        ([1, 4], [[4], [9]], [15, 4, 9], 10),
    ],
)
@pytest.mark.parametrize("before", [0, 10])
@every_edition
def test_m15_zero_or_ten_more(mojo, holder, others, points, face, before, edition):
    """Whichever face showed before, the round's outcome sets it."""
    *shown, last = holder
    table = mojo.position([[], *others], [6], laid={0: [last]}, face=before, edition=edition)
    for card in shown:
        table.state.revealed[0][card] += 1
    table.play(f"show {last}")
    assert table.sheet == [points]
    assert table.view().face == face


# --- the next round -------------------------------------------------------------------------------


def one_round(mojo, holder_wins, chances=(), **options):
    """Three players, seat 1 reveals its last card; the next deal is due."""
    options = {"apart": [], "pile": [], **options}
    return mojo.position(
        [[11, 3], [], [9]],
        [2, 5, 7],
        laid={1: [0 if holder_wins else 10]},
        turn=1,
        chances=chances,
        **options,
    )


@every_edition
@pytest.mark.parametrize("wins", [True, False])
def test_m16_the_holder_begins_and_the_face_stays(mojo, edition, wins):
    table = one_round(mojo, wins, edition=edition, pile=[*range(13), *range(13)])
    table.play("show 0" if wins else "show 10")
    table = table.copy(Given([mojo.stacked()]))
    table.deal()
    view = table.view()
    assert view.round == 2
    assert view.to_act == 1
    assert view.face == (0 if wins else 10)
    assert view.holder is None
    assert view.seats[0].total == 14
    assert [len(mojo.own(table, seat)) for seat in range(3)] == [8, 8, 8]
    assert [seat.laid_size for seat in view.seats] == [0, 0, 0]
    assert [seat.revealed for seat in view.seats] == [[], [], []]
    table.play("0" if edition == "fr" else "2")  # lower than the 11, or the 5
    assert table.to_act == (2 if wins else 0)


@pytest.mark.parametrize("edition", ["ru", "pl"])
@pytest.mark.parametrize("discards", [1, 2])
def test_m16_all_78_cards_are_shuffled_and_dealt_in_ru_and_pl(mojo, edition, discards):
    table = mojo.dealt(mojo.stacked(), seats=2, edition=edition, discards=discards)
    while not table.awaits_deal:
        table.play(table.legal()[0])
    deck = mojo.stacked(12, 12, 12, 12, 12, 12, 12, 12, *[11] * 8, 10, 9)
    table = table.copy(Given([deck]))
    made = table.deal()
    assert decks(made) == [deck]
    assert mojo.own(table, 0) == [12] * 8
    assert mojo.own(table, 1) == [11] * 8
    assert table.view().discards == [[10], [9]][:discards]
    assert table.view().draw_pile == 78 - 16 - discards
    assert table.view().apart == []


def test_m16_fr_deals_on_from_what_is_left_of_the_pile(mojo):
    """No shuffle: the pile's next 8 cards to seat 0, 8 to seat 1, 8 to seat 2, one turned up."""
    pile = [1] * 4 + [2] * 4 + [3] * 5 + [4] * 3 + [6] * 6 + [7, 8] + [9, 10]
    table = one_round(mojo, True, edition="fr", pile=pile, apart=[12, 12])
    table.play("show 0")
    assert decks(table.deal()) == []
    assert mojo.own(table, 0) == [1] * 4 + [2] * 4
    assert mojo.own(table, 1) == [3] * 5 + [4] * 3
    assert mojo.own(table, 2) == [6] * 6 + [7, 8]
    view = table.view()
    assert view.discards == [[9]]
    assert view.draw_pile == 1
    # Apart: those from before, the players' 11 3, 0 and 9, and the round's discard 2 5 7.
    assert view.apart == [0, 2, 3, 5, 7, 9, 11, 12, 12]


def test_m16_fr_the_pile_runs_dry_in_mid_deal(mojo):
    """Ten cards are left: seat 0 is served, seat 1 gets two of them and six of the new pile."""
    pile = [1, 1, 1, 1, 2, 2, 2, 2, 12, 11]
    apart = [*[6] * 6, *[8] * 7, *[9] * 6]
    table = one_round(mojo, True, edition="fr", pile=pile, apart=apart)
    table.play("show 0")
    # All that lies discarded: apart, the hands 11 3 | 0 | 9, the discard 2 5 7.
    new = [*[9] * 6, *[8] * 7, 0, 5, 3, *[6] * 6, 9, 2, 7, 11]
    table = table.copy(Given([new]))
    made = table.deal()
    assert decks(made) == [new]
    assert mojo.own(table, 0) == [1, 1, 1, 1, 2, 2, 2, 2]
    assert mojo.own(table, 1) == [9, 9, 9, 9, 9, 9, 11, 12]
    assert mojo.own(table, 2) == [0, *[8] * 7]
    assert table.view().discards == [[5]]
    assert table.view().draw_pile == len(new) - 6 - 8 - 1
    assert table.view().apart == []


def test_m16_fr_the_pile_runs_dry_between_two_discards(mojo):
    """The first discard is in play when the second needs a new pile: its card stays."""
    pile = [*[1] * 4, *[2] * 4, *[3] * 4, *[4] * 4, 10]
    apart = [8, 9, 6]
    table = mojo.position(
        [[11], []], [2, 5], [7], pile=pile, apart=apart, laid={1: [0]}, turn=1, edition="fr"
    )
    table.play("show 0")
    new = [6, 5, 2, 7, 0, 9, 8, 11]
    table = table.copy(Given([new]))
    made = table.deal()
    assert decks(made) == [new]
    assert table.view().discards == [[10], [6]]
    assert table.view().draw_pile == 7


def test_m16_fr_a_new_pile_in_mid_round_takes_what_lies_apart_but_not_the_top(mojo):
    table = mojo.position(
        [FULL, FULL], [2, 4], apart=[8, 12], chances=[[12, 2, 8, 4]], edition="fr"
    )
    table.play("5")
    assert mojo.own(table, 0) == [1, 3, 7, 9, 10, 11, 12, 12]
    assert table.view().discards == [[5]]
    assert table.view().apart == []


def test_m16_fr_needs_no_chance_while_cards_are_left(mojo):
    table = one_round(mojo, True, edition="fr", pile=[1] * 24)  # one short of 25
    table.play("show 0")
    with pytest.raises(ChanceError, match="expected a deck of 7 cards, found the end"):
        table.deal()
    assert table.awaits_deal


@pytest.mark.parametrize(
    ("total", "limit", "over"), [(38, 50, True), (37, 50, False), (60, 50, True), (0, 12, True)]
)
def test_m17_the_game_ends_when_a_total_reaches_the_limit(mojo, total, limit, over):
    """Seat 1 scores 12 in this round."""
    table = mojo.position([[5], [12]], [6], totals=[0, total], points=limit)
    table.play("5")
    assert table.totals == [0, total + 12]
    assert table.over == over
    assert table.awaits_deal == (not over)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([20, 49, 40], [0]),
        ([49, 3, 4], [1]),
        ([30, 27, 45], [0, 1]),
        ([10, 7, 45], [0, 1]),
        ([0, 0, 0], [0]),
    ],
)
def test_m17_the_lowest_total_wins_and_ties_share(mojo, totals, winners):
    """The holder, seat 0, scores 0, seat 1 scores 3 and seat 2 scores 4."""
    table = mojo.position([[5], [3], [4]], [6], totals=totals, points=1)
    table.play("5")
    assert table.totals == [totals[0], totals[1] + 3, totals[2] + 4]
    assert table.over
    assert table.winners() == winners
    assert table.view().winners == winners


def test_m17_all_can_win(mojo):
    table = mojo.position([[5], [3], [4]], [6], totals=[4, 1, 0], points=4)
    table.play("5")
    assert table.winners() == [0, 1, 2]


def test_m17_nobody_has_won_before_the_end(mojo):
    table = mojo.position([[5], [3], [4]], [6])
    assert table.winners() == []
    table.play("5")
    assert table.winners() == []
