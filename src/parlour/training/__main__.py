"""`python -m parlour.training GAME`."""

import argparse
from pathlib import Path

from parlour.training import mojo
from parlour.training.training import train

LESSONS = {"mojo": mojo.LESSON}


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m parlour.training", description=train.__doc__)
    parser.add_argument("game", choices=tuple(LESSONS))
    parser.add_argument("--minutes", type=float, default=10, help="of processor time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--to", type=Path, required=True, help="the folder; goes on where it ended")
    a = parser.parse_args()
    train(LESSONS[a.game], a.to, a.minutes, a.seed)


if __name__ == "__main__":
    main()
