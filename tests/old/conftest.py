import shutil
from pathlib import Path

import pytest


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder with a copy of the database of the file's tests, its `DATABASE`."""
    shutil.copy(request.module.DATABASE, tmp_path / "parlour.db")
    return tmp_path
