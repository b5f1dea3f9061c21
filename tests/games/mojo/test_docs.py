"""`docs/rules/mojo.md` names things that exist."""

import re
from pathlib import Path

from parlour.games.mojo.options import MojoOptions

TEXT = (Path(__file__).parents[3] / "docs" / "rules" / "mojo.md").read_text(encoding="utf-8")


def test_the_options_are_those_of_the_program():
    table = TEXT.split("## What a host can set")[1].split("##")[0]
    assert re.findall(r"^\| `(\w+)` \|", table, re.MULTILINE) == list(MojoOptions.described())
