"""A Mushi player by rules of thumb: it takes what is dear and what yaku need, its own and the
opponent's, and leaves little on the table that the opponent is likely to be able to take.
"""

from math import comb
from random import Random

from parlour.core.information import InformationState
from parlour.games.mushi.cards import DECK_SIZE, JOKER, MONTHS, NUMBERS, VALUES
from parlour.games.mushi.notation import parse_card
from parlour.games.mushi.view import MushiMove, MushiView

RISK = 1.2
"""How much of what the opponent may take counts."""
PATIENCE = 8.0
"""What the joker must win to be played while there is time to wait."""


class RuleBot:
    def decide(self, seen: InformationState, random: Random) -> str:
        view: MushiView = seen.view()
        moves = list(view.legal)
        random.shuffle(moves)
        thought = _Turn(view)
        return max(moves, key=thought.gain).action


class _Turn:
    """The gains of the moves open to one seat."""

    def __init__(self, view: MushiView) -> None:
        assert view.seat is not None
        other = view.seats[1 - view.seat]
        self.table = {parse_card(card) for card in view.table}
        self.turns = view.seats[view.seat].hand_size
        self.worth = _worth(view)
        self.unseen = _unseen(view)
        self.held = other.hand_size
        self.hidden = other.hand_size + view.draw_pile
        self.lacks = {NUMBERS.index(number) for number in other.lacks}

    def gain(self, move: MushiMove) -> float:
        """How good the position is after a move; higher is better."""
        card = parse_card(move.card)
        captured = {parse_card(one) for one in move.captures}
        if captured:
            gain = sum(self.worth[one] for one in (card, *captured))
            left = self.table - captured
        else:
            gain = 0.0
            left = self.table | {card}
        if card == JOKER and move.kind == "play" and self.turns > 2:
            gain -= PATIENCE
        return gain - RISK * self._exposed(left)

    def _exposed(self, left: set[int]) -> float:
        """What the opponent can be expected to take from these cards."""
        exposed = 0.0
        for month in range(MONTHS):
            cards = [self.worth[card] for card in left if card // 4 == month and card != JOKER]
            if cards:
                stake = sum(cards) if len(cards) == 3 else max(cards)
                exposed += stake * self._can_match(month)
        return exposed

    def _can_match(self, month: int) -> float:
        """How likely it is that the opponent holds a card of a month."""
        if month in self.lacks:
            return 0.0
        without = comb(self.hidden - self.unseen[month], self.held)
        return 1 - without / comb(self.hidden, self.held)


def _worth(view: MushiView) -> list[float]:
    """Each card's points, and its part in the yaku that are still open to either seat: what one
    makes, the other does not."""
    worth = [float(value) for value in VALUES]
    for seat in view.seats:
        for yaku in seat.yaku:
            if yaku.open and not yaku.made:
                nearness = (yaku.have + 1) / yaku.need
                for card in yaku.missing:
                    worth[parse_card(card)] += yaku.points * nearness**2 / 2
    return worth


def _unseen(view: MushiView) -> list[int]:
    """How many cards of each month, without the joker, the seat cannot see."""
    seen = [*view.table]
    if view.turned_up:
        seen.append(view.turned_up)
    for seat in view.seats:
        own = seat.captured
        seen += [*(seat.hand or ()), *own.brights, *own.animals, *own.ribbons, *own.chaff]
    unseen = [0] * MONTHS
    for card in set(range(DECK_SIZE)) - {parse_card(card) for card in seen} - {JOKER}:
        unseen[card // 4] += 1
    return unseen
