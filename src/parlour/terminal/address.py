"""Links to tables, and the answers of a server over HTTP."""

import asyncio
import http.client
import re
from dataclasses import dataclass
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.parse import unquote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from parlour.server.wire import Created, Failure, Found, GameInfo, JoinCode, NewTable, Summary

WAIT = 15
"""Seconds without an answer after which a server counts as gone."""
MOST = 2**20
"""The most bytes of an answer that are read."""
FOLDER = r"(?:/[\w.~-]+)*"
"""The path under which a server may lie."""
HERE = ("127.0.0.1", "::1", "localhost")

T = TypeVar("T")


class ServerError(Exception):
    """A server does not answer, or refuses a request. `code` is one of docs/protocol.md, or one of
    ours: `no-server`, `bad-link`."""

    def __init__(self, code: str, message: str = "") -> None:
        super().__init__(message or code)
        self.code = code


@dataclass(frozen=True)
class Link:
    """The address of a table: `http://host/t/ID`, perhaps under a path of the host; with `?watch`
    at its end, to watch."""

    server: str
    table: str
    watch: bool = False

    @classmethod
    def read(cls, text: str) -> "Link":
        """Read a link as people pass it on (ServerError).

        >>> Link.read("http://localhost:8000/t/fUQt")
        Link(server='http://localhost:8000', table='fUQt', watch=False)
        """
        server, path, query = _split(text)
        found = re.fullmatch(rf"({FOLDER})/t/([\w-]+)/?", path, flags=re.ASCII)
        if not found:
            raise ServerError("bad-link", text)
        return cls(server + found[1], found[2], "watch" in query.split("&"))

    @property
    def socket(self) -> str:
        """The address of the table's WebSocket."""
        return f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    @property
    def here(self) -> bool:
        """True if the server is on this machine, so that no proxy is asked."""
        return urlsplit(self.server).hostname in HERE

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"


def server_of(text: str) -> str:
    """Make a server's address out of text that a person types (ServerError).

    >>> server_of("https://example.org/parlour/")
    'https://example.org/parlour'
    """
    server, path, _ = _split(text)
    folder = path.rstrip("/")
    if not re.fullmatch(FOLDER, folder, flags=re.ASCII) or "/t/" in folder:
        raise ServerError("bad-link", text)
    return server + folder


def _split(text: str) -> tuple[str, str, str]:
    try:
        parts = urlsplit(text.strip())
        host, port = parts.hostname, parts.port
    except ValueError:
        raise ServerError("bad-link", text) from None
    plain = text.isascii() and text.strip().isprintable() and " " not in text.strip()
    if parts.scheme not in ("http", "https") or not host or port == 0 or not plain:
        raise ServerError("bad-link", text)
    return f"{parts.scheme}://{parts.netloc}", parts.path, parts.query


def code_in(text: str, server: str | None) -> tuple[str, str] | None:
    """The server and the join code that somebody gives, as `http://host/j/CODE` or, for this
    `server`, the code alone; None: it is something else (ServerError).

    >>> code_in("http://localhost:8000/j/KLMORS", None)
    ('http://localhost:8000', 'KLMORS')
    """
    if "://" not in text:
        return (server, text) if server else None
    address, path, _ = _split(text)
    found = re.fullmatch(rf"({FOLDER})/j/([^/]+)/?", path)
    return (address + found[1], unquote(found[2])) if found else None


async def find(server: str, code: str) -> Link:
    """Find the table of a join code (ServerError)."""
    body = msgspec.json.encode(JoinCode(code=code))
    return Link(server, (await _ask(server, "/api/find", Found, body=body)).table)


async def games(server: str) -> list[GameInfo]:
    """Ask a server which games it has (ServerError)."""
    return await _ask(server, "/api/games", list[GameInfo])


async def create(server: str, wanted: NewTable) -> Created:
    """Set up a new table (ServerError)."""
    return await _ask(server, "/api/tables", Created, body=msgspec.json.encode(wanted))


async def summary(link: Link, token: str | None = None) -> Summary:
    """Ask for a table's summary, without entering it (ServerError)."""
    return await _ask(link.server, f"/api/tables/{link.table}", Summary, token=token)


async def _ask(
    server: str, path: str, kind: type[T], *, body: bytes | None = None, token: str | None = None
) -> T:
    answer = await asyncio.to_thread(_fetch, server, path, body, token)
    try:
        return msgspec.json.decode(answer, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ServerError("no-parlour", server) from None


def _fetch(server: str, path: str, body: bytes | None, token: str | None) -> bytes:
    headers = {"Content-Type": "application/json"} | (
        {"Authorization": f"Bearer {token}"} if token else {}
    )
    here = urlsplit(server).hostname in HERE
    opener = build_opener(*([ProxyHandler({})] if here else []))
    try:
        with opener.open(Request(server + path, body, headers), timeout=WAIT) as answer:
            found: bytes = answer.read(MOST)
            return found
    except HTTPError as error:
        with error:
            raise _refused(server, error) from None
    except (OSError, http.client.HTTPException, ValueError):
        raise ServerError("no-server", server) from None


def _refused(server: str, error: HTTPError) -> ServerError:
    try:
        failure: Any = msgspec.json.decode(error.read(MOST), type=Failure)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError):
        return ServerError("no-parlour", server)
    return ServerError(failure.code, failure.message)
