"""A table as a tree: positions in which a seat or chance chooses, and what comes of each choice.

For programs that want chance spelled out, as OpenSpiel does. The rules run plain. Where they
shuffle cards, chance chooses the top card, then the next, and so on; where they draw a number, it
chooses that.
"""

from collections.abc import Collection
from dataclasses import dataclass
from random import Random
from typing import Any

from parlour.core.chance import Generated, seed_generator
from parlour.core.errors import IllegalActionError, NotYourTurnError
from parlour.core.game import CHANCE, NOBODY
from parlour.core.numbers import Action, Seat, all_seats
from parlour.envs.past import Past, digest
from parlour.envs.questions import DEALER, AskedError, NextCard, OneOf, carry_out
from parlour.envs.terms import REWARDS, Terms

Step = tuple[Seat, Action]
"""A seat's action, or one of these."""

BEGIN, DEAL, ASK = ((DEALER, Action(number)) for number in range(3))
"""To draw the first table, to deal a round, to draw whom to ask."""

FEW = 4
"""With no more cards left in the pile, it is likely that cards will be shuffled soon."""


@dataclass(slots=True)
class Position:
    """A position; `begun` makes the first. To go on from it uses it up, since states take longer to
    copy than most actions to be carried out: whoever needs it again takes a `copy` first."""

    terms: Terms
    s: Any
    """The plain state."""
    past: Past
    seat: Seat
    """The seat that acts; in its place CHANCE or NOBODY."""
    returns: tuple[float, ...]
    """The sum of each seat's rewards."""
    shares: tuple[float, ...]
    """Each seat's share of the victory at the last reward."""
    waiting: int = 0
    """Bit mask of the seats still to be asked out of turn, the one that acts among them."""
    step: Step = BEGIN
    """What waits until chance has chosen, where chance chooses."""
    chances: tuple[Any, ...] = ()
    """What chance has chosen for it so far: numbers, and orders of cards."""
    legal: Collection[int] = ()
    """The legal actions of the seat that acts, ascending, to wait the last of them; or what chance
    can choose, ascending."""
    question: OneOf | NextCard | None = None
    """What chance chooses now."""
    spare: tuple[Past, Any] | None = None
    """A state from some steps before, and the past that led to it, from which a state that was used
    up is soon made anew. A copy has none."""

    def copy(self) -> "Position":
        """The same position, to be gone on from by itself. The state is not used up where chance
        chooses, but for whom to ask."""
        s, legal, question = self.s, self.legal, self.question
        if isinstance(question, NextCard):
            question = question.copy()
            legal = question.choices
        elif question is None or self.step == ASK:
            s = s.copy()
        before = self.terms, s, self.past, self.seat, self.returns, self.shares, self.waiting
        return Position(*before, self.step, self.chances, legal, question)

    def __deepcopy__(self, _: Any) -> "Position":
        return self.copy()

    def after(self, choice: Action) -> "Position":
        """The position after a choice of the seat that acts, or of chance (IllegalActionError, and
        nothing is used up)."""
        if choice not in self.legal:
            raise IllegalActionError(f"expected one of {[*self.legal]}, got {choice!r:.40}")
        question = self.question
        if question is None:
            if choice == self.terms.wait:
                return self._waited(choice)
            return self._carry_out((self.seat, choice), ())
        if isinstance(question, NextCard):
            question.draw(choice)
            if len(question.choices) > 1:
                return self
            return self._carry_out(self.step, (*self.chances, question.order()))
        if self.step == ASK:
            return self._called(Seat(choice), self.waiting)
        if self.step == BEGIN:
            return _opened(self.terms, self.terms.starts[choice])
        return self._carry_out(self.step, (*self.chances, choice))

    def _waited(self, action: Action) -> "Position":
        self.past = Past(self.past, self.seat, action)
        return self._ask(self.waiting & ~(1 << self.seat))

    def _carry_out(self, step: Step, chances: tuple[Any, ...]) -> "Position":
        """Carry out a deal or an action, if these chances are all that it takes. An action uses up
        the state; if it turns out that chance is to choose, the past makes it anew."""
        rules = self.terms.game.rules
        actor, choice = step
        using_up = actor != DEALER and not chances
        if using_up and self.spare is None and self.terms.cards_left(self.s) <= FEW:
            self.spare = self.past, self.s.copy()
        s = self.s if using_up else self.s.copy()
        try:
            carry_out(rules, s, actor, choice, chances)
        except AskedError as asked:
            if using_up:
                self.s = self.past.state(self.spare)
            self.spare = None
            return self._chosen(asked.question, step, chances)
        self.s, self.past = s, Past(self.past, actor, choice, chances, s if chances else None)
        turn = rules.to_act(s)
        if turn >= 0:
            waiting = rules.interrupters(s)
            return self._ask(waiting) if waiting else self._called(Seat(turn), 0)
        return self._deal() if step == DEAL else self._rewarded()

    def _deal(self) -> "Position":
        """Deal the next round."""
        return self._carry_out(DEAL, ())

    def _rewarded(self) -> "Position":
        """Add the rewards of the round that is over, and go on to the next."""
        terms, shares = self.terms, [*self.shares]
        values, out = ([0.0] * terms.seats for _ in range(2))
        terms.reward_round(self.s, REWARDS[terms.reward], terms.sign, shares, values, out)
        self.returns = tuple(a + b for a, b in zip(self.returns, out, strict=True))
        self.shares = tuple(shares)
        if terms.episode == "game" and terms.game.rules.to_act(self.s) != NOBODY:
            return self._deal()
        self.seat, self.legal, self.question = Seat(NOBODY), (), None
        return self

    def _ask(self, waiting: int) -> "Position":
        """Ask the next seat that may act out of turn, or, if there is none, the seat in turn."""
        if not waiting:
            return self._called(Seat(self.terms.game.rules.to_act(self.s)), 0)
        seats = tuple(seat for seat in all_seats(self.terms.seats) if waiting >> seat & 1)
        if len(seats) == 1:
            return self._called(seats[0], waiting)
        self.waiting = waiting
        return self._chosen(OneOf(seats), ASK)

    def _chosen(
        self, question: OneOf | NextCard, step: Step, chances: tuple[Any, ...] = ()
    ) -> "Position":
        """Let chance choose."""
        self.seat, self.step, self.chances = Seat(CHANCE), step, chances
        self.legal, self.question = question.choices, question
        return self

    def _called(self, seat: Seat, waiting: int) -> "Position":
        """Let a seat act, while these seats are still to be asked."""
        legal: Collection[int] = self.terms.game.legal_actions(self.s, seat)
        if waiting >> seat & 1:
            assert self.terms.wait is not None  # somebody may act out of turn
            legal = [*legal, self.terms.wait]
        self.seat, self.waiting, self.legal, self.question = seat, waiting, legal, None
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
        twin = self.copy()
        world = twin.s
        world.source = Generated()
        seed_generator(world, random.getrandbits(64), 0)
        self.terms.game.rules.redeal(world, seat)
        world.source = None
        twin.past = self.past.imagined(seat, world)
        if seat == self.seat and self.waiting:  # it does not know who has been asked before
            twin.waiting &= 1 << seat | random.getrandbits(self.terms.seats)
        return twin


def begun(terms: Terms) -> Position:
    """The position before everything."""
    if terms.starts:
        numbers = tuple(range(len(terms.starts)))
        return _opened(terms, terms.starts[0])._chosen(OneOf(numbers), BEGIN)
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
    first = Position(terms, s.copy(), past, Seat(NOBODY), nothing, tuple(shares))
    if game.rules.to_act(s) < 0:
        return first._deal()
    return first._ask(game.rules.interrupters(s))
