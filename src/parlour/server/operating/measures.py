"""Everything that is counted and timed as it happens; `metrics.py` tells Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import Counter, Histogram
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from parlour.core.numbers import Seconds

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: the delays that a person begins to notice are in the middle."""
THOUGHT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)


class Quick(Collector):
    """A histogram for measures that every move takes several times. As only one thread observes, it
    costs a tenth of Prometheus's own."""

    def __init__(self, name: str, what: str) -> None:
        self._name = name
        self._what = what
        self._counts = [0] * (len(QUICK) + 1)
        self._sum = 0.0

    def observe(self, seconds: Seconds) -> None:
        """Add one measured time."""
        self._counts[bisect_left(QUICK, seconds)] += 1
        self._sum += seconds

    def collect(self) -> Iterator[Metric]:
        """The histogram, for Prometheus."""
        bounds = [str(bound) for bound in (*QUICK, "+Inf")]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


entries = Counter(
    "parlour_entries", "Entries written to the logs of tables.", ["game"], registry=None
)
commit = Quick(
    "parlour_commit_seconds",
    "From an entry that is ready to be written until it is on the disk.",
)
acknowledge = Quick(
    "parlour_acknowledge_seconds",
    "From a command that has come in until its answer waits to be sent.",
)
broadcast = Quick(
    "parlour_broadcast_seconds",
    "From an entry on the disk until what it tells each client waits to be sent.",
)
send = Quick(
    "parlour_send_seconds",
    "How long a frame waited until it was handed to the network.",
)
errors = Counter(
    "parlour_errors", "What players and programs were refused, by code.", ["code"], registry=None
)
thinking = Histogram(
    "parlour_bot_seconds",
    "How long a bot took to decide.",
    ["game", "level"],
    buckets=THOUGHT,
    registry=None,
)
fallbacks = Counter(
    "parlour_bot_fallbacks",
    "How often a bot's level gave way to a lower one, by reason.",
    ["game", "level", "reason"],
    registry=None,
)

pushes = Counter(
    "parlour_pushes",
    "Players who were to be told of their turn while the page was closed, by what came of it.",
    ["outcome"],
    registry=None,
)

ALL = (entries, commit, acknowledge, broadcast, send, errors, thinking, fallbacks, pushes)
