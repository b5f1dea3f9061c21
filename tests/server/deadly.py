"""A server in a process of its own, which can be told when to kill itself."""

import asyncio
import socket
from pathlib import Path
from typing import Any

import httpx
import websockets

import forked
from server.house import PATIENCE, Player

SERVE = """
import os, signal, sys
from pathlib import Path
from parlour.server import Settings, run
from parlour.server.storage import store
from parlour.server.tables.log import Acted, Transferred

FATAL = Path(sys.argv[1], "fatal")
append = store.Store.append

async def deadly(self, table, n, entry, due_in=None):
    fatal = isinstance(entry, Acted) and entry.id
    if isinstance(entry, Transferred) and FATAL.exists():
        fatal = FATAL.read_text()
        FATAL.unlink()
    deadly = Path(sys.argv[1], "deadly")
    if deadly.exists() and deadly.read_text().startswith(type(entry).__name__):
        fatal = deadly.read_text().removeprefix(type(entry).__name__ + ": ")
    if fatal == "die before":
        os.kill(os.getpid(), signal.SIGKILL)
    written = await append(self, table, n, entry, due_in)
    if fatal == "die after":
        os.kill(os.getpid(), signal.SIGKILL)
    return written

store.Store.append = deadly
run(Settings(
    data=Path(sys.argv[1]), port=int(sys.argv[2]), pace=0.02, rate=1000, free_text=True,
    absence=float(sys.argv[3]),
))
"""


class Process:
    """Two ids of actions kill it, "die before" or "die after" the commit; so does an entry of the
    type that the file `deadly` names: `Locked: die before`."""

    def __init__(self, data: Path, absence: float = 30.0) -> None:
        self.data = data
        self._absence = absence
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: forked.Process | None = None

    async def start(self) -> None:
        self.process = forked.Process(
            *("-c", SERVE, str(self.data), str(self.port), str(self._absence))
        )
        async with httpx.AsyncClient() as http:
            for _ in range(PATIENCE * 50):
                try:
                    await http.get(f"http://127.0.0.1:{self.port}/livez")
                    return
                except httpx.TransportError:
                    await asyncio.sleep(0.02)
        raise AssertionError("the server did not start")

    async def connect(self, table: str) -> Player:
        return Player(
            await websockets.connect(f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket")
        )

    async def ended(self) -> int:
        assert self.process
        return await asyncio.to_thread(self.process.wait, PATIENCE)

    def kill(self) -> None:
        assert self.process
        self.process.kill()


async def host(process: Process, **fields: Any) -> tuple[str, str, Player]:
    """A new table, the host's token, and the host."""
    wanted = {
        "game": "mojo",
        "name": "Ann",
        "seats": 3,
        "bots": ["medium", "medium"],
        "start": True,
    }
    async with httpx.AsyncClient() as http:
        answer = await http.post(
            f"http://127.0.0.1:{process.port}/api/tables", json=wanted | fields
        )
    made = answer.json()
    ann = await (await process.connect(made["table"])).hello(made["token"])
    return made["table"], made["token"], ann
