"""Random play in C: the files of `bench/`, compiled when they are needed.

They are written for this comparison, in plain C. They use our random generator and our order of
legal actions: with the same seed, both sides play the same game, card for card.
"""

import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from parlour.arena.bench.measuring import MissingError, Side
from parlour.games import registry

FOLDER = Path(__file__).resolve().parents[4] / "bench"
FLAGS = (
    "-O3",
    "-march=native",
    "-fno-tree-slp-vectorize",
    "-std=gnu11",
    "-Wall",
    "-Wextra",
    "-Werror",
)
SEED = 1


@cache
def program(name: str) -> Path:
    """Return the compiled program of a game, made once in each process (MissingError)."""
    source = FOLDER / f"{name}.c"
    if not source.is_file():
        raise MissingError(f"bench/{name}.c")
    compiler = shutil.which(os.environ.get("CC", "cc"))
    if compiler is None:
        raise MissingError("cc")
    made = _folder() / name
    subprocess.run([compiler, *FLAGS, "-o", made, source], check=True)
    return made


@cache
def _folder() -> Path:
    # Held by the cache for as long as the process runs, and removed with it.
    return Path(_temporary().name)


@cache
def _temporary() -> "tempfile.TemporaryDirectory[str]":
    return tempfile.TemporaryDirectory(prefix="parlour-bench-")


def play(name: str, seats: int, options: dict[str, Any], games: int, seed: int) -> dict[str, Any]:
    """Play random games in C: `games`, `moves`, `rounds`, `seconds` (of processor time)."""
    done = subprocess.run(
        [program(name), *words(name, seats, options, games, seed)],
        check=True,
        capture_output=True,
    )
    found: dict[str, Any] = msgspec.json.decode(done.stdout)
    return found


def words(name: str, seats: int, options: dict[str, Any], games: int, seed: int) -> list[str]:
    """The arguments of a game's program. All options are passed, in the order in which they are
    declared."""
    values = registry.get(name).options(options, seats=seats).values().values()
    told = ["-1" if value is None else str(value).lower() for value in values]
    return [str(seats), *told, str(games), str(seed)]


def random_play(name: str, seats: int, options: dict[str, Any]) -> Side:
    """Return the side that plays randomly in C; n counts games, units are moves."""
    program(name)

    def run(n: int) -> tuple[float, float]:
        found = play(name, seats, options, n, SEED)
        return found["moves"], found["seconds"]

    return Side("c", run)
