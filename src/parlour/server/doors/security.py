"""The protection of the server and its pages against others on the network."""

import ipaddress
import re
import secrets
import time
from base64 import b64encode
from collections.abc import Callable, Collection
from hashlib import blake2b, sha256
from typing import Any

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.numbers import Instant, Seconds
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


class Addresses:
    """The client that an address counts for (ValueError: a proxy that is neither an address nor a
    network)."""

    def __init__(self, proxies: Collection[str]) -> None:
        self._key = secrets.token_bytes(16)
        self._proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]

    def group(self, host: str | None) -> str | None:
        """The group of addresses that counts as one client: an IPv4 address, or the /64 of an IPv6
        one. None for a trusted proxy, which speaks for many clients."""
        if host is None:
            return None
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return host[:64]
        if isinstance(address, ipaddress.IPv6Address):
            address = address.ipv4_mapped or address
        if any(address in network for network in self._proxies):
            return None
        if address.version == 4:
            return str(address)
        return str(ipaddress.ip_network((address, 64), strict=False))

    def network(self, group: str | None) -> str:
        """A name for the wider network of a group, an IPv4 /24 or IPv6 /48: the same until the
        server stops. No address can be read from it."""
        try:
            found = ipaddress.ip_network(group or "")
        except ValueError:
            return ""
        wider = found.supernet(new_prefix=24 if found.version == 4 else 48)
        return blake2b(str(wider).encode(), digest_size=8, key=self._key).hexdigest()


class TokenBucket:
    """A rate limit: `rate` units a second in the long run, `burst` at once."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], Instant] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, float(burst), clock
        self._left, self._at = self._burst, clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self, amount: float = 1) -> bool:
        """Take that much from the bucket; False if there is less in it."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def give_back(self, amount: float = 1) -> None:
        """Put back an amount that was taken but is not to count."""
        self._left += amount

    def wait(self, amount: float = 1) -> Seconds:
        """In how many seconds there will be that much in the bucket."""
        self._fill()
        return max(0.0, (amount - self._left) / self._rate)

    @property
    def full(self) -> bool:
        """True if the bucket is as good as new."""
        self._fill()
        return self._left >= self._burst


class Buckets:
    """A bucket for each address, or seat. Those of at most `most` are kept: full ones are forgotten
    first, then those not used for longest."""

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 10_000,
        clock: Callable[[], Instant] = time.monotonic,
    ) -> None:
        self._rate, self._burst, self._most, self._clock = rate, burst, most, clock
        self._buckets: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str | None, amount: float = 1) -> bool:
        """Take from the bucket of this key; None is not limited."""
        if key is None:
            return True
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget()
            bucket = TokenBucket(self._rate, self._burst, self._clock)
        self._buckets[key] = bucket  # at the end: the last to be forgotten
        return bucket.take(amount)

    def give_back(self, key: str | None, amount: float = 1) -> None:
        """Put back an amount that was taken from the bucket of this key but is not to count."""
        if key is not None and key in self._buckets:
            self._buckets[key].give_back(amount)

    def wait(self, key: str | None, amount: float = 1) -> Seconds:
        """In how many seconds there will be that much in the bucket of this key."""
        return self._buckets[key].wait(amount) if key is not None and key in self._buckets else 0.0

    def _forget(self) -> None:
        """Forget the full buckets; if these are few, a tenth of all, so that this happens
        rarely."""
        self._buckets = {key: each for key, each in self._buckets.items() if not each.full}
        surplus = len(self._buckets) - self._most * 9 // 10
        for key in list(self._buckets)[: max(surplus, 0)]:
            del self._buckets[key]
