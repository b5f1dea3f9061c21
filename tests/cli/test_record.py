"""`parlour record` and `parlour replay`."""

import base64
import json
import re
import zlib
from collections import Counter
from random import Random
from typing import get_args

import pytest

import parlour
from parlour.cli.records import watching
from parlour.core.record import Acted, Chance, Deal, Ended, Entry, Joined, Left, Undo
from parlour.games import registry
from parlour.games.mojo.cards import COPIES


def whole_deck(*first):
    """The 78 cards, with these on top."""
    rest = Counter({str(value): copies for value, copies in enumerate(COPIES)})
    rest.subtract(first)
    assert min(rest.values()) >= 0
    return [*first, *rest.elements()]


def worked_by_hand():
    """One round: seat 0 covers the 12 with seven 12s (M9), its 0 is lower and its last (M13).

    It holds nothing: 0 points (M15). Seat 1 holds 0 0 0 1 1 1 1 2: blue 1 and green 2 count (M14),
    3 points, which end a game to 3 (M17). Seat 0 wins.
    """
    deck = whole_deck(*["12"] * 7, "0", *"00011112", "12")
    actions = [{"seat": 0, "action": action} for action in ["12"] * 7 + ["0"]]
    return {
        "parlour": 1,
        "game": "mojo",
        "edition": "fr",
        "options": {"discards": 1, "points": 3, "first_player": 0},
        "seats": ["Ann", "Bo"],
        "entries": [{"deal": 1}, {"deck": deck}, *actions],
    }


@pytest.fixture
def replay(run):
    def replay(document, *arguments):
        text = document if isinstance(document, bytes) else json.dumps(document).encode()
        return run("replay", "-", *arguments, stdin=text)

    return replay


def test_replay_gives_the_scores_of_a_game_worked_by_hand(replay):
    result = replay(worked_by_hand(), "--json")
    assert result.exit_code == 0, result.stderr
    assert json.loads(result.stdout) == {
        "game": "mojo",
        "seats": ["Ann", "Bo"],
        "rounds": [[0, 3]],
        "totals": [0, 3],
        "over": True,
        "ended": None,
        "winners": [0],
    }


def test_a_record_is_read_as_a_server_gives_it(replay):
    given = {"table": "t", "game": 1, "key": "ab" * 32, "record": worked_by_hand()}
    shown = replay(given, "--json")
    assert shown.exit_code == 0, shown.stderr
    assert json.loads(shown.stdout)["totals"] == [0, 3]


def test_replay_prints_a_score_table(replay):
    shown = replay(worked_by_hand()).stdout
    assert "Ann" in shown
    assert "Total" in shown
    assert "Ann won." in shown


def test_winners_are_joined_as_in_a_sentence(replay):
    table = parlour.table("mojo", seats=["Ann", "Bo", "Cy"], seed=43, points=1)
    rng = Random(43)
    while not table.over:
        table.play(rng.choice(table.legal()))
    assert table.winners() == [0, 2]
    assert "Ann and Cy share the victory." in replay(table.record().to_json()).stdout


def test_replay_reads_a_file(run, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(worked_by_hand()))
    assert "Ann won." in run("replay", str(path)).stdout


def test_an_unfinished_game_is_shown_as_far_as_it_got(replay):
    document = worked_by_hand()
    del document["entries"][-1]
    result = replay(document)
    assert result.exit_code == 0
    assert "not over" in result.stdout


def set_entry(document, number, entry):
    document["entries"][number - 1] = entry


@pytest.mark.parametrize(
    ("number", "entry", "reason"),
    [
        (10, {"seat": 0, "action": "5"}, "expected 0; got 5"),
        (10, {"seat": 1, "action": "0"}, "turn of seat 0"),
        (5, {"seat": 0, "action": "joker"}, "'joker'"),
        (5, {"seat": 7, "action": "12"}, "seat"),
        (5, {"seat": 0}, "action"),
        (2, {"deck": ["12"]}, "78 cards"),
        (2, {"deck": ["13"] * 78}, "13"),
        (2, {"seat": 0, "action": "12"}, "deck"),
        (1, {"deal": 2}, "1"),
    ],
)
def test_an_illegal_record_is_refused_with_the_entry_and_the_reason(replay, number, entry, reason):
    document = worked_by_hand()
    set_entry(document, number, entry)
    result = replay(document)
    assert result.exit_code == 1
    assert f"entry {number}:" in result.stderr
    assert reason in result.stderr
    assert result.stdout == ""


def test_an_action_after_the_end_is_refused(replay):
    document = worked_by_hand()
    document["entries"].append({"seat": 1, "action": "0"})
    result = replay(document)
    assert result.exit_code == 1
    assert "entry 11:" in result.stderr


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"parlour": 99}, "version"),
        ({"game": "chess"}, "unknown game chess"),
        ({"edition": "de"}, "edition"),
        ({"options": {"jokers": 2}}, "unknown option jokers"),
        ({"seats": ["Ann"]}, "seats"),
    ],
)
def test_a_header_that_fits_no_game_is_refused(replay, change, reason):
    result = replay(worked_by_hand() | change)
    assert result.exit_code == 1
    assert "header:" in result.stderr
    assert reason in result.stderr


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b'{"parlour": 1}'])
def test_what_is_not_a_record_is_refused(replay, text):
    result = replay(text)
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: <stdin> is not a valid record: ")


def test_a_missing_file_is_named(run, tmp_path):
    result = run("replay", str(tmp_path / "none.json"))
    assert result.exit_code == 1
    assert "none.json cannot be read" in result.stderr


def test_record_plays_a_whole_game_that_replay_accepts(run, replay):
    result = run("record", "mojo", "--seats", "3", "--seed", "5", "--bot", "random")
    assert result.exit_code == 0, result.stderr
    record = json.loads(result.stdout)
    assert record["game"] == "mojo"
    assert len(record["seats"]) == 3

    sheet = json.loads(replay(result.stdout.encode(), "--json").stdout)
    assert sheet["over"]
    assert sheet["totals"] == [sum(column) for column in zip(*sheet["rounds"], strict=True)]
    assert max(sheet["totals"]) >= 50  # M17


@pytest.mark.parametrize("game", registry.names())
def test_replay_takes_what_record_plays_in_every_game(run, replay, game):
    table = json.loads(replay(run("record", game).stdout.encode(), "--json").stdout)
    assert table["over"]
    assert table["winners"]


def test_record_is_the_same_for_the_same_seed(run):
    def record(seed):
        return run("record", "mojo", "--seed", seed).stdout

    assert record("5") == record("5")
    assert record("5") != record("6")


def test_record_takes_the_options_of_the_game(run):
    result = run("record", "mojo", "--edition", "pl", "--discards", "2", "--points", "10")
    record = json.loads(result.stdout)
    assert record["edition"] == "pl"
    assert record["options"] == {"discards": 2, "points": 10, "first_player": None}


def test_an_unknown_bot_is_refused(run):
    result = run("record", "mojo", "--bot", "oracle")
    assert result.exit_code == 2
    assert "unknown bot oracle" in result.stderr


@pytest.mark.parametrize("how", ["scored", "unscored"])
def test_replay_says_how_a_game_was_ended_early(replay, how):
    document = worked_by_hand()
    document["parlour"] = 2
    last = max(n for n, entry in enumerate(document["entries"]) if "action" in entry)
    document["entries"] = [
        *document["entries"][:last],
        {"left": 1, "bot": "easy"},
        {"ended": how},
    ]
    result = replay(document, "--json")
    assert result.exit_code == 0, result.stderr
    told = json.loads(result.stdout)
    assert (told["over"], told["ended"], told["winners"]) == (True, how, [])
    text = replay(document).stdout
    assert "Bo left" in text
    assert "ended early" in text
    assert "not over" not in text


def test_step_prints_the_table_after_each_move(replay):
    record = worked_by_hand()
    moves = [entry for entry in record["entries"] if "action" in entry]
    shown = replay(record, "--step").stdout
    told = [line for line in shown.splitlines() if re.match(r"\d+\. ", line)]
    assert told == [
        f"{number}. {record['seats'][move['seat']]}: {move['action']}"
        for number, move in enumerate(moves, start=1)
    ]
    assert "Ann won." in shown


def test_step_tells_every_kind_of_entry():
    """Deals and their chances are no steps."""
    kinds = {*get_args(Entry)} - {Deal, *get_args(Chance)}
    others = [Undo(1), Left(1, "easy"), Joined(1), Ended("scored")]
    assert {Acted, *map(type, others)} == kinds
    table = parlour.table("mojo", seats=["Ann", "Bo"])
    told = [watching._told(entry, table) for entry in others]
    assert all(one.startswith("Bo: ") for one in told[:-1])
    assert len({*told}) == len(others)


def test_step_shows_what_one_seat_sees(replay):
    seen = replay(worked_by_hand(), "--step", "--seat", "0").stdout
    whole = replay(worked_by_hand(), "--step").stdout
    assert "? ? ?" in seen
    assert "? ? ?" not in whole
    wrong = replay(worked_by_hand(), "--step", "--seat", "2")
    assert (wrong.exit_code, "expected a seat from 0 to 1" in wrong.stderr) == (2, True)


def test_open_leads_to_a_replay_that_holds_the_record(replay, monkeypatch):
    opened = []

    def run(settings, *, opens_browser, place):
        opened.append((settings.host, place))

    monkeypatch.setattr("parlour.cli.serve.run", run)
    assert replay(worked_by_hand(), "--open").exit_code == 0
    [(host, place)] = opened
    assert host == "127.0.0.1"
    packed = place.removeprefix("replay#record=")
    text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -15)
    assert json.loads(text)["entries"] == worked_by_hand()["entries"]
    assert replay({"parlour": 1}, "--open").exit_code == 1
    assert len(opened) == 1
