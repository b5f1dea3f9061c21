"""How the page looks to one reader: worn at once, kept, and there before the first paint."""

import re
import time

import pytest
from playwright.sync_api import Route, expect

from parlour.server.pages import site

pytestmark = pytest.mark.browser

GROUND = "label => getComputedStyle(label).backgroundColor"
LIGHT, DARK = "rgb(241, 228, 204)", "rgb(23, 16, 41)"
"""The page's ground by day and by night."""

WATCH = """
  window.grounds = [];
  const look = () => {
    if (document.body) grounds.push(getComputedStyle(document.body).backgroundColor);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""
"""Notes the ground of every frame that is painted."""


def wears(me, ground: str) -> None:
    expect(me.page.locator("body")).to_have_css("background-color", ground)


def test_the_system_says_by_day_or_by_night(person):
    me = person(color_scheme="dark").visit()
    wears(me, DARK)
    me.at("games").wait_for()  # the first paint came before the script that listens
    me.page.emulate_media(color_scheme="light")
    wears(me, LIGHT)
    assert me.page.locator("[name=theme-color]").get_attribute("content") == "#f1e4cc"


def test_a_choice_is_worn_at_once_and_before_the_first_paint(person):
    me = person(color_scheme="dark").visit()
    me.at("looks").click()
    me.at("theme").get_by_label("Light").check(force=True)
    wears(me, LIGHT)

    def late(route: Route) -> None:
        time.sleep(0.6)
        route.continue_()

    me.page.route("**/light-*.css", late)
    me.page.add_init_script(WATCH)
    me.page.reload()
    me.at("games").wait_for()
    assert set(me.page.evaluate("grounds")) == {LIGHT}


def test_an_address_that_leads_nowhere_looks_as_chosen(person):
    """The page that a static host shows there; else as the system has it."""
    me = person(color_scheme="dark").visit()
    me.at("games").wait_for()
    page = {"body": site.nowhere(), "content_type": "text/html"}
    me.page.route("**/nowhere", lambda route: route.fulfill(**page))
    me.visit("/nowhere")
    wears(me, DARK)
    me.page.emulate_media(color_scheme="light")
    wears(me, LIGHT)
    me.store(looks="dark large")
    me.visit("/nowhere")
    wears(me, DARK)


@pytest.mark.long
def test_what_is_pressed_lies_at_the_left_hand(person):
    me = person(viewport={"width": 390, "height": 844}).visit()
    me.fill_in("Ann", game="uno", seats=2)
    me.press(me.at("home-play"))
    me.page.locator(".hand [data-index]").first.wait_for()
    assert me.at("menu").bounding_box()["x"] > 195
    me.open_settings("looks")
    me.at("looks-left").check()
    me.at("looks-letters").check()
    me.page.keyboard.press("Escape")
    assert me.at("menu").bounding_box()["x"] < 195
    letters = me.page.locator("use[href='#figure-B'], use[href='#figure-G']")
    expect(letters.or_(me.page.locator("use[href='#figure-Y']")).first).to_be_attached()
    me.page.reload()
    me.page.locator(".hand [data-index]").first.wait_for()
    assert me.at("menu").bounding_box()["x"] < 195


def test_large_letters_of_the_browser_make_all_of_it_large(person):
    me = person(fresh=True)
    me.context.new_cdp_session(me.page).send(
        "Page.setFontSizes", {"fontSizes": {"standard": 24, "fixed": 20}}
    )
    me.visit()
    me.at("looks").click()
    expect(me.page.get_by_role("switch", name="Large cards")).to_be_checked()
    root = me.page.locator(":root")
    expect(root).to_have_class(re.compile(r"\blarge\b"))
    expect(root).to_have_css("font-size", "16px")


def test_without_colours_of_its_own_it_says_what_is_chosen(person):
    """As with Windows' contrast themes: gradients are gone, and what lies under a dialog would
    show through. Nor does a browser translate it, which would take texts away from the page."""
    me = person()
    me.page.emulate_media(forced_colors="active")
    me.visit()
    expect(me.page.locator("html")).to_have_attribute("translate", "no")
    me.at("looks").click()
    expect(me.page.locator("dialog")).to_have_css("background-color", "rgb(255, 255, 255)")
    light = me.at("theme").locator("label", has_text="Light")
    usual = light.evaluate(GROUND)
    me.at("theme").get_by_label("Light").check(force=True)
    assert light.evaluate(GROUND) != usual
    me.page.keyboard.press("Escape")
    me.visit("/mojo").at("help").click()  # the rules lie over the whole page
    expect(me.page.locator("dialog")).to_have_css("background-color", "rgb(255, 255, 255)")
    me.page.emulate_media(forced_colors="none")
