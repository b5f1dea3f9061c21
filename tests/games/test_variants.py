"""Every amount has one home: the rules hold together when it is another one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAIN = "not compiled and not translated"


@pytest.mark.parametrize(
    ("game", "file", "printed", "other", "which"),
    [
        ("uno", "cards.py", "PENALTY = 2", "PENALTY = 3", "uno-2 or uno-3"),
        pytest.param(
            *("uno", "cards.py", "PENALTY = 2", "PENALTY = 3", "uno-"), marks=pytest.mark.long
        ),
        pytest.param(
            *("uno", "editions.py", "hand_size: int = 7", "hand_size: int = 9", "uno-"),
            marks=pytest.mark.long,
        ),
        pytest.param(
            *("uno", "cards.py", "DRAW_TWO_CARDS = 2", "DRAW_TWO_CARDS = 5", "uno-"),
            marks=pytest.mark.long,
        ),
        ("mojo", "editions.py", "hand_size: int = 8", "hand_size: int = 9", "mojo-2 or mojo-8"),
        pytest.param(
            *("mojo", "cards.py", "LAY_AT, LAY_AT_OF_TWO = 3, 2", "LAY_AT, LAY_AT_OF_TWO = 4, 1"),
            "mojo-",
            marks=pytest.mark.long,
        ),
        pytest.param(
            *("mojo", "cards.py", "MOJO_BONUS = 10", "MOJO_BONUS = 5", "mojo-"),
            marks=pytest.mark.long,
        ),
    ],
)
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
