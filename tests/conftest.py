"""How many processes run the tests, in which order, and what they do not inherit."""

import faulthandler
import gc
import os
import signal
from collections.abc import Generator
from itertools import chain, islice

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
    """Never look for garbage among the tests, and what they import; and seldom elsewhere, for what
    compiles rules makes much that stays."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each process begins with other games to compile, and later finds all of them in the cache.
    Then half of them go on with tests in a browser, half with those of the server, which wait more
    than they work, and later the other way round; what only works is left for the end, so that no
    core is idle then.

    `--dist worksteal` deals the tests out in runs, one to each process. Those marked `compiles` are
    dealt there and back, so that the run with the first of them, the longest, has the fewest, and
    so are those marked `lengthy`. Those in a browser stay next to each other, for the process that
    runs them has one browser for all of them.
    """
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    runs: list[list[pytest.Item]] = [[] for _ in range(processes)]
    there_and_back = [*runs, *reversed(runs)]
    kinds: dict[str, list[pytest.Item]] = {kind: [] for kind in (*MARKS, "server", "other")}
    for item in items:
        kinds[kind_of(item)].append(item)
    for number, item in enumerate(kinds["compiles"] + kinds["lengthy"]):
        there_and_back[number % len(there_and_back)].append(item)
    rest = iter(kinds["other"])
    for number, run in enumerate(runs):
        run.sort(key=lambda item: ("compiles" not in item.keywords, "browser" in item.keywords))
        for kind in ("server", "browser") if number % 2 else ("browser", "server"):
            of, first = kinds[kind], len(kinds[kind]) * number // processes
            run += of[first : len(of) * (number + 1) // processes]
        run += islice(rest, max(0, (len(items) + number) // processes - len(run)))
    items[:] = [*chain(*runs), *rest]


MARKS = ("compiles", "lengthy", "browser")


def kind_of(item: pytest.Item) -> str:
    """The first of its marks, or else whether it is one of the server's."""
    for mark in MARKS:
        if item.get_closest_marker(mark):
            return mark
    return "server" if "tests/server" in item.path.as_posix() else "other"
