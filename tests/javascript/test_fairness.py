"""The page and the command line, by code of their own, say the same of the same games."""

import copy
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from javascript.walks import in_node
from parlour.core.errors import ParlourError
from parlour.games import registry
from parlour.server.tables import log, proof, steps
from parlour.server.tables.fairness import Origin, pledge
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.revealed import reveal
from parlour.server.tables.steps import written
from server.finished import begun, finished, play_on

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "web" / "src" / "rules"
A, B = "a1" * 32, "b2" * 32


def from_the_key_alone(game: str) -> dict[str, Any]:
    """As a log has it that began before there were contributions."""
    now = begun(game)
    table = steps.new_game(now, [], Origin(now.key(1), "T", 1, 1).source(str))
    started = log.Started(commitment=now.commitment, record=written(table.deal()))
    header = log.Header(game=game, seats=2, options=now.setup.options, pace=0, moment=0)
    seated = [log.Seated(seat=seat, name=f"P{seat}", token=f"{seat}") for seat in (0, 1)]
    state = folded(StoredTable("T", header, bytes(32), [*seated, started]))
    shown: dict[str, Any] = json.loads(reveal(play_on(state, Random(3))) or b"")
    for field in ("table", "shuffles", "contributions", "pledges", "bots", "restored"):
        del shown[field]
    return shown


def variations(shown: dict[str, Any], rng: Random) -> list[dict[str, Any]]:
    """The game, and what could have been done to it."""
    entries = shown["record"]["entries"]
    record = shown["record"]
    found = [
        shown | {"record": record | {"entries": entries[:-1]}},
        shown | {"record": record | {"entries": []}},
        shown,
        shown | {"key": "00" * 32},
        shown | {"key": "00"},
        shown | {"commitment": "00" * 32},
        shown | {"game": 2},
        shown | {"table": "U"},
        shown | {"table": "a table"},
        shown | {"contributions": [B, A]},
        shown | {"contributions": [None, A]},
        shown | {"contributions": [A]},
        shown | {"contributions": [A, 7]},
        shown | {"shuffles": 1},
        shown | {"shuffles": 2},
        shown | {"shuffles": 3},
        shown | {"shuffles": 4},
        shown | {"pledges": [pledge(B), pledge(A)]},
        shown | {"pledges": [None, pledge(B)]},
        shown | {"pledges": [pledge(A)]},
        shown | {"pledges": [None, 7]},
        shown | {"bots": [0]},
        shown | {"bots": [1, 0]},
        shown | {"bots": [2]},
        shown | {"bots": [True]},
        shown | {"restored": True},
        shown | {"restored": 1},
        shown | {"more": 1},
        shown["record"],
        {},
    ]
    for name, value in (("rules", 99), ("game", "chess"), ("edition", "none"), ("parlour", 2)):
        found.append(shown | {"record": shown["record"] | {name: value}})
    chances = [n for n, entry in enumerate(entries) if "deck" in entry or "pick" in entry]
    for n in [*chances, *rng.sample(range(len(entries)), 6)]:
        for change in (changed(entries[n], rng), None, {"deal": 1}, {"joker": 1}):
            one = copy.deepcopy(shown)
            one["record"]["entries"][n : n + 1] = [] if change is None else [change]
            found.append(one)
    return found


def changed(entry: dict[str, Any], rng: Random) -> dict[str, Any]:
    if "deck" in entry:
        return {"deck": rng.sample(entry["deck"], len(entry["deck"]))}
    if "pick" in entry:
        return entry | {"pick": (entry["pick"] + 1) % entry["of"]}
    return entry | ({"deal": 7} if "deal" in entry else {"seat": 1 - entry["seat"]})


def on_the_command_line(text: str) -> dict[str, Any]:
    try:
        verdict = proof.read(text).verdict()
    except proof.NoKeyError as error:
        return {"code": error.code}
    except ParlourError:
        return {"code": "bad-proof"}
    told: dict[str, Any] = json.loads(msgspec.json.encode(verdict))
    del told["sealed"]  # the page is given no seal
    return told


def without_words(verdict: dict[str, Any]) -> dict[str, Any]:
    if verdict.get("refused"):
        verdict["refused"] = verdict["refused"]["entry"]
    return verdict


def before_pledges(game: str) -> dict[str, Any]:
    """As games were before there were pledges."""
    state = begun(game)
    origin = replace(state.origin, shuffles=2, pledges=(), bots=(), contributions=(A, B))
    table = steps.new_game(state, [], origin.source(state.game.notation.format_card))
    table.deal()
    state.origin, state.table = origin, table
    shown: dict[str, Any] = json.loads(reveal(play_on(state, Random(3))) or b"")
    for field in ("pledges", "bots", "restored"):
        del shown[field]
    return shown


def now(game: str) -> dict[str, Any]:
    return finished(game, (A, B), late=(1,))


@pytest.mark.parametrize("made", [now, before_pledges, from_the_key_alone])
@pytest.mark.parametrize("game", registry.names())
def test_both_say_the_same(game, made):
    shown = made(game)
    texts = [json.dumps(one) for one in variations(shown, Random(4))]
    texts += ["", "{", "[]", '"text"']
    there = [json.loads(line) for line in in_node(HERE / "fairness.ts", RULES, texts)]  # type: ignore[arg-type]
    here = [on_the_command_line(text) for text in texts]
    assert here[2]["fair"]
    for n, (one, other) in enumerate(zip(there, here, strict=True)):
        assert without_words(one) == without_words(other), n
