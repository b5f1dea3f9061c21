"""A database, or a bus, that a server cannot have."""

from collections.abc import Awaitable
from pathlib import Path

import pytest

from parlour.server.errors import StorageError
from parlour.server.settings.setting import UnusableError
from parlour.server.settings.settings import Settings
from server.house import House, running, two_people

pytestmark = pytest.mark.anyio


def server_of(settings: Settings) -> Awaitable[None]:
    return House(settings).open()


async def test_a_second_server_is_told_that_there_is_one(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, port=0)
    async with running(tmp_path):
        for share, advice in ((False, "--share"), (True, "without --share")):
            other = Settings(data=tmp_path, port=0, share=share)
            with pytest.raises(StorageError, match=f"another server.*{advice}"):
                await server_of(other)
        await two_people_elsewhere(tmp_path)
    async with running(tmp_path, share=True):
        with pytest.raises(StorageError, match="another server"):
            await server_of(settings)
    async with running(tmp_path):
        pass


async def two_people_elsewhere(tmp_path: Path) -> None:
    async with running(tmp_path / "elsewhere") as house:
        await two_people(house)


@pytest.mark.parametrize(
    "address", ["mysql://localhost/parlour", "postgresql://127.0.0.1:1/parlour"]
)
async def test_a_database_that_cannot_be_used(tmp_path: Path, address: str) -> None:
    with pytest.raises((UnusableError, StorageError)) as refused:
        await server_of(Settings(data=tmp_path, port=0, database=address))
    assert "\n" not in str(refused.value)


async def test_no_password_is_told(tmp_path: Path) -> None:
    address = "postgresql://ann:secret@127.0.0.1:1/parlour"
    with pytest.raises(StorageError) as refused:
        await server_of(Settings(data=tmp_path, port=0, database=address))
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("bus", ["http://127.0.0.1"])
async def test_a_bus_that_is_none(tmp_path: Path, bus: str) -> None:
    with pytest.raises(UnusableError, match="redis://"):
        await server_of(Settings(data=tmp_path, port=0, share=True, bus=bus))
