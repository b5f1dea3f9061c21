"""A table as a tree: positions in which a seat or chance chooses, and what comes of each choice.

For programs that want chance spelled out, as OpenSpiel does. The rules run plain. Where they
shuffle cards, chance chooses the top card, then the next, and so on; where they draw a number, it
chooses that. A position never changes, so it can be kept and shared.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from parlour.core.chance import Generated, seed_generator
from parlour.core.errors import IllegalActionError, NotYourTurnError
from parlour.core.game import CHANCE, NOBODY
from parlour.core.numbers import Action, Seat, all_seats
from parlour.core.state import Fact, Row
from parlour.envs.past import Past, digest
from parlour.envs.terms import REWARDS, Terms

# What waits until chance has chosen, besides an action.
BEGIN, DEAL, ASK = "begin", "deal", "ask"

Step = str | tuple[Seat, Action]
"""One of these, or a seat's action."""


class OneOf(NamedTuple):
    """Chance chooses one of some numbers, all equally likely."""

    values: tuple[int, ...]

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def outcomes(self) -> list[tuple[int, float]]:
        """Each number, with its probability."""
        return [(value, 1 / len(self.values)) for value in self.values]


class NextCard(NamedTuple):
    """Chance chooses the next card of a deck that is being shuffled, the top card first."""

    left: dict[int, int]
    """How many of each face are left, ascending."""
    drawn: tuple[int, ...]

    def __contains__(self, face: object) -> bool:
        return face in self.left

    def outcomes(self) -> list[tuple[int, float]]:
        """Each face, with its probability."""
        total = sum(self.left.values())
        shares = [count / total for count in range(max(self.left.values()) + 1)]
        return [*zip(self.left, map(shares.__getitem__, self.left.values()), strict=True)]

    def then(self, face: int) -> "NextCard":
        """What is asked after this card; a deck without a choice is completed."""
        left = {**self.left, face: self.left[face] - 1}
        if not left[face]:
            del left[face]
        drawn = (*self.drawn, face)
        if len(left) == 1:
            [(last, count)] = left.items()
            return NextCard({}, (*drawn, *[last] * count))
        return NextCard(left, drawn)


class _AskedError(Exception):
    """The rules have asked for a chance that has not been chosen yet."""

    def __init__(self, question: OneOf | NextCard) -> None:
        super().__init__()
        self.question = question


class _Chosen:
    """The chances that have been chosen, in order."""

    def __init__(self, chances: Sequence[Any]) -> None:
        self._chances = iter(chances)

    def below(self, s: Any, n: int) -> int:
        """The next choice (_AskedError)."""
        chosen: int | None = next(self._chances, None)
        if chosen is None:
            raise _AskedError(OneOf(tuple(range(n))))
        return chosen

    def shuffle(self, s: Any, cards: Row, n: int) -> None:
        """The next order (_AskedError)."""
        deck = next(self._chances, None)
        if deck is None:
            counts = Counter(cards[:n])
            if len(counts) > 1:
                raise _AskedError(NextCard({face: counts[face] for face in sorted(counts)}, ()))
            deck = cards[:n]
        cards[:n] = deck[::-1]


class Position(NamedTuple):
    """A position; `begun` makes the first."""

    terms: Terms
    s: Any
    """The plain state."""
    past: Past
    seat: int
    """The seat that acts, CHANCE or NOBODY."""
    returns: tuple[float, ...]
    """The sum of each seat's rewards."""
    shares: tuple[float, ...]
    """Each seat's share of the victory at the last reward."""
    legal: tuple[int, ...] = ()
    """The legal actions of the seat that acts, ascending, to wait the last of them."""
    waiting: int = 0
    """Bit mask of the seats still to be asked out of turn, the one that acts among them."""
    step: Step = BEGIN
    """What waits until chance has chosen."""
    chances: tuple[Any, ...] = ()
    """What chance has chosen for it so far: numbers, and orders of cards."""
    question: OneOf | NextCard | None = None
    """What chance chooses now."""

    def outcomes(self) -> list[tuple[int, float]]:
        """What chance can choose, ascending, with its probabilities; empty where a seat acts."""
        return self.question.outcomes() if self.question else []

    def after(self, choice: int) -> "Position":
        """The position after a choice of the seat that acts, or of chance (IllegalActionError)."""
        question = self.question
        if choice not in (self.legal if question is None else question):
            possible = list(self.legal) or [value for value, _ in self.outcomes()]
            raise IllegalActionError(f"expected one of {possible}, got {choice!r:.40}")
        if question is None:
            return self._acted(Seat(self.seat), choice)
        if isinstance(question, NextCard):
            question = question.then(choice)
            if question.left:
                return Position(*self[:-1], question)  # a third of the time of `_replace`
            return self._carry_out(self.step, (*self.chances, question.drawn))
        if self.step == ASK:
            return self._called(self.s, self.past, self.waiting, choice)
        if self.step == BEGIN:
            return _opened(self.terms, self.terms.starts[choice])
        return self._carry_out(self.step, (*self.chances, choice))

    def _acted(self, seat: Seat, action: int) -> "Position":
        if action != self.terms.wait:
            return self._carry_out((seat, Action(action)), ())
        past = Past(self.past, self.s, [], seat, action)
        return self._ask(self.s, past, self.waiting & ~(1 << seat))

    def _carry_out(self, step: Step, chances: tuple[Any, ...]) -> "Position":
        """Carry out a deal or an action, if these chances are all that it takes."""
        rules = self.terms.game.rules
        facts: list[Fact] = []
        s = self.s.copy()
        s.source, s.journal = _Chosen(chances), facts
        actor, choice = (Seat(CHANCE), Action(0)) if isinstance(step, str) else step
        try:
            if step == DEAL:
                rules.deal(s)
            else:
                rules.apply(s, actor, choice)
        except _AskedError as asked:
            return self._replace(
                seat=CHANCE, legal=(), step=step, chances=chances, question=asked.question
            )
        s.source = s.journal = None
        past = Past(self.past, s, facts, actor, choice)
        if rules.to_act(s) >= 0:
            return self._ask(s, past, rules.interrupters(s))
        ended = self._replace(s=s, past=past, legal=(), question=None)
        return ended._deal() if step == DEAL else ended._rewarded()

    def _deal(self) -> "Position":
        """Deal the next round."""
        return self._carry_out(DEAL, ())

    def _rewarded(self) -> "Position":
        """Add the rewards of the round that is over, and go on to the next."""
        terms, shares = self.terms, [*self.shares]
        values, out = ([0.0] * terms.seats for _ in range(2))
        terms.reward_round(self.s, REWARDS[terms.reward], terms.sign, shares, values, out)
        returns = tuple(a + b for a, b in zip(self.returns, out, strict=True))
        ended = self._replace(seat=NOBODY, returns=returns, shares=tuple(shares))
        over = terms.episode == "round" or terms.game.rules.to_act(self.s) == NOBODY
        return ended if over else ended._deal()

    def _ask(self, s: Any, past: Past, waiting: int) -> "Position":
        """What comes of this: ask the next seat that may act out of turn, or, if there is none, the
        seat in turn."""
        if not waiting:
            return self._called(s, past, 0, self.terms.game.rules.to_act(s))
        seats = tuple(seat for seat in range(self.terms.seats) if waiting >> seat & 1)
        if len(seats) == 1:
            return self._called(s, past, waiting, seats[0])
        asked = self._replace(s=s, past=past, seat=CHANCE, legal=(), waiting=waiting)
        return asked._replace(step=ASK, chances=(), question=OneOf(seats))

    def _called(self, s: Any, past: Past, waiting: int, seat: int) -> "Position":
        """Let a seat act, while these seats are still to be asked."""
        legal: list[int] = [*self.terms.game.legal_actions(s, Seat(seat))]
        if waiting >> seat & 1:
            assert self.terms.wait is not None  # somebody may act out of turn
            legal.append(self.terms.wait)
        return Position(self.terms, s, past, seat, self.returns, self.shares, tuple(legal), waiting)

    def __deepcopy__(self, _: Any) -> "Position":
        return self

    def known(self, seat: Seat) -> bytes:
        """All that a seat knows and has lived through, as 16 bytes."""
        s = self.s.copy()
        self.terms.game.rules.conceal(s, seat)
        return digest(self.past.digest(seat), s.pack())

    def imagined(self, seat: Seat, random: Random) -> "Position":
        """A position that the seat cannot tell from this one: everything that it does not know is
        dealt at random (NotYourTurnError where chance chooses)."""
        if self.question is not None:
            raise NotYourTurnError("expected a position in which a seat acts: chance is to choose")
        world, waiting = self.s.copy(), self.waiting
        world.source = Generated()
        seed_generator(world, random.getrandbits(64), 0)
        self.terms.game.rules.redeal(world, seat)
        world.source = None
        if seat == self.seat and waiting:  # it does not know who has been asked before
            waiting &= 1 << seat | random.getrandbits(self.terms.seats)
        return self._replace(s=world, past=self.past.imagined(seat), waiting=waiting)


def begun(terms: Terms) -> Position:
    """The position before everything."""
    if terms.starts:
        question = OneOf(tuple(range(len(terms.starts))))
        first = _opened(terms, terms.starts[0])
        return first._replace(seat=CHANCE, step=BEGIN, question=question)
    return _opened(terms, terms.opening)


def _opened(terms: Terms, s: Any) -> Position:
    """The first choice at a table."""
    game, nothing = terms.game, (0.0,) * terms.seats
    shares = [*nothing]
    terms.standing(s, shares)
    digests: dict[Seat | None, bytes] = {None: b""}
    for seat in all_seats(terms.seats):
        known = s.copy()
        game.rules.conceal(known, seat)
        digests[seat] = digest(known.pack())
    past = Past.begun(terms, s, digests)
    first = Position(terms, s, past, NOBODY, nothing, tuple(shares))
    if game.rules.to_act(s) < 0:
        return first._deal()
    return first._ask(s, past, game.rules.interrupters(s))
