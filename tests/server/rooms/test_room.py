"""A change is prepared, written and only then applied; every message has its place."""

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_args, get_origin, get_type_hints

import pytest

import parlour
from parlour.server import wire
from parlour.server.errors import StorageError
from parlour.server.rooms import creating as tables
from parlour.server.rooms import rooms
from parlour.server.rooms.handling import ASIDES, COMMANDS, Knowledge
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.tables import commands, log, steps
from parlour.server.tables.folding import apply, fold, folded
from parlour.server.tables.state import Change, TableState
from server.house import House, one_server, opened, two_people

pytestmark = pytest.mark.anyio


def test_every_message_is_a_command_or_an_aside() -> None:
    assert COMMANDS.keys() | ASIDES.keys() == set(get_args(wire.ClientMessage))
    assert not COMMANDS.keys() & ASIDES.keys()


def test_a_room_knows_all_that_commands_need_to_know() -> None:
    for message, declared in commands.DECLARED.items():
        for name in declared.needs:
            known = getattr(Knowledge, name, None)
            assert known is not None, f"{message.__name__} needs {name}"
            known = getattr(known, "fget", known)
            hints = {name: hint for name, hint in get_type_hints(known).items() if name != "return"}
            needed = get_type_hints(declared.check)[name]
            given = get_type_hints(known)["return"]
            if get_origin(needed) is Callable:
                assert get_args(needed) == (list(hints.values()), given), name
            else:
                assert needed == given, name
    assert commands.DECLARED[wire.Start].needs == ("overdue",)


async def fresh(data: Path, **fields: Any) -> TableState:
    settings = Settings(data=data)
    wanted = wire.NewTable(
        **({"game": "uno", "name": "Ann", "seats": 3, "bots": ["easy"]} | fields)
    )
    async with opened(settings) as store:
        made = await tables.create(store, wanted, settings)
        return folded(await store.read(made.table))


def snapshot(state: TableState) -> tuple[Any, ...]:
    table = state.table
    return (
        state.n,
        state.last_entry,
        state.games,
        list(state.names()),
        len(state.seats),
        state.setup.options,
        table and (table.record(), table.state.copy().values(), table.journal_size),
    )


class Stub:
    """A room that has nothing but its state."""

    def __init__(self, state: Any) -> None:
        self.state = state


def test_all_tables_rest_but_those_at_which_something_happened_last(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rooms, "AWAKE", 2)
    tables = [parlour.table("mojo", seats=2, seed=seed) for seed in range(3)]
    some: list[Any] = [Stub(SimpleNamespace(table=table)) for table in tables]
    awake = rooms.Awake()
    for each in (0, 1, 0, 2):
        awake.note(some[each])
    assert [table._progress.awake is None for table in tables] == [False, True, False]
    assert tables[1].state.seats == 2  # its state is still there
    del some[2]
    awake.note(some[1])
    assert tables[0]._progress.awake is not None  # the place of the room that is gone is free


async def test_what_is_prepared_changes_nothing_until_it_is_applied(tmp_path: Path) -> None:
    state = await fresh(tmp_path)
    before = snapshot(state)
    change = steps.start(state)  # takes the free seat away
    assert snapshot(state) == before
    assert steps.start(state).entry == change.entry  # asked again, the same deal
    apply(state, change)
    assert (len(state.seats), state.games, state.n) == (2, 1, before[0] + 1)
    while state.table and not state.table.sheet:
        before = snapshot(state)
        action = state.table.legal()[0]
        change = steps.act(state, state.table.to_act or 0, action, None)
        assert snapshot(state) == before
        assert steps.act(state, state.table.to_act or 0, action, None).entry == change.entry
        apply(state, change)
    before = snapshot(state)
    change = steps.deal(state)
    assert snapshot(state) == before
    apply(state, change)
    assert isinstance(change.entry, log.Dealt)
    assert state.table
    assert not state.table.awaits_deal


async def test_the_log_folds_to_what_was_applied(tmp_path: Path) -> None:
    state = await fresh(tmp_path, seats=2)
    twin = await fresh(tmp_path, seats=2)
    twin.secret = b"only the log counts".ljust(32)
    for _ in range(40):
        if state.table is None:
            change = steps.start(state)
        elif state.table.awaits_deal:
            change = steps.deal(state)
        else:
            change = steps.act(state, state.table.to_act or 0, state.table.legal()[-1], None)
        apply(state, change)
        fold(twin, log.decode_entry(log.encode(change.entry)))
        assert snapshot(twin) == snapshot(state)


@one_server
async def test_nothing_is_read_anew_after_a_refusal_or_a_failure(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, _, _, _ = await two_people(house)

    async def never(*_: Any) -> Any:
        raise AssertionError("the state is what the log says")

    async def fail(*_: Any) -> Any:
        raise StorageError("the disk is full")

    monkeypatch.setattr(Store, "read", never)
    monkeypatch.setattr(Store, "read_on", never)
    before = ann.update
    await ann.act("castle")
    assert await ann.verdict() == "malformed-action"
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fail)
        await ann.act()
        assert await ann.verdict() == "storage"
    await ann.act()
    assert await ann.verdict() == "done"
    assert ann.update["entry"] == before["entry"] + 1


async def test_a_command_that_changes_nothing_tells_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, *_ = await two_people(house)
    (room,) = [each for each in house.server.rooms.loaded() if each.id == table]
    told: list[Any] = []
    monkeypatch.setattr(room, "tell", lambda **news: told.append(news))
    await room.change(lambda _: None)  # does not wait for anything, so nothing comes between
    assert told == []
    await room.change(lambda _: Change(log.Locked(on=True)))
    assert told
