"""When the server looks for garbage in cycles, and that it leaves none."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.operating import garbage
from parlour.server.operating.garbage import Collector
from parlour.server.rooms import Room
from server.house import PATIENCE, House, running, two_people


class Thing:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setattr(garbage, "FEW", 3000)
    made = Collector()
    try:
        yield made
    finally:
        gc.unfreeze()
        gc.enable()


def test_garbage_among_new_objects_is_freed_at_every_look(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    assert lost()
    collector.look(garbage.OFTEN)
    assert not lost()


@pytest.mark.parametrize("many", [False, True])
def test_what_is_old_is_looked_at_now_and_then_while_it_is_little(
    collector: Collector, many: bool
) -> None:
    kept: list[list[None]] = [[] for _ in range(5000 * many)]
    thing = Thing()
    lost = weakref.ref(thing)
    collector.look(garbage.OFTEN)  # it is old now
    del thing
    collector.look(garbage.OFTEN)
    assert lost()
    collector.look(garbage.THOROUGH)
    assert (lost() is not None) == bool(kept)


def test_old_objects_are_not_gone_through_to_count_them(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That took 0.15 s with a thousand tables, every ten minutes."""
    monkeypatch.delattr(gc, "get_objects")
    collector.look(garbage.THOROUGH)
    collector.look(garbage.THOROUGH)


def test_it_looks_for_garbage_at_no_other_time(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    kept = [[] for _ in range(300_000)]  # type: ignore[var-annotated]
    assert lost()
    assert len(kept) == 300_000


@pytest.mark.anyio
async def test_people_who_come_play_err_and_go_leave_nothing_in_cycles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does the table, once nobody has been there for a while."""
    monkeypatch.setattr("parlour.server.rooms.room.KEPT", 0.1)
    async with running(tmp_path, idle=0.01) as house:
        gc.collect()
        gc.disable()
        try:
            room = await come_play_err_and_go(house)
            async with asyncio.timeout(PATIENCE):
                while house.server.doors.connections or room():
                    await asyncio.sleep(0.01)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            left = {type(each) for each in gc.garbage}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
    assert {each for each in left if each.__module__.startswith(("parlour", "websockets"))} == set()


async def come_and_send_rubbish(house: House, table: str) -> None:
    """What is no HTTP, what is no request for a socket, and what is no frame."""
    request = (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: %d\r\n\r\n"
    )
    host, _, port = house.server.address.removeprefix("http://").rpartition(":")
    for head, rest in (("\r\n\r\n", b""), (request % 12, b""), (request % 13, b"\x83\x80mask")):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(head.encode())
        assert await reader.readuntil(b"\r\n\r\n")
        writer.write(rest)
        await reader.read(1)  # the end, or a frame that says why
        writer.transport.abort()


async def come_play_err_and_go(house: House) -> weakref.ref[Room]:
    table, ann, bo, _, _ = await two_people(house)
    await ann.play()
    await ann.send("say", remark="hello")
    await ann.until("said")
    await ann.act("nothing")
    await ann.error()
    watching = await house.visit(table)
    await watching.send("nothing")
    await watching.error()
    await come_and_send_rubbish(house, table)
    (room,) = map(weakref.ref, house.server.rooms.loaded())
    for player in (watching, ann, bo):
        await player.socket.close()
    await house.http.aclose()
    return room
