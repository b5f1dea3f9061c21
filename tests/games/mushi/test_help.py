"""The page's list of the yaku says what the rules count (H17)."""

import re
from pathlib import Path

import pytest

import parlour
from parlour.games.mushi.cards import DECK_SIZE
from parlour.games.mushi.notation import format_card
from parlour.games.mushi.state import OSAKA, RU
from parlour.games.mushi.yaku import YAKU

HELP = Path(parlour.__file__).parents[2] / "web/src/games/mushi/Help.svelte"
ROW = re.compile(
    r'name: "(\w+)",\s+points: (\d+),\s+'
    r'cards: (?:edition === "ru" \? "(?P<ru>[^"]+)" : "(?P<osaka>[^"]+)"|"(?P<both>[^"]+)")'
)


@pytest.mark.parametrize(("edition", "rows"), [("ru", YAKU[RU]), ("osaka", YAKU[OSAKA])])
def test_h17_the_help_lists_the_yaku_of_each_edition(edition, rows):
    listed = [
        (row[1], int(row[2]), set((row["both"] or row[edition]).split()))
        for row in ROW.finditer(HELP.read_text(encoding="utf-8"))
    ]
    assert listed == [
        (
            yaku.name,
            yaku.points,
            {format_card(card) for card in range(DECK_SIZE) if (yaku.all | yaku.of) >> card & 1},
        )
        for yaku in rows
    ]
