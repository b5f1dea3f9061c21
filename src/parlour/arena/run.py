"""An arena: bots play duplicate deals against each other, in one process, several, or on Ray."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from parlour.arena import standings
from parlour.arena.machine import this_machine
from parlour.arena.player import Failed, Played, Player, bot_of
from parlour.arena.results import DealPlayed, GameResult, Result, Seating, Setup, Times
from parlour.arena.seating import line_ups, seatings
from parlour.core.errors import OptionError, ParlourError
from parlour.core.game import Game, HouseRules
from parlour.core.options import check_whole
from parlour.games import registry

Attempt = Played | Failed | None
"""A game that was asked of a process; None: the arena was stopped meanwhile."""

PACKAGES = ("parlour", "numba", "numpy")
"""Packages whose versions can change a game."""


class BotFailedError(ParlourError):
    """A bot raised an error or chose an illegal action. `record` is the game so far, as JSON."""

    code = "bot-failed"

    def __init__(self, failed: Failed) -> None:
        super().__init__(
            f"bot {failed.bot!r} failed at seat {failed.seat} in deal {failed.deal}: "
            f"{failed.reason}"
        )
        self.record = failed.record


class LostProcessError(ParlourError):
    """A process of the arena ended on its own."""

    code = "lost-process"


class StoppedError(ParlourError):
    """The arena was stopped before a single deal was complete."""

    code = "stopped"


def setup(
    game: str | Game[Any],
    options: HouseRules | None = None,
    seats: int | None = None,
    *,
    bots: Sequence[str],
    seed: int = 0,
) -> Setup:
    """Check and return the setup of an arena: a game, by its name, with these house rules and so
    many seats (default: the fewest). `bots`: by name, as of `bot_of`. Raises UnknownGameError,
    OptionError or UnknownBotError."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise OptionError(f"bots: expected a list of names, got {bots!r:.40}")
    check_whole("seed", seed, 0)
    game = registry.get(game)
    chosen, seats = game.options(options), game.seats[0] if seats is None else seats
    game.new_state(chosen, seats)
    for name in bots:
        bot_of(game.name, name)
    names, tables = line_ups(bots, seats)
    return Setup(
        game=game.name,
        options=chosen.values(),
        seats=seats,
        bots=names,
        line_ups=tables,
        seed=seed,
    )


def run(
    setup: Setup,
    games: int,
    jobs: int | None = None,
    cluster: bool = False,
    watch: Callable[[GameResult], None] | None = None,
) -> Result:
    """Play at least `games` games, in whole deals, and sum them up.

    `jobs` processes share them: 0 means one per core; None means this process alone or, on a
    `cluster`, every core of it. The games do not depend on this choice, unless bots go by the
    clock. `watch` is called with each game as it ends. Ctrl+C ends the run; only the deals before
    the first incomplete one then count.

    Raises OptionError, BotFailedError, StoppedError, LostProcessError, and ClusterError if Ray is
    missing or fails.

    >>> result = run(setup("mushi", bots=["random", "policy"]), games=2)
    >>> [standing.bot for standing in result.standings]
    ['policy', 'random']
    """
    check_whole("games", games, 1)
    check_whole("jobs", jobs or 0, 0)
    todo = list(seatings(setup, games))
    if cluster:
        from parlour.arena.cluster import on_cluster

        jobs = jobs or 0
        outcomes = on_cluster(setup, todo, jobs)
    else:
        jobs = cores() if jobs == 0 else jobs or 1
        outcomes = in_processes(setup, todo, jobs) if jobs > 1 else in_this_process(setup, todo)

    began = time.perf_counter()
    played = _gather(outcomes, watch)
    seconds = time.perf_counter() - began
    deals, times, complete = complete_deals(setup, todo, played)
    table, head_to_head = standings.standings(setup, deals, times)
    return Result(
        machine=here(),
        setup=setup,
        jobs=jobs,
        cluster=cluster,
        asked=games,
        complete=complete,
        seconds=seconds,
        standings=table,
        head_to_head=head_to_head,
        deals=tuple(deals),
    )


def _gather(
    outcomes: Generator[Attempt], watch: Callable[[GameResult], None] | None
) -> dict[int, Played]:
    """The games that were played, by their numbers, until the last one or Ctrl+C
    (BotFailedError)."""
    played: dict[int, Played] = {}
    try:
        for outcome in outcomes:
            if isinstance(outcome, Failed):
                raise BotFailedError(outcome)
            if outcome is not None:
                played[outcome.number] = outcome
                if watch:
                    watch(outcome.result)
    except KeyboardInterrupt:
        pass
    finally:
        outcomes.close()
    return played


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_this_process(setup: Setup, todo: Sequence[Seating]) -> Generator[Attempt]:
    """Play the games in this process; yield each outcome as its game ends."""
    player = Player(setup)
    player.warm()
    for number, seating in enumerate(todo):
        yield player.play(number, seating)


def in_processes(setup: Setup, todo: Sequence[Seating], processes: int) -> Generator[Attempt]:
    """Play the games in several processes; yield each outcome as its game ends. Processes are
    spawned, not forked: bots may have threads and compiled code."""
    Player(setup).warm()  # compile once, here; the processes load it
    context = multiprocessing.get_context("spawn")
    stop = context.RawValue("b")  # an Event has a lock, which a lost process could hold for ever
    pool = ProcessPoolExecutor(
        min(processes, len(todo)), context, initializer=_begin, initargs=(setup, stop)
    )
    try:
        games = [pool.submit(_play, number, seating) for number, seating in enumerate(todo)]
        for game in as_completed(games):
            yield game.result()
    except BrokenProcessPool:
        raise LostProcessError(
            "lost a process of the arena: was there too little memory?"
        ) from None
    finally:
        stop.value = 1
        pool.shutdown(cancel_futures=True)


_player: Player
"""The player of this process of the pool."""


def _begin(setup: Setup, stop: Any) -> None:
    global _player
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches every process; the main one acts
    _player = Player(setup, lambda: bool(stop.value))
    _player.warm()


def _play(number: int, seating: Seating) -> Attempt:
    return _player.play(number, seating)


def complete_deals(
    setup: Setup, todo: Sequence[Seating], played: dict[int, Played]
) -> tuple[list[DealPlayed], list[Times], bool]:
    """The deals before the first missing game, the times in them by bot, and whether these are all
    deals. (When a run is stopped, the games that have already ended are a biased sample.)

    Raises StoppedError if there is none.
    """
    missing = next((n for n in range(len(todo)) if n not in played), None)
    end = todo[-1].deal + 1 if missing is None else todo[missing].deal
    if end == 0:
        raise StoppedError("stopped before the first deal was complete", "too-soon")
    games: list[list[GameResult]] = [[] for _ in range(end)]
    times = [Times() for _ in setup.bots]
    for number, seating in enumerate(todo):
        if seating.deal < end:
            games[seating.deal].append(played[number].result)
            for whole, part in zip(times, played[number].times, strict=True):
                whole.merge(part)
    deals = [DealPlayed(deal=deal, games=tuple(some)) for deal, some in enumerate(games)]
    return deals, times, missing is None


def here() -> dict[str, str]:
    """Describe the machine that the run was started on, as the document holds it."""
    machine = this_machine()
    return {
        "processor": machine.processor,
        "system": machine.system,
        "python": machine.python,
        **{name: machine.packages[name] for name in PACKAGES if name in machine.packages},
    }
