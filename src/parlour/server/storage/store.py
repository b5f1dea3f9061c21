"""The store of all logs: SQLite by default, or PostgreSQL.

`append` is the only way into a log. It succeeds for exactly one writer per number, in this process
or another, and returns only after the entry is committed to disk. Appends that wait at the same
time, for any tables, share one transaction; so do reads.
"""

import asyncio
import contextlib
import logging
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, event, exists, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from parlour.core.numbers import EntryNumber, Seconds
from parlour.server.errors import DamagedTableError, StorageError, UnknownTableError
from parlour.server.operating.logs import short
from parlour.server.storage import database, migrations
from parlour.server.storage.batches import Batches
from parlour.server.storage.schema import PASSING, entries, guests, records, subscriptions, tables
from parlour.server.storage.writing import Append, LaterEntry, New, Reader, Writer
from parlour.server.tables.log import (
    Finished,
    Header,
    LogEntry,
    OwnEntry,
    Snapshot,
    StoredTable,
    decode_entry,
    decode_header,
    decode_snapshot,
    encode,
)

BATCH = 100
"""The most entries in one transaction, and the most tables that are read on at once."""

GATHER = 0.01
"""The least seconds between two transactions that write entries: a commit costs the processor more
than an entry does. Nobody notices, and an entry that comes after a pause is written at once."""

AT_ONCE = 20
"""The most tables that are made in one transaction, for which entries of games must wait."""
PAGE = 200
"""The most entries of a log that are read, or deleted, before other tasks have their turn."""

READERS = 10
"""The most connections that read at once, fewer than there are: however many tables are wanted, the
worker can still say that it is alive."""

ID = re.compile(r"[\x21-\x7e]{1,32}")
"""The form of a table's id; PostgreSQL refuses to look for some texts."""
MOST_RECORDS = 200
"""The number of games of one table that are kept as records: the latest."""

NONE_HERE = "expected the address of a table; there is none here"

OPENING = (OSError, sqlite3.Error, SQLAlchemyError)
"""The errors of opening a database."""

logger = logging.getLogger(__name__)

Written = Callable[[list[tuple[str, int]]], None]
"""Called with the entries that are now in the database, by table and number."""

_KEEP = {
    dialect.dialect.name: dialect.insert(records).on_conflict_do_nothing(
        index_elements=["table_id", "game"]
    )
    for dialect in (sqlite, postgresql)
}
_ERASED = b'{"type":"erased"'
"""The first bytes of every `Erased`."""


class _Known(NamedTuple):
    """The number up to which somebody knows the log of a table."""

    table: str
    n: EntryNumber


class Store:
    """The logs of all tables. `open` before use, `close` after."""

    def __init__(self, url: str, *, sole: bool | None = None) -> None:
        """`sole`: whether no other server may use SQLite's file; None: this process is no
        server."""
        self.written: Written = lambda _: None
        self._url = database.url_of(url)
        self._sole = bool(sole) and self._url.get_backend_name() == "sqlite"
        self._claim = None if sole is None else database.claim(self._url, shared=not sole)
        self._engine: AsyncEngine = None  # type: ignore[assignment]  # made by open()
        self._writer = Writer(self._url)
        self._reader = Reader(self._url)
        self._appends = Batches(self._append, lambda item: (item.table, item.n), BATCH, GATHER)
        self._creations = Batches(self._create, lambda item: item.table, AT_ONCE)
        self._readers = Batches(self._read_on, lambda item: item.table, BATCH)
        self._free = asyncio.Semaphore(READERS)
        self._opened = False

    @property
    def engine(self) -> AsyncEngine:
        """The connections to the database."""
        return self._engine

    @asynccontextmanager
    async def reading(self, isolation: str = "AUTOCOMMIT") -> AsyncIterator[AsyncConnection]:
        """Open a connection for one statement at a time, or with `REPEATABLE READ` for several that
        see the database at one moment, as SQLite's always do."""
        engine = self._engine
        if engine.dialect.name != "sqlite":
            engine = engine.execution_options(isolation_level=isolation)
        async with self._free, engine.connect() as connection:
            yield connection

    async def open(self) -> None:
        """Connect and bring the schema up to date; only the first call does (StorageError)."""
        if self._opened:
            return
        try:
            if self._claim:
                self._claim.take()
            self._engine = await asyncio.to_thread(database.engine, self._url)
            async with self.begin() as connection:
                await connection.run_sync(migrations.upgrade)
                for passing in PASSING if self._sole else ():
                    await connection.execute(delete(passing))
        except BaseException as error:
            await self.close()
            if isinstance(error, StorageError) or not isinstance(error, OPENING):
                raise
            place, reason = database.place(self._url), database.reason(error)
            raise StorageError(
                f"the tables in {place} cannot be opened: {reason}",
                "unopened",
                place=place,
                reason=reason,
            ) from error
        self._appends.start()
        self._creations.start()
        self._readers.start()
        self._opened = True

    async def flush(self) -> None:
        """Wait until all waiting entries are written, or have failed."""
        await self._appends.flush()
        await self._creations.flush()

    async def scrub(self) -> None:
        """Remove the remains of erased data: for a while, SQLite keeps new pages in a journal
        beside the old ones. They stay only if somebody is reading them."""
        if self._url.get_backend_name() == "sqlite":
            with contextlib.suppress(SQLAlchemyError):
                async with self.reading() as connection:
                    await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def close(self) -> None:
        """Disconnect. Entries still waiting are not written; their writers get a StorageError."""
        await self._appends.stop()
        await self._creations.stop()
        await self._readers.stop()
        await self._writer.close()
        await self._reader.close()
        if self._engine is not None:
            # A connection still in use is closed by its user: `dispose` forgets it.
            event.listen(self._engine.sync_engine, "checkin", lambda _, one: one.invalidate())
            await self._engine.dispose()
        if self._claim:
            self._claim.give_up()

    async def ping(self) -> None:
        """Write to the database, but change nothing (StorageError)."""
        try:
            async with self.begin() as connection:
                await connection.run_sync(migrations.touch)
        except SQLAlchemyError as error:
            raise StorageError("the database cannot be written") from error

    async def create(
        self, table: str, header: Header, secret: bytes, first: list[LogEntry]
    ) -> None:
        """Write a new table with its first entries (StorageError)."""
        bodies = tuple(encode(entry) for entry in first)
        await self._creations.ask(New(table, encode(header), secret, bodies, wall_clock()))

    async def append(
        self, table: str, n: EntryNumber, entry: LogEntry, due_in: Seconds | None = None
    ) -> bool:
        """Write entry number n; False if that number is taken already (StorageError). `due_in`: in
        how many seconds the table will have something to do, though nobody may be there; None: as
        written before."""
        at = wall_clock()
        due = None if due_in is None else at + round(due_in * 1000)
        return await self._appends.ask(Append(table, n, encode(entry), at, due))

    async def take_due(self, put_off: int, most: int) -> list[str]:
        """Return up to `most` tables where something is due, and put them off until `put_off`, in
        milliseconds since 1970: nobody else takes them before then (StorageError)."""
        overdue = select(tables.c.id).where(tables.c.due <= wall_clock())
        overdue = overdue.order_by(tables.c.due).limit(most).with_for_update(skip_locked=True)
        taking = update(tables).where(tables.c.id.in_(overdue)).values(due=put_off)
        try:
            async with self.begin() as connection:
                return list(await connection.scalars(taking.returning(tables.c.id)))
        except SQLAlchemyError as error:
            raise StorageError("the tables could not be read") from error

    async def set_due(self, table: str, before: int, due: int | None) -> None:
        """Set when something is due at a table, in milliseconds since 1970 (None: never), unless
        that is no longer what it was `before` (StorageError)."""
        setting = update(tables).where(tables.c.id == table, tables.c.due == before)
        try:
            async with self.begin() as connection:
                await connection.execute(setting.values(due=due))
        except SQLAlchemyError as error:
            raise StorageError("the table could not be stored") from error

    async def read(self, table: str) -> StoredTable:
        """The log of a table (UnknownTableError, DamagedTableError, StorageError)."""
        if not ID.fullmatch(table):
            raise UnknownTableError(NONE_HERE)
        try:
            async with self.reading("REPEATABLE READ") as connection:
                found = await connection.execute(
                    select(tables.c.header, tables.c.secret, tables.c.snapshot).where(
                        tables.c.id == table
                    )
                )
                head = found.one_or_none()
                if head is None:
                    raise UnknownTableError(NONE_HERE)
                try:
                    header = decode_header(head.header)
                    snapshot = head.snapshot and decode_snapshot(head.snapshot)
                except ValueError as error:  # msgspec's errors are ValueErrors
                    raise damaged(table, "its header or snapshot", error) from None
                stored = StoredTable(table, header, head.secret, [], snapshot)
                n = stored.begin.n
                while rows := await _entries(connection, table, n, PAGE):
                    _take(stored, rows)
                    n = rows[-1].n
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error
        if stored.base.going and len(stored.game) != stored.base.going.entries:
            missing = ValueError(f"expected {stored.base.going.entries}, got {len(stored.game)}")
            raise damaged(table, "the entries of its game", missing)
        return stored

    async def read_on(self, table: str, n: EntryNumber) -> list[LogEntry] | None:
        """The entries after number n; None if the log no longer holds all of them
        (DamagedTableError, StorageError)."""
        found = await self._readers.ask(_Known(table, n))
        if isinstance(found, DamagedTableError):
            raise found
        return found

    async def behind(self, known: Mapping[str, EntryNumber]) -> list[str]:
        """Those of these tables that have entries after their known numbers (StorageError)."""
        items = [_Known(table, n) for table, n in known.items()]
        behind: list[str] = []
        for at in range(0, len(items), BATCH):
            part = items[at : at + BATCH]
            found = await self._read_on(part)
            behind += [item.table for item, log in zip(part, found, strict=True) if log != []]
        return behind

    async def record(self, table: str, game: int | None) -> Finished | None:
        """An earlier game (None: the last one kept), in old records without its holders; None if
        there is none (StorageError)."""
        if not ID.fullmatch(table):
            return None
        wanted = select(records.c.body, records.c.holders).where(records.c.table_id == table)
        if game is not None:
            wanted = wanted.where(records.c.game == game)
        try:
            async with self.reading() as connection:
                found = await connection.execute(wanted.order_by(records.c.game.desc()).limit(1))
                row = found.first()
        except SQLAlchemyError as error:
            raise StorageError("the record could not be read") from error
        return row and Finished(row.body, msgspec.json.decode(row.holders or b"[]"))

    async def shorten(
        self,
        table: str,
        snapshot: Snapshot,
        finished: Mapping[int, Finished],
        n: EntryNumber,
        needless: Sequence[int] = (),
    ) -> bool:
        """Put a snapshot in the place of the entries that it folds, and keep the games among them
        as records. False, and nothing has changed, if there is a newer snapshot already, or if
        somebody was erased after entry number n, the last that is known here (StorageError).

        The entries themselves are deleted in small steps, between which others may write: all from
        before the game under way, and the `needless` ones since. Nobody reads them any more."""
        now = wall_clock()
        taking = (
            update(tables)
            .where(tables.c.id == table, tables.c.folded < snapshot.n)
            .values(snapshot=encode(snapshot), folded=snapshot.n, touched=now)
        )
        try:
            async with self.begin() as connection:
                await self.lock(connection, table)
                news = select(entries.c.body).where(entries.c.table_id == table, entries.c.n > n)
                if any(body.startswith(_ERASED) for body in await connection.scalars(news)):
                    return False
                if not (await connection.execute(taking)).rowcount:
                    return False
                await self._keep(connection, table, finished, now)
                before = snapshot.going.before.n if snapshot.going else snapshot.n
                old = select(entries.c.n).where(entries.c.table_id == table, entries.c.n <= before)
                gone = list(await connection.scalars(old))
        except SQLAlchemyError as error:
            raise StorageError("the log could not be shortened") from error
        await self.drop(table, [*gone, *needless])
        return True

    async def sweep(self, stored: StoredTable) -> None:
        """Delete entries that a snapshot has replaced but that are still there, because a server
        ended at a bad moment (StorageError)."""
        old = select(entries.c.n).where(
            entries.c.table_id == stored.id, entries.c.n <= stored.begin.n
        )
        try:
            async with self.reading() as connection:
                gone = list(await connection.scalars(old))
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error
        await self.drop(stored.id, [*gone, *stored.needless])

    async def drop(self, table: str, numbers: Sequence[int]) -> None:
        """Delete entries that a snapshot has replaced (StorageError: perhaps not all)."""
        for at in range(0, len(numbers), PAGE):
            await self._writer.drop(table, numbers[at : at + PAGE])

    async def header(self, table: str) -> Header | None:
        """The header of a table; None if there is no such table (StorageError,
        DamagedTableError)."""
        if not ID.fullmatch(table):
            return None
        try:
            async with self.reading() as connection:
                found = await connection.execute(
                    select(tables.c.header).where(tables.c.id == table)
                )
                head = found.scalar_one_or_none()
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error
        try:
            return None if head is None else decode_header(head)
        except ValueError as error:  # msgspec's errors are ValueErrors
            raise damaged(table, "its header", error) from None

    async def since(self, table: str, n: EntryNumber) -> int:
        """The seconds since entry number n was written, or the snapshot that has replaced it
        (StorageError)."""
        entry = select(entries.c.at).where(entries.c.table_id == table, entries.c.n == n)
        folded = select(tables.c.touched).where(tables.c.id == table)
        try:
            async with self.reading() as connection:
                at = await connection.scalar(entry) or await connection.scalar(folded)
        except SQLAlchemyError as error:
            raise StorageError("the table could not be read") from error
        return max(0, (now := wall_clock()) - (at or now)) // 1000

    async def untouched(self, before: int, after: str = "", most: int = 100) -> list[str]:
        """The first tables, by id, after the id `after`, to which nothing has been written since
        `before`, in milliseconds since 1970 (StorageError)."""
        later = exists().where(entries.c.table_id == tables.c.id, entries.c.at >= before)
        looked_at = exists().where(guests.c.table_id == tables.c.id)
        try:
            async with self.reading() as connection:
                found = await connection.scalars(
                    select(tables.c.id)
                    .where(tables.c.id > after, tables.c.touched < before, ~later, ~looked_at)
                    .order_by(tables.c.id)
                    .limit(most)
                )
                return list(found)
        except SQLAlchemyError as error:
            raise StorageError("the tables could not be read") from error

    async def delete(
        self, table: str, n: EntryNumber, finished: Mapping[int, Finished] | None
    ) -> None:
        """Delete a table whose log ends with entry number n, but keep its games as records; None:
        these, too, are deleted. If somebody has written to it, nothing changes (StorageError)."""
        later = select(entries.c.n).where(entries.c.table_id == table, entries.c.n > n)
        try:
            async with self.begin() as connection:
                await self.lock(connection, table)
                if (await connection.execute(later.limit(1))).first():
                    return
                if finished is not None:
                    await self._keep(connection, table, finished, wall_clock())
                gone = (entries, subscriptions, *([records] if finished is None else []))
                for each in gone:
                    await connection.execute(delete(each).where(each.c.table_id == table))
                await connection.execute(delete(tables).where(tables.c.id == table))
        except SQLAlchemyError as error:
            raise StorageError("the table could not be deleted") from error

    async def delete_records(self, before: int) -> None:
        """Delete the records that were kept before this time (StorageError)."""
        try:
            async with self.begin() as connection:
                await connection.execute(delete(records).where(records.c.at < before))
        except SQLAlchemyError as error:
            raise StorageError("old records could not be deleted") from error

    async def lock(self, connection: AsyncConnection, table: str) -> None:
        """Lock a table against writers until the transaction ends. (SQLite has one writer at a time
        anyway.)"""
        one = select(tables.c.id).where(tables.c.id == table)
        await connection.execute(one.with_for_update())

    async def _keep(
        self, connection: AsyncConnection, table: str, finished: Mapping[int, Finished], now: int
    ) -> None:
        rows = [
            {
                "table_id": table,
                "game": game,
                "body": last.body,
                "at": now,
                "holders": encode(last.holders),
            }
            for game, last in finished.items()
        ]
        if rows:
            await connection.execute(_KEEP[self._engine.dialect.name], rows)
            oldest = max(finished) - MOST_RECORDS
            earlier = (records.c.table_id == table) & (records.c.game <= oldest)
            await connection.execute(delete(records).where(earlier))

    # --- writing ----------------------------------------------------------------------------------

    def begin(self) -> Any:
        """Begin a transaction that writes. It takes SQLite's write lock at once, so it waits for
        other writers instead of failing half-way."""
        engine = self._engine.execution_options(parlour_writes=True)
        return engine.begin()

    async def _append(self, batch: list[Append]) -> list[bool]:
        written = await self._writer.write(batch)
        if written:
            self.written(list(written))
        return [(item.table, item.n) in written for item in batch]

    async def _create(self, batch: list[New]) -> list[None]:
        await self._writer.make(batch)
        return [None] * len(batch)

    async def _read_on(
        self, batch: list[_Known]
    ) -> list[list[LogEntry] | DamagedTableError | None]:
        by_table = await self._reader.read_on(dict(batch))
        return [_later(item, by_table[item.table]) for item in batch]


def _later(known: _Known, rows: list[LaterEntry]) -> list[LogEntry] | DamagedTableError | None:
    """The entries in rows of `Reader`; there is at least one row, perhaps without an entry."""
    folded = rows[0].folded
    if folded is None or folded > known.n:
        return None
    try:
        return _decoded(known.table, [row for row in rows if row.n is not None], known.n)
    except DamagedTableError as error:
        return error


async def _entries(connection: AsyncConnection, table: str, n: EntryNumber, most: int) -> list[Any]:
    """The rows of the entries after number n, at most `most` of them."""
    rows = await connection.execute(
        select(entries.c.n, entries.c.body, entries.c.at)
        .where(entries.c.table_id == table, entries.c.n > n)
        .order_by(entries.c.n)
        .limit(most)
    )
    return list(rows)


def _take(stored: StoredTable, rows: list[Any]) -> None:
    """Add the entries in the next rows to a stored table (DamagedTableError)."""
    folded = stored.base.n
    stored.at.update((row.n, row.at) for row in rows)
    for row in rows:
        if row.n > folded:
            break
        entry = _decode(stored.id, row.n, row.body)
        if isinstance(entry, OwnEntry):
            stored.game[row.n] = entry
        else:
            stored.others.append(row.n)
    later = [row for row in rows if row.n > folded]
    stored.entries.extend(_decoded(stored.id, later, EntryNumber(folded + len(stored.entries))))


def _decoded(table: str, rows: list[Any], n: EntryNumber) -> list[LogEntry]:
    """The entries after number n (DamagedTableError)."""
    log: list[LogEntry] = []
    for expected, row in enumerate(rows, start=n + 1):
        if row.n != expected:
            missing = ValueError(f"the next one there is has number {row.n}")
            raise damaged(table, f"entry {expected}", missing)
        log.append(_decode(table, row.n, row.body))
    return log


def _decode(table: str, n: EntryNumber, body: bytes) -> LogEntry:
    try:
        entry: LogEntry = decode_entry(body)
    except ValueError as error:  # msgspec's errors are ValueErrors
        raise damaged(table, f"entry {n}", error) from None
    return entry


def damaged(table: str, where: str, error: Exception) -> DamagedTableError:
    """Log where the damage is, for the operator; return the error, which tells players only that
    there is some."""
    logger.error("table %s: %s cannot be read: %s", short(table), where, error)
    return DamagedTableError(
        "this table cannot be read any more; whoever runs the server has been told where"
    )


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
