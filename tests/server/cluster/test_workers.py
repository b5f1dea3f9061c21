"""Several workers, one database: any seat of a table on any worker."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select, update

from parlour.server.cluster import bus
from parlour.server.cluster.bus import RedisBus
from parlour.server.errors import StorageError
from parlour.server.operating import readiness
from parlour.server.rooms import Room, pace, sharing, talk
from parlour.server.settings.setting import UnusableError
from parlour.server.settings.settings import Settings
from parlour.server.storage.schema import guests, leases, workers
from parlour.server.tables.fairness import pledge
from parlour.server.tables.log import Acted
from parlour.server.wire import PROTOCOL
from server.backing import PostgreSQL, Redis, a_redis
from server.house import PATIENCE, House, Player, opened, running, two_people
from server.plain_client import Client

pytestmark = pytest.mark.anyio

Pair = tuple[House, House]

LEASE = 8.0
"""Seconds: on a busy machine a worker that lives can be late to say so."""


@contextlib.asynccontextmanager
async def two_workers(data: Path, **fields: Any) -> AsyncIterator[Pair]:
    """Two servers over one database."""
    async with running(data, **fields) as one, running(data, **fields) as two:
        yield one, two


@pytest.fixture(scope="module")
async def pair(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, redis: Redis
) -> AsyncIterator[Pair]:
    """Two over PostgreSQL and Redis, for all tests that leave them well."""
    data, database = tmp_path_factory.mktemp("data"), postgresql.database()
    async with two_workers(data, database=database, bus=redis.address) as houses:
        await eventually(lambda: all(house.server.bus.well for house in houses))
        yield houses


@pytest.fixture(
    params=[
        "bus",
        *(pytest.param(each, marks=pytest.mark.long) for each in ("postgresql", "sqlite")),
    ]
)
async def any_pair(
    request: pytest.FixtureRequest, tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> AsyncIterator[Pair]:
    """Two over each kind of database, with a bus and without."""
    fields: dict[str, Any] = {"share": True, "lease": LEASE}
    if request.param != "sqlite":
        fields["database"] = postgresql.database()
    if request.param == "bus":
        fields["bus"] = redis.address
    async with two_workers(tmp_path, **fields) as houses:
        yield houses


async def eventually(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def told(player: Player, true: Callable[[], Any]) -> None:
    """Read on until the player has been told that."""
    while not true():
        await player.next()


async def people(one: House, two: House, **fields: Any) -> tuple[str, Player, Player, str, str]:
    """A game of two people under way, each at another worker."""
    made = await one.create(**({"options": {"first_player": 0}} | fields))
    ann = await one.visit(made["table"], made["token"])
    bo = await two.visit(made["table"])
    token = await bo.join("Bo")
    await told(ann, lambda: ann.table["seats"][1]["online"])
    await ann.send("start")
    await ann.until("update")
    await bo.until("update")
    for player in (ann, bo):
        await told(player, lambda player=player: online(player) == [True, True])
    return made["table"], ann, bo, made["token"], token


def online(player: Player) -> list[bool]:
    return [seat["online"] for seat in player.table["seats"]]


def rooms(table: str, *houses: House) -> list[Room]:
    return [room for house in houses for room in house.server.rooms.loaded() if room.id == table]


# --- playing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "game", ["mojo", *(pytest.param(game, marks=pytest.mark.long) for game in ("mushi", "uno"))]
)
async def test_a_whole_game_by_seats_on_different_workers(pair: Pair, game: str) -> None:
    one, two = pair
    options = {"mojo": {"points": 15}, "mushi": {}, "uno": {"points": 60}}[game]
    seats = {"mojo": 3, "mushi": 2, "uno": 3}[game]
    made = await one.create(
        game=game, seats=seats, options=options, bots=["easy"] if seats == 3 else []
    )
    ann = await one.visit(made["table"], made["token"])
    bo = await two.visit(made["table"])
    token = await bo.join("Bo")
    await told(ann, lambda: all(seat["kind"] != "empty" for seat in ann.table["seats"]))
    await ann.send("moment", milliseconds=0)
    await ann.send("start")
    await ann.until("update")
    clients = [
        Client(one.server.address, made["table"], made["token"]),
        Client(two.server.address, made["table"], token),
    ]
    for player in (ann, bo):
        await player.socket.close()
    for client in clients:
        await client.connect()
    await asyncio.gather(*(client.play() for client in clients))
    assert {client.update["view"]["phase"] for client in clients} == {"over"}
    assert clients[0].update["sheet"] == clients[1].update["sheet"] != []
    assert clients[0].update["entry"] == clients[1].update["entry"]
    assert {code for client in clients for code in client.refused} <= {"stale"}
    stored = [house.log(made["table"]) for house in pair]
    first, second = await asyncio.gather(*stored)
    assert first == second
    for client in clients:
        await client.disconnect()


async def test_what_players_add_to_shuffles_is_heard_on_all_workers(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pace, "CONTRIBUTE", 60.0)
    one, two = pair
    made = await one.create()
    ann = await one.visit(made["table"], made["token"])
    bo = await two.visit(made["table"])
    await bo.join("Bo")
    added = ["a" * 64, "b" * 64]
    pledges = [pledge(one) for one in added]
    await ann.send("pledge", game=1, pledge=pledges[0])
    await bo.send("pledge", game=1, pledge=pledges[1])
    for player in (ann, bo):
        await told(
            player,
            lambda player=player: [seat["pledge"] for seat in player.table["seats"]] == pledges,
        )
    promised = bo.table["coming"]
    await ann.send("start")
    for player, contribution in ((ann, added[0]), (bo, added[1])):
        await told(player, lambda player=player: player.table["sealed"])
        await player.send("contribute", game=1, contribution=contribution)
    for player in (ann, bo):
        await player.until("update")
        await told(player, lambda player=player: player.table["contributions"] == added)
        assert player.table["commitment"] == promised
    assert ann.table["coming"] == bo.table["coming"] != promised


async def test_each_hears_of_the_others_entries(any_pair: Pair) -> None:
    """At once, or by looking into the database."""
    one, two = any_pair
    _, ann, bo, _, _ = await people(one, two)
    for _ in range(3):
        actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
        entry = actor.update["entry"]
        await actor.play()
        await told(other, lambda other=other, entry=entry: other.update["entry"] == entry + 1)
        assert other.update["events"]


async def test_who_was_first_is_settled_by_the_log(any_pair: Pair) -> None:
    one, two = any_pair
    table, ann, bo, token, _ = await people(one, two)
    twin = await two.visit(table, token)
    entry = ann.update["entry"]
    actions = [move["action"] for move in ann.view["legal"]]
    await ann.act(actions[0], id="one")
    await twin.act(actions[-1], id="two", entry=entry)
    first, second = await asyncio.gather(answer(ann), answer(twin))
    assert sorted([first, second]) == ["done", "stale"]
    acted = [entry for entry in await one.log(table) if isinstance(entry, Acted)]
    assert [entry.id for entry in acted] == ["one" if first == "done" else "two"]
    for player in (ann, twin, bo):
        await told(player, lambda player=player: player.update["entry"] == entry + 1)
    assert ann.view == twin.view


async def answer(player: Player) -> str:
    while True:
        frame = await player.next()
        if frame["type"] == "error":
            return str(frame["code"])
        if frame["type"] == "update" and frame["done"]:
            return "done"


async def test_spectators_everywhere_are_told_the_same_bytes(pair: Pair) -> None:
    one, two = pair
    table, ann, bo, _, _ = await people(one, two)
    watching = [await house.visit(table) for house in pair]
    for spectator in watching:
        await told(spectator, lambda spectator=spectator: spectator.table["spectators"] == 2)
        spectator.frames.clear()
    for _ in range(4):
        actor = ann if ann.view["legal"] else bo
        entry = actor.update["entry"]
        await actor.play()
        for each in (ann, bo, *watching):
            await told(each, lambda each=each, entry=entry: each.update["entry"] == entry + 1)
    assert watching[0].frames == watching[1].frames
    assert len(watching[0].frames) == 4


async def test_who_comes_from_another_worker_is_not_told_less(pair: Pair) -> None:
    """The worker that wrote an entry died before it could say so."""
    one, two = pair
    table, ann, bo, token, _ = await people(one, two)
    room, sharing = rooms(table, two)[0], two.server.sharing
    assert sharing
    del sharing._rooms[table]  # it hears nothing of this table any more
    entry = ann.update["entry"]
    for _ in range(2):
        if ann.view["legal"]:
            await ann.play()
    assert room.state.last_entry == entry < ann.update["entry"]
    again = await two.connect(table)
    await again.hello(token, ann.update["entry"])
    assert again.update["entry"] == ann.update["entry"]
    assert again.view == ann.view
    sharing._rooms[table] = room
    await told(bo, lambda: bo.update["entry"] == ann.update["entry"])


# --- who is here ----------------------------------------------------------------------------------


async def test_all_workers_know_who_is_here(any_pair: Pair) -> None:
    one, two = any_pair
    table, ann, bo, _, other = await people(one, two)
    cleo = await two.visit(table)
    await told(ann, lambda: ann.table["spectators"] == 1)
    await cleo.socket.close()
    await told(ann, lambda: ann.table["spectators"] == 0)
    await bo.socket.close()
    await told(ann, lambda: online(ann) == [True, False])
    again = await one.visit(table, other)
    for player in (ann, again):
        await told(player, lambda player=player: online(player) == [True, True])


async def test_a_newcomer_is_not_told_that_the_others_are_away(pair: Pair) -> None:
    one, two = pair
    made = await one.create()
    await one.visit(made["table"], made["token"])
    await eventually(lambda: rooms(made["table"], one)[0].leads)
    cleo = await two.visit(made["table"])
    seen = [json.loads(frame) for frame in cleo.frames]
    assert [frame["seats"][0]["online"] for frame in seen if frame["type"] == "table"] == [True]
    token = {"Authorization": f"Bearer {made['token']}"}
    for house in pair:
        summary = await house.http.get(f"/api/tables/{made['table']}", headers=token)
        assert summary.json()["seats"][0]["online"]


async def test_one_worker_leads_a_table(pair: Pair) -> None:
    one, two = pair
    table, ann, bo, _, _ = await people(one, two)
    here = rooms(table, one, two)
    await eventually(lambda: [room.leads for room in here] == [True, False])
    await ann.socket.close()
    await eventually(lambda: [room.leads for room in here] == [False, True])
    await told(bo, lambda: online(bo) == [False, True])


async def test_bots_stand_in_on_all_workers(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    """Whoever leads says for whom; who takes over goes on with them."""
    fields = {"database": postgresql.database(), "bus": redis.address, "grace": 0.1, "lease": LEASE}
    async with two_workers(tmp_path, **fields) as (one, two):
        table, ann, bo, token, _ = await people(one, two)
        cleo = await two.visit(table)
        await bo.socket.close()
        for player in (ann, cleo):
            await told(player, lambda player=player: player.table["seats"][1]["bot"] == "medium")
        await told(ann, lambda: ann.view["legal"])
        moved = ann.update["entry"]
        await ann.play()
        await told(ann, lambda: ann.update["entry"] >= moved + 2)
        again = await two.visit(table, token)
        await ann.socket.close()
        await eventually(lambda: [room.leads for room in rooms(table, one, two)] == [False, True])
        assert again.table["seats"][1]["bot"] == "medium"
        moved = again.update["entry"]
        while again.update["entry"] < moved + 2:
            await again.heard()
            if again.view["legal"]:
                await again.play()
            else:
                await again.until("update")


# --- what can be lost -----------------------------------------------------------------------------


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
        await eventually(lambda: rooms(made["table"], one)[0].leads)
        entry = bo.update["entry"]
        await die(one)
        await told(bo, lambda: online(bo) == [False, True, True])
        await eventually(lambda: rooms(made["table"], two)[0].leads)
        assert bo.update["entry"] == entry
        state = rooms(made["table"], two)[0].state
        state.setup = replace(state.setup, pace=0)
        rooms(made["table"], two)[0].changed.set()
        await told(bo, lambda: bo.update["entry"] > entry)
        assert bo.update["events"][-1]["seat"] == 1


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
            if (found := await answer(actor)) != "done":
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
            assert await answer(actor) == "storage"
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


# --- whose database -------------------------------------------------------------------------------


def server_of(settings: Settings) -> Awaitable[None]:
    return House(settings).open()


async def test_a_second_server_is_told_that_there_is_one(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0)
    async with running(tmp_path):
        for share, advice in ((False, "--share"), (True, "without --share")):
            other = Settings(data=tmp_path, port=0, share=share)
            with pytest.raises(StorageError, match=f"another server.*{advice}"):
                await server_of(other)
        await two_people_elsewhere(tmp_path)
    async with running(tmp_path, share=True):
        with pytest.raises(StorageError, match="another server"):
            await server_of(settings)
    async with running(tmp_path):
        pass


async def two_people_elsewhere(tmp_path: Path) -> None:
    async with running(tmp_path / "elsewhere") as house:
        await two_people(house)


@pytest.mark.parametrize(
    "address", ["mysql://localhost/parlour", "postgresql://127.0.0.1:1/parlour"]
)
async def test_a_database_that_cannot_be_used(tmp_path: Path, address: str) -> None:
    with pytest.raises((UnusableError, StorageError)) as refused:
        await server_of(Settings(data=tmp_path, port=0, database=address))
    assert "\n" not in str(refused.value)


async def test_no_password_is_told(tmp_path: Path) -> None:
    address = "postgresql://ann:secret@127.0.0.1:1/parlour"
    with pytest.raises(StorageError) as refused:
        await server_of(Settings(data=tmp_path, port=0, database=address))
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("bus", ["http://127.0.0.1"])
async def test_a_bus_that_is_none(tmp_path: Path, bus: str) -> None:
    with pytest.raises(UnusableError, match="redis://"):
        await server_of(Settings(data=tmp_path, port=0, share=True, bus=bus))


# --- talking --------------------------------------------------------------------------------------


async def test_a_remark_is_heard_once_on_all_workers(
    any_pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once, or by looking into the database; then nothing is left of it there."""
    one, two = any_pair
    table, ann, bo, _, _ = await people(one, two)
    await ann.send("say", remark="hello")
    await bo.send("say", remark="thanks")
    for player in (ann, bo):
        said = {}
        while len(said) < 2:
            frame = await player.until("said")
            assert frame["id"] not in said
            said[frame["id"]] = frame["seat"], frame["remark"]
        assert sorted(said.values()) == [(0, "hello"), (1, "thanks")]
    monkeypatch.setattr(talk, "KEPT", 0.0)
    for room in rooms(table, one, two):
        room.note()
    async with opened(one.settings) as store:
        while True:
            async with store.reading() as connection:
                here = list(await connection.scalars(select(guests.c.here)))
            if not any(json.loads(each).get("said") for each in here):
                break
            await asyncio.sleep(0.02)
    assert "said" not in {frame["type"] for frame in await ann.heard() + await bo.heard()}


async def test_a_lost_seat_is_given_back_by_those_at_other_workers(
    tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> None:
    fields: dict[str, Any] = {"database": postgresql.database(), "bus": redis.address}
    async with two_workers(tmp_path, grace=0.5, absence=0.2, **fields) as (one, two):
        await eventually(lambda: one.server.bus.well and two.server.bus.well)
        table, ann, bo, _, token = await people(one, two)
        await bo.socket.close()
        await told(ann, lambda: online(ann) == [True, False])
        await asyncio.sleep(1)
        other = await two.visit(table)
        await other.send("claim", seat=1, secret="5a" * 32)
        await ann.answer("claim")
        await told(other, lambda: other.welcome["seat"] == 1)
        await told(ann, lambda: online(ann) == [True, True])
        assert other.welcome["token"]
        for house in (one, two):
            late = await house.connect(table)
            await late.send("hello", protocol=PROTOCOL, token=token)
            assert await late.error() == "seat-claimed"
