"""Operations on numbers, and on sets of cards: whole numbers whose bits are the cards."""

import ast
from typing import TypeGuard

from parlour.javascript.calls import Calls
from parlour.javascript.kinds import FLOAT, NEVER, SAFE, Int, Kind, UnsupportedError, name_of
from parlour.javascript.scope import Code

BITS = {
    ast.BitAnd: ("&", "and", "both"),
    ast.BitOr: ("|", "or", "either"),
    ast.BitXor: ("^", "xor", "one_of"),
}
"""For each bit operation: JavaScript's own sign, for 32 bits; the function for numbers of any size;
the function for sets."""
WORD = 0xFFFFFFFF

Halves = tuple[str, str]
"""A set as two numbers in JavaScript: the bits above the lowest 32, and the lowest 32."""


def is_plain(node: ast.expr) -> bool:
    """True if code can be written twice, because it is short and changes nothing."""
    if isinstance(node, ast.Name | ast.Constant):
        return True
    if isinstance(node, ast.Attribute):
        return is_plain(node.value)
    if isinstance(node, ast.Subscript):
        return is_plain(node.value) and is_plain(node.slice)
    if isinstance(node, ast.BinOp):
        return is_plain(node.left) and is_plain(node.right)
    return isinstance(node, ast.UnaryOp) and is_plain(node.operand)


class Operators(Calls):
    """Translates operations on numbers; `Expressions` translates the rest."""

    inner: list[dict[str, Kind]]
    """The variables of comprehensions."""

    def whole(self, code: str, kind: Kind) -> Code:
        """Return a computed number, with a range check in a checked build."""
        if isinstance(kind, Int):
            if not -SAFE <= kind.low <= kind.high <= SAFE:
                kind = Int(max(kind.low, -SAFE), min(kind.high, SAFE))
            if self.of.checked:
                return f"checks.whole({code})", kind
        return f"({code})", kind

    # --- sets of more than 32 bits ----------------------------------------------------------------

    def sets(self, left: ast.expr, op: ast.operator, right: ast.expr) -> Code | None:
        """Translate an operation on sets, if there is a better way than the usual one: several
        operations, for example, are done on two halves, which are joined at the end. Return None if
        there is none."""
        (code, a), (_, b) = self.numeric(left), self.numeric(right)
        if type(op) not in BITS or not (isinstance(a, Int) and isinstance(b, Int)):
            return None
        if _is_others(left, op, right) and _is_large(a):
            return f"py.others({code})", a
        kind, inside = _range(op, a, b), _inside(right)
        if self.halves_made(left) or self.halves_made(inside):
            halves = self.halves_of(left, op, right)
            if halves:
                return f"({halves[0]} * {self.word} + ({halves[1]} >>> 0))", kind
        other, b = self.numeric(inside)
        if inside is not right and _is_large(kind) and isinstance(b, Int) and b.low >= 0:
            return f"py.minus({code}, {other})", kind
        return None

    def halves_made(self, node: ast.expr) -> Halves | None:
        """Translate an operation that makes a set, as its two halves; None if it makes no set."""
        if not isinstance(node, ast.BinOp):
            return None
        return self.halves_of(node.left, node.op, node.right) or self.shifted(node)

    def halves_of(self, left: ast.expr, op: ast.operator, right: ast.expr) -> Halves | None:
        """Translate `&`, `|` or `^` of two sets, as two halves."""
        a, b = self.numeric(left)[1], self.numeric(right)[1]
        if type(op) not in BITS or not (isinstance(a, Int) and isinstance(b, Int)):
            return None
        if not _is_large(_range(op, a, b)) or Int(WORD, WORD) in (a, b):
            return None
        one, two = self.halves(left), self.halves(right)
        if one is None or two is None or _is_others(left, op, right):
            return None
        sign = BITS[type(op)][0]
        return f"({one[0]} {sign} {two[0]})", f"({one[1]} {sign} {two[1]})"

    def shifted(self, node: ast.BinOp) -> Halves | None:
        """Translate `>>` of a set by a constant, as two halves."""
        by = self.numeric(node.right)[1]
        if (
            not isinstance(node.op, ast.RShift)
            or not isinstance(by, Int)
            or not is_plain(node.left)
        ):
            return None
        halves = self.halves(node.left)
        if halves is None or not 0 < by.low == by.high < 32:
            return None
        high, low = halves
        return f"({high} >>> {by.low})", f"(({low} >>> {by.low}) | ({high} << {32 - by.low}))"

    def halves(self, node: ast.expr) -> Halves | None:
        """Return the high and the low half of a set, or of its complement (`~`): numbers of which
        the lowest 32 bits count. The high one must be computed first."""
        code, kind = self.numeric(node)
        inside = _inside(node)
        if inside is not node:
            found = self.halves(inside)
            return found and (f"(~{found[0]})", f"(~{found[1]})")
        if not isinstance(kind, Int) or kind.low < 0:
            return None
        if kind.small:
            return "0", code
        made = self.halves_made(node)
        if made:
            return made
        if is_plain(node) and not isinstance(node, ast.BinOp):
            return f"({code} / {self.word})", code
        if self.inner or not self.of.harmless(node):
            return None
        name = self.of.temporary(node)
        return f"(({name} = {code}) / {self.word})", name

    @property
    def word(self) -> str:
        """2 ** 32, by its name."""
        return self.of.constant("WORD", WORD + 1)[0]

    # --- any numbers ------------------------------------------------------------------------------

    def operation(self, op: ast.operator, left: str, a: Kind, right: str, b: Kind) -> Code:
        """Translate an operation on two numbers."""
        if NEVER in (a, b):
            return left, NEVER
        if isinstance(op, ast.Add | ast.Sub | ast.Mult):
            sign = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}[type(op)]
            code = f"({left}) {sign} ({right})"
            if not (isinstance(a, Int) and isinstance(b, Int)):
                return f"({code})", FLOAT
            return self.whole(code, _range(op, a, b))
        if isinstance(op, ast.Div):
            return f"(({left}) / ({right}))", FLOAT
        if isinstance(op, ast.Pow):
            if isinstance(a, Int) and isinstance(b, Int):
                raise UnsupportedError("a power of whole numbers")
            return f"(({left}) ** ({right}))", FLOAT
        if isinstance(op, ast.FloorDiv):
            return self.floor_division(left, a, right, b)
        if isinstance(op, ast.Mod):
            if isinstance(a, Int) and isinstance(b, Int) and a.low >= 0 and b.low > 0:
                return f"(({left}) % ({right}))", Int(0, min(a.high, b.high - 1))
            kind: Kind = FLOAT
            if isinstance(a, Int) and isinstance(b, Int):
                kind = Int(min(b.low + 1, 0), max(b.high - 1, 0))
            return f"py.mod({left}, {right})", kind
        if isinstance(a, Int) and isinstance(b, Int):
            return self.bits(op, left, a, right, b)
        raise UnsupportedError(f"{type(op).__name__} of {name_of(a)} and {name_of(b)}")

    def floor_division(self, left: str, a: Kind, right: str, b: Kind) -> Code:
        """Translate `//`, which rounds down, also below 0."""
        if not (isinstance(a, Int) and isinstance(b, Int)):
            return f"Math.floor(({left}) / ({right}))", FLOAT
        if a.low >= 0 and b.low > 0:
            kind = Int(a.low // b.high, a.high // b.low)
            if a.small:
                return f"((({left}) / ({right})) | 0)", kind
            return f"Math.floor(({left}) / ({right}))", kind
        most = max(abs(a.low), abs(a.high))
        return f"py.div({left}, {right})", Int(-most, most)

    def bits(self, op: ast.operator, left: str, a: Int, right: str, b: Int) -> Code:
        """Translate an operation on bits, with JavaScript's own where 32 bits are surely enough."""
        if type(op) in BITS:
            sign, any_numbers, sets = BITS[type(op)]
            helper = sets if a.low >= 0 and b.low >= 0 else any_numbers
            kind = _range(op, a, b)
            if isinstance(op, ast.BitAnd):
                for code, own, mask in ((left, a, b), (right, b, a)):
                    if mask == Int(WORD, WORD) and own.low >= 0:
                        return f"(({code}) >>> 0)", kind
                # a mask of at most 31 bits leaves none of the others
                if (
                    Int(0, (1 << 31) - 1) in (a, b)
                    or (a.small and a.low >= 0)
                    or (b.small and b.low >= 0)
                ):
                    return f"(({left}) & ({right}))", kind
            if a.small and b.small:
                return f"(({left}) {sign} ({right}))", kind
            return f"py.{helper}({left}, {right})", kind
        if isinstance(op, ast.LShift):
            high = a.high << b.high if 0 <= b.high <= 53 else SAFE
            low = a.low << b.high if a.low < 0 and 0 <= b.high <= 53 else 0
            kind = Int(max(low, -SAFE), min(high, SAFE))
            if a.low >= 0 and b.within(0, 31) and high < 1 << 31:
                return f"(({left}) << ({right}))", kind
            return self.whole(f"py.shl({left}, {right})", kind)
        if isinstance(op, ast.RShift):
            low = a.low >> max(b.low, 0) if a.low < 0 else 0
            kind = Int(low, max(a.high >> max(b.low, 0), 0))
            if a.small and b.within(0, 31):
                return f"(({left}) >> ({right}))", kind
            return f"py.shr({left}, {right})", kind
        raise UnsupportedError(f"{type(op).__name__} is not translated")


def _inside(node: ast.expr) -> ast.expr:
    """Return the operand of `~`; any other expression is returned unchanged."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
        return node.operand
    return node


def _is_others(left: ast.expr, op: ast.operator, right: ast.expr) -> bool:
    """True if an expression is a & a - 1: a set without its lowest card."""
    return isinstance(op, ast.BitAnd) and ast.unparse(right) == f"{ast.unparse(left)} - 1"


def _is_large(kind: Kind) -> TypeGuard[Int]:
    """True if a value is a set that may have more than 32 bits."""
    return isinstance(kind, Int) and kind.low >= 0 and not kind.small


def _range(op: ast.operator, a: Int, b: Int) -> Int:
    """The range of a result."""
    if isinstance(op, ast.Add):
        return Int(a.low + b.low, a.high + b.high)
    if isinstance(op, ast.Sub):
        return Int(a.low - b.high, a.high - b.low)
    if isinstance(op, ast.Mult):
        ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return Int(min(ends), max(ends))
    nonnegative = a.low >= 0 and b.low >= 0
    if isinstance(op, ast.BitAnd):
        if a.low >= 0 or b.low >= 0:
            return Int(0, min(k.high for k in (a, b) if k.low >= 0))
        return Int()
    bits = max(a.high.bit_length(), b.high.bit_length())
    if nonnegative:
        return Int(0, (1 << bits) - 1)
    bits = max(bits, (~a.low).bit_length(), (~b.low).bit_length())
    return Int(-(1 << bits), (1 << bits) - 1) if bits < 53 else Int()
