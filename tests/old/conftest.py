import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.games import registry


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder with a copy of the database of the file's tests, its `DATABASE`."""
    shutil.copy(request.module.DATABASE, tmp_path / "parlour.db")
    return tmp_path


@pytest.fixture
def completed() -> Callable[[bytes | str], bytes]:
    """Takes a stored record to what is written now: a house rule that there was not yet has its
    default, by which the game was played; all else is as it was."""

    def complete(record: bytes | str) -> bytes:
        old = json.loads(record)
        defaults = registry.get(old["game"]).options({"edition": old["edition"]}).values()
        del defaults["edition"]
        old["options"] = defaults | old["options"]
        return json.dumps(old, ensure_ascii=False, separators=(",", ":")).encode()

    return complete
