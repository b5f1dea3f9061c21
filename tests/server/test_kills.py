"""Workers killed in the middle of games: see `kill_workers.py`."""

import pytest
from kill_workers import drill, ground

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "kills", [pytest.param(3, marks=pytest.mark.lengthy), pytest.param(60, marks=pytest.mark.long)]
)
async def test_killed_workers_cost_no_action_and_double_none(kills: int) -> None:
    with ground() as settings:
        seen = await drill(kills, settings)
    assert seen.startswith(f"{kills} workers killed")
