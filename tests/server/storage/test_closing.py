"""A store that is closed leaves no connection open, and what is cancelled with it is no failure."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from parlour.server import Settings
from parlour.server.storage import database
from parlour.server.storage.store import Store

pytestmark = pytest.mark.anyio


async def test_a_connection_in_use_is_closed_when_it_is_given_back(tmp_path: Path) -> None:
    store = Store(Settings(data=tmp_path).database_url)
    await store.open()
    async with store.reading() as connection:
        used = (await connection.get_raw_connection()).driver_connection
        assert used
        await store.close()
        await connection.exec_driver_sql("SELECT 1")
    with pytest.raises(ValueError, match="no active connection"):
        await used.execute("SELECT 1")


@pytest.mark.parametrize("cancelled", [False, True])
def test_what_nobody_waits_for_any_more_is_no_failure(
    caplog: pytest.LogCaptureFixture, cancelled: bool
) -> None:
    database.tell(asyncio.CancelledError() if cancelled else sqlite3.OperationalError("locked"))
    assert caplog.messages == ([] if cancelled else ["the database failed: locked"])
