"""The end of a round, the draw pile running out, and points."""

import pytest

from parlour.core.errors import NotYourTurnError


def test_u17_the_round_ends_when_a_hand_is_empty(position):
    """Worked out by hand: 3 + 20 on seat 1, 50 + 0 on seat 2."""
    table = position(["b7", "g3 ys", "wild p0"], "b5")
    table._auto_deal = False
    table.play("b7")
    view = table.view(1)
    assert (view.phase, view.round_winner) == ("deal", 0)
    assert [seat.hand for seat in view.seats] == [[], ["g3", "ys"], ["p0", "wild"]]
    assert [score.sum for score in view.scores] == [0, 23, 50]
    assert table.totals == [73, 0, 0]
    with pytest.raises(NotYourTurnError, match="a deal is due"):
        table.play("draw", 1)


@pytest.mark.parametrize(
    ("last", "direction", "drawer", "cards", "points"),
    [
        ("b+2", 1, 1, ["g1", "p9", "p8"], 1 + 17 + 2),
        ("b+2", -1, 2, ["g2", "p9", "p8"], 2 + 17 + 1),
        ("+4", 1, 1, ["g1", "p9", "p8", "p7", "p6"], 1 + 30 + 2),
        ("+4", -1, 2, ["g2", "p9", "p8", "p7", "p6"], 2 + 30 + 1),
    ],
)
def test_u17_the_next_player_still_draws(position, last, direction, drawer, cards, points):
    """In the direction of play; these cards count, and nobody challenges."""
    table = position([last, "g1", "g2"], "b5", "p9 p8 p7 p6", direction=direction)
    table._auto_deal = False
    assert table.legal() == [last, "draw"]
    table.play(last)
    assert sorted(table.view().seats[drawer].hand) == sorted(cards)
    assert table.totals == [points, 0, 0]


@pytest.mark.parametrize("last", ["wild", "+4", "scary"])
def test_u17_with_the_last_card_no_colour_is_named(position, last):
    table = position([last, "g1", "g2"], "b5")
    assert table.legal() == [last, "draw"]
    table.play(last)
    assert table.view().round == 2


def test_u18_the_discard_becomes_the_draw_pile_in_the_middle_of_a_draw(position):
    """One card in the pile; the second one comes from what lay under the Draw Two."""
    table = position(
        ["b+2 b8 b9", "g1", "y1"],
        *("b5", "p1"),
        below="y0 y1 y2",
        rest="nobody",
        chances=["y2 y0 b5 y1"],
    )
    since = table.journal_size
    table.play("b+2")
    told = [(e.kind, e.card or e.count) for e in table.events(1, since)]
    assert told[1:4] == [("drew", "p1"), ("pile_formed", 4), ("drew", "y2")]
    assert table.view().discard == ["b+2"]
    assert table.view().draw_pile == 3


def test_u18_the_top_of_the_discard_stays(position):
    table = position(["b7 b8 b9", "g1", "y1"], "b5", rest="discard")
    table.play("draw")
    view = table.view()
    assert view.discard == ["b5"]
    assert view.draw_pile == 112 - 5 - 1 - 1


def test_u18_formed_only_when_a_card_must_be_drawn(position):
    table = position(["b7 b8 b9", "g1 g2", "y1"], "b5", "g9", rest="discard")
    table.play("draw")
    assert table.view().draw_pile == 0
    assert len(table.view().discard) == 112 - 7


def test_u18_a_player_draws_what_there_is(position, hand):
    """Two in the pile, and the card under the Wild Draw Four: three instead of four."""
    table = position(["+4 b8 b9", "g1", "y1"], "b5", "p1 p2", rest="nobody")
    table.play("+4 green")
    table.play("accept")
    assert hand(table, 1) == "b5 g1 p1 p2"


def test_u18_drawing_nothing_is_a_pass(position):
    table = position(["b8 b9", "g1", "y1"], "b5", rest="nobody")
    table.play("draw")
    assert table.to_act == 1
    assert table.view().seats[0].hand_size == 2


def test_u18_as_many_in_a_row_as_players_block_the_round(position):
    """Nobody wins it and nobody gets points; the next one is dealt."""
    table = position(["b8 b9", "g1", "y1"], "b5", rest="nobody")
    since = table.journal_size
    for seat in range(3):
        assert table.view().round == 1
        table.play("draw", seat)
    assert table.view().round == 2
    assert table.totals == [0, 0, 0]
    assert table.sheet[-1] == [0, 0, 0]
    ends = [(e.kind, e.seat) for e in table.events(None, since)]
    assert ("blocked", None) in ends
    assert ("round_over", None) in ends


def test_u18_a_card_in_between_begins_the_count_again(position):
    """Seat 0 draws nothing, seat 1 plays, seat 2 draws the card under it: two more draw nothing,
    then the third one."""
    table = position(["g8 g9", "b1 b2 b3", "y1"], "b5", rest="nobody")
    for action in ("draw", "b1", "draw"):
        table.play(action)
    assert table.view(2).drawn == "b5"
    table.play("pass")
    table.play("draw")
    table.play("draw")
    assert table.view().round == 1
    table.play("draw")
    assert table.view().round == 2


def test_u18_a_blocked_round_in_the_alternative_scoring(position):
    """Everybody gets their own points: 17, 1, 50."""
    table = position(["b8 b9", "g1", "wild"], "b5", scoring="alternative", points=50, rest="nobody")
    for _ in range(3):
        table.play("draw")
    assert table.over
    assert (table.totals, table.winners()) == ([17, 1, 50], [1])
    assert table.view().round_winner is None


@pytest.mark.parametrize(
    ("card", "points"),
    [
        *(("b0", 0), ("g1", 1), ("p9", 9)),
        *(("y+2", 20), ("br", 20), ("gs", 20)),
        *(("wild", 50), ("+4", 50), ("scary", 50)),
    ],
)
def test_u19_points(position, card, points):
    table = position(["b7", card], "b5")
    table.play("b7")
    assert table.totals == [points, 0]


def test_u20_the_winner_of_the_round_gets_all_points_and_the_first_to_500_wins(position):
    table = position(["b7", "wild g9", "scary"], "b5")
    table.state.totals[:3] = [390, 499, 0]
    table.play("b7")
    assert not table.over
    assert table.totals == [499, 499, 0]
    table = position(["b7", "wild g9", "scary"], "b5")
    table.state.totals[:3] = [391, 499, 0]
    table.play("b7")
    assert table.over
    assert (table.totals, table.winners()) == ([500, 499, 0], [0])
    assert table.legal(0) == []


def test_u21_everybody_adds_up_their_own_and_the_lowest_wins(position):
    table = position(["b7", "wild g9", "scary"], "b5", scoring="alternative")
    table.state.totals[:3] = [390, 440, 0]
    table.play("b7")
    assert not table.over
    assert table.totals == [390, 499, 50]
    table = position(["b7", "wild g9", "scary"], "b5", scoring="alternative")
    table.state.totals[:3] = [390, 441, 300]
    table.play("b7")
    assert table.over
    assert (table.totals, table.winners()) == ([390, 500, 350], [2])


def test_u21_ties_share(position):
    table = position(["b7", "wild g9", "scary"], "b5", scoring="alternative")
    table.state.totals[:3] = [100, 441, 50]
    table.play("b7")
    assert (table.totals, table.winners()) == ([100, 500, 100], [0, 2])
