"""Ratings and intervals against cases that can be worked out by hand, and against choix."""

import math
import random
from types import SimpleNamespace

import numpy as np
import pytest

from parlour.arena import intervals, standings
from parlour.arena.ratings import ELO, bradley_terry


def independent(*results, bots=2):
    """Deals of one comparison each: (who was ahead, of whom)."""
    scores = np.zeros((len(results), bots, bots))
    for deal, (ahead, behind) in enumerate(results):
        scores[deal, ahead, behind] = 1
    return scores


def values(ratings):
    return [rating.value for rating in ratings]


# --- the fit --------------------------------------------------------------------------------------


def test_ten_to_one_is_400_points():
    scores = independent(*[(0, 1)] * 100, *[(1, 0)] * 10)
    assert values(bradley_terry(scores, prior=0)) == pytest.approx([200, -200])


def test_two_bots_differ_by_the_log_odds_with_its_standard_error():
    """p = 3/4 of n = 400: the difference is ln 3, with variance 1 / (n p (1 - p)); a rating is half
    the difference. The sample's n - 1 and Student's t hardly matter."""
    scores = independent(*[(0, 1)] * 300, *[(1, 0)] * 100)
    ahead, behind = bradley_terry(scores, prior=0)
    error = ELO / 2 * math.sqrt(1 / (400 * 3 / 4 * 1 / 4))
    assert ahead.value == pytest.approx(ELO / 2 * math.log(3))
    assert ahead.high - ahead.value == pytest.approx(1.96 * error, rel=0.005)
    assert (behind.value, behind.low, behind.high) == pytest.approx(
        (-ahead.value, -ahead.high, -ahead.low)
    )


def test_level_results_are_half_a_win_for_each_side():
    scores = np.full((10, 2, 2), 0.5)
    assert values(bradley_terry(scores)) == pytest.approx([0, 0])


def test_bots_that_beat_each_other_in_a_circle_are_equal():
    scores = independent((0, 1), (1, 2), (2, 0), bots=3)
    assert values(bradley_terry(scores)) == pytest.approx([0, 0, 0], abs=1e-6)


def test_strengths_are_recovered_from_the_results_they_make_likely():
    """Bots of strength 4, 2 and 1: a hundred comparisons of each pair, shared as the model says."""
    strength = np.array([4.0, 2.0, 1.0])
    scores = 100 * strength[:, None] / (strength[:, None] + strength)
    np.fill_diagonal(scores, 0)
    found = values(bradley_terry(np.stack([scores, scores]), prior=0))
    assert found == pytest.approx([ELO * math.log(2), 0, -ELO * math.log(2)], abs=1e-6)


def test_the_fit_agrees_with_choix():
    choix = pytest.importorskip("choix")
    rng = np.random.default_rng(5)
    for bots in (2, 3, 5, 8):
        scores = rng.integers(0, 9, (40, bots, bots)) / 2
        scores[:, range(bots), range(bots)] = 0
        theirs = ELO * choix.ilsr_pairwise_dense(scores.sum(0), tol=1e-12)
        assert values(bradley_terry(scores, prior=0)) == pytest.approx(
            list(theirs - theirs.mean()), abs=1e-4
        )


def test_the_prior_hardly_matters_where_there_are_results():
    scores = independent(*[(0, 1)] * 300, *[(1, 0)] * 100)
    assert values(bradley_terry(scores)) == pytest.approx(
        values(bradley_terry(scores, prior=0)), abs=0.5
    )


# --- what cannot be known -------------------------------------------------------------------------


def test_a_bot_that_always_wins_has_no_upper_limit():
    best, worst = bradley_terry(independent(*[(0, 1)] * 50))
    assert (best.high, worst.low) == (None, None)
    assert 0 < best.low < best.value < math.inf
    assert worst.high < 0


def test_more_victories_in_a_row_say_more():
    few, many = (bradley_terry(independent(*[(0, 1)] * n))[0] for n in (10, 1000))
    assert many.low > few.low


def test_a_chain_of_results_is_enough():
    """0 never lost to 2, but it lost to 1, which lost to 2."""
    ratings = bradley_terry(independent((0, 1), (1, 0), (1, 2), (2, 1), (0, 2), bots=3))
    assert all(None not in (each.low, each.high) for each in ratings)


def test_one_deal_gives_no_interval():
    best, _ = bradley_terry(independent((0, 1)))
    assert (best.low, best.high) == (None, None)


# --- deals, not games, are independent ------------------------------------------------------------


def test_the_same_results_twice_in_each_deal_add_nothing():
    once = independent(*[(0, 1)] * 30, *[(1, 0)] * 20)
    for a, b in zip(bradley_terry(once, prior=0), bradley_terry(2 * once, prior=0), strict=True):
        assert (a.value, a.low, a.high) == pytest.approx((b.value, b.low, b.high))


def test_what_each_deal_evens_out_is_known_exactly():
    """Whoever holds the good cards wins: with seats exchanged, every deal is level."""
    scores = np.zeros((50, 2, 2))
    scores[:, 0, 1] = scores[:, 1, 0] = 1
    rating = bradley_terry(scores, prior=0)[0]
    assert (rating.value, rating.low, rating.high) == pytest.approx((0, 0, 0))


@pytest.mark.parametrize("chance", [0.5, 0.9])
def test_intervals_hold_the_truth_as_often_as_they_say(chance):
    """Deals of four games; half of the time all four go the same way."""
    rng = random.Random(7)
    held = [0, 0]
    for _ in range(500):
        won = np.zeros(60)
        for deal in range(60):
            first = rng.random() < chance
            alike = rng.random() < 0.5
            won[deal] = sum(first if alike else rng.random() < chance for _ in range(4))
        scores = np.zeros((60, 2, 2))
        scores[:, 0, 1], scores[:, 1, 0] = won, 4 - won
        share = intervals.share(won, np.full(60, 4))
        rating = bradley_terry(scores)[0]
        truth = ELO / 2 * math.log(chance / (1 - chance))
        held[0] += share.low <= chance <= share.high
        held[1] += rating.low <= truth <= rating.high
    for count in held:
        assert 0.92 < count / 500 < 0.98


# --- means and shares -----------------------------------------------------------------------------


def test_students_t():
    """The 97.5 % points as tables print them."""
    for freedom, point in ((5, 2.571), (10, 2.228), (30, 2.042), (10**6, 1.960)):
        assert intervals.half_width(freedom + 1) == pytest.approx(point, abs=0.01)


def test_a_mean_of_equal_deals_is_the_usual_one():
    """1, 2, 3, 4, 5: mean 3, standard error sqrt(2.5 / 5), t with 4 degrees of freedom 2.776."""
    found = intervals.mean(np.array([1.0, 2, 3, 4, 5]), np.ones(5))
    assert found.value == 3
    assert found.high - 3 == pytest.approx(2.776 * math.sqrt(0.5), rel=0.01)


def test_a_share_of_independent_draws_is_wilsons():
    """60 of 100: Wilson's 95 % interval is 0.502 to 0.691."""
    found = intervals.share(np.array([1.0] * 60 + [0.0] * 40), np.ones(100))
    assert (found.value, found.low, found.high) == pytest.approx((0.6, 0.502, 0.691), abs=0.003)


def test_a_share_of_all_is_still_uncertain():
    """All of 100: Wilson's lower limit is 1 / (1 + z² / 100) = 0.963."""
    found = intervals.share(np.full(100, 4.0), np.full(100, 4))
    assert (found.value, found.high) == pytest.approx((1, 1))
    assert found.low == pytest.approx(0.963, abs=0.002)


def test_over_several_results_each_counts_alike(monkeypatch):
    """One bot was ahead three times of four in ten comparisons, the other in a thousand."""
    found = {
        "few": independent(*[(0, 1), (0, 1), (1, 0), (0, 1)] * 10),
        "many": independent(*[(1, 0), (1, 0), (0, 1), (1, 0)] * 250),
    }
    monkeypatch.setattr(standings, "scores", lambda setup, deals: found[setup])
    results = [SimpleNamespace(setup=name, deals=()) for name in found]
    assert values(standings.overall(results)) == pytest.approx([0, 0], abs=1e-6)
    assert standings.overall(results)[0].high > 20  # the few deals leave it unsure
