"""Hints: the host allows them, and only the seat that asks gets one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.tables.log import HintsSet
from parlour.server.thinking import pool
from server import stubs
from server.house import House, Player, running, two_people

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def advised(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house whose bots value moves at once, somehow."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "THINKER", "server.stubs:last")
        async with running(tmp_path_factory.mktemp("advised"), bot_workers=1) as house:
            await house.prepared("mojo")
            yield house


async def refused(player: Player, **fields: Any) -> tuple[str, str | None]:
    await player.ask_hint(**fields)
    frame = await player.next()
    assert frame["type"] == "error", frame
    return frame["code"], frame["id"]


async def test_off_until_the_host_says_so_and_everybody_is_told(advised: House) -> None:
    table, ann, bo, _, _ = await two_people(advised)
    assert not ann.table["hints"]
    assert await refused(ann, id="q") == ("hints-off", "q")
    await bo.send("set_hints", on=True)
    assert await bo.error() == "not-host"
    await ann.send("set_hints", on=True)
    for player in (ann, bo):
        assert (await player.until("table"))["hints"]
    await ann.ask_hint()
    await ann.until("hint")
    await ann.send("set_hints", on=False)
    assert not (await bo.until("table"))["hints"]
    await ann.until("table")
    assert (await refused(ann))[0] == "hints-off"
    log = [entry for entry in await advised.log(table) if isinstance(entry, HintsSet)]
    assert [entry.on for entry in log] == [True, False]  # asking left no trace


async def test_a_table_can_begin_with_hints_and_keeps_them(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        made = await house.create(hints=True)
        assert (await house.visit(made["table"])).table["hints"]
    async with running(tmp_path) as house:
        assert (await house.visit(made["table"])).table["hints"]


async def test_every_move_is_valued_best_first(advised: House) -> None:
    _, ann, _, _, _ = await two_people(advised, hints=True)
    await ann.ask_hint(id="q 1")
    hint = await ann.until("hint")
    assert (hint["id"], hint["entry"], hint["level"]) == ("q 1", ann.update["entry"], "master")
    moves = hint["moves"]
    assert {move["action"] for move in moves} == {m["action"] for m in ann.view["legal"]}
    shares = [move["share"] for move in moves]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    assert [move["best"] for move in moves] == [True] + [False] * (len(moves) - 1)


async def test_nobody_else_notices(advised: House) -> None:
    table, ann, bo, _, _ = await two_people(advised, hints=True)
    cleo = await advised.visit(table)
    for player in (ann, bo):
        await player.heard()
    before = await advised.log(table)
    await ann.ask_hint()
    assert (await ann.next())["type"] == "hint"  # and nothing besides
    assert await ann.heard() == await bo.heard() == await cleo.heard() == []
    assert await advised.log(table) == before
    await ann.play()  # the position is the same


async def test_asked_again_every_window_is_told_the_same(
    advised: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, _, token, _ = await two_people(advised, hints=True)
    await ann.ask_hint()
    first = await ann.until("hint")
    monkeypatch.setattr(advised.pool, "ask", None)  # nothing is worked out twice
    twin = await advised.visit(table, token)
    for player in (ann, twin):
        await player.ask_hint(id="again")
        assert await player.until("hint") == first | {"id": "again"}


async def test_who_may_not_ask(advised: House) -> None:
    table, ann, bo, _, _ = await two_people(advised, hints=True)
    cleo = await advised.visit(table)
    for player in (ann, bo):
        await player.heard()
    assert (await refused(cleo))[0] == "not-seated"
    assert (await refused(bo))[0] == "not-your-turn"
    assert (await refused(ann, entry=ann.update["entry"] - 1))[0] == "stale"
    assert (await refused(ann, id=""))[0] == "bad-id"
    lobby = await advised.create(hints=True)
    dora = await advised.visit(lobby["table"], lobby["token"])
    assert (await refused(dora, entry=0))[0] == "not-playing"


@pytest.fixture
async def pensive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[House]:
    """A house whose bots think until the gate is open."""
    monkeypatch.setattr(pool, "THINKER", "server.stubs:wait")
    monkeypatch.setenv(stubs.GATE, str(tmp_path / "gate"))
    async with running(tmp_path, bot_workers=1) as house:
        await house.prepared("mojo")
        yield house


async def test_people_go_on_while_a_hint_is_worked_out(pensive: House) -> None:
    """One question at a time; and one about a position that is gone gets no answer."""
    _, ann, bo, _, _ = await two_people(pensive, hints=True)
    await ann.ask_hint(id="q")
    assert await ann.heard() == []
    assert await refused(ann, id="impatient") == ("too-fast", "impatient")
    while ann.view["legal"]:
        await ann.play()
    (pensive.settings.data or Path()).joinpath("gate").touch()
    frame = await ann.next()
    assert (frame["code"], frame["id"]) == ("stale", "q")
    while not bo.view["legal"]:
        await bo.until("update")
    await bo.ask_hint()
    await bo.until("hint")


async def test_a_player_who_leaves_while_asking(pensive: House) -> None:
    table, ann, _, token, _ = await two_people(pensive, hints=True)
    await ann.ask_hint()
    await ann.heard()
    await ann.socket.close()
    back = await pensive.visit(table, token)
    (pensive.settings.data or Path()).joinpath("gate").touch()
    await back.ask_hint()  # the search went on
    await back.until("hint")


@pytest.mark.parametrize(("thinker", "level"), [("cheat", "hard"), ("fail", "hard")])
async def test_where_the_strongest_fail_the_next_level_advises(
    thinker: str, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "THINKER", f"server.stubs:{thinker}")
    async with running(tmp_path, bot_workers=1) as house:
        await house.prepared("mojo")
        _, ann, _, _, _ = await two_people(house, hints=True)
        await ann.ask_hint()
        assert (await ann.until("hint"))["level"] == level


async def test_no_hint_where_no_bot_searches(house: House) -> None:
    _, ann, _, _, _ = await two_people(house, hints=True)
    assert await refused(ann, id="q") == ("hint-unavailable", "q")
    assert await refused(ann, id="r") == ("hint-unavailable", "r")
    async with asyncio.timeout(10):
        await ann.play()
