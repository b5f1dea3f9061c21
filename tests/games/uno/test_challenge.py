"""Wild Draw Four, as a bluff and not."""

import pytest

from parlour.core.errors import ActionError


def seen(table, since, seat):
    return [(e.card, e.count) for e in table.events(seat, since) if e.kind == "showed"]


def test_u12_draw_four_and_miss_the_turn(position):
    table = position(["+4 g8 g9", "b1", "b2"], "b5", "y1 y2 y3 y4")
    table.play("+4 green")
    assert (table.to_act, table.view().phase) == (1, "challenge")
    assert table.legal() == ["challenge", "accept"]
    table.play("accept")
    assert (table.to_act, table.view().colour) == (2, "green")
    assert table.view(1).seats[1].hand == ["b1", "y1", "y2", "y3", "y4"]


@pytest.mark.parametrize(
    ("hand", "bluff"),
    [
        ("+4 b8 g9", True),  # the colour
        ("+4 bs g9", True),  # the colour on an action card
        ("+4 g5 y5", False),  # the number alone does not matter
        ("+4 wild scary", False),  # nor do wild cards
        ("+4 +4 g9", False),
    ],
)
def test_u12_permitted_without_the_current_colour(position, hand, bluff):
    table = position([hand, "b1", "b2"], "b5")
    moves = {move.action: move for move in table.view(0).legal}
    assert moves["+4 pink"].bluff is bluff
    table.play("+4 pink")
    since = table.journal_size
    table.play("challenge")
    (event,) = [e for e in table.events(None, since) if e.kind == "challenged"]
    assert event.guilty is bluff


def test_u12_the_current_colour_may_be_one_that_was_named(position):
    table = position(["+4 p8 g9", "b1", "b2"], "wild", colour=2)
    table.play("+4 green")
    assert table.view().stake.colour == "pink"
    table.play("challenge")
    assert table.view().seats[0].hand_size == 2 + 4


def test_u13_guilty(position, hand):
    """The bluffer draws the four, the challenger takes the turn, the named colour stands."""
    table = position(["+4 b8 g9", "g1 g2", "b2"], "b5", "y1 y2 y3 y4")
    table.play("+4 green")
    table.play("challenge")
    assert hand(table, 0) == "b8 g9 y1 y2 y3 y4"
    assert hand(table, 1) == "g1 g2"
    assert (table.to_act, table.view().colour, table.view().phase) == (1, "green", "play")


def test_u13_innocent(position, hand):
    table = position(["+4 g8 g9", "g1 g2", "b2"], "b5", "y1 y2 y3 y4 y5 y6")
    table.play("+4 green")
    table.play("challenge")
    assert hand(table, 0) == "g8 g9"
    assert hand(table, 1) == "g1 g2 y1 y2 y3 y4 y5 y6"
    assert table.to_act == 2


def test_u13_the_challenger_and_nobody_else_sees_the_hand(position):
    table = position(["+4 b8 g9 g9", "g1 g2", "b2"], "b5", "y1 y2 y3 y4")
    table.play("+4 green")
    since = table.journal_size
    table.play("challenge")
    assert seen(table, since, 1) == [("b8", 1), ("g9", 2)]
    assert [seen(table, since, seat) for seat in (0, 2, None)] == [[], [], []]
    assert table.view(1).seats[0].known == ["b8", "g9", "g9"]
    assert [table.view(seat).seats[0].known for seat in (0, 2, None)] == [[], [], []]


def test_u13_penalty_cards_drawn_since_are_not_shown_nor_judged(position):
    """Seat 0 has one card left and is caught: the two blue cards it draws do not make it a
    bluff."""
    table = position(["+4 g8", "g1 g2", "b2"], "b5", "b1 b3 y1 y2 y3 y4 y5 y6")
    table.play("+4 green")
    table.play("catch 0", 2)
    assert table.view(0).seats[0].hand == ["b1", "b3", "g8"]
    since = table.journal_size
    table.play("challenge")
    assert seen(table, since, 1) == [("g8", 1)]
    assert table.view(1).seats[0].known == ["g8"]
    assert table.view().seats[1].hand_size == 2 + 6


def test_u13_only_before_drawing_and_only_by_the_one_who_would_draw(position):
    table = position(["+4 b8 g9", "g1 g2", "b2 b3"], "b5")
    table.play("+4 green")
    for seat in (0, 2):
        with pytest.raises(ActionError):
            table.play("challenge", seat)
    table.play("accept")
    before = table.state.copy()
    for seat in (0, 1, 2):
        with pytest.raises(ActionError):
            table.play("challenge", seat)
    assert table.state == before


def test_u13_what_is_at_stake(position):
    table = position(["+4 b8 g9", "g1 g2", "b2 b3"], "b5")
    table.play("+4 green")
    stake = table.view().stake
    assert (stake.accused, stake.challenger, stake.colour) == (0, 1, "blue")
    assert (stake.accept, stake.guilty, stake.innocent) == (4, 4, 6)
