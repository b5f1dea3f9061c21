"""When the server looks for garbage in cycles."""

import gc
import weakref
from collections.abc import Iterator

import pytest

from parlour.server import garbage
from parlour.server.garbage import Collector


class Thing:
    """Refers to itself, so that only the collector frees it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(monkeypatch: pytest.MonkeyPatch) -> Iterator[Collector]:
    monkeypatch.setattr(garbage, "AT_LEAST", 1000)
    made = Collector()
    made._known = 0
    try:
        yield made
    finally:
        gc.unfreeze()
        gc.enable()


def test_garbage_is_freed_once_much_is_new(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    assert not collector.look()
    assert lost()
    kept: list[list[None]] = []
    for _ in range(4):
        kept.extend([] for _ in range(400))
        if collector.look():
            break
    assert not lost()
    assert len(kept) == 1200


def test_what_takes_the_place_of_something_else_is_not_new(collector: Collector) -> None:
    """A thousand tables, whose states are replaced again and again."""
    states: list[list[None]] = [[] for _ in range(500)]
    assert not collector.look()
    for _ in range(10):
        for at in range(500):
            states[at] = []
        assert not collector.look()


def test_it_looks_for_garbage_at_no_other_time(collector: Collector) -> None:
    lost = weakref.ref(Thing())
    kept = [[] for _ in range(300_000)]  # type: ignore[var-annotated]
    assert lost()
    assert len(kept) == 300_000
