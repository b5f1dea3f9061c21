"""Everything that a server's operator can set: the one home of each setting.

Options of the command line, variables, keys in a file and the list in `docs/hosting.md` are made
from these fields, their types and the docstrings below them (`setting.py`, `configuration.py`).
"""

import ast
import base64
import difflib
import inspect
import ipaddress
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, get_type_hints

from parlour.server.errors import StorageError
from parlour.server.settings.setting import (
    Form,
    Named,
    Range,
    Secret,
    SettingError,
    Spec,
    Time,
    Unset,
    spec_of,
)

DAY = 86_400.0
"""Seconds."""
P256 = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The order of the curve P-256."""

Count = Annotated[int, Range(1)]
Seconds = Annotated[float, Range(0), Time()]
Timeout = Annotated[float, Range(0, above=True), Time()]
Rate = Annotated[float, Range(0, above=True)]

SECTIONS = {
    "host": "network",
    "data": "storage",
    "workers": "workers",
    "log_level": "watching",
    "pace": "play",
    "push_key": "push",
    "bot_workers": "bots",
    "connections": "connections",
    "rate": "rates",
    "outbox": "tables",
    "drain": "stopping",
}
"""The settings by their subjects, each of which begins with this one."""


def _origin(text: str) -> object:
    return re.fullmatch(r"https?://([\w.-]+|\[[\da-f:.]+\])(:\d+)?", text, re.ASCII)


def _name(text: str) -> object:
    return re.fullmatch(r"[\w.-]+|\[[\da-fA-F:.]+\]", text)


def _network(text: str) -> object:
    return ipaddress.ip_network(text, strict=False)


def _folder(text: str) -> object:
    return text == "" or re.fullmatch(r"(/[\w.~-]+)+", text, re.ASCII)


def _url(text: str) -> object:
    return re.match(r"[\w+]+://", text)


def _push_key(text: str) -> object:
    """A number from 1 to below the order of P-256, 32 bytes in base64url."""
    if not re.fullmatch(r"[\w-]{43}", text, re.ASCII):
        return False
    return 0 < int.from_bytes(base64.urlsafe_b64decode(text + "="), "big") < P256


def _contact(text: str) -> object:
    return re.fullmatch(r"mailto:[^\s@]+@[^\s@]+|https://\S+", text)


def _push_host(text: str) -> object:
    return re.fullmatch(r"[a-z0-9-]+(\.[a-z0-9-]+)*(:[1-9]\d{0,4})?", text)


def endpoint(text: str) -> tuple[str, int]:
    """The address and the port of a text such as 127.0.0.1:9464 or [::1]:9464 (ValueError)."""
    found = re.fullmatch(r"(?:\[([\da-fA-F:.]+)\]|([\w.-]+)):(\d{1,5})", text, re.ASCII)
    if not found or not 0 <= int(found[3]) <= 65_535:
        raise ValueError(text)
    return found[1] or found[2], int(found[3])


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
            "expected a folder for the tables (--data): this user has no home folder", "no-home"
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


def further(place: str, number: int) -> str:
    """An address whose port is `number` higher: each worker process has metrics of its own.

    >>> further("127.0.0.1:9464", 1)
    '127.0.0.1:9465'
    """
    _, port = endpoint(place)
    return f"{place.rpartition(':')[0]}:{port + number if port else 0}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs. Times are in seconds, sizes in bytes. Raises SettingError for a value out
    of its range."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 means every address of this machine."""
    port: Annotated[int, Range(0, 65_535)] = 8000
    """The port to listen on; 0 is any free one."""
    root_path: Annotated[str, Form(_folder, "/parlour")] = ""
    """The path under which a proxy shows the server, if that is not the root of its host."""
    origins: Annotated[tuple[str, ...], Form(_origin, "https://example.org"), Named("origin")] = ()
    """Origins besides the server's own whose pages may connect."""
    host_names: Annotated[tuple[str, ...], Form(_name, "example.org"), Named("host_name")] = ()
    """The names that the server answers to, as in `Host`. Without any, it answers to all."""
    proxies: Annotated[tuple[str, ...], Form(_network, "10.0.0.0/8"), Named("proxy")] = (
        "127.0.0.1",
        "::1",
    )
    """Addresses and networks of proxies, whose `X-Forwarded-For` and `X-Forwarded-Proto` are
    trusted. A proxy's own address has no limits."""
    static: Path = Path(__file__).parents[1] / "static"
    """The folder of the built page."""

    data: Path | None = None
    """The folder of the SQLite database. By default, the user's data folder."""
    database: Annotated[str | None, Form(_url, "postgresql://user@host/name"), Secret()] = field(
        default=None, repr=False
    )
    """A PostgreSQL database instead of the SQLite file."""
    keep_tables: Annotated[float | None, Range(0), Time(), Unset("forever")] = 90 * DAY
    """How long a table that nobody touches stays."""
    keep_records: Annotated[float | None, Range(0), Time(), Unset("forever")] = 365 * DAY
    """How long the record of a finished game stays."""
    keep_circles: Annotated[float | None, Range(0), Time(), Unset("forever")] = 365 * DAY
    """How long a circle in which nobody plays stays."""
    keep_pads: Annotated[float | None, Range(0), Time(), Unset("forever")] = 30 * DAY
    """How long a shared score pad that nobody touches stays; each device keeps its own."""

    workers: Annotated[int, Range(1, 256)] = 1
    """How many processes serve; more than one need PostgreSQL, or `--share`."""
    share: bool = False
    """Whether other servers on this machine may use the same SQLite file; PostgreSQL is always
    shared."""
    bus: Annotated[str | None, Form(_url, "redis://host"), Secret()] = field(
        default=None, repr=False
    )
    """The Redis server by which workers tell each other at once what is new. Without one, they
    check the database now and then."""
    lease: Timeout = 4.0
    """How long a worker may be silent before others take over what it leads."""

    log_level: Literal["debug", "info", "warning", "error", "critical"] = "warning"
    """How urgent a line must be to be logged."""
    log_format: Literal["text", "json"] = "text"
    """How they are written: as text for people, or as a JSON object each."""
    metrics: Annotated[str | None, Form(endpoint, "127.0.0.1:9464"), Unset("off")] = None
    """The address and port where Prometheus finds metrics, for anybody who can reach it."""

    pace: Annotated[float, Range(0, 10)] = 1.2
    """How many seconds bots take to move, until the host of a table sets it."""
    moment: Annotated[float, Range(0, 10)] = 2.5
    """How many seconds the next turn waits while somebody can be caught, until the host sets it."""
    grace: Seconds = 60.0
    """How long to wait for a lost player before a bot stands in and somebody else becomes host."""
    absence: Seconds = 30.0
    """How long to wait for a lost player before the others are asked whether a bot should play on;
    also the least time that is left of a turn when a table is loaded again."""
    patience: Seconds = 60.0
    """How long the others wait for a player who does not move, at a table without a turn clock,
    before they may let a bot play on or end the game without them."""
    deal_pause: Seconds = 30.0
    """The longest wait for players to read the scores of a round."""
    short_deal_pause: Seconds = 4.0
    """The longest wait for the next round if no player is connected, only spectators."""
    beat: Seconds = 0.05
    """Bots move on this beat, counted from the last move, so that thinking time does not show. For
    those that search, it is as long as a search may be."""

    open_tables: bool = True
    """Whether hosts may put their tables on the list of open tables, which everybody sees."""
    free_text: bool = False
    """Whether hosts may let the players of their tables write to each other; nothing of it is
    kept. Without it there are reactions and ready-made phrases alone."""

    push_key: Annotated[str | None, Form(_push_key, "q1dX...IM94"), Secret()] = field(
        default=None, repr=False
    )
    """The private key by which push services know the server; `parlour push-key` makes one. With
    it, players can be told of their turn while the page is closed."""
    push_contact: Annotated[str | None, Form(_contact, "mailto:host@example.org")] = None
    """Where those who run push services can write to the server's operator."""
    push_hosts: Annotated[
        tuple[str, ...], Form(_push_host, "push.example.org"), Named("push_host")
    ] = (
        "fcm.googleapis.com",
        "push.services.mozilla.com",
        "push.apple.com",
        "notify.windows.com",
    )
    """The push services that the server calls: these hosts, and those below them."""

    bot_workers: Annotated[int | None, Range(0, 1024), Unset("auto")] = None
    """Processes in which bots search; by default one per core, less one. With 0, no bot searches
    and nobody gets a hint."""
    bot_queue: Count = 256
    """How many questions may wait for these processes."""
    bot_patience: Timeout = 3.0
    """How long to wait for a bot's move before a lower level answers."""

    connections: Count = 2000
    """How many connections the server has; fewer if the system allows it fewer open files. Players
    come first: spectators and connections that wait only for their client give way."""
    connections_per_address: Count = 200
    """How many connections one address may have (of IPv6, one /64)."""
    windows: Count = 10
    """How many connections a seat may have; beyond that, the one silent for longest gives way to
    a new one."""
    request_timeout: Timeout = 10.0
    """How long a request may take to arrive, from the opening of a connection, or the last
    answer."""
    keep_alive: Timeout = 5.0
    """How long a connection waits for the next request."""
    hello_timeout: Timeout = 10.0
    """How long a socket has to send a valid `hello`, whatever else it sends."""
    unread_timeout: Timeout = 30.0
    """How long a client may leave unread what it is sent."""
    heartbeat: Timeout = 10.0
    """Silence after which a socket is pinged; after as much again it counts as dead."""

    rate: Rate = 20.0
    """Messages per second from one connection, and from all of one seat, in the long run."""
    burst: Count = 40
    """How many at once."""
    address_rate: Rate = 200.0
    """Messages per second from one address, in the long run."""
    address_burst: Count = 1000
    """How many at once."""
    changes: Rate = 1.0
    """Entries per second in the logs that are not moves (names, seats, options, ...), from one
    seat, in the long run."""
    changes_burst: Count = 40
    """How many at once."""
    address_changes: Rate = 5.0
    """Such entries, and changes to score pads, per second from one address, in the long run."""
    address_changes_burst: Count = 400
    """How many at once."""
    arrivals: Rate = 20.0
    """New connections per second from one address, in the long run."""
    arrivals_burst: Count = 400
    """How many at once."""
    requests: Rate = 50.0
    """HTTP requests per second from one address, in the long run."""
    requests_burst: Count = 3000
    """How many at once."""
    reads: Rate = 5.0
    """How many of them may read a table or its record, which takes longer."""
    reads_burst: Count = 200
    """How many at once."""
    bytes: Rate = 200_000.0
    """Bytes per second received from one address, in the long run."""
    bytes_burst: Count = 4_000_000
    """How many at once."""
    new_tables: Rate = 10.0
    """New tables per second, from everybody together, in the long run."""
    new_tables_burst: Count = 1000
    """How many at once."""
    address_tables: Rate = 0.2
    """New tables, circles, members of circles and score pads per second from one address, in the
    long run."""
    address_tables_burst: Count = 60
    """How many at once."""
    listings: Rate = 0.01
    """How often per second one address may put a table on the list of open tables, in the long
    run."""
    listings_burst: Count = 10
    """How many at once."""
    askings: Rate = 0.02
    """How often per second one address may ask the players of a table for a seat, in the long
    run."""
    askings_burst: Count = 10
    """How many at once."""
    codes: Rate = 0.1
    """Codes per second that one address may make to take seats to another device, or try in vain,
    in the long run."""
    codes_burst: Count = 20
    """How many at once."""

    outbox: Count = 64
    """How many frames may wait for a slow client before it is cut off."""
    crowd: Count = 200
    """How many connections a table may have; players come first."""
    idle: Seconds = 30.0
    """How long a table that nobody looks at stays in memory."""

    drain: Seconds = 0.0
    """How long to go on after the signal to stop, while `/readyz` sends newcomers elsewhere."""
    stop_timeout: Timeout = 3.0
    """How long open requests may hold up a shutdown after that."""

    def __post_init__(self) -> None:
        for spec in specs().values():
            if not spec.fits(getattr(self, spec.name)):
                raise SettingError(spec, getattr(self, spec.name))

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


@cache
def specs() -> Mapping[str, Spec]:
    """All settings by name, in the order of `Settings`."""
    hints = get_type_hints(Settings, include_extras=True)
    found, section = {}, ""
    for each in fields(Settings):
        section = SECTIONS.get(each.name, section)
        assert each.default is not MISSING
        found[each.name] = spec_of(each.name, hints[each.name], each.default, section)
    return found


@cache
def descriptions() -> Mapping[str, str]:
    """What each setting is for: the docstring below its field."""
    (made,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(made, ast.ClassDef)
    found = {}
    for named, text in pairwise(made.body):
        if isinstance(named, ast.AnnAssign) and isinstance(text, ast.Expr):
            found[ast.unparse(named.target)] = " ".join(ast.literal_eval(text.value).split())
    return found


def similar(name: str) -> str | None:
    """The setting that was probably meant."""
    close = difflib.get_close_matches(name.lower().replace("-", "_"), specs(), n=1, cutoff=0.75)
    return close[0] if close else None
