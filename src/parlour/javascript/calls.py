"""Calls: of Python's own functions, of structs, and of the rules."""

import ast
import math
from itertools import pairwise
from types import FunctionType
from typing import Any, NewType

import msgspec
from msgspec.structs import replace

from parlour.core import bits
from parlour.javascript.kinds import (
    BOOL,
    ERROR,
    FLOAT,
    NEVER,
    NONE,
    SAFE,
    STR,
    Dict,
    Int,
    Kind,
    List,
    Records,
    StateOf,
    Tuple,
    UnsupportedError,
    joined,
    name_of,
    of_struct,
)
from parlour.javascript.scope import Code, Scope

MATH = {
    math.sqrt: "Math.sqrt",
    math.exp: "Math.exp",
    math.log: "Math.log",
    math.hypot: "Math.hypot",
    math.erf: "py.erf",
    math.erfc: "py.erfc",
    math.comb: "py.comb",
    math.factorial: "py.factorial",
}
"""Functions whose results may have a fraction, or be too large to be exact."""
BUILT_INS = {
    "range": (1, 2, ()),
    "min": (1, 99, ()),
    "max": (1, 99, ()),
    "sorted": (1, 1, ("key", "reverse")),
    "zip": (2, 2, ("strict",)),
}
"""The least and most positional arguments that are translated, and the keywords. A function that is
missing here takes one argument."""


def text(value: str) -> str:
    """Write a text as JavaScript source."""
    return msgspec.json.encode(value).decode()


def element_of(kind: Kind, at: Kind) -> Kind:
    """The kind of an element."""
    if isinstance(kind, List):
        return kind.of
    if isinstance(kind, Tuple):
        if isinstance(at, Int) and at.low == at.high and -len(kind.of) <= at.low < len(kind.of):
            return kind.of[at.low]
        return joined(kind.of)
    if kind == NEVER:
        return NEVER
    raise UnsupportedError(f"an element of {name_of(kind)}")


class Calls:
    """Translates calls; `Expressions` translates the rest."""

    of: Scope
    """The function that the expression stands in."""

    def __call__(self, node: ast.expr) -> Code:
        """Translate an expression (UnsupportedError)."""
        raise NotImplementedError

    def truth(self, node: ast.expr) -> str:
        """Translate an expression as a condition, true where Python takes its value for true."""
        raise NotImplementedError

    def numeric(self, node: ast.expr) -> Code:
        """Translate an expression as a number: True counts as 1."""
        raise NotImplementedError

    def halves_made(self, node: ast.expr) -> tuple[str, str] | None:
        """Translate an operation that makes a set, as its two halves; None if it makes no set."""
        raise NotImplementedError

    def value_of(self, node: ast.expr) -> Any:
        """Return the value of a global name (UnsupportedError)."""
        raise NotImplementedError

    def _Call(self, node: ast.Call) -> Code:
        if isinstance(node.func, ast.Attribute):
            method = self.method(node, node.func)
            if method:
                return method
        function = self.value_of(node.func)
        if isinstance(function, NewType):
            return self(node.args[0])
        if isinstance(function, type) and issubclass(function, msgspec.Struct):
            return self.struct(function, node)
        if function is replace:
            return self.replaced(node)
        halves = function is bits.size and self.halves_made(node.args[0])
        if halves:
            return f"(py.ones({halves[0]}) + py.ones({halves[1]}))", Int(0, 64)
        if isinstance(function, FunctionType) and function is not pairwise:
            return self.of.call(function, node)
        name = getattr(function, "__name__", "")
        built_in = getattr(self, f"_call_{name}", None)
        if built_in:
            least, most, keywords = BUILT_INS.get(name, (1, 1, ()))
            given = [str(each.arg) for each in node.keywords]
            if not least <= len(node.args) <= most or not set(given) <= set(keywords):
                raise UnsupportedError(f"{name} with these arguments")
            made: Code = built_in(node)
            return made
        if function in MATH and not node.keywords:
            arguments = [self.numeric(each)[0] for each in node.args]
            return f"{MATH[function]}({', '.join(arguments)})", FLOAT
        if isinstance(function, type) and issubclass(function, Exception):
            return f"new py.{function.__name__}({self(node.args[0])[0]})", ERROR
        raise UnsupportedError(f"a call of {ast.unparse(node.func)}")

    def method(self, node: ast.Call, func: ast.Attribute) -> Code | None:
        """Translate a call of a method of a text, or of a state."""
        if func.attr == "append" and isinstance(func.value, ast.Name):
            code, kind = self(func.value)
            one, own = self(node.args[0])
            if isinstance(kind, List):
                self.of.own.know(func.value.id, List(own))
                return f"{code}.push({one})", NONE
        if func.attr == "copy":
            code, kind = self(func.value)
            if isinstance(kind, StateOf):
                return f"{code}.copy()", kind
        if isinstance(func.value, ast.Constant) and func.attr == "join":
            code, _ = self(node.args[0])
            return f"{code}.join({self(func.value)[0]})", STR
        return None

    def struct(self, struct: type[msgspec.Struct], node: ast.Call) -> Code:
        """Translate the making of a struct: its fields in order, with defaults (left out if it has
        `omit_defaults`)."""
        if node.args:
            raise UnsupportedError(f"{struct.__name__} without the names of its fields")
        kind, config = of_struct(struct), struct.__struct_config__
        given = {each.arg: each.value for each in node.keywords}
        required = len(struct.__struct_fields__) - len(struct.__struct_defaults__)
        parts, defaults = [], []
        if config.tag is not None:
            parts.append(f"{config.tag_field}: {text(str(config.tag))}")
        for i, name in enumerate(struct.__struct_fields__):
            default = None if i < required else struct.__struct_defaults__[i - required]
            if name in given:
                code, own = self(given[name])
                part = kind.part(name)
                if part == BOOL and own != BOOL:
                    raise UnsupportedError(f"{name} should be true or false")
                parts.append(f"{name}: {code}")
                if i >= required:
                    defaults.append(f"{name}: {self.of.literal(default)}")
            elif not config.omit_defaults:
                parts.append(f"{name}: {self.of.literal(default)}")
        code = f"{{ {', '.join(parts)} }}"
        if config.omit_defaults and defaults:
            code = f"py.without({code}, {{ {', '.join(defaults)} }})"
        return code, kind

    def replaced(self, node: ast.Call) -> Code:
        """Translate the making of a copy of a struct with other values in some fields."""
        code, kind = self(node.args[0])
        parts = [f"{each.arg}: {self(each.value)[0]}" for each in node.keywords]
        return f"{{ ...{code}, {', '.join(parts)} }}", kind

    def _call_range(self, node: ast.Call) -> Code:
        ends = [self.numeric(each) for each in node.args]
        codes = ", ".join(code for code, _ in ends)
        kinds = [kind for _, kind in ends if isinstance(kind, Int)]
        low = kinds[0].low if len(kinds) > 1 else 0
        high = (kinds[1] if len(kinds) > 1 else kinds[0]).high - 1 if kinds else SAFE
        return f"py.range({codes})", List(Int(low, max(high, low)))

    def _call_len(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        if isinstance(kind, List | Tuple | Records):
            return f"{code}.length", Int(0, 1 << 31)
        if isinstance(kind, Dict):
            return f"{code}.size", Int(0, 1 << 31)
        if kind == STR:  # in code points, as Python counts
            return f"[...{code}].length", Int(0, 1 << 31)
        raise UnsupportedError(f"the length of {name_of(kind)}")

    def _call_int(self, node: ast.Call) -> Code:
        code, kind = self.numeric(node.args[0])
        if kind == FLOAT:
            return f"py.whole_part({code})", Int()
        return code, kind

    def _call_float(self, node: ast.Call) -> Code:
        return self.numeric(node.args[0])[0], FLOAT

    def _call_abs(self, node: ast.Call) -> Code:
        code, kind = self.numeric(node.args[0])
        if isinstance(kind, Int):
            kind = Int(0, max(abs(kind.low), abs(kind.high)))
        return f"Math.abs({code})", kind

    def _call_bool(self, node: ast.Call) -> Code:
        return self.truth(node.args[0]), BOOL

    def _call_str(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        if isinstance(kind, Int) or kind == STR:
            return f"`${{{code}}}`", STR
        raise UnsupportedError(f"str of {name_of(kind)}")

    def _call_min(self, node: ast.Call) -> Code:
        return self.extreme(node, "min")

    def _call_max(self, node: ast.Call) -> Code:
        return self.extreme(node, "max")

    def extreme(self, node: ast.Call, which: str) -> Code:
        """Translate `min` or `max`, of several numbers or of a list."""
        if len(node.args) == 1:
            code, kind = self(node.args[0])
            return f"py.{which}({code})", element_of(kind, Int())
        codes, kinds = zip(*(self.numeric(each) for each in node.args), strict=True)
        made = f"Math.{which}({', '.join(codes)})"
        if all(isinstance(kind, Int) for kind in kinds):
            pick = min if which == "min" else max
            return made, Int(pick(k.low for k in kinds), pick(k.high for k in kinds))
        return made, NEVER if NEVER in kinds else FLOAT

    def _call_sum(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        element = element_of(kind, Int())
        return f"py.sum({code})", FLOAT if element == FLOAT else Int()

    def _call_all(self, node: ast.Call) -> Code:
        return f"{self.truths(node.args[0])}.every(Boolean)", BOOL

    def _call_any(self, node: ast.Call) -> Code:
        return f"{self.truths(node.args[0])}.some(Boolean)", BOOL

    def truths(self, node: ast.expr) -> str:
        """Translate a list of booleans."""
        code, kind = self(node)
        if element_of(kind, Int()) not in (BOOL, NEVER):
            raise UnsupportedError(f"the truth of each of {ast.unparse(node)}")
        return code

    def _call_list(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        return f"py.slice({code})", List(element_of(kind, Int()))

    _call_tuple = _call_list

    def _call_sorted(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        given = {each.arg: each.value for each in node.keywords}
        arguments = [code]
        if given:
            arguments.append(self(given["key"])[0] if "key" in given else "undefined")
            arguments.append(self(given["reverse"])[0] if "reverse" in given else "false")
        return f"py.sorted({', '.join(arguments)})", List(element_of(kind, Int()))

    def _call_enumerate(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        return f"py.enumerate({code})", List(Tuple((Int(0, 1 << 31), element_of(kind, Int()))))

    def _call_zip(self, node: ast.Call) -> Code:
        codes, kinds = zip(*(self(each) for each in node.args), strict=True)
        return f"py.zip({', '.join(codes)})", List(
            Tuple(tuple(element_of(k, Int()) for k in kinds))
        )

    def _call_pairwise(self, node: ast.Call) -> Code:
        code, kind = self(node.args[0])
        one = element_of(kind, Int())
        return f"py.pairwise({code})", List(Tuple((one, one)))
