"""Installed without extras, Parlour plays by its rules in Python, and says what each part needs."""

import json
import re
import subprocess
import sys
import tomllib
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text())["project"]

LIGHT = """
import json, sys
from importlib.abc import MetaPathFinder

class Absent(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in absent:
            raise ModuleNotFoundError(f"no module {name}", name=name)

absent, lines = json.loads(sys.argv[1])
sys.meta_path.insert(0, Absent())

import parlour
from parlour.games import registry

for name in registry.names():
    table = parlour.table(name, seats=2, seed=1)
    while not table.over:
        table.play(table.legal()[0])
    assert parlour.replay(table.record()).outcome() == table.outcome()
    assert str(table) and table.picture()

from parlour.cli.app import app

for line in lines:
    print("#", line, file=sys.stderr)
    try:
        app(line.split())
    except SystemExit as end:
        print(end.code, file=sys.stderr)
"""


def packages(requirements):
    """The names of distributions, as they are compared."""
    names = (re.match(r"[\w.-]+", each)[0] for each in requirements)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


NEEDS = {
    "serve --port=0": "server",
    "play --no-browser": "server",
    "backup copy": "server",
    "restore copy": "server",
    "play --plain": "terminal",
    "play --terminal": "terminal",
    "push-key": "push",
    "simulate mojo --games=1": "compiled",
    "arena uno --games=1": "compiled",
}


def test_without_extras(tmp_path):
    present = packages(PROJECT["dependencies"])
    absent = packages(chain(*PROJECT["optional-dependencies"].values())) - {"parlour"}
    absent |= {"starlette"}  # what FastAPI brings along
    assert not present & absent
    named = {
        module for module, owners in packages_distributions().items() if packages(owners) & absent
    }
    shown = subprocess.run(
        [sys.executable, "-c", LIGHT, json.dumps([sorted(named), list(NEEDS)])],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={"PATH": "", "HOME": str(tmp_path), "LANG": "C.UTF-8"},
    )
    assert shown.returncode == 0, shown.stderr
    said = dict(zip(NEEDS, re.split(r"^# .*\n", shown.stderr, flags=re.M)[1:], strict=True))
    for line, extra in NEEDS.items():
        expected = rf"Error: \w+ is not installed: pip install 'parlour\[{extra}\]'\n2\n"
        assert re.fullmatch(expected, said[line]), line
