"""Several workers, one database: any seat of a table on any worker."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from parlour.server.rooms import pace, talk
from parlour.server.storage.schema import guests
from parlour.server.tables.fairness import pledge
from parlour.server.tables.log import Acted
from parlour.server.wire import PROTOCOL
from server.backing import PostgreSQL, Redis
from server.cluster.workers import (
    LEASE,
    Pair,
    eventually,
    online,
    people,
    rooms,
    told,
    two_workers,
)
from server.house import opened
from server.plain_client import Client

pytestmark = pytest.mark.anyio


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
        await told(player, lambda player=player: online(player) == [True, True])
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
    first, second = await asyncio.gather(ann.verdict(), twin.verdict())
    assert sorted([first, second]) == ["done", "stale"]
    acted = [entry for entry in await one.log(table) if isinstance(entry, Acted)]
    assert [entry.id for entry in acted] == ["one" if first == "done" else "two"]
    for player in (ann, twin, bo):
        await told(player, lambda player=player: player.update["entry"] == entry + 1)
    assert ann.view == twin.view


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
