"""The doors: caps on connections and rates, in total, per address and per seat.

A connection is a stranger until it has entered a room, then a spectator or a player. When the
server is full, strangers give way to newcomers: first those that keep the server waiting or do not
read their answers, and always one from the address that has the most strangers. So anybody with an
address of their own gets a page, its files and a socket, however many others there are. In rooms,
spectators give way to players; if there are only players, one from an address with more than its
share gives way.
"""

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Iterable
from typing import Protocol

from parlour.core.numbers import Instant, Seconds
from parlour.server.doors.addresses import Addresses
from parlour.server.doors.buckets import Buckets
from parlour.server.doors.refusals import Reason, Refusals
from parlour.server.errors import CrowdError, RateError
from parlour.server.settings.settings import Settings

SPARE = 128
"""Open files that are not connections: the database, pipes to bots, files of the page, …"""
RESERVED = 10
"""One connection in this many, of the server's and of each address's, is kept for strangers, so
that players can get as far as `hello`."""
AT_ONCE = 100
"""When the server is full, one connection in this many gives way at once, since finding them takes
a while."""
IN_A_ROW = 6
"""Requests of one address that begin in a row: as many as browsers make at once."""
AT_A_TIME = 8
"""Sockets that are pinged without a pause."""
LINGER = 3.0
"""Seconds that a connection may take to close."""


class Guest(Protocol):
    """A connection that has entered a room."""

    @property
    def plays(self) -> bool:
        """True if it has a seat."""

    def give_way(self) -> None:
        """Leave, to make room for a player."""


class Outlet(Protocol):
    """The way out for frames."""

    def tell(self, text: bytes) -> bool:
        """Send a text at once; False if it would have to wait, or cannot be sent."""

    def ping(self) -> None:
        """Ask the client for a sign of life."""


class Visitor:
    """One connection, by HTTP or by a WebSocket."""

    def __init__(
        self, transport: asyncio.Transport | None = None, address: str | None = None
    ) -> None:
        self.transport = transport
        self.address = address
        """The address whose limits apply; None: none do."""
        self.due: float | None = None
        """When the connection is cut off unless the client does something (monotonic seconds);
        None: the server does not wait for the client."""
        self.outlet: Outlet | None = None
        """The way out for frames, once the connection is a socket."""
        self.guest: Guest | None = None
        """The member of a room, once the connection has entered one."""
        self.leaving = False
        """True if the connection was told to leave."""
        self.gone = False
        self.heard = time.monotonic()
        """When the client last sent anything (monotonic seconds)."""
        self.pinged = False
        """True if it has been pinged since."""
        self._stalled: float | None = None
        self._closing: float | None = None

    def expect(self, seconds: Seconds | None) -> None:
        """Wait this many seconds for the client; None: do not wait for it."""
        self.due = None if seconds is None else time.monotonic() + seconds

    def stall(self, seconds: Seconds | None) -> None:
        """Note that the client does not read its answers, and may go on like that for `seconds`;
        None: it reads again."""
        self._stalled = None if seconds is None else time.monotonic() + seconds

    def overdue(self, now: Instant) -> Reason | None:
        """Why the connection is to be cut off: "closing", "unread" or "silent"; None: it may
        stay."""
        if self.transport is not None and self.transport.is_closing():
            self._closing = self._closing or now + LINGER
            return "closing" if now >= self._closing else None
        if self._stalled is not None and now >= self._stalled:
            return "unread"
        return "silent" if self.due is not None and now >= self.due else None

    def silent(self, now: Instant, seconds: Seconds) -> bool:
        """True if the connection is a socket whose client has sent nothing for this many
        seconds."""
        return self.outlet is not None and now >= self.heard + seconds

    def ping(self) -> None:
        """Ask a silent client for a sign of life, once."""
        if self.outlet is not None and not self.pinged:
            self.pinged = True
            self.outlet.ping()

    @property
    def stranger(self) -> bool:
        """True if the connection is in no room, or is leaving it."""
        return self.guest is None or self.leaving

    @property
    def waits(self) -> bool:
        """True if the connection is in no room and the server waits for its client."""
        return self.guest is None and self.due is not None

    def busy(self) -> bool:
        """True if the client waits for the server: it need not send, read or leave."""
        return self.due is None and self._stalled is None and not self.leaving

    def cut_off(self) -> None:
        """End the connection at once, without a word."""
        self.leaving = True
        if self.transport is not None:
            self.transport.abort()


class Line:
    """The queue of requests: they begin one after the other, `IN_A_ROW` of each address in turn, so
    that the event loop serves people at tables in between."""

    def __init__(self) -> None:
        self._waiting: dict[str | None, deque[asyncio.Future[None]]] = {}
        """The requests that wait, by address; the address whose turn it is comes first."""
        self._row = 0
        """The number of requests of the first address that have begun in its turn."""
        self._begun = False
        """True if a request has begun in this round of the event loop."""

    async def turn(self, address: str | None) -> None:
        """Wait until a request of this address may begin."""
        if self._begun:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(address, deque()).append(waiting)
            await waiting
        else:
            self._begin()

    def _begin(self) -> None:
        self._begun = True
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._begun = False
        while self._waiting and not self._begun:
            address = next(iter(self._waiting))
            queue = self._waiting[address]
            first = queue.popleft()
            self._row += 1
            if self._row == IN_A_ROW or not queue:
                self._row = 0
                del self._waiting[address]
                if queue:
                    self._waiting[address] = queue  # at the end
            if not first.done():  # cancelled
                first.set_result(None)
                self._begin()


class Doors:
    """All connections of the server, and the limits on each (ValueError: a proxy in the settings is
    neither an address nor a network)."""

    def __init__(self, settings: Settings, open_files: int | None = None) -> None:
        self.settings = settings
        self.refusals = Refusals()
        self.line = Line()
        self.addresses = Addresses(settings.proxies)
        self.limit = settings.connections
        """The most connections that there may be."""
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
        """All connections, in order of arrival."""
        self._guests: dict[Visitor, None] = {}
        """The connections that have entered a room, in the order in which they did."""
        self._here: Counter[str] = Counter()
        """The number of connections from each address."""

    @property
    def connections(self) -> int:
        """The number of connections."""
        return len(self._visitors)

    def kinds(self) -> dict[str, int]:
        """The number of connections of each kind. May be called in any thread."""
        guests = [one.guest for one in list(self._guests) if one.guest]
        players = sum(guest.plays for guest in guests)
        return {
            "player": players,
            "spectator": len(guests) - players,
            "stranger": max(0, len(self._visitors) - len(guests)),
        }

    # --- coming and going -------------------------------------------------------------------------

    def arrive(self, transport: asyncio.Transport) -> Visitor | None:
        """Register a new connection; None if there is no room for it."""
        address = self._address_of(transport.get_extra_info("peername"))
        if not self.arrivals.take(address):
            self.refusals.note("arrivals")
            return None
        if not self._has_place(address):
            self.refusals.note("address-full")
            return None
        crowded = len(self._visitors) >= self.limit
        if crowded and not self._clear(self._visitors, max(1, self.limit // AT_ONCE)):
            self.refusals.note("full")
            return None
        visitor = Visitor(transport, address)
        self._visitors[visitor] = None
        self._count(address, 1)
        return visitor

    def has_room(self, peer: object, coming: int) -> bool:
        """True if a new connection from `peer` could come, after `coming` others that are on their
        way, without any connection giving way."""
        room = len(self._visitors) + coming < self.limit
        return room and self._place_for(self._address_of(peer), coming)

    def identify(self, visitor: Visitor, address: str | None) -> None:
        """Count a connection for the address that its proxy names; None: for no address
        (CrowdError: too many connections from that address)."""
        if address == visitor.address:
            return
        if not self._has_place(address):
            self.refusals.note("address-full")
            raise CrowdError("expected fewer connections from this address; try again later")
        if visitor in self._visitors:
            self._count(visitor.address, -1)
            self._count(address, 1)
        visitor.address = address

    def enter(self, visitor: Visitor, guest: Guest, *, plays: bool) -> None:
        """Note that a connection has said who it is and enters a room (CrowdError)."""
        here = [each for each in self._guests if not each.leaving]
        self._admit(here, self.limit, visitor.address, plays)
        if visitor.address is not None:
            here = [each for each in here if each.address == visitor.address]
            most = self.settings.connections_per_address
            self._admit(here, most, visitor.address, plays)
        visitor.guest = guest
        visitor.expect(None)
        self._guests[visitor] = None

    def _admit(self, here: list[Visitor], most: int, address: str | None, plays: bool) -> None:
        """Make room for one more among the connections `here`, of which there may be `most`
        (CrowdError)."""
        if len(here) < most - max(1, most // RESERVED):
            return
        spectators = [each for each in here if each.guest and not each.guest.plays]
        if not plays:
            self.refusals.note("full")
            raise CrowdError("expected fewer connections to this server; try again later")
        shares = Counter(each.address for each in here)
        greediest = max(shares, key=lambda each: shares[each])
        if spectators:
            self._send_away(spectators[-1])
        elif shares[greediest] > shares[address] + 1:
            self._send_away([each for each in here if each.address == greediest][-1])

    def _send_away(self, visitor: Visitor) -> None:
        visitor.leaving = True
        if visitor.guest:
            visitor.guest.give_way()

    def part(self, visitor: Visitor) -> None:
        """A connection has left its room, and is about to close."""
        self._guests.pop(visitor, None)

    def leave(self, visitor: Visitor) -> None:
        """Note that a connection is gone."""
        self.part(visitor)
        if visitor in self._visitors:
            del self._visitors[visitor]
            self._count(visitor.address, -1)

    def clear(self) -> None:
        """Cut off all connections: the server ends, and they have had time to read their
        answers."""
        for visitor in list(self._visitors):
            visitor.cut_off()

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

    def _has_place(self, address: str | None) -> bool:
        """True if an address may have one more connection; a stranger of its own may give way."""
        if self._place_for(address):
            return True
        return self._clear(each for each in self._visitors if each.address == address)

    def _clear(self, visitors: Iterable[Visitor], number: int = 1) -> bool:
        """Make strangers among these visitors give way: one, or up to `number` if these are idle.
        Each time the address with the most strangers gives up its oldest idle one, or else its
        oldest. False: there is no stranger."""
        crowds: dict[str | None, deque[Visitor]] = {}
        for each in sorted((each for each in visitors if each.stranger), key=Visitor.busy):
            crowds.setdefault(each.address, deque()).append(each)
        for done in range(number):
            crowd = max(crowds.values(), key=len, default=None)
            if not crowd or (done and crowd[0].busy()):
                return done > 0
            first = crowd.popleft()
            self.refusals.note("gave-way")
            self.leave(first)
            first.cut_off()
        return True

    # --- rates ------------------------------------------------------------------------------------

    def demand(self, granted: bool, reason: Reason, expected: str) -> None:
        """Raise RateError, and count the refusal, unless the request was `granted`."""
        if not granted:
            self.refusals.note(reason)
            raise RateError(f"expected {expected}; try again later")

    # --- time -------------------------------------------------------------------------------------

    async def watch(self) -> None:
        """Cut off connections whose time is up, ping silent ones and log refusals, until
        cancelled."""
        settings = self.settings
        timeouts = settings.request_timeout, settings.unread_timeout, settings.heartbeat
        pause = min(1.0, min(timeouts) / 4)
        with contextlib.suppress(asyncio.CancelledError):
            while True:
                await asyncio.sleep(pause / 2)
                silent = self.sweep()
                self.refusals.tell()
                # A few at a time: their answers come at once, and moves wait meanwhile.
                for at in range(0, len(silent), AT_A_TIME):
                    for visitor in silent[at : at + AT_A_TIME]:
                        visitor.ping()
                    await asyncio.sleep(pause / 2 * AT_A_TIME / len(silent))
        self.refusals.tell(last=True)

    def sweep(self) -> list[Visitor]:
        """Cut off connections whose time is up, and dead ones. Return those that are to be
        pinged."""
        now, heartbeat = time.monotonic(), self.settings.heartbeat
        silent = []
        for visitor in list(self._visitors):
            reason = visitor.overdue(now)
            if reason:
                self.refusals.note(reason)
            if reason or (visitor.pinged and visitor.silent(now, 2 * heartbeat)):
                self.leave(visitor)
                visitor.cut_off()
            elif not visitor.pinged and visitor.silent(now, heartbeat):
                silent.append(visitor)
        return silent


def open_files(wanted: int) -> int | None:
    """Raise this process's limit on open files to the number wanted, as far as the system allows,
    and return it. None: the system has no such limit."""
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
