"""Bots in processes of their own: whatever these do, people play on."""

import logging
import os
import signal
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour import bots
from parlour.core.information import InformationState
from parlour.server.settings.settings import Settings
from parlour.server.thinking import pool
from parlour.server.thinking.thinkers import Thinkers, ladder
from server import stubs
from server.house import House, running, two_people
from server.thinking.test_pool import gone, pids, until

pytestmark = pytest.mark.anyio

SEEN = parlour.table("mojo", seats=2, seed=3, first_player=0).information_state(0)


async def decided(
    thinker: str, monkeypatch: pytest.MonkeyPatch, level: str = "expert", **fields: float
) -> str | None:
    """What a bot plays with a pool of that kind."""
    monkeypatch.setattr(pool, "THINKER", f"server.stubs:{thinker}")
    thinkers = Thinkers(Settings(bot_workers=1, **fields))
    try:
        thinkers.expect("mojo", "expert")
        await until(lambda: thinkers.pool.ready("mojo"))
        return await thinkers.decide(SEEN, level, Random(1))
    finally:
        await thinkers.stop()


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.getMessage().startswith("bot ")]


async def test_a_search_thinks_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await decided("last", monkeypatch) == SEEN.actions()[-1]


@pytest.mark.parametrize(
    ("thinker", "why"), [("fail", "failure"), ("cheat", "bad-answer"), ("die", "crash")]
)
async def test_a_level_that_fails_gives_way(
    thinker: str,
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    action = await decided(thinker, monkeypatch)
    assert action in SEEN.actions()
    if thinker != "die":  # then there is no process for the next level either, just yet
        assert action == SEEN.actions()[-1]
    assert told(caplog) == [f"bot expert of mojo gives way to hard: {why}"]
    assert "hand" not in caplog.text


async def test_a_level_that_overruns_gives_way(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "parlour")
    # Patience enough for a busy machine to ask at all; there, policies may be late too.
    assert await decided("hang", monkeypatch, bot_patience=3) in SEEN.actions()
    assert told(caplog)[:2] == [
        "bot expert of mojo gives way to hard: overrun",
        "bot hard of mojo gives way to medium: overload",
    ]


async def test_a_policy_that_fails_gives_way_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def decide(self, information: InformationState, random: Random) -> str:
            raise LookupError(f"no card in {information.state.hand}")

    monkeypatch.setattr(bots, "make", lambda *_, **__: Broken())
    assert await decided("last", monkeypatch, "medium") in SEEN.actions()
    assert told(caplog) == [
        "bot medium of mojo gives way to easy: LookupError",
        "bot easy of mojo gives way to chance: LookupError",
    ]


async def test_until_its_search_is_ready_a_bot_plays_the_policy(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, "parlour")
    thinkers = Thinkers(Settings(bot_workers=0))
    assert await thinkers.decide(SEEN, "expert", Random(1)) in SEEN.actions()
    assert told(caplog) == ["bot expert of mojo gives way to medium: not-ready"]
    assert all(r.levelno == logging.INFO for r in caplog.records if r.name == "parlour.server")
    assert await thinkers.advise(SEEN) is None


async def test_no_search_where_there_is_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    table = parlour.table("mojo", seats=2, seed=3, first_player=0)
    while len(table.legal(table.to_act or 0)) > 1:
        table.play(table.legal(table.to_act or 0)[0])
    information = table.information_state(table.to_act or 0)
    thinkers = Thinkers(Settings(bot_workers=1))
    assert await thinkers.decide(information, "expert", Random(1)) == information.actions()[0]
    assert thinkers.pool._wanted == []


@pytest.mark.parametrize("game", parlour.games.registry.names())
def test_the_levels_that_search_are_the_strongest(game: str) -> None:
    searching = [rung.level.searches for rung in ladder(game, bots.names(game)[-1])]
    assert searching[0]
    assert searching == sorted(searching, reverse=True)


# --- a whole server -------------------------------------------------------------------------------


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(pool, "THINKER", "server.stubs:wait")
    monkeypatch.setattr(pool, "HANGS", 600.0)  # however long a busy machine takes to open it
    monkeypatch.setenv(stubs.GATE, str(tmp_path / "gate"))
    return tmp_path / "gate"


async def against_expert(house: House, seats: int = 2) -> tuple[str, str]:
    """A table where an expert has the first move; its address and the host's token."""
    made = await house.create(
        seats=seats, bots=["expert"] * (seats - 1), start=True, options={"first_player": 1}
    )
    return made["table"], made["token"]


@pytest.mark.long
async def test_a_hundred_thinking_bots_do_not_delay_a_person(tmp_path: Path, gate: Path) -> None:
    """People play on while a hundred bots are still thinking; then the bots move too."""
    async with running(tmp_path, bot_workers=1, bot_patience=60.0) as house:
        await house.prepared("mojo")
        hosts = [await house.visit(*await against_expert(house)) for _ in range(100)]
        before = [host.update["entry"] for host in hosts]
        await until(lambda: len(house.pool._queue) == 99)
        _, ann, bo, _, _ = await two_people(house)
        for _ in range(10):
            mover = ann if ann.view["legal"] else bo
            await mover.play()
            other = bo if mover is ann else ann
            await other.until("update")
        assert [await host.heard() for host in hosts] == [[]] * 100
        gate.touch()
        for host, entry in zip(hosts, before, strict=True):
            while host.update["entry"] == entry:
                await host.until("update")
            assert host.update["events"][0]["seat"] == 1


async def test_a_process_killed_while_thinking_costs_nobody_the_game(
    tmp_path: Path, gate: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path, bot_workers=1, bot_patience=60.0) as house:
        await house.prepared("mojo")
        ann = await house.visit(*await against_expert(house))
        entry = ann.update["entry"]
        await until(lambda: not house.pool._queue)
        assert await ann.heard() == []
        os.kill(*pids(house.pool), signal.SIGKILL)
        gate.touch()
        while ann.update["entry"] == entry:
            await ann.until("update")
        assert "bot expert of mojo gives way to hard: crash" in told(caplog)
        while not ann.view["legal"]:
            await ann.until("update")
        await ann.play()


async def test_a_stop_leaves_no_process(tmp_path: Path, gate: Path) -> None:
    async with running(tmp_path, bot_workers=2) as house:
        await house.prepared("mojo")
        await house.visit(*await against_expert(house))
        await until(lambda: not house.pool._queue and len(house.pool._workers) == 2)
        workers = pids(house.pool)
        await house.stop()
        assert all(gone(worker) for worker in workers)
