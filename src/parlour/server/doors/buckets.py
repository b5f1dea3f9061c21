"""How a limit on a rate is kept."""

import time
from collections.abc import Callable

from parlour.core.numbers import Instant, Seconds


class TokenBucket:
    """A rate limit: `rate` units a second in the long run, `burst` at once."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], Instant] = time.monotonic
    ) -> None:
        self._rate, self._burst, self._clock = rate, float(burst), clock
        self._left, self._at = self._burst, clock()

    def _fill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now

    def take(self, amount: float = 1) -> bool:
        """Take that much from the bucket; False if there is less in it."""
        self._fill()
        if self._left < amount:
            return False
        self._left -= amount
        return True

    def give_back(self, amount: float = 1) -> None:
        """Put back an amount that was taken but is not to count."""
        self._left += amount

    def wait(self, amount: float = 1) -> Seconds:
        """In how many seconds there will be that much in the bucket."""
        self._fill()
        return max(0.0, (amount - self._left) / self._rate)

    @property
    def full(self) -> bool:
        """True if the bucket is as good as new."""
        self._fill()
        return self._left >= self._burst


class Buckets:
    """A bucket for each address, or seat. Those of at most `most` are kept: full ones are forgotten
    first, then those not used for longest."""

    def __init__(
        self,
        rate: float,
        burst: float,
        most: int = 10_000,
        clock: Callable[[], Instant] = time.monotonic,
    ) -> None:
        self._rate, self._burst, self._most, self._clock = rate, burst, most, clock
        self._buckets: dict[str, TokenBucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str | None, amount: float = 1) -> bool:
        """Take from the bucket of this key; None is not limited."""
        if key is None:
            return True
        bucket = self._buckets.pop(key, None)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._forget()
            bucket = TokenBucket(self._rate, self._burst, self._clock)
        self._buckets[key] = bucket  # at the end: the last to be forgotten
        return bucket.take(amount)

    def give_back(self, key: str | None, amount: float = 1) -> None:
        """Put back an amount that was taken from the bucket of this key but is not to count."""
        if key is not None and key in self._buckets:
            self._buckets[key].give_back(amount)

    def wait(self, key: str | None, amount: float = 1) -> Seconds:
        """In how many seconds there will be that much in the bucket of this key."""
        return self._buckets[key].wait(amount) if key is not None and key in self._buckets else 0.0

    def _forget(self) -> None:
        """Forget the full buckets; if these are few, a tenth of all, so that this happens
        rarely."""
        self._buckets = {key: each for key, each in self._buckets.items() if not each.full}
        surplus = len(self._buckets) - self._most * 9 // 10
        for key in list(self._buckets)[: max(surplus, 0)]:
            del self._buckets[key]
