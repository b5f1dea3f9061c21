"""Who is there and does not move holds up nobody: nudged, stood in for, and back."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.houses import Server, house, keep
from browser.people.test_calls import LOOK_AWAY, NOTED, await_heard, heard
from browser.players import DESKTOP, PHONE, Player
from browser.tables import NAMES, table

pytestmark = pytest.mark.browser

BY_BOT = re.compile(r"Bot: ")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Where the others wait for two seconds, and nobody is taken to be lost."""
    data = tmp_path_factory.mktemp("data")
    keep(data, [table("nudged", first_player=0, points=1000)])
    with house(data, "--patience", "2", "--absence", "2", "--grace", "3600") as server:
        yield server


def seats(person: Any, server: Server, table: str) -> list[Player]:
    """Two with phones; Bea's screen has room for the history."""
    people = []
    for name, screen in zip(NAMES, (PHONE, DESKTOP, PHONE), strict=True):
        people.append(person(server.address, **screen))
        people[-1].page.add_init_script(NOTED)
        people[-1].back_at(table, name)
    for player in people:
        player.table.wait_for()
        player.await_all_parts()
    return people


def play_a_turn(player: Player) -> None:
    player.await_turn()
    while player.number("turn") == player.seat:
        player.play_any_legal_card()


@pytest.mark.long
def test_whoever_does_not_move_is_nudged_then_a_bot_plays_until_they_do(person, patient):
    ann, bea, cleo = seats(person, patient, "nudged")
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

    # The history sets apart what a bot played, also for whoever comes later.
    play_a_turn(bea)
    history = bea.at("history")
    expect(history.locator("li.bot").first).to_contain_text(BY_BOT)
    expect(history.locator("li.seated:not(.bot)").first).not_to_contain_text(BY_BOT)
    bea.page.reload()
    expect(history.locator("li.bot").first).to_contain_text(BY_BOT)

    ann.press(ann.at("back"))
    expect(ann.page.locator('[data-testid="staying"][data-kind="idle"]')).to_have_count(0)
    for player in (bea, cleo):
        expect(player.at("seat-0")).not_to_contain_text("bot plays")
        expect(player.page.locator('[data-what="staying-returned"]')).to_contain_text(
            re.compile("Ann.? is back")
        )

    # A hidden window is not present; who looks again has the seat back.
    play_a_turn(cleo)
    ann.await_turn()
    ann.page.evaluate(LOOK_AWAY, True)
    for player in (bea, cleo):
        expect(player.at("staying")).to_contain_text("Ann is looking at something else")
        expect(player.at("seat-0")).to_contain_text("away")
    bea.press(bea.at("play-on"))
    expect(cleo.at("seat-0")).to_contain_text("bot plays")
    ann.page.evaluate(LOOK_AWAY, False)
    expect(cleo.at("seat-0")).not_to_contain_text("bot plays")
    expect(cleo.at("seat-0")).not_to_contain_text("away")
