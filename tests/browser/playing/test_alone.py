"""One person, bots, and a whole game from the home page on."""

import json

import pytest
from playwright.sync_api import expect

import parlour
from browser.players import OVERLAY, actions_of
from parlour.core.record import Record

pytestmark = pytest.mark.browser


def test_a_game_against_bots_through_rounds_to_the_final_sheet_its_record_and_a_rematch(person):
    me = person()
    me.visit()
    me.fill_in("Ann", seats=3, points=15)
    me.press(me.at("home-play"))
    me.table.wait_for()
    expect(me.at("seat-1").get_by_test_id("level")).to_have_text("Medium")
    me.hurry_bots()
    assert me.number("round") == 1
    assert len(me.hand()) in (7, 8, 9)  # eight cards (M3), unless the first turn is already played

    me.play_to_the_end()

    end = me.page.locator(OVERLAY)
    expect(end).to_contain_text("The game ends at 15 points")
    scores = me.page.locator("[data-testid^='score-'][data-total]")
    totals = {
        int(testid.removeprefix("score-")): int(total)
        for testid, total in scores.evaluate_all(
            "rows => rows.map(row => [row.dataset.testid, row.dataset.total])"
        )
    }
    assert len(totals) == 3
    assert max(totals.values()) >= 15  # M17
    best = [str(seat) for seat in sorted(totals) if totals[seat] == min(totals.values())]
    winners = ",".join(best)
    expect(me.at("winner")).to_have_attribute("data-winners", winners)
    rounds = me.number("round")
    if rounds > 1:  # all of them, and not the last alone
        expect(end.get_by_test_id("sheet-table").locator("tbody tr")).to_have_count(rounds)
    me.press(me.at("ways"))
    with me.page.expect_download() as saved:
        me.press(me.page.locator("a[href^='blob:']"))
    assert saved.value.suggested_filename == "parlour-mojo.json"
    record = json.loads(saved.value.path().read_text("utf-8"))
    table = parlour.replay(Record.from_json(json.dumps(record)))
    assert table.over
    assert [seat.total for seat in table.view(0).seats] == [totals[seat] for seat in range(3)]
    assert record["seats"][0] == "Ann"
    assert [entry for entry in actions_of(record) if entry[0] == 0] == me.moves

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
    again = str(me.at("watch-again").get_attribute("href"))
    me.press(me.at("rematch"))  # the game before it is still there
    expect(me.table).to_have_attribute("data-round", "1")
    expect(me.at("seat-0")).to_have_attribute("data-total", "0")
    me.await_turn()
    me.play_any_legal_card()
    me.visit(again)
    me.at("replay-bar").wait_for()
    me.page.keyboard.press("End")
    expect(end.get_by_test_id("winner")).to_have_attribute("data-winners", winners)
    me.visit(again.replace("game=1", "game=2"))  # nobody's to watch yet
    expect(me.at("replay-wrong")).to_be_visible()

    me.visit("/played")  # it stands in the history, and leads there, too
    me.press(me.at("played-one"))
    shown = me.at("sheet-table").locator("tfoot td").all_inner_texts()
    assert shown == [str(totals[seat]) for seat in range(3)]
    won = me.at("played-figures").locator("dd").nth(1)
    expect(won).to_contain_text("1" if "0" in best else "0")
    me.press(me.at("played-replay"))
    me.at("replay-bar").wait_for()


def test_with_the_animations_that_people_see(person):
    me = person(reduced_motion="no-preference")
    me.visit()
    me.fill_in("Ann", seats=2)
    me.press(me.at("home-play"))
    me.hurry_bots()
    for _ in range(2):
        if me.await_turn() == "act":
            me.play_any_legal_card()
