"""Every amount has one home: the rules hold together when it is another one."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from parlour.games import registry

ROOT = Path(__file__).parents[2]
PLAIN = "not compiled and not translated and not read_back_by_their_types"
"""Of the contract: the rules as they are written. The types of views name some amounts, which
another test holds against the rules."""

COLUMNS = {
    "mojo": {
        "hand_size": "edition.hand_size + 1",
        "deals_on": "int(not edition.deals_on)",
        "turns_up": "int(not edition.turns_up)",
        "spares_played": "int(not edition.spares_played)",
    },
    "mushi": {
        "must_match": "int(not edition.must_match)",
        "own_yaku_count": "int(not edition.own_yaku_count)",
        "last_willow_with_joker": "int(not edition.last_willow_with_joker)",
    },
    "uno": {
        "hand_size": "edition.hand_size + 2",
        "copies": "(edition.copies[0], 1, *edition.copies[2:])",
    },
}
"""By game: another value for each column of its editions."""

AMOUNTS = [
    ("mojo", "cards.py", "COPIES = (4,", "COPIES = (9,"),
    ("mojo", "cards.py", "LAY_AT, LAY_AT_OF_TWO = 3, 2", "LAY_AT, LAY_AT_OF_TWO = 4, 1"),
    ("mojo", "cards.py", "QUIET_LIMIT = 40", "QUIET_LIMIT = 3"),
    ("mojo", "cards.py", "MOJO_BONUS = 10", "MOJO_BONUS = 5"),
    ("mushi", "cards.py", "PACKET = 4", "PACKET = 5"),
    ("mushi", "cards.py", "CHAFF = 20, 10, 5, 1", "CHAFF = 30, 10, 5, 1"),
    ("mushi", "yaku.py", '"three_brights", 25, all=CRANE', '"three_brights", 90, all=CRANE'),
    ("mushi", "yaku.py", "some=2", "some=1"),
    ("uno", "cards.py", "2, 2) * 4 + (4, 4, 4)", "2, 2) * 4 + (4, 5, 6)"),
    ("uno", "cards.py", "DRAW_TWO_CARDS = 2", "DRAW_TWO_CARDS = 5"),
    ("uno", "cards.py", "DRAW_FOUR_CARDS = 4", "DRAW_FOUR_CARDS = 7"),
    ("uno", "cards.py", "LOST_CHALLENGE = 6", "LOST_CHALLENGE = 9"),
    ("uno", "cards.py", "PENALTY = 2", "PENALTY = 3"),
    ("uno", "cards.py", "+ (50, 50, 50)", "+ (50, 70, 90)"),
]
"""Game, file, an amount as it is written there, and another one."""

QUICK = {("mojo", "hand_size"): "mojo-2 or mojo-8", ("uno", "PENALTY = 2"): "uno-2 or uno-3"}
"""The amounts that are tried in every run, and at which tables."""


def column(game: str, name: str) -> tuple[str, str]:
    """How the rules read a column of the editions, as it is written there."""
    text = (ROOT / f"src/parlour/games/{game}/editions.py").read_text(encoding="utf-8")
    found = re.search(rf"tuple\((.*\bedition\.{name}\b.*) for edition in EDITIONS\)", text)
    assert found, f"expected {name} among the columns"
    return found[0], found[1]


@pytest.mark.parametrize("game", registry.names())
def test_each_column_of_the_editions_has_another_value_here(game: str) -> None:
    edition = import_module(f"parlour.games.{game}.editions").Edition
    assert COLUMNS[game].keys() == {*edition._fields} - {"name"}


def variants() -> Iterator[Any]:
    """(game, file, printed, other, which): the amounts, then the columns."""
    for game, file, printed, other in AMOUNTS:
        yield variant(game, file, printed, other, printed)
    for game, columns in COLUMNS.items():
        for name, other in columns.items():
            printed, value = column(game, name)
            yield variant(game, "editions.py", printed, printed.replace(value, other), name)


def variant(game: str, file: str, printed: str, other: str, label: str) -> Any:
    which = QUICK.get((game, label))
    marks = () if which else pytest.mark.long
    return pytest.param(
        *(game, file, printed, other, which or f"{game}-"), id=f"{game}-{label}", marks=marks
    )


@pytest.mark.parametrize(("game", "file", "printed", "other", "which"), list(variants()))
def test_the_contract_holds_with_other_amounts(tmp_path, game, file, printed, other, which):
    """In a copy of the package in which one number is another one."""
    shutil.copytree(
        ROOT / "src/parlour",
        tmp_path / "parlour",
        ignore=shutil.ignore_patterns("static", "__pycache__", "server", "terminal"),
    )
    home = tmp_path / "parlour/games" / game / file
    text = home.read_text(encoding="utf-8")
    assert text.count(printed) == 1
    home.write_text(text.replace(printed, other), encoding="utf-8")
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/contract"]
    tests += ["-o", f"pythonpath={tmp_path} tests tests/contract"]
    run = subprocess.run(
        [*tests, "-k", f"({which}) and {PLAIN}"],
        cwd=ROOT,
        env=os.environ | {"PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout[-5000:]
