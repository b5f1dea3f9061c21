"""How a net sees positions of Mushi."""

from random import Random

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots.mushi.judging import (
    FEATURES,
    FIRST_LAYER,
    JOKER,
    MOST_FEATURES,
    POINTS,
    STANDS,
    appraise,
    describe_choice,
    describe_turn,
    expect,
    worth,
)
from parlour.bots.search.tree import SCRATCH
from parlour.games.mushi.rules import effect, play
from parlour.games.mushi.state import DEAL, PLAY

editions = pytest.mark.parametrize("edition", ["ru", "osaka"])


def along(edition, count=190, seed=1):
    """A table along a game."""
    table = parlour.table("mushi", seats=2, seed=seed, edition=edition)
    rng, players = Random(seed), [bots.get("mushi", "easy")] * 2
    for _ in range(count):
        yield table
        bots.play_on(table, players, rng)


def noted(describe, *asked):
    """The features of a position; all must be within bounds, and none twice."""
    features = np.zeros(MOST_FEATURES, np.int16)
    n = describe(*asked, features)
    found = {*features[:n].tolist()}
    assert len(found) == n
    assert max(found) < FEATURES
    return found


def but_where_it_stands(features):
    return {feature for feature in features if not STANDS <= feature < JOKER}


@editions
def test_what_a_seat_cannot_see_counts_only_if_it_is_opened(edition):
    differ = 0
    for table in along(edition):
        s = table.state
        if s.phase == PLAY:
            world = table.information_state(0).world(Random(3))
            assert noted(describe_turn, s, 0, False) == noted(describe_turn, world, 0, False)
            differ += noted(describe_turn, s, 0, True) != noted(describe_turn, world, 0, True)
    assert differ > 50


@editions
def test_a_choice_is_described_as_the_position_that_it_leads_to(edition):
    """Before a card is turned up, but for where the seat stands; and after the turn."""
    taken = 0
    for table in along(edition):
        s, seat = table.state, table.state.turn
        for action in table.information_state(seat).legal():
            described = noted(describe_choice, s, seat, action)
            after = s.copy()
            if s.phase == PLAY:
                play(after, seat, *effect(s, action))
                assert but_where_it_stands(described) == but_where_it_stands(
                    noted(describe_turn, after, seat, False)
                )
            else:
                table.game.rules.apply(after, seat, action)
                if after.phase == PLAY:
                    taken += 1
                    assert described == noted(describe_turn, after, seat, False)
    assert taken > 5


def test_a_deal_is_worth_its_lead():
    for table in along("ru", 40):
        s = table.state
        if s.phase == DEAL or s.round == 2:
            break
    values = [0.0, 0.0]
    worth(s, values, [])
    assert values[0] == (s.points[0] - s.points[1]) / POINTS == -values[1] != 0


@pytest.mark.parametrize(
    ("edition", "seed", "choice"), [("ru", 1, "8c1"), ("ru", 2, "11r"), ("osaka", 3, "5a")]
)
def test_the_file_chooses_as_it_did_when_it_was_made(edition, seed, choice):
    """The translation plays by this file too: `tests/javascript/test_same.py` compares searches."""
    assert len(FIRST_LAYER) == FEATURES + 1
    table = parlour.table("mushi", seats=2, seed=seed, edition=edition)
    information = table.information_state()
    out, worths = information.legal(), [0.0] * 8
    assert expect(
        information.state, table.to_act, out, len(out), worths, np.zeros(SCRATCH).tolist()
    )
    best = max(range(len(out)), key=worths.__getitem__)
    assert table.game.notation.format_action(information.state, out[best]) == choice


@editions
def test_a_position_is_judged_as_a_turn_begins(edition):
    for table in along(edition, 40):
        s, values = table.state, [0.0, 0.0]
        assert appraise(s, values, np.zeros(SCRATCH)) == (s.phase == PLAY)
        if s.phase == PLAY:
            assert 0 < values[0] < 1
            assert sum(values) == pytest.approx(1)
