from collections.abc import AsyncIterator, Iterator

import pytest
from backing import PostgreSQL, Redis, a_postgresql, a_redis
from house import House, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One for all tests in a file: tables know nothing of each other."""
    async with running(tmp_path_factory.mktemp("data")) as house:
        yield house


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
