"""The flow of an UNO round: whose turn is next, missed turns, the end of a round."""

from parlour.core.rule import rare, rule
from parlour.core.state import tell
from parlour.games.uno.calling import close_moment
from parlour.games.uno.cards import COLOURED, REVERSE, SKIP, SYMBOLS
from parlour.games.uno.pile import draw_cards
from parlour.games.uno.scoring import count_hands, score_round
from parlour.games.uno.state import DEAL, NONE, OVER, PLAY, UnoState
from parlour.games.uno.telling import BLOCKED, GAME_OVER, ROUND_OVER, SKIPPED


@rule
def fits(s: UnoState, face: int) -> bool:
    """U7: whether a face may be played: by colour, number or symbol; a wild one always."""
    if face >= COLOURED or face // SYMBOLS == s.colour:
        return True
    top = s.discard[s.discard_size - 1]
    return top < COLOURED and face % SYMBOLS == top % SYMBOLS


@rule
def colour_cards(s: UnoState, seat: int, colour: int) -> int:
    """The number of cards of the colour that the seat has."""
    total = 0
    for face in range(SYMBOLS * colour, SYMBOLS * (colour + 1)):
        total += s.hand[seat][face]
    return total


@rule
def next_seat(s: UnoState, seat: int) -> int:
    """The next seat in the direction of play (U6, U9)."""
    following = seat + s.direction
    if following == s.seats:
        return 0
    return following if following >= 0 else s.seats - 1


@rule
def begin_turn(s: UnoState, seat: int) -> None:
    """Begin the seat's turn to play or draw (U7)."""
    s.turn = seat
    s.phase = PLAY


@rule
def skips(s: UnoState, symbol: int) -> bool:
    """U9, U10: whether a card with this symbol makes the next seat miss its turn, drawing
    nothing."""
    return symbol == SKIP or (symbol == REVERSE and s.seats == 2)


@rule
def miss_turn(s: UnoState, seat: int) -> None:
    """Make the seat miss its turn (U8, U10, U12), and begin the next seat's turn."""
    tell(s, SKIPPED, seat)
    begin_turn(s, next_seat(s, seat))


@rare
def draw_and_miss(s: UnoState, seat: int, count: int) -> None:
    """U8, U12, U13: the seat draws `count` cards and misses its turn."""
    draw_cards(s, seat, count)
    miss_turn(s, seat)


@rare
def end_round(s: UnoState, winner: int) -> None:
    """End the round (U17, U18): a hand is empty, or the round is blocked (winner NONE)."""
    close_moment(s)
    s.giving = NONE
    if winner == NONE:
        tell(s, BLOCKED)
    tell(s, ROUND_OVER, winner)
    count_hands(s)
    close_round(s, winner)


@rare
def close_round(s: UnoState, winner: int) -> None:
    """Score what has been counted. The game ends when somebody has reached the limit (U20, U21)."""
    s.winner = winner
    if score_round(s) >= s.points_limit:
        s.phase = OVER
        tell(s, GAME_OVER)
    else:
        s.phase = DEAL
