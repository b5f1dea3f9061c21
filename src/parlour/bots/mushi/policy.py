"""The policy for Mushi: take cards that are valuable or complete yaku, your own or the opponent's.
Consider, month by month, the cards left on the table, kept in hand and not seen yet.

A gain is the worth of cards times the fraction of it to expect; see `weights.py`.
"""

from typing import Any

from parlour.bots.mushi.weights import (
    BEGINS,
    HAND,
    HIDDEN,
    PATIENCE,
    SAFE,
    SURE,
    TABLE,
    WEIGHTS,
    WORTH,
    place,
)
from parlour.core.bits import lowest, size
from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games.mushi.cards import JOKER, LIGHTNING, month_of
from parlour.games.mushi.redealing import unseen
from parlour.games.mushi.rules import effect
from parlour.games.mushi.scoring import value
from parlour.games.mushi.state import PLAY, SEATS, MushiState
from parlour.games.mushi.yaku import ALL, MAX_YAKU, NEED, OF, SOME, progress


@rule
def policy(s: MushiState, seat: int, out: Row, n: int) -> int:
    """The action of the highest gain among the n legal ones in `out`; of equal ones, the first."""
    return best_action(s, seat, out, n, WEIGHTS[s.edition])


@rule
def best_action(s: MushiState, seat: int, out: Row, n: int, w: Any) -> int:
    """The action of the highest gain by the weights `w` of an edition; of equal ones, the first."""
    if n == 1:
        return out[0]
    bonuses = yaku_bonuses(s, w)
    hidden = unseen(s, seat)
    best = 0
    highest = 0
    for i in range(n):
        gain = gain_of(s, seat, out[i], hidden, bonuses, w)
        if i == 0 or gain > highest:
            highest = gain
            best = i
    return out[best]


@rule
def judge(s: MushiState, seat: int, out: Row, n: int, worths: list[float]) -> None:
    """Write what each of the n legal actions in `out` is worth to `worths`, in points."""
    w = WEIGHTS[s.edition]
    bonuses = yaku_bonuses(s, w)
    hidden = unseen(s, seat)
    for i in range(n):
        worths[i] = gain_of(s, seat, out[i], hidden, bonuses, w) / (SURE * WORTH)


@rule
def forget(s: MushiState) -> None:
    """Forget which cards the players have shown not to hold (H8)."""
    for seat in range(SEATS):
        s.lacks[seat] = 0


@rule
def gain_of(
    s: MushiState,
    seat: int,
    action: int,
    hidden: int,
    bonuses: tuple[tuple[int, int], ...],
    w: Any,
) -> int:
    """The gain from an action: from cards that it takes, and from the prospects of the months that
    it changes. `hidden` are the cards that the seat does not see."""
    table = s.table
    hand = s.hand[seat]
    lacks = s.lacks[1 - seat]
    card, taken = effect(s, action)
    left = table & ~taken if taken else table | 1 << card
    kept = hand & ~(1 << card)
    gain = 0
    if taken:
        gain = SURE * worth(s, taken | 1 << card, bonuses)
    if card == JOKER and s.phase == PLAY:
        gain -= SURE * w[PATIENCE] * (s.hand_size[seat] - 1)
    month = month_of(card)
    other = month_of(lowest(taken)) if taken else month
    for _ in range(2):
        gain += prospects(s, month, left, kept, hidden, lacks, bonuses, w)
        gain -= prospects(s, month, table, hand, hidden, lacks, bonuses, w)
        if other == month:
            break
        month = other
    return gain


@rule
def prospects(
    s: MushiState,
    month: int,
    table: int,
    hand: int,
    hidden: int,
    lacks: int,
    bonuses: tuple[tuple[int, int], ...],
    w: Any,
) -> int:
    """The expected gain from the cards of a month on the table, in one's own hand and unseen."""
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
def worth(s: MushiState, cards: int, bonuses: tuple[tuple[int, int], ...]) -> int:
    """The worth of a set of cards, including its part in yaku."""
    total = WORTH * value(cards)
    for row in range(MAX_YAKU):
        each_of_all, each_of_some = bonuses[row]
        total += each_of_all * size(cards & ALL[s.edition][row])
        total += each_of_some * size(cards & OF[s.edition][row])
    return total


@rule
def yaku_bonuses(s: MushiState, w: Any) -> tuple[tuple[int, int], ...]:
    """The worth of one more card to the yaku of each row: one of the cards that must `all` be
    there, and one of those of which `some` must be."""
    return (
        yaku_bonus(s, w, 0),
        yaku_bonus(s, w, 1),
        yaku_bonus(s, w, 2),
        yaku_bonus(s, w, 3),
        yaku_bonus(s, w, 4),
        yaku_bonus(s, w, 5),
    )


@rule
def yaku_bonus(s: MushiState, w: Any, row: int) -> tuple[int, int]:
    """The worth of one more card to the yaku of one row: one of `all`, and one of `some`. Both
    seats count if they can still make it, since a card that one seat takes is lost to the other."""
    need = NEED[s.edition][row]
    each_of_all = 0
    each_of_some = 0
    for seat in range(SEATS):
        own = s.captured[seat]
        have = progress(s.edition, row, own)
        if have < need and progress(s.edition, row, ~s.captured[1 - seat]) == need:
            bonus = w[BEGINS[s.edition][row] + have]
            if ALL[s.edition][row] & ~own != 0:
                each_of_all += bonus
            if size(own & OF[s.edition][row]) < SOME[s.edition][row]:
                each_of_some += bonus
    return each_of_all, each_of_some
