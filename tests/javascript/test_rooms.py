"""A table that is led in the browser tells a page what the server would tell it."""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from javascript.walks import in_node
from parlour.core.errors import ParlourError
from parlour.games import registry
from parlour.server import wire
from parlour.server.rooms.audience import Audience
from parlour.server.rooms.presence import Presence
from parlour.server.tables import commands, levels, log
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.state import TableState
from server.roomless import info_of

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "web" / "src" / "rules"
USELESS = (
    *(
        "commitment",
        "coming",
        "sealed",
        "bots",
        "pledge",
        "pledges",
        "contributions",
        "restored",
        "listed",
        "listed_for",
        "join_code",
        "won",
        "free_text",
        "locked",
        "private",
        "circle",
        "successor",
        "host_first",
        "removed",
    ),
    *("absent", "clock", "ended", "message", "stand_in", "stood_in", "talk"),
    *("left", "missed", "played", "asks", "proposals", "host_away", "kept", "by_bot"),
    *("hidden", "idle", "stands_in", "host_idle"),
)
"""What only a server's table has."""
GOLDEN = sorted((HERE.parent / "golden").glob("*.json"))


class Client:
    """Takes note of what it is told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    def send(self, frame: bytes) -> None:
        self.told.append(json.loads(frame))

    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        self.told.append({"type": "error", "code": error.code, "id": id})

    def charge(self) -> None:
        pass

    def give_way(self) -> None:
        raise AssertionError("there is room for all")

    def close(self, code: int) -> None:
        raise AssertionError("nobody is sent away")


def steps_of(record: dict[str, Any]) -> list[list[dict[str, Any]]]:
    """The entries of the record, cut where somebody acts or deals."""
    steps: list[list[dict[str, Any]]] = []
    for entry in record["entries"]:
        if "deal" in entry or "action" in entry:
            steps.append([])
        steps[-1].append(entry)
    return steps


def on_the_server(record: dict[str, Any], count: int, actions: list[str]) -> list[Any]:
    """What the server tells: one person, bots, and `count` steps of the record."""
    level = levels.usual_bot(record["game"])
    entries: list[log.LogEntry] = [log.Seated(seat=0, name=record["seats"][0], token="me")]
    for seat, name in enumerate(record["seats"][1:], start=1):
        entries.append(log.BotSeated(seat=seat, bot=level, name=name))
    for n, step in enumerate(steps_of(record)[:count]):
        raw = [msgspec.Raw(json.dumps(entry)) for entry in step]
        if n == 0:
            entries.append(log.Started(commitment="", record=raw))
        elif "deal" in step[0]:
            entries.append(log.Dealt(record=raw))
        else:
            entries.append(log.Acted(id=None, record=raw))
    header = log.Header(
        game=record["game"],
        seats=len(record["seats"]),
        options=options_of(record),
        pace=1200,
        moment=2500,
    )
    state = folded(StoredTable("T", header, bytes(32), entries))
    audience, client = Audience(state), Client()
    member = audience.admit(client, "me", 0)
    presence = Presence(state, audience, absence=30.0)
    presence.note()
    audience.tell(info(state, presence, audience), greet=member)
    for action in actions:
        id = action[:9]
        message = wire.Act(action=action, entry=state.last_entry, id=id)
        try:
            change = commands.act(state, 0, message)
        except ParlourError as error:
            client.refuse(error, id)
            continue
        if change is None or len(change.entry.record) > 1:  # type: ignore[union-attr]
            client.told.append({"type": "chance"})
            break
        apply(state, change)
        audience.tell(info(state, presence, audience), answer=member, done=id)
        break
    return client.told


def info(state: TableState, presence: Presence, audience: Audience) -> wire.TableInfo:
    """Nobody is ever away from a table of the browser's own, so no bot stands in."""
    return msgspec.structs.replace(info_of(state, presence, audience), stand_in="")


def options_of(record: dict[str, Any]) -> dict[str, Any]:
    game = registry.get(record["game"])
    given = record["options"] | {"edition": record["edition"]}
    return game.options(given, seats=len(record["seats"])).values()


def in_the_browser(record: dict[str, Any], count: int, actions: list[str]) -> dict[str, Any]:
    level = levels.usual_bot(record["game"])
    steps = steps_of(record)[:count]
    row = {
        "id": "T",
        "game": record["game"],
        "options": options_of(record),
        "seats": [
            {"kind": "bot" if n else "person", "name": name, "bot": level if n else None}
            for n, name in enumerate(record["seats"])
        ],
        "pace": 1200,
        "moment": 2500,
        "hints": False,
        "status": "over" if count == len(steps_of(record)) else "playing",
        "games": 1,
        "n": count,
        "awaited": [],
        "played": 0,
    }
    kept = [{"table": "T", "n": n, "game": 1, "record": step} for n, step in enumerate(steps, 1)]
    return {"row": row, "steps": kept, "actions": actions}


def alike(told: list[dict[str, Any]], began: int) -> list[dict[str, Any]]:
    """Without what a table in a browser has no use for; entries counted from the game's first."""
    found = []
    for message in told:
        if message["type"] in ("record", "pass"):
            continue
        one = {key: value for key, value in message.items() if key not in USELESS}
        if one["type"] == "update":
            one["entry"] -= began
        if one["type"] == "table":
            one["seats"] = [
                {key: value for key, value in seat.items() if key not in USELESS}
                for seat in one["seats"]
            ]
        found.append(one)
    return found


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_page_is_told_the_same(path):
    record = json.loads(path.read_text("utf-8"))
    steps, random = steps_of(record), Random(1)
    counts = sorted({1, 2, len(steps), *(random.randrange(1, len(steps)) for _ in range(8))})
    asked = []
    for count in counts:
        next_ = steps[count][0] if count < len(steps) else {}
        mine = next_.get("seat") == 0 and len(steps[count]) == 1
        asked.append((count, ["nonsense", *([next_["action"]] if mine else [])]))
    lines = in_node(
        HERE / "rooms.ts",
        RULES,
        [in_the_browser(record, count, actions) for count, actions in asked],  # type: ignore[misc]
    )
    for (count, actions), line in zip(asked, lines, strict=True):
        there = alike(json.loads(line), 0)
        here = alike(on_the_server(record, count, actions), len(record["seats"]))
        assert there == here, (path.stem, count)
