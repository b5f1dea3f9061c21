"""The seats' knowledge of each other's hands, which views show and `redeal` keeps.

`known[owner][face]` says how many copies in the owner's hand each observer knows of. It has four
levels with a bit for each seat: bit o of level k means that seat o knows of more than k copies.
When a copy leaves the hand in the open, everybody knows of one less: a shift by one level.

Common knowledge of colours is kept as bounds: `at_least` cards of a colour, and cards `without` it
(known to be of another).

`ruled_out` is not knowledge, and no view shows it: a player who draws is unlikely to hold a card
that fits, and `redeal` weighs its worlds by that.
"""

from parlour.core.rule import rare, rule
from parlour.games.uno.cards import COLOURS, FACES, SYMBOLS, WILD
from parlour.games.uno.options import MAX_SEATS
from parlour.games.uno.state import KINDS, NONE, UnoState

LEVEL = MAX_SEATS
LEVELS = 4
FIRST_LEVEL = (1 << LEVEL) - 1
EVERY_LEVEL = 1 + (1 << LEVEL) + (1 << 2 * LEVEL) + (1 << 3 * LEVEL)
"""The bits of seat 0 in all levels."""


@rare
def forget_all(s: UnoState) -> None:
    """Forget everything, for a new deal."""
    s.bounded = 0
    for seat in range(s.seats):
        s.received[seat] = 0
        for kind in range(KINDS):
            s.ruled_out[seat][kind] = 0
        for face in range(FACES):
            s.known[seat][face] = 0
            s.drawn[seat][face] = 0
        for colour in range(len(COLOURS)):
            s.at_least[seat][colour] = 0
            s.without[seat][colour] = 0


@rule
def copies_in(levels: int, observer: int) -> int:
    """The number of copies of a face in the owner's hand that the observer knows of."""
    bits = levels >> observer
    return (bits & 1) + (bits >> LEVEL & 1) + (bits >> 2 * LEVEL & 1) + (bits >> 3 * LEVEL & 1)


@rare
def learn(s: UnoState, observer: int, owner: int, face: int, copies: int) -> None:
    """The observer learns of `copies` more copies of a face in the owner's hand."""
    count = copies_in(s.known[owner][face], observer)
    for level in range(count, count + copies):
        s.known[owner][face] |= 1 << (level * LEVEL + observer)


@rule
def learn_hand(s: UnoState, observer: int, owner: int, face: int, copies: int) -> None:
    """The observer sees that the owner has `copies` copies of a face."""
    learn(s, observer, owner, face, copies - copies_in(s.known[owner][face], observer))


# --- what everybody knows of colours --------------------------------------------------------------


@rare
def lose_colour(s: UnoState, seat: int, colour: int) -> None:
    """A card of a colour (4: a wild one) left the hand for all to see."""
    for other in range(len(COLOURS)):
        if other == colour:
            if s.at_least[seat][other] > 0:
                s.at_least[seat][other] -= 1
        elif s.without[seat][other] > 0:
            s.without[seat][other] -= 1


@rare
def gain_colour(s: UnoState, seat: int, colour: int) -> None:
    """A card of a colour came into the hand for all to see."""
    s.bounded = 1
    for other in range(len(COLOURS)):
        if other == colour:
            s.at_least[seat][other] += 1
        else:
            s.without[seat][other] += 1


@rare
def show_some(s: UnoState, seat: int, colour: int) -> None:
    """Everybody now knows that the seat has a card of the colour."""
    s.bounded = 1
    s.at_least[seat][colour] = max(s.at_least[seat][colour], 1)


@rare
def show_none(s: UnoState, seat: int, colour: int, cards: int) -> None:
    """Everybody now knows that `cards` cards of the seat are not of the colour."""
    s.bounded = 1
    s.at_least[seat][colour] = 0
    s.without[seat][colour] = max(s.without[seat][colour], cards)


# --- what drawing suggests ------------------------------------------------------------------------


@rule
def part_with(s: UnoState, seat: int, kind: int) -> None:
    """A card of a kind left the hand for all to see."""
    if s.ruled_out[seat][kind] < s.received[seat]:
        s.ruled_out[seat][kind] += 1


@rule
def rule_out(s: UnoState, seat: int, colour: int, cards: int) -> None:
    """The seat drew although this colour or a wild card would have fitted: the first `cards` cards
    that it received are probably neither."""
    s.ruled_out[seat][colour] = cards
    s.ruled_out[seat][WILD // SYMBOLS] = cards


@rule
def expected_most(s: UnoState, seat: int, kind: int) -> int:
    """The number of cards of a kind that the seat probably holds at most."""
    return s.received[seat] - s.ruled_out[seat][kind]


# --- giving (U14) ---------------------------------------------------------------------------------


@rare
def begin_passing(s: UnoState, giver: int, colour: int) -> None:
    """The giver holds a card of the colour, and nothing has been given yet."""
    show_some(s, giver, colour)
    for symbol in range(SYMBOLS):
        s.passing[symbol] = 0


@rare
def pass_card(s: UnoState, giver: int, receiver: int, face: int) -> None:
    """Giver and receiver know the card. To the others it may be any card of that colour they knew
    of: these are `passing` from now on, in nobody's hand for certain."""
    colour, symbol = face // SYMBOLS, face % SYMBOLS
    if s.passing[symbol] >> receiver & 1:
        s.passing[symbol] = drop_copy(s.passing[symbol], receiver)
    else:
        s.known[giver][face] = drop_copy(s.known[giver][face], receiver)
    mine = EVERY_LEVEL << receiver
    for i in range(SYMBOLS):
        unsure = s.known[giver][colour * SYMBOLS + i] & ~mine
        s.passing[i] |= unsure
        s.known[giver][colour * SYMBOLS + i] ^= unsure
    learn(s, giver, receiver, face, 1)
    lose_colour(s, giver, colour)
    gain_colour(s, receiver, colour)


@rule
def drop_copy(levels: int, observer: int) -> int:
    """The levels once the observer knows of one copy less."""
    mine = levels & (EVERY_LEVEL << observer)
    return levels ^ mine | mine >> LEVEL


@rare
def end_passing(s: UnoState, giver: int, colour: int) -> None:
    """End the giving: the giver has none of the colour left. If all cards that an observer did not
    see went to one hand, the observer knows that the passing cards are there."""
    show_none(s, giver, colour, s.hand_size[giver])
    first = (giver + 1) % s.seats
    second = (giver + 2) % s.seats
    receivers = min(s.given, s.seats - 1)
    for observer in range(s.seats):
        if receivers == 1:
            receiver = first
        elif receivers == 2 and observer == first:
            receiver = second
        elif receivers == 2 and observer == second:
            receiver = first
        else:
            receiver = NONE
        if receiver != NONE:
            for symbol in range(SYMBOLS):
                copies = copies_in(s.passing[symbol], observer)
                if copies > 0:
                    learn(s, observer, receiver, colour * SYMBOLS + symbol, copies)
    for symbol in range(SYMBOLS):
        s.passing[symbol] = 0
