"""The protection of the server and its pages against others on the network."""

import re
from base64 import b64encode
from collections.abc import Collection
from hashlib import sha256
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.errors import HostError, OriginError

NO_FRAMES, ANY_FRAME = "frame-ancestors 'none'", "frame-ancestors *"
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    f"object-src 'none'; base-uri 'none'; form-action 'self'; {NO_FRAMES}"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",  # the address of a table is the invitation to it
    "X-Content-Type-Options": "nosniff",
}
"""The headers of every answer."""
OF_PAGES = {"Permissions-Policy": "camera=(), microphone=(), geolocation=()"}
"""The headers of a page, which no other answer needs."""
# Browsers ignore this one, and warn, on pages that came neither over https nor from loopback.
OPENER = {"Cross-Origin-Opener-Policy": "same-origin"}
LOOPBACK = re.compile(r"(localhost|[^:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?", re.IGNORECASE)


def policy_of(page: str, framed: bool = False) -> str:
    """POLICY for a page with scripts in its text: those, known by their hashes, may run. `framed`:
    pages of others may show it in a frame."""
    hashes = [
        f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
        for script in re.findall("<script>(.*?)</script>", page, re.DOTALL)
    ]
    policy = POLICY.replace(NO_FRAMES, ANY_FRAME) if framed else POLICY
    return " ".join([policy + "; script-src 'self'", *hashes])


def trustworthy(scope: Scope) -> bool:
    """True if a browser considers the request's origin potentially trustworthy (Secure Contexts,
    3.1): https, or a loopback host."""
    host = Headers(scope=scope).get("host", "")
    return scope["scheme"] == "https" or LOOPBACK.fullmatch(host) is not None


class SecurityHeaders:
    """Adds HEADERS to every response, and to pages OF_PAGES, and OPENER if it has an effect."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to the answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted = HEADERS
                if headers.get("content-type", "").startswith("text/html"):
                    wanted = wanted | OF_PAGES | (OPENER if trustworthy(scope) else {})
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def check_origin(request: HTTPConnection, allowed: Collection[str]) -> None:
    """Raises OriginError unless a browser's page is the server's own or from an allowed origin.
    Programs send no origin. A page that came by plain http is not the one that came by https:
    anybody on the way can have written it. (The other way about may be a proxy that does not say
    that it speaks https.)"""
    origin = request.headers.get("origin")
    if origin is None or origin in allowed:
        return
    scheme, _, host = origin.partition("://")
    schemes = ("https",) if request.scope["scheme"] in ("https", "wss") else ("https", "http")
    if not host or host != request.headers.get("host") or scheme not in schemes:
        raise OriginError("expected a page from this server")


def check_host(headers: Headers | Any, names: Collection[str]) -> None:
    """Raises HostError if the server has names and was called by another."""
    if not names:
        return
    host = str(headers.get("host", ""))
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    if name.lower() not in {each.lower() for each in names}:
        raise HostError("expected a name of this server in the Host header")
