"""A cable between a worker and what it needs, for tests that cut it."""

import asyncio
import contextlib
import socket
from pathlib import Path


class Cable:
    """Passes on what comes to a port of its own, in both directions."""

    def __init__(self, to: Path | tuple[str, int]) -> None:
        self._to = to
        self._socket = socket.socket()
        self._socket.bind(("127.0.0.1", 0))
        self.port: int = self._socket.getsockname()[1]
        self._whole = True
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        self._connections: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            task = asyncio.create_task(self._connect(reader, writer))
            self._connections.add(task)
            task.add_done_callback(self._connections.discard)

        self._server = await asyncio.start_server(connect, sock=self._socket)

    async def close(self) -> None:
        if self._server:
            self._server.close()
        self.cut()
        self._flows.set()
        await asyncio.gather(*self._connections)

    def cut(self) -> None:
        """Every connection breaks, and there is no new one."""
        self._whole = False
        for end in self._ends:
            end.transport.abort()

    def hold(self) -> None:
        """Connections stay, and new ones are taken, but nothing comes through."""
        self._flows.clear()

    def mend(self) -> None:
        self._whole = True
        self._flows.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        ends = [writer]
        try:
            await self._flows.wait()
            if self._whole:
                there, back = await self._dial()
                ends.append(back)
                self._ends |= set(ends)
                await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        except OSError:
            pass
        finally:
            self._ends -= set(ends)
            for end in ends:
                end.transport.abort()

    async def _dial(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if isinstance(self._to, Path):
            return await asyncio.open_unix_connection(self._to)
        return await asyncio.open_connection(*self._to)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            await self._flows.wait()
            writer.write(data)
            await writer.drain()
        with contextlib.suppress(OSError):
            writer.write_eof()
