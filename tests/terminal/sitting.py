"""Somebody at the plain table without a process or a server: lines are typed and messages told in
a given order."""

import asyncio
from contextlib import asynccontextmanager

import msgspec

import parlour
from parlour.server import wire
from parlour.terminal.address import Link
from parlour.terminal.client import Client
from parlour.terminal.model import Model
from parlour.terminal.plain import Plain

NOBODY = {"kind": "empty", "name": "", "bot": None, "online": False, "host": False, "ready": False}
ANN = NOBODY | {"kind": "person", "name": "Ann", "online": True, "host": True}
BOT = NOBODY | {"kind": "bot", "name": "Ada", "bot": "easy", "online": True}


class Told(Client):
    """A client that hears what it is told, and keeps what it sends."""

    online = True

    def __init__(self):
        super().__init__(Link("http://localhost", "table"), None)
        self.coming = asyncio.Queue()
        self.sent = []

    async def heard(self):
        while True:
            message = await self.coming.get()
            await self._note(message)
            yield message

    async def send(self, message):
        self.sent.append(message)
        return True


class Sitting:
    """Ann, the host of a table."""

    def __init__(self, game, language):
        self.client = Told()
        self.game = game
        self.model = Model(self.client, game, language, bot="easy", name="Ann")
        self.words = self.model.words
        self.lines = []
        self._typed = asyncio.Queue()

    next = property(lambda self: self._typed.get)

    async def play(self, *, patient):
        await Plain(self.model, self.lines.append, self, patient=patient).play()

    def type(self, line):
        self._typed.put_nowait(line)

    def tell(self, message):
        self.client.coming.put_nowait(message)

    def welcome(self):
        protocol = wire.PROTOCOL
        self.tell(wire.Welcome(protocol=protocol, table="table", seat=0, host=True, token=None))

    def seats(self, *seats, status="lobby", proposals=()):
        self.tell(
            wire.TableInfo(
                table="table",
                game=self.game,
                options=parlour.table(self.game, seats=2).options.values(),
                seats=[wire.SeatInfo(**seat) for seat in seats],
                status=status,
                games=int(status != "lobby"),
                spectators=0,
                pace=0,
                moment=0,
                hints=True,
                talk="off",
                commitment="",
                proposals=list(proposals),
            )
        )

    def shows(self, table, entry, since=None):
        """How a table stands, and what happened `since` (a size of its journal)."""
        events = [] if since is None else table.events(0, since)
        view, told = map(msgspec.to_builtins, (table.view(0), events))
        self.tell(wire.Update(entry=entry, events=told, view=view, sheet=table.sheet))

    async def settled(self):
        """Everything that was typed or told has been answered; the lines since the last time."""
        for _ in range(50):
            await asyncio.sleep(0)
        lines, self.lines[:] = self.lines[:], []
        return lines

    def sent(self):
        """What was sent since the last time."""
        sent, self.client.sent[:] = self.client.sent[:], []
        return sent


@asynccontextmanager
async def sitting(game="mojo", language="en", *, patient=False):
    """Somebody who plays until the end of the block."""
    me = Sitting(game, language)
    playing = asyncio.ensure_future(me.play(patient=patient))
    try:
        yield me
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
