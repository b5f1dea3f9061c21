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
    are asked for, so steps cost little."""

    __slots__ = ("_actor", "_choice", "_digests", "_facts", "_parent", "_state", "_terms")

    def __init__(
        self, parent: "Past", state: Any, facts: list[Fact], actor: int, choice: int
    ) -> None:
        """A step in which `actor` made a choice, which others know by the facts alone that the
        rules told. `state` is what came of it."""
        self._terms: Terms = parent._terms
        self._parent = parent
        self._state, self._facts = state, facts
        self._actor, self._choice = actor, choice
        self._digests: Digests = {}

    @classmethod
    def begun(cls, terms: Terms, digests: Mapping[Seat | None, bytes]) -> Self:
        """A past of which nothing but its digests is left, one for each seat and a spectator."""
        past = cls.__new__(cls)
        past._terms = terms
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
        game, s = self._terms.game, self._state
        lived: list[Any] = [game.sight.event(s, fact, seat) for fact in self._facts]
        if self._actor == seat:
            lived.append(self._choice)
        if game.rules.to_act(s) < 0:
            lived.append(game.sight.view(s, seat))
        return _encode(lived)

    def digests(self) -> Digests:
        """All digests."""
        seats = [Seat(seat) for seat in range(self._terms.seats)]
        return {seat: self.digest(seat) for seat in (None, *seats)}

    def imagined(self, seat: Seat) -> "Past":
        """The past as a seat can imagine it: it knows its own, and of the others' what a spectator
        knows."""
        digests = dict.fromkeys(self.digests(), self.digest(None))
        return Past.begun(self._terms, {**digests, seat: self.digest(seat)})

    def __reduce__(self) -> tuple[Any, ...]:
        return Past.begun, (self._terms, self.digests())
