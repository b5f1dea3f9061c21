"""Who may connect: caps on connections and rates, in total, per address and per seat.

A connection is a stranger until it has entered a room, then a spectator or a player. When the
server is full, strangers that keep it waiting give way first; then, to a player, the newest
spectator.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from parlour.server.errors import CrowdError, RateError
from parlour.server.refusals import Refusals
from parlour.server.security import Addresses, Buckets
from parlour.server.settings import Settings

SPARE = 128
"""Open files that are not connections: the database, pipes to bots, files of the page, ..."""
RESERVED = 10
"""One connection in this many is kept for strangers, so that players can get as far as `hello`."""
LINGER = 3.0
"""Seconds that a connection may take to close."""


class Guest(Protocol):
    """A connection that has entered a room."""

    @property
    def plays(self) -> bool:
        """Whether it has a seat."""

    def give_way(self) -> None:
        """Leave, to make room for a player."""


class Line(Protocol):
    """Where frames go out."""

    def tell(self, text: bytes) -> bool:
        """Send a text at once; False if it would have to wait, or cannot be sent."""


class Visitor:
    """One connection, whatever comes over it."""

    def __init__(
        self, transport: asyncio.Transport | None = None, address: str | None = None
    ) -> None:
        self.transport = transport
        self.address = address
        """Whom it counts against; None: nobody, and then no limit per address applies."""
        self.due: float | None = None
        """When it is cut off unless the client does something (monotonic seconds); None: nothing is
        expected of it."""
        self.line: Line | None = None
        """Once it is a socket."""
        self.guest: Guest | None = None
        """Once it has entered a room."""
        self.leaving = False
        """It was told to leave."""
        self._stalled: float | None = None
        self._closing: float | None = None

    def expect(self, seconds: float | None) -> None:
        """Wait for the client, but no longer than this; None: not at all."""
        self.due = None if seconds is None else time.monotonic() + seconds

    def stall(self, seconds: float | None) -> None:
        """The client leaves unread what it is sent; None: no longer."""
        self._stalled = None if seconds is None else time.monotonic() + seconds

    def late(self, now: float) -> str | None:
        """Why it is to be cut off, if it is."""
        if self.transport is not None and self.transport.is_closing():
            self._closing = self._closing or now + LINGER
            return "closing" if now >= self._closing else None
        if self._stalled is not None and now >= self._stalled:
            return "unread"
        return "silent" if self.due is not None and now >= self.due else None

    @property
    def waits(self) -> bool:
        """Whether it is a stranger that the server waits for."""
        return self.guest is None and self.due is not None

    def cut_off(self) -> None:
        """End the connection at once, without a word."""
        self.leaving = True
        if self.transport is not None:
            self.transport.abort()


class Doors:
    """All connections of the server, and what they may do (ValueError: see `Addresses`)."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        self.settings = settings
        self.refusals = Refusals()
        self.addresses = Addresses(settings.proxies)
        self.limit = settings.connections
        """How many connections there may be."""
        if open_files is not None:  # a request may take two: the connection, and a file
            self.limit = max(1, min(self.limit, (open_files - SPARE) * 2 // 3))
        self.arrivals = Buckets(settings.arrivals, settings.arrivals_burst)
        self.requests = Buckets(settings.requests, settings.requests_burst)
        self.reads = Buckets(settings.reads, settings.reads_burst)
        self.bytes = Buckets(settings.bytes, settings.bytes_burst)
        self.tables = Buckets(settings.address_tables, settings.address_tables_burst)
        self.codes = Buckets(settings.codes, settings.codes_burst)
        self.listings = Buckets(settings.listings, settings.listings_burst)
        self.askings = Buckets(settings.askings, settings.askings_burst)
        self.messages = Buckets(settings.address_rate, settings.address_burst)
        self.seat_messages = Buckets(settings.rate, settings.burst)
        self.changes = Buckets(settings.address_changes, settings.address_changes_burst)
        self.seat_changes = Buckets(settings.changes, settings.changes_burst)
        self._visitors: dict[Visitor, None] = {}
        """In order of arrival."""
        self._guests: dict[Visitor, None] = {}
        """Those that have entered a room, in this order."""
        self._here: Counter[str] = Counter()
        """How many there are from each address."""

    @property
    def connections(self) -> int:
        """How many there are."""
        return len(self._visitors)

    def kinds(self) -> dict[str, int]:
        """How many there are of each kind; in any thread."""
        guests = [one.guest for one in list(self._guests) if one.guest]
        players = sum(guest.plays for guest in guests)
        return {
            "player": players,
            "spectator": len(guests) - players,
            "stranger": max(0, len(self._visitors) - len(guests)),
        }

    # --- coming and going -------------------------------------------------------------------------

    def arrive(self, transport: asyncio.Transport) -> Visitor | None:
        """A new connection; None if there is no room for it."""
        address = self._address_of(transport.get_extra_info("peername"))
        if not self.arrivals.take(address):
            self.refusals.note("arrivals")
            return None
        if not self._place_for(address) and not self._clear(
            each for each in self._visitors if each.address == address
        ):
            self.refusals.note("address-full")
            return None
        if len(self._visitors) >= self.limit and not self._clear(self._crowd()):
            self.refusals.note("full")
            return None
        visitor = Visitor(transport, address)
        self._visitors[visitor] = None
        self._count(address, 1)
        return visitor

    def has_room(self, peer: object, coming: int) -> bool:
        """Whether a connection from this end can come, beside some that are about to, without
        another one giving way."""
        room = len(self._visitors) + coming < self.limit
        return room and self._place_for(self._address_of(peer), coming)

    def identify(self, visitor: Visitor, host: str | None) -> None:
        """A proxy has said whom the connection is for (CrowdError if they have enough)."""
        address = self.addresses.group(host)
        if address == visitor.address:
            return
        if not self._place_for(address):
            self.refusals.note("address-full")
            raise CrowdError("expected fewer connections from this address; try again later")
        if visitor in self._visitors:
            self._count(visitor.address, -1)
            self._count(address, 1)
        visitor.address = address

    def enter(self, visitor: Visitor, guest: Guest, *, plays: bool) -> None:
        """A connection that has said who it is enters a room (CrowdError)."""
        here = [each for each in self._guests if not each.leaving]
        if len(here) >= self.limit - max(1, self.limit // RESERVED):
            spectators = [each for each in here if each.guest and not each.guest.plays]
            if not plays:
                self.refusals.note("full")
                raise CrowdError("expected fewer connections to this server; try again later")
            if spectators:  # else there are only players, who all have a place
                self._send_away(spectators[-1])
        visitor.guest = guest
        visitor.expect(None)
        self._guests[visitor] = None

    def _send_away(self, visitor: Visitor) -> None:
        visitor.leaving = True
        if visitor.guest:
            visitor.guest.give_way()

    def part(self, visitor: Visitor) -> None:
        """A connection has left its room, and is about to close."""
        self._guests.pop(visitor, None)

    def leave(self, visitor: Visitor) -> None:
        """A connection is gone."""
        self.part(visitor)
        if visitor in self._visitors:
            del self._visitors[visitor]
            self._count(visitor.address, -1)

    def _address_of(self, peer: object) -> str | None:
        return self.addresses.group(str(peer[0]) if isinstance(peer, tuple) else None)

    def _place_for(self, address: str | None, coming: int = 0) -> bool:
        most = self.settings.connections_per_address
        return address is None or self._here[address] + coming < most

    def _count(self, address: str | None, change: int) -> None:
        if address is not None:
            self._here[address] += change
            if not self._here[address]:
                del self._here[address]

    def _crowd(self) -> Iterable[Visitor]:
        """The visitors from the address with the most strangers that keep the server waiting."""
        waiting = Counter(each.address for each in self._visitors if each.waits)
        most = max(waiting, key=lambda address: waiting[address], default=None)
        return (each for each in self._visitors if each.address == most)

    def _clear(self, visitors: Iterable[Visitor]) -> bool:
        """Cut off the first of these that keeps the server waiting; False: there is none."""
        first = next((each for each in visitors if each.waits), None)
        if first is None:
            return False
        self.refusals.note("gave-way")
        self.leave(first)
        first.cut_off()
        return True

    # --- rates ------------------------------------------------------------------------------------

    def demand(self, granted: bool, reason: str, expected: str) -> None:
        """Count what was not granted (RateError)."""
        if not granted:
            self.refusals.note(reason)
            raise RateError(f"expected {expected}; try again later")

    # --- time -------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Cut off whoever is late, and tell the log what was refused, until cancelled."""
        timeouts = self.settings.request_timeout, self.settings.unread_timeout
        pause = min(1.0, min(timeouts) / 4)
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(pause)
                self.sweep()
                self.refusals.tell()
        self.refusals.tell(last=True)

    def sweep(self) -> None:
        """Cut off whoever is late."""
        now = time.monotonic()
        for visitor in list(self._visitors):
            if reason := visitor.late(now):
                self.refusals.note(reason)
                self.leave(visitor)
                visitor.cut_off()


def open_files(wanted: int) -> int | None:
    """How many files this process may open, raised to what is wanted as far as the system allows.
    None: the system has no such limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return None
    raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if raised > soft:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
    return soft
