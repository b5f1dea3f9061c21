"""`parlour arena`."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import msgspec
import pytest

from parlour.arena.results import Ratings, Result
from parlour.cli import arena as command
from parlour.games import registry

SHORT = ("mojo", "--points", "10", "--bots", "policy,random")


def test_people_get_tables_and_a_plot(run):
    shown = run("arena", *SHORT, "--seats", "4", "--games", "20")
    assert shown.exit_code == 0, shown.stderr
    for part in ("Won, %", "Rating", "policy", "random", "±", "●", "95 % below, ms"):
        assert part in shown.stdout


def test_they_get_them_in_a_window_of_no_width(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "1")
    shown = run("arena", *SHORT, "--seats", "2", "--games", "2")
    assert shown.exit_code == 0, shown.stderr
    assert "●" in shown.stdout


def test_json_and_what_is_saved_are_the_same_document(run, tmp_path):
    file = tmp_path / "result.json"
    shown = run("arena", *SHORT, "--seats", "2", "--games", "4", "--json", "--save", str(file))
    assert shown.exit_code == 0, shown.stderr
    assert json.loads(shown.stdout) == json.loads(file.read_bytes())
    result = Result.from_json(file.read_bytes())
    assert result.setup.bots == ("policy", "random")
    assert result.setup.options["points"] == 10
    assert sum(len(deal.games) for deal in result.deals) == 4


def test_it_says_when_more_games_are_played_than_asked_for(run):
    def play(games):
        bots = "policy,random,random,random"
        return run("arena", "mojo", "--points", "10", "--bots", bots, "--games", games).stdout

    assert "Whole deals" not in play("4")
    assert "8 games for the 5 asked for" in play("5")


def test_more_than_two_bots_are_shown_against_each_other(run, monkeypatch):
    from parlour import bots

    real = bots.get
    monkeypatch.setattr(bots, "get", lambda game, name: real(game, name.partition(":")[0]))
    shown = run(
        "arena", *SHORT[:-1], "policy,random,random:a=1/b=x", "--seats", "2", "--games", "12"
    )
    assert shown.exit_code == 0, shown.stderr
    assert "Ahead of, %" in shown.stdout
    assert "random:a=1/b=x" in shown.stdout


def test_ratings_are_of_every_number_of_seats_and_of_all(run, tmp_path):
    file = tmp_path / "ratings.json"
    shown = run("arena", *SHORT, "--ratings", "--games", "2", "--save", str(file))
    assert shown.exit_code == 0, shown.stderr
    rows = {line.split()[0] for line in shown.stdout.splitlines() if line.strip()}
    assert {"2", "8", "All"} <= rows
    found = msgspec.json.decode(file.read_bytes(), type=Ratings)
    assert [result.setup.seats for result in found.results] == list(registry.get("mojo").seats)
    assert found.overall[0].value > 0 > found.overall[1].value


def test_ctrl_c_shows_the_ratings_so_far(run, monkeypatch):
    def note(self):
        if self.games == 5 and len(played) < 2:
            raise KeyboardInterrupt
        return ""

    played = []
    real = command.play
    monkeypatch.setattr(command, "play", lambda *a: played.append(a) or real(*a))
    monkeypatch.setattr(command.Live, "note", note)
    shown = run("arena", *SHORT, "--ratings", "--games", "6")
    assert shown.exit_code == 130
    assert len(played) == 1
    assert "4 of 6 games" in shown.stdout


def test_the_picture_is_svg_with_a_mark_for_every_bot(run, tmp_path):
    file = tmp_path / "plot.svg"
    assert run("arena", *SHORT, "--seats", "2", "--games", "10", "--plot", str(file)).exit_code == 0
    root = ET.parse(file).getroot()
    texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"policy", "random"} <= set(texts)
    circles = list(root.iter("{http://www.w3.org/2000/svg}circle"))
    assert len(circles) == 6  # for each a rating, a share and an even share
    for circle in circles:
        assert 0 <= float(circle.get("cx")) <= float(root.get("width"))


def test_ctrl_c_shows_what_is_complete_and_is_told_to_the_shell(run, monkeypatch):
    def note(self):
        if self.games == 5:
            raise KeyboardInterrupt
        return ""

    monkeypatch.setattr(command.Live, "note", note)
    shown = run("arena", *SHORT, "--seats", "2", "--games", "100")
    assert shown.exit_code == 130
    assert "4 of 100 games" in shown.stdout


def test_ctrl_c_before_there_is_anything_to_show(run, monkeypatch):
    def note(self):
        raise KeyboardInterrupt

    monkeypatch.setattr(command.Live, "note", note)
    shown = run("arena", *SHORT, "--seats", "2", "--games", "100")
    assert (shown.exit_code, shown.stdout) == (130, "")
    assert shown.stderr.startswith("Error: stopped before the first deal was complete")


def test_a_bot_that_fails_leaves_its_game_behind(run, monkeypatch):
    from parlour import bots

    class Failing:
        def decide(self, information, random):
            raise RuntimeError("no idea")

    monkeypatch.setattr(bots, "get", lambda game, name: Failing())
    shown = run("arena", *SHORT, "--games", "4")
    assert shown.exit_code == 1
    kept, error = shown.stderr.splitlines()[:2]
    assert "failed at seat" in error
    assert "RuntimeError: no idea" in error
    file = Path(kept.rpartition(": ")[2])
    assert run("replay", str(file)).exit_code == 0
    file.unlink()


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["mojo", "--bots", "genius,policy"], "unknown bot genius"),
        (["mojo", "--bots", "policy"], "two or more different"),
        (["mojo", "--seats", "4", "--bots", "policy,policy,random"], "each bot once"),
        (["mojo", "--seats", "9"], "seats: expected a whole number from 2 to 8"),
        (["mojo", "--edition", "de"], "edition: expected fr, ru or pl"),
        (["mojo", "--games", "0"], "--games"),
        (["mojo", "--games", "9" * 20], "--games"),
        (["mojo", "--seed", str(2**63)], "--seed"),
        (["mojo", "--plot", "plot.png"], "ends in .svg"),
        (["mojo", "--plot", "plot.svg", "--ratings"], "no --ratings beside it"),
        (["chess"], "unknown game"),
    ],
)
def test_impossible_requests_are_refused(run, arguments, reason):
    result = run("arena", *arguments)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert result.stdout == ""


def test_a_file_that_cannot_be_written_is_named_before_anything_is_played(run, tmp_path):
    nowhere = str(tmp_path / "none" / "result.json")
    shown = run("arena", *SHORT, "--seats", "2", "--games", "1000000", "--save", nowhere)
    assert shown.exit_code == 1
    assert "cannot be written" in shown.stderr


def test_what_cannot_be_written_in_the_end_is_still_shown(run, tmp_path, monkeypatch):
    monkeypatch.setattr(command, "check_writable", lambda *files: None)
    nowhere = str(tmp_path / "none" / "plot.svg")
    shown = run("arena", *SHORT, "--seats", "2", "--games", "2", "--plot", nowhere)
    assert shown.exit_code == 1
    assert "cannot be written" in shown.stderr
    assert "Rating" in shown.stdout


def test_the_help_shows_a_flag_for_every_option_of_the_game(run):
    for name in registry.names():
        shown = run("arena", name, "--help").stdout
        for option in registry.get(name).Options.described():
            assert f"--{option.replace('_', '-')}" in shown
