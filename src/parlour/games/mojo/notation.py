"""Mojo actions as text.

| text | action |
|---|---|
| `8` | play an 8 (with two discards: `8a` onto the first, `8b` onto the second) |
| `show 8` | reveal a laid 8 |
| `draw` | draw from the draw pile, where there is a choice |
| `take` | take the top card of the other discard |
"""

from parlour.core.errors import MalformedActionError
from parlour.core.numbers import Action, Face
from parlour.games.mojo.actions import ACTIONS, DRAW_CARD, PLAY_CARD, REVEAL_CARD, decode
from parlour.games.mojo.cards import VALUES
from parlour.games.mojo.state import MojoState

_CARDS = {str(value): Face(value) for value in range(VALUES)}


def _text(action: int, discards: int) -> str:
    kind, card, discard = decode(action)
    if kind == PLAY_CARD:
        return f"{card}{'ab'[discard]}" if discards == 2 else str(card)
    if kind == REVEAL_CARD:
        return f"show {card}"
    return "draw" if kind == DRAW_CARD else "take"


def _is_action(action: int, discards: int) -> bool:
    kind, _, discard = decode(action)
    return discards == 2 or kind == REVEAL_CARD or (kind == PLAY_CARD and discard == 0)


_TEXT = [
    {action: _text(action, discards) for action in range(ACTIONS) if _is_action(action, discards)}
    for discards in (1, 2)
]
_ACTIONS = [{text: Action(action) for action, text in texts.items()} for texts in _TEXT]
"""Index: the number of discards, less one."""


def format_action(s: MojoState, action: int) -> str:
    """The action's notation at a table with these options."""
    return _TEXT[int(s.discards) - 1][action]


def parse_action(s: MojoState, text: str) -> Action:
    """The action (MalformedActionError if there is no such action at a table with these
    options)."""
    actions = _ACTIONS[int(s.discards) - 1]
    if text not in actions:
        plays = "8" if s.discards == 1 else "8a, 8b, draw, take"
        raise MalformedActionError(
            f"expected an action such as {plays} or show 8, got {text!r:.40}"
        )
    return actions[text]


def format_card(card: int) -> str:
    """The card's number."""
    return str(card)


def parse_card(text: str) -> Face:
    """The card (ValueError)."""
    if text not in _CARDS:
        raise ValueError(f"expected a card from 0 to {VALUES - 1}, got {text!r:.40}")
    return _CARDS[text]
