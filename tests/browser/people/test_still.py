"""Who is there and does not move holds up nobody: nudged, stood in for, outvoted, and back."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.people.test_calls import LOOK_AWAY, NOTED, await_heard, heard
from browser.people.test_staying import NAMES, table
from browser.players import PHONE, Player, Server, house, keep

pytestmark = pytest.mark.browser

BY_BOT = re.compile(r"Bot: ")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where the others wait for two seconds, and nobody is taken to be lost."""
    data = tmp_path_factory.mktemp("data")
    names = ("nudged", "hidden", "ending", "together")
    keep(data, [table(name, first_player=0, points=1000) for name in names])
    with house(data, "--patience", "2", "--absence", "2", "--grace", "3600") as server:
        yield server


@pytest.fixture(scope="module")
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where an answer may take its time."""
    data = tmp_path_factory.mktemp("data")
    keep(data, [table("undo", first_player=0, points=1000)])
    with house(data, "--grace", "3600") as server:
        yield server


def seats(person: Any, server: Server, table: str, **context: Any) -> list[Player]:
    people = []
    for name in NAMES:
        people.append(person(server.address, **context))
        people[-1].page.add_init_script(NOTED)
        people[-1].back_at(table, name)
    for player in people:
        player.table.wait_for()
        player.await_all_parts()
    return people


def test_whoever_does_not_move_is_nudged_then_a_bot_plays_until_they_do(person, patient):
    ann, bea, cleo = seats(person, patient, "nudged", **PHONE)
    ann.open_settings("calls")
    ann.at("calls-sounds").check()
    await_heard(ann, "sound")
    ann.page.keyboard.press("Escape")
    for player in (bea, cleo):
        expect(player.at("staying")).to_contain_text(re.compile("Ann hasn.t moved for a while"))
    expect(ann.at("staying")).to_have_count(0)

    heard(ann)
    bea.press(bea.at("nudge"))
    mine = ann.page.locator('[data-what="staying-nudged-mine"]')
    expect(mine).to_contain_text(re.compile("Bea.? nudges you: everybody is waiting for you"))
    expect(ann.at("spoken")).to_contain_text(re.compile("Bea.? nudges you"))
    assert set(await_heard(ann, "sound")) == {"sound"}
    for player in (bea, cleo):
        expect(player.at("table-news")).to_contain_text(re.compile("Bea.? nudges .?Ann"))
        expect(player.at("nudge")).to_have_attribute("aria-disabled", "true")
    assert heard(bea) == heard(cleo) == []

    entry = cleo.number("entry")
    cleo.press(cleo.at("play-on"))
    for player in (bea, cleo):
        expect(player.at("seat-0")).to_contain_text("bot plays")
        expect(player.at("spoken")).to_contain_text("now plays for Ann")
        expect(player.page.locator('[data-what="staying-bot-plays"]')).to_contain_text("Medium")
    expect(ann.at("staying")).to_contain_text("so a bot is playing for you")
    bea.await_turn()
    assert bea.number("entry") > entry
    expect(bea.at("spoken")).to_contain_text(BY_BOT)

    ann.press(ann.at("back"))
    expect(ann.at("staying")).to_have_count(0)
    for player in (bea, cleo):
        expect(player.at("seat-0")).not_to_contain_text("bot plays")
        expect(player.page.locator('[data-what="staying-returned"]')).to_contain_text(
            re.compile("Ann.? is back")
        )


def test_the_history_sets_apart_what_a_bot_played(person, patient):
    """Also for whoever comes later; what people play stays as it was."""
    ann, bea, cleo = seats(person, patient, "together")
    cleo.press(cleo.at("play-on"))
    bea.await_turn()
    while bea.number("turn") == 1:
        bea.play_any_legal_card()
    for player in (ann, bea, cleo):
        marked = player.at("history").locator("li.bot")
        expect(marked.first).to_contain_text(BY_BOT)
        mine = player.at("history").locator("li.seated:not(.bot)")
        expect(mine.first).not_to_contain_text(BY_BOT)
    bea.page.reload()
    expect(bea.at("history").locator("li.bot").first).to_contain_text(BY_BOT)


def test_a_hidden_window_is_not_present_and_looking_again_takes_the_seat_back(person, patient):
    ann, bea, cleo = seats(person, patient, "hidden", **PHONE)
    ann.page.evaluate(LOOK_AWAY, True)
    for player in (bea, cleo):
        expect(player.at("staying")).to_contain_text("Ann is looking at something else")
        expect(player.at("seat-0")).to_contain_text("away")
    bea.press(bea.at("play-on"))
    expect(cleo.at("seat-0")).to_contain_text("bot plays")
    ann.page.evaluate(LOOK_AWAY, False)
    expect(cleo.at("seat-0")).not_to_contain_text("bot plays")
    expect(cleo.at("seat-0")).not_to_contain_text("away")


def test_the_game_ends_without_whoever_does_not_answer(person, patient):
    ann, bea, cleo = seats(person, patient, "ending", **PHONE)
    ann.open_settings("calls")
    ann.at("calls-sounds").check()
    await_heard(ann, "sound")
    ann.page.keyboard.press("Escape")
    heard(ann)
    bea.press(bea.at("menu"))
    bea.press(bea.at("out"))
    bea.press(bea.at("end"))
    bea.press(bea.at("end-unscored"))
    cleo.press(cleo.at("agree-end"))
    for player in (ann, bea, cleo):
        expect(player.table).to_have_attribute("data-phase", "over")


def test_whoever_asks_to_take_back_a_move_hears_how_it_ends(person, unhurried):
    ann, bea, cleo = seats(person, unhurried, "undo")
    ann.press(ann.at("menu"))
    expect(ann.at("undo")).to_have_attribute("aria-disabled", "true")
    expect(ann.at("undo-why")).to_contain_text("Only your own last move")
    ann.page.keyboard.press("Escape")
    players = [ann, bea, cleo]
    for _ in range(20):  # until somebody plays a card that makes them draw nothing
        one = players[ann.number("turn")]
        one.await_turn()
        card = one.page.locator('.hand [data-effect="lower"]')
        calm = card.count() > 0
        before = one.table.get_attribute("data-entry")
        assert before
        if calm:
            one.play(card.first)
            expect(one.table).not_to_have_attribute("data-entry", before)
            break
        one.play_any_legal_card()
        for other in players:
            other.await_entry(one.number("entry"))
    assert calm
    next_ = players[(one.seat + 1) % 3]
    one.press(one.at("menu"))
    expect(one.at("undo")).to_have_attribute("aria-disabled", "false")
    expect(one.at("undo-why")).to_have_text("")
    one.press(one.at("undo"))
    expect(one.at("staying")).to_contain_text("waiting for")
    next_.press(next_.at("undo-no"))
    told = one.page.locator('[data-what="undo-kept"]')
    expect(told).to_contain_text(re.compile("Your move stays: somebody doesn.t want it taken back"))
    expect(next_.at("table-news")).to_have_count(0)


def test_a_sleeping_host_does_not_hold_up_the_lobby(person, patient):
    ann, bo = person(patient.address), person(patient.address, **PHONE)
    link = ann.open_table("Ann", seats=2)
    bo.visit(link)
    bo.press(bo.at("sit-1"))
    expect(bo.at("nameless")).to_contain_text("What should we call you?")
    bo.at("name").fill("Bo")
    bo.press(bo.at("join"))
    expect(bo.at("seat-1")).to_have_class(re.compile(r"\bme\b"))
    bo.press(bo.at("nudge"))
    expect(ann.page.locator('[data-what="staying-nudged-mine"]')).to_contain_text(
        re.compile("Bo.? nudges you")
    )
    bo.press(bo.at("start"))
    ann.table.wait_for()
