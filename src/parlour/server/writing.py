"""How entries get into the logs. Every move takes this path, so it is short: a batch costs the
event loop one hop, to a thread that has a connection of its own and the driver alone.
"""

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

from sqlalchemy import URL

from parlour.server import database
from parlour.server.errors import StorageError


class Append(NamedTuple):
    """Entry number `n` of a table, to be written."""

    table: str
    n: int
    body: bytes
    at: int
    """Milliseconds since 1970."""


class Writer:
    """Writes to one database. `close` after use."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self._connection: Any = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._closed = False

    async def write(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        """Commit those whose numbers are free; which these were (StorageError: perhaps none)."""
        written: set[tuple[str, int]] = await self._in_thread(self._write, batch)
        return written

    async def close(self) -> None:
        """Disconnect, after what is just being written."""
        if not self._closed:
            self._closed = True
            await self._in_thread(self._disconnect)
            self._thread.shutdown(wait=False)

    async def _in_thread(self, work: Any, *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    def _write(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        error = database.driver_error(self._url)
        try:
            if self._connection is None:
                self._connection = database.connect(self._url)
            return _INSERT[self._url.get_backend_name()](self._connection, batch)
        except BaseException as failure:
            self._disconnect()  # takes back what is not committed
            if isinstance(failure, error):
                raise StorageError("the entry could not be stored; try again") from failure
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(database.driver_error(self._url)):
                self._connection.close()
            self._connection = None


# Numbers up to `folded` are taken, though their entries gave way to a snapshot.

_SQLITE = """
INSERT INTO entries (table_id, n, body, at)
SELECT id, ?, ?, ? FROM tables WHERE id = ? AND folded < ?
ON CONFLICT DO NOTHING
"""

# Whoever shortens or deletes the log locks the table's row first: then this waits, and looks at
# `folded` again. Two workers wait for each other in one order.
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


def _into_sqlite(connection: Any, batch: Sequence[Append]) -> set[tuple[str, int]]:
    connection.execute("BEGIN IMMEDIATE")
    written = {
        (table, n)
        for table, n, body, at in batch
        if connection.execute(_SQLITE, (n, body, at, table, n)).rowcount
    }
    connection.execute("COMMIT")
    return written


def _into_postgresql(connection: Any, batch: Sequence[Append]) -> set[tuple[str, int]]:
    columns = [list(column) for column in zip(*batch, strict=True)]
    return set(connection.execute(_POSTGRESQL, columns).fetchall())


_INSERT = {"sqlite": _into_sqlite, "postgresql": _into_postgresql}
