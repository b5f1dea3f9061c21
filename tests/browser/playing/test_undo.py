"""Taking back a move by consent: one asks, the other is asked, both see it undone."""

import pytest
from playwright.sync_api import expect

from browser.players import PHONE
from browser.tables import two_at_a_table

pytestmark = pytest.mark.browser


def test_a_move_is_taken_back_when_the_other_agrees(person, server):
    players = ann, bo = two_at_a_table(person, server, PHONE)
    for _ in range(12):  # until somebody plays a card that makes them draw nothing
        one, other = players if ann.number("turn") == ann.seat else reversed(players)
        one.await_turn()
        card = one.page.locator('.hand [data-effect="lower"]')
        lower = card.count() > 0
        before = one.position() | {"entry": None}
        if lower:
            entry = one.number("entry")
            one.play(card.first)
            expect(one.table).not_to_have_attribute("data-entry", str(entry))
        else:
            one.play_any_legal_card()
        other.await_entry(one.number("entry"))
        if lower:
            break
    other.press(other.at("menu"))
    expect(other.at("undo")).to_be_disabled()
    other.press(other.at("undo"), force=True)
    expect(other.at("toast")).to_contain_text("Only your own last move")
    one.page.reload()  # it is mine all the same
    one.press(one.at("menu"))
    expect(one.at("undo")).to_be_enabled()
    one.press(one.at("undo"))
    expect(one.at("staying")).to_contain_text("waiting for Bo" if one is ann else "waiting for Ann")
    expect(other.at("staying")).to_contain_text("would like to take back")
    other.press(other.at("undo-yes"))
    expect(one.at("staying")).to_have_count(0)
    expect(one.table).to_have_attribute("data-mine", "true")
    assert one.position() | {"entry": None} == before
    expect(bo.at("history")).to_contain_text("takes back their last move")
    one.press(one.at("menu"))
    expect(one.at("undo")).to_be_disabled()  # once is enough
