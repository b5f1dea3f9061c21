"""Processes that think: guarded, replaced, never waited for."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import parlour
from parlour import bots
from parlour.server.thinking import pool as pools
from parlour.server.thinking.pool import (
    CrashError,
    FailureError,
    NotReadyError,
    OverloadError,
    OverrunError,
    Pool,
    ThinkingError,
)
from parlour.server.thinking.questions import Answer, Decide, Decided
from server import stubs
from server.house import PATIENCE

pytestmark = pytest.mark.anyio

SEEN = parlour.table("mojo", seats=2, seed=3, first_player=0).information_state(0)
LAST = Decided(SEEN.actions()[-1])


def question(level: str = "expert", seconds: float = 1.0) -> Decide:
    return Decide(
        game="mojo",
        level=bots.level_of("mojo", level),
        seat=0,
        state=SEEN.to_bytes(),
        seed=1,
        seconds=seconds,
    )


async def ask(pool: Pool, asked: Decide | None = None, patience: float = PATIENCE) -> Answer:
    until = asyncio.get_running_loop().time() + patience
    return await pool.ask(asked or question(), until)


@asynccontextmanager
async def ready(thinker: str, size: int = 1, limit: int = 10) -> AsyncIterator[Pool]:
    """A pool whose processes have all prepared Mojo."""
    pool = Pool(size, limit, f"server.stubs:{thinker}")
    try:
        pool.want("mojo")
        await until(lambda: len(pool._workers) == size and all(w.games for w in pool._workers))
        yield pool
    finally:
        await pool.stop()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def begin(pool: Pool) -> "asyncio.Task[Answer]":
    """A question that a process is already thinking about."""
    pending = asyncio.create_task(ask(pool))
    await asyncio.sleep(0)
    assert pool._queue
    await until(lambda: not pool._queue)
    assert not pending.done()
    return pending


def pids(pool: Pool) -> list[int]:
    return [worker.process.pid for worker in pool._workers]


def gone(pid: int) -> bool:
    """Whether a process has ended (or is a zombie, which nobody has to wait for any longer)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(stubs.GATE, str(tmp_path / "gate"))
    return tmp_path / "gate"


async def test_nothing_runs_before_it_is_wanted_and_nothing_is_ready_at_once() -> None:
    pool = Pool(1, 10, "server.stubs:last")
    assert pids(pool) == []
    with pytest.raises(NotReadyError):
        await ask(pool)
    await until(lambda: pool.ready("mojo"))  # asking counts as wanting
    assert await ask(pool) == LAST
    assert not pool.ready("uno")
    await pool.stop()


async def test_no_processes() -> None:
    async with ready("last", size=0) as pool:
        with pytest.raises(NotReadyError):
            await ask(pool)


async def test_a_process_killed_while_thinking_is_replaced(gate: Path) -> None:
    async with ready("wait") as pool:
        pending = await begin(pool)
        (before,) = pids(pool)
        os.kill(before, signal.SIGKILL)
        with pytest.raises(CrashError):
            await pending
        gate.touch()
        await until(lambda: pool.ready("mojo"))
        assert await ask(pool) == LAST
        assert pids(pool) != [before]


async def test_a_process_that_hangs_is_killed_and_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "HANGS", 0.1)
    async with ready("hang") as pool:
        (before,) = pids(pool)
        with pytest.raises(OverrunError):
            await ask(pool, question(seconds=0.1))
        await until(lambda: gone(before) and pool.ready("mojo"))
        assert await ask(pool, question("hard")) == LAST


async def test_nobody_who_asks_waits_longer_than_agreed(gate: Path) -> None:
    async with ready("wait") as pool:
        with pytest.raises(OverrunError):
            await ask(pool, patience=2)
        with pytest.raises(OverloadError):  # behind the first
            await ask(pool, patience=0.3)
        gate.touch()
        assert await ask(pool) == LAST  # the late answer is not taken for this one's
        assert pool._queue == []


async def test_a_full_queue_refuses(gate: Path) -> None:
    async with ready("wait", limit=3) as pool:
        running = await begin(pool)
        waiting = [asyncio.create_task(ask(pool)) for _ in range(3)]
        await until(lambda: len(pool._queue) == 3)
        with pytest.raises(OverloadError):
            await ask(pool)
        gate.touch()
        assert await asyncio.gather(running, *waiting) == [LAST] * 4


async def test_the_longer_the_queue_the_shorter_the_thinking_time() -> None:
    async with ready("seconds", limit=100) as pool:
        assert await ask(pool, question(seconds=0.5)) == Decided("0.5")
        answers = await asyncio.gather(
            *(ask(pool, question(seconds=0.5), patience=60) for _ in range(20))
        )
    times = [float(answer.action or 0) for answer in answers if isinstance(answer, Decided)]
    assert len(times) == 20
    assert times[0] == pytest.approx(pools.TURNOVER / 20)
    assert times == sorted(times)
    assert times[-1] == 0.5


async def test_thinking_ends_before_its_answer_is_due() -> None:
    async with ready("seconds") as pool:
        answer = await ask(pool, question(seconds=5.0), patience=4.0)
    assert isinstance(answer, Decided)
    assert float(answer.action or 0) < 4.0


async def test_an_error_is_reported_by_its_type_alone() -> None:
    async with ready("fail") as pool:
        (before,) = pids(pool)
        with pytest.raises(FailureError) as caught:
            await ask(pool)
        assert str(caught.value) == "ValueError"
        assert await ask(pool, question("hard")) == LAST
        assert pids(pool) == [before]


@pytest.mark.parametrize("thinker", ["unprepared", "stillborn", "no_such_stub"])
async def test_a_game_that_cannot_be_prepared_is_given_up(
    thinker: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pools, "LONGEST_DELAY", 0.01)
    pool = Pool(1, 10, f"server.stubs:{thinker}")
    pool.want("mojo")
    await until(lambda: pool._lost.get("mojo") == pools.ATTEMPTS)
    with pytest.raises(NotReadyError):
        await ask(pool)
    await pool.stop()


async def test_a_process_that_compiled_is_replaced_once_by_one_that_loads() -> None:
    async with ready("compile") as pool:
        await until(lambda: pool._compiled == {"mojo"} and pool.ready("mojo"))
        before = pids(pool)
        pool.want("uno")
        await until(lambda: pool.ready("uno"))
        assert await ask(pool) == LAST
        assert pids(pool) != before


async def test_the_others_go_on_while_one_is_lost(gate: Path) -> None:
    async with ready("die", size=2) as pool:
        with pytest.raises(CrashError):
            await ask(pool)
        assert await ask(pool, question("hard")) == LAST


FATAL = """
import asyncio, os, signal
from server.thinking.test_pool import begin, pids, ready

async def main():
    async with ready("wait", size=2) as pool:
        await begin(pool)
        print(*pids(pool), flush=True)
        os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def test_a_server_that_dies_leaves_no_process(gate: Path) -> None:
    """Not even one that is thinking."""
    done = subprocess.run(
        [sys.executable, "-c", FATAL],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        stdout=subprocess.PIPE,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == -signal.SIGKILL
    workers = [int(pid) for pid in done.stdout.split()]
    assert len(workers) == 2
    asyncio.run(until(lambda: all(gone(worker) for worker in workers)))


async def test_a_stop_leaves_no_process_and_nobody_waiting(gate: Path) -> None:
    async with ready("wait", size=2) as pool:
        asked = [asyncio.create_task(ask(pool)) for _ in range(4)]
        await until(lambda: len(pool._queue) == 2)
        before = pids(pool)
    assert all(gone(pid) for pid in before)
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        assert isinstance(answer, ThinkingError)
