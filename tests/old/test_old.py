"""What older versions stored still opens, says the same and goes on (README.md)."""

import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import parlour
from parlour.core.record import Record
from parlour.server.settings.settings import Settings
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.folds import REMEMBERED
from server.house import opened, running

HERE = Path(__file__).parent
DATABASE = HERE / "parlour.db"
FACTS: dict[str, dict[str, Any]] = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))

Completed = Callable[[bytes | str], bytes]

every_table = pytest.mark.parametrize("name", FACTS)


def test_there_is_something_of_everything() -> None:
    assert {name.split("-")[0] for name in FACTS} >= {"mojo", "mushi", "uno"}
    assert {fact["status"] for fact in FACTS.values()} == {"playing", "over"}
    assert {fact["games"] for fact in FACTS.values()} == {1, 2}


@every_table
def test_a_record_replays_to_the_same_table(name: str, completed: Completed) -> None:
    text, said = (HERE / f"{name}.json").read_bytes(), FACTS[name]
    table = parlour.replay(Record.from_json(text))
    assert table.record().to_json() == completed(text)
    assert (table.sheet, table.totals) == (said["sheet"], said["totals"])
    assert table.to_act == said["to_act"]
    assert [table.legal(seat) for seat in range(table.seats)] == said["legal"]


@pytest.mark.anyio
@every_table
async def test_a_log_is_the_same_table(name: str, data: Path, completed: Completed) -> None:
    said = FACTS[name]
    async with opened(Settings(data=data)) as store:
        state = folded(await store.read(said["table"]))
    table = state.table
    assert table
    found = {
        "entries": state.n,
        "entry": state.last_entry,
        "status": state.status,
        "games": state.games,
        "names": state.names(),
        "host": state.host,
        "pace": state.setup.pace,
        "moment": state.setup.moment,
        "hints": state.setup.hints,
        "commitment": state.commitment,
        "key": state.key(state.games).hex(),
        "ready": [seat.ready for seat in state.seats],
        "to_act": table.to_act,
        "legal": [table.legal(seat) for seat in range(table.seats)],
        "sheet": table.sheet,
        "totals": table.totals,
    }
    assert {key: said[key] for key in found} == found
    for seat in range(table.seats):
        theirs = {id for who, id in said["acted"] if who == seat}
        known = state.acted.get(seat, ())
        assert set(known) <= theirs
        assert len(known) == min(len(theirs), REMEMBERED)
    assert table.record().to_json() == completed((HERE / f"{name}.json").read_bytes())
    assert state.seats[0].token == token_hash(said["token"])
    assert hashlib.sha256(state.key(state.games)).hexdigest() == said["commitment"]


@pytest.mark.anyio
@every_table
async def test_a_table_goes_on_where_it_was(name: str, data: Path, completed: Completed) -> None:
    """Ann comes back with her token; the others are bots or away."""
    said = FACTS[name]
    async with running(data, grace=0.0) as house:
        ann = await house.visit(said["table"], said["token"], said["entry"])
        assert (ann.update["entry"], ann.update["sheet"]) == (said["entry"], said["sheet"])
        assert [move["action"] for move in ann.view["legal"]] == said["legal"][0]
        for setting in ("pace", "moment"):
            await ann.send(setting, milliseconds=0)
        if said["status"] == "over":
            address = f"/api/tables/{said['table']}/record"
            shown = (await house.http.get(address)).json()
            assert shown["key"] == said["key"]
            stored = (HERE / f"{name}.json").read_bytes()
            assert shown["record"] == json.loads(completed(stored))
            await ann.send("start")
            await ann.until("update")
        mine = 0
        while mine < 3 and ann.view["phase"] != "over":
            if ann.view["phase"] == "deal":
                await ann.send("ready")
                await ann.until("update")
            elif ann.view["legal"] and ann.view["to_act"] == 0:
                await ann.play()
                mine += 1
            else:
                await ann.until("update")
        assert ann.update["entry"] > said["entry"]
    async with running(data) as house:  # what was added is read back
        again = await house.visit(said["table"], said["token"])
        assert again.update["entry"] >= ann.update["entry"]
