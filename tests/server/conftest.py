from collections.abc import AsyncIterator, Iterator

import pytest

from server.backing import PostgreSQL, Redis, a_postgresql, a_redis
from server.house import House, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A server for all tests of this process; each makes databases of its own."""
    with a_postgresql() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A server for all tests of this process."""
    with a_redis() as server:
        yield server


@pytest.fixture(scope="module", params=["one", pytest.param("two", marks=pytest.mark.long)])
async def house(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[House]:
    """One for all tests in a file, with its `SETTINGS`: tables know nothing of each other. Or two
    that share tables, and whoever comes is sent to the one or the other by turns."""
    data = tmp_path_factory.mktemp("data")
    settings = getattr(request.module, "SETTINGS", {})
    if request.param == "one":
        async with running(data, **settings) as house:
            yield house
        return
    servers = [request.getfixturevalue(name) for name in ("postgresql", "redis")]
    shared = {"database": servers[0].database(), "bus": servers[1].address} | settings
    async with running(data, **shared) as other, running(data, beside=other, **shared) as house:
        yield house
