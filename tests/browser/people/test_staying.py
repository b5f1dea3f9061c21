"""People who stop playing: what the others see, and how the seat comes back."""

import dataclasses
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.houses import Server, house, keep
from browser.players import PHONE, Player
from browser.tables import seats, table
from often import first_often
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log, steps
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.turns import DAY
from sqlite_files import sqlite_file

pytestmark = pytest.mark.browser


def between_rounds(stored: StoredTable) -> StoredTable:
    """After the first round, in which everybody always played what comes first."""
    state, entries = folded(stored), list(stored.entries)
    while state.table and not state.table.awaits_deal:
        seat = state.table.to_act
        assert seat is not None
        change = steps.act(state, seat, state.table.legal(seat)[0], None)
        apply(state, change)
        entries.append(change.entry)
    return dataclasses.replace(stored, entries=entries)


@pytest.fixture(scope="module")
def lost(impatient: Server) -> Server:
    keep(
        impatient.data,
        [
            table("lost"),
            table("slow", pace=8000),
            table("ending"),
            *(table(f"news-{width}", pace=8000) for width in (390, 360, 844, 640)),
            between_rounds(table("between", people=1, game="mushi", seats=2, deals=2)),
            table("idle", log.ClockSet(seconds=1), people=1),
        ],
    )
    return impatient


def play_a_turn(player: Player) -> None:
    player.await_turn()
    while player.number("turn") == player.seat:
        player.await_turn()
        player.play_any_legal_card()


def test_a_closed_tab_is_told_and_a_bot_plays_until_its_owner_is_back(person, lost):
    ann, bea, cleo = seats(person, lost, "lost", **PHONE)
    ann.page.close()
    for player in (bea, cleo):
        expect(player.at("staying")).to_contain_text("Ann is offline")
    assert bea.number("turn") == 0
    bea.press(bea.at("wait"))
    expect(cleo.at("staying")).to_have_attribute("data-kind", "waited")
    entry = cleo.number("entry")
    cleo.press(cleo.at("play-on"))
    expect(cleo.at("staying")).to_have_count(0)
    expect(cleo.at("seat-0")).to_contain_text("bot plays")
    bea.await_turn()
    assert bea.number("entry") > entry
    back = person(lost.address).back_at("lost", "Ann")
    back.table.wait_for()
    told = back.page.locator('[data-what="staying-played"]')
    expect(told).to_contain_text(
        re.compile(r"Welcome back! A bot made (one move|\d+ moves) for you")
    )
    expect(back.at("spoken")).to_contain_text("Welcome back!")
    back.page.reload()
    back.table.wait_for()
    expect(back.at("spoken")).to_be_attached()
    expect(told).to_have_count(0)
    expect(bea.at("seat-0")).not_to_contain_text("bot plays")
    play_a_turn(bea)
    play_a_turn(cleo)
    assert back.await_turn() == "act"


@pytest.mark.long
def test_an_owner_who_returns_while_the_bot_thinks_moves(person, lost):
    ann, bea, _ = seats(person, lost, "slow")
    ann.page.close()
    bea.press(bea.at("play-on"))
    expect(bea.at("seat-0")).to_contain_text("bot plays")
    back = person(lost.address).back_at("slow", "Ann")
    expect(bea.at("seat-0")).not_to_contain_text("bot plays")
    assert bea.number("turn") == 0
    play_a_turn(back)
    bea.await_entry(back.number("entry"))
    assert back.acts()


def test_whoever_lets_two_turns_pass_says_when_they_are_back(person, lost):
    ann = person(lost.address, **PHONE).back_at("idle", "Ann")
    expect(ann.at("staying")).to_have_attribute("data-kind", "paused")
    expect(ann.at("staying")).to_have_text(re.compile("the game is paused"))
    expect(ann.at("turn-clock")).to_have_count(0)
    ann.press(ann.at("back"))
    expect(ann.at("staying")).to_have_count(0)
    expect(ann.at("turn-clock")).to_have_attribute("data-seat", "0")


@pytest.mark.long
def test_the_host_chooses_the_clock(person):
    ann, bo = person(**PHONE), person()
    bo.join(ann.open_table("Ann"), "Bo")
    ann.open_rules()
    ann.at("clock").select_option("180")
    ann.at("stand-in").select_option("hard")
    expect(bo.at("in-short")).to_contain_text("3 minutes")
    expect(bo.at("clock-fact")).to_contain_text("3 minutes")
    expect(bo.at("clock-fact")).to_contain_text("Hard")
    ann.deal()
    for player in (ann, bo):
        expect(player.at("turn-clock")).to_contain_text("2:5")
    others = [player for player in (ann, bo) if player.seat != player.number("turn")]
    expect(others[0].at("turn-clock")).to_have_attribute(
        "aria-label", re.compile(r"^(Ann|Bo): 2:5\d left$")
    )


@pytest.mark.long
def test_everybody_agrees_to_end_the_game(person, lost):
    ann, bea, cleo = seats(person, lost, "ending", **PHONE)
    for player in (cleo, bea):
        player.press(player.at("menu"))
        player.press(player.at("out"))
        player.press(player.at("end"))
        player.press(player.at("end-unscored"))
        if player is cleo:
            expect(bea.at("staying")).to_contain_text("Cleo suggests ending the game")
            bea.press(bea.at("refuse-end"))
            expect(cleo.at("staying")).to_have_count(0)
    expect(bea.at("staying")).to_contain_text("waiting for Ann and Cleo")
    cleo.press(cleo.at("agree-end"))
    expect(bea.at("staying")).to_contain_text("waiting for Ann")
    ann.press(ann.at("agree-end"))
    for player in (ann, bea, cleo):
        expect(player.table).to_have_attribute("data-phase", "over")
        expect(player.at("staying")).to_contain_text("without a result")
        expect(player.at("spoken")).to_contain_text("Ended early")
        spoken = player.at("spoken").inner_text()
        assert "waiting for ." not in spoken
        assert spoken.count("Ended early") == 1
    assert cleo.record()["entries"][-1] == {"ended": "unscored"}
    for player in (ann, bea, cleo):  # the host first, a few seconds later all
        expect(player.at("reopen")).to_be_visible()
    cleo.press(cleo.at("rematch"))
    expect(bea.table).to_have_attribute("data-phase", "play")
    expect(bea.at("staying")).to_have_count(0)


BOX = """one => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
}"""


@pytest.mark.parametrize(
    ("width", "height"), first_often([(360, 640), (390, 664), (844, 390), (640, 360)])
)
def test_whoever_leaves_is_gone_and_news_of_it_leaves_a_question_to_be_read(
    person, lost, width, height
):
    phone = PHONE | {"viewport": {"width": width, "height": height}}
    ann, bea, cleo = seats(person, lost, f"news-{width}", **phone)
    ann.press(ann.at("menu"))
    ann.press(ann.at("out"))
    ann.press(ann.at("end"))
    ann.press(ann.at("end-unscored"))
    line, board = cleo.at("staying"), cleo.table
    expect(line).to_contain_text("Ann suggests")
    before = [line.evaluate(BOX), board.evaluate(BOX)]
    bea.press(bea.at("menu"))
    bea.press(bea.at("out"))
    bea.press(bea.at("leave-game"))
    expect(bea.at("menu-dialog")).to_contain_text("have it back")
    bea.press(bea.at("leave-yes"))
    expect(bea.at("watching")).to_be_visible()
    expect(bea.page.locator(".hand")).to_have_count(0)
    news = cleo.at("table-news")
    expect(news).to_contain_text(re.compile("Bea.* has left; "))
    expect(news).to_contain_text(cleo.at("seat-1").locator(".name").first.inner_text())
    expect(cleo.at("seat-1")).not_to_contain_text("Bea")
    expect(news).to_have_count(1)
    asked = [line, cleo.at("agree-end"), cleo.at("refuse-end")]
    _, top, _, tall = news.evaluate(BOX)
    for one in asked:
        _, y, _, height = one.evaluate(BOX)
        assert y + height <= top or top + tall <= y
    assert [line.evaluate(BOX), board.evaluate(BOX)] == before
    cleo.press(news.get_by_role("button"))
    expect(news).to_have_count(0)
    assert [line.evaluate(BOX), board.evaluate(BOX)] == before


@pytest.mark.long
def test_a_game_ended_between_rounds_without_a_result_has_no_winner(person, lost):
    ann = person(lost.address).back_at("between", "Ann")
    title = ann.at("score-overlay").locator("h2")
    expect(title).to_have_text("Deal 1 of 2")
    expect(ann.at("spoken")).to_contain_text("total")
    assert "aloud" not in ann.at("spoken").inner_text()
    ann.press(ann.at("menu"))
    ann.press(ann.at("out"))
    ann.press(ann.at("end"))
    expect(ann.at("end-scored")).to_be_visible()
    ann.press(ann.at("end-unscored"))
    expect(ann.at("staying")).to_contain_text("without a result")
    expect(ann.at("score-overlay")).to_have_attribute("data-phase", "over")
    expect(title).to_have_text("Deal 1 of 2")
    expect(title.locator("svg")).to_have_count(0)


def ran(data: Path, hours: int, until: int) -> None:
    """Let all have been written, and a server have run from then on, for so many hours, until so
    many hours ago. What is due is due now."""
    now = round(time.time() * 1000)
    began, ended = (now - each * 3_600_000 for each in (hours + until, until))
    with sqlite_file(data / "parlour.db") as db:
        db.execute("UPDATE entries SET at = ?", [began])
        db.execute("DELETE FROM runs")
        db.execute("INSERT INTO runs VALUES (?, ?)", [began, ended])
        db.execute("UPDATE tables SET due = ?", [ended])


def moves(data: Path) -> int:
    """How many actions are in the database."""
    with sqlite_file(data / "parlour.db") as db:
        wanted = "SELECT count(*) FROM entries WHERE CAST(body AS TEXT) LIKE '%\"acted\"%'"
        (found,) = db.execute(wanted).fetchone()
    return int(found)


@pytest.mark.long
def test_a_clock_of_a_day_goes_on_after_a_restart_and_ends_with_nobody_there(person, tmp_path):
    """It stops while no server runs."""
    keep(tmp_path, [table("days", log.ClockSet(seconds=DAY))])
    with house(tmp_path, "--absence", "1") as server:
        ann = person(server.address, **PHONE).back_at("days", "Ann")
        left = ann.at("turn-clock")
        expect(left).to_have_attribute("data-left", re.compile(r"^863\d\d$|^86400$"))
        server.stop()
        ran(tmp_path, hours=10, until=20)
        server.start()
        expect(left).to_have_attribute("data-left", re.compile(r"^50[34]\d\d$"))  # 14 hours
        assert ann.number("turn") == 0
        ann.page.close()
        ann.trouble.clear()  # it could not reach the server
        server.stop()
        ran(tmp_path, hours=25, until=20)
        assert moves(tmp_path) == 0
        server.start()
        until = time.monotonic() + 60
        while not moves(tmp_path):
            assert time.monotonic() < until, "nobody moved"
            time.sleep(0.2)
        bea = person(server.address).back_at("days", "Bea")
        bea.await_turn()
        expect(bea.at("turn-clock")).to_have_attribute("data-seat", "1")
