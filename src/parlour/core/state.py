"""The state of a table as data: one declaration, two shapes.

A game declares the fields of its state in a class:

    class GoFishState(State):
        asked: int = field(-1, 12)  # the value last asked for; -1: none yet
        hand: Rows = field(0, 4, shape=(MAX_SEATS, 13), known=OWNER)  # by seat and value

An instance is a plain state, made of ints and lists, that plain rules run on. `GoFishState.dtype`
is the NumPy record with the same field names that compiled rules run on. `GoFishState.fields` says
of each field how it is kept, what it can hold and who may know it.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Any, ClassVar, Self

import msgspec
import numpy as np

from parlour.core.history import History
from parlour.core.rule import compiled_as

Row = list[int]
"""A row of numbers; compiled, a vector."""
Rows = list[list[int]]
"""Rows of numbers, all of the same length; compiled, a matrix."""
Fact = tuple[int, ...]
"""Something that rules tell, as (kind, a, b, c, d)."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder().decode


@dataclass(frozen=True)
class Known:
    """Says who may know a field. `conceal` keeps the fields that a seat may know and blanks the
    rest."""

    by: str
    why: str = ""
    """For a field that `depends`: the condition under which a seat may know it."""


EVERYBODY = Known("everybody")
OWNER = Known("owner")
"""A field by seat: each row is for its own seat alone."""
OWNER_IN_ROUND = Known("owner in round")
"""A field by seat: each row is for its own seat alone during a round. Between rounds, when the
cards lie open, it is for everybody."""
NOBODY = Known("nobody")
SCRATCH = Known("scratch")
"""Not part of the position: rules work in it, and leave zeros behind."""


def depends(why: str) -> Known:
    """The rest of the state decides who may know the field; `why` says how."""
    return Known("depends", why)


class Holds(Enum):
    """The meaning of the numbers in a field, for whoever writes them in another form."""

    NUMBER = "number"
    SEAT = "seat"
    """A seat, or -1 for none."""
    SET = "set"
    """A set of cards (`parlour.core.bits`)."""
    STACK = "stack"
    """Cards in order, bottom first. The field `<name>_size` says how many there are."""
    LEVELS = "levels"
    """The number of copies that each observer knows of, as levels of one bit for each seat: bit o
    of level k means that seat o knows of more than k."""


@dataclass(frozen=True)
class Field:
    """The storage of a field of a state, and the seats that may know it."""

    low: int
    high: int
    """The least and the greatest number that it can hold."""
    shape: tuple[int, ...]
    """() for a number, (n,) for a row, (n, m) for n rows."""
    known: Known
    holds: Holds = Holds.NUMBER
    remembered: bool = False
    """True if it follows from what has happened, and cannot be seen on the table."""

    @property
    def code(self) -> str:
        """NumPy's code of the narrowest signed integer that holds every number: i1, i2, i4, i8."""
        bits = max(self.high, ~self.low).bit_length() + 1
        return next(f"i{size}" for size in (1, 2, 4, 8) if bits <= 8 * size)

    def blank(self) -> Any:
        """The field's value when it is blank: zeros in its shape."""
        return _zeros(self.shape)


def field(
    low: int,
    high: int,
    *,
    shape: tuple[int, ...] = (),
    known: Known = EVERYBODY,
    holds: Holds = Holds.NUMBER,
    remembered: bool = False,
) -> Any:
    """A field of a state. Annotate it as int, Row or Rows, to match its shape.

    Rules compute in plain ints and store numbers from `low` to `high`; nothing checks that while
    they run. Raises ValueError for an empty range, one beyond 64 bits, or more than two dimensions.
    """
    if not -(1 << 63) <= low <= high < 1 << 63:
        raise ValueError(f"expected a range within 64 bits, got {low} to {high}")
    if len(shape) > 2:
        raise ValueError(f"expected two dimensions at most, got {shape}")
    return Field(low, high, shape, known, holds, remembered)


def _by_seat(fields: Mapping[str, Field]) -> dict[str, Rows]:
    """The fields with a row for each seat, and blank rows for seats that are not at the table."""
    most = fields["points"].shape[0] if "points" in fields else 0
    return {
        name: each.blank()
        for name, each in fields.items()
        if len(each.shape) == 2 and each.shape[0] == most
    }


def _copier(fields: Mapping[str, Field], by_seat: Mapping[str, Rows]) -> Callable[[Any, Any], None]:
    """Make a function that copies these fields from one state to another. It is written out field
    by field, since a loop would take twice as long. Rows of seats that are not at the table are
    shared, not copied: they stay zeros."""
    copied = ("s.{0}", "copy(s.{0})", "[*map(copy, s.{0})]")
    seats = "[*map(copy, s.{0}[:n]), *s.{0}[n:]]"
    lines = [
        f"twin.{name} = {(seats if name in by_seat else copied[len(each.shape)]).format(name)}"
        for name, each in fields.items()
    ]
    made: dict[str, Any] = {}
    number = [f"n = s.seats or {len(rows)}" for rows in [*by_seat.values()][:1]]
    exec("\n    ".join(["def copy_fields(s, twin, copy=list.copy):", *number, *lines]), made)
    copy_fields: Callable[[Any, Any], None] = made["copy_fields"]
    return copy_fields


class _Declaration(type):
    """Collects the fields that a class of states declares, and makes them attributes."""

    fields: Mapping[str, Field]
    dtype: "np.dtype[Any]"
    _by_seat: Mapping[str, Rows]
    _copy_fields: Callable[[Any, Any], None]

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
        made._by_seat = _by_seat(made.fields)
        made._copy_fields = _copier(made.fields, made._by_seat)
        return made


class State(metaclass=_Declaration):
    """A plain state, the base of every game's. A new one is all zeros."""

    __slots__ = ("journal", "source")

    fields: ClassVar[Mapping[str, Field]]
    """Each field's declaration by name, in order."""
    dtype: ClassVar["np.dtype[Any]"]
    """The NumPy record with these fields."""
    _by_seat: ClassVar[Mapping[str, Rows]]
    """By field with a row for each seat: blank rows, which all states share."""
    _copy_fields: ClassVar[Callable[[Any, Any], None]]
    """Copy the fields to another state."""

    source: Any
    """The source of the rules' chances (`parlour.core.chance.Source`); None if it is not set
    yet."""
    journal: list[Fact] | History[Fact] | None
    """The journal to which rules tell facts; None if nobody listens."""

    rng: Row = field(0, (1 << 32) - 1, shape=(4,), known=NOBODY)
    """The words of the table's own generator (`parlour.core.chance.sfc32`)."""

    # In every game; each declares their sizes.
    seats: int
    """The number of seats."""
    points: Row
    """Each seat's points for the last round."""
    totals: Row
    """Each seat's points so far."""

    def __init__(self) -> None:
        self.source = self.journal = None
        for name, each in self.fields.items():
            setattr(self, name, each.blank())

    def copy(self) -> Self:
        """Return a copy with the same source, but no journal. It shares rows that rules never
        write, so only rules may change it. Code that writes elsewhere needs `detached`."""
        twin = self.__class__.__new__(self.__class__)
        twin.source, twin.journal = self.source, None
        self._copy_fields(twin)
        return twin

    def detached(self) -> Self:
        """Return a copy that shares nothing with this state and has no source."""
        twin = self.copy()
        twin.source = None
        for name in self._by_seat:
            setattr(twin, name, [row[:] for row in getattr(twin, name)])
        return twin

    def pack(self) -> bytes:
        """Return the position as some hundred bytes, to be kept by this process."""
        n, by_seat = self.seats or None, self._by_seat
        return _encode(
            [
                getattr(self, name)[:n] if name in by_seat else getattr(self, name)
                for name in self.fields
            ]
        )

    @classmethod
    def unpack(cls, packed: bytes) -> Self:
        """Make a state from the bytes that `pack` returned. It shares rows that rules never write,
        as a `copy` does."""
        state = cls.__new__(cls)
        state.source = state.journal = None
        for name, value in zip(cls.fields, _decode(packed), strict=True):
            setattr(state, name, value)
        for name, blank in cls._by_seat.items():
            rows = getattr(state, name)
            rows += blank[len(rows) :]
        return state

    def values(self) -> dict[str, Any]:
        """The fields' values by name: the state's own lists, no copies."""
        return {name: getattr(self, name) for name in self.fields}

    def record(self) -> Any:
        """Return the position as a NumPy record of `dtype`, shape (). Raises OverflowError if a
        number does not fit."""
        array = np.zeros((), self.dtype)
        for name in self.fields:
            array[name] = getattr(self, name)
        return array

    @classmethod
    def from_record(cls, record: Any) -> Self:
        """Make a plain state from a NumPy record of `dtype`."""
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
    """Do nothing: compiled rules keep no journal."""


@compiled_as(_tell_nobody)
def tell(s: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Tell the journal a fact: its kind, and up to four numbers whose meaning depends on the kind.

    The journal holds the whole truth; the game's `view.py` decides how much of it a seat hears.
    """
    if s.journal is not None:
        s.journal.append((kind, a, b, c, d))
