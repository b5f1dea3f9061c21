"""The addresses of this machine for others on its network."""

import ipaddress
import socket
from urllib.parse import urlsplit

EVERY = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""For each way to say "every address of this machine", some address elsewhere, of those kept for
documentation (RFC 5737, RFC 3849): nothing is ever sent there."""


def for_others(host: str, address: str) -> str | None:
    """The address at which others find the page that this machine finds at `address`, if the server
    listens at `host`; None: they cannot find it, or that is `address` itself.

    >>> for_others("127.0.0.1", "http://127.0.0.1:8000")
    """
    here = _own_address(host) if host in EVERY else None
    if here is None:
        return None
    found = urlsplit(address)
    name = f"[{here}]" if ":" in here else here
    return found._replace(netloc=f"{name}:{found.port}").geturl()


def _own_address(every: str) -> str | None:
    """The address that this machine has for others; None without a network."""
    family, elsewhere = EVERY[every]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # chooses the way out, and sends nothing
            found = ipaddress.ip_address(probe.getsockname()[0])
    except OSError:
        return None
    usable = not (found.is_loopback or found.is_unspecified)
    # A browser is not told by which of its networks to find a link-local address.
    return str(found) if usable and not (found.version == 6 and found.is_link_local) else None
