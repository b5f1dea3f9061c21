"""When the server looks for garbage in cycles, and that it leaves none."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.server.operating import garbage
from parlour.server.operating.garbage import Collector
from parlour.server.rooms import Room
from server.house import House, running, two_people


class Thing:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setattr(garbage, "MANY", 1000)
    monkeypatch.setattr(garbage, "FEW", 3000)
    made = Collector()
    try:
        yield made
    finally:
        gc.unfreeze()
        gc.enable()


def test_garbage_is_freed_once_much_is_new(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    assert not collector.look(0)
    kept: list[list[None]] = [[] for _ in range(400)]
    assert not collector.look(0)
    assert lost()
    kept.extend([] for _ in range(800))
    assert collector.look(0)
    assert not lost()


def test_or_after_a_while(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    assert not collector.look(garbage.SELDOM / 2)
    assert lost()
    assert collector.look(garbage.SELDOM)
    assert not lost()


@pytest.mark.parametrize("many", [False, True])
def test_what_is_old_is_looked_at_now_and_then_while_it_is_little(
    collector: Collector, many: bool
) -> None:
    kept: list[list[None]] = [[] for _ in range(5000 * many)]
    thing = Thing()
    lost = weakref.ref(thing)
    for _ in range(3):
        collector.look(garbage.SELDOM)  # it is old now
    del thing
    collector.look(garbage.SELDOM)
    assert lost()
    assert collector.look(garbage.THOROUGH)
    assert (lost() is not None) == bool(kept)


def test_old_objects_are_not_gone_through_to_count_them(
    collector: Collector, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That took 0.15 s with a thousand tables, every ten minutes."""
    monkeypatch.delattr(gc, "get_objects")
    collector.look(garbage.THOROUGH)
    assert collector.look(garbage.THOROUGH)


def test_what_takes_the_place_of_something_else_is_not_new(collector: Collector) -> None:
    """A thousand tables, whose states are replaced again and again."""
    states: list[list[None]] = [[] for _ in range(500)]
    assert not collector.look(0)
    for _ in range(10):
        for at in range(500):
            states[at] = []
        assert not collector.look(0)


def test_it_looks_for_garbage_at_no_other_time(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    kept = [[] for _ in range(300_000)]  # type: ignore[var-annotated]
    assert lost()
    assert len(kept) == 300_000


@pytest.mark.anyio
async def test_people_who_come_play_err_and_go_leave_nothing_in_cycles(tmp_path: Path) -> None:
    """Nor does the table, once nobody has been there for a while."""
    async with running(tmp_path, idle=0.01) as house:
        gc.collect()
        gc.disable()
        try:
            room = await come_play_err_and_go(house)
            while house.server.doors.connections or house.server.rooms.loaded():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.01)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            left = {type(each) for each in gc.garbage}
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()
    assert {each for each in left if each.__module__.startswith("parlour")} == set()
    assert room() is None


async def come_play_err_and_go(house: House) -> weakref.ref[Room]:
    table, ann, bo, _, _ = await two_people(house)
    await ann.play()
    await ann.send("say", remark="hello")
    await ann.until("said")
    await ann.act("nothing")
    await ann.error()
    watching = await house.visit(table)
    await watching.send("nothing")
    await watching.error()
    (room,) = map(weakref.ref, house.server.rooms.loaded())
    for player in (watching, ann, bo):
        await player.socket.close()
    return room
