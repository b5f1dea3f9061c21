"""The Scary card."""

import pytest

from parlour.core.errors import IllegalActionError


def test_u14_playable_always_with_a_colour_that_is_held(position):
    table = position(["scary g8 y9 y1", "b1", "b2"], "b5")
    assert table.legal() == ["scary green", "scary yellow", "draw"]
    with pytest.raises(IllegalActionError):
        table.play("scary pink")
    with pytest.raises(IllegalActionError):
        table.play("scary")


@pytest.mark.parametrize("direction", [1, -1])
def test_u14_from_the_left_clockwise_whatever_the_direction(position, hand, direction):
    """Four pink cards for two others: one, the other, the one, the other."""
    table = position(["b1", "scary p1 p2 p3 p4 g8 g9", "b2"], "b5", turn=1, direction=direction)
    table.play("scary pink")
    for card, receiver in (("p3", 2), ("p1", 0), ("p2", 2), ("p4", 0)):
        giving = table.view().giving
        assert (giving.giver, giving.colour, giving.receiver) == (1, "pink", receiver)
        assert table.to_act == 1
        table.play(f"give {card}")
    assert [hand(table, seat) for seat in range(3)] == ["b1 p1 p4", "g8 g9", "b2 p2 p3"]
    assert (table.to_act, table.view().phase) == (1, "name")
    table.play("yellow")
    assert (table.to_act, table.view().colour) == ((1 + direction) % 3, "yellow")


def test_u14_all_of_the_colour_and_nothing_else_is_given(position):
    table = position(["scary p1 ps p+2 g8", "b1", "b2"], "b5")
    table.play("scary pink")
    assert table.legal() == ["give p1", "give ps", "give p+2"]
    for text in ("draw", "give g8", "pink", "pass"):
        with pytest.raises(IllegalActionError):
            table.play(text)


def test_u14_a_given_card_is_seen_by_giver_and_receiver_its_colour_by_all(position):
    table = position(["scary p1 p2 g8 g9", "b1", "b2"], "b5")
    table.play("scary pink")
    since = table.journal_size
    table.play("give p2")
    told = [table.events(seat, since)[0] for seat in (0, 1, 2, None)]
    assert [event.card for event in told] == ["p2", "p2", None, None]
    assert {event.colour for event in told} == {"pink"}
    assert [table.view(seat).seats[1].known for seat in (0, 2, None)] == [["p2"], [], []]
    assert table.view().seats[1].at_least == [0, 0, 1, 0]


def test_u14_without_a_coloured_card_nothing_is_given(position):
    table = position(["scary wild +4", "b1", "b2"], "b5")
    assert "scary" in table.legal()
    table.play("scary")
    assert table.legal() == ["blue", "green", "pink", "yellow"]
    table.play("green")
    assert (table.to_act, table.view().colour) == (1, "green")


@pytest.mark.parametrize("colour", ["purple", "red", "Blue"])
def test_u14_a_colour_that_does_not_exist(position, colour):
    table = position(["scary wild +4", "b1", "b2"], "b5")
    table.play("scary")
    before = table.state.copy()
    with pytest.raises(Exception, match="expected a card") as error:
        table.play(colour)
    assert error.value.code == "malformed-action"
    assert table.state == before


def test_u14_two_players(position, hand):
    table = position(["scary p1 p2 g8 g9", "b1"], "b5")
    for text in ("scary pink", "give p1", "give p2", "green"):
        table.play(text)
    assert (hand(table, 1), table.to_act) == ("b1 p1 p2", 1)


def test_u14_only_the_named_colour_fits_afterwards(position):
    table = position(["scary p1 g8 g9", "b1 g1 p2", "b1"], "b5")
    for text in ("scary pink", "give p1", "green"):
        table.play(text)
    assert table.legal() == ["g1", "draw"]


def test_u15_giving_the_last_cards_away_ends_the_round(position):
    """Seat 1 held 1 + 2, seat 2 held 3 points; seat 0 gave 20 + 9 away: it scores them all."""
    table = position(["scary p9 ps", "b1 b2", "b3"], "b5", points=35)
    table.play("scary pink")
    assert table.legal() == ["give p9", "give ps"]
    table.play("give p9")
    table.play("give ps")
    assert table.over
    view = table.view()
    assert (view.round_winner, table.totals, table.winners()) == (0, [35, 0, 0], [0])
    assert [score.sum for score in view.scores] == [0, 12, 23]


def test_u15_a_draw_two_that_is_given_last_makes_nobody_draw(position):
    table = position(["scary p+2", "b1 b2", "b3"], "b5", points=20)
    table.play("scary pink")
    table.play("give p+2")
    assert table.over
    assert [seat.hand_size for seat in table.view().seats] == [0, 3, 1]
