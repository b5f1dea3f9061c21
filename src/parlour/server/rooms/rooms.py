"""The rooms of this process: loaded when somebody comes or something is due, dropped when nobody is
left."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from weakref import WeakKeyDictionary

from parlour.server import wire
from parlour.server.errors import UnknownTableError
from parlour.server.operating import logs
from parlour.server.people import personal
from parlour.server.rooms.listings import Listings
from parlour.server.rooms.pace import Pacer
from parlour.server.rooms.room import Listener, Room
from parlour.server.rooms.sharing import Sharing
from parlour.server.rooms.unseen import Unseen
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.thinking.thinkers import Thinkers

AWAKE = 64
"""The most tables that do not rest."""


class Awake(Listener):
    """Lets tables rest, all but those at which something happened last: what is packed between two
    moves takes little memory, but where moves come thick and fast it costs more than they do."""

    def __init__(self) -> None:
        self._rooms: WeakKeyDictionary[Room, None] = WeakKeyDictionary()
        """The longest awake comes first."""

    def note(self, room: Room) -> None:
        """Something happened at this table, so it stays awake."""
        self._rooms.pop(room, None)
        self._rooms[room] = None
        if len(self._rooms) > AWAKE:
            first = next(iter(self._rooms))
            del self._rooms[first]
            if first.state.table:
                first.state.table.rest()


class _Held:
    """A room, the task that runs it, and who holds it."""

    def __init__(self, loading: asyncio.Task[Room]) -> None:
        self.loading = loading
        self.users = 0
        self.pacer: asyncio.Task[None] | None = None
        self.forgetting: asyncio.TimerHandle | None = None


class Rooms:
    """All rooms of this process, by table."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        sharing: Sharing | None = None,
        listings: Listings | None = None,
        unseen: Unseen | None = None,
        others: Sequence[Listener] = (),
    ) -> None:
        self._store = store
        self._thinkers = thinkers
        self._settings = settings
        self._sharing = sharing
        listeners = (sharing, *others, listings, unseen, Awake())
        self._listeners = [each for each in listeners if each]
        self._held: dict[str, _Held] = {}

    @contextlib.asynccontextmanager
    async def hold(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory while held (UnknownTableError, StorageError)."""
        logs.table.set(table)
        held = self._held.get(table)
        if held is None:
            loading = asyncio.create_task(self._load(table))
            held = self._held[table] = _Held(loading)
        held.users += 1
        if held.forgetting:
            held.forgetting.cancel()
        try:
            room = await asyncio.shield(held.loading)
            if held.pacer is None:
                held.pacer = asyncio.create_task(Pacer(room).run())
            yield room
        finally:
            held.users -= 1
            if held.users == 0:
                wait = self._settings.idle if _loaded(held.loading) else 0
                loop = asyncio.get_running_loop()
                held.forgetting = loop.call_later(wait, self._forget, table, held)

    def _forget(self, table: str, held: _Held) -> None:
        held.forgetting = None
        if not held.loading.done():  # its client is gone; another may come meanwhile
            held.loading.add_done_callback(lambda _: self._forget(table, held))
        elif held.users == 0 and self._held.get(table) is held:
            del self._held[table]
            if held.pacer:
                held.pacer.cancel()
            if _loaded(held.loading):
                held.loading.result().leave()

    async def summary(self, table: str, token: str | None) -> wire.Summary:
        """A table from afar, without entering its room (UnknownTableError, StorageError)."""
        logs.table.set(table)
        for room in self.loaded():
            if room.id == table:
                return room.summary(token, await self._since(room))
        room = await Room.load(table, self._store, self._settings, self._thinkers)
        if self._sharing:
            await self._sharing.look(room)
        return room.summary(token, await self._since(room))

    async def _since(self, room: Room) -> int:
        return await self._store.since(room.id, room.state.last_entry or room.state.n)

    async def erase(self, table: str, person: str) -> None:
        """Erase the person with this token hash from a table and its records, as `Room.erase` does
        (UnknownTableError)."""
        try:
            async with self.hold(table) as room:
                await room.erase(person)
        except UnknownTableError:  # its records may be kept longer
            await personal.erase_records(self._store, table, person)

    async def _load(self, table: str) -> Room:
        room = await Room.load(
            table,
            self._store,
            self._settings,
            self._thinkers,
            self._listeners,
            alone=self._sharing is None,
        )
        for listener in self._listeners:
            await listener.enter(room)
        return room

    def loaded(self) -> list[Room]:
        """The rooms in memory, without those still loading; in any thread."""
        holding = list(self._held.values())
        return [held.loading.result() for held in holding if _loaded(held.loading)]

    async def stop(self) -> None:
        """Send all members away; they come back when there is a server again."""
        for room in self.loaded():
            room.close(wire.CLOSE_STOPPING)
        tasks = [held.pacer for held in self._held.values() if held.pacer]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _loaded(loading: "asyncio.Task[Room]") -> bool:
    return loading.done() and not loading.cancelled() and not loading.exception()
