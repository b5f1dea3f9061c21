"""`parlour backup` and `parlour restore`: copies of the tables, while the server runs."""

from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.serve import Data
from parlour.cli.settings import Config
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.server.configuration import gather

File = Annotated[Path, typer.Argument(help=text("cli-backup-file"), metavar=text("cli-file"))]


def backup(file: File, data: Data = None, config: Config = None) -> None:
    """`parlour backup FILE`."""
    from parlour.server.backup import backup

    tables = backup(_database(data, config), file)
    say(text("cli-backed-up", file=str(file), tables=tables))


def restore(file: File, data: Data = None, config: Config = None) -> None:
    """`parlour restore FILE`."""
    from parlour.server.backup import restore

    place = _database(data, config)
    aside = restore(file, place)
    say(text("cli-restored", file=str(file), place=str(place)))
    if aside:
        say(text("cli-put-aside", file=str(aside)))


def _database(data: Path | None, config: Path | None) -> Path:
    """The file where `parlour serve` with these options, and in this environment, keeps tables."""
    settings = gather({"data": data}, config)
    if settings.database:
        say(text("cli-error", message=text("cli-other-database")), err=True)
        raise typer.Exit(2)
    return settings.database_file
