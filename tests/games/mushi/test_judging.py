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


@pytest.mark.parametrize(("seed", "choice"), [(2, "11r"), (6, "11b")])
def test_the_file_chooses_as_it_did_when_it_was_made(seed, choice):
    """The translation plays by this file too: `tests/javascript/test_same.py` compares searches."""
    assert len(FIRST_LAYER) == FEATURES + 1
    table = parlour.table("mushi", seats=2, seed=seed)
    information = table.information_state()
    out, worths = information.legal(), [0.0] * table.game.max_legal
    scratch = np.zeros(SCRATCH).tolist()
    assert expect(information.state, table.to_act, out, len(out), worths, scratch)
    best = max(range(len(out)), key=worths.__getitem__)
    assert table.game.notation.format_action(information.state, out[best]) == choice


@editions
def test_a_position_is_judged_as_a_turn_begins_in_the_russian_edition(edition):
    for table in along(edition, 40):
        s, values = table.state, [0.0, 0.0]
        judged = appraise(s, values, np.zeros(SCRATCH))
        assert judged == (s.phase == PLAY and edition == "ru")
        if judged:
            assert 0 < values[0] < 1
            assert sum(values) == pytest.approx(1)


def test_in_the_other_edition_nothing_is_expected():
    information = parlour.table("mushi", seats=2, seed=3, edition="osaka").information_state()
    out = information.legal()
    assert not expect(information.state, information.seat, out, len(out), [], [])
