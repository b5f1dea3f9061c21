"""What rules ask chance, and how they are carried out with its answers.

Rules cannot stop half-way and wait. So they are carried out from the start with the answers that
there are, which raises AskedError if that is not all.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from parlour.core.game import CHANCE, Rules
from parlour.core.numbers import Action, Seat
from parlour.core.state import Fact, Row

DEALER = Seat(CHANCE)
"""In place of the seat that acts, where a round is dealt."""


class OneOf(NamedTuple):
    """Chance chooses one of some numbers, all equally likely."""

    choices: tuple[int, ...]

    def outcomes(self) -> list[tuple[int, float]]:
        """Each number, with its probability."""
        return [(value, 1 / len(self.choices)) for value in self.choices]


@dataclass(slots=True)
class NextCard:
    """Chance chooses the next card of a deck that is being shuffled, the top card first."""

    choices: dict[int, int]
    """How many of each face are left, ascending."""
    left: int
    """How many cards are left."""
    drawn: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, deck: Row) -> "NextCard":
        """The first card of a deck."""
        counts = Counter(deck)
        return cls({face: counts[face] for face in sorted(counts)}, len(deck))

    def copy(self) -> "NextCard":
        """The same question."""
        return NextCard(self.choices.copy(), self.left, self.drawn.copy())

    def outcomes(self) -> list[tuple[int, float]]:
        """Each face, with its probability."""
        if self.left == len(self.choices):
            share = 1 / self.left
            return [(face, share) for face in self.choices]
        shares = _shares(self.left)
        return [(face, shares[count]) for face, count in self.choices.items()]

    def draw(self, face: int) -> None:
        """Ask for the card after this one."""
        self.drawn.append(face)
        self.left -= 1
        self.choices[face] -= 1
        if not self.choices[face]:
            del self.choices[face]

    def order(self) -> tuple[int, ...]:
        """The deck, if there is one face left at most."""
        return (*self.drawn, *[*self.choices] * self.left)


@cache
def _shares(cards: int) -> tuple[float, ...]:
    """The probability of a face, by how many of so many cards have it."""
    return tuple(count / cards for count in range(cards + 1))


class AskedError(Exception):
    """The rules have asked for a chance that has not been chosen yet."""

    def __init__(self, question: OneOf | NextCard) -> None:
        super().__init__()
        self.question = question


class _Chosen:
    """The chances that have been chosen, in order."""

    def __init__(self, chances: Sequence[Any]) -> None:
        self._chances = iter(chances)

    def below(self, s: Any, n: int) -> int:
        """The next choice (AskedError)."""
        chosen: int | None = next(self._chances, None)
        if chosen is None:
            raise AskedError(OneOf(tuple(range(n))))
        return chosen

    def shuffle(self, s: Any, cards: Row, n: int) -> None:
        """The next order (AskedError)."""
        deck = next(self._chances, None)
        if deck is None:
            question = NextCard.of(cards[:n])
            if len(question.choices) > 1:
                raise AskedError(question)
            deck = cards[:n]
        cards[:n] = deck[::-1]


_NOTHING = _Chosen(())


def carry_out(
    rules: Rules,
    s: Any,
    actor: Seat,
    choice: Action,
    chances: Sequence[Any],
    facts: list[Fact] | None = None,
) -> None:
    """Carry out, in place, a seat's action or (DEALER) a deal, with what chance has chosen for it:
    numbers, and orders of cards. What the rules tell is added to `facts`. Raises AskedError if they
    ask for more, and leaves a state that is good for nothing."""
    s.source, s.journal = _Chosen(chances) if chances else _NOTHING, facts
    if actor == DEALER:
        rules.deal(s)
    else:
        rules.apply(s, actor, choice)
    s.source = s.journal = None
