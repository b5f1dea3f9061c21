"""Copies of a database, while its server runs, and the way back.

Only SQLite's own backup sees what a running server has written; the file alone holds too little.
For PostgreSQL see `dump.py`.
"""

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from sqlalchemy import URL, create_engine

from parlour.server import migrations
from parlour.server.errors import StorageError
from parlour.server.renewal import renew
from parlour.server.schema import PASSING

PAGES = 256
"""How many pages are copied before the server may write again."""


def backup(database: Path, copy: Path) -> int:
    """Copy a database to a new file, private to its owner; return how many tables it has.

    The server may go on: the copy is the database as it was at one moment. Raises StorageError for
    a file that is there already, for one that cannot be written, and for what is not a Parlour
    database; then nothing is left behind.
    """
    if copy.exists():
        raise StorageError(
            f"expected a new file, but {copy} already exists", "file-there", file=str(copy)
        )
    if not database.is_file():
        raise StorageError(f"there is no database {database}", "no-database", file=str(database))
    unfinished = copy.with_name(copy.name + ".part")
    try:
        private(unfinished)
        with _open(database) as source, contextlib.closing(sqlite3.connect(unfinished)) as target:
            source.backup(target, pages=PAGES, sleep=0.01)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, complete in itself
            _forget_passing(target)
        tables = check(unfinished)
        sync(unfinished)
        os.replace(unfinished, copy)
    except OSError as error:
        raise unwritable(copy, error) from None
    except sqlite3.Error as error:
        raise StorageError(
            f"{database} cannot be copied: {error}",
            "uncopied",
            file=str(database),
            reason=str(error),
        ) from None
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return tables


def _forget_passing(target: sqlite3.Connection) -> None:
    """Workers, and what people just write, are nothing to keep."""
    target.execute("PRAGMA secure_delete=ON")
    known = {name for (name,) in target.execute("SELECT name FROM sqlite_master")}
    for each in PASSING:
        if each.name in known:
            target.execute(f"DELETE FROM {each.name}")
    target.commit()


def restore(copy: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database; return where the old one is now.

    Raises StorageError while a server uses the database, and for what is not a backup; then nothing
    has changed.
    """
    check(copy)
    unfinished = database.with_name(database.name + ".part")
    aside = None
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        private(unfinished)
        unfinished.write_bytes(copy.read_bytes())
        _finish(unfinished)
        sync(unfinished)
        if database.exists():
            _alone(database)
            stamp = time.strftime("%Y%m%d-%H%M%S")
            aside = database.with_name(f"{database.stem}-before-{stamp}{database.suffix}")
            os.replace(database, aside)
        os.replace(unfinished, database)
    except OSError as error:
        raise unwritable(database, error) from None
    finally:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
    return aside


def _finish(file: Path) -> None:
    """Make of a copy, which has been checked, what a server of this version continues with."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.begin() as connection:
            migrations.upgrade(connection)
            renew(connection)
    finally:
        engine.dispose()


def check(file: Path) -> int:
    """Read a database through; return how many tables it has (StorageError)."""
    readable(file)
    try:
        with _open(file) as source:
            (found,) = source.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise StorageError(
                    f"{file} is damaged: {found}", "damaged", file=str(file), reason=str(found)
                )
            (version,) = source.execute("SELECT version_num FROM alembic_version").fetchone()
            (tables,) = source.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, TypeError):
        raise StorageError(
            f"expected a Parlour database, which {file} is not", "no-copy", file=str(file)
        ) from None
    if version > migrations.HEAD:
        raise StorageError(
            f"{file} is from a newer version: {version}, not {migrations.HEAD}",
            "newer",
            file=str(file),
            version=version,
            wanted=migrations.HEAD,
        )
    return int(tables)


def _open(file: Path) -> contextlib.closing[sqlite3.Connection]:
    address = f"{file.absolute().as_uri()}?mode=ro"
    return contextlib.closing(sqlite3.connect(address, uri=True, timeout=10))


def _alone(database: Path) -> None:
    """Make the file complete in itself (StorageError while another process has it open)."""
    with contextlib.closing(sqlite3.connect(database, timeout=0.5)) as connection:
        try:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            (mode,) = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            mode = "busy"
        except sqlite3.DatabaseError:
            return  # damaged: it is put aside as it is
    if mode != "delete":
        raise StorageError(
            f"expected no server to be using {database}: stop it first",
            "server-runs",
            file=str(database),
        )


def readable(file: Path) -> None:
    """Check that a file is there and can be read (StorageError, OSError)."""
    if not file.is_file():
        raise StorageError(f"there is no file {file}", "no-file", file=str(file))
    try:
        file.open("rb").close()
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"{file} cannot be read: {reason}"
        raise StorageError(message, "unreadable", file=str(file), reason=reason) from None


def unwritable(file: Path, error: OSError) -> StorageError:
    """What is said of a file that cannot be written."""
    reason = error.strerror or str(error)
    message = f"{file} cannot be written: {reason}"
    return StorageError(message, "unwritable", file=str(file), reason=reason)


def private(file: Path) -> None:
    """An empty file that only its owner can read (OSError)."""
    file.unlink(missing_ok=True)
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def sync(file: Path) -> None:
    """Let it reach the disk (OSError)."""
    with file.open("rb+") as open_file:
        os.fsync(open_file.fileno())
