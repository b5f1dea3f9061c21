"""The facts that the rules of Mushi tell the journal: a kind, then up to four numbers.

Sets of cards are those of `cards.py`.
"""

from parlour.core.rule import compiled_as
from parlour.core.state import tell
from parlour.games.mushi.state import MushiState
from parlour.games.mushi.yaku import MAX_YAKU, yaku_made

LOTS = 0  # card of seat 0, card of seat 1, dealer or NONE
MISDEAL = 1  # dealer, reason, set on the table
DEALT = 2  # dealer, set on the table
PLAYED = 3  # seat, card
TURNED_UP = 4  # seat, card
CAPTURED = 5  # seat, card, set that it captured
STAYS = 6  # seat, card
LEFT_OVER = 7  # seat, set
YAKU_MADE = 8  # seat, row of the yaku
DEAL_OVER = 9
GAME_OVER = 10

# Reasons for a misdeal.
FOUR_OF_A_MONTH, THREE_WILLOWS, FOUR_PAIRS = 0, 1, 2


def _no_yaku(s: MushiState, seat: int) -> int:
    return 0


def _tell_nobody(s: MushiState, seat: int, before: int) -> None:
    """Compiled rules keep no journal."""


@compiled_as(_no_yaku)
def yaku_before(s: MushiState, seat: int) -> int:
    """The yaku that a seat has before a capture, as a set of rows, for `tell_yaku`; compiled, 0."""
    return yaku_made(s, seat) if s.journal is not None else 0


@compiled_as(_tell_nobody)
def tell_yaku(s: MushiState, seat: int, before: int) -> None:
    """Tell the journal which yaku a seat has now but did not have before."""
    if s.journal is not None:
        made = yaku_made(s, seat) & ~before
        for row in range(MAX_YAKU):
            if made >> row & 1:
                tell(s, YAKU_MADE, seat, row)
