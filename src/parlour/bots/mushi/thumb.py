"""Mushi by rules of thumb: take what is dear, and what yaku need, your own and the opponent's; and
think of what you leave on the table, keep in your hand and have not seen yet, month by month.

A gain is the worth of cards times the share of them to expect; see `weights.py`.
"""

from parlour.bots.mushi.weights import (
    FIVE,
    HAND,
    HIDDEN,
    PATIENCE,
    PAULOWNIA,
    SAFE,
    SURE,
    TABLE,
    THREE,
    WEIGHTS,
    WISTERIA,
    WORTH,
    place,
)
from parlour.core.bits import lowest
from parlour.core.rule import rule
from parlour.games.mushi.cards import (
    BRIGHTS,
    CRANE,
    CURTAIN,
    JOKER,
    LIGHTNING,
    PAULOWNIAS,
    WARBLER,
    WISTERIAS,
    month_of,
    size,
)
from parlour.games.mushi.rules import JOKER_TAKES, TAKE_CARD, is_choice, reach, unseen
from parlour.games.mushi.scoring import value
from parlour.games.mushi.state import RU, SEATS


@rule
def policy(s, seat, out, n):
    """The action of the highest gain among the n legal ones of `out`; of equals the first."""
    return best_action(s, seat, out, n, WEIGHTS[s.edition])


@rule
def best_action(s, seat, out, n, w):
    """The same by any weights of one edition."""
    if n == 1:
        return out[0]
    bonuses = yaku_bonuses(s, w)
    table = s.table
    hand = s.hand[seat]
    hidden = unseen(s, seat)
    lacks = s.lacks[1 - seat]
    best = 0
    highest = 0
    for i in range(n):
        action = out[i]
        card, taken = effect(s, action)
        left = table & ~taken if taken else table | 1 << card
        kept = hand & ~(1 << card)
        gain = 0
        if taken:
            gain = SURE * worth(s, taken | 1 << card, bonuses)
        if card == JOKER and action < TAKE_CARD:
            gain -= SURE * w[PATIENCE] * (s.hand_size[seat] - 1)
        month = month_of(card)
        other = month_of(lowest(taken)) if taken else month
        for _ in range(2):
            gain += prospects(s, month, left, kept, hidden, lacks, bonuses, w)
            gain -= prospects(s, month, table, hand, hidden, lacks, bonuses, w)
            if other == month:
                break
            month = other
        if i == 0 or gain > highest:
            highest = gain
            best = i
    return out[best]


@rule
def effect(s, action):
    """The card that an action plays, or that was turned up, and the set that it captures."""
    if action >= TAKE_CARD:
        return s.turned, 1 << action - TAKE_CARD
    if action >= JOKER_TAKES:
        return JOKER, 1 << action - JOKER_TAKES
    card = action >> 2
    taken = reach(s, card)
    if is_choice(card, taken):
        taken = 1 << (card & ~3) + (action & 3)
    return card, taken


@rule
def prospects(s, month, table, hand, hidden, lacks, bonuses, w):
    """What the cards of a month promise that lie on the table and in the own hand."""
    month &= ~LIGHTNING
    table &= month
    hand &= month
    hidden &= month
    at = place(size(table), size(hand), size(hidden))
    promise = 0
    if table:
        k = SAFE if lacks & month else TABLE
        promise += w[k + at] * worth(s, table, bonuses)
    if hand:
        promise += w[HAND + at] * worth(s, hand, bonuses)
    if hidden:
        promise += w[HIDDEN + at] * worth(s, hidden, bonuses)
    return promise


@rule
def worth(s, cards, bonuses):
    """What a set of cards is worth with its part in the yaku."""
    five, three, warbler, wisterias, paulownias = bonuses
    total = WORTH * value(cards)
    if s.edition == RU:
        total += five * size(cards & (BRIGHTS | WARBLER)) + three * size(cards & BRIGHTS)
        if cards & WARBLER:
            total += warbler
    else:
        total += five * size(cards & BRIGHTS) + three * size(cards & (CRANE | WARBLER | CURTAIN))
    return total + wisterias * size(cards & WISTERIAS) + paulownias * size(cards & PAULOWNIAS)


@rule
def yaku_bonuses(s, w):
    """What one more card of each yaku adds, for both seats that can still make it: what one makes,
    the other does not. (Five brights, three brights, the Warbler's part in them, the Wisterias, the
    Paulownias.)"""
    five = three = warbler = wisterias = paulownias = 0
    for seat in range(SEATS):
        own = s.captured[seat]
        other = s.captured[1 - seat]
        if s.edition == RU:
            have = size(own & (BRIGHTS | WARBLER))
            if have < 5 and size(other & (BRIGHTS | WARBLER)) < 2:
                five += w[FIVE + have]
            if other & WARBLER == 0 and size(other & BRIGHTS) < 4:
                have = min(size(own & BRIGHTS), 2)
                if own & WARBLER == 0:
                    warbler += w[THREE + have]
                    if have < 2:
                        three += w[THREE + have]
                elif have < 2:
                    three += w[THREE + have + 1]
        else:
            have = size(own & BRIGHTS)
            if have < 5 and other & BRIGHTS == 0:
                five += w[FIVE + have]
            have = size(own & (CRANE | WARBLER | CURTAIN))
            if have < 3 and other & (CRANE | WARBLER | CURTAIN) == 0:
                three += w[THREE + have]
        have = size(own & WISTERIAS)
        if have < 4 and other & WISTERIAS == 0:
            wisterias += w[WISTERIA + have]
        have = size(own & PAULOWNIAS)
        if have < 4 and other & PAULOWNIAS == 0:
            paulownias += w[PAULOWNIA + have]
    return five, three, warbler, wisterias, paulownias
