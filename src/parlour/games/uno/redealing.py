"""Information states of UNO: `conceal` blanks what a seat does not know; `redeal` deals a world
that fits what it knows, with luck for the rest.

Hidden cards lie in slots on the draw pile: its own, then those of the others' hands, seat by seat.
Shuffled, they fit where nothing but their number is known. Where more is known, cards change places
two at a time, at random, unless more would then contradict it: so first all comes to fit, and from
then on the changes are fair over all worlds that fit.

Weights: who drew is unlikely to hold a card that would have fitted. A change that puts more such
cards into a hand is made once in ODDS times for each (Metropolis): so each of them makes a world as
much less likely.
"""

from parlour.core.chance import random_below, shuffle
from parlour.core.rule import rare, rule
from parlour.games.uno.cards import COLOURED, COLOURS, COPIES, DECK_SIZE, FACES, SCARY, SYMBOLS
from parlour.games.uno.knowing import EVERY_LEVEL, copies_in, expected_most
from parlour.games.uno.state import (
    CHALLENGE,
    CLASSIC,
    DEAL,
    DRAWN,
    GIVE,
    KINDS,
    NONE,
    OVER,
    UnoState,
)
from parlour.games.uno.turns import fits

SWEEPS = 6
"""How often each slot of a hand of which something is known changes its card. A deck is well mixed
after about half its logarithm."""
ODDS = 16
"""How much less likely a world is for each card that its owner would have played, not drawn."""
MOST_SWEEPS = 1000
"""After so many, what is still unmet stays so. Along random games one world in a hundred needs more
than SWEEPS, and none of 4653 needed a hundred."""


@rare
def conceal(s: UnoState, seat: int) -> None:
    """Blank the draw pile, the others' hands (open between rounds) and what only they know."""
    forget_drawn(s, seat)
    if s.seats > 2:
        forget_known(s, seat)
    for i in range(DECK_SIZE):
        s.pile[i] = 0
    for i in range(4):
        s.rng[i] = 0
    for i in range(s.late_size if s.accused == seat else 0, 2):
        s.late[i] = 0
    if s.phase != DEAL and s.phase != OVER:
        for other in range(s.seats):
            if other != seat:
                for face in range(FACES):
                    s.hand[other][face] = 0
    if s.turn != seat:
        s.fresh = NONE


@rule
def redeal(s: UnoState, seat: int) -> None:
    """Deal anew, in place, what the seat cannot see: draw pile and the others' hands.

    What stays: all that the seat knows of each hand (`knowing.py`); that a card just drawn fits
    (U7); and that a draw pile formed anew holds no more of a face than was shuffled into it, less
    what the seat drew (U18). What the others know of single cards is lost, but with two players.
    """
    forget_secrets(s, seat)
    if s.phase == DEAL or s.phase == OVER:
        lay_out(s, seat)
        return
    take_hands(s, seat)
    lay_out(s, seat)
    deal_hands(s, seat)
    if any_bound(s, seat):
        mix(s, seat)
    name_drawn(s, seat)


@rule
def forget_secrets(s: UnoState, seat: int) -> None:
    """What the others know is not the seat's to know: a gift may have told them more than it tells
    the seat. Two players know what the other knows."""
    if s.reformed:
        forget_drawn(s, seat)
    if s.bounded and s.seats > 2:
        forget_known(s, seat)


@rare
def forget_drawn(s: UnoState, seat: int) -> None:
    for other in range(s.seats):
        if other != seat:
            for face in range(FACES):
                s.drawn[other][face] = 0


@rare
def forget_known(s: UnoState, seat: int) -> None:
    mine = EVERY_LEVEL << seat
    for owner in range(s.seats):
        for face in range(FACES):
            s.known[owner][face] &= mine
    for symbol in range(SYMBOLS):
        s.passing[symbol] &= mine


@rule
def take_hands(s: UnoState, seat: int) -> None:
    """Leave the others what the seat knows them to have; the rest of each hand is `hidden`."""
    for other in range(s.seats):
        if other != seat:
            hidden = int(s.hand_size[other])
            for face in range(FACES):
                copies = 0
                if s.bounded:
                    copies = copies_in(s.known[other][face], seat)
                s.hand[other][face] = copies
                hidden -= copies
            s.hidden[other] = hidden


@rule
def lay_out(s: UnoState, seat: int) -> None:
    """Lay all cards that the seat does not see into the slots, shuffled: those that a draw pile
    formed anew can hold come first (U18)."""
    for face in range(FACES):
        s.unseen[face] = COPIES[face]
    if s.edition == CLASSIC:
        s.unseen[SCARY] = 0
    for i in range(s.discard_size):
        s.unseen[s.discard[i]] -= 1
    for owner in range(s.seats):
        if owner == seat or s.bounded or s.phase == DEAL or s.phase == OVER:
            for face in range(FACES):
                s.unseen[face] -= s.hand[owner][face]
    n = 0
    if s.reformed:
        n = lay_pile(s, seat)
    for face in range(FACES):
        for _ in range(s.unseen[face]):
            s.pile[n] = face
            n += 1
        s.unseen[face] = 0
    if s.reformed:
        for i in range(s.pile_size, n):
            j = i + random_below(s, n - i)
            face = s.pile[i]
            s.pile[i] = s.pile[j]
            s.pile[j] = face
    else:
        shuffle(s, s.pile, n)


@rare
def lay_pile(s: UnoState, seat: int) -> int:
    """Lay out, shuffled, what may be in a draw pile formed anew; return the number of cards."""
    n = 0
    for face in range(FACES):
        copies = min(s.unseen[face], s.formed[face] - s.drawn[seat][face])
        for _ in range(copies):
            s.pile[n] = face
            n += 1
            s.unseen[face] -= 1
    shuffle(s, s.pile, n)
    return n


@rule
def deal_hands(s: UnoState, seat: int) -> None:
    """Give the others the cards of their slots."""
    n = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for i in range(n, n + s.hidden[other]):
                s.hand[other][s.pile[i]] += 1
            n += s.hidden[other]


@rule
def name_drawn(s: UnoState, seat: int) -> None:
    """The first slots of a hand hold what was drawn last, where the state names that."""
    n = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for i in range(drawn_last(s, other)):
                if s.phase == DRAWN:
                    s.fresh = s.pile[n]
                else:
                    s.late[i] = s.pile[n + i]
            n += s.hidden[other]
        s.hidden[other] = 0


@rule
def drawn_last(s: UnoState, seat: int) -> int:
    """How many cards of the seat the state names apart: the fresh one, or the late ones."""
    if s.phase == DRAWN and seat == s.turn:
        return 1
    if s.phase == CHALLENGE and seat == s.accused:
        return int(s.late_size)
    return 0


# --- within what is known -------------------------------------------------------------------------


@rare
def mix(s: UnoState, seat: int) -> None:
    """Change the cards in hands of which something is known with others, at random, SWEEPS times
    and until nothing known is contradicted. Meanwhile `held` counts the cards of each kind in each
    hand, and `formed` how many more of each face the draw pile could hold."""
    count_held(s)
    if s.reformed:
        count_pile(s, seat, -1)
    slots = int(s.pile_size)
    for other in range(s.seats):
        slots += s.hidden[other]
    unmet = count_unmet(s, seat)
    sweeps = 0
    while sweeps < SWEEPS or (unmet > 0 and sweeps < MOST_SWEEPS):
        end = int(s.pile_size)
        for other in range(s.seats):
            start = end
            end += s.hidden[other]
            if is_bound(s, other):
                for i in range(start, end):
                    unmet += try_exchange(s, seat, other, i, random_below(s, slots))
        sweeps += 1
    if s.reformed:
        count_pile(s, seat, 1)
    forget_held(s)


@rare
def count_held(s: UnoState) -> None:
    for owner in range(s.seats):
        for face in range(FACES):
            s.held[owner][face // SYMBOLS] += s.hand[owner][face]


@rule
def forget_held(s: UnoState) -> None:
    for owner in range(s.seats):
        for kind in range(KINDS):
            s.held[owner][kind] = 0


@rare
def count_pile(s: UnoState, seat: int, sign: int) -> None:
    """Take what the seat drew, and what lies in the draw pile, off `formed` (-1), or back (1)."""
    for face in range(FACES):
        s.formed[face] += sign * s.drawn[seat][face]
    for i in range(s.pile_size):
        s.formed[s.pile[i]] += sign


@rule
def is_bound(s: UnoState, owner: int) -> bool:
    """Whether more may be known of the owner's hidden cards than their number."""
    if s.reformed or s.phase == GIVE or is_fresh(s, owner):
        return True
    if s.bounded:
        for colour in range(len(COLOURS)):
            if s.at_least[owner][colour] > 0 or s.without[owner][colour] > 0:
                return True
    return drew(s, owner)


@rule
def drew(s: UnoState, owner: int) -> bool:
    """Whether a kind of card is thought to be rare in the owner's hand."""
    rare_kinds = 0
    for kind in range(KINDS):
        rare_kinds += expected_most(s, owner, kind) < s.hand_size[owner]
    return rare_kinds > 0


@rule
def any_bound(s: UnoState, seat: int) -> bool:
    """Whether that is so for any of the others."""
    owners = 0
    for other in range(s.seats):
        owners += other != seat and is_bound(s, other)
    return owners > 0


@rare
def count_unmet(s: UnoState, seat: int) -> int:
    """By how many cards the hidden hands contradict what is known."""
    unmet = 0
    slot = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for colour in range(len(COLOURS)):
                held = s.held[other][colour]
                unmet += max(0, s.at_least[other][colour] - held)
                unmet += max(0, held - s.hand_size[other] + s.without[other][colour])
            if is_fresh(s, other) and not fits(s, s.pile[slot]):
                unmet += 1
        slot += s.hidden[other]
    if s.phase == GIVE:
        for symbol in range(SYMBOLS):
            unmet += max(0, -spare_in_giving(s, seat, symbol))
    return unmet


@rule
def try_exchange(s: UnoState, seat: int, owner: int, i: int, j: int) -> int:
    """Exchange the cards of slot i, in the owner's hand, and slot j, unless more were unmet then;
    return how much more is (never above 0)."""
    x, y = int(s.pile[i]), int(s.pile[j])
    other = owner_of(s, j)
    if x == y or (other == NONE and s.reformed and s.formed[x] <= 0):
        return 0
    more = 0
    if s.phase == DRAWN:
        more += misfits(s, owner, i, x, y) + misfits(s, other, j, y, x)
    if owner != other:
        if s.bounded:
            more += unmet_colours(s, owner, x, y) + unmet_colours(s, other, y, x)
        if s.phase == GIVE:
            more += unmet_giving(s, seat, owner, other, x, y)
    if more < 0 or (more == 0 and is_likely(s, owner, other, x, y)):
        s.pile[i] = y
        s.pile[j] = x
        replace(s, owner, x, y)
        replace(s, other, y, x)
        return more
    return 0


@rule
def is_likely(s: UnoState, owner: int, other: int, x: int, y: int) -> bool:
    """Whether x and y change places, by the odds of the world before and after."""
    if owner == other or x // SYMBOLS == y // SYMBOLS:
        return True
    unlikely = unlikely_cards(s, owner, x, y) + unlikely_cards(s, other, y, x)
    while unlikely > 0 and random_below(s, ODDS) == 0:
        unlikely -= 1
    return unlikely <= 0


@rule
def unlikely_cards(s: UnoState, owner: int, old: int, new: int) -> int:
    """How many more cards the owner would rather have played, with the new face in place of the
    old one of another kind."""
    more = 0
    if owner != NONE:
        kind = old // SYMBOLS
        more -= s.held[owner][kind] > expected_most(s, owner, kind)
        kind = new // SYMBOLS
        more += s.held[owner][kind] >= expected_most(s, owner, kind)
    return more


@rule
def owner_of(s: UnoState, slot: int) -> int:
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
def replace(s: UnoState, owner: int, old: int, new: int) -> None:
    """The owner (NONE: the draw pile) holds the new face in place of the old one."""
    if owner == NONE:
        s.formed[old] += s.reformed
        s.formed[new] -= s.reformed
    else:
        s.hand[owner][old] -= 1
        s.hand[owner][new] += 1
        s.held[owner][old // SYMBOLS] -= 1
        s.held[owner][new // SYMBOLS] += 1


@rule
def is_fresh(s: UnoState, owner: int) -> bool:
    """Whether the owner's first slot holds a card just drawn, which must fit (U7)."""
    return s.phase == DRAWN and owner == s.turn


@rare
def misfits(s: UnoState, owner: int, slot: int, old: int, new: int) -> int:
    """By how much more is unmet when the new face lies in the slot in place of the old one."""
    if not is_fresh(s, owner) or owner_of(s, slot - 1) == owner:
        return 0
    return int(fits(s, old)) - int(fits(s, new))


@rule
def unmet_colours(s: UnoState, owner: int, old: int, new: int) -> int:
    """By how much more is unmet when the owner holds the new face in place of the old one."""
    more = 0
    if owner != NONE and old // SYMBOLS != new // SYMBOLS:
        if old < COLOURED:
            colour = old // SYMBOLS
            held = s.held[owner][colour]
            more += held <= s.at_least[owner][colour]
            more -= held > s.hand_size[owner] - s.without[owner][colour]
        if new < COLOURED:
            colour = new // SYMBOLS
            held = s.held[owner][colour]
            more -= held < s.at_least[owner][colour]
            more += held >= s.hand_size[owner] - s.without[owner][colour]
    return more


@rare
def unmet_giving(s: UnoState, seat: int, owner: int, other: int, x: int, y: int) -> int:
    """By how much more is unmet when x goes from the owner to the other one, and y the other way.
    In the middle of giving, what the seat knew in the giver's hand is still there or with those who
    were given cards (U14)."""
    if takes_part(s, owner) == takes_part(s, other):
        return 0
    if takes_part(s, other):
        x, y = y, x
    more = 0
    if x // SYMBOLS == s.giving:
        more += spare_in_giving(s, seat, x % SYMBOLS) <= 0
    if y // SYMBOLS == s.giving:
        more -= spare_in_giving(s, seat, y % SYMBOLS) < 0
    return more


@rule
def takes_part(s: UnoState, owner: int) -> bool:
    """Whether the owner is the giver or was given a card (U14)."""
    return owner != NONE and (owner - s.turn) % s.seats <= s.given


@rule
def spare_in_giving(s: UnoState, seat: int, symbol: int) -> int:
    """How many more cards of a face that is given there are than the seat knows to be."""
    face = s.giving * SYMBOLS + symbol
    spare = -copies_in(s.passing[symbol], seat)
    for holder in range(s.seats):
        if holder != seat and takes_part(s, holder):
            spare += s.hand[holder][face] - copies_in(s.known[holder][face], seat)
    return spare
