"""A server of positions: the page as it is shipped, at tables that stand still.

All of it is the real server but the tables' sockets: they tell a position and nothing more.
"""

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn
from fastapi import FastAPI, WebSocket
from positions import Position
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocketDisconnect

from parlour.server.app import create_app
from parlour.server.settings import Settings


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
                frame = json.loads(await websocket.receive_text())
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
    app.router.routes.insert(0, WebSocketRoute("/api/tables/{table}/socket", shown.socket))
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
