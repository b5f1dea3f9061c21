"""The state of a table as data: one declaration, two shapes.

A game declares the fields of its state in a class:

    class GoFishState(State):
        asked: int = field(-1, 12)  # the value last asked for; -1: none yet
        hand: Rows = field(0, 4, shape=(MAX_SEATS, 13), known=OWNER)  # by seat and value

An instance is a plain state, made of ints and lists, that plain rules run on. `GoFishState.dtype`
is the NumPy record with the same field names that compiled rules run on. `GoFishState.fields` says
of each field how it is kept, what it can hold and who may know it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, Self

import numpy as np

from parlour.core.rule import compiled_as

Row = list[int]
"""Numbers; compiled, a vector."""
Rows = list[list[int]]
"""Rows of numbers, all of one length; compiled, a matrix."""


@dataclass(frozen=True)
class Known:
    """Who may know a field. `conceal` leaves a seat what it may know, and blanks the rest."""

    by: str
    why: str = ""
    """What it depends on."""


EVERYBODY = Known("everybody")
OWNER = Known("owner")
"""A field by seat: each row is for its own seat alone."""
OWNER_IN_ROUND = Known("owner in round")
"""The same while a round is played; between rounds, when the cards lie open, for everybody."""
NOBODY = Known("nobody")
SCRATCH = Known("scratch")
"""No part of the position: rules work in it, and leave zeros behind."""


def depends(why: str) -> Known:
    """Who may know it depends on the rest of the state; say how."""
    return Known("depends", why)


@dataclass(frozen=True)
class Field:
    """How a field of a state is kept, and who may know it."""

    low: int
    high: int
    """The least and the greatest number that it can hold."""
    shape: tuple[int, ...]
    """() for a number, (n,) for a row, (n, m) for n rows."""
    known: Known

    @property
    def code(self) -> str:
        """NumPy's code of the narrowest signed integer that holds every number: i1, i2, i4, i8."""
        bits = max(self.high, ~self.low).bit_length() + 1
        return next(f"i{size}" for size in (1, 2, 4, 8) if bits <= 8 * size)

    def blank(self) -> Any:
        """Zeros."""
        return _zeros(self.shape)


def field(low: int, high: int, *, shape: tuple[int, ...] = (), known: Known = EVERYBODY) -> Any:
    """A field of a state; to be annotated as int, Row or Rows, as its shape is.

    Rules compute in plain ints and store what is in range: nothing checks it while they run.
    Raises ValueError for an empty range, one beyond 64 bits, and more than two dimensions.
    """
    if not -(1 << 63) <= low <= high < 1 << 63:
        raise ValueError(f"expected a range within 64 bits, got {low} to {high}")
    if len(shape) > 2:
        raise ValueError(f"expected two dimensions at most, got {shape}")
    return Field(low, high, shape, known)


class _Declaration(type):
    """Turns the fields that a class of states declares into slots, and collects them."""

    fields: Mapping[str, Field]
    dtype: "np.dtype[Any]"

    def __new__(
        mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]
    ) -> "_Declaration":
        own = {key: value for key, value in namespace.items() if isinstance(value, Field)}
        rest = {key: value for key, value in namespace.items() if key not in own}
        rest["__slots__"] = (*namespace.get("__slots__", ()), *own)
        made = super().__new__(mcs, name, bases, rest)
        inherited = {} if not bases else bases[0].fields  # type: ignore[attr-defined]
        taken = [key for key in own if bases and hasattr(bases[0], key) and key not in inherited]
        if taken:
            raise TypeError(f"expected other names for fields than {', '.join(taken)}")
        made.fields = MappingProxyType({**inherited, **own})
        made.dtype = np.dtype(
            [(key, each.code, each.shape) for key, each in made.fields.items()], align=True
        )
        return made


class State(metaclass=_Declaration):
    """A plain state: the root of every game's. New ones are zeros."""

    __slots__ = ("journal", "source")

    fields: ClassVar[Mapping[str, Field]]
    """Name -> what is declared of it, in order of declaration."""
    dtype: ClassVar["np.dtype[Any]"]
    """The NumPy record of the same fields."""

    source: Any
    """Where rules take their luck from (`parlour.core.chance.Source`); None: nowhere yet."""
    journal: list[tuple[int, ...]] | None
    """Takes what the rules tell; None: nobody listens."""

    rng: Row = field(0, (1 << 32) - 1, shape=(4,), known=NOBODY)
    """The table's own generator (`parlour.core.chance.sfc32`)."""

    # Of every game; each declares how large they are.
    seats: int
    """How many play."""
    points: Row
    """Each seat's points of the last round."""
    totals: Row
    """Each seat's points so far."""

    def __init__(self) -> None:
        self.source = self.journal = None
        for name, each in self.fields.items():
            setattr(self, name, each.blank())

    def copy(self) -> Self:
        """The same position with the same source, telling nobody."""
        twin = self.__class__.__new__(self.__class__)
        twin.source, twin.journal = self.source, None
        for name, each in self.fields.items():
            value = getattr(self, name)
            if len(each.shape) == 1:
                value = value[:]
            elif each.shape:
                value = [row[:] for row in value]
            setattr(twin, name, value)
        return twin

    def values(self) -> dict[str, Any]:
        """The fields' values by name: the state's own lists, no copies."""
        return {name: getattr(self, name) for name in self.fields}

    def record(self) -> Any:
        """The same position as a NumPy record of `dtype`, shape (). Raises OverflowError where a
        number does not fit."""
        array = np.zeros((), self.dtype)
        for name in self.fields:
            array[name] = getattr(self, name)
        return array

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """The same position as a plain state."""
        state = cls()
        for name in cls.fields:
            setattr(state, name, record[name].tolist())
        return state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _tell_nobody(s: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Compiled rules run without listeners."""


@compiled_as(_tell_nobody)
def tell(s: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell the journal what just happened: a kind and up to four numbers whose meaning it fixes.

    The journal holds the whole truth; what a seat hears of it is decided in the game's `view.py`.
    """
    if s.journal is not None:
        s.journal.append((kind, a, b, c, d))
