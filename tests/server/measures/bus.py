"""The alternatives for the bus, side by side: `make measure-bus`.

Two processes append entries to one PostgreSQL database, durably, in batches as the server's store
does, and tell each other after each commit. Measured is the time from the commit to the moment that
the other process hears, at a fixed rate, and how many entries a second go through at most.
"""

import asyncio
import json
import multiprocessing
import statistics
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import psycopg
import redis.asyncio

from server.backing import a_postgresql, a_redis

SECONDS = 6.0
RATE = 400
"""Entries a second from each process, in the runs at a fixed rate."""
BATCH = 100
RUNS = 3
BODY = b'{"type":"acted","id":"0123456789abcdef","record":[{"seat":1,"action":"b7"}]}'

Heard = Callable[[str], None]


class PubSub:
    """Redis: PUBLISH and SUBSCRIBE."""

    def __init__(self, database: str, redis_url: str, me: int) -> None:
        self.redis = redis.asyncio.Redis.from_url(redis_url)

    async def listen(self, heard: Heard) -> None:
        async with self.redis.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe("bus")
            async for message in subscription.listen():
                heard(message["data"].decode())

    async def tell(self, text: str) -> None:
        await self.redis.publish("bus", text)


class Streams(PubSub):
    """Redis: XADD and XREAD."""

    async def listen(self, heard: Heard) -> None:
        last = "$"
        while True:
            for _, found in await self.redis.xread({"stream": last}, block=1000, count=100):
                for last, fields in found:  # noqa: B007
                    heard(fields[b"m"].decode())

    async def tell(self, text: str) -> None:
        await self.redis.xadd("stream", {"m": text}, maxlen=10_000, approximate=True)


class Notify:
    """PostgreSQL: LISTEN, and NOTIFY in a transaction of its own."""

    def __init__(self, database: str, redis_url: str, me: int) -> None:
        self.database = database
        self.connection: Any = None

    async def listen(self, heard: Heard) -> None:
        connection = await psycopg.AsyncConnection.connect(self.database, autocommit=True)
        await connection.execute("LISTEN bus")
        async for message in connection.notifies():
            heard(message.payload)

    async def tell(self, text: str) -> None:
        if self.connection is None:
            self.connection = await psycopg.AsyncConnection.connect(self.database, autocommit=True)
        for at in range(0, len(text), 7900):
            await self.connection.execute("SELECT pg_notify('bus', %s)", [text[at : at + 7900]])


class NotifyWithin(Notify):
    """PostgreSQL: LISTEN, and NOTIFY in the transaction that writes the entries."""

    within = True

    async def tell(self, text: str) -> None:
        pass


WAYS: dict[str, Any] = {
    "redis pub/sub": PubSub,
    "redis streams": Streams,
    "notify": Notify,
    "notify within": NotifyWithin,
}


async def work(
    way: str, database: str, redis_url: str, me: int, rate: float, talk: Connection
) -> None:
    bus = WAYS[way](database, redis_url, me)
    latencies: list[float] = []

    def heard(text: str) -> None:
        now = time.perf_counter()
        sender, told, *_ = text.split(" ", 2)
        if int(sender) != me:
            latencies.append(now - float(told))

    listening = asyncio.create_task(bus.listen(heard))
    connection = await psycopg.AsyncConnection.connect(database)
    await asyncio.sleep(0.5)
    talk.send("ready")
    await asyncio.to_thread(talk.recv)
    began, n, cpu = time.perf_counter(), 0, time.process_time()
    telling: set[asyncio.Task[None]] = set()
    while (now := time.perf_counter() - began) < SECONDS:
        due = min(BATCH, int(now * rate) - n) if rate else BATCH
        if due <= 0:
            await asyncio.sleep(0.001)
            continue
        notices = " ".join(f"abcdefghijklmnop:{n + k}" for k in range(due))
        async with connection.cursor() as cursor:
            await cursor.executemany(
                "INSERT INTO entries VALUES (%s, %s, %s) ON CONFLICT DO NOTHING",
                [(f"table{me}", n + k, BODY) for k in range(due)],
            )
            if getattr(bus, "within", False):
                text = f"{me} {time.perf_counter()} {notices}"
                await cursor.execute("SELECT pg_notify('bus', %s)", [text[:7900]])
        await connection.commit()
        n += due
        task = asyncio.create_task(bus.tell(f"{me} {time.perf_counter()} {notices}"))
        telling.add(task)
        task.add_done_callback(telling.discard)
        if not rate:
            await task
    spent = time.perf_counter() - began
    await asyncio.sleep(0.5)
    listening.cancel()
    talk.send({"rate": n / spent, "cpu": time.process_time() - cpu, "latencies": latencies})


def process(*arguments: Any) -> None:
    asyncio.run(work(*arguments))


def run(way: str, database: str, redis_url: str, rate: float) -> tuple[float, list[float]]:
    pairs, spawn = [], multiprocessing.get_context("spawn")
    for me in range(2):
        here, there = spawn.Pipe()
        one = spawn.Process(target=process, args=(way, database, redis_url, me, rate, there))
        one.start()
        pairs.append((one, here))
    for _, talk in pairs:
        talk.recv()
    for _, talk in pairs:
        talk.send("go")
    results = [talk.recv() for _, talk in pairs]
    for one, _ in pairs:
        one.join()
    times = sorted(time for result in results for time in result["latencies"])
    return sum(result["rate"] for result in results), times


def main() -> None:
    with a_postgresql() as server, a_redis() as bus:
        database = server.database()
        found: dict[str, list[Any]] = {}
        for _ in range(RUNS):
            for rate in (RATE, 0):
                for way in WAYS:
                    with psycopg.connect(database, autocommit=True) as connection:
                        connection.execute("DROP TABLE IF EXISTS entries")
                        connection.execute(
                            "CREATE TABLE entries (t text, n int, body bytea, PRIMARY KEY (t, n))"
                        )
                    through, times = run(way, database, bus.address, rate)
                    p50, p99 = (1000 * times[len(times) * p // 100] for p in (50, 99))
                    found.setdefault(f"{way}, {rate or 'as fast as it goes'}", []).append(
                        (through, p50, p99)
                    )
                    print(f"{way}, {rate}: {through:.0f}/s p50 {p50:.2f} p99 {p99:.2f}", flush=True)
        for name, values in found.items():
            columns = zip(*values, strict=True)
            shown = [
                f"{statistics.median(column):.2f} ({min(column):.2f} to {max(column):.2f})"
                for column in columns
            ]
            print(f"| {name} | {' | '.join(shown)} |")
    json.dump(found, sys.stderr)


if __name__ == "__main__":
    main()
