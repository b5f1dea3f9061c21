"""Killed servers, stopped servers, two servers: the log is the truth."""

import asyncio
import json
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import insert, select
from sqlalchemy.exc import OperationalError

from parlour.server import wire
from parlour.server.errors import StorageError
from parlour.server.settings.settings import Settings
from parlour.server.storage import writing
from parlour.server.storage.schema import entries, records
from parlour.server.storage.store import Store
from parlour.server.storage.writing import Writer
from parlour.server.tables.log import Acted
from server.deadly import Process, host
from server.house import PATIENCE, House, Player, one_server, opened, running, two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
async def process(tmp_path: Path) -> Any:
    process = Process(tmp_path)
    await process.start()
    yield process
    process.kill()
    await process.ended()


async def my_turn(ann: Player) -> None:
    while not ann.view["legal"]:
        if ann.view["phase"] == "deal":
            await ann.send("ready")
        assert ann.view["phase"] != "over"
        await ann.until("update")


@pytest.mark.parametrize("when", ["die before", "die after"])
async def test_a_kill_around_the_commit_of_an_action(process: Process, when: str) -> None:
    """Committed before it is acknowledged; once committed, the same id does not play twice."""
    table, token, ann = await host(process)
    await my_turn(ann)
    entry, action = ann.update["entry"], ann.view["legal"][0]["action"]
    await ann.act(action, id=when)
    await ann.closed()
    assert await process.ended() == -signal.SIGKILL

    async with opened(Settings(data=process.data)) as store:
        stored = await store.read(table)
    assert stored
    committed = [entry for entry in stored.entries if isinstance(entry, Acted) and entry.id]
    assert [entry.id for entry in committed] == (["die after"] if when == "die after" else [])

    await process.start()
    again = await (await process.connect(table)).hello(token, entry)
    if when == "die after":
        assert again.update["entry"] > entry
        await again.send("act", action=action, entry=entry, id=when)
        while (await again.until("update"))["done"] != when:
            pass
    else:
        assert again.update["entry"] == entry
        # Whoever comes before anything was played is shown the deal.
        assert [event["kind"] for event in again.update["events"]] in ([], ["dealt"])
        assert again.view == ann.view
    await my_turn(again)
    await again.play()
    await again.socket.close()


@pytest.mark.parametrize("when", ["die before", "die after"])
async def test_a_kill_around_the_commit_of_a_seat_that_is_taken_along(
    process: Process, when: str
) -> None:
    """Whoever asks again has the seat, and nobody else."""
    table, token, ann = await host(process)
    base = f"http://127.0.0.1:{process.port}/api/transfers"
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        seats = [{"table": table, "token": token}]
        code = (await http.post(base, json={"seats": seats})).json()["code"]
        (process.data / "fatal").write_text(when)
        wanted = {"code": code, "secret": "5a" * 32}
        with pytest.raises(httpx.TransportError):
            await http.post(f"{base}/take", json=wanted)
        assert await process.ended() == -signal.SIGKILL
        await process.start()
        stolen = await http.post(f"{base}/take", json=wanted | {"secret": "a5" * 32})
        assert stolen.json()["code"] == "unknown-code"
        (seat,) = (await http.post(f"{base}/take", json=wanted)).json()["seats"]
    phone = await (await process.connect(table)).hello(seat["token"])
    assert phone.welcome["seat"] == 0
    assert phone.welcome["host"]
    old = await process.connect(table)
    await old.send("hello", protocol=wire.PROTOCOL, token=token, entry=0)
    assert await old.error() == "seat-moved"
    for player in (ann, phone, old):
        await player.socket.close()


@pytest.mark.parametrize(
    ("type", "entry", "when"),
    [
        ("hand_over", "Hosted", "die after"),
        pytest.param("lock", "Locked", "die before", marks=pytest.mark.long),
        pytest.param("lock", "Locked", "die after", marks=pytest.mark.long),
    ],
)
async def test_a_kill_around_the_commit_of_what_the_host_does(
    process: Process, type: str, entry: str, when: str
) -> None:
    """It is as the log says: done, or not begun. Nobody was told otherwise."""
    table, token, ann = await host(process, seats=2, bots=[], start=False)
    bo = await (await process.connect(table)).hello()
    await bo.join("Bo")
    (process.data / "deadly").write_text(f"{entry}: {when}")
    await ann.send(type, **({"seat": 1} if type == "hand_over" else {"on": True}))
    await bo.closed()
    assert await process.ended() == -signal.SIGKILL
    assert (bo.welcome["host"], bo.table["locked"]) == (False, False)

    (process.data / "deadly").unlink()
    await process.start()
    ann = await (await process.connect(table)).hello(token)
    done = when == "die after"
    assert ann.welcome["host"] == (not done or type == "lock")
    assert ann.table["locked"] == (done and type == "lock")


@pytest.mark.parametrize(
    ("kind", "when"),
    [
        ("Undone", "die after"),
        pytest.param("Undone", "die before", marks=pytest.mark.long),
        pytest.param("UndoAsked", "die before", marks=pytest.mark.long),
        pytest.param("UndoAsked", "die after", marks=pytest.mark.long),
        pytest.param("Refused", "die before", marks=pytest.mark.long),
        pytest.param("Refused", "die after", marks=pytest.mark.long),
    ],
)
async def test_a_kill_around_the_commit_of_an_undo(process: Process, kind: str, when: str) -> None:
    """Nobody was told that it is asked, agreed or refused: it is as the log says."""
    table, token, ann = await host(process, seats=2, bots=[], start=False)
    bo = await (await process.connect(table)).hello()
    tokens = [token, await bo.join("Bo")]
    await ann.send("start")
    people = [ann, bo]
    for one in people:
        await one.until("update")
    while True:
        at = 0 if ann.view["legal"] else 1
        one, other = people[at], people[1 - at]
        calm = [m["action"] for m in one.view["legal"] if m["effect"] in ("lower", "equal")]
        await one.play(calm[0] if calm else None)
        while other.update["entry"] != one.update["entry"]:
            await other.next()
        if calm:
            break
    entry = one.update["entry"]
    (process.data / "deadly").write_text(f"{kind}: {when}")
    await one.send("ask_undo", entry=entry)
    if kind != "UndoAsked":
        while not other.proposal("undo"):
            await other.next()
        await other.answer("undo", agree=kind == "Undone")
    await other.closed()
    assert bool(other.proposal("undo")) == (kind != "UndoAsked")
    assert await process.ended() == -signal.SIGKILL
    assert other.update["entry"] == entry

    (process.data / "deadly").unlink()
    await process.start()
    again = await (await process.connect(table)).hello(tokens[at], entry)
    undone = [event["kind"] for event in again.update["events"]] == ["undone"]
    done = when == "die after"
    assert undone == (done and kind == "Undone")
    assert bool(again.proposal("undo")) == (done if kind == "UndoAsked" else not done)
    if undone:
        assert again.view["to_act"] == at


async def test_killed_again_and_again_a_game_goes_on_to_its_end(process: Process) -> None:
    table, token, ann = await host(process, options={"points": 20})
    kills = 0
    while True:
        for _ in range(4):
            if ann.view["phase"] == "over":
                break
            if ann.view["legal"]:
                await ann.play()
            else:
                if ann.view["phase"] == "deal":
                    await ann.send("ready")
                await ann.until("update")
        if ann.view["phase"] == "over":
            break
        if kills < 3:
            kills += 1
            shown = ann.update
            process.kill()
            await process.ended()
            await ann.socket.close()
            await process.start()
            ann = await (await process.connect(table)).hello(token, shown["entry"])
            assert ann.update["entry"] >= shown["entry"]
            assert ann.update["sheet"][: len(shown["sheet"])] == shown["sheet"]
    assert kills == 3
    assert max(sum(points) for points in zip(*ann.update["sheet"], strict=True)) >= 20
    await ann.socket.close()


async def test_what_was_agreed_survives_a_kill(process: Process) -> None:
    """A clock, a proposal, somebody who left: told is written. What players said is not."""
    table, token, ann = await host(process, bots=[], seats=3, start=False)
    bo, cleo = [await (await process.connect(table)).hello() for _ in range(2)]
    others = [await bo.join("Bo"), await cleo.join("Cleo")]
    await ann.send("set_clock", seconds=180)
    await ann.send("set_talk", talk="text")
    await ann.send("start")
    await bo.until("update")
    await bo.send("leave")
    await cleo.send("propose_end", scored=False)
    while not ann.proposal("end") or ann.table["seats"][1]["kind"] == "person":
        await ann.until("table")
    await ann.send("say", remark="take_your_time")
    await ann.send("write", text="Ornithorhynchus")
    assert (await cleo.until("wrote"))["text"] == "Ornithorhynchus"
    process.kill()
    await process.ended()
    stored = b"".join(path.read_bytes() for path in process.data.iterdir())
    assert b"clock_set" in stored
    assert [word for word in (b"Ornithorhynchus", b"take_your_time") if word in stored] == []
    await process.start()
    ann = await (await process.connect(table)).hello(token)
    assert ann.table["talk"] == "text"
    assert {"said", "wrote"}.isdisjoint(frame["type"] for frame in await ann.heard())
    assert (ann.table["clock"], (ann.proposal("end") or {})["agreed"]) == (180, [2])
    assert ann.table["seats"][1]["kind"] == "bot"
    gone = await process.connect(table)
    await gone.send("hello", protocol=wire.PROTOCOL, token=others[0])
    assert await gone.error() == "unknown-token"
    cleo = await (await process.connect(table)).hello(others[1])
    await ann.answer("end")
    while cleo.table["ended"] != "unscored":
        await cleo.until("table")
    for player in (ann, bo, cleo, gone):
        await player.socket.close()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
async def test_a_stop_does_not_wait_for_open_sockets(process: Process, how: signal.Signals) -> None:
    _, _, ann = await host(process)
    assert process.process
    began = time.monotonic()
    process.process.send_signal(how)
    assert await ann.closed() == wire.CLOSE_STOPPING
    assert await process.ended() == 0
    assert time.monotonic() - began < PATIENCE / 2


async def test_a_stop_does_not_wait_for_clients_that_do_not_answer(house_of_one: House) -> None:
    """Nor for connections that never said a word."""
    house = house_of_one
    made = await house.create()
    deaf = await house.visit(made["table"])
    deaf.socket.transport.pause_reading()
    mute = await house.connect(made["table"])
    await house.stop()
    assert await mute.closed() in (wire.CLOSE_STOPPING, 1012)
    deaf.socket.transport.resume_reading()


@pytest.fixture
async def house_of_one(tmp_path: Path) -> Any:
    async with running(tmp_path, stop_timeout=1.0) as house:
        yield house


async def test_players_come_back_after_a_stop(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, ann, bo, token, other = await two_people(house)
        await ann.play()
        await bo.until("update")
        view, entry = ann.view, ann.update["entry"]
    async with running(tmp_path) as house:
        ann = await house.visit(table, token, entry)
        bo = await house.visit(table, other, entry)
        assert (ann.view, ann.update["events"]) == (view, [])
        actor = ann if ann.view["legal"] else bo
        await actor.play()


async def test_bots_go_on_after_a_stop(tmp_path: Path) -> None:
    async with running(tmp_path, pace=10.0) as house:
        made = await house.create(bots=["medium"], start=True, options={"first_player": 1})
        entry = (await house.visit(made["table"])).update["entry"]
    async with running(tmp_path) as house:
        ann = await house.visit(made["table"], made["token"], entry)
        await ann.send("pace", milliseconds=0)
        while ann.update["entry"] == entry:
            await ann.until("update")
        assert ann.update["events"][0]["seat"] == 1


async def test_a_pause_between_rounds_ends_after_a_stop(tmp_path: Path) -> None:
    """Nothing that waits for a clock is forgotten: the new server begins to count anew."""
    async with running(tmp_path) as house:
        table, ann, bo, token, _ = await two_people(house)
        while ann.view["phase"] == "play":
            actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
            await actor.play()
            await other.until("update")
    async with running(tmp_path, deal_pause=0.1) as house:
        ann = await house.visit(table, token)  # who does not say that she is ready
        while ann.view["phase"] == "deal":
            await ann.until("update")
        assert ann.view["round"] == 2


async def test_two_servers_over_one_database(tmp_path: Path) -> None:
    """Each is told by the log where the other was first; nothing is lost, nothing doubled."""
    async with running(tmp_path, share=True) as one, running(tmp_path, share=True) as two:
        table, ann, _, token, _ = await two_people(one)
        twin = await two.visit(table, token)
        assert twin.view == ann.view
        entry = ann.update["entry"]
        actions = [move["action"] for move in ann.view["legal"]]
        await ann.act(actions[0], id="one")
        await twin.act(actions[-1], id="two", entry=entry)
        first, second = await asyncio.gather(ann.verdict(), twin.verdict())
        assert sorted([first, second]) == ["done", "stale"]
        acted = [entry for entry in await one.log(table) if isinstance(entry, Acted)]
        assert len(acted) == 1
        loser = ann if first == "stale" else twin
        while loser.update["entry"] == entry:
            await loser.until("update")
        assert loser.view == (twin if loser is ann else ann).view


async def test_one_id_on_two_servers_plays_once(tmp_path: Path) -> None:
    async with running(tmp_path, share=True) as one, running(tmp_path, share=True) as two:
        table, ann, _, token, _ = await two_people(one)
        twin = await two.visit(table, token)
        action = ann.view["legal"][0]["action"]
        for player in (ann, twin):
            await player.act(action, id="same")
        assert await asyncio.gather(ann.verdict(), twin.verdict()) == ["done", "done"]
        assert ann.update["entry"] == twin.update["entry"]
        assert ann.view == twin.view
        acted = [entry for entry in await one.log(table) if isinstance(entry, Acted)]
        assert [entry.id for entry in acted] == ["same"]


async def test_a_number_is_written_once(tmp_path: Path) -> None:
    """Twenty writers over two connections want the same number, at each of two tables."""
    settings = Settings(data=tmp_path)
    async with running(tmp_path) as house:
        tables = [(await house.create())["table"] for _ in range(2)]
    async with opened(settings) as one, opened(settings) as two:
        wanted = [Acted(id=str(n), record=[]) for n in range(20)]
        for table in tables:
            written = await asyncio.gather(
                *((one, two)[n % 2].append(table, 2, entry) for n, entry in enumerate(wanted))
            )
            assert written.count(True) == 1
            rows = await bodies(one, table)
            assert len(rows) == 2
            assert json.loads(rows[1])["id"] == str(written.index(True))


async def bodies(store: Store, table: str) -> list[bytes]:
    """The entries as the database has them."""
    async with store._engine.connect() as connection:
        found = await connection.execute(
            select(entries.c.body).where(entries.c.table_id == table).order_by(entries.c.n)
        )
        return list(found.scalars())


@one_server
async def test_a_database_that_fails_is_told_and_nothing_is_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, bo, _, _ = await two_people(house)
    view = ann.view

    async def fail(*_: Any) -> None:
        raise StorageError("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(Writer, "write", fail)
        await ann.act()
        assert await ann.error() == "storage"
    assert await bo.heard() == []
    await ann.heard()
    assert ann.view == view
    again = await house.visit(table)
    assert again.update["entry"] == ann.update["entry"]
    await ann.play()
    await bo.until("update")
    assert bo.update["entry"] == ann.update["entry"]


@pytest.mark.parametrize("what", ["a move", "a record"])
async def test_a_full_disk_is_in_the_log(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    what: str,
) -> None:
    def full(*_: Any) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async with running(tmp_path) as house:
        _, ann, _, _, _ = await two_people(house)
        if what == "a move":
            monkeypatch.setitem(writing._INSERT, "sqlite", full)
            await ann.act()
            assert await ann.error() == "storage"
        else:
            large = {"table_id": "x", "game": 1, "body": bytes(200_000), "at": 0, "holders": None}
            async with house.server.store.begin() as connection:
                await connection.exec_driver_sql("PRAGMA max_page_count = 1")
                with pytest.raises(OperationalError):
                    await connection.execute(insert(records), large)
                await connection.exec_driver_sql("PRAGMA max_page_count = 1000000")
    said = [record.getMessage() for record in caplog.records]
    assert said.count("the database failed: database or disk is full") == 1
