"""How a round of Mojo for two stands, as a net judges it that learned from games against itself."""

from random import Random

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots.mojo import appraise
from parlour.bots.mojo.judging import (
    FEATURES,
    FIRST_LAYER,
    MOST_FEATURES,
    describe_choice,
    describe_turn,
)
from parlour.bots.search import tree
from parlour.games.mojo.state import NONE, PLAY


def judged(s):
    """The shares, where the position can be judged; the state must not change."""
    before = s.copy()
    values = np.full(s.seats, np.nan)
    known = appraise(s, values, np.zeros(tree.SCRATCH))
    assert s == before
    return values if known else None


def along(count=150, seats=2, seed=1, **options):
    """A table along a game."""
    table = parlour.table("mojo", seats=seats, seed=seed, **options)
    rng, players = Random(seed), [bots.get("mojo", "easy")] * seats
    for _ in range(count):
        if table.over:
            return
        yield table
        bots.play_on(table, players, rng)


def test_a_turn_for_two_is_judged_as_it_begins_and_at_no_other_time():
    for table in along():
        s = table.state
        values = judged(s)
        assert (values is not None) == (s.phase == PLAY and s.chosen == NONE)
        if values is not None:
            assert values.sum() == pytest.approx(1)
            assert (values >= 0).all()


@pytest.mark.parametrize(("seats", "discards"), [(3, 1), (2, 2)])
def test_more_than_two_and_two_discards_are_not_judged(seats, discards):
    tables = along(20, seats=seats, discards=discards)
    assert all(judged(table.state) is None for table in tables)


@pytest.mark.parametrize("discards", [1, 2])
def test_features_are_few_distinct_and_in_range(discards):
    features = np.zeros(MOST_FEATURES, np.int16)
    for table in along(discards=discards):
        s = table.state
        if s.phase != PLAY:
            continue
        counts = [describe_turn(s, seat, opened, features) for seat in (0, 1) for opened in (0, 1)]
        counts += [
            describe_choice(s, s.turn, action, features)
            for action in table.information_state(s.turn).legal()
        ]
        for n in counts:
            assert n < MOST_FEATURES
        assert len({*features[:n]}) == n
        assert features[:n].max() < FEATURES == len(FIRST_LAYER) - 1


def test_what_a_seat_cannot_see_counts_only_if_it_is_opened():
    ours, theirs = np.zeros(MOST_FEATURES, np.int16), np.zeros(MOST_FEATURES, np.int16)
    for table in along(60):
        s = table.state
        if s.phase != PLAY or s.chosen != NONE:
            continue
        world = table.information_state(0).world(Random(3))
        n = describe_turn(s, 0, False, ours)
        assert describe_turn(world, 0, False, theirs) == n
        assert (ours[:n] == theirs[:n]).all()


@pytest.mark.parametrize(("seed", "share"), [(1, 0.521), (2, 0.589), (3, 0.532)])
def test_the_file_judges_as_it_did_when_it_was_made(seed, share):
    """The translation plays by this file too: `tests/javascript/test_same.py` compares searches."""
    values = judged(parlour.table("mojo", seats=2, seed=seed).state)
    assert values is not None
    assert values[0] == pytest.approx(share, abs=5e-4)
