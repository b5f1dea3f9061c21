"""Taking back a move: whoever moved last asks, all people who are here agree."""

from pathlib import Path

import pytest

from parlour.server.tables import log
from parlour.server.tables.folding import folded
from server.house import House, Player, one_server, opened, running, two_people

pytestmark = pytest.mark.anyio


async def moved(house: House, **fields) -> tuple[str, Player, Player]:
    """A table at which the first has just made a move that can be taken back."""
    lower = None
    while not lower:  # she may have been dealt none
        table, ann, bo, _, _ = await two_people(house, **fields)
        top = ann.view["discards"][0][-1]
        lower = next((m for m in ann.view["legal"] if m["effect"] in ("lower", "equal")), None)
    assert lower["card"] <= top
    await ann.play(lower["action"])
    while bo.update["entry"] != ann.update["entry"]:
        await bo.next()
    return table, ann, bo


async def test_it_is_taken_back_once_all_agree(house: House) -> None:
    table, ann, bo = await moved(house)
    entry = ann.update["entry"]
    await ann.send("ask_undo", entry=entry)
    while not bo.proposal("undo"):
        await bo.next()
    asked = bo.proposal("undo")
    assert asked
    assert (asked["by"], asked["agreed"], asked["waiting"]) == (0, [], [1])
    await bo.answer("undo", agree=True)
    for player in (ann, bo):
        while player.update["entry"] == entry:
            await player.next()
        assert player.update["events"] == [{"kind": "undone", "seat": 0}]
        assert player.view["to_act"] == 0
        while player.proposal("undo"):
            await player.next()
    entries = await house.log(table)
    assert isinstance(entries[-1], log.Undone)
    async with opened(house.settings) as store:
        state = folded(await store.read(table))
    assert state.table.view(0).to_act == 0
    await ann.play()  # on it goes


async def declined(ann: Player, bo: Player) -> None:
    """Ann asks, Bo does not agree."""
    await ann.send("ask_undo", entry=ann.update["entry"])
    while not bo.proposal("undo"):
        await bo.next()
    await bo.answer("undo", agree=False)
    while ann.proposal("undo") is None:
        await ann.next()
    while ann.proposal("undo"):
        await ann.next()


async def test_one_who_does_not_agree_is_enough(house: House) -> None:
    _, ann, bo = await moved(house)
    entry = ann.update["entry"]
    await declined(ann, bo)
    await ann.send("ask_undo", entry=entry)
    while (frame := await ann.next())["type"] != "error":
        pass
    assert frame["code"] == "undo-declined"


async def test_whoever_has_just_lost_the_connection_is_asked_too(tmp_path: Path) -> None:
    async with running(tmp_path, absence=0.3) as house:
        table, ann, bo = await moved(house)
        entry = ann.update["entry"]
        await bo.socket.close()
        while ann.table["seats"][1]["online"]:
            await ann.next()
        await ann.send("ask_undo", entry=entry)
        while not ann.proposal("undo"):
            await ann.next()
        assert ann.update["entry"] == entry
        while ann.update["entry"] == entry:  # until they count as absent
            await ann.next()
        assert isinstance((await house.log(table))[-1], log.Undone)


async def refused(player: Player, entry: int | None = None) -> str | None:
    """Why a player could not take their last move back, if they are told so beforehand."""
    entry = player.update["entry"] if entry is None else entry
    await player.send("may_undo", entry=entry)
    while (frame := await player.next())["type"] != "undoable":
        pass
    assert frame["entry"] == entry
    return frame["refused"]


async def test_everybody_is_told_beforehand_whether_and_why_not_a_move_can_be_taken_back(
    house: House,
) -> None:
    table, ann, bo = await moved(house)
    assert await refused(ann) is None
    assert await refused(bo) == "nothing-to-undo"
    assert await refused(ann, entry=0) == "stale"
    await declined(ann, bo)
    assert await refused(ann) == "undo-declined"
    cleo = await house.visit(table)
    await cleo.heard()
    await cleo.send("may_undo", entry=ann.update["entry"])
    assert await cleo.error() == "not-seated"


@one_server
async def test_what_cannot_be_taken_back_is_refused_with_the_reason(house: House) -> None:
    table, ann, bo = await moved(house)
    cleo = await house.visit(table)
    entry = ann.update["entry"]
    for player, at, code in (
        (bo, entry, "nothing-to-undo"),
        (ann, entry - 1, "stale"),
        (cleo, entry, "not-seated"),
    ):
        await player.heard()
        await player.send("ask_undo", entry=at)
        assert await player.error() == code
    await cleo.send("agree", proposal=1)
    assert await cleo.error() == "not-seated"
    await bo.send("agree", proposal=1)  # to nothing
    await bo.heard()
    while ann.view["to_act"] != 0:
        await (bo if bo.view["legal"] else ann).play()
        for player in (ann, bo):
            await player.heard()
    higher = [m for m in ann.view["legal"] if m["effect"] == "higher"]
    if higher:
        await ann.play(higher[0]["action"])
        await ann.heard()
        assert await refused(ann) == "undo-revealed"
        await ann.send("ask_undo", entry=ann.update["entry"])
        assert await ann.error() == "undo-revealed"
