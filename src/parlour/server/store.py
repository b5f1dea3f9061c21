"""Where logs are kept: SQLite by default, or any database that SQLAlchemy supports.

`append` is the only way into a log. It succeeds for exactly one writer per number, in this process
or another, and returns only after the entry is committed to disk. Appends that wait at the same
time, for whichever tables, share one transaction.
"""

import asyncio
import contextlib
import logging
import sqlite3
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    delete,
    event,
    exists,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from parlour.server import migrations, sqlite_file
from parlour.server.errors import DamagedTableError, StorageError, UnknownTableError
from parlour.server.log import (
    AnyEntry,
    Header,
    Snapshot,
    StoredTable,
    decode_entry,
    decode_header,
    decode_snapshot,
    encode,
)
from parlour.server.logs import short

BATCH = 100
"""The most entries in one transaction."""

logger = logging.getLogger(__name__)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("snapshot", LargeBinary),
    Column("folded", Integer, nullable=False, server_default="0"),  # the snapshot's entry number
    Column("touched", BigInteger, nullable=False, server_default="0"),  # as of the snapshot
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

records = Table(
    "records",
    metadata,
    Column("table_id", String(32), primary_key=True),  # of a table that may be gone
    Column("game", Integer, primary_key=True, autoincrement=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)


_KEEP = {
    dialect.dialect.name: dialect.insert(records).on_conflict_do_nothing(
        index_elements=["table_id", "game"]
    )
    for dialect in (sqlite, postgresql)
}
_APPEND = {
    dialect.dialect.name: dialect.insert(entries)
    .on_conflict_do_nothing(index_elements=["table_id", "n"])
    .returning(entries.c.table_id, entries.c.n)
    for dialect in (sqlite, postgresql)
}
"""By database: insert what is not there yet, and return what that was. Made once, so that
SQLAlchemy compiles it once."""


@dataclass(frozen=True)
class _Append:
    table: str
    n: int
    body: bytes
    done: asyncio.Future[bool]


class Store:
    """The logs of all tables. `open` before use, `close` after."""

    def __init__(self, url: str) -> None:
        self._url = make_url(url)
        self._engine: AsyncEngine = None  # type: ignore[assignment]  # made by open()
        self._waiting: list[_Append] = []
        self._unwritten: set[asyncio.Future[bool]] = set()
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Connect and bring the schema up to date; only the first call does (StorageError)."""
        if self._writer is not None:
            return
        try:
            self._engine = await asyncio.to_thread(_engine, self._url)
            async with self._begin() as connection:
                await connection.run_sync(migrations.upgrade)
        except StorageError:
            if self._engine is not None:
                await self._engine.dispose()
            raise
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            if self._engine is not None:
                await self._engine.dispose()
            reason = getattr(error, "orig", None) or getattr(error, "strerror", None) or error
            place = self._url.database
            raise StorageError(
                f"the tables in {place} cannot be opened: {reason}",
                "unopened",
                place=str(place),
                reason=str(reason),
            ) from error
        self._writer = asyncio.create_task(self._write())

    async def flush(self) -> None:
        """Wait until the entries that wait now are written, or cannot be."""
        await asyncio.gather(*self._unwritten, return_exceptions=True)

    async def close(self) -> None:
        """Disconnect. Entries still waiting are not written; their writers get a StorageError."""
        if self._writer:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._fail(self._waiting)
        if self._engine is not None:
            await self._engine.dispose()

    async def ping(self) -> None:
        """Write to the database, and change nothing (StorageError)."""
        try:
            async with self._begin() as connection:
                await connection.run_sync(migrations.touch)
        except SQLAlchemyError as error:
            raise StorageError("the database cannot be written") from error

    async def create(
        self, table: str, header: Header, secret: bytes, first: list[AnyEntry]
    ) -> None:
        """Write a new table with its first entries (StorageError)."""
        now = _now()
        rows = [
            {"table_id": table, "n": n, "body": encode(entry), "at": now}
            for n, entry in enumerate(first, start=1)
        ]
        try:
            async with self._begin() as connection:
                row = {
                    "id": table,
                    "header": encode(header),
                    "secret": secret,
                    "created": now,
                    "touched": now,
                }
                await connection.execute(insert(tables), row)
                await connection.execute(insert(entries), rows)
        except SQLAlchemyError as error:
            raise StorageError("the table could not be stored") from error

    async def append(self, table: str, n: int, entry: AnyEntry) -> bool:
        """Write entry number n; False if that number is taken already (StorageError)."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._unwritten.add(done)
        done.add_done_callback(self._unwritten.discard)
        self._waiting.append(_Append(table, n, encode(entry), done))
        self._wake.set()
        return await done

    async def read(self, table: str) -> StoredTable:
        """The log of a table (UnknownTableError, DamagedTableError, StorageError)."""
        try:
            async with self._engine.connect() as connection:
                found = await connection.execute(
                    select(tables.c.header, tables.c.secret, tables.c.snapshot).where(
                        tables.c.id == table
                    )
                )
                head = found.one_or_none()
                if head is None:
                    raise UnknownTableError("expected the address of a table; there is none here")
                try:
                    header = decode_header(head.header)
                    snapshot = head.snapshot and decode_snapshot(head.snapshot)
                except ValueError as error:  # msgspec's errors are ValueErrors
                    raise _damaged(table, "its header or snapshot", error) from None
                log = await _entries(connection, table, snapshot.n if snapshot else 0)
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error
        return StoredTable(table, header, head.secret, log, snapshot)

    async def read_on(self, table: str, n: int) -> list[AnyEntry] | None:
        """The entries after number n; None if the log does not hold all of these any more
        (DamagedTableError, StorageError)."""
        try:
            async with self._engine.connect() as connection:
                folded = await connection.scalar(
                    select(tables.c.folded).where(tables.c.id == table)
                )
                if folded is None or folded > n:
                    return None
                return await _entries(connection, table, n)
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error

    async def record(self, table: str, game: int | None) -> bytes | None:
        """An earlier game (None: the last one kept), a `Revealed` as JSON; None if there is none
        (StorageError)."""
        wanted = select(records.c.body).where(records.c.table_id == table)
        if game is not None:
            wanted = wanted.where(records.c.game == game)
        try:
            async with self._engine.connect() as connection:
                body: bytes | None = await connection.scalar(
                    wanted.order_by(records.c.game.desc()).limit(1)
                )
        except SQLAlchemyError as error:
            raise StorageError("the record could not be read") from error
        return body

    async def shorten(self, table: str, snapshot: Snapshot, finished: Mapping[int, bytes]) -> None:
        """Put a snapshot in the place of the entries that it folds, and keep the games among them
        as records. If there is a newer one already, nothing changes (StorageError)."""
        now = _now()
        taking = (
            update(tables)
            .where(tables.c.id == table, tables.c.folded < snapshot.n)
            .values(snapshot=encode(snapshot), folded=snapshot.n, touched=now)
        )
        try:
            async with self._begin() as connection:
                if not (await connection.execute(taking)).rowcount:
                    return
                await self._keep(connection, table, finished, now)
                await connection.execute(
                    delete(entries).where(entries.c.table_id == table, entries.c.n <= snapshot.n)
                )
        except SQLAlchemyError as error:
            raise StorageError("the log could not be shortened") from error

    async def header(self, table: str) -> Header | None:
        """What a table began with; None if there is no such table (StorageError)."""
        try:
            async with self._engine.connect() as connection:
                found = await connection.execute(
                    select(tables.c.header).where(tables.c.id == table)
                )
                head = found.scalar_one_or_none()
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error
        return None if head is None else decode_header(head)

    async def untouched(self, before: int, most: int = 100) -> list[str]:
        """Some tables to which nothing was written since `before`, in milliseconds since 1970
        (StorageError)."""
        later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
        try:
            async with self._engine.connect() as connection:
                found = await connection.scalars(
                    select(tables.c.id).where(tables.c.touched < before, ~later).limit(most)
                )
                return list(found)
        except SQLAlchemyError as error:
            raise StorageError("the tables could not be read") from error

    async def delete(self, table: str, n: int, finished: Mapping[int, bytes]) -> None:
        """Delete a table whose log ends with entry number n, but keep its games as records. If
        somebody has written to it, nothing changes (StorageError)."""
        later = select(entries.c.n).where(entries.c.table_id == table, entries.c.n > n)
        try:
            async with self._begin() as connection:
                if (await connection.execute(later.limit(1))).first():
                    return
                await self._keep(connection, table, finished, _now())
                await connection.execute(delete(entries).where(entries.c.table_id == table))
                await connection.execute(delete(tables).where(tables.c.id == table))
        except SQLAlchemyError as error:
            raise StorageError("the table could not be deleted") from error

    async def delete_records(self, before: int) -> None:
        """Delete the records that were kept before this time (StorageError)."""
        try:
            async with self._begin() as connection:
                await connection.execute(delete(records).where(records.c.at < before))
        except SQLAlchemyError as error:
            raise StorageError("old records could not be deleted") from error

    async def _keep(
        self, connection: AsyncConnection, table: str, finished: Mapping[int, bytes], now: int
    ) -> None:
        rows = [
            {"table_id": table, "game": game, "body": body, "at": now}
            for game, body in finished.items()
        ]
        if rows:
            await connection.execute(_KEEP[self._engine.dialect.name], rows)

    # --- writing ----------------------------------------------------------------------------------

    def _begin(self) -> Any:
        """A transaction that writes. It takes SQLite's write lock at once, so it waits for other
        writers instead of failing half-way."""
        engine = self._engine.execution_options(parlour_writes=True)
        return engine.begin()

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._next_batch()
                try:
                    async with self._begin() as connection:
                        written = await self._insert(connection, batch)
                except SQLAlchemyError:
                    self._fail(batch)
                except BaseException:
                    self._fail(batch)
                    raise
                else:
                    for item in batch:
                        if not item.done.done():
                            item.done.set_result((item.table, item.n) in written)

    def _next_batch(self) -> list[_Append]:
        """What waits, each (table, n) once: of two writers of a number the second must lose."""
        batch: dict[tuple[str, int], _Append] = {}
        later = []
        for item in self._waiting:
            key = item.table, item.n
            if key in batch or len(batch) == BATCH:
                later.append(item)
            else:
                batch[key] = item
        self._waiting = later
        return list(batch.values())

    async def _insert(
        self, connection: AsyncConnection, batch: list[_Append]
    ) -> set[tuple[str, int]]:
        """Insert those whose numbers are free; return which these were."""
        now = _now()
        folded = await self._folded(connection, batch)
        rows = [
            {"table_id": item.table, "n": item.n, "body": item.body, "at": now}
            for item in batch
            if item.n > folded.get(item.table, item.n)
        ]
        if not rows:
            return set()
        added = await connection.execute(_APPEND[self._engine.dialect.name], rows)
        return {(row.table_id, row.n) for row in added}

    async def _folded(self, connection: AsyncConnection, batch: list[_Append]) -> dict[str, int]:
        """For each table that still exists: the number up to which entries gave way to a snapshot.
        These numbers stay taken, though the entries are gone."""
        found = await connection.execute(
            select(tables.c.id, tables.c.folded).where(
                tables.c.id.in_({item.table for item in batch})
            )
        )
        return {row.id: row.folded for row in found}

    def _fail(self, batch: list[_Append]) -> None:
        for item in batch:
            if not item.done.done():
                item.done.set_exception(StorageError("the entry could not be stored; try again"))


async def _entries(connection: AsyncConnection, table: str, n: int) -> list[AnyEntry]:
    rows = await connection.execute(
        select(entries.c.n, entries.c.body)
        .where(entries.c.table_id == table, entries.c.n > n)
        .order_by(entries.c.n)
    )
    log: list[AnyEntry] = []
    for expected, row in enumerate(rows, start=n + 1):
        try:
            if row.n != expected:
                raise ValueError(f"the next one there is has number {row.n}")
            log.append(decode_entry(row.body))
        except ValueError as error:
            raise _damaged(table, f"entry {expected}", error) from None
    return log


def _damaged(table: str, where: str, error: Exception) -> DamagedTableError:
    """Tells the operator where the damage is, and players that there is some."""
    logger.error("table %s: %s cannot be read: %s", short(table), where, error)
    return DamagedTableError(
        "this table cannot be read any more; whoever runs the server has been told where"
    )


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _engine(url: Any) -> AsyncEngine:
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url)
    if url.database and url.database != ":memory:":
        sqlite_file.prepare(Path(url.database))
    engine = create_async_engine(url, connect_args={"timeout": sqlite_file.BUSY_TIMEOUT})

    @event.listens_for(engine.sync_engine, "connect")
    def configure(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin below, not when the driver guesses
        cursor = connection.cursor()
        _use_wal(cursor)
        cursor.execute("PRAGMA synchronous=FULL")  # committed means: on the disk
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Any) -> None:
        writes = connection.get_execution_options().get("parlour_writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _use_wal(cursor: Any) -> None:
    """SQLite does not wait while another process changes the mode of a new file; we do."""
    until = time.monotonic() + sqlite_file.BUSY_TIMEOUT
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.02)
