"""Parlour beside a boardgame.io server, in one run: `make compare-servers ARGS='--tables 100'`.

Both serve UNO for four, with the same clients, the same times between moves, and a core that they
share: while one is measured the other has nothing to do, and they take turns. Parlour keeps every
move on the disk before anybody hears of it; boardgame.io keeps its matches in memory alone.
"""

import argparse
import asyncio
import os
import statistics
from collections.abc import Callable

from server.measures.load import Load, Stretch, at, distribution, stretch
from server.measures.load_boardgame import Matches
from server.measures.load_servers import Cost, boardgame, parlour

FIGURES: dict[str, Callable[[Stretch], float]] = {
    "CPU a move, ms": lambda found: 1000 * (found.cpu or 0) / max(1, found.moves),
    "moves/s": lambda found: found.moves / found.seconds,
    "of a core, %": lambda found: 100 * (found.cpu or 0) / found.seconds,
    "send to every receipt, p50 ms": lambda found: at(found.figures.everybody, 0.5),
    "p99 ms": lambda found: at(found.figures.everybody, 0.99),
    "p99.9 ms": lambda found: at(found.figures.everybody, 0.999),
    "slowest ms": lambda found: at(found.figures.everybody, 1),
    "bytes a move, to all clients": lambda found: found.received / max(1, found.moves),
}


def told(values: list[float]) -> str:
    middle = statistics.median(values)
    digits = 3 if middle < 10 else 0 if middle >= 100 else 1
    return f"{middle:.{digits}f} ({min(values):.{digits}f} to {max(values):.{digits}f})"


async def alternate(
    loads: dict[str, Load], every: float, seconds: float, rounds: int
) -> dict[str, list[Stretch]]:
    found: dict[str, list[Stretch]] = {name: [] for name in loads}
    for n in range(rounds):
        turns = list(loads.items())
        for name, load in turns if n % 2 == 0 else turns[::-1]:
            found[name].append(await stretch(load, every, seconds))
            times = distribution(found[name][-1].figures.everybody)
            print(f"every {every:g} s, round {n + 1}: {name}: {times}")
            for code, often in load.figures.refused.items():
                print(f"{name}: refused: {code}, {often} times")
    return found


def show(every: float, found: dict[str, list[Stretch]]) -> None:
    ours, theirs = found.values()
    print(f"\n| every {every:g} s | {' | '.join(found)} | ratio |")
    print("|---|---|---|---|")
    for name, figure in FIGURES.items():
        sides = [figure(each) for each in ours], [figure(each) for each in theirs]
        ratios = [a / b for a, b in zip(*sides, strict=True) if b]
        print(f"| {name} | {told(sides[0])} | {told(sides[1])} | {told(ratios)} |")
    for name, stretches in found.items():
        if not all(each.kept_up for each in stretches):
            print(f"{name}: the clients could not always keep up: take its times with care")


async def run(wanted: argparse.Namespace, cores: list[int]) -> None:
    with parlour(1, False, {cores[0]}) as ours, boardgame({cores[0]}) as theirs:
        os.sched_setaffinity(0, set(cores[1:]) or set(cores))
        loads: dict[str, Load] = {
            "Parlour, on the disk": Load(ours, wanted.seed),
            "boardgame.io, in memory": Matches(theirs, wanted.seed),
        }
        idle = [load.server.cost() or Cost(0, 0) for load in loads.values()]
        parlours, matches = loads.values()
        assert isinstance(matches, Matches)
        await parlours.open(["uno"], wanted.tables, 4, 0)
        await matches.seat(wanted.tables)
        for (name, load), before in zip(loads.items(), idle, strict=True):
            await load.play(wanted.every[0], wanted.warm_up)
            held = load.server.cost() or before
            table = (held.memory - before.memory) / 1024 / wanted.tables
            print(f"{name}: {held.memory >> 20} MiB, {table:.0f} KiB a table")
        for every in wanted.every:
            show(every, await alternate(loads, every, wanted.seconds, wanted.rounds))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Parlour beside a boardgame.io server.")
    add = parser.add_argument
    add("--tables", type=int, default=100, help="of four, at each server")
    add(
        "--every",
        type=float,
        nargs="+",
        default=[0.5, 0.01],
        help="seconds between a table's moves; few are as fast as the server goes",
    )
    add("--seconds", type=float, default=8.0, help="for each server in each round")
    add("--rounds", type=int, default=5)
    add("--warm-up", type=float, default=5.0)
    add("--seed", type=int, default=1)
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(run(arguments(), sorted(os.sched_getaffinity(0))))
