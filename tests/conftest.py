"""How many processes run the tests, in which order, and what they do not inherit."""

import faulthandler
import gc
import os
import signal
from collections.abc import Generator
from itertools import islice

import pytest

import often

for number in (signal.SIGINT, signal.SIGHUP):
    # Run in the background or by `nohup`, what is tested would ignore them, too.
    if signal.getsignal(number) == signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)


def pytest_xdist_auto_num_workers() -> int:
    """More than there are cores: tests in a browser spend half their time waiting."""
    return 2 * (os.cpu_count() or 1)


def pytest_configure(config: pytest.Config) -> None:
    often.know_the_run(config.option.markexpr)
    if not often.long_run():  # quicker to compile than the usual 3, and quick enough to run
        os.environ.setdefault("NUMBA_OPT", "1")
    gc.disable()  # until all tests are there
    config.pluginmanager.register(Watch(config))


class Watch:
    """What fails is named at once, for a run that is cut off has no summary; and what hangs after
    it has failed ends, too: from there on pytest itself watches it no longer."""

    def __init__(self, config: pytest.Config) -> None:
        self._plugins = config.pluginmanager
        self._limit = float(config.getini("faulthandler_timeout"))
        self._errors = os.dup(2)  # what tests write there is caught

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        terminal = self._plugins.get_plugin("terminalreporter")
        if report.failed and terminal:
            terminal.line(f"\n{report.nodeid}, {report.when}: {why(report)}")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_teardown(self) -> None:
        faulthandler.dump_traceback_later(self._limit, exit=True, file=self._errors)


def why(report: pytest.TestReport) -> str:
    """The first line of what went wrong."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return (crash.message if crash else report.longreprtext).strip().partition("\n")[0]


@pytest.hookimpl(wrapper=True)
def pytest_collect_file() -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
    """Tests hold no examples: none are looked for here."""
    return [one for one in (yield) if type(one) is pytest.Module]


def pytest_collection_finish() -> None:
    """Never look for garbage among the tests, and what they import."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process begins with other games to compile, and later finds all of them in the cache.
    Then one of them begins with the tests of the server, which wait more than they work, the others
    with other long tests and those in a browser; what only works is left for the end, so that no
    core is idle then.

    `--dist worksteal` deals the tests out in runs, one to each process. Those marked `compiles` are
    dealt there and back, so that the run with the first of them, the longest, has the fewest, and
    so are those marked `lengthy`. Those in a browser stay next to each other, for the process that
    runs them has one browser for all of them.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    runs: list[list[pytest.Item]] = [[] for _ in range(processes)]
    there_and_back = [*runs, *reversed(runs)]
    browsers = runs[:-1] or runs
    groups: dict[str, list[pytest.Item]] = {"compiles": [], "lengthy": [], "browser": [], "": []}
    for item in items:
        groups[next(mark for mark in groups if not mark or item.get_closest_marker(mark))] += [item]
    *_, browsing, short = groups.values()
    for number, item in enumerate(groups["compiles"] + groups["lengthy"]):
        there_and_back[number % len(there_and_back)].append(item)
    for run in runs:
        run.sort(key=lambda item: ("compiles" not in item.keywords, "browser" in item.keywords))
    for number, run in enumerate(browsers):
        first, last = (len(browsing) * at // len(browsers) for at in (number, number + 1))
        run += browsing[first:last]
    rest = iter(sorted(short, key=lambda item: "tests/server" not in item.path.as_posix()))
    for number, run in reversed(list(enumerate(runs))):
        run += islice(rest, max(0, (len(items) + number) // processes - len(run)))
    items[:] = [*(one for run in runs for one in run), *rest]
