"""The same seat on another device: a code or a link takes all seats of a browser there."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.houses import keep
from browser.players import DESKTOP, PHONE
from browser.tables import table

pytestmark = pytest.mark.browser


def test_a_game_goes_on_on_another_device(person, server):
    keep(server.data, [table("goes-on", people=1, seats=2)])
    laptop, phone = person(**DESKTOP).back_at("goes-on", "Ann"), person(**PHONE)
    link = laptop.page.url
    laptop.await_turn()
    before = laptop.position()
    laptop.open_settings("switch")
    laptop.at("transfer-make").click()
    there = laptop.at("transfer-link").inner_text()
    expect(laptop.page.get_by_role("img", name="Code to scan with a phone")).to_be_visible()
    assert not violations(laptop.page)

    phone.visit(there)
    expect(phone.at("transfer-enter")).to_have_value(there.split("=")[1])
    assert "#" not in phone.page.url  # nothing to be found later
    assert not violations(phone.page)
    phone.press(phone.at("transfer-take"))
    expect(phone.table).to_be_visible()  # there is only one: it is open
    expect(laptop.at("transfer-said")).to_have_text("Your seats are on the other device now.")
    laptop.page.keyboard.press("Escape")
    expect(laptop.at("watching")).to_be_visible()
    expect(laptop.page.locator(".hand [data-index]")).to_have_count(0)

    phone.await_turn()
    assert phone.page.evaluate("localStorage['parlour.name']") == "Ann"
    assert phone.position() == before
    phone.play_any_legal_card()

    laptop.visit(link)  # said again, whenever the old device comes back
    expect(laptop.at("toast")).to_have_attribute("data-code", "seat-moved")
    expect(laptop.at("watching")).to_be_visible()
    laptop.visit("/")
    expect(laptop.at("tables")).to_contain_text("On another device now")


@pytest.mark.long
def test_a_code_is_typed_used_once_or_cancelled(person):
    old, new, third = person(), person(), person()
    old.open_table("Ann", seats=3)
    old.visit("/")
    old.at("switch").click()
    old.at("transfer-make").click()
    cancelled = old.at("transfer-code").inner_text()
    old.at("transfer-revoke").click()
    expect(old.at("transfer-said")).to_contain_text("cancelled")
    old.at("transfer-make").click()
    code = old.at("transfer-code").inner_text()
    old.page.reload()  # it is still there
    old.at("switch").click()
    expect(old.at("transfer-code")).to_have_text(code)

    def enter(player, typed):
        player.visit("/")
        player.at("switch").click()
        player.at("transfer-enter").fill(typed)
        player.at("transfer-take").click()

    enter(new, cancelled)
    expect(new.at("transfer-wrong")).to_contain_text("It may be mistyped, used already")
    enter(new, code.lower())
    expect(new.at("lobby")).to_contain_text("you, the host")
    enter(third, code)
    expect(third.at("transfer-wrong")).to_contain_text("It may be mistyped, used already")
    for player in (old, new, third):
        player.trouble.clear()  # refused, as it had to be
