"""Random play, many games at once: uniform over the legal actions (see `random_step`)."""

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np

from parlour.arena.random_step import random_step
from parlour.core.chance import Generated, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.errors import ParlourError
from parlour.core.game import CHANCE, NOBODY, Game
from parlour.core.options import Options
from parlour.core.rule import bound, rare, rule
from parlour.core.state import Row, State
from parlour.core.unbound import deal, start, to_act

BATCH = 512
"""Games per job between two calls of `progress`."""

MOST_MOVES = 10_000_000
"""A game that takes more moves and deals than this has no end."""


class EndlessGameError(ParlourError):
    """A game that random play did not bring to its end."""

    code = "endless-game"


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The results of random play.

    Fields in `_se` are standard errors. The rounds of one game are not independent, so the standard
    error of moves per round is a ratio estimator's, over games."""

    games: int
    moves: int
    rounds: int
    seconds: float
    """Wall time of play alone, without compiling or starting jobs."""
    moves_per_second: float
    rounds_per_game: float
    rounds_per_game_se: float
    moves_per_round: float
    moves_per_round_se: float

    def row(self) -> dict[str, Any]:
        """The fields by name, which `pandas.DataFrame(rows)`, `pyarrow.Table.from_pylist(rows)` or
        `polars.DataFrame(rows)` take.

        >>> from parlour.games import registry
        >>> mushi = registry.get("mushi")
        >>> lengths = [mushi.options({"deals": deals}) for deals in (1, 3)]
        >>> runs = [simulate(mushi, length, 2, games=2, compiled=False) for length in lengths]
        >>> [run.row()["rounds_per_game"] for run in runs]
        [1.0, 3.0]
        """
        return msgspec.structs.asdict(self)


@rare
def random_game(s: State, out: Row) -> tuple[int, int]:
    """Play one game from the start by random legal actions; return (moves, rounds). A game without
    end is broken off after one move or deal more than `MOST_MOVES`."""
    start(s)
    moves = 0
    rounds = 0
    while moves + rounds <= MOST_MOVES:
        seat = to_act(s)
        if seat == CHANCE:
            rounds += 1
            deal(s)
        elif seat == NOBODY:
            return moves, rounds
        else:
            random_step(s, seat, out)
            moves += 1
    return moves, rounds


@rule
def random_games(
    states: list[State], s: State, out: Row, seed: int, first: int, games: int, sums: Row
) -> None:
    """Play `games` random games, from number `first` on; add to `sums`.

    `states[0]` holds the options and `s` is `states[1]`, worked on. Game g takes its chances from
    stream g of the seed, so the games do not depend on how they are spread over jobs.
    """
    for g in range(first, first + games):
        states[1] = states[0]
        seed_generator(s, seed, g)
        moves, rounds = random_game(s, out)
        sums[0] += moves
        sums[1] += rounds
        sums[2] += moves * moves
        sums[3] += rounds * rounds
        sums[4] += moves * rounds
        if moves + rounds > MOST_MOVES:
            sums[5] += 1
            return


def simulate(
    game: Game[Any],
    options: Options,
    seats: int,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    compiled: bool = True,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play random games and sum them up.

    `jobs` threads share the games (0: one for each core); the result does not depend on them, nor
    on `compiled`. `progress` is called with the number of games done. Raises OptionError, and
    EndlessGameError if a game takes more moves and deals than `MOST_MOVES`.

    >>> from parlour.games import registry
    >>> mushi = registry.get("mushi")
    >>> summary = simulate(mushi, mushi.options(), seats=2, games=3, compiled=False)
    >>> summary.games, summary.rounds_per_game
    (3, 12.0)
    """
    if games < 1:
        raise ValueError(f"games: expected at least 1, got {games}")
    opening = game.new_state(options, seats)
    jobs = jobs or os.cpu_count() or 1
    run = compiled_runner(game, opening) if compiled else plain_runner(game, opening)
    together = 64 * jobs * BATCH  # this many wait in the pool at a time
    sums = np.zeros(6, np.int64)
    done = 0
    began = time.perf_counter()
    with ThreadPoolExecutor(jobs) as pool:
        for first in range(0, games, together):
            starts = range(first, min(first + together, games), BATCH)
            for batch in pool.map(lambda at: run(seed, at, min(BATCH, games - at)), starts):
                sums += batch
                if sums[5]:
                    raise EndlessGameError(
                        f"{game.name}: expected games to end within {MOST_MOVES} moves",
                        said="endless",
                        moves=MOST_MOVES,
                    )
                done = min(done + BATCH, games)
                if progress:
                    progress(done)
    return _summary(games, sums[:5].tolist(), time.perf_counter() - began)


Runner = Callable[[int, int, int], Any]
"""A function run(seed, first, games) that plays games from number `first` on and returns the `sums`
of `random_games`."""


def compiled_runner(game: Game[Any], opening: Any) -> Runner:
    """Return a runner that plays randomly by compiled rules, already compiled."""
    driver = Compiler(game.rules.binding())(random_games)

    def run(seed: int, first: int, games: int) -> Any:
        states = np.zeros(2, game.State.dtype)
        states[0] = opening.record()
        sums = np.zeros(6, np.int64)
        driver(states, states[1], np.zeros(game.max_legal, np.int16), seed, first, games, sums)
        return sums

    run(0, 0, 0)
    return run


def plain_runner(game: Game[Any], opening: Any) -> Runner:
    """Return a runner that plays randomly by plain rules."""
    opening.source = Generated()
    play: Any = bound(random_game, game.rules.binding())

    def run(seed: int, first: int, games: int) -> Any:
        sums = [0] * 6
        out = [0] * game.max_legal
        for g in range(first, first + games):
            s = opening.copy()
            seed_generator(s, seed, g)
            moves, rounds = play(s, out)
            endless = moves + rounds > MOST_MOVES
            for i, term in enumerate(
                (moves, rounds, moves * moves, rounds * rounds, moves * rounds, endless)
            ):
                sums[i] += term
            if endless:
                break
        return np.array(sums)

    return run


def _summary(games: int, sums: list[int], seconds: float) -> Summary:
    moves, rounds, moves2, rounds2, cross = sums
    ratio = moves / rounds
    spread = moves2 - 2 * ratio * cross + ratio * ratio * rounds2
    return Summary(
        games=games,
        moves=moves,
        rounds=rounds,
        seconds=seconds,
        moves_per_second=moves / seconds,
        rounds_per_game=rounds / games,
        rounds_per_game_se=_root((rounds2 - rounds * rounds / games) / max(games - 1, 1) / games),
        moves_per_round=ratio,
        moves_per_round_se=_root(spread * games / max(games - 1, 1)) / rounds,
    )


def _root(variance: float) -> float:
    return math.sqrt(max(variance, 0.0))
