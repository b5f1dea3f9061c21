"""`docs/rules/mojo.md` names things that exist."""

import re
from pathlib import Path

import pytest

from parlour.games.mojo import cards, options, rules, scoring
from parlour.games.mojo.options import MojoOptions

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "mojo.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (M\d+) \| .* \| .* \| (.*) \|$", TEXT, re.MULTILINE)


def test_the_rules_are_m1_to_m21():
    assert [row for row, _ in ROWS] == [f"M{n}" for n in range(1, 22)]


@pytest.mark.parametrize(("rule", "where"), ROWS)
def test_what_carries_a_rule_out_exists_and_cites_it(rule, where):
    modules = (rules, scoring, cards, options)
    names = re.findall(r"`(\w+)`", where)
    assert names
    for name in names:
        assert any(hasattr(module, name) for module in modules), name
    sources = [Path(module.__file__).read_text(encoding="utf-8") for module in modules]
    assert any(re.search(rf"\b{rule}\b", source) for source in sources)


def test_the_options_are_those_of_the_program():
    table = TEXT.split("## What a host can set")[1].split("##")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(MojoOptions.described())
