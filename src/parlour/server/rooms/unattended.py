"""Games by the day go on though nobody is there.

The database holds when each table next has something to do by itself, written with the table's
entries (`Room.due_in`), so that a server finds due tables without reading any log. It loads these
tables, and they do what is due as if somebody were there. Only one of several workers does this for
a table: the one that takes it off the list for a while, and then the one that has its lease.
"""

import asyncio
import logging
import traceback

from parlour.server import tasks
from parlour.server.errors import DamagedTableError, StorageError, UnknownTableError
from parlour.server.operating import logs
from parlour.server.operating.logs import short
from parlour.server.rooms.rooms import Rooms
from parlour.server.storage.store import BATCH, Store, wall_clock

EVERY = 15.0
"""Seconds between two looks for tables where something is due."""
LOOK = 0.25
"""Seconds between two looks at a table to see whether it is done."""
LONGEST = 120.0
"""Seconds to wait for one table to be done; more than people have to come back to it."""
AGAIN = 600.0
"""Seconds after which any worker tries again a table that was not done."""

logger = logging.getLogger("parlour.server")


class Unattended:
    """The tables where something is due."""

    def __init__(self, store: Store, rooms: Rooms) -> None:
        self._store = store
        self._rooms = rooms
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Look no more."""
        if self._task:
            await tasks.end([self._task])

    async def _run(self) -> None:
        while True:
            try:
                while await self.look() == BATCH:
                    pass
            except StorageError as error:
                logger.warning("games without people wait: %s", error)
            await asyncio.sleep(EVERY)

    async def look(self) -> int:
        """Let one batch of tables do the jobs that are due; return their number (StorageError)."""
        put_off = wall_clock() + round(AGAIN * 1000)
        found = await self._store.take_due(put_off, BATCH)
        await asyncio.gather(*(self._attend(table, put_off) for table in found))
        return len(found)

    async def _attend(self, table: str, put_off: int) -> None:
        logs.table.set(table)
        try:
            due = await self._done(table)
            await self._store.set_due(table, put_off, due)
        except TimeoutError:
            logger.warning("table %s waits: what is due there takes too long", short(table))
        except StorageError:
            pass  # another time, then
        except Exception as error:
            # Not the error's text, which may name hidden cards.
            where = "".join(traceback.format_tb(error.__traceback__))
            logger.error("table %s waits: %s\n%s", short(table), type(error).__name__, where)

    async def _done(self, table: str) -> int | None:
        """Wait until nothing is due at the table for a while; return when something will be, in
        milliseconds since 1970 (TimeoutError, StorageError)."""
        try:
            async with asyncio.timeout(LONGEST), self._rooms.hold(table) as room:
                while (wait := room.due_in()) is not None and wait < LONGEST:
                    await asyncio.sleep(LOOK)
        except (UnknownTableError, DamagedTableError):
            return None
        return None if wait is None else wall_clock() + round(wait * 1000)
