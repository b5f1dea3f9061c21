"""Sets of cards as numbers, against plain Python sets."""

from random import Random

import pytest

from parlour.core.compiling import Compiler
from parlour.games.mushi.cards import month_of, months_of, whole_months
from parlour.games.mushi.scoring import value

FUNCTIONS = {f.__name__: f for f in (month_of, months_of, whole_months, value)}


@pytest.fixture(params=["plain", "compiled"], scope="module")
def run(request):
    if request.param == "plain":
        return FUNCTIONS
    compile_ = Compiler()
    return {name: compile_(function) for name, function in FUNCTIONS.items()}


def samples():
    random = Random(3)
    yield from (0, 1, 1 << 39, (1 << 40) - 1)
    for _ in range(400):
        yield random.getrandbits(40) & random.choice([(1 << 40) - 1, random.getrandbits(40)])


def test_h1_sets_of_cards(run, mushi):
    worth = {"b": 20, "a": 10, "r": 5, "c": 1, "j": 1}
    for bits in samples():
        cards = {card for card in range(40) if bits >> card & 1}
        months = {card // 4 for card in cards}
        whole = {card for card in range(40) if card // 4 in months}
        assert run["months_of"](bits) == sum(1 << card for card in whole)
        assert run["whole_months"](bits) == any(
            {4 * month, 4 * month + 1, 4 * month + 2, 4 * month + 3} <= cards for month in range(10)
        )
        letters = [mushi.DECK[card].lstrip("0123456789")[0] for card in cards]
        assert run["value"](bits) == sum(worth[letter] for letter in letters)
    assert [run["month_of"](card) for card in (0, 3, 35, 39)] == [15, 15, 15 << 32, 15 << 36]
