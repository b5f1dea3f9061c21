"""How two people fare at a table while somebody attacks the server: `make drill-doors`.

A server in a process of its own with its usual limits, and the attackers in another. Attacks come
from this machine by way of a trusted proxy, or, with an address of their own, from 127.0.0.9.

A move is timed from sending to its answer. Fails if the slowest hundredth of the moves took 100 ms
during an attack, or the server's log grew by a megabyte. For figures, leave the machine alone.
"""

import argparse
import asyncio
import contextlib
import os
import random
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
from house import Player
from measure_latency import show

PAUSE = 0.12
MOST = 0.1
"""Seconds that the slowest hundredth of moves may take."""
MOST_LOG = 1_000_000
"""Bytes."""
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


ATTACKS = {
    each.__name__: each for each in (nothing, silent, spectators, windows, fragments, requests)
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
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as attackers:
        while not sent.exists():
            await asyncio.sleep(0.1)
        await asyncio.sleep(2)
        until = time.perf_counter() + seconds

        def enough() -> bool:
            done = attack != "fragments" or int(sent.read_text()) >= FRAGMENTS
            return done and time.perf_counter() > until

        times = await play(ann, bo, enough)
        asked = time.perf_counter()
        again = await visit(made["table"], made["token"])  # the host comes back, while it goes on
        took = time.perf_counter() - asked
        assert again.welcome["host"]
        page = httpx.get(f"{ADDRESS}/livez", timeout=5).status_code
        files = len(os.listdir(f"/proc/{pid}/fd"))
        attackers.terminate()
    grown = log.stat().st_size - written
    show(f"{attack} ({sent.read_text()})", times)
    print(
        f"    the host is back after {1000 * took:.0f} ms; health {page}; {files} files open; "
        f"log {grown} bytes"
    )
    if attack == "windows":
        stored = count(log.parent, other["table"])
        print(f"    entries of that player's table: {stored}")
    return sorted(times)[len(times) * 99 // 100] < MOST and grown < MOST_LOG


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
            for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    print("    server:", " ".join(line.split()[1:]))
        finally:
            server.terminate()
            server.wait()
        for line in log.read_text().splitlines()[:5]:
            print("   ", line[:200])
    return well


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
