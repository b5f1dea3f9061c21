"""A real server on a real port, and people as its clients."""

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from parlour.server import Settings
from parlour.server.cluster.handover import Mailbox
from parlour.server.serving.running import Server, listen, make
from parlour.server.storage.store import Store
from parlour.server.thinking.pool import Pool
from parlour.server.wire import PROTOCOL

PATIENCE = 30
"""Seconds after which a frame that does not come is an error."""


def proposed(table: dict[str, Any], what: str) -> dict[str, Any] | None:
    """What a table's news say of a proposal of this kind."""
    return next((each for each in table.get("proposals", []) if each["what"] == what), None)


class Player:
    """A client: remembers what it was told last, and every frame."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.update: dict[str, Any] = {}
        self.clock: dict[str, Any] = {}
        self.beside = False
        self.token: str | None = None
        self._ids = 0

    @property
    def view(self) -> dict[str, Any]:
        return self.update["view"]

    async def send(self, type: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": type, **fields}))

    async def next(self) -> dict[str, Any]:
        """The next frame, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        if frame["type"] in ("welcome", "table", "update", "clock"):
            setattr(self, frame["type"], frame)
        return frame

    async def until(self, type: str) -> dict[str, Any]:
        """The next frame of a type; others before it are noted."""
        while True:
            frame = await self.next()
            if frame["type"] == type:
                return frame
            assert frame["type"] != "error", frame

    async def verdict(self) -> str:
        """What comes of an action: the code of the next error, or "done"."""
        while True:
            frame = await self.next()
            if frame["type"] == "error":
                return str(frame["code"])
            if frame["type"] == "update" and frame["done"]:
                return "done"

    async def error(self) -> str:
        """The code of the error that must come next. Beside another server, word of who came there
        may come first."""
        frame = await self.next()
        while self.beside and frame["type"] == "table":
            frame = await self.next()
        assert frame["type"] == "error", frame
        assert frame["message"]
        return frame["code"]

    async def heard(self) -> list[dict[str, Any]]:
        """Everything that has come by now."""
        await self.send("ping")
        frames = []
        while (frame := await self.next())["type"] != "pong":
            frames.append(frame)
        return frames

    async def hello(
        self, token: str | None = None, entry: int = 0, protocol: int = PROTOCOL
    ) -> "Player":
        self.token = token
        await self.send("hello", protocol=protocol, token=token, entry=entry)
        await self.until("table")
        if self.table["status"] != "lobby":
            await self.until("update")
        return self

    async def join(self, name: str, seat: int | None = None) -> str:
        """Take a seat; returns the token."""
        await self.send("join", name=name, seat=seat)
        token = (await self.until("welcome"))["token"]
        self.token = token
        await self.until("table")
        return token

    async def act(self, action: str | None = None, **fields: Any) -> None:
        """Play an action (the first legal one), without waiting for the answer."""
        self._ids += 1
        message = {
            "action": action or self.view["legal"][0]["action"],
            "entry": self.update["entry"],
            "id": f"{id(self)}-{self._ids}",
        }
        await self.send("act", **(message | fields))

    async def play(self, action: str | None = None) -> dict[str, Any]:
        """Play an action, and wait for its acknowledgement."""
        await self.act(action)
        while (await self.until("update"))["done"] is None:
            pass
        return self.update

    @property
    def late(self) -> bool:
        """Whether a bot finishes the turn, as the time has run out."""
        seat = self.view["seat"]
        return bool(self.clock) and (self.clock["seat"], self.clock["milliseconds"]) == (seat, 0)

    def proposal(self, what: str) -> dict[str, Any] | None:
        """What was last told of a proposal of this kind."""
        return proposed(self.table, what)

    async def answer(self, what: str, agree: bool = True) -> None:
        """Agree to a proposal of this kind, or not, once it has been made."""
        while (proposal := self.proposal(what)) is None:
            await self.next()
        await self.send("agree" if agree else "refuse", proposal=proposal["n"])

    async def ask_hint(self, **fields: Any) -> None:
        """Ask, without waiting for the answer."""
        self._ids += 1
        message = {"entry": self.update.get("entry", 0), "id": f"question {self._ids}"}
        await self.send("ask_hint", **(message | fields))

    async def closed(self) -> int:
        """Read on until the server closes the socket; returns the code."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.next()
        assert self.socket.close_code is not None
        return self.socket.close_code


class House:
    """A running server."""

    def __init__(
        self,
        settings: Settings,
        beside: "House | None" = None,
        mailbox: Mailbox | None = None,
    ) -> None:
        self.settings = settings
        self._beside = beside
        self._turns = itertools.cycle([self, beside] if beside else [self])
        self.server: Server = make(settings, mailbox=mailbox)
        self.http = httpx.AsyncClient()
        self._sockets: list[websockets.ClientConnection] = []
        self._serving: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await lay_out(self.settings)
        sockets = listen(self.settings)
        self._serving = asyncio.create_task(self.server.serve(sockets))
        while not self.server.started:
            if self._serving.done():
                for each in sockets:
                    each.close()
                self._serving.result()  # raises what went wrong
            await asyncio.sleep(0.01)
        self.http.base_url = httpx.URL(self.server.address)

    async def stop(self) -> None:
        """As SIGTERM does; the sockets of the clients stay open."""
        self.server.should_exit = True
        assert self._serving
        await asyncio.wait_for(self._serving, PATIENCE)

    @property
    def pool(self) -> Pool:
        """The processes of its bots."""
        return self.server.rooms._thinkers.pool

    async def prepared(self, game: str) -> None:
        """Wait until bots can search."""
        self.pool.want(game)
        async with asyncio.timeout(PATIENCE):
            while not self.pool.ready(game):
                await asyncio.sleep(0.01)

    async def close(self) -> None:
        for socket in self._sockets:
            await socket.close()
        await self.http.aclose()
        assert self._serving
        if not self._serving.done():
            await self.stop()

    async def create(self, **fields: Any) -> dict[str, str]:
        """A Mojo table; its address and the host's token."""
        wanted = {"game": "mojo", "name": "Ann", "seats": 2} | fields
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return answer.json()

    async def connect(self, table: str, **fields: Any) -> Player:
        address = next(self._turns).server.address.replace("http", "ws")
        # With a bound, a client that leaves much unread would not read the end of its connection.
        fields = {"max_queue": None} | fields
        socket = await websockets.connect(f"{address}/api/tables/{table}/socket", **fields)
        self._sockets.append(socket)
        player = Player(socket)
        player.beside = self._beside is not None
        return player

    async def visit(self, table: str, token: str | None = None, entry: int = 0) -> Player:
        return await (await self.connect(table)).hello(token, entry)

    async def log(self, table: str) -> list[Any]:
        """The entries of a table as the database has them."""
        async with opened(self.settings) as store:
            stored = await store.read(table)
        assert stored
        return stored.entries


_laid_out: list[bytes] = []
"""SQLite's file without tables of people, once there was one."""


async def lay_out(settings: Settings) -> None:
    """Give a server that finds no database a new one: to come there by all migrations takes longer
    than most tests."""
    file = settings.database_file
    if settings.database or file.exists() or not file.parent.exists():
        return
    if not _laid_out:
        async with opened(settings):
            pass
        _laid_out.append(file.read_bytes())
    file.write_bytes(_laid_out[0])


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    store = Store(settings.database_url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def running(
    data: Path, beside: House | None = None, mailbox: Mailbox | None = None, **fields: Any
) -> AsyncIterator[House]:
    """A server of its own; bots and deals do not dawdle. With another one `beside` it, which shares
    its tables, every second client is sent to that. With a `mailbox`, it hands connections over to
    those that have one, too."""
    fast: dict[str, Any] = {
        "pace": 0.0,
        "short_deal_pause": 0.0,
        "deal_pause": PATIENCE,
        "rate": 1000.0,
        "changes_burst": 1000,
        "beat": 0.0,
        "bot_workers": 0,
        "port": 0,
    }
    house = House(Settings(**(fast | {"data": data} | fields)), beside, mailbox)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


one_server = pytest.mark.parametrize("house", ["one"], indirect=True)
"""For tests that look at what goes on in a server, or at which frames come by which moment."""


async def two_people(house: House, **fields: Any) -> tuple[str, Player, Player, str, str]:
    """A game of two people under way: (table, host, guest, host's token, guest's token)."""
    made = await house.create(**({"options": {"first_player": 0}} | fields))
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    token = await bo.join("Bo")
    while ann.beside and ann.table["seats"][1]["kind"] == "empty":
        await ann.until("table")  # another server, which hears of it a little later
    await ann.send("start")
    await ann.until("update")
    await bo.until("update")
    for player in (ann, bo) if ann.beside else ():
        while not all(seat["online"] for seat in player.table["seats"]):
            await player.next()
    return made["table"], ann, bo, made["token"], token


__all__ = ["House", "Player", "one_server", "opened", "running", "two_people"]
