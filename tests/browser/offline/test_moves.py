"""Games with the printed cards, entered move by move to the winner, and then replayed."""

import json

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import PHONE, Player
from often import first_often

pytestmark = pytest.mark.browser

SHORT = {"mojo": {"points": 1}, "mushi": {"deals": 1}, "uno": {"points": 1}}


HURRY = """async () => {
  for (const what of ["end", "undo", "end"]) {
    document.querySelector(`[data-testid=moves-${what}]`).click();
    for (let n = 0; n < 10; n++) await null; // the page shows it
  }
  location.href = "/played";
}"""
"""The game ends, goes on, ends again, and is left before anything can be kept that takes time."""


def begin(player: Player, game: str) -> None:
    """A game of two, of whom the first tells their cards, is over after a round."""
    player.visit(f"/pad?game={game}")
    player.at("pad-begin").wait_for()
    player.at("pad-what").locator("input[value=moves]").check()
    for seat, name in enumerate(("Ann", "Bob")):
        player.at(f"pad-name-{seat}").fill(name)
    player.press(player.at("pad-rules"))
    for option, value in SHORT[game].items():
        player.set_number(f"option-{option}", value)
    player.press(player.at("pad-begin"))
    player.press(player.at("moves-deal"))


def cards(player: Player) -> list[str]:
    """The cards that can be chosen now."""
    found = player.page.locator("[data-testid^=moves-card-]:not(:disabled)")
    return [str(one.get_attribute("data-testid")) for one in found.all()]


def answer(player: Player) -> None:
    """Chooses as many cards as are asked for: of many, such as lie apart, as no misdeal does."""
    page = player.at("moves-page")
    found = cards(player)
    asked = str(page.get_attribute("data-asked"))
    done = player.at("moves-done")
    if done.count():
        apart = [card for start in range(5) for card in found[start::5]]
        for card in apart:
            if done.is_enabled():
                break
            player.press(player.at(card))
        player.press(done)
    for card in found if not done.count() else []:
        if page.get_attribute("data-asked") != asked:
            break
        player.press(player.at(card))
    expect(page).not_to_have_attribute("data-asked", asked)


def act(player: Player) -> None:
    """Whoever is in turn does the first thing that the rules allow."""
    page = player.at("moves-page")
    steps = str(page.get_attribute("data-steps"))
    for card in cards(player):
        player.press(player.at(card))
        ways = player.page.locator(".buttons [data-testid^=moves-]")
        if page.get_attribute("data-steps") == steps and not player.at("moves-wrong").count():
            player.press(ways.first)
        if page.get_attribute("data-steps") != steps:
            return
    player.press(player.page.locator(".buttons [data-testid^=moves-]").first)
    expect(page).not_to_have_attribute("data-steps", steps)


@pytest.mark.parametrize("game", first_often(["mojo", "mushi", "uno"]))
def test_a_game_entered_move_by_move(person, game):
    me = person(**PHONE)
    begin(me, game)
    for n in range(150):
        if me.at("moves-won").count():
            break
        if n == 6:
            me.page.reload()
            me.at("moves-told").wait_for()
        answer(me) if me.at("moves-question").count() else act(me)
    expect(me.at("moves-won")).to_be_visible()
    assert not violations(me.page)
    with me.page.expect_download() as saved:
        me.press(me.at("moves-save"))
    record = json.loads(saved.value.path().read_text("utf-8"))
    assert record["seats"] == ["Ann", "Bob"]
    me.press(me.at("moves-replay"))
    expect(me.at("replay")).to_be_visible()


def test_one_that_ended_early_counts_and_can_be_deleted(person):
    """It stands among the games played, even when its moves are gone; taken back, it goes on."""
    me = person(**PHONE)
    begin(me, "mojo")
    while me.at("moves-question").count():
        answer(me)
    address = me.page.url
    me.page.evaluate(HURRY)
    me.page.wait_for_url("**/played")
    expect(me.at("played-one")).to_have_count(1)
    me.press(me.at("played-one"))
    me.press(me.at("played-replay"))
    expect(me.page).to_have_url(address)
    me.press(me.at("moves-forget"))
    me.press(me.at("moves-forget-yes"))
    me.at("pads").wait_for()
    expect(me.at("moves-of")).to_have_count(0)
    me.visit("/played")
    expect(me.at("played-one")).to_have_count(1)


@pytest.mark.long
def test_a_damaged_one_can_be_saved_and_deleted(person):
    me = person(**PHONE)
    begin(me, "mojo")
    me.at("moves-question").wait_for()
    address = me.page.url
    key = "parlour.moves." + address.rpartition("=")[2]
    kept = me.page.evaluate("key => localStorage.getItem(key)", key)
    for damaged in (kept[:40], kept.replace('"steps":["deal"]', '"steps":["deal","deal"]')):
        assert damaged != kept
        me.page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, damaged])
        me.visit("/pad")
        me.press(me.at("moves-of"))
        me.at("moves-damaged").wait_for()
        with me.page.expect_download() as saved:
            me.press(me.at("moves-save"))
        assert saved.value.path().read_text("utf-8") == damaged
    me.press(me.at("moves-forget"))
    me.at("pads").wait_for()
    expect(me.at("moves-of")).to_have_count(0)
    me.visit(address)
    me.at("nowhere").wait_for()
