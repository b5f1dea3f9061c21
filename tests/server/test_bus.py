"""The bus, over a Redis that does what the test says."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import pytest
from house import PATIENCE

from parlour.server.bus import RedisBus

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

    def pubsub(self, **_: Any) -> Subscription:
        self.subscriptions.append(Subscription())
        return self.subscriptions[-1]

    async def publish(self, channel: str, message: str) -> None:
        self.subscriptions[-1].say(message.encode())

    async def aclose(self) -> None:
        pass


class Heard:
    """What a worker hears."""

    def __init__(self) -> None:
        self.redis = Redis()
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
    found, bus = Heard(), RedisBus("redis://127.0.0.1:1")
    bus._redis = found.redis
    await bus.open(lambda *notice: found.notices.put_nowait(notice), found.missed.set)
    yield found
    await bus.close()


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
