"""Mojo actions as text.

| text | action |
|---|---|
| `8` | play an 8 (with two discards: `8a` onto the first, `8b` onto the second) |
| `show 8` | reveal a laid 8 |
| `draw` | draw from the draw pile, where there is a choice |
| `take` | take the top card of the other discard |
"""

from typing import Any

from parlour.core.errors import MalformedActionError
from parlour.games.mojo.cards import VALUES
from parlour.games.mojo.rules import DRAW, REVEAL, SECOND, TAKE

_CARDS = {str(value): value for value in range(VALUES)}
_ONE = _CARDS | {f"show {text}": REVEAL + value for text, value in _CARDS.items()}
_TWO = (
    {f"{text}a": value for text, value in _CARDS.items()}
    | {f"{text}b": SECOND + value for text, value in _CARDS.items()}
    | {f"show {text}": REVEAL + value for text, value in _CARDS.items()}
    | {"draw": DRAW, "take": TAKE}
)
_TEXT: list[dict[int, str]] = [
    {action: text for text, action in table.items()} for table in (_ONE, _TWO)
]


def format_action(s: Any, action: int) -> str:
    return _TEXT[int(s.discards) - 1][action]


def parse_action(s: Any, text: str) -> int:
    """Raises MalformedActionError for what is no action at a table with these options."""
    table = (_ONE, _TWO)[s.discards - 1]
    if text not in table:
        plays = "8" if s.discards == 1 else "8a, 8b, draw, take"
        raise MalformedActionError(
            f"expected an action such as {plays} or show 8, got {text!r:.40}"
        )
    return table[text]


def format_card(card: int) -> str:
    return str(card)


def parse_card(text: str) -> int:
    """Raises ValueError for what is no card."""
    if text not in _CARDS:
        raise ValueError(f"expected a card from 0 to {VALUES - 1}, got {text!r:.40}")
    return _CARDS[text]
