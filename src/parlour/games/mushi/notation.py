"""Mushi cards and actions as text.

A card is the number of its month and the letter of its kind: `b` bright, `a` animal, `r` ribbon,
`c` chaff (numbered where a month has several), `j` the joker.

| month | cards | |
|---|---|---|
| January | `1b` `1r` `1c1` `1c2` | Pine |
| February | `2a` `2r` `2c1` `2c2` | Plum |
| March | `3b` `3r` `3c1` `3c2` | Cherry |
| April | `4a` `4r` `4c1` `4c2` | Wisteria |
| May | `5a` `5r` `5c1` `5c2` | Iris |
| August | `8b` `8a` `8c1` `8c2` | Susuki |
| September | `9a` `9r` `9c1` `9c2` | Chrysanthemum |
| October | `10a` `10r` `10c1` `10c2` | Maple |
| November | `11b` `11a` `11r` `11j` | Willow |
| December | `12b` `12c1` `12c2` `12c3` | Paulownia |

| text | action |
|---|---|
| `1r` | play a card, where there is no choice: it captures what matches, or stays |
| `1r x 1b` | play a card and capture that one, where two match |
| `11j x 1b` | play the joker and capture that card |
| `x 1b` | capture that card with the one turned up from the draw pile |
"""

from parlour.core.errors import MalformedActionError
from parlour.core.numbers import Action, Face
from parlour.games.mushi.actions import ACTIONS, TAKE_CARD, decode, encode
from parlour.games.mushi.cards import (
    ANIMAL,
    BRIGHT,
    CHAFF,
    DECK_SIZE,
    JOKER,
    NUMBERS,
    RIBBON,
    VALUES,
    WILLOWS,
)
from parlour.games.mushi.state import MushiState

_LETTERS = {BRIGHT: "b", ANIMAL: "a", RIBBON: "r", CHAFF: "c"}


def _name(card: int) -> str:
    if card == JOKER:
        return "11j"
    month, k = divmod(card, 4)
    worth = VALUES[4 * month : 4 * month + k + 1]
    copy = str(worth.count(CHAFF)) if worth[-1] == CHAFF else ""
    return f"{NUMBERS[month]}{_LETTERS[worth[-1]]}{copy}"


CARD_NAMES = tuple(_name(card) for card in range(DECK_SIZE))
_CARDS = {text: Face(card) for card, text in enumerate(CARD_NAMES)}


def _text(action: int) -> str:
    kind, card, target = decode(action)
    if kind == TAKE_CARD:
        return f"x {CARD_NAMES[target]}"
    if target == card:
        return CARD_NAMES[card]
    return f"{CARD_NAMES[card]} x {CARD_NAMES[target]}"


def _is_action(action: int) -> bool:
    """True if a number is an action. Some are not: the joker neither captures a Willow nor can be
    chosen as a target (H11, H12)."""
    kind, card, target = decode(action)
    if encode(kind, card, target) != action:
        return False
    if card == JOKER and target != JOKER:
        return not 1 << target & WILLOWS
    return target != JOKER or card == JOKER


_TEXT = {action: _text(action) for action in range(ACTIONS) if _is_action(action)}
_ACTIONS = {text: Action(action) for action, text in _TEXT.items()}


def format_action(s: MushiState, action: int) -> str:
    """The action's notation."""
    return _TEXT[action]


def parse_action(s: MushiState, text: str) -> Action:
    """The action (MalformedActionError)."""
    if text not in _ACTIONS:
        raise MalformedActionError(
            f"expected an action such as 1r, 1r x 1b, 11j x 1b or x 1b, got {text!r:.40}"
        )
    return _ACTIONS[text]


def format_card(card: int) -> str:
    """The card's notation."""
    return CARD_NAMES[card]


def parse_card(text: str) -> Face:
    """The card (ValueError)."""
    if text not in _CARDS:
        raise ValueError(f"expected a card such as 1b, 8a, 12c3 or 11j, got {text!r:.40}")
    return _CARDS[text]
