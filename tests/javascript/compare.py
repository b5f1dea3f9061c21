"""A million steps of each game in Python and in JavaScript, compared.

`make test-rules`, or with another number `make test-rules STEPS=10000`.
"""

import argparse
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from javascript.walks import difference, walks
from parlour.games import registry

RULES = Path(__file__).parents[2] / "web" / "src" / "rules"
EVERY = 500
"""In every so many steps, all that seats see is compared as well."""


def main(steps: int) -> None:
    failed = False
    with ProcessPoolExecutor() as pool:
        for game in registry.names():
            began = time.perf_counter()
            some = walks(game, steps=-(-steps // len(walks(game, 1, 1))), every=EVERY)
            asked = [pool.submit(difference, RULES, [walk]) for walk in some]
            found = [each for each in (one.result() for one in asked) if each]
            seconds = time.perf_counter() - began
            total = sum(walk["steps"] for walk in some)
            print(f"{game}: {total} steps, {len(found)} games differ ({seconds:.0f} s)", flush=True)
            print(*found, sep="\n", end="\n" if found else "")
            failed |= bool(found)
    sys.exit(failed)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("steps", type=int, nargs="?", default=1_000_000, help="of each game")
    main(parser.parse_args().steps)
