"""One worker among those that share a database: which workers are alive, whose people are where,
which worker leads which table.

All of this is in the database and may be lost: then the workers write it again. A worker is alive
as long as it says so, by the database's clock; when it dies, its people are gone, and the tables
that it led are free.
"""

import secrets
import time
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, literal_column, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.core.numbers import Seconds
from parlour.server import wire
from parlour.server.errors import StorageError
from parlour.server.storage.schema import guests, leases, workers
from parlour.server.storage.store import Store

FORGOTTEN = 60_000
"""Milliseconds after which every trace of a dead worker is deleted."""

NOW = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)",
}
"""The database's clock, in milliseconds since 1970."""


Heard = wire.Said | wire.Wrote | wire.Nudged
"""Remarks, free text and nudges: shown at the table, and kept by nobody."""


class Guests(msgspec.Struct, frozen=True):
    """The people that one worker has at a table."""

    tokens: tuple[str, ...] = ()
    """The hash of the token of each player's connection."""
    strangers: int = 0
    """The number of connections that came without a token."""
    said: tuple[Heard, ...] = ()
    """Their latest remarks, which other workers have yet to hear."""
    hidden: tuple[str, ...] = ()
    """Those of the `tokens` whose owners have hidden all their windows here."""


class Mine(msgspec.Struct, frozen=True):
    """This worker's report on one table."""

    table: str
    guests: Guests = Guests()
    goes_on: bool = False
    """True if the game goes on though nobody is there."""

    @property
    def wants_to_lead(self) -> bool:
        """True if this worker should lead the table: people are here, or none need be."""
        return self.guests != Guests() or self.goes_on


class Elsewhere(msgspec.Struct, frozen=True):
    """The reports of all other workers on one table, added up."""

    tokens: tuple[str, ...] = ()
    strangers: int = 0
    leader: str | None = None
    """The living worker that leads the table; None: there is none."""
    said: tuple[Heard, ...] = ()
    """The latest remarks of people at other workers."""
    looking: tuple[str, ...] = ()
    """Those of the `tokens` whose owners have a window that is not hidden."""


class Peers:
    """This worker, and its knowledge of the other workers."""

    def __init__(self, store: Store, lease: Seconds) -> None:
        self.id = secrets.token_urlsafe(9)
        self.lease = lease
        self.others: set[str] = set()
        """The other workers alive at the last beat."""
        self._store = store
        self._lives_until = 0.0

    @property
    def lives_for(self) -> Seconds:
        """For how many seconds, at least, the other workers take this one to be alive."""
        return max(0.0, self._lives_until - time.monotonic())

    @property
    def alive(self) -> bool:
        """True if the other workers still take this one to be alive."""
        return self.lives_for > 0

    async def beat(self) -> bool:
        """Say that this worker is alive for the time of another lease, and read which others are.
        True if this worker must ask about its tables anew: other workers have come or died, or they
        may have taken this one for dead (StorageError)."""
        asked, dead = time.monotonic(), not self.alive
        until = self._now + round(self.lease * 1000)
        try:
            async with self._store.begin() as connection:
                living = update(workers).where(workers.c.id == self.id).values(until=until)
                if not (await connection.execute(living)).rowcount:
                    dead = True
                    await connection.execute(insert(workers).values(id=self.id, until=until))
                lives = select(workers.c.id).where(workers.c.until > self._now)
                living_now = set(await connection.scalars(lives)) - {self.id}
                await self._forget_the_dead(connection, anyway=dead)
        except SQLAlchemyError as error:
            raise StorageError("the workers do not hear of each other") from error
        changed = dead or not self.alive or living_now != self.others
        self.others, self._lives_until = living_now, asked + self.lease
        return changed

    async def leave(self) -> None:
        """Sign off, so that other workers take over at once (StorageError)."""
        self._lives_until, self.others = 0.0, set()
        try:
            async with self._store.begin() as connection:
                await connection.execute(delete(workers).where(workers.c.id == self.id))
                await self._forget_the_dead(connection, anyway=True)
        except SQLAlchemyError as error:
            raise StorageError("the workers do not hear of each other") from error

    async def _forget_the_dead(self, connection: AsyncConnection, *, anyway: bool) -> None:
        """Delete workers that died long ago, and their guests and leases. `anyway`: look for such
        guests and leases even if no worker was deleted."""
        long_ago = self._now - FORGOTTEN
        found = await connection.execute(delete(workers).where(workers.c.until < long_ago))
        for each in (guests, leases) if found.rowcount or anyway else ():
            gone = each.c.worker.not_in(select(workers.c.id))
            await connection.execute(delete(each).where(gone))

    async def exchange(self, mine: Sequence[Mine]) -> dict[str, Elsewhere]:
        """Write the news from here at some tables, try to lead those that go on, and return the
        other workers' reports on them (StorageError)."""
        ordered = sorted(mine, key=lambda each: each.table)  # so that nobody waits in a circle
        here = [each for each in ordered if each.wants_to_lead]
        left = [each.table for each in ordered if not each.wants_to_lead]
        try:
            if left:  # by itself: who lets go of one table and takes another waits for nobody's
                async with self._store.begin() as connection:
                    for each in (guests, leases):
                        gone = each.c.table_id.in_(left) & (each.c.worker == self.id)
                        await connection.execute(delete(each).where(gone))
            if here:
                async with self._store.begin() as connection:
                    await self._say(connection, here)
        except SQLAlchemyError as error:
            raise StorageError("the workers do not hear of each other") from error
        return await self.look([each.table for each in mine])

    async def look(self, tables: Collection[str]) -> dict[str, Elsewhere]:
        """The other workers' reports on these tables (StorageError)."""
        try:
            async with self._store.reading() as connection:
                return await self._hear(connection, tables)
        except SQLAlchemyError as error:
            raise StorageError("the workers do not hear of each other") from error

    async def _say(self, connection: AsyncConnection, here: Iterable[Mine]) -> None:
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._dialect]
        rows = [
            {
                "table_id": each.table,
                "worker": self.id,
                "here": msgspec.json.encode(each.guests),
            }
            for each in here
        ]
        saying: Any = dialect.insert(guests)
        saying = saying.values({name: bindparam(name) for name in ("table_id", "worker", "here")})
        await connection.execute(
            saying.on_conflict_do_update(
                index_elements=["table_id", "worker"], set_={"here": saying.excluded.here}
            ),
            rows,
        )
        taking: Any = dialect.insert(leases)
        taking = taking.values({name: bindparam(name) for name in ("table_id", "worker")})
        alive = select(workers.c.id).where(workers.c.until > self._now)
        own = leases.c.worker == taking.excluded.worker
        await connection.execute(
            taking.on_conflict_do_update(
                index_elements=["table_id"],
                set_={"worker": taking.excluded.worker},
                where=own | leases.c.worker.not_in(alive),
            ),
            rows,
        )

    async def _hear(
        self, connection: AsyncConnection, tables: Collection[str]
    ) -> dict[str, Elsewhere]:
        alive = select(workers.c.id).where(workers.c.until > self._now)
        others = select(guests.c.table_id, guests.c.here).where(
            guests.c.table_id.in_(tables),
            guests.c.worker != self.id,
            guests.c.worker.in_(alive),
        )
        tokens: dict[str, list[str]] = {}
        strangers: dict[str, int] = {}
        said: dict[str, list[Heard]] = {}
        looking: dict[str, list[str]] = {}
        for table, here in await connection.execute(others):
            one = msgspec.json.decode(here, type=Guests)
            tokens.setdefault(table, []).extend(one.tokens)
            strangers[table] = strangers.get(table, 0) + one.strangers
            said.setdefault(table, []).extend(one.said)
            looking.setdefault(table, []).extend(set(one.tokens) - set(one.hidden))
        led = select(leases.c.table_id, leases.c.worker)
        led = led.outerjoin(workers, (workers.c.id == leases.c.worker))
        led = led.where(leases.c.table_id.in_(tables))
        led = led.add_columns((workers.c.until > self._now).label("lives"))
        leaders = {row.table_id: row for row in await connection.execute(led)}
        return {
            table: Elsewhere(
                tuple(tokens.get(table, ())),
                strangers.get(table, 0),
                leaders[table].worker if table in leaders and leaders[table].lives else None,
                tuple(said.get(table, ())),
                tuple(sorted(looking.get(table, ()))),
            )
            for table in tables
        }

    @property
    def _dialect(self) -> str:
        return self._store.engine.dialect.name

    @property
    def _now(self) -> Any:
        return literal_column(NOW[self._dialect])
