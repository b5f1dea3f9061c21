"""Subscriptions of players who are to be told of their turns: one for each token of a seat."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.server import wire
from parlour.server.errors import StorageError
from parlour.server.storage.schema import subscriptions
from parlour.server.storage.store import Store

_decode = msgspec.json.Decoder(wire.Subscription).decode


class Subscriptions:
    """The subscriptions in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, table: str, token: str, wanted: wire.Subscription) -> None:
        """Keep the subscription of a token, by its hash, in the place of an earlier one
        (StorageError)."""
        row = {"table_id": table, "token": token, "body": msgspec.json.encode(wanted), "told": 0}
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._store.engine.dialect.name]
        keeping: Any = dialect.insert(subscriptions)
        keeping = keeping.values({name: bindparam(name) for name in row})
        keeping = keeping.on_conflict_do_update(
            index_elements=["table_id", "token"], set_={"body": keeping.excluded.body}
        )
        try:
            async with self._store.begin() as connection:
                await connection.execute(keeping, row)
        except SQLAlchemyError as error:
            raise StorageError("the subscription could not be kept; try again") from error

    async def drop(self, table: str, tokens: Collection[str], endpoint: str | None = None) -> None:
        """Delete the subscriptions of these tokens; with `endpoint`, only those that still lead
        there (StorageError)."""
        theirs = (subscriptions.c.table_id == table) & subscriptions.c.token.in_(tokens)
        try:
            async with self._store.begin() as connection:
                if endpoint is not None:
                    found = await connection.scalars(select(subscriptions.c.body).where(theirs))
                    if any(_decode(body).endpoint != endpoint for body in found):
                        return
                await connection.execute(delete(subscriptions).where(theirs))
        except SQLAlchemyError as error:
            raise StorageError("the subscription could not be deleted; try again") from error

    async def find(self, table: str, token: str) -> wire.Subscription | None:
        """The subscription of a token, by its hash (StorageError)."""
        try:
            async with self._store.reading() as connection:
                return await of_person(connection, table, [token])
        except SQLAlchemyError as error:
            raise StorageError("the subscription could not be read") from error

    async def claim(
        self, table: str, token: str, n: int, nudged: bool = False
    ) -> wire.Subscription | None:
        """Return where to tell a player of the turn that began with entry number n, for this worker
        alone to do; `nudged`: once more, after a nudge. None if there is no subscription, or a
        worker has told them already (StorageError)."""
        told = 2 * n + nudged
        one = (subscriptions.c.table_id == table) & (subscriptions.c.token == token)
        wanted = select(subscriptions.c.body).where(one)
        try:
            async with self._store.reading() as connection:
                if await connection.scalar(wanted) is None:
                    return None
            async with self._store.begin() as connection:
                mine = (
                    update(subscriptions).where(one, subscriptions.c.told < told).values(told=told)
                )
                if not (await connection.execute(mine)).rowcount:
                    return None
                body = await connection.scalar(wanted)
        except SQLAlchemyError as error:
            raise StorageError("the subscription could not be read") from error
        return None if body is None else _decode(body)


async def of_person(
    connection: AsyncConnection, table: str, persons: Collection[str]
) -> wire.Subscription | None:
    """The subscription of a person, by the hashes of their tokens, at a table."""
    theirs = (subscriptions.c.table_id == table) & subscriptions.c.token.in_(persons)
    body = await connection.scalar(select(subscriptions.c.body).where(theirs).limit(1))
    return None if body is None else _decode(body)


async def erase(connection: AsyncConnection, table: str, persons: Collection[str]) -> None:
    """Delete the subscriptions of these persons at a table."""
    theirs = (subscriptions.c.table_id == table) & subscriptions.c.token.in_(persons)
    await connection.execute(delete(subscriptions).where(theirs))
