"""How a round of UNO stands, as search judges it when its playouts are cut off."""

from random import Random

import numpy as np
import pytest

import parlour
from often import long_run
from parlour import bots
from parlour.bots.search import tree
from parlour.bots.uno import fitting, outlook
from parlour.bots.uno.fitting import Rounds, odds
from parlour.bots.uno.outlook import STRENGTH
from parlour.games import registry
from parlour.games.uno.state import ALTERNATIVE, PLAY
from plain import Plain

UNO = registry.get("uno")


def judged(s):
    """The shares, where the position can be judged; the state must not change."""
    before = s.copy()
    values = np.full(s.seats, np.nan)
    known = outlook(s, values, np.zeros(tree.SCRATCH))
    assert s == before
    return values if known else None


@pytest.mark.parametrize("seats", [2, 3, 4, 10])
@pytest.mark.parametrize("scoring", ["main", "alternative"])
def test_every_position_in_play_can_be_judged_and_no_other(seats, scoring):
    table = parlour.table("uno", seats=seats, seed=seats, scoring=scoring)
    rng, players, seen = Random(1), [bots.get("uno", "random")] * seats, 0
    for _ in range(300):
        values = judged(table.state)
        assert (values is not None) == (table.state.phase == PLAY)
        if values is not None:
            seen += 1
            assert values.sum() == pytest.approx(1)
            assert (values > 0).all()
        if table.over:
            break
        bots.play_on(table, players, rng)
    assert seen > 50


def test_u20_near_the_end_the_round_is_the_game(position):
    """With everybody one point below the limit, a player about to go out has nearly won."""
    table = position(["wild", "b1 b2 b3 g1 g2 p9 p8"], "b5")
    s = table.state
    s.totals[0] = s.totals[1] = s.points_limit - 1
    assert judged(s)[0] > 0.9
    s.totals[0] = 0  # what the other seat holds is far from enough
    assert judged(s)[0] < 0.05


def test_u21_where_low_totals_win_the_loser_pays(position):
    """Each is one point below the limit: the one who goes out keeps that, the other's game is
    over."""
    table = position(["wild", "b1 b2 b3 g1 g2 p9 p8"], "b5")
    s = table.state
    s.scoring = ALTERNATIVE
    s.totals[0] = s.totals[1] = s.points_limit - 1
    assert judged(s)[0] > 0.9
    s.totals[0] = s.totals[1] = s.points_limit // 2
    assert 0.5 < judged(s)[0] < 0.9


@pytest.mark.parametrize(("seats", "edition"), [(2, "monster"), (2, "classic"), (5, "monster")])
def test_the_odds_foretell_who_wins_a_round(monkeypatch, seats, edition):
    """Rounds that the weights were not fitted to: of the favourites, as many win as it says; the
    surest of them more often than the others."""
    if not long_run():
        monkeypatch.setattr(fitting, "Compiler", Plain)
    rounds = Rounds(seats, 3000 if long_run() else 500, seed=77, edition=edition)
    chances = odds(rounds.features, np.array(STRENGTH)[:, int(seats > 2)])
    favourite = chances.argmax(1)
    said = chances.max(1)
    won = rounds.winners == favourite
    assert abs(said.mean() - won.mean()) < 0.04
    sure = said > np.median(said)
    assert won[sure].mean() > won[~sure].mean() + 0.1
