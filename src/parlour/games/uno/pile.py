"""The draw pile of UNO: gathering it, drawing from it, forming it anew (U18)."""

from parlour.core.chance import shuffle
from parlour.core.rule import rare, rule
from parlour.core.state import tell
from parlour.games.uno.cards import FACES
from parlour.games.uno.editions import COPIES_OF
from parlour.games.uno.state import NONE, UnoState
from parlour.games.uno.telling import DREW, PILE_FORMED


@rare
def gather_deck(s: UnoState) -> None:
    """Gather all cards of the edition (U1) into the draw pile, shuffled."""
    s.pile_size = 0
    s.discard_size = 0
    for face in range(FACES):
        for _ in range(COPIES_OF[s.edition][face]):
            s.pile[s.pile_size] = face
            s.pile_size += 1
    shuffle(s, s.pile, s.pile_size)


@rare
def form_pile(s: UnoState) -> None:
    """U18: all but the top card of the discard becomes the draw pile, shuffled."""
    last = s.discard_size - 1
    for face in range(FACES):
        s.formed[face] = 0
    for i in range(last):
        face = s.discard[i]
        s.pile[i] = face
        s.formed[face] += 1
    s.pile_size = last
    s.discard[0] = s.discard[last]
    s.discard_size = 1
    s.reformed = 1
    shuffle(s, s.pile, s.pile_size)
    for seat in range(s.seats):
        for face in range(FACES):
            s.drawn[seat][face] = 0
    tell(s, PILE_FORMED, s.pile_size)


@rule
def draw_card(s: UnoState, seat: int) -> int:
    """Draw one card; return it, or NONE if nothing is left to draw (U18)."""
    if s.pile_size == 0:
        if s.discard_size <= 1:
            return NONE
        form_pile(s)
    s.pile_size -= 1
    face = s.pile[s.pile_size]
    s.hand[seat][face] += 1
    s.hand_size[seat] += 1
    s.received[seat] += 1
    s.drawn[seat][face] += s.reformed
    s.called[seat] = 0
    tell(s, DREW, seat, face)
    return face


@rare
def draw_cards(s: UnoState, seat: int, count: int) -> None:
    """Draw `count` cards, or as many as there are (U8, U13, U17, U18)."""
    for _ in range(count):
        draw_card(s, seat)
