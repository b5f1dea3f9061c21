"""House rules: what a host can set before a game, one frozen dataclass per game.

Each field is described by `choice` or `number`, so that checks, command line, forms and documents
are made from the one description.
"""

import dataclasses
from dataclasses import dataclass, field
from typing import Any, Self

from parlour.core.errors import OptionError


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Number:
    """A whole number from `low` to `high`; None is allowed where the field's default is None."""

    low: int
    high: int


def choice(*values: str) -> Any:
    """A field that is one of `values`; the first is the default."""
    return field(default=values[0], metadata={"spec": Choice(values)})


def number(default: int | None, low: int, high: int) -> Any:
    """A whole-number field."""
    return field(default=default, metadata={"spec": Number(low, high)})


def flag(default: bool = False) -> Any:
    """A field that is on or off."""
    return field(default=default, metadata={"spec": bool})


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

    @classmethod
    def described(cls) -> dict[str, tuple[Any, Any]]:
        """Name -> (spec, default), in order of declaration."""
        return {
            item.name: (item.metadata["spec"], item.default) for item in dataclasses.fields(cls)
        }


def _check(item: "dataclasses.Field[Any]", value: Any) -> None:
    spec = item.metadata["spec"]
    if isinstance(spec, Choice):
        good, wanted = isinstance(value, str) and value in spec.values, " or ".join(spec.values)
    elif isinstance(spec, Number):
        good = value is None and item.default is None
        good |= type(value) is int and spec.low <= value <= spec.high
        wanted = f"a whole number from {spec.low} to {spec.high}"
    else:
        good, wanted = isinstance(value, bool), "true or false"
    if not good:
        raise OptionError(f"{item.name}: expected {wanted}, got {value!r:.40}")
