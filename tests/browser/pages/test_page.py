"""What every page owes its readers: accessible, light, and still."""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from browser.axe import violations
from browser.players import DESKTOP, PHONE, Player

pytestmark = pytest.mark.browser

FIRST_LOAD = 100_000
"""Bytes, as sent: all that the browser fetches until the first card can be played."""
SOON = 130_000
"""With what follows within seconds, while nobody does anything."""


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(person, size):
    me = person(**size)
    found: dict[str, list[str]] = {}
    me.visit()
    me.at("games").wait_for()
    found["home"] = violations(me.page)
    me.press(me.at("change-mojo"))
    me.at("home-more").click()
    found["new table"] = violations(me.page)
    me.open_table("Ann", seats=3, points=10, first_player=0)
    found["lobby"] = violations(me.page)
    me.open_rules()
    found["its rules"] = violations(me.page)
    me.deal(fill=True)
    me.press(me.at("menu"))
    me.at("menu-dialog").wait_for()
    found["menu"] = violations(me.page)
    me.press(me.at("settings"))
    me.at("settings-dialog").wait_for()
    found["settings"] = violations(me.page)
    me.page.keyboard.press("Escape")
    me.hurry_bots()
    me.await_turn()
    found["table"] = violations(me.page)
    while me.await_turn() == "act":
        me.play_any_legal_card()
        found["Mojo Time"] = violations(me.page) if me.page.locator(".hand.laid").count() else []
    found["scores"] = violations(me.page)
    me.press(me.at("score-close"))
    me.press(me.at("sheet"))
    me.at("sheet-table").wait_for()
    found["score sheet"] = violations(me.page)
    me.visit("/t/no-such-table")
    me.at("fatal").wait_for()
    found["no such table"] = violations(me.page)
    assert not {place: rules for place, rules in found.items() if rules}


@contextmanager
def fetched(player: Player) -> Iterator[dict[str, int]]:
    """What the browser has been sent meanwhile: the size of each file, compressed as it came."""
    sizes: dict[str, int] = {}

    def note(answer: Response) -> None:
        sizes[urlsplit(answer.url).path] = int(answer.headers["content-length"])

    player.page.on("response", note)
    yield sizes
    player.page.remove_listener("response", note)


IDS = """() => {
  // Every text that is ever on the page, where it looks like the id of a message.
  window.ids = new Set();
  const look = text => /^[a-z]+(-[a-z0-9_]+)+$/.test(text.trim()) && ids.add(text.trim());
  new MutationObserver(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement.closest("style, script")) look(walker.currentNode.data);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""


LATER = """() => {
  // What is fetched half a second or a second later waits until it is told to.
  const real = window.setTimeout;
  const waiting = [];
  window.later = () => waiting.splice(0).forEach(work => work());
  window.setTimeout = (work, after, ...rest) =>
    after === 500 || after === 1000 ? void waiting.push(work) : real(work, after, ...rest);
}"""


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_the_first_load_is_light_and_complete(person, game):
    """Few bytes, and nothing is shown before its text is here. Russian has the longest texts."""
    me = person(fresh=True, **PHONE, locale="ru")
    for script in (IDS, LATER):
        me.page.add_init_script(f"({script})()")
    with fetched(me) as sizes:
        me.visit(f"/{game}")  # by the address that somebody was given
        me.fill_in("Аня", game=game, seats=2)
        me.press(me.at("home-play"))
        # UNO's lots come before the hand, and meanwhile what is not needed yet.
        me.page.locator(".hand [data-index], [role=dialog]").first.wait_for()
        first = dict(sizes)
        me.page.evaluate("later()")
        expect(me.at("spoken")).to_be_attached()
        me.page.wait_for_load_state("networkidle")
    assert me.page.evaluate("[...ids]") == []
    assert not any(path.endswith(".woff2") for path in first)
    assert any("russian" in path for path in sizes)
    assert any(path.endswith(f"/leading-{game}.js") for path in first), "the rules are among them"
    assert sum(first.values()) <= FIRST_LOAD, first
    assert sum(sizes.values()) <= SOON, sizes
    me.visit()  # what has been here before begins with the display font
    expect(me.page.locator(":root.cold")).to_have_count(0)


def test_the_menu_is_whole_when_it_opens(person):
    """On a slow line, too: what came later would move what a finger is about to touch."""
    me = person(**PHONE)
    me.open_table("Ann", seats=3, first_player=0)
    me.deal(fill=True)
    line = me.context.new_cdp_session(me.page)
    line.send("Network.enable")
    line.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": 300, "downloadThroughput": -1, "uploadThroughput": -1},
    )
    me.press(me.at("menu"))
    for last, shown in (("settings", "menu-dialog"), ("tempo", "settings-dialog")):
        me.at(shown).wait_for()
        before = me.at(last).bounding_box()
        me.page.wait_for_timeout(1500)
        assert me.at(last).bounding_box() == before
        if last == "settings":
            me.press(me.at("settings"))


def test_a_table_fits_its_window_to_the_pixel(person):
    """Even when what speaks has come: where scrollbars take room, one would make the board move."""
    me = person()
    me.open_table("Ann", seats=2)
    me.deal(fill=True)
    me.table.wait_for()
    expect(me.at("spoken")).to_be_attached()
    assert me.page.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0
