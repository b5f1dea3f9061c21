"""A look back finds the same in the browser as in Python."""

import contextlib
import json
from random import Random
from typing import Any

import pytest

import parlour
from javascript.test_same import HERE, RULES
from javascript.walks import in_node
from often import searching
from parlour import bots
from parlour.core.record import VERSION, Acted, Record
from parlour.core.table import Table
from parlour.games import registry
from plain import every_plain_search, search_plainly

SHORT = {"mojo": {"points": 20}, "mushi": {"deals": 2}, "uno": {"points": 30}}
WORLDS = 4


def played(game: str, seats: int, *, ended: bool) -> Record:
    """A short game with moves that are taken back, and perhaps one that ends early."""
    table = Table(registry.get(game), SHORT[game], seats=seats, seed=seats, keep=True)
    random, player = Random(seats), bots.get(game, "easy")
    for number in range(10_000):
        if table.over:
            break
        bots.play_on(table, [player] * seats, random)
        last = next(each for each in reversed(table.entries) if isinstance(each, Acted))
        if number % 7 == 3 and not table.over:
            with contextlib.suppress(parlour.ParlourError):
                table.undo(last.seat)
        if ended and len(table.sheet) == 1 and not table.over:
            table.leave(0, "easy")
            table.end("scored")
    return table.record()


def unseen(record: Record) -> Record:
    """The record, if nobody but the player of seat 1 had seen a card."""
    document = json.loads(record.to_json()) | {"parlour": VERSION, "seen": [1]}
    for entry in document["entries"]:
        if "deck" in entry:
            entry["deck"] = [f"{card}?" for card in entry["deck"]]
    return Record.from_json(json.dumps(document))


def close(there: Any, here: Any) -> bool:
    """Whether two documents are the same, but for the last digits of sums of many fractions."""
    if isinstance(here, dict):
        return there.keys() == here.keys() and all(close(there[key], here[key]) for key in here)
    if isinstance(here, list):
        return len(there) == len(here) and all(map(close, there, here))
    return bool(there == (pytest.approx(here, abs=1e-9) if isinstance(here, float) else here))


@pytest.mark.parametrize("game", [searching(name) for name in registry.names()])
def test_looks_back_are_the_same(game):
    seats = registry.get(game).seats
    whole = played(game, seats[0], ended=False)
    check_looks_back([whole, played(game, min(seats[-1], 4), ended=True), unseen(whole)])


@every_plain_search
def test_looks_back_by_the_rules_as_they_are_written_are_the_same(game, monkeypatch):
    search_plainly(monkeypatch)
    check_looks_back([played(game, registry.get(game).seats[0], ended=True)])


def check_looks_back(records: list[Record]) -> None:
    asked = [
        {"record": json.loads(record.to_json()), "worlds": WORLDS, "seed": 5} for record in records
    ]
    for record, line in zip(records, in_node(HERE / "reviews.ts", RULES, asked), strict=True):
        here = parlour.review(record, worlds=WORLDS, seed=5).document()
        del here["mistakes"]  # a list of what the decisions say
        here = json.loads(json.dumps(here))
        there = json.loads(line)
        assert close(there, here)
        assert len(there["decisions"]) > 2
