"""Friends over many evenings: a circle by its link, and the same people again from home."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import DESKTOP, PHONE
from browser.playing.test_together import play_to_the_winner
from parlour.text import locales

pytestmark = pytest.mark.browser

WIDER = "({ parentElement }) => parentElement.scrollWidth - parentElement.clientWidth"
"""By how many pixels a table is wider than its room."""


def test_who_comes_is_seen_by_those_who_wait(person):
    """Ann shows the code to scan and does nothing more; without a server, what she sees stays."""
    ann, bo = person(**DESKTOP), person(**PHONE)
    ann.page.clock.install()
    ann.visit()
    ann.press(ann.at("circles"))
    ann.at("circle-name").fill("Fridays")
    ann.at("circle-me").fill("Ann")
    ann.press(ann.at("circle-make"))
    bo.visit(ann.at("circle-link").inner_text())
    bo.at("circle-me").fill("Bo")
    bo.press(bo.at("circle-join"))
    bo.at("circle-members").wait_for()
    ann.page.clock.fast_forward(20_000)
    expect(ann.at("circle-members")).to_contain_text("Bo")

    with ann.page.expect_event("requestfailed"):
        ann.context.set_offline(True)
        ann.page.clock.fast_forward(20_000)
    expect(ann.at("circle-members")).to_contain_text("Bo")
    ann.context.set_offline(False)
    ann.trouble.clear()  # the browser says that nothing answers
    ann.press(ann.at("circle-play-mojo"))
    ann.at("lobby").wait_for()


def test_a_circle_from_its_link_to_its_standing(person):
    """Ann makes it, Bo joins by the link; a game, played to its end, counts for who sat there, as
    its table says; home calls them again, for the circle, too; whoever leaves is gone from it."""
    ann, bo = person(**DESKTOP), person(**PHONE)
    ann.visit()
    ann.press(ann.at("circles"))
    ann.at("circle-name").fill("Fridays")
    ann.at("circle-me").fill("Ann")
    ann.press(ann.at("circle-make"))
    link = ann.at("circle-link").inner_text()
    bo.visit(link)
    bo.at("circle-me").fill("Bo")
    bo.press(bo.at("circle-join"))
    bo.at("circle-members").wait_for()
    ann.page.reload()
    expect(ann.at("circle-members")).to_contain_text("Bo")

    ann.press(ann.at("circle-play-mojo"))
    ann.open_rules()
    ann.set_number("option-points", 1)
    bo.page.reload()
    bo.press(bo.at("circle-table"))
    bo.press(bo.at("join"))
    expect(ann.at("seat-1")).to_contain_text("Bo")
    expect(bo.at("circle-counts")).to_contain_text("Fridays")
    ann.deal()
    bo.table.wait_for()
    play_to_the_winner(ann, bo)

    bo.press(bo.at("circle-counts"))
    bo.at("circle-page").wait_for()
    bo.visit()
    again = bo.at("again")
    expect(again).to_contain_text("Ann")
    old = ann.page.url
    bo.press(again)
    bo.at("lobby").wait_for()
    expect(ann.page).not_to_have_url(old)
    expect(ann.page).to_have_url(bo.page.url)
    for player in (ann, bo):
        expect(player.page.locator(".lobby .seat.me")).to_be_visible()

    bo.visit(link)
    expect(bo.at("circle-standing").locator("li")).to_have_count(2)
    bo.press(bo.at("circle-results-link"))
    expect(bo.at("circle-lines").locator("tbody tr")).to_have_count(2)
    expect(bo.at("played-one")).to_have_count(1)
    assert not violations(bo.page)
    bo.page.set_viewport_size({"width": 360, "height": 640})
    for language in locales():
        bo.store(language=language)
        bo.visit(f"{link}/games")
        bo.at("circle-lines").wait_for()
        assert bo.at("circle-lines").evaluate(WIDER) == 0, language
    bo.store(language="en")
    bo.visit(f"{link}/games")
    bo.at("circle-whose").select_option("Ann")
    expect(bo.at("played-opponents")).to_contain_text("Bo")
    with bo.page.expect_download() as saved:
        bo.press(bo.at("played-csv"))
    assert Path(saved.value.path()).read_text(encoding="utf-8-sig").count("Ann") == 1
    bo.visit(link)
    bo.at("circle-table").first.wait_for()  # what comes above it moves the button
    bo.press(bo.at("circle-leave"))
    expect(bo.at("circle-stay")).to_be_focused()
    bo.press(bo.at("circle-stay"))
    bo.press(bo.at("circle-leave"))  # one tap: whoever goes on has left
    bo.press(bo.at("circle-page").get_by_role("link", name="Back home"))
    bo.at("games").wait_for()
    ann.visit(link)
    expect(ann.at("circle-standing").locator("li")).to_have_count(1)
    expect(ann.at("circle-members")).not_to_contain_text("Bo")
