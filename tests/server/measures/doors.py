"""How two people fare at a table while somebody attacks the server: `make drill-doors`.

A server in a process of its own with its usual limits, and the attackers in another. Attacks come
from this machine by way of a trusted proxy, or, with an address of their own, from 127.0.0.9.

A move is timed from sending to its answer. Meanwhile somebody with a token visits again and again,
as a browser does, from an address of their own: the page, its files over six connections, the
table, the socket. Fails if a visit failed, the slowest hundredth of the moves took 100 ms during an
attack, the server's log grew by a megabyte, or its memory to more than `MOST_MEMORY`. For figures,
leave the machine alone.
"""

import argparse
import asyncio
import contextlib
import os
import random
import re
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

import parlour.server
from server.house import Player
from server.measures.latency import show

PAUSE = 0.12
MOST = 0.1
"""Seconds that the slowest hundredth of moves may take."""
MOST_LOG = 1_000_000
"""Bytes."""
MOST_MEMORY = 400_000
"""KiB."""
FRAGMENTS = 3_500_000
"""That attack goes on until it has sent so many."""
PORT = 8766
ADDRESS = f"http://127.0.0.1:{PORT}"
SERVE = """
import sys
from pathlib import Path
from parlour.server import Settings, run
run(Settings(data=Path(sys.argv[1]), port=8766, bot_workers=0, proxies=("127.0.0.1",)))
"""
OTHER = ("127.0.0.9", 0)
TEN = [f"127.0.0.{n}" for n in range(11, 21)]
VISITOR = "127.0.0.99"
TLS = ssl.create_default_context()
"""Not used; but to make one takes a while."""
STATIC = Path(parlour.server.__file__).parent / "static"
sent = 0
"""Connections, messages or fragments of the attack, whichever it is about."""


def count_one(number: int = 1) -> None:
    global sent
    sent += number


class Client(Player):
    async def next(self) -> dict[str, Any]:
        frame = await super().next()
        self.frames.clear()
        return frame


async def create(**fields: Any) -> dict[str, str]:
    wanted = {"game": "mojo", "name": "Ann", "seats": 2, "options": {"points": 1000}} | fields
    async with httpx.AsyncClient(base_url=ADDRESS) as http:
        made: dict[str, str] = (await http.post("/api/tables", json=wanted)).json()
    return made


async def visit(table: str, token: str | None = None, **fields: Any) -> Client:
    url = f"{ADDRESS.replace('http', 'ws')}/api/tables/{table}/socket"
    client = Client(await websockets.connect(url, ping_interval=None, **fields))
    return await client.hello(token)  # type: ignore[return-value]


async def shake_hands(table: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT, local_addr=OTHER)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: p\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


# --- attacks ------------------------------------------------------------------------------------


async def nothing(table: str, token: str) -> None:
    await asyncio.sleep(3600)


async def silent(table: str, token: str) -> None:
    """1,100 connections that say nothing, opened again when they are closed."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
                count_one()
                await reader.read()
                writer.close()
            await asyncio.sleep(random.random())

    await asyncio.gather(*(one() for _ in range(1100)))


async def spectators(table: str, token: str) -> None:
    """500 spectators of the players' table, who come again when they are turned away."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, AssertionError):
                count_one()
                client = await visit(table)
                while True:
                    await client.socket.recv()
            await asyncio.sleep(1 + random.random())

    await asyncio.gather(*(one() for _ in range(500)))


async def windows(table: str, token: str) -> None:
    """20 windows of one player, who renames without a pause."""

    async def one(n: int) -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, AssertionError):
                client = await visit(table, token)
                for times in range(10**9):
                    count_one()
                    await client.send("rename", name=f"Bo {n} {times % 1000}")
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.01):
                            while True:
                                await client.socket.recv()
            await asyncio.sleep(random.random())

    await asyncio.gather(*(one(n) for n in range(20)))


async def fragments(table: str, token: str) -> None:
    """20 sockets that send empty fragments of one message, as many as fit."""
    flood = (struct.pack("!BB", 0, 0x80) + bytes(4)) * 10_000

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                _, writer = await shake_hands(table)
                writer.write(struct.pack("!BB", 1, 0x80) + bytes(4))
                while True:
                    writer.write(flood)
                    await writer.drain()
                    count_one(10_000)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(20)))


async def requests(table: str, token: str) -> None:
    """20 clients that ask for the table without a pause."""

    async def one() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=OTHER[0])
        async with httpx.AsyncClient(base_url=ADDRESS, transport=transport) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    count_one()
                    await http.get(f"/api/tables/{table}")

    await asyncio.gather(*(one() for _ in range(20)))


async def unread(table: str, token: str) -> None:
    """Ten addresses, each with all the connections it may have, which ask 15 times for the largest
    file and read nothing."""
    largest = max((STATIC / "assets").rglob("*.*"), key=lambda file: file.stat().st_size)
    path = largest.relative_to(STATIC)
    ask = f"GET /{path} HTTP/1.1\r\nHost: p\r\nAccept-Encoding: gzip\r\n\r\n".encode()
    await asyncio.gather(*(_hold(address, ask * 15) for address in TEN for _ in range(200)))


async def tables(table: str, token: str) -> None:
    """200 addresses, which together make some 1,000 tables in six seconds, and so on."""

    wanted = b'{"game": "mojo", "name": "Ann", "seats": 2, "bots": ["easy"], "start": true}'
    head = f"POST /api/tables HTTP/1.0\r\nHost: p\r\nContent-Length: {len(wanted)}\r\n\r\n"

    async def one(address: str) -> None:
        while True:
            await asyncio.sleep(2.4 * random.random())
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", PORT, local_addr=(address, 0)
                )
                writer.write(head.encode() + wanted)
                count_one(b" 201 " in await reader.read())
                writer.close()

    await asyncio.gather(*(one(f"127.0.1.{n}") for n in range(1, 201)))


async def _hold(address: str, said: bytes) -> None:
    """Keep a connection that says this and reads nothing; once it is cut off, another."""
    loop = asyncio.get_running_loop()
    while True:
        with contextlib.suppress(OSError), socket.socket() as deaf:
            deaf.setblocking(False)
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.bind((address, 0))
            await loop.sock_connect(deaf, ("127.0.0.1", PORT))
            count_one()
            await loop.sock_sendall(deaf, said)
            while True:  # sends until that fails; nothing is read
                await asyncio.sleep(0.5 + random.random())
                await loop.sock_sendall(deaf, b"\r\n")
        await asyncio.sleep(random.random())


ATTACKS = {
    each.__name__: each
    for each in (nothing, silent, spectators, windows, fragments, requests, unread, tables)
}


# --- people -------------------------------------------------------------------------------------


async def play(ann: Client, bo: Client, enough: Callable[[], bool]) -> list[float]:
    """Until it is enough; how long each move took, in seconds."""
    times: list[float] = []
    while not enough():
        for client in (ann, bo):
            await client.heard()
        if ann.view["phase"] == "deal":
            for client in (ann, bo):
                await client.send("ready")
            await asyncio.sleep(PAUSE)
        elif ann.view["phase"] == "over":
            await ann.send("start")
            await ann.until("update")
        else:
            mover = ann if ann.view["legal"] else bo
            began = time.perf_counter()
            await mover.play()
            times.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE)
    return times


async def drop_in(made: dict[str, str]) -> None:
    """A whole visit of somebody with a token, as a browser makes it (raises what fails)."""
    transport = httpx.AsyncHTTPTransport(
        local_address=VISITOR, limits=httpx.Limits(max_connections=6), verify=TLS
    )
    async with (
        asyncio.timeout(10),
        httpx.AsyncClient(base_url=ADDRESS, transport=transport) as http,
    ):

        async def get(path: str, **headers: str) -> str:
            return (await http.get(path, headers=headers)).raise_for_status().text

        page = await get(f"/t/{made['table']}")
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        assert files
        more = [f"/{file.relative_to(STATIC)}" for file in (STATIC / "assets").rglob("*.*")]
        await asyncio.gather(*(get(path) for path in [*files, *more[:20], "/api/games"]))
        await get(f"/api/tables/{made['table']}", Authorization=f"Bearer {made['token']}")
        client = await visit(made["table"], made["token"], local_addr=(VISITOR, 0))
        assert client.welcome["seat"] == 0
        await client.socket.close()


async def keep_visiting(made: dict[str, str], times: list[float], failed: list[str]) -> None:
    """Until cancelled; note how long each visit took, and what those that failed said."""
    while True:
        began = time.perf_counter()
        try:
            await drop_in(made)
            times.append(time.perf_counter() - began)
        except (OSError, httpx.HTTPError, websockets.WebSocketException, AssertionError) as error:
            failed.append(repr(error))
        await asyncio.sleep(0.5)


async def measure(attack: str, seconds: float, log: Path, pid: int) -> bool:
    """Whether the people fared well."""
    made = await create()
    ann, bo = await visit(made["table"], made["token"]), await visit(made["table"])
    await bo.join("Bo")
    await ann.send("start")
    await ann.until("update")
    other = await create(name="Cleo")
    victim = {"windows": other, "requests": made, "spectators": made}.get(attack, other)
    written, sent = log.stat().st_size, log.with_name("sent")
    command = [sys.executable, __file__, "--attack", attack, victim["table"], victim["token"], sent]
    came: list[float] = []
    failed: list[str] = []
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as attackers:
        try:
            while not sent.exists():
                await asyncio.sleep(0.1)
            await asyncio.sleep(2)
            until = time.perf_counter() + seconds

            def enough() -> bool:
                done = attack != "fragments" or int(sent.read_text()) >= FRAGMENTS
                return done and time.perf_counter() > until

            visiting = asyncio.create_task(keep_visiting(made, came, failed))
            times = await play(ann, bo, enough)
            visiting.cancel()
            files = len(os.listdir(f"/proc/{pid}/fd"))
        finally:
            attackers.terminate()
    grown = log.stat().st_size - written
    show(f"{attack} ({sent.read_text()})", times)
    print(f"    {files} files open; log {grown} bytes")
    print(f"    visits: {len(came)}, failed: {len(failed)}", *failed[:3])
    if came:
        show("    a visit", came)
    if attack == "windows":
        stored = count(log.parent, other["table"])
        print(f"    entries of that player's table: {stored}")
    quick = sorted(times)[len(times) * 99 // 100] < MOST
    return quick and grown < MOST_LOG and bool(came) and not failed


def count(data: Path, table: str) -> int:
    import sqlite3

    with contextlib.closing(sqlite3.connect(data / "parlour.db")) as database:
        found = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,))
        return int(found.fetchone()[0])


async def strike(attack: str, table: str, token: str, count: Path) -> None:
    """Attack until this process is ended, and write down how much was sent."""
    striking = asyncio.create_task(ATTACKS[attack](table, token))
    while not striking.done():
        new = count.with_suffix(".new")
        new.write_text(str(sent))
        new.replace(count)
        await asyncio.sleep(0.5)
    await striking


def served(attack: str, seconds: float) -> bool:
    """One attack on a server of its own; whether people fared well."""
    with tempfile.TemporaryDirectory() as data:
        log = Path(data) / "log"
        with log.open("wb") as stream:
            server = subprocess.Popen([sys.executable, "-c", SERVE, data], stderr=stream)
        try:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    httpx.get(f"{ADDRESS}/livez")
                    break
                time.sleep(0.05)
            well = asyncio.run(measure(attack, seconds, log, server.pid))
            status = Path(f"/proc/{server.pid}/status").read_text()
            memory = int(re.findall(r"VmHWM:\s+(\d+)", status)[0])
            print(f"    server: {memory} KiB at most")
        finally:
            server.terminate()
            server.wait()
        for line in log.read_text().splitlines()[:5]:
            print("   ", line[:200])
    return well and memory < MOST_MEMORY


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attacks", nargs="*", metavar="attack", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each attack lasts")
    parser.add_argument("--attack", nargs=4, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.attack:
        attack, table, token, count = wanted.attack
        asyncio.run(strike(attack, table, token, Path(count)))
        return
    if unknown := set(wanted.attacks) - set(ATTACKS):
        parser.error(f"expected some of {', '.join(ATTACKS)}; got {', '.join(sorted(unknown))}")
    bad = [each for each in wanted.attacks or ATTACKS if not served(each, wanted.seconds)]
    if bad:
        sys.exit(f"too slow, or too much in the log: {', '.join(bad)}")


if __name__ == "__main__":
    main()
