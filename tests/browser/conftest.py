from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.houses import Server, house, running
from browser.players import Player, chromium

_shared: list[Browser] = []
_left: dict[str, dict[str, list[Player]]] = {}
"""Browsers of people who have left, by their server's address and their options."""
_running = ExitStack()
COARSE = {"device_scale_factor": 0.5}
"""A quarter of the pixels to paint; what they look like is for the tests in `sizes/`."""
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("body { opacity: 0 !important }");
  document.adoptedStyleSheets = [sheet];
}"""
"""All is where it would be and can be pressed, and nothing is painted: half of the work."""


@pytest.fixture
def browser() -> Browser:
    """One for all tests that follow each other and want it."""
    if not _shared:
        _shared.append(_running.enter_context(chromium()))
    return _shared[0]


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """While Playwright runs, no other test in the process can run an event loop, or start a browser
    of its own."""
    fixtures = getattr(nextitem, "fixturenames", ())
    if "browser" not in fixtures or hasattr(getattr(nextitem, "module", None), "browser"):
        _shared.clear()
        _left.clear()
        _running.close()
    for address in _left.keys() - running:
        for people in _left.pop(address).values():
            for one in people:
                one.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests in this folder: tables know nothing of each other. Hosts may let people
    write."""
    with house(tmp_path_factory.mktemp("data"), "--free-text") as server:
        yield server


@pytest.fixture(scope="session")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another for all, where whoever is lost is missed after a second."""
    with house(tmp_path_factory.mktemp("data"), "--absence", "1") as server:
        yield server


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Makes people with browsers of their own, or of people who have left: `fresh` is for tests of
    what a first visit fetches. At the end of the test none of their pages may have complained; a
    test that provokes complaints clears `trouble` itself."""
    people: list[tuple[Player, list[Player] | None]] = []

    def make(address: str | None = None, *, fresh: bool = False, **context: Any) -> Player:
        address = address or server.address
        left = None
        if address in running and not fresh:
            there = _left.setdefault(address, {})
            left = there.setdefault(repr(sorted(context.items())), [])
        if left:
            one = left.pop()
        else:
            one = Player(browser, address, script=UNPAINTED, **COARSE | context)
        people.append((one, left))
        return one

    yield make
    trouble = [f"{n}: {what}" for n, (one, _) in enumerate(people) for what in one.trouble]
    for one, left in people:
        if left is None or trouble or one.address not in running or not one.leave():
            one.close()
        else:
            left.append(one)
    assert not trouble
