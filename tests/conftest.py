"""In which order several processes take the tests."""

import os
from itertools import islice

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process begins with other games to compile, and later finds all of them in the cache.

    `--dist worksteal` deals the tests out in runs, one to each process: those marked `compiles`
    come first in each run. They are dealt there and back, so that whoever has the first of them,
    the longest, has the fewest.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    runs: list[list[pytest.Item]] = [[] for _ in range(processes)]
    there_and_back = [*runs, *reversed(runs)]
    for number, item in enumerate(one for one in items if one.get_closest_marker("compiles")):
        there_and_back[number % len(there_and_back)].append(item)
    rest = iter([one for one in items if not one.get_closest_marker("compiles")])
    left = len(items)
    for number, run in enumerate(runs):
        size = left // (processes - number)
        run += islice(rest, max(0, size - len(run)))
        left -= len(run)
    items[:] = [*(one for run in runs for one in run), *rest]
