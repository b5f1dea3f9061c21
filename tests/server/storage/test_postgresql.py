"""The store over PostgreSQL: the schema, and what only several writers at once can do."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from parlour.server import wire
from parlour.server.cluster.peers import Guests, Mine, Peers
from parlour.server.errors import StorageError
from parlour.server.rooms import creating as tables
from parlour.server.settings.settings import Settings
from parlour.server.storage import database, migrations
from parlour.server.storage.schema import metadata
from parlour.server.storage.store import Store
from parlour.server.tables import snapshots
from parlour.server.tables.folding import folded
from parlour.server.tables.log import Acted, Snapshot
from parlour.server.tables.state import TableState
from server.backing import PostgreSQL
from server.house import opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def settings(postgresql: PostgreSQL, tmp_path: Path) -> Settings:
    return Settings(data=tmp_path, database=postgresql.database())


async def new_table(store: Store, settings: Settings) -> str:
    wanted = wire.NewTable(game="mojo", name="Ann", seats=2, bots=["easy"])
    return (await tables.create(store, wanted, settings)).table


async def test_workers_that_start_at_once_make_one_database(settings: Settings) -> None:
    async def use() -> None:
        async with opened(settings) as store:
            await store.ping()

    await asyncio.gather(*(use() for _ in range(4)))

    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with opened(settings) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        assert await connection.run_sync(migrations.current) == migrations.HEAD


async def test_committed_means_on_the_disk(settings: Settings, postgresql: PostgreSQL) -> None:
    """Even where the database has been told otherwise; and nothing waits for ever."""
    name = str(settings.database).partition("?")[0].rpartition("/")[2]
    with postgresql.connect() as connection:
        connection.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
        connection.execute(
            f"ALTER DATABASE {name} SET default_transaction_isolation = serializable"
        )
    async with opened(settings) as store, store.engine.connect() as connection:
        shown = {
            setting: (await connection.execute(text(f"SHOW {setting}"))).scalar_one()
            for setting in ("synchronous_commit", "statement_timeout", "transaction_isolation")
        }
    assert shown == {
        "synchronous_commit": "on",
        "statement_timeout": "10s",
        "transaction_isolation": "read committed",
    }


async def test_a_number_is_written_once(settings: Settings) -> None:
    """Twenty writers over two connections want the same number, at each of two tables."""
    async with opened(settings) as one, opened(settings) as two:
        for table in [await new_table(one, settings) for _ in range(2)]:
            wanted = [Acted(id=str(n), record=[]) for n in range(20)]
            n = (await one.read(table)).entries.__len__() + 1
            written = await asyncio.gather(
                *((one, two)[k % 2].append(table, n, entry) for k, entry in enumerate(wanted))
            )
            assert written.count(True) == 1
            last = (await two.read(table)).entries[-1]
            assert isinstance(last, Acted)
            assert last.id == str(written.index(True))


async def test_a_number_that_a_snapshot_made_free_stays_taken(settings: Settings) -> None:
    """One worker appends while another, which knows more, is just shortening the log."""
    async with opened(settings) as one, opened(settings) as two:
        table = await new_table(one, settings)
        state = folded(await one.read(table))
        base = state.n
        for n in range(1, 4):
            assert await two.append(table, base + n, Acted(id=None, record=[]))
        snapshot = Snapshot(n=base + 3, **fields(state))
        about_to, go_on, keep = asyncio.Event(), asyncio.Event(), two._keep

        async def slowly(*arguments: Any) -> None:
            about_to.set()  # the table is locked, nothing is deleted yet
            await go_on.wait()
            await keep(*arguments)

        two._keep = slowly  # type: ignore[method-assign]
        shortening = asyncio.create_task(two.shorten(table, snapshot, {}, snapshot.n))
        await about_to.wait()
        late = asyncio.create_task(one.append(table, base + 1, Acted(id="late", record=[])))
        while not await waits_for_a_lock(two):
            await asyncio.sleep(0.01)
        assert not late.done()
        go_on.set()
        await shortening
        assert await late is False
        assert (await two.read(table)).entries == []
        assert await one.read_on(table, base) is None
        assert await one.append(table, base + 4, Acted(id="next", record=[]))
        assert len(await two.read_on(table, base + 3) or []) == 1


async def waits_for_a_lock(store: Store) -> bool:
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    async with store.reading() as connection:
        return bool(await connection.scalar(text(query)))


def fields(state: TableState) -> dict[str, Any]:
    made = snapshots.take(state)
    return {name: getattr(made, name) for name in made.__struct_fields__ if name != "n"}


async def test_a_table_is_read_as_it_was_at_one_moment(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between its header and its entries, another worker puts a snapshot in their place."""
    from parlour.server.storage import store as module

    async with opened(settings) as one, opened(settings) as two:
        table = await new_table(one, settings)
        state = folded(await one.read(table))
        entries = module._entries

        async def late(*arguments: object) -> object:
            await two.shorten(table, snapshots.take(state), {}, state.n)
            return await entries(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(module, "_entries", late)
        stored = await one.read(table)
        assert (stored.snapshot, len(stored.entries)) == (None, state.n)
        monkeypatch.undo()
        stored = await one.read(table)
        assert stored.snapshot
        assert (stored.snapshot.n, stored.entries) == (state.n, [])


async def test_nobody_writes_to_a_table_that_is_being_deleted(settings: Settings) -> None:
    async with opened(settings) as one, opened(settings) as two:
        for _ in range(5):
            table = await new_table(one, settings)
            n = (await one.read(table)).entries.__len__()
            written, _ = await asyncio.gather(
                two.append(table, n + 1, Acted(id=None, record=[])),
                one.delete(table, n, {}),
                return_exceptions=True,
            )
            there = await one.header(table) is not None
            assert there == (written is True)


async def test_two_workers_can_take_over_from_each_other(settings: Settings) -> None:
    """Each lets go of one table and takes the other: neither waits for the other."""
    async with opened(settings) as one, opened(settings) as two:
        ann, bo = Peers(one, 60), Peers(two, 60)
        for peers, table in ((ann, "a"), (bo, "b")):
            await peers.beat()
            await peers.exchange([Mine(table, HERE)])
        both = asyncio.Barrier(2)
        for peers in (ann, bo):
            peers._say = partial(together, both, peers._say)  # type: ignore[method-assign]
        first, second = await asyncio.gather(
            ann.exchange([Mine("a"), Mine("b", HERE)]), bo.exchange([Mine("a", HERE), Mine("b")])
        )
        assert (first["b"].leader, second["a"].leader) == (ann.id, bo.id)


HERE = Guests(strangers=1)


async def together(all: asyncio.Barrier, say: Any, *arguments: Any) -> None:
    """Go on when all have come so far."""
    await all.wait()
    await say(*arguments)


@pytest.mark.long
async def test_the_connections_are_made_anew_after_a_restart(
    settings: Settings, postgresql: PostgreSQL
) -> None:
    async with opened(settings) as store:
        table = await new_table(store, settings)
        await asyncio.to_thread(postgresql.stop)
        try:
            with pytest.raises(StorageError):
                await store.append(table, 3, Acted(id="no", record=[]))
        finally:
            await asyncio.to_thread(postgresql.start)
        assert await store.append(table, 3, Acted(id="yes", record=[]))
        assert await store.append(table, 4, Acted(id="yes", record=[]))


@pytest.mark.parametrize(("more", "prepared"), [("", True), ("&prepare_threshold=none", False)])
def test_statements_are_not_prepared_where_the_address_says_so(
    postgresql: PostgreSQL, more: str, prepared: bool
) -> None:
    """Behind PgBouncer each transaction may have another connection."""
    connection = database.connect(database.url_of(postgresql.database() + more))
    for _ in range(10):
        connection.execute("SELECT 1")
    (count,) = connection.execute("SELECT count(*) FROM pg_prepared_statements").fetchone()
    assert (count > 0) == prepared
    connection.close()
