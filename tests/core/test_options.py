"""House rules as described fields: checks, seats, and what depends on what."""

from dataclasses import dataclass

import pytest

from parlour.core.errors import OptionError
from parlour.core.options import Options, choice, flag, number, seat


@dataclass(frozen=True, kw_only=True)
class Made(Options):
    edition: str = choice("old", "new")
    points: int = number(50, 1, 100)
    open_hands: bool = flag(where={"edition": ("new",)})
    starter: int | None = seat(4)


@pytest.mark.parametrize(
    "values",
    [
        {"edition": "newest"},
        {"points": 0},
        {"points": 101},
        {"points": None},
        {"points": True},
        {"open_hands": 1},
        {"starter": 4},
        {"starter": -1},
        {"jokers": 2},
    ],
    ids=str,
)
def test_what_is_out_of_range_is_refused_by_its_name(values):
    (name,) = values
    with pytest.raises(OptionError, match=name):
        Made.of(values)


def test_a_seat_must_be_at_the_table():
    Made(starter=2).check_seats(3)
    Made(starter=None).check_seats(2)
    with pytest.raises(OptionError, match="starter: expected a seat from 0 to 1, got 2"):
        Made(starter=2).check_seats(2)


@pytest.mark.parametrize(("starter", "then"), [(None, None), (0, 0), (1, None), (3, 2)])
def test_a_seat_moves_up_when_others_are_taken_away(starter, then):
    assert Made(starter=starter).reseated([0, 2, 3]).starter == then


def test_what_an_option_depends_on_is_described():
    assert Made.conditions() == {"open_hands": {"edition": ("new",)}}
