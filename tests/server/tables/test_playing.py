"""Whole games over sockets, and coming back to them."""

import asyncio
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from parlour.core.record import Record
from parlour.core.table import Table
from parlour.games import registry
from parlour.server.tables.log import Acted
from server.house import PATIENCE, House, Player, one_server, running, two_people

pytestmark = pytest.mark.anyio


async def play_out(*players: Player) -> None:
    """Play first legal actions until the game is over, all at once."""

    async def play(player: Player) -> None:
        while player.view["phase"] != "over":
            if player.view["phase"] == "deal":
                await player.send("ready")
                await player.until("update")
            elif player.view["legal"]:
                await player.play()
            else:
                await player.until("update")

    await asyncio.gather(*(play(player) for player in players))


async def test_a_person_plays_a_game_against_bots(house: House) -> None:
    made = await house.create(seats=3, bots=["easy", "medium"], start=True)
    ann = await house.visit(made["table"], made["token"])
    await play_out(ann)
    totals = [sum(points) for points in zip(*ann.update["sheet"], strict=True)]
    assert max(totals) >= 50
    assert ann.view["winners"] == [n for n in range(3) if totals[n] == min(totals)]
    assert ann.table["status"] == "over"


async def test_two_people_play_a_game_and_a_rematch(house: House) -> None:
    table, ann, bo, _, _ = await two_people(house)
    await play_out(ann, bo)
    assert ann.view["winners"] == bo.view["winners"] != []
    first = ann.update["entry"]
    await bo.send("start")
    assert (await bo.until("error"))["code"] == "host-first"
    await ann.send("start")
    await ann.until("update")
    assert ann.table["games"] == 2
    assert ann.update["entry"] > first
    assert ann.update["sheet"] == []
    assert [event["kind"] for event in ann.update["events"]] == ["dealt"]
    await bo.until("update")
    await play_out(ann, bo)
    records = [
        (await house.http.get(f"/api/tables/{table}/record", params={"game": n})).json()
        for n in (1, 2)
    ]
    assert records[0]["record"]["entries"] != records[1]["record"]["entries"]


async def test_everybody_sees_each_move_and_nobody_anothers_hand(house: House) -> None:
    table, ann, bo, _, _ = await two_people(house)
    cleo = await house.visit(table)
    assert cleo.welcome["seat"] is None
    for _ in range(6):
        actor = ann if ann.view["legal"] else bo
        before = cleo.update["entry"]
        await actor.play()
        for other in (ann, bo, cleo):
            if other is not actor:
                await other.until("update")
            assert other.update["entry"] == before + 1
            assert other.update["events"]
            hands = [seat["hand"] is not None for seat in other.view["seats"]]
            assert hands == [n == other.welcome["seat"] for n in range(2)]


@one_server
async def test_hello_with_the_token_brings_the_player_back(house: House) -> None:
    table, ann, bo, _, token = await two_people(house)
    entry, view = bo.update["entry"], bo.view
    await bo.socket.close()
    await ann.until("table")
    assert [seat["online"] for seat in ann.table["seats"]] == [True, False]
    await ann.play()
    again = await house.visit(table, token, entry)
    assert again.welcome["seat"] == 1
    assert again.welcome["token"] is None
    assert again.view["seats"][1] == view["seats"][1]
    assert again.update["events"][0]["kind"] == "played"
    await ann.until("table")
    assert [seat["online"] for seat in ann.table["seats"]] == [True, True]


@one_server
@pytest.mark.parametrize("game", registry.names())
async def test_a_newcomer_is_told_the_round_as_their_seat_was(house: House, game: str) -> None:
    made = await house.create(game=game)
    ann, bo, cleo = [
        await house.visit(made["table"], token) for token in (made["token"], None, None)
    ]
    tokens = [made["token"], await bo.join("Bo"), None]
    told: list[list[Any]] = [[], [], []]

    async def hear(actor: Player) -> None:
        each = zip((ann, bo, cleo), told, strict=True)
        for player, events in sorted(each, key=lambda one: one[0] is not actor):
            for frame in await player.heard():
                events.extend(frame["events"] if frame["type"] == "update" else ())

    await ann.send("start")
    await hear(ann)
    for _ in range(5):
        player = next(player for player in (ann, bo) if player.view["legal"])
        await player.act()
        await hear(player)
    for token, events in zip(tokens, told, strict=True):
        again = await house.visit(made["table"], token)
        assert again.update["events"] == events


@one_server
async def test_a_newcomer_is_told_nothing_of_the_rounds_before(house: House) -> None:
    table, ann, bo, token, _ = await two_people(house)
    while ann.view["round"] == 1:
        for player in (ann, bo):
            if player.view["phase"] == "deal":
                await player.send("ready")
            elif player.view["legal"]:
                await player.act()
            else:
                continue
            await player.heard()
            await (bo if player is ann else ann).heard()
    again = await house.visit(table, token)
    dealt = [event["kind"] == "dealt" for event in again.update["events"]]
    assert (dealt[0], sum(dealt)) == (True, 1)
    ahead = await house.visit(table, entry=10**9)
    assert ahead.update["events"] == []


async def test_the_first_deal_is_told_once(house: House) -> None:
    table, ann, _, token, _ = await two_people(house)
    assert ann.update["events"]
    again = await house.visit(table, token, ann.update["entry"])
    assert again.update["events"] == []
    anew = await house.visit(table, token)
    assert anew.update["events"] == ann.update["events"]


@one_server
async def test_a_double_click_plays_once(house: House) -> None:
    table, ann, bo, _, _ = await two_people(house)
    action = ann.view["legal"][0]["action"]
    entry = ann.update["entry"]
    for _ in range(2):
        await ann.send("act", action=action, entry=entry, id="click")
    for _ in range(2):
        assert (await ann.until("update"))["done"] == "click"
        assert ann.update["entry"] == entry + 1
    assert [frame["type"] for frame in await bo.heard()] == ["update"]
    acted = [entry for entry in await house.log(table) if isinstance(entry, Acted)]
    assert [entry.id for entry in acted] == ["click"]


async def test_an_action_on_an_older_position_is_refused(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    entry = ann.update["entry"]
    await ann.play()
    await bo.until("update")
    actor = ann if ann.view["legal"] else bo
    await actor.act(entry=entry, id="late")
    error = await actor.next()
    assert (error["type"], error["code"], error["id"]) == ("error", "stale", "late")
    await actor.play()


async def test_lobby_talk_does_not_make_an_action_stale(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    await bo.send("rename", name="Boris")
    await ann.until("table")
    await ann.play()


async def test_a_chosen_face_goes_with_the_person_and_stays_when_they_change_their_name(
    house: House,
) -> None:
    _, ann, bo, _, _ = await two_people(house)
    assert [seat["avatar"] for seat in ann.table["seats"]] == [None, None]
    await bo.send("rename", name="Bo", avatar=11)
    await ann.until("table")
    assert [seat["avatar"] for seat in ann.table["seats"]] == [None, 11]
    await bo.send("rename", name="Boris")
    await ann.until("table")
    assert ann.table["seats"][1]["name"] == "Boris"
    assert ann.table["seats"][1]["avatar"] == 11
    await bo.send("leave")
    await ann.until("table")
    assert ann.table["seats"][1]["kind"] == "bot"
    assert ann.table["seats"][1]["avatar"] is None


async def test_the_record_is_closed_until_the_game_is_over_and_then_proves_it(
    house: House,
) -> None:
    made = await house.create(bots=["medium"], start=True, options={"points": 5})
    table = made["table"]
    ann = await house.visit(table, made["token"])
    promised = ann.table["commitment"]
    early = await house.http.get(f"/api/tables/{table}/record")
    assert early.status_code == 403
    assert early.json()["code"] == "not-over"
    await play_out(ann)
    answer = (await house.http.get(f"/api/tables/{table}/record")).json()
    assert answer["commitment"] == promised
    assert hashlib.sha256(bytes.fromhex(answer["key"])).hexdigest() == promised
    record = Record.from_json(json.dumps(answer["record"]))
    game = registry.get(record.game)
    replayed = Table.resume(game, record.options, record.seats, record.entries)
    assert replayed.over
    assert replayed.sheet == ann.update["sheet"]
    assert record.seats[0] == "Ann"


async def test_rounds_wait_for_every_person_who_is_there(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    while ann.view["phase"] == "play":
        actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
        await actor.play()
        await other.until("update")
    assert ann.view["phase"] == "deal"  # no round is worth more than 1+4+7+10+12+10 = 44 points
    await bo.send("ready")
    await ann.until("table")
    assert [seat["ready"] for seat in ann.table["seats"]] == [False, True]
    assert await ann.heard() == []
    await ann.send("ready")
    assert (await ann.until("update"))["view"]["phase"] == "play"


async def test_rounds_do_not_wait_for_ever(tmp_path: Path) -> None:
    async with running(tmp_path, deal_pause=0.1) as house:
        made = await house.create(bots=["easy"], start=True)
        ann = await house.visit(made["table"], made["token"])
        while ann.view["phase"] != "deal":
            await (ann.play() if ann.view["legal"] else ann.until("update"))
        await ann.until("update")
        assert ann.view["round"] == 2


async def test_bots_play_on_for_spectators(house: House) -> None:
    """Without its players, a table's bots stop only where a player is to act."""
    made = await house.create(seats=3, bots=["medium", "medium"], options={"first_player": 1})
    ann = await house.visit(made["table"], made["token"])
    cleo = await house.visit(made["table"])
    await ann.send("pace", milliseconds=10_000)
    await ann.send("start")
    await ann.until("update")
    await ann.send("pace", milliseconds=0)
    await ann.socket.close()
    while cleo.update.get("view", {}).get("to_act") != 0:
        await cleo.until("update")
    log = await house.log(made["table"])
    acts = [json.loads(bytes(entry.record[0])) for entry in log if isinstance(entry, Acted)]
    assert {act["seat"] for act in acts} <= {1, 2}


async def test_the_host_sets_how_long_bots_think(house: House) -> None:
    made = await house.create(
        bots=["easy"], start=False, options={"first_player": 1, "edition": "ru"}
    )
    ann = await house.visit(made["table"], made["token"])
    await ann.send("pace", milliseconds=10_000)
    await ann.until("table")
    assert ann.table["pace"] == 10_000
    await ann.send("start")
    await ann.until("update")
    assert ann.view["to_act"] == 1
    assert await ann.heard() == []
    await ann.send("pace", milliseconds=0)
    await ann.until("update")
    assert ann.update["events"][0]["seat"] == 1


async def test_tables_that_nobody_looks_at_are_forgotten(tmp_path: Path) -> None:
    async with running(tmp_path, idle=0.05) as house:
        made = await house.create(bots=["medium"], start=True, options={"first_player": 0})
        ann = await house.visit(made["table"], made["token"])
        rooms = house.server.rooms
        assert [room.id for room in rooms.loaded()] == [made["table"]]
        await ann.socket.close()
        async with asyncio.timeout(PATIENCE):
            while rooms.loaded():
                await asyncio.sleep(0.01)
        again = await house.visit(made["table"], made["token"])
        assert again.view == ann.view
