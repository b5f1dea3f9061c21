"""Requests that the server refused to protect itself: counted by reason, and logged in one line a
minute."""

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

from parlour.core.numbers import Instant

logger = logging.getLogger("parlour.server")

EVERY = 60.0
"""Seconds between two lines in the log, at least."""

# fmt: off
Reason = Literal[
    "silent", "unread", "closing",
    "full", "address-full", "gave-way",
    "arrivals", "requests", "reads", "bytes",
    "messages", "changes", "tables", "listings", "askings", "codes", "join-codes",
    "flood", "frames", "fragments", "bad-http", "bad-text", "host", "files",
]
# fmt: on
"""Why something is refused; `docs/hosting.md` explains each."""


class Refusals:
    """The number of times that each reason to refuse something has come up."""

    def __init__(self, clock: Callable[[], Instant] = time.monotonic) -> None:
        self.total: Counter[Reason] = Counter()
        """Since the server started."""
        self._clock = clock
        self._since: Counter[Reason] = Counter()
        """Since the last line."""
        self._told = clock() - EVERY

    def note(self, reason: Reason) -> None:
        """Count one more refusal. Costs next to nothing."""
        self.total[reason] += 1
        self._since[reason] += 1

    def tell(self, *, last: bool = False) -> None:
        """Write a line, if something was refused and the last line is a minute old; or if this is
        the `last` one."""
        now = self._clock()
        if self._since and (last or now - self._told >= EVERY):
            counts = ", ".join(f"{reason} {n}" for reason, n in self._since.most_common())
            logger.warning("refused: %s", counts)
            self._since.clear()
            self._told = now


class Quiet(logging.Filter):
    """Counts refusals, with which strangers could fill a log, instead of logging each."""

    NOISE: tuple[tuple[str, Reason], ...] = (
        ("Invalid HTTP request received.", "bad-http"),
        ("Unsupported upgrade request.", "bad-http"),
        ("Invalid UTF-8 sequence received from client.", "bad-text"),
    )

    def __init__(self, refusals: Refusals) -> None:
        super().__init__()
        self._refusals = refusals

    def filter(self, record: logging.LogRecord) -> bool:
        """True if the record is written."""
        for noise, reason in self.NOISE:
            if record.msg == noise:
                self._refusals.note(reason)
                return False
        return True
