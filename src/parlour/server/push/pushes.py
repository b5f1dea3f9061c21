"""Pushes tell players of their turns: unseen turns are matched with subscriptions, and sent.

Pushes never hold up a table: turns wait in a queue, and are dropped when it is full.
"""

import asyncio
import logging
import traceback
from collections.abc import Collection, Coroutine, Sequence
from contextlib import suppress

import msgspec

from parlour.server import tasks, wire
from parlour.server.doors.buckets import Buckets
from parlour.server.errors import StorageError, SubscriptionError
from parlour.server.operating import logs, measures
from parlour.server.people.subscriptions import Subscriptions
from parlour.server.push import encryption
from parlour.server.push.endpoints import origin
from parlour.server.push.identity import Identity, to_bytes, to_text
from parlour.server.push.sending import Sender, message
from parlour.server.rooms.unseen import Call, Turn, Unseen
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.text import FALLBACK, locales

AT_ONCE = 4
"""The most pushes that are on their way at once."""
QUEUE = 1000
"""The most turns that may wait."""
RATE, BURST = 1 / 20, 20
"""The number of pushes a second that one seat gets in the long run, and at once."""

CALL_RATE, CALL_BURST = 1 / 600, 3
"""The number of calls to a table a second that one person gets in the long run, and at once."""

logger = logging.getLogger("parlour.server")


class Pushes:
    """The pushes of one worker. `start` before use, `stop` after."""

    def __init__(self, settings: Settings, key: str, contact: str, store: Store) -> None:
        identity = Identity(key, contact)
        self.public = identity.public
        """The public key with which browsers subscribe."""
        self.subscriptions = Subscriptions(store)
        self.unseen = Unseen(self._queue_up, self._forget)
        self._hosts = settings.push_hosts
        self._sender = Sender(identity, settings.push_hosts)
        self._queue: asyncio.Queue[Turn | Call] = asyncio.Queue(QUEUE)
        self._seats = Buckets(RATE, BURST)
        self._calls = Buckets(CALL_RATE, CALL_BURST)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to send."""
        self._sender.open()
        for _ in range(AT_ONCE):
            self._start(self._run())

    async def stop(self) -> None:
        """Stop sending. Turns that still wait are dropped."""
        self.unseen.stop()
        await tasks.end(self._tasks)
        await self._sender.close()

    async def subscribe(self, table: str, token: str, wanted: wire.Subscription) -> None:
        """Keep a subscription, to tell the holder of a token, by its hash, of their turns
        (SubscriptionError, StorageError)."""
        origin(wanted.endpoint, self._hosts)
        try:
            point = to_bytes(wanted.p256dh)
            encryption.receiver(point)
        except ValueError:
            raise SubscriptionError("p256dh: expected a point of P-256 in base64url") from None
        with suppress(ValueError):
            auth = to_bytes(wanted.auth)
            if len(auth) == encryption.AUTH:
                known = msgspec.structs.replace(
                    wanted,
                    p256dh=to_text(point),
                    auth=to_text(auth),
                    language=wanted.language if wanted.language in locales() else FALLBACK,
                )
                await self.subscriptions.keep(table, token, known)
                return
        raise SubscriptionError("auth: expected 16 bytes in base64url")

    def call(self, calls: Sequence[Call]) -> None:
        """Call people to the table at which they play on: those who are told of their turns at this
        one."""
        for call in calls:
            self._queue_up(call)

    def _queue_up(self, turn: Turn | Call) -> None:
        buckets = self._seats if isinstance(turn, Turn) else self._calls
        if not buckets.take(turn.token):
            measures.pushes.labels("too-fast").inc()
            return
        try:
            self._queue.put_nowait(turn)
        except asyncio.QueueFull:
            measures.pushes.labels("dropped").inc()

    def _forget(self, table: str, tokens: Collection[str]) -> None:
        async def forget() -> None:
            # Else they go with the table; nobody is told by such a token anyway.
            with suppress(StorageError):
                await self.subscriptions.drop(table, tokens)

        self._start(forget())

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self) -> None:
        while True:
            turn = await self._queue.get()
            logs.table.set(turn.table)
            try:
                await self._send(turn)
            except StorageError as error:
                measures.pushes.labels("failed").inc()
                logger.warning("nobody is told of a turn: %s", error)
            except Exception as error:
                # Not the error's text, which may name where to.
                where = "".join(traceback.format_tb(error.__traceback__))
                logger.error("nobody is told of a turn: %s\n%s", type(error).__name__, where)
            logs.table.set(None)

    async def _send(self, turn: Turn | Call) -> None:
        if isinstance(turn, Turn):
            found = await self.subscriptions.claim(turn.table, turn.token, turn.n, turn.nudged)
        else:
            found = await self.subscriptions.find(turn.table, turn.token)
        if found is None:
            return
        outcome = await self._sender.send(found, message(turn, found.language), turn)
        measures.pushes.labels(outcome).inc()
        if outcome == "gone":
            await self.subscriptions.drop(turn.table, [turn.token], found.endpoint)
