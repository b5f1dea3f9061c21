"""Workers that bring the people of a table together: two servers in one process, each at its own
port, that hand connections over to each other."""

import asyncio
import contextlib
import multiprocessing
import os
import socket
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server import wire
from parlour.server.cluster.handover import ASKS, Mailboxes
from server.house import PATIENCE, House, running

pytestmark = pytest.mark.anyio

ADDRESS = ("127.0.0.1", 0)
SETTINGS: dict[str, Any] = {
    "share": True,
    "idle": 0.01,
    "connections_per_address": 10,
    "proxies": (),
}


@contextlib.contextmanager
def some(workers: int) -> Iterator[Mailboxes]:
    with contextlib.closing(Mailboxes(workers, multiprocessing.get_context("spawn"))) as made:
        yield made


@pytest.fixture(scope="module")
def mailboxes() -> Iterator[Mailboxes]:
    with some(2) as made:
        yield made


@pytest.fixture(scope="module")
async def workers(
    tmp_path_factory: pytest.TempPathFactory, mailboxes: Mailboxes
) -> AsyncIterator[list[House]]:
    """Two, for all tests that leave them well."""
    data = tmp_path_factory.mktemp("data")
    async with (
        running(data, mailbox=mailboxes.of(0), **SETTINGS) as one,
        running(data, mailbox=mailboxes.of(1), **SETTINGS) as two,
    ):
        yield [one, two]


@pytest.fixture
async def pair(workers: list[House]) -> AsyncIterator[list[House]]:
    """The two, without any sockets."""
    yield workers
    for house in workers:
        for each in house._sockets:
            await each.close()
        house._sockets.clear()
    async with asyncio.timeout(PATIENCE):
        while any(house.server.doors.connections > 1 for house in workers):  # but that of its http
            await asyncio.sleep(0.005)


async def a_table(house: House, mailboxes: Mailboxes, home: int = 0) -> str:
    """One whose home is this worker."""
    while True:
        table = (await house.create())["table"]
        if mailboxes.of(0).homes(table.encode())[0] == home:
            return table


def where(table: str, houses: list[House]) -> list[int]:
    """How many people of a table there are at each worker."""
    rooms = [{room.id: room for room in house.server.rooms.loaded()} for house in houses]
    return [len(each[table].audience.members) if table in each else 0 for each in rooms]


async def test_the_people_of_a_table_come_together(pair: list[House], mailboxes: Mailboxes) -> None:
    for home, expected in enumerate(([4, 0], [0, 4])):
        table = await a_table(pair[0], mailboxes, home)
        people = [await house.visit(table) for house in (*pair, *pair)]
        assert where(table, pair) == expected
        await people[0].join("Bo")
        for each in people[1:]:
            while each.table["seats"][1]["name"] != "Bo":
                await each.next()


async def test_a_connection_that_was_used_before_is_handed_over_too(
    pair: list[House], mailboxes: Mailboxes
) -> None:
    """A proxy keeps connections and uses them for anybody."""
    table = await a_table(pair[0], mailboxes)
    port, before = pair[1].http.base_url.port, pair[0].server.doors.connections
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n")
    await reader.readuntil(b"\r\n\r\n")
    await reader.readuntil(b"}")
    writer.write(
        b"GET /api/tables/%s/socket HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive, Upgrade"
        b"\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % table.encode()
    )
    answer = await reader.readuntil(b"\r\n\r\n")
    assert b" 101 " in answer
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer  # RFC 6455, 1.3
    assert pair[0].server.doors.connections == before + 1
    writer.close()


async def test_silent_connections_hold_nobody_up(pair: list[House], mailboxes: Mailboxes) -> None:
    table = await a_table(pair[0], mailboxes)
    with contextlib.ExitStack() as silent:
        for said in (b"", b"GET /api/tables/" + table.encode(), b"nonsense") * 2:
            address = ("127.0.0.1", pair[1].http.base_url.port)
            connection = silent.enter_context(socket.create_connection(address))
            connection.sendall(said)
        await pair[1].visit(table)
        assert where(table, pair) == [1, 0]


@pytest.mark.parametrize("limit", ["limit", "connections_per_address"])
async def test_who_finds_the_home_full_stays(
    pair: list[House], mailboxes: Mailboxes, limit: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await a_table(pair[0], mailboxes)
    await pair[1].visit(table)
    doors = pair[0].server.doors
    if limit == "limit":
        monkeypatch.setattr(doors, "limit", doors.connections)
    else:
        for _ in range(SETTINGS[limit] - doors.connections):
            await pair[0].connect(table)
    before = doors.connections
    await pair[1].visit(table)
    assert where(table, pair) == [1, 1]
    assert doors.connections == before


async def test_who_cannot_be_handed_over_stays(pair: list[House], mailboxes: Mailboxes) -> None:
    """Too many are on their way to the home, or it hangs."""
    table = await a_table(pair[0], mailboxes)
    box, loop = mailboxes.of(0), asyncio.get_running_loop()
    loop.remove_reader(box.receives)
    with contextlib.suppress(BlockingIOError):
        while True:
            box.sends[0].send(b"x" * 10_000)
    await pair[1].visit(table)
    assert where(table, pair) == [0, 1]
    handover = pair[0].server._handover
    assert handover
    loop.add_reader(box.receives, handover._receive)
    await pair[0].visit(table)
    await pair[1].visit(table)
    assert where(table, pair) == [2, 1]
    assert handover._beating
    handover._beating.cancel()
    box.beats[0] = time.monotonic() - 60
    await pair[1].visit(table)
    assert where(table, pair) == [2, 2]
    handover._beating = asyncio.create_task(handover._beat())


async def test_a_worker_that_stops_sends_all_away_and_its_successor_has_its_tables(
    tmp_path: Path,
) -> None:
    with some(2) as mailboxes:
        await stop_and_start(tmp_path, mailboxes)


async def stop_and_start(tmp_path: Path, mailboxes: Mailboxes) -> None:
    async with running(tmp_path, mailbox=mailboxes.of(1), **SETTINGS) as other:
        table = await a_table(other, mailboxes)
        async with running(tmp_path, mailbox=mailboxes.of(0), **SETTINGS) as home:
            ann, bo = await other.visit(table), await home.visit(table)
            assert where(table, [home, other]) == [2, 0]
            await home.stop()
            assert [await ann.closed(), await bo.closed()] == [wire.CLOSE_STOPPING] * 2
        ann = await other.visit(table)
        assert where(table, [home, other]) == [0, 1]
        async with running(tmp_path, mailbox=mailboxes.of(0), **SETTINGS) as successor:
            await other.visit(table)
            assert where(table, [successor, other]) == [1, 1]
            await ann.heard()  # her connection stands


def test_who_is_on_the_way_to_a_dead_worker_goes_to_the_next_one_or_comes_again() -> None:
    request = b"GET /api/tables/abc/socket HTTP/1.1"
    with some(3) as mailboxes, socket.create_server(ADDRESS) as server:
        first, second, third = mailboxes.of(0).homes(b"abc")
        box = mailboxes.of(third)
        client = socket.create_connection(server.getsockname(), timeout=PATIENCE)
        connection, _ = server.accept()
        with client:
            box.beats[first] = box.beats[second] = time.monotonic()
            assert box.pass_on(connection.fileno(), request)
            connection.close()
            mailboxes.empty(first)
            message, (file,) = mailboxes.of(second).receive()
            assert message[1:] == request
            assert box.pass_on(file, request), "not to the first one"
            os.close(file)
            mailboxes.empty(second)
            assert client.recv(1) == b""
            assert not box.pass_on(client.fileno(), request)


def test_tables_are_spread_and_only_a_dead_workers_tables_move() -> None:
    with some(4) as boxes:
        orders = [boxes.of(2).homes(b"table%d" % n) for n in range(1200)]
        assert all(sorted(order) == [0, 1, 2, 3] for order in orders)
        assert boxes.of(0).homes(b"table7") == orders[7], "all workers agree"
    homes = Counter(order[0] for order in orders)
    assert min(homes.values()) > 240, "300 each, and four standard deviations less"
    second = Counter(order[1] for order in orders if order[0] == 3)
    assert min(second[number] for number in range(3)) > homes[3] / 6


@pytest.mark.parametrize(
    ("request_line", "table"),
    [
        (b"GET /api/tables/abc/socket HTTP/1.1", b"abc"),
        (b"GET /games/parlour/api/tables/abc/socket?x=1 HTTP/1.1", b"abc"),
        (b"GET /api/tables/abc HTTP/1.1", None),
        (b"GET /api/tables/abc/socket/more HTTP/1.1", None),
        (b"GET /?at=/api/tables/abc/socket HTTP/1.1", None),
        (b"POST /api/tables/abc/socket HTTP/1.1", None),
    ],
)
def test_which_requests_ask_for_a_socket(request_line: bytes, table: bytes | None) -> None:
    asked = ASKS.match(request_line)
    assert (asked and asked[1]) == table
