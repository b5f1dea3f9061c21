"""The bus: workers tell each other which table has reached which entry, or where people came or
went. A notice says no more than that: a worker that missed one, or may have, reads the database.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from parlour.core.errors import needing
from parlour.server.errors import StorageError
from parlour.server.settings.setting import UnusableError
from parlour.server.tasks import end

CHANNEL = "parlour"
"""One channel serves all tables: their ids are unique, and a worker ignores those that it does not
know."""

PULSE = 0.5
"""Seconds between two signs of life that a worker sends itself through the bus."""
SILENCE = 2.0
"""Seconds without a sign of life after which the subscription counts as dead."""
AGAIN = (0.1, 2.0)
"""Seconds until a new attempt to connect: the first, and the longest."""
ROUND_TRIP = 1.0
"""Seconds that `ping` waits for the bus to take its message, and again for the echo."""
SETTLED = SILENCE + 2 * AGAIN[1]
"""Seconds after a failure of the bus within which all workers have subscribed again."""
SOON = 0.05
"""Seconds that a notice may wait for others to share its message, if no other worker is known to
need it at once."""
FRAME = 500
"""The most notices in one message."""
LONGEST = 10
"""Digits of the number of an entry."""

logger = logging.getLogger("parlour.server")

Hear = Callable[[str, int], None]
"""Called with a table and the entry that it has reached; entry 0: somebody came or went, or the
leader changed."""
Missed = Callable[[], None]
"""Called when notices may have been missed."""


class GoneError(StorageError):
    """The bus itself does not answer, or has only just come back."""


class Bus(Protocol):
    """The notices that a worker sends to other workers and receives from them."""

    @property
    def well(self) -> bool:
        """True if notices from other workers arrive at present."""

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen. A bus that cannot be reached yet is no error."""

    def tell(self, table: str, n: int, at_once: bool = True) -> None:
        """Notify the other workers, at once or soon. Never waits, never raises."""

    async def ping(self) -> None:
        """Send a message through the bus and wait for its echo (GoneError: the bus is gone, for
        this worker and perhaps for all; StorageError: the bus is there, but this worker receives
        nothing)."""

    async def close(self) -> None:
        """Listen no more."""


class NoBus:
    """No bus: workers check the database now and then."""

    well = False

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Do nothing."""

    def tell(self, table: str, n: int, at_once: bool = True) -> None:
        """Do nothing: there is nobody to notify."""

    async def ping(self) -> None:
        """Do nothing: there is no bus that could fail."""

    async def close(self) -> None:
        """Do nothing."""


class RedisBus:
    """A bus that uses Redis's publish and subscribe.

    Notices that could not be sent are kept until they can be. A subscription that broke, or through
    which the worker's own signs of life do not arrive, is renewed; then the worker reads the
    entries that it missed.
    """

    def __init__(self, url: str) -> None:
        with needing("redis"):
            from redis.asyncio import Redis
        try:
            self._redis: Any = Redis.from_url(
                url, socket_timeout=SILENCE, socket_connect_timeout=SILENCE, retry=None
            )
            pool: Any = self._redis.connection_pool
            pool.make_connection()  # looks at all parameters, and connects to nothing yet
        except (ValueError, TypeError):
            raise UnusableError(
                "expected the address of a Redis server: redis://host", "bus-address"
            ) from None
        to = pool.connection_kwargs
        self._place = to.get("path") or f"{to.get('host', 'localhost')}:{to.get('port', 6379)}"
        """Redis's address, without user and password."""
        self._me = secrets.token_urlsafe(6)
        self._untold: dict[str, tuple[int, bool]] = {}
        """By table: the highest entry to be told, and whether people came or went."""
        self._wake = asyncio.Event()
        self._waking: asyncio.TimerHandle | None = None
        """Runs out when notices that could wait are sent."""
        self._heard = 0.0
        self._gone = -SETTLED
        """When Redis last failed to take a message (monotonic seconds)."""
        self._pings: dict[str, asyncio.Event] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._complained = False

    @property
    def well(self) -> bool:
        """True if notices from other workers arrive at present."""
        return time.monotonic() < self._heard + SILENCE

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen. A bus that cannot be reached yet is no error."""
        listening = self._for_ever(lambda: self._listen(hear, missed))
        self._tasks = [
            asyncio.create_task(each)
            for each in (listening, self._for_ever(self._speak), self._pulse())
        ]

    def tell(self, table: str, n: int, at_once: bool = True) -> None:
        """Notify the other workers, at once or soon. Never waits, never raises."""
        highest, people = self._untold.get(table, (0, False))
        self._untold[table] = max(highest, n), people or not n
        if at_once:
            self._wake.set()
        elif self._waking is None:
            self._waking = asyncio.get_running_loop().call_later(SOON, self._wake_up)

    def _wake_up(self) -> None:
        self._waking = None
        self._wake.set()

    async def ping(self) -> None:
        """Send a message through the bus and wait for its echo (GoneError: the bus is gone, for
        this worker and perhaps for all; StorageError: the bus is there, but this worker receives
        nothing)."""
        nonce, echo = secrets.token_urlsafe(6), asyncio.Event()
        self._pings[nonce] = echo
        try:
            async with asyncio.timeout(ROUND_TRIP):
                await self._say(nonce)
            async with asyncio.timeout(ROUND_TRIP):
                await echo.wait()
        except (OSError, _errors(), TimeoutError):
            if time.monotonic() < self._gone + SETTLED:
                raise GoneError("the bus is gone") from None
            raise StorageError("the bus says nothing") from None
        finally:
            del self._pings[nonce]

    async def _say(self, words: str) -> None:
        """Publish a message; raise Redis's own error if that fails."""
        try:
            await self._redis.publish(CHANNEL, f"{self._me} {words}")
        except BaseException:
            self._gone = time.monotonic()
            raise

    async def close(self) -> None:
        """Listen no more."""
        await end(self._tasks)
        if self._waking:
            self._waking.cancel()
        with contextlib.suppress(OSError, _errors(), TimeoutError):
            async with asyncio.timeout(ROUND_TRIP):
                await self._tell_all()
        with contextlib.suppress(OSError, _errors()):
            await self._redis.aclose()

    # --- the three that run -----------------------------------------------------------------------

    async def _for_ever(self, work: Callable[[], Awaitable[None]]) -> None:
        pause = AGAIN[0]
        while True:
            began = time.monotonic()
            try:
                await work()
            except Exception as error:  # of Redis, the network, or the driver
                if not self._complained:
                    what = type(error).__name__
                    logger.warning("the bus at %s cannot be reached: %s", self._place, what)
                    self._complained = True
            pause = AGAIN[0] if time.monotonic() > began + SILENCE else min(2 * pause, AGAIN[1])
            await asyncio.sleep(pause)

    async def _listen(self, hear: Hear, missed: Missed) -> None:
        async with self._redis.pubsub() as subscription:
            await subscription.subscribe(CHANNEL)
            self._heard = time.monotonic()  # the benefit of the doubt
            while self.well:
                message = await subscription.get_message(timeout=SILENCE)
                if message is None:
                    continue
                if message["type"] == "message":
                    self._take(message["data"], hear)
                else:  # from now on everything is heard, but nothing before
                    missed()
        raise TimeoutError

    def _take(self, message: bytes, hear: Hear) -> None:
        sender, _, rest = message.decode(errors="replace").partition(" ")
        notices = rest.split()
        if sender == self._me:
            self._heard = time.monotonic()
            if self._complained:
                logger.warning("the bus at %s is back", self._place)
                self._complained = False
            for each in notices:
                if each in self._pings:
                    self._pings[each].set()
            return
        for each in notices:
            table, colon, n = each.partition(":")
            if colon and n.isdecimal() and len(n) <= LONGEST:
                hear(table, int(n))

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            await self._tell_all()

    async def _tell_all(self) -> None:
        while self._untold:
            telling = {table: self._untold.pop(table) for table in list(self._untold)[:FRAME]}
            notices = [
                (table, n)
                for table, (highest, people) in telling.items()
                for n in ([highest] if highest else []) + ([0] if people else [])
            ]
            try:
                await self._say(" ".join(f"{table}:{n}" for table, n in notices))
            except BaseException:
                for table, n in notices:
                    self.tell(table, n)
                raise

    async def _pulse(self) -> None:
        while True:
            with contextlib.suppress(Exception):  # `_listen` misses it
                await self._say("")
            await asyncio.sleep(PULSE)


def _errors() -> Any:
    from redis.exceptions import RedisError

    return RedisError


def make(url: str | None) -> Bus:
    """Return the bus at an address; None: no bus (UnusableError: the address or the driver is no
    good)."""
    return NoBus() if url is None else RedisBus(url)
