"""Free text: the host switches it on, players write to each other, and nobody has to read it."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import PHONE, Player
from browser.sizes.sizes import SIZES

pytestmark = pytest.mark.browser

LONGEST = "Wolkenkuckucksheim" * 6 + "abcdefghijkl"
LINES = (
    LONGEST,
    "مرحبا بكم في لعبتنا الجميلة، حظا سعيدا للجميع!",
    "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}" * 40,
    "<img src=x onerror=alert(1)> https://example.org",
)


SEEN = """
() => [...document.querySelectorAll("[data-testid^=said-]")].filter(
  (words) => getComputedStyle(words).visibility === "visible")
"""
INSIDE = f"""
() => ({SEEN})().every((words) => {{
  const box = words.getBoundingClientRect();
  const place = [box.left, box.top, innerWidth - box.right, innerHeight - box.bottom];
  return Math.min(...place) >= -1 && words.scrollWidth === words.clientWidth;
}})
"""
"""Words for which there is no room are heard, and in the panel."""


def write(player: Player, text: str) -> None:
    player.at("write").fill(text)
    player.page.keyboard.press("Enter")
    expect(player.at("write")).to_have_value("")


def test_the_host_lets_players_write_and_mutes(person):
    ann, bo = person(), person(**PHONE)
    bo.join(ann.open_table("Ann"), "Bo")
    ann.press(ann.at("talk"))
    expect(ann.at("write")).to_have_count(0)
    ann.at("talk-text").check()
    expect(bo.at("table-news")).to_have_attribute("data-what", "host-text-on")
    bo.open_rules()
    expect(bo.at("text-fact")).to_be_visible()
    bo.press(bo.at("talk"))
    write(bo, LINES[-1])
    expect(bo.at("written")).to_contain_text(LINES[-1])
    expect(ann.at("written")).to_contain_text(f"Bo {LINES[-1]}")
    assert violations(ann.page) == []
    assert ann.at("written").locator("img, a").count() == 0
    ann.page.keyboard.press("Escape")
    bubble = ann.at("said-1")
    expect(bubble).to_have_text(LINES[-1])
    ann.press(ann.at("talk"))
    ann.at("mute-1").check()
    expect(bo.at("talk-mute")).to_contain_text("muted you")
    expect(bo.at("write")).to_have_count(0)
    write(ann, "Peace.")
    expect(bo.at("written")).to_contain_text("Ann Peace.")


@pytest.mark.long
@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_the_longest_words_fit_into_every_window(person, game):
    ann, bo, screen = person(), person(), person()
    link = ann.open_table("Ann", game=game)
    bo.join(link, "Bo")
    ann.press(ann.at("talk"))
    ann.at("talk-text").check()
    ann.page.keyboard.press("Escape")
    ann.deal()
    screen.visit(f"/t/{link.rpartition('/')[2]}?table")
    for player in (bo, screen):
        player.table.wait_for()
    bo.press(bo.at("talk"))
    ann.press(ann.at("talk"))
    for line in LINES:
        write(bo, line)
        write(ann, line)
        shown = 0
        for width, height in SIZES:
            for player in (ann, screen):
                player.page.set_viewport_size({"width": width, "height": height})
                player.page.wait_for_function(INSIDE, timeout=4000)
                shown += player.page.evaluate(f"({SEEN})().length")
            for part in ("write", "send"):
                ann.at(part).scroll_into_view_if_needed()
                expect(ann.at(part)).to_be_in_viewport(ratio=1)
                box = ann.at(part).bounding_box()
                assert box["height"] >= 44
        assert shown
        expect(ann.at("said-0")).to_have_count(0)
        expect(ann.at("said-1")).to_have_count(0)


@pytest.mark.long
def test_by_keys_alone_it_is_read_aloud_once_and_not_at_all_if_unwanted(person):
    ann, bo = person(), person()
    link = ann.open_table("Ann")
    bo.join(link, "Bo")
    ann.press(ann.at("talk"))
    ann.at("talk-text").check()
    ann.page.keyboard.press("Escape")
    ann.deal()
    bo.table.wait_for()
    expect(ann.at("spoken")).to_be_attached()
    bo.at("talk").focus()
    bo.page.keyboard.press("Enter")
    expect(bo.at("write")).to_be_visible()
    bo.page.keyboard.press("Tab")
    expect(bo.at("write")).to_be_focused()
    bo.page.keyboard.type("One")
    bo.page.keyboard.press("Enter")
    expect(bo.at("write")).to_be_focused()
    expect(ann.at("spoken")).to_contain_text("One")
    ann.at("talk").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.at("written")).to_contain_text("One")
    bo.page.keyboard.type("Two")
    bo.page.keyboard.press("Enter")
    expect(ann.at("written")).to_contain_text("Two")
    ann.at("deaf-1").check()
    expect(ann.at("written")).not_to_contain_text("Two")
    bo.page.keyboard.type("Three")
    bo.page.keyboard.press("Enter")
    expect(bo.at("written")).to_contain_text("Three")
    ann.at("deaf-1").uncheck()
    ann.page.keyboard.press("Escape")
    bo.page.keyboard.type("Four")
    bo.page.keyboard.press("Enter")
    expect(ann.at("spoken")).to_contain_text("Four")
    spoken = ann.at("spoken").inner_text()
    assert [word for word in ("Two", "Three") if word in spoken] == []


@pytest.mark.long
def test_what_is_too_long_or_refused_is_not_lost(person):
    ann, bo = person(), person()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.press(ann.at("talk"))
    ann.at("talk-text").check()
    family = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
    ann.at("write").fill(family * 121)
    expect(ann.at("write-count")).to_have_text("121 of 120 characters")
    expect(ann.at("send")).to_be_disabled()
    write(ann, family * 120)
    for n in range(3):
        write(ann, f"line {n}")
    ann.at("write").fill("too much")
    ann.page.keyboard.press("Enter")
    expect(ann.at("write-refused")).to_have_attribute("data-code", "too-fast")
    expect(ann.at("write")).to_have_value("too much")
