"""Information states of UNO: `conceal` blanks everything that a seat does not know; `redeal` deals
a random world that fits the seat's knowledge, and `vary` makes another one of it.

Hidden cards lie in places on the draw pile: its own, then those of the others' hands, seat by seat.
If only the number of cards in each hand is known, any shuffle fits. If more is known, random pairs
of cards are exchanged, unless an exchange would contradict more of the knowledge. At first this
makes the world fit; from then on the exchanges sample all worlds that fit.

Weights: a player who drew is unlikely to hold a card that would have fitted. For each such card
that an exchange adds to a hand, it is made only once in ODDS times (Metropolis), which makes the
world that much less likely.
"""

from parlour.core.chance import forget_luck, random_below, shuffle
from parlour.core.rule import rare, rule
from parlour.games.uno.cards import COLOURED, COLOURS, DECK_SIZE, FACES, PENALTY, SYMBOLS
from parlour.games.uno.editions import COPIES_OF
from parlour.games.uno.knowing import EVERY_LEVEL, copies_in, expected_most
from parlour.games.uno.state import (
    CHALLENGE,
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
"""The number of times that each place of a hand about which something is known exchanges its card.
A deck is well mixed after about half its logarithm."""
VARIATIONS = 1
"""The same for a world made of another one, which fits already: then for each place of any hand."""
STIRRED = 10
"""The cards on top of the draw pile that are shuffled in such a world, as many as most playouts
draw. They change places with any below, so that these change from world to world, too."""
ODDS = 16
"""The factor by which a world is less likely for each card that its owner would have played instead
of drawing."""
MOST_SWEEPS = 1000
"""After this many sweeps, contradictions that are left stay. In random games one world in a hundred
needs more than SWEEPS, and none of 4653 needed a hundred."""


@rare
def conceal(s: UnoState, seat: int) -> None:
    """Blank the draw pile, the others' hands (open between rounds) and knowledge that only they
    have."""
    forget_drawn(s, seat)
    if s.seats > 2:
        forget_known(s, seat)
    for i in range(DECK_SIZE):
        s.pile[i] = 0
    forget_luck(s)
    forget_penalty(s, seat)
    if s.phase != DEAL and s.phase != OVER:
        for other in range(s.seats):
            if other != seat:
                for face in range(FACES):
                    s.hand[other][face] = 0
    if s.turn != seat:
        s.fresh = NONE


@rule
def redeal(s: UnoState, seat: int) -> None:
    """Redeal, in place, the cards that the seat cannot see: the draw pile and the others' hands.

    The world keeps everything that the seat knows of each hand (`knowing.py`). A card just drawn
    fits (U7), and a draw pile formed anew holds no more of a face than was shuffled into it, less
    what the seat drew (U18). The others' knowledge of single cards is lost, except with two
    players.
    """
    forget_secrets(s, seat)
    if s.phase == DEAL or s.phase == OVER:
        lay_out(s, seat)
        return
    take_hands(s, seat)
    lay_out(s, seat)
    deal_hands(s, seat)
    if any_bound(s, seat):
        mix(s, seat, SWEEPS, False)
    name_drawn(s, seat)


@rule
def vary(s: UnoState, seat: int) -> None:
    """Make another world, in place, of one that `redeal` or `vary` made for the seat: exchange
    more cards (a Markov chain), and shuffle the top of the draw pile."""
    if s.reformed or s.phase == DEAL or s.phase == OVER:
        redeal(s, seat)
        return
    hide_hands(s, seat)
    for i in range(s.pile_size - 1, max(s.pile_size - 1 - STIRRED, 0), -1):
        j = random_below(s, i + 1)
        face = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = face
    mix(s, seat, VARIATIONS, True)
    name_drawn(s, seat)


@rule
def hide_hands(s: UnoState, seat: int) -> None:
    """Count how many cards of each of the others' hands the seat does not know."""
    for other in range(s.seats):
        if other != seat:
            hidden = int(s.hand_size[other])
            if s.bounded:
                for face in range(FACES):
                    hidden -= copies_in(s.known[other][face], seat)
            s.hidden[other] = hidden


@rule
def forget_secrets(s: UnoState, seat: int) -> None:
    """Blank knowledge that only other seats have: a gift may have told them more than it told the
    seat. With two players, both have the same knowledge, so knowledge of single cards stays."""
    forget_penalty(s, seat)
    if s.reformed:
        forget_drawn(s, seat)
    if s.bounded and s.seats > 2:
        forget_known(s, seat)


@rare
def forget_drawn(s: UnoState, seat: int) -> None:
    """Blank the record of the cards that the others have drawn since the draw pile was formed."""
    for other in range(s.seats):
        if other != seat:
            for face in range(FACES):
                s.drawn[other][face] = 0


@rule
def forget_penalty(s: UnoState, seat: int) -> None:
    """Blank the cards of a penalty that another seat drew, and those of an earlier one."""
    for i in range(s.penalty_size if s.accused == seat else 0, PENALTY):
        s.penalty[i] = 0


@rare
def forget_known(s: UnoState, seat: int) -> None:
    """Blank knowledge of single cards that only other seats have."""
    mine = EVERY_LEVEL << seat
    for owner in range(s.seats):
        for face in range(FACES):
            s.known[owner][face] &= mine
    for symbol in range(SYMBOLS):
        s.passing[symbol] &= mine


@rule
def take_hands(s: UnoState, seat: int) -> None:
    """Leave the others the cards the seat knows they have; the rest of each hand is `hidden`."""
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
    """Lay all cards that the seat cannot see into the places, shuffled; first those that a draw
    pile formed anew can hold (U18)."""
    for face in range(FACES):
        s.unseen[face] = COPIES_OF[s.edition][face]
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
    """Lay out, shuffled, the cards that may be in a draw pile formed anew; return their number."""
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
    """Give the others the cards of their places."""
    n = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for i in range(n, n + s.hidden[other]):
                s.hand[other][s.pile[i]] += 1
            n += s.hidden[other]


@rule
def name_drawn(s: UnoState, seat: int) -> None:
    """Record the cards drawn last, which are the first places of a hand, where the state keeps
    them."""
    n = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for i in range(drawn_last(s, other)):
                if s.phase == DRAWN:
                    s.fresh = s.pile[n]
                else:
                    s.penalty[i] = s.pile[n + i]
            n += s.hidden[other]
        s.hidden[other] = 0


@rule
def drawn_last(s: UnoState, seat: int) -> int:
    """The number of the seat's cards that the state keeps separately: the fresh one, or the
    penalty."""
    if s.phase == DRAWN and seat == s.turn:
        return 1
    if s.phase == CHALLENGE and seat == s.accused:
        return int(s.penalty_size)
    return 0


# --- within what is known -------------------------------------------------------------------------


@rare
def mix(s: UnoState, seat: int, least: int, every: bool) -> None:
    """Exchange, at random, the cards of `every` hand, or only of those of which something is known,
    `least` times and until nothing known is contradicted. Meanwhile `held` counts the cards of
    each kind in each hand, and `formed` how many more of each face the draw pile could hold."""
    count_held(s)
    if s.reformed:
        count_pile(s, seat, -1)
    places = int(s.pile_size)
    for other in range(s.seats):
        places += s.hidden[other]
    unmet = count_unmet(s, seat)
    sweeps = 0
    while sweeps < least or (unmet > 0 and sweeps < MOST_SWEEPS):
        end = int(s.pile_size)
        for other in range(s.seats):
            start = end
            end += s.hidden[other]
            if every or is_bound(s, other):
                for i in range(start, end):
                    unmet += try_exchange(s, seat, other, i, random_below(s, places))
        sweeps += 1
    if s.reformed:
        count_pile(s, seat, 1)
    forget_held(s)


@rare
def count_held(s: UnoState) -> None:
    """Count into `held`, from zeros, the cards of each kind in each hand."""
    for owner in range(s.seats):
        for face in range(FACES):
            s.held[owner][face // SYMBOLS] += s.hand[owner][face]


@rule
def forget_held(s: UnoState) -> None:
    """Set `held` back to zeros."""
    for owner in range(s.seats):
        for kind in range(KINDS):
            s.held[owner][kind] = 0


@rare
def count_pile(s: UnoState, seat: int, sign: int) -> None:
    """Subtract the cards that the seat drew and those in the draw pile from `formed` (sign -1), or
    add them back (1)."""
    for face in range(FACES):
        s.formed[face] += sign * s.drawn[seat][face]
    for i in range(s.pile_size):
        s.formed[s.pile[i]] += sign


@rule
def is_bound(s: UnoState, owner: int) -> bool:
    """True if anything but their number may be known of the owner's hidden cards."""
    if s.reformed or s.phase == GIVE or is_fresh(s, owner):
        return True
    if s.bounded:
        for colour in range(len(COLOURS)):
            if s.at_least[owner][colour] > 0 or s.without[owner][colour] > 0:
                return True
    return drew(s, owner)


@rule
def drew(s: UnoState, owner: int) -> bool:
    """True if some kind of card is probably rare in the owner's hand."""
    rare_kinds = 0
    for kind in range(KINDS):
        rare_kinds += expected_most(s, owner, kind) < s.hand_size[owner]
    return rare_kinds > 0


@rule
def any_bound(s: UnoState, seat: int) -> bool:
    """True if `is_bound` or `drew` holds for any other seat."""
    owners = 0
    for other in range(s.seats):
        owners += other != seat and is_bound(s, other)
    return owners > 0


@rare
def count_unmet(s: UnoState, seat: int) -> int:
    """Count the contradictions between the hidden hands and the seat's knowledge."""
    unmet = 0
    place = int(s.pile_size)
    for other in range(s.seats):
        if other != seat:
            for colour in range(len(COLOURS)):
                held = s.held[other][colour]
                unmet += max(0, s.at_least[other][colour] - held)
                unmet += max(0, held - s.hand_size[other] + s.without[other][colour])
            if is_fresh(s, other) and not fits(s, s.pile[place]):
                unmet += 1
        place += s.hidden[other]
    if s.phase == GIVE:
        for symbol in range(SYMBOLS):
            unmet += max(0, -spare_in_giving(s, seat, symbol))
    return unmet


@rule
def try_exchange(s: UnoState, seat: int, owner: int, i: int, j: int) -> int:
    """Exchange the cards of place i, in the owner's hand, and place j, unless that would contradict
    more of the seat's knowledge; return the change in the number of contradictions (never above
    0)."""
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
        if owner != other:
            replace(s, owner, x, y)
            replace(s, other, y, x)
        return more
    return 0


@rule
def is_likely(s: UnoState, owner: int, other: int, x: int, y: int) -> bool:
    """Decide at random whether to exchange x and y, by the odds of the world before and after."""
    if owner == other or x // SYMBOLS == y // SYMBOLS:
        return True
    unlikely = unlikely_cards(s, owner, x, y) + unlikely_cards(s, other, y, x)
    while unlikely > 0 and random_below(s, ODDS) == 0:
        unlikely -= 1
    return unlikely <= 0


@rule
def unlikely_cards(s: UnoState, owner: int, old: int, new: int) -> int:
    """The number of cards by which the owner would rather have played more, if the new face
    replaced the old one, which is of another kind."""
    more = 0
    if owner != NONE:
        kind = old // SYMBOLS
        more -= s.held[owner][kind] > expected_most(s, owner, kind)
        kind = new // SYMBOLS
        more += s.held[owner][kind] >= expected_most(s, owner, kind)
    return more


@rule
def owner_of(s: UnoState, place: int) -> int:
    """The seat that a place belongs to; NONE for the draw pile."""
    end = int(s.pile_size)
    if place < end:
        return NONE
    seat = -1
    while place >= end:
        seat += 1
        end += s.hidden[seat]
    return seat


@rule
def replace(s: UnoState, owner: int, old: int, new: int) -> None:
    """Count the new face in place of the old one for the owner (NONE: the draw pile)."""
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
    """True if the owner's first place holds a card just drawn that must fit (U7)."""
    return s.phase == DRAWN and owner == s.turn


@rare
def misfits(s: UnoState, owner: int, place: int, old: int, new: int) -> int:
    """The change in the number of contradictions if the new face replaces the old one in that
    place."""
    if not is_fresh(s, owner) or owner_of(s, place - 1) == owner:
        return 0
    return int(fits(s, old)) - int(fits(s, new))


@rule
def unmet_colours(s: UnoState, owner: int, old: int, new: int) -> int:
    """The change in contradictions about colours if the new face replaces the old one in the
    owner's hand."""
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
    """The change in contradictions if x goes from the owner to the other seat, and y the other way.
    During giving, cards that the seat knew to be in the giver's hand are still there, or with a
    receiver (U14)."""
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
    """True if the owner is the giver or has been given a card (U14)."""
    return owner != NONE and (owner - s.turn) % s.seats <= s.given


@rule
def spare_in_giving(s: UnoState, seat: int, symbol: int) -> int:
    """The number of cards of a symbol, in the colour being given, that giver and receivers hold
    beyond those that the seat knows of."""
    face = s.giving * SYMBOLS + symbol
    spare = -copies_in(s.passing[symbol], seat)
    for holder in range(s.seats):
        if holder != seat and takes_part(s, holder):
            spare += s.hand[holder][face] - copies_in(s.known[holder][face], seat)
    return spare
