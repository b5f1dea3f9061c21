"""`parlour bench`: what is shown of what was measured. How fast things are, no test asks."""

import json

import pytest

from parlour.arena import bench as measured
from parlour.arena.bench.measure import Side
from parlour.cli import bench


def row(**changes):
    values = {
        "case": "mojo-four-c",
        "unit": "moves",
        "ours": 900.0,
        "peer": "C",
        "peers": 1000.0,
        "ratio": 0.9,
        "ratio_low": 0.85,
        "ratio_high": 0.95,
        "target": 0.8,
        "missing": None,
    }
    return measured.Row(**(values | changes))


def test_a_comparison_shows_both_speeds_and_whether_the_target_is_reached():
    ours, peer, peers, ratio, target = bench.cells(row())
    assert (ours, peer, peers) == ("900 moves/s", "C", "1,000 moves/s")
    assert ratio == "0.9 (0.85 to 0.95)"
    assert target == "0.8 ✓"
    assert bench.cells(row(ratio=0.7))[-1] == "0.8 ✗"


def test_what_is_not_installed_is_said():
    nothing = dict.fromkeys(["ours", "peer", "peers", "ratio", "ratio_low", "ratio_high"])
    assert bench.cells(row(**nothing, missing="rlcard")) == ["", "not here: rlcard", "", "", ""]


def test_every_case_has_a_text():
    for case in measured.cases():
        assert bench.text(f"cli-bench-{case.name}")
        assert bench.speed(1.0, case.unit).endswith(f"{case.unit}/s")


@pytest.fixture
def one_case(monkeypatch):
    side = Side("itself", lambda n: (2.0 * n, 1.0))
    case = measured.Case("mojo-four-c", "mojo", "moves", lambda: side, lambda: side, 0.8)
    monkeypatch.setattr(measured, "cases", lambda game=None: iter([case]))


@pytest.mark.usefixtures("one_case")
def test_the_report_names_the_machine(run):
    report = json.loads(run("bench", "--json", "--repetitions", "2").stdout)
    assert report["machine"]["cores"] >= 1
    (only,) = report["rows"]
    assert only["ratio"] == 1.0
    shown = run("bench", "--repetitions", "2").stdout
    assert "Mojo, four players, beside C" in shown
    assert report["machine"]["python"] in shown


def test_an_unknown_game_is_refused(run):
    result = run("bench", "chess")
    assert result.exit_code == 2
    assert "unknown game 'chess'" in result.stderr
