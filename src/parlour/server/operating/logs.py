"""The lines that the server logs: for people, or a JSON object each.

None of them holds a card, a token or the whole address of a table, by which anybody could look on:
the texts of errors are left out of what Python says about one, since they may name cards, and of a
table its first letters are told. What repeats itself is told a few times a minute, then counted.
"""

import logging
import re
import sys
import time
import traceback
from collections.abc import Callable
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Literal

import msgspec

EVERY = 60.0
"""Seconds in which one line is told at most `OFTEN` times."""
OFTEN = 10
MOST = 1000
"""Different lines that are counted."""

logger = logging.getLogger("parlour.server")

table: ContextVar[str | None] = ContextVar("table", default=None)
"""The table that a task works for, which its lines name."""


def short(table: str) -> str:
    """The beginning of a table's id: enough to find it in the database, not enough to get there.

    >>> short("fUQtjZ0aG2N3s7dKvJ1x")
    'fUQtjZ'
    """
    return table[:6]


def configure(level: str, form: Literal["text", "json"]) -> None:
    """Write lines of this level and above to standard error; of libraries, warnings alone, since
    they would quote frames and statements."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Objects() if form == "json" else Lines())
    handler.addFilter(note_table)
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("parlour").setLevel(level.upper())


def note_table(record: logging.LogRecord) -> bool:
    """Note on a line which table it is about."""
    found = table.get()
    record.table = short(found) if found else None
    return True


class Repeats(logging.Filter):
    """Lets a line through a few times a minute, and then counts how often it came again."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._seen: dict[tuple[str, str], list[float]] = {}
        """By logger and text, before anything is put into it: since when it is counted, and how
        often it has come."""

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the line is written."""
        now, key = self._clock(), (record.name, str(record.msg))
        since, count = self._seen.pop(key, (now, 0))
        record.more = 0
        if now - since >= EVERY:
            record.more = max(0, int(count) - OFTEN)
            since, count = now, 0
        self._seen[key] = [since, count + 1]
        if len(self._seen) > MOST:
            del self._seen[next(iter(self._seen))]
        return count < OFTEN


class Lines(logging.Formatter):
    """`2026-11-22T17:00:00.123Z WARNING table fUQtjZ: ...`"""

    def format(self, record: logging.LogRecord) -> str:
        """The line, and below it where an error came from."""
        said = [_time(record), record.levelname]
        if found := getattr(record, "table", None):
            said.append(f"table {found}:")
        said.append(_message(record))
        if more := getattr(record, "more", 0):
            said.append(f"(and {more} more like this)")
        lines = [" ".join(said)]
        if record.exc_info and record.exc_info[1]:
            lines.append(_where(record.exc_info[1]))
        return "\n".join(lines)


class Objects(logging.Formatter):
    """`{"time":"...","level":"warning","logger":"parlour.server","message":"..."}`"""

    def format(self, record: logging.LogRecord) -> str:
        """The object."""
        said: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
        }
        if found := getattr(record, "table", None):
            said["table"] = found
        if more := getattr(record, "more", 0):
            said["more"] = more
        if record.exc_info and record.exc_info[1]:
            said["error"] = _where(record.exc_info[1])
        return msgspec.json.encode(said).decode()


def _time(record: logging.LogRecord) -> str:
    at = datetime.fromtimestamp(record.created, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _message(record: logging.LogRecord) -> str:
    """The message of a line. Of asyncio's messages only the beginning: they go on to show a task or
    a callback, with results and errors in it."""
    said = record.getMessage()
    return re.split(r"[\n(]", said)[0] if record.name == "asyncio" else said


def _where(error: BaseException) -> str:
    """The origin and the type of an error, without its message."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{frames}{type(error).__name__}"
