"""The bus, over a Redis that does what the test says."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest

from parlour.server.cluster.bus import RedisBus
from server.house import PATIENCE

pytestmark = pytest.mark.anyio


class Subscription:
    """What comes through it; an error is raised instead."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.coming: asyncio.Queue[dict[str, Any] | Exception] = asyncio.Queue()

    async def __aenter__(self) -> "Subscription":
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def subscribe(self, channel: str) -> None:
        """As the driver does: the request is sent, nobody has answered."""
        self.asked.set()

    async def get_message(self, timeout: float) -> dict[str, Any] | None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout):
                found = await self.coming.get()
            if isinstance(found, Exception):
                raise found
            return found
        return None

    def confirm(self) -> None:
        self.coming.put_nowait({"type": "subscribe", "data": 1})

    def say(self, data: bytes) -> None:
        self.coming.put_nowait({"type": "message", "data": data})


class Redis:
    def __init__(self) -> None:
        self.subscriptions: list[Subscription] = []
        self.published: asyncio.Queue[list[str]] = asyncio.Queue()
        """The notices of each message that has some."""

    def pubsub(self, **_: Any) -> Subscription:
        self.subscriptions.append(Subscription())
        return self.subscriptions[-1]

    async def publish(self, channel: str, message: str) -> None:
        self.subscriptions[-1].say(message.encode())
        if notices := message.split()[1:]:
            self.published.put_nowait(notices)

    async def aclose(self) -> None:
        pass


class Heard:
    """What a worker hears."""

    def __init__(self) -> None:
        self.redis = Redis()
        self.bus = RedisBus("redis://127.0.0.1:1")
        self.bus._redis = self.redis
        self.notices: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
        self.missed = asyncio.Event()

    async def subscription(self, number: int) -> Subscription:
        async with asyncio.timeout(PATIENCE):
            while len(self.redis.subscriptions) < number:
                await asyncio.sleep(0.005)
            await self.redis.subscriptions[-1].asked.wait()
        return self.redis.subscriptions[-1]


@pytest.fixture
async def heard() -> AsyncIterator[Heard]:
    found = Heard()
    await found.bus.open(lambda *notice: found.notices.put_nowait(notice), found.missed.set)
    yield found
    await found.bus.close()


async def test_what_was_missed_is_looked_for_once_the_subscription_stands(heard: Heard) -> None:
    """Not when it is asked for: what is told before Redis has granted it comes to nobody."""
    subscription = await heard.subscription(1)
    subscription.say(b"other t:1")
    assert await heard.notices.get() == ("t", 1)
    assert not heard.missed.is_set()
    subscription.confirm()
    async with asyncio.timeout(PATIENCE):
        await heard.missed.wait()


@pytest.mark.parametrize(
    "nonsense", [b"", b"\xff\xfe", b"other", b"other t", b"other t:x", b"other t:" + b"9" * 5000]
)
async def test_what_no_worker_says_is_not_minded(heard: Heard, nonsense: bytes) -> None:
    subscription = await heard.subscription(1)
    subscription.say(nonsense)
    subscription.say(b"other t:7 u:0")
    async with asyncio.timeout(PATIENCE):
        assert [await heard.notices.get() for _ in range(2)] == [("t", 7), ("u", 0)]
    assert len(heard.redis.subscriptions) == 1


async def test_no_error_ends_the_listening(heard: Heard) -> None:
    """Whatever the driver raises: it subscribes again."""
    (await heard.subscription(1)).coming.put_nowait(RuntimeError())
    (await heard.subscription(2)).say(b"other t:2")
    async with asyncio.timeout(PATIENCE):
        assert await heard.notices.get() == ("t", 2)


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("redis://ann:swordfish@127.0.0.1:1/3", "127.0.0.1:1"),
        ("redis://127.0.0.1:1?password=swordfish", "127.0.0.1:1"),
        ("unix://ann:swordfish@/nowhere/redis.sock", "/nowhere/redis.sock"),
    ],
)
async def test_a_bus_that_cannot_be_reached_is_named_without_its_password(
    caplog: pytest.LogCaptureFixture, address: str, place: str
) -> None:
    bus = RedisBus(address)
    await bus.open(lambda *_: None, lambda: None)
    async with asyncio.timeout(PATIENCE):
        while not caplog.messages:
            await asyncio.sleep(0.005)
    await bus.close()
    assert caplog.messages == [f"the bus at {place} cannot be reached: ConnectionError"]


async def test_news_that_nobody_needs_at_once_is_told_with_more(heard: Heard) -> None:
    await heard.subscription(1)
    bus, published = heard.bus, heard.redis.published
    bus.tell("t", 1, at_once=False)
    await asyncio.sleep(0)
    bus.tell("t", 2, at_once=False)
    bus.tell("u", 5, at_once=False)
    async with asyncio.timeout(PATIENCE):
        assert await published.get() == ["t:2", "u:5"]
    bus.tell("t", 3, at_once=False)
    bus.tell("v", 1)
    async with asyncio.timeout(PATIENCE):
        assert await published.get() == ["t:3", "v:1"]
    bus.tell("w", 1, at_once=False)
    await bus.close()
    assert published.get_nowait() == ["w:1"]
