"""A server that stops: it says so, finishes what is under way, and sends everybody away."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
from house import running, two_people

from parlour.server import wire
from parlour.server.writing import Writer

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
