"""Sums up the games of an arena as standings."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.arena import intervals
from parlour.arena.ratings import bradley_terry
from parlour.arena.results import DealPlayed, Estimate, Result, Setup, Standing, Times


def scores(setup: Setup, deals: Sequence[DealPlayed]) -> NDArray[Any]:
    """[d, a, b]: how often bot a was ahead of bot b in deal d, ties counting half."""
    found = np.zeros((len(deals), len(setup.bots), len(setup.bots)))
    for d, deal in enumerate(deals):
        for game in deal.games:
            places = game.outcome.places
            for seat, bot in enumerate(game.bots):
                for other, rival in enumerate(game.bots):
                    if rival != bot:
                        behind = places[other] - places[seat]
                        found[d, bot, rival] += 1.0 if behind > 0 else 0.5 if behind == 0 else 0.0
    return found


def overall(results: Sequence[Result]) -> tuple[Estimate, ...]:
    """Rate the bots over results with the same bots, which count alike however many comparisons
    each holds."""
    each = [scores(result.setup, result.deals) for result in results]
    usual = sum(one.sum() for one in each) / len(each)
    return tuple(bradley_terry(np.concatenate([one * usual / one.sum() for one in each])))


Matrix = tuple[tuple[float | None, ...], ...]


def standings(
    setup: Setup, deals: Sequence[DealPlayed], times: Sequence[Times]
) -> tuple[tuple[Standing, ...], Matrix]:
    """Return the standings, best first, and how often each bot was ahead of each other one. Needs
    at least one deal."""
    bots = len(setup.bots)
    games, seats, won, place, points, margin = np.zeros((6, bots, len(deals)))
    for d, deal in enumerate(deals):
        for game in deal.games:
            outcome = game.outcome
            places, margins, shares = outcome.places, outcome.margins, outcome.shares
            for bot in set(game.bots):
                games[bot, d] += 1
            for seat, bot in enumerate(game.bots):
                seats[bot, d] += 1
                place[bot, d] += places[seat]
                points[bot, d] += game.totals[seat]
                margin[bot, d] += margins[seat]
                won[bot, d] += shares[seat]

    ahead = scores(setup, deals)
    ratings = bradley_terry(ahead)
    rows = [
        Standing(
            bot=name,
            games=int(games[bot].sum()),
            won=intervals.share(won[bot], games[bot]),
            even=float(seats[bot].sum() / games[bot].sum() / setup.seats),
            place=float(place[bot].sum() / seats[bot].sum()),
            points=float(points[bot].sum() / seats[bot].sum()),
            margin=intervals.mean(margin[bot], seats[bot]),
            rating=ratings[bot],
            decisions=times[bot].decisions,
            mean_seconds=times[bot].mean,
            p95_seconds=times[bot].quantile(0.95),
            longest_seconds=times[bot].longest,
        )
        for bot, name in enumerate(setup.bots)
    ]
    wins = ahead.sum(0)
    matrix = tuple(
        tuple(
            float(wins[a, b] / (wins[a, b] + wins[b, a])) if wins[a, b] + wins[b, a] else None
            for b in range(bots)
        )
        for a in range(bots)
    )
    return tuple(sorted(rows, key=lambda row: -row.rating.value)), matrix
