"""A server for all tests of a file, and what a driver of the plain table needs."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from parlour.cli.play import here
from terminal.driver import Driver, fast


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Its address."""
    with here(fast(tmp_path_factory.mktemp("data"))) as address:
        yield address


@pytest.fixture
def drive() -> Iterator[Callable[..., Driver]]:
    """Begins processes, and ends them."""
    drivers: list[Driver] = []

    def begin(*arguments: Any, **settings: Any) -> Driver:
        drivers.append(Driver(*arguments, **settings))
        return drivers[-1]

    yield begin
    for driver in drivers:
        driver.close()
