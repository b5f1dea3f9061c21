"""Work that is done together, and what becomes of it at the end."""

import asyncio

import pytest

from parlour.server.batches import Batches
from parlour.server.errors import StorageError

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
