"""The built page: files of `static/`, if it has been built."""

import asyncio
import gzip
import os
import stat
from functools import lru_cache
from pathlib import Path
from typing import Protocol

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Match, Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from parlour.server.doors.security import policy_of
from parlour.server.pages.previews import MARK
from parlour.server.settings.setting import UnusableError
from parlour.text import negotiated

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"

LARGE = 1_000_000
"""The size in bytes above which a file is not kept in memory; none of the page's is as large."""
PIECE = 16_384
"""The number of bytes of a file that are sent at once: no more than that waits for a client that
reads slowly."""

NOT_BUILT = (
    "The page of this server has not been built: `make page` builds it.\n"
    "The API works without it: see /api/games.\n"
)


def check(static: Path) -> None:
    """Check that a folder that somebody has named contains the page (UnusableError)."""
    file = static / "index.html"
    try:
        file.open("rb").close()
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"expected the built page, {file}: {reason}"
        raise UnusableError(message, "no-page", file=str(file), reason=reason) from None


class Head(Protocol):
    """Tags for the head of a page."""

    @property
    def language(self) -> str:
        """The language of the page."""

    def html(self, base: str | None) -> str:
        """The tags; `base` is the address of the home page, if that is known."""


def index(
    static: Path,
    request: Request,
    preview: Head,
    status: int = 200,
    folder: str = "",
    framed: bool = False,
) -> Response:
    """The page, which takes its contents from its address, or the page of another folder. `preview`
    is for readers that do not run it; `framed`: pages of others may show it in a frame."""
    try:
        page = (static / folder / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return PlainTextResponse(NOT_BUILT, status_code=503, headers={"Cache-Control": ASK})
    headers = {
        "Cache-Control": ASK,
        "Content-Security-Policy": policy_of(page, framed),
        "Vary": "Accept-Language",
    }
    if framed:
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    page = page.replace('<html lang="en"', f'<html lang="{preview.language}"', 1)
    page = page.replace('="./', f'="{request.base_url.path}')
    page = page.replace(MARK, preview.html(str(request.base_url)))
    return HTMLResponse(page, status, headers=headers)


def language(request: Request) -> str:
    """The language that the person asking reads best, as far as is known."""
    return negotiated(request.headers.get("accept-language", ""))


def asks_for_page(request: Request) -> bool:
    """True if a person will look at the answer: browsers ask for HTML when they go to an
    address."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


def place(scope: Scope) -> str:
    """The path of a request, counted from the server's own."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


class Rest(Mount):
    """All addresses that no other route has. If another route has the address but not the method,
    that route must refuse it, rather than these files say that it is missing."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        """True if a request is for these files."""
        match, found = super().matches(scope)
        reads = scope.get("method", "GET") in ("GET", "HEAD")
        here = reads and not place(scope).startswith("/api/")
        return match if here or match is Match.NONE else Match.PARTIAL, found


class Files(StaticFiles):
    """The files of a folder, and how long browsers may keep them. Those in `assets/` lie in a
    folder of their version, and never change."""

    def __init__(self, folder: Path, keep: str = ASK) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._keep = keep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a file; refuse a WebSocket."""
        if scope["type"] == "websocket":  # there is no socket at this address
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def check_config(self) -> None:
        """Checks nothing: the folder may be missing, or be built later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file. This uses no thread, of which there are few: a client that asks for many
        files would hold others up."""
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        full_path, stat_result = self.lookup_path(path)
        if stat_result is None or not stat.S_ISREG(stat_result.st_mode):
            raise HTTPException(404)
        response = self.file_response(full_path, stat_result, scope)
        response.headers["Cache-Control"] = self._keep
        return response

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, compressed if that is worth it and the client takes it."""
        found = super().file_response(full_path, stat_result, scope, status_code)
        if not isinstance(found, FileResponse) or stat_result.st_size > LARGE:
            return found
        accepted = Headers(scope=scope).get("accept-encoding", "")
        takes = {each.partition(";")[0].strip() for each in accepted.split(",")}
        built = "br" in takes and Path(f"{full_path}.br").is_file()
        coding = "br" if built else "gzip" if "gzip" in takes else ""
        body, packed = _content(str(full_path), stat_result.st_mtime_ns, coding)
        answer = Pieces(body, status_code, media_type=found.media_type)
        for name in ("etag", "last-modified"):
            answer.headers[name] = found.headers[name]
        answer.headers["Vary"] = "Accept-Encoding"
        if packed:
            answer.headers["Content-Encoding"] = packed
        return answer


class Pieces(Response):
    """A body that is sent to many clients at the same time, piece by piece."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it, as quickly as the client reads."""
        start = {"status": self.status_code, "headers": self.raw_headers}
        await send({"type": "http.response.start", **start})
        for at in range(0, len(self.body), PIECE):
            piece = {"body": bytes(self.body[at : at + PIECE]), "more_body": True}
            await send({"type": "http.response.body", **piece})
            await asyncio.sleep(0)  # others come in between
        await send({"type": "http.response.body", "body": b""})


@lru_cache(maxsize=1000)
def _content(file: str, changed: int, coding: str) -> tuple[bytes, str]:
    """The content of a file last `changed` at this time, and how it is compressed, if that is worth
    it: by brotli the page's build has done it (`web/scripts/packed.ts`)."""
    if coding != "gzip":
        return Path(file + (".br" if coding else "")).read_bytes(), coding
    content, _ = _content(file, changed, "")
    packed = gzip.compress(content, mtime=0)
    return (packed, coding) if len(packed) < len(content) * 9 // 10 else (content, "")
