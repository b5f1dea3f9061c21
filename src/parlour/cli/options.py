"""The look of options in help, in the reader's language."""

from typing import Annotated, Any

import typer

from parlour.cli.texts import text

MOST_SEED = 2**63 - 1
"""Seeds are signed 64-bit numbers in compiled code."""
MOST_JOBS = 1024


def flag(help: str, *names: str, **settings: Any) -> Any:
    """Make an option that takes no value."""
    return typer.Option(*names, help=help, metavar="", **settings)


def number(help: str, low: float | None = None, high: float | None = None, **settings: Any) -> Any:
    """Make an option that takes a number, from `low` to `high`."""
    metavar = text("cli-number-metavar")
    if low is not None and high != MOST_SEED:
        metavar = f"{low}+" if high is None else f"{low}-{high}"
    return typer.Option(help=help, min=low, max=high, metavar=metavar, **settings)


def path_option(help: str, *names: str, metavar: str = text("cli-file")) -> Any:
    """Make an option that takes a path. Typer does not check that the file can be read: the code
    that opens it reports the error."""
    return typer.Option(*names, help=help, metavar=metavar, readable=False)


def file_argument(help: str) -> Any:
    """Make an argument that takes a file. Typer does not check that it can be read (see
    `path_option`)."""
    return typer.Argument(help=help, metavar=text("cli-file"), readable=False)


USUAL_SEATS = 4
"""How many play if the user does not say, or as many as the game allows."""
HOW_MANY_PLAY = text("cli-how-many-play", seats=str(USUAL_SEATS))

Seats = Annotated[int | None, number(HOW_MANY_PLAY)]
Seed = Annotated[int, number(text("cli-seed"), 0, MOST_SEED)]
AsJson = Annotated[bool, flag(text("cli-json"), "--json")]
