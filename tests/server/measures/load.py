"""How many tables a server carries. Not a test: `make load ARGS='--tables 1000 --every 2'`.

Whole games through real sockets, at a server of its own, which has a core for each worker, or at
any other (--url). At each table somebody moves now and then; a move is timed from sending until
the last client at the table has what came of it. The clients share one process, which says if it
could not keep up itself.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import httpx

from parlour.server.wire import PROTOCOL
from server.measures import load_steps
from server.measures.load_servers import Cost, Server, parlour
from server.measures.load_sockets import Socket, connect

ACTION = re.compile(rb'"action":"([^"]+)"')
TO_ACT = re.compile(rb'"to_act":(\d+)')
AT_ONCE = 16
"""Connections that are opened at the same time."""
LAG = 0.01
AGAIN = 1.0
"""Seconds after which players who still wait for a deal ask for it again."""
PATIENCE = 30.0
"""Seconds without an answer after which a table counts as stuck."""


class Client:
    """One socket at a table, and what it was told last, unread."""

    def __init__(self, table: "Table", plays: bool) -> None:
        self.table = table
        self.plays = plays
        self.socket: Socket
        self.told: asyncio.Queue[bytes] | None = asyncio.Queue()
        self.entry = 0
        self.update = b""
        self.received = 0

    async def open(self, server: Server, token: str | None) -> "Client":
        path = f"/api/tables/{self.table.id}/socket"
        self.socket = await connect(server.host, server.port, path, self.hear)
        self.send(type="hello", protocol=PROTOCOL, token=token)
        await self.heard(b'{"type":"table"')
        return self

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message).encode())

    async def heard(self, start: bytes) -> bytes:
        assert self.told
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = await self.told.get()
                if frame.startswith(start):
                    return frame
                if frame.startswith(b'{"type":"error"'):
                    raise ConnectionError(frame.decode()[:200])

    def hear(self, frame: bytes) -> None:
        self.received += len(frame)
        if frame.startswith(b'{"type":"update","entry":'):
            entry = int(frame[25 : frame.index(b",", 25)])
            if b'"done":"' in frame[-90:]:
                self.table.note_answer()
            if entry > self.entry:
                self.entry, self.update = entry, frame
                self.table.note(self)
        elif frame.startswith(b'{"type":"error"'):
            self.table.refused(frame)
        if self.told is not None:
            self.told.put_nowait(frame)

    @property
    def legal(self) -> list[bytes]:
        return ACTION.findall(self.update, self.update.rfind(b'"legal":['))


class Figures:
    """What was measured in one stretch of time."""

    def __init__(self) -> None:
        self.everybody: list[float] = []
        self.answers: list[float] = []
        self.spectators: list[float] = []
        self.refused: dict[str, int] = {}
        self.lags: list[float] = []


class Table:
    """A table, its players, and whoever else watches."""

    def __init__(self, load: "Load", id: str, game: str, token: str) -> None:
        self.load = load
        self.id = id
        self.game = game
        self.token = token
        self.clients: list[Client] = []
        self.crowd: list[Client] = []
        self.sent_at: float | None = None
        self.asked_at = 0.0
        self.entry = 0
        """The one that was the last when somebody moved."""
        self.waiting = self.crowd_waiting = 0
        self.moves = 0

    @property
    def players(self) -> list[Client]:
        return [client for client in self.clients if client.plays]

    async def open(self, server: Server, players: int, sockets: int) -> None:
        for n in range(sockets):
            client = Client(self, plays=n < players)
            self.clients.append(await client.open(server, self.token if n == 0 else None))
            if 0 < n < players:
                client.send(type="join", name=f"Bo {n}")
                await client.heard(b'{"type":"welcome"')
        self.clients[0].send(type="moment", milliseconds=0)
        self.clients[0].send(type="start")
        for client in self.clients:
            await client.heard(b'{"type":"update"')
            client.told = None

    async def watch(self, server: Server) -> None:
        """One more spectator."""
        client = await Client(self, plays=False).open(server, None)
        await client.heard(b'{"type":"update"')
        client.told = None
        self.crowd.append(client)

    def due(self) -> None:
        """Somebody moves, if the last move has come through."""
        host = self.clients[0]
        if self.sent_at is not None:
            if time.perf_counter() > self.sent_at + PATIENCE:
                self.refused(b'{"type":"error","code":"stuck"')
            return
        if b'"phase":"over"' in host.update:
            self._ask([host], "start")
        elif b'"phase":"deal"' in host.update:
            self._ask(self.players, "ready")
        elif found := TO_ACT.search(host.update):
            self._move(self.players[int(found[1])])

    def _ask(self, players: list[Client], type: str) -> None:
        """Players ask for the next deal, as people do: once, and again if nothing comes of it."""
        if time.perf_counter() < self.asked_at + AGAIN:
            return
        self.asked_at = time.perf_counter()
        for player in players:
            player.send(type=type)

    def _move(self, player: Client) -> None:
        legal = player.legal
        if not legal or any(each.entry != player.entry for each in self.clients):
            return
        action = self.load.random.choice(legal)
        self.moves += 1
        self.entry, self.waiting, self.crowd_waiting = (
            player.entry,
            len(self.clients),
            len(self.crowd),
        )
        self.sent_at = time.perf_counter()
        player.socket.send(
            b'{"type":"act","action":"%b","entry":%d,"id":"%d"}'
            % (action, player.entry, self.moves)
        )

    def note_answer(self) -> None:
        if self.sent_at is not None:
            self.load.figures.answers.append(time.perf_counter() - self.sent_at)

    def note(self, client: Client) -> None:
        """A client was told more."""
        if self.sent_at is None or client.entry <= self.entry:
            return
        took = time.perf_counter() - self.sent_at
        if client in self.clients:
            self.waiting -= 1
            if not self.waiting:
                self.load.figures.everybody.append(took)
        else:
            self.crowd_waiting -= 1
            if not self.crowd_waiting:
                self.load.figures.spectators.append(took)
        if not self.waiting and not self.crowd_waiting:
            self.sent_at = None

    def refused(self, frame: bytes) -> None:
        code = re.search(rb'"code":"([^"]*)"', frame)
        self.sent_at = None
        name = code[1].decode() if code else "?"
        self.load.figures.refused[name] = self.load.figures.refused.get(name, 0) + 1


class Load:
    """All tables."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = random.Random(seed)
        self.figures = Figures()
        self.tables: list[Table] = []

    async def open(self, games: list[str], tables: int, sockets: int, crowd: int) -> None:
        address = f"http://{self.server.host}:{self.server.port}"
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            most = {
                each["name"]: each["max_seats"] for each in (await http.get("/api/games")).json()
            }
            for n in range(tables):
                game = games[n % len(games)]
                wanted = {"game": game, "name": "Ann", "seats": min(sockets, most[game])}
                answer = await http.post("/api/tables", json=wanted)
                if answer.status_code != 201:
                    raise SystemExit(f"no table: {answer.text}")
                made = answer.json()
                self.tables.append(Table(self, made["table"], game, made["token"]))
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with limit:
                await table.open(self.server, min(sockets, most[table.game]), sockets)

        await asyncio.gather(*map(one, self.tables))
        for _ in range(crowd):
            await self.tables[0].watch(self.server)

    async def play(self, every: float, seconds: float) -> None:
        """Each table moves so often, at its own moments."""
        loop, ends = asyncio.get_running_loop(), time.perf_counter() + seconds

        async def lead(table: Table, pause: float) -> None:
            at = loop.time() + pause
            while time.perf_counter() < ends:
                await asyncio.sleep(at - loop.time())
                table.due()
                at = max(at + every, loop.time())

        async def feel_lag() -> None:
            while time.perf_counter() < ends:
                asked = time.perf_counter()
                await asyncio.sleep(LAG)
                self.figures.lags.append(time.perf_counter() - asked - LAG)

        leads = [lead(table, self.random.uniform(0, every)) for table in self.tables]
        await asyncio.gather(feel_lag(), *leads)

    @property
    def entries(self) -> int:
        return sum(table.clients[0].entry for table in self.tables)

    @property
    def received(self) -> int:
        return sum(
            client.received for table in self.tables for client in table.clients + table.crowd
        )


def at(times: Iterable[float], share: float) -> float:
    """The quantile, in milliseconds."""
    times = sorted(times)
    return 1000 * times[min(len(times) - 1, int(len(times) * share))] if times else float("nan")


def distribution(times: Iterable[float]) -> str:
    """All of it, in milliseconds."""
    times = sorted(times)
    shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999, "max": 1}
    return " ".join(f"{name} {at(times, share):.1f}" for name, share in shares.items()) + " ms"


class Stretch(NamedTuple):
    """What a stretch of time came to."""

    every: float
    figures: Figures
    seconds: float
    moves: int
    entries: int
    received: int
    """Bytes, by all clients."""
    cpu: float | None
    """Seconds of the server's processor time; None for a server that somebody else has started."""
    memory: int
    """Bytes that the server held at the end."""
    share: float
    """Of a core, for the clients."""

    @property
    def late(self) -> float:
        """How late the clients' process was, p99 in milliseconds."""
        return at(self.figures.lags, 0.99)

    @property
    def kept_up(self) -> bool:
        """Whether the clients did, so that times can be believed."""
        return self.share <= 0.8 and self.late <= 0.2 * at(self.figures.everybody, 0.99)


async def stretch(load: Load, every: float, seconds: float) -> Stretch:
    """Play on at this pace, and measure it."""
    load.figures = figures = Figures()
    began, own = time.perf_counter(), time.process_time()
    before, entries, received = load.server.cost(), load.entries, load.received
    await load.play(every, seconds)
    after = load.server.cost()
    spent, own = time.perf_counter() - began, time.process_time() - own
    return Stretch(
        every,
        figures,
        spent,
        len(figures.everybody),
        load.entries - entries,
        load.received - received,
        after.cpu - before.cpu if before and after else None,
        after.memory if after else 0,
        own / spent,
    )


async def measure(load: Load, every: float, seconds: float, idle: Cost | None) -> None:
    found = await stretch(load, every, seconds)
    figures, spent, entries = found.figures, found.seconds, found.entries
    moves, wanted = found.moves, len(load.tables) / every
    told = "; ".join(
        f"{name} {distribution(times)}"
        for name, times in (
            ("everybody", figures.everybody),
            ("mover", figures.answers),
            ("spectators", figures.spectators),
        )
        if times
    )
    print(
        f"every {every:g} s: {moves / spent:.0f} moves/s, {entries / spent:.0f} entries/s; {told}"
    )
    if found.cpu is not None and idle:
        memory = found.memory - idle.memory
        print(
            f"    server: {1000 * found.cpu / max(1, entries):.3f} ms of CPU an entry, "
            f"{100 * found.cpu / spent:.0f} % of a core; {found.memory / 2**20:.0f} MiB, "
            f"{memory / 1024 / len(load.tables):.0f} KiB a table"
        )
    print(
        f"    {found.received / max(1, entries):.0f} bytes an entry to all clients; "
        f"clients: {100 * found.share:.0f} % of a core, p99 {found.late:.1f} ms late"
    )
    if entries / spent < 0.9 * wanted:
        print(f"    saturated: {wanted:.0f} moves/s were asked for")
    if not found.kept_up:
        print("    the clients could not keep up: take these times with care")
    for code, times in figures.refused.items():
        print(f"    refused: {code}, {times} times")
    lost = [c.socket.closed for t in load.tables for c in t.clients + t.crowd if c.socket.closed]
    if lost:
        print(f"    {len(lost)} connections lost: {sorted(set(lost))}")
    sys.stdout.flush()


@contextlib.contextmanager
def serving(wanted: argparse.Namespace) -> Any:
    if wanted.url:
        found = urlsplit(wanted.url)
        yield Server(found.port or 80, host=found.hostname or "127.0.0.1")
        return
    cores = sorted(os.sched_getaffinity(0))
    theirs = set(cores[: wanted.cores or wanted.workers])
    with parlour(wanted.workers, wanted.postgresql, theirs, wanted.steps) as server:
        os.sched_setaffinity(0, set(cores) - theirs or set(cores))
        yield server


@contextlib.asynccontextmanager
async def opened(server: Server, wanted: argparse.Namespace) -> AsyncIterator[Load]:
    load = Load(server, wanted.seed)
    try:
        await load.open(wanted.game, wanted.tables, wanted.sockets, wanted.spectators)
        yield load
    finally:
        for table in load.tables:
            for client in table.clients + table.crowd:
                client.socket.close()


async def run(
    server: Server, wanted: argparse.Namespace, stretches: list[tuple[float, float]]
) -> None:
    """`stretches` is told when each began and ended, in seconds since 1970."""
    idle = server.cost()
    async with opened(server, wanted) as load:
        print(f"{wanted.tables} tables of {wanted.sockets} sockets: {', '.join(wanted.game)}")
        await load.play(wanted.every[0], wanted.warm_up)
        seconds = wanted.seconds * (len(wanted.every) if len(wanted.seconds) == 1 else 1)
        for every, how_long in zip(wanted.every, seconds, strict=True):
            began = time.time()
            await measure(load, every, how_long, idle)
            stretches.append((began, time.time()))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How many tables a server carries.")
    add = parser.add_argument
    add("--tables", type=int, default=1000)
    add("--sockets", type=int, default=4, help="at each table; as many of them play as can")
    add("--game", nargs="+", default=["mojo", "mushi", "uno"], help="of the tables, in turn")
    add("--every", type=float, nargs="+", default=[2.0], help="seconds between a table's moves")
    add("--seconds", type=float, nargs="+", default=[30.0], help="for all --every, or each")
    add("--steps", type=Path, help="a file for how long the steps of the server's loop take")
    add("--warm-up", type=float, default=5.0, help="seconds before that")
    add("--spectators", type=int, default=0, help="of the first table, besides its sockets")
    add("--url", help="a server that runs already: http://host:port")
    add("--workers", type=int, default=1, help="more than one need PostgreSQL and Redis")
    add("--postgresql", action="store_true", help="PostgreSQL and Redis for one worker, too")
    add("--cores", type=int, help="for the server; a core a worker if not given")
    add("--seed", type=int, default=1)
    return parser.parse_args()


def main() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # its server ends, too
    wanted = arguments()
    stretches: list[tuple[float, float]] = []
    with serving(wanted) as server:
        opened = time.time()
        asyncio.run(run(server, wanted, stretches))
    if wanted.steps:
        print("opening:", load_steps.between(wanted.steps, opened, stretches[0][0]))
        for every, (began, ended) in zip(wanted.every, stretches, strict=True):
            print(f"every {every:g} s:", load_steps.between(wanted.steps, began, ended))


if __name__ == "__main__":
    main()
