"""One expression of a rule, in JavaScript."""

import ast
import math
from collections.abc import Callable
from types import ModuleType
from typing import Any

from parlour.javascript.calls import element_of, text
from parlour.javascript.kinds import (
    BOOL,
    FLOAT,
    NEVER,
    NONE,
    STR,
    Dict,
    Int,
    Kind,
    List,
    Maybe,
    Object,
    Records,
    StateOf,
    Tuple,
    UnsupportedError,
    bare,
    join,
    joined,
    name_of,
    of_field,
    of_value,
)
from parlour.javascript.operators import Operators, is_plain
from parlour.javascript.scope import Code, Scope

COMPARE = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "===", ast.NotEq: "!=="}
WORDS = """
arguments await break case catch checks class const continue debugger default delete do else enum
eval export extends false finally for function if implements import in instanceof interface let new
null package private protected public py return static super switch this throw true try typeof
undefined var void while with yield
"""
RESERVED = frozenset(WORDS.split())


def name_in_js(name: str) -> str:
    """Return a name for JavaScript: the same, unless it means something there."""
    return f"{name}_" if name in RESERVED else name


def number(value: Any) -> str:
    """Write a number as JavaScript source."""
    if isinstance(value, float):
        return {math.inf: "Infinity", -math.inf: "-Infinity"}.get(value) or repr(value)
    return str(int(value))


class Expressions(Operators):
    """Translates expressions. An expression that cannot be translated raises UnsupportedError."""

    def __init__(self, scope: Scope) -> None:
        self.of = scope
        self.narrowed: dict[str, Kind] = {}
        """Narrower kinds that tests have shown, by the text of the expression."""
        self.inner = []

    def __call__(self, node: ast.expr) -> Code:
        """Translate an expression; return it with the kind of its value."""
        method: Callable[[Any], Code] | None = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise UnsupportedError(f"{type(node).__name__} is not translated")
        code, kind = method(node)
        if self.narrowed and isinstance(node, ast.Name | ast.Attribute):
            kind = self.narrowed.get(ast.unparse(node), kind)
        if kind == NEVER and self.of.understood:
            raise UnsupportedError(f"nothing is known of {ast.unparse(node)}")
        return code, kind

    # --- as a condition or a number ---------------------------------------------------------------

    def truth(self, node: ast.expr) -> str:
        """Translate an expression as a condition, true where Python takes its value for true."""
        halves = self.halves_made(node)
        if halves:
            return f"({halves[0]} | {halves[1]}) !== 0"
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            return f"!({self.truth(node.operand)})"
        if isinstance(node, ast.BoolOp):
            with_narrowing = isinstance(node.op, ast.And)
            sign = " && " if with_narrowing else " || "
            before = dict(self.narrowed)
            parts = []
            for value in node.values:
                parts.append(f"({self.truth(value)})")
                self.narrow(value, with_narrowing)
            self.narrowed = before
            return sign.join(parts)
        code, kind = self(node)
        return self.is_true(code, kind)

    def is_true(self, code: str, kind: Kind) -> str:
        """Make a condition of a value already translated."""
        if kind in (BOOL, NEVER):
            return code
        if isinstance(kind, Int) or kind == FLOAT:
            return f"({code}) !== 0"
        if kind == STR:
            return f'({code}) !== ""'
        if isinstance(kind, List):
            return f"({code}).length > 0"
        raise UnsupportedError(f"the truth of {name_of(kind)}")

    def narrow(self, test: ast.expr, holds: bool) -> None:
        """Note the kinds that follow once a test is true, or false."""
        if isinstance(test, ast.BoolOp) and isinstance(test.op, ast.And) == holds:
            for value in test.values:  # all of them are true, or all are false
                self.narrow(value, holds)
        if isinstance(test, ast.Compare) and len(test.ops) == 1:
            none = isinstance(test.comparators[0], ast.Constant) and not isinstance(
                test.comparators[0].value, int | str
            )
            if none and isinstance(test.ops[0], ast.Is | ast.IsNot):
                is_none = isinstance(test.ops[0], ast.Is) == holds
                _, kind = self(test.left)
                self.narrowed[ast.unparse(test.left)] = NONE if is_none else bare(kind)

    def numeric(self, node: ast.expr) -> Code:
        """Translate an expression as a number: True counts as 1."""
        code, kind = self(node)
        if kind == BOOL:
            return f"(({code}) ? 1 : 0)", Int(0, 1)
        if isinstance(kind, Int) or kind in (FLOAT, NEVER):
            return code, kind
        raise UnsupportedError(f"expected a number, found {name_of(kind)} in {ast.unparse(node)}")

    def fitting(self, node: ast.expr, kind: Kind) -> str:
        """Translate a value for a place that holds values of this kind."""
        code, own = self(node)
        if own == BOOL and (isinstance(kind, Int) or kind == FLOAT):
            return f"(({code}) ? 1 : 0)"
        if self.of.checked and isinstance(kind, Int) and isinstance(own, Int):
            return f"checks.fit({code}, {kind.low}, {kind.high})"
        return code

    # --- names ------------------------------------------------------------------------------------

    def _Constant(self, node: ast.Constant) -> Code:
        value = node.value
        if value is None:
            return "null", NONE
        if isinstance(value, bool):
            return ("true" if value else "false"), BOOL
        if isinstance(value, str):
            return text(value), STR
        kind = of_value(value)
        return number(value), kind

    def _Name(self, node: ast.Name) -> Code:
        for variables in reversed(self.inner):
            if node.id in variables:
                return name_in_js(node.id), variables[node.id]
        if node.id in self.of.variables:
            return name_in_js(node.id), self.of.variables[node.id]
        return self.of.constant(node.id, self.value_of(node))

    def value_of(self, node: ast.expr) -> Any:
        """Return the value of a global name, or of a name in a module (UnsupportedError)."""
        if isinstance(node, ast.Name):
            if any(node.id in variables for variables in (self.of.variables, *self.inner)):
                raise UnsupportedError(f"{node.id} is a variable")
            return self.of.value_of(node.id)
        if isinstance(node, ast.Attribute):
            module = self.value_of(node.value)
            if isinstance(module, ModuleType):
                return getattr(module, node.attr)
        raise UnsupportedError(f"{ast.unparse(node)} is not a global name")

    def _Attribute(self, node: ast.Attribute) -> Code:
        if isinstance(node.value, ast.Name) and node.value.id not in self.of.variables:
            try:
                return self.of.constant(node.attr, self.value_of(node))
            except UnsupportedError:
                pass
        if isinstance(node.value, ast.Subscript):
            owner, kind = self(node.value.value)
            if isinstance(kind, Records):
                part = kind.of.part(node.attr)
                if part is None:
                    raise UnsupportedError(f"records have no field {node.attr}")
                index, _ = self.numeric(node.value.slice)
                return self.indexed(f"{owner}.{node.attr}", index), part
        code, kind = self(node.value)
        if isinstance(kind, StateOf):
            if node.attr == "journal":
                return f"{code}.journal", Maybe(List(List(Int())))
            field = kind.type.fields.get(node.attr)
            if field is not None:
                return f"{code}.{name_in_js(node.attr)}", of_field(field)
        if isinstance(kind, Object):
            part = kind.part(node.attr)
            if part is not None:
                return f"{code}.{node.attr}", part
        if kind == NEVER:
            return f"{code}.{node.attr}", NEVER
        raise UnsupportedError(f"{name_of(kind)} has no part {node.attr}")

    # --- arithmetic -------------------------------------------------------------------------------

    def _UnaryOp(self, node: ast.UnaryOp) -> Code:
        if isinstance(node.op, ast.Not):
            return self.truth(node), BOOL
        code, kind = self.numeric(node.operand)
        if kind == NEVER:
            return code, NEVER
        if isinstance(node.op, ast.USub):
            if isinstance(kind, Int):
                return f"(-{code})", Int(-kind.high, -kind.low)
            return f"(-{code})", kind
        if isinstance(node.op, ast.Invert) and isinstance(kind, Int):
            if kind.small:
                return f"(~{code})", Int(-1 - kind.high, -1 - kind.low)
            return f"(-1 - {code})", Int(-1 - kind.high, -1 - kind.low)
        raise UnsupportedError(f"{ast.unparse(node)} is not translated")

    def _BinOp(self, node: ast.BinOp) -> Code:
        special = self._of_lists_and_texts(node)
        if special:
            return special
        return self.sets(node.left, node.op, node.right) or self.operation(
            node.op, *self.numeric(node.left), *self.numeric(node.right)
        )

    def _BoolOp(self, node: ast.BoolOp) -> Code:
        before = dict(self.narrowed)
        kinds = []
        for value in node.values:
            kinds.append(self(value)[1])
            self.narrow(value, isinstance(node.op, ast.And))
        self.narrowed = before
        if all(kind in (BOOL, NEVER) for kind in kinds):
            return f"({self.truth(node)})", BOOL
        raise UnsupportedError(f"`and` and `or` of {', '.join(map(name_of, kinds))}, as a value")

    def _Compare(self, node: ast.Compare) -> Code:
        values = [node.left, *node.comparators]
        if any(not is_plain(each) for each in values[1:-1]):
            raise UnsupportedError(f"{ast.unparse(node)}: the middle is too long to write twice")
        parts = [
            self.comparison(left, op, right)
            for left, op, right in zip(values, node.ops, values[1:], strict=False)
        ]
        return " && ".join(f"({part})" for part in parts), BOOL

    def comparison(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        """Translate one comparison."""
        if isinstance(op, ast.Is | ast.IsNot):
            code, _ = self(left)
            if not (isinstance(right, ast.Constant) and right.value is None):
                raise UnsupportedError("`is` with anything but None")
            return f"({code}) {'===' if isinstance(op, ast.Is) else '!=='} null"
        if isinstance(op, ast.In | ast.NotIn):
            code = self.membership(left, right)
            return code if isinstance(op, ast.In) else f"!({code})"
        if isinstance(op, ast.Eq | ast.NotEq):
            zero = isinstance(right, ast.Constant) and right.value == 0
            halves = self.halves_made(left) if zero else None
            if halves:
                return f"({halves[0]} | {halves[1]}) {COMPARE[type(op)]} 0"
            (a, one), (b, two) = self(left), self(right)
            if BOOL in (one, two) and one != two:
                (a, one), (b, two) = self.numeric(left), self.numeric(right)
            for kind in (one, two):
                if isinstance(bare(kind), List | Tuple | Dict | Object | StateOf):
                    raise UnsupportedError(f"the equality of {name_of(kind)}")
        else:
            (a, _), (b, _) = self.numeric(left), self.numeric(right)
        return f"({a}) {COMPARE[type(op)]} ({b})"

    def membership(self, left: ast.expr, right: ast.expr) -> str:
        """`in`."""
        code, own = self(left)
        if isinstance(right, ast.Tuple):
            if not is_plain(left):
                raise UnsupportedError(f"{ast.unparse(left)} in several values")
            each = ast.Eq()
            return " || ".join(f"({self.comparison(left, each, one)})" for one in right.elts)
        if not (isinstance(bare(own), Int) or bare(own) in (STR, NEVER)):
            raise UnsupportedError(f"{name_of(own)} in {ast.unparse(right)}")
        container, kind = self(right)
        if isinstance(kind, Dict):
            return f"{container}.has({code})"
        if isinstance(kind, List | Tuple):
            return f"{container}.includes({code})"
        raise UnsupportedError(f"`in` {name_of(kind)}")

    def _IfExp(self, node: ast.IfExp) -> Code:
        test = self.truth(node.test)
        before = dict(self.narrowed)
        self.narrow(node.test, True)
        yes, a = self(node.body)
        self.narrowed = dict(before)
        self.narrow(node.test, False)
        no, b = self(node.orelse)
        self.narrowed = before
        if BOOL in (a, b) and a != b and NEVER not in (a, b):
            raise UnsupportedError(f"{name_of(a)} or {name_of(b)}")
        return f"(({test}) ? ({yes}) : ({no}))", join(a, b)

    # --- lists and texts --------------------------------------------------------------------------

    def indexed(self, owner: str, index: str) -> str:
        """Translate an element taken by its index."""
        return f"checks.at({owner}, {index})" if self.of.checked else f"{owner}[{index}]"

    def _Subscript(self, node: ast.Subscript) -> Code:
        code, kind = self(node.value)
        if isinstance(node.slice, ast.Slice):
            return self.sliced(code, kind, node.slice)
        if isinstance(kind, Dict):
            key, _ = self(node.slice)
            return f"py.get({code}, {key})", kind.value
        row = self.of.row(node)
        if row:
            return row, element_of(kind, Int())
        index, at = self.numeric(node.slice)
        if isinstance(at, Int) and at.high < 0:
            return f"{code}.at({index})", element_of(kind, at)
        element = element_of(kind, at)
        return self.indexed(code, index), element

    def sliced(self, code: str, kind: Kind, part: ast.Slice) -> Code:
        """Translate a slice of a list."""
        if part.step is not None or not isinstance(kind, List):
            raise UnsupportedError("a slice with a step, or not of a list")
        ends = []
        for end in (part.lower, part.upper):
            if end is None:
                ends.append("undefined")
                continue
            at, own = self.numeric(end)
            if isinstance(own, Int) and own.high < 0:
                raise UnsupportedError("a slice that counts from the end")
            ends.append(f"checks.from_start({at})" if self.of.checked else at)
        return f"py.slice({code}, {', '.join(ends)})", kind

    def _of_lists_and_texts(self, node: ast.BinOp) -> Code | None:
        left, a = self(node.left)
        right, b = self(node.right)
        if isinstance(node.op, ast.Add) and isinstance(a, List) and isinstance(b, List):
            return f"[...{left}, ...{right}]", join(a, b)
        if isinstance(node.op, ast.Add) and a == STR and b == STR:
            return f"({left} + {right})", STR
        if (
            isinstance(node.op, ast.Mult)
            and isinstance(a, List)
            and isinstance(node.left, ast.List)
        ):
            element, _ = self(node.left.elts[0])
            return f"py.filled({element}, {right})", a
        return None

    def _List(self, node: ast.List) -> Code:
        codes, kinds = self.elements(node.elts)
        return f"[{codes}]", List(joined(kinds))

    def _Tuple(self, node: ast.Tuple) -> Code:
        codes, kinds = self.elements(node.elts)
        return f"[{codes}]", Tuple(tuple(kinds))

    def elements(self, nodes: list[ast.expr]) -> tuple[str, list[Kind]]:
        """Translate the elements of a list, with commas between them."""
        codes, kinds = [], []
        for node in nodes:
            if isinstance(node, ast.Starred):
                code, kind = self(node.value)
                codes.append(f"...{code}")
                kinds.append(element_of(kind, Int()))
            else:
                code, kind = self(node)
                codes.append(code)
                kinds.append(kind)
        return ", ".join(codes), kinds

    def _JoinedStr(self, node: ast.JoinedStr) -> Code:
        parts = []
        for value in node.values:
            if isinstance(value, ast.Constant):
                parts.append(
                    text(str(value.value))[1:-1]
                    .replace('\\"', '"')
                    .replace("`", "\\`")
                    .replace("${", "\\${")
                )
                continue
            assert isinstance(value, ast.FormattedValue)
            code, kind = self(value.value)
            form = ast.unparse(value.format_spec)[2:-1] if value.format_spec else ""
            if value.conversion == ord("r") and kind == STR and form.startswith("."):
                code = f"py.quoted({code}, {int(form[1:])})"
            elif isinstance(kind, List) and not form and value.conversion == -1:
                code = f"py.tuple_text({code})"
            elif form or value.conversion != -1 or not (isinstance(kind, Int) or kind == STR):
                raise UnsupportedError(f"the format of {ast.unparse(value.value)}")
            parts.append(f"${{{code}}}")
        return f"`{''.join(parts)}`", STR

    def _ListComp(self, node: ast.ListComp | ast.GeneratorExp) -> Code:
        return self.comprehension(node.elt, node.generators)

    _GeneratorExp = _ListComp

    def comprehension(self, element: ast.expr, generators: list[ast.comprehension]) -> Code:
        """[element for ...]: filter, then map; or flatMap, if more loops follow."""
        first, *rest = generators
        code, kind = self(first.iter)
        one = element_of(kind, Int())
        code = _array(code)
        names: dict[str, Kind] = {}
        self.inner.append(names)
        target = self.bound(first.target, one, names)
        for test in first.ifs:
            code = f"{code}.filter(({target}) => {self.truth(test)})"
        if rest:
            inside, made = self.comprehension(element, rest)
            self.inner.pop()
            return f"{code}.flatMap(({target}) => {inside})", made
        value, of = self(element)
        self.inner.pop()
        if value == target:
            return code, List(of)
        body = f"({value})" if value.startswith("{") else value  # an object, not a block
        return f"{code}.map(({target}) => {body})", List(of)

    def bound(self, target: ast.expr, kind: Kind, names: dict[str, Kind]) -> str:
        """Bind the variables of a loop."""
        if isinstance(target, ast.Name):
            names[target.id] = kind
            return name_in_js(target.id)
        if isinstance(target, ast.Tuple):
            kinds = kind.of if isinstance(kind, Tuple) else [NEVER] * len(target.elts)
            parts = [
                self.bound(each, own, names) for each, own in zip(target.elts, kinds, strict=True)
            ]
            return f"[{', '.join(parts)}]"
        raise UnsupportedError(f"the target {ast.unparse(target)}")


# --- helpers --------------------------------------------------------------------------------------


MAKERS = ("slice", "range", "enumerate", "zip", "pairwise", "sorted", "filled")


def _array(code: str) -> str:
    """Turn a typed array into a plain one, since `map` of a typed array makes another typed one."""
    made = code.startswith(("[", *(f"py.{name}(" for name in MAKERS)))
    return code if made else f"py.slice({code})"
