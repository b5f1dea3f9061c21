"""The state of a table as data: one layout, two shapes.

A `Layout` lists the fields of a game's state. `layout.dtype` is the NumPy record that compiled
rules run on; `layout.plain()` is an object with the same field names, made of ints and lists, that
plain rules run on.
"""

from typing import Any

import numpy as np

from parlour.core.rule import compiled_as


class PlainState:
    """A state as a plain object. Fields are ints or nested lists; `source` gives luck and `journal`
    (None, or a list) takes what the rules tell."""

    layout: "Layout"
    source: Any
    journal: list[tuple[int, ...]] | None
    __slots__ = ("journal", "source")

    def copy(self) -> "PlainState":
        """The same position with the same source, telling nobody."""
        twin = type(self)()
        for name, depth in self.layout.depths:
            value = getattr(self, name)
            if depth == 1:
                value = value[:]
            elif depth == 2:
                value = [row[:] for row in value]
            setattr(twin, name, value)
        twin.source, twin.journal = self.source, None
        return twin

    def fields(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name, _ in self.layout.depths}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, PlainState):
            return NotImplemented
        return self.layout is other.layout and self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]


class Layout:
    """The fields of a state: name -> type code, or (type code, length, ...), two deep at most.

    Type codes are NumPy's ("i1", "i2", "i8"). `rng`, the table's own generator, is always there.
    """

    def __init__(self, **fields: str | tuple[str | int, ...]) -> None:
        self._shapes: dict[str, tuple[int, ...]] = {"rng": (4,)}
        codes: dict[str, str] = {"rng": "i8"}
        for name, spec in fields.items():
            code, *shape = (spec,) if isinstance(spec, str) else spec
            codes[name] = str(code)
            self._shapes[name] = tuple(int(length) for length in shape)
        self.dtype = np.dtype(
            [(name, codes[name], shape) for name, shape in self._shapes.items()], align=True
        )
        self.depths = [(name, len(shape)) for name, shape in self._shapes.items()]
        self._plain = type("State", (PlainState,), {"__slots__": tuple(codes), "layout": self})

    def plain(self) -> Any:
        """A plain state of zeros. (Typed `Any`: its fields are known by name only.)"""
        state = self._plain()
        state.source = state.journal = None
        for name, shape in self._shapes.items():
            setattr(state, name, _zeros(shape))
        return state

    def record(self, state: PlainState) -> Any:
        """The same position as a NumPy record of `dtype`, shape ()."""
        array = np.zeros((), self.dtype)
        for name, _ in self.depths:
            array[name] = getattr(state, name)
        return array

    def from_record(self, record: Any) -> Any:
        """The same position as a plain state."""
        state = self.plain()
        for name, _ in self.depths:
            setattr(state, name, record[name].tolist())
        return state


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]


def _tell_nobody(s, kind, a=0, b=0, c=0, d=0):
    """Compiled rules run without listeners."""


@compiled_as(_tell_nobody)
def tell(s, kind, a=0, b=0, c=0, d=0):
    """Tell the journal what just happened: a kind and up to four numbers whose meaning it fixes.

    The journal holds the whole truth; what a seat hears of it is decided in the game's `view.py`.
    """
    if s.journal is not None:
        s.journal.append((kind, a, b, c, d))
