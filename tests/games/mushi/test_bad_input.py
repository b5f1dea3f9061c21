"""Bad input gets a typed error that says what was expected, and changes nothing."""

import pytest

from parlour.core.errors import IllegalActionError, MalformedActionError, NotYourTurnError
from parlour.games.mushi.actions import ACTIONS
from parlour.games.mushi.notation import format_card, parse_card


def snapshot(table):
    return (
        table.state.copy().values(),
        list(table.journal),
        list(table.entries),
        [list(row) for row in table.sheet],
    )


def unchanged(table, error, action, seat=None, match=None):
    before = snapshot(table)
    with pytest.raises(error, match=match):
        table.play(action, seat)
    assert snapshot(table) == before


@pytest.fixture
def table(mushi):
    return mushi.position("1r 9c1 11j", "3r 11a", "1b 1c1 2a 11b", "2r 5r 5c1 5c2")


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "pass", "1", "1B", "1b ", "1bx1r", "01b", "6b", "7a", "13b", "1a", "8r", "11c"),
        *("1c", "1c3", "12c4", "1b x 2a", "1b x 1b", "x", "x 11j", "1b x", "1b x 1r x 1c1"),
        *("11j x 11b", "11b x 11j", "11j x 11j", "\uff11b", "1b\n"),
    ],
)
def test_malformed_actions(table, text):
    unchanged(table, MalformedActionError, text, match="expected an action such as 1r, 1r x 1b")


@pytest.mark.parametrize(
    "text",
    [
        "9c1",  # seat 0 must match (H8)
        "1r",  # must say which of two (H9)
        "1r x 1c2",  # not on the table
        "11j",  # must capture where it can (H11)
        "11j x 3b",
        "x 1b",  # nothing was turned up
        "3r",  # another's card
        "12b",
    ],
)
def test_illegal_actions(table, text):
    unchanged(table, IllegalActionError, text, match="expected one of 1r x 1b, 1r x 1c1, 11j x 1b")


def test_out_of_turn(table):
    unchanged(table, NotYourTurnError, "3r", seat=1)


def test_out_of_turn_while_another_chooses(mushi):
    table = mushi.position("2r", "1c2", "1b 1c1", "1r 3b")
    table.play("2r")
    unchanged(table, NotYourTurnError, "x 1b", seat=1)
    unchanged(table, IllegalActionError, "1r", match="expected one of x 1b, x 1c1")


def test_after_the_end(mushi):
    table = mushi.ending("12b", "12c1", "11r", "12c2 12c3", deals=1)
    table.play("12b")
    unchanged(table, NotYourTurnError, "1b")


def test_between_deals(mushi):
    table = mushi.ending("12b", "12c1", "11r", "12c2 12c3")
    table.play("12b")
    unchanged(table, NotYourTurnError, "1b")


@pytest.mark.parametrize("text", ["", "1", "6b", "11c", "1B", "1b 1r"])
def test_cards_that_do_not_exist(text):
    with pytest.raises(ValueError, match="expected a card such as 1b"):
        parse_card(text)


def test_cards_read_back(mushi):
    assert [format_card(card) for card in range(40)] == mushi.DECK
    assert [parse_card(text) for text in mushi.DECK] == list(range(40))


def test_actions_read_back(mushi):
    """40 plays; 3 choices for each card, with its month, but none for or of the joker; 36 cards for
    the joker; 39 for the card turned up."""
    game = mushi.dealt(mushi.QUIET).game
    texts = {}
    for card in mushi.DECK:
        month = [other for other in mushi.DECK if other[:-1].rstrip("c") == card[:-1].rstrip("c")]
        texts[card] = None
        for other in month:
            if card != other and "11j" not in (card, other):
                texts[f"{card} x {other}"] = None
        if card != "11j":
            texts[f"x {card}"] = None
        if not card.startswith("11"):
            texts[f"11j x {card}"] = None
    assert len(texts) == 40 + 36 * 3 + 3 * 2 + 39 + 36
    actions = [game.notation.parse_action(None, text) for text in texts]
    assert len(set(actions)) == len(actions)
    assert all(0 <= action < ACTIONS for action in actions)
    assert [game.notation.format_action(None, action) for action in actions] == list(texts)
