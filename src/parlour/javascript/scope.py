"""The surroundings that the parts of a translation know: an expression knows the function that it
stands in, a function the program that it belongs to."""

import ast
from dataclasses import dataclass, field
from types import FunctionType
from typing import Any, Protocol

from parlour.javascript.kinds import (
    NEVER,
    Kind,
    List,
    UnsupportedError,
    join,
    of_hint,
    wider,
)

Code = tuple[str, Kind]
"""JavaScript, and the kind of its value."""

ROUNDS = 12
"""Rounds in which kinds and ranges are worked out; a range that still grows is then unknown."""


class TranslationError(Exception):
    """A rule that cannot be translated: where, and why."""


@dataclass(eq=False)
class Own:
    """The facts known so far about one function."""

    function: FunctionType
    node: ast.FunctionDef
    file: str
    first_line: int
    js: str
    """Its name in JavaScript; with `py.` if it is a native twin."""
    parameters: list[str]
    defaults: dict[str, Any]
    hints: dict[str, Any]
    assigned: dict[str, int]
    """The number of assignments to each variable."""
    variables: dict[str, Kind] = field(default_factory=dict)
    result: Kind = NEVER
    native: bool = False
    rounds: int = 0
    kinds_known: int = 0
    """The number of times that its variables' kinds have changed."""
    results_known: int = 0
    """The number of times that the kind of its result, or of the lists passed to it, has
    changed."""
    based_on: tuple[int, "dict[Own, int]"] | None = None
    """The counts that its last translation was based on: its own `kinds_known`, and `results_known`
    of each function it calls."""
    hoisted: list[str] | None = None
    stored: dict[int, set[str]] = field(default_factory=dict)
    """The names that each list of statements stores to, by the list's id, kept for the next
    round."""

    @property
    def name(self) -> str:
        """Its name in Python."""
        return self.function.__name__

    def annotated(self, name: str) -> Kind | None:
        """The kind that a parameter is declared with, if any."""
        try:
            return of_hint(self.hints[name])
        except (KeyError, UnsupportedError):
            return None

    def know(self, name: str, kind: Kind) -> None:
        """Note that a variable can be of this kind."""
        old = self.variables.get(name, NEVER)
        new = self._wider(old, join(old, kind))
        if new != old:
            self.variables[name] = new
            self.kinds_known += 1
            if name in self.parameters and isinstance(new, List):
                self.results_known += 1

    def returns(self, kind: Kind) -> None:
        """Note that the function can return this kind."""
        new = self._wider(self.result, join(self.result, kind))
        if new != self.result:
            self.result = new
            self.results_known += 1

    @property
    def stale(self) -> bool:
        """True if more is known than at its last translation."""
        if self.native:
            return False
        if self.based_on is None:
            return True
        kinds, results = self.based_on
        return kinds != self.kinds_known or any(
            callee.results_known != known for callee, known in results.items()
        )

    def _wider(self, old: Kind, new: Kind) -> Kind:
        """Join two kinds; a range that keeps growing becomes unknown."""
        return wider(old, new) if self.rounds > ROUNDS else new

    def located(self, error: UnsupportedError, node: ast.AST) -> TranslationError:
        """Add its place to an error."""
        line = self.first_line + getattr(node, "lineno", 1) - 1
        return TranslationError(f"{self.file}:{line}: in {self.name}: {error}")


class Whole(Protocol):
    """The program, as a function that belongs to it sees it."""

    @property
    def checked(self) -> bool:
        """True if numbers that leave their ranges throw errors."""

    @property
    def understood(self) -> bool:
        """True if every kind has been worked out: from then on, an unknown one is refused."""

    def own(self, function: Any) -> Own:
        """Return the facts about a function (UnsupportedError if it is none of the rules)."""

    def value_of(self, function: FunctionType, name: str) -> Any:
        """Return the value of a global name in a function (UnsupportedError)."""

    def constant(self, function: FunctionType, name: str, value: Any) -> Code:
        """Translate a global constant, or a function used as a value."""

    def literal(self, value: Any) -> str:
        """Write a constant as JavaScript source (UnsupportedError)."""

    def default(self, own: Own, name: str) -> Code:
        """The default of a parameter."""

    def harmless(self, function: Any) -> bool:
        """True if a function surely changes nothing."""


class Scope(Protocol):
    """The function, as an expression that stands in it sees it."""

    @property
    def own(self) -> Own:
        """The facts known so far about the function."""

    @property
    def checked(self) -> bool:
        """True if numbers that leave their ranges throw errors."""

    @property
    def understood(self) -> bool:
        """True if every kind has been worked out."""

    @property
    def variables(self) -> dict[str, Kind]:
        """The function's variables, each with its kind."""

    def value_of(self, name: str) -> Any:
        """Return the value of a global name (UnsupportedError)."""

    def constant(self, name: str, value: Any) -> Code:
        """A global value that is not a variable (UnsupportedError)."""

    def literal(self, value: Any) -> str:
        """Write a constant as JavaScript source (UnsupportedError)."""

    def call(self, function: Any, node: ast.Call) -> Code:
        """Translate a call of one of the rules' functions (UnsupportedError)."""

    def temporary(self, node: ast.expr) -> str:
        """A variable that keeps the value of an expression within a longer one."""

    def row(self, node: ast.Subscript) -> str | None:
        """A variable for a row of the state that stays the same throughout a loop; None: the row is
        looked up each time."""

    def harmless(self, node: ast.expr) -> bool:
        """True if computing the expression changes nothing."""
