"""`rule`: one source for every way of running the rules.

A rule is a plain Python function over a state `s`. Called directly it runs plain, on a
`PlainState`, and never touches a compiler. `parlour.core.compiling` makes the compiled twin of the
same function for the same fields in a NumPy record.

So that both agree, a rule may only read and write fields (`s.hand[seat][card]`, one index at a
time), compute in plain ints, call other rules by name, and take every chance from
`parlour.core.chance`.
"""

import dis
from collections.abc import Callable, Mapping
from types import FunctionType
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as a rule. It is returned unchanged, and can be compiled later."""
    function.__rule__ = function  # type: ignore[attr-defined]
    return function


def rare(function: F) -> F:
    """Mark a long rule that is seldom called: compiled code calls it, where it inlines others."""
    function.__rare__ = True  # type: ignore[attr-defined]
    return rule(function)


def unchecked(function: F) -> F:
    """Mark a rare rule that is compiled without checks of its indices, which would keep its loops
    from using vector instructions: a test must show that they stay in range."""
    function.__unchecked__ = True  # type: ignore[attr-defined]
    return rare(function)


def compiled_as(native: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule whose compiled twin has another body, `native`: for rules that call something
    outside the rules."""

    def mark(function: F) -> F:
        function.__rule__ = native  # type: ignore[attr-defined]
        return function

    return mark


def slot(function: F) -> F:
    """Mark a function as a slot: a driver calls it, and `bound` or a `Compiler` puts a game's own
    rule there. A slot that is a rule itself is the default for games that bring none."""
    function.__slot__ = True  # type: ignore[attr-defined]
    return function


Binding = Mapping[Callable[..., Any], Callable[..., Any]]
"""Slot -> the rule that takes its place. Slots are told apart as functions, not by name."""


def checked(binding: Binding) -> dict[Callable[..., Any], Callable[..., Any]]:
    """Return a copy of a binding. Raises TypeError if it binds a function that is not a slot."""
    for function in binding:
        if not hasattr(function, "__slot__"):
            raise TypeError(f"expected a slot, got {function!r}")
    return dict(binding)


def bound(function: F, binding: Binding) -> F:
    """Return a plain copy of a function in which its slots, and those of the rules it calls, are
    filled.

    Raises TypeError if the binding fills a function that is not a slot."""
    rules = checked(binding)
    made: dict[Any, Any] = {}

    def twin(own: Any) -> Any:
        own = rules.get(own, own)
        if own not in made:
            called = {name: twin(value) for name, value in callees(own).items()}
            same = all(value is own.__globals__[name] for name, value in called.items())
            made[own] = own if same else with_globals(own, called)
        return made[own]

    result: F = twin(function)
    return result


def callees(function: FunctionType) -> dict[str, Any]:
    """The rules and slots that a function calls, by the names it uses for them."""
    loads = ("LOAD_GLOBAL", "LOAD_NAME")
    names = {
        step.argval for step in dis.get_instructions(function.__code__) if step.opname in loads
    }
    found = {name: function.__globals__.get(name) for name in names}
    return {
        name: value
        for name, value in found.items()
        if hasattr(value, "__rule__") or hasattr(value, "__slot__")
    }


def with_globals(function: FunctionType, names: dict[str, Any]) -> FunctionType:
    """Return a copy of a function with some of its global names replaced."""
    twin = FunctionType(
        function.__code__, function.__globals__ | names, function.__name__, function.__defaults__
    )
    twin.__qualname__ = function.__qualname__
    twin.__module__ = function.__module__
    return twin
