"""A server for strangers, whose log stays as it is whatever they do."""

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.doors.strangers.strangers import SHORT
from server.house import House, running


@pytest.fixture
async def strict(tmp_path: Path) -> AsyncIterator[House]:
    """A server that does not wait long, and trusts no proxy."""
    async with running(
        tmp_path, request_timeout=SHORT, hello_timeout=SHORT, keep_alive=SHORT, proxies=()
    ) as house:
        yield house


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing here may fill the log: one line counts what was refused, and nothing else is said."""
    written: list[str] = []
    handle = logging.Logger.callHandlers

    def note(logger: logging.Logger, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            written.append(record.getMessage())
        handle(logger, record)

    monkeypatch.setattr(logging.Logger, "callHandlers", note)  # uvicorn does not propagate
    yield
    assert [line for line in written if not line.startswith("refused: ")] == []
    assert len(written) <= 2
