"""A table as a tree: positions in which a seat or chance chooses, and what comes of each choice.

For programs that want chance spelled out, as OpenSpiel does. The rules run plain. Where they
shuffle cards, chance chooses the top card, then the next, and so on; where they draw a number, it
chooses that.
"""

from collections.abc import Collection
from random import Random
from typing import Any, NamedTuple

from parlour.core.chance import Generated, seed_generator
from parlour.core.errors import IllegalActionError, NotYourTurnError
from parlour.core.game import CHANCE, NOBODY
from parlour.core.numbers import Action, Seat, all_seats
from parlour.envs.past import Past, digest
from parlour.envs.questions import DEALER, AskedError, NextCard, OneOf, carry_out
from parlour.envs.terms import REWARDS, Terms

# What waits until chance has chosen, besides an action.
BEGIN, DEAL, ASK = "begin", "deal", "ask"

FEW = 1
"""With no more cards left in the pile, it is likely that they will be shuffled."""

Step = str | tuple[Seat, Action]
"""One of these, or a seat's action."""


class Position(NamedTuple):
    """A position; `begun` makes the first. To go on from it uses it up, since states take longer to
    copy than most actions to be carried out: whoever needs it again takes a `copy` first."""

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
    waiting: int = 0
    """Bit mask of the seats still to be asked out of turn, the one that acts among them."""
    step: Step = BEGIN
    """What waits until chance has chosen."""
    chances: tuple[Any, ...] = ()
    """What chance has chosen for it so far: numbers, and orders of cards."""
    legal: Collection[int] = ()
    """The legal actions of the seat that acts, ascending, to wait the last of them; or what chance
    can choose, ascending."""
    question: OneOf | NextCard | None = None
    """What chance chooses now."""

    def copy(self) -> "Position":
        """The same position, to be gone on from by itself. The state is not used up where chance
        chooses, but for whom to ask."""
        if isinstance(self.question, NextCard):
            question = self.question.copy()
            return Position._make((*self[:-2], question.choices, question))
        if self.question and self.step != ASK:
            return self
        terms, s, *rest = self
        return Position._make((terms, s.copy(), *rest))

    def __deepcopy__(self, _: Any) -> "Position":
        return self.copy()

    def after(self, choice: int) -> "Position":
        """The position after a choice of the seat that acts, or of chance (IllegalActionError, and
        nothing is used up)."""
        if choice not in self.legal:
            raise IllegalActionError(f"expected one of {[*self.legal]}, got {choice!r:.40}")
        question = self.question
        if question is None:
            action = Action(choice)
            if action == self.terms.wait:
                return self._waited(action)
            return self._carry_out((Seat(self.seat), action), ())
        if isinstance(question, NextCard):
            question.draw(choice)
            if len(question.choices) > 1:
                return self
            return self._carry_out(self.step, (*self.chances, question.order()))
        if self.step == ASK:
            return self._called(self.s, self.past, self.waiting, choice)
        if self.step == BEGIN:
            return _opened(self.terms, self.terms.starts[choice])
        return self._carry_out(self.step, (*self.chances, choice))

    def _waited(self, action: Action) -> "Position":
        past = Past(self.past, Seat(self.seat), action)
        return self._ask(self.s, past, self.waiting & ~(1 << self.seat))

    def _carry_out(self, step: Step, chances: tuple[Any, ...]) -> "Position":
        """Carry out a deal or an action, if these chances are all that it takes. The state is used
        up where nothing is likely to be shuffled; if something is, the past makes it anew."""
        rules = self.terms.game.rules
        actor, choice = (DEALER, Action(0)) if isinstance(step, str) else step
        using_up = actor != DEALER and not chances and self.terms.cards_left(self.s) > FEW
        s = self.s if using_up else self.s.copy()
        try:
            carry_out(rules, s, actor, choice, chances)
        except AskedError as asked:
            question, before = asked.question, self.past.state() if using_up else self.s
            waits = self._replace(s=before, seat=CHANCE, step=step, chances=chances)
            return waits._replace(legal=question.choices, question=question)
        past = Past(self.past, actor, choice, chances, s if chances else None)
        turn = rules.to_act(s)
        if turn >= 0:
            waiting = rules.interrupters(s)
            return self._ask(s, past, waiting) if waiting else self._called(s, past, 0, turn)
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
        asked = self._replace(s=s, past=past, seat=CHANCE, waiting=waiting, step=ASK, chances=())
        return asked._replace(legal=seats, question=OneOf(seats))

    def _called(self, s: Any, past: Past, waiting: int, seat: int) -> "Position":
        """Let a seat act, while these seats are still to be asked."""
        terms, returns, shares = self.terms, self.returns, self.shares
        legal: Collection[int] = terms.game.legal_actions(s, Seat(seat))
        if waiting >> seat & 1:
            assert terms.wait is not None  # somebody may act out of turn
            legal = [*legal, terms.wait]
        return Position(terms, s, past, seat, returns, shares, waiting, legal=legal)

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
        return self._replace(s=world, past=self.past.imagined(seat, world), waiting=waiting)


def begun(terms: Terms) -> Position:
    """The position before everything."""
    if terms.starts:
        numbers = tuple(range(len(terms.starts)))
        first = _opened(terms, terms.starts[0])
        return first._replace(seat=CHANCE, step=BEGIN, legal=numbers, question=OneOf(numbers))
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
    first = Position(terms, s.copy(), past, NOBODY, nothing, tuple(shares))
    if game.rules.to_act(s) < 0:
        return first._deal()
    return first._ask(first.s, past, game.rules.interrupters(s))
