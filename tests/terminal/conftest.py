"""A server for all tests of a file, and what a driver of the plain table needs."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from driver import Driver

from parlour.cli.play import here
from parlour.server.settings import Settings


def fast(folder: Path, **changed: Any) -> Settings:
    """Bots and deals do not dawdle, and nobody is waited for."""
    quick: dict[str, Any] = {"pace": 0.0, "moment": 0.0, "bot_workers": 0, "rate": 1000.0}
    return Settings(**({"data": folder, "port": 0, "log_level": "critical"} | quick | changed))


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
