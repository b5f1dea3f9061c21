"""One socket: incoming frames become messages, outgoing ones wait in a bounded outbox."""

import asyncio
import contextlib
import logging
from time import perf_counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.core.errors import ParlourError
from parlour.core.numbers import Instant
from parlour.server import wire
from parlour.server.doors.buckets import Buckets, TokenBucket
from parlour.server.doors.doors import Doors, Visitor
from parlour.server.errors import (
    CrowdError,
    FrameError,
    HelloFirstError,
    MessageError,
    ProtocolError,
    RateError,
    RefusedError,
    SeatMovedError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.operating import measures
from parlour.server.rooms import Room, Rooms, handling
from parlour.server.rooms.audience import Member
from parlour.server.settings.settings import Settings
from parlour.server.tables.commands import MAX_ID

logger = logging.getLogger("parlour.server")

QUEUED = 1 << 18
"""The most bytes of frames that may wait for a slow client, before it is cut off."""
FLOOD = 200
"""A connection is closed after this many messages too many."""

_encode = msgspec.json.Encoder().encode


class _Asked(msgspec.Struct):
    """The id of a message, even if the rest is wrong."""

    id: str | None = None


_asked = msgspec.json.Decoder(_Asked).decode
_decoder: msgspec.json.Decoder[wire.Message] = msgspec.json.Decoder(wire.ClientMessage)


def read_message(event: dict[str, object]) -> wire.Message:
    """The message in a frame (FrameError, MessageError)."""
    text = event.get("text")
    if not isinstance(text, str):
        raise FrameError("expected a text frame, got a binary one")
    data = text.encode("utf-8", "surrogatepass")
    if len(data) > wire.MAX_FRAME:
        raise FrameError(f"expected a frame of at most {wire.MAX_FRAME} bytes, got {len(data)}")
    try:
        return _decoder.decode(data)
    except msgspec.ValidationError as error:
        raise MessageError(str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise FrameError(f"expected JSON: {error}") from None


def id_in(event: dict[str, object]) -> str | None:
    """The id that a message gives itself, even if the message is wrong otherwise."""
    text = event.get("text")
    if not isinstance(text, str) or len(text) > wire.MAX_FRAME:
        return None
    try:
        id = _asked(text.encode("utf-8", "surrogatepass")).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return id if id and len(id) <= MAX_ID else None


def _retrieve(task: "asyncio.Task[None]") -> None:
    """Retrieve the task's error, which nobody is left to hear; otherwise asyncio would log it."""
    if not task.cancelled():
        task.exception()


class Connection:
    """A client's socket, after `accept`."""

    def __init__(
        self, websocket: WebSocket, settings: Settings, doors: Doors, visitor: Visitor
    ) -> None:
        self._websocket = websocket
        self._settings = settings
        self._doors = doors
        self._visitor = visitor
        self._member: Member | None = None
        self._outbox: list[tuple[bytes | int, float]] = []
        """Frames, or the code to close with, each with the time when it was put here."""
        self._queued = 0
        """The bytes of all frames in the outbox."""
        self._writer: asyncio.Task[None] | None = None
        """The task that sends the outbox, while there is something in it."""
        self._messages = TokenBucket(settings.rate, settings.burst)
        self._changes = TokenBucket(settings.changes, settings.changes_burst)
        self._refused = 0
        self._closing = False
        self._handling: Room | None = None
        """The room that is handling a message."""
        self._leaving = False
        self._closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # --- out --------------------------------------------------------------------------------------

    def send(self, frame: bytes) -> None:
        """Send a frame, or queue it. A client that does not keep up is cut off, and catches up
        later."""
        if self._closing:
            return
        outlet, first = self._visitor.outlet, self._writer is None
        since = perf_counter()
        if first and outlet is not None and outlet.tell(frame):
            measures.send.observe(perf_counter() - since)
            return
        self._queued += len(frame)
        if len(self._outbox) >= self._settings.outbox or self._queued > QUEUED:
            self._outbox.clear()
            self.close(wire.CLOSE_SLOW)
        else:
            self._put(frame, since)

    def close(self, code: int) -> None:
        """Send the queued frames, then close."""
        if not self._closing:
            self._closing = True
            self._put(code, perf_counter())
            if not self._closed.done():
                self._closed.set_result(None)

    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        """Send an error, with the id of the action or question that it answers."""
        measures.errors.labels(error.code).inc()
        self.send(_encode(wire.Error(code=error.code, message=str(error), id=id)))

    # --- at the doors -----------------------------------------------------------------------------

    @property
    def plays(self) -> bool:
        """True if it has a seat."""
        return self._member is not None and self._member.seat is not None

    @property
    def network(self) -> str:
        """A name for the network that the client comes from, which tells it from other networks."""
        return self._doors.addresses.network(self._visitor.address)

    def give_way(self) -> None:
        """Leave, to make room for a player."""
        self._doors.refusals.note("gave-way")
        self.refuse(CrowdError("expected fewer connections; a player needs this place"))
        self.close(wire.CLOSE_FULL)

    def charge(self) -> None:
        """Count a change to the table that is no move (RateError)."""
        doors = self._doors
        granted = self._take(self._changes, doors.seat_changes, doors.changes)
        doors.demand(granted, "changes", "fewer changes to the table")

    def charge_asking(self) -> None:
        """Count a spectator's question to the players (RateError)."""
        granted = self._doors.askings.take(self._visitor.address)
        self._doors.demand(granted, "askings", "fewer questions to the players")

    def charge_listing(self) -> None:
        """Count a table that comes on the list of open tables (RateError)."""
        granted = self._doors.listings.take(self._visitor.address)
        self._doors.demand(granted, "listings", "fewer tables on the list")

    def _count_message(self) -> None:
        doors = self._doors
        granted = self._take(self._messages, doors.seat_messages, doors.messages)
        rate = f"at most {self._settings.rate:g} messages a second"
        doors.demand(granted, "messages", rate)

    def _take(self, own: TokenBucket, seats: Buckets, addresses: Buckets) -> bool:
        """Take one from each of these, if the connection, its seat and its address have it."""
        seat = self._member.token if self._member else None
        return own.take() and seats.take(seat) and addresses.take(self._visitor.address)

    def _put(self, item: bytes | int, since: Instant) -> None:
        self._outbox.append((item, since))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while self._outbox:
                item, since = self._outbox.pop(0)
                if isinstance(item, int):
                    await self._websocket.close(item)
                    return
                self._queued -= len(item)
                await self._websocket.send_text(item.decode())
                measures.send.observe(perf_counter() - since)
            self._writer = None

    # --- in ---------------------------------------------------------------------------------------

    async def serve(self, rooms: Rooms, table: str) -> None:
        """Serve until the client leaves or is sent away."""
        self._hello_by = asyncio.get_running_loop().time() + self._settings.hello_timeout
        reader = asyncio.create_task(self._read(rooms, table))
        try:
            await asyncio.wait({reader, self._closed}, return_when=asyncio.FIRST_COMPLETED)
            if reader.done():
                reader.result()
        finally:
            self._closed.cancel()
            if not reader.done():
                await self._leave(reader)
            self._doors.part(self._visitor)
            if self._closing and self._writer:
                with contextlib.suppress(TimeoutError, asyncio.CancelledError):
                    await asyncio.wait_for(self._writer, self._settings.stop_timeout)
            if self._writer:
                self._writer.cancel()

    async def _leave(self, reader: "asyncio.Task[None]") -> None:
        """Stop reading. A message that is being handled is not broken off half-way, nor waited
        for."""
        if self._handling is None:
            reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reader
        elif self._member:
            self._leaving = True
            self._handling.exit(self._member)
            reader.add_done_callback(_retrieve)

    async def _read(self, rooms: Rooms, table: str) -> None:
        hello = await self._hello()
        if hello is None:
            return
        try:
            async with rooms.hold(table) as room:
                await self._visit(room, hello)
        except ParlourError as error:
            self.refuse(error)
            missing = isinstance(error, UnknownTableError)
            self.close(wire.CLOSE_NO_TABLE if missing else wire.CLOSE_FAILED)

    async def _next(self) -> wire.Message | None:
        """The next good message; bad ones are refused here. None: the client has gone."""
        while True:
            event = await self._websocket.receive()
            if event["type"] == "websocket.disconnect":
                return None
            try:
                self._count_message()
                return read_message(dict(event))
            except RefusedError as error:
                self.refuse(error, id_in(dict(event)))
                if isinstance(error, RateError):
                    self._refused += 1
                    if self._refused == FLOOD:
                        self._doors.refusals.note("flood")
                        self.close(wire.CLOSE_FLOOD)

    async def _hello(self) -> wire.Hello | None:
        """The client's first message; None if it has left. Also None, and the connection is closed,
        if no message comes in time or the client speaks another protocol."""
        try:
            async with asyncio.timeout_at(self._hello_by):
                return await self._first_message()
        except TimeoutError:
            self._doors.refusals.note("silent")
            self.refuse(HelloFirstError("expected a hello in time"))
            self.close(wire.CLOSE_NO_HELLO)
            return None

    async def _first_message(self) -> wire.Hello | None:
        while (message := await self._next()) is not None:
            if not isinstance(message, wire.Hello):
                self.refuse(HelloFirstError("expected a hello before anything else"))
            elif message.protocol != wire.PROTOCOL:
                self.refuse(
                    ProtocolError(f"expected protocol {wire.PROTOCOL}, got {message.protocol}")
                )
                self.close(wire.CLOSE_PROTOCOL)
                return None
            else:
                return message
        return None

    async def _visit(self, room: Room, hello: wire.Hello) -> None:
        member = await self._enter(room, hello)
        if member is None:
            return
        self._member = member
        logger.debug("a %s came", "player" if self.plays else "spectator")
        try:
            while not self._leaving and (message := await self._next()) is not None:
                since = perf_counter()
                self._handling = room
                try:
                    await handling.handle(room, member, message)
                    if type(message) in handling.COMMANDS:
                        measures.acknowledge.observe(perf_counter() - since)
                except ParlourError as error:
                    self.refuse(error, getattr(message, "id", None))
                finally:
                    self._handling = None
        finally:
            logger.debug("a %s went", "player" if self.plays else "spectator")
            room.exit(member)
            self._member = None

    async def _enter(self, room: Room, hello: wire.Hello | None) -> Member | None:
        """Enter the room; a client with a wrong token may say hello again."""
        while hello is not None:
            await room.expect(hello)
            try:
                self._doors.enter(self._visitor, self, plays=room.seat_of(hello) is not None)
                return room.enter(self, hello)
            except (UnknownTokenError, SeatMovedError) as error:
                self.refuse(error)
            except CrowdError as error:
                self.refuse(error)
                self.close(wire.CLOSE_FULL)
                return None
            hello = await self._hello()
        return None
