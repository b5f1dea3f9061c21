"""The functions and constants that a game's functions reach: collected first, then given kinds,
then written."""

import ast
import base64
import builtins
import inspect
import textwrap
import typing
from collections.abc import Iterable
from types import FunctionType
from typing import Any

import numpy as np

from parlour.core import bits
from parlour.core.rule import Binding, checked
from parlour.javascript import native
from parlour.javascript.calls import text
from parlour.javascript.expressions import name_in_js, number
from parlour.javascript.functions import Translation
from parlour.javascript.kinds import (
    NEVER,
    NONE,
    Function,
    Kind,
    UnsupportedError,
    of_hint,
    of_value,
)
from parlour.javascript.scope import Code, Own

SEARCH = ("parlour.bots.search", "parlour.bots.review")

MANY = 16
"""The number of texts from which a list of them is written, and loads, shorter than a map."""
MANY_NUMBERS = 4096
"""The number of numbers from which rows of them are packed."""


def is_of_search(function: Any) -> bool:
    """True if a function is of the search, or of the look back that plays on as the search does:
    these are written once for all games."""
    return bool(getattr(function, "__module__", "").startswith(SEARCH))


class Program:
    """The functions of a game, and the constants that they use."""

    def __init__(
        self, binding: Binding, checked_build: bool = False, package: str = "parlour"
    ) -> None:
        """With `checked_build`, the translation throws an error where a number leaves its range, or
        an index its list. Functions from outside the package are not translated."""
        self.binding = checked(binding)
        self.checked = checked_build
        self.package = package
        self.functions: dict[FunctionType, Own] = {}
        self.constants: dict[str, Any] = {}
        """The constants by their names in JavaScript."""
        self.taken: dict[tuple[bool, str], Any] = {}
        """The things that have a name in JavaScript, by whether that is in the module of the
        search, and the name."""
        self._kinds: dict[int, tuple[Any, Kind]] = {}
        """The constants that were met, by identity, with their kinds."""
        self.understood = False
        """True if every kind has been worked out: from then on, an unknown one is refused."""

    # --- walking ----------------------------------------------------------------------------------

    def own(self, function: Any) -> Own:
        """Return the facts about a function (UnsupportedError if it is none of the rules)."""
        function = self.binding.get(function, function)
        if function not in self.functions:
            self.functions[function] = self._read(function)
        return self.functions[function]

    def _read(self, function: FunctionType) -> Own:
        if function not in native.TWINS and function.__module__.partition(".")[0] != self.package:
            raise UnsupportedError(f"{function.__qualname__} is not of {self.package}")
        lines, first = inspect.getsourcelines(function)
        (node,) = ast.parse(textwrap.dedent("".join(lines))).body
        assert isinstance(node, ast.FunctionDef)
        parameters = [each.arg for each in (*node.args.args, *node.args.kwonlyargs)]
        signature = inspect.signature(function)
        defaults = {
            name: each.default
            for name, each in signature.parameters.items()
            if each.default is not inspect.Parameter.empty
        }
        assigned: dict[str, int] = dict.fromkeys(parameters, 1)
        for each in ast.walk(node):
            if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
                assigned[each.id] = assigned.get(each.id, 0) + 1
        twin = native.TWINS.get(function)
        own = Own(
            function=function,
            node=node,
            file=inspect.getsourcefile(function) or "?",
            first_line=first,
            js=f"py.{twin[0]}" if twin else self._name(function.__name__, function),
            parameters=parameters,
            defaults=defaults,
            hints=_hints(function),
            assigned=assigned,
            native=twin is not None,
        )
        for name in assigned:
            own.variables.setdefault(name, NEVER)
        if twin:
            own.result = twin[1]
        elif hasattr(function, "__slot__") and not hasattr(function, "__rule__"):
            raise UnsupportedError(f"nothing is bound to the slot {function.__name__}")
        return own

    def harmless(self, function: Any) -> bool:
        """True if a function surely changes nothing: it stores nothing, and calls no function that
        might."""
        if function in (bits.lowest, bits.size):
            return True
        if not isinstance(function, FunctionType):
            return False
        nodes = list(ast.walk(self.own(function).node))
        return not any(
            isinstance(each, ast.Call)
            or (isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store))
            for each in nodes
        )

    def _name(self, name: str, value: Any) -> str:
        """Make a name for JavaScript that nothing else has."""
        wanted, apart = name_in_js(name), is_of_search(value)
        if not _same(self.taken.get((apart, wanted), value), value):
            module = getattr(value, "__module__", "").rpartition(".")[2]
            wanted = f"{module or 'other'}_{name.lstrip('_')}"
            while not _same(self.taken.get((apart, wanted), value), value):
                wanted += "_"
        self.taken[apart, wanted] = value
        return wanted

    def value_of(self, function: FunctionType, name: str) -> Any:
        """Return the value of a global name in a function (UnsupportedError)."""
        for names in (function.__globals__, vars(builtins)):
            if name in names:
                return names[name]
        raise UnsupportedError(f"the name {name} is not known")

    def constant(self, function: FunctionType, name: str, value: Any) -> Code:
        """Translate a global constant, or a function used as a value."""
        if isinstance(value, FunctionType):
            own = self.own(value)
            for parameter in own.parameters:  # callers keep to the declared kinds
                own.know(parameter, of_hint(own.hints[parameter]))
            return own.js, Function(own.result)
        kept, kind = self._kinds.get(id(value), (None, NEVER))
        if kept is not value:
            kind = of_value(value)
            self._kinds[id(value)] = value, kind
        return self._constant_name(function, name, value), kind

    def _constant_name(self, function: FunctionType, name: str, value: Any) -> str:
        wanted = name_in_js(name)
        if wanted in self.constants and not _same(self.constants[wanted], value):
            wanted = f"{function.__module__.rpartition('.')[2].upper()}_{name.lstrip('_')}"
        if wanted not in self.constants:
            self.taken.setdefault((False, wanted), value)
            self.constants[wanted] = value
        if not _same(self.constants[wanted], value):
            raise UnsupportedError(f"{name} has several meanings")
        return wanted

    def default(self, own: Own, name: str) -> Code:
        """The default of a parameter."""
        value = own.defaults[name]
        return self.literal(value), of_value(value)

    # --- understanding ----------------------------------------------------------------------------

    def root(self, function: FunctionType, kinds: Iterable[Kind]) -> Own:
        """Add a function that is called from outside, with arguments of these kinds."""
        own = self.own(function)
        for name, kind in zip(own.parameters, kinds, strict=True):
            own.know(name, kind)
        return own

    def understand(self) -> None:
        """Work out the kind of every variable and result (TranslationError)."""
        while stale := [own for own in list(self.functions.values()) if own.stale]:
            for own in stale:
                own.rounds += 1
                self.body(own)
                if own.result == NEVER and not _returns(own.node):
                    own.returns(NONE)
        for own in self.functions.values():
            unknown = [name for name in own.parameters if own.variables[name] == NEVER]
            if unknown and not own.native:
                error = UnsupportedError(f"nothing is known of {', '.join(unknown)}")
                raise own.located(error, own.node)
        self.understood = True

    def body(self, own: Own) -> str:
        """Translate the statements of a function."""
        translation = Translation(self, own)
        kinds = own.kinds_known
        code = translation.body()
        own.based_on = kinds, translation.results
        return code

    # --- constants --------------------------------------------------------------------------------

    def literal(self, value: Any) -> str:
        """Write a constant as JavaScript source (UnsupportedError)."""
        if value is None:
            return "null"
        if isinstance(value, bool):
            return "true" if value else "false"
        if isinstance(value, int | float | np.integer | np.floating):
            return number(value.item() if isinstance(value, np.generic) else value)
        if isinstance(value, str):
            return text(value)
        if isinstance(value, np.ndarray):
            return _packed(value) or self.literal(value.tolist())
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            names = [*value._fields]
            names += [n for n, each in vars(type(value)).items() if isinstance(each, property)]
            parts = (f"{name}: {self.literal(getattr(value, name))}" for name in names)
            return f"{{ {', '.join(parts)} }}"
        if isinstance(value, list | tuple | range):
            return f"[{', '.join(self.literal(each) for each in value)}]"
        if isinstance(value, dict):
            if len(value) >= MANY and (texts := _numbered(value)):
                return f"/* @__PURE__ */ py.numbered({self.literal(texts)})"
            items = (f"[{self.literal(k)}, {self.literal(v)}]" for k, v in value.items())
            return f"new Map([{', '.join(items)}])"
        raise UnsupportedError(f"no literal for {value!r:.40}")


def _packed(value: Any) -> str | None:
    """The call that unpacks many rows of whole numbers; None if they are few, or of others."""
    if value.ndim != 2 or value.size < MANY_NUMBERS or (value != value.astype("<i2")).any():
        return None
    packed = base64.b64encode(value.astype("<i2").tobytes()).decode()
    return f'/* @__PURE__ */ py.unpacked("{packed}", {value.shape[1]})'


def _numbered(value: dict[Any, Any]) -> list[str] | None:
    """The texts of a dictionary in the places that its keys name, "" where there is none; None if
    it has other keys, other values or few of either."""
    whole = all(type(key) is int and key >= 0 for key in value)
    if not whole or not all(isinstance(text, str) and text for text in value.values()):
        return None
    places = max(value) + 1
    return [value.get(n, "") for n in range(places)] if places <= 2 * len(value) else None


def _hints(function: FunctionType) -> dict[str, Any]:
    return typing.get_type_hints(function, include_extras=True)


def _returns(node: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Return) and each.value for each in ast.walk(node))


def _same(a: Any, b: Any) -> bool:
    if isinstance(a, FunctionType) or isinstance(b, FunctionType):
        return a is b
    if isinstance(a, np.ndarray) or isinstance(b, np.ndarray):
        return type(a) is type(b) and bool(np.array_equal(a, b))
    return type(a) is type(b) and bool(a == b)
