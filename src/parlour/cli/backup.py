"""`parlour backup` and `parlour restore`: copies of the tables, while the server runs."""

from pathlib import Path
from typing import Annotated

from parlour.cli.options import file_argument
from parlour.cli.serve import Data, Database
from parlour.cli.settings import Config
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.errors import needing
from parlour.server.settings.configuration import gather

File = Annotated[Path, file_argument(text("cli-backup-file"))]


def backup(file: File, data: Data = None, database: Database = None, config: Config = None) -> None:
    """`parlour backup FILE`."""
    with needing("server"):
        from parlour.server.storage import dump
        from parlour.server.storage.backup import backup
        from parlour.server.storage.database import is_file, url_of

    address = gather({"data": data, "database": database}, config).database_url
    url = url_of(address)
    tables = backup(Path(str(url.database)), file) if is_file(url) else dump.backup(address, file)
    say(text("cli-backed-up", file=str(file), tables=tables))


def restore(
    file: File, data: Data = None, database: Database = None, config: Config = None
) -> None:
    """`parlour restore FILE`."""
    with needing("server"):
        from parlour.server.storage import dump
        from parlour.server.storage.backup import restore
        from parlour.server.storage.database import is_file, place, url_of

    address = gather({"data": data, "database": database}, config).database_url
    url = url_of(address)
    aside: Path | str | None
    aside = restore(file, Path(str(url.database))) if is_file(url) else dump.restore(file, address)
    say(text("cli-restored", file=str(file), place=place(url)))
    if aside:
        say(text("cli-put-aside", file=str(aside)))
