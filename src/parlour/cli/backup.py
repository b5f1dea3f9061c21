"""`parlour backup` and `parlour restore`: copies of the tables, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.serve import Data, Database
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.server.settings import Settings

File = Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar="FILE")]


def backup(file: File, data: Data = None, database: Database = None) -> None:
    """`parlour backup FILE`."""
    from parlour.server import dump
    from parlour.server.backup import backup

    if database:
        tables = dump.backup(database, file)
    else:
        tables = backup(Settings(data=data).database_file, file)
    say(text("cli-backed-up", file=str(file), tables=tables))


def restore(file: File, data: Data = None, database: Database = None) -> None:
    """`parlour restore FILE`."""
    from parlour.server import dump
    from parlour.server.backup import restore
    from parlour.server.database import place, url_of

    settings = Settings(data=data, database=database)
    aside = dump.restore(file, database) if database else restore(file, settings.database_file)
    say(text("cli-restored", file=str(file), place=place(url_of(settings.database_url))))
    if aside:
        say(text("cli-put-aside", file=str(aside)))
