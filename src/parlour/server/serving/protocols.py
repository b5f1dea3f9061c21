"""uvicorn's protocols, HTTP and WebSocket, with doors: clients that are silent, flood or do not
read are cut off before they cost much."""

import asyncio
import struct
import sys
import time
from typing import Any

import h11
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import State

from parlour.server import wire
from parlour.server.cluster.handover import Handover
from parlour.server.doors.buckets import TokenBucket
from parlour.server.doors.doors import LINGER, Doors, Visitor
from parlour.server.doors.refusals import Reason
from parlour.server.serving.connection import FLOOD

SLICE = 1024
"""Bytes that are parsed before checking again whether the connection still stands. Small frames
are slow: a megabyte of them takes a second."""
AHEAD = 4
"""Messages that may wait to be handled before nothing more is read from their client."""
FRAGMENTS = 64
"""The most frames of one message."""
PING = b"\x89\x00"
"""A whole frame: a ping without a payload."""
QUEUED = 16_384
"""Bytes that may wait, in either direction: of further requests while one is answered, and of
answers before nothing more is done for a client that does not read them."""


class Http(H11Protocol):
    """A connection, until it becomes a socket."""

    def __init__(self, *, doors: Doors, handover: Handover | None, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._doors = doors
        self._handover = handover
        """Hands connections to other workers; None: every connection stays."""
        self._visitor: Visitor | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register a new connection, which may have to go at once."""
        super().connection_made(transport)
        self._visitor = self._doors.arrive(transport)
        if self._visitor is None:
            transport.abort()
            return
        transport.set_write_buffer_limits(QUEUED)
        self.app_state = {**self.app_state, "visitor": self._visitor}
        self._visitor.expect(self._doors.settings.request_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that the connection is gone."""
        super().connection_lost(exc)
        if self._visitor:
            self._doors.leave(self._visitor)
        _let_go(self.transport, self._visitor)

    def data_received(self, data: bytes) -> None:
        """Take data from the client, unless it sends too much."""
        if self._visitor and _granted(self._doors, self._visitor, data):
            super().data_received(data)

    def handle_events(self) -> None:
        """Handle the requests that have come, unless the client has yet to read its last answer."""
        if self.flow.write_paused:
            self.flow.pause_reading()
        else:
            super().handle_events()
        if self._visitor is None or self.transport.get_protocol() is not self:
            return
        if self.conn.their_state is h11.DONE and len(self.conn.trailing_data[0]) > QUEUED:
            self._doors.refusals.note("requests")
            self._visitor.cut_off()
        awaits_client = self.conn.their_state in (h11.IDLE, h11.SEND_BODY)
        if not awaits_client or self.flow.write_paused:
            self._visitor.expect(None)
        elif self._visitor.due is None:
            self._visitor.expect(self._doors.settings.request_timeout)

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP."""
        super().send_400_response(msg)
        _forget_frames(sys.exc_info()[1])

    def timeout_keep_alive_handler(self) -> None:
        """Close the connection, as no further request has come; but a client that is still reading
        the last answer may take longer."""
        if not self.flow.write_paused:
            super().timeout_keep_alive_handler()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Turn the connection into a socket, perhaps at another worker."""
        if self._handover and self._handed_over(self._handover, event):
            self.transport.abort()  # the other worker has it open
        else:
            super().handle_websocket_upgrade(event)

    def _handed_over(self, handover: Handover, event: h11.Request) -> bool:
        if self.transport.get_write_buffer_size():  # of the last answer
            return False
        request = [event.method, b" ", event.target, b" HTTP/1.1\r\n"]
        for name, value in event.headers:
            request += [name, b": ", value, b"\r\n"]
        connection: int = self.transport.get_extra_info("socket").fileno()
        return handover.pass_on(connection, b"".join([*request, b"\r\n"]))

    def shutdown(self) -> None:
        """Prepare for the server's end. Half a request gets no answer."""
        super().shutdown()
        if self._visitor and self._visitor.waits:
            self._visitor.cut_off()

    def pause_writing(self) -> None:
        """Take note that the client leaves much unread."""
        super().pause_writing()
        if self._visitor:
            self._visitor.stall(self._doors.settings.unread_timeout)

    def resume_writing(self) -> None:
        """Go on, since the client has read its answers."""
        super().resume_writing()
        if self._visitor:
            self._visitor.stall(None)
        if not self.transport.is_closing():
            self.flow.resume_reading()
            self.handle_events()


class Socket(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    def __init__(self, *, doors: Doors, **uvicorns: Any) -> None:
        super().__init__(**uvicorns)
        self._doors = doors
        self._visitor: Visitor = self.app_state["visitor"]
        rate, burst = doors.settings.rate, doors.settings.burst
        # More than whole messages can come to, in small pieces and with pings between them.
        self._frames = TokenBucket(4 * rate, 4 * burst + FLOOD)
        self._visitor.expect(doors.settings.hello_timeout + LINGER)
        self._visitor.outlet = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Take note that the connection is gone."""
        super().connection_lost(exc)
        self._doors.leave(self._visitor)
        for error in (self.conn.handshake_exc, self.conn.parser_exc):
            _forget_frames(error)
        _let_go(self.transport, self._visitor)

    def data_received(self, data: bytes) -> None:
        """Take data from the client, unless it sends too much."""
        if _granted(self._doors, self._visitor, data):
            for at in range(0, len(data), SLICE):
                if not self.transport.is_closing():
                    super().data_received(data[at : at + SLICE])

    def handle_cont(self, event: Frame) -> None:
        """Take one more piece of a message."""
        if self._bears_one_more():
            if len(self.frames) < FRAGMENTS:
                super().handle_cont(event)
            else:
                self._flooded("fragments")

    def handle_text(self, event: Frame) -> None:
        """Take a text message, or its beginning."""
        if self._bears_one_more():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a binary message, which no client of ours sends, or its beginning."""
        if self._bears_one_more():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._bears_one_more():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong: the client is there."""
        if self._bears_one_more():
            super().handle_pong(event)

    def send_receive_event_to_app(self) -> None:
        """Pass on a whole message. uvicorn stops reading after each until it is handled, and then
        goes on: two system calls, saved while few messages wait."""
        paused = self.read_paused
        if self.queue.qsize() + 1 < AHEAD:
            self.read_paused = True
        super().send_receive_event_to_app()
        if self.queue.qsize() < AHEAD:
            self.read_paused = paused

    def _bears_one_more(self) -> bool:
        """True if the connection is open, and the client has not sent too many frames."""
        if self.transport.is_closing():
            return False
        if self._frames.take():
            return True
        self._flooded("frames")
        return False

    def _flooded(self, reason: Reason) -> None:
        self._doors.refusals.note(reason)
        self.conn.fail(wire.CLOSE_FLOOD)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def tell(self, text: bytes) -> bool:
        """Send a text at once; False if it would have to wait, or cannot be sent.

        All that ASGI, uvicorn and websockets would do to it is to put two, four or ten bytes before
        it."""
        ready = self._ready()
        if ready:
            self.transport.write(_head(len(text)) + text)
        return ready

    def ping(self) -> None:
        """Ask the client for a sign of life."""
        if self._ready():
            self.transport.write(PING)

    def _ready(self) -> bool:
        """True if a frame can be sent at once."""
        return (
            self.handshake_complete
            and not self.close_sent
            and self.conn.state is State.OPEN
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message, unless the connection is gone: asyncio would complain in the log."""
        if self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # with a refusal; uvicorn would complain that it is not

    def pause_writing(self) -> None:
        """Take note that the client leaves much unread."""
        super().pause_writing()
        self._visitor.stall(self._doors.settings.unread_timeout)

    def resume_writing(self) -> None:
        """Take note that the client has read on."""
        super().resume_writing()
        self._visitor.stall(None)


def _let_go(transport: asyncio.Transport, visitor: Visitor | None) -> None:
    """Leave no cycles behind, in which everything that a connection needed would wait for the
    collector. asyncio's transport refers to itself, by the method that reads from it."""
    if hasattr(transport, "_read_ready_cb"):
        transport._read_ready_cb = None
    if visitor:
        visitor.gone = True
        visitor.transport = visitor.outlet = visitor.guest = None


def _forget_frames(error: BaseException | None) -> None:
    """Break the cycle of an error whose traceback has frames that know the error or its owner."""
    if error:
        error.__traceback__ = None


def _head(size: int) -> bytes:
    """The bytes before a text of this size: the head of a whole frame, not compressed, not
    masked."""
    if size < 126:
        return struct.pack("!BB", 0x81, size)
    if size < 1 << 16:
        return struct.pack("!BBH", 0x81, 126, size)
    return struct.pack("!BBQ", 0x81, 127, size)


def _granted(doors: Doors, visitor: Visitor, data: bytes) -> bool:
    """True if the client, who has just sent this data, may send so much; if not, it is cut off."""
    visitor.heard, visitor.pinged = time.monotonic(), False
    if doors.bytes.take(visitor.address, len(data)):
        return True
    doors.refusals.note("bytes")
    visitor.cut_off()
    return False
