"""House rules, which a host can set before a game: one frozen dataclass per game.

Each field is described by `choice`, `number`, `flag` or `seat`; checks, the command line, forms and
documents are all made from this description.
"""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Self

import msgspec

from parlour.core.errors import Known, OptionError

GREATEST = (1 << 63) - 1
"""What compiled rules count to."""


def check_whole(name: str, value: Any, least: int) -> None:
    """Raise OptionError for what is not a whole number, of Python's or NumPy's, from `least` to
    GREATEST."""
    whole = hasattr(value, "__index__") and not isinstance(value, bool)
    if not whole or not least <= value <= GREATEST:
        raise OptionError(
            f"{name}: expected a whole number from {least} to {GREATEST}, got {value!r:.40}"
        )


@dataclass(frozen=True)
class OneOf:
    """One of a few words."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    low: int
    high: int


@dataclass(frozen=True)
class SomeSeat(Number):
    """A seat of the table; None draws one at random."""


Where = dict[str, tuple[Any, ...]]
"""When an option matters: the values that other options, by name, must have."""


def choice(*values: str, where: Where | None = None) -> Any:
    """A field that is one of `values`; the first is the default."""
    return _field(values[0], OneOf(values), where)


def number(default: int, low: int, high: int, *, where: Where | None = None) -> Any:
    """A whole-number field."""
    return _field(default, Number(low, high), where)


def flag(default: bool = False, *, where: Where | None = None) -> Any:
    """A field that is on or off."""
    return _field(default, bool, where)


def seat(seats: int, *, where: Where | None = None) -> Any:
    """A field that names one of up to `seats` seats; None, the default, draws one."""
    return _field(None, SomeSeat(0, seats - 1), where)


def _field(default: Any, spec: Any, where: Where | None) -> Any:
    return field(default=default, metadata={"spec": spec, "where": where or {}})


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, described for forms and other languages."""

    name: str
    kind: Literal["choice", "number", "flag", "seat"]
    """A `seat` is the number of a seat at the table, or null to draw one."""
    default: str | int | bool | None
    values: list[str]
    """For a choice."""
    low: int | None
    high: int | None
    """The greatest value of a number, or the last seat."""
    where: dict[str, list[str | int | bool | None]]
    """When the option matters: the values that other options, by name, must have."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The base of every game's options. Making one checks each value (`OptionError`)."""

    edition: str

    def __post_init__(self) -> None:
        for item in dataclasses.fields(self):
            _check(item, getattr(self, item.name))

    @classmethod
    def of(cls, values: dict[str, Any]) -> Self:
        """Options from plain values, as a record holds them; a missing one takes its default
        (OptionError)."""
        known = [item.name for item in dataclasses.fields(cls)]
        for name in values:
            if name not in known:
                raise OptionError(
                    f"unknown option {name!r:.40}; expected one of {', '.join(known)}",
                    "option",
                    name=f"{name:.40}",
                    known=known,
                )
        return cls(**values)

    def values(self) -> dict[str, Any]:
        """The options as plain values, in order of declaration."""
        return dataclasses.asdict(self)

    def check_seats(self, seats: int) -> None:
        """Raise OptionError if an option names a seat that a table of this size does not have."""
        for name in self._seat_names():
            value = getattr(self, name)
            if value is not None and value >= seats:
                raise OptionError(
                    f"{name}: expected a seat from 0 to {seats - 1}, got {value}",
                    "seat",
                    option=name,
                    last=seats - 1,
                    value=value,
                )

    def reseated(self, kept: Sequence[int]) -> Self:
        """Return these options for a table on which only the seats `kept` are left, renumbered. An
        option that names a seat follows it, or goes back to drawing one if that seat is gone."""
        seats: dict[str, Any] = {name: getattr(self, name) for name in self._seat_names()}
        for name, value in seats.items():
            seats[name] = kept.index(value) if value in kept else None
        return dataclasses.replace(self, **seats)

    @classmethod
    def _seat_names(cls) -> list[str]:
        return [name for name, (spec, _) in cls.described().items() if isinstance(spec, SomeSeat)]

    @classmethod
    def described(cls) -> dict[str, tuple[Any, Any]]:
        """Name -> (spec, default), in order of declaration."""
        return {
            item.name: (item.metadata["spec"], item.default) for item in dataclasses.fields(cls)
        }

    @classmethod
    def conditions(cls) -> dict[str, Where]:
        """Name -> when the option matters; options that always matter are left out."""
        return {
            item.name: item.metadata["where"]
            for item in dataclasses.fields(cls)
            if item.metadata["where"]
        }

    @classmethod
    def info(cls) -> list[OptionInfo]:
        """The options in order of declaration, described in plain values."""
        conditions = cls.conditions()
        return [
            OptionInfo(
                name=name,
                kind=_kind(spec),
                default=default,
                values=list(getattr(spec, "values", ())),
                low=getattr(spec, "low", None),
                high=getattr(spec, "high", None),
                where={other: list(of) for other, of in conditions.get(name, {}).items()},
            )
            for name, (spec, default) in cls.described().items()
        ]


def _kind(spec: Any) -> Literal["choice", "number", "flag", "seat"]:
    if isinstance(spec, OneOf):
        return "choice"
    if isinstance(spec, SomeSeat):
        return "seat"
    return "number" if isinstance(spec, Number) else "flag"


def _check(item: "dataclasses.Field[Any]", value: Any) -> None:
    spec = item.metadata["spec"]
    known: dict[str, Known] = {}
    if isinstance(spec, OneOf):
        good, wanted = isinstance(value, str) and value in spec.values, " or ".join(spec.values)
        said, known = "choice", {"values": spec.values}
    elif isinstance(spec, Number):
        good = value is None and isinstance(spec, SomeSeat)
        good |= type(value) is int and spec.low <= value <= spec.high
        wanted = f"a whole number from {spec.low} to {spec.high}"
        said, known = "number", {"low": spec.low, "high": spec.high}
    else:
        good, wanted, said = isinstance(value, bool), "true or false", "flag"
    if not good:
        got = f"{value!s:.40}"
        message = f"{item.name}: expected {wanted}, got {value!r:.40}"
        raise OptionError(message, said, option=item.name, value=got, **known)
