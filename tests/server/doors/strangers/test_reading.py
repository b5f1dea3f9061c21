"""Answers that nobody reads, or that are read slowly, keep nobody else waiting."""

import asyncio
import os
import socket
from pathlib import Path
from typing import Any

import pytest
import websockets

from parlour.server.pages import index as pages
from server.doors.strangers.strangers import SHORT, until
from server.house import PATIENCE, House, Player, running

pytestmark = pytest.mark.anyio


async def ask(house: House, address: str, said: bytes, reads: int = 4096) -> socket.socket:
    """A connection of a client that says this from this address, and reads nothing by itself."""
    asking = socket.socket()
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
    asking.setblocking(False)
    asking.bind((address, 0))
    there = house.http.base_url.host, house.http.base_url.port
    await asyncio.get_running_loop().sock_connect(asking, there)
    await asyncio.get_running_loop().sock_sendall(asking, said)
    return asking


def built(tmp_path: Path, size: int) -> Path:
    """A page with a file that no compression makes smaller."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "large.bin").write_bytes(os.urandom(size))
    return static


LARGE = b"GET /assets/large.bin HTTP/1.1\r\nHost: parlour\r\n\r\n"


async def test_who_reads_nothing_gives_way_to_a_visit(tmp_path: Path) -> None:
    """Ten addresses hold all connections; somebody with a token gets the page, its files and a
    socket, over and over."""
    fields = {"connections": 120, "connections_per_address": 12, "static": built(tmp_path, 900_000)}
    async with running(tmp_path, proxies=(), **fields) as house:
        made = await house.create()
        await house.http.aclose()
        ten = [f"127.0.1.{n}" for n in range(1, 11)]
        deaf = [await ask(house, ten[n % 10], LARGE * 15) for n in range(120)]
        await until(lambda: house.server.doors.connections == 120)
        for _ in range(5):
            files = [await ask(house, "127.0.2.1", LARGE, 1 << 20) for _ in range(6)]
            for file in files:
                await read_whole(file, 900_000)
            url = f"{house.server.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
            async with websockets.connect(url, local_addr=("127.0.2.1", 0)) as opened:
                assert (await Player(opened).hello(made["token"])).welcome["host"]
            deaf += [await ask(house, one, LARGE * 15) for one in ten]
        assert house.server.doors.connections <= 120
        for each in deaf:
            each.close()


async def read_whole(asking: socket.socket, size: int, pause: float = 0.0) -> None:
    """Read an answer to its last byte."""
    loop, read = asyncio.get_running_loop(), 0
    async with asyncio.timeout(PATIENCE):
        while read < size:
            piece = await loop.sock_recv(asking, 1 << 18)
            assert piece, f"cut off after {read} bytes"
            read += len(piece)
            await asyncio.sleep(pause)
    asking.close()


async def test_more_is_not_answered_than_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = 0
    look_up = pages.Files.lookup_path

    def count(*given: Any) -> Any:
        nonlocal answered
        answered += 1
        return look_up(*given)

    monkeypatch.setattr(pages.Files, "lookup_path", count)
    async with running(tmp_path, static=built(tmp_path, 900_000), unread_timeout=SHORT) as house:
        deaf = await ask(house, "127.0.0.1", LARGE * 200)
        await until(lambda: house.server.doors.refusals.total["unread"])
        assert 1 <= answered < 20
        deaf.close()


async def test_requests_that_run_ahead_of_their_answers(tmp_path: Path) -> None:
    async with running(tmp_path, static=built(tmp_path, 900_000)) as house:
        ahead = await ask(house, "127.0.0.1", LARGE * 1000)
        await until(lambda: house.server.doors.refusals.total["requests"] == 1)
        await until(lambda: not house.server.doors.connections)
        ahead.close()


async def test_who_reads_slowly_gets_all_of_it(tmp_path: Path) -> None:
    """Though it takes longer than the server waits for another request."""
    waits = {"request_timeout": SHORT, "keep_alive": SHORT}
    async with running(tmp_path, static=built(tmp_path, 990_000), **waits) as house:
        slow = await ask(house, "127.0.0.1", LARGE * 4, 1 << 16)
        await read_whole(slow, 4 * 990_000, pause=0.1)
