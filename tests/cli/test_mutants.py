"""Damaged, foreign and hostile records: each is read, or refused with its entry and a reason.

`MUTANTS=20000` tries so many of each game (`tests/README.md`)."""

import copy
import json
import os
from random import Random
from typing import Any

import pytest

import parlour
from often import searching
from parlour.cli import misuse
from parlour.cli.records import review as command
from parlour.core.errors import ParlourError, RecordError
from parlour.core.record import Record
from parlour.games import registry
from parlour.server.tables import proof
from server.finished import finished

MANY = int(os.environ.get("MUTANTS", "60"))
SHORT = {"mojo": {"points": 20}, "mushi": {"deals": 3}, "uno": {"points": 60}}
ODD: list[Any] = [
    *(None, -1, 2**53, 2**70, 1e308, True, "", "\0", "?", "??", "9a", "__class__", "{0.__init__}"),
    *([], {}, [[]], "deal", "x" * 5000, "\ud800", "é", "\u202e"),
]  # fmt: skip


def entered(record: dict[str, Any]) -> dict[str, Any]:
    """The record as if it had been entered by the first player, who saw no other's cards."""
    entries = [
        {"deck": [f"{card}?" for card in entry["deck"]]} if "deck" in entry else entry
        for entry in record["entries"]
    ]
    return record | {"parlour": 5, "seen": [], "entries": entries}


def parted(record: dict[str, Any]) -> dict[str, Any]:
    """The record up to the middle, where somebody leaves and the others end the game."""
    entries = record["entries"]
    acted = [n for n, entry in enumerate(entries, start=1) if "action" in entry]
    parting = [{"left": 1, "bot": "easy"}, {"ended": "scored"}]
    return record | {"parlour": 5, "entries": entries[: acted[len(acted) // 2]] + parting}


def places(node: Any) -> list[tuple[Any, Any]]:
    """All that stands somewhere in a document: what holds it, and its key or number there."""
    keys = node if isinstance(node, dict) else range(len(node)) if isinstance(node, list) else ()
    return [place for key in keys for place in ((node, key), *places(node[key]))]


def mutant(document: dict[str, Any], random: Random) -> bytes:
    """The document with one thing that is another, gone, or there twice; or its text damaged."""
    if random.random() < 0.25:
        text = json.dumps(document)
        at = random.randrange(len(text))
        part = random.choice(["", "}", '"', "\\u0000", "-", "[[", "e9", "\\ud800", "[" * 2000])
        return (text[:at] + part + text[at + random.randrange(5) :]).encode()
    changed = copy.deepcopy(document)
    found = places(changed)
    (node, key), (other, there) = random.choice(found), random.choice(found)
    match random.randrange(5):
        case 0:
            node[key] = random.choice(ODD)
        case 1:
            del node[key]
        case 2 if isinstance(node, list):
            node.insert(key, copy.deepcopy(node[key]))
        case 2:
            node[f"{key}x"] = node[key]
        case 3:
            node[key] = copy.deepcopy(other[there])
        case _ if type(node[key]) is int:
            node[key] += random.randrange(-2, 3)
        case _:
            node[key], other[there] = copy.deepcopy(other[there]), copy.deepcopy(node[key])
    return json.dumps(changed).encode()


def checked(text: bytes) -> str:
    """What becomes of a record: how it is refused, or `read`."""
    try:
        record = Record.from_json(text)
        table = parlour.replay(record)
    except ParlourError as error:
        wrong = error if isinstance(error, RecordError) else RecordError.of(error)
        said = misuse.refused(wrong)
        assert said.strip()
        assert len(said) < 1000, said
        assert wrong.entry == 0 or str(wrong.entry) in said
        return error.code
    assert table.record().entries == record.entries
    for seat in (None, 0):
        assert table.view(seat)
    return "read"


def judged(text: bytes) -> str:
    """The refusal of a sealed game in a sentence, or whether it was fair."""
    try:
        return str(proof.read(text).verdict(None).fair)
    except ParlourError as error:
        return misuse.refused(error)


@pytest.mark.parametrize("name", registry.names())
def test_every_mutant_is_read_or_refused(name):
    random = Random(4711)
    whole = finished(name, ("a1" * 32, None))["record"]
    kinds = [whole, entered(whole), parted(whole), entered(parted(whole))]
    assert {checked(json.dumps(kind).encode()) for kind in kinds} == {"read"}
    assert "bad-record" in {checked(mutant(kinds[n % 4], random)) for n in range(MANY)}


def looked_back_at(text: bytes) -> str:
    """How a look back at a record is refused, or `told`."""
    try:
        found = parlour.review(Record.from_json(text), worlds=2)
    except ParlourError as error:
        return error.code if misuse.refused(error).strip() else ""
    assert len(command.curves(found, list(found.seats), 80)) == len(found.seats) + 1
    assert all(sentence.strip() for sentence in command.sentences(found, list(found.seats)))
    json.dumps(found.document(), allow_nan=False)
    return "told"


@pytest.mark.parametrize("name", [searching(name) for name in registry.names()])
def test_mutants_are_looked_back_at_or_refused(name):
    random = Random(23)
    table = parlour.table(name, seats=2, seed=1, **SHORT[name])
    while not table.over:
        table.play(random.choice(table.legal()))
    whole = json.loads(table.record().to_json())
    kinds = [whole, entered(whole) | {"seen": [0]}]
    assert {looked_back_at(json.dumps(kind).encode()) for kind in kinds} == {"told"}
    assert "bad-record" in {looked_back_at(mutant(kinds[n % 2], random)) for n in range(MANY // 2)}


@pytest.mark.parametrize("name", registry.names())
def test_every_mutant_of_a_sealed_game_is_judged_or_refused(name):
    random = Random(17)
    whole = finished(name, ("a1" * 32, None))
    for _ in range(MANY // 2):
        assert judged(mutant(whole, random)).strip()


def test_a_pick_out_of_more_numbers_than_a_word_holds_is_wrong():
    whole = finished("mushi", ("a1" * 32, None))
    whole["record"]["entries"].append({"pick": 0, "of": 2**70})
    assert judged(json.dumps(whole).encode()) == "False"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_commands_say_so_and_end(run, command):
    random = Random(5)
    whole = finished("mushi", ("a1" * 32, None))
    record = whole["record"]
    documents = [whole] if command == "verify" else [record, entered(record)]
    for n in range(MANY // 4):
        result = run(command, "-", stdin=mutant(documents[n % len(documents)], random))
        assert result.exit_code in (0, 1), result.stderr
        assert "Traceback" not in result.stderr
        assert (result.exit_code == 0) or result.stderr.strip() or result.stdout.strip()
