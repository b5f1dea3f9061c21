"""One setting: its type, its range, and how it is written in text and in TOML."""

import math
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from parlour.core.errors import ParlourError

UNITS = {"s": 1, "second": 1, "min": 60, "minute": 60, "h": 3600, "hour": 3600, "day": 86_400}
"""Seconds in each unit; a plural takes an s."""
SHOWN = {"day": 86_400, "hour": 3600}
"""The units in which long times are shown."""
YES_OR_NO = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@dataclass(frozen=True)
class Range:
    """A number from `low` to `high`; `above`: more than `low`."""

    low: float = 0
    high: float | None = None
    above: bool = False


@dataclass(frozen=True)
class Time:
    """A number of seconds, which may be written as "90 days"."""


@dataclass(frozen=True)
class Unset:
    """The word by which None is written."""

    word: str


@dataclass(frozen=True)
class Form:
    """A text that passes `test`; `example` is one. For a list, each of its texts."""

    test: Callable[[str], object]
    """Returns something true for a text that fits; else something false, or raises ValueError."""
    example: str


@dataclass(frozen=True)
class Named:
    """The name of the option where it is not the setting's own: an option for a list is given once
    for each value."""

    option: str


@dataclass(frozen=True)
class Secret:
    """A text that may hold a password: never shown, and read from a file as well."""


class SettingError(ParlourError):
    """A setting that does not fit. Nothing has been started."""

    code = "bad-setting"

    def __init__(self, spec: "Spec", value: object, place: str | None = None) -> None:
        self.spec = spec
        self.name = place or spec.name
        """The name of the setting where it was written: `--port`, `PARLOUR_PORT`, `parlour.toml:
        port`."""
        got = "" if spec.secret else f", got {value!r:.60}"
        super().__init__(f"{self.name}: expected {spec.expected}{got}")


class UnusableError(ParlourError):
    """A setting that can be read, but not used: it names something of another kind, or something
    that is not there or not installed. Nothing has been started."""

    code = "unusable-setting"


class ClashError(UnusableError):
    """Settings that do not go together. Nothing has been started."""

    code = "settings-clash"


class UnknownSettingError(ParlourError):
    """There is no setting of that name."""

    code = "unknown-setting"

    def __init__(self, name: str, place: str, similar: str | None) -> None:
        """`similar`: the setting that was probably meant."""
        self.name, self.place, self.similar = name, place, similar
        hint = f" (similar: {self.similar})" if self.similar else ""
        super().__init__(f"{place}: there is no setting {name!r:.60}{hint}")


@dataclass(frozen=True)
class Spec:
    """One setting."""

    name: str
    kind: type
    """int, float, bool, str, Path, or tuple, of texts."""
    default: Any
    section: str
    range: Range | None = None
    choices: tuple[str, ...] = ()
    time: bool = False
    unset: str | None = None
    form: Form | None = None
    secret: bool = False
    option: str = ""
    """The option on the command line, without its dashes."""

    @property
    def variable(self) -> str:
        """The variable in the environment."""
        return f"PARLOUR_{self.name.upper()}"

    @property
    def expected(self) -> str:
        """The values that fit, in words."""
        nouns = {int: "a whole number", float: "a number", bool: "yes or no", Path: "a path"}
        what = nouns.get(self.kind, "a text")
        if self.time:
            what = "a number of seconds"
        if self.choices:
            what = "one of " + ", ".join(self.choices)
        if self.form:
            what = f"something like {self.form.example}"
        if self.kind is tuple:
            what = what.replace("something", "a list of texts")
        if self.range:
            low, high, above = self.range.low, self.range.high, self.range.above
            if high is not None:
                what += f" from {low:g} to {high:g}"
            else:
                what += f" above {low:g}" if above else f" of at least {low:g}"
        if self.time:
            what += ", or a time such as '90 days'"
        return f"{what}, or {self.unset!r}" if self.unset else what

    def fits(self, value: Any) -> bool:
        """Whether a value fits this setting, as `Settings` holds it."""
        if value is None:
            return self.default is None or self.unset is not None
        if self.kind is tuple:
            each = all(isinstance(one, str) and self._formed(one) for one in value)
            return isinstance(value, tuple) and each
        if self.kind in (int, float) and isinstance(value, bool):
            return False
        kinds = (int, float) if self.kind is float else (self.kind,)
        if not isinstance(value, kinds) or (self.choices and value not in self.choices):
            return False
        number: Any = value
        return self._in_range(number) if self.range else self._formed(value)

    def _in_range(self, value: float) -> bool:
        assert self.range
        low, high = self.range.low, self.range.high
        enough = value > low if self.range.above else value >= low
        finite = isinstance(value, int) or math.isfinite(value)
        return finite and enough and (high is None or value <= high)

    def _formed(self, value: Any) -> bool:
        if self.form is None:
            return True
        try:
            return bool(self.form.test(value))
        except ValueError:
            return False

    def read(self, written: Any, place: str, *, text: bool) -> Any:
        """The value that is written at a place: with `text`, in words, else as TOML has it
        (SettingError)."""
        try:
            value = self._read(written, text=text)
        except (ValueError, KeyError, OverflowError):
            raise SettingError(self, written, place) from None
        if not self.fits(value):
            raise SettingError(self, written, place)
        return value

    def _read(self, written: Any, *, text: bool) -> Any:
        if self.unset is not None and written == self.unset:
            return None
        if self.kind is tuple:
            if isinstance(written, str) and text:
                written = [part.strip() for part in written.split(",") if part.strip()]
            return tuple(written) if isinstance(written, list | tuple) else written
        if not isinstance(written, str):
            return float(written) if self.kind is float and type(written) is int else written
        if self.time:
            return seconds(written)
        if self.kind is Path:
            return Path(written).expanduser()
        if text and self.kind is bool:
            return YES_OR_NO[written.lower()]
        if text and self.kind is int:
            return int(written)
        return float(written) if text and self.kind is float else written

    def shown(self, value: Any) -> str:
        """A value as people write it."""
        if value is None:
            return self.unset or ""
        if self.kind is tuple:
            return ", ".join(value)
        if self.time:
            for unit, long in SHOWN.items():
                if value >= long and value % long == 0:
                    count = round(value / long)
                    return f"{count} {unit}{'s' if count > 1 else ''}"
        if self.kind is bool:
            return "yes" if value else "no"
        return f"{value:.12g}" if self.kind in (int, float) else str(value)


def seconds(text: str) -> float:
    """A time in words (ValueError).

    >>> seconds("1.5 h"), seconds("90 days"), seconds("20")
    (5400.0, 7776000.0, 20.0)
    """
    found = re.fullmatch(r"([\d.]+) *([a-z]*)", text.strip())
    if not found:
        raise ValueError(text)
    number, unit = found.groups()
    size = UNITS.get(unit or "s") or UNITS.get(unit.removesuffix("s"))
    if size is None:
        raise ValueError(text)
    return float(number) * size


def spec_of(name: str, hint: Any, default: Any, section: str) -> Spec:
    """The setting that a field with this type and default is, in a section."""
    marks: dict[type, Any] = {}
    if get_origin(hint) is Annotated:
        hint, *more = get_args(hint)
        marks = {type(mark): mark for mark in more}
    kinds = [kind for kind in get_args(hint) if kind is not NoneType]
    choices: tuple[str, ...] = ()
    kind: type
    if get_origin(hint) is Literal:
        kind, choices = str, get_args(hint)
    elif get_origin(hint) is tuple:
        kind = tuple
    else:
        kind = kinds[0] if kinds else hint
    return Spec(
        name=name,
        kind=kind,
        default=default,
        section=section,
        range=marks.get(Range),
        choices=choices,
        time=Time in marks,
        unset=marks[Unset].word if Unset in marks else None,
        form=marks.get(Form),
        secret=Secret in marks,
        option=(marks[Named].option if Named in marks else name).replace("_", "-"),
    )
