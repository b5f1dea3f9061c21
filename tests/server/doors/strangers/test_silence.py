"""Whoever keeps the server waiting, or reads nothing, is cut off; people may be silent."""

import asyncio
import contextlib
import os
import socket
from pathlib import Path

import pytest
import websockets

from parlour.server import wire
from server.doors.strangers.strangers import BODY, SHORT, SOON, dial, ended, plays_on, until
from server.house import House, running, two_people

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: parlour\r\nX-Long: ",
        b"POST /api/tables HTTP/1.1\r\nHost: parlour\r\nContent-Length: 500\r\n\r\n" + BODY,
        b"GET /livez HTTP/1.1\r\nHost: parlour\r\nContent-Length: 500\r\n\r\nhalf of it",
        b"GET /livez HTTP/1.1\r\nHost: parlour\r\n\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "a body nobody reads", "no other request"],
)
async def test_whoever_leaves_the_server_waiting_is_cut_off(strict: House, said: bytes) -> None:
    stream = await dial(strict, said)
    async with asyncio.timeout(SOON):
        await ended(stream)
    await until(lambda: not strict.server.doors.connections)


async def test_whoever_goes_on_slowly_is_cut_off_too(strict: House) -> None:
    stream = await dial(strict, b"GET / HTTP/1.1\r\nHost: parlour\r\nX-Long: ")

    async def trickle() -> None:
        while True:
            stream[1].write(b"x")
            await asyncio.sleep(SHORT / 20)

    trickling = asyncio.create_task(trickle())
    async with asyncio.timeout(SOON):
        await ended(stream)
    trickling.cancel()


async def test_bad_tokens_do_not_buy_time(strict: House) -> None:
    made = await strict.create()
    cleo = await strict.connect(made["table"])
    async with asyncio.timeout(SOON):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await cleo.send("hello", protocol=wire.PROTOCOL, token="wrong")
                assert await cleo.error() in ("unknown-token", "hello-first")
                await asyncio.sleep(SHORT / 10)
    assert cleo.socket.close_code == wire.CLOSE_NO_HELLO


async def test_whoever_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "large.bin").write_bytes(os.urandom(30_000_000))
    async with running(tmp_path, static=tmp_path / "static", unread_timeout=SHORT) as house:
        deaf = socket.create_connection((house.http.base_url.host, house.http.base_url.port))
        deaf.sendall(b"GET /large.bin HTTP/1.1\r\nHost: parlour\r\n\r\n")
        await until(lambda: house.server.doors.connections)
        await until(lambda: not house.server.doors.connections)
        assert house.server.doors.refusals.total["unread"] == 1
        deaf.close()


async def test_people_may_be_silent(strict: House) -> None:
    _, ann, bo, _, _ = await two_people(strict)
    await asyncio.sleep(2 * SHORT)
    await plays_on(ann, bo)


@pytest.mark.parametrize("answers", [True, False])
async def test_a_socket_that_answers_no_ping_is_dead(tmp_path: Path, answers: bool) -> None:
    """As is a phone in a lift: its connection never says that it has gone."""
    async with running(tmp_path, heartbeat=SHORT / 4) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        if not answers:
            ann.socket.transport.pause_reading()
        await asyncio.sleep(SHORT)
        (room,) = house.server.rooms.loaded()
        if answers:
            assert room.presence.online(0)
        else:
            await until(lambda: not room.presence.online(0))
            ann.socket.transport.resume_reading()


async def test_a_server_stops_quietly_while_half_a_request_is_there(tmp_path: Path) -> None:
    """The fixture sees that no traceback is written."""
    async with running(tmp_path) as house:
        half = await dial(
            house, b"POST /api/tables HTTP/1.1\r\nHost: p\r\nContent-Length: 9\r\n\r\n{"
        )
        await until(lambda: house.server.doors.connections)
        await asyncio.sleep(0.05)
        await house.stop()
        await ended(half)


async def test_a_server_stops_quietly_while_an_answer_is_unread(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "large.bin").write_bytes(os.urandom(30_000_000))
    async with running(tmp_path, static=tmp_path / "static", stop_timeout=0.2) as house:
        deaf = socket.create_connection((house.http.base_url.host, house.http.base_url.port))
        deaf.sendall(b"GET /large.bin HTTP/1.1\r\nHost: parlour\r\n\r\n")
        await until(lambda: any(each._stalled for each in house.server.doors._visitors))
        await house.stop()
        deaf.close()
    assert [record.getMessage() for record in caplog.records] == []
