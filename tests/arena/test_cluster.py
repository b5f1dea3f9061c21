"""The same games on Ray: a cluster of two nodes on this machine, one process each."""

import sys

import pytest

from parlour.arena import run as arena
from parlour.arena.cluster import ClusterError
from parlour.games import registry

MOJO = registry.get("mojo")
SETUP = arena.setup(MOJO, MOJO.options({"points": 10}), 2, ["rule", "random"])


@pytest.fixture(scope="module")
def ray():
    """Ray, connected to a cluster of two nodes with one core each."""
    made = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        nodes = Cluster(
            initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False}
        )
        nodes.add_node(num_cpus=1)
        made.init(address=nodes.address, log_to_driver=False)
        yield made
        made.shutdown()
        nodes.shutdown()


def test_two_nodes_play_the_same_games(ray):
    assert len(ray.nodes()) == ray.cluster_resources()["CPU"] == 2
    there = arena.run(SETUP, games=20, cluster=True)
    assert there.cluster
    assert there.deals == arena.run(SETUP, games=20).deals
    assert ray.is_initialized()  # whose cluster it is closes it


def test_ctrl_c_on_the_cluster(ray):
    heard = []

    def watch(result):
        heard.append(result)
        if len(heard) == 200:  # both processes have begun long before
            raise KeyboardInterrupt

    stopped = arena.run(SETUP, games=1000, cluster=True, watch=watch)
    assert not stopped.complete
    assert stopped.deals == arena.run(SETUP, games=2 * len(stopped.deals)).deals


def test_without_ray_it_says_how_to_get_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ClusterError, match=r"pip install 'parlour\[cluster\]'"):
        arena.run(SETUP, games=2, cluster=True)
