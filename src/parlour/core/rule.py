"""`rule`: one source for every way the rules are run.

A rule is a plain Python function over a state `s`. Called directly it runs plain, on a
`PlainState`, and never touches a compiler. `parlour.core.compiling` makes the compiled twin of the
same function for the same fields in a NumPy record.

What a rule may do, so that both agree: read and write fields (`s.hand[seat][card]`, one index at a
time), compute in plain ints, call other rules by name, and take every chance from
`parlour.core.chance`.
"""

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule: it returns unchanged, and can be compiled later."""
    function.__rule__ = function  # type: ignore[attr-defined]
    return function


def rare(function: F) -> F:
    """A long rule that is seldom called: compiled code calls it, and holds others inline."""
    function.__rare__ = True  # type: ignore[attr-defined]
    return rule(function)


def compiled_as(native: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule whose compiled twin has another body: where rules meet the world."""

    def mark(function: F) -> F:
        function.__rule__ = native  # type: ignore[attr-defined]
        return function

    return mark


def bound(function: Any, **names: Any) -> Any:
    """The same function with other globals, as a driver (`parlour.core.unbound`) with a game's."""
    twin = FunctionType(
        function.__code__, function.__globals__ | names, function.__name__, function.__defaults__
    )
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin
