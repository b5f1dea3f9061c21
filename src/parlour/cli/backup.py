"""`parlour backup` and `parlour restore`: copies of the tables, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.serve import Data
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.server.settings import Settings

File = Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar=text("cli-file"))]


def backup(file: File, data: Data = None) -> None:
    """`parlour backup FILE`."""
    from parlour.server.backup import backup

    tables = backup(Settings(data=data).database_file, file)
    say(text("cli-backed-up", file=str(file), tables=tables))


def restore(file: File, data: Data = None) -> None:
    """`parlour restore FILE`."""
    from parlour.server.backup import restore

    place = Settings(data=data).database_file
    aside = restore(file, place)
    say(text("cli-restored", file=str(file), place=str(place)))
    if aside:
        say(text("cli-put-aside", file=str(aside)))
