"""Workers killed in the middle of games: see `kill_workers.py`."""

import pytest
from kill_workers import drill, ground

pytestmark = pytest.mark.anyio

KILLS = 60


@pytest.mark.long
async def test_killed_workers_cost_no_action_and_double_none() -> None:
    with ground() as settings:
        seen = await drill(KILLS, settings)
    assert seen.startswith(f"{KILLS} workers killed")
