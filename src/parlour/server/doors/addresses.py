"""Who counts as one client."""

import ipaddress
import secrets
from collections.abc import Collection
from hashlib import blake2b


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
