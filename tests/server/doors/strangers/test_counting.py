"""What the doors count by, which names the server answers to, how many files it opens."""

import asyncio
import resource
import socket
from pathlib import Path

import pytest
import websockets

from parlour.server import Settings
from parlour.server.doors.addresses import Addresses
from parlour.server.doors.buckets import Buckets
from parlour.server.doors.doors import Doors, open_files
from parlour.server.doors.refusals import Refusals
from parlour.server.serving.running import Listener
from server.doors.strangers.strangers import plays_on, until
from server.house import running, two_people

pytestmark = pytest.mark.anyio


async def test_the_server_answers_to_its_names_only(tmp_path: Path) -> None:
    async with running(tmp_path, host_names=("parlour.example", "[::1]")) as house:
        for host, status in [
            ("parlour.example", 200),
            ("Parlour.Example:8000", 200),
            ("[::1]:8000", 200),
            ("[::1]", 200),
            ("evil.example", 421),
            ("parlour.example.evil.example", 421),
            ("127.0.0.1", 421),
        ]:
            answer = await house.http.get("/api/games", headers={"Host": host})
            assert (host, answer.status_code) == (host, status)
        assert answer.json()["code"] == "unknown-host"
        assert (await house.http.get("/livez")).status_code == 200
        with pytest.raises(websockets.InvalidStatus) as caught:
            await house.connect("anything")
        assert caught.value.response.status_code == 421


async def test_no_file_left_to_open(tmp_path: Path) -> None:
    """Who comes is sent away, quietly, and once there are files again they get in."""
    async with running(tmp_path) as house:
        _, ann, bo, _, _ = await two_people(house)
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        address = house.http.base_url.host, house.http.base_url.port
        callers = [socket.socket() for _ in range(20)]
        lowest = socket.socket()
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (lowest.fileno() + 1, hard))
            for caller in callers:
                caller.setblocking(False)
                await asyncio.get_running_loop().sock_connect(caller, address)
            await until(lambda: house.server.doors.refusals.total["files"] >= len(callers) - 1)
            await plays_on(ann, bo)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            for each in (*callers, lowest):
                each.close()
        assert (await house.http.get("/livez")).status_code == 200


def test_there_are_no_more_connections_than_files() -> None:
    assert Doors(Settings(), open_files=1024).limit < 700
    assert Doors(Settings(connections=50), open_files=1024).limit == 50
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
        assert open_files(300) == 300
        assert open_files(200) == 300
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_buckets_do_not_grow_without_end() -> None:
    clock = Clock()
    buckets = Buckets(1.0, 2, most=100, clock=clock)
    for n in range(1000):
        buckets.take(f"192.0.2.{n}")
        assert len(buckets) <= 100
    assert all(buckets.take("192.0.2.1000") for _ in range(2))
    assert not buckets.take("192.0.2.1000")
    assert buckets.take("192.0.2.999")  # each has its own
    for n in range(50):  # the busy one is not the one that is forgotten
        buckets.take(f"198.51.100.{n}")
        assert not buckets.take("192.0.2.1000")
    clock.now = 1.0
    assert buckets.take("192.0.2.1000")
    assert buckets.take(None, 1e9)


def test_whom_an_address_counts_for() -> None:
    group = Addresses(("127.0.0.1", "::1", "10.0.0.0/8")).group
    assert group("192.0.2.1") == group("::ffff:192.0.2.1") != group("192.0.2.2")
    assert group("2001:db8::1") == group("2001:db8::ffff:1:2:3") != group("2001:db8:0:1::1")
    assert group("10.1.2.3") is group("::1") is group("::ffff:127.0.0.1") is group(None) is None
    assert group("fe80::1%eth0") == group("fe80::2%eth1")
    assert group("no address") == "no address"


def test_a_line_a_minute_tells_what_was_refused(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    refusals = Refusals(clock)

    def lines() -> list[str]:
        refusals.tell()
        found = [record.getMessage() for record in caplog.records]
        caplog.clear()
        return found

    assert lines() == []
    for _ in range(3):
        refusals.note("full")
    refusals.note("silent")
    assert lines() == ["refused: full 3, silent 1"]
    refusals.note("full")
    clock.now += 59
    assert lines() == []
    clock.now += 1
    assert lines() == ["refused: full 1"]
    clock.now += 60
    assert lines() == []
    assert refusals.total == {"full": 4, "silent": 1}


def test_the_listeners_are_ours(tmp_path: Path) -> None:
    from parlour.server.serving.running import listen

    (listener,) = listen(Settings(data=tmp_path, port=0))
    with listener:
        assert isinstance(listener, Listener)
