"""uvicorn, set up for tables: limits, heartbeats, and a shutdown that does not wait for sockets."""

import asyncio
import contextlib
import errno
import logging
import math
import os
import socket
import time
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from fastapi import FastAPI

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.cluster.handover import Handover, Mailbox
from parlour.server.doors.doors import SPARE, Doors, open_files
from parlour.server.doors.refusals import Quiet, Refusals
from parlour.server.operating.garbage import Collector
from parlour.server.operating.systemd import live, notify
from parlour.server.serving.app import create_app
from parlour.server.serving.protocols import Http, Socket
from parlour.server.serving.services import Services
from parlour.server.settings.settings import Settings

if TYPE_CHECKING:
    from parlour.server.serving.metrics import Exporter

logger = logging.getLogger("parlour.server")

PAUSE = 0.02
"""Seconds to wait when the whole system has no file left."""


class AddressError(ParlourError):
    """The server cannot listen where it was told to."""

    code = "bad-address"


class Server(uvicorn.Server):
    """Says when it is ready, and sends clients away (1001) before it stops."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: FastAPI,
        ready: Callable[[str], None] | None,
        handover: Handover | None,
    ) -> None:
        super().__init__(config)
        services: Services = app.state.services
        self.rooms = services.rooms
        self.store = services.store
        self.bus = services.bus
        self.sharing = services.sharing
        self.doors = services.doors
        self.readiness = services.readiness
        self._settings = self.doors.settings
        self.thinkers = services.thinkers
        self.exporter: Exporter | None = None
        self._ready = ready
        self._handover = handover
        self._signalled = False
        self._quiet = Quiet(self.doors.refusals)
        self._collector: Collector | None = None
        self._watching: list[asyncio.Task[None]] = []
        self._lifespan = app.router.lifespan_context(app)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until told to stop, in a process of its own."""
        self._collector = Collector()
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the database, start to listen, and say so."""
        if self._settings.metrics:
            self._export(self._settings.metrics)
        try:  # not by uvicorn, which would log a traceback and end the process with a 3
            await self._lifespan.__aenter__()
        except BaseException:
            await self.store.close()
            self._end_export()
            raise
        logging.getLogger("uvicorn.error").addFilter(self._quiet)
        self._watching.append(asyncio.create_task(self.doors.watch()))
        self._watching.append(asyncio.create_task(live()))
        if self._collector:
            self._watching.append(asyncio.create_task(self._collector.run()))
        for each in sockets or ():
            if isinstance(each, Listener):
                each.refusals = self.doors.refusals
        await super().startup(sockets)
        if self.started:
            if self._handover:
                self._handover.open(self._settled)
            logger.info("ready at %s", self.address)
            if self._ready:
                self._ready(self.address)

    def _settled(self) -> asyncio.Protocol:
        """Make the protocol for a connection that another worker has handed over: it stays here."""
        http: Any = self.config.http_protocol_class
        of_this_server = {"server_state": self.server_state, "app_state": self.lifespan.state}
        return cast("Http", http(config=self.config, handover=None, **of_this_server))

    def _export(self, place: str) -> None:
        from parlour.server.serving.metrics import Exporter

        try:
            self.exporter = Exporter(self, place)
        except OSError as error:
            reason = error.strerror or str(error)
            raise AddressError(
                f"cannot serve metrics at {place}: {reason}",
                "unmeasured",
                address=place,
                reason=reason,
            ) from None

    def _end_export(self) -> None:
        if self.exporter:
            self.exporter.close()

    @property
    def address(self) -> str:
        """The address of the page for a browser on this machine, with the real port if 0 was asked
        for."""
        name = self.servers[0].sockets[0].getsockname()
        host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(name[0], name[0])
        here = f"[{host}]" if ":" in host else host
        return f"http://{here}:{name[1]}{self._settings.root_path}"

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop the server at the first signal, which is how it is meant to end; end the process at
        once at a second one. Everything acknowledged is on the disk in any case.

        `should_exit` may be set without a signal: systemd and terminals signal a worker and its
        parent, which tells the worker, too."""
        if self._signalled:
            os._exit(128 + sig)
        self._signalled = self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send newcomers elsewhere, wait until everything under way is written and acknowledged,
        send clients away, then shut down as uvicorn does."""
        self.readiness.stopping = True
        if self._handover:
            self._handover.leave()
        notify("STOPPING=1")
        logger.info("stopping: %d connections", self.doors.connections)
        await asyncio.sleep(self._settings.drain)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._settings.stop_timeout):
                await self.store.flush()
        await self.rooms.stop()
        if self._handover:
            self._handover.close()
        await asyncio.sleep(0.05)  # so that our close frames go out before uvicorn's
        loop = asyncio.get_running_loop()
        clearing = loop.call_later(self._settings.stop_timeout, self.doors.clear)
        await super().shutdown(sockets)
        clearing.cancel()
        await self._lifespan.__aexit__(None, None, None)
        self._end_export()
        for watching in self._watching:
            watching.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await watching
        logging.getLogger("uvicorn.error").removeFilter(self._quiet)


class Listener(socket.socket):
    """A listening socket that stays quiet when the process can open no more files: it keeps a spare
    one, which it gives up to take a connection and close it."""

    refusals: Refusals | None = None
    shared: bool = False
    """True if other processes listen, too: then connections are taken one at a time, so that each
    process gets some."""
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
        raise AddressError(
            "expected a host to listen on, got none; 0.0.0.0 means every address of this machine",
            "no-host",
        )
    sockets: list[socket.socket] = []
    refused: OSError | None = None
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except UnicodeError:
        raise AddressError(
            f"expected the name or address of a host, got {host!r:.80}", "host", host=f"{host:.80}"
        ) from None
    except OSError as error:
        raise AddressError(
            f"cannot find the host {host!r:.80}: {error.strerror}",
            "lost-host",
            host=f"{host:.80}",
            reason=str(error.strerror),
        ) from None
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
        if refused.errno == errno.EADDRINUSE:
            raise AddressError(
                f"another program is listening at {wanted}: stop it, or choose another port",
                "taken",
                address=wanted,
            )
        reason = os.strerror(refused.errno or 0)
        raise AddressError(
            f"cannot listen at {wanted}: {reason}", "unheard", address=wanted, reason=reason
        )
    return sockets


def make(
    settings: Settings,
    ready: Callable[[str], None] | None = None,
    mailbox: Mailbox | None = None,
) -> Server:
    """The server with its settings for uvicorn, not yet running. With a mailbox, it is one of
    several workers that hand connections over to each other."""
    doors = Doors(settings, open_files(settings.connections * 3 // 2 + SPARE))
    handover = Handover(mailbox, doors) if mailbox else None
    app = create_app(settings, doors)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        # Below "warning" uvicorn logs addresses of tables, below "info" frames with their cards.
        log_level="warning" if settings.log_level in ("debug", "info") else settings.log_level,
        log_config=None,  # as `logs` has it
        access_log=False,
        lifespan="off",  # `Server` sees to it
        # Ours build on these, and on asyncio's own loop.
        loop="asyncio",
        http=partial(Http, doors=doors, handover=handover),  # type: ignore[arg-type]
        ws=partial(Socket, doors=doors),  # type: ignore[arg-type]
        timeout_keep_alive=settings.keep_alive,  # type: ignore[arg-type]  # seconds, of any kind
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        # Frames a little too large get an answer; larger ones end the connection.
        ws_max_size=4 * wire.MAX_FRAME,
        ws_ping_interval=None,  # `Doors` pings those who are silent
        # Compression would mix others' texts with secrets, for little gain.
        ws_per_message_deflate=False,
        # `Server` clears the rest away before uvicorn would, with a traceback.
        timeout_graceful_shutdown=math.ceil(settings.stop_timeout) + 1,
    )
    return Server(config, app, ready, handover)
