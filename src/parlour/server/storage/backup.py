"""Copies of a database, while its server runs, and the way back.

Only SQLite's own backup sees everything that a running server has written; the file alone holds too
little. For PostgreSQL see `dump.py`.
"""

import contextlib
import os
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError

from parlour.server.errors import StorageError
from parlour.server.storage import migrations, sqlite_file
from parlour.server.storage.database import BUSY_TIMEOUT, Claim, reason
from parlour.server.storage.renewal import renew
from parlour.server.storage.schema import PASSING

ENDS = ("", "-wal", "-shm", "-journal")
"""The endings of the names of all files that a database can consist of."""

LOCKED = (0x4000_0000, 512)
"""The place in its file where SQLite keeps its locks, and the bytes that they take; in use, one of
them is locked."""


def backup(database: Path, copy: Path) -> int:
    """Copy a database to a new file, private to its owner; return how many tables it has.

    The server may go on: the copy is the database as it was at one moment. Raises StorageError for
    a file that is there already, for one that cannot be written, and for one that is not a Parlour
    database; then nothing is left behind.
    """
    if not database.is_file():
        raise StorageError(f"there is no database {database}", "no-database", file=str(database))
    with new_file(copy) as unfinished:
        _copy(database, unfinished)
        _forget_passing(unfinished)
        return check(unfinished, of=database)


def restore(copy: Path, database: Path) -> Path | None:
    """Put a backup in the place of a database, after moving aside anything that lies there; return
    where that is now (its first file), or None if there was nothing.

    Files are moved as they are, and never opened: SQLite would write a left-over journal into a
    file that it does not belong to. Raises StorageError while a server uses the database, and for a
    file that is not a backup; then nothing has changed.
    """
    readable(copy)
    there = database.resolve()  # SQLite, too, keeps its journal beside the file, not beside a link
    try:
        there.parent.mkdir(parents=True, exist_ok=True)
        with _claimed(database), _folder_beside(there) as folder:
            _alone(there)
            unfinished = folder / there.name
            _private(unfinished)
            _copy(copy, unfinished)
            check(unfinished, of=copy)
            engine = create_engine(URL.create("sqlite", database=str(unfinished)))
            finish(engine, str(database))
            sync(unfinished)
            _give_to_owner(unfinished, there)
            with contextlib.ExitStack() as undo:
                aside = _put_aside(there, undo)
                _move(unfinished, there, undo)
                sync(there.parent)
                check(there, of=database)
                undo.pop_all()
    except OSError as error:
        raise unwritable(database, error) from None
    return aside


def finish(engine: Engine, place: str) -> None:
    """Prepare a restored and checked database for a server of this version, in one transaction
    (StorageError)."""
    try:
        with engine.begin() as connection:
            migrations.upgrade(connection)
            renew(connection)
    except SQLAlchemyError as error:
        raise StorageError(
            f"the tables cannot be brought up to date: {reason(error)}",
            "unopened",
            place=place,
            reason=reason(error),
        ) from None
    finally:
        engine.dispose()


def check(file: Path, *, of: Path | None = None) -> int:
    """Read a database through; return how many tables it has (StorageError; if this is a copy, the
    error names the file `of` which it is one)."""
    name = str(of or file)
    try:
        with _open(file) as source:
            (found,) = source.execute("PRAGMA integrity_check(1)").fetchone()
            if found != "ok":
                raise _damaged(name, found)
            (version,) = source.execute("SELECT version_num FROM alembic_version").fetchone()
            version = str(version)
            if version == migrations.HEAD:
                sqlite_file.check_columns(source)
            (tables,) = source.execute("SELECT count(*) FROM tables").fetchone()
    except (sqlite3.Error, UnicodeDecodeError, TypeError) as error:
        raise _unread(name, error) from None
    if version > migrations.HEAD:
        raise newer(name, version)
    if version not in migrations.known():
        raise _no_copy(name)
    return int(tables)


def newer(name: str, version: str) -> StorageError:
    """The error for a copy from a newer version."""
    return StorageError(
        f"{name} is from a newer version: {version}, not {migrations.HEAD}",
        "newer",
        file=name,
        version=version,
        wanted=migrations.HEAD,
    )


def _damaged(name: str, reason: str) -> StorageError:
    *_, reason = reason.split("\n")  # after the part of the database
    return StorageError(f"{name} is damaged: {reason}", "damaged", file=name, reason=reason)


def _unread(name: str, error: Exception) -> StorageError:
    """The error for a file that SQLite cannot make out; a database that was cut off is damaged."""
    if not sqlite_file.is_damage(error):
        return _uncopied(name, error)
    if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_CORRUPT:
        return _damaged(name, str(error))
    return _no_copy(name)


def _uncopied(name: str, error: Exception) -> StorageError:
    return StorageError(
        f"{name} cannot be copied: {error}", "uncopied", file=name, reason=str(error)
    )


def _no_copy(name: str) -> StorageError:
    message = f"expected a Parlour database, which {name} is not"
    return StorageError(message, "no-copy", file=name)


# --- copying --------------------------------------------------------------------------------------


def _copy(database: Path, copy: Path) -> None:
    """Write all that a database holds, including its journal, to one file that is complete in
    itself (StorageError)."""
    name = str(database)
    if sqlite_file.foreign_journal(database):
        journal = f"{name}-wal"
        raise StorageError(
            f"{name} cannot be copied: {journal} is the journal of another file",
            "foreign-journal",
            file=name,
            journal=journal,
        )
    try:
        with _open(database) as source, contextlib.closing(sqlite3.connect(copy)) as target:
            source.backup(target)  # in one step: SQLite begins anew if it is written to between two
            target.execute("PRAGMA journal_mode=DELETE")
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise _unread(name, error) from None


def _forget_passing(file: Path) -> None:
    """Delete rows that need not be kept: of workers, and of free text or remarks on their way."""
    with contextlib.closing(sqlite3.connect(file)) as target:
        target.execute("PRAGMA secure_delete=ON")
        known = {name for (name,) in target.execute("SELECT name FROM sqlite_master")}
        for each in PASSING:
            if each.name in known:
                target.execute(f"DELETE FROM {each.name}")
        target.commit()


def _open(file: Path) -> contextlib.closing[sqlite3.Connection]:
    address = f"{file.absolute().as_uri()}?mode=ro"
    return contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY_TIMEOUT))


# --- the place of a database ----------------------------------------------------------------------


@contextlib.contextmanager
def _claimed(database: Path) -> Iterator[None]:
    """Hold the claim to a database, so that no server can use it (StorageError: one does)."""
    claim = Claim(database, shared=False)
    try:
        claim.take()
    except StorageError:
        raise _used(database) from None
    try:
        _give_to_owner(claim.path, database)
        yield
    finally:
        claim.give_up()


def _alone(database: Path) -> None:
    """Raises StorageError while another process has the file open."""
    if sys.platform == "win32":  # which moves no file that is open
        return
    import fcntl

    start, length = LOCKED
    try:
        file = database.open("rb+")
    except OSError:  # it is not there, a folder, or cannot be written
        return
    with file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, length, start)
        except OSError:
            raise _used(database) from None


def _used(database: Path) -> StorageError:
    return StorageError(
        f"expected no server to be using {database}: stop it first",
        "server-runs",
        file=str(database),
    )


def _put_aside(database: Path, undo: contextlib.ExitStack) -> Path | None:
    """Move aside a database and its journals, under new names that still belong together; return
    the first."""
    stamp, number = time.strftime("%Y%m%d-%H%M%S"), 1
    aside = database
    while any(os.path.lexists(f"{aside}{end}") for end in ENDS):
        again = f"-{number}" if number > 1 else ""
        aside = database.with_name(f"{database.stem}-before-{stamp}{again}{database.suffix}")
        number += 1
    there = [end for end in ENDS if os.path.lexists(f"{database}{end}")]
    for end in there:
        _move(Path(f"{database}{end}"), Path(f"{aside}{end}"), undo)
    return Path(f"{aside}{there[0]}") if there else None


def _move(here: Path, there: Path, undo: contextlib.ExitStack) -> None:
    here.rename(there)
    undo.callback(there.rename, here)


# --- files ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Make an empty file, private to its owner, which gets its name when it is complete
    (StorageError: there is one already, or it cannot be written)."""
    there = StorageError(
        f"expected a new file, but {path} already exists", "file-there", file=str(path)
    )
    if os.path.lexists(path):
        raise there
    try:
        with _folder_beside(path) as folder:
            unfinished = folder / path.name
            _private(unfinished)
            yield unfinished
            sync(unfinished)
            sqlite_file.put(unfinished, path)
            sync(path.parent)
    except FileExistsError:
        raise there from None
    except OSError as error:
        raise unwritable(path, error) from None


@contextlib.contextmanager
def _folder_beside(path: Path) -> Iterator[Path]:
    """A folder for unfinished files, private to its owner and deleted afterwards (OSError)."""
    with tempfile.TemporaryDirectory(".part", f"{path.name}.", path.parent) as folder:
        yield Path(folder)


def _private(file: Path) -> None:
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def _give_to_owner(file: Path, database: Path) -> None:
    """Give a file made by root to the owner of the database, or of its folder (OSError)."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (database if database.exists() else database.parent).stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def readable(file: Path) -> None:
    """Check that a file is there and can be read (StorageError)."""
    if not file.is_file():
        raise StorageError(f"there is no file {file}", "no-file", file=str(file))
    try:
        file.open("rb").close()
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"{file} cannot be read: {reason}"
        raise StorageError(message, "unreadable", file=str(file), reason=reason) from None


def unwritable(file: Path, error: OSError) -> StorageError:
    """The error for a file that cannot be written."""
    reason = error.strerror or str(error)
    message = f"{file} cannot be written: {reason}"
    return StorageError(message, "unwritable", file=str(file), reason=reason)


def sync(path: Path) -> None:
    """Make sure that a file, or the names in a folder, are on the disk (OSError)."""
    if sys.platform == "win32" and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY if path.is_dir() else os.O_RDWR)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
