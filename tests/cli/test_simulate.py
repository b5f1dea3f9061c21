"""`parlour simulate`."""

import json
import math
import re
import sys

import pytest

from parlour.cli.app import app

KEYS = [
    "games",
    "moves",
    "rounds",
    "seconds",
    "moves_per_second",
    "rounds_per_game",
    "rounds_per_game_se",
    "moves_per_round",
    "moves_per_round_se",
]


def simulated(run, *arguments):
    result = run("simulate", "mojo", "--json", *arguments)
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_json_has_exactly_the_promised_keys(run):
    summary = simulated(run, "--games", "20", "--plain")
    assert list(summary) == KEYS
    assert summary["games"] == 20
    assert summary["rounds"] >= 20
    assert summary["moves_per_second"] == pytest.approx(summary["moves"] / summary["seconds"])
    assert summary["rounds_per_game"] == pytest.approx(summary["rounds"] / 20)
    assert summary["moves_per_round"] == pytest.approx(summary["moves"] / summary["rounds"])


def test_the_seed_decides_the_games(run):
    def moves(seed):
        return simulated(run, "--games", "50", "--seed", seed, "--plain")["moves"]

    assert moves("1") == moves("1")
    assert moves("1") != moves("2")


def test_compiled_plain_and_shared_out_are_the_same_games(run):
    def play(*arguments):
        summary = simulated(run, "--games", "600", "--seed", "3", *arguments)
        return summary["moves"], summary["rounds"]

    assert play() == play("--plain") == play("--jobs", "2") == play("--jobs", "0")


def test_options_reach_the_game(run):
    """A game that ends at the first point takes fewer rounds than one to 200."""

    def rounds(points):
        return simulated(run, "--games", "50", "--plain", "--points", points)["rounds_per_game"]

    assert rounds("1") < 2 < rounds("200")


def test_standard_errors_shrink_with_the_root_of_the_games(run):
    few = simulated(run, "--games", "400")["rounds_per_game_se"]
    many = simulated(run, "--games", "6400", "--seed", "9")["rounds_per_game_se"]
    assert few / many == pytest.approx(math.sqrt(6400 / 400), rel=0.3)


def test_people_get_a_table(run):
    result = run("simulate", "mojo", "--games", "20", "--plain")
    assert result.exit_code == 0
    assert "Moves per round" in result.stdout
    assert "±" in result.stdout


def test_moves_per_second_are_whole(run):
    lines = run("simulate", "mojo", "--games", "20", "--plain").stdout.splitlines()
    (speed,) = (line for line in lines if "Moves per second" in line)
    assert re.search(r"│ \d{1,3}(,\d{3})* +│$", speed)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "unknown game chess; expected mojo, "),
        (["mojo", "--edition", "de"], "edition: expected fr, ru or pl, got de"),
        (["mojo", "--points", "many"], "points: expected a whole number from 1 to 1000"),
        (["mojo", "--points", "0"], "points: expected a whole number from 1 to 1000"),
        (["mojo", "--discards", "3"], "discards: expected a whole number from 1 to 2"),
        (["mojo", "--seats", "9"], "seats: expected a whole number from 2 to 8, got 9"),
        (["mojo", "--seats", "3", "--first-player", "3"], "first_player: expected a seat"),
        (["mojo", "--jokers", "2"], "--jokers"),
        (["mojo", "--games", "0"], "--games"),
        (["mojo", "--games", "9" * 20], "--games"),
        (["mojo", "--seed", "-1"], "--seed"),
        (["mojo", "--seed", str(2**63)], "--seed"),
        (["mojo", "--jobs", "9999999"], "--jobs"),
        (["mojo", "--device", "tpu"], "--device: expected one of cpu, cuda"),
        (["mojo", "--device", "cuda", "--plain"], "expected --plain or --device cuda, not both"),
    ],
)
def test_impossible_requests_are_refused(run, arguments, reason):
    result = run("simulate", *arguments)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert result.stdout == ""


def test_the_help_shows_a_flag_for_every_option_of_the_game(run):
    from parlour.games import registry

    for name in registry.names():
        shown = run("simulate", name, "--help").stdout
        for option in registry.get(name).Options.described():
            assert f"--{option.replace('_', '-')}" in shown


def test_every_game_can_be_simulated_by_its_name_alone(run):
    from parlour.games import registry

    for name in registry.names():
        result = run("simulate", name, "--games", "2", "--plain", "--json")
        assert result.exit_code == 0, result.stderr
        assert json.loads(result.stdout)["games"] == 2


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize(
    "line",
    [
        "simulate mushi --games 1 --plain",
        "record mushi --bot medium",
        "arena mushi --bots random,easy --games 2",
    ],
)
def test_somebody_who_waits_is_told_for_what(monkeypatch, capsys, line, terminal):
    from parlour.cli import progress

    def compiles_at_once(tell):
        tell()

    monkeypatch.setattr(progress, "when_compiling", compiles_at_once)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal)
    app(line.split(), standalone_mode=False)
    assert capsys.readouterr().err.count("Compiling the rules") == 1


def test_a_game_without_end_is_told_in_a_sentence(run, monkeypatch):
    monkeypatch.setattr("parlour.arena.random_play.MOST_MOVES", 5)
    result = run("simulate", "mojo", "--games", "3", "--plain")
    assert result.exit_code == 1
    assert "more than 5 moves" in result.stderr
    assert "Traceback" not in result.stderr
