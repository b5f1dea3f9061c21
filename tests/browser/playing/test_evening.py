"""An evening at one table: by one link, the same people play game after game."""

import re
from collections import Counter

import pytest
from playwright.sync_api import expect

from browser.people.test_whose import take_part
from browser.players import DESKTOP, PHONE, Player
from browser.playing.taps import TAP

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


def play_on(players: list[Player]) -> None:
    """To the end of a game of one round, by tapping whatever may be tapped."""
    for _ in range(3000):
        for player in players:
            player.page.evaluate(TAP)
        if all(player.phase == "over" for player in players):
            return
        players[0].page.wait_for_timeout(20)
    pytest.fail("the game does not end")


@pytest.mark.long
def test_a_third_friend_is_late_another_changes_phones_and_the_tally_is_kept(person):
    """Cleo comes during the first game and is dealt in for the next; before the last, Bo takes
    another phone, and Cleo watches. After each game everybody sees who has won how many."""
    ann, bo, cleo = person(**DESKTOP), person(**PHONE, locale="pl"), person(**PHONE, locale="ru")
    link = ann.open_table("Ann", points=1)
    bo.join(link, "Bo")
    ann.deal()
    bo.table.wait_for()
    cleo.visit(link)
    take_part(cleo)
    cleo.at("part-name").fill("Cleo")
    cleo.press(cleo.at("part-next"))
    ann.press(ann.at("seat-yes"))
    won: Counter[str] = Counter()

    def played(*players: Player) -> None:
        play_on(list(players))
        game = ann.replayed()
        won.update(ann.record()["seats"][seat] for seat in game.winners())
        for player in players:
            rows = player.at("tally").locator("tbody tr")
            expect(rows.first).to_be_visible()
            told = [row.inner_text().split() for row in rows.all()]
            assert {row[0]: int(row[-1]) for row in told} == {
                name: won[name] for name in ann.record()["seats"]
            }

    played(ann, bo)
    choose(ann, bo, "uno", "points")
    expect(ann.at("seat-2")).to_contain_text("Cleo")
    ann.deal()
    cleo.table.wait_for()
    played(ann, bo, cleo)

    ann.press(ann.at("reopen"))
    bo.open_settings("switch")
    bo.press(bo.at("transfer-make"))
    there = bo.at("transfer-link").inner_text()
    new = person(**PHONE, locale="pl").visit(there)
    new.press(new.at("transfer-take"))
    new.at("lobby").wait_for()
    ann.press(ann.at("more-2"))
    ann.press(ann.at("vacate-2"))
    choose(ann, new, "mushi", "deals")
    ann.deal()
    new.table.wait_for()
    played(ann, new)
    expect(cleo.at("watching")).to_be_visible()
    for player in (ann, new, cleo):
        assert player.page.url.rpartition("/")[2] == link.rpartition("/")[2]
