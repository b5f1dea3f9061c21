"""Everything that a server's operator can set."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

from parlour.server.errors import StorageError

DAY = 86_400.0
"""Seconds."""


def default_data() -> Path:
    """The user's data folder, by the system's conventions; PARLOUR_DATA overrides it.

    Raises StorageError for a user without a home.
    """
    given = os.environ.get("PARLOUR_DATA")
    if given:
        return Path(given)
    try:
        home = Path.home()
    except RuntimeError:
        raise StorageError(
            "expected a folder for the tables (--data): this user has no home"
        ) from None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "parlour"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "parlour"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "parlour"


def _cores() -> int:
    """How many cores this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs. Times are in seconds, sizes in bytes."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one."""
    data: Path | None = None
    """Folder of the SQLite database; None: `default_data()`."""
    database: str | None = None
    """The address of a PostgreSQL database (`postgresql://user@host/name`) instead of the SQLite
    file."""
    share: bool = False
    """Whether other servers may use the SQLite file, too. They hear of each other's entries by the
    file alone, within a second. PostgreSQL is always shared."""
    bus: str | None = None
    """The address of the Redis server (`redis://host`) by which the workers of a database tell each
    other at once what is new. None: they look into the database now and then."""
    workers: int = 1
    """How many processes serve; each can serve every table."""
    lease: float = 4.0
    """How long a worker may be silent before others take over what it leads."""
    static: Path = Path(__file__).parent / "static"
    """The built page."""
    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may connect (`https://example.org`)."""
    host_names: tuple[str, ...] = ()
    """The names that the server answers to, as in `Host`; none: to any."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses and networks of proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are
    believed. Limits for an address do not apply to a proxy's own."""
    log_level: str = "warning"

    pace: float = 1.2
    """How long bots take to move, until the host sets it."""
    moment: float = 2.5
    """How long the next turn waits while somebody can be caught, until the host sets it."""
    grace: float = 60.0
    """How long to wait for a lost player before a bot stands in and somebody else becomes host."""
    deal_pause: float = 30.0
    """The longest wait for players to read the scores of a round."""
    short_deal_pause: float = 4.0
    """The same if no player is connected, only spectators."""

    bot_workers: int | None = None
    """Processes in which bots search; None: one per core, less one. 0: none, then no bot searches
    and nobody gets a hint."""
    bot_queue: int = 256
    """How many questions may wait for these processes."""
    bot_patience: float = 3.0
    """How long to wait for a bot's move before a lower level answers."""

    connections: int = 2000
    """How many connections the server has; fewer if the system allows it fewer open files. Players
    come first: spectators and connections that wait for nothing but their client give way."""
    connections_per_address: int = 200
    """The same for one address (of IPv6, one /64)."""
    windows: int = 10
    """How many connections a seat has; after that, the one that was silent for longest gives way to
    a new one."""
    arrivals: float = 20.0
    """New connections per second from one address, in the long run."""
    arrivals_burst: int = 400

    request_timeout: float = 10.0
    """How long a request may take to arrive, from the opening of a connection, or the last
    answer."""
    keep_alive: float = 5.0
    """How long a connection waits for the next request."""
    hello_timeout: float = 10.0
    """How long a socket has for a good `hello`, and for none but that."""
    unread_timeout: float = 30.0
    """How long a client may leave unread what it is sent."""
    heartbeat: float = 20.0
    """Silence after which a socket is pinged, and after as much again counts as dead."""

    rate: float = 20.0
    """Messages per second from one connection, and from all of one seat, in the long run."""
    burst: int = 40
    address_rate: float = 200.0
    """Messages per second from one address, in the long run."""
    address_burst: int = 1000
    changes: float = 1.0
    """Entries per second in the logs that are no moves (names, seats, options, ...), from one seat,
    in the long run."""
    changes_burst: int = 40
    address_changes: float = 5.0
    """The same from one address."""
    address_changes_burst: int = 400
    requests: float = 50.0
    """HTTP requests per second from one address, in the long run."""
    requests_burst: int = 3000
    reads: float = 5.0
    """How many of them may read a table or its record, which takes longer."""
    reads_burst: int = 200
    bytes: float = 200_000.0
    """Bytes per second received from one address, in the long run."""
    bytes_burst: int = 4_000_000
    new_tables: float = 10.0
    """New tables per second, from everybody together, in the long run."""
    new_tables_burst: int = 1000
    address_tables: float = 0.2
    """New tables per second from one address, in the long run."""
    address_tables_burst: int = 60

    outbox: int = 64
    """How many frames may wait for a slow client before it is cut off."""
    crowd: int = 200
    """How many connections a table may have; players come first."""
    beat: float = 0.05
    """Bots move on this beat, counted from the last move: how long one thought does not show. For
    those that search, it is as long as a search may be."""
    idle: float = 30.0
    """How long a table that nobody looks at stays in memory."""
    keep_tables: float | None = 90 * DAY
    """How long a table stays that nobody touches; None: for ever."""
    keep_records: float | None = 365 * DAY
    """How long the record of a finished game stays; None: for ever."""
    stop_timeout: float = 3.0
    """How long open requests may hold up a shutdown."""

    @property
    def bot_processes(self) -> int:
        """How many processes search for bots."""
        if self.bot_workers is not None:
            return self.bot_workers
        return max(1, _cores() - 1)

    @property
    def shared(self) -> bool:
        """Whether there may be other servers with the same database."""
        return self.share or not self.database_url.startswith("sqlite")

    @property
    def database_url(self) -> str:
        """The address of the database."""
        if self.database:
            return self.database
        return f"sqlite:///{self.database_file}"

    @property
    def database_file(self) -> Path:
        """SQLite's file."""
        return (self.data or default_data()) / "parlour.db"
