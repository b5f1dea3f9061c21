"""Servers are killed, databases crash and networks are cut while games go on: `make drill-kills`,
`make drill-workers`, `make drill-cuts`.

Players come back, to another worker if there is one, and send again what was not acknowledged. In
between they take moves back, propose to end the game, refuse that, and leave. In the end the log of
each table holds every acknowledged action, and each action once; whoever has left has left once.
"""

import argparse
import asyncio
import contextlib
import multiprocessing
import os
import random
import signal
import socket
import sys
import tempfile
import time
from asyncio import FIRST_COMPLETED
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import httpx
import websockets

from parlour.server import Settings, run
from parlour.server.errors import StorageError
from parlour.server.tables.folding import load
from parlour.server.tables.log import Acted, Left, Undone
from server.backing import PostgreSQL, Redis, a_postgresql, a_redis
from server.drills.cable import Cable
from server.house import Player as Guest
from server.house import opened, proposed
from server.plain_client import Client

PATIENCE = 120.0
"""Seconds in which a game must have gone on."""
BLOW = 40
"""At most so many frames come to all players between two blows."""
GAMES: dict[str, dict[str, Any]] = {
    "mojo": {"seats": 3, "options": {"points": 1000}, "bots": ["easy"]},
    "mushi": {"seats": 2},
    "uno": {"seats": 3, "options": {"points": 1000}, "bots": ["easy"]},
}
LOST = (OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)
NOTHING = """\
Nothing was checked: after so few blows ({times}), no action had been acknowledged yet that could
have been lost. Ask for more of them."""
"""What is said of a drill that ended before it could find anything."""
UNDOES, ENDS, LEAVES = 0.5, 0.03, 0.01
"""How often a player asks to take back a move that was acknowledged and, on hearing anything,
proposes to end the game, or leaves."""
TRY_AGAIN = ("storage", "busy")
"""What a player is told who shall send the same again."""


def serve(settings: Settings) -> None:
    os.setpgrp()  # Ctrl+C is for the drill
    run(settings)


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
        context.set_forkserver_preload(
            ["parlour.server.serving.running", "parlour.server.storage.dump", "psycopg"]
        )
        self._process = context.Process(target=serve, args=(self._settings,), daemon=True)
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


class GoneError(Exception):
    """The player has left the game."""


class Player(Client):
    """Comes back to any worker, and sends again what was not acknowledged."""

    def __init__(self, workers: list[Worker], seen: "Seen", table: str, token: str) -> None:
        super().__init__(workers[0].address, table, token)
        self._workers, self._seen = workers, seen
        self._table = table
        self.mates: list[Player] = [self]
        """All players of the table."""
        self.acknowledged: set[str] = set()
        self.sent: dict[str, Any] | None = None
        """The action that is not acknowledged yet."""
        self.returns = -1
        self.leaving = False

    async def _send(self, type: str, **fields: Any) -> None:
        if type == "act":
            self.sent = {"type": type, **fields}
        await super()._send(type, **fields)

    async def _receive(self) -> None:
        shown, refusals = self.update, len(self.refused)
        await super()._receive()
        self._seen.frames += 1
        assert self.update["entry"] >= shown["entry"], "told less than before"
        if self.sent and self.update.get("done") == self.sent["id"]:
            self.acknowledged.add(self.sent["id"])
            self.sent = None
            if random.random() < UNDOES:
                self._seen.said["ask_undo"] += 1
                await super()._send("ask_undo", entry=self.update["entry"])
        elif self.sent and self._asked is None and len(self.refused) > refusals:
            if self.refused[-1] in TRY_AGAIN:
                await asyncio.sleep(0.05)
                await self._send_again()
            else:
                self.sent = None
        if self.out:
            raise GoneError
        await self._speak()

    @property
    def out(self) -> bool:
        """Whether they have left, and know it."""
        return self.welcome.get("seat", 0) is None or "unknown-token" in self.refused

    async def _speak(self) -> None:
        """Answer what the others ask, and now and then ask for something that is no move."""
        if self.table.get("status") != "playing":
            return
        seat = self.welcome["seat"]
        undo, ending = proposed(self.table, "undo"), proposed(self.table, "end")
        chance = random.random()
        if undo and undo["by"] != seat and seat not in undo["agreed"]:
            self._seen.said["agree"] += 1
            await super()._send("agree" if chance < 0.8 else "refuse", proposal=undo["n"])
        elif ending and seat not in ending["agreed"]:
            self._seen.said["refuse"] += 1
            await super()._send("refuse", proposal=ending["n"])
        elif chance < LEAVES and self.sent is None and self is self.mates[-1] and self.mates[1:]:
            self.leaving = True
            self._seen.said["leave"] += 1
            await super()._send("leave")
        elif chance < ENDS:
            self._seen.said["propose_end"] += 1
            await super()._send("propose_end", scored=True)

    async def _send_again(self) -> None:
        assert self.sent
        self._asked, self._asked_at = self.sent["id"], self.sent["entry"]
        await super()._send(**self.sent)

    @property
    def state(self) -> str:
        """What it waits for, for whoever looks for the reason."""
        view = self.update.get("view", {})
        stands = {name: view.get(name) for name in ("seat", "phase", "to_act")}
        entry, legal = self.update["entry"], len(view.get("legal", []))
        return (
            f"{self._address} after {entry}, {stands}, {legal} legal; waits for {self._asked} "
            f"sent {self.sent}, refused {self.refused[-3:]}"
        )

    async def come(self) -> None:
        """Connect to some worker, until one takes us."""
        until = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < until, "nobody takes the player"
            worker = random.choice(self._workers)
            self._address = f"ws://127.0.0.1:{worker.port}/api/tables/{self._table}/socket"
            try:
                await asyncio.wait_for(self.connect(), 5)
                self.returns += 1
                self._readied = 0
                if self.leaving:
                    await super()._send("leave")
                elif self.sent:
                    await self._send_again()
            except LOST:
                await asyncio.sleep(0.02)
            else:
                return

    async def play_on(self, stop: asyncio.Event) -> None:
        """Play until the game is over, or left, or it is to stop."""
        with contextlib.suppress(GoneError):
            await self._play_on(stop)

    async def _play_on(self, stop: asyncio.Event) -> None:
        await self.come()
        stopping = asyncio.create_task(stop.wait())
        while not (stop.is_set() or self.update.get("view", {}).get("phase") == "over"):
            entry = self.update["entry"]
            playing = asyncio.create_task(self.play(1))
            await asyncio.wait({playing, stopping}, timeout=PATIENCE, return_when=FIRST_COMPLETED)
            if not playing.done():
                playing.cancel()
                states = "\n".join(player.state for player in self.mates)
                assert stop.is_set(), f"{self._table} does not go on:\n{states}"
                break
            try:
                playing.result()
                assert self.update["entry"] >= entry
            except LOST:
                await self.come()
        stopping.cancel()


async def seated(game: str, workers: list[Worker]) -> tuple[str, list[str]]:
    """A new table of two people, and a bot where there is a third seat, with its game begun; the
    people's tokens."""
    worker = random.choice(workers)
    async with httpx.AsyncClient(base_url=worker.address) as http:
        wanted = {"game": game, "name": "Ann"} | GAMES[game]
        made = (await http.post("/api/tables", json=wanted)).json()
    url = f"ws://127.0.0.1:{worker.port}/api/tables/{made['table']}/socket"
    async with websockets.connect(url) as first, websockets.connect(url) as second:
        ann = await Guest(first).hello(made["token"])
        bo = await Guest(second).hello()
        token = await bo.join("Bo")
        await ann.send("moment", milliseconds=20)
        await ann.send("start")
        await ann.until("update")
    return made["table"], [made["token"], token]


async def one_table(
    game: str, workers: list[Worker], seen: "Seen", stop: asyncio.Event
) -> tuple[str, list[Player]]:
    """Play one table to its end; what its players know then."""
    until = time.monotonic() + 10 * PATIENCE
    while True:
        try:
            table, tokens = await seated(game, workers)
            break
        except (*LOST, KeyError, AssertionError):  # refused, or cut off half-way
            assert time.monotonic() < until, "no game can begin"
            await asyncio.sleep(0.05)
    players = [Player(workers, seen, table, token) for token in tokens]
    for player in players:
        player.mates = players
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play_on(stop))
    for player in players:
        await player.disconnect()
    return table, players


async def check(settings: Settings, table: str, players: list[Player], seen: "Seen") -> None:
    """The log holds what was acknowledged, once."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            async with opened(settings) as store:
                stored = await store.read(table)
            break
        except StorageError:  # the database has just been cut off, or is still recovering
            assert time.monotonic() < until, "the log cannot be read"
            await asyncio.sleep(0.1)
    state = await load(stored)
    assert state.stopped is None
    left = [entry.seat for entry in stored.entries if isinstance(entry, Left)]
    assert 0 not in left, "the host left, who never wants to"
    assert len(left) <= players[-1].leaving, "somebody left who did not want to"
    assert len(left) >= players[-1].out, "somebody was told that they had left"
    ids = [entry.id for entry in stored.entries if isinstance(entry, Acted) and entry.id]
    assert len(ids) == len(set(ids)), "an action was doubled"
    for player in players:
        assert player.acknowledged <= set(ids), "an action was lost"
        sheet = player.update.get("sheet", [])  # nothing, if it had only just come
        assert state.table
        assert state.table.sheet[: len(sheet)] == sheet
    seen.tables += 1
    seen.actions += len(ids)
    seen.undone += sum(isinstance(entry, Undone) for entry in stored.entries)


@dataclass
class Seen:
    """What a drill saw."""

    done: Counter[str] = field(default_factory=Counter)
    """What was done to the servers, and how often."""
    frames: int = 0
    """What players were told."""
    tables: int = 0
    actions: int = 0
    """Of people, in the logs."""
    acknowledged: int = 0
    returns: int = 0
    """How often players came back."""
    said: Counter[str] = field(default_factory=Counter)
    """What players asked for that is no move."""
    undone: int = 0
    """How often moves were taken back."""

    def __str__(self) -> str:
        done = ", ".join(f"{what} {times} times" for what, times in sorted(self.done.items()))
        return (
            f"{done}; {self.tables} tables; {self.acknowledged} actions acknowledged, all of "
            f"them among the {self.actions} in the logs, each once; players came back "
            f"{self.returns} times; {self.said.total()} other messages, {self.undone} undone"
        )


class Ground:
    """Servers to do things to, and the workers that need them."""

    def __init__(self, settings: dict[str, Any], workers: int) -> None:
        self.settings = settings
        self.workers = [Worker(settings) for _ in range(workers)]

    async def disturb(self) -> str:
        """Kill a worker, wherever it just is, and start another one; what was done."""
        victim = random.choice(self.workers)
        await asyncio.to_thread(victim.kill)
        victim.start()
        await victim.answers()
        return "killed"

    async def open(self) -> None:
        """Before the workers start."""

    async def close(self) -> None:
        """After they have ended."""


class Cuts(Ground):
    """Here the workers stay, and what they need comes and goes."""

    def __init__(
        self, settings: dict[str, Any], workers: int, postgresql: PostgreSQL, redis: Redis
    ) -> None:
        self._postgresql, self._redis = postgresql, redis
        self._to_database = Cable(postgresql.folder / ".s.PGSQL.5432")
        self._to_bus = Cable(("127.0.0.1", redis.port))
        database = f"postgresql://postgres@127.0.0.1:{self._to_database.port}/parlour1"
        bus = f"redis://127.0.0.1:{self._to_bus.port}"
        super().__init__(settings | {"database": database, "bus": bus}, workers)

    async def open(self) -> None:
        for cable in (self._to_database, self._to_bus):
            await cable.open()

    async def close(self) -> None:
        for cable in (self._to_database, self._to_bus):
            await cable.close()

    async def disturb(self) -> str:
        what, cable, server = random.choice(
            [
                ("PostgreSQL", self._to_database, self._postgresql),
                ("Redis", self._to_bus, self._redis),
            ]
        )
        how = random.choice(["crashed", "cut off", "silent"])
        if how == "crashed":
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start)
        else:
            cable.cut() if how == "cut off" else cable.hold()
            await asyncio.sleep(random.uniform(0.1, 3))
            cable.mend()
        await asyncio.sleep(random.uniform(0.2, 1))
        return f"{what} {how}"


async def drill(times: int, ground: Ground) -> Seen:
    """Disturb the games so many times, or until it is interrupted (Ctrl+C)."""
    stop, seen = asyncio.Event(), Seen()
    with contextlib.suppress(NotImplementedError):
        asyncio.get_running_loop().add_signal_handler(signal.SIGINT, stop.set)

    async def games_go_on() -> None:
        """So that a slow machine plays as much between two blows as a quick one."""
        until, enough = time.monotonic() + PATIENCE, seen.frames + random.randrange(BLOW)
        while seen.frames < enough and time.monotonic() < until and not stop.is_set():
            await asyncio.sleep(0.005)

    async def keep_disturbing() -> None:
        while seen.done.total() < times and not stop.is_set():
            await games_go_on()
            seen.done[await ground.disturb()] += 1
            if seen.done.total() % 10 == 0:
                print(f"{seen.done.total()} of {times}: {seen}", file=sys.stderr, flush=True)
        stop.set()

    async def keep_playing(game: str) -> None:
        while not stop.is_set():
            table, players = await one_table(game, ground.workers, seen, stop)
            await check(Settings(**ground.settings), table, players, seen)
            seen.acknowledged += sum(len(player.acknowledged) for player in players)
            seen.returns += sum(player.returns for player in players)

    await ground.open()
    try:
        for worker in ground.workers:
            worker.start()
        for worker in ground.workers:
            await worker.answers()
        async with asyncio.TaskGroup() as group:
            group.create_task(keep_disturbing())
            for game in GAMES:
                group.create_task(keep_playing(game))
    finally:
        for worker in ground.workers:
            worker.kill()
        await ground.close()
    return seen


FAST = {
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


@contextmanager
def one_server() -> Iterator[Ground]:
    """A server with an SQLite file."""
    with tempfile.TemporaryDirectory() as data:
        yield Ground(FAST | {"data": Path(data)}, workers=1)


@contextmanager
def two_workers() -> Iterator[Ground]:
    """Two workers with PostgreSQL and Redis."""
    with a_postgresql() as server, a_redis() as bus, tempfile.TemporaryDirectory() as data:
        shared = {"data": Path(data), "database": server.database(), "bus": bus.address}
        yield Ground(FAST | shared, workers=2)


@contextmanager
def cables() -> Iterator[Ground]:
    """Two workers with PostgreSQL and Redis, and cables between them that can be cut."""
    with a_postgresql() as server, a_redis() as bus, tempfile.TemporaryDirectory() as data:
        server.database()
        yield Cuts(FAST | {"data": Path(data)}, 2, server, bus)


GROUNDS = {"kills": one_server, "workers": two_workers, "cuts": cables}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("which", choices=GROUNDS)
    parser.add_argument("times", type=int)
    wanted = parser.parse_args()
    began = time.monotonic()
    with GROUNDS[wanted.which]() as ground:
        seen = asyncio.run(drill(wanted.times, ground))
    print(f"{seen}; {time.monotonic() - began:.0f} s")
    if not seen.acknowledged:
        sys.exit(NOTHING.format(times=wanted.times))


if __name__ == "__main__":
    main()
