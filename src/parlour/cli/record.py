"""`parlour record` plays one game and prints its record; `parlour replay` folds a record."""

import errno
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli.by_game import usual_seats
from parlour.cli.misuse import refused
from parlour.cli.options import AsJson, Seats, Seed, file_argument, flag, number
from parlour.cli.progress import announce_compiling
from parlour.cli.terminal import Paper, say
from parlour.cli.texts import text
from parlour.core.errors import ParlourError, RecordError, SeatError
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.text import numeral, printable

if TYPE_CHECKING:
    from parlour.core.record import Record
    from parlour.core.table import Table


def record(
    game: Game[Any],
    options: Options,
    seats: Seats = None,
    seed: Seed = 0,
    bot: Annotated[
        str, typer.Option(help=text("cli-record-bot"), metavar=text("cli-bot"))
    ] = "random",
) -> None:
    """`parlour record GAME`."""
    import random

    from parlour import bots
    from parlour.core.table import Table

    table = Table(game, options, seats=usual_seats(game) if seats is None else seats, seed=seed)
    announce_compiling()
    players = [bots.get(game.name, bot)] * table.seats
    rng = random.Random(seed)
    while not table.over:
        bots.play_on(table, players, rng)
    say(table.record().to_json())


def read(file: Path) -> bytes:
    """Return the contents of a file; - is standard input (OSError)."""
    if str(file) != "-":
        return file.read_bytes()
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer.read()


def name_of(file: Path) -> str:
    """Return the name of a file for messages."""
    return "<stdin>" if str(file) == "-" else str(file)


def replay(
    file: Annotated[Path, file_argument(text("cli-replay-file"))],
    as_json: AsJson = False,
    opens: Annotated[bool, flag(text("cli-replay-open"), "--open")] = False,
    step: Annotated[bool, flag(text("cli-replay-step"), "--step")] = False,
    seat: Annotated[int | None, number(text("cli-replay-seat"), 0)] = None,
) -> None:
    """`parlour replay FILE`: exits with 1 for a record that is refused."""
    from parlour.cli import watching

    found, table = carried_out(file)
    if step and not as_json:
        try:
            watching.in_terminal(found, seat)
        except SeatError as error:
            say(text("cli-error", message=refused(error)), err=True)
            raise typer.Exit(2) from None
    if opens:
        watching.in_browser(found)
    elif as_json:
        say_result(table)
    else:
        print_result(table)


def carried_out(file: Path) -> tuple["Record", "Table"]:
    """The record in a file, and the table that it leads to; a record that is refused ends the
    command."""
    import parlour
    from parlour.core.record import Record

    try:
        document = read(file)
    except OSError as error:
        say(
            text("cli-unreadable", file=name_of(file), reason=error.strerror or str(error)),
            err=True,
        )
        raise typer.Exit(1) from None
    try:
        found = Record.from_json(document)
        return found, parlour.replay(found)
    except ParlourError as error:
        # An unknown game or option is an error in the header.
        wrong = error if isinstance(error, RecordError) else RecordError.of(error)
        say(text("cli-record-refused", file=name_of(file), message=refused(wrong)), err=True)
        raise typer.Exit(1) from None


def say_result(table: "Table") -> None:
    """Say as JSON how a game stands at its end."""
    result = {
        "game": table.game.name,
        "seats": list(table.names),
        "rounds": table.sheet,
        "totals": table.totals,
        "over": table.over,
        "ended": table.ended,
        "winners": table.winners(),
    }
    say(json.dumps(result))


def print_result(table: "Table") -> None:
    """Print the score sheet of a game, who left or joined, and who won."""
    from rich.table import Table as Sheet

    from parlour.core.record import Joined, Left

    sheet = Sheet(text("cli-round"), show_footer=True)
    sheet.columns[0].footer = text("cli-total")
    for name, total in zip(table.names, table.totals, strict=True):
        sheet.add_column(printable(name), numeral(total), justify="right")
    for nth, points in enumerate(table.sheet, start=1):
        sheet.add_row(str(nth), *map(numeral, points))
    paper = Paper()
    paper.print(sheet)
    for entry in table.entries:
        if isinstance(entry, Left):
            name = printable(table.names[entry.left])
            paper.print(text("cli-left", name=name, level=printable(entry.bot)))
        if isinstance(entry, Joined):
            paper.print(text("cli-joined", name=printable(table.names[entry.joined])))
    if table.ended:
        paper.print(text("cli-ended", how=table.ended))
    winners = [table.names[seat] for seat in table.winners()]
    if winners:
        paper.print(text("cli-won", winners=text.list(winners), count=len(winners)))
    elif not table.over:
        paper.print(text("cli-unfinished"))
