"""Games go on while servers are killed, databases crash and networks are cut: see `kills.py`."""

import pytest
from kills import GROUNDS, drill

pytestmark = [pytest.mark.anyio, pytest.mark.long]


@pytest.mark.parametrize(("which", "times"), [("kills", 20), ("workers", 20), ("cuts", 8)])
async def test_nothing_acknowledged_is_lost_and_nothing_doubled(which: str, times: int) -> None:
    with GROUNDS[which]() as ground:
        seen = await drill(times, ground)
    assert seen.done.total() == times
    assert seen.said["ask_undo"]
