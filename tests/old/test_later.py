"""What a younger version stored still opens, says the same and goes on: `later.db` (README.md)."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.record import Record
from parlour.server.settings.settings import Settings
from parlour.server.tables import proof
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.proposals import EndRequest
from parlour.server.wire import PROTOCOL
from server.house import Player, opened, running
from sqlite_files import sqlite_file

HERE = Path(__file__).parent
DATABASE = HERE / "later.db"
FACTS: dict[str, dict[str, Any]] = json.loads((HERE / "later.json").read_text(encoding="utf-8"))
TOKENS = {1: "Bo's token"}
KINDS = 35
"""How many kinds of entry the log had."""

Completed = Callable[[bytes | str], bytes]

every_table = pytest.mark.parametrize("name", FACTS)


def test_every_kind_of_entry_and_of_undo_is_there() -> None:
    with sqlite_file(DATABASE) as db:
        bodies = [body for (body,) in db.execute("SELECT body FROM entries")]
        (shortened,) = db.execute(
            "SELECT count(*) FROM tables WHERE snapshot IS NOT NULL"
        ).fetchone()
    entries = [json.loads(body) for body in bodies]
    assert len({entry["type"] for entry in entries}) == KINDS
    undos = {len(entry["record"]) for entry in entries if entry["type"] == "undone"}
    assert undos >= {1, 2}
    assert shortened == 3
    assert {said["record"]["parlour"] for said in FACTS.values()} == {2, 3}


@every_table
def test_a_record_replays_to_the_same_table(name: str, completed: Completed) -> None:
    said = FACTS[name]
    table = parlour.replay(Record.from_json(json.dumps(said["record"])))
    assert table.record().to_json() == completed(json.dumps(said["record"]))
    assert (table.sheet, table.to_act) == (said["sheet"], said["to_act"])
    assert [table.legal(seat) for seat in range(table.seats)] == said["legal"]


@pytest.mark.anyio
@every_table
async def test_a_log_is_the_same_table(name: str, data: Path, completed: Completed) -> None:
    said = FACTS[name]
    async with opened(Settings(data=data)) as store:
        state = folded(await store.read(said["table"]))
    table, ending = state.table, state.proposals.one(EndRequest)
    assert state.stopped is None
    assert table
    found = {
        "record": json.loads(table.record().to_json()),
        "entries": state.n,
        "entry": state.last_entry,
        "games": state.games,
        "host": state.host,
        "names": [seat.name for seat in state.seats],
        "kind": [seat.kind for seat in state.seats],
        "muted": [seat.muted for seat in state.seats],
        "clock": state.setup.clock,
        "stand_in": state.setup.stand_in,
        "talk": state.setup.talk,
        "locked": state.setup.locked,
        "listed": state.setup.listing is not None,
        "left": sorted(state.left.items()),
        "ending": ending and [ending.by, ending.scored, sorted(ending.agreed)],
        "missed": sorted(state.turns.missed.items()),
        "waited": sorted(state.turns.waited),
        "to_act": table.to_act,
        "legal": [table.legal(seat) for seat in range(table.seats)],
        "sheet": table.sheet,
    }
    said = said | {"record": json.loads(completed(json.dumps(said["record"])))}
    assert msgspec.json.decode(msgspec.json.encode(found)) == {key: said[key] for key in found}
    assert state.seats[0].token == token_hash(said["token"])
    assert state.moved(token_hash(said["former"]))


@pytest.mark.anyio
@every_table
async def test_a_table_goes_on_where_it_was_to_a_record_that_checks_out(
    name: str, data: Path
) -> None:
    """All who still have seats come back, play, and end the game."""
    said = FACTS[name]
    async with running(data, free_text=True) as house:
        old = await house.connect(said["table"])
        await old.send("hello", protocol=PROTOCOL, token=said["former"])
        assert await old.error() == "seat-moved"
        people = [await house.visit(said["table"], said["token"], said["entry"])]
        if said["kind"][1] == "person":
            people.append(await house.visit(said["table"], TOKENS[1], said["entry"]))
        ann = people[0]
        assert (ann.welcome["seat"], ann.welcome["host"]) == (0, said["host"] == 0)
        assert ann.update["sheet"] == said["sheet"]
        assert (ann.table["talk"], ann.table["locked"]) == (said["talk"], said["locked"])
        for setting in ("pace", "moment"):
            await ann.send(setting, milliseconds=0)
        for _ in range(3):
            await play_once(people)
        if not said["ending"]:
            await ann.send("propose_end", scored=bool(ann.update["sheet"]))
        for other in people[1:]:
            await other.answer("end")
        while not ann.table["ended"]:
            await ann.until("table")
        answer = await house.http.get(f"/api/tables/{said['table']}/record")
        verdict = proof.read(answer.content).verdict()
        assert (verdict.follows, verdict.ended) == (True, True)
        entries = answer.json()["record"]["entries"]
        assert entries[: len(said["record"]["entries"])] == said["record"]["entries"]
        first = await house.http.get(f"/api/tables/{said['table']}/record?game=1")
        verdict = proof.read(first.content).verdict()
        assert (verdict.follows, verdict.over) == (True, True)


async def play_once(people: list[Player]) -> None:
    """One of them plays as soon as one may, or all have read the scores."""
    while True:
        for player in people:
            await player.heard()
        for player in people:
            if player.view["phase"] == "deal":
                await player.send("ready")
            elif player.view["to_act"] == player.view["seat"] and not player.late:
                await player.play()
                return
        await people[0].until("update")
