"""A turn: what fits, drawing, and what the cards do."""

import pytest

from parlour.core.errors import ActionError, IllegalActionError, NotYourTurnError

PINK = 2


def test_u7_the_printed_example(position):
    """On a pink seven: any pink card, a seven of any colour, or a wild card."""
    table = position(["p0 ps p+2 b7 g7 b6 gs wild", "b1"], "p7")
    plays = [text for text in table.legal() if text != "draw"]
    assert plays == [
        *("b7", "g7", "p0", "ps", "p+2"),
        *("wild blue", "wild green", "wild pink", "wild yellow"),
    ]


def test_u7_a_symbol_matches_its_like(position):
    table = position(["b+2 gs y8 y9", "b1"], "p+2")
    assert table.legal() == ["b+2", "draw"]
    assert position(["b+2 gs y8 y9", "b1"], "ps").legal() == ["gs", "draw"]


def test_u7_on_a_wild_card_only_the_named_colour_or_a_wild_card_fits(position):
    table = position(["b0 p1 p2 g0 +4", "b1"], "wild", colour=PINK)
    assert [text for text in table.legal() if text[0] != "+"] == ["p1", "p2", "draw"]


def test_u7_drawing_though_a_card_fits_leaves_only_the_drawn_card_to_play(position, hand):
    table = position(["b7 b8 b9", "b1"], "b5", "b2 y1")
    table.play("draw")
    assert (table.to_act, table.view(0).phase, table.view(0).drawn) == (0, "drawn", "b2")
    assert table.view(1).drawn is None
    assert table.legal() == ["b2", "pass"]
    with pytest.raises(IllegalActionError):
        table.play("b7")
    table.play("pass")
    assert table.to_act == 1
    assert hand(table, 0) == "b2 b7 b8 b9"


def test_u7_a_drawn_card_that_fits_may_be_played(position, hand):
    table = position(["b7 b8 b9", "b1"], "b5", "g5")
    table.play("draw")
    table.play("g5")
    assert (table.view().discard[-1], table.to_act) == ("g5", 1)
    assert hand(table, 0) == "b7 b8 b9"


def test_u7_a_drawn_wild_card_always_fits(position):
    table = position(["b7 b8 b9", "b1"], "y5", "wild")
    table.play("draw")
    assert table.legal() == ["wild blue", "wild green", "wild pink", "wild yellow", "pass"]


def test_u7_after_a_drawn_card_that_does_not_fit_the_turn_passes(position, hand):
    table = position(["b7 b8 b9", "b1"], "b5", "g6")
    table.play("draw")
    assert table.to_act == 1
    assert hand(table, 0) == "b7 b8 b9 g6"


def test_u7_only_the_seat_that_draws_a_card_sees_it(position):
    table = position(["b7 b8 b9", "b1", "b2"], "b5", "g6")
    since = table.journal_size
    table.play("draw")
    cards = [table.events(seat, since)[0].card for seat in (0, 1, 2, None)]
    assert cards == ["g6", None, None, None]


@pytest.mark.parametrize(("direction", "victim", "then"), [(1, 1, 2), (-1, 2, 1)])
def test_u8_draw_two(position, direction, victim, then):
    table = position(["b+2 b8 b9", "b1 g+2", "b2"], "b5", direction=direction)
    before = table.view().seats[victim].hand_size
    table.play("b+2")
    assert table.to_act == then
    assert table.view().seats[victim].hand_size == before + 2


def test_u9_reverse_turns_the_direction(position):
    table = position(["br b8 b9", "b1 b0", "br b2 b3"], "b5")
    table.play("br")
    assert (table.to_act, table.view().direction) == (2, -1)
    table.play("br")
    assert (table.to_act, table.view().direction) == (0, 1)


def test_u9_with_two_players_it_is_a_skip(position):
    table = position(["br b8 b9", "b1"], "b5")
    table.play("br")
    assert table.to_act == 0


@pytest.mark.parametrize(("seats", "then"), [(2, 0), (3, 2), (4, 2)])
def test_u10_skip(position, seats, then):
    table = position(["bs b8 b9", "b1", "g1", "y1"][:seats], "b5")
    table.play("bs")
    assert table.to_act == then


@pytest.mark.parametrize("card", ["b7", "br", "bs", "b+2"])
@pytest.mark.parametrize("seats", [2, 3])
def test_a_move_names_who_misses_a_turn(position, card, seats):
    """U8-U10: the seat that will."""
    table = position([f"{card} b8 b9", "g1", "y1"][:seats], "b5")
    (move,) = (each for each in table.view(0).legal if each.action == card)
    since = table.journal_size
    table.play(card)
    missing = [event.seat for event in table.events(None, since) if event.kind == "skipped"]
    assert missing == ([] if move.target is None else [move.target])


def test_u11_wild_names_any_colour_the_old_one_too(position):
    table = position(["wild b8 b9", "b1 g1 g2", "g1"], "b5")
    table.play("wild blue")
    assert (table.view().colour, table.to_act) == ("blue", 1)
    table = position(["wild b8 b9", "b1 g1 g2", "g1"], "b5")
    table.play("wild green")
    assert table.legal() == ["g1", "g2", "draw"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("wild purple", "malformed-action"),
        ("wild", "illegal-action"),
        ("b7 ", "malformed-action"),
        ("B7", "malformed-action"),
        ("b10", "malformed-action"),
        ("play b7", "malformed-action"),
        ("catch 10", "malformed-action"),
        ("catch -1", "malformed-action"),
        ("", "malformed-action"),
        ("b7 uno uno", "malformed-action"),
        ("y7", "illegal-action"),  # does not fit
        ("b9", "illegal-action"),  # not in the hand
        ("blue", "illegal-action"),
        ("pass", "illegal-action"),
        ("challenge", "illegal-action"),
        ("accept", "illegal-action"),
        ("give b7", "illegal-action"),
        ("catch 1", "illegal-action"),
        ("uno", "illegal-action"),
        ("b7 uno", "illegal-action"),  # four cards are left
    ],
)
def test_what_is_refused_changes_nothing(position, text, code):
    table = position(["b7 b8 g5 y7 wild", "b1 b2"], "b5")
    before, entries = table.state.copy(), list(table.entries)
    with pytest.raises(ActionError) as error:
        table.play(text, 0)
    assert error.value.code == code
    assert table.state == before
    assert table.entries == entries


def test_out_of_turn_changes_nothing(position):
    table = position(["b7 b8 b9", "b1 b2"], "b5")
    before = table.state.copy()
    for text in ("b1", "draw", "catch 0", "uno"):
        with pytest.raises(NotYourTurnError, match="turn of seat 0"):
            table.play(text, 1)
    assert table.state == before
