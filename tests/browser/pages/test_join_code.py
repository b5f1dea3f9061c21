"""A code that is said aloud in the lobby, and typed at home."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import DESKTOP, ELSEWHERE, PHONE

pytestmark = pytest.mark.browser

CYRILLIC = str.maketrans("JKLMORSTWXYZ", "йклморствхуз")


def test_a_code_leads_from_home_to_the_table(person, server):
    elsewhere = server.address.replace("127.0.0.1", ELSEWHERE)
    host, guest = person(elsewhere, **DESKTOP), person(elsewhere, **PHONE)
    link = host.open_table("Ann")
    shown = host.at("table-code").locator("strong").inner_text()
    code = re.sub(r"\s", "", shown)
    assert re.fullmatch("[A-Z]{6}", code)
    aloud = host.at("table-code").locator(".visually-hidden").inner_text()
    assert ", ".join(code) in aloud  # one by one
    field = guest.at("join-code").locator("input")

    guest.visit("/")
    guest.press(guest.at("join"))
    expect(field).to_be_focused()
    wrong = "JJJJJJ" if code != "JJJJJJ" else "KKKKKK"
    field.press_sequentially(wrong)
    expect(guest.at("join-code").get_by_role("status")).to_contain_text("No table has this code")
    assert violations(guest.page) == []
    guest.trouble.clear()  # the browser says that nothing was found
    field.press_sequentially(code[0])  # the wrong one gives way
    expect(guest.at("join-code").locator("p")).to_have_text("")
    field.fill("")
    field.press_sequentially(f"{code[:3]}-{code[3:]}".lower())
    guest.at("lobby").wait_for()
    assert guest.page.url == link

    guest.visit(f"/j/{code.translate(CYRILLIC)}")  # the short address, typed on another keyboard
    guest.at("lobby").wait_for()
    assert guest.page.url == link

    host.at("lock").click()
    expect(guest.at("table-code")).to_have_count(0)
    expect(host.at("table-code")).to_have_count(0)
