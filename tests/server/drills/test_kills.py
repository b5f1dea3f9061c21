"""Games go on while servers are killed, databases crash and networks are cut: see `kills.py`."""

import contextlib
import sys
from collections import Counter
from typing import Any

import pytest

from server.drills import kills
from server.drills.kills import GROUNDS, Seen, drill

LONG = [("kills", 20), ("workers", 20), ("cuts", 8)]
"""Each ground, and how often something is destroyed; a few times show that a drill can run."""


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("which", "times"),
    [("kills", 2), *(pytest.param(*each, marks=pytest.mark.long) for each in LONG)],
)
async def test_nothing_acknowledged_is_lost_and_nothing_doubled(which: str, times: int) -> None:
    with GROUNDS[which]() as ground:
        seen = await drill(times, ground)
    assert seen.done.total() == times
    if (which, times) in LONG:
        assert seen.acknowledged
        assert seen.said["ask_undo"]


def test_a_drill_that_found_nothing_to_check_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def too_short(times: int, _: Any) -> Seen:
        return Seen(done=Counter(killed=times))

    monkeypatch.setattr(kills, "drill", too_short)
    monkeypatch.setitem(GROUNDS, "kills", contextlib.nullcontext)
    monkeypatch.setattr(sys, "argv", ["kills.py", "kills", "1"])
    with pytest.raises(SystemExit, match=r"^Nothing was checked.*\(1\)"):
        kills.main()
