"""A client written from docs/protocol.md alone: it knows none of the rules or of the server's code.

It plays whole games against bots, always the first move that is open to it.
"""

import asyncio
import json
import uuid
from typing import Any
from urllib.request import Request, urlopen

import websockets

PROTOCOL = 3
WAIT = 60
"""Seconds after which a silent server counts as gone."""


def ask(address: str, body: dict[str, Any] | None = None) -> Any:
    """An answer over HTTP."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=WAIT) as answer:
        return json.load(answer)


class Client:
    """At one table, on one seat."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self._address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._token = token
        self._socket: Any = None
        self._asked: str | None = None
        """The id of the action that has not been answered yet."""
        self._asked_at = 0
        """The entry that it was sent after."""
        self._readied = 0
        """The entry after which it said that it was ready."""
        self.welcome: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.update: dict[str, Any] = {"entry": 0}
        self.refused: list[str] = []
        self.events = 0
        """How many it has been told."""

    async def connect(self) -> None:
        """Also to come back after the connection was lost."""
        self._socket = await websockets.connect(self._address)
        self._asked = None
        await self._send("hello", protocol=PROTOCOL, token=self._token, entry=self.update["entry"])
        await self._receive()

    async def disconnect(self) -> None:
        await self._socket.close()

    async def play(self, moves: int | None = None) -> None:
        """This many moves, or to the end of the game."""
        while moves is None or moves > 0:
            view = self.update.get("view")
            if view and view["phase"] == "over":
                return
            if view and view["phase"] == "deal" and self._readied < self.update["entry"]:
                self._readied = self.update["entry"]
                await self._send("ready")
            elif view and view["legal"] and self._asked is None:
                self._asked = uuid.uuid4().hex
                self._asked_at = self.update["entry"]
                moves = moves and moves - 1
                await self._send(
                    "act",
                    action=view["legal"][0]["action"],
                    entry=self._asked_at,
                    id=self._asked,
                )
            await self._receive()

    async def _send(self, type: str, **fields: Any) -> None:
        await self._socket.send(json.dumps({"type": type, **fields}))

    async def _receive(self) -> None:
        message = json.loads(await asyncio.wait_for(self._socket.recv(), WAIT))
        match message["type"]:
            case "welcome":
                self.welcome = message
            case "table":
                self.table = message
            case "update":
                self.update = message
                self.events += len(message["events"])
                if message["done"] == self._asked:
                    self._asked = None
            case "error":
                self.refused.append(message["code"])
                if message["id"] == self._asked:
                    self._asked = None
                    if message["code"] == "stale":  # somebody was faster: look again
                        while self.update["entry"] == self._asked_at:
                            await self._receive()
