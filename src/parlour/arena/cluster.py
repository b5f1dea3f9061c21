"""An arena's games on Ray (the extra `cluster`): its processes run on the machines of a cluster.

Ray's own setting RAY_ADDRESS says which cluster. Without it, the arena uses the cluster running on
this machine or, if there is none, starts one for the run. Every machine needs the same version of
Parlour.
"""

import logging
import os
import socket
from collections.abc import Generator, Sequence
from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from parlour.core.errors import ParlourError, needing

if TYPE_CHECKING:
    from parlour.arena.player import Failed, Played
    from parlour.arena.results import Seating, Setup


class ClusterError(ParlourError):
    """Ray cannot be reached, or gave up."""

    code = "cluster"


def on_cluster(
    setup: "Setup", todo: "Sequence[Seating]", processes: int
) -> "Generator[Played | Failed | None]":
    """Play the games; yield each outcome as its game ends (ClusterError, NotInstalledError). 0
    `processes`: one for each core of the cluster.

    A process that is lost with its machine is started again elsewhere, along with its game.
    """
    ray = _ray()
    own = not ray.is_initialized()
    if own:
        _connect(ray)
    players: list[Any] = []
    try:
        from ray.util import ActorPool

        count = min(processes or int(ray.cluster_resources().get("CPU", 1)), len(todo))
        remote = ray.remote(num_cpus=1, max_restarts=3, max_task_retries=3)(_Player)
        players = [remote.remote(version("parlour"), setup) for _ in range(max(count, 1))]
        pool = ActorPool(players)
        yield from pool.map_unordered(
            lambda player, game: player.play.remote(*game), list(enumerate(todo))
        )
    except ray.exceptions.RayError as error:
        raise ClusterError(f"the cluster failed: {error}") from None
    finally:
        for player in players:
            ray.kill(player)
        if own:
            ray.shutdown()


class _Player:
    """A player in a process of the cluster."""

    def __init__(self, wanted: str, setup: "Setup") -> None:
        from parlour.arena.player import Player

        if wanted != version("parlour"):
            raise RuntimeError(f"expected Parlour {wanted} here, found {version('parlour')}")
        self._player = Player(setup)
        self._player.warm()

    def play(self, number: int, seating: "Seating") -> "Played | Failed | None":
        return self._player.play(number, seating)


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would report to its makers
    with needing("cluster"):
        import ray
    return ray


def _probe(address: str) -> None:
    """Raise ClusterError at once if nothing answers at the address: Ray itself would try for
    minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():  # "auto" and other words
        return
    try:
        socket.create_connection((host, int(port)), timeout=5).close()
    except OSError as error:
        raise ClusterError(f"expected a Ray cluster at RAY_ADDRESS {address}: {error}") from None


def _connect(ray: Any) -> None:
    named = os.environ.get("RAY_ADDRESS", "")
    _probe(named)
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        ray.init(address="auto", **quiet)
    except ConnectionError as error:
        if named:
            raise ClusterError(f"cannot reach the cluster: {error}") from None
        ray.init(include_dashboard=False, **quiet)
