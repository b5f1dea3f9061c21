"""The parts of one server, put together: each is made here, and started and stopped here."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from parlour.server import push
from parlour.server.circles.circles import Circles
from parlour.server.circles.counting import Counting
from parlour.server.cluster import bus as buses
from parlour.server.cluster.peers import Peers
from parlour.server.doors.doors import Doors
from parlour.server.errors import StorageError
from parlour.server.operating.readiness import Readiness
from parlour.server.pads.pads import Pads
from parlour.server.rooms import Listings, Rooms, Sharing, Unattended
from parlour.server.serving.join_codes import JoinCodes
from parlour.server.serving.lifetime import tidy_for_ever
from parlour.server.serving.playing_on import PlayingOn
from parlour.server.serving.transfers import Transfers
from parlour.server.settings.setting import ClashError
from parlour.server.settings.settings import Settings
from parlour.server.storage import uptime
from parlour.server.storage.store import Store
from parlour.server.tasks import end
from parlour.server.thinking.thinkers import Thinkers


class Services:
    """All parts of one server."""

    def __init__(self, settings: Settings, doors: Doors) -> None:
        """Nothing is opened yet (ClashError: settings that do not go together)."""
        if settings.bus and not settings.shared:
            why = "expected PostgreSQL (--database), or --share, with a bus"
            raise ClashError(why, "bus-alone")
        self.settings = settings
        self.doors = doors
        self.store = store = Store(settings.database_url, sole=not settings.share)
        self.thinkers = Thinkers(settings)
        self.bus = buses.make(settings.bus)
        peers = Peers(store, settings.lease)
        self.sharing = Sharing(store, self.bus, peers) if settings.shared else None
        self.listings = Listings(store) if settings.open_tables else None
        self.pushes = push.make(settings, store)
        self.join_codes = JoinCodes(store)
        self.circles = Circles(store)
        self.pads = Pads(store)
        self.counting = Counting(self.circles)
        self.rooms = Rooms(
            store,
            settings,
            self.thinkers,
            self.sharing,
            self.listings,
            self.pushes.unseen if self.pushes else None,
            (self.join_codes, self.counting),
        )
        self.unattended = Unattended(store, self.rooms)
        self.transfers = Transfers(store, self.rooms, self.circles, doors)
        call = self.pushes.call if self.pushes else None
        self.playing_on = PlayingOn(store, self.rooms, self.circles, call)
        self.readiness = Readiness()
        """The checks of all that the server depends on."""
        self.readiness.add("database", store.ping)
        if self.sharing:
            self.readiness.add("bus", self.sharing.well)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Start all parts; stop them at the end, the database last."""
        await self._start()
        forever = [
            asyncio.create_task(tidy_for_ever(self.store, self.rooms, self.settings)),
            asyncio.create_task(uptime.note_for_ever(self.store)),
        ]
        try:
            yield
        finally:
            await end(forever)
            with suppress(StorageError):
                await uptime.note(self.store)
            await self._stop()

    async def _start(self) -> None:
        await self.store.open()
        await uptime.note(self.store)
        if self.sharing:
            await self.sharing.open()
        if self.listings:
            self.listings.start()
        if self.pushes:
            self.pushes.start()
        self.join_codes.start()
        self.counting.start()
        self.unattended.start()

    async def _stop(self) -> None:
        await self.unattended.stop()
        await self.rooms.stop()
        if self.pushes:
            await self.pushes.stop()
        await self.join_codes.stop()
        await self.counting.stop()
        if self.listings:
            await self.listings.stop()
        if self.sharing:
            await self.sharing.close()
        await self.thinkers.stop()
        await self.store.close()
