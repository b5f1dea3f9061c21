"""What is counted and timed as it happens; `metrics.py` tells Prometheus."""

from prometheus_client import Counter, Histogram

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: what a person notices is in the middle."""
THOUGHT = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0)

entries = Counter(
    "parlour_entries", "Entries written to the logs of tables.", ["game"], registry=None
)
commit = Histogram(
    "parlour_commit_seconds",
    "From an entry that is ready to be written until it is on the disk.",
    buckets=QUICK,
    registry=None,
)
acknowledge = Histogram(
    "parlour_acknowledge_seconds",
    "From a command that has come in until its answer waits to be sent.",
    buckets=QUICK,
    registry=None,
)
broadcast = Histogram(
    "parlour_broadcast_seconds",
    "From an entry on the disk until what it tells each client waits to be sent.",
    buckets=QUICK,
    registry=None,
)
send = Histogram(
    "parlour_send_seconds",
    "How long a frame waited until it was handed to the network.",
    buckets=QUICK,
    registry=None,
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
