"""What each seat has lived through, as a digest: two pasts that a seat cannot tell apart have the
same one."""

from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from typing import Any, Self

import msgspec

from parlour.core.numbers import Action, Seat
from parlour.core.state import Fact
from parlour.envs.questions import carry_out
from parlour.envs.terms import Terms

_encode = msgspec.msgpack.Encoder().encode

Digests = dict[Seat | None, bytes]
"""A digest for each seat, and for a spectator (None)."""
_NONE: Digests = {}


def digest(*parts: bytes) -> bytes:
    """The 16 bytes that stand for these."""
    return blake2b(b"".join(parts), digest_size=16).digest()


class Past:
    """A step of the past and all steps before it; nothing of it changes. Steps cost little: what
    they were to a seat is found out when it is asked for, by carrying them out again from the last
    state that was kept. States are kept as bytes, which Python's collector does not visit."""

    __slots__ = (
        *("_actor", "_chances", "_choice", "_digests", "_facts", "_kept", "_open", "_parent"),
        *("_table", "_terms"),
    )

    _kept: bytes | None
    """The state that came of the step, packed."""
    _facts: tuple[Fact, ...] | None
    """What the rules told; None if that has not been found out."""
    _open: bool
    """Whether cards lay open after it; found out with the facts."""

    def __init__(
        self,
        parent: "Past",
        actor: Seat,
        choice: Action,
        chances: tuple[Any, ...] = (),
        state: Any = None,
    ) -> None:
        """A step in which `actor` made a choice, and chance chose this for it. `state` is what came
        of it, if it shall be kept."""
        self._terms: Terms = parent._terms
        self._table: Any = parent._table
        self._parent = parent
        self._actor, self._choice, self._chances = actor, choice, chances
        self._kept = None if state is None else state.pack()
        self._facts = None
        self._digests = _NONE

    @classmethod
    def begun(cls, terms: Terms, table: Any, digests: Mapping[Seat | None, bytes]) -> Self:
        """A past of which nothing but its digests is left, one for each seat and a spectator.
        `table` is the state that it led to."""
        past = cls.__new__(cls)
        past._terms, past._table, past._kept = terms, table, table.pack()
        past._digests = {**digests}
        return past

    def state(self, spare: tuple["Past", Any] | None = None) -> Any:
        """The state that the past led to, a new one. `spare`: a part of the past, and the state
        that it led to, which is used up."""
        known, s = spare or (None, None)
        todo, step = [], self
        while step is not known and step._kept is None:
            todo.append(step)
            step = step._parent
        if step is not known:
            assert step._kept is not None
            s = self._terms.game.State.unpack(step._kept)
        for step in reversed(todo):
            step._repeat(s)
        return s

    def _repeat(self, s: Any, facts: list[Fact] | None = None) -> None:
        """Carry out the step again."""
        if self._choice != self._terms.wait:
            rules = self._terms.game.rules
            carry_out(rules, s, self._actor, self._choice, self._chances, facts)

    def digest(self, seat: Seat | None) -> bytes:
        """The 16 bytes of a seat, or of a spectator (None)."""
        todo, step = [], self
        while seat not in step._digests:
            todo.append(step)
            step = step._parent
        found = step._digests[seat]
        for step in self._known(reversed(todo)):
            found = digest(found, step._lived(seat))
            step._digests = {**step._digests, seat: found}
        return found

    def _known(self, steps: Iterable["Past"]) -> Iterator["Past"]:
        """The steps up to this one, each with what the rules told."""
        s = None
        for step in steps:
            if step._facts is not None:
                s = None
            else:
                s = step._parent.state() if s is None else s
                facts: list[Fact] = []
                step._repeat(s, facts)
                step._facts = tuple(facts)
                step._open = self._terms.game.rules.to_act(s) < 0
                if step._open or step is self:
                    step._kept = s.pack()
            yield step

    def _lived(self, seat: Seat | None) -> bytes:
        """What the step was to a seat. Between rounds, when cards lie open, all that it sees."""
        game = self._terms.game
        lived: list[Any] = [game.sight.event(self._table, fact, seat) for fact in self._facts or ()]
        if self._actor == seat:
            lived.append(self._choice)
        if self._open:
            assert self._kept is not None
            lived.append(game.sight.view(game.State.unpack(self._kept), seat))
        return _encode(lived)

    def digests(self) -> Digests:
        """All digests."""
        seats = [Seat(seat) for seat in range(self._terms.seats)]
        return {seat: self.digest(seat) for seat in (None, *seats)}

    def imagined(self, seat: Seat, world: Any) -> "Past":
        """The past as a seat can imagine it, which led to a world: it knows its own, and of the
        others' what a spectator knows."""
        digests = dict.fromkeys(self.digests(), self.digest(None))
        return Past.begun(self._terms, world, {**digests, seat: self.digest(seat)})

    def __reduce__(self) -> tuple[Any, ...]:
        return Past.begun, (self._terms, self.state(), self.digests())
