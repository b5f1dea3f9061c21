"""Whoever is silent, floods or takes more than a share is kept out; people at tables play on."""

import asyncio
import contextlib
import gc
import json
import logging
import os
import resource
import socket
import struct
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from starlette.websockets import WebSocketDisconnect

from parlour.server import Settings, wire
from parlour.server.doors.doors import Doors, Line, open_files
from parlour.server.doors.refusals import Refusals
from parlour.server.doors.security import Addresses, Buckets
from parlour.server.errors import StorageError
from parlour.server.pages import index as pages
from parlour.server.serving.connection import Connection
from parlour.server.serving.running import Listener, make
from parlour.server.settings.setting import SettingError
from parlour.server.storage.store import Store
from server.house import PATIENCE, House, Player, one_server, running, two_people

pytestmark = pytest.mark.anyio

SHORT = 1.0
"""Seconds that a server of these tests waits for a client."""
SOON = 4.5
"""Seconds in which that is seen to end, on a busy machine too: less than any default."""
BODY = json.dumps({"game": "mojo", "name": "Ann", "seats": 2}).encode()
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(house: House, said: bytes = b"") -> Stream:
    """A connection of a client that says this and no more."""
    address = house.http.base_url
    reader, writer = await asyncio.open_connection(address.host, address.port)
    writer.write(said)
    return reader, writer


async def ended(stream: Stream) -> bytes:
    """What came until the server ended the connection."""
    said = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            said = await stream[0].read()
    stream[1].close()
    return said


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def plays_on(ann: Player, bo: Player) -> None:
    actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
    await actor.play()
    await other.until("update")


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A server that does not wait long, and trusts no proxy."""
    async with running(
        tmp_path, request_timeout=SHORT, hello_timeout=SHORT, keep_alive=SHORT, proxies=()
    ) as house:
        yield house


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing here may fill the log: one line counts what was refused, and nothing else is said."""
    written: list[str] = []
    handle = logging.Logger.callHandlers

    def note(logger: logging.Logger, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            written.append(record.getMessage())
        handle(logger, record)

    monkeypatch.setattr(logging.Logger, "callHandlers", note)  # uvicorn does not propagate
    yield
    assert [line for line in written if not line.startswith("refused: ")] == []
    assert len(written) <= 2


# --- silence ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET / HTTP/1.1\r\nHost: parlour\r\nX-Long: ",
        b"POST /api/tables HTTP/1.1\r\nHost: parlour\r\nContent-Length: 500\r\n\r\n" + BODY,
        b"GET /livez HTTP/1.1\r\nHost: parlour\r\nContent-Length: 500\r\n\r\nhalf of it",
        b"GET /livez HTTP/1.1\r\nHost: parlour\r\n\r\n",
    ],
    ids=["nothing", "half a head", "half a body", "a body nobody reads", "no other request"],
)
async def test_whoever_leaves_the_server_waiting_is_cut_off(strict: House, said: bytes) -> None:
    stream = await dial(strict, said)
    async with asyncio.timeout(SOON):
        await ended(stream)
    await until(lambda: not strict.server.doors.connections)


async def test_whoever_goes_on_slowly_is_cut_off_too(strict: House) -> None:
    stream = await dial(strict, b"GET / HTTP/1.1\r\nHost: parlour\r\nX-Long: ")

    async def trickle() -> None:
        while True:
            stream[1].write(b"x")
            await asyncio.sleep(SHORT / 20)

    trickling = asyncio.create_task(trickle())
    async with asyncio.timeout(SOON):
        await ended(stream)
    trickling.cancel()


async def test_bad_tokens_do_not_buy_time(strict: House) -> None:
    made = await strict.create()
    cleo = await strict.connect(made["table"])
    async with asyncio.timeout(SOON):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await cleo.send("hello", protocol=wire.PROTOCOL, token="wrong")
                assert await cleo.error() in ("unknown-token", "hello-first")
                await asyncio.sleep(SHORT / 10)
    assert cleo.socket.close_code == wire.CLOSE_NO_HELLO


async def test_whoever_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "large.bin").write_bytes(os.urandom(30_000_000))
    async with running(tmp_path, static=tmp_path / "static", unread_timeout=SHORT) as house:
        deaf = socket.create_connection((house.http.base_url.host, house.http.base_url.port))
        deaf.sendall(b"GET /large.bin HTTP/1.1\r\nHost: parlour\r\n\r\n")
        await until(lambda: house.server.doors.connections)
        await until(lambda: not house.server.doors.connections)
        assert house.server.doors.refusals.total["unread"] == 1
        deaf.close()


async def test_people_may_be_silent(strict: House) -> None:
    _, ann, bo, _, _ = await two_people(strict)
    await asyncio.sleep(2 * SHORT)
    await plays_on(ann, bo)


@pytest.mark.parametrize("answers", [True, False])
async def test_a_socket_that_answers_no_ping_is_dead(tmp_path: Path, answers: bool) -> None:
    """As is a phone in a lift: its connection never says that it has gone."""
    async with running(tmp_path, heartbeat=SHORT / 4) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        if not answers:
            ann.socket.transport.pause_reading()
        await asyncio.sleep(SHORT)
        (room,) = house.server.rooms.loaded()
        if answers:
            assert room.presence.online(0)
        else:
            await until(lambda: not room.presence.online(0))
            ann.socket.transport.resume_reading()


async def test_a_server_stops_quietly_while_half_a_request_is_there(tmp_path: Path) -> None:
    """The fixture sees that no traceback is written."""
    async with running(tmp_path) as house:
        half = await dial(
            house, b"POST /api/tables HTTP/1.1\r\nHost: p\r\nContent-Length: 9\r\n\r\n{"
        )
        await until(lambda: house.server.doors.connections)
        await asyncio.sleep(0.05)
        await house.stop()
        await ended(half)


async def test_a_server_stops_quietly_while_an_answer_is_unread(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html>")
    (tmp_path / "static" / "large.bin").write_bytes(os.urandom(30_000_000))
    async with running(tmp_path, static=tmp_path / "static", stop_timeout=0.2) as house:
        deaf = socket.create_connection((house.http.base_url.host, house.http.base_url.port))
        deaf.sendall(b"GET /large.bin HTTP/1.1\r\nHost: parlour\r\n\r\n")
        await until(lambda: any(each._stalled for each in house.server.doors._visitors))
        await house.stop()
        deaf.close()
    assert [record.getMessage() for record in caplog.records] == []


# --- crowds -------------------------------------------------------------------------------------


async def test_silent_connections_give_way(tmp_path: Path) -> None:
    async with running(tmp_path, connections=20) as house:
        _, ann, bo, _, _ = await two_people(house)
        silent = [await dial(house) for _ in range(60)]
        await plays_on(ann, bo)
        assert (await house.http.get("/livez")).status_code == 200
        assert house.server.doors.connections <= 20
        assert house.server.doors.refusals.total["gave-way"] >= 40
        for stream in silent:
            stream[1].close()


@pytest.mark.long
async def test_eleven_hundred_silent_connections(tmp_path: Path) -> None:
    async with running(tmp_path, connections=1000, request_timeout=2.0) as house:
        _, ann, bo, _, _ = await two_people(house)
        silent = [await dial(house) for _ in range(1100)]
        await plays_on(ann, bo)
        assert house.server.doors.connections <= 1000
        assert (await house.http.get("/livez")).status_code == 200
        await asyncio.gather(*(ended(stream) for stream in silent))
        await until(lambda: house.server.doors.connections <= 3)
        await plays_on(ann, bo)


async def test_an_address_has_its_share(tmp_path: Path) -> None:
    """A player comes before spectators; another address's connections stay out of it."""
    async with running(tmp_path, proxies=(), connections_per_address=5) as house:
        made = await house.create()
        await house.http.aclose()
        spectators = [await house.visit(made["table"]) for _ in range(4)]
        assert await turned_away(house, made["table"])
        ann = await house.visit(made["table"], made["token"])
        assert ann.welcome["host"]
        assert await closed_with(spectators[-1]) == ("too-many-connections", wire.CLOSE_FULL)
        address = house.http.base_url
        _, writer = await asyncio.open_connection(
            address.host, address.port, local_addr=("127.0.0.2", 0)
        )
        writer.write(b"GET /livez HTTP/1.0\r\n\r\n")
        assert b"200 OK" in await ended((_, writer))


async def test_behind_a_proxy_an_address_is_who_it_forwards(tmp_path: Path) -> None:
    async with running(tmp_path, connections_per_address=3) as house:
        made = await house.create()
        one = {"X-Forwarded-For": "192.0.2.1"}
        for _ in range(2):
            await (await house.connect(made["table"], additional_headers=one)).hello()
        third = await house.connect(made["table"], additional_headers=one)
        await third.send("hello", protocol=wire.PROTOCOL)
        assert await closed_with(third) == ("too-many-connections", wire.CLOSE_FULL)
        other = {"X-Forwarded-For": "192.0.2.2"}
        await (await house.connect(made["table"], additional_headers=other)).hello()


async def test_nobody_else_may_say_who_they_are(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), requests=0.001, requests_burst=3) as house:
        for n in range(3):
            headers = {"X-Forwarded-For": f"192.0.2.{n}"}
            assert (await house.http.get("/api/games", headers=headers)).status_code == 200
        answer = await house.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.9"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


def test_a_proxy_must_be_an_address_or_a_network(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="proxies"):
        make(Settings(data=tmp_path, proxies=("nginx",)))


async def test_a_spectator_gives_way_to_a_player_at_a_full_table(tmp_path: Path) -> None:
    async with running(tmp_path, crowd=3) as house:
        made = await house.create()
        first, newest = [await house.visit(made["table"]) for _ in range(2)]
        third = await house.visit(made["table"])
        assert await turned_away(house, made["table"])
        ann = await house.visit(made["table"], made["token"])
        assert ann.welcome["host"]
        assert await closed_with(third) == ("too-many-connections", wire.CLOSE_FULL)
        assert ann.table["spectators"] == 2
        for stays in (first, newest):
            await stays.heard()


async def turned_away(house: House, table: str) -> bool:
    """Whether there is no place for one more spectator."""
    cleo = await house.connect(table)
    await cleo.send("hello", protocol=wire.PROTOCOL)
    return await closed_with(cleo) == ("too-many-connections", wire.CLOSE_FULL)


async def closed_with(player: Player) -> tuple[str, int]:
    """The last error, and the code that it was closed with."""
    code = await player.closed()
    return json.loads(player.frames[-1])["code"], code


async def test_a_spectator_gives_way_to_a_player_on_a_full_server(tmp_path: Path) -> None:
    async with running(tmp_path, connections=10) as house:
        mine, other = await house.create(), await house.create()
        await house.http.aclose()
        watching = [await house.visit(other["table"]) for _ in range(9)]
        assert await turned_away(house, other["table"])
        ann = await house.visit(mine["table"], mine["token"])
        assert ann.welcome["host"]
        assert await closed_with(watching[-1]) == ("too-many-connections", wire.CLOSE_FULL)
        await watching[0].heard()


async def test_a_seat_has_so_many_windows(tmp_path: Path) -> None:
    """The one that was silent for longest makes place for a new one."""
    async with running(tmp_path, windows=2) as house:
        made = await house.create()
        old, newer = [await house.visit(made["table"], made["token"]) for _ in range(2)]
        await old.heard()
        await house.visit(made["table"], made["token"])
        assert await closed_with(newer) == ("too-many-connections", wire.CLOSE_FULL)
        await old.heard()


async def ask(house: House, address: str, said: bytes, reads: int = 4096) -> socket.socket:
    """A connection of a client that says this from this address, and reads nothing by itself."""
    asking = socket.socket()
    asking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, reads)
    asking.setblocking(False)
    asking.bind((address, 0))
    there = house.http.base_url.host, house.http.base_url.port
    await asyncio.get_running_loop().sock_connect(asking, there)
    await asyncio.get_running_loop().sock_sendall(asking, said)
    return asking


def built(tmp_path: Path, size: int) -> Path:
    """A page with a file that no compression makes smaller."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "large.bin").write_bytes(os.urandom(size))
    return static


LARGE = b"GET /assets/large.bin HTTP/1.1\r\nHost: parlour\r\n\r\n"


async def test_who_reads_nothing_gives_way_to_a_visit(tmp_path: Path) -> None:
    """Ten addresses hold all connections; somebody with a token gets the page, its files and a
    socket, over and over."""
    fields = {"connections": 120, "connections_per_address": 12, "static": built(tmp_path, 900_000)}
    async with running(tmp_path, proxies=(), **fields) as house:
        made = await house.create()
        await house.http.aclose()
        ten = [f"127.0.1.{n}" for n in range(1, 11)]
        deaf = [await ask(house, ten[n % 10], LARGE * 15) for n in range(120)]
        await until(lambda: house.server.doors.connections == 120)
        for _ in range(5):
            files = [await ask(house, "127.0.2.1", LARGE, 1 << 20) for _ in range(6)]
            for file in files:
                await read_whole(file, 900_000)
            url = f"{house.server.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
            async with websockets.connect(url, local_addr=("127.0.2.1", 0)) as opened:
                assert (await Player(opened).hello(made["token"])).welcome["host"]
            deaf += [await ask(house, one, LARGE * 15) for one in ten]
        assert house.server.doors.connections <= 120
        for each in deaf:
            each.close()


async def read_whole(asking: socket.socket, size: int, pause: float = 0.0) -> None:
    """Read an answer to its last byte."""
    loop, read = asyncio.get_running_loop(), 0
    async with asyncio.timeout(PATIENCE):
        while read < size:
            piece = await loop.sock_recv(asking, 1 << 18)
            assert piece, f"cut off after {read} bytes"
            read += len(piece)
            await asyncio.sleep(pause)
    asking.close()


async def test_more_is_not_answered_than_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = 0
    look_up = pages.Files.lookup_path

    def count(*given: Any) -> Any:
        nonlocal answered
        answered += 1
        return look_up(*given)

    monkeypatch.setattr(pages.Files, "lookup_path", count)
    async with running(tmp_path, static=built(tmp_path, 900_000), unread_timeout=SHORT) as house:
        deaf = await ask(house, "127.0.0.1", LARGE * 200)
        await until(lambda: house.server.doors.refusals.total["unread"])
        assert 1 <= answered < 20
        deaf.close()


async def test_requests_that_run_ahead_of_their_answers(tmp_path: Path) -> None:
    async with running(tmp_path, static=built(tmp_path, 900_000)) as house:
        ahead = await ask(house, "127.0.0.1", LARGE * 1000)
        await until(lambda: house.server.doors.refusals.total["requests"] == 1)
        await until(lambda: not house.server.doors.connections)
        ahead.close()


async def test_who_reads_slowly_gets_all_of_it(tmp_path: Path) -> None:
    """Though it takes longer than the server waits for another request."""
    waits = {"request_timeout": SHORT, "keep_alive": SHORT}
    async with running(tmp_path, static=built(tmp_path, 990_000), **waits) as house:
        slow = await ask(house, "127.0.0.1", LARGE * 4, 1 << 16)
        await read_whole(slow, 4 * 990_000, pause=0.1)


async def test_players_of_one_address_do_not_keep_out_those_of_others(tmp_path: Path) -> None:
    async with running(tmp_path, connections=20, proxies=(), connections_per_address=18) as house:
        mine, made = await house.create(), [await house.create() for _ in range(2)]
        await house.http.aclose()
        for n in range(16):
            await house.visit(made[n % 2]["table"], made[n % 2]["token"])
        url = f"{house.server.address.replace('http', 'ws')}/api/tables/{mine['table']}/socket"
        others = []
        for _ in range(8):
            others.append(await websockets.connect(url, local_addr=("127.0.2.1", 0)))
            assert (await Player(others[-1]).hello(mine["token"])).welcome["host"]
        assert house.server.doors.connections <= 20
        for each in others:
            await each.close()


async def test_requests_of_an_address_begin_in_turn_with_those_of_others() -> None:
    line = Line()
    begun: list[str] = []

    async def one(address: str) -> None:
        await line.turn(address)
        begun.append(address)

    await asyncio.gather(*(one(address) for address in "a" * 15 + "bb" + "c"))
    assert "".join(begun) == "a" + "aaaaaa" + "bb" + "c" + "aaaaaa" + "aa"


async def test_behind_a_proxy_requests_count_for_whom_it_forwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    async def wait(*_: Any) -> None:
        asked.set()
        await answer.wait()

    async with running(tmp_path) as house:
        monkeypatch.setattr(Store, "header", wait)
        headers = {"X-Forwarded-For": "192.0.2.1"}
        asking = asyncio.create_task(house.http.get("/t/x", headers=headers))
        await asked.wait()
        assert house.server.doors._here == {"192.0.2.1": 1}
        answer.set()
        await asking
        await until(lambda: not house.server.doors._here)
        assert house.server.doors.connections == 1


async def test_whoever_has_got_hold_of_a_token_does_not_push_its_owner_out(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, windows=3) as house:
        made = await house.create()

        async def come(address: str) -> Player:
            headers = {"X-Forwarded-For": address}
            player = await house.connect(made["table"], additional_headers=headers)
            return await player.hello(made["token"])

        ann = await come("192.0.2.1")
        for n in range(8):
            thief = await come(f"198.51.100.{n}")
            await thief.heard()
        await ann.heard()


# --- floods -------------------------------------------------------------------------------------


async def test_all_windows_of_a_seat_count_as_one(tmp_path: Path) -> None:
    async with running(tmp_path, rate=1.0, burst=10) as house:
        made = await house.create()
        windows = [await house.visit(made["table"], made["token"]) for _ in range(5)]
        answers = []
        for window in windows:
            for _ in range(5):
                await window.send("ping")
            answers += [(await window.next())["type"] for _ in range(5)]
        assert 9 <= answers.count("pong") <= 12


async def test_changes_that_are_no_moves_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, changes=0.001, changes_burst=5) as house:
        table, ann, bo, _, token = await two_people(house)
        before = len(await house.log(table))
        windows = [bo, *[await house.visit(table, token) for _ in range(3)]]
        for n, window in enumerate(windows * 5):
            await window.send("rename", name=f"Bo {n}")
        for window in windows:
            await window.heard()
        assert len(await house.log(table)) - before == 5
        await ann.heard()
        await plays_on(ann, bo)


async def test_sitting_down_and_getting_up_counts_too(tmp_path: Path) -> None:
    async with running(tmp_path, changes=0.001, changes_burst=5) as house:
        made = await house.create()
        bo = await house.visit(made["table"])
        for _ in range(10):
            await bo.send("join", name="Bo")
            await bo.send("leave")
        await bo.heard()
        assert len(await house.log(made["table"])) == 1 + 5


def frame(opcode: int, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame from a client, masked with zeros."""
    head = struct.pack("!BB", opcode | 0x80 * fin, 0x80 | len(data))
    return head + bytes(4) + data


TEXT, CONTINUATION, PING, PONG = 1, 0, 9, 10


async def shake_hands(house: House, table: str) -> Stream:
    """A socket without a library in the way."""
    stream = await dial(
        house,
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: parlour\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode(),
    )
    assert b" 101 " in await stream[0].readuntil(b"\r\n\r\n")
    return stream


@pytest.mark.parametrize(
    ("begin", "flood", "reason"),
    [
        (frame(TEXT, fin=False), frame(CONTINUATION, fin=False), "fragments"),
        (b"", frame(PING), "frames"),
        (b"", frame(PONG), "frames"),
        (b"", frame(TEXT), "frames"),
    ],
    ids=["empty fragments", "pings", "pongs", "empty messages"],
)
async def test_many_small_frames(tmp_path: Path, begin: bytes, flood: bytes, reason: str) -> None:
    async with running(tmp_path, rate=20.0) as house:
        _, ann, bo, _, _ = await two_people(house)
        made = await house.create()
        stream = await shake_hands(house, made["table"])
        stream[1].write(begin + flood * 2000)
        said = await ended(stream)
        assert struct.pack("!H", wire.CLOSE_FLOOD) in said
        assert house.server.doors.refusals.total[reason] == 1
        await plays_on(ann, bo)


@one_server
async def test_a_message_in_a_few_pieces(house: House) -> None:
    made = await house.create()
    hello = json.dumps({"type": "hello", "protocol": wire.PROTOCOL}).encode()
    stream = await shake_hands(house, made["table"])
    pieces = [hello[at : at + 10] for at in range(0, len(hello), 10)]
    stream[1].write(frame(TEXT, pieces[0], fin=False))
    for piece in pieces[1:-1]:
        stream[1].write(frame(CONTINUATION, piece, fin=False))
    stream[1].write(frame(CONTINUATION, pieces[-1]))
    assert b"welcome" in await stream[0].readuntil(b"welcome")
    stream[1].close()


@one_server
async def test_text_that_is_none(house: House) -> None:
    """The fixture sees that no traceback is written."""
    made = await house.create()
    stream = await shake_hands(house, made["table"])
    before = house.server.doors.refusals.total["bad-text"]
    stream[1].write(frame(TEXT, b"\xff\xfe"))
    assert struct.pack("!H", 1007) in await ended(stream)
    assert house.server.doors.refusals.total["bad-text"] == before + 1


@one_server
async def test_nothing_is_written_to_what_is_gone(house: House) -> None:
    """The fixture sees that asyncio does not complain."""
    table, ann, bo, _, _ = await two_people(house)
    (room,) = (each for each in house.server.rooms.loaded() if each.id == table)
    client = next(each for each in room.audience.members if each.seat == 1).client
    assert isinstance(client, Connection)
    assert client._visitor.transport
    client._visitor.transport.abort()  # as when the client resets the connection
    for _ in range(20):
        client.send(b"{}")  # at once
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await client._websocket.send_text("{}")  # as from the outbox
    assert await bo.closed() == 1006
    await ann.until("table")


async def test_what_is_refused_after_the_client_was_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody hears of it; the fixture sees that asyncio does not tell the log, either."""
    asked, answer = asyncio.Event(), asyncio.Event()

    async def fail(*_: Any) -> bool:
        asked.set()
        await answer.wait()
        raise StorageError("the disk is full")

    async with running(tmp_path) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        monkeypatch.setattr(Store, "append", fail)
        await ann.send("rename", name="Anna")
        await asked.wait()
        (room,) = house.server.rooms.loaded()
        room.close(wire.CLOSE_STOPPING)
        await until(lambda: not room.audience.members)
        answer.set()
        await asyncio.sleep(0.05)
        gc.collect()


@pytest.mark.long
async def test_a_crowd_does_not_cut_off_the_players(tmp_path: Path) -> None:
    """All are told who comes and goes, but not each time."""
    async with running(tmp_path, outbox=20) as house:
        table, ann, bo, _, _ = await two_people(house)
        sockets = await asyncio.gather(*(house.connect(table) for _ in range(100)))
        await asyncio.gather(*(each.hello() for each in sockets))
        while ann.table["spectators"] < 100:
            await ann.until("table")
        assert sum("spectators" in text for text in ann.frames) < 60
        await bo.heard()
        await plays_on(ann, bo)
        for each in sockets:  # they have not read what they were told, and would close slowly
            each.socket.transport.abort()


@one_server
async def test_requests_that_are_none(house: House) -> None:
    before = house.server.doors.refusals.total["bad-http"]
    for _ in range(5):
        assert b"400" in await ended(await dial(house, b"\x16\x03\x01\r\n\r\n"))
    assert house.server.doors.refusals.total["bad-http"] == before + 5


async def test_bytes_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), bytes=1.0, bytes_burst=5000) as house:
        made = await house.create()
        bo = await house.visit(made["table"])
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(100):
                await bo.send("rename", name="x" * 1000)
                await bo.next()
        assert bo.socket.close_code == 1006
        assert house.server.doors.refusals.total["bytes"] == 1


async def test_one_address_does_not_use_up_the_tables_of_all(tmp_path: Path) -> None:
    fields = {"new_tables": 0.001, "new_tables_burst": 4, "address_tables": 0.001}
    async with running(tmp_path, **fields, address_tables_burst=2) as house:

        async def make(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            answer = await house.http.post("/api/tables", content=BODY, headers=headers)
            return answer.status_code

        assert [await make("192.0.2.1") for _ in range(9)] == [201] * 2 + [429] * 7
        assert [await make("192.0.2.2") for _ in range(2)] == [201] * 2
        assert await make("192.0.2.3") == 429  # now everybody's are used up


async def test_reading_tables_is_limited_more_than_reading_files(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), reads=0.001, reads_burst=3) as house:
        made = await house.create()
        path = f"/api/tables/{made['table']}"
        codes = [(await house.http.get(path)).status_code for _ in range(5)]
        assert codes == [200] * 3 + [429] * 2
        assert (await house.http.get("/api/games")).status_code == 200


async def test_new_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), arrivals=0.001, arrivals_burst=3) as house:
        answers = [await ended(await dial(house, b"GET /livez HTTP/1.0\r\n\r\n")) for _ in range(5)]
        assert [b"200 OK" in answer for answer in answers] == [True] * 3 + [False] * 2


# --- names of the server ------------------------------------------------------------------------


async def test_the_server_answers_to_its_names_only(tmp_path: Path) -> None:
    async with running(tmp_path, host_names=("parlour.example", "[::1]")) as house:
        for host, status in [
            ("parlour.example", 200),
            ("Parlour.Example:8000", 200),
            ("[::1]:8000", 200),
            ("[::1]", 200),
            ("evil.example", 421),
            ("parlour.example.evil.example", 421),
            ("127.0.0.1", 421),
        ]:
            answer = await house.http.get("/api/games", headers={"Host": host})
            assert (host, answer.status_code) == (host, status)
        assert answer.json()["code"] == "unknown-host"
        assert (await house.http.get("/livez")).status_code == 200
        with pytest.raises(websockets.InvalidStatus) as caught:
            await house.connect("anything")
        assert caught.value.response.status_code == 421


# --- files --------------------------------------------------------------------------------------


async def test_no_file_left_to_open(tmp_path: Path) -> None:
    """Who comes is sent away, quietly, and once there are files again they get in."""
    async with running(tmp_path) as house:
        _, ann, bo, _, _ = await two_people(house)
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        address = house.http.base_url.host, house.http.base_url.port
        callers = [socket.socket() for _ in range(20)]
        lowest = socket.socket()
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (lowest.fileno() + 1, hard))
            for caller in callers:
                caller.setblocking(False)
                await asyncio.get_running_loop().sock_connect(caller, address)
            await until(lambda: house.server.doors.refusals.total["files"] >= len(callers) - 1)
            await plays_on(ann, bo)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            for each in (*callers, lowest):
                each.close()
        assert (await house.http.get("/livez")).status_code == 200


def test_there_are_no_more_connections_than_files() -> None:
    assert Doors(Settings(), open_files=1024).limit < 700
    assert Doors(Settings(connections=50), open_files=1024).limit == 50
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert open_files(300) == 300
        assert open_files(200) == 300
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- by itself ----------------------------------------------------------------------------------


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_buckets_do_not_grow_without_end() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 2, most=100, clock=clock)
    for n in range(1000):
        buckets.take(f"192.0.2.{n}")
        assert len(buckets) <= 100
    assert all(buckets.take("192.0.2.1000") for _ in range(2))
    assert not buckets.take("192.0.2.1000")
    assert buckets.take("192.0.2.999")  # each has its own
    for n in range(50):  # the busy one is not the one that is forgotten
        buckets.take(f"198.51.100.{n}")
        assert not buckets.take("192.0.2.1000")
    clock.now = 1.0
    assert buckets.take("192.0.2.1000")
    assert buckets.take(None, 1e9)


def test_whom_an_address_counts_for() -> None:
    group = Addresses(("127.0.0.1", "::1", "10.0.0.0/8")).group
    assert group("192.0.2.1") == group("::ffff:192.0.2.1") != group("192.0.2.2")
    assert group("2001:db8::1") == group("2001:db8::ffff:1:2:3") != group("2001:db8:0:1::1")
    assert group("10.1.2.3") is group("::1") is group("::ffff:127.0.0.1") is group(None) is None
    assert group("fe80::1%eth0") == group("fe80::2%eth1")
    assert group("no address") == "no address"


def test_a_line_a_minute_tells_what_was_refused(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    refusals = Refusals(clock)

    def lines() -> list[str]:
        refusals.tell()
        found = [record.getMessage() for record in caplog.records]
        caplog.clear()
        return found

    assert lines() == []
    for _ in range(3):
        refusals.note("full")
    refusals.note("silent")
    assert lines() == ["refused: full 3, silent 1"]
    refusals.note("full")
    clock.now += 59
    assert lines() == []
    clock.now += 1
    assert lines() == ["refused: full 1"]
    clock.now += 60
    assert lines() == []
    assert refusals.total == {"full": 4, "silent": 1}


def test_the_listeners_are_ours(tmp_path: Path) -> None:
    from parlour.server.serving.running import listen

    (listener,) = listen(Settings(data=tmp_path, port=0))
    with listener:
        assert isinstance(listener, Listener)
