"""Decides whether an action can be taken back: only if it brought nothing hidden to light.

Taking back must not be a way to look into a pile, or to draw again. So an action can be taken back
if its outcome follows from what its seat knew: then the seat has learned nothing, and the others
have learned only what the seat showed them by acting.

This is found out by watching the rules: they carry out the action once more, on a copy in which
every number that the seat does not know (those that `conceal` blanks) is a `Hidden`. If the rules
look at a `Hidden`, move it to another place, leave it where a seat may know it, or ask for a
chance, then something has come to light.

Several actions are taken back one after the other, from the last one on, each judged in this way.
What a seat showed by acting stays known to everybody.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal, NoReturn

import msgspec

from parlour.core.chance import Given
from parlour.core.game import Game
from parlour.core.history import History
from parlour.core.numbers import Action, Seat, all_seats
from parlour.core.record import Chance
from parlour.core.state import EVERYBODY, SCRATCH, State

UNDONE = -1
"""The kind of a fact in every game's journal: a seat took back its action, the last one told."""


class Undone(msgspec.Struct, frozen=True, kw_only=True):
    """An event of every game: `seat` took back its last action."""

    kind: Literal["undone"] = "undone"
    seat: Seat


Played = tuple[Seat, Action, tuple[Chance, ...]]
"""An action that was played: its seat, the action, and the chances it asked for."""


@dataclass(frozen=True)
class Undoable:
    """The actions that can be taken back, from the last one on. It does not change, so a finding
    about the last action is known to every copy of a table."""

    game: Game[Any]
    start: bytes
    """The state before the first of them, packed."""
    actions: History[Played] = field(default_factory=History)

    def plus(self, played: Played) -> "Undoable":
        """Return these actions and one more."""
        actions = self.actions.copy()
        actions.append(played)
        return Undoable(self.game, self.start, actions)

    def less(self) -> "Undoable":
        """Return these actions without the last one."""
        return Undoable(self.game, self.start, self.actions.until(len(self.actions) - 1))

    @property
    def seat(self) -> Seat | None:
        """The seat that played the last action; None if there is none."""
        return self.actions[-1][0] if self.actions else None

    @cached_property
    def before(self) -> State:
        """The state before the last action. It is seldom asked for, so it is not kept, but made
        again by playing from the start."""
        s = self.game.State.unpack(self.start)
        for seat, action, chances in self.actions[:-1]:
            s.source = Given(map(self.game.notation.given, chances))
            self.game.rules.apply(s, seat, action)
        s.source = None
        return s

    @cached_property
    def reveals(self) -> bool:
        """True if the last action brought something hidden to light. Finding out takes a while."""
        seat, action, chances = self.actions[-1]
        return bool(chances) or reveals(self.game, self.before, seat, action)


Place = tuple[str, int, int]
"""The place of a number in a state: its field, row and column; -1 where there is no row or
column."""


def reveals(game: Game[Any], before: State, seat: Seat, action: Action) -> bool:
    """True if something hidden comes to light when the seat carries out a legal action."""
    veiled = hidden(game, before, seat)
    watched = before.detached()
    watched.source = _NoChance()
    numbers = dict(_numbers(before, _private(before)))
    for place, bits in veiled.items():
        _put(watched, place, Hidden(place, numbers[place] & bits, _all_bits(before, place) & ~bits))
    try:
        game.rules.apply(watched, seat, action)
        if game.rules.to_act(watched) < 0:  # the cards lie open
            return True
    except _LookedAtError:
        return True
    after = before.copy()
    after.source = _NoChance()
    game.rules.apply(after, seat, action)
    every = _numbers(watched, watched.fields)
    veils = {place: veil for place, veil in every if isinstance(veil, Hidden)}
    if any(veil.place != place for place, veil in veils.items()):
        return True
    for other in all_seats(before.seats):
        was, now = (hidden(game, s, other) for s in (before, after))
        for place, veil in veils.items():
            seen = now.get(place, -1) & (-1 if other == seat else ~was.get(place, -1))
            if veil.bits & seen:
                return True
    return False


def hidden(game: Game[Any], s: State, seat: Seat) -> dict[Place, int]:
    """Find the numbers in a state that the seat does not know: where each is -> which of its bits
    the seat does know."""
    probed, private = s.detached(), _private(s)
    for name in private:
        setattr(probed, name, _known(s.fields[name].shape))
    game.rules.conceal(probed, seat)
    found = _blanked(probed, private)
    bits = ((place, one.bits if isinstance(one, _Probe) else 0) for place, one in found)
    return {place: known for place, known in bits if known != -1}


class Hidden:
    """A number with hidden bits. Its bits can be moved and masked; comparing it, computing with it
    or using it as an index raises `_LookedAtError`."""

    __slots__ = ("bits", "known", "place")

    def __init__(self, place: Place, known: int, bits: int) -> None:
        self.place = place
        """The place where the number was."""
        self.known = known
        """The known bits; the others are 0."""
        self.bits = bits
        """The hidden bits; the others are 0."""

    def __rshift__(self, by: int) -> "Hidden":
        return Hidden(self.place, self.known >> by, self.bits >> by)

    def __and__(self, mask: int) -> "Hidden":
        return Hidden(self.place, self.known & mask, self.bits & mask)

    def _look(self, *_: object) -> NoReturn:
        raise _LookedAtError

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __hash__ = _look
    __bool__ = __int__ = __index__ = __float__ = __neg__ = __invert__ = __abs__ = _look
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = _look
    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __pow__ = __rpow__ = _look
    __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _look
    __lshift__ = __rlshift__ = __rrshift__ = _look


class _Probe:
    """A marker put in place of a number, to see whether `conceal` blanks it, or some of its
    bits."""

    __slots__ = ("bits",)

    def __init__(self, bits: int) -> None:
        self.bits = bits

    def __and__(self, mask: int) -> "_Probe":
        return _Probe(self.bits & mask)


_KNOWN = _Probe(-1)


def _known(shape: tuple[int, ...]) -> Any:
    """A field of this shape with `_KNOWN` in every place."""
    if not shape:
        return _KNOWN
    return [_known(shape[1:]) for _ in range(shape[0])]


def _blanked(s: State, names: Iterable[str]) -> Iterator[tuple[Place, Any]]:
    """What is not `_KNOWN` any more, with its place; most rows still are, and passed over."""
    for name in names:
        value = getattr(s, name)
        if not isinstance(value, list):
            if value is not _KNOWN:
                yield (name, -1, -1), value
        elif not isinstance(value[0], list):
            yield from (((name, i, -1), one) for i, one in enumerate(value) if one is not _KNOWN)
        else:
            for i, row in enumerate(value):
                if row.count(_KNOWN) < len(row):
                    for j, one in enumerate(row):
                        if one is not _KNOWN:
                            yield (name, i, j), one


class _LookedAtError(Exception):
    """The rules have looked at something hidden, or asked for a chance."""


class _NoChance:
    def below(self, s: Any, n: int) -> int:
        raise _LookedAtError

    def shuffle(self, s: Any, cards: list[int], n: int) -> None:
        raise _LookedAtError


def _private(s: State) -> list[str]:
    """The fields that only some seats, or none, may know."""
    return [name for name, each in s.fields.items() if each.known not in (EVERYBODY, SCRATCH)]


def _numbers(s: State, names: Iterable[str]) -> Iterator[tuple[Place, Any]]:
    for name in names:
        each, value = s.fields[name], getattr(s, name)
        if not each.shape:
            yield (name, -1, -1), value
        elif len(each.shape) == 1:
            for i, number in enumerate(value):
                yield (name, i, -1), number
        else:
            for i, row in enumerate(value):
                for j, number in enumerate(row):
                    yield (name, i, j), number


def _all_bits(s: State, place: Place) -> int:
    """All bits that a number in this place can have."""
    field = s.fields[place[0]]
    return -1 if field.low < 0 else (1 << field.high.bit_length()) - 1


def _put(s: State, place: Place, number: Any) -> None:
    name, i, j = place
    if i < 0:
        setattr(s, name, number)
    elif j < 0:
        getattr(s, name)[i] = number
    else:
        getattr(s, name)[i][j] = number
