"""Two workers."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from server.backing import PostgreSQL, Redis
from server.cluster.workers import LEASE, Pair, eventually, two_workers


@pytest.fixture(scope="module")
async def pair(
    tmp_path_factory: pytest.TempPathFactory, postgresql: PostgreSQL, redis: Redis
) -> AsyncIterator[Pair]:
    """Two over PostgreSQL and Redis, for all tests that leave them well."""
    data, database = tmp_path_factory.mktemp("data"), postgresql.database()
    async with two_workers(data, database=database, bus=redis.address) as houses:
        await eventually(lambda: all(house.server.bus.well for house in houses))
        yield houses


@pytest.fixture(
    params=[
        "bus",
        *(pytest.param(each, marks=pytest.mark.long) for each in ("postgresql", "sqlite")),
    ]
)
async def any_pair(
    request: pytest.FixtureRequest, tmp_path: Path, postgresql: PostgreSQL, redis: Redis
) -> AsyncIterator[Pair]:
    """Two over each kind of database, with a bus and without."""
    fields: dict[str, Any] = {"share": True, "lease": LEASE}
    if request.param != "sqlite":
        fields["database"] = postgresql.database()
    if request.param == "bus":
        fields["bus"] = redis.address
    async with two_workers(tmp_path, **fields) as houses:
        yield houses
