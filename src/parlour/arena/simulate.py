"""Random play, many games at once: uniform over the legal actions (see `random_step`)."""

import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Literal

import msgspec
import numpy as np

from parlour.arena import random_play
from parlour.arena.random_play import Runner
from parlour.core.chance import Generated, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import Game, HouseRules
from parlour.core.options import check_whole
from parlour.core.rule import bound
from parlour.games import registry

BATCH = 512
"""Games per job between two calls of `progress`."""


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

        >>> lengths = [{"deals": 1}, {"deals": 3}]
        >>> runs = [simulate("mushi", length, games=2, compiled=False) for length in lengths]
        >>> [run.row()["rounds_per_game"] for run in runs]
        [1.0, 3.0]
        """
        return msgspec.structs.asdict(self)


def simulate(
    game: str | Game[Any],
    options: HouseRules | None = None,
    seats: int | None = None,
    *,
    games: int,
    seed: int = 0,
    jobs: int = 1,
    compiled: bool = True,
    device: Literal["cpu", "cuda"] = "cpu",
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play random games and sum them up: of a game, by its name, with these house rules and so many
    seats (default: the fewest).

    `jobs` threads share the games (0: one for each core), or the GPU plays them (`device`); the
    result does not depend on that, nor on `compiled`. `progress` is called with the number of games
    done. Raises UnknownGameError or OptionError, and EndlessGameError if a game takes more moves
    and deals than `MOST_MOVES`; on a GPU also NoDeviceError, or NotInstalledError without the
    extra `cuda`.

    >>> summary = simulate("mushi", {"deals": 3}, games=2, compiled=False)
    >>> summary.games, summary.rounds_per_game
    (2, 3.0)
    """
    check_whole("games", games, 1)
    check_whole("seed", seed, 0)
    check_whole("jobs", jobs, 0)
    if device not in ("cpu", "cuda"):
        raise OptionError(f"device: expected cpu or cuda, got {device!r:.40}")
    game = registry.get(game)
    opening = game.new_state(game.options(options), game.seats[0] if seats is None else seats)
    jobs = jobs or os.cpu_count() or 1
    batch = BATCH
    if device == "cuda":
        from parlour.arena.gpu_runner import AT_ONCE, gpu_runner

        jobs, batch = 1, min(games, AT_ONCE)
        run = gpu_runner(game, opening, batch)
        run(seed, 0, 1)  # which compiles it
    else:
        run = compiled_runner(game, opening) if compiled else plain_runner(game, opening)
    together = 64 * jobs * batch  # this many wait in the pool at a time
    sums = np.zeros(6, np.int64)
    done = 0
    began = time.perf_counter()
    with ThreadPoolExecutor(jobs) as pool:
        for first in range(0, games, together):
            starts = range(first, min(first + together, games), batch)
            for played in pool.map(lambda at: run(seed, at, min(batch, games - at)), starts):
                sums += played
                if sums[5]:
                    raise EndlessGameError(
                        f"{game.name}: expected games to end within {random_play.MOST_MOVES} moves",
                        said="endless",
                        moves=random_play.MOST_MOVES,
                    )
                done = min(done + batch, games)
                if progress:
                    progress(done)
    return _summary(games, sums[:5].tolist(), time.perf_counter() - began)


def compiled_runner(game: Game[Any], opening: Any) -> Runner:
    """Return a runner that plays randomly by compiled rules, already compiled."""
    driver = Compiler(game.rules.binding())(random_play.random_games)

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
    play: Any = bound(random_play.random_game, game.rules.binding())

    def run(seed: int, first: int, games: int) -> Any:
        sums = [0] * 6
        out = [0] * game.max_legal
        for g in range(first, first + games):
            s = opening.copy()
            seed_generator(s, seed, g)
            moves, rounds = play(s, out)
            endless = moves + rounds > random_play.MOST_MOVES
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
