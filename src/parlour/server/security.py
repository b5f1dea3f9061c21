"""What protects the server and its pages from others on the network."""

import re
import time
from base64 import b64encode
from hashlib import sha256
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.server.errors import OriginError

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Referrer-Policy": "no-referrer",  # the address of a table is the invitation to it
    "X-Content-Type-Options": "nosniff",
}


# Browsers ignore this one, and warn, on pages that came neither over https nor from loopback.
OPENER = {"Cross-Origin-Opener-Policy": "same-origin"}
LOOPBACK = re.compile(r"(localhost|[^:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?", re.IGNORECASE)


def policy_of(page: str) -> str:
    """POLICY for a page with scripts in its text: those, known by their hashes, may run."""
    hashes = [
        f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"
        for script in re.findall("<script>(.*?)</script>", page, re.DOTALL)
    ]
    return " ".join([POLICY + "; script-src 'self'", *hashes])


def trustworthy(scope: Scope) -> bool:
    """Whether a browser considers the request's origin potentially trustworthy (Secure Contexts,
    3.1): https, or a loopback host."""
    host = Headers(scope=scope).get("host", "")
    return scope["scheme"] == "https" or LOOPBACK.fullmatch(host) is not None


class SecurityHeaders:
    """Adds HEADERS to every response, and OPENER if it has an effect."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to the answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                wanted = HEADERS | OPENER if trustworthy(scope) else HEADERS
                for name, value in wanted.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers if scope["type"] == "http" else send)


def check_origin(headers: Headers | Any, allowed: tuple[str, ...]) -> None:
    """Raises OriginError unless a browser's page is the server's own or from an allowed origin.
    Programs send no origin."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return
    _, _, host = origin.partition("://")
    if not host or host != headers.get("host"):
        raise OriginError("expected a page from this server")


class TokenBucket:
    """A rate limit: `rate` a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = self._burst, time.monotonic()

    def take(self) -> bool:
        """Take one from the bucket; False if it is empty."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
