"""What a move of random play costs in instructions, ours and in C, as Valgrind counts them
(`docs/instructions.md`).

    python bench/instructions.py mojo

Both sides play the same games. They are compiled for the same older processor, which Valgrind
knows. A longer run less a shorter one leaves out how a program starts. Ours are counted again
without the checks of indices that all compiled rules have.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from parlour.arena.bench import c
from parlour.arena.simulate import compiled_runner
from parlour.core import compiling
from parlour.games import registry

PROCESSOR = "haswell"
CASES = {"mojo": (4, 500, 60500), "mushi": (2, 500, 40500), "uno": (4, 50, 2550)}
"""By game: the seats, and how many games the shorter run and the longer one have."""
COUNTED = {"I refs": "instructions", "Branches": "branches", "Mispredicts": "mispredicted"}
COUNTED |= {"D1 misses": "misses of the first cache", "LL misses": "of the last"}


def play(name: str, seats: int, games: int) -> int:
    """Play so many games by the compiled rules, and return their moves."""
    game = registry.get(name)
    run = compiled_runner(game, game.new_state(game.options({}), seats))
    return int(run(c.SEED, 0, games)[0])


def counted(command: list[str]) -> dict[str, int]:
    """What Valgrind counts while a command runs."""
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=yes", "--branch-sim=yes"]
    done = subprocess.run(
        [*valgrind, "--cachegrind-out-file=/dev/null", *command],
        check=True,
        capture_output=True,
        text=True,
    )
    found = re.findall(r"^==\d+== (.+?):\s+([\d,]+)", done.stderr, re.MULTILINE)
    return {" ".join(what.split()): int(number.replace(",", "")) for what, number in found}


def main(names: list[str]) -> None:
    """Print a line for each game and side."""
    os.environ |= {"NUMBA_CPU_NAME": PROCESSOR, "NUMBA_CPU_FEATURES": "", "PYTHONHASHSEED": "0"}
    flags = [flag.replace("native", PROCESSOR) for flag in c.FLAGS]
    with tempfile.TemporaryDirectory() as folder:
        for name in names or CASES:
            seats, *lengths = CASES[name]
            program = str(Path(folder) / name)
            subprocess.run(["cc", *flags, "-o", program, c.FOLDER / f"{name}.c"], check=True)
            moves = play(name, seats, lengths[1]) - play(name, seats, lengths[0])
            sides = {"C": [[program, *c.words(name, seats, {}, n, c.SEED)] for n in lengths]}
            for side, how in (("ours", "checked"), ("ours without checks", "unchecked")):
                ours = [sys.executable, __file__, "--play", how, name, str(seats)]
                subprocess.run([*ours, "1"], check=True)  # compiles, for both lengths
                sides[side] = [[*ours, str(n)] for n in lengths]
            for side, commands in sides.items():
                less, more = map(counted, commands)
                figures = ", ".join(
                    f"{max(0, more[key] - less[key]) / moves:.2f} {what}"
                    for key, what in COUNTED.items()
                )
                print(f"{name}, {seats} seats, {side}, a move: {figures}", flush=True)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        compiling.BOUNDS_CHECKS = sys.argv[2] == "checked"
        play(sys.argv[3], int(sys.argv[4]), int(sys.argv[5]))
    elif missing := [tool for tool in ("valgrind", "cc") if not shutil.which(tool)]:
        sys.exit(f"expected {' and '.join(missing)}; on Debian: apt-get install valgrind gcc")
    elif unknown := set(sys.argv[1:]) - set(CASES):
        sys.exit(f"expected {', '.join(CASES)}; got {', '.join(sorted(unknown))}")
    else:
        main(sys.argv[1:])
