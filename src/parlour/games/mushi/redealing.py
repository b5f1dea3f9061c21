"""`conceal` and `redeal`: what a seat knows of a Mushi table, and a world that fits it."""

from parlour.core.chance import forget_luck, shuffle
from parlour.core.rule import rare, rule
from parlour.games.mushi.cards import DECK_SIZE
from parlour.games.mushi.rules import spread
from parlour.games.mushi.state import ALL_CARDS, TAKE, MushiState


@rare
def conceal(s: MushiState, seat: int) -> None:
    """Blank the other seat's hand and the draw pile."""
    s.hand[1 - seat] = 0
    for i in range(DECK_SIZE):
        s.pile[i] = 0
    forget_luck(s)


@rule
def redeal(s: MushiState, seat: int) -> None:
    """Redeal the other hand and the draw pile. All worlds that fit the seat's knowledge are equally
    likely: those in which the other seat holds no card that it has shown to lack (H8)."""
    other = 1 - seat
    held = s.hand_size[other]
    hidden = unseen(s, seat)
    free = spread(hidden & ~s.lacks[other], s.pile, 0)
    shuffle(s, s.pile, free)
    s.hand[other] = 0
    for i in range(free - held, free):
        s.hand[other] |= 1 << s.pile[i]
    if hidden & s.lacks[other]:
        spread(hidden & s.lacks[other], s.pile, free - held)
        shuffle(s, s.pile, s.pile_size)


@rule
def unseen(s: MushiState, seat: int) -> int:
    """The set of the cards that the seat cannot see."""
    seen = s.hand[seat] | s.table | s.captured[0] | s.captured[1]
    if s.phase == TAKE:
        seen |= 1 << s.turned
    return ALL_CARDS & ~seen
