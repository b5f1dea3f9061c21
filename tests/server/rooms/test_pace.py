"""When bots move: on a clock that only goes on while everybody waits."""

import asyncio
import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.server import wire
from parlour.server.rooms import Room
from parlour.server.rooms import creating as tables
from parlour.server.rooms.pace import Pacer
from parlour.server.settings.settings import Settings
from parlour.server.tables import log, steps
from parlour.server.tables.folding import fold, folded
from parlour.server.tables.state import Change
from parlour.server.thinking.thinkers import Thinkers
from server.leaps import Loop, Sitting, Store, loop

__all__ = ["loop"]


class Deaf:
    def send(self, frame: bytes) -> None: ...
    def refuse(self, error: ParlourError, id: str | None = None) -> None: ...
    def charge(self) -> None: ...
    def give_way(self) -> None: ...
    def close(self, code: int) -> None: ...


class Slow(Thinkers):
    """Bots that take their time, as a function of what they know."""

    def __init__(self, takes: Callable[[InformationState], float]) -> None:
        super().__init__(Settings(bot_workers=0))
        self._takes = takes
        self.asked: list[bytes] = []

    async def decide(self, information: InformationState, level: str, rng: random.Random) -> Any:
        self.asked.append(information.to_bytes())
        await asyncio.sleep(self._takes(information))
        return information.actions()[0] if information.in_turn else None


async def watched(
    thinkers: Thinkers, store: Store, seconds: float, game: str, level: str, **fields: Any
) -> None:
    """A table of bots at pace 0, watched for that long."""
    settings = Settings(pace=0.0, moment=0.0, short_deal_pause=0.0, **fields)
    wanted = wire.NewTable(game=game, name="Ann", seats=3, bots=[level, level])
    await tables.create(store, wanted, settings)  # type: ignore[arg-type]
    assert store.table
    # the same deals every time
    store.table = dataclasses.replace(store.table, id="table", secret=bytes(32))
    room = Room(folded(store.table), store, settings, thinkers)  # type: ignore[arg-type]
    await room.change(lambda _: Change(log.BotSeated(seat=0, bot=level, name="Zoe")))
    await room.change(lambda state: steps.start(state))
    room.enter(Deaf(), wire.Hello(protocol=wire.PROTOCOL))
    pacer = asyncio.create_task(Pacer(room).run())
    await asyncio.sleep(seconds)
    pacer.cancel()
    await asyncio.gather(pacer, return_exceptions=True)


def by_hand(information: InformationState) -> float:
    """At once if there is no choice, else longer the more there is to think about."""
    return 0.0 if len(information.actions()) == 1 else 0.04 * hash_of(information)


def hash_of(information: InformationState) -> float:
    return random.Random(information.to_bytes()).random()


@pytest.mark.parametrize("game", ["mojo", "uno"])
def test_how_long_a_bot_thinks_does_not_show(loop: Loop, game: str) -> None:
    """The same game, by bots that decide at once and by bots whose time tells their hand."""
    seen = []
    for takes in (lambda _: 0.0, by_hand):
        store, begins = Store(), loop.now
        loop.run_until_complete(watched(Slow(takes), store, 3.02, game, "medium"))
        seen.append([(round(at - begins, 6), log.encode(entry)) for at, entry in store.written])
    assert len(seen[0]) > 30

    assert seen[0] == seen[1]


def test_without_a_beat_it_does(loop: Loop) -> None:
    """So the test above can see it."""
    seen = []
    for takes in (lambda _: 0.0, by_hand):
        store, begins = Store(), loop.now
        loop.run_until_complete(watched(Slow(takes), store, 0.5, "mojo", "medium", beat=0.0))
        seen.append([round(at - begins, 6) for at, _ in store.written][:10])
    assert seen[0] != seen[1]


def test_a_search_has_a_longer_beat(loop: Loop) -> None:
    store, begins = Store(), loop.now
    takes = iter([0.0, 0.8, 0.85, 0.0, 0.5] * 10)
    thinkers = Slow(lambda _: next(takes))
    loop.run_until_complete(watched(thinkers, store, 5.5, "mojo", "expert"))
    at = [round(when - begins, 6) for when, entry in store.written if isinstance(entry, log.Acted)]
    assert at == [1.0, 2.0, 3.0, 4.0, 5.0]


@pytest.mark.parametrize("level", ["rule", "gone"])
def test_at_an_older_table_whose_level_is_gone_the_usual_bot_plays(loop: Loop, level: str) -> None:
    async def play() -> None:
        old = log.BotSeated(seat=1, bot=level, name="Bo")
        table = await Sitting.open(1, old, bots=1, options={"first_player": 1})
        await asyncio.sleep(5)
        await table.close()
        assert any(isinstance(entry, log.Acted) for _, entry in table.store.written)
        assert {asked for _, asked in table.thinkers.asked} == {"medium"}

    loop.run_until_complete(play())


def test_after_a_failed_write_bots_think_about_what_is_stored(loop: Loop) -> None:
    store = Store()
    thinkers = Slow(lambda _: 0.0)

    async def play() -> None:
        watching = asyncio.create_task(watched(thinkers, store, 5.0, "mojo", "medium"))
        await asyncio.sleep(0.51)
        store.fails = 2
        await watching

    loop.run_until_complete(play())
    assert not store.fails
    assert len(store.written) > 20
    assert store.table
    state, known = folded(store.table), set()
    for _, entry in store.written:
        fold(state, log.decode_entry(log.encode(entry)))
        if state.table and state.table.to_act is not None:
            known.add(state.table.information_state(state.table.to_act).to_bytes())
    assert set(thinkers.asked) <= known
