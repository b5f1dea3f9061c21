"""The schema and its history."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text

from parlour.server.settings.settings import Settings
from parlour.server.storage import migrations
from parlour.server.storage.schema import metadata
from server.house import opened

pytestmark = pytest.mark.anyio


def test_head_is_the_newest_revision() -> None:
    assert ScriptDirectory.from_config(migrations.config()).get_heads() == [migrations.HEAD]


async def test_an_empty_database_becomes_what_the_store_expects(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path)):
        pass
    engine = create_engine(f"sqlite:///{tmp_path / 'parlour.db'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert migrations.current(connection) == migrations.HEAD
        created = connection.execute(
            text("SELECT sql FROM sqlite_master WHERE name = 'entries'")
        ).scalar_one()
        assert "WITHOUT ROWID" in created
    engine.dispose()


async def test_a_current_database_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(Settings(data=tmp_path)):
        pass

    def slow() -> None:
        raise AssertionError("Alembic is not needed")

    monkeypatch.setattr(migrations, "config", slow)
    async with opened(Settings(data=tmp_path)) as store:
        await store.ping()


async def test_committed_means_on_the_disk(tmp_path: Path) -> None:
    async with opened(Settings(data=tmp_path)) as store, store._engine.connect() as connection:

        def pragmas(sync: Connection) -> tuple[str, int]:
            mode = sync.execute(text("PRAGMA journal_mode")).scalar_one()
            return mode, sync.execute(text("PRAGMA synchronous")).scalar_one()

        assert await connection.run_sync(pragmas) == ("wal", 2)


async def test_two_servers_make_one_database(tmp_path: Path) -> None:
    async def use() -> None:
        async with opened(Settings(data=tmp_path)) as store:
            await store.ping()

    await asyncio.gather(*(use() for _ in range(4)))


def test_the_history_can_be_walked_back(tmp_path: Path) -> None:
    from alembic import command

    engine = create_engine(f"sqlite:///{tmp_path / 'x.db'}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
        alembic = migrations.config()
        alembic.attributes["connection"] = connection
        command.downgrade(alembic, "base")
        assert migrations.current(connection) == "None"
    engine.dispose()


@pytest.mark.parametrize("folder", ["with space", "100%", "Ünï"])
async def test_folders_with_odd_names(tmp_path: Path, folder: str) -> None:
    async with opened(Settings(data=tmp_path / folder)) as store:
        await store.ping()
    assert (tmp_path / folder / "parlour.db").exists()
