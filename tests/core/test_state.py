"""A state is declared once: the plain class and the NumPy record come from the same fields."""

import numpy as np
import pytest

from parlour.core.state import EVERYBODY, NOBODY, OWNER, Row, Rows, State, field


class Toy(State):
    seats: int = field(2, 4)
    turn: int = field(-1, 3)
    points: Row = field(-300, 300, shape=(4,))
    cards: int = field(0, (1 << 40) - 1)
    hand: Rows = field(0, 4, shape=(4, 13), known=OWNER)


def test_a_new_state_is_zeros():
    s = Toy()
    assert (s.seats, s.turn, s.cards) == (0, 0, 0)
    assert s.points == [0] * 4
    assert s.hand == [[0] * 13] * 4
    assert len({id(row) for row in s.hand}) == 4
    assert s.source is None
    assert s.journal is None


def test_a_field_that_is_not_declared_cannot_be_set():
    with pytest.raises(AttributeError):
        Toy().trun = 1  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("low", "high", "code"),
    [
        (0, 1, "i1"),
        (0, 127, "i1"),
        (-128, 127, "i1"),
        (0, 128, "i2"),
        (-129, 0, "i2"),
        (-1, 32767, "i2"),
        (0, 32768, "i4"),
        (0, (1 << 31) - 1, "i4"),
        (0, 1 << 31, "i8"),
        (-(1 << 63), (1 << 63) - 1, "i8"),
    ],
)
def test_the_width_is_the_least_signed_one_that_holds_the_range(low, high, code):
    declared = field(low, high)
    assert declared.code == code
    kind = np.iinfo(code)
    assert kind.min <= low <= high <= kind.max


@pytest.mark.parametrize(("low", "high"), [(1, 0), (0, 1 << 63), (-(1 << 63) - 1, 0)])
def test_a_range_that_no_number_fits_is_refused(low, high):
    with pytest.raises(ValueError, match="expected a range within 64 bits"):
        field(low, high)


def test_three_dimensions_are_refused():
    with pytest.raises(ValueError, match="two dimensions at most"):
        field(0, 1, shape=(2, 2, 2))


def test_a_name_that_states_themselves_use_is_refused():
    with pytest.raises(TypeError, match="copy"):
        type(State)("Bad", (State,), {"copy": field(0, 1)})


def test_what_is_declared_can_be_asked_for():
    fields = Toy.fields
    assert list(fields) == ["rng", "seats", "turn", "points", "cards", "hand"]
    assert (fields["hand"].code, fields["hand"].shape) == ("i1", (4, 13))
    assert (fields["points"].low, fields["points"].high) == (-300, 300)
    assert fields["turn"].known == EVERYBODY
    assert fields["hand"].known == OWNER
    assert fields["rng"].known == NOBODY
    assert {name: Toy.dtype[name].base.str[1:] for name in fields} == {
        "rng": "i8",
        "seats": "i1",
        "turn": "i1",
        "points": "i2",
        "cards": "i8",
        "hand": "i1",
    }


def test_a_copy_shares_nothing_that_changes():
    s = Toy()
    s.source, s.journal = object(), []
    s.hand[1][2], s.points[3] = 4, -5
    twin = s.copy()
    assert twin == s
    assert twin.source is s.source
    assert twin.journal is None
    twin.hand[1][2] = 3
    twin.points[3] = 0
    assert (s.hand[1][2], s.points[3]) == (4, -5)
    assert twin != s


def test_a_record_holds_the_same_and_reads_back():
    s = Toy()
    s.seats, s.turn, s.cards = 4, -1, (1 << 40) - 1
    s.points[:] = [-300, 300, 0, 7]
    s.hand[3][12] = 4
    record = s.record()
    assert record.dtype == Toy.dtype
    assert record["turn"] == -1
    assert record["hand"][3][12] == 4
    assert Toy.from_record(record) == s


def test_states_of_two_games_are_never_equal():
    class Other(State):
        seats: int = field(2, 4)

    class Same(State):
        seats: int = field(2, 4)

    assert Other() == Other()
    assert Other() != Same()
