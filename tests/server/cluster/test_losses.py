"""What workers can lose: one another, the bus, the database."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from parlour.server.cluster import bus
from parlour.server.cluster.bus import RedisBus
from parlour.server.errors import StorageError
from parlour.server.operating import readiness
from parlour.server.rooms import sharing
from parlour.server.settings.settings import Settings
from parlour.server.storage.schema import guests, leases, workers
from parlour.server.tables.log import Acted
from server.backing import PostgreSQL, Redis, a_redis
from server.cluster.workers import (
    LEASE,
    eventually,
    online,
    people,
    rooms,
    told,
    two_workers,
)
from server.house import House, Player, opened, running

pytestmark = pytest.mark.anyio


async def die(house: House) -> None:
    """What SIGKILL leaves of a worker: it says no more, and lets nothing go. Its lease is over at
    once, so that nobody has to wait for that."""
    sharing = house.server.sharing
    for task in list(sharing._tasks):
        task.cancel()
    sharing._rooms.clear()
    house.server.store.written = lambda _: None
    house.server.rooms.stop = nothing
    sharing.close = nothing
    for held in house.server.rooms._held.values():
        if held.pacer:
            held.pacer.cancel()
    async with house.server.store.begin() as connection:
        over = update(workers).where(workers.c.id == sharing._peers.id).values(until=0)
        await connection.execute(over)
    await house.server.bus.close()


async def nothing() -> None:
    pass


@pytest.mark.parametrize("backing", ["bus", "sqlite"])
async def test_what_a_dead_worker_led_is_taken_over(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis, backing: str
) -> None:
    """Its people are gone in a moment, and the bots go on."""
    fields: dict[str, Any] = {"share": True, "lease": LEASE}
    if backing == "bus":
        fields |= {"database": postgresql.database(), "bus": redis.address}
    async with two_workers(tmp_path, **fields) as (one, two):
        made = await one.create(seats=3, bots=["easy"], options={"points": 1000, "first_player": 1})
        ann = await one.visit(made["table"], made["token"])
        bo = await two.visit(made["table"])
        await bo.join("Bo")
        await told(ann, lambda: ann.table["seats"][2]["kind"] == "person")
        await ann.send("pace", milliseconds=10_000)
        await ann.send("start")
        await bo.until("update")
        await ann.until("update")
        of = {worker: rooms(made["table"], worker)[0] for worker in (one, two)}
        await eventually(lambda: any(room.leads for room in of.values()))
        dead, left, client, here = one, two, bo, [False, True, True]
        if of[two].leads:
            dead, left, client, here = two, one, ann, [True, True, False]
        entry = client.update["entry"]
        await die(dead)
        await told(client, lambda: online(client) == here)
        await eventually(lambda: of[left].leads)
        assert client.update["entry"] == entry
        of[left].state.setup = replace(of[left].state.setup, pace=0)
        of[left].changed.set()
        await told(client, lambda: client.update["entry"] > entry)
        assert client.update["events"][-1]["seat"] == 1


async def test_nothing_is_left_of_workers_that_stop(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    settings = Settings(database=postgresql.database())
    fields = {"database": settings.database, "bus": redis.address}
    async with running(tmp_path, **fields) as one, running(tmp_path, **fields) as two:
        _, ann, bo, _, _ = await people(one, two)
        await two.stop()
        await told(ann, lambda: online(ann) == [True, False])
        assert await bo.closed() == 1001
    async with opened(settings) as store, store.engine.connect() as connection:
        for table in (workers, guests, leases):
            assert (await connection.execute(select(table))).all() == []


async def test_a_worker_that_hears_nothing_is_not_ready(
    tmp_path: Path, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its subscription has died without a word: it can still speak, but hears not even itself."""
    monkeypatch.setattr(bus, "ROUND_TRIP", 0.2)
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    async with running(tmp_path, share=True, bus=redis.address) as house:
        await eventually(lambda: house.server.bus.well)
        assert (await house.http.get("/readyz")).status_code == 200
        with monkeypatch.context() as patch:
            patch.setattr(RedisBus, "_take", lambda *_: None)
            await asyncio.sleep(2 * bus.PULSE)  # until what it takes just now has come
            answer = await house.http.get("/readyz")
            assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
            assert "bus" in answer.json()["message"]


async def test_workers_are_ready_though_the_bus_they_share_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As long as they look into the database; they say that the bus is lost."""
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with a_redis() as redis:
        async with running(tmp_path, share=True, bus=redis.address) as house:
            await eventually(lambda: house.server.bus.well)
            assert (await house.http.get("/readyz")).json() == {"status": "ok", "lost": []}
            redis.stop()
            answer = await house.http.get("/readyz")
            assert (answer.status_code, answer.json()["lost"]) == (200, ["bus"])
            monkeypatch.setattr(sharing, "FOLLOWS", -1.0)
            answer = await house.http.get("/readyz")
            assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
            assert "bus" in answer.json()["message"]
            monkeypatch.undo()
            redis.start()
            monkeypatch.setattr(readiness, "FRESH", 0.0)
            assert (await house.http.get("/readyz")).status_code == 200  # not heard yet, perhaps


@pytest.mark.long
async def test_a_bus_that_is_cut_off_is_missed_and_comes_back(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    """Meanwhile the workers look into the database; nothing is lost."""
    fields = {"database": postgresql.database(), "bus": redis.address}
    async with two_workers(tmp_path, **fields) as (one, two):
        _, ann, bo, _, _ = await people(one, two)
        await one.server.bus.ping()
        redis.freeze()
        try:
            with pytest.raises(StorageError, match="bus"):
                await one.server.bus.ping()
            await play_on(ann, bo, 3)
            await eventually(lambda: not one.server.bus.well)
        finally:
            redis.thaw()
        await eventually(lambda: one.server.bus.well and two.server.bus.well)
        await play_on(ann, bo, 3)
        redis.stop()
        with pytest.raises(StorageError, match="bus"):
            await one.server.bus.ping()
        await play_on(ann, bo, 3)
        redis.start()
        await eventually(lambda: one.server.bus.well and two.server.bus.well)
        await one.server.bus.ping()
        await play_on(ann, bo, 3)


async def play_on(ann: Player, bo: Player, moves: int) -> None:
    """Moves that both are told; the database may refuse some, and then they are tried again."""
    for _ in range(moves):
        actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
        entry = actor.update["entry"]
        action = actor.view["legal"][0]["action"]
        while actor.update["entry"] == entry:
            await actor.act(action, id=f"move {entry}", entry=entry)
            if (found := await actor.verdict()) != "done":
                assert found in ("storage", "busy"), found
                await asyncio.sleep(0.05)
        await told(other, lambda other=other, entry=entry: other.update["entry"] == entry + 1)


@pytest.mark.long
async def test_a_database_that_crashes_costs_no_move(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    """Nothing is lost, nothing doubled; players are told to try again."""
    fields = {"database": postgresql.database(), "bus": redis.address}
    async with two_workers(tmp_path, **fields) as (one, two):
        table, ann, bo, _, _ = await people(one, two)
        await play_on(ann, bo, 2)
        await asyncio.to_thread(postgresql.stop)
        try:
            actor = ann if ann.view["legal"] else bo
            await actor.act()
            assert await actor.verdict() == "storage"
            assert (await one.http.get("/readyz")).status_code == 503
        finally:
            await asyncio.to_thread(postgresql.start)
        await play_on(ann, bo, 4)
        acted = [entry for entry in await one.log(table) if isinstance(entry, Acted)]
        ids = [entry.id for entry in acted]
        assert len(ids) == len(set(ids)) == 6
        # What was not on the disk is said again: who is here, and who leads.
        cleo = await two.visit(table)
        await told(ann, lambda: ann.table["spectators"] == 1)
        await cleo.socket.close()
        await eventually(lambda: sum(room.leads for room in rooms(table, one, two)) == 1)
