"""Games by the day go on though nobody is there, as long as a server runs."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from parlour.server import Settings
from parlour.server.rooms import Rooms, Unattended, unattended
from parlour.server.rooms.room import SOON
from parlour.server.storage import uptime
from parlour.server.storage.schema import tables
from parlour.server.storage.store import Store, wall_clock
from parlour.server.tables import log
from parlour.server.tables.folding import folded
from parlour.server.tables.turns import DAY
from server.backing import PostgreSQL
from server.house import PATIENCE, House, opened, running
from server.leaps import Loop, Sitting, loop
from server.rooms.test_clock import a_day, long_ago
from sqlite_files import sqlite_file

__all__ = ["loop"]

pytestmark = pytest.mark.anyio

A_DAY = log.ClockSet(seconds=DAY)
HOUR = 3_600_000
"""Milliseconds."""


# --- at the table ---------------------------------------------------------------------------------


def test_two_turns_pass_and_bots_have_the_seats_while_nobody_is_there(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_DAY, options={"points": 1000})
        for seat in range(2):
            table.go(seat)
        turns = []
        for _ in range(4):
            turns.append(table.turn)
            await asyncio.sleep(DAY - 100)
            assert table.turn == turns[-1]
            await asyncio.sleep(101)
        assert sorted(turns) == [0, 0, 1, 1]
        assert all(entry.late for entry in table.acted())
        assert [table.info(seat)["stood_in"] for seat in range(2)] == ["clock"] * 2
        moves = len(table.acted())
        assert table.room.due_in() is None
        await asyncio.sleep(10 * DAY)
        assert len(table.acted()) == moves  # there is nobody to play with
        await table.close()

    loop.run_until_complete(play())


def test_bots_play_on_with_one_who_comes_now_and_then(loop: Loop) -> None:
    """A bot has one seat; the owner of the other plays, and closes the page before that moves."""

    async def play() -> None:
        table = await Sitting.open(
            2, A_DAY, bots=1, pace=5.0, options={"points": 1000, "first_player": 0}
        )
        idle = table.turn
        for seat in range(2):
            table.go(seat)
        while table.info(idle)["stood_in"] is None:
            while table.turn != idle:
                if table.turn == 2:
                    await asyncio.sleep(1)
                    continue
                there = table.turn
                table.come(there)
                await table.play()
                table.go(there)
            await asyncio.sleep(DAY + 10)
        await asyncio.sleep(60)
        assert table.turn == 1 - idle
        assert table.room.due_in() == pytest.approx(DAY, abs=120)
        await table.close()

    loop.run_until_complete(play())


def test_what_is_written_of_when_something_is_due(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(1, A_DAY, bots=1, pace=10.0, options={"first_player": 0})
        assert table.store.due_in == SOON  # a game has begun
        while table.turn == 0:
            await table.play()
        assert table.store.due_in == SOON  # a bot moves
        while table.turn == 1:
            await asyncio.sleep(10)
        assert table.store.due_in == DAY
        await table.close()
        quick = await Sitting.open(2, log.ClockSet(seconds=60))
        assert quick.store.due_in is None
        await quick.close()

    loop.run_until_complete(play())


# --- in the database ------------------------------------------------------------------------------


def ago(data: Path, hours: float, table: str) -> None:
    """Let all of a table, and what is due there, be so many hours earlier; a server ran since."""
    long_ago(data, (hours, 0.0))
    with sqlite_file(data / "parlour.db") as db:
        by = round(hours * HOUR)
        db.execute("UPDATE tables SET due = due - ? WHERE id = ?", [by, table])


async def acted(house: House, table: str, true: Callable[[list[log.Acted]], Any]) -> Any:
    """Wait until it is true of all actions so far."""
    async with asyncio.timeout(PATIENCE):
        while not true(
            found := [entry for entry in await house.log(table) if isinstance(entry, log.Acted)]
        ):
            await asyncio.sleep(0.05)
    return found


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unattended, "EVERY", 0.1)
    monkeypatch.setattr(unattended, "LOOK", 0.02)


@pytest.mark.usefixtures("brisk")
async def test_a_clock_of_a_day_ends_though_nobody_comes(tmp_path: Path) -> None:
    """After a restart, and again while that server runs."""
    async with running(tmp_path) as house:
        table, _, _ = await a_day(house)
    ago(tmp_path, 25, table)
    async with running(tmp_path, absence=0.1, idle=0.05) as house:
        first = await acted(house, table, len)
        assert all(entry.late for entry in first)
        async with asyncio.timeout(PATIENCE):
            while house.server.rooms.loaded():
                await asyncio.sleep(0.02)
        async with opened(house.settings) as store:
            (due,) = await dues(store)
        assert DAY * 1000 - 60_000 < due - wall_clock() <= DAY * 1000
        await asyncio.to_thread(ago, tmp_path, 25, table)  # the server may be writing
        again = await acted(house, table, lambda found: len(found) > len(first))
        assert all(entry.late for entry in again)


@pytest.mark.usefixtures("brisk")
async def test_one_of_two_servers_does_it(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, _, _ = await a_day(house)
    ago(tmp_path, 25, table)
    fields: dict[str, Any] = {"share": True, "absence": 0.3, "idle": 0.05, "lease": 1.0}
    async with running(tmp_path, **fields) as one, running(tmp_path, **fields) as two:
        found = await acted(one, table, len)
        assert all(entry.late for entry in found)
        seen = [house.server.rooms.loaded() for house in (one, two)]
        assert sum(map(len, seen)) <= 1
        async with opened(one.settings) as store:
            state = folded(await store.read(table))
        assert state.stopped is None
        assert sum(state.turns.missed.values()) == 1


async def dues(store: Store) -> list[int | None]:
    async with store.engine.connect() as connection:
        return list(await connection.scalars(select(tables.c.due).order_by(tables.c.id)))


async def stored(store: Store, *due_in: float | None) -> list[str]:
    """Tables at which something is due in so many seconds; their ids."""
    ids = [f"table{n}" for n in range(len(due_in))]
    header = log.Header(game="mojo", seats=2, options={}, pace=0, moment=0)
    for table, seconds in zip(ids, due_in, strict=True):
        await store.create(table, header, bytes(32), [log.HintsSet(on=False)])
        assert await store.append(table, 2, log.HintsSet(on=True), seconds)
    return ids


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
async def test_what_is_due_is_taken_once(
    tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    fields: dict[str, Any] = {}
    if kind == "postgresql":
        server: PostgreSQL = request.getfixturevalue("postgresql")
        fields = {"database": server.database()}
    settings = Settings(data=tmp_path, **fields)
    async with opened(settings) as one, opened(settings) as two:
        early, later, never, late = await stored(one, -10, 100, None, -20)
        assert not await two.append(
            late, 2, log.HintsSet(on=True), 100
        )  # who is second says nothing
        put_off = wall_clock() + HOUR
        found = await asyncio.gather(*(store.take_due(put_off, 10) for store in (one, two)))
        assert sorted(found[0] + found[1]) == [early, late]
        assert await one.take_due(put_off, 10) == []
        await one.set_due(early, put_off, None)
        await one.set_due(late, 7, None)  # which it was not
        assert await two.append(late, 3, log.HintsSet(on=False))  # as before
        after = dict(zip([early, later, never, late], await dues(one), strict=True))
        assert (after[early], after[never], after[late]) == (None, None, put_off)


async def test_looking_for_what_is_due_reads_no_more_than_that(tmp_path: Path) -> None:
    """However many tables there are: SQLite goes by the index."""
    async with opened(Settings(data=tmp_path)):
        pass
    with sqlite_file(tmp_path / "parlour.db") as db:
        plan = db.execute(
            "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE due <= 5 ORDER BY due LIMIT 100"
        ).fetchall()
    assert "INDEX tables_due" in plan[0][-1]
    assert len(plan) == 1


async def test_what_is_due_waits_while_no_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = wall_clock()
    async with opened(Settings(data=tmp_path)) as store:
        await stored(store, 1000, None)
        (due, _) = await dues(store)
        monkeypatch.setattr(uptime, "wall_clock", lambda: now)
        await uptime.note(store)
        assert await dues(store) == [due, None]  # the first there is
        now += 60_000
        await uptime.note(store)
        now += uptime.GAP
        await uptime.note(store)  # a short stop is none
        assert await dues(store) == [due, None]
        now += 5 * HOUR
        await asyncio.gather(uptime.note(store), uptime.note(store))
        assert await dues(store) == [due + 5 * HOUR, None]


async def test_a_table_that_cannot_be_read_or_stalls_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unattended, "LONGEST", 0.5)
    async with opened(Settings(data=tmp_path)) as store:
        rooms = Rooms(store, Settings(data=tmp_path), None)  # type: ignore[arg-type]
        broken, stalls, lobby = await stored(store, -1, -1, -1)
        async with store.begin() as connection:
            await connection.execute(
                tables.update().where(tables.c.id == broken).values(header=b"?")
            )
        load = rooms._load

        async def loaded(table: str) -> Any:
            room = await load(table)
            if table == stalls:
                room.due_in = lambda: 0.0  # type: ignore[method-assign]
            return room

        monkeypatch.setattr(rooms, "_load", loaded)
        before = wall_clock()
        assert await Unattended(store, rooms).look() == 3
        await rooms.stop()
        left = dict(zip((broken, stalls, lobby), await dues(store), strict=True))
        assert (left[broken], left[lobby]) == (None, None)
        assert left[stalls] is not None
        assert left[stalls] >= before + unattended.AGAIN * 1000
