"""What a test reads from an SQLite file, or changes in it, behind a server's back."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path


@contextmanager
def sqlite_file(file: Path) -> Iterator[sqlite3.Connection]:
    """Keeps what was changed, unless an error comes; closed afterwards, as `sqlite3` does not by
    itself."""
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection
