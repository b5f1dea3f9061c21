"""The clients of `load.py` at a boardgame.io server, which speaks socket.io over WebSockets."""

import asyncio
import json
import time

import httpx

from server.measures.load import AT_ONCE, PATIENCE, Client, Load, Table
from server.measures.load_servers import Server
from server.measures.load_sockets import connect

UPDATE = b'42/uno,["update"'
"""An event (2) in a message (4), for the namespace of the game."""
STATE = b'"_stateID":'
COLOURS = "RYGB"


class Guest(Client):
    """One socket at a match."""

    table: "Match"

    def __init__(self, table: "Match", seat: int, credentials: str) -> None:
        super().__init__(table, plays=True)
        self.seat = str(seat)
        self.credentials = credentials

    async def enter(self, server: Server) -> None:
        path = "/socket.io/?EIO=4&transport=websocket"
        self.socket = await connect(server.host, server.port, path, self.hear)
        await self.heard(b"0{")
        self.socket.send(b"40/uno,")
        await self.heard(b"40/uno,")
        self.emit("sync", self.table.id, self.seat, self.credentials, 4)
        self.update = await self.heard(b'42/uno,["sync"')
        self.told = None

    def emit(self, *arguments: object) -> None:
        self.socket.send(b"42/uno," + json.dumps(arguments).encode())

    def hear(self, frame: bytes) -> None:
        self.received += len(frame)
        if frame.startswith(UPDATE):
            begin = frame.index(STATE) + len(STATE)  # the first is the state's, others the log's
            self.entry, self.update = int(frame[begin : frame.index(b"}", begin)]), frame
            if self.table.mover is self:
                self.table.note_answer()
            self.table.note(self)
        elif frame == b"2":  # a ping
            self.socket.send(b"3")
        if self.told is not None:
            self.told.put_nowait(frame)

    def state(self) -> dict[str, dict[str, object]]:
        told = json.loads(self.update[len(b"42/uno,") :])[2]
        found: dict[str, dict[str, object]] = told.get("state", told)
        return found


def moves(view: dict[str, object]) -> list[tuple[str, list[str]]]:
    """What a seat may do; boardgame.io leaves that to its clients."""
    hand, top, drawn = view["hand"], view["top"], view["drawn"]
    assert isinstance(hand, list)
    assert isinstance(top, str)
    found: list[tuple[str, list[str]]] = [("take", []) if drawn is None else ("pass", [])]
    for card in hand if drawn is None else [drawn]:
        if len(card) == 1:
            found += [("play", [card, colour]) for colour in COLOURS]
        elif card[0] == view["colour"] or card[1:] == top[1:]:
            found.append(("play", [card]))
    return found


class Match(Table):
    """A match of four. It never ends."""

    clients: list[Guest]  # type: ignore[assignment]
    mover: Guest | None = None

    async def sit_down(self, server: Server, http: httpx.AsyncClient) -> None:
        for seat in range(4):
            wanted = {"playerID": str(seat), "playerName": f"Bo {seat}"}
            joined = (await http.post(f"/games/uno/{self.id}/join", json=wanted)).json()
            guest = Guest(self, seat, joined["playerCredentials"])
            await guest.enter(server)
            self.clients.append(guest)

    def due(self) -> None:
        """Somebody moves, if the last move has come through."""
        if self.sent_at is not None:
            if time.perf_counter() > self.sent_at + PATIENCE:
                self.refused(b'"code":"stuck"')
            return
        if any(each.entry != self.clients[0].entry for each in self.clients):
            return
        states = self.clients[0].state()
        self.mover = mover = self.clients[int(str(states["ctx"]["currentPlayer"]))]
        kind, arguments = self.load.random.choice(moves(mover.state()["G"]))
        self.entry, self.waiting = mover.entry, len(self.clients)
        self.sent_at = time.perf_counter()
        move = {
            "type": kind,
            "args": arguments,
            "playerID": mover.seat,
            "credentials": mover.credentials,
        }
        mover.emit(
            "update", {"type": "MAKE_MOVE", "payload": move}, mover.entry, self.id, mover.seat
        )


class Matches(Load):
    """All matches."""

    async def seat(self, tables: int) -> None:
        address = f"http://{self.server.host}:{self.server.port}"
        limit = asyncio.Semaphore(AT_ONCE)
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:

            async def one() -> None:
                async with limit:
                    made = await http.post("/games/uno/create", json={"numPlayers": 4})
                    match = Match(self, made.json()["matchID"], "uno", "")
                    await match.sit_down(self.server, http)
                    self.tables.append(match)

            await asyncio.gather(*(one() for _ in range(tables)))
