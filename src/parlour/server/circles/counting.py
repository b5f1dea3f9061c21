"""Games at tables of circles are counted when they end."""

import asyncio
import logging
from collections.abc import Collection

from parlour.server.circles.circles import Circles
from parlour.server.circles.games import Body, Result
from parlour.server.errors import StorageError, UnknownCircleError
from parlour.server.rooms.room import Listener, Room
from parlour.server.tables.revealed import past_game
from parlour.server.tables.state import TableState

AGAIN = 5.0
"""Seconds from one attempt to write to the next."""

logger = logging.getLogger(__name__)


class Counting(Listener):
    """Listens to the rooms of this worker."""

    def __init__(self, circles: Circles) -> None:
        self._circles = circles
        self._rooms: dict[Room, str] = {}
        """The circle of each room whose table has one."""
        self._counted: dict[Room, tuple[int, int]] = {}
        """For each room, the last game that was counted, and its last entry."""
        self._due: set[Room] = set()
        """Rooms with games that are over and not counted yet; the next game may have begun."""
        self._wake = asyncio.Event()
        self._ending = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to count."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Count the games that are waiting, then no more."""
        self._ending = True
        self._wake.set()
        if self._task:
            await self._task

    async def enter(self, room: Room) -> None:
        """A room was loaded: it may be a circle's, with games to count (StorageError)."""
        if found := await self._circles.of_table(room.id):
            self._rooms[room], room.circle = found
            if room.state.past or room.state.status == "over":
                self._require(room)

    def note(self, room: Room) -> None:
        """Take note that a game may be over. Costs next to nothing."""
        over = room in self._rooms and room.state.status == "over"
        if over and self._counted.get(room) != _at(room):
            self._require(room)

    def leave(self, room: Room) -> None:
        """Forget a table that is no longer in memory. Games that were not counted are when it is
        loaded again."""
        self._rooms.pop(room, None)
        self._counted.pop(room, None)

    async def count(self, room: Room) -> None:
        """Count the games at a table now (UnknownCircleError, StorageError)."""
        if circle := self._rooms.get(room):
            at = _at(room)
            await self._circles.count(circle, room.id, results(room.state))
            if room in self._rooms:
                self._counted[room] = at

    def _require(self, room: Room) -> None:
        self._due.add(room)
        self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, set()
            for room in due:
                try:
                    await self.count(room)
                except UnknownCircleError:
                    self.leave(room)
                except StorageError as error:
                    logger.warning("%s", error)
                    self._due.add(room)
            if self._ending:
                return
            if self._due:
                asyncio.get_running_loop().call_later(AGAIN, self._wake.set)


def _at(room: Room) -> tuple[int, int]:
    return room.state.games, room.state.last_entry


def results(state: TableState) -> list[Result]:
    """The games at a table that are over and have been won."""
    last = past_game(state)
    persons = [seat.tokens() for seat in state.seats]

    def everything(token: str | None) -> Collection[str]:
        return next((each for each in persons if token in each), {token} if token else ())

    return [
        Result(
            number=past.shown.number,
            game=past.shown.game,
            seats=[everything(token) for token in past.holders],
            body=Body(
                options=past.shown.options,
                bots=[*([None] * (len(past.holders) - len(past.bots))), *past.bots],
                sheet=[] if state.setup.private else past.shown.sheet,
                winners=past.shown.winners,
            ),
        )
        for past in (*state.past, *([last] if last else []))
        if past.shown.winners
    ]
