"""`parlour bench`: C plays the same games; ratios are fair; a missing rival is no failure."""

import json
import os
import re
import shutil

import pytest
from typer.testing import CliRunner

from often import long_run
from parlour import bots
from parlour.arena import bench
from parlour.arena.bench import c, environments, ours, peers
from parlour.arena.bench.measuring import MissingError, Side, amount, compare, measure, timed
from parlour.arena.simulate import simulate
from parlour.cli import bench as command
from parlour.cli.app import app
from parlour.games import registry
from parlour.games.mojo.cards import QUIET_LIMIT
from parlour.games.mojo.options import MAX_SEATS as MOST_AT_MOJO
from parlour.games.uno.options import MAX_SEATS as MOST_AT_UNO
from parlour.text import FALLBACK, LOCALES, locales

MOJO = registry.get("mojo")

needs_c = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="no C compiler on this machine"
)


def steady(name, speed):
    """A side that does `speed` units a second by its own clock."""
    return Side(name, lambda n: (n, n / speed))


# --- the same game in C ---------------------------------------------------------------------------


@needs_c
@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("mojo", 4, {}),
        ("mojo", 2, {"first_player": 1}),
        ("mojo", 3, {"edition": "ru", "points": 120}),
        ("mojo", MOST_AT_MOJO, {"edition": "pl", "first_player": 7}),
        ("mojo", 2, {"discards": 2}),
        ("mojo", 5, {"edition": "ru", "discards": 2}),
        ("mojo", 8, {"edition": "pl", "discards": 2}),
        ("mojo", 6, {"edition": "fr", "discards": 2, "points": 1000}),
        ("mushi", 2, {}),
        ("mushi", 2, {"deals": 1, "first_dealer": 0}),
        ("mushi", 2, {"edition": "osaka", "four_pairs": True}),
        ("mushi", 2, {"edition": "osaka", "deals": 30, "first_dealer": 1}),
        ("uno", 2, {}),
        ("uno", 4, {}),
        ("uno", MOST_AT_UNO, {"points": 1}),
        ("uno", 3, {"edition": "classic"}),
        ("uno", 5, {"scoring": "alternative"}),
        ("uno", 7, {"edition": "classic", "scoring": "alternative", "points": 200}),
    ],
)
def test_c_and_the_compiled_rules_play_the_same_games(name, seats, options):
    games = 3000 if long_run() else 1000
    game = registry.get(name)
    in_c = c.play(name, seats, options, games, seed=11)
    here = simulate(game, game.options(options), seats, games=games, seed=11)
    assert (here.games, here.moves, here.rounds) == (games, in_c["moves"], in_c["rounds"])


def test_c_knows_the_limit_that_random_play_does_not_reach():
    assert f" QUIET = {QUIET_LIMIT} " in (c.FOLDER / "mojo.c").read_text("utf-8")


@needs_c
@pytest.mark.parametrize("options", [{}, {"edition": "ru", "discards": 2}])
def test_c_with_other_luck_agrees_within_the_standard_errors(options):
    here = simulate(MOJO, MOJO.options(options), 4, games=20_000, seed=1)
    in_c = c.play("mojo", 4, options, 20_000, seed=2)
    apart = abs(in_c["rounds"] / in_c["games"] - here.rounds_per_game)
    assert apart < 4.5 * 2**0.5 * here.rounds_per_game_se
    apart = abs(in_c["moves"] / in_c["rounds"] - here.moves_per_round)
    assert apart < 4.5 * 2**0.5 * here.moves_per_round_se


def test_without_a_compiler_c_is_missing(monkeypatch):
    monkeypatch.setenv("CC", "no-such-compiler")
    c.program.cache_clear()
    with pytest.raises(MissingError, match="cc"):
        c.program("mojo")
    with pytest.raises(MissingError, match=r"bench/nothing\.c"):
        c.program("nothing")


# --- measuring ------------------------------------------------------------------------------------


def test_a_ratio_is_the_median_over_pairs_with_its_spread():
    speeds = iter([100, 400, 200])

    def drifting(n):
        return (n, n / 50) if n < 100 else (n, n / next(speeds))

    row = measure(
        "case",
        "moves",
        lambda: Side("ours", drifting),
        lambda: steady("theirs", 10),
        target=21,
        repetitions=3,
        seconds=2,
    )
    assert (row.ratio, row.ratio_low, row.ratio_high) == (20, 10, 40)
    assert (row.ours, row.peers, row.peer) == (200, 10, "theirs")
    assert row.reached is False


def test_the_sides_run_in_turn():
    order = []

    def noted(name):
        def run(n):
            order.append(name)
            return n, float(n)

        return Side(name, run)

    compare(noted("a"), noted("b"), repetitions=3, seconds=1)
    assert order[-6:] == ["a", "b", "a", "b", "a", "b"]


def test_the_amount_of_work_fits_the_time_asked_for():
    assert amount(steady("side", 1000), seconds=2) == 2000


def test_a_side_that_is_not_installed_is_reported_not_raised():
    def nowhere():
        raise MissingError("nothing")

    row = measure("case", "moves", lambda: steady("ours", 1), nowhere, target=2)
    assert row.missing == "nothing"
    assert row.ours is row.ratio is row.reached is None


def test_packages_that_are_not_installed_are_missing(monkeypatch):
    monkeypatch.setattr(peers, "find_spec", lambda name: None)
    with pytest.raises(MissingError, match="open_spiel"):
        peers.open_spiel({"players": 4})
    with pytest.raises(MissingError, match="rlcard"):
        peers.rlcard()


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="cannot pin here")
def test_one_core_and_then_all_again():
    before = os.sched_getaffinity(0)
    with bench.pinned() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before


# --- the sides ------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"edition": "ru", "discards": 2}])
def test_playouts_begin_in_the_middle_of_a_round(options):
    player = bots.get("mojo", "random")
    s = ours.mid_round(MOJO, MOJO.options(options).values(), 4, 3, player)
    assert MOJO.rules.to_act(s) >= 0
    assert s.round == 1
    assert s.hand_size[:4] != [8, 8, 8, 8]


def test_playouts_count_what_was_asked_for():
    units, seconds = ours.playouts("mojo", 4, {}).run(32)
    assert units == 32
    assert seconds > 0


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_open_spiel_plays_as_long_as_its_rollouts_say(monkeypatch):
    pyspiel = pytest.importorskip("pyspiel")
    monkeypatch.setattr(peers, "COUNTED", 200)
    started = []
    evaluator = pyspiel.RandomRolloutEvaluator
    monkeypatch.setattr(
        pyspiel, "RandomRolloutEvaluator", lambda n, seed: started.append(n) or evaluator(n, seed)
    )
    decisions, _ = peers.open_spiel({"players": 4}).run(1)
    actions, _ = peers.open_spiel({"players": 4}, chance=True).run(1)
    assert started == [peers.ROLLOUTS] * 2
    assert 40 < decisions / peers.ROLLOUTS < actions / peers.ROLLOUTS < 250


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_rlcard_takes_as_many_steps_as_asked_for():
    pytest.importorskip("rlcard")
    units, seconds = peers.rlcard().run(300)
    assert units == 300
    assert seconds > 0


# --- the command ----------------------------------------------------------------------------------


@pytest.fixture
def two_cases(monkeypatch):
    def missing():
        raise MissingError("open_spiel")

    made = [
        bench.Case(
            "mojo-four-c", "mojo", "moves", lambda: steady("us", 90), lambda: steady("c", 100), 0.8
        ),
        bench.Case("mojo-open-spiel", "mojo", "moves", lambda: steady("us", 90), missing, 5),
        bench.Case("mojo-playouts", "mojo", "playouts", lambda: steady("us", 2e6), None, 1e6),
    ]
    monkeypatch.setattr(bench, "cases", lambda game=None: iter(made))


@pytest.mark.usefixtures("two_cases")
def test_json_has_the_machine_and_every_row():
    result = CliRunner().invoke(app, ["bench", "--json", "--repetitions", "2", "--seconds", "0.1"])
    assert result.exit_code == 0, result.output
    report = json.loads(result.stdout)
    assert [row["case"] for row in report["rows"]] == [
        "mojo-four-c",
        "mojo-open-spiel",
        "mojo-playouts",
    ]
    assert report["rows"][0]["ratio"] == pytest.approx(0.9)
    assert report["rows"][1]["missing"] == "open_spiel"
    assert report["machine"]["cores"] >= 1


@pytest.mark.usefixtures("two_cases")
def test_the_page_says_what_was_reached_and_what_is_missing(tmp_path):
    path = tmp_path / "benchmarks.md"
    result = CliRunner().invoke(app, ["bench", "--seconds", "0.1", "--write", str(path)])
    assert result.exit_code == 0, result.output
    page = path.read_text(encoding="utf-8")
    assert "| 0.90 | 0.90 to 0.90 | 0.8 ✓ |" in page
    assert "not installed: open_spiel" in page
    assert "| 2,000,000 |" in page


@pytest.mark.parametrize("locale", locales())
def test_80_columns_hold_whole_numbers_and_names(monkeypatch, capsys, locale):
    monkeypatch.setenv("PARLOUR_LOCALE", locale)
    monkeypatch.setenv("COLUMNS", "80")
    rival = Side("OpenSpiel 2.0.2 crazy_eights", lambda n: (12_345_678 * n, n))
    named = [case.name for case in bench.cases()]
    rows = [
        measure(name, "moves", lambda: steady("us", 98_765_432), lambda: rival, 300, 1, 1)
        for name in named
    ]
    machine = bench.this_machine()
    command.show(bench.Report(machine=machine, repetitions=1, seconds=1, rows=rows))
    shown = capsys.readouterr().out.partition(machine.processor)[0]
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    assert len(re.findall(r"98\W765\W432", shown)) == len(named)
    assert len(re.findall(r"OpenSpiel 2\.0\.2 crazy_eights +12\W345\W678", shown)) == len(named)


@pytest.mark.parametrize("locale", locales())
def test_texts_name_how_many_tables_and_games_are_measured(locale):
    source = (LOCALES / locale / "bench.ftl").read_text("utf-8")
    said = re.findall(r"\b(\d)[,\u202f]?(\d{3})\b", source)
    assert {int("".join(number)) for number in said} == {environments.TABLES, peers.COUNTED}


def test_every_comparison_has_its_text_and_can_be_asked_for_by_game():
    named = list(bench.cases())
    assert {case.game for case in named} <= set(registry.names())
    source = (LOCALES / FALLBACK / "bench.ftl").read_text("utf-8")
    texts = re.findall(r"^bench-case-([\w-]+) =", source, re.MULTILINE)
    assert {*texts} == {case.name for case in named}
    assert [case.name for case in bench.cases("mojo")] == [
        case.name for case in named if case.game == "mojo"
    ]


def test_an_unknown_game_is_refused():
    result = CliRunner().invoke(app, ["bench", "bridge"])
    assert result.exit_code == 2
    assert "bridge" in result.stderr


def test_processor_time_is_what_counts():
    units, seconds = timed(lambda n: sum(1 for _ in range(n)))(200_000)
    assert units == 200_000
    assert 0 < seconds < 10
