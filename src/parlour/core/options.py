"""House rules: what a host can set before a game, one frozen dataclass per game.

Each field is described by `choice`, `number`, `flag` or `seat`, so that checks, command line, forms
and documents are made from the one description.
"""

import dataclasses
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from parlour.core.errors import OptionError


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`."""

    low: int
    high: int


@dataclass(frozen=True)
class Seat(Number):
    """A seat of the table, or None: one is drawn."""


Where = dict[str, tuple[Any, ...]]
"""Where an option matters: by name of another option, the values that it has then."""


def choice(*values: str, where: Where | None = None) -> Any:
    """A field that is one of `values`; the first is the default."""
    return _field(values[0], Choice(values), where)


def number(default: int, low: int, high: int, *, where: Where | None = None) -> Any:
    """A whole-number field."""
    return _field(default, Number(low, high), where)


def flag(default: bool = False, *, where: Where | None = None) -> Any:
    """A field that is on or off."""
    return _field(default, bool, where)


def seat(seats: int, *, where: Where | None = None) -> Any:
    """A field that names one of up to `seats` seats; None, the default, draws one."""
    return _field(None, Seat(0, seats - 1), where)


def _field(default: Any, spec: Any, where: Where | None) -> Any:
    return field(default=default, metadata={"spec": spec, "where": where or {}})


@dataclass(frozen=True, kw_only=True)
class Options:
    """The root of every game's options. Making one checks each value (`OptionError`)."""

    edition: str

    def __post_init__(self) -> None:
        for item in dataclasses.fields(self):
            _check(item, getattr(self, item.name))

    @classmethod
    def of(cls, values: dict[str, Any]) -> Self:
        """Options from plain values, as they stand in a record; missing ones take their default."""
        known = [item.name for item in dataclasses.fields(cls)]
        for name in values:
            if name not in known:
                raise OptionError(
                    f"unknown option {name!r:.40}; expected one of {', '.join(known)}"
                )
        return cls(**values)

    def values(self) -> dict[str, Any]:
        return dataclasses.asdict(self)

    def check_seats(self, seats: int) -> None:
        """A seat that an option names is there at a table of so many (OptionError)."""
        for name in self._seat_names():
            value = getattr(self, name)
            if value is not None and value >= seats:
                raise OptionError(f"{name}: expected a seat from 0 to {seats - 1}, got {value}")

    def reseated(self, kept: Sequence[int]) -> Self:
        """The same where only the seats `kept` are left, counted anew: an option that names a seat
        goes with it, and draws one where it is gone."""
        seats: dict[str, Any] = {name: getattr(self, name) for name in self._seat_names()}
        for name, value in seats.items():
            seats[name] = kept.index(value) if value in kept else None
        return dataclasses.replace(self, **seats)

    @classmethod
    def _seat_names(cls) -> list[str]:
        return [name for name, (spec, _) in cls.described().items() if isinstance(spec, Seat)]

    @classmethod
    def described(cls) -> dict[str, tuple[Any, Any]]:
        """Name -> (spec, default), in order of declaration."""
        return {
            item.name: (item.metadata["spec"], item.default) for item in dataclasses.fields(cls)
        }

    @classmethod
    def conditions(cls) -> dict[str, Where]:
        """Name -> where the option matters; no entry for those that always do."""
        return {
            item.name: item.metadata["where"]
            for item in dataclasses.fields(cls)
            if item.metadata["where"]
        }


def _check(item: "dataclasses.Field[Any]", value: Any) -> None:
    spec = item.metadata["spec"]
    if isinstance(spec, Choice):
        good, wanted = isinstance(value, str) and value in spec.values, " or ".join(spec.values)
    elif isinstance(spec, Number):
        good = value is None and isinstance(spec, Seat)
        good |= type(value) is int and spec.low <= value <= spec.high
        wanted = f"a whole number from {spec.low} to {spec.high}"
    else:
        good, wanted = isinstance(value, bool), "true or false"
    if not good:
        raise OptionError(f"{item.name}: expected {wanted}, got {value!r:.40}")
