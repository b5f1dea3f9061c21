"""Kinds: the translator's knowledge of a value and, for whole numbers, its range.

Python decides at run time what `+`, `//`, `==` or `if x` mean, and most of them mean something else
in JavaScript. So every expression gets a kind first, which decides its translation. Ranges come
from the declared state and from constants. Where no range is known, the translation is right for
every whole number up to 2 ** 53.
"""

import types
import typing
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Literal

import msgspec
import numpy as np

from parlour.core.options import Options
from parlour.core.state import Field, State

SAFE = (1 << 53) - 1
"""The greatest whole number that JavaScript counts to."""


class Kind:
    """The base of all kinds."""


@dataclass(frozen=True)
class Int(Kind):
    """A whole number from `low` to `high`, as far as known."""

    low: int = -SAFE
    high: int = SAFE

    @property
    def small(self) -> bool:
        """True if the number fits JavaScript's own bit operations: 32 bits with a sign."""
        return self.low >= -(1 << 31) and self.high < 1 << 31

    def within(self, low: int, high: int) -> bool:
        """True if the number is surely in this range."""
        return low <= self.low and self.high <= high


@dataclass(frozen=True)
class Plain(Kind):
    """A kind without parts."""

    name: str


FLOAT, BOOL, STR, NONE = (Plain(name) for name in ("float", "bool", "str", "None"))
ERROR = Plain("an error")
NEVER = Plain("nothing yet")
"""The kind of a value that has not been seen yet."""


@dataclass(frozen=True)
class Maybe(Kind):
    """A value or None."""

    of: Kind


@dataclass(frozen=True)
class List(Kind):
    """A list, or a vector: elements of one kind."""

    of: Kind


@dataclass(frozen=True)
class Tuple(Kind):
    """A tuple with a kind for each place."""

    of: tuple[Kind, ...]


@dataclass(frozen=True)
class Dict(Kind):
    """A dictionary; in JavaScript, a Map."""

    key: Kind
    value: Kind


@dataclass(frozen=True)
class Object(Kind):
    """A value with named parts: a struct, a named tuple, options, one record."""

    type: Any
    parts: tuple[tuple[str, Kind], ...]

    def part(self, name: str) -> Kind | None:
        """The kind of a part; None if it has none of that name."""
        return dict(self.parts).get(name)


@dataclass(frozen=True)
class StateOf(Kind):
    """A game's state."""

    type: type[State]


@dataclass(frozen=True)
class Records(Kind):
    """A vector of records; in JavaScript, a vector for each field."""

    of: Object


@dataclass(frozen=True)
class Function(Kind):
    """A function passed as a value."""

    result: Kind


class UnsupportedError(Exception):
    """Some Python that cannot be translated, and the reason."""


def join(a: Kind, b: Kind) -> Kind:
    """Return the narrowest kind that holds the values of both (UnsupportedError)."""
    if a == b or b == NEVER:
        return a
    if a == NEVER:
        return b
    if isinstance(a, Int) and isinstance(b, Int):
        return Int(min(a.low, b.low), max(a.high, b.high))
    if isinstance(a, Function) and isinstance(b, Function):
        return a
    if FLOAT in (a, b) and isinstance(a if b == FLOAT else b, Int):
        return FLOAT
    if NONE in (a, b):
        other = b if a == NONE else a
        return other if isinstance(other, Maybe) else Maybe(other)
    if isinstance(a, Maybe) or isinstance(b, Maybe):
        return Maybe(join(bare(a), bare(b)))
    if isinstance(a, List) and isinstance(b, List):
        return List(join(a.of, b.of))
    if isinstance(a, Dict) and isinstance(b, Dict):
        return Dict(join(a.key, b.key), join(a.value, b.value))
    if isinstance(a, Tuple) and isinstance(b, Tuple) and len(a.of) == len(b.of):
        return Tuple(tuple(join(x, y) for x, y in zip(a.of, b.of, strict=True)))
    if isinstance(a, Tuple) and isinstance(b, List | Tuple):
        return join(List(joined(a.of)), b if isinstance(b, List) else List(joined(b.of)))
    if isinstance(b, Tuple):
        return join(b, a)
    raise UnsupportedError(f"one value is {name_of(a)} here and {name_of(b)} there")


def wider(old: Kind, new: Kind) -> Kind:
    """Return the new kind, in which a range that has grown is unknown."""
    if isinstance(old, Int) and isinstance(new, Int):
        low = Int().low if new.low < old.low else new.low
        return Int(low, Int().high if new.high > old.high else new.high)
    if isinstance(old, List | Maybe) and type(old) is type(new):
        return type(old)(wider(old.of, new.of))
    if isinstance(old, Tuple) and isinstance(new, Tuple) and len(old.of) == len(new.of):
        return Tuple(tuple(wider(a, b) for a, b in zip(old.of, new.of, strict=True)))
    return new


def joined(kinds: Sequence[Kind]) -> Kind:
    """Return the narrowest kind that holds the values of all."""
    result: Kind = NEVER
    for kind in kinds:
        result = join(result, kind)
    return result


def bare(kind: Kind) -> Kind:
    """The kind without None."""
    return kind.of if isinstance(kind, Maybe) else kind


def name_of(kind: Kind) -> str:
    """Name a kind for messages."""
    if isinstance(kind, Int):
        return "a whole number"
    if isinstance(kind, Plain):
        return kind.name
    return type(kind).__name__


# --- of declarations ------------------------------------------------------------------------------


def of_field(field: Field) -> Kind:
    """The kind of a field of a state."""
    kind: Kind = Int(field.low, field.high)
    for _ in field.shape:
        kind = List(kind)
    return kind


def of_struct(struct: type[msgspec.Struct]) -> Object:
    """The kind of a struct."""
    hints = typing.get_type_hints(struct)
    return Object(struct, tuple((name, of_hint(hints[name])) for name in struct.__struct_fields__))


def of_options(options: type[Options]) -> Object:
    """The kind of a game's options."""
    hints = typing.get_type_hints(options)
    return Object(options, tuple((name, of_hint(hints[name])) for name in options.described()))


def of_dtype(dtype: "np.dtype[Any]") -> Object:
    """The kind of one record of a NumPy layout."""
    fields: Any = dtype.fields or {}
    parts: list[tuple[str, Kind]] = []
    for name in dtype.names or ():
        of = fields[name][0]
        small = Int(-(1 << 31), (1 << 31) - 1) if of.itemsize <= 4 else Int()
        parts.append((name, FLOAT if of.kind == "f" else small))
    return Object(dtype, tuple(parts))


def of_hint(hint: Any) -> Kind:
    """The kind that an annotation stands for (UnsupportedError)."""
    if isinstance(hint, typing.NewType):
        return of_hint(hint.__supertype__)
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    simple = {int: Int(), float: FLOAT, bool: BOOL, str: STR, type(None): NONE, None: NONE}
    if origin is Literal:
        return joined([of_value(value) for value in args])
    if origin in (types.UnionType, typing.Union):
        return joined([of_hint(each) for each in args])
    if origin in (list, Sequence):
        return List(of_hint(args[0]))
    if origin is tuple:
        if args[-1] is Ellipsis:
            return List(of_hint(args[0]))
        return Tuple(tuple(of_hint(each) for each in args))
    if origin is dict:
        return Dict(of_hint(args[0]), of_hint(args[1]))
    if isinstance(hint, typing.Hashable) and hint in simple:
        return simple[hint]
    if isinstance(hint, type):
        if issubclass(hint, State):
            return StateOf(hint)
        if issubclass(hint, msgspec.Struct):
            return of_struct(hint)
        if issubclass(hint, Options):
            return of_options(hint)
        if issubclass(hint, tuple) and hasattr(hint, "_fields"):
            return of_named_tuple(hint)
    raise UnsupportedError(f"no kind is known for the annotation {hint}")


def of_named_tuple(named: type) -> Object:
    """The kind of a named tuple: its fields and its properties."""
    hints = typing.get_type_hints(named)
    parts = [(name, of_hint(hints[name])) for name in named._fields]  # type: ignore[attr-defined]
    for name, value in vars(named).items():
        if isinstance(value, property):
            parts.append((name, of_hint(typing.get_type_hints(value.fget)["return"])))
    return Object(named, tuple(parts))


# --- of values ------------------------------------------------------------------------------------


def of_value(value: Any) -> Kind:
    """The kind of a constant (UnsupportedError)."""
    if isinstance(value, Enum):
        raise UnsupportedError("an enumeration")
    if value is None:
        return NONE
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int | np.integer):
        if abs(int(value)) > SAFE:
            raise UnsupportedError(f"the constant {value} is beyond 2 ** 53")
        return Int(int(value), int(value))
    if isinstance(value, float):
        return FLOAT
    if isinstance(value, str):
        return STR
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return of_named_tuple(type(value))
    if isinstance(value, range):
        return List(Int(min(value, default=0), max(value, default=0)))
    if isinstance(value, np.ndarray):
        return List(joined([of_value(each) for each in value.tolist()]))
    if isinstance(value, list | tuple):
        kinds = [of_value(each) for each in value]
        try:
            return List(joined(kinds))
        except UnsupportedError:
            return Tuple(tuple(kinds))
    if isinstance(value, dict):
        return Dict(
            joined([of_value(k) for k in value]), joined(list(map(of_value, value.values())))
        )
    raise UnsupportedError(f"no kind is known for {value!r:.40}")
