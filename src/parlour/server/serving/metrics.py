"""Metrics for Prometheus: how much goes on, and how long it takes.

Counters and histograms are the process's own; what a server has at the moment (tables, connections,
...) is counted when somebody asks. They are served at a port of their own, never at the page's.
"""

from collections import Counter as Counted
from collections.abc import Iterable
from importlib.metadata import version
from typing import Protocol

from prometheus_client import (
    CollectorRegistry,
    GCCollector,
    Info,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from parlour.server.doors.doors import Doors
from parlour.server.operating.measures import ALL
from parlour.server.rooms import Rooms
from parlour.server.settings.settings import endpoint
from parlour.server.thinking.thinkers import Thinkers


class Server(Protocol):
    """The parts of a server that are counted."""

    rooms: Rooms
    doors: Doors
    thinkers: Thinkers


class Now(Collector):
    """Everything that a server has at the moment that Prometheus asks. This happens in another
    thread, so nothing here iterates over data that the server may be changing without copying it
    first."""

    def __init__(self, server: Server) -> None:
        self._server = server

    def collect(self) -> Iterable[Metric]:
        """All that is counted."""
        rooms, doors, pool = self._server.rooms, self._server.doors, self._server.thinkers.pool
        games = Counted(room.state.game.name for room in rooms.loaded())
        yield _gauge("parlour_tables", "Tables in memory, by game.", "game", games)
        yield _gauge(
            "parlour_connections",
            "Connections: players, spectators, and strangers, who have not said who they are.",
            "kind",
            doors.kinds(),
        )
        yield GaugeMetricFamily(
            "parlour_connections_limit", "How many connections there may be.", doors.limit
        )
        yield GaugeMetricFamily(
            "parlour_bot_questions", "Questions that wait for a process.", pool.waiting
        )
        yield GaugeMetricFamily(
            "parlour_bot_processes", "Processes that think for bots.", pool.processes
        )
        refusals = CounterMetricFamily(
            "parlour_refusals", "What was refused at the doors, by reason.", labels=["reason"]
        )
        for reason, count in sorted(dict(doors.refusals.total).items()):
            refusals.add_metric([reason], count)
        yield refusals


def _gauge(name: str, about: str, label: str, counts: dict[str, int]) -> GaugeMetricFamily:
    found = GaugeMetricFamily(name, about, labels=[label])
    for key, count in sorted(counts.items()):
        found.add_metric([key], count)
    return found


def registry(server: Server) -> CollectorRegistry:
    """All metrics of a server."""
    made = CollectorRegistry()
    for each in ALL:
        made.register(each)
    made.register(Now(server))
    ProcessCollector(registry=made)
    PlatformCollector(registry=made)
    GCCollector(registry=made)
    Info("parlour_build", "The version that runs.", registry=made).info(
        {"version": version("parlour")}
    )
    return made


class Exporter:
    """Serves the metrics at an address and port, from a thread of its own (OSError: it is
    taken)."""

    def __init__(self, server: Server, place: str) -> None:
        address, port = endpoint(place)
        self._http, self._thread = start_http_server(port, address, registry(server))

    @property
    def port(self) -> int:
        """The port where it listens."""
        return int(self._http.server_port)

    def close(self) -> None:
        """Stop serving."""
        self._http.shutdown()
        self._http.server_close()
        self._thread.join()
