"""How a net sees positions of UNO."""

from random import Random

import numpy as np
import pytest

import parlour
import parlour.core.chance
from parlour import bots
from parlour.bots.search.tree import SCRATCH
from parlour.bots.uno.judging import (
    FEATURES,
    FIRST_LAYER,
    MOST_FEATURES,
    ROUND,
    appraise,
    describe_choice,
    describe_turn,
    expect,
    worth,
)
from parlour.games import registry
from parlour.games.uno.actions import DRAW_CARD, decode
from parlour.games.uno.state import CHALLENGE, GIVE, NONE, OVER, PLAY

UNO = registry.get("uno")
TABLES = [
    (2, {}),
    (2, {"edition": "classic"}),
    (4, {"scoring": "alternative"}),
    (10, {}),
]


def along(seats, count=120, **options):
    """A table along a game, while nobody can be caught."""
    table = parlour.table("uno", seats=seats, seed=seats, **options)
    rng, players = Random(1), [bots.get("uno", "easy")] * seats
    for _ in range(count):
        if table.over:
            return
        if table.to_act is not None and table.state.silent == NONE:
            yield table
        bots.play_on(table, players, rng)


def features_of(describe, s, *what):
    """The features that are noted, in order; the state must not change."""
    before, features = s.copy(), [0] * MOST_FEATURES
    n = describe(s, *what, features)
    assert s == before
    assert n < MOST_FEATURES
    assert len({*features[:n]}) == n
    assert max(features[:n]) < FEATURES
    return features[:n]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_cannot_see_counts_only_if_it_is_opened(seats, options):
    differ = 0
    for table in along(seats, **options):
        for seat in range(seats):
            world = table.information_state(seat).world(Random(3))
            closed, opened = (features_of(describe_turn, table.state, seat, o) for o in (0, 1))
            assert features_of(describe_turn, world, seat, False) == closed
            differ += features_of(describe_turn, world, seat, True) != opened
    assert differ > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_choice_is_described_as_the_position_that_it_leads_to(seats, options):
    """Wherever it leads straight to a turn: draws that it makes others make are counted, too."""
    compared = 0
    for table in along(seats, **options):
        s = table.state
        if s.phase in (GIVE, CHALLENGE):
            continue
        for action in table.information_state().legal():
            described = features_of(describe_choice, s, s.turn, action)
            after = s.copy()
            after.source = parlour.core.chance.Generated()
            UNO.rules.apply(after, s.turn, action)
            if decode(action)[0] != DRAW_CARD and after.phase == PLAY:
                compared += 1
                assert sorted(described) == sorted(features_of(describe_turn, after, s.turn, False))
    assert compared > 50


@pytest.mark.parametrize("scoring", ["main", "alternative"])
def test_u20_u21_the_worth_of_a_round_is_a_part_of_what_was_at_stake(scoring):
    """At equal totals, who wins as much as is at stake has all of it, and half as much is half of
    the way as long as the limit is far."""
    s = parlour.table("uno", seats=2, seed=1, scoring=scoring, points=5000).state
    winner = 0 if scoring == "main" else 1
    values = np.zeros(2)
    worth(s, values, np.zeros(SCRATCH))
    assert values.tolist() == [0.5, 0.5], "a round that is not over"
    s.phase = OVER
    for points, expected in ((ROUND, 1.0), (ROUND // 2, 0.75), (0, 0.5)):
        s.points[winner] = s.totals[winner] = points
        s.totals[0] += 1000
        s.totals[1] += 1000
        worth(s, values, np.zeros(SCRATCH))
        assert values == pytest.approx([expected, 1 - expected], abs=2e-3)
        s.totals[0] = s.totals[1] = 0


def test_u21_a_seat_with_nothing_at_stake_learns_little():
    """Among four, the others' round ends the game whoever of them wins it."""
    s = parlour.table("uno", seats=4, seed=1, scoring="alternative", points=500).state
    s.phase = OVER
    for seat, total in enumerate((490, 0, 0, 460)):
        s.totals[seat] = total
        s.points[seat] = 0
    values = np.zeros(4)
    worth(s, values, np.zeros(SCRATCH))
    assert values == pytest.approx([0.5] * 4)


@pytest.mark.parametrize(("seed", "choice"), [(1, "b6"), (2, "blue")])
def test_the_file_chooses_as_it_did_when_it_was_made(seed, choice):
    """The translation plays by this file too: `tests/javascript/test_same.py` compares searches."""
    assert len(FIRST_LAYER) == FEATURES + 1
    table = parlour.table("uno", seats=2, seed=seed)
    information = table.information_state()
    out, worths = information.legal(), [0.0] * UNO.max_legal
    scratch = np.zeros(SCRATCH).tolist()
    assert expect(information.state, table.to_act, out, len(out), worths, scratch)
    best = max(range(len(out)), key=worths.__getitem__)
    assert UNO.notation.format_action(information.state, out[best]) == choice


def asked(table):
    """Whether the net expects something of the choices, and whether it judges the position; it
    reads the state and changes nothing."""
    s, scratch = table.state, np.zeros(SCRATCH).tolist()
    before, out, values = s.copy(), table.information_state().legal(), [0.0] * table.seats
    chooses = expect(s, s.turn, out, len(out), [0.0] * UNO.max_legal, scratch)
    judges = appraise(s, values, scratch)
    assert s == before
    assert not judges or sum(values) == pytest.approx(1)
    return chooses, judges


def test_gifts_and_challenges_are_left_to_the_policy_and_turns_judged_as_they_begin():
    seen = set()
    for table in along(2, 300):
        phase = table.state.phase
        chooses, judges = asked(table)
        assert chooses == (phase not in (GIVE, CHALLENGE))
        assert judges == (phase == PLAY)
        seen.add((chooses, judges))
    assert len(seen) == 3


def test_with_more_than_two_seats_the_net_is_not_asked():
    assert {asked(table) for table in along(3)} == {(False, False)}
