"""One function of the rules, in JavaScript: its statements and its variables."""

import ast
from types import FunctionType
from typing import Any

from parlour.javascript.calls import element_of
from parlour.javascript.expressions import Expressions, name_in_js
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
    Records,
    StateOf,
    Tuple,
    UnsupportedError,
)
from parlour.javascript.operators import is_plain
from parlour.javascript.scope import Code, Own, Whole


class Translation:
    """The translation of one function, using the kinds known so far."""

    def __init__(self, program: Whole, own: Own) -> None:
        self.program = program
        self.own = own
        self.checked = program.checked
        self.variables = own.variables
        self.express = Expressions(self)
        self.declared: set[str] = set()
        self.temporaries = 0
        self.sets: dict[int, str] = {}
        """The variables that keep a set until its second half is needed, by the set's
        expression."""
        self.rows: dict[str, str] = {}
        """The variables for rows of the state, with the expression of each row."""
        self.loops = 0
        """The number of loops around this place."""
        self.results: dict[Own, int] = {}
        """For each function it calls, how much is known of that function's result."""

    @property
    def understood(self) -> bool:
        """True if every kind has been worked out."""
        return self.program.understood

    # --- what names mean --------------------------------------------------------------------------

    def value_of(self, name: str) -> Any:
        """Return the value of a global name."""
        return self.program.value_of(self.own.function, name)

    def constant(self, name: str, value: Any) -> Code:
        """A global value that is not a variable."""
        code, kind = self.program.constant(self.own.function, name, value)
        if code in self.variables:
            raise UnsupportedError(f"{code} is also a variable")
        return code, kind

    def literal(self, value: Any) -> str:
        """Write a constant as JavaScript source."""
        return self.program.literal(value)

    def call(self, function: Any, node: ast.Call) -> Code:
        """Translate a call of one of the rules' functions."""
        if not isinstance(function, FunctionType):
            raise UnsupportedError(f"a call of {ast.unparse(node.func)}")
        callee = self.program.own(function)
        self.results.setdefault(callee, callee.results_known)
        given: dict[str, ast.expr] = {}
        for name, argument in zip(callee.parameters, node.args, strict=False):
            given[name] = argument
        for keyword in node.keywords:
            given[str(keyword.arg)] = keyword.value
        codes = []
        for name in callee.parameters:
            if name in given:
                code, kind = self.express(given[name])
                wanted = callee.annotated(name)
                if kind == BOOL and (isinstance(wanted, Int) or wanted == FLOAT):
                    code, kind = self.express.numeric(given[name])
            elif name in callee.defaults:
                code, kind = self.program.default(callee, name)
            else:
                raise UnsupportedError(f"{callee.name} is called without {name}")
            callee.know(name, kind)
            passed = given.get(name)
            if isinstance(kind, List) and isinstance(passed, ast.Name):
                self.own.know(passed.id, callee.variables[name])  # it may write there
            codes.append(code)
        if callee.js in self.variables:
            raise UnsupportedError(f"{callee.js} is also a variable")
        return f"{callee.js}({', '.join(codes)})", callee.result

    def temporary(self, node: ast.expr) -> str:
        """A variable that keeps the value of an expression within a longer one."""
        name = self.sets.setdefault(id(node), f"set_{len(self.sets)}")
        if name in self.variables:
            raise UnsupportedError(f"{name} is a variable")
        return name

    def row(self, node: ast.Subscript) -> str | None:
        """A variable for a row of the state, such as `s.hand[seat]`, that is used in a loop: it
        stays the same row throughout."""
        state, at = node.value, node.slice
        if self.checked or not self.loops:
            return None
        if not (isinstance(state, ast.Attribute) and isinstance(state.value, ast.Name)):
            return None
        if not isinstance(at, ast.Name) or not isinstance(self.variables.get(at.id), Int):
            return None
        if any(
            name not in self.own.parameters or self.own.assigned[name] > 1
            for name in (state.value.id, at.id)
        ):
            return None
        kind = self.variables[state.value.id]
        field = kind.type.fields.get(state.attr) if isinstance(kind, StateOf) else None
        if field is None or len(field.shape) != 2:
            return None
        name = f"{state.attr}_of_{at.id}"
        if name in self.variables:
            raise UnsupportedError(f"{name} is a variable")
        place = f"{name_in_js(state.value.id)}.{name_in_js(state.attr)}[{name_in_js(at.id)}]"
        self.rows[name] = place
        return name

    def harmless(self, node: ast.expr) -> bool:
        """True if computing the expression changes nothing."""
        calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
        return all(self.program.harmless(self.express.value_of(each.func)) for each in calls)

    # --- the whole --------------------------------------------------------------------------------

    def body(self) -> str:
        """Translate all statements of the function."""
        self.declared = set(self.own.parameters)
        code = self.block(self.own.node.body, top=True)
        used = [name for name in self.sets.values() if f"({name} = " in code]
        if used:
            code = f"let {', '.join(used)};\n{code}"
        rows = "".join(f"const {name} = {place};\n" for name, place in self.rows.items())
        return f"{rows}{code}"

    def block(self, nodes: list[ast.stmt], top: bool = False) -> str:
        """Translate the statements of a block, and declare the variables that belong to it."""
        lines = []
        hoisted: list[str] = []
        if top:
            if self.own.hoisted is None:
                self.own.hoisted = self.hoisted()
            hoisted = self.own.hoisted
        if hoisted:
            lines.append(f"let {', '.join(map(name_in_js, hoisted))};")
            self.declared |= set(hoisted)
        outer = set(self.declared)
        before = dict(self.express.narrowed)
        stored = self.own.stored.get(id(nodes))
        if stored is None:
            stored = self.own.stored[id(nodes)] = _stored(nodes)
        if not top:  # perhaps the body of a loop: known only until it changes
            for name in stored:
                self.express.narrowed.pop(name, None)
        for node in nodes:
            try:
                line = self.statement(node)
            except UnsupportedError as error:
                raise self.own.located(error, node) from None
            if line:
                lines.append(line)
            if (  # if x is None: return
                isinstance(node, ast.If)
                and not node.orelse
                and isinstance(node.body[-1], ast.Return | ast.Raise | ast.Continue)
            ):
                self.express.narrow(node.test, False)
        self.declared = outer
        self.express.narrowed = {k: v for k, v in before.items() if k not in stored}
        return "\n".join(lines)

    def hoisted(self) -> list[str]:
        """The variables that are used outside the block in which they are first assigned."""
        scopes: dict[str, list[tuple[tuple[int, ...], bool]]] = {}

        def visit(node: ast.AST, path: tuple[int, ...]) -> None:
            if isinstance(node, ast.Name) and node.id in self.variables:
                if not any(node.id in names for names in comprehended):
                    scopes.setdefault(node.id, []).append((path, isinstance(node.ctx, ast.Store)))
                return
            if isinstance(node, ast.ListComp | ast.GeneratorExp):
                names = {
                    name.id
                    for each in node.generators
                    for name in ast.walk(each.target)
                    if isinstance(name, ast.Name)
                }
                comprehended.append(names)
                for child in ast.iter_child_nodes(node):
                    visit(child, path)
                comprehended.pop()
                return
            if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign) and node.value:
                visit(node.value, path)
                for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                    visit(target, path)
                return
            for name, value in ast.iter_fields(node):
                inside = path
                if name in ("body", "orelse") and isinstance(value, list):
                    inside = (*path, id(value))
                if isinstance(node, ast.For) and name == "target":
                    inside = (*path, id(node.body))
                for child in value if isinstance(value, list) else [value]:
                    if isinstance(child, ast.match_case):
                        for line in child.body:
                            visit(line, (*path, id(child)))
                    elif isinstance(child, ast.AST):
                        visit(child, inside)

        comprehended: list[set[str]] = []
        for line in self.own.node.body:
            visit(line, ())
        found = []
        for name, uses in scopes.items():
            if name in self.own.parameters:
                continue
            # each use must lie within a block in which the name was assigned before
            homes: list[tuple[int, ...]] = []
            for path, stored in uses:
                if any(path[: len(home)] == home for home in homes):
                    continue
                if not stored:
                    found.append(name)
                    break
                homes.append(path)
            else:
                if any(a != b and a[: len(b)] == b for a in homes for b in homes):
                    found.append(name)
        return found

    def statement(self, node: ast.stmt) -> str:
        """Translate one statement."""
        method = getattr(self, f"_{type(node).__name__}", None)
        if method is None:
            raise UnsupportedError(f"{type(node).__name__} is not translated")
        loop = isinstance(node, ast.For | ast.While)
        self.loops += loop
        code: str = method(node)
        self.loops -= loop
        return code

    # --- variables --------------------------------------------------------------------------------

    def assign(self, target: ast.expr, code: str, kind: Kind) -> str:
        """Translate the assignment of a value to a target."""
        if isinstance(target, ast.Name):
            self.own.know(target.id, kind)
            if isinstance(self.variables[target.id], Maybe):
                self.express.narrowed[target.id] = kind
            name = name_in_js(target.id)
            if target.id in self.declared:
                return f"{name} = {code};"
            self.declared.add(target.id)
            return f"{'const' if self.own.assigned[target.id] == 1 else 'let'} {name} = {code};"
        if isinstance(target, ast.Tuple):
            return self.unpack(target, code, kind)
        if isinstance(target, ast.Subscript):
            _, owner = self.express(target.value)
            if isinstance(owner, List) and isinstance(owner.of, StateOf):
                index, _ = self.express.numeric(target.slice)
                place = f"{self.express(target.value)[0]}[{index}]"
                return f"{place}.set({code.removesuffix('.copy()')});"
            if isinstance(owner, Records):
                raise UnsupportedError("an assignment to a whole record")
            self.keep(target, kind)
            _, at = self.express.numeric(target.slice)
            if isinstance(at, Int) and at.high < 0:
                raise UnsupportedError("an assignment counted from the end")
            place = self.place(target)
            return f"{place} = {code};"
        if isinstance(target, ast.Attribute):
            return f"{self.place(target)} = {code};"
        raise UnsupportedError(f"the target {ast.unparse(target)}")

    def keep(self, target: ast.Subscript, kind: Kind) -> None:
        """Note that a list in a variable can now hold this kind. (A field holds only its declared
        kind.)"""
        if isinstance(target.value, ast.Name) and target.value.id in self.variables:
            self.own.know(target.value.id, List(kind))

    def place(self, target: ast.expr) -> str:
        """Translate an expression as the place that keeps a value, not as a copy of the value."""
        checked, self.checked = self.checked, False
        code, _ = self.express(target)
        if checked and isinstance(target, ast.Subscript):
            owner, kind = self.express(target.value)
            if not isinstance(kind, Dict | Records):
                index = self.express.numeric(target.slice)[0]
                code = f"{owner}[checks.index({owner}, {index})]"
        self.checked = checked
        return code

    def unpack(self, target: ast.Tuple, code: str, kind: Kind) -> str:
        """a, b = ..."""
        lines = []
        whole = f"parts_{self.temporaries}"
        self.temporaries += 1
        lines.append(f"const {whole} = {code};")
        for i, each in enumerate(target.elts):
            one = kind.of[i] if isinstance(kind, Tuple) else element_of(kind, Int())
            if isinstance(each, ast.Name) and each.id == "_":
                continue
            lines.append(self.assign(each, f"{whole}[{i}]", one))
        return "\n".join(lines)

    def _Assign(self, node: ast.Assign) -> str:
        if len(node.targets) > 1:
            raise UnsupportedError("several targets of one assignment")
        return self.put(node.targets[0], node.value)

    def put(self, target: ast.expr, value: ast.expr) -> str:
        """Write an assignment."""
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            return self.side_by_side(target.elts, value.elts)
        wanted = self.kind_at(target)
        code = self.express.fitting(value, wanted)
        _, kind = self.express(value)
        if isinstance(wanted, Int) and kind == BOOL:
            kind = Int(0, 1)
        if isinstance(wanted, Int) and kind == FLOAT and not isinstance(target, ast.Name):
            raise UnsupportedError("a fraction is stored as a whole number")
        return self.assign(target, code, kind)

    def side_by_side(self, targets: list[ast.expr], values: list[ast.expr]) -> str:
        """a, b = c, d: all values are computed before any of them is stored."""
        stored = {ast.unparse(target) for target in targets}
        read = {ast.unparse(each) for value in values for each in ast.walk(value)}
        if not stored & read and all(isinstance(target, ast.Name) for target in targets):
            pairs = zip(targets, values, strict=True)
            return "\n".join(self.put(target, value) for target, value in pairs)
        if not stored & read and all(isinstance(v, ast.Name | ast.Constant) for v in values):
            pairs = zip(targets, values, strict=True)
            return "\n".join(self.put(target, value) for target, value in pairs)
        lines, later = [], []
        for target, value in zip(targets, values, strict=True):
            name = f"value_{self.temporaries}"
            self.temporaries += 1
            lines.append(f"const {name} = {self.express.fitting(value, self.kind_at(target))};")
            later.append((target, name, self.express(value)[1]))
        lines += [self.assign(target, name, kind) for target, name, kind in later]
        return "\n".join(lines)

    def kind_at(self, target: ast.expr) -> Kind:
        """The kind of the values that a place keeps."""
        if isinstance(target, ast.Name):
            return self.variables.get(target.id, NEVER)
        if isinstance(target, ast.Tuple):
            return NEVER
        if isinstance(target, ast.Subscript):
            _, owner = self.express(target.value)
            if isinstance(owner, Records):
                return NEVER
        checked, self.checked = self.checked, False
        _, kind = self.express(target)
        self.checked = checked
        return kind

    def _AnnAssign(self, node: ast.AnnAssign) -> str:
        if node.value is None:
            return ""
        return self.put(node.target, node.value)

    def _AugAssign(self, node: ast.AugAssign) -> str:
        target = node.target
        if isinstance(target, ast.Subscript) and not is_plain(target):
            raise UnsupportedError(f"{ast.unparse(target)}, twice")
        code, a = self.express(target)
        value, b = self.express(node.value)
        if a == STR and b == STR and isinstance(node.op, ast.Add):
            return self.assign(target, f"({code} + {value})", a)
        value, b = self.express.numeric(node.value)
        sets = self.express.sets(target, node.op, node.value)
        made, kind = sets or self.express.operation(node.op, code, a, value, b)
        kept = self.kind_at(target)
        if isinstance(kept, Int) and kind == FLOAT and not isinstance(target, ast.Name):
            raise UnsupportedError("a fraction is stored as a whole number")
        if isinstance(target, ast.Name):
            self.own.know(target.id, kind)
        if isinstance(target, ast.Subscript):
            self.keep(target, kind)
        simple = isinstance(node.op, ast.Add | ast.Sub)
        sign = "+=" if isinstance(node.op, ast.Add) else "-="
        if not self.checked:
            if simple:
                return f"{self.place(target)} {sign} {value};"
            return f"{self.place(target)} = {made};"
        if isinstance(kept, Int) and isinstance(kind, Int) and not isinstance(target, ast.Name):
            made = f"checks.fit({made}, {kept.low}, {kept.high})"
        return f"{self.place(target)} = {made};"

    # --- control ----------------------------------------------------------------------------------

    def _Expr(self, node: ast.Expr) -> str:
        if isinstance(node.value, ast.Constant):
            return ""
        return f"{self.express(node.value)[0]};"

    def _Pass(self, _: ast.Pass) -> str:
        return ""

    def _Break(self, _: ast.Break) -> str:
        return "break;"

    def _Continue(self, _: ast.Continue) -> str:
        return "continue;"

    def _Return(self, node: ast.Return) -> str:
        if node.value is None:
            self.own.returns(NONE)
            return "return;"
        code, kind = self.express(node.value)
        if kind == BOOL and isinstance(self.own.result, Int):
            code, kind = self.express.numeric(node.value)
        self.own.returns(kind)
        return f"return {code};"

    def _Raise(self, node: ast.Raise) -> str:
        if node.exc is None:
            raise UnsupportedError("raise without an error")
        return f"throw {self.express(node.exc)[0]};"

    def _If(self, node: ast.If) -> str:
        test = self.express.truth(node.test)
        before = dict(self.express.narrowed)
        self.express.narrow(node.test, True)
        code = f"if ({test}) {{\n{self.block(node.body)}\n}}"
        self.express.narrowed = dict(before)
        if node.orelse:
            self.express.narrow(node.test, False)
            code += f" else {{\n{self.block(node.orelse)}\n}}"
        stored = _stored([node])
        self.express.narrowed = {k: v for k, v in before.items() if k not in stored}
        return code

    def _While(self, node: ast.While) -> str:
        if node.orelse:
            raise UnsupportedError("else after a loop")
        return f"while ({self.express.truth(node.test)}) {{\n{self.block(node.body)}\n}}"

    def _For(self, node: ast.For) -> str:
        if node.orelse:
            raise UnsupportedError("else after a loop")
        if isinstance(node.target, ast.Name) and _is_range(node.iter):
            return self.counted(node, node.target.id)
        code, kind = self.express(node.iter)
        outer = set(self.declared)
        names: dict[str, Kind] = {}
        target = self.express.bound(node.target, element_of(kind, Int()), names)
        if names.keys() & self.declared:
            raise UnsupportedError(f"{', '.join(names)} outlives its loop")
        for name, own in names.items():
            self.own.know(name, own)
        self.declared |= set(names)
        made = f"for (const {target} of {code}) {{\n{self.block(node.body)}\n}}"
        self.declared = outer
        return made

    def counted(self, node: ast.For, name: str) -> str:
        """for name in range(...)."""
        assert isinstance(node.iter, ast.Call)
        if name != "_" and name in _stored(node.body):
            raise UnsupportedError(f"{name} is changed in its loop")
        arguments = list(node.iter.args)
        step = 1
        if len(arguments) == 3:
            _, stride = self._whole(arguments.pop())
            if not isinstance(stride, Int) or stride.low != stride.high:
                raise UnsupportedError("a range whose step is not a constant")
            step = stride.low
        start, low = ("0", Int(0, 0)) if len(arguments) == 1 else self._whole(arguments[0])
        end, high = self._whole(arguments[-1])
        variable = name_in_js(name)
        if isinstance(low, Int) and isinstance(high, Int):
            kind = Int(low.low, max(high.high - 1, low.low))
            if step < 0:
                kind = Int(min(high.low + 1, low.high), low.high)
            self.own.know(name, kind)
        later = name in self.declared  # used after the loop: then it keeps its last value
        counter = f"{variable}_at" if later else variable
        begin = f"{counter} = {start}"
        if {f"{name}_at", f"{name}_end", f"{name}_at_end"} & self.variables.keys():
            raise UnsupportedError(f"a variable is called like what counts {name}")
        if not self.stays(arguments[-1], node.body):
            begin += f", {counter}_end = {end}"
            end = f"{counter}_end"
        outer = set(self.declared)
        self.declared.add(name)
        inside = self.block(node.body)
        self.declared = outer
        if later:
            inside = f"{variable} = {counter};\n{inside}"
        sign = "<" if step > 0 else ">"
        by = {1: f"{counter}++", -1: f"{counter}--"}.get(step, f"{counter} += {step}")
        return f"for (let {begin}; {counter} {sign} {end}; {by}) {{\n{inside}\n}}"

    def _whole(self, node: ast.expr) -> Code:
        code, kind = self.express.numeric(node)
        if kind == FLOAT:
            raise UnsupportedError("a range that ends at a fraction")
        return code, kind

    def stays(self, end: ast.expr, body: list[ast.stmt]) -> bool:
        """True if the end of a range is surely the same all through the loop."""
        names = {each.id for each in ast.walk(end) if isinstance(each, ast.Name)}
        if any(
            isinstance(each, ast.Attribute | ast.Subscript | ast.Call) for each in ast.walk(end)
        ):
            return False
        return not names & _stored(body)

    def _Match(self, node: ast.Match) -> str:
        subject, _ = self.express(node.subject)
        cases = []
        for case in node.cases:
            if case.guard is not None:
                raise UnsupportedError("a guard")
            if isinstance(case.pattern, ast.MatchValue):
                head = f"case {self.express(case.pattern.value)[0]}:"
            elif isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None:
                head = "default:"
            else:
                raise UnsupportedError(f"the pattern {ast.unparse(case.pattern)}")
            inside = self.block(case.body)
            if not isinstance(case.body[-1], ast.Return | ast.Raise):
                inside += "\nbreak;"
            cases.append(f"{head} {{\n{inside}\n}}")
        body = "\n".join(cases)
        return f"switch ({subject}) {{\n{body}\n}}"


def _is_range(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )


def _stored(nodes: list[ast.stmt]) -> set[str]:
    return {
        each.id
        for node in nodes
        for each in ast.walk(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    }
