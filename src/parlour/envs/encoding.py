"""An observation: all that a seat may know of a table, as a row of small numbers.

It is written from a state after `conceal`, so nothing that the seat may not know can be in it, and
its order follows from the fields that the game declares (`games/<game>/state.py`). Seats are
relative: the observer is 0, the next clockwise 1, so that one player can learn for all seats.

Two versions: the *cards* are what can be seen on the table and in the hand, a stack of cards as its
top and its counts by face. With *history* come, after these, what the seat remembers, and the order
of the stacks. From that the information state can be read back.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import OptionError, ParlourError, SeatError
from parlour.core.game import Game
from parlour.core.numbers import Seat
from parlour.core.rule import bound, rule, slot
from parlour.core.state import NOBODY, OWNER, OWNER_IN_ROUND, SCRATCH, Field, Holds, Row, State
from parlour.core.unbound import conceal

NUMBER = np.int16
"""The kind of an observation's numbers."""
Numbers = NDArray[np.int16]
"""An observation, or rows of them."""

NO_CARD = NO_SEAT = -1


@slot
def encode(s: Any, seat: int, history: int, out: Row) -> None:
    """Write the observation of a concealed state to `out`, with history if that is 1."""
    raise NotImplementedError


@rule
def observe(s: State, seat: int, history: int, out: Row) -> None:
    """Write what the seat may know to `out`. The state is concealed: pass a copy."""
    conceal(s, seat)
    encode(s, seat, history, out)


class Entry(NamedTuple):
    """A part of an observation, with the numbers of one field."""

    name: str
    offset: int
    shape: tuple[int, ...]
    low: int
    high: int
    """The least and the greatest number that can be in it."""
    field: str
    """The field of the state that it tells of."""

    @property
    def size(self) -> int:
        """The number of its numbers."""
        return prod(self.shape)


@dataclass(frozen=True)
class _Part:
    """A field, or some rows of one, in one form."""

    name: str
    field_name: str
    field: Field
    rows: str
    """Of a field by seat: mine, others or all. Of any other: all."""
    form: str
    """As what a cell is written: a number, a seat, a set, levels; of a stack, the top, the counts
    or the order."""
    most: int
    """The most seats at a table of the game."""

    @property
    def by_seat(self) -> bool:
        """True if the field has a row for each seat."""
        return self.field.shape[:1] == (self.most,)

    @property
    def dimensions(self) -> tuple[int, ...]:
        """The dimensions of the field over cells: a whole stack is a cell."""
        return self.field.shape[:-1] if self.field.holds == Holds.STACK else self.field.shape

    def shape(self, seats: int) -> tuple[int, ...]:
        """The shape of the numbers at a table with so many seats."""
        shape = self.dimensions
        if self.by_seat:
            rows = {"mine": (), "others": (seats - 1,), "all": (seats,)}[self.rows]
            shape = (*rows, *shape[1:])
        cell = {
            "set": (self.field.high.bit_length(),),
            "levels": (2,) if seats == 2 else (),
            "counts": (self.field.high + 1,),
            "order": self.field.shape[-1:],
        }
        return (*shape, *cell.get(self.form, ()))

    def limits(self, seats: int) -> tuple[int, int]:
        """The least and the greatest number."""
        field = self.field
        return {
            "number": (field.low, field.high),
            "seat": (NO_SEAT, seats - 1),
            "set": (0, 1),
            "levels": (0, field.high.bit_length() // self.most),
            "top": (NO_CARD, field.high),
            "counts": (0, field.shape[-1] if field.shape else 0),
            "order": (NO_CARD, field.high),
        }[self.form]

    def source(self) -> Iterator[str]:
        """The lines of the rule that write these numbers."""
        index, indent = "", "    "
        for depth, length in enumerate(self.dimensions):
            if depth == 0 and self.by_seat:
                if self.rows == "mine":
                    index = "[seat]"
                    continue
                first = 1 if self.rows == "others" else 0
                yield f"{indent}for k in range({first}, n):"
                indent += "    "
                yield f"{indent}other = seat + k if seat + k < n else seat + k - n"
                index = "[other]"
            else:
                yield f"{indent}for i{depth} in range({length}):"
                indent += "    "
                index += f"[i{depth}]"
        for line in self._cell(f"s.{self.field_name}{index}", index):
            yield indent + line

    def _cell(self, cell: str, index: str) -> Iterator[str]:
        size, high = f"s.{self.field_name}_size{index}", self.field.high
        if self.form == "number":
            yield from (f"out[at] = {cell}", "at += 1")
        elif self.form == "seat":
            yield f"v = {cell} - seat"
            yield f"out[at] = {NO_SEAT} if {cell} < 0 else v if v >= 0 else v + n"
            yield "at += 1"
        elif self.form == "set":
            yield f"v = int({cell})"
            yield from (f"for j in range({high.bit_length()}):", "    out[at + j] = v >> j & 1")
            yield f"at += {high.bit_length()}"
        elif self.form == "levels":
            levels = range(0, high.bit_length(), self.most)
            yield f"v = int({cell})"
            for observer in ("seat", "1 - seat"):
                bits = " + ".join(f"(v >> {observer} + {level} & 1)" for level in levels)
                if observer == "seat":
                    yield from (f"out[at] = {bits}", "at += 1", "if n == 2:")
                else:
                    yield from (f"    out[at] = {bits}", "    at += 1")
        elif self.form == "top":
            yield f"out[at] = {cell}[{size} - 1] if {size} > 0 else {NO_CARD}"
            yield "at += 1"
        elif self.form == "counts":
            yield from (f"for j in range({high + 1}):", "    out[at + j] = 0")
            yield from (f"for j in range({size}):", f"    out[at + {cell}[j]] += 1")
            yield f"at += {high + 1}"
        else:
            length = self.field.shape[-1]
            yield f"for j in range({length}):"
            yield f"    out[at + j] = {cell}[j] if j < {size} else {NO_CARD}"
            yield f"at += {length}"


_FORMS = {
    Holds.NUMBER: "number",
    Holds.SEAT: "seat",
    Holds.SET: "set",
    Holds.LEVELS: "levels",
    Holds.STACK: "order",
}


def _parts(state: type[State], history: bool) -> Iterator[_Part]:
    """The parts of the cards, or those that come with the history."""
    most = state.fields["points"].shape[0]
    for name, field in state.fields.items():
        if field.known in (NOBODY, SCRATCH):
            continue
        rows = "mine" if field.known in (OWNER, OWNER_IN_ROUND) else "all"
        form = _FORMS[field.holds]
        if form == "order" and not field.remembered:
            if history:
                yield _Part(name, name, field, rows, form, most)
            else:
                yield _Part(f"{name}_top", name, field, rows, "top", most)
                yield _Part(f"{name}_counts", name, field, rows, "counts", most)
        elif field.remembered == history:
            yield _Part(name, name, field, rows, form, most)
        if history and field.known == OWNER_IN_ROUND:
            yield _Part(f"{name}_of_others", name, field, "others", form, most)


@cache
def encoder(state: type[State]) -> Any:
    """The rule for `encode` that the declaration of a state stands for."""
    lines = [
        f"def encode_{state.__name__}(s, seat, history, out):",
        "    n = int(s.seats)",
        "    at = 0",
        *(line for part in _parts(state, False) for line in part.source()),
        "    if history == 0:",
        "        return",
        *(line for part in _parts(state, True) for line in part.source()),
    ]
    made: dict[str, Any] = {"__name__": __name__}
    # Numba keeps the compiled code of functions from files that exist.
    exec(compile("\n".join(lines), __file__, "exec"), made)
    return rule(made[f"encode_{state.__name__}"])


class ArrayError(ParlourError):
    """An array of another kind or shape than was expected."""

    code = "bad-array"


def check_seat(seat: Any, seats: int) -> None:
    """Raise SeatError for what is not the number, Python's or NumPy's, of one of so many seats."""
    if not isinstance(seat, int | np.integer) or not 0 <= seat < seats:
        raise SeatError(f"expected a seat from 0 to {seats - 1}, got {seat!r:.40}")


class Encoding:
    """The encoding of observations of a game with so many seats.

    >>> from parlour.games import registry
    >>> encoding = Encoding(registry.get("mushi"), seats=2)
    >>> encoding.size
    180
    >>> encoding["hand"]
    Entry(name='hand', offset=133, shape=(40,), low=0, high=1, field='hand')
    """

    def __init__(self, game: Game[Any], seats: int, *, history: bool = False) -> None:
        """Raises OptionError for a number of seats that the game does not have."""
        game.check_seats(seats)
        self.game, self.seats, self.history = game, seats, history
        self._parts = {part.name: part for part in self._all_parts()}
        entries, offset = [], 0
        for part in self._parts.values():
            entry = Entry(
                part.name, offset, part.shape(seats), *part.limits(seats), part.field_name
            )
            entries.append(entry)
            offset += entry.size
        self.entries = tuple(entries)
        self.size = offset
        """The size of an observation, in numbers."""
        self._observe = bound(observe, {**game.rules.binding(), encode: encoder(game.State)})

    def _all_parts(self) -> Iterator[_Part]:
        yield from _parts(self.game.State, False)
        if self.history:
            yield from _parts(self.game.State, True)

    def __getitem__(self, name: str) -> Entry:
        return {entry.name: entry for entry in self.entries}[name]

    @property
    def low(self) -> Numbers:
        """The least numbers, of the shape of an observation."""
        return self._each("low")

    @property
    def high(self) -> Numbers:
        """The greatest numbers, of the shape of an observation."""
        return self._each("high")

    def _each(self, limit: str) -> Numbers:
        sizes = [entry.size for entry in self.entries]
        return np.repeat(np.array([getattr(entry, limit) for entry in self.entries], NUMBER), sizes)

    def observe(self, state: Any, seat: Seat) -> Numbers:
        """The knowledge of a seat about a plain state, as an array of shape (size,). Raises
        SeatError, or OptionError for a state of another game or number of seats."""
        check_seat(seat, self.seats)
        if not isinstance(state, self.game.State) or state.seats != self.seats:
            raise OptionError(
                f"expected a state of {self.game.name} with {self.seats} seats, got {state!r:.80}"
            )
        out: Any = [0] * self.size
        self._observe(state.copy(), seat, int(self.history), out)
        return np.array(out, NUMBER)

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """The parts of an observation, or of many, shape (..., size), by name, in their shapes; no
        copies (ArrayError)."""
        if not isinstance(observation, np.ndarray) or observation.shape[-1:] != (self.size,):
            got = getattr(observation, "shape", type(observation).__name__)
            raise ArrayError(f"expected an array of shape (..., {self.size}), got {got}")
        return {
            entry.name: observation[..., entry.offset : entry.offset + entry.size].reshape(
                (*observation.shape[:-1], *entry.shape)
            )
            for entry in self.entries
        }

    def read(self, observation: Numbers, seat: Seat) -> Any:
        """The information state that a seat's observation was written from, as a plain state
        (OptionError without history, SeatError, ArrayError)."""
        check_seat(seat, self.seats)
        if not self.history:
            raise OptionError("expected an observation with history: cards alone are not all")
        s = self.game.State()
        for name, numbers in self.split(observation).items():
            part = self._parts[name]
            if part.form not in ("top", "counts"):
                self._fill(s, part, numbers, seat)
        return s

    def _fill(self, s: Any, part: _Part, numbers: Numbers, seat: Seat) -> None:
        """Write the numbers of a part back into its field."""
        mine = part.by_seat and part.rows == "mine"
        leading = part.shape(self.seats)[: len(part.dimensions) - mine]
        cells = numbers.reshape((*leading, -1))
        for index in np.ndindex(*leading):
            keys = [0, *index] if mine else [*index]
            if part.by_seat:
                keys[0] = (seat + keys[0] + (part.rows == "others")) % self.seats
            value = self._value(part, cells[index].tolist(), seat)
            if not keys:
                setattr(s, part.field_name, value)
                continue
            place = getattr(s, part.field_name)
            for key in keys[:-1]:
                place = place[key]
            place[keys[-1]] = value

    def _value(self, part: _Part, cell: list[int], seat: Seat) -> Any:
        """The value of a cell of the field, from its numbers."""
        if part.form == "seat":
            return cell[0] if cell[0] == NO_SEAT else (seat + cell[0]) % self.seats
        if part.form == "set":
            return sum(bit << at for at, bit in enumerate(cell))
        if part.form == "levels":
            return sum(
                1 << (seat + other) % self.seats + part.most * level
                for other, copies in enumerate(cell)
                for level in range(copies)
            )
        if part.form == "order":
            return [max(card, 0) for card in cell]
        return cell[0]
