"""How two people fare at a table while somebody attacks the server. Not a test:
`python measure_doors.py [attack ...]`.

A server in a process of its own with its usual limits, and the attackers in another. Attacks come
from this machine by way of a trusted proxy, or, with an address of their own, from 127.0.0.9.
"""

import asyncio
import contextlib
import os
import random
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from house import Player
from measure_latency import show

SECONDS = 15
PAUSE = 0.12
PORT = 8766
ADDRESS = f"http://127.0.0.1:{PORT}"
SERVE = """
import sys
from pathlib import Path
from parlour.server import Settings, run
run(Settings(data=Path(sys.argv[1]), port=8766, bot_workers=0, proxies=("127.0.0.1",)))
"""
OTHER = ("127.0.0.9", 0)


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
                await reader.read()
                writer.close()
            await asyncio.sleep(random.random())

    await asyncio.gather(*(one() for _ in range(1100)))


async def spectators(table: str, token: str) -> None:
    """500 spectators of the players' table, who come again when they are turned away."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, AssertionError):
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
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(20)))


async def requests(table: str, token: str) -> None:
    """20 clients that ask for the table without a pause."""

    async def one() -> None:
        transport = httpx.AsyncHTTPTransport(local_address=OTHER[0])
        async with httpx.AsyncClient(base_url=ADDRESS, transport=transport) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"/api/tables/{table}")

    await asyncio.gather(*(one() for _ in range(20)))


ATTACKS = {
    each.__name__: each for each in (nothing, silent, spectators, windows, fragments, requests)
}


# --- people -------------------------------------------------------------------------------------


async def play(ann: Client, bo: Client) -> list[float]:
    times: list[float] = []
    until = time.perf_counter() + SECONDS
    while time.perf_counter() < until:
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


async def measure(attack: str, log: Path, pid: int) -> None:
    made = await create()
    ann, bo = await visit(made["table"], made["token"]), await visit(made["table"])
    await bo.join("Bo")
    await ann.send("start")
    await ann.until("update")
    other = await create(name="Cleo")
    victim = {"windows": other, "requests": made, "spectators": made}.get(attack, other)
    written = log.stat().st_size
    with subprocess.Popen(
        [sys.executable, __file__, "attack", attack, victim["table"], victim["token"]],
        stderr=subprocess.DEVNULL,
    ) as attackers:
        await asyncio.sleep(4)
        times = await play(ann, bo)
        asked = time.perf_counter()
        again = await visit(made["table"], made["token"])  # the host comes back, while it goes on
        took = time.perf_counter() - asked
        assert again.welcome["host"]
        page = httpx.get(f"{ADDRESS}/livez", timeout=5).status_code
        files = len(os.listdir(f"/proc/{pid}/fd"))
        attackers.terminate()
    show(attack, times)
    print(
        f"    the host is back after {1000 * took:.0f} ms; health {page}; {files} files open; "
        f"log {log.stat().st_size - written} bytes"
    )
    if attack == "windows":
        stored = count(log.parent, other["table"])
        print(f"    entries of that player's table: {stored}")


def count(data: Path, table: str) -> int:
    import sqlite3

    with contextlib.closing(sqlite3.connect(data / "parlour.db")) as database:
        found = database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (table,))
        return int(found.fetchone()[0])


def main() -> None:
    if "attack" in sys.argv[:2]:
        _, _, attack, table, token = sys.argv
        asyncio.run(ATTACKS[attack](table, token))
        return
    for attack in sys.argv[1:] or ATTACKS:
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
                asyncio.run(measure(attack, log, server.pid))
                for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
                    if line.startswith("VmRSS"):
                        print("    server:", " ".join(line.split()[1:]))
            finally:
                server.terminate()
                server.wait()
            for line in log.read_text().splitlines()[:5]:
                print("   ", line[:200])


if __name__ == "__main__":
    main()
