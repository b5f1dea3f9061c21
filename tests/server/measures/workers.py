"""What one worker does in a second, and what several do: `make measure-workers [ARGS=TABLES]`.

Four people at each table of Mojo play as fast as they are answered, over PostgreSQL and Redis. Who
sits where is up to the system, so most tables are spread over all workers. Where the machine has
fewer cores than the workers, the database and the players want, the processor time that an entry
costs all workers together says more than the entries in a second.
"""

import asyncio
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets

from server.backing import a_postgresql, a_redis
from server.house import Player

SECONDS = 15.0
RUNS = 3
SERVE = """
import json, sys
from pathlib import Path
from parlour.server import Settings, run
given = json.loads(sys.argv[1])
if __name__ == "__main__":
    given["data"] = Path(given["data"])
    run(Settings(**given), lambda address: print(address, flush=True))
"""
FAST: dict[str, Any] = {
    "port": 0,
    "rate": 10_000.0,
    "burst": 10_000,
    "address_rate": 1e6,
    "address_burst": 1_000_000,
    "requests": 1e6,
    "requests_burst": 1_000_000,
    "reads": 1e6,
    "connections": 8000,
    "connections_per_address": 8000,
    "arrivals": 1e6,
    "arrivals_burst": 100_000,
    "address_tables": 1e6,
    "new_tables": 1e6,
    "changes_burst": 10_000,
    "address_changes_burst": 100_000,
    "bytes": 1e9,
    "bytes_burst": 10**9,
    "deal_pause": 0.0,
    "bot_workers": 0,
}
TICKS = os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and those that it has started."""
    found = [pid]
    for each in Path("/proc").glob("[0-9]*/stat"):
        try:
            if int(each.read_text().rpartition(")")[2].split()[1]) == pid:
                found += family(int(each.parent.name))
        except OSError:
            pass
    return found


def processor(pids: list[int]) -> float:
    """Seconds of the processor that processes have had."""
    spent = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        spent += int(fields[11]) + int(fields[12])
    return spent / TICKS


class Client(Player):
    async def next(self) -> dict[str, Any]:
        frame = await super().next()
        self.frames.clear()
        return frame


class Count:
    moves = 0
    times: list[float] = []  # noqa: RUF012


async def play(player: Client, count: Count) -> None:
    while True:
        view = player.view
        if view["phase"] == "over":
            if player.table["seats"][player.welcome["seat"]]["host"]:
                await player.send("start")
            await player.until("update")
        elif view["legal"]:
            began, entry = time.perf_counter(), player.update["entry"]
            await player.act()
            while player.update["entry"] == entry:
                await player.next()
            count.times.append(time.perf_counter() - began)
            count.moves += 1
        else:
            await player.until("update")


async def table(address: str, http: httpx.AsyncClient) -> list[Client]:
    wanted = {"game": "mojo", "name": "Ann", "seats": 4, "options": {"points": 1000}}
    made = (await http.post("/api/tables", json=wanted)).json()
    url = f"{address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    clients = [Client(await websockets.connect(url, ping_interval=None)) for _ in range(4)]
    await clients[0].hello(made["token"])
    for name, client in zip(("Bo", "Cy", "Di"), clients[1:], strict=True):
        await client.hello()
        await client.join(name)
    while any(seat["kind"] == "empty" for seat in clients[0].table["seats"]):
        await clients[0].next()
    await clients[0].send("start")
    for client in clients:
        await client.until("update")
    return clients


async def load(address: str, pid: int, database: int, tables: int) -> dict[str, float]:
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        clients = [each for _ in range(tables) for each in await table(address, http)]
    count = Count()
    playing = [asyncio.create_task(play(client, count)) for client in clients]
    await asyncio.sleep(3)
    workers, servers = family(pid), family(database)
    before = processor(workers), processor(servers)
    count.moves, count.times, began = 0, [], time.perf_counter()
    await asyncio.sleep(SECONDS)
    spent, moves = time.perf_counter() - began, count.moves
    mine, theirs = processor(workers) - before[0], processor(servers) - before[1]
    for one in playing:
        one.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert all(isinstance(each, asyncio.CancelledError) for each in ended), ended
    for client in clients:
        await client.socket.close()
    times = sorted(count.times)
    return {
        "entries/s": moves / spent,
        "ms of the workers": 1000 * mine / moves,
        "ms of PostgreSQL": 1000 * theirs / moves,
        "p50 ms": 1000 * times[len(times) // 2],
        "p99 ms": 1000 * times[len(times) * 99 // 100],
    }


def run(settings: dict[str, Any], database: int, tables: int) -> dict[str, float]:
    with tempfile.NamedTemporaryFile("w", suffix=".py") as script:
        script.write(SERVE)
        script.flush()
        server = subprocess.Popen(
            [sys.executable, script.name, json.dumps(settings)], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            address = server.stdout.readline().strip()
            return asyncio.run(load(address, server.pid, database, tables))
        finally:
            server.terminate()
            server.wait()


def main() -> None:
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    found: dict[int, list[dict[str, float]]] = {1: [], 2: []}
    with a_postgresql() as server, a_redis() as bus, tempfile.TemporaryDirectory() as data:
        (first, *_) = (server.folder / "data/postmaster.pid").read_text().splitlines()
        for _ in range(RUNS):
            for workers, seen in found.items():
                settings = FAST | {
                    "data": data,
                    "database": server.database(),
                    "bus": bus.address,
                    "workers": workers,
                }
                seen.append(run(settings, int(first), tables))
                print(workers, {name: round(value, 2) for name, value in seen[-1].items()})
    for workers, seen in found.items():
        for name in seen[0]:
            values = [each[name] for each in seen]
            middle, low, high = statistics.median(values), min(values), max(values)
            print(f"| {workers} | {name} | {middle:.2f} | {low:.2f} to {high:.2f} |")


if __name__ == "__main__":
    main()
