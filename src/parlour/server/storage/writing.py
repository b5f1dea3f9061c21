"""The way of entries into the logs, and to workers that have not written them. Every move takes
this path, so it is short: a batch costs the event loop one hop, to a thread with a connection of
its own and only the driver.
"""

import asyncio
import contextlib
import json
from collections.abc import Callable, Mapping, Sequence
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple

from sqlalchemy import URL

from parlour.core.numbers import EntryNumber
from parlour.server.errors import StorageError
from parlour.server.storage import database


class Append(NamedTuple):
    """Entry number `n` of a table, to be written."""

    table: str
    n: EntryNumber
    body: bytes
    at: int
    """Milliseconds since 1970."""
    due: int | None = None
    """When the table will have something to do, though nobody may be there; None: as written
    before."""


class New(NamedTuple):
    """A table to be made, with its first entries."""

    table: str
    header: bytes
    secret: bytes
    entries: tuple[bytes, ...]
    at: int
    """Milliseconds since 1970."""


class _Job(NamedTuple):
    """A job for a thread, and the future that waits for its result."""

    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: "asyncio.Future[Any]"


def _work(jobs: "SimpleQueue[_Job | None]") -> None:
    """Do the jobs in turn. (An executor would take 30 microseconds more for each.)"""
    while job := jobs.get():
        result = error = None
        try:
            result = job.work()
        except BaseException as failure:
            error = failure
        with contextlib.suppress(RuntimeError):  # nobody is left to hear of it
            job.loop.call_soon_threadsafe(_tell, job.done, result, error)
        del job, result, error


def _tell(done: "asyncio.Future[Any]", result: Any, error: BaseException | None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


class Direct:
    """The database's driver alone, in a thread with a connection of its own. `close` after use."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: Any = None
        self._thread: Thread | None = None
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closed = False

    async def close(self) -> None:
        """Disconnect, after the present job."""
        if not self._closed:
            self._closed = True
            if self._thread:
                await self._ask(lambda: self._disconnect())
                self._jobs.put(None)

    async def _do(self, work: Any, given: Any, failed: str) -> Any:
        """Run `work` in the thread, on its connection and the `given` value; return the result.
        StorageError, with the text `failed`, if the database fails: uncommitted changes are taken
        back."""
        return await self._ask(lambda: self._try(work, given, failed))

    async def _ask(self, work: Callable[[], Any]) -> Any:
        if self._thread is None:
            self._thread = Thread(target=_work, args=(self._jobs,), name=type(self).__name__)
            self._thread.daemon = True
            self._thread.start()
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return await done

    def _try(self, work: Any, given: Any, failed: str) -> Any:
        error = database.driver_error(self._url)
        try:
            if self._connection is None:
                self._connection = database.connect(self._url)
            return work(self._connection, given)
        except BaseException as failure:
            self._disconnect()
            if isinstance(failure, error):
                database.tell(failure)
                raise StorageError(failed) from failure
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(database.driver_error(self._url)):
                self._connection.close()
            self._connection = None


class Writer(Direct):
    """Writes to one database."""

    async def write(self, batch: Sequence[Append]) -> set[tuple[str, EntryNumber]]:
        """Commit the entries whose numbers are free; return their tables and numbers (StorageError:
        perhaps none was committed)."""
        failed = "the entry could not be stored; try again"
        written: set[tuple[str, EntryNumber]] = await self._do(self._write, batch, failed)
        return written

    async def make(self, batch: Sequence[New]) -> None:
        """Commit new tables (StorageError: none of them was)."""
        await self._do(self._make, batch, "the table could not be stored")

    def _make(self, connection: Any, batch: Sequence[New]) -> None:
        begin, mark = _BEGIN[self._url.get_backend_name()]
        made = [(one.table, one.header, one.secret, one.at, one.at) for one in batch]
        first = [
            (one.table, n, body, one.at)
            for one in batch
            for n, body in enumerate(one.entries, start=1)
        ]
        cursor = connection.cursor()
        cursor.execute(begin)
        cursor.executemany(_TABLE.replace("?", mark), made)
        cursor.executemany(_FIRST.replace("?", mark), first)
        cursor.execute("COMMIT")

    async def drop(self, table: str, numbers: Sequence[int]) -> None:
        """Delete entries of a table (StorageError). This waits its turn among writes, so neither
        has to wait for the other's lock."""
        rows = [(table, n) for n in numbers]
        await self._do(self._drop, rows, "the log could not be shortened")

    def _drop(self, connection: Any, rows: Sequence[tuple[str, EntryNumber]]) -> None:
        _DROP[self._url.get_backend_name()](connection, rows)

    def _write(self, connection: Any, batch: Sequence[Append]) -> set[tuple[str, EntryNumber]]:
        return _INSERT[self._url.get_backend_name()](connection, batch)


class LaterEntry(NamedTuple):
    """An entry after those already known; without one, `n` and `body` are None."""

    table: str
    folded: int | None
    """The number of the last entry that a snapshot has replaced; None: there is no table."""
    n: EntryNumber | None
    body: bytes | None


class Reader(Direct):
    """Reads the entries that other workers have written to one database."""

    async def read_on(self, known: Mapping[str, int]) -> dict[str, list[LaterEntry]]:
        """By table: the entries after its known number, at least one row for each table
        (StorageError)."""
        failed = "the table could not be read"
        found: dict[str, list[LaterEntry]] = {}
        for row in await self._do(self._read, json.dumps(known), failed):
            found.setdefault(row[0], []).append(LaterEntry(*row))
        return found

    def _read(self, connection: Any, known: str) -> Any:
        return connection.execute(_READ_ON[self._url.get_backend_name()], (known,)).fetchall()


_READ_ON = {
    name: "SELECT known.key, tables.folded, entries.n, entries.body"
    f" FROM {known} LEFT JOIN tables ON tables.id = known.key"
    " LEFT JOIN entries ON entries.table_id = known.key"
    " AND entries.n > CAST(known.value AS integer) ORDER BY known.key, entries.n"
    for name, known in {
        "sqlite": "json_each(?) AS known",
        "postgresql": "json_each_text(CAST(%s AS json)) AS known(key, value)",
    }.items()
}

_TABLE = "INSERT INTO tables (id, header, secret, created, touched) VALUES (?, ?, ?, ?, ?)"
_FIRST = "INSERT INTO entries (table_id, n, body, at) VALUES (?, ?, ?, ?)"
_BEGIN = {"sqlite": ("BEGIN IMMEDIATE", "?"), "postgresql": ("BEGIN", "%s")}
"""The SQL that begins a writing transaction, and the form of a parameter."""

# Numbers up to `folded` are taken, though their entries gave way to a snapshot.

_SQLITE = """
INSERT INTO entries (table_id, n, body, at)
SELECT id, ?, ?, ? FROM tables WHERE id = ? AND folded < ?
ON CONFLICT DO NOTHING
"""

# A transaction that shortens or deletes the log locks the table's row first: then this waits, and
# looks at `folded` again. Two workers wait for each other in one order.
_POSTGRESQL = """
INSERT INTO entries (table_id, n, body, at)
SELECT new.id, new.n, new.body, new.at
FROM unnest(%s::text[], %s::int[], %s::bytea[], %s::bigint[]) AS new(id, n, body, at)
JOIN tables ON tables.id = new.id
WHERE tables.folded < new.n
ORDER BY new.id, new.n
FOR KEY SHARE OF tables
ON CONFLICT DO NOTHING
RETURNING table_id, n
"""


def _into_sqlite(connection: Any, batch: Sequence[Append]) -> set[tuple[str, EntryNumber]]:
    connection.execute("BEGIN IMMEDIATE")
    written = {
        (table, n)
        for table, n, body, at, _ in batch
        if connection.execute(_SQLITE, (n, body, at, table, n)).rowcount
    }
    for due in _dues(batch, written):
        connection.execute("UPDATE tables SET due = ? WHERE id = ?", due)
    connection.execute("COMMIT")
    return written


def _into_postgresql(connection: Any, batch: Sequence[Append]) -> set[tuple[str, EntryNumber]]:
    columns = [list(column) for column in zip(*batch, strict=True)][:4]
    if all(one.due is None for one in batch):
        return set(connection.execute(_POSTGRESQL, columns).fetchall())
    with connection.transaction():
        written = set(connection.execute(_POSTGRESQL, columns).fetchall())
        for due in _dues(batch, written):
            connection.execute("UPDATE tables SET due = %s WHERE id = %s", due)
    return written


def _dues(batch: Sequence[Append], written: set[tuple[str, EntryNumber]]) -> list[tuple[int, str]]:
    """By when something is due at which tables, by the entries that were written; sorted, so that
    no two workers wait for each other."""
    return sorted(
        (
            (one.due, one.table)
            for one in batch
            if one.due is not None and (one.table, one.n) in written
        ),
        key=lambda due: due[1],
    )


def _from_sqlite(connection: Any, rows: Sequence[tuple[str, EntryNumber]]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    connection.executemany("DELETE FROM entries WHERE table_id = ? AND n = ?", rows)
    connection.execute("COMMIT")


def _from_postgresql(connection: Any, rows: Sequence[tuple[str, EntryNumber]]) -> None:
    numbers = [n for _, n in rows]
    connection.execute(
        "DELETE FROM entries WHERE table_id = %s AND n = ANY(%s)", (rows[0][0], numbers)
    )


_INSERT = {"sqlite": _into_sqlite, "postgresql": _into_postgresql}
_DROP = {"sqlite": _from_sqlite, "postgresql": _from_postgresql}
