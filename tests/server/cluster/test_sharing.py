"""What can come between rooms of one table on two workers: here without their sockets."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from parlour.server import wire
from parlour.server.cluster import peers
from parlour.server.cluster.bus import Hear, Missed
from parlour.server.cluster.peers import Mine, Peers
from parlour.server.errors import StorageError
from parlour.server.rooms import Room, Rooms, Sharing, handling, talk
from parlour.server.rooms import creating as tables
from parlour.server.settings.settings import Settings
from parlour.server.storage import store
from parlour.server.storage.schema import guests, leases, workers
from parlour.server.storage.store import Store
from parlour.server.storage.writing import Append, Writer
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.log import Renamed
from parlour.server.tables.state import Change
from parlour.server.thinking.thinkers import Thinkers
from server.house import PATIENCE, opened

pytestmark = pytest.mark.anyio


class Wire:
    """A bus from here to there, at once; it can be cut."""

    def __init__(self) -> None:
        self.ends: list[End] = []
        self.cut = False


class End:
    """One worker's end of it."""

    well = True

    def __init__(self, wire: Wire) -> None:
        self.hurried: list[bool] = []
        """Whether each entry was told at once."""
        self._wire = wire
        wire.ends.append(self)

    async def open(self, hear: Hear, missed: Missed) -> None:
        self._hear = hear

    def tell(self, table: str, n: int, at_once: bool = True) -> None:
        self.hurried += [at_once] if n else []
        for end in [] if self._wire.cut else self._wire.ends:
            if end is not self:
                end._hear(table, n)

    async def ping(self) -> None:
        pass

    async def close(self) -> None:
        pass


class Somebody:
    """A client that remembers what it was told."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.refused: list[str] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def refuse(self, error: Any, id: str | None = None) -> None:
        self.refused.append(error.code)

    def charge(self) -> None:
        pass

    def give_way(self) -> None:
        pass

    def close(self, code: int) -> None:
        pass


class Worker:
    """One of those that share a database."""

    def __init__(self, settings: Settings, wire: Wire) -> None:
        self.store = Store(settings.database_url)
        self.peers = Peers(self.store, settings.lease)
        self.sharing = Sharing(self.store, End(wire), self.peers)
        self.rooms = Rooms(self.store, settings, Thinkers(settings), self.sharing)


@pytest.fixture
async def wire_between() -> Wire:
    return Wire()


@pytest.fixture
async def pair(tmp_path: Path, wire_between: Wire) -> AsyncIterator[tuple[Worker, Worker]]:
    settings = Settings(data=tmp_path, share=True, idle=0.01, free_text=True)
    both = Worker(settings, wire_between), Worker(settings, wire_between)
    for worker in both:
        await worker.store.open()
        await worker.sharing.open()
    yield both
    for worker in both:
        await worker.rooms.stop()
        await worker.sharing.close()
        await worker.store.close()


async def eventually(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


async def new_table(worker: Worker) -> wire.Created:
    wanted = wire.NewTable(game="mojo", name="Ann", seats=2)
    return await tables.create(worker.store, wanted, Settings())


def hello(token: str | None = None) -> wire.Hello:
    return wire.Hello(protocol=wire.PROTOCOL, token=token)


async def test_whoever_has_just_sat_down_keeps_the_seat_at_another_worker(
    pair: tuple[Worker, Worker], wire_between: Wire
) -> None:
    """The other worker has not heard of it yet. A page that is told that nobody has its token
    forgets it."""
    one, two = pair
    made = await new_table(one)
    async with one.rooms.hold(made.table) as room, two.rooms.hold(made.table) as other:
        bo = Somebody()
        member = room.enter(bo, hello())
        wire_between.cut = True
        await handling.handle(room, member, wire.Join(name="Bo"))
        token = next(
            told["token"] for told in map(json.loads, bo.frames) if told.get("token") is not None
        )
        assert other.state.seat_of(token_hash(token)) is None
        again = hello(token)
        await other.expect(again)
        assert other.enter(Somebody(), again).seat == 1


async def test_a_seat_is_taken_once_though_it_is_asked_for_again_at_another_worker(
    pair: tuple[Worker, Worker], wire_between: Wire
) -> None:
    """The answer of the first one was lost, and the other has not heard of the entry."""
    one, two = pair
    made = await new_table(one)
    join = wire.Join(name="Bo", secret="ab" * 32)
    async with one.rooms.hold(made.table) as room, two.rooms.hold(made.table) as other:
        wire_between.cut = True
        for place in (room, other):
            bo = Somebody()
            member = place.enter(bo, hello())
            await handling.handle(place, member, join)
            assert member.seat == 1
            assert any(json.loads(frame).get("token") for frame in bo.frames)
        assert room.state.n == other.state.n


async def test_a_worker_whose_beat_hangs_stops_leading_in_time(
    tmp_path: Path, wire_between: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database says nothing at all, for longer than the lease; when it is back, so is the
    worker."""
    worker = Worker(Settings(data=tmp_path, share=True, idle=0.01, lease=0.6), wire_between)
    beat, speaks = worker.peers.beat, asyncio.Event()

    async def silent() -> bool:
        await speaks.wait()
        return await beat()

    await worker.store.open()
    await worker.sharing.open()
    made = await new_table(worker)
    async with worker.rooms.hold(made.table) as room:
        room.enter(Somebody(), hello(made.token))
        await eventually(lambda: room.leads)
        monkeypatch.setattr(worker.peers, "beat", silent)
        await eventually(lambda: not room.leads)
        assert not worker.peers.alive
        speaks.set()
        await eventually(lambda: room.leads)
    await worker.rooms.stop()
    await worker.sharing.close()
    await worker.store.close()


async def test_a_room_that_nobody_waits_for_any_more_is_let_go(
    pair: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must not stay, nor take the place of the room that the next visitor gets."""
    one, _ = pair
    table = (await new_table(one)).table
    read, reading, go_on = Store.read, asyncio.Event(), asyncio.Event()

    async def slowly(self: Store, table: str) -> Any:
        found = await read(self, table)
        if not reading.is_set():
            reading.set()
            await go_on.wait()
        return found

    monkeypatch.setattr(Store, "read", slowly)

    async def visit() -> None:
        async with one.rooms.hold(table):
            pass

    impatient = asyncio.create_task(visit())
    await reading.wait()
    impatient.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await impatient
    await asyncio.sleep(0.02)
    patient = asyncio.create_task(_hold(one, table))
    await asyncio.sleep(0.02)
    go_on.set()
    room, leave = await patient
    await asyncio.sleep(0.02)
    assert one.sharing._rooms[table] is room
    leave.set()
    await eventually(lambda: table not in one.sharing._rooms)
    assert one.rooms.loaded() == []


async def _hold(worker: Worker, table: str) -> tuple[Room, asyncio.Event]:
    """A visit, until told to leave."""
    entered: asyncio.Future[Room] = asyncio.get_running_loop().create_future()
    leave = asyncio.Event()

    async def visit() -> None:
        async with worker.rooms.hold(table) as room:
            entered.set_result(room)
            await leave.wait()

    visiting = asyncio.create_task(visit())
    room = await entered
    room.visiting = visiting  # type: ignore[attr-defined]  # lives as long as the room
    return room, leave


async def test_who_went_while_it_was_said_that_they_came_is_gone(
    pair: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    made = await new_table(one)
    async with one.rooms.hold(made.table) as room, two.rooms.hold(made.table) as other:
        room.enter(Somebody(), hello(made.token))
        await eventually(lambda: room.leads and room.presence.elsewhere.leader == one.peers.id)
        exchange, saying, go_on = one.peers.exchange, asyncio.Event(), asyncio.Event()

        async def slowly(mine: list[Mine]) -> Any:
            found = await exchange(mine)
            saying.set()
            await go_on.wait()
            return found

        monkeypatch.setattr(one.peers, "exchange", slowly)
        spectator = room.enter(Somebody(), hello())
        await saying.wait()
        room.exit(spectator)
        await asyncio.sleep(0.02)
        go_on.set()
        async with asyncio.timeout(PATIENCE):
            while (await two.peers.look([made.table]))[made.table].strangers:
                await asyncio.sleep(0.005)
        await eventually(lambda: other.presence.spectators == 0)


async def test_an_entry_is_heard_of_though_the_answer_was_lost(
    pair: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody tries again, and nothing else happens at the table."""
    one, two = pair
    made = await new_table(one)
    async with one.rooms.hold(made.table) as room, two.rooms.hold(made.table) as other:
        write = Writer.write

        async def unanswered(self: Writer, batch: list[Append]) -> Any:
            await write(self, batch)
            raise StorageError("the entry could not be stored; try again")

        monkeypatch.setattr(Writer, "write", unanswered)
        with pytest.raises(StorageError):
            await room.change(lambda _: Change(Renamed(seat=0, name="Anna")))
        await eventually(lambda: other.state.seats[0].name == room.state.seats[0].name == "Anna")


async def test_what_may_have_been_missed_is_looked_for_again_after_any_failure(
    pair: tuple[Worker, Worker], wire_between: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    made = await new_table(one)
    two.peers.lease = 0.04  # it tries again after a quarter of that
    async with one.rooms.hold(made.table) as room, two.rooms.hold(made.table) as other:
        wire_between.cut = True
        await room.change(lambda _: Change(Renamed(seat=0, name="Anna")))
        behind, failed = two.store.behind, asyncio.Event()

        async def fails_once(known: Any) -> list[str]:
            if not failed.is_set():
                failed.set()
                raise RuntimeError
            return await behind(known)

        monkeypatch.setattr(two.store, "behind", fails_once)
        monkeypatch.setattr(two.peers, "beat", _nothing_new)
        two.sharing._doubt.set()
        await eventually(lambda: other.state.seats[0].name == "Anna")
        assert failed.is_set()


async def _nothing_new() -> bool:
    return False


async def test_a_worker_lives_though_many_tables_are_wanted_at_once(
    pair: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would be taken for dead, and everything would have to be said again, too."""
    one, _ = pair
    table, go_on = (await new_table(one)).table, asyncio.Event()
    entries = store._entries

    async def slowly(*arguments: Any) -> Any:
        await go_on.wait()
        return await entries(*arguments)

    monkeypatch.setattr(store, "_entries", slowly)
    reading = [asyncio.create_task(one.store.read(table)) for _ in range(40)]
    await asyncio.sleep(0.05)
    async with asyncio.timeout(PATIENCE):
        await one.peers.beat()
    assert one.peers.alive
    go_on.set()
    assert len({stored.id for stored in await asyncio.gather(*reading)}) == 1


async def test_what_is_written_reaches_the_other_worker_and_stays_nowhere(
    pair: tuple[Worker, Worker], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = pair
    made = await new_table(one)
    ann, watcher, late = Somebody(), Somebody(), Somebody()
    async with one.rooms.hold(made.table) as here, two.rooms.hold(made.table) as there:
        member = here.enter(ann, hello(made.token))
        there.enter(watcher, hello())
        await handling.handle(here, member, wire.SetTalk(talk="text"))
        await eventually(lambda: one.sharing.others)
        await handling.handle(here, member, wire.Write(text="Ornithorhynchus"))
        await eventually(lambda: "Ornithorhynchus" in told(watcher))
        monkeypatch.setattr(talk, "KEPT", 0.0)
        there.enter(late, hello())
        assert not here.talk.recent
        held = [b"Ornithorhynchus"]
        while held:
            async with two.store.reading() as connection:
                rows = await connection.scalars(select(guests.c.here))
                held = [row for row in rows if b"Ornithorhynchus" in row]
        assert told(ann).count("Ornithorhynchus") == told(watcher).count("Ornithorhynchus") == 1
        assert "Ornithorhynchus" not in told(late)


def told(client: Somebody) -> str:
    return b"\n".join(client.frames).decode()


async def test_nothing_stays_of_workers_that_died(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are missed at once, and forgotten a minute later, though nobody else dies then."""
    began = 1_000_000
    monkeypatch.setitem(peers.NOW, "sqlite", str(began))
    async with opened(Settings(data=tmp_path)) as kept:
        one, two = (Peers(kept, lease=4.0) for _ in range(2))
        await one.beat()
        await one.exchange([Mine("t", peers.Guests(strangers=1))])
        await two.beat()
        for later, left in ((5_000, 4), (peers.FORGOTTEN + 5_000, 1)):
            monkeypatch.setitem(peers.NOW, "sqlite", str(began + later))
            await two.beat()
            assert await _left(kept) == left
        assert two.others == set()


async def _left(kept: Store) -> int:
    async with kept.reading() as connection:
        counts = [select(func.count()).select_from(each) for each in (workers, guests, leases)]
        return sum([int(await connection.scalar(count) or 0) for count in counts])


async def test_entries_wait_to_be_told_where_nobody_else_is_at_the_table(
    pair: tuple[Worker, Worker], wire_between: Wire
) -> None:
    """Each notice costs every worker something."""
    one, two = pair
    hurried = wire_between.ends[0].hurried
    made = await new_table(one)
    async with one.rooms.hold(made.table) as room:
        ann = room.enter(Somebody(), hello(made.token))
        await handling.handle(room, ann, wire.Rename(name="Anna"))
        assert hurried == [False]
        async with two.rooms.hold(made.table) as other:
            other.enter(Somebody(), hello())
            await eventually(lambda: room.presence.elsewhere.strangers)
            await handling.handle(room, ann, wire.Rename(name="Anne"))
            assert hurried == [False, True]
            await eventually(lambda: other.state.seats[0].name == "Anne")
