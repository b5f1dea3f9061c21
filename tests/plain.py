"""Rules as they are written, in place of their compiled twins: at work at once, and a hundred times
as slow. A test puts `Plain` where `Compiler` is imported, and needs few steps."""

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from often import SEARCHED
from parlour.bots.review import valuer
from parlour.bots.search import workspace
from parlour.core.chance import Generated
from parlour.core.rule import Binding, bound
from parlour.core.state import State
from parlour.games import registry


class Plain:
    """Stands in for `Compiler`. The arrays that a rule is given become lists, their records states
    or other objects with the same names; what has changed is written back when it returns."""

    def __init__(self, binding: Binding | None = None) -> None:
        self._binding = binding or {}

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        rule = bound(function, self._binding)

        def run(*given: Any) -> Any:
            memory = Memory()
            result = rule(*map(memory.plain, given))
            memory.write_back()
            return result

        return run


every_plain_search = pytest.mark.parametrize(
    "game", [name for name in registry.names() if name != SEARCHED]
)


def search_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches and looks back go by the rules as they are written."""
    for module in (workspace, valuer):
        monkeypatch.setattr(module, "Compiler", Plain)
        monkeypatch.setattr(module, "_compiled", module._compiled.__wrapped__)


class Memory:
    """Arrays, and what stands for each of them."""

    def __init__(self) -> None:
        self._arrays: dict[int, tuple[Any, Any]] = {}

    def plain(self, value: Any) -> Any:
        """What stands for a value: the same for the same array, also for a record of it."""
        if isinstance(value, np.void):
            start = value.__array_interface__["data"][0]
            first = value.base.__array_interface__["data"][0]
            return self.plain(value.base)[(start - first) // value.itemsize]
        if isinstance(value, np.ndarray):
            if id(value) not in self._arrays:
                self._arrays[id(value)] = value, _listed(value)
            return self._arrays[id(value)][1]
        if isinstance(value, tuple):  # the layers of a net
            return type(value)(*map(self.plain, value))
        return value.item() if isinstance(value, np.generic) else value

    def write_back(self) -> None:
        for array, plain in self._arrays.values():
            if array.dtype.names:
                for at, one in enumerate(plain):
                    array[at] = one.record() if isinstance(one, State) else (*vars(one).values(),)
            elif array.flags.writeable:
                array[...] = plain


class Records(list[Any]):
    """An array of records: what is assigned to a place is copied into the record there."""

    def __setitem__(self, at: Any, value: Any) -> None:
        names = value.fields if isinstance(value, State) else vars(value)
        for name in names:
            setattr(self[at], name, _copy(getattr(value, name)))


def _copy(value: Any) -> Any:
    return [*map(_copy, value)] if isinstance(value, list) else value


def _listed(array: Any) -> Any:
    names = array.dtype.names
    if not names:
        return array.tolist()
    for states in _states():
        if states.dtype == array.dtype:
            made = Records(map(states.from_record, array))
            for one in made:
                one.source = Generated()
            return made
    return Records(SimpleNamespace(**dict(zip(names, one.item(), strict=True))) for one in array)


def _states(of: type[State] = State) -> Iterator[type[State]]:
    for each in of.__subclasses__():
        yield each
        yield from _states(each)
