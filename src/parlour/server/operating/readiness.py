"""The checks, by name, that the server can do its work; `/readyz` asks them."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from parlour.core.errors import ParlourError
from parlour.server.errors import UnreadyError

Check = Callable[[], Coroutine[Any, Any, bool | None]]
"""Raises a ParlourError that names the missing thing. Returns False if something is lost, but not
needed for now."""

WAIT = 5.0
"""Seconds that a check may take."""
FRESH = 1.0
"""Seconds for which an answer is used again, so that nobody can keep the disk busy by asking."""


class Readiness:
    """The checks that must pass for the server to be ready."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.stopping = False
        """True if the server is about to stop: newcomers are better off elsewhere."""
        self._checks: dict[str, Check] = {}
        self._asked: dict[str, asyncio.Task[bool | None]] = {}
        """The checks that are running, by name."""
        self._clock = clock
        self._answer: asyncio.Task[tuple[str, list[str]]] | None = None
        self._at = 0.0

    def add(self, name: str, check: Check) -> None:
        """One more thing to check."""
        self._checks[name] = check

    async def ask(self) -> list[str]:
        """The names of checks whose subject is lost but not needed for now (UnreadyError: what is
        missing)."""
        if self.stopping:
            raise UnreadyError("the server is stopping")
        if self._answer is None or (self._answer.done() and self._clock() >= self._at + FRESH):
            self._answer = asyncio.create_task(self._look())
            self._at = self._clock()
        wrong, lost = await asyncio.shield(self._answer)
        if wrong:
            raise UnreadyError(wrong)
        return lost

    async def _look(self) -> tuple[str, list[str]]:
        """The missing things, in words, and the names of things that are lost but not needed for
        now."""
        found = await asyncio.gather(*(self._ask(*each) for each in self._checks.items()))
        lost = [name for name, well in zip(self._checks, found, strict=True) if well is False]
        return "; ".join(one for one in found if isinstance(one, str)), lost

    async def _ask(self, name: str, check: Check) -> bool | str | None:
        """The result of a check, or the missing thing in words. A check that does not answer in
        time is left to run: a driver that waits in a thread cannot be cancelled."""
        asked = self._asked.get(name)
        if asked is None:
            asked = self._asked[name] = asyncio.create_task(check())
            asked.add_done_callback(partial(self._answered, name))
        await asyncio.wait([asked], timeout=WAIT)
        if not asked.done():
            return f"{name}: no answer in {WAIT:g} seconds"
        try:
            return asked.result()
        except ParlourError as error:
            return f"{name}: {error}"
        except Exception as error:
            return f"{name}: {type(error).__name__}"

    def _answered(self, name: str, asked: asyncio.Task[bool | None]) -> None:
        """Forget a check that has ended, and retrieve its error, whether or not anybody still waits
        for it."""
        del self._asked[name]
        if not asked.cancelled():
            asked.exception()
