"""A Mojo player by rules of thumb: one turn ahead, on average over the cards it cannot see.

It wants few cards that count little. Each card above the number that is laid costs `CARD`, for the
turn that it takes to play it.
"""

from random import Random

from parlour.core.information import InformationState
from parlour.games.mojo.cards import COPIES, FIRST_OF_COLOUR, VALUES
from parlour.games.mojo.view import MojoMove, MojoView

CARD = 2.5
TOO_HIGH_TO_LAY = 9
"""Laying first with more than this risks the Mojo card's ten points."""

_COLOUR = [sum(value >= first for first in FIRST_OF_COLOUR) - 1 for value in range(VALUES)]

Hand = tuple[int, ...]
"""Cards, ascending."""


class RuleBot:
    def decide(self, seen: InformationState, random: Random) -> str:
        view: MojoView = seen.view()
        moves = list(view.legal)
        random.shuffle(moves)
        thought = _Turn(view)
        return min(moves, key=thought.cost).action


class _Turn:
    """The costs of the moves open to one seat."""

    def __init__(self, view: MojoView) -> None:
        self.view = view
        assert view.seat is not None
        self.hand: Hand = tuple(view.seats[view.seat].hand or ())
        self.others_laid = any(seat.laid_size for seat in view.seats)
        self.unseen = _unseen(view)
        self._draws: dict[Hand, float] = {}

    def cost(self, move: MojoMove) -> float:
        """How bad the position is after a move; lower is better."""
        if move.kind == "reveal":
            return -(move.card or 0)  # nothing hangs on the order
        if move.kind == "draw":
            return self.drawn(self.hand)
        if move.kind == "take":
            return self.held(_with(self.hand, move.card or 0))
        assert move.card is not None
        assert move.discard is not None
        return self.played(self.hand, move.card, self.view.discards[move.discard][-1])

    def played(self, hand: Hand, card: int, covered: int) -> float:
        """The cost of playing a card of this hand onto another, and of the best that follows."""
        rest = _without(hand, card)
        if card > covered:
            return self.drawn(rest)
        if card < covered or not rest:
            return self.held(rest)
        return min(self.played(rest, following, card) for following in set(rest))

    def drawn(self, hand: Hand) -> float:
        """The average cost of a hand after one more card."""
        if hand not in self._draws:
            cards = sum(self.unseen)
            total = sum(n * self.held(_with(hand, v)) for v, n in enumerate(self.unseen) if n)
            self._draws[hand] = total / cards if cards else self.held(hand)
        return self._draws[hand]

    def held(self, hand: Hand) -> float:
        """What a hand at the end of the turn will cost."""
        surplus = len(hand) - self.view.lay_at
        score = _score(hand)
        if surplus > 0:
            return score + CARD * surplus
        risk = 10 if score > TOO_HIGH_TO_LAY and not self.others_laid else 0
        return score + risk - CARD


def _score(hand: Hand) -> int:
    """The highest card of each colour, added up (M14)."""
    best = [0] * 5
    for card in hand:
        best[_COLOUR[card]] = card
    return sum(best)


def _unseen(view: MojoView) -> list[int]:
    """How many cards of each value may be in the draw pile, as far as the seat can tell."""
    left = list(COPIES)
    for seat in view.seats:
        for cards in (seat.hand, seat.laid, seat.revealed):
            for card in cards or ():
                left[card] -= 1
        if seat.hand is None:
            for card in seat.known:
                left[card] -= 1
    for pile in (*view.discards, view.apart):
        for card in pile:
            left[card] -= 1
    return left


def _with(hand: Hand, card: int) -> Hand:
    return tuple(sorted((*hand, card)))


def _without(hand: Hand, card: int) -> Hand:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
