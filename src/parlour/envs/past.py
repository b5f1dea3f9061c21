"""What each seat has lived through, as a digest: two pasts that a seat cannot tell apart have the
same one."""

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, Self

import msgspec

from parlour.core.numbers import Seat
from parlour.core.state import Fact
from parlour.envs.terms import Terms

_encode = msgspec.msgpack.Encoder().encode

Digests = dict[Seat | None, bytes]
"""A digest for each seat, and for a spectator (None)."""


def digest(*parts: bytes) -> bytes:
    """The 16 bytes that stand for these."""
    return blake2b(b"".join(parts), digest_size=16).digest()


class Past:
    """A step of the past and all steps before it; nothing of it changes. Digests are made when they
    are asked for, so steps cost little. States are kept only where cards lie open: thousands of
    them, in long games, would keep Python's collector busy."""

    __slots__ = ("_actor", "_choice", "_digests", "_facts", "_open", "_parent", "_table", "_terms")

    def __init__(
        self, parent: "Past", state: Any, facts: list[Fact], actor: int, choice: int
    ) -> None:
        """A step in which `actor` made a choice, which others know by the facts alone that the
        rules told. `state` is what came of it."""
        self._terms: Terms = parent._terms
        self._table: Any = parent._table
        self._parent = parent
        self._open = state if self._terms.game.rules.to_act(state) < 0 else None
        self._facts = tuple(facts)
        self._actor, self._choice = actor, choice
        self._digests: Digests = {}

    @classmethod
    def begun(cls, terms: Terms, table: Any, digests: Mapping[Seat | None, bytes]) -> Self:
        """A past of which nothing but its digests is left, one for each seat and a spectator.
        `table` is any state of the table, for its house rules."""
        past = cls.__new__(cls)
        past._terms, past._table = terms, table
        past._digests = dict(digests)
        return past

    def digest(self, seat: Seat | None) -> bytes:
        """The 16 bytes of a seat, or of a spectator (None)."""
        todo, step = [], self
        while seat not in step._digests:
            todo.append(step)
            step = step._parent
        found = step._digests[seat]
        for step in reversed(todo):
            found = step._digests[seat] = digest(found, step._lived(seat))
        return found

    def _lived(self, seat: Seat | None) -> bytes:
        """What the step was to a seat. Between rounds, when cards lie open, all that it sees."""
        sight = self._terms.game.sight
        lived: list[Any] = [sight.event(self._table, fact, seat) for fact in self._facts]
        if self._actor == seat:
            lived.append(self._choice)
        if self._open is not None:
            lived.append(sight.view(self._open, seat))
        return _encode(lived)

    def digests(self) -> Digests:
        """All digests."""
        seats = [Seat(seat) for seat in range(self._terms.seats)]
        return {seat: self.digest(seat) for seat in (None, *seats)}

    def imagined(self, seat: Seat) -> "Past":
        """The past as a seat can imagine it: it knows its own, and of the others' what a spectator
        knows."""
        digests = dict.fromkeys(self.digests(), self.digest(None))
        return Past.begun(self._terms, self._table, {**digests, seat: self.digest(seat)})

    def __reduce__(self) -> tuple[Any, ...]:
        return Past.begun, (self._terms, self._table, self.digests())
