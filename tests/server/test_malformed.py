"""Frames that are no messages, from everybody, while two people play: see `malformed.py`."""

from pathlib import Path

import pytest
from house import running
from malformed import drill

from parlour.server.log import Acted

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("frames", [1200, pytest.param(30_000, marks=pytest.mark.long)])
async def test_malformed_frames_are_refused_one_by_one_and_change_nothing(
    tmp_path: Path, frames: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path, rate=1e9, burst=10**9) as house:
        port = house.server.servers[0].sockets[0].getsockname()[1]
        seen, moves, table = await drill(port, frames)
        assert seen.keys() == {"bad-frame", "bad-message", "ended"}
        acted = [entry for entry in await house.log(table) if isinstance(entry, Acted)]
        assert len(acted) == moves > 0
        assert house.server.doors.refusals.total.keys() <= {"bad-text"}
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []
