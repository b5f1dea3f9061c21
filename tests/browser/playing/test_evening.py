"""An evening at one table: by one link, the same two people play game after game."""

import re

import pytest
from playwright.sync_api import expect

from browser.players import DESKTOP, PHONE, Player

pytestmark = pytest.mark.browser


def end(ann: Player, bo: Player) -> None:
    """Both agree to end the game as it stands, which nobody has won."""
    ann.press(ann.at("menu"))
    ann.press(ann.at("out"))
    ann.press(ann.at("end"))
    ann.press(ann.at("end-unscored"))
    bo.press(bo.at("agree-end"))
    for player in (ann, bo):
        expect(player.table).to_have_attribute("data-phase", "over")


def choose(host: Player, guest: Player, game: str, option: str) -> None:
    """After a game, or before the first, the host has another one played, as short as can be."""
    if host.at("reopen").count():
        host.press(host.at("reopen"))
    host.open_rules()
    choice = host.at("game-choice").locator(f"input[value={game}]")
    choice.check(force=True)
    expect(choice).to_be_checked()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(
        {"mojo": "Mojo", "uno": "Monster High UNO", "mushi": "Mushi"}[game]
    )
    guest.open_rules()
    rules = guest.at("rules").locator("dt")
    expect(rules.first).to_be_visible()
    expect(rules.filter(has_text=re.compile(f"^{option}$"))).to_have_count(0)  # no bare ids
    host.set_number(f"option-{option}", 1)


def test_an_evening_of_three_games_by_one_link(person):
    ann, bo = person(**DESKTOP), person(**PHONE, locale="pl")
    link = ann.open_table("Ann", seats=3, points=1)
    bo.join(link, "Bo")
    expect(ann.at("seat-1")).to_contain_text("Bo")
    for game, option in (("mojo", "points"), ("uno", "points"), ("mushi", "deals")):
        choose(ann, bo, game, option)
        ann.deal()
        bo.table.wait_for()
        end(ann, bo)
        for player in (ann, bo):
            assert player.page.url.rpartition("/")[2] == link.rpartition("/")[2]
        record = ann.record()
        assert (record["game"], record["seats"]) == (game, ["Ann", "Bo"])
