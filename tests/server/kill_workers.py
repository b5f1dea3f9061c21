"""Workers are killed while games go on: `make kill-workers KILLS=1000`.

Three workers serve one database; one of them at a time is killed, wherever it just is, and started
again. Players come back to another one and send again what was not acknowledged. In the end the
log of each table holds every acknowledged action, and each action once.
"""

import asyncio
import multiprocessing
import random
import socket
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import websockets
from backing import a_postgresql, a_redis
from house import opened
from plain_client import Client

from parlour.server import Settings, run
from parlour.server.log import Acted
from parlour.server.state import TableState

WORKERS = 3
PATIENCE = 30.0
"""Seconds in which a game must have gone on."""
GAMES: dict[str, dict[str, Any]] = {
    "mojo": {"seats": 3, "options": {"points": 1000}, "bots": ["easy"]},
    "mushi": {"seats": 2},
    "uno": {"seats": 3, "options": {"points": 1000}, "bots": ["easy"]},
}
LOST = (OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)


class Worker:
    """A place for a worker: each that is killed is followed by another one at the same port."""

    def __init__(self, settings: dict[str, Any]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings = Settings(**settings, port=self.port)
        self._process: BaseProcess | None = None

    def start(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["parlour.server.serving", "parlour.server.dump", "psycopg"])
        self._process = context.Process(target=run, args=(self._settings,), daemon=True)
        self._process.start()

    async def answers(self) -> None:
        """Wait until it does."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    writer.close()
                    return
                except OSError:
                    await asyncio.sleep(0.02)

    def kill(self) -> None:
        if self._process:
            self._process.kill()
            self._process.join()


class Player(Client):
    """Comes back to any worker, and sends again what was not acknowledged."""

    def __init__(self, workers: list[Worker], table: str, token: str) -> None:
        super().__init__(workers[0].address, table, token)
        self._workers = workers
        self._table = table
        self.acknowledged: set[str] = set()
        self.sent: dict[str, Any] | None = None
        """The action that is not acknowledged yet."""
        self.returns = -1

    async def _send(self, type: str, **fields: Any) -> None:
        if type == "act":
            self.sent = {"type": type, **fields}
        await super()._send(type, **fields)

    async def _receive(self) -> None:
        shown = self.update
        await super()._receive()
        assert self.update["entry"] >= shown["entry"], "told less than before"
        if self.sent and self.update.get("done") == self.sent["id"]:
            self.acknowledged.add(self.sent["id"])
            self.sent = None
        elif self.sent and self._asked is None:  # refused
            self.sent = None

    @property
    def state(self) -> str:
        """What it waits for, for whoever looks for the reason."""
        view = {**self.update.get("view", {}), "legal": len(self.update["view"]["legal"])}
        return f"{self._address} {self._asked} {self.sent} {self.refused[-3:]} {self.table} {view}"

    async def come(self) -> None:
        """Connect to some worker, until one takes us."""
        until = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < until, "nobody takes the player"
            worker = random.choice(self._workers)
            self._address = f"ws://127.0.0.1:{worker.port}/api/tables/{self._table}/socket"
            sent = self.sent
            try:
                await asyncio.wait_for(self.connect(), 5)
                self.returns += 1
                self._readied = 0
                if sent:
                    self._asked, self._asked_at = sent["id"], sent["entry"]
                    await super()._send(**sent)
            except LOST:
                await asyncio.sleep(0.02)
            else:
                return

    async def play_on(self, stop: asyncio.Event) -> None:
        """Play until the game is over, or it is to stop."""
        await self.come()
        while not (stop.is_set() or self.update.get("view", {}).get("phase") == "over"):
            try:
                entry = self.update["entry"]
                async with asyncio.timeout(PATIENCE):
                    await self.play(1)
                assert self.update["entry"] >= entry
            except TimeoutError:
                raise AssertionError(f"{self._table} does not go on: {self.state}") from None
            except LOST:
                await self.come()


async def one_table(game: str, workers: list[Worker], stop: asyncio.Event) -> tuple[str, Any]:
    """Play one table to its end; what its players know then."""
    async with httpx.AsyncClient() as http:
        while True:
            try:
                worker = random.choice(workers)
                wanted = {"game": game, "name": "Ann"} | GAMES[game]
                answer = await http.post(f"{worker.address}/api/tables", json=wanted)
                made = answer.json()
                url = f"ws://127.0.0.1:{worker.port}/api/tables/{made['table']}/socket"
                from house import Player as Guest

                async with websockets.connect(url) as first, websockets.connect(url) as second:
                    ann = await Guest(first).hello(made["token"])
                    bo = await Guest(second).hello()
                    token = await bo.join("Bo")
                    await ann.send("moment", milliseconds=20)
                    await ann.send("start")
                    await ann.until("update")
                break
            except (*LOST, KeyError):
                await asyncio.sleep(0.05)
    players = [Player(workers, made["table"], each) for each in (made["token"], token)]
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_on(stop))
    for player in players:
        await player.disconnect()
    return made["table"], players


async def check(settings: Settings, table: str, players: list[Player]) -> int:
    """The log holds what was acknowledged, once. Returns how many actions it holds."""
    async with opened(settings) as store:
        stored = await store.read(table)
    state = await TableState.load(stored)
    assert state.stopped is None
    ids = [entry.id for entry in stored.entries if isinstance(entry, Acted) and entry.id]
    assert len(ids) == len(set(ids)), "an action was doubled"
    for player in players:
        assert player.acknowledged <= set(ids), "an action was lost"
        sheet = player.update.get("sheet", [])  # nothing, if it had only just come
        assert state.table
        assert state.table.sheet[: len(sheet)] == sheet
    return len(ids)


async def drill(kills: int, settings: dict[str, Any]) -> str:
    """Kill that many workers, one after the other; what was seen."""
    workers = [Worker(settings) for _ in range(WORKERS)]
    stop, played, returns = asyncio.Event(), 0, 0
    done = 0

    async def keep_killing() -> None:
        nonlocal done
        while done < kills:
            await asyncio.sleep(random.uniform(0, 0.3))
            victim = random.choice(workers)
            await asyncio.to_thread(victim.kill)
            done += 1
            victim.start()
            await victim.answers()
        stop.set()

    async def keep_playing(game: str) -> None:
        nonlocal played, returns
        while not stop.is_set():
            table, players = await one_table(game, workers, stop)
            played += await check(Settings(**settings), table, players)
            returns += sum(player.returns for player in players)

    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            await worker.answers()
        async with asyncio.TaskGroup() as group:
            group.create_task(keep_killing())
            for game in GAMES:
                group.create_task(keep_playing(game))
    finally:
        for worker in workers:
            worker.kill()
    assert played
    return f"{done} workers killed; {played} actions, each once; players came back {returns} times"


@contextmanager
def ground() -> Iterator[dict[str, Any]]:
    """Settings of workers with a database and a bus of their own."""
    with a_postgresql() as server, a_redis() as bus, tempfile.TemporaryDirectory() as data:
        yield {
            "data": Path(data),
            "database": server.database(),
            "bus": bus.address,
            "lease": 1.0,
            "pace": 0.0,
            "beat": 0.0,
            "short_deal_pause": 0.0,
            "deal_pause": 1.0,
            "bot_workers": 0,
            "rate": 1000.0,
            "address_rate": 10_000.0,
            "arrivals": 1000.0,
            "address_tables": 100.0,
            "changes_burst": 1000,
            "log_level": "warning",
        }


def main() -> None:
    began = time.monotonic()
    with ground() as settings:
        seen = asyncio.run(drill(int(sys.argv[1]), settings))
    print(f"{seen}; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
