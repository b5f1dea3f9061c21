"""The lifetime of tables and records: those that nobody has touched for that long are deleted."""

import asyncio
import logging
import time
import traceback

from parlour.server.circles import circles
from parlour.server.errors import DamagedTableError, StorageError, UnknownTableError
from parlour.server.operating.logs import short
from parlour.server.pads import pads
from parlour.server.rooms import Rooms
from parlour.server.serving import join_codes, transfers
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.tables.folding import load
from parlour.server.tables.revealed import last_game

EVERY = 3600.0
"""Seconds from one tidying to the next."""

logger = logging.getLogger(__name__)


async def tidy_for_ever(store: Store, rooms: Rooms, settings: Settings) -> None:
    """Tidy up now and then, until cancelled."""
    while True:
        try:
            await tidy(store, rooms, settings)
        except StorageError as error:
            logger.warning("old tables are still there: %s", error)
        except Exception:
            logger.exception("old tables are still there")
        await asyncio.sleep(EVERY)


async def tidy(store: Store, rooms: Rooms, settings: Settings) -> None:
    """Delete tables and records that are too old; the games of such tables become records first.
    A table with somebody at it stays (StorageError)."""
    now = time.time()
    if settings.keep_tables is not None:
        before = round((now - settings.keep_tables) * 1000)
        last = ""
        while found := await store.untouched(before, last):
            last = found[-1]  # files that cannot be deleted do not come up again
            for table in found:
                if not any(room.id == table for room in rooms.loaded()):
                    await _try_to_delete(store, table)
    await transfers.forget_old(store)
    await join_codes.forget_old(store)
    await circles.forget_old(store, settings.keep_circles)
    await pads.forget_old(store, settings.keep_pads)
    if settings.keep_records is not None:
        await store.delete_records(round((now - settings.keep_records) * 1000))


async def _try_to_delete(store: Store, table: str) -> None:
    """Delete a table. If that fails, log it, and let the other tables go on."""
    try:
        await _delete(store, table)
    except Exception as error:
        # Not the error's text, which may name hidden cards.
        where = "".join(traceback.format_tb(error.__traceback__))
        logger.warning("table %s is still there: %s\n%s", short(table), type(error).__name__, where)


async def _delete(store: Store, table: str) -> None:
    try:
        state = await load(await store.read(table))
    except (UnknownTableError, DamagedTableError):
        return  # gone already; or to be looked at by the operator
    last = last_game(state)
    finished = state.finished | ({state.games: last} if last else {})
    # A table that keeps its games to itself takes them along: without it nobody has a seat's token.
    await store.delete(table, state.n, None if state.setup.private else finished)
