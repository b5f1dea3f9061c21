"""`redeal`: a world that fits what a seat knows, with luck for the rest.

Hidden cards lie in slots on the draw pile: its own, then those of the others' hands, seat by seat.
Where nothing but their number is known, the slots are shuffled. Where more is known, cards change
places two at a time, again and again, unless that would contradict it: that is fair over all worlds
that fit, and never stuck.
"""

from parlour.core.chance import random_below, shuffle
from parlour.core.rule import rare, rule
from parlour.games.uno.cards import COLOURED, DECK_SIZE, FACES, SYMBOLS
from parlour.games.uno.knowing import EVERY_LEVEL, FIRST_LEVEL, LEVEL, LEVELS, copies_in
from parlour.games.uno.state import CHALLENGE, DEAL, DRAWN, GIVE, NONE, OVER
from parlour.games.uno.turns import colour_cards, fits

SWEEPS = 6
"""How often each slot changes its card. A deck is well mixed after about half its logarithm."""


@rare
def conceal(s, seat):
    """Blank the draw pile, the others' hands (open between rounds) and what only they know."""
    for i in range(DECK_SIZE):
        s.pile[i] = 0
    for i in range(4):
        s.rng[i] = 0
    if s.phase == DEAL or s.phase == OVER:
        return
    forget_secrets(s, seat)
    for other in range(s.seats):
        if other != seat:
            for face in range(FACES):
                s.hand[other][face] = 0
                s.drawn[other][face] = 0
    if s.phase == DRAWN and s.turn != seat:
        s.fresh = NONE
    if s.accused != seat:
        for i in range(2):
            s.late[i] = 0


@rule
def redeal(s, seat):
    """Deal anew, in place, what the seat cannot see: draw pile and the others' hands.

    What stays: all that the seat knows of each hand (`knowing.py`); that a card just drawn fits
    (U7); and that a draw pile formed anew holds no more of a face than was shuffled into it, less
    what the seat drew (U18). What the others know of cards that the seat does not know is lost.
    """
    if s.phase == DEAL or s.phase == OVER:
        shuffle(s, s.pile, s.pile_size)
        return
    forget_secrets(s, seat)
    n = collect_hidden(s, seat)
    if s.bounded or s.reformed or s.phase == DRAWN:
        mix(s, seat, n)
    else:
        shuffle(s, s.pile, n)
    deal_hidden(s, seat)


@rare
def forget_secrets(s, seat):
    """Of the others' cards everybody knows at most what the seat knows: who knows more would know
    of cards that lie elsewhere now."""
    for owner in range(s.seats):
        if owner != seat:
            for face in range(FACES):
                levels = s.known[owner][face]
                if levels != 0:
                    shared = 0
                    for level in range(LEVELS):
                        if levels >> (level * LEVEL + seat) & 1:
                            shared |= FIRST_LEVEL << (level * LEVEL)
                    s.known[owner][face] = levels & shared
    if s.turn != seat:
        for symbol in range(SYMBOLS):
            s.passing[symbol] &= EVERY_LEVEL << seat


@rare
def collect_hidden(s, seat):
    """Copy the cards of the others that the seat does not know into slots; return the number of
    slots. Each hand begins with what was drawn last, where that matters."""
    n = int(s.pile_size)
    for other in range(s.seats):
        first = n
        if other != seat:
            last = drawn_last(s, other)
            for i in range(last):
                face = s.fresh if s.phase == DRAWN else s.late[i]
                s.pile[n] = face
                s.hand[other][face] -= 1
                n += 1
            for face in range(FACES):
                copies = s.hand[other][face] - copies_in(s.known[other][face], seat)
                for _ in range(copies):
                    s.pile[n] = face
                    n += 1
            for i in range(last):
                s.hand[other][s.pile[first + i]] += 1
        s.hidden[other] = n - first
    return n


@rule
def drawn_last(s, seat):
    """How many cards of the seat the state names apart: the fresh one, or the late ones."""
    if s.phase == DRAWN and seat == s.turn:
        return 1
    if s.phase == CHALLENGE and seat == s.accused:
        return int(s.late_size)
    return 0


@rare
def deal_hidden(s, seat):
    """Give the others the cards of their slots, and what the seat knows them to have."""
    n = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for face in range(FACES):
                s.hand[other][face] = copies_in(s.known[other][face], seat)
            for i in range(s.hidden[other]):
                s.hand[other][s.pile[n + i]] += 1
            for i in range(drawn_last(s, other)):
                if s.phase == DRAWN:
                    s.fresh = s.pile[n]
                else:
                    s.late[i] = s.pile[n + i]
            n += s.hidden[other]
        s.hidden[other] = 0


# --- within what is known -------------------------------------------------------------------------


@rare
def mix(s, seat, n):
    """Change the cards of all slots at random, as often as what is known allows. Meanwhile `formed`
    holds how many more of each face the draw pile could hold."""
    count_pile(s, seat, -1)
    for _ in range(SWEEPS):
        for i in range(n):
            j = random_below(s, n)
            x, y = s.pile[i], s.pile[j]
            if x != y and may_lie(s, i, y) and may_lie(s, j, x):
                a, b = owner_of(s, i), owner_of(s, j)
                if a == b or (
                    may_change(s, a, x, y)
                    and may_change(s, b, y, x)
                    and may_go(s, seat, a, b, x)
                    and may_go(s, seat, b, a, y)
                ):
                    change(s, a, x, y)
                    change(s, b, y, x)
                    s.pile[i] = y
                    s.pile[j] = x
    count_pile(s, seat, 1)


@rare
def count_pile(s, seat, sign):
    """Take what the seat drew, and what lies in the draw pile, off `formed` (-1), or back (1)."""
    for face in range(FACES):
        s.formed[face] += sign * s.drawn[seat][face]
    for i in range(s.pile_size):
        s.formed[s.pile[i]] += sign


@rule
def owner_of(s, slot):
    """The seat that a slot belongs to, NONE for the draw pile."""
    end = int(s.pile_size)
    if slot < end:
        return NONE
    seat = -1
    while slot >= end:
        seat += 1
        end += s.hidden[seat]
    return seat


@rule
def may_lie(s, slot, face):
    """Whether the face may lie in the slot: in that of a card just drawn it must fit (U7)."""
    if s.phase != DRAWN or fits(s, face) or owner_of(s, slot) != s.turn:
        return True
    return owner_of(s, slot - 1) == s.turn


@rule
def may_change(s, owner, old, new):
    """Whether the owner (NONE: the draw pile) may hold the new face in place of the old one."""
    if owner == NONE:
        return s.reformed == 0 or s.formed[new] > 0
    if s.bounded == 0 or old // SYMBOLS == new // SYMBOLS:
        return True
    if old < COLOURED:
        colour = old // SYMBOLS
        if colour_cards(s, owner, colour) <= s.at_least[owner][colour]:
            return False
    if new < COLOURED:
        colour = new // SYMBOLS
        return colour_cards(s, owner, colour) < s.hand_size[owner] - s.without[owner][colour]
    return True


@rule
def may_go(s, seat, owner, other, face):
    """Whether a face may go from one owner to another: in the middle of giving, what the seat knew
    in the giver's hand is still there or with those who were given cards (U14)."""
    if s.phase != GIVE or face // SYMBOLS != s.giving:
        return True
    if not takes_part(s, owner) or takes_part(s, other):
        return True
    spare = -copies_in(s.passing[face % SYMBOLS], seat)
    for holder in range(s.seats):
        if holder != seat and takes_part(s, holder):
            spare += s.hand[holder][face]
    return spare > 0


@rule
def takes_part(s, owner):
    """Whether the owner is the giver or was given a card (U14)."""
    return owner != NONE and (owner - s.turn) % s.seats <= s.given


@rule
def change(s, owner, old, new):
    """The owner holds the new face in place of the old one."""
    if owner == NONE:
        s.formed[old] += 1
        s.formed[new] -= 1
    else:
        s.hand[owner][old] -= 1
        s.hand[owner][new] += 1
