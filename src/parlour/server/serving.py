"""uvicorn, set up for tables: limits, heartbeats, and an end that does not wait for sockets."""

import asyncio
import socket
from collections.abc import Callable

import uvicorn

from parlour.server import wire
from parlour.server.app import create_app
from parlour.server.rooms import Rooms
from parlour.server.settings import Settings


class Server(uvicorn.Server):
    """Says when it is ready, and sends clients away (1001) before it stops."""

    def __init__(
        self, config: uvicorn.Config, rooms: Rooms, ready: Callable[[str], None] | None
    ) -> None:
        super().__init__(config)
        self.rooms = rooms
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._ready:
            self._ready(self.address)

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the page; port 0 has become a real one."""
        name = self.servers[0].sockets[0].getsockname()
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(name[0], name[0])
        return f"http://[{host}]:{name[1]}" if ":" in host else f"http://{host}:{name[1]}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.rooms.stop()
        await asyncio.sleep(0.05)  # for the farewells to go out before uvicorn's own
        await super().shutdown(sockets)


def make(settings: Settings, ready: Callable[[str], None] | None = None) -> Server:
    app = create_app(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        # Below "info" uvicorn writes down frames, with the tokens and cards in them.
        log_level="info" if settings.log_level in ("debug", "trace") else settings.log_level,
        access_log=False,
        server_header=False,
        # Frames a little too large get an answer, larger ones end the connection.
        ws_max_size=4 * wire.MAX_FRAME,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        # Compression would mix what others send with what is secret, for little gain.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=max(1, round(settings.stop_timeout)),
    )
    return Server(config, app.state.rooms, ready)
