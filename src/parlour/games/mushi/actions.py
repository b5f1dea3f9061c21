"""Actions as small ints, numbered in the order in which `legal` lists them: each card to play, by
the number (of four) of its target in their month; the joker to play, by its target; each target of
a card that was turned up.

A target is the card of the table to capture, where several match. Where there is no choice, the
target of a card is the card itself: it captures what there is, or stays.
"""

from parlour.core.rule import rule
from parlour.games.mushi.cards import DECK_SIZE, HAND_SIZE, JOKER
from parlour.games.mushi.state import NONE

# Kinds.
PLAY_CARD, TAKE_CARD = 0, 1

# Where each block begins.
_JOKER = 4 * DECK_SIZE
_TAKES = _JOKER + DECK_SIZE
ACTIONS = _TAKES + DECK_SIZE

MAX_LEGAL = 2 * (HAND_SIZE - 1) + DECK_SIZE - 4
"""The joker in the hand, and all that it captures."""


@rule
def encode(kind: int, card: int, target: int) -> int:
    """The action that `decode` takes apart again."""
    if kind == TAKE_CARD:
        return _TAKES + target
    if card == JOKER and target != JOKER:
        return _JOKER + target
    return 4 * card + (target & 3)


@rule
def decode(action: int) -> tuple[int, int, int]:
    """What an action is: its kind; the card that is played, NONE for one turned up; its target."""
    if action >= _TAKES:
        return TAKE_CARD, NONE, action - _TAKES
    if action >= _JOKER:
        return PLAY_CARD, JOKER, action - _JOKER
    card = action >> 2
    return PLAY_CARD, card, (card & ~3) + (action & 3)
