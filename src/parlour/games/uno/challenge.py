"""Wild Draw Four: perhaps a bluff, to be challenged or accepted (U12, U13)."""

from parlour.core.rule import rare, rule
from parlour.core.state import tell
from parlour.games.uno.cards import DRAW_FOUR_CARDS, FACES, LOST_CHALLENGE, SYMBOLS
from parlour.games.uno.knowing import learn_hand, show_none, show_some
from parlour.games.uno.pile import draw_cards
from parlour.games.uno.state import CHALLENGE, NONE, UnoState
from parlour.games.uno.telling import ACCEPTED, CHALLENGED, SHOWED
from parlour.games.uno.turns import begin_turn, draw_and_miss, next_seat


@rule
def await_challenge(s: UnoState, seat: int, colour_before: int) -> None:
    """U12: the next player may challenge the Wild Draw Four of the seat before drawing."""
    s.accused = seat
    s.colour_before = colour_before
    s.penalty_size = 0
    s.turn = next_seat(s, seat)
    s.phase = CHALLENGE


@rare
def accept(s: UnoState, seat: int) -> None:
    """U12: the seat draws four and misses its turn."""
    tell(s, ACCEPTED, seat)
    settle(s)
    draw_and_miss(s, seat, DRAW_FOUR_CARDS)


@rare
def challenge(s: UnoState, seat: int) -> None:
    """U13: a guilty player draws the four, and it is the challenger's turn; otherwise the
    challenger draws them and more, and misses it."""
    accused = s.accused
    colour = s.colour_before
    if show_hand(s, seat, accused, colour):
        tell(s, CHALLENGED, seat, accused, 1)
        show_some(s, accused, colour)
        settle(s)
        draw_cards(s, accused, DRAW_FOUR_CARDS)
        begin_turn(s, seat)
    else:
        tell(s, CHALLENGED, seat, accused, 0)
        show_none(s, accused, colour, s.hand_size[accused] - s.penalty_size)
        settle(s)
        draw_and_miss(s, seat, LOST_CHALLENGE)


@rare
def show_hand(s: UnoState, seat: int, accused: int, colour: int) -> bool:
    """Show the accused's hand to the seat, as it was when the card had left it; return whether it
    holds the colour."""
    guilty = False
    for i in range(s.penalty_size):
        s.hand[accused][s.penalty[i]] -= 1
    for face in range(FACES):
        copies = s.hand[accused][face]
        if copies > 0:
            tell(s, SHOWED, accused, seat, face, copies)
            learn_hand(s, seat, accused, face, copies)
            if face // SYMBOLS == colour:
                guilty = True
    for i in range(s.penalty_size):
        s.hand[accused][s.penalty[i]] += 1
    return guilty


@rule
def settle(s: UnoState) -> None:
    """End the challenge: nothing is left to be challenged."""
    s.accused = NONE
    s.colour_before = NONE
    s.penalty_size = 0
