"""Logs stay small: a snapshot takes the place of what nobody needs, and nothing is lost by it.
Games that cannot be carried on stop, and their records are kept."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import delete, func, select, update

import parlour
from games.declared import declared
from parlour.core.errors import RecordError
from parlour.core.record import Record
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import DamagedTableError, NotOverError
from parlour.server.rooms import creating as tables
from parlour.server.rooms.room import SURPLUS, Room
from parlour.server.settings.settings import Settings
from parlour.server.storage.schema import entries
from parlour.server.storage.schema import tables as stored_tables
from parlour.server.storage.store import Store
from parlour.server.tables import log, steps
from parlour.server.tables.folding import MANY, SLICE, folded, load
from parlour.server.tables.state import Change, TableState
from parlour.server.thinking.thinkers import Thinkers
from server.house import opened

pytestmark = pytest.mark.anyio


async def new_table(store: Store, settings: Settings, **fields: Any) -> str:
    wanted: dict[str, Any] = {"game": "mojo", "name": "Ann", "seats": 2, "bots": ["easy"]} | fields
    made = await tables.create(store, wire.NewTable(**wanted), settings)
    return made.table


def enter(table: str, store: Store, settings: Settings) -> Any:
    return Room.load(table, store, settings, Thinkers(settings))


def on(state: TableState) -> Change:
    """One step of the game, or the next game."""
    if state.table is None or state.table.over:
        return steps.start(state)
    if state.table.awaits_deal:
        return steps.deal(state)
    return steps.act(state, state.table.to_act or 0, state.table.legal()[0], None)


async def play(room: Room, games: int) -> None:
    """Until this many games are over at the table."""
    while room.state.games < games or room.state.status != "over":
        await room.change(on)


def record_of(revealed: bytes) -> Record:
    return Record.from_json(bytes(msgspec.json.decode(revealed, type=wire.Revealed).record))


async def rows(store: Store, table: str) -> int:
    async with store._engine.connect() as connection:
        count = select(func.count()).where(entries.c.table_id == table)
        return int(await connection.scalar(count) or 0)


GAMES = 15
"""So many short games at a table leave a log that would be long."""


@pytest.mark.parametrize("game", registry.names())
async def test_a_log_holds_little_more_than_its_current_game(tmp_path: Path, game: str) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings, game=game, options={**declared(game).short})
        room = await enter(table, store, settings)
        told = {}
        for number in range(1, GAMES + 1):
            await play(room, number)
            told[number] = await tables.revealed(store, table, None)
            current = room.state.n - room.state.started + 1
            assert await rows(store, table) <= current + SURPLUS
        assert room.state.n > 2 * SURPLUS  # else nothing was shown
        for number, revealed in told.items():
            assert await tables.revealed(store, table, number) == revealed
            assert parlour.replay(record_of(revealed)).over
        for number in (0, GAMES + 1, 99):
            with pytest.raises(NotOverError):
                await tables.revealed(store, table, number)


async def test_a_snapshot_and_the_rest_fold_to_the_same(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings, options={"points": 5})
        room = await enter(table, store, settings)
        await play(room, 6)
        for _ in range(9):
            await room.change(on)
        stored = await store.read(table)
        assert stored.snapshot
        again = folded(stored)
        for name in ("n", "last_entry", "started", "games", "seats", "setup", "host", "commitment"):
            assert getattr(again, name) == getattr(room.state, name), name
        assert again.table
        assert room.state.table
        assert again.table.record() == room.state.table.record()
        assert (
            steps.start(again).entry == steps.start(room.state).entry
        )  # the same shuffles to come


async def test_who_has_not_heard_of_a_snapshot_reads_anew(tmp_path: Path) -> None:
    """Two rooms of one table, as two processes have them. The numbers of entries that have given
    way stay taken."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings, options={"points": 5})
        room, late = [await enter(table, store, settings) for _ in range(2)]
        await play(room, 6)
        assert (await store.read(table)).snapshot
        assert late.state.n < 5
        assert not await store.append(table, late.state.n + 1, log.HintsSet(on=True))
        await late.change(lambda state: Change(log.HintsSet(on=True)))
        assert late.state.n == room.state.n + 1
        assert late.state.table.record() == room.state.table.record()
        await room.change(lambda state: Change(log.Paced(milliseconds=5)))
        assert (room.state.n, room.state.setup.hints, room.state.setup.pace) == (
            late.state.n + 1,
            True,
            5,
        )


async def test_whoever_comes_second_with_a_snapshot_changes_nothing(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings, options={"points": 5})
        room = await enter(table, store, settings)
        await play(room, 2)
        older = room.state.base
        await play(room, 8)
        before = await store.read(table)
        assert before.snapshot
        assert before.snapshot.n > older.n
        await store.shorten(table, older, {1: log.Finished(b"{}", [])}, room.state.n)
        assert await store.read(table) == before
        assert await tables.revealed(store, table, 1) != b"{}"


async def test_a_lobby_where_settings_change_all_day_stays_small(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings)
        room = await enter(table, store, settings)
        for n in range(5 * MANY):
            await room.change(lambda state, n=n: Change(log.Paced(milliseconds=n)))
        assert await rows(store, table) <= MANY + SURPLUS
        assert folded(await store.read(table)).setup.pace == room.state.setup.pace == 5 * MANY - 1


# --- games that cannot be carried on --------------------------------------------------------------


async def test_a_game_that_began_under_other_rules_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings, options={"points": 5})
        room = await enter(table, store, settings)
        for _ in range(8):
            await room.change(on)
        assert room.state.table
        played = room.state.table.record()
        newer = replace(registry.get("mojo"), version=2)
        monkeypatch.setattr(registry, "get", lambda name: newer)
        room = await enter(table, store, settings)
        assert room.summary(None).stopped == "rules"
        assert (room.state.status, room.state.games) == ("lobby", 1)
        kept = record_of(await tables.revealed(store, table, 1))
        assert kept == played
        await room.change(on)  # another game, by the new rules
        assert (room.state.status, room.state.games) == ("playing", 2)
        assert room.summary(None).stopped is None
        assert room.state.table.record().rules == 2
        assert record_of(await tables.revealed(store, table, 1)) == kept
        with pytest.raises(RecordError, match="version 2"):
            parlour.replay(kept)


async def test_a_game_whose_log_is_damaged_stops(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """An action that was legal has become another one."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings)
        room = await enter(table, store, settings)
        for _ in range(8):
            await room.change(on)
        damaged = room.state.n - 3
        await _put(store, table, damaged, b'{"type":"acted","id":null,"record":[{"seat":7}]}')
        with caplog.at_level(logging.ERROR):
            room = await enter(table, store, settings)
        assert [one.message for one in caplog.records] == [
            f"table {table[:6]}: entry {damaged} is not what the rules lead to"
        ]
        assert room.summary(None).stopped == "damaged"
        revealed = msgspec.json.decode(await tables.revealed(store, table, 1))
        assert {"seat": 7} in revealed["record"]["entries"]
        await room.change(on)
        assert room.state.status == "playing"


@pytest.mark.parametrize("body", [b"\xff\xfe", b"{}", b'{"type":"flew"}', b""])
async def test_an_entry_that_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, body: bytes
) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table, other = [await new_table(store, settings) for _ in range(2)]
        await _put(store, table, 2, body)
        with caplog.at_level(logging.ERROR), pytest.raises(DamagedTableError):
            await enter(table, store, settings)
        assert f"table {table[:6]}: entry 2 cannot be read" in caplog.text
        await enter(other, store, settings)


@pytest.mark.parametrize("column", ["header", "snapshot"])
async def test_a_header_that_cannot_be_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, column: str
) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings)
        async with store.begin() as connection:
            await connection.execute(update(stored_tables).values({column: b"{}"}))
        with caplog.at_level(logging.ERROR), pytest.raises(DamagedTableError):
            await enter(table, store, settings)
        assert f"table {table[:6]}: its header or snapshot cannot be read" in caplog.text


async def test_nobody_sees_a_table_half_way_while_it_is_read_anew(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings, options={"points": 500})
        room = await enter(table, store, settings)
        while room.state.n < 2 * SLICE:
            await room.change(on)
        late, seen = await enter(table, store, settings), set()

        async def look() -> None:
            while True:
                seen.add((late.state.n, late.state.status))
                await asyncio.sleep(0)

        for _ in range(3):
            await room.change(on)
        before, stored = late.state.n, await store.read(table)
        looking = asyncio.create_task(look())
        late.state.become(await load(stored))
        looking.cancel()
        assert late.state.n == room.state.n
        assert {n for n, _ in seen} <= {before, room.state.n}
        assert seen


async def test_an_entry_that_is_missing(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        table = await new_table(store, settings)
        room = await enter(table, store, settings)
        await room.change(on)
        async with store.begin() as connection:
            await connection.execute(
                delete(entries).where(entries.c.table_id == table, entries.c.n == 2)
            )
        with pytest.raises(DamagedTableError):
            await enter(table, store, settings)


async def _put(store: Store, table: str, n: int, body: bytes) -> None:
    async with store.begin() as connection:
        await connection.execute(
            update(entries).where(entries.c.table_id == table, entries.c.n == n).values(body=body)
        )
