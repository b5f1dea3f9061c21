"""`parlour review`."""

import inspect
import json

import pytest

import parlour
from parlour.bots.review.findings import Account, Decision, Note, Point, Review
from parlour.bots.review.looking_back import WORLDS
from parlour.cli.records import review as command
from parlour.cli.terminal import Paper
from parlour.text import Texts, locales

NAMES = ("Anna-Magdalena Wilhelmine", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hanne-Marie Louise")


def made_up(shares, mistakes=0):
    """A look back at three rounds of eight players, with these chances of the first one."""
    rest = len(NAMES) - 1
    curve = [(share, *((1 - share) / rest,) * rest) for share in shares]
    decisions = [
        Decision(
            entry=10 * (number + 1),
            round=3,
            seat=number % 8,
            action="W-draw4 green",
            better="W-draw4 yellow",
            cost=0.5 - number / 100,
            error=0.01,
            skill=(0.0,) * 8,
            skill_errors=(0.0,) * 8,
        )
        for number in range(mistakes)
    ]
    return Review(
        game="uno",
        seats=NAMES,
        winners=(0,),
        points=tuple(
            Point(entry=at, round=1 + 3 * at // len(curve), shares=point, errors=(0.0,) * 8)
            for at, point in enumerate(curve)
        ),
        decisions=tuple(decisions),
        accounts=tuple(
            Account(
                seat=seat,
                start=0.125,
                own=-0.25,
                others=0.0,
                luck=0.125,
                result=0.0,
                own_error=0.03,
                luck_error=0.12,
            )
            for seat in range(8)
        ),
        notes=(
            Note(says="won", seat=0, why="luck"),
            Note(says="turned", seat=0, round=2, entry=20, before=0.25, after=0.75),
            Note(says="dearest", seat=1, round=3, entry=10, amount=0.5),
            Note(says="clean"),
            Note(says="doubt", amount=0.1),
        ),
    )


def test_a_curve_rises_with_the_chance_and_ends_with_the_result():
    lines = command.curves(made_up([0, 0.13, 0.26, 0.5, 0.99, 1]), list(NAMES), 80)
    assert lines[0] == "Anna-Magdalena W  ▁▂▃▅██  100%"
    assert lines[-1] == "           Round  1 2 3"


def test_a_long_curve_is_as_wide_as_the_terminal():
    shares = [at / 999 for at in range(1000)]
    lines = command.curves(made_up(shares), list(NAMES), 80)
    assert max(map(len, lines)) == 80
    assert lines[0].endswith("█  100%")


@pytest.mark.parametrize("language", locales())
def test_eight_seats_fit_eighty_columns_in_every_language(language, monkeypatch, capsys):
    monkeypatch.setattr(command, "text", Texts("review", language))
    monkeypatch.setattr(command, "Paper", lambda: Paper(width=80))
    command.show(made_up([0.1, 0.5, 1], mistakes=15))
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines)
    assert sum("yellow" in line for line in lines) == command.MOST_SHOWN


def test_a_gain_and_a_loss_have_their_signs():
    assert command._change(0.25) == "+25%"
    assert command._change(-0.25) == "\u221225%"
    assert command._change(0.004) == "0%"


@pytest.fixture(scope="module")
def record():
    table = parlour.table("mojo", seats=["Ann", "Bo"], seed=43, points=1)
    while not table.over:
        table.play(table.legal()[0])
    return table.record()


def test_json_is_the_document_of_the_look_back(run, record):
    told = run("review", "-", "--json", "--worlds", "2", "--seed", "7", stdin=record.to_json())
    assert told.exit_code == 0, told.stderr
    assert json.loads(told.stdout) == json.loads(
        json.dumps(parlour.review(record, worlds=2, seed=7).document())
    )


def test_it_looks_back_in_as_many_worlds_as_without_the_command_line():
    assert inspect.signature(command.review).parameters["worlds"].default == WORLDS


def test_people_are_told_who_won_and_what_it_was_made_of(run, record):
    told = run("review", "-", "--worlds", "2", stdin=record.to_json())
    assert told.exit_code == 0, told.stderr
    [winner] = parlour.replay(record).winners()
    assert told.stdout.startswith(f"{record.seats[winner]} won")
    for heading in ("Chances of winning", "Luck and skill"):
        assert heading in told.stdout


def test_a_running_game_and_a_bad_record_are_refused_in_a_line(run):
    running = parlour.table("mojo", seats=2).record().to_json()
    told = run("review", "-", stdin=running)
    assert (told.exit_code, told.stderr) == (1, "Error: expected a game that is over\n")
    told = run("review", "-", stdin=b"{}")
    assert (told.exit_code, told.stdout) == (1, "")
    assert "is not a valid record" in told.stderr
    told = run("review", "-", "--worlds", "1", stdin=running)
    assert told.exit_code == 2
    assert run("review", "nowhere.json").exit_code == 1
