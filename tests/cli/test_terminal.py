"""What comes from outside reaches any terminal as text and nothing else; output that goes nowhere
is not a crash."""

import json
import os
import subprocess
import sys

import pytest

from often import first_often
from parlour.cli import play
from parlour.cli.serve import STATUS
from parlour.cli.terminal import Paper

HOSTILE = ["[/b]", "[red]Ann", "\x1b[31mBo", "\x9b2J", "a\nb", "\u202eeve", ":smile:", "tab\there"]
SHOWN = ["[/b]", "[red]Ann", r"\x1b[31mBo", r"\x9b2J", r"a\nb", r"\u202eeve", ":smile:", r"\there"]
RECORD = {"parlour": 1, "game": "mojo", "edition": "fr", "options": {}, "seats": [], "entries": []}


def plain(text):
    """No control character but the ends of lines."""
    return all(char.isprintable() for char in text.replace("\n", ""))


def over(names):
    """The record of a whole game between these players."""
    from parlour.bots import get, play_on
    from parlour.core.table import Table
    from parlour.games import registry

    table = Table(registry.get("mojo"), {"points": 1}, seats=names, seed=1)
    from random import Random

    rng, players = Random(1), [get("mojo", "random")] * len(names)
    while not table.over:
        play_on(table, players, rng)
    return table.record().to_json()


def test_a_name_is_neither_markup_nor_terminal_control(run):
    shown = run("replay", "-", stdin=over(HOSTILE))
    assert shown.exit_code == 0
    assert plain(shown.stdout)
    for name in SHOWN:
        assert name in shown.stdout
    for name in HOSTILE:  # each wins in turn: the line below the table names the winner
        shown = run("replay", "-", stdin=over([name, name]))
        assert SHOWN[HOSTILE.index(name)] in shown.stdout.splitlines()[-1]
        assert plain(shown.stdout)


@pytest.mark.parametrize(
    "arguments",
    [
        ["{}"],
        ["--{}"],
        ["replay", "{}"],
        ["replay", "--{}", "x"],
        ["simulate", "{}"],
        ["simulate", "mojo", "{}"],
        ["simulate", "mojo", "--games", "{}"],
        ["simulate", "mojo", "--edition", "{}"],
        ["simulate", "mojo", "--points", "{}"],
        ["record", "mojo", "--bot", "{}"],
        ["arena", "mojo", "--bots", "{},random"],
        ["arena", "mojo", "--bots", "random:{}=1,random"],
        ["arena", "mojo", "--plot", "{}"],
        ["arena", "mojo", "--save", "/nowhere/{}"],
        ["bench", "{}"],
        ["bench", "--write", "/nowhere/{}"],
        ["serve", "--port", "{}"],
        ["serve", "--host", "{}"],
        ["serve", "--data", "/dev/null/{}"],
    ],
    ids=" ".join,
)
def test_what_is_typed_is_shown_without_its_control_characters(run, arguments):
    for bad in ("\x1b]0;title\x07", "[/b]\x9b1m"):
        shown = run(*(argument.replace("{}", bad) for argument in arguments), color=True)
        assert shown.exit_code in (1, 2, *STATUS.values())
        assert shown.stderr
        assert plain(shown.stdout + shown.stderr)


@pytest.mark.parametrize("where", ["game", "edition", "options", "action", "deck"])
def test_a_refused_record_is_quoted_without_its_control_characters(run, where):
    bad = "\x1b[31m[/b]"
    document = RECORD | {"seats": ["Ann", "Bo"], "options": {"first_player": 0}}
    deck = [str(n) for n, copies in enumerate((4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8))] * 6
    if where == "options":
        document["options"] = {bad: 1}
    elif where == "action":
        document["entries"] = [{"deal": 1}, {"deck": deck}, {"seat": 0, "action": bad}]
    elif where == "deck":
        document["entries"] = [{"deal": 1}, {"deck": [bad]}]
    else:
        document[where] = bad
    shown = run("replay", "-", stdin=json.dumps(document).encode(), color=True)
    assert shown.exit_code == 1
    assert plain(shown.stderr)


def parlour(*arguments, out=subprocess.PIPE, stdin=None, **variables):
    return subprocess.run(
        [sys.executable, "-m", "parlour", *arguments],
        stdout=out,
        stderr=subprocess.PIPE,
        input=stdin,
        env=os.environ | {"COLUMNS": "100"} | variables,
    )


@pytest.mark.parametrize("name", ["Аня", "Zoë", "—"])
def test_a_terminal_that_lacks_a_letter_gets_it_escaped(name):
    done = parlour("replay", "-", stdin=over([name, "Bo"]), PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == 0, done.stderr
    shown = done.stdout.decode("ascii")
    assert shown.count(name.encode("ascii", "backslashreplace").decode()) >= 1
    lines = [line for line in shown.splitlines() if line.startswith(("|", "+"))]
    assert len({len(line) for line in lines}) == 1, "columns stay in line"


def test_our_own_signs_have_an_ascii_form(monkeypatch):
    from io import BytesIO, TextIOWrapper

    file = TextIOWrapper(BytesIO(), encoding="ascii")
    paper = Paper(file=file)
    paper.print("2.45 ± 0.1, 1-2, \u22125 ├─●─┤ ◄ ► ✓ ✗ “That\u2019s it…”")
    file.flush()
    assert file.buffer.getvalue() == b'2.45 +- 0.1, 1-2, -5 |-o-| < > yes no "That\'s it..."\n'


FULL = "/dev/full"
full = pytest.mark.skipif(not os.path.exists(FULL), reason=f"there is no {FULL}")


@full
@pytest.mark.parametrize(
    "arguments",
    first_often(
        [
            ["games"],
            ["games", "--json"],
            ["--help"],
            ["--version"],
            ["record", "mojo", "--points", "1"],
            ["simulate", "mojo", "--games", "1", "--plain"],
        ]
    ),
    ids=" ".join,
)
def test_a_full_disk_is_one_line(arguments):
    with open(FULL, "wb") as out:
        done = parlour(*arguments, out=out)
    assert done.returncode == 1
    assert done.stderr.decode() == "Error: No space left on device\n"


@full
def test_not_even_the_error_can_be_written():
    with open(FULL, "wb") as out:
        done = subprocess.run(
            [sys.executable, "-m", "parlour", "replay", "nowhere"], stdout=out, stderr=out
        )
    assert done.returncode == 1


def test_reading_only_the_beginning_is_no_error():
    """As in `parlour record mojo | head -c 10`."""
    read, write = os.pipe()
    os.close(read)
    done = parlour("record", "mojo", "--points", "1", out=write)
    os.close(write)
    assert done.stderr == b""
    assert done.returncode == 1


def test_one_can_play_where_nothing_is_shown(monkeypatch):
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(sys, "stdout", None)
    assert play.columns() is None
