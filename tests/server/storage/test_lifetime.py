"""What nobody has touched for long is deleted; games that are over stay as records, for a time."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from parlour.server.errors import StorageError, UnknownTableError
from parlour.server.rooms import Rooms
from parlour.server.rooms import creating as tables
from parlour.server.serving import lifetime
from parlour.server.serving.lifetime import tidy
from parlour.server.settings.settings import DAY, Settings
from parlour.server.storage import store
from parlour.server.storage.store import Store
from parlour.server.tables import log
from parlour.server.tables.state import Change
from parlour.server.thinking.thinkers import Thinkers
from server.house import opened
from server.operating.test_logs import enter, new_table, play

pytestmark = pytest.mark.anyio


async def age(kept: Store, days: float) -> None:
    """Everything was written so many days earlier."""
    by = round(days * DAY * 1000)
    async with kept.begin() as connection:
        for table, column in (("tables", "touched"), ("entries", "at"), ("records", "at")):
            one = getattr(store, table)
            await connection.execute(update(one).values({column: one.c[column] - by}))


async def count(kept: Store, table: Any) -> int:
    async with kept._engine.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(table)) or 0)


def rooms_of(kept: Store, settings: Settings) -> Rooms:
    return Rooms(kept, settings, Thinkers(settings))


async def test_a_table_that_nobody_touches_is_deleted_and_its_games_are_kept(
    tmp_path: Path,
) -> None:
    settings = Settings(data=tmp_path, keep_tables=30 * DAY, keep_records=300 * DAY)
    async with opened(settings) as kept:
        rooms = rooms_of(kept, settings)
        table = await new_table(kept, settings, options={"points": 5})
        await play(await enter(table, kept, settings), 4)
        told = [await tables.revealed(kept, table, n) for n in (1, 2, 3, 4, None)]
        await age(kept, 29)
        await tidy(kept, rooms, settings)
        await kept.read(table)
        await age(kept, 2)
        await tidy(kept, rooms, settings)
        with pytest.raises(UnknownTableError):
            await kept.read(table)
        assert await count(kept, store.entries) == 0
        assert [await tables.revealed(kept, table, n) for n in (1, 2, 3, 4, None)] == told
        with pytest.raises(UnknownTableError):
            await tables.revealed(kept, table, 5)
        await age(kept, 299)
        await tidy(kept, rooms, settings)
        assert await tables.revealed(kept, table, 4) == told[3]
        await age(kept, 2)
        await tidy(kept, rooms, settings)
        with pytest.raises(UnknownTableError):
            await tables.revealed(kept, table, 4)


async def test_whatever_is_touched_stays(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep_tables=30 * DAY)
    async with opened(settings) as kept:
        touched, forgotten = [await new_table(kept, settings) for _ in range(2)]
        await age(kept, 31)
        room = await enter(touched, kept, settings)
        await room.change(lambda state: Change(log.HintsSet(on=True)))
        await tidy(kept, rooms_of(kept, settings), settings)
        await kept.read(touched)
        with pytest.raises(UnknownTableError):
            await kept.read(forgotten)


async def test_a_table_with_somebody_at_it_stays(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep_tables=30 * DAY)
    async with opened(settings) as kept:
        table = await new_table(kept, settings)
        await age(kept, 31)
        rooms = rooms_of(kept, settings)
        async with rooms.hold(table):
            await tidy(kept, rooms, settings)
            await kept.read(table)
        await rooms.stop()


async def test_for_ever_means_for_ever(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep_tables=None, keep_records=None)
    async with opened(settings) as kept:
        table = await new_table(kept, settings)
        await age(kept, 40_000)
        await tidy(kept, rooms_of(kept, settings), settings)
        await kept.read(table)


async def test_one_damaged_table_does_not_keep_the_others(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep_tables=30 * DAY)
    async with opened(settings) as kept:
        damaged, other = [await new_table(kept, settings) for _ in range(2)]
        async with kept.begin() as connection:
            broken = store.entries.c.table_id == damaged
            await connection.execute(update(store.entries).where(broken).values(body=b"?"))
        await age(kept, 31)
        await asyncio.wait_for(tidy(kept, rooms_of(kept, settings), settings), 10)
        assert await count(kept, store.tables) == 1
        with pytest.raises(UnknownTableError):
            await kept.read(other)


async def test_however_many_cannot_be_deleted_the_others_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By whatever error; and no more than a few are asked for at once."""
    settings = Settings(data=tmp_path, keep_tables=30 * DAY)
    async with opened(settings) as kept:
        every = sorted([await new_table(kept, settings) for _ in range(5)])
        await age(kept, 31)
        delete, untouched = kept.delete, kept.untouched

        async def fails(table: str, *more: Any) -> None:
            if table in every[:2]:
                raise StorageError("a disk is broken")
            if table in every[2:4]:
                raise ValueError("the hand is 1 2 3")
            await delete(table, *more)

        async def two(before: int, after: str = "") -> list[str]:
            return await untouched(before, after, most=2)

        monkeypatch.setattr(kept, "delete", fails)
        monkeypatch.setattr(kept, "untouched", two)
        await asyncio.wait_for(tidy(kept, rooms_of(kept, settings), settings), 10)
        assert await untouched(round(1e15)) == every[:4]


async def test_whoever_comes_back_too_late_hears_so_and_nobody_else_notices(
    tmp_path: Path,
) -> None:
    """Somebody still has the room of a table that has been deleted."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as kept:
        table, other = [await new_table(kept, settings) for _ in range(2)]
        room, another = [await enter(one, kept, settings) for one in (table, other)]
        await kept.delete(table, room.state.n, {})
        with pytest.raises(UnknownTableError):
            await room.change(lambda state: Change(log.HintsSet(on=True)))
        await another.change(lambda state: Change(log.HintsSet(on=True)))
        assert another.state.setup.hints


async def test_a_table_that_is_written_to_meanwhile_stays(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as kept:
        table = await new_table(kept, settings)
        n = (await enter(table, kept, settings)).state.n
        assert await kept.append(table, n + 1, log.HintsSet(on=True))
        await kept.delete(table, n, {})
        assert len((await kept.read(table)).entries) == n + 1


async def test_no_error_ends_the_tidying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that cannot be folded, say."""
    settings, again, tried = Settings(data=tmp_path), asyncio.Event(), 0

    async def fails(*_: object) -> None:
        nonlocal tried
        tried += 1
        if tried == 2:
            again.set()
        raise ValueError("the hand is 1 2 3")

    monkeypatch.setattr(lifetime, "tidy", fails)
    monkeypatch.setattr(lifetime, "EVERY", 0.0)
    kept = Store(settings.database_url)
    tidying = asyncio.create_task(lifetime.tidy_for_ever(kept, rooms_of(kept, settings), settings))
    async with asyncio.timeout(30):
        await again.wait()
    tidying.cancel()
