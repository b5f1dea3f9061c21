"""How much there is to know in a game: how often a seer wins, who sees all cards.

What perfect information would win is the margin that any skill at guessing could reach at most; the
rest is luck. The seer searches like the bots, but in the true world, order of the draw pile
included. It is a measure, not an opponent: no bot can be one, since bots decide from information
states.

`python -m parlour.arena.skill mojo --seats 2 --deals 100 --bot expert:iterations=2000`
"""

import argparse
import math
from random import Random
from typing import Any

import msgspec

from parlour import bots
from parlour.bots.search.bot import Search
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.table import Table
from parlour.games import registry


class Seer:
    """Searches the true world."""

    def __init__(self, game: Game[Any], iterations: int) -> None:
        budget = bots.Budget(iterations=iterations)
        self._bot = bots.SearchBot(game, budget, Search(imagine=False, solve=False))

    def decide(self, seen: InformationState, random: Random) -> str | None:
        return self._bot.decide(seen, random)


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """The share of games that the seer won, shared victories counted in part."""

    deals: int
    """Each is played with the same luck once for every seat of the seer."""
    games: int
    wins: float
    """Between 0 and 1."""
    margin: float
    """Half the width of the 95 % interval (normal approximation over deals)."""


def seer_wins(
    game: str,
    seats: int,
    deals: int,
    bot: str,
    *,
    iterations: int = 2000,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> Share:
    """Seat a seer among bots, on each seat in turn with the same luck.

    Raises UnknownGameError, UnknownBotError, OptionError.
    """
    other = bots.get(game, bot)
    seer = Seer(registry.get(game), iterations)
    shares = []
    for deal in range(seed, seed + deals):
        won = 0.0
        for own in range(seats):
            table = Table(registry.get(game), options, seats=seats, seed=deal)
            players = [seer if seat == own else other for seat in range(seats)]
            luck = Random(deal)
            while not table.over:
                _play_on(table, players, own, luck)
            winners = table.winners()
            won += (own in winners) / len(winners)
        shares.append(won / seats)
    mean = sum(shares) / deals
    variance = sum((share - mean) ** 2 for share in shares) / max(deals - 1, 1)
    margin = 1.96 * math.sqrt(variance / deals)
    return Share(deals=deals, games=deals * seats, wins=mean, margin=margin)


def _play_on(table: Table, players: list[Any], own: int, luck: Random) -> None:
    """As `bots.play_on`, but the seer is told the whole state."""
    turn = table.to_act
    assert turn is not None
    others = [seat for seat in range(table.seats) if seat != turn and table.legal(seat)]
    luck.shuffle(others)
    for seat in (*others, turn):
        seen = table.information_state(seat)
        if seat == own:
            seen.state = table.state.copy()
            seen.state.source = None
        action = players[seat].decide(seen, luck)
        if action is not None:
            table.play(action, seat)
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--bot", default="rule")
    parser.add_argument("--iterations", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="{}", help="as JSON")
    a = parser.parse_args()
    share = seer_wins(
        a.game,
        a.seats,
        a.deals,
        a.bot,
        iterations=a.iterations,
        seed=a.seed,
        options=msgspec.json.decode(a.options),
    )
    print(f"{100 * share.wins:.1f} ± {100 * share.margin:.1f} % of {share.games} games")


if __name__ == "__main__":
    main()
