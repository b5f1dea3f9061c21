"""`conceal` and `redeal`: what a seat knows of a Hazard table, and a world that fits it."""

from parlour.core.chance import forget_luck, shuffle
from parlour.core.rule import rare, rule
from parlour.games.hazard.cards import COPIES, DECK_SIZE, VALUES
from parlour.games.hazard.state import PLAY, HazardState


@rare
def conceal(s: HazardState, seat: int) -> None:
    """Blank the draw pile and, unless the seat knows it, the hidden card."""
    for i in range(DECK_SIZE):
        s.pile[i] = 0
    if not knows(s, seat):
        s.hidden = 0
    forget_luck(s)


@rule
def knows(s: HazardState, seat: int) -> bool:
    """Whether the seat knows the hidden card: it has looked (X6), or the round is over."""
    return s.phase != PLAY or s.looked[seat] == 1


@rule
def redeal(s: HazardState, seat: int) -> None:
    """Shuffle the cards that the seat does not see; its view stays the same."""
    known = knows(s, seat)
    for value in range(1, VALUES):
        s.unseen[value] = COPIES
        for other in range(s.seats):
            s.unseen[value] -= s.drawn[other][value]
    if known and s.hidden > 0:
        s.unseen[s.hidden] -= 1
    n = 0
    for value in range(1, VALUES):
        for _ in range(s.unseen[value]):
            s.pile[n] = value
            n += 1
        s.unseen[value] = 0
    shuffle(s, s.pile, n)
    if not known:
        s.hidden = s.pile[s.pile_size]
