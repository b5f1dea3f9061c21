"""The example of a learner runs: a little of it, in the long run, which installs what it needs."""

import subprocess
import sys
from pathlib import Path

import pytest

from contract.cases import every_game

PPO = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"


@pytest.mark.long
@every_game
def test_the_example_learns(name):
    pytest.importorskip("optax")
    command = [sys.executable, PPO, name, "--steps", "20000", "--games", "20"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert f"{name}: wins " in said
    assert "of 20 games against random play" in said
