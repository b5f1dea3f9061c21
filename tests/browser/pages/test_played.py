"""The games that ended in a browser stand in its history, add up, and go into a file and back."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.pages.test_home import look_at_all_sizes
from browser.players import PHONE, Player

pytestmark = pytest.mark.browser

LONG = "Wilhelmina-Aleksandra Brzęczyszcz"


def game(number: int, **given: Any) -> dict[str, Any]:
    """One game of a history: Mojo for three, won by Ann."""
    return {
        "id": f"table{number}/1",
        "game": "mojo",
        "options": {"edition": "pl", "points": 50},
        "at": 1_764_000_000_000 + number * 86_400_000,
        "place": "server",
        "players": [
            {"name": "Ann", "bot": None},
            {"name": LONG, "bot": None},
            {"name": "Kot", "bot": "hard"},
        ],
        "me": 0,
        "sheet": [[3, 40, 12], [4, 8, 26]],
        "winners": [0],
    } | given


def history(games: list[dict[str, Any]]) -> bytes:
    return json.dumps({"parlour_history": 1, "games": games}).encode()


def bring(player: Player, content: bytes) -> None:
    file = {"name": "games.json", "mimeType": "application/json", "buffer": content}
    player.at("played-file").set_input_files(file)  # type: ignore[arg-type]


def figures(player: Player) -> list[str]:
    return player.at("played-figures").locator("dd").all_inner_texts()


def test_they_are_saved_forgotten_and_brought_back(person):
    me = person(**PHONE)
    me.visit("/played")
    bring(me, history([game(1), game(2)]))
    me.at("played-figures").wait_for()
    with me.page.expect_download() as saved:
        me.press(me.at("played-csv"))
    table = Path(saved.value.path()).read_bytes()
    me.press(me.at("played-erase"))
    me.press(me.at("played-erase-yes"))
    expect(me.at("played-figures")).to_have_count(0)
    bring(me, table)
    me.at("played-figures").wait_for()
    assert figures(me)[0] == "2"
    me.press(me.at("played-one").first)
    expect(me.at("sheet-table").locator("tfoot td").nth(1)).to_have_text("48")
    me.press(me.at("played-forget").first)
    expect(me.at("played-figures").locator("dd").first).to_have_text("1")


def test_many_games_add_up_and_can_be_read_everywhere(person):
    me = person(locale="ru")
    me.visit("/played")
    lost = {"winners": [1], "sheet": [[30, 1, 12], [22, 8, 26]]}
    games = [game(n, **(lost if n % 3 == 0 else {})) for n in range(25)]
    games += [
        game(30, game="uno", options={"edition": "fr", "points": 500, "scoring": "main"}),
        game(31, game="mushi", options={"edition": "en", "deals": 12}, winners=[]),
    ]
    bring(me, history(games))
    me.at("played-figures").wait_for()
    # n = 0, 3, ..., 24 are lost: nine of 25; UNO's is won; Mushi's had no winner.
    number, won, streak, longest = figures(me)
    assert (number, won[:2], streak, longest) == ("27", "17", "1", "2")
    look_at_all_sizes(me)
    assert not violations(me.page)
    me.at("played-game").locator("input[value=mojo]").check()
    assert figures(me)[0] == "25"
    row = me.at("played-rounds").locator("tbody tr").first.locator("td").all_inner_texts()
    # 16 games of 3 and 4, nine of 30 and 22: (16 * 7 + 9 * 52) / 50.
    assert row == ["16 из 25", "11,6", "3 … 30"]
    me.at("played-opponent").select_option("bot hard")
    assert figures(me)[0] == "25"
    me.at("played-against").locator("input[value=bots]").check()
    expect(me.at("played-figures")).to_have_count(0)


@pytest.mark.long
def test_what_is_no_history_is_refused_by_its_number(person):
    me = person()
    me.visit("/played")
    for content, words in (
        (b"\x00\xff", "a file of games saved here"),
        (history([game(1), game(2, me=3)]), "Game 2 in that file"),
    ):
        bring(me, content)
        expect(me.at("played-wrong")).to_contain_text(words)
    expect(me.at("played-figures")).to_have_count(0)
    bring(me, history([game(1), game(2)]))
    expect(me.at("played-said")).to_contain_text("2 games added")
    bring(me, history([game(2)]))
    expect(me.at("played-said")).to_contain_text("Nothing new")
