"""A server of positions: the page as it is shipped, at tables that stand still.

All of it is the real server but the tables' sockets, which tell a position and nothing more, and
what a browser asks about tables from afar.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import msgspec
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from browser.positions import Position
from browser.states import open_tables, summary, transfer
from parlour.server import wire
from parlour.server.serving.app import create_app
from parlour.server.settings.settings import Settings

AGAIN = 1.5
"""Seconds after which whoever has said something says it again, before it goes away."""

counted = count()


def again(said: wire.Said) -> str:
    return msgspec.json.encode(msgspec.structs.replace(said, id=f"again-{next(counted)}")).decode()


def answer(message: msgspec.Struct | None) -> Response:
    if message is None:
        failure = wire.Failure(code="unknown-table", message="expected a table of this server")
        return Response(msgspec.json.encode(failure), 404, media_type="application/json")
    return Response(msgspec.json.encode(message), media_type="application/json")


async def from_afar(request: Request) -> Response:
    return answer(summary(request.path_params["table"]))


async def listed(request: Request) -> Response:
    """The home page has open tables at the address `/?open`."""
    asked = "?open" in request.headers.get("referer", "")
    return answer(open_tables() if asked else wire.OpenTables(tables=[]))


async def transferring(request: Request) -> Response:
    return answer(transfer())


class Gallery:
    """The positions that can be visited, by their names."""

    def __init__(self, positions: list[Position]) -> None:
        self.positions = {position.name: position for position in positions}
        self.address = ""

    async def socket(self, websocket: WebSocket) -> None:
        """Answers `hello` with the position, and a request for a hint with its hint."""
        await websocket.accept()
        position = self.positions[websocket.path_params["table"]]
        try:
            while True:
                try:
                    frame = json.loads(await asyncio.wait_for(websocket.receive_text(), AGAIN))
                except TimeoutError:
                    for said in position.messages:
                        if isinstance(said, wire.Said):
                            await websocket.send_text(again(said))
                    continue
                if frame["type"] == "hello":
                    for text in position.frames():
                        await websocket.send_text(text)
                elif frame["type"] == "ask_hint" and position.answer:
                    hint = msgspec.structs.replace(position.answer, id=frame["id"])
                    await websocket.send_text(msgspec.json.encode(hint).decode())
                elif frame["type"] == "ping":
                    await websocket.send_text('{"type":"pong"}')
        except WebSocketDisconnect:
            pass


@contextmanager
def gallery(positions: list[Position], data: Path) -> Iterator[Gallery]:
    """In a thread of its own; its address is that of the home page."""
    shown = Gallery(positions)
    app = create_app(Settings(data=data))
    app.router.routes[:0] = [
        WebSocketRoute("/api/tables/{table}/socket", shown.socket),
        Route("/api/tables/{table}", from_afar),
        Route("/api/open", listed),
        Route("/api/transfers", transferring),
    ]
    with served(app) as shown.address:
        yield shown


@contextmanager
def served(app: FastAPI) -> Iterator[str]:
    """In a thread of its own, at an address."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
    thread = threading.Thread(target=asyncio.run, args=(server.serve(),))
    thread.start()
    while not server.started:
        if not thread.is_alive():
            raise RuntimeError("the server did not start")
        threading.Event().wait(0.02)
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    try:
        yield f"http://{host}:{port}"
    finally:
        server.should_exit = True
        thread.join()
