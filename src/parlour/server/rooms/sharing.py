"""Rooms of the same table on several workers, kept in step.

All changes to a table go through its log. A worker that hears on the bus that a table has reached
an entry reads on, and so does one that may have missed such a notice. The people at a table are
those of all workers together. One worker leads each table: its pacer alone does what the table does
by itself.
"""

import asyncio
import contextlib
import logging
import time
import traceback
from collections.abc import Callable, Coroutine, Iterable

from parlour.core.errors import ParlourError
from parlour.core.numbers import EntryNumber
from parlour.server.cluster.bus import Bus, GoneError
from parlour.server.cluster.peers import Mine, Peers
from parlour.server.errors import StorageError
from parlour.server.operating import logs
from parlour.server.rooms.room import Listener, Room
from parlour.server.storage.store import BATCH, Store
from parlour.server.tasks import end

BEATS = 4
"""The number of times during a lease that a worker says it is alive."""
LOOK = 0.5
"""Seconds between two looks into the database where there is no bus, or it is gone."""

FOLLOWS = 6 * LOOK
"""Seconds after such a look in which a worker counts as being up to date."""

logger = logging.getLogger("parlour.server")


class Sharing(Listener):
    """The rooms of this worker, which share their tables with other workers."""

    def __init__(self, store: Store, bus: Bus, peers: Peers) -> None:
        self._store = store
        self._bus = bus
        self._peers = peers
        self._rooms: dict[str, Room] = {}
        self._said: dict[str, Mine] = {}
        """The report that the other workers were last given, by table."""
        self._due: set[str] = set()
        """Tables whose report must be written, or whose people elsewhere must be read."""
        self._wake = asyncio.Event()
        self._reading: set[str] = set()
        """Tables that are being read on."""
        self._again: dict[str, int] = {}
        """Tables that have reached another entry while they were being read on, and which."""
        self._doubt = asyncio.Event()
        """Set when notices may have been missed."""
        self._looked = 0.0
        """When it was last made sure that none were missed (monotonic seconds)."""
        self._beating = asyncio.Lock()
        self._dying: asyncio.TimerHandle | None = None
        """Runs out if no beat succeeds for the time of a lease."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to share. The database must be open (StorageError)."""
        self._store.written = self._written
        await self._bus.open(self.hear, self._doubt.set)
        for work in (self._live, self._speak, self._look):
            self._start(self._for_ever(work))

    async def close(self) -> None:
        """Leave all tables to the other workers."""
        self._rooms.clear()
        if self._dying:
            self._dying.cancel()
        await end(self._tasks)
        if self._said or self._peers.alive:
            said = list(self._said)
            with contextlib.suppress(StorageError):
                await self._peers.leave()
            for table in said:
                self._bus.tell(table, 0)
        await self._bus.close()

    @property
    def others(self) -> bool:
        """True if there are other workers, as of the last beat."""
        return bool(self._peers.others)

    # --- rooms ------------------------------------------------------------------------------------

    async def enter(self, room: Room) -> None:
        """A room was loaded: from now on it is kept in step (StorageError)."""
        if not self._peers.alive:
            await self._beat()
        await self.look(room)
        self._rooms[room.id] = room
        self.hear(room.id, room.state.n + 1)  # entries written since it was read
        self.note(room)

    async def look(self, room: Room) -> None:
        """Read who is at a table, and for whom bots stand in, at this moment (StorageError)."""
        found = await self._peers.look([room.id])
        room.lead(False)
        room.note_elsewhere(found[room.id])

    def leave(self, room: Room) -> None:
        """A room is not needed any more."""
        if self._rooms.get(room.id) is room:
            del self._rooms[room.id]
            self._due.add(room.id)
            self._wake.set()

    def note(self, room: Room) -> None:
        """Take note that people may have come or gone, or that bots may stand in for other
        people."""
        if self._rooms.get(room.id) is room:
            self._tell_others(room.mine(self.others))

    def _tell_others(self, mine: Mine) -> None:
        if mine != self._said.get(mine.table, Mine(mine.table)):
            self._due.add(mine.table)
            self._wake.set()

    def hear(self, table: str, n: int) -> None:
        """A table has reached an entry; 0: somebody came or went, or who leads it changed."""
        room = self._rooms.get(table)
        if room is None:
            return
        if n == 0:
            self._due.add(table)
            self._wake.set()
        elif n > room.state.n:
            if table in self._reading:
                self._again[table] = max(n, self._again.get(table, 0))
            else:
                self._reading.add(table)
                self._start(self._read_on(room, n))

    async def _read_on(self, room: Room, n: int) -> None:
        logs.table.set(room.id)
        try:
            await room.read_on(EntryNumber(n))
        except StorageError:
            self._doubt.set()
        except ParlourError as error:
            logger.warning("table stalls: %s", error.code)
        except Exception as error:
            _log(error)
        finally:
            self._reading.discard(room.id)
            self.hear(room.id, self._again.pop(room.id, -1))

    def doubt(self, room: Room) -> None:
        """Check on an entry that was refused: it may be in the log all the same, if only the answer
        was lost."""
        self._bus.tell(room.id, room.state.n + 1)
        self._doubt.set()

    def _written(self, written: list[tuple[str, int]]) -> None:
        for table, n in written:
            self._bus.tell(table, n, at_once=self._anybody_elsewhere(table))

    def _anybody_elsewhere(self, table: str) -> bool:
        """True if other workers are known to have a table in memory, or nothing is known."""
        room = self._rooms.get(table)
        if room is None:
            return True
        there = room.presence.elsewhere
        return bool(there.tokens or there.strangers or there.leader not in (None, self._peers.id))

    # --- what runs all the time -------------------------------------------------------------------

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _for_ever(self, work: Callable[[], Coroutine[None, None, None]]) -> None:
        complained = False
        while True:
            try:
                await work()
                if complained:
                    logger.warning("the database is back")
                    complained = False
            except StorageError as error:
                if not complained:
                    logger.warning("%s", error)
                    complained = True
                self._doubt.set()
                await asyncio.sleep(self._peers.lease / BEATS)
            except Exception as error:
                _log(error)
                self._doubt.set()
                await asyncio.sleep(self._peers.lease / BEATS)

    async def _live(self) -> None:
        """Send one beat, if there are tables here."""
        await asyncio.sleep(self._peers.lease / BEATS)
        if self._rooms:
            await self._beat()
        elif self._peers.alive:
            async with self._beating:
                await self._peers.leave()

    async def _beat(self) -> None:
        async with self._beating:
            try:
                if await self._peers.beat():
                    self._doubt.set()
                    self._said = {}
            finally:
                self._lead_while_alive()

    def _lead_while_alive(self) -> None:
        """Lead tables only as long as the other workers take this one to be alive: after that they
        lead them. So this worker stops in time, even if a beat hangs because the database does not
        answer."""
        if self._dying:
            self._dying.cancel()
            self._dying = None
        if self._peers.alive:
            loop = asyncio.get_running_loop()
            self._dying = loop.call_later(self._peers.lives_for, self._lead_while_alive)
            return
        for room in self._rooms.values():
            room.lead(False)

    async def _speak(self) -> None:
        """Wait until there are reports to write, then exchange them with the other workers."""
        await self._wake.wait()
        self._wake.clear()
        while self._due:
            tables = list(self._due)[:BATCH]
            self._due.difference_update(tables)
            try:
                await self._exchange(tables)
            except BaseException:
                self._due.update(tables)
                self._wake.set()
                raise

    async def _exchange(self, tables: Iterable[str]) -> None:
        mine = [self._mine(table) for table in tables]
        heard = await self._peers.exchange(mine)
        for said in mine:
            room, theirs = self._rooms.get(said.table), heard[said.table]
            leads = theirs.leader == self._peers.id and self._peers.alive
            news = said != self._said.get(said.table, Mine(said.table))
            if said.wants_to_lead:
                self._said[said.table] = said
            else:
                self._said.pop(said.table, None)
            if room is not None:
                news |= leads and not room.leads
                room.lead(leads)
                room.note_elsewhere(theirs)
            if news:
                self._bus.tell(said.table, 0)
            self._tell_others(self._mine(said.table))  # changes made while this was said

    def _mine(self, table: str) -> Mine:
        room = self._rooms.get(table)
        return Mine(table) if room is None else room.mine(self.others)

    async def well(self) -> bool:
        """True if this worker hears the others by the bus; False: the bus is gone, but their
        entries are found in the database (StorageError: neither works)."""
        try:
            await self._bus.ping()
        except GoneError:
            if time.monotonic() > self._looked + FOLLOWS:
                raise
            return False
        return True

    async def _look(self) -> None:
        await self._look_once()
        self._looked = time.monotonic()

    async def _look_once(self) -> None:
        """Look once for entries that may have been missed, if there may be any."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOOK):
                await self._doubt.wait()
        if not (self._doubt.is_set() or (self._peers.others and not self._bus.well)):
            return
        doubt = self._doubt.is_set()
        self._doubt.clear()
        rooms = dict(self._rooms)
        for table in await self._store.behind({room.id: room.state.n for room in rooms.values()}):
            self.hear(table, rooms[table].state.n + 1)
        if doubt:
            self._due.update(rooms)
            self._wake.set()
        else:
            await self._look_at_people(list(rooms.values()))

    async def _look_at_people(self, rooms: list[Room]) -> None:
        for at in range(0, len(rooms), BATCH):
            part = rooms[at : at + BATCH]
            heard = await self._peers.look([room.id for room in part])
            for room in part:
                if heard[room.id] != room.presence.elsewhere:
                    self.hear(room.id, 0)


def _log(error: Exception) -> None:
    # Not the error's text, which may name hidden cards.
    where = "".join(traceback.format_tb(error.__traceback__))
    logger.error("tables stall: %s\n%s", type(error).__name__, where)
