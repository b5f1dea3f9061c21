"""The list of open tables, which look for players: in the database, where all workers see it.

The worker that leads a table writes it there, again and again while somebody may still sit down:
its host is here, a seat is free, no game is under way, and something has happened lately. A table
that nobody writes any more is off the list after `LASTS`.
"""

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from parlour.server import tasks, wire
from parlour.server.errors import StorageError
from parlour.server.rooms.room import Listener, Room
from parlour.server.storage.schema import listings
from parlour.server.storage.store import Store, wall_clock

EVERY = 15.0
"""Seconds until a table is written again."""
LASTS = 45.0
"""Seconds that a table stays on the list if it is not written again."""
GATHER = 0.5
"""Seconds between two writings, so that several changes are written together."""
LATELY = 1800.0
"""Seconds without a change after which a table is no longer shown."""
FRESH = 1.0
"""Seconds for which an answer holds."""
MOST = 100
LOOKED_AT = 2000
"""The number of the newest tables that are considered for the list."""

logger = logging.getLogger(__name__)


class Listed(wire.OpenTable, frozen=True, kw_only=True):
    """An open table as the database has it."""

    network: str = ""
    """A name for the network that the host comes from, which tells it from other networks."""


def fairly(newest_first: Iterable[Listed]) -> list[wire.OpenTable]:
    """Choose `MOST` of these tables: the newest of each network, then the second of each, and so
    on."""
    seen: Counter[str] = Counter()
    turns: list[tuple[int, int, Listed]] = []
    for place, one in enumerate(newest_first):
        turns.append((seen[one.network], place, one))
        seen[one.network] += 1
    names = wire.OpenTable.__struct_fields__
    return [
        wire.OpenTable(**{name: getattr(one, name) for name in names})
        for _, _, one in sorted(turns, key=lambda turn: turn[:2])[:MOST]
    ]


class Listings(Listener):
    """The open tables of this worker, and the list of all open tables."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rooms: dict[str, Room] = {}
        """The rooms that want to be on the list."""
        self._changed: dict[str, tuple[int, float]] = {}
        """By room: the number of its last entry, and when that was first seen here (monotonic
        seconds)."""
        self._written: set[str] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._answer: tuple[float, wire.OpenTables] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Take this worker's tables off the list."""
        if self._task:
            await tasks.end([self._task])
        self._rooms = {}
        with contextlib.suppress(StorageError):  # they will be gone soon
            await self._write()

    def note(self, room: Room) -> None:
        """Take note that something may have changed at a table."""
        if room.state.setup.listing is not None:
            self._rooms[room.id] = room
        elif self._rooms.pop(room.id, None) is None:
            return
        self._wake.set()

    def leave(self, room: Room) -> None:
        """Forget a table that is no longer in memory."""
        if self._rooms.pop(room.id, None):
            self._wake.set()

    async def shown(self) -> wire.OpenTables:
        """Return the list, at most `FRESH` old (StorageError)."""
        now = time.monotonic()
        if self._answer is None or now > self._answer[0] + FRESH:
            self._answer = now, await self._read()
        return self._answer[1]

    async def _read(self) -> wire.OpenTables:
        wanted = select(listings.c.body).where(listings.c.until > wall_clock())
        wanted = wanted.order_by(listings.c.since.desc(), listings.c.table_id).limit(LOOKED_AT)
        try:
            async with self._store.reading() as connection:
                bodies = list(await connection.scalars(wanted))
        except SQLAlchemyError as error:
            raise StorageError("the list of open tables could not be read") from error
        listed = (msgspec.json.decode(body, type=Listed) for body in bodies)
        return wire.OpenTables(tables=fairly(listed))

    def _open(self, room: Room) -> Listed | None:
        """The entry of a table on the list; None: nobody can sit down there."""
        state, host = room.state, room.state.host
        free = sum(seat.kind == "empty" for seat in state.seats)
        n, since = self._changed.get(room.id, (-1, 0.0))
        if n != state.n:
            since = time.monotonic()
            self._changed[room.id] = state.n, since
        if (
            state.setup.listing is None
            or state.status == "playing"
            or state.setup.locked
            or not free
            or host is None
            or not room.presence.online(host)
            or not room.leads
            or time.monotonic() > since + LATELY
        ):
            return None
        networks = (one.client.network for one in room.audience.members if one.seat == host)
        return Listed(
            table=room.id,
            game=state.game.name,
            host=state.seats[host].name,
            seats=len(state.seats),
            free=free,
            language=state.setup.listing.language,
            level=state.setup.listing.level,
            network=next(networks, ""),
        )

    async def _run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(EVERY if self._rooms or self._written else None):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self._write()
            except StorageError as error:
                logger.warning("%s", error)
                await asyncio.sleep(EVERY / 3)
                self._wake.set()
            await asyncio.sleep(GATHER)

    async def _write(self) -> None:
        """Bring the list up to date (StorageError)."""
        told = {table: self._open(room) for table, room in self._rooms.items()}
        here = {table: one for table, one in told.items() if one}
        self._changed = {table: self._changed[table] for table in told}
        gone = self._written - here.keys()
        if not here and not gone:
            return
        try:
            async with self._store.begin() as connection:
                if gone:
                    await connection.execute(delete(listings).where(listings.c.table_id.in_(gone)))
                if here:
                    await connection.execute(self._saying(), [_row(one) for one in here.values()])
                old = listings.c.until <= wall_clock()
                await connection.execute(delete(listings).where(old))
        except SQLAlchemyError as error:
            raise StorageError("the list of open tables could not be written") from error
        self._written = set(here)

    def _saying(self) -> Any:
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._store.engine.dialect.name]
        saying: Any = dialect.insert(listings)
        names = [column.name for column in listings.c]
        saying = saying.values({name: bindparam(name) for name in names})
        new = {name: saying.excluded[name] for name in ("body", "until")}
        return saying.on_conflict_do_update(index_elements=["table_id"], set_=new)


def _row(one: Listed) -> dict[str, Any]:
    now = wall_clock()
    until = now + round(LASTS * 1000)
    return {
        "table_id": one.table,
        "body": msgspec.json.encode(one),
        "since": now,
        "until": until,
    }
