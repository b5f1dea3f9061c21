"""Items that wait at the same time are worked on together: one transaction for many appends."""

import asyncio
import logging
import math
import traceback
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

from parlour.core.numbers import Seconds
from parlour.server.errors import StorageError
from parlour.server.tasks import end

Item = TypeVar("Item", bound=Hashable)
Result = TypeVar("Result")

STOPPING = "the server is stopping"

logger = logging.getLogger("parlour.server")


class Batches(Generic[Item, Result]):
    """Asks for `work` on many items at once. `start` before use, `stop` after.

    `work` gets a batch of at most `most` items, no two of which have the same `key`, and returns
    a result for each, or raises for all.
    """

    def __init__(
        self,
        work: Callable[[list[Item]], Awaitable[list[Result]]],
        key: Callable[[Item], Hashable],
        most: int,
        gather: Seconds = 0.0,
    ) -> None:
        """`gather`: the least seconds from one batch to the next. An item that comes after a pause
        does not wait; of those that come thick and fast, more are worked on together."""
        self._work = work
        self._key = key
        self._most = most
        self._gather = gather
        self._waiting: list[tuple[Item, asyncio.Future[Result]]] = []
        self._undone: set[asyncio.Future[Result]] = set()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._stopped = False

    def start(self) -> None:
        """Begin to work."""
        self._stopped = False
        self._task = asyncio.create_task(self._run())

    async def flush(self) -> None:
        """Wait until all waiting items are done, or have failed."""
        if self._undone:
            await asyncio.wait(self._undone)

    async def stop(self) -> None:
        """Stop working. Anybody who waits for an item, or asks from now on, gets a StorageError."""
        self._stopped = True
        if self._task:
            await end([self._task])
        _fail(self._waiting, StorageError(STOPPING))
        self._waiting = []

    async def ask(self, item: Item) -> Result:
        """The result for one item (raises the errors of `work`; StorageError after `stop`)."""
        if self._stopped:
            raise StorageError(STOPPING)
        done: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._undone.add(done)
        done.add_done_callback(self._undone.discard)
        self._waiting.append((item, done))
        self._wake.set()
        return await done

    async def _run(self) -> None:
        clock = asyncio.get_running_loop().time
        began = -math.inf
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                if (early := began + self._gather - clock()) > 0:
                    await asyncio.sleep(early)
                began = clock()
                batch = self._next()
                try:
                    results = await self._work([item for item, _ in batch])
                except StorageError as error:
                    _fail(batch, error)
                except BaseException as error:
                    _fail(batch, StorageError("the server failed; try again"))
                    if not isinstance(error, Exception):
                        raise
                    # Not the error's text, which may name hidden cards.
                    where = "".join(traceback.format_tb(error.__traceback__))
                    logger.error("the database: %s\n%s", type(error).__name__, where)
                else:
                    for (_, done), result in zip(batch, results, strict=True):
                        if not done.done():
                            done.set_result(result)

    def _next(self) -> list[tuple[Item, asyncio.Future[Result]]]:
        """The next batch of waiting items, each key once: of two writers of a number the second
        must lose."""
        batch: dict[Hashable, tuple[Item, asyncio.Future[Result]]] = {}
        later = []
        for item, done in self._waiting:
            key = self._key(item)
            if key in batch or len(batch) == self._most:
                later.append((item, done))
            else:
                batch[key] = item, done
        self._waiting = later
        return list(batch.values())


def _fail(batch: list[tuple[Item, "asyncio.Future[Result]"]], error: StorageError) -> None:
    for _, done in batch:
        if not done.done():
            done.set_exception(type(error)(str(error)))
