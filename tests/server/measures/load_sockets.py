"""A WebSocket client that costs next to nothing, for one process to be thousands of clients."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
"""The first bytes of whole frames."""

Hear = Callable[[bytes], None]
"""Is told each text."""


class Socket(asyncio.Protocol):
    """One connection. Frames go out masked by zeros, which the protocol allows."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self._request = request
        self._hear = hear
        self._data = bytearray()
        self._transport: asyncio.Transport | None = None
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: int | None = None
        """Its code, once it is closed; 1006 without one."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = self.closed or 1006
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self._open and not self._shake_hands():
            return
        held, at = self._data, 0
        while len(held) >= at + 2:
            size, begin = held[at + 1], at + 2
            if size == 126:
                if len(held) < at + 4:
                    break
                size, begin = int.from_bytes(held[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                if len(held) < at + 10:
                    break
                size, begin = int.from_bytes(held[at + 2 : at + 10], "big"), at + 10
            if len(held) < begin + size:
                break
            self._take(held[at], bytes(held[begin : begin + size]))
            at = begin + size
        del held[:at]

    def _shake_hands(self) -> bool:
        end = self._data.find(b"\r\n\r\n")
        if end < 0:
            return False
        answer = bytes(self._data[:end])
        del self._data[: end + 4]
        self._open = True
        if self.opened.done():  # nobody waits any more
            self.close()
        elif answer.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(answer.decode(errors="replace")[:200]))
        return True

    def _take(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._hear(body)
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.closed = int.from_bytes(body[:2], "big") if len(body) >= 2 else 1005
            self.close()

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = (
            struct.pack("!BB4x", kind, 0x80 | size)
            if size < 126
            else struct.pack("!BBH4x", kind, 0x80 | 126, size)
        )
        assert self._transport
        if not self._transport.is_closing():
            self._transport.write(head + body)

    def close(self) -> None:
        if self._transport:
            self._transport.abort()


async def connect(host: str, port: int, path: str, hear: Hear) -> Socket:
    """A connection that is open (ConnectionError: the server does not want it)."""
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n"
    ).encode()
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(request, hear), host, port)
    await socket.opened
    return socket
