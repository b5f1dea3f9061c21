"""What a net for Mushi learns from."""

from random import Random

import numpy as np
import pytest

import parlour
from parlour import bots
from parlour.bots import net as nets
from parlour.games.mushi.cards import HAND_SIZE
from parlour.games.mushi.rules import effect, play
from parlour.games.mushi.state import DEAL, PLAY
from parlour.training import playing, training
from parlour.training.adam import Learner
from parlour.training.mushi import (
    FEATURES,
    JOKER,
    MOST_FEATURES,
    POINTS,
    STANDS,
    SUBJECT,
    describe_choice,
    describe_turn,
    worth,
)
from parlour.training.subject import ROOM
from plain import Plain

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


def test_at_the_end_of_a_deal_one_seat_learns_the_opposite_of_the_other(monkeypatch):
    monkeypatch.setattr(training, "Compiler", Plain)
    monkeypatch.setattr(training, "SPACE", ROOM + 1)  # for one deal
    tables = training.Tables(SUBJECT, playing.ITSELF)
    layers = nets.rounded(Learner((FEATURES, *training.HIDDEN), seed=1).mean)
    end, games = tables.play(layers, 0, seed=5, first=0, noise=0.1)
    assert games == 1
    samples = tables.samples[:end]
    opened = samples[samples["kind"] == playing.OPENED]
    assert len(opened) == 2 * 2 * HAND_SIZE
    ours, theirs = opened["target"][-2:]
    assert ours == -theirs != 0


def test_a_deal_is_worth_its_lead():
    for table in along("ru", 40):
        s = table.state
        if s.phase == DEAL or s.round == 2:
            break
    values = [0.0, 0.0]
    worth(s, values, [])
    assert values[0] == (s.points[0] - s.points[1]) / POINTS == -values[1] != 0
