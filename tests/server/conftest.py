from collections.abc import AsyncIterator

import pytest
from house import House, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One for all tests in a file: tables know nothing of each other."""
    async with running(tmp_path_factory.mktemp("data")) as house:
        yield house
