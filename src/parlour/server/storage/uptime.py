"""The times in which servers ran on this database. Turn clocks stop while none does."""

import asyncio
import logging

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from parlour.core.numbers import Seconds
from parlour.server.errors import StorageError
from parlour.server.storage.database import reason
from parlour.server.storage.schema import runs, tables
from parlour.server.storage.store import Store, wall_clock

EVERY = 60.0
"""Seconds between two notes that a server is running."""
GAP = 150_000
"""Milliseconds without such a note after which no server counts as running."""
KEPT = 30 * 86_400_000
"""Milliseconds after which a run is forgotten, since nothing asks for it any more."""

_ADD = {
    each.dialect.name: each.insert(runs).on_conflict_do_nothing() for each in (sqlite, postgresql)
}

logger = logging.getLogger(__name__)


async def note_for_ever(store: Store) -> None:
    """Note now and then that a server runs, until cancelled."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await note(store)
        except StorageError as error:
            logger.warning("%s", error)


async def note(store: Store) -> None:
    """Note that a server is running. If none was until now, everything due later is put off by the
    time in between (StorageError)."""
    at = wall_clock()
    try:
        async with store.begin() as connection:
            if connection.dialect.name == "postgresql":  # SQLite has one writer at a time
                await connection.execute(text("LOCK TABLE runs IN SHARE ROW EXCLUSIVE MODE"))
            running = update(runs).where(runs.c.until >= at - GAP).values(until=at)
            if not (await connection.execute(running)).rowcount:
                before = await connection.scalar(select(func.max(runs.c.until)))
                down = 0 if before is None else max(0, at - before)
                waiting = update(tables).where(tables.c.due.is_not(None))
                await connection.execute(waiting.values(due=tables.c.due + down))
                await connection.execute(_ADD[connection.dialect.name].values(began=at, until=at))
                await connection.execute(delete(runs).where(runs.c.until < at - KEPT))
    except SQLAlchemyError as error:
        raise StorageError(f"the database cannot be written: {reason(error)}") from error


async def since(store: Store, then: int) -> Seconds:
    """For how many seconds servers have been running since `then`, in milliseconds since 1970, up
    to now (StorageError)."""
    at = wall_clock()
    try:
        async with store.reading() as connection:
            wanted = select(runs.c.began, runs.c.until).where(runs.c.until > then - GAP)
            found = await connection.execute(wanted.order_by(runs.c.began))
            times = [(row.began, row.until) for row in found]
    except SQLAlchemyError as error:
        raise StorageError("the times in which the server ran could not be read") from error
    if times and times[-1][1] >= at - GAP:
        times[-1] = (times[-1][0], at)
    ran, seen = 0, then
    for began, until in times:  # two workers may have begun at once
        ran += max(0, until - max(began, seen))
        seen = max(seen, until)
    return ran / 1000
