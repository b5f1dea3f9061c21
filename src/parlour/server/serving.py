"""uvicorn, set up for tables: limits, heartbeats, and a shutdown that does not wait for sockets."""

import asyncio
import contextlib
import errno
import gc
import logging
import os
import socket
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn
from fastapi import FastAPI

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.app import create_app
from parlour.server.bus import Bus
from parlour.server.doors import SPARE, Doors, open_files
from parlour.server.protocols import Http, Socket
from parlour.server.refusals import Quiet, Refusals
from parlour.server.rooms import Rooms, Sharing
from parlour.server.settings import Settings
from parlour.server.store import Store

PAUSE = 0.02
"""Seconds to wait where the whole system has no file left."""


class AddressError(ParlourError):
    """The server cannot listen where it was told to."""

    code = "bad-address"


class Server(uvicorn.Server):
    """Says when it is ready, and sends clients away (1001) before it stops."""

    def __init__(
        self, config: uvicorn.Config, app: FastAPI, ready: Callable[[str], None] | None
    ) -> None:
        super().__init__(config)
        self.rooms: Rooms = app.state.rooms
        self.store: Store = app.state.store
        self.bus: Bus = app.state.bus
        self.sharing: Sharing | None = app.state.sharing
        self.doors: Doors = app.state.doors
        self._ready = ready
        self._quiet = Quiet(self.doors.refusals)
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, start to listen, and say so."""
        await self.store.open()  # before the lifespan does: uvicorn would log a traceback
        logging.getLogger("uvicorn.error").addFilter(self._quiet)
        self._watching = asyncio.create_task(self.doors.watch())
        for each in sockets or ():
            if isinstance(each, Listener):
                each.refusals = self.doors.refusals
        await super().startup(sockets)
        if self.started and self._ready:
            self._ready(self.address)

    @property
    def address(self) -> str:
        """Where a browser on this machine finds the page, with the real port if 0 was asked for."""
        name = self.servers[0].sockets[0].getsockname()
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(name[0], name[0])
        return f"http://[{host}]:{name[1]}" if ":" in host else f"http://{host}:{name[1]}"

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send clients away, then shut down as uvicorn does."""
        await self.rooms.stop()
        await asyncio.sleep(0.05)  # so that our close frames go out before uvicorn's
        await super().shutdown(sockets)
        if self._watching:
            self._watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watching
        logging.getLogger("uvicorn.error").removeFilter(self._quiet)


class Listener(socket.socket):
    """A socket that listens, and stays quiet where no file can be opened any more: it keeps one to
    spare, by which it takes a connection only to close it."""

    refusals: Refusals | None = None
    shared: bool = False
    """Other processes listen, too: connections are taken one at a time, so that they get some."""
    _spare: int | None = None
    _took: bool = False

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection (BlockingIOError: there is none, or it was closed)."""
        if self.shared and self._took:
            self._took = False
            raise BlockingIOError
        if self._spare is None:
            with contextlib.suppress(OSError):
                self._spare = os.open(os.devnull, os.O_RDONLY)
        try:
            accepted = super().accept()
            self._took = True
            return accepted
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                raise
        if self.refusals:
            self.refusals.note("files")
        self._let_go()
        try:
            super().accept()[0].close()
        except BlockingIOError:
            pass
        except OSError:
            time.sleep(PAUSE)  # not even now: asyncio would ask again at once, and for ever
        raise BlockingIOError

    def close(self) -> None:
        """Listen no more."""
        self._let_go()
        super().close()

    def _let_go(self) -> None:
        if self._spare is not None:
            os.close(self._spare)
            self._spare = None


def listen(settings: Settings) -> list[socket.socket]:
    """Sockets at every address that the host name resolves to (AddressError)."""
    host, port = settings.host, settings.port
    wanted = f"{host}:{port}"
    if not host:  # an empty name would mean every address of the machine
        raise AddressError("expected a host to listen on, got none; 0.0.0.0 is all of this machine")
    sockets: list[socket.socket] = []
    refused: OSError | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except UnicodeError:
        raise AddressError(f"expected the name or address of a host, got {host!r:.80}") from None
    except OSError as error:
        raise AddressError(f"cannot find the host {host!r:.80}: {error.strerror}") from None
    for family, address in dict.fromkeys((entry[0], entry[4]) for entry in found):
        try:
            made = socket.create_server((address[0], port), family=family)
            sockets.append(Listener(made.family, made.type, made.proto, made.detach()))
        except OSError as error:  # one of several may be missing: IPv6 in a container
            refused = error
            if error.errno != errno.EADDRNOTAVAIL:
                break
        else:
            port = sockets[-1].getsockname()[1]  # any free one, but the same at each address
    if refused and (not sockets or refused.errno != errno.EADDRNOTAVAIL):
        for each in sockets:
            each.close()
        raise AddressError(f"cannot listen at {wanted}: {os.strerror(refused.errno or 0)}")
    return sockets


def collect_seldom() -> None:
    """Let Python look for garbage in cycles less often, and never among what is loaded by now. A
    table's state is many small lists, which need no collector: looking through those of all tables
    took as long as the moves themselves, and held everybody up meanwhile."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2000, 10, 1000)


def make(settings: Settings, ready: Callable[[str], None] | None = None) -> Server:
    """The server with its settings for uvicorn, not yet running."""
    try:
        doors = Doors(settings, open_files(settings.connections * 3 // 2 + SPARE))
    except ValueError as error:
        raise AddressError(f"proxy: expected an address or a network; {error}") from None
    app = create_app(settings, doors)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        # Below "info" uvicorn logs frames, with the tokens and cards in them.
        log_level="info" if settings.log_level in ("debug", "trace") else settings.log_level,
        access_log=False,
        # Ours build on these, and on asyncio's own loop.
        loop="asyncio",
        http=partial(Http, doors=doors),  # type: ignore[arg-type]
        ws=partial(Socket, doors=doors),  # type: ignore[arg-type]
        timeout_keep_alive=settings.keep_alive,  # type: ignore[arg-type]  # seconds, of any kind
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        # Frames a little too large get an answer; larger ones end the connection.
        ws_max_size=4 * wire.MAX_FRAME,
        ws_ping_interval=settings.heartbeat,
        ws_ping_timeout=settings.heartbeat,
        # Compression would mix what others send with secrets, for little gain.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=max(1, round(settings.stop_timeout)),
    )
    return Server(config, app, ready)
