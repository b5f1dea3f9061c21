"""Deals of Mushi that are played with printed cards (`parlour.core.game.Pad`)."""

from functools import reduce
from operator import or_

from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games.mushi.cards import DECK_SIZE, TOTAL_VALUE
from parlour.games.mushi.rules import close_deal
from parlour.games.mushi.scoring import score_cards, value
from parlour.games.mushi.state import MushiState
from parlour.games.mushi.yaku import YAKU, worth, yaku_made

_OF_YAKU = reduce(or_, (yaku.all | yaku.of for rows in YAKU for yaku in rows))
YAKU_CARDS = tuple(card for card in range(DECK_SIZE) if _OF_YAKU >> card & 1)
"""All cards that any yaku needs (H17)."""


@rule
def copies(s: MushiState, face: int) -> int:
    """Every card is there once (H1)."""
    return 1


@rule
def put(s: MushiState, seat: int, face: int, number: int) -> None:
    """Leave a seat a captured card, or take it away."""
    if number > 0:
        s.captured[seat] |= 1 << face
    else:
        s.captured[seat] &= ~(1 << face)


@rule
def count(s: MushiState, seat: int) -> int:
    """The value of the seat's captured cards (H1)."""
    return value(s.captured[seat])


@rule
def fewest(s: MushiState, seat: int, ender: int) -> int:
    """A player can have captured nothing."""
    return 0


@rule
def most(s: MushiState, seat: int, ender: int) -> int:
    """A player can have captured all cards."""
    return DECK_SIZE


@rule
def possible(s: MushiState, seat: int, ender: int, counted: int) -> bool:
    """True if captured cards can be worth this (H1)."""
    return 0 <= counted <= TOTAL_VALUE


@rule
def agree(s: MushiState, counted: Row, made: Row) -> bool:
    """True if all 40 cards (H16) can be so divided that each seat's are worth this and make these
    yaku. Of the cards that no yaku needs, 15 are chaff: they fill every gap. This leaves cards in
    `captured`."""
    if counted[0] + counted[1] != TOTAL_VALUE:
        return False
    for division in range(1 << len(YAKU_CARDS)):
        for seat in range(2):
            s.captured[seat] = 0
        for n in range(len(YAKU_CARDS)):
            s.captured[division >> n & 1] |= 1 << YAKU_CARDS[n]
        both = value(s.captured[0]) + value(s.captured[1])
        rest = counted[0] - value(s.captured[0])
        if (
            0 <= rest <= TOTAL_VALUE - both
            and yaku_made(s, 0) == made[0]
            and yaku_made(s, 1) == made[1]
        ):
            return True
    return False


@rule
def score(s: MushiState, opener: int, ender: int, counted: Row, made: Row) -> None:
    """Score a deal that `opener` dealt (H18, H19)."""
    s.round += 1
    s.dealer = opener
    score_cards(s, counted[0], worth(s.edition, made[0]), worth(s.edition, made[1]))
    close_deal(s)
