"""What a net expects of choices in UNO, how it sees a position, and what a round is worth to it.
`parlour train uno` made it; `net.json` says how.

It sees a seat's own cards, what the seat knows of the others', how many these have and, if they
are `opened`, as in an imagined world, those of the next other to act. Colours have no names here:
the one in force comes first, then those of which the seat holds most.
"""

from itertools import accumulate
from pathlib import Path
from typing import Any

from parlour.bots.net import evaluate, load, note
from parlour.bots.uno.policy import count_known, policy
from parlour.bots.uno.shares import standing
from parlour.core.rule import rare, rule
from parlour.core.state import Row
from parlour.games.uno.actions import DRAW_CARD, NAME_COLOUR, PLAY_CARD, decode
from parlour.games.uno.cards import (
    COLOURED,
    COLOURS,
    DRAW_FOUR_CARDS,
    DRAW_TWO,
    DRAW_TWO_CARDS,
    FACES,
    POINTS,
    REVERSE,
    SCARY,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_DRAW_FOUR,
)
from parlour.games.uno.knowing import expected_most
from parlour.games.uno.options import MAX_SEATS
from parlour.games.uno.state import (
    ALTERNATIVE,
    CHALLENGE,
    DEAL,
    GIVE,
    KINDS,
    NAME_FIRST,
    NONE,
    OVER,
    PLAY,
    UnoState,
)
from parlour.games.uno.turns import colour_cards, next_seat, skips

# Where a seat stands in the course of play.
WAITS, ACTS = 0, 1
"""Another seat acts next, or this one."""
DRAWS = 2
"""It is about to draw a card (U7)."""
DARES, BLUFFS = 3, 4
"""It has played a Wild Draw Four, with nothing of the colour in hand or with something (U12)."""

SIZES, MANY, FEW = 16, 8, 4
"""Hands of this size or more are alike; so are so many cards of a kind, and of a rarer one."""
COST_STEP, COSTS = 10, 20
"""The points in a hand are noted in steps of so many, up to COSTS - 1 of them."""
LEAD_STEP, LEADS = 25, 24
"""The totals' difference, too; half of the steps are below zero."""
LEFT_STEP, LEFTS = 20, 26
"""And what the highest total leaves to the limit."""
NUMBER, SKIPPING, DRAWING, WILD_TOP = range(4)
"""What lies on top of the discard."""

# The features, in blocks, with the size of each.
_SIZES = {
    "STANDS": BLUFFS + 1,  # where the seat stands
    "SILENT": 1,  # it did not call UNO
    "SIZE": SIZES,  # own cards
    "HELD": len(COLOURS) * MANY,  # of each colour
    "SKIPS": len(COLOURS) * FEW,  # those that skip a player or reverse, of each colour
    "TWOS": len(COLOURS) * FEW,  # each Draw Two
    "MATCHES": len(COLOURS) * FEW,  # those with the symbol of the top card
    "WILDS": (FACES - WILD) * FEW,  # of each wild face
    "LINKS": MANY,  # further colours in which the seat has a symbol
    "COST": COSTS,  # what the own cards count
    "TOP": WILD_TOP + 1,
    "SEATS": MAX_SEATS,
    "NEXT": SIZES,  # cards of the next other to act
    "AFTER": SIZES,  # of the one who comes after that
    "LAST": SIZES,  # of the one who acts before the seat
    "LEAST": SIZES,  # the fewest that another has
    "MOST": KINDS * MANY,  # the next other probably has so many of a kind at most
    "KNOWN": KINDS * FEW,  # and is known to have so many
    "LEAD": LEADS,
    "LEFT": LEFTS,
    "CLASSIC": 1,  # the edition
    "ALONE": 1,  # everybody counts for themselves (U21)
    "THEIR_HELD": len(COLOURS) * MANY,  # opened: the next other's cards, of each colour
    "THEIR_ACTIONS": len(COLOURS) * FEW,  # opened: those that skip, reverse or make draw
    "THEIR_FITTING": MANY,  # opened: coloured cards that fit
    "THEIR_WILDS": (FACES - WILD) * FEW,  # opened: of each wild face
    "THEIR_COST": COSTS,  # opened: what they count
}
_BEGINS = [*accumulate(_SIZES.values(), initial=0)]
STANDS, SILENT, SIZE, HELD, SKIPS, TWOS, MATCHES, WILDS, LINKS, COST = _BEGINS[:10]
TOP, SEATS, NEXT, AFTER, LAST, LEAST, MOST, KNOWN, LEAD, LEFT = _BEGINS[10:20]
CLASSIC, ALONE, THEIR_HELD, THEIR_ACTIONS, THEIR_FITTING, THEIR_WILDS = _BEGINS[20:26]
THEIR_COST, FEATURES = _BEGINS[26:]
MOST_FEATURES = 64
"""More features than a position can have."""

COUNT_BITS = 8
"""The counts of all colours are kept in one number, with so many bits for each."""
ROUND = 100
"""The points of a round whose winner decides what is at stake."""


LEAST_STAKE, MOST_PARTS = 1e-3, 2.0
"""A seat may have nothing to win or lose; and no round counts for more than so many stakes."""
ASKED = 2
"""The most seats with which the net is asked: with more it won no more games than without."""
DOUBT = 0.02
"""How much more than the policy's move another must be worth to the net to be made."""

FIRST_LAYER, SECOND_LAYER, THIRD_LAYER = load(Path(__file__).with_name("net.json"))


@rare
def expect(
    s: UnoState, seat: int, out: Row, n: int, worths: list[float], scratch: list[list[float]]
) -> bool:
    """Write what the net expects of each of the n actions in `out` of the seat in turn to `worths`,
    as its share of the victory, if two play; return whether such choices are the net's. The
    policy's choice counts DOUBT more."""
    if s.seats > ASKED or not is_judged(s):
        return False
    standing(s, scratch[1])
    before = scratch[1][seat]
    stake = at_stake(s, seat, scratch[1])
    usual = policy(s, seat, out, n)
    for i in range(n):
        held = describe_choice(s, seat, out[i], scratch[0])
        value = valued(held, scratch)
        if out[i] == usual:
            value += DOUBT
        worths[i] = before + (value - 0.5) * stake
    return True


@rare
def appraise(s: UnoState, values: list[float], scratch: list[list[float]]) -> bool:
    """Write each seat's expected share of the victory, if two play and a turn begins; return
    whether it is so. Each seat is asked, and their answers are made to add up to 1."""
    if s.seats > ASKED or s.phase != PLAY or s.silent != NONE:
        return False
    standing(s, values)
    for seat in range(ASKED):
        stake = at_stake(s, seat, scratch[1])
        n = describe_turn(s, seat, True, scratch[0])
        values[seat] += (valued(n, scratch) - 0.5) * stake
    values[0] = min(max(0.5 + (values[0] - values[1]) / 2, 0.0), 1.0)
    values[1] = 1.0 - values[0]
    return True


@rule
def valued(n: int, scratch: list[list[float]]) -> float:
    """The net's value of the first n features in scratch[0]."""
    return evaluate(scratch[0], n, FIRST_LAYER, SECOND_LAYER, THIRD_LAYER, scratch[1], scratch[2])


@rule
def is_judged(s: UnoState) -> bool:
    """False for gifts (U14), for whether to challenge (U13), and while somebody has not called
    (U16): these are left to the policy."""
    return s.phase not in (GIVE, CHALLENGE) and s.silent == NONE


# --- what a round is worth ------------------------------------------------------------------------


@rare
def worth(s: UnoState, values: Any, scratch: Any) -> None:
    """After a round: write to `values` by how much it changed each seat's share of the victory, in
    parts of what was at stake, from 0.5 on. `scratch` is memory to work in."""
    if s.phase not in (DEAL, OVER):  # given up
        for seat in range(s.seats):
            values[seat] = 0.5
        return
    standing(s, values)
    before = scratch[0]
    for seat in range(s.seats):
        s.totals[seat] -= s.points[seat]
    standing(s, before)
    for seat in range(s.seats):
        parts = (values[seat] - before[seat]) / at_stake(s, seat, scratch[1])
        values[seat] = 0.5 + min(max(parts, -MOST_PARTS), MOST_PARTS)
    for seat in range(s.seats):
        s.totals[seat] += s.points[seat]


@rare
def at_stake(s: UnoState, seat: int, after: list[float]) -> float:
    """The part of the victory that a round decides for a seat: the difference that it makes who
    wins ROUND points, the seat or the next one. `after` is memory to work in."""
    stake = 0.0
    for sign in (1, -1):
        winner = seat if sign == 1 else (seat + 1) % s.seats
        win(s, winner, ROUND)
        standing(s, after)
        win(s, winner, -ROUND)
        stake += sign * after[seat]
    return max(stake, LEAST_STAKE)


@rule
def win(s: UnoState, winner: int, points: int) -> None:
    """Add points to the totals as if a seat had won a round (U20, U21)."""
    for seat in range(s.seats):
        if (seat == winner) != (s.scoring == ALTERNATIVE):
            s.totals[seat] += points


# --- a position -----------------------------------------------------------------------------------


@rare
def describe_turn(s: UnoState, seat: int, opened: bool, features: Any) -> int:
    """Note the features of a position in which a turn begins, as a seat sees it; return their
    number."""
    return describe(s, seat, ACTS if s.turn == seat else WAITS, NONE, opened, features)


@rare
def describe_choice(s: UnoState, seat: int, action: int, features: Any) -> int:
    """Note the features of the position after an action of the seat in turn (to call or to catch is
    none), as it sees it: nobody knows yet what is drawn. Return their number. A Scary card has
    given its colour away, and none is in force."""
    kind, face, named, call = decode(action)
    last = s.discard_size - 1
    top, colour, direction = int(s.discard[last]), int(s.colour), int(s.direction)
    silent = int(s.silent)
    given, victim, drawn = NONE, seat, 0
    stands = WAITS
    if kind == PLAY_CARD:
        s.discard[last] = face
        s.hand[seat][face] -= 1
        s.hand_size[seat] -= 1
        if face < COLOURED:
            symbol = face % SYMBOLS
            s.colour = face // SYMBOLS
            s.direction = -direction if symbol == REVERSE else direction
            drawn = DRAW_TWO_CARDS if symbol == DRAW_TWO else 0
            missed = drawn > 0 or skips(s, symbol)
        else:
            s.colour = NONE if face == SCARY else named
            given = named if face == SCARY else NONE
            missed = face == WILD_DRAW_FOUR
            drawn = DRAW_FOUR_CARDS if missed else 0
        victim = next_seat(s, seat)
        s.turn = next_seat(s, victim) if missed else victim
        if given != NONE:
            pass_on(s, seat, given, 1)
        if s.hand_size[seat] == 1 and call == 0:
            s.silent = seat
        if face == WILD_DRAW_FOUR:
            stands = BLUFFS if colour != NONE and colour_cards(s, seat, colour) > 0 else DARES
        elif s.turn == seat:
            stands = ACTS
    elif kind == DRAW_CARD:
        stands = DRAWS
        s.turn = next_seat(s, seat)
    else:
        if kind == NAME_COLOUR:
            s.colour = named
        if s.phase == NAME_FIRST:
            stands = ACTS
        else:
            s.turn = next_seat(s, seat)
    draw_unseen(s, victim, drawn)
    n = describe(s, seat, stands, given, False, features)
    draw_unseen(s, victim, -drawn)
    if given != NONE:
        pass_on(s, seat, given, -1)
    if kind == PLAY_CARD:
        s.hand[seat][face] += 1
        s.hand_size[seat] += 1
    s.silent = silent
    s.discard[last] = top
    s.colour = colour
    s.direction = direction
    s.turn = seat
    return n


@rule
def draw_unseen(s: UnoState, seat: int, cards: int) -> None:
    """A seat draws so many cards that nobody sees; if fewer than 0, it puts them back."""
    s.hand_size[seat] += cards
    s.received[seat] += cards


@rare
def pass_on(s: UnoState, seat: int, colour: int, sign: int) -> None:
    """The seat gives all its cards of a colour to the others (U14), of which only the sizes of the
    hands tell; sign -1: it takes them back."""
    gifts = colour_cards(s, seat, colour)
    s.hand_size[seat] -= sign * gifts
    for other in range(s.seats):
        place = (other - seat) % s.seats
        if place > 0:
            cards = sign * ((gifts + s.seats - 1 - place) // (s.seats - 1))
            draw_unseen(s, other, cards)
            s.at_least[other][colour] += cards


@rare
def describe(s: UnoState, seat: int, stands: int, given: int, opened: bool, features: Any) -> int:
    """Note the features of a position as a seat sees it, which has none of the colour `given` any
    more; return their number."""
    n = note(features, 0, STANDS + stands)
    if s.silent == seat:
        n = note(features, n, SILENT)
    n = note(features, n, TOP + kind_of_top(int(s.discard[s.discard_size - 1])))
    other = int(s.turn)
    if other == seat:
        other = next_seat(s, seat)
    counts, n = describe_own(s, seat, given, features, n)
    n = describe_known(s, seat, other, counts, features, n)
    n = describe_sizes(s, seat, other, features, n)
    if opened:
        n = describe_opened(s, other, counts, features, n)
    return describe_totals(s, seat, features, n)


@rule
def kind_of_top(face: int) -> int:
    """What a face on top of the discard does."""
    if face >= COLOURED:
        return WILD_TOP
    symbol = face % SYMBOLS
    return NUMBER if symbol < SKIP else DRAWING if symbol == DRAW_TWO else SKIPPING


@rare
def describe_own(s: UnoState, seat: int, given: int, features: Any, n: int) -> tuple[int, int]:
    """Note the features of a seat's own cards; return the counts of its colours, and where the
    features end."""
    top = int(s.discard[s.discard_size - 1])
    counts, skipping, twos, matches = 0, 0, 0, 0
    links, cost = 0, 0
    for symbol in range(SYMBOLS):
        colours = 0
        for colour in range(len(COLOURS)):
            copies = int(s.hand[seat][SYMBOLS * colour + symbol])
            if copies > 0 and colour != given:
                among = copies << COUNT_BITS * colour
                counts += among
                colours += 1
                cost += copies * POINTS[symbol]
                if symbol == DRAW_TWO:
                    twos += among
                elif symbol >= SKIP:
                    skipping += among
                if top < COLOURED and symbol == top % SYMBOLS:
                    matches += among
        links += max(colours - 1, 0)
    for face in range(WILD, FACES):
        copies = int(s.hand[seat][face])
        cost += copies * POINTS[face]
        n = note_count(features, n, WILDS + FEW * (face - WILD), copies, FEW)
    n = note(features, n, SIZE + min(s.hand_size[seat], SIZES - 1))
    n = note(features, n, COST + min(cost // COST_STEP, COSTS - 1))
    n = note_count(features, n, LINKS, links, MANY)
    for colour in range(len(COLOURS)):
        at = place_of(s, colour, counts)
        n = note_count(features, n, HELD + MANY * at, part(counts, colour), MANY)
        n = note_count(features, n, SKIPS + FEW * at, part(skipping, colour), FEW)
        n = note_count(features, n, TWOS + FEW * at, part(twos, colour), FEW)
        n = note_count(features, n, MATCHES + FEW * at, part(matches, colour), FEW)
    return counts, n


@rule
def note_count(features: Any, n: int, block: int, count: int, most: int) -> int:
    """Note a count above 0 in its block of `most` features; return where they end."""
    return note(features, n, block + min(count, most) - 1) if count > 0 else n


@rule
def part(counts: int, colour: int) -> int:
    """The count of a colour among those of all."""
    return counts >> COUNT_BITS * colour & (1 << COUNT_BITS) - 1


@rule
def place_of(s: UnoState, colour: int, counts: int) -> int:
    """The place of a colour in the order in which they are noted."""
    if colour == s.colour:
        return 0
    place = 0 if s.colour == NONE else 1
    held = part(counts, colour)
    for other in range(len(COLOURS)):
        if other != s.colour and other != colour:
            more = part(counts, other) - held
            place += more > 0 or (more == 0 and other < colour)
    return place


@rare
def describe_known(s: UnoState, seat: int, other: int, counts: int, features: Any, n: int) -> int:
    """Note what the seat knows of the next other's cards, and what its draws suggest; return where
    the features end."""
    held = int(s.hand_size[other])
    for kind in range(KINDS):
        at = place_of(s, kind, counts) if kind < len(COLOURS) else kind
        likely = int(expected_most(s, other, kind))
        sure = 0
        if kind < len(COLOURS):
            likely = min(likely, held - s.without[other][kind])
            sure = int(s.at_least[other][kind])
        if likely < held:
            n = note(features, n, MOST + MANY * at + min(max(likely, 0), MANY - 1))
        if s.bounded:
            end = min(SYMBOLS * (kind + 1), FACES)
            sure = max(sure, count_known(s, seat, other, SYMBOLS * kind, end))
        n = note_count(features, n, KNOWN + FEW * at, sure, FEW)
    return n


@rare
def describe_sizes(s: UnoState, seat: int, other: int, features: Any, n: int) -> int:
    """Note how many cards the others have; return where the features end."""
    n = note(features, n, SEATS + s.seats - 1)
    n = note(features, n, NEXT + min(s.hand_size[other], SIZES - 1))
    if s.seats > 2:
        after = next_seat(s, other)
        if after == seat:
            after = next_seat(s, after)
        n = note(features, n, AFTER + min(s.hand_size[after], SIZES - 1))
        least = SIZES - 1
        for who in range(s.seats):
            if who != seat:
                least = min(least, s.hand_size[who])
        n = note(features, n, LEAST + least)
        last = (seat - s.direction) % s.seats
        n = note(features, n, LAST + min(s.hand_size[last], SIZES - 1))
    return n


@rare
def describe_opened(s: UnoState, other: int, counts: int, features: Any, n: int) -> int:
    """Note the next other's cards; return where the features end."""
    top = int(s.discard[s.discard_size - 1])
    fitting, cost = 0, 0
    for colour in range(len(COLOURS)):
        held, acting = 0, 0
        for symbol in range(SYMBOLS):
            copies = int(s.hand[other][SYMBOLS * colour + symbol])
            held += copies
            cost += copies * POINTS[symbol]
            if symbol >= SKIP:
                acting += copies
            if colour == s.colour or (top < COLOURED and symbol == top % SYMBOLS):
                fitting += copies
        at = place_of(s, colour, counts)
        n = note_count(features, n, THEIR_HELD + MANY * at, held, MANY)
        n = note_count(features, n, THEIR_ACTIONS + FEW * at, acting, FEW)
    for face in range(WILD, FACES):
        copies = int(s.hand[other][face])
        cost += copies * POINTS[face]
        n = note_count(features, n, THEIR_WILDS + FEW * (face - WILD), copies, FEW)
    n = note_count(features, n, THEIR_FITTING, fitting, MANY)
    return note(features, n, THEIR_COST + min(cost // COST_STEP, COSTS - 1))


@rare
def describe_totals(s: UnoState, seat: int, features: Any, n: int) -> int:
    """Note how the game stands, and by which options; return where the features end."""
    sign = -1 if s.scoring == ALTERNATIVE else 1
    highest = int(s.totals[seat])
    lead = 1 << 15
    for other in range(s.seats):
        highest = max(highest, s.totals[other])
        if other != seat:
            lead = min(lead, sign * (s.totals[seat] - s.totals[other]))
    n = note(features, n, LEAD + min(max(lead // LEAD_STEP + LEADS // 2, 0), LEADS - 1))
    left = max(s.points_limit - highest, 0)
    n = note(features, n, LEFT + min(left // LEFT_STEP, LEFTS - 1))
    if s.edition > 0:
        n = note(features, n, CLASSIC)
    if s.scoring == ALTERNATIVE:
        n = note(features, n, ALONE)
    return n
