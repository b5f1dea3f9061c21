"""Logs stay short while a game runs; a long one is read, shortened and cleaned of a person a little
at a time, so that nobody else waits for it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, insert, select

from parlour.server.errors import DamagedTableError, SeatMovedError, StorageError
from parlour.server.rooms.room import SURPLUS, Room
from parlour.server.settings.settings import Settings
from parlour.server.storage import store as store_module
from parlour.server.storage.schema import entries
from parlour.server.storage.store import PAGE, Store
from parlour.server.storage.writing import Writer
from parlour.server.tables import folding, log, steps
from parlour.server.tables.fairness import pledge
from parlour.server.tables.folding import MANY, SLICE, folded, load
from parlour.server.tables.log import encode
from parlour.server.tables.state import Change, TableState
from server.house import opened
from server.operating.test_logs import on
from server.people.test_personal import LATER, NAME, everything, own, rename, seated

pytestmark = pytest.mark.anyio

GIVEN = "ab" * 32
"""What a player adds to the shuffles."""
NOT_FOLDED = {"base", "others", "table", "finished", "began_with"}
"""What of a state differs after a snapshot, or is looked at by itself."""


def contents(state: TableState) -> dict[str, Any]:
    """All that a log folds to, whatever there may be one day."""
    found = {name: value for name, value in vars(state).items() if name not in NOT_FOLDED}
    found |= {"proposals": list(state.proposals)}
    return found | {"host": state.host, "status": state.status}


async def rows(store: Store, table: str) -> list[Any]:
    async with store.reading() as connection:
        wanted = select(entries.c.n, entries.c.body).where(entries.c.table_id == table)
        return list(await connection.execute(wanted.order_by(entries.c.n)))


async def noisy_game(room: Room, moves: int) -> None:
    """People rename themselves while they play, and much else."""
    room.state.table or await room.change(on)
    for n in range(moves):
        await room.change(on)
        for change in (
            log.Renamed(seat=0, name=f"{NAME} {n}"),
            log.Renamed(seat=1, name=f"Bo {n}"),
            log.Paced(milliseconds=n),
            log.TalkSet(talk="off" if n % 2 else "remarks"),
            log.EndProposed(seat=0, scored=False),
            *([log.EndRefused(seat=1)] if n % 3 else []),
            log.StoodIn(seat=1),
            log.Returned(seat=1),
            log.Waited(seat=1),
        ):
            await room.change(lambda state, change=change: Change(change))


async def long_game(store: Store, settings: Settings, moves: int = 4 * MANY // 10) -> Any:
    room, person = await seated(store, settings)
    await room.change(
        lambda state: Change(
            log.Configured(seats=2, options={**state.setup.options, "points": 1000})
        )
    )
    await room.change(lambda state: Change(log.Pledged(seat=0, pledge=pledge(GIVEN))))
    await room.change(lambda state: steps.start(state))
    await room.change(lambda state: Change(log.Contributed(seat=0, contribution=GIVEN)))
    await noisy_game(room, moves)
    return room, person


async def test_a_running_game_keeps_its_own_entries_and_few_others(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await long_game(store, settings)
        state = room.state
        assert state.table
        assert state.n > 3 * MANY  # else nothing was shown
        stored = await store.read(room.id)
        its_own = [n for n, entry in stored.numbered() if isinstance(entry, log.OwnEntry)]
        assert len(its_own) == state.own
        assert len(await rows(store, room.id)) - len(its_own) <= MANY + SURPLUS

        again = folded(stored)
        assert contents(again) == contents(state)
        assert again.table
        assert again.origin
        assert again.origin.contributions[0] == GIVEN
        assert again.table.record() == state.table.record()
        assert again.table.events(0) == state.table.events(0)
        assert [again.journal_at(n) for n in its_own] == [state.journal_at(n) for n in its_own]
        assert stored.at[state.turns.since] > 0
        await room.change(lambda _: Change(log.Restored(secret="cd" * 32)))
        await noisy_game(room, 15)  # and from there again
        again = folded(await store.read(room.id))
        assert contents(again) == contents(state)
        assert again.table.record() == state.table.record()


async def test_an_older_log_is_shortened_when_it_is_opened(tmp_path: Path) -> None:
    """Whoever read it, with other workers or before, knows the numbers; they stay taken."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await long_game(store, settings, 1)
        n = room.state.n
        await write(
            store, room.id, n, [log.Renamed(seat=0, name=f"{NAME} {k}") for k in range(999)]
        )
        late = await Room.load(room.id, store, settings, None)  # type: ignore[arg-type]
        assert late.state.n == n + 999
        assert late.state.seats[0].name == f"{NAME} 998"
        assert len(await rows(store, room.id)) <= n + MANY + SURPLUS
        assert not await store.append(room.id, n + 500, log.HintsSet(on=True))
        await room.read_on(n + 999)
        assert room.state.seats[0].name == f"{NAME} 998"
        assert room.state.table.record() == late.state.table.record()


async def write(store: Store, table: str, n: int, more: list[log.LogEntry]) -> None:
    found = [
        {"table_id": table, "n": k, "body": encode(entry), "at": 1}
        for k, entry in enumerate(more, start=n + 1)
    ]
    async with store.begin() as connection:
        await connection.execute(insert(entries), found)


async def test_what_a_server_that_was_killed_left_behind_means_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:

        async def dies(*_: Any) -> None:
            raise StorageError("killed")

        with monkeypatch.context() as patched:
            patched.setattr(Writer, "drop", dies)
            room, person = await long_game(store, settings)
        stored = await store.read(room.id)
        assert stored.snapshot
        assert len(stored.needless) >= MANY
        again = folded(stored)
        assert contents(again) == contents(room.state)
        await room.erase(person)
        after = await everything(store)
        assert NAME.encode() not in after
        assert person.encode() not in after


async def test_an_entry_of_the_game_that_is_missing_is_noticed(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await long_game(store, settings)
        await store.drop(room.id, [room.state.started + 1])
        with pytest.raises(DamagedTableError):
            await store.read(room.id)


async def test_somebody_is_erased_from_the_middle_of_a_game(tmp_path: Path) -> None:
    """Who took the seat to another device meanwhile, and once more, and the one who left."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, first = await long_game(store, settings, 12)
        second, third = "2" * 64, "3" * 64
        await room.change(lambda state: Change(log.Transferred(seat=0, token=second)))
        await noisy_game(room, 15)
        await room.change(lambda state: Change(log.Transferred(seat=0, token=third)))
        await room.change(rename(LATER))
        await noisy_game(room, 15)
        with pytest.raises(SeatMovedError):
            await own(store, room.id, second)
        deeds = (await own(store, room.id, third))["deeds"]
        moves = [e for e in room.state.table.record().entries if getattr(e, "seat", None) == 0]
        assert [deed["what"] for deed in deeds].count("acted") == len(moves)
        await room.change(lambda state: steps.leave(state, 1, "easy", "Bot"))
        record = room.state.table.record().entries
        await room.erase("b" * 64)
        await room.erase(third)
        after = await everything(store)
        assert not [
            each
            for each in (NAME, LATER, "Bo 1", first, second, third, "b" * 64)
            if each.encode() in after
        ]
        again = folded(await store.read(room.id))
        assert again.table.record().entries == record
        assert contents(again) == contents(room.state)


async def test_others_have_their_turn_while_much_is_erased(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is deleted goes in steps of a page; what is rewritten at once, in a few statements of
    few rows."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await long_game(store, settings, 1)
        more = [log.Renamed(seat=0, name=f"{NAME} {k}") for k in range(10 * MANY)]
        await write(store, room.id, room.state.n, more)
        steps: list[int] = []
        drop = Writer.drop

        async def counted(self: Writer, table: str, numbers: list[int]) -> None:
            steps.append(len(numbers))
            await drop(self, table, numbers)

        monkeypatch.setattr(Writer, "drop", counted)
        late = await Room.load(room.id, store, settings, None)  # type: ignore[arg-type]
        writes: list[int] = []

        @event.listens_for(store.engine.sync_engine, "before_cursor_execute")
        def executed(_c: Any, _cu: Any, statement: str, given: Any, _x: Any, many: bool) -> None:
            if statement.startswith(("UPDATE", "INSERT", "DELETE")):
                writes.append(len(given) if many else 1)

        await late.erase(person)
        assert max(steps) <= PAGE
        assert sum(steps) >= 9 * MANY
        assert len(writes) <= 6
        assert max(writes) <= MANY + SURPLUS
        assert NAME.encode() not in await everything(store)


async def test_others_have_their_turn_while_a_long_log_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await long_game(store, settings, 1)
        more = [log.Renamed(seat=0, name=f"{NAME} {k}") for k in range(20 * PAGE)]
        await write(store, room.id, room.state.n, more)
        run = longest = 0
        decode = store_module.decode_entry

        def counted(body: bytes) -> log.LogEntry:
            nonlocal run, longest
            run += 1
            longest = max(longest, run)
            return decode(body)

        async def others() -> None:
            nonlocal run
            while True:
                run = 0
                await asyncio.sleep(0)

        monkeypatch.setattr(store_module, "decode_entry", counted)
        turns = asyncio.create_task(others())
        assert len((await store.read(room.id)).entries) > 20 * PAGE
        turns.cancel()
        assert 0 < longest <= PAGE


async def test_others_and_threads_have_their_turn_while_a_long_log_is_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database works in threads: if the loop never rests, they get on by fits and starts, and
    everybody's moves wait for them."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await long_game(store, settings, 1)
        more = [log.Renamed(seat=0, name=f"{NAME} {k}") for k in range(20 * SLICE)]
        await write(store, room.id, room.state.n, more)
        stored = await store.read(room.id)
        runs: list[int] = [0]
        fold, sleep = folding.fold, asyncio.sleep

        def counted(*given: Any) -> None:
            runs[-1] += 1
            fold(*given)

        async def rested(seconds: float) -> None:
            if seconds:
                runs.append(0)
            await sleep(seconds)

        monkeypatch.setattr(folding, "fold", counted)
        monkeypatch.setattr(asyncio, "sleep", rested)
        assert (await load(stored)).n == room.state.n + len(more)
        assert sum(runs) > 20 * SLICE
        assert max(runs) <= SLICE
