"""Malformed frames, through real sockets: `make drill-frames FRAMES=1000000`.

Most are sound to WebSocket but are no message of the protocol: each must be answered by one error
that says so, and the connection stays. The others break WebSocket's own rules, which ends their
connection and nothing else. They come from a player, a spectator and a stranger, at a table where
two people play on; in the end its log holds their moves alone, and the server's log no traceback.
"""

import argparse
import asyncio
import json
import os
import socket
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import websockets

from parlour.server import wire
from server.house import Player

PATIENCE = 60
"""Seconds after which an answer that does not come is an error."""
BATCH = 50
"""So many frames are sent before their answers are read; the server holds 64."""
BROKEN = 50
"""One frame in so many breaks the rules of WebSocket."""
MOVES = 10
"""Two people play a move after so many batches."""

SERVE = """
import sys
from pathlib import Path
from parlour.server import Settings, run
run(Settings(data=Path(sys.argv[1]), port=int(sys.argv[2]), bot_workers=0, rate=1e9, burst=10**9))
"""

SAMPLES: list[dict[str, Any]] = [
    {"type": "hello", "protocol": wire.PROTOCOL, "token": None, "entry": 0, "hidden": False},
    {"type": "join", "name": "Cleo", "seat": None, "secret": None},
    {"type": "rename", "name": "Cleo", "avatar": 3},
    {"type": "leave"},
    {"type": "seat_bot", "seat": 1, "bot": "easy"},
    {"type": "vacate", "seat": 1},
    {"type": "configure", "seats": 2, "options": {"points": 50}},
    {"type": "choose_game", "game": "uno", "options": {"points": 50}},
    {"type": "pace", "milliseconds": 100},
    {"type": "moment", "milliseconds": 100},
    {"type": "set_hints", "on": True},
    {"type": "set_listed", "on": True, "language": "en", "level": "any"},
    {"type": "set_private", "on": True},
    {"type": "set_clock", "seconds": 30},
    {"type": "set_stand_in", "bot": "easy"},
    {"type": "hand_over", "seat": 1},
    {"type": "lock", "on": True},
    {"type": "propose_end", "scored": True},
    {"type": "claim", "seat": 1, "secret": "ab" * 32},
    {"type": "ask_seat", "name": "Cleo", "secret": "ab" * 32, "seat": None},
    {"type": "ask_swap", "seat": 1},
    {"type": "agree", "proposal": 3},
    {"type": "refuse", "proposal": 3},
    {"type": "play_on", "seat": 1},
    {"type": "wait", "seat": 1},
    {"type": "nudge", "seat": 1},
    {"type": "back"},
    {"type": "start", "seats": None},
    {"type": "reopen"},
    {"type": "ask_undo", "entry": 3},
    {"type": "say", "remark": "hello"},
    {"type": "write", "text": "hello"},
    {"type": "set_talk", "talk": "text"},
    {"type": "mute", "seat": 1, "on": True},
    {"type": "act", "action": "8", "entry": 3, "id": "a"},
    {"type": "ask_hint", "entry": 3, "id": "a"},
    {"type": "may_undo", "entry": 3},
    {"type": "ready"},
    {"type": "pledge", "game": 1, "pledge": "0" * 64},
    {"type": "contribute", "game": 1, "contribution": "0" * 64},
    {"type": "hide", "on": True},
    {"type": "ping"},
]
OPTIONAL = {
    *{("hello", "token"), ("hello", "entry"), ("join", "seat"), ("join", "secret")},
    *{
        ("choose_game", "options"),
        ("start", "seats"),
        ("set_listed", "language"),
        ("set_listed", "level"),
    },
    *{("ask_seat", "seat"), ("hello", "hidden"), ("rename", "avatar")},
}
NULL = {("hello", "token"), ("join", "seat"), ("join", "secret"), ("start", "seats")}
NULL |= {("ask_seat", "seat"), ("rename", "avatar")}


# --- no messages ----------------------------------------------------------------------------------
# Each takes a good message and makes something of it that the protocol does not allow.


def cut_short(rng: Random, message: dict[str, Any]) -> bytes:
    text = json.dumps(message)
    return text[: rng.randrange(len(text))].encode()


def prolonged(rng: Random, message: dict[str, Any]) -> bytes:
    return (json.dumps(message) + rng.choice(["}", "]", ",", "{}", "null", "x", '"'])).encode()


def without_a_field(rng: Random, message: dict[str, Any]) -> bytes:
    needed = [name for name in message if (message["type"], name) not in OPTIONAL]
    gone = rng.choice(needed)
    return encode({name: value for name, value in message.items() if name != gone})


def with_one_more(rng: Random, message: dict[str, Any]) -> bytes:
    return encode(message | {f"_{rng.randrange(1000)}": rng.choice(VALUES)})


def of_another_type(rng: Random, message: dict[str, Any]) -> bytes:
    name = rng.choice(list(message))
    null = (message["type"], name) in NULL
    kind = (
        {"token": str, "secret": str, "seat": int, "seats": int, "avatar": int}[name]
        if null
        else type(message[name])
    )
    wrong = [v for v in VALUES if type(v) is not kind and not (null and v is None)]
    return encode(message | {name: rng.choice(wrong)})


def of_an_unknown_type(rng: Random, message: dict[str, Any]) -> bytes:
    return encode(message | {"type": rng.choice(["", "Hello", "pong", "table", "ping ", "\0"])})


def no_object(rng: Random, message: dict[str, Any]) -> bytes:
    return encode(rng.choice([[message], "ping", 7, None, True, 0.5, []]))


def with_a_wrong_character(rng: Random, message: dict[str, Any]) -> bytes:
    text = json.dumps(message)
    at = text.index(': "') + 3  # within the value of `type`
    return f"{text[:at]}{chr(rng.randrange(32))}{text[at:]}".encode()


def half_a_surrogate(rng: Random, message: dict[str, Any]) -> bytes:
    start = rng.choice([b'{"type": "rename", "name"', b'{"type": "write", "text"'])
    return start + b': "\\ud8%02x"}' % rng.randrange(256)


def nested(rng: Random, message: dict[str, Any]) -> bytes:
    depth = rng.randrange(1, 1900)
    return rng.choice([b"[", b'{"a":']) * min(depth, 800) + b"]" * (depth % 5)


def too_large(rng: Random, message: dict[str, Any]) -> bytes:
    text = "x" * rng.randrange(wire.MAX_FRAME, 9000)
    return encode(rng.choice([{"type": "rename", "name": text}, {"type": "write", "text": text}]))


def noise(rng: Random, message: dict[str, Any]) -> bytes:
    return "".join(chr(rng.randrange(0x20, 0xD800)) for _ in range(rng.randrange(60))).encode()


VALUES: list[Any] = ["7", "", 7, -1, 0.5, True, None, [], {}, [7], {"a": 1}]
NO_MESSAGES: list[Callable[[Random, dict[str, Any]], bytes]] = [
    cut_short,
    prolonged,
    without_a_field,
    with_one_more,
    of_another_type,
    of_an_unknown_type,
    no_object,
    with_a_wrong_character,
    half_a_surrogate,
    nested,
    too_large,
    noise,
]


def encode(value: Any) -> bytes:
    return json.dumps(value).encode()


# --- no frames ------------------------------------------------------------------------------------

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


def frame(opcode: int, data: bytes, *, fin: int = 0x80, reserved: int = 0) -> bytes:
    """A frame from a client, masked with zeros."""
    size = len(data)
    head = struct.pack("!B", fin | reserved | opcode)
    if size < 126:
        head += struct.pack("!B", 0x80 | size)
    else:
        head += struct.pack("!BH", 0x80 | 126, size)
    return head + bytes(4) + data


BREACHES: list[Callable[[Random], bytes]] = [
    lambda rng: frame(rng.choice([3, 4, 5, 6, 7, 11, 12, 13, 14, 15]), b"x"),
    lambda rng: frame(TEXT, b"{}", reserved=rng.choice([0x10, 0x20, 0x30])),
    lambda rng: b"\x81\x02{}",  # not masked
    lambda rng: frame(PING, b"x", fin=0),
    lambda rng: frame(PING, bytes(126)),
    lambda rng: frame(0, b"goes on with nothing"),
    lambda rng: frame(TEXT, b"{", fin=0) + frame(TEXT, b"}"),
    lambda rng: b"\x81\xff" + struct.pack("!Q", rng.randrange(1 << 20, 1 << 64)) + bytes(4),
    lambda rng: frame(TEXT, bytes([0xC0 | rng.randrange(64), 0xFF])),  # not UTF-8
    lambda rng: frame(CLOSE, b"x"),
    lambda rng: frame(CLOSE, struct.pack("!H", rng.choice([0, 999, 1004, 1005, 1006, 1016]))),
]


# --- clients --------------------------------------------------------------------------------------


class Attacker:
    """A socket without a library in the way."""

    def __init__(self, port: int, table: str, hello: dict[str, Any] | None) -> None:
        self._port, self._table, self._hello = port, table, hello

    async def connect(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port)
        self._writer.write(
            f"GET /api/tables/{self._table}/socket HTTP/1.1\r\nHost: p\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        assert b" 101 " in await self._reader.readuntil(b"\r\n\r\n")
        if self._hello:
            self._writer.write(frame(TEXT, encode(self._hello)))
            while (await self.message())["type"] != "update":
                pass

    async def message(self) -> dict[str, Any]:
        """The next one; ValueError if the server closes instead."""
        first, size = await self._reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack("!H", await self._reader.readexactly(2))
        data = await self._reader.readexactly(size)
        if first != 0x80 | TEXT:
            raise ValueError(f"expected a text, got {first:#x} {data!r}")
        message: dict[str, Any] = msgspec.json.decode(data)
        return message

    async def expect_errors(self, sent: list[bytes], seen: Counter[str]) -> None:
        """One for each frame, and nothing else but what others do."""
        self._writer.write(b"".join(sent))
        for each in sent:
            while True:
                message = await self.message()
                if message["type"] == "error":
                    break
                assert message["type"] in ("table", "update"), (message, each)
            assert message["code"] in ("bad-frame", "bad-message"), (message, each)
            seen[message["code"]] += 1

    async def expect_the_end(self, breach: bytes) -> None:
        self._writer.write(breach)
        try:
            while True:
                await self.message()
        except (ValueError, OSError, asyncio.IncompleteReadError):
            pass
        await self._reader.read()
        self.close()

    def close(self) -> None:
        self._writer.transport.abort()


async def attack(
    attacker: Attacker, frames: int, rng: Random, seen: Counter[str], after: Callable[[], Any]
) -> None:
    """So many malformed frames, by one connection after the other."""
    left = frames
    while left:
        await attacker.connect()
        for _ in range(BROKEN):
            if not left:
                break
            size = min(BATCH, left)
            sent = []
            for _ in range(size):
                data = rng.choice(NO_MESSAGES)(rng, rng.choice(SAMPLES))
                sent.append(frame(BINARY if rng.random() < 0.05 else TEXT, data))
            async with asyncio.timeout(PATIENCE):
                await attacker.expect_errors(sent, seen)
            left -= size
            await after()
            if rng.randrange(BROKEN) < BATCH and left:
                async with asyncio.timeout(PATIENCE):
                    await attacker.expect_the_end(rng.choice(BREACHES)(rng))
                seen["ended"] += 1
                left -= 1
                break
        else:
            attacker.close()
    attacker.close()


async def visit(port: int, table: str, token: str | None = None) -> Player:
    address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
    return await Player(await websockets.connect(address, ping_interval=None)).hello(token)


async def drill(port: int, frames: int, seed: int = 0) -> tuple[Counter[str], int, str]:
    """What the frames were answered with; how many moves the people made; which table it was."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
        wanted = {"game": "mojo", "name": "Ann", "seats": 2, "options": {"points": 1000}}
        made = (await http.post("/api/tables", json=wanted)).json()
    table = made["table"]
    people = [await visit(port, table, made["token"]), await visit(port, table)]
    await people[1].join("Bo")
    await people[0].send("start")
    for player in people:
        await player.until("update")
    seen: Counter[str] = Counter()
    moves = batches = 0
    lock = asyncio.Lock()

    async def play_on() -> None:
        nonlocal moves, batches
        batches += 1
        if batches % MOVES and batches * BATCH < frames:
            return
        async with lock:
            for player in people:
                await player.heard()
                player.frames.clear()
            if people[0].view["phase"] == "deal":
                for player in people:
                    await player.send("ready")
            else:
                await next(player for player in people if player.view["legal"]).play()
                moves += 1

    hello = {"type": "hello", "protocol": wire.PROTOCOL}
    who = [
        Attacker(port, table, hello | {"token": made["token"]}),
        Attacker(port, table, hello),
        Attacker(port, table, None),
    ]
    async with asyncio.TaskGroup() as group:
        for n, attacker in enumerate(who):
            share = (frames + n) // len(who)
            group.create_task(attack(attacker, share, Random(f"{seed} {n}"), seen, play_on))
    for player in people:
        await player.socket.close()
    assert seen.total() == frames
    return seen, moves, table


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def memory(pid: int) -> float:
    """In MB."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("frames", type=int)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        log, port = Path(data) / "log", free_port()
        with log.open("wb") as stream:
            server = subprocess.Popen(
                [sys.executable, "-c", SERVE, data, str(port)],
                stderr=stream,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        try:
            while True:
                try:
                    httpx.get(f"http://127.0.0.1:{port}/livez")
                    break
                except httpx.TransportError:
                    assert server.poll() is None, log.read_text()
                    time.sleep(0.05)
            asyncio.run(drill(port, 5000))
            before, began = memory(server.pid), time.monotonic()
            seen, moves, _ = asyncio.run(drill(port, wanted.frames, wanted.seed))
            took, after = time.monotonic() - began, memory(server.pid)
        finally:
            server.terminate()
            server.wait()
        text = log.read_text()
        assert "Traceback" not in text, text[:2000]
    counted = ", ".join(f"{code} {times}" for code, times in sorted(seen.items()))
    print(
        f"{seen.total()} malformed frames: {counted}; the people made {moves} moves meanwhile; "
        f"the server's log has {len(text)} bytes, its memory {before:.0f} MB before and "
        f"{after:.0f} MB afterwards; {took:.0f} s"
    )


if __name__ == "__main__":
    main()
