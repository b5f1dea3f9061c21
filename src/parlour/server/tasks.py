"""The end of tasks."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.5
"""Seconds."""


async def end(tasks: Iterable["asyncio.Task[Any]"]) -> None:
    """Cancel tasks, and wait until they have ended. Drivers of databases can lose a cancellation
    that comes as they wait for an answer; then it is repeated."""
    pending = {task for task in tasks if not task.done()}
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
