"""After a restore no hand is dealt of a game that was begun before, and games under way say so."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from parlour.server import Settings
from parlour.server.storage.backup import backup, restore
from parlour.server.tables import log, proof, steps
from parlour.server.tables.fairness import commitment
from parlour.server.tables.folding import _end_game, apply, folded
from parlour.server.tables.log import StoredTable, decode_snapshot, encode
from parlour.server.tables.revealed import reveal
from parlour.server.tables.state import Change, TableState
from server.finished import begun, play_on
from server.house import opened, running, two_people

A, B = "a1" * 32, "b2" * 32
NEW = "e5" * 32
RESTORED = Change(log.Restored(secret=NEW))

pytestmark = pytest.mark.anyio


def told(state: TableState) -> TableState:
    """The server is restored."""
    apply(state, Change(RESTORED.entry, state.table))
    return state


def record_of(state: TableState) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads(reveal(state) or b"")
    assert proof.read(json.dumps(shown)).verdict().fair
    return shown


async def test_a_game_under_way_keeps_its_key_and_says_that_it_was_restored() -> None:
    state = begun("uno", (A, B))
    promised, coming = state.commitment, state.coming
    told(state)
    assert (state.commitment, state.coming != coming) == (promised, True)
    shown = record_of(play_on(state, Random(1)))
    assert (shown["commitment"], shown["restored"]) == (promised, True)
    apply(state, steps.start(state))
    assert state.commitment == commitment(state.key(2)) != coming
    assert record_of(play_on(state, Random(1)))["restored"]  # as it may have begun before
    apply(state, steps.start(state))
    assert not record_of(play_on(state, Random(1)))["restored"]


async def test_the_games_before_it_stay_what_they_were() -> None:
    state = play_on(begun("mojo", (A, B)), Random(1))
    before = record_of(state)
    assert record_of(told(state)) == before
    apply(state, steps.start(state))
    assert json.loads(state.finished[1].body) == before


async def test_a_snapshot_keeps_the_new_secret() -> None:
    """Once it has taken the place of the entry."""
    state = told(play_on(begun("mojo", (A, B)), Random(1)))
    apply(state, Change(log.Reopened()))
    header = log.Header(game="mojo", seats=2, options=state.setup.options, pace=0, moment=0)
    _end_game(state)
    snapshot = decode_snapshot(encode(state.base))
    again = folded(StoredTable("T", header, bytes(32), [], snapshot))
    assert (again.coming, again.commitment) == (state.coming, state.commitment)
    assert again.coming == commitment(again.key(2)) != commitment(begun("mojo").key(2))
    apply(again, steps.start(again))
    assert record_of(play_on(again, Random(1)))["restored"]


async def test_a_table_that_was_never_restored_keeps_its_secret_to_itself() -> None:
    state = play_on(begun("mojo", (A, B)), Random(1))
    _end_game(state)
    assert (state.base.secret, state.base.restored) == (None, [])


# --- parlour restore ------------------------------------------------------------------------------


async def test_a_game_that_begins_anew_after_a_restore_has_other_cards(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    async with running(data) as house:
        made = await house.create(options={"first_player": 0})
        table, running_table = made["table"], (await two_people(house))[0]
        ann, bo = await house.visit(table, made["token"]), await house.visit(table)
        await bo.join("Bo")
        await ann.heard()
        promised = ann.table["coming"]
        assert backup(data / "parlour.db", copy) == 2
        await ann.send("start")
        await ann.until("update")
        assert ann.table["commitment"] == promised
        seen = ann.view
    restore(copy, data / "parlour.db")
    async with running(data) as house:
        ann = await house.visit(table, made["token"])
        assert (ann.table["status"], ann.table["restored"]) == ("lobby", True)
        assert ann.table["coming"] == ann.table["commitment"] != promised
        await ann.send("start")
        await ann.until("update")
        assert (ann.table["games"], ann.table["restored"]) == (1, True)
        assert ann.view != seen
        stranger = await house.visit(running_table)
        assert (stranger.table["status"], stranger.table["restored"]) == ("playing", True)


async def test_a_copy_of_an_older_version_goes_on(tmp_path: Path) -> None:
    data, old = tmp_path / "data", Path(__file__).parents[2] / "old" / "parlour.db"
    restore(old, data / "parlour.db")
    async with opened(Settings(data=data)) as store:
        tables = json.loads((old.parent / "facts.json").read_text(encoding="utf-8"))
        for fact in tables.values():
            state = folded(await store.read(fact["table"]))
            assert state.stopped is None
            assert state.games + 1 in state.restored
            assert (state.status == "playing") == (state.games in state.restored)
