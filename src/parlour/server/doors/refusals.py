"""Requests that the server refused to protect itself: counted by reason, and logged in one line a
minute."""

import logging
import time
from collections import Counter
from collections.abc import Callable

from parlour.core.numbers import Instant

logger = logging.getLogger("parlour.server")

EVERY = 60.0
"""Seconds between two lines in the log, at least."""


class Refusals:
    """The number of times that each reason to refuse something has come up."""

    def __init__(self, clock: Callable[[], Instant] = time.monotonic) -> None:
        self.total: Counter[str] = Counter()
        """Since the server started."""
        self._clock = clock
        self._since: Counter[str] = Counter()
        """Since the last line."""
        self._told = clock() - EVERY

    def note(self, reason: str) -> None:
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

    NOISE = (
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
