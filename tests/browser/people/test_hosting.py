"""The host: hands over, locks the table, takes seats back, and comes first after a game."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.axe import violations
from browser.players import PHONE, Player, take_turns

pytestmark = pytest.mark.browser


COVERED = """() => {
  const notice = document.querySelector("[data-testid=table-news]").getBoundingClientRect();
  return [...document.querySelectorAll("main button, header button, input, select")]
    .filter(one => one.checkVisibility() && !one.closest("[data-testid=table-news]"))
    .filter(one => {
      const box = one.getBoundingClientRect();
      return box.left < notice.right && notice.left < box.right
        && box.top < notice.bottom && notice.top < box.bottom;
    });
}"""
"""The controls that a notice lies over."""


def news(player: Player, what: str) -> None:
    expect(player.at("table-news")).to_have_attribute("data-what", what)


def test_the_host_hands_over_locks_and_takes_a_seat_back(person):
    ann, bo, cy = person(), person(**PHONE), person()
    link = ann.open_table("Ann", seats=3)
    ann.press(ann.at("more-2"))
    ann.press(ann.at("sit-2"))
    expect(ann.at("seat-2")).to_contain_text("Ann")
    ann.press(ann.at("more-0"))
    ann.press(ann.at("sit-0"))
    expect(ann.at("seat-0")).to_contain_text("Ann")
    expect(ann.at("lobby-news")).to_contain_text("Invite")
    ann.open_rules()
    ann.at("lock").check()
    expect(ann.at("lobby-news")).to_contain_text("unlock it")
    ann.at("lock").uncheck()
    bo.join(link, "Bo")
    expect(ann.at("seat-1")).to_contain_text("Bo")
    cy.visit(link)
    cy.at("name").fill("Cy")

    ann.at("lock").check()
    expect(cy.at("locked")).to_be_visible()
    expect(cy.at("join")).to_have_count(0)
    expect(cy.at("sit-2")).to_have_count(0)
    expect(cy.at("seat-2")).to_contain_text("closed")
    cy.press(cy.at("watch"))
    expect(cy.at("locked")).to_have_count(0)
    ann.at("lock").uncheck()
    cy.visit(link)
    cy.press(cy.at("join"))
    expect(ann.at("seat-2")).to_contain_text("Cy")

    ann.press(ann.at("more-1"))
    assert not violations(ann.page)
    ann.press(ann.at("make-host-1"))
    news(bo, "host-now-you")
    for player in (ann, cy):
        news(player, "host-now")
        expect(player.at("table-news")).to_contain_text("Bo")
    cy.page.set_viewport_size({"width": 390, "height": 664})
    cy.page.wait_for_function(f"() => !({COVERED})().length")
    cy.at("table-news").click(position={"x": 20, "y": 15})
    expect(cy.at("table-news")).to_have_count(0)
    expect(ann.at("start")).to_have_count(0)
    expect(bo.at("start")).to_be_enabled()

    bo.press(bo.at("more-2"))
    bo.press(bo.at("vacate-2"))
    news(cy, "host-removed")
    bo.open_rules()
    bo.at("lock").check()
    news(cy, "host-removed-locked")
    expect(cy.at("locked")).to_be_visible()
    for player in (ann, bo, cy):
        assert not player.trouble
    bo.page.close()
    expect(ann.at("lobby")).to_contain_text("is offline. If that lasts")


@pytest.mark.parametrize("size", [PHONE, {"viewport": {"width": 1366, "height": 650}}])
def test_what_can_be_done_with_a_seat_lies_over_the_table(person, size):
    """It moves nothing, and stays in the window; Escape gives the focus back."""
    ann, bo = person(**size), person()
    bo.join(ann.open_table("Ann", seats=3), "Bo")
    more, deed = ann.at("more-1"), ann.at("make-host-1")
    more.focus()
    before = ann.at("seat-2").bounding_box()
    ann.page.keyboard.press("Enter")
    expect(deed).to_be_in_viewport(ratio=1)
    expect(ann.page.get_by_role("dialog")).to_contain_text("Bo")
    assert ann.at("seat-2").bounding_box() == before
    ann.page.keyboard.press("Tab")
    expect(ann.at("swap-1")).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(deed).to_be_hidden()
    expect(more).to_be_focused()


@pytest.mark.long
def test_the_host_hands_over_during_a_game(person):
    ann, bo = person(), person()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.deal()
    bo.table.wait_for()
    bo.open_settings(None)
    expect(bo.at("host-is")).to_contain_text("Ann")
    expect(bo.at("hand-over")).to_have_count(0)
    bo.page.keyboard.press("Escape")
    ann.open_settings()
    assert not violations(ann.page)
    ann.press(ann.at("hand-over"))
    news(bo, "host-now-you")
    expect(ann.at("host-is")).to_contain_text("Bo")
    ann.page.keyboard.press("Escape")
    take_turns([ann, bo], turns=1)


@pytest.mark.long
def test_after_a_game_anybody_goes_on_and_seats_and_rules_change(person):
    ann, bo, cy = person(), person(), person()
    link = ann.open_table("Ann", points=1)
    bo.join(link, "Bo")
    ann.deal()
    bo.table.wait_for()
    take_turns([ann, bo])
    cy.visit(link)
    cy.at("score-overlay").wait_for()
    expect(ann.at("rematch")).to_be_visible()
    expect(bo.at("rematch")).to_be_visible()  # a few seconds later
    expect(cy.at("rematch")).to_have_count(0)
    bo.press(bo.at("reopen"))
    for player in (ann, bo, cy):
        player.at("lobby").wait_for()
    ann.open_rules()
    ann.set_number("seats", 3)
    ann.set_number("option-points", 20)
    expect(cy.at("rules")).to_contain_text("20")
    cy.at("name").fill("Cy")
    cy.press(cy.at("join"))
    expect(ann.at("seat-2")).to_contain_text("Cy")
    ann.deal()
    for player in (ann, bo, cy):
        player.table.wait_for()
        expect(player.table).to_have_attribute("data-round", "1")
        assert len(player.hand()) == 8
    take_turns([ann, bo, cy], turns=3)
    for player in (ann, bo, cy):
        assert not player.trouble


@pytest.mark.long
def test_quick_changes_in_the_lobby_do_not_undo_one_another(person):
    """The second comes before the answer to the first."""
    ann, bo = person(), person()
    holding = False

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: None if holding else page.send(frame))

    ann.page.route_web_socket(re.compile(r"/socket$"), between)
    bo.visit(ann.open_table("Ann"))
    holding = True
    ann.open_rules()
    ann.set_number("seats", 3)
    ann.set_number("option-points", 20)
    expect(bo.at("rules")).to_contain_text("20")
    expect(bo.at("seat-2")).to_be_visible()
