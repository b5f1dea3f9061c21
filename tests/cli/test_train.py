"""`parlour train`."""

import json
import signal

import pytest

from parlour.cli import train as command
from parlour.training import training


@pytest.mark.parametrize(
    ("arguments", "reason", "status"),
    [
        (["chess"], "unknown game", 2),
        (["uno", "--seats", "7"], "no net to train for uno --seats 7; expected mojo --seats 2", 2),
        (["mojo", "--seats", "5"], "no net to train for mojo --seats 5", 2),
        (["mojo", "--games", "0"], "--games", 2),
        (["mojo", "--seed", str(2**63)], "--seed", 2),
        (["mojo", "--minutes", "-1"], "--minutes", 2),
    ],
)
def test_impossible_requests_are_refused(run, tmp_path, arguments, reason, status):
    result = run("train", *arguments, "--to", str(tmp_path / "net"))
    assert result.exit_code == status
    assert reason in result.stderr
    assert result.stdout == ""


def test_the_folder_is_asked_for_and_must_be_one(run, tmp_path):
    assert "--to" in run("train", "mojo").stderr
    file = tmp_path / "file"
    file.write_text("kept")
    result = run("train", "mojo", "--to", str(file))
    assert result.exit_code == 1
    assert "cannot be written" in result.stderr
    assert file.read_text() == "kept"


def test_a_rival_that_is_not_there_or_no_net_is_named(run, tmp_path):
    asked = ("train", "mojo", "--to", str(tmp_path / "net"), "--against")
    result = run(*asked, str(tmp_path / "nothing"))
    assert result.exit_code == 1
    assert "cannot be read" in result.stderr
    file = tmp_path / "file"
    file.write_text("no net")
    result = run(*asked, str(file))
    assert result.exit_code == 1
    assert "not a net for this game" in result.stderr


def test_a_folder_of_another_training_is_left_alone(run, tmp_path):
    from parlour.training.mojo import SUBJECT

    training.Training(SUBJECT, tmp_path, 100, 1).keep()
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    result = run("train", "mojo", "--games", "101", "--to", str(tmp_path))
    assert result.exit_code == 1
    assert "parlour train mojo --seats 2 --games 100 --seed 1" in result.stderr
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before


def steps(monkeypatch, *, interrupt=False):
    """Steps of a hundred games that play nothing; the first one may be met by Ctrl+C."""

    def step(self):
        self.state.games += 100
        self.state.seconds += 60
        self.state.points.append(training.Point(self.state.games, [(0.6, 0.01), (0.5, 0.01)]))
        if interrupt:
            signal.raise_signal(signal.SIGINT)
        return True

    monkeypatch.setattr(training.Training, "step", step)


def test_it_says_how_well_the_net_plays_and_draws_how_it_came_to(run, tmp_path, monkeypatch):
    steps(monkeypatch)
    shown = run("train", "mojo", "--games", "300", "--to", str(tmp_path))
    assert shown.exit_code == 0, shown.stderr
    assert "(seats 2): 60.0 ± 2.0" in shown.stdout
    assert "(seats 2, discards 2)" in shown.stdout
    assert str(tmp_path / "net.json") in shown.stdout
    assert "300 games" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    about = json.loads((tmp_path / "net.json").read_text())["about"]
    assert about["command"] == "parlour train mojo --seats 2 --games 300 --seed 1"


def test_minutes_end_a_run_that_goes_on_later(run, tmp_path, monkeypatch):
    steps(monkeypatch)
    asked = ("train", "mojo", "--games", "300", "--to", str(tmp_path))
    shown = run(*asked, "--minutes", "1.5")
    assert shown.exit_code == 0, shown.stderr
    assert "after 200 of 300 games" in shown.stdout
    assert "Stopped" not in run(*asked).stdout


def test_ctrl_c_keeps_how_far_it_came(run, tmp_path, monkeypatch):
    steps(monkeypatch, interrupt=True)
    before = signal.getsignal(signal.SIGINT)
    shown = run("train", "mojo", "--games", "300", "--to", str(tmp_path))
    assert shown.exit_code == command.INTERRUPTED
    assert "after 100 of 300 games" in shown.stdout
    assert signal.getsignal(signal.SIGINT) is before
