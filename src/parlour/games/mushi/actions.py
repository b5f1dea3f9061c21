"""Actions as small ints, in the order in which `legal` lists them: a card to play, with its
target's number (of four) in their month; the joker to play, with its target; a target for a card
turned up.

The target is the card on the table to capture when there is a choice. Without a choice, a card is
its own target: it captures what there is, or stays.
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
"""The most at once: two targets for each other card in hand, every card but Willows for the
joker."""


@rule
def encode(kind: int, card: int, target: int) -> int:
    """The action for these parts; the inverse of `decode`."""
    if kind == TAKE_CARD:
        return _TAKES + target
    if card == JOKER and target != JOKER:
        return _JOKER + target
    return 4 * card + (target & 3)


@rule
def decode(action: int) -> tuple[int, int, int]:
    """(kind, card played, target) of an action; the card is NONE for one turned up."""
    if action >= _TAKES:
        return TAKE_CARD, NONE, action - _TAKES
    if action >= _JOKER:
        return PLAY_CARD, JOKER, action - _JOKER
    card = action >> 2
    return PLAY_CARD, card, (card & ~3) + (action & 3)
