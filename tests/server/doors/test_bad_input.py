"""Whatever a client sends: it alone is told what is wrong, and the table plays on."""

import asyncio
import dataclasses
import json
from pathlib import Path

import pytest
import websockets

from parlour.server import wire
from parlour.server.doors.doors import Visitor
from parlour.server.serving.connection import Connection, id_in
from server.house import PATIENCE, House, Player, one_server, running, two_people

pytestmark = pytest.mark.anyio

HELLO = json.dumps({"type": "hello", "protocol": wire.PROTOCOL})
DEEP = "[" * 2000 + "]" * 2000

BAD_FRAMES = {
    "not JSON": ("{", "bad-frame"),
    "empty": ("", "bad-frame"),
    "binary": (HELLO.encode(), "bad-frame"),
    "too large": (json.dumps({"type": "rename", "name": "x" * 5000}), "bad-frame"),
    "nested too deep": (DEEP, "bad-"),
    "lone surrogate": ('{"type": "rename", "name": "\\ud800"}', "bad-"),
    "not an object": ("[]", "bad-message"),
    "no type": ('{"name": "Ann"}', "bad-message"),
    "unknown type": ('{"type": "cheat"}', "bad-message"),
    "a message from the server": ('{"type": "pong"}', "bad-message"),
    "unknown field": ('{"type": "start", "now": true}', "bad-message"),
    "missing field": ('{"type": "act", "action": "8"}', "bad-message"),
    "wrong type": ('{"type": "rename", "name": 7}', "bad-message"),
    "number as text": ('{"type": "pace", "milliseconds": "7"}', "bad-message"),
    "a face that there is not": ('{"type": "rename", "name": "Ann", "avatar": 12}', "bad-message"),
    "fraction": ('{"type": "pace", "milliseconds": 0.5}', "bad-message"),
    "not a number": ('{"type": "pace", "milliseconds": NaN}', "bad-frame"),
    "hello again": (HELLO, "hello-once"),
}

BAD_COMMANDS = {
    "not a card": ({"type": "act", "action": "13", "id": "x"}, "malformed-action"),
    "not in notation": ({"type": "act", "action": "8 please", "id": "x"}, "malformed-action"),
    "reveals what is not laid": ({"type": "act", "action": "show 8", "id": "x"}, "illegal-action"),
    "empty id": ({"type": "act", "action": "8", "id": ""}, "bad-id"),
    "long id": ({"type": "act", "action": "8", "id": "x" * 65}, "bad-id"),
    "starts a game that runs": ({"type": "start"}, "game-running"),
    "joins a game that runs": ({"type": "join", "name": "Cleo"}, "game-running"),
    "sets the clock in a game": ({"type": "set_clock", "seconds": 30}, "game-running"),
    "sets the stand-in in a game": ({"type": "set_stand_in", "bot": "easy"}, "game-running"),
    "plays on for one who is here": ({"type": "play_on", "seat": 1}, "not-away"),
    "waits for one who is here": ({"type": "wait", "seat": 1}, "not-away"),
    "waits for nobody": ({"type": "wait", "seat": 2}, "no-seat"),
    "seats a bot in a game": ({"type": "seat_bot", "seat": 1, "bot": "medium"}, "game-running"),
    "vacates in a game": ({"type": "vacate", "seat": 1}, "game-running"),
    "reopens the lobby in a game": ({"type": "reopen"}, "not-after-game"),
    "hands over to nobody": ({"type": "hand_over", "seat": 2}, "no-seat"),
    "configures a game": ({"type": "configure", "seats": 3, "options": {}}, "not-in-lobby"),
    "too slow": ({"type": "pace", "milliseconds": 10_001}, "bad-pace"),
    "too fast": ({"type": "pace", "milliseconds": -1}, "bad-pace"),
    "huge pace": ({"type": "pace", "milliseconds": 10**30}, "bad-"),
    "no name": ({"type": "rename", "name": "  "}, "bad-name"),
    "long name": ({"type": "rename", "name": "x" * (wire.MAX_NAME + 1)}, "bad-name"),
    "unprintable name": ({"type": "rename", "name": "a\u202eb"}, "bad-name"),
}


async def plays_on(ann: Player, bo: Player) -> None:
    actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
    await actor.play()
    await other.until("update")


@pytest.mark.parametrize(("frame", "code"), BAD_FRAMES.values(), ids=BAD_FRAMES.keys())
async def test_bad_frames(house: House, frame: str | bytes, code: str) -> None:
    _, ann, bo, _, _ = await two_people(house)
    await ann.socket.send(frame)
    assert (await ann.error()).startswith(code)
    assert await ann.heard() == await bo.heard() == []
    await plays_on(ann, bo)


@pytest.mark.parametrize(("message", "code"), BAD_COMMANDS.values(), ids=BAD_COMMANDS.keys())
async def test_bad_commands(house: House, message: dict, code: str) -> None:
    table, ann, bo, _, _ = await two_people(house)
    before = await house.log(table)
    if message["type"] == "act":
        message = message | {"entry": ann.update["entry"]}
    await ann.send(**message)
    assert (await ann.error()).startswith(code)
    assert await ann.heard() == await bo.heard() == []
    assert await house.log(table) == before
    await plays_on(ann, bo)


@pytest.mark.parametrize("frame", [frame for frame, _ in BAD_FRAMES.values()], ids=BAD_FRAMES)
async def test_bad_frames_before_hello(house: House, frame: str | bytes) -> None:
    made = await house.create()
    cleo = await house.connect(made["table"])
    if frame != HELLO:
        await cleo.socket.send(frame)
        assert (await cleo.error()).startswith("bad-")
    await cleo.hello()
    assert cleo.table["seats"][0]["name"] == "Ann"


async def test_an_action_out_of_turn(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    card = bo.view["seats"][1]["hand"][0]
    await bo.act(str(card))
    assert await bo.error() == "not-your-turn"
    assert await ann.heard() == []
    await plays_on(ann, bo)


async def test_an_action_that_is_not_in_the_hand(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    card = next(card for card in range(13) if card not in ann.view["seats"][0]["hand"])
    await ann.act(str(card))
    assert await ann.error() == "illegal-action"
    await plays_on(ann, bo)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "act", "action": "8", "entry": 0, "id": "x"},
        {"type": "ready"},
        {"type": "start"},
        {"type": "leave"},
        {"type": "rename", "name": "Cleo"},
        {"type": "pace", "milliseconds": 0},
        {"type": "seat_bot", "seat": 1, "bot": "medium"},
        {"type": "vacate", "seat": 1},
        {"type": "configure", "seats": 2, "options": {}},
    ],
    ids=lambda message: message["type"],
)
async def test_spectators_only_watch(house: House, message: dict) -> None:
    table, ann, bo, _, _ = await two_people(house)
    cleo = await house.visit(table)
    await ann.heard()
    await cleo.send(**message)
    assert await cleo.error() == "not-seated"
    assert await ann.heard() == []
    await plays_on(ann, bo)


async def test_the_token_of_another_table(house: House) -> None:
    other = await house.create()
    made = await house.create()
    cleo = await house.connect(made["table"])
    for token in (other["token"], "", "x" * 1000):
        await cleo.send("hello", protocol=wire.PROTOCOL, token=token)
        assert await cleo.error() == "unknown-token"
    await cleo.hello()
    assert cleo.welcome["seat"] is None


async def test_an_unknown_table(house: House) -> None:
    for table in ("nowhere", "x" * 500, "%00", "%E2%82%AC", "%27%20OR%201=1"):
        cleo = await house.connect(table)
        await cleo.send("hello", protocol=wire.PROTOCOL)
        assert await cleo.error() == "unknown-table"
        assert await cleo.closed() == wire.CLOSE_NO_TABLE


async def test_a_socket_where_there_is_none(house: House) -> None:
    with pytest.raises(websockets.InvalidStatus) as caught:
        await house.connect("../../t")
    assert caught.value.response.status_code == 403


async def test_another_protocol(house: House) -> None:
    made = await house.create()
    cleo = await house.connect(made["table"])
    await cleo.send("hello", protocol=wire.PROTOCOL + 1)
    assert await cleo.error() == "wrong-protocol"
    assert await cleo.closed() == wire.CLOSE_PROTOCOL


async def test_a_message_before_hello(house: House) -> None:
    made = await house.create()
    cleo = await house.connect(made["table"])
    for type in ("ping", "start", "leave", "ready"):
        await cleo.send(type)
        assert await cleo.error() == "hello-first"
    assert not cleo.table


async def test_silence_instead_of_hello(tmp_path) -> None:
    async with running(tmp_path, hello_timeout=0.1) as house:
        made = await house.create()
        cleo = await house.connect(made["table"])
        assert await cleo.error() == "hello-first"
        assert await cleo.closed() == wire.CLOSE_NO_HELLO


@one_server
async def test_a_frame_far_too_large_ends_the_connection_only(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    await bo.send("rename", name="x" * 100_000)
    assert await bo.closed() == 1009
    await ann.until("table")
    assert not ann.table["seats"][1]["online"]
    await ann.play()


async def test_too_many_messages(tmp_path) -> None:
    async with running(tmp_path, rate=10.0, burst=5) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        bo = await house.visit(made["table"])
        await ann.until("table")
        for _ in range(10):
            await bo.send("ping")
        answers = [(await bo.next()).get("code", "pong") for _ in range(10)]
        assert answers[:3] == ["pong"] * 3
        assert answers[-1] == "too-fast"
        assert await ann.heard() == []
        await asyncio.sleep(0.3)
        assert await bo.heard() == []


async def test_a_flood_ends_the_connection(tmp_path) -> None:
    async with running(tmp_path, rate=1.0, burst=5, outbox=1000) as house:
        made = await house.create()
        bo = await house.visit(made["table"])
        for _ in range(300):
            await bo.send("ping")
        assert await bo.closed() == wire.CLOSE_FLOOD


@one_server
async def test_a_foreign_page(house: House) -> None:
    made = await house.create()
    with pytest.raises(websockets.InvalidStatus) as caught:
        await house.connect(made["table"], origin="https://evil.example")
    assert caught.value.response.status_code == 403
    assert json.loads(caught.value.response.body)["code"] == "foreign-origin"
    answer = await house.http.post(
        "/api/tables", json={}, headers={"Origin": "https://evil.example"}
    )
    assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")
    own = await house.connect(made["table"], origin=house.server.address)
    await own.hello()


@pytest.mark.parametrize(
    ("scheme", "origin", "own"),
    [
        ("http", "http://p.example", True),
        ("http", "https://p.example", True),  # behind a proxy that does not say that it is https
        ("https", "https://p.example", True),
        ("https", "http://p.example", False),
        ("https", "chrome-extension://p.example", False),
        ("http", "chrome-extension://p.example", False),
        ("https", "null", False),
    ],
)
async def test_a_page_that_anybody_on_the_way_can_have_written(
    tmp_path, scheme: str, origin: str, own: bool
) -> None:
    headers = {"Host": "p.example", "X-Forwarded-Proto": scheme, "Origin": origin}
    async with running(tmp_path) as house:
        answer = await house.http.post("/api/tables", json={}, headers=headers)
        assert answer.status_code == (400 if own else 403)
        made = await house.create()
        address = f"{house.server.address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        proto = {"X-Forwarded-Proto": scheme.replace("http", "ws")}
        port = house.server.address.rpartition(":")[2]
        shown = origin.replace("p.example", f"127.0.0.1:{port}")
        dialling = websockets.connect(address, origin=shown, additional_headers=proto)
        if own:
            await (await dialling).close()
        else:
            with pytest.raises(websockets.InvalidStatus):
                await dialling


async def test_an_allowed_foreign_page(tmp_path) -> None:
    async with running(tmp_path, origins=("https://friend.example",)) as house:
        made = await house.create()
        friend = await house.connect(made["table"], origin="https://friend.example")
        await friend.hello()


class Deaf:
    """The socket of a client that says hello, and then reads nothing."""

    def __init__(self, hello: dict) -> None:
        self._frames = [{"type": "websocket.receive", "text": json.dumps(hello)}]

    async def receive(self) -> dict:
        if not self._frames:
            await asyncio.Event().wait()
        return self._frames.pop()

    async def send_text(self, text: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        pass


@one_server
async def test_a_client_that_does_not_read_is_cut_off(house: House) -> None:
    """Nobody waits for it, and its player can come back."""
    table, ann, bo, _, token = await two_people(house)
    await bo.socket.close()
    await ann.until("table")
    settings = dataclasses.replace(house.settings, outbox=5, stop_timeout=0.1)
    hello = {"type": "hello", "protocol": wire.PROTOCOL, "token": token}
    deaf = Connection(Deaf(hello), settings, house.server.doors, Visitor())
    serving = asyncio.create_task(deaf.serve(house.server.rooms, table))
    await ann.until("table")
    assert ann.table["seats"][1]["online"]
    for n in range(6):
        await ann.send("rename", name=f"Ann the {n}th")
        await ann.until("table")
    await asyncio.wait_for(serving, PATIENCE)
    await ann.heard()
    assert not ann.table["seats"][1]["online"]
    again = await house.visit(table, token)
    assert again.welcome["seat"] == 1


async def test_too_many_connections(tmp_path) -> None:
    async with running(tmp_path, crowd=2) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        await house.visit(made["table"])
        cleo = await house.connect(made["table"])
        await cleo.send("hello", protocol=wire.PROTOCOL)
        assert await cleo.error() == "too-many-connections"
        assert await cleo.closed() == wire.CLOSE_FULL
        await ann.until("table")
        assert await ann.heard() == []


async def test_a_refusal_names_the_action_though_it_was_never_read(tmp_path: Path) -> None:
    """Whoever waits for the answer to it hears of it."""
    async with running(tmp_path, rate=0.001, burst=8) as house:
        _, ann, _, _, _ = await two_people(house)
        for n in range(10):
            await ann.send("act", action="?", entry=0, id=f"n{n}")
        answers = [await ann.next() for _ in range(10)]
        assert [answer["id"] for answer in answers] == [f"n{n}" for n in range(10)]
        assert answers[-1]["code"] == "too-fast"


@pytest.mark.parametrize(
    ("said", "id"),
    [
        ('{"type": "act", "id": "a", "entry": "x"}', "a"),
        ('{"type": "act", "id": ["a"]}', None),
        ('{"type": "act", "id": "%s"}' % ("a" * 65), None),
        ('{"id": "a"', None),
        ('"a"', None),
        ("[" * 4000, None),
        ("\ud800", None),
    ],
)
def test_the_id_of_what_cannot_be_read(said: str, id: str | None) -> None:
    assert id_in({"text": said}) == id
    assert id_in({"bytes": said}) is None
