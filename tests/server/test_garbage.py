"""When the server looks for garbage in cycles, and that it leaves none."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest
from house import House, one_server, two_people

from parlour.server import garbage
from parlour.server.garbage import Collector

LONG = 1e6
"""Seconds beside which a test takes no time: the worker was idle."""


class Thing:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setattr(garbage, "AT_LEAST", 1000)
    made = Collector()
    try:
        yield made
    finally:
        gc.unfreeze()
        gc.enable()


def test_garbage_is_freed_once_much_is_new(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    assert not collector.look(LONG)
    assert lost()
    kept: list[list[None]] = []
    for _ in range(4):
        kept.extend([] for _ in range(400))
        if collector.look(LONG):
            break
    assert not lost()
    assert len(kept) == 1200


def test_a_busy_worker_waits_until_far_more_is_new(collector: Collector) -> None:
    kept: list[list[None]] = [[] for _ in range(2000)]
    assert not collector.look(0)
    kept.extend([] for _ in range(8000))
    assert collector.look(0)


def test_the_more_there_is_the_more_may_be_new(collector: Collector) -> None:
    kept: list[list[None]] = [[] for _ in range(3000)]
    assert collector.look(LONG)
    kept.extend([] for _ in range(2000))
    assert not collector.look(LONG)
    kept.extend([] for _ in range(2000))
    assert collector.look(LONG)


def test_what_takes_the_place_of_something_else_is_not_new(collector: Collector) -> None:
    """A thousand tables, whose states are replaced again and again."""
    states: list[list[None]] = [[] for _ in range(500)]
    assert not collector.look(LONG)
    for _ in range(10):
        for at in range(500):
            states[at] = []
        assert not collector.look(LONG)


def test_it_looks_for_garbage_at_no_other_time(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    kept = [[] for _ in range(300_000)]  # type: ignore[var-annotated]
    assert lost()
    assert len(kept) == 300_000


@pytest.mark.anyio
@one_server
async def test_people_who_come_play_err_and_go_leave_nothing_in_cycles(house: House) -> None:
    table, ann, bo, _, _ = await two_people(house)
    gc.collect()
    gc.disable()
    try:
        await ann.play()
        await ann.act("nothing")
        await ann.error()
        watching = await house.visit(table)
        await watching.send("nothing")
        await watching.error()
        for player in (watching, ann, bo):
            await player.socket.close()
        while house.server.doors.connections:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.01)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        ours = {type(each) for each in gc.garbage if type(each).__module__.startswith("parlour")}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert ours == set()
