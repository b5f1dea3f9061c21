"""`parlour record` plays one game and prints its record; `parlour replay` folds a record."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from parlour.cli.by_game import usual_seats
from parlour.cli.texts import text
from parlour.core.errors import ParlourError, RecordError
from parlour.core.game import Game
from parlour.core.options import Options


def record(
    game: Game[Any],
    options: Options,
    seats: Annotated[int | None, typer.Option(help=text("cli-how-many-play"))] = None,
    seed: Annotated[int, typer.Option(help=text("cli-seed"), min=0)] = 0,
    bot: Annotated[str, typer.Option(help=text("cli-record-bot"))] = "random",
) -> None:
    import random

    from parlour import bots
    from parlour.core.table import Table

    table = Table(game, options, seats=usual_seats(game) if seats is None else seats, seed=seed)
    players = [bots.get(game.name, bot)] * table.seats
    rng = random.Random(seed)
    while not table.over:
        bots.play_on(table, players, rng)
    typer.echo(table.record().to_json())


def replay(
    file: Annotated[Path, typer.Argument(help=text("cli-replay-file"), metavar="FILE")],
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    import parlour
    from parlour.core.record import Record

    try:
        document = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError as error:
        typer.echo(
            text("cli-unreadable", file=str(file), reason=error.strerror or str(error)), err=True
        )
        raise typer.Exit(1) from None
    try:
        table = parlour.replay(Record.from_json(document))
    except RecordError as error:
        typer.echo(text("cli-record-refused", file=str(file), message=str(error)), err=True)
        raise typer.Exit(1) from None
    except ParlourError as error:  # a game or an option that does not exist
        refused = RecordError(str(error))
        typer.echo(text("cli-record-refused", file=str(file), message=str(refused)), err=True)
        raise typer.Exit(1) from None

    if as_json:
        typer.echo(
            json.dumps(
                {
                    "game": table.game.name,
                    "seats": list(table.names),
                    "rounds": table.sheet,
                    "totals": table.totals,
                    "over": table.over,
                    "winners": table.winners(),
                }
            )
        )
        return

    from rich.console import Console
    from rich.table import Table as Sheet

    sheet = Sheet(text("cli-round"), show_footer=True)
    sheet.columns[0].footer = text("cli-total")
    for name, total in zip(table.names, table.totals, strict=True):
        sheet.add_column(name, str(total), justify="right")
    for number, points in enumerate(table.sheet, start=1):
        sheet.add_row(str(number), *map(str, points))
    console = Console()
    console.print(sheet)
    winners = [table.names[seat] for seat in table.winners()]
    if winners:
        console.print(text("cli-won", winners=", ".join(winners), count=len(winners)))
    else:
        console.print(text("cli-unfinished"))
