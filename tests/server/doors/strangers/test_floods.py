"""Messages without end, tiny or torn or of no kind, are stopped; the others play on."""

import asyncio
import contextlib
import gc
import json
import struct
from pathlib import Path
from typing import Any

import pytest
import websockets
from starlette.websockets import WebSocketDisconnect

from parlour.server import wire
from parlour.server.errors import StorageError
from parlour.server.serving.connection import Connection
from parlour.server.storage.store import Store
from server.doors.strangers.strangers import BODY, Stream, dial, ended, plays_on, until
from server.house import House, one_server, running, two_people

pytestmark = pytest.mark.anyio


async def test_all_windows_of_a_seat_count_as_one(tmp_path: Path) -> None:
    async with running(tmp_path, rate=1.0, burst=10) as house:
        made = await house.create()
        windows = [await house.visit(made["table"], made["token"]) for _ in range(5)]
        answers = []
        for window in windows:
            for _ in range(5):
                await window.send("ping")
            answers += [(await window.next())["type"] for _ in range(5)]
        assert 9 <= answers.count("pong") <= 12


async def test_changes_that_are_no_moves_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, changes=0.001, changes_burst=5) as house:
        table, ann, bo, _, token = await two_people(house)
        before = len(await house.log(table))
        windows = [bo, *[await house.visit(table, token) for _ in range(3)]]
        for n, window in enumerate(windows * 5):
            await window.send("rename", name=f"Bo {n}")
        for window in windows:
            await window.heard()
        assert len(await house.log(table)) - before == 5
        await ann.heard()
        await plays_on(ann, bo)


async def test_sitting_down_and_getting_up_counts_too(tmp_path: Path) -> None:
    async with running(tmp_path, changes=0.001, changes_burst=5) as house:
        made = await house.create()
        bo = await house.visit(made["table"])
        for _ in range(10):
            await bo.send("join", name="Bo")
            await bo.send("leave")
        await bo.heard()
        assert len(await house.log(made["table"])) == 1 + 5


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame from a client, masked with zeros."""
    head = struct.pack("!BB", opcode | 0x80 * fin, 0x80 | len(data))
    return head + bytes(4) + data


TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10


async def shake_hands(house: House, table: str) -> Stream:
    """A socket without a library in the way."""
    stream = await dial(
        house,
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: parlour\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    )
    assert b" 101 " in await stream[0].readuntil(b"\r\n\r\n")
    return stream


@pytest.mark.parametrize(
    ("begin", "flood", "reason"),
    [
        (frame(TEXT, fin=False), frame(CONTINUATION, fin=False), "fragments"),
        (b"", frame(PING), "frames"),
        (b"", frame(PONG), "frames"),
        (b"", frame(TEXT), "frames"),
    ],
    ids=["empty fragments", "pings", "pongs", "empty messages"],
)
async def test_many_small_frames(tmp_path: Path, begin: bytes, flood: bytes, reason: str) -> None:
    async with running(tmp_path, rate=20.0) as house:
        _, ann, bo, _, _ = await two_people(house)
        made = await house.create()
        stream = await shake_hands(house, made["table"])
        stream[1].write(begin + flood * 2000)
        said = await ended(stream)
        assert struct.pack("!H", wire.CLOSE_FLOOD) in said
        assert house.server.doors.refusals.total[reason] == 1
        await plays_on(ann, bo)


@one_server
async def test_a_message_in_a_few_pieces(house: House) -> None:
    made = await house.create()
    hello = json.dumps({"type": "hello", "protocol": wire.PROTOCOL}).encode()
    stream = await shake_hands(house, made["table"])
    pieces = [hello[at : at + 10] for at in range(0, len(hello), 10)]
    stream[1].write(frame(TEXT, pieces[0], fin=False))
    for piece in pieces[1:-1]:
        stream[1].write(frame(CONTINUATION, piece, fin=False))
    stream[1].write(frame(CONTINUATION, pieces[-1]))
    assert b"welcome" in await stream[0].readuntil(b"welcome")
    stream[1].close()


@one_server
async def test_text_that_is_none(house: House) -> None:
    """The fixture sees that no traceback is written."""
    made = await house.create()
    stream = await shake_hands(house, made["table"])
    before = house.server.doors.refusals.total["bad-text"]
    stream[1].write(frame(TEXT, b"\xff\xfe"))
    assert struct.pack("!H", 1007) in await ended(stream)
    assert house.server.doors.refusals.total["bad-text"] == before + 1


@one_server
async def test_nothing_is_written_to_what_is_gone(house: House) -> None:
    """The fixture sees that asyncio does not complain."""
    table, ann, bo, _, _ = await two_people(house)
    (room,) = (each for each in house.server.rooms.loaded() if each.id == table)
    client = next(each for each in room.audience.members if each.seat == 1).client
    assert isinstance(client, Connection)
    assert client._visitor.transport
    client._visitor.transport.abort()  # as when the client resets the connection
    for _ in range(20):
        client.send(b"{}")  # at once
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await client._websocket.send_text("{}")  # as from the outbox
    assert await bo.closed() == 1006
    await ann.until("table")


async def test_what_is_refused_after_the_client_was_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hears of it; the fixture sees that asyncio does not tell the log, either."""
    asked, answer = asyncio.Event(), asyncio.Event()

    async def fail(*_: Any) -> bool:
        asked.set()
        await answer.wait()
        raise StorageError("the disk is full")

    async with running(tmp_path) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        monkeypatch.setattr(Store, "append", fail)
        await ann.send("rename", name="Anna")
        await asked.wait()
        (room,) = house.server.rooms.loaded()
        room.close(wire.CLOSE_STOPPING)
        await until(lambda: not room.audience.members)
        answer.set()
        await asyncio.sleep(0.05)
        gc.collect()


@pytest.mark.long
async def test_a_crowd_does_not_cut_off_the_players(tmp_path: Path) -> None:
    """All are told who comes and goes, but not each time."""
    async with running(tmp_path, outbox=20) as house:
        table, ann, bo, _, _ = await two_people(house)
        sockets = await asyncio.gather(*(house.connect(table) for _ in range(100)))
        await asyncio.gather(*(each.hello() for each in sockets))
        while ann.table["spectators"] < 100:
            await ann.until("table")
        assert sum("spectators" in text for text in ann.frames) < 60
        await bo.heard()
        await plays_on(ann, bo)
        for each in sockets:  # they have not read what they were told, and would close slowly
            each.socket.transport.abort()


@one_server
async def test_requests_that_are_none(house: House) -> None:
    before = house.server.doors.refusals.total["bad-http"]
    for _ in range(5):
        assert b"400" in await ended(await dial(house, b"\x16\x03\x01\r\n\r\n"))
    assert house.server.doors.refusals.total["bad-http"] == before + 5


async def test_bytes_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), bytes=1.0, bytes_burst=5000) as house:
        made = await house.create()
        bo = await house.visit(made["table"])
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(100):
                await bo.send("rename", name="x" * 1000)
                await bo.next()
        assert bo.socket.close_code == 1006
        assert house.server.doors.refusals.total["bytes"] == 1


async def test_one_address_does_not_use_up_the_tables_of_all(tmp_path: Path) -> None:
    fields = {"new_tables": 0.001, "new_tables_burst": 4, "address_tables": 0.001}
    async with running(tmp_path, **fields, address_tables_burst=2) as house:

        async def make(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            answer = await house.http.post("/api/tables", content=BODY, headers=headers)
            return answer.status_code

        assert [await make("192.0.2.1") for _ in range(9)] == [201] * 2 + [429] * 7
        assert [await make("192.0.2.2") for _ in range(2)] == [201] * 2
        assert await make("192.0.2.3") == 429  # now everybody's are used up


async def test_reading_tables_is_limited_more_than_reading_files(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), reads=0.001, reads_burst=3) as house:
        made = await house.create()
        path = f"/api/tables/{made['table']}"
        codes = [(await house.http.get(path)).status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        assert (await house.http.get("/api/games")).status_code == 200


async def test_new_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), arrivals=0.001, arrivals_burst=3) as house:
        answers = [await ended(await dial(house, b"GET /livez HTTP/1.0\r\n\r\n")) for _ in range(5)]
        assert [b"200 OK" in answer for answer in answers] == [True] * 3 + [False] * 2
