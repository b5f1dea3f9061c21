"""How long a person's move takes while bots think. Not a test:
`make measure-latency ARGS="100 expert"`.

A server in a process of its own; that many tables where a bot of that level plays against a client
that never hesitates; and two people who play each other, whose moves are timed from sending to the
answer. First without the other tables, then with them.
"""

import argparse
import asyncio
import contextlib
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from server.house import Player

MOVES = 300
PAUSE = 0.05
"""Seconds between two timed moves."""
ADDRESS = "http://127.0.0.1:8765"
SERVE = """
import sys
from pathlib import Path
from parlour.server import Settings, run
run(Settings(data=Path(sys.argv[1]), port=8765, rate=1000, burst=1000))
"""
GAME = {"game": "mojo", "name": "Ann", "seats": 2}


class Client(Player):
    async def next(self) -> dict[str, Any]:
        frame = await super().next()
        self.frames.clear()
        return frame


async def visit(made: dict[str, str]) -> Client:
    url = f"{ADDRESS.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    client = Client(await websockets.connect(url, ping_interval=None))
    await client.hello(made.get("token"))
    return client


async def go_on(client: Client, moves: list[float]) -> None:
    """Play for ever, at once; note when the bot moved."""
    while True:
        phase = client.view["phase"]
        if phase == "over":
            await client.send("start")
            await client.until("update")
        elif phase == "deal":
            await client.send("ready")
            await client.until("update")
        elif client.view["legal"]:
            await client.play()
        else:
            asked = time.perf_counter()
            await client.until("update")
            moves.append(time.perf_counter() - asked)


async def timed(ann: Client, bo: Client) -> list[float]:
    times: list[float] = []
    while len(times) < MOVES:
        for client in (ann, bo):
            await client.heard()
        if ann.view["phase"] == "over":
            await ann.send("start")
        elif ann.view["phase"] == "deal":
            for client in (ann, bo):
                await client.send("ready")
            await asyncio.sleep(PAUSE)
        else:
            mover = ann if ann.view["legal"] else bo
            began = time.perf_counter()
            await mover.play()
            times.append(time.perf_counter() - began)
            await asyncio.sleep(PAUSE)
    return sorted(times)


def show(what: str, times: list[float]) -> None:
    times = sorted(times)
    at = {p: 1000 * times[min(len(times) - 1, len(times) * p // 100)] for p in (50, 95, 99)}
    figures = ", ".join(f"p{p} {value:.1f} ms" for p, value in at.items())
    print(f"{what}: {len(times)}; {figures}; longest {1000 * times[-1]:.1f} ms", flush=True)


async def create(**fields: Any) -> dict[str, str]:
    async with httpx.AsyncClient(base_url=ADDRESS) as http:
        answer = await http.post("/api/tables", json=GAME | fields)
    made: dict[str, str] = answer.json()
    return made


async def load(tables: int, level: str) -> None:
    """In a process of its own: play at that many tables, until this one is told to stop."""
    moves: list[float] = []
    others = [
        asyncio.create_task(go_on(await visit(one), moves))
        for one in [await create(bots=[level], start=True) for _ in range(tables)]
    ]
    await asyncio.sleep(5)
    moves.clear()
    print("loaded", flush=True)
    began = time.perf_counter()
    await asyncio.to_thread(sys.stdin.readline)
    spent = time.perf_counter() - began
    for other in others:
        other.cancel()
    for result in await asyncio.gather(*others, return_exceptions=True):
        assert isinstance(result, asyncio.CancelledError), result
    show(f"waits for bots' moves ({len(moves) / spent:.0f} a second)", moves)


async def measure(tables: int, level: str) -> None:
    made = await create(options={"points": 1000})
    ann, bo = await visit(made), await visit({"table": made["table"]})
    await bo.join("Bo")
    await ann.send("start")
    show("moves, nobody else", await timed(ann, bo))
    with subprocess.Popen(
        [sys.executable, __file__, str(tables), level, "load"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as others:
        assert others.stdout
        assert await asyncio.to_thread(others.stdout.readline) == "loaded\n"
        show(f"moves, {tables} bots ({level})", await timed(ann, bo))
        print(others.communicate("\n")[0], end="")


def main() -> None:
    parser = argparse.ArgumentParser(description="How long a person's move takes, with bots.")
    parser.add_argument("tables", type=int, nargs="?", default=100)
    parser.add_argument("level", nargs="?", default="expert")
    parser.add_argument("load", nargs="?", choices=["load"], help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    tables, level = wanted.tables, wanted.level
    if wanted.load:
        asyncio.run(load(tables, level))
        return
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, data],
            stderr=(log := (Path(data) / "log").open("wb")),
        )
        try:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    httpx.get(f"{ADDRESS}/livez")
                    break
                time.sleep(0.05)
            asyncio.run(measure(tables, level))
            for line in Path(f"/proc/{server.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    print("server:", line)
            print((Path(data) / "log").read_text())
        finally:
            server.terminate()
            server.wait()
            log.close()


if __name__ == "__main__":
    main()
