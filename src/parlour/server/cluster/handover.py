"""The workers of one machine gather the people of a table at one of them, so that the other workers
need not fold and show its entries, too.

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

from parlour.core.numbers import Instant
from parlour.server.doors.doors import Doors

ASKS = re.compile(rb"GET [^? ]*/api/tables/([^/? ]+)/socket[? ]")
"""The beginning of the request for a table's socket, under any path that the server has."""
LARGEST = 1 << 17
"""The longest message, in bytes; more than any request that the HTTP parser lets through."""
AT_ONCE = 64
"""The number of connections taken before the event loop turns to other work."""
BEAT = 0.5
"""Seconds between two beats, by which a worker says that it takes connections."""
SILENT = 3.0
"""Seconds without a beat after which a worker is given no more connections."""


@dataclass
class Mailbox:
    """The places where one worker receives connections, and to which it sends those for other
    workers."""

    number: int
    """The worker's number, counted from 0."""
    receives: socket.socket
    sends: list[socket.socket]
    """One socket to each worker."""
    beats: MutableSequence[Instant]
    """When each worker last said that it takes connections (monotonic seconds, the same clock for
    all processes of a machine); 0: it takes none."""

    def homes(self, table: bytes) -> list[int]:
        """The order in which the workers are the table's home (rendezvous hashing): if one of them
        is missing, all others agree on the new home of each of its tables."""
        return sorted(
            range(len(self.sends)),
            key=lambda number: blake2b(b"%d %s" % (number, table), digest_size=8).digest(),
        )

    def pass_on(self, connection: int, request: bytes, tried: int = 0) -> bool:
        """Hand a connection, given as a file descriptor, to the home of the table whose socket it
        asks for, skipping the first `tried` workers in the order of `homes`. False: no other worker
        takes it."""
        asked = ASKS.match(request)
        homes = self.homes(asked[1])[tried:] if asked else []
        for place, number in enumerate(homes, start=tried):
            if number == self.number:
                return False
            if self._send(number, bytes([place]) + request, connection):
                return True
        return False

    def _send(self, number: int, message: bytes, connection: int) -> bool:
        if time.monotonic() - self.beats[number] > SILENT:
            return False
        try:
            socket.send_fds(self.sends[number], [message], [connection])
        except OSError:  # too much is on its way already
            return False
        return True

    def receive(self) -> tuple[bytes, list[int]]:
        """Receive a message and its file descriptor; no descriptor if this process can open no more
        (BlockingIOError: there is no message)."""
        message, files, _, _ = socket.recv_fds(self.receives, LARGEST, 1)
        for each in files:
            os.set_inheritable(each, False)
        return message, files


class Mailboxes:
    """The mailboxes of all workers. Their parent process holds them, so that the successor of a
    worker gets the same one."""

    def __init__(self, workers: int, context: SpawnContext) -> None:
        self._pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for each in (end for pair in self._pairs for end in pair):
            each.setblocking(False)
        self._beats = context.RawArray("d", workers)

    def of(self, number: int) -> Mailbox:
        """The mailbox of a worker, for this process or one that it spawns."""
        sends = [sends for _, sends in self._pairs]
        return Mailbox(number, self._pairs[number][0], sends, self._beats)

    def beat(self, number: int) -> Instant:
        """When a worker last said that it takes connections; 0: it takes none."""
        return float(self._beats[number])

    def empty(self, number: int) -> None:
        """Empty the mailbox of a dead worker: no more connections are sent there, and those that
        wait in it go to the next worker. A connection that no worker takes is closed; its client
        must come again."""
        self._beats[number] = 0.0
        mailbox = self.of(number)
        with contextlib.suppress(OSError):
            while True:
                message, files = mailbox.receive()
                for each in files:
                    mailbox.pass_on(each, message[1:], message[0] + 1)
                    os.close(each)

    def close(self) -> None:
        """Close all sockets."""
        for each in (end for pair in self._pairs for end in pair):
            each.close()


class Handover:
    """Hands over connections of one worker, and takes those of others."""

    def __init__(self, mailbox: Mailbox, doors: Doors) -> None:
        self._mailbox = mailbox
        self._doors = doors
        self._protocol: Callable[[], asyncio.Protocol] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._coming: set[asyncio.Task[None]] = set()

    def open(self, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Start to take connections; `protocol` makes the protocol that serves each."""
        self._protocol = protocol
        asyncio.get_running_loop().add_reader(self._mailbox.receives, self._receive)
        self._beating = asyncio.create_task(self._beat())

    async def _beat(self) -> None:
        while True:
            self._mailbox.beats[self._mailbox.number] = time.monotonic()
            await asyncio.sleep(BEAT)

    def leave(self) -> None:
        """Prepare for the server's end: hand over no connection and invite none. Those already on
        their way are still taken."""
        if self._beating:
            self._beating.cancel()
            self._beating = None
            self._mailbox.beats[self._mailbox.number] = 0.0

    def close(self) -> None:
        """Take no more connections."""
        self.leave()
        asyncio.get_running_loop().remove_reader(self._mailbox.receives)

    def pass_on(self, connection: int, request: bytes, tried: int = 0) -> bool:
        """Hand over a connection as `Mailbox.pass_on` does, unless the server is stopping. False:
        the connection stays."""
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
