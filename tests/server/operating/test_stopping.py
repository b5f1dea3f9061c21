"""A server that stops: it says so, finishes what is under way, and sends everybody away."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server import wire
from parlour.server.serving import services
from parlour.server.storage.store import Store
from parlour.server.storage.writing import Writer
from server.house import PATIENCE, running, two_people

pytestmark = pytest.mark.anyio


async def test_a_move_under_way_is_written_and_acknowledged_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    insert, begun, go_on = Writer.write, asyncio.Event(), asyncio.Event()

    async def slow(self: Writer, *given: Any) -> Any:
        begun.set()
        await go_on.wait()
        return await insert(self, *given)

    async with running(tmp_path) as house:
        table, ann, bo, _, _ = await two_people(house)
        monkeypatch.setattr(Writer, "write", slow)
        await ann.act()
        await begun.wait()
        stopping = asyncio.create_task(house.stop())
        while not house.server.readiness.stopping:
            await asyncio.sleep(0)
        go_on.set()
        assert await ann.closed() == wire.CLOSE_STOPPING
        assert await bo.closed() == wire.CLOSE_STOPPING
        await stopping
        monkeypatch.undo()
        last = await house.log(table)
    assert ann.update["done"], "it was acknowledged"
    assert bo.update["entry"] == ann.update["entry"] == len(last)


async def test_a_database_that_hangs_holds_nothing_up_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def stuck(self: Writer, *_: Any) -> Any:
        await asyncio.Event().wait()

    async with running(tmp_path, stop_timeout=0.1) as house:
        _, ann, _, _, _ = await two_people(house)
        monkeypatch.setattr(Writer, "write", stuck)
        await ann.act()
        await asyncio.sleep(0.05)
        stopping = asyncio.create_task(house.stop())
        assert await ann.closed() == wire.CLOSE_STOPPING
        await stopping


async def test_whoever_is_cancelled_while_closing_a_connection_ends(tmp_path: Path) -> None:
    """A task that reads is cancelled, again as it closes its connection, and so is the closing:
    that is what the end of a loop does. The driver's thread is busy meanwhile."""
    store = Store(f"sqlite:///{tmp_path}/tables.db", sole=True)
    await store.open()
    busy, begun = threading.Event(), asyncio.Event()

    async def read() -> None:
        async with store.reading() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver._tx.put_nowait((None, busy.wait))
            begun.set()
            await connection.exec_driver_sql("SELECT 1")

    before = asyncio.all_tasks()
    reading = asyncio.create_task(read())
    await begun.wait()
    for _ in range(2):
        await asyncio.sleep(0.01)
        reading.cancel()
    await asyncio.wait({reading})
    (closing,) = asyncio.all_tasks() - before - {reading}
    closing.cancel()
    await asyncio.sleep(0.01)
    busy.set()
    done, _ = await asyncio.wait({closing}, timeout=PATIENCE)
    await store.close()
    assert done, "it waits for a thread that has ended"


async def test_a_server_that_stops_waits_for_what_it_does_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would use a database that is being closed."""
    begun, ended = asyncio.Event(), asyncio.Event()

    async def slow(*_: Any) -> None:
        begun.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)
            ended.set()

    monkeypatch.setattr(services, "tidy_for_ever", slow)
    async with running(tmp_path) as house:
        await begun.wait()
        await house.stop()
        assert ended.is_set()


async def test_newcomers_are_sent_elsewhere_while_it_drains(tmp_path: Path) -> None:
    async with running(tmp_path, drain=0.5) as house:
        _, ann, bo, _, _ = await two_people(house)
        assert (await house.http.get("/readyz")).status_code == 200
        stopping = asyncio.create_task(house.stop())
        while not house.server.readiness.stopping:
            await asyncio.sleep(0)
        answer = await house.http.get("/readyz")
        assert (answer.status_code, answer.json()["message"]) == (503, "the server is stopping")
        assert (await house.http.get("/livez")).status_code == 200
        actor = ann if ann.view["legal"] else bo
        await actor.play()  # whoever is there plays on
        assert await ann.closed() == wire.CLOSE_STOPPING
        await stopping
        with pytest.raises(httpx.ConnectError):
            await house.http.get("/livez")
