"""The hosts to which pushes may go. A browser says where its push service listens, and the server
calls there: so it calls known hosts alone, by https, and never follows a redirect."""

import re
from collections.abc import Collection

from parlour.server.errors import SubscriptionError

MOST = 1000
"""The longest endpoint, in characters."""

_LABEL = "[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_ENDPOINT = re.compile(
    rf"https://({_LABEL}(?:\.{_LABEL})*)(?::([1-9]\d{{0,4}}))?/[\x21\x24-\x5b\x5d-\x7e]*"
)
"""No user name, no fragment, nothing that one program might read in another way than the next."""


def origin(endpoint: str, hosts: Collection[str]) -> str:
    """The origin of an endpoint, if it is one of these hosts, or below one (SubscriptionError)."""
    found = _ENDPOINT.fullmatch(endpoint) if len(endpoint) <= MOST else None
    if found is None:
        raise SubscriptionError("endpoint: expected an https address of a push service")
    host, port = found.groups()
    place = host if port in (None, "443") else f"{host}:{port}"
    if not any(place == each or place.endswith(f".{each}") for each in hosts):
        known = ", ".join(hosts)
        raise SubscriptionError(f"endpoint: expected one of the push services {known:.200}")
    return f"https://{place}"
