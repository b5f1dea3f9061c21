"""The same games on Ray: a cluster of two nodes on this machine, one process each."""

import socket
import sys

import pytest

from parlour.arena import run as arena
from parlour.arena.cluster import ClusterError
from parlour.core.errors import NotInstalledError
from parlour.games import registry

MOJO = registry.get("mojo")
SETUP = arena.setup(MOJO, MOJO.options({"points": 10}), 2, bots=["policy", "random"])


@pytest.mark.long
@pytest.mark.lengthy
def test_two_nodes_play_the_same_games_until_stopped(monkeypatch):
    """One test, as starting a cluster takes a while."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    heard = []

    def stop(result):
        heard.append(result)
        if len(heard) == 200:  # both processes have begun long before that
            raise KeyboardInterrupt

    nodes = Cluster(
        initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
    )
    try:
        nodes.add_node(num_cpus=1)
        ray.init(address=nodes.address, log_to_driver=False)
        assert len(ray.nodes()) == ray.cluster_resources()["CPU"] == 2
        there = arena.run(SETUP, games=20, cluster=True)
        stopped = arena.run(SETUP, games=1000, cluster=True, watch=stop)
        assert ray.is_initialized()  # whoever started the cluster closes it
    finally:
        ray.shutdown()
        nodes.shutdown()
    assert there.cluster
    assert there.complete
    assert there.deals == arena.run(SETUP, games=20).deals
    assert not stopped.complete
    assert stopped.deals == arena.run(SETUP, games=2 * len(stopped.deals)).deals


def test_a_cluster_that_is_not_there(monkeypatch):
    pytest.importorskip("ray")
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))  # and does not listen
        monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{closed.getsockname()[1]}")
        with pytest.raises(ClusterError, match="expected a Ray cluster at RAY_ADDRESS 127"):
            arena.run(SETUP, games=2, cluster=True)


def test_without_ray_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NotInstalledError, match=r"pip install 'parlour\[cluster\]'"):
        arena.run(SETUP, games=2, cluster=True)
