"""An UNO player by rules of thumb: each card left costs something, and so do others close to going
out; it calls, catches, bluffs a little and challenges by the odds.
"""

from random import Random

from parlour.core.information import InformationState
from parlour.games.uno.cards import COLOURED, COLOURS, COPIES, POINTS, SCARY, SYMBOLS
from parlour.games.uno.notation import format_card, parse_card
from parlour.games.uno.view import UnoMove, UnoSeat, UnoView

WILD_KEPT = 1.5
"""What a wild card in hand is worth: it always fits."""
SAME_COLOUR = 0.25
"""What each card of the colour that goes on is worth."""
BLUFFS = 0.35
"""How likely a player who could play the colour is thought to bluff all the same."""
BLUFF_COST = 3.0
WORTH_CHALLENGING = 2 / 11
"""Challenging wrongly costs two cards; rightly, it saves four and the turn, and the other draws
four."""

_DECK = [0] * len(COLOURS)
for _face in range(COLOURED):
    _DECK[_face // SYMBOLS] += COPIES[_face]


class RuleBot:
    def decide(self, seen: InformationState, random: Random) -> str | None:
        """The best move by rule of thumb; out of turn None, where it lets a chance pass."""
        view: UnoView = seen.view()
        moves = list(view.legal)
        random.shuffle(moves)
        by_kind: dict[str, UnoMove] = {move.kind: move for move in moves}
        for kind in ("call", "catch"):
            if kind in by_kind:
                return by_kind[kind].action
        if view.seat is None or view.to_act != view.seat or not moves:
            return None
        if "challenge" in by_kind:
            challenges = _guilty(view) > WORTH_CHALLENGING
            return by_kind["challenge" if challenges else "accept"].action
        thought = _Turn(view, view.seats[view.seat])
        return max(moves, key=thought.value).action


class _Turn:
    """The values of the moves open to the seat in turn; higher is better."""

    def __init__(self, view: UnoView, own: UnoSeat) -> None:
        self.view = view
        self.hand = own.hand or []
        assert view.seat is not None
        self.follower = view.seats[(view.seat + view.direction) % len(view.seats)]
        others = [seat.hand_size for n, seat in enumerate(view.seats) if n != view.seat]
        self.danger = min(others) <= 2

    def value(self, move: UnoMove) -> float:
        colour = _letter(move.colour)
        if move.kind == "name":
            return self.going_on(self.hand, colour)
        if move.kind == "give":
            assert move.card is not None
            assert move.target is not None
            return self.given(move.card, self.view.seats[move.target]) + move.calls
        if move.kind != "play" or move.card is None:
            # Draw or pass: the hand stays as it is, and one more card comes.
            now = _letter(self.view.colour)
            return self.going_on(self.hand, now) - (3.0 if move.kind == "draw" else 0.5)
        return self.played(move, move.card, colour) + move.calls

    def played(self, move: UnoMove, card: str, colour: str) -> float:
        rest = list(self.hand)
        rest.remove(card)
        if card == "scary":
            rest = [left for left in rest if left[0] != colour or not colour]
            value = max((self.going_on(rest, c[0]) for c in COLOURS), default=0.0)
        else:
            value = self.going_on(rest, colour or card[0])
        if not rest:
            return 1000.0
        if move.target is not None:
            urgency = 2.0 if self.follower.hand_size <= 2 else 0.7
            value += urgency * (1 + 0.5 * (move.draws or 0))
        if move.bluff:
            value -= BLUFF_COST if self.follower.hand_size > 2 else 0.5
        return value

    def going_on(self, hand: list[str], colour: str) -> float:
        """What a hand is worth when the colour goes on."""
        value = 0.0
        for card in hand:
            face = parse_card(card)
            value -= 1 + POINTS[face] * (0.06 if self.danger else 0.015)
            if face >= COLOURED:
                value += 0.0 if self.danger else WILD_KEPT
            elif card[0] == colour:
                value += SAME_COLOUR
        for at, name in enumerate(COLOURS):
            if name[0] == colour:
                value -= 0.3 * self.follower.at_least[at]
                if self.follower.hand_size <= 3 and self.follower.at_most[at] == 0:
                    value += 1.0
        return value

    def given(self, card: str, receiver: UnoSeat) -> float:
        """Small cards to who is about to go out, the dear ones to who keeps them longest."""
        points = POINTS[parse_card(card)]
        return float(points if receiver.hand_size > 3 else -points)


def _letter(colour: str | None) -> str:
    return colour[0] if colour else ""


def _guilty(view: UnoView) -> float:
    """How likely the Wild Draw Four was a bluff."""
    assert view.stake is not None
    accused = view.seats[view.stake.accused]
    colour = COLOURS.index(view.stake.colour)
    letter = view.stake.colour[0]
    if accused.at_least[colour] or any(_is_of(card, letter) for card in accused.known):
        return 1.0
    unknown = min(accused.hand_size - len(accused.known), accused.at_most[colour])
    unseen = _unseen(view)
    of_colour = sum(n for card, n in unseen.items() if _is_of(card, letter))
    none = (1 - of_colour / max(sum(unseen.values()), 1)) ** unknown
    bluff = (1 - none) * BLUFFS
    return bluff / (bluff + none) if bluff else 0.0


def _is_of(card: str, letter: str) -> bool:
    return card[0] == letter and parse_card(card) < COLOURED


def _unseen(view: UnoView) -> dict[str, int]:
    """How many of each card may be in the draw pile or unknown in a hand."""
    faces = SCARY if view.edition == "classic" else len(COPIES)
    left = {format_card(face): COPIES[face] for face in range(faces)}
    for seat in view.seats:
        for card in seat.known if seat.hand is None else seat.hand:
            left[card] -= 1
    for card in view.discard:
        left[card] -= 1
    return left
