"""Processor time of tests, with all processes that they start: `pytest -p costs --costs FILE`."""

import ctypes
import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

TICKS = os.sysconf("SC_CLK_TCK")
PR_SET_CHILD_SUBREAPER = 36


def spent() -> float:
    """Seconds of this process and of its descendants, those included that have ended."""
    parents: dict[int, int] = {}
    used: dict[int, int] = {}
    for each in Path("/proc").iterdir():
        if each.name.isdecimal():
            try:
                fields = (each / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue  # ended just now
            parents[int(each.name)] = int(fields[1])
            used[int(each.name)] = sum(map(int, fields[11:15]))
    own = {os.getpid()}
    while more := {pid for pid, parent in parents.items() if parent in own} - own:
        own |= more
    return sum(used[pid] for pid in own) / TICKS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costs", type=Path, help="a file to append each test's seconds to")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("costs"):
        # What a child leaves behind counts, too.
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    to = item.config.getoption("costs")
    before = spent() if to else 0.0
    result = yield
    if to:
        with to.open("a") as file:
            print(json.dumps([item.nodeid, round(spent() - before, 2)]), file=file)
    return result
