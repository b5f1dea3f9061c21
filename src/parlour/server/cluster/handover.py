"""The workers of one machine bring the people of a table to one of them, so that the others need
not fold and tell its entries, too.

A connection may come to any worker. When it asks for a table's socket, that worker hands it over,
with the request, to the table's home: the first worker that takes it, in an order that follows from
the table's id. Only speed depends on this: a connection that cannot be handed over stays.
"""

import asyncio
import contextlib
import os
import re
import socket
import time
from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing.context import SpawnContext

from parlour.server.doors.doors import Doors

ASKS = re.compile(rb"GET [^? ]*/api/tables/([^/? ]+)/socket[? ]")
"""How the request for a table's socket begins, whatever path the server lies under."""
LARGEST = 1 << 17
"""Bytes; more than any request that the HTTP parser lets through."""
AT_ONCE = 64
"""Connections that are taken before the event loop goes on with others."""
BEAT = 0.5
"""Seconds between two times that a worker says it takes connections."""
LATE = 3.0
"""Seconds after which one that has not said so is not handed any."""


@dataclass
class Mailbox:
    """Where one worker gets connections, and those of the others."""

    number: int
    """Of the worker, from 0."""
    receives: socket.socket
    sends: list[socket.socket]
    """To each worker."""
    beats: MutableSequence[float]
    """When each worker last said that it takes connections (monotonic seconds, the same clock for
    all processes of a machine); 0: it takes none."""

    def homes(self, table: bytes) -> list[int]:
        """The workers in the order in which a table is theirs (rendezvous hashing): without one of
        them, each of its tables has the same new home for everybody."""
        return sorted(
            range(len(self.sends)),
            key=lambda number: blake2b(b"%d %s" % (number, table), digest_size=8).digest(),
        )

    def pass_on(self, connection: int, request: bytes, tried: int = 0) -> bool:
        """Hand a connection, given as a file descriptor, to the home of the table whose socket it
        asks for; so many workers have been tried before. False: nobody else takes it."""
        asked = ASKS.match(request)
        homes = self.homes(asked[1])[tried:] if asked else []
        for place, number in enumerate(homes, start=tried):
            if number == self.number:
                return False
            if self._send(number, bytes([place]) + request, connection):
                return True
        return False

    def _send(self, number: int, message: bytes, connection: int) -> bool:
        if time.monotonic() - self.beats[number] > LATE:
            return False
        try:
            socket.send_fds(self.sends[number], [message], [connection])
        except OSError:  # too much is on its way already
            return False
        return True

    def receive(self) -> tuple[bytes, list[int]]:
        """A message and its file descriptor, or none if this process can open no more of them
        (BlockingIOError: there is nothing)."""
        message, files, _, _ = socket.recv_fds(self.receives, LARGEST, 1)
        for each in files:
            os.set_inheritable(each, False)
        return message, files


class Mailboxes:
    """Those of all workers. Their parent has them, so that a worker's successor gets the same."""

    def __init__(self, workers: int, context: SpawnContext) -> None:
        self._pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for each in (end for pair in self._pairs for end in pair):
            each.setblocking(False)
        self._beats = context.RawArray("d", workers)

    def of(self, number: int) -> Mailbox:
        """A worker's, for this process or one that it spawns."""
        sends = [sends for _, sends in self._pairs]
        return Mailbox(number, self._pairs[number][0], sends, self._beats)

    def beat(self, number: int) -> float:
        """When a worker last said that it takes connections; 0: it takes none."""
        return float(self._beats[number])

    def empty(self, number: int) -> None:
        """A worker is dead: nobody hands it anything, and who is on the way to it goes to the next
        one, or must come again."""
        self._beats[number] = 0.0
        mailbox = self.of(number)
        with contextlib.suppress(OSError):
            while True:
                message, files = mailbox.receive()
                for each in files:
                    mailbox.pass_on(each, message[1:], message[0] + 1)
                    os.close(each)

    def close(self) -> None:
        """Let them go."""
        for each in (end for pair in self._pairs for end in pair):
            each.close()


class Handover:
    """What one worker hands over, and what it takes."""

    def __init__(self, mailbox: Mailbox, doors: Doors) -> None:
        self._mailbox = mailbox
        self._doors = doors
        self._protocol: Callable[[], asyncio.Protocol] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._coming: set[asyncio.Task[None]] = set()

    def open(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Take connections; each is served by a protocol that this makes."""
        self._protocol = protocol
        asyncio.get_running_loop().add_reader(self._mailbox.receives, self._receive)
        self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            self._mailbox.beats[self._mailbox.number] = time.monotonic()
            await asyncio.sleep(BEAT)

    def leave(self) -> None:
        """The server stops: hand over nothing, and ask for nothing. What is on its way comes."""
        if self._beating:
            self._beating.cancel()
            self._beating = None
            self._mailbox.beats[self._mailbox.number] = 0.0

    def close(self) -> None:
        """Take nothing more."""
        self.leave()
        asyncio.get_running_loop().remove_reader(self._mailbox.receives)

    def pass_on(self, connection: int, request: bytes, tried: int = 0) -> bool:
        """As the mailbox does, unless the server stops. False: the connection stays."""
        return self._beating is not None and self._mailbox.pass_on(connection, request, tried)

    def _receive(self) -> None:
        for _ in range(AT_ONCE):
            try:
                message, files = self._mailbox.receive()
            except OSError:
                return
            if files:
                self._take(socket.socket(fileno=files[0]), message[0], message[1:])
            else:
                self._doors.refusals.note("files")

    def _take(self, connection: socket.socket, tried: int, request: bytes) -> None:
        try:
            peer = connection.getpeername()
        except OSError:  # it is gone
            connection.close()
            return
        full = not self._doors.has_room(peer, len(self._coming))
        if full and self.pass_on(connection.fileno(), request, tried + 1):
            connection.close()
            return
        coming = asyncio.create_task(self._serve(connection, request))
        self._coming.add(coming)
        coming.add_done_callback(self._coming.discard)

    async def _serve(self, connection: socket.socket, request: bytes) -> None:
        assert self._protocol
        loop = asyncio.get_running_loop()
        try:
            transport, protocol = await loop.connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()
            return
        if not transport.is_closing():
            protocol.data_received(request)


__all__ = ["Handover", "Mailbox", "Mailboxes"]
