"""Work that is done together, and what becomes of it at the end."""

import asyncio
from pathlib import Path

import pytest

from parlour.server import Settings, wire
from parlour.server.errors import StorageError
from parlour.server.rooms import creating as tables
from parlour.server.storage import store
from parlour.server.storage.batches import Batches
from parlour.server.tables import log
from server.house import opened

pytestmark = pytest.mark.anyio


async def test_nobody_waits_for_what_will_not_be_done() -> None:
    """What is asked for while the server stops, and afterwards, is refused."""
    hangs = asyncio.Event()

    async def work(items: list[int]) -> list[int]:
        await hangs.wait()
        return items

    batches = Batches(work, lambda item: item, 10)
    batches.start()
    before = asyncio.create_task(batches.ask(1))
    await asyncio.sleep(0)
    await asyncio.wait_for(batches.stop(), 10)
    with pytest.raises(StorageError):
        await asyncio.wait_for(before, 10)
    with pytest.raises(StorageError, match="stopping"):
        await asyncio.wait_for(batches.ask(2), 10)


async def test_a_move_waits_for_few_of_the_tables_that_are_made(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    wanted = wire.NewTable(game="mojo", name="Ann", seats=2)
    async with opened(settings) as opened_store:
        mine = await tables.create(opened_store, wanted, settings)
        made: list[wire.Created] = []

        async def make() -> None:
            made.append(await tables.create(opened_store, wanted, settings))

        making = [asyncio.create_task(make()) for _ in range(10 * store.AT_ONCE)]
        await asyncio.sleep(0)
        assert await opened_store.append(mine.table, 2, log.Renamed(seat=0, name="Anna"))
        assert len(made) <= 2 * store.AT_ONCE
        await asyncio.gather(*making)
        for one in made:
            stored = await opened_store.read(one.table)
            assert [type(entry) for entry in stored.entries] == [log.Seated]
