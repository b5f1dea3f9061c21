"""Actions as small ints, in the order in which `legal` lists them: a card to play onto the first
discard, then onto the second; a laid card to reveal; the two draws of the variant with two discards
(M18)."""

from parlour.core.rule import rule
from parlour.games.mojo.cards import VALUES

# Kinds.
PLAY_CARD, REVEAL_CARD, DRAW_CARD, TAKE_CARD = 0, 1, 2, 3

# Where each block begins.
_REVEALS = 2 * VALUES
_DRAW = 3 * VALUES
_TAKE = _DRAW + 1
ACTIONS = _TAKE + 1

MAX_LEGAL = 2 * VALUES


@rule
def encode(kind: int, card: int = 0, discard: int = 0) -> int:
    """The action for these parts; the inverse of `decode`."""
    if kind == PLAY_CARD:
        return VALUES * discard + card
    if kind == REVEAL_CARD:
        return _REVEALS + card
    return _DRAW if kind == DRAW_CARD else _TAKE


@rule
def decode(action: int) -> tuple[int, int, int]:
    """(kind, card played or revealed, discard played onto) of an action; 0 for a part it lacks."""
    if action < VALUES:
        return PLAY_CARD, action, 0
    if action < _REVEALS:
        return PLAY_CARD, action - VALUES, 1
    if action < _DRAW:
        return REVEAL_CARD, action - _REVEALS, 0
    return DRAW_CARD if action == _DRAW else TAKE_CARD, 0, 0
