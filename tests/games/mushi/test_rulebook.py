"""The rulebook says of the yaku what the rules count, in every language (H17)."""

import json
import re
from pathlib import Path

import pytest

import parlour
from parlour.games.mushi.cards import DECK_SIZE
from parlour.games.mushi.editions import NUMBERS
from parlour.games.mushi.notation import format_card
from parlour.games.mushi.yaku import YAKU
from parlour.text import Texts, locales

ROOT = Path(parlour.__file__).parents[2]
BOOK = ROOT / "web/src/games/mushi/rules.ts"
TOLD = {"five_brights": "five", "three_brights": "three"}
"""How the texts call those that differ by edition."""


def cards_shown(text: str) -> set[str]:
    """The cards that the book shows beside a paragraph."""
    book = BOOK.read_text(encoding="utf-8")
    lists = dict(re.findall(r"const (\w+) = (\[[^;]*?\])(?: as const)?;", book))
    found = re.search(rf'text: "{text}",[^}}]*cards: (\[.*?\]) \}}', book)
    assert found
    shown = re.sub(r"(?:\.\.\.)?\b([A-Z]{3,})\b", lambda one: lists[one[1]], found[1])
    return set(re.findall(r'"(\w+)"', shown))


@pytest.mark.parametrize(("edition", "rows"), list(zip(NUMBERS, YAKU, strict=True)))
def test_h17_the_book_tells_the_yaku_of_each_edition(edition, rows):
    for yaku in rows:
        short = TOLD.get(yaku.name)
        text = f"h17-{short}-{edition}" if short else f"h17-{yaku.name}"
        for language in locales():
            title = Texts("games/mushi/rules", language)(f"rules-mushi-{text}-title")
            assert re.findall(r"\d+", title) == [str(yaku.points)], json.dumps(title)
        cards = {format_card(one) for one in range(DECK_SIZE) if (yaku.all | yaku.of) >> one & 1}
        assert cards_shown(text) == cards


@pytest.mark.parametrize("language", locales())
def test_h17_the_summary_and_the_lesson_name_the_same_points(language):
    book = Texts("games/mushi/rules", language)
    for edition, rows in zip(NUMBERS, YAKU, strict=True):
        points = {yaku.name: str(yaku.points) for yaku in rows}
        said = book(f"rules-mushi-brief-brights-{edition}") + book("rules-mushi-brief-fours")
        order = ("three_brights", "five_brights", "wisterias", "paulownias")
        assert re.findall(r"\d+", said) == [points[name] for name in order]
    points = {yaku.name: str(yaku.points) for yaku in YAKU[0]}
    taught = Texts("games/mushi/learn", language)("learn-mushi-joker-done")
    assert re.findall(r"\d+", taught) == [points["three_brights"]]


def test_h17_the_rules_by_their_ids_name_the_same_points():
    page = (ROOT / "docs/rules/mushi.md").read_text("utf-8")
    said = re.search(r"^\| H17 \| (.*?) \|", page, re.MULTILINE)
    assert said
    for rows in YAKU:
        assert re.findall(r"\((\d+)", said[1]) == [str(yaku.points) for yaku in rows]
