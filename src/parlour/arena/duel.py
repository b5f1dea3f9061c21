"""One bot against others: how often it wins.

`python -m parlour.arena.duel mojo --seats 4 --games 2000 --bot rule --against random`
"""

import argparse
import math
from random import Random

import msgspec

from parlour import bots
from parlour.core.table import Table
from parlour.games import registry


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """The share of games that a bot won, shared victories counted in part."""

    games: int
    wins: float
    """Between 0 and 1."""
    margin: float
    """Half the width of the 95 % interval (normal approximation)."""


def duel(
    game: str, seats: int, games: int, bot: str = "rule", against: str = "random", seed: int = 0
) -> Share:
    """Seat `bot` among `against`, on each seat in turn with the same luck.

    Raises UnknownGameError, UnknownBotError, OptionError.
    """
    one, others = bots.get(game, bot), bots.get(game, against)
    wins = []
    for n in range(games):
        own = n % seats
        table = Table(registry.get(game), seats=seats, seed=seed + n // seats)
        players = [one if seat == own else others for seat in range(seats)]
        luck = Random(seed + n)
        while not table.over:
            bots.play_on(table, players, luck)
        winners = table.winners()
        wins.append((own in winners) / len(winners))
    mean = sum(wins) / games
    variance = sum((win - mean) ** 2 for win in wins) / max(games - 1, 1)
    return Share(games=games, wins=mean, margin=1.96 * math.sqrt(variance / games))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="rule")
    parser.add_argument("--against", default="random")
    parser.add_argument("--seed", type=int, default=0)
    a = parser.parse_args()
    share = duel(a.game, a.seats, a.games, a.bot, a.against, a.seed)
    print(f"{100 * share.wins:.1f} ± {100 * share.margin:.1f} % of {share.games} games")


if __name__ == "__main__":
    main()
