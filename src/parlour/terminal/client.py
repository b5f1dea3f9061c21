"""One seat at one table: its socket, the last news from the server, and reconnecting."""

import asyncio
import hashlib
import random
import secrets
import uuid
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass

import msgspec
import websockets

from parlour.server import wire
from parlour.server.wire import NO_ENTRY, EntryNumber, Seat
from parlour.terminal.address import Link

FINAL = {
    wire.CLOSE_PROTOCOL: "wrong-protocol",
    wire.CLOSE_NO_TABLE: "unknown-table",
    wire.CLOSE_FULL: "too-many-connections",
}
"""The codes of a closed connection after which a client does not come back, with the reason, as
for errors."""
FIRST_WAIT, LONGEST_WAIT = 0.5, 15.0
"""Seconds before another attempt to connect; each is twice as long as the one before."""


@dataclass(frozen=True)
class Lost:
    """The connection is lost; another attempt follows."""


@dataclass(frozen=True)
class Gone:
    """There is no way back to the table; `code` is the reason, as for errors."""

    code: str


Heard = wire.ServerMessage | Lost | Gone


class Client:
    """A seat at a table, or a spectator."""

    def __init__(
        self, link: Link, token: str | None, keep: Callable[[str | None], None] = lambda _: None
    ) -> None:
        self.link = link
        self.table: wire.TableInfo | None = None
        self.update: wire.Update | None = None
        self.seat: Seat | None = None
        self.host = False
        self.pending: wire.Act | None = None
        """The action that has not been answered yet."""
        self._token = token
        self._keep = keep
        self._socket: websockets.ClientConnection | None = None
        self._contribution: tuple[int, str] | None = None
        """The game's number, and the client's contribution to its shuffles in hexadecimal."""
        self._pledged = 0
        """The number of the last game for which this client, in its present seat, has sent a
        pledge."""

    @property
    def online(self) -> bool:
        """True if there is a connection."""
        return self._socket is not None

    async def heard(self) -> AsyncGenerator[Heard, None]:
        """Yield everything that happens, until there is no way back to the table."""
        wait = FIRST_WAIT
        while True:
            code = None
            try:
                where = self.link.socket
                async with (
                    websockets.connect(where, proxy=None)
                    if self.link.here
                    else websockets.connect(where)
                ) as socket:
                    self._socket = socket
                    await self._hello()
                    async for frame in socket:
                        message = _read(frame)
                        if message is not None:
                            wait = FIRST_WAIT
                            news = not self._contributions_alone(message)
                            await self._note(message)
                            if news:
                                yield message
                    code = socket.close_code
            except websockets.ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else None
            except (OSError, websockets.WebSocketException):
                pass
            finally:
                self._socket = None
            if code in FINAL:
                yield Gone(FINAL[code])
                return
            yield Lost()
            # A server that stops sends everybody away at once; they need not come back at once.
            within = wire.COME_BACK_WITHIN / 1000 if code == wire.CLOSE_STOPPING else 0.0
            await asyncio.sleep(wait * random.uniform(0.8, 1.2) + random.uniform(0, within))
            wait = min(2 * wait, LONGEST_WAIT)

    async def send(self, message: wire.Message) -> bool:
        """Send a message; return whether there is a connection to send it over."""
        if self._socket is None:
            return False
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except websockets.ConnectionClosed:
            return False
        return True

    async def close(self) -> None:
        """Leave the table: nothing more is heard."""
        if self._socket is not None:
            await self._socket.close()

    async def act(self, action: str, entry: EntryNumber) -> bool:
        """Play an action that was offered after entry number `entry`. If the answer is lost with
        the connection it is sent again, and plays once."""
        self.pending = wire.Act(action=action, entry=entry, id=uuid.uuid4().hex)
        return await self.send(self.pending)

    async def ask_hint(self) -> bool:
        """Ask for a strong bot's move."""
        entry = self.update.entry if self.update else NO_ENTRY
        return await self.send(wire.AskHint(entry=entry, id=uuid.uuid4().hex))

    async def _hello(self) -> None:
        entry = self.update.entry if self.update else NO_ENTRY
        await self.send(wire.Hello(protocol=wire.PROTOCOL, token=self._token, entry=entry))

    def _contributions_alone(self, message: wire.ServerMessage) -> bool:
        """True if a message about the table changes nothing that a player sees: only contributions
        were added."""
        before = self.table
        if not isinstance(message, wire.TableInfo) or before is None or message == before:
            return False
        return _without_contributions(message) == _without_contributions(before)

    async def _contribute(self, table: wire.TableInfo) -> None:
        """Send a pledge for the coming game. Once the game is sealed, show the contribution, once
        only."""
        game, made = self._contribution or (0, "")
        if self.seat is None or not table.coming:
            return
        if table.status == "playing":
            pledged = table.pledges[self.seat] if table.pledges else None
            if table.sealed and game == table.games and pledged == _hash(made):
                self._contribution = None
                await self.send(wire.Contribute(game=game, contribution=made))
            return
        coming = table.games + 1
        if game != coming:
            made = secrets.token_hex(32)
            self._contribution = coming, made
        known = table.seats[self.seat].pledge
        if known == _hash(made) or self._pledged == coming:
            return
        self._pledged = coming
        await self.send(wire.Pledge(game=coming, pledge=_hash(made)))

    async def _note(self, message: wire.ServerMessage) -> None:
        match message:
            case wire.Welcome():
                self.seat, self.host = message.seat, message.host
                self._pledged = 0
                if message.token:
                    self._token = message.token
                    self._keep(message.token)
                if self.pending:
                    await self.send(self.pending)
            case wire.TableInfo():
                self.table = message
                await self._contribute(message)
            case wire.Update():
                self.update = message
                if self.pending and message.done == self.pending.id:
                    self.pending = None
            case wire.Error():
                if self.pending and message.id == self.pending.id:
                    self.pending = None
                if message.code == "unknown-token":
                    self._token = None
                    self._keep(None)
                    await self._hello()
                if message.code in ("seat-moved", "seat-claimed"):
                    self._token = None
                    self._keep(None)
                    if self.seat is None:  # else a welcome follows
                        await self._hello()


def _hash(contribution: str) -> str:
    return hashlib.sha256(bytes.fromhex(contribution)).hexdigest()


def _without_contributions(table: wire.TableInfo) -> wire.TableInfo:
    seats = [msgspec.structs.replace(seat, pledge=None) for seat in table.seats]
    return msgspec.structs.replace(table, seats=seats, contributions=[])


def _read(frame: str | bytes) -> wire.ServerMessage | None:
    """Read a message from the server; return None if its type is not known here."""
    try:
        message: wire.ServerMessage = msgspec.json.decode(frame, type=wire.ServerMessage)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None
    return message
