"""One person, bots, and a whole game from the home page on."""

import pytest
from playwright.sync_api import expect

from browser.players import actions_of

pytestmark = pytest.mark.browser


def test_a_game_against_bots_through_rounds_to_the_final_sheet_and_a_rematch(person):
    me = person()
    me.visit()
    me.fill_in("Ann", seats=3, points=30)
    me.press(me.at("home-play"))
    me.table.wait_for()
    expect(me.at("seat-1").get_by_test_id("level")).to_have_text("Medium")
    me.hurry_bots()
    assert me.number("round") == 1
    assert len(me.hand()) in (7, 8, 9)  # eight cards (M3), unless the first turn is already played

    me.play_to_the_end()

    scores = me.page.locator("[data-testid^='score-'][data-total]")
    totals = {
        int(testid.removeprefix("score-")): int(total)
        for testid, total in scores.evaluate_all(
            "rows => rows.map(row => [row.dataset.testid, row.dataset.total])"
        )
    }
    assert len(totals) == 3
    assert max(totals.values()) >= 30  # M17
    best = [str(seat) for seat in sorted(totals) if totals[seat] == min(totals.values())]
    expect(me.at("winner")).to_have_attribute("data-winners", ",".join(best))
    record = me.record()
    assert record["seats"][0] == "Ann"
    assert [entry for entry in actions_of(record) if entry[0] == 0] == me.moves

    rounds = me.number("round")
    me.press(me.at("score-close"))
    me.press(me.at("sheet"))
    rows = me.at("sheet-table").locator("tbody tr")
    expect(rows).to_have_count(rounds)
    columns = [[int(cell) for cell in row.locator("td").all_inner_texts()] for row in rows.all()]
    assert [sum(column) for column in zip(*columns, strict=True)] == [
        totals[seat] for seat in range(3)
    ]
    me.page.keyboard.press("Escape")

    me.page.reload()  # shows the scores again
    me.press(me.at("rematch"))
    expect(me.table).to_have_attribute("data-round", "1")
    expect(me.at("seat-0")).to_have_attribute("data-total", "0")
    me.await_turn()
    me.play_any_legal_card()


def test_with_the_animations_that_people_see(person):
    me = person(reduced_motion="no-preference")
    me.visit()
    me.fill_in("Ann", seats=2)
    me.press(me.at("home-play"))
    me.hurry_bots()
    for _ in range(3):
        if me.await_turn() == "act":
            me.play_any_legal_card()
