"""SQLite's file before it is opened: made private if it is new; if it is old, checked first, so
that nothing is built on a file that is damaged, lost or another program's."""

import contextlib
import os
import sqlite3
import tempfile
from pathlib import Path

from parlour.core.numbers import Seconds
from parlour.server.errors import BadDatabaseError
from parlour.server.storage import migrations
from parlour.server.storage.schema import metadata

READ_THROUGH = 16 * 2**20
"""Bytes up to which a file is read through at the start, which takes a fraction of a second."""


def prepare(path: Path, timeout: Seconds) -> None:
    """Make the file, which holds secrets of running games, private to its owner; or check the one
    that is there, waiting so long for a writer in another process. Errors are found here because a
    failed asynchronous connection would leave a thread behind (BadDatabaseError, OSError,
    sqlite3.Error)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        _make(path)
    if path.stat().st_size == 0:
        raise BadDatabaseError(
            f"{path} is empty, which no database of Parlour's ever is: put a backup in its place "
            "(parlour restore), or delete it to begin anew",
            "emptied",
            file=str(path),
        )
    if foreign_journal(path):
        raise BadDatabaseError(
            f"{path} lies beside {path.name}-wal, which is the journal of another file and would "
            "damage it: parlour restore puts a backup in its place and moves the "
            "journal out of the way",
            "other-journal",
            file=str(path),
            journal=f"{path.name}-wal",
        )
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=timeout)) as file:
            file.execute("BEGIN IMMEDIATE")
            _check(file, path)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        if not is_damage(error):
            raise
        raise _damaged(path, str(error)) from None


def _make(path: Path) -> None:
    """Make a new file appear with SQLite's header already in it: an empty one counts as lost."""
    journal = path.with_name(path.name + "-wal")
    if journal.exists() and journal.stat().st_size:
        raise BadDatabaseError(
            f"{path} is missing, but what was written to it last is in {journal.name}: put the "
            "file back, or delete the journal to begin anew",
            "journal-alone",
            file=str(path),
            journal=journal.name,
        )
    made, name = tempfile.mkstemp(".new", path.name, path.parent)  # private to its owner
    new = Path(name)
    try:
        os.close(made)
        with contextlib.closing(sqlite3.connect(new)) as file:
            file.execute("PRAGMA journal_mode=WAL")
        with contextlib.suppress(FileExistsError):  # another process was first
            put(new, path)
    finally:
        new.unlink(missing_ok=True)


def put(new: Path, path: Path) -> None:
    """Give a file its name, unless there is one of that name (FileExistsError, OSError)."""
    try:
        os.link(new, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        new.rename(path)


def is_damage(error: Exception) -> bool:
    """True if SQLite, or Python in reading its answer, failed because of the file's content, and
    not for other reasons: no rights, no space, another writer."""
    if isinstance(error, sqlite3.OperationalError):  # with a code, unless it is Python's own
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
        return code & 0xFF == sqlite3.SQLITE_ERROR
    return True


def foreign_journal(path: Path) -> bool:
    """True if the journal beside a file cannot be its own: SQLite notes in a file's header that it
    has such a journal, and in files that `backup` makes, that it has none. SQLite would write the
    journal into the file all the same (OSError)."""
    journal = path.with_name(path.name + "-wal")
    if not journal.exists() or not journal.stat().st_size or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(20)[18:20] == b"\1\1"


def check_columns(file: sqlite3.Connection) -> None:
    """Raises sqlite3.OperationalError unless a database has all that the newest version expects."""
    for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
        file.execute("SELECT type FROM pragma_table_info(?)", (name,)).fetchall()
    for table in metadata.sorted_tables:  # alone in quotes, a name that is unknown would be a text
        columns = ", ".join(f'"{table.name}"."{column.name}"' for column in table.columns)
        file.execute(f'SELECT {columns} FROM "{table.name}" LIMIT 0')


def _check(file: sqlite3.Connection, path: Path) -> None:
    tables = {
        name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
    }
    revision = None
    if "alembic_version" in tables:
        found = file.execute("SELECT version_num FROM alembic_version").fetchone()
        revision = str(found[0]) if found else None
    migrations.check(str(path), revision, tables - {"alembic_version"})
    if revision == migrations.HEAD:
        check_columns(file)
    if path.stat().st_size <= READ_THROUGH:
        (found,) = file.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise _damaged(path, str(found))


def _damaged(path: Path, reason: str) -> BadDatabaseError:
    reason = reason.split("\n")[-1]
    return BadDatabaseError(
        f"{path} is damaged, or no database: {reason}; parlour restore puts a backup in its place",
        "damaged-tables",
        file=str(path),
        reason=reason,
    )
