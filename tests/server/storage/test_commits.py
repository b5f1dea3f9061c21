"""A server is killed right before and right after an entry is written, of each type that tells of
people at a table: it is as the log says, once, and nobody was told otherwise. `test_crashes.py` has
those of the others."""

import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from parlour.server.settings.settings import Settings
from parlour.server.wire import PROTOCOL
from server.deadly import Process, host
from server.house import Player, opened

pytestmark = [pytest.mark.anyio, pytest.mark.long]

Table = dict[str, Any]
Ask = tuple[int, dict[str, Any], Callable[[Table], Any]]
"""Who sends what (0: Ann, 1: Bo, 2: Cleo), and whether it is done, from what everybody is told."""

GO, COME = {"type": "go"}, {"type": "come"}
"""No messages: the page is closed, and opened again."""


PLAYING: Ask = (0, {"type": "start"}, lambda t: t["status"] == "playing")
PROPOSED: Ask = (1, {"type": "propose_end", "scored": False}, lambda t: t["proposals"])
AGREED: Ask = (
    2,
    {"type": "agree"},
    lambda t: t["proposals"] and t["proposals"][0]["agreed"] == [1, 2],
)
REFUSED: Ask = (2, {"type": "refuse"}, lambda t: not t["proposals"])
ENDED: Ask = (0, {"type": "agree"}, lambda t: t["ended"] == "unscored")
REOPENED: Ask = (0, {"type": "reopen"}, lambda t: t["status"] == "lobby")
LEFT: Ask = (2, {"type": "leave"}, lambda t: t["seats"][2]["left"] == "Cleo")
ABSENT: Ask = (2, GO, lambda t: t["seats"][2]["absent"])
WAITED: Ask = (0, {"type": "wait", "seat": 2}, lambda t: t["seats"][2]["absent"] == "waited")
STOOD_IN: Ask = (0, {"type": "play_on", "seat": 2}, lambda t: t["seats"][2]["stood_in"])
RETURNED: Ask = (2, COME, lambda t: t["seats"][2]["online"])

STEPS: dict[str, list[Ask]] = {
    "Freed": [(0, {"type": "vacate", "seat": 2}, lambda t: t["seats"][2]["kind"] == "empty")],
    "HintsSet": [(0, {"type": "set_hints", "on": True}, lambda t: t["hints"])],
    "TalkSet": [(0, {"type": "set_talk", "talk": "off"}, lambda t: t["talk"] == "off")],
    "Muted": [(0, {"type": "mute", "seat": 1, "on": True}, lambda t: t["seats"][1]["muted"])],
    "ListedSet": [(0, {"type": "set_listed", "on": True}, lambda t: t["listed"])],
    "ClockSet": [(0, {"type": "set_clock", "seconds": 60}, lambda t: t["clock"] == 60)],
    "StandInSet": [(0, {"type": "set_stand_in", "bot": "hard"}, lambda t: t["stand_in"] == "hard")],
    "Started": [PLAYING],
    "EndProposed": [PLAYING, PROPOSED],
    "Agreed": [PLAYING, PROPOSED, AGREED],
    "Refused": [PLAYING, PROPOSED, REFUSED],
    "Ended": [PLAYING, PROPOSED, AGREED, ENDED],
    "Reopened": [PLAYING, PROPOSED, AGREED, ENDED, REOPENED],
    "Left": [PLAYING, LEFT],
    "Waited": [PLAYING, ABSENT, WAITED],
    "StoodIn": [PLAYING, ABSENT, STOOD_IN],
    "Returned": [PLAYING, ABSENT, STOOD_IN, RETURNED],
}
"""By the type of the entry that kills: the last of these asks leads to it."""
UNASKED = ("Returned",)
"""The server writes it of itself, as soon as it is due."""


@pytest.mark.parametrize("when", ["die before", "die after"])
@pytest.mark.parametrize("kind", STEPS)
async def test_a_kill_around_a_commit(tmp_path: Path, kind: str, when: str) -> None:
    process = Process(tmp_path, absence=0.5 if ABSENT in STEPS[kind] else 30.0)
    await process.start()
    try:
        await kill_around(process, kind, when)
    finally:
        process.kill()
        await process.ended()


async def kill_around(process: Process, kind: str, when: str) -> None:
    table, token, ann = await host(process, seats=3, bots=[], start=False)
    people, tokens = [ann], [token]
    for name in ("Bo", "Cleo"):
        people.append(await (await process.connect(table)).hello())
        tokens.append(await people[-1].join(name))
    bo = people[1]
    *before, last = STEPS[kind]
    for asked in before:
        await ask(process, people, tokens, table, asked)
        while not asked[2](bo.table):
            await bo.next()
    written = await count(process, table, kind)

    (process.data / "deadly").write_text(f"{kind}: {when}")
    await ask(process, people, tokens, table, last)
    await bo.closed()
    assert await process.ended() == -signal.SIGKILL
    if kind not in UNASKED:
        assert not last[2](bo.table)
    done = when == "die after"
    assert await count(process, table, kind) == written + done

    (process.data / "deadly").unlink()
    await process.start()
    bo = await (await process.connect(table)).hello(tokens[1])
    if not done and kind not in UNASKED:
        assert not last[2](bo.table)
    people = [await (await process.connect(table)).hello(tokens[0]), bo]
    if ABSENT not in before:
        cleo = await process.connect(table)
        left = done and kind in ("Freed", "Left")
        people.append(await cleo.hello(None if left else tokens[2]))
    about_absent = before[-1:] == [ABSENT]
    while about_absent and not done and not bo.table["seats"][2]["absent"]:
        await bo.next()
    if not (about_absent and done):
        await ask(process, people, tokens, table, last)  # again: whoever asked does not know
    while not last[2](bo.table):
        await bo.next()
    for one in people:
        await one.heard()
    assert await count(process, table, kind) == written + 1
    for one in people:
        await one.socket.close()


async def ask(
    process: Process, people: list[Player], tokens: list[str], table: str, asked: Ask
) -> None:
    by, message, _ = asked
    if message is GO:
        await people[by].socket.close()
    elif message is COME:
        came = await process.connect(table)
        await came.send("hello", protocol=PROTOCOL, token=tokens[by])
    elif message["type"] in ("agree", "refuse"):
        proposals = people[1].table["proposals"]  # Bo has heard of all that was done
        await people[by].send(**message, proposal=proposals[0]["n"] if proposals else 1)
    else:
        await people[by].send(**message)


async def count(process: Process, table: str, kind: str) -> int:
    """How many entries of this type the log has."""
    async with opened(Settings(data=process.data)) as store:
        stored = await store.read(table)
    return sum(type(entry).__name__ == kind for entry in stored.entries)
