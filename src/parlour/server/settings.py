"""Everything about a server that its operator can set."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path


def default_data() -> Path:
    """The user's data folder, by the custom of the system; PARLOUR_DATA overrides it."""
    given = os.environ.get("PARLOUR_DATA")
    if given:
        return Path(given)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "parlour"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "parlour"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "parlour"


def _cores() -> int:
    """The cores that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # not on every system
    return len(affinity(0)) if affinity else os.cpu_count() or 1


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs. Times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0: any free one."""
    data: Path | None = None
    """Folder of the SQLite database; None: `default_data()`."""
    database: str | None = None
    """An SQLAlchemy URL (async driver) instead of the SQLite file."""
    static: Path = Path(__file__).parent / "static"
    """The built page."""
    origins: tuple[str, ...] = ()
    """Origins of pages, besides the server's own, that may connect (`https://example.org`)."""
    log_level: str = "warning"

    pace: float = 1.2
    """How long bots think, until the host sets it."""
    moment: float = 2.5
    """How long the next turn waits while somebody can be caught, until the host sets it."""
    grace: float = 60.0
    """How long a dropped player is waited for before a bot stands in, and another one is host."""
    deal_pause: float = 30.0
    """The longest wait for players to read the scores of a round."""
    short_deal_pause: float = 4.0
    """The same where no player is connected, only spectators."""

    bot_workers: int | None = None
    """Processes in which bots search; None: one per core, less one. 0: none, then no bot searches
    and nobody gets a hint."""
    bot_queue: int = 256
    """Thoughts that may wait for one of them."""
    bot_patience: float = 3.0
    """The longest that a bot's move is waited for before a lower level answers."""

    hello_timeout: float = 10.0
    heartbeat: float = 20.0
    """Silence after which a socket is pinged, and again until it counts as dead."""
    rate: float = 20.0
    """Messages per second from one connection, in the long run."""
    burst: int = 40
    new_tables: float = 10.0
    """New tables per second, from everybody together, in the long run."""
    new_tables_burst: int = 1000
    outbox: int = 64
    """Frames that may wait for a slow client before it is cut off."""
    crowd: int = 200
    """Connections to one table."""
    idle: float = 30.0
    """How long a table that nobody looks at stays in memory."""
    stop_timeout: float = 3.0
    """How long open requests may hold up the end of the server."""

    @property
    def bot_processes(self) -> int:
        if self.bot_workers is not None:
            return self.bot_workers
        return max(1, _cores() - 1)

    @property
    def database_url(self) -> str:
        if self.database:
            return self.database
        return f"sqlite+aiosqlite:///{(self.data or default_data()) / 'parlour.db'}"
