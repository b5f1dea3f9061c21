"""Where others find a server that listens at every address of the machine."""

import ipaddress
import socket
from typing import Any

import pytest

from parlour.server.doors import network


class Probe:
    """A datagram socket of a machine with one address."""

    def __init__(self, own: str | None) -> None:
        self._own = own
        self.pointed: list[Any] = []

    def __call__(self, family: int, kind: int) -> "Probe":
        self.family, self.kind = family, kind
        return self

    def __enter__(self) -> "Probe":
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, address: Any) -> None:
        if self._own is None:
            raise OSError("Network is unreachable")
        self.pointed.append(address)

    def getsockname(self) -> tuple[str | None, int]:
        return self._own, 40_000


@pytest.mark.parametrize(
    ("host", "own", "found"),
    [
        ("0.0.0.0", "192.168.1.5", "http://192.168.1.5:8017/cards"),
        ("::", "fd00::5", "http://[fd00::5]:8017/cards"),
        ("0.0.0.0", None, None),
        ("::", None, None),
        ("0.0.0.0", "127.0.0.1", None),
        ("::", "::1", None),
        ("::", "fe80::1", None),
        ("127.0.0.1", "192.168.1.5", None),
        ("192.168.1.5", "192.168.1.5", None),
        ("localhost", "192.168.1.5", None),
    ],
)
def test_others_find_it_at_the_address_of_the_machine_in_its_network(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str | None, found: str | None
) -> None:
    probe = Probe(own)
    monkeypatch.setattr(socket, "socket", probe)
    assert network.for_others(host, "http://127.0.0.1:8017/cards") == found
    for address, _ in probe.pointed:  # datagrams alone are sent nowhere by being connected
        assert probe.kind == socket.SOCK_DGRAM
        kept = ("192.0.2.0/24", "2001:db8::/32")
        assert any(ipaddress.ip_address(address) in ipaddress.ip_network(one) for one in kept)
