"""`conceal` and `redeal`: what a seat knows of a Mojo table, and a world that fits it."""

from parlour.core.chance import forget_luck, random_below, shuffle
from parlour.core.rule import rare, rule
from parlour.games.mojo.cards import COPIES, DECK_SIZE, VALUES
from parlour.games.mojo.state import CHOOSE_DRAW, PLAY, MojoState


@rare
def conceal(s: MojoState, seat: int) -> None:
    """Blank the draw pile, the others' hands and the cards they have drawn. Between rounds hands
    are open."""
    for i in range(DECK_SIZE):
        s.pile[i] = 0
    forget_drawn(s, seat)
    if is_running(s):
        for other in range(s.seats):
            if other != seat:
                for value in range(VALUES):
                    s.hand[other][value] = 0
                    s.laid[other][value] = 0
    forget_luck(s)


@rule
def forget_drawn(s: MojoState, seat: int) -> None:
    """Blank the record of the cards that the others have drawn."""
    for other in range(s.seats):
        if other != seat:
            for value in range(VALUES):
                s.drawn[other][value] = 0


@rule
def is_running(s: MojoState) -> bool:
    """True if a round is being played, so that hands are hidden."""
    return s.phase == PLAY or s.phase == CHOOSE_DRAW


@rule
def redeal(s: MojoState, seat: int) -> None:
    """Redeal the cards that `seat` cannot see; its view stays the same.

    Others keep the cards that everybody saw them take (M18). A draw pile that was formed from
    discards holds at most as many of a value as went into it, less what the seat itself drew; the
    rest are in hands (M10, M16). The hands they are in are chosen at random, no matter how often
    each seat has drawn since. Between rounds hands are open, and only the pile is hidden. The
    record of the cards that the others drew is cleared.
    """
    forget_drawn(s, seat)
    n = collect_unseen(s, seat)
    shuffle(s, s.pile, n)
    if is_running(s):
        if s.reformed:
            keep_from_pile(s, seat, n)
        deal_hidden(s, seat)


@rule
def collect_unseen(s: MojoState, seat: int) -> int:
    """Put all cards that the seat cannot see on the pile, in order; return their number."""
    for value in range(VALUES):
        s.unseen[value] = COPIES[value] - s.apart[value]
    for d in range(s.discards):
        for i in range(s.discard_size[d]):
            s.unseen[s.discard[d][i]] -= 1
    for other in range(s.seats):
        if other == seat or not is_running(s):
            for value in range(VALUES):
                s.unseen[value] -= s.hand[other][value] + s.laid[other][value]
                s.unseen[value] -= s.revealed[other][value]
        else:
            for value in range(VALUES):
                s.unseen[value] -= s.known[other][value] + s.revealed[other][value]
    n = 0
    for value in range(VALUES):
        for _ in range(s.unseen[value]):
            s.pile[n] = value
            n += 1
        s.unseen[value] = 0
    return n


@rare
def keep_from_pile(s: MojoState, seat: int, n: int) -> None:
    """Move the cards that cannot be in the draw pile above it, to the other cards that lie
    there."""
    top = n
    for value in range(VALUES):
        excess = s.drawn[seat][value] - s.formed[value]
        for i in range(n):
            if s.pile[i] == value:
                excess += 1
        i = 0
        while excess > 0:
            if s.pile[i] == value:
                top -= 1
                s.pile[i] = s.pile[top]
                s.pile[top] = value
                excess -= 1
            else:
                i += 1
    shuffle(s, s.pile, top)
    for i in range(s.pile_size, n - 1):
        j = i + random_below(s, n - i)
        card = s.pile[i]
        s.pile[i] = s.pile[j]
        s.pile[j] = card


@rule
def deal_hidden(s: MojoState, seat: int) -> None:
    """Give the others the cards they are known to hold, and the rest from above the pile."""
    n = s.pile_size
    for other in range(s.seats):
        if other != seat:
            unknown = s.hand_size[other] + s.laid_size[other]
            cards = s.laid[other] if s.laid_size[other] > 0 else s.hand[other]
            for value in range(VALUES):
                cards[value] = s.known[other][value]
                unknown -= s.known[other][value]
            for _ in range(unknown):
                cards[s.pile[n]] += 1
                n += 1
