"""Two people in two browsers: an invitation, a game of one round, a killed server."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.houses import house
from browser.players import Player, actions_of, take_turns

pytestmark = pytest.mark.browser


def secrets_told(player: Player) -> list[Any]:
    """What was sent to a player's browser and is none of its business."""
    told = []
    for frame in player.received:
        if frame["type"] != "update":
            continue
        view = frame["view"]
        assert view["seat"] == player.seat
        if view["phase"] in ("play", "choose_draw"):
            for seat, state in enumerate(view["seats"]):
                if seat == view["seat"]:
                    continue
                told += [state[place] for place in ("hand", "laid") if state[place] is not None]
        for event in frame["events"]:
            others = event.get("seat") != view["seat"]
            if event["kind"] == "drew" and others and event.get("card") is not None:
                told.append(event)
    return told


def check_deals(player: Player) -> None:
    """The deals were fair, and what this browser added was used, unless it took two seconds."""
    if not player.at("record").is_visible():
        player.press(player.at("ways"))
    with player.context.expect_page() as opened:
        player.press(player.at("record"))
    verdict = opened.value.get_by_test_id("verdict")
    expect(verdict).to_have_attribute("data-fair", "true")
    expect(verdict).to_have_attribute("data-same", "true")
    expect(verdict).to_have_attribute("data-mine", re.compile("used|late"))
    if verdict.get_attribute("data-mine") == "used":
        expect(verdict).to_contain_text("(you)")
    opened.value.close()


def play_to_the_winner(ann: Player, bo: Player) -> None:
    """Two people play; both see the same end, and neither was told what only the other may know."""
    played = take_turns([ann, bo])
    for player in (ann, bo):
        expect(player.at("score-overlay")).to_have_attribute("data-phase", "over")
        assert not secrets_told(player)
    assert ann.at("winner").get_attribute("data-winners") == bo.at("winner").get_attribute(
        "data-winners"
    )
    assert actions_of(ann.record()) == played
    for player in (ann, bo):
        check_deals(player)


@pytest.mark.long
def test_two_people_play_a_whole_game_and_see_only_their_own_cards(person):
    ann, bo = person(), person()
    link = ann.open_table("Ann", seats=2, points=1)
    bo.join(link, "Bo")
    expect(ann.at("seat-1")).to_contain_text("Bo")
    ann.deal()
    for player in (ann, bo):
        player.table.wait_for()
    assert (ann.seat, bo.seat) == (0, 1)
    assert len(ann.hand()) == len(bo.hand()) == 8  # M3

    play_to_the_winner(ann, bo)
    ann.press(ann.at("rematch"))
    expect(ann.at("score-overlay")).to_have_count(0)
    bo.at("to-table").wait_for()
    expect(bo.at("winner")).to_be_visible()  # until Bo has read the scores
    bo.press(bo.at("to-table"))
    for player in (ann, bo):
        expect(player.table).to_have_attribute("data-round", "1")


@pytest.mark.long
@pytest.mark.lengthy
def test_the_server_is_killed_and_the_game_goes_on_with_nothing_lost(person, tmp_path):
    with house(tmp_path) as server:
        ann, bo = person(server.address), person(server.address)
        bo.join(ann.open_table("Ann", points=20), "Bo")
        ann.deal()
        for player in (ann, bo):
            player.table.wait_for()
        played = take_turns([ann, bo], turns=7)
        shown = [player.position() for player in (ann, bo)]
        heard = [len(player.received) for player in (ann, bo)]

        server.kill()
        for player in (ann, bo):
            expect(player.page.locator("[data-connection]")).not_to_have_attribute(
                "data-connection", "online"
            )
            expect(player.at("connection")).to_be_visible()
        server.start()
        for player, before, position in zip((ann, bo), heard, shown, strict=True):
            expect(player.page.locator("[data-connection='online']")).to_be_visible()
            player.table.wait_for()
            assert player.position() == position
            again: list[dict[str, Any]] = []
            while not again:
                player.page.wait_for_timeout(20)  # while it is noted
                again = [f for f in player.received[before:] if f["type"] == "update"]
            assert again[-1]["entry"] == int(position["entry"])
        for player in (ann, bo):
            player.trouble.clear()  # the browser itself reports the broken connection

        played += take_turns([ann, bo])
        assert actions_of(ann.record()) == played
        for player in (ann, bo):
            assert not secrets_told(player)
            assert not player.trouble
