"""Opening a database: SQLite's file, or PostgreSQL."""

import asyncio
import logging
import os
import sqlite3
import sys
import time
from functools import cache
from pathlib import Path
from typing import IO, Any

import aiosqlite
from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from parlour.core.errors import needing
from parlour.server.errors import StorageError
from parlour.server.settings.setting import ClashError, UnusableError
from parlour.server.storage import sqlite_file

logger = logging.getLogger("parlour.server")

BUSY_TIMEOUT = 10
"""Seconds to wait for a writer in another process, or for an answer of PostgreSQL."""
CONNECT_TIMEOUT = 5
"""Seconds to wait for PostgreSQL to let us in."""

PREPARE = "prepare_threshold"
"""A parameter of an address for the driver alone: `none` means that no statement is prepared."""

POSTGRESQL = {
    "synchronous_commit": "on",  # committed means: on the disk
    "statement_timeout": f"{BUSY_TIMEOUT}s",
    "lock_timeout": f"{BUSY_TIMEOUT}s",
    "idle_in_transaction_session_timeout": f"{3 * BUSY_TIMEOUT}s",
    "default_transaction_isolation": "read committed",  # `writing.py` counts on it
    "timezone": "UTC",
}
"""The settings that each of our connections to PostgreSQL makes for itself."""


def url_of(given: str) -> URL:
    """A database's address with the driver that we use (UnusableError)."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError):
        raise UnusableError(
            "expected the address of a database, such as postgresql://user@host/parlour",
            "database-address",
        ) from None
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite":
        return url.set(drivername="sqlite+aiosqlite")
    if url.get_backend_name() not in ("sqlite", "postgresql"):
        raise _other(url)
    return url


def _other(url: URL) -> UnusableError:
    return UnusableError(
        f"expected an SQLite or PostgreSQL database, not {url.drivername}",
        "other-database",
        name=url.drivername,
    )


def is_file(url: URL) -> bool:
    """True if the database is a file of SQLite's."""
    return url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")


def place(url: URL) -> str:
    """The address of the database, without passwords."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername=url.get_backend_name(), query={}).render_as_string(hide_password=True)


def reason(error: BaseException) -> str:
    """A driver's error in one line."""
    said = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
    lines = [line.strip() for line in str(said).splitlines() if line.strip()]
    return lines[0] if lines else type(said).__name__


def tell(error: BaseException) -> None:
    """Log a driver's error if something is wrong with the database; players hear only that it
    failed."""
    if isinstance(error, asyncio.CancelledError):  # nobody waits for the answer any more
        return
    if type(error).__name__ != "IntegrityError":  # of either driver: somebody else was first
        logger.error("the database failed: %s", reason(error))


def engine(url: URL) -> AsyncEngine:
    """Return an engine that opens connections, each set up as it must be (UnusableError,
    NotInstalledError, StorageError, OSError, sqlite3.Error)."""
    makers = {"postgresql": _postgresql, "sqlite": _sqlite}
    try:
        if maker := makers.get(url.get_backend_name()):
            with needing("postgresql"):
                made = maker(url)
            event.listen(made.sync_engine, "handle_error", lambda it: tell(it.original_exception))
            return made
    except (NoSuchModuleError, SQLAlchemyError):
        pass
    raise _other(url)


def connect(url: URL) -> Any:
    """A connection of the driver's own, for one thread, in which each statement is a transaction
    unless one is begun (`driver_error`)."""
    if url.get_backend_name() == "sqlite":
        connection = sqlite3.connect(str(url.database), timeout=BUSY_TIMEOUT)
        _configure(connection)
        return connection
    import psycopg

    given, named = url.get_dialect()().create_connect_args(url)
    arguments: dict[str, Any] = {**named, **_postgresql_arguments(url), "autocommit": True}
    return psycopg.connect(*given, **arguments)


def driver_error(url: URL) -> type[Exception]:
    """The base class of the driver's errors."""
    if url.get_backend_name() == "sqlite":
        return sqlite3.Error
    import psycopg

    return psycopg.Error


def _postgresql(url: URL) -> AsyncEngine:
    arguments = _postgresql_arguments(url)
    return create_async_engine(url, connect_args=arguments, pool_timeout=BUSY_TIMEOUT)


def _postgresql_arguments(url: URL) -> dict[str, Any]:
    settings = " ".join(
        f"-c {name}={value.replace(' ', chr(92) + ' ')}" for name, value in POSTGRESQL.items()
    )
    connect = {
        "options": settings,
        "connect_timeout": CONNECT_TIMEOUT,
        "application_name": "parlour",
        # A host that is cut off is noticed in this time, not in a quarter of an hour.
        "keepalives_idle": BUSY_TIMEOUT,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": BUSY_TIMEOUT * 1000,
    }
    arguments: dict[str, Any] = {
        name: value for name, value in connect.items() if name not in url.query
    }
    if url.query.get(PREPARE) == "none":  # behind PgBouncer: docs/scaling.md
        arguments[PREPARE] = None
    return arguments


def _sqlite(url: URL) -> AsyncEngine:
    if is_file(url):
        sqlite_file.prepare(Path(str(url.database)), BUSY_TIMEOUT)
    arguments = {"timeout": BUSY_TIMEOUT, "async_creator_fn": _stops_once}
    made = create_async_engine(url, connect_args=arguments)

    event.listen(made.sync_engine, "connect", lambda connection, _: _configure(connection))

    @event.listens_for(made.sync_engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("parlour_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return made


def _stops_once(*given: Any, **named: Any) -> aiosqlite.Connection:
    """Return a connection of the driver that can be stopped twice. If a task that closes one is
    cancelled twice, the driver stops it twice, and would wait for ever the second time, since its
    thread has ended."""
    connection = aiosqlite.connect(*given, **named)
    connection.stop = cache(connection.stop)  # type: ignore[method-assign]
    connection._thread.daemon = True  # as it is without us
    return connection


def _configure(connection: Any) -> None:
    connection.isolation_level = None  # transactions begin when we say so, not when it guesses
    cursor = connection.cursor()
    _use_wal(cursor)
    cursor.execute("PRAGMA synchronous=FULL")  # committed means: on the disk
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA secure_delete=ON")  # erased data are not left in free pages
    cursor.close()


def _use_wal(cursor: Any) -> None:
    """Switch to the write-ahead log. SQLite does not wait while another process changes the mode of
    a new file, so we do."""
    until = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)


class Claim:
    """A server's claim to SQLite's file, for itself alone or shared with other servers that share
    it. The system drops the claim when the process ends for any reason."""

    def __init__(self, database: Path, *, shared: bool) -> None:
        self._database = database
        self.path = database.with_name(database.name + ".lock")
        """The file that is locked; its content does not matter."""
        self._shared = shared
        self._file: IO[bytes] | None = None

    def take(self) -> None:
        """Claim it (StorageError: another server has a claim that does not go with this one)."""
        if self._file is not None:
            return
        self._database.parent.mkdir(parents=True, exist_ok=True)
        file = open(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600), "rb+")  # noqa: SIM115
        try:
            granted = _lock(file, shared=self._shared)
        except BaseException:
            file.close()
            raise
        if not granted:
            file.close()
            what = f"another server is using the tables in {self._database}"
            place = str(self._database)
            if self._shared:
                raise StorageError(f"{what}, without --share", "unshared", place=place)
            raise StorageError(
                f"{what}: stop it, choose another folder (--data), or start both with --share",
                "claimed",
                place=place,
            )
        self._file = file

    def give_up(self) -> None:
        """Give up the claim."""
        if self._file is not None:
            self._file.close()
            self._file = None


def claim(url: URL, *, shared: bool) -> Claim | None:
    """Return the claim that a server needs; None: any number of servers may use PostgreSQL."""
    return Claim(Path(str(url.database)), shared=shared) if is_file(url) else None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes], *, shared: bool) -> bool:
        if shared:
            raise ClashError(
                "expected one server: Windows has no locks to share SQLite's file by",
                "no-sharing",
            )
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _lock(file: IO[bytes], *, shared: bool) -> bool:
        try:
            fcntl.flock(file, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
