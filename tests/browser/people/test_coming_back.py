"""Reloads, lost connections, strangers, and links that lead nowhere."""

import re

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.players import LEGAL, Player, take_turns
from browser.tables import two_at_a_table
from often import first_often
from parlour.games import registry

pytestmark = pytest.mark.browser

GONE = "internetdisconnected"


CALM = f'{LEGAL}:not([data-effect="equal"])'
"""Cards that end the turn."""


def test_an_action_is_played_once_and_a_reload_brings_the_position_back(person, server):
    """By a double click, and by a tap while the browser is offline, which arrives when it is online
    again."""
    ann, bo = two_at_a_table(person, server)
    ann.await_turn()
    entry = ann.number("entry")
    ann.page.locator(CALM).first.dblclick(position={"x": 12, "y": 30})
    for player in (ann, bo):
        player.await_entry(entry + 1)
    assert len(ann.acts()) == 1
    assert bo.number("turn") == 1

    while ann.number("turn") != 0 or not ann.page.locator(CALM).count():
        take_turns([ann, bo], turns=1)
    ann.await_turn()
    ann.await_all_parts()
    entry, sent = ann.number("entry"), len(ann.acts())
    ann.context.set_offline(True)
    ann.play(ann.page.locator(CALM).first)
    expect(ann.page.locator(LEGAL)).to_have_count(0)  # one action at a time
    assert bo.number("entry") == entry
    ann.context.set_offline(False)
    for player in (ann, bo):
        player.await_entry(entry + 1)
    assert len(ann.acts()) == sent + 1
    ann.trouble.clear()  # the network that was not there: panels are fetched while nobody waits

    before = ann.position()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.reload()
    ann.table.wait_for()
    assert ann.position() == before
    assert ann.seat == 0
    assert not [url for url in asked if url.endswith("/api/games")], "it went through the lobby"
    take_turns([ann, bo], turns=2)


def await_own_turn(player: Player) -> None:
    """Perhaps with no card that fits."""
    expect(player.table).to_have_attribute("data-mine", "true")
    expect(player.table).not_to_have_attribute("data-busy", "true")  # Mojo does not say


@pytest.mark.parametrize("game", first_often(registry.names()))
def test_a_reload_tells_the_round_so_far(person, game):
    ann = person()
    ann.open_table("Ann", game=game)
    ann.deal(fill=True)
    ann.table.wait_for()
    ann.hurry_bots()
    await_own_turn(ann)
    history = ann.at("history").locator("li")
    expect(history).not_to_have_count(0)
    before = history.all_inner_texts()
    ann.page.reload()
    await_own_turn(ann)
    expect(history).to_have_text(before)
    expect(ann.at("news")).not_to_be_empty()


@pytest.mark.long
def test_whoever_has_no_seat_sees_no_hand_and_cannot_play(person, server):
    ann, bo = two_at_a_table(person, server, points=10)
    link = ann.page.url
    ann.open_settings("viewers")
    watch = ann.at("watch-link").inner_text()
    ann.page.keyboard.press("Escape")
    assert watch.startswith(link)
    cy = person()
    cy.store(**{"token." + link.rsplit("/", 1)[1]: "of-another-table"})
    cy.visit(link)  # with a token of no seat here
    expect(cy.at("watching")).to_be_visible()
    assert cy.hand() == []
    cy.visit(watch)
    expect(cy.at("watching")).to_be_visible()
    take_turns([ann, bo], turns=4)
    cy.await_entry(ann.number("entry"))
    assert cy.hand() == []
    expect(cy.page.locator(".hand")).to_have_count(0)
    updates = [frame for frame in cy.received if frame["type"] == "update"]
    assert updates
    for frame in updates:
        assert frame["view"]["seat"] is None
        assert frame["view"]["legal"] == []
        if frame["view"]["phase"] == "play":
            for seat in frame["view"]["seats"]:
                assert seat["hand"] is None
                assert seat["laid"] is None
        assert not [e for e in frame["events"] if e["kind"] == "drew" and "card" in e]


def test_a_seat_that_was_freed_leads_back_to_joining(person):
    ann, bo = person(), person()
    link = ann.open_table("Ann")
    bo.join(link, "Bo")
    bo.visit("/")
    ann.press(ann.at("more-1"))
    ann.press(ann.at("vacate-1"))
    expect(ann.at("seat-1")).to_have_attribute("data-kind", "empty")
    bo.visit(link)
    expect(bo.at("toast")).to_have_attribute("data-code", "unknown-token")
    expect(bo.at("toast")).to_contain_text("has been given up")
    bo.at("name").fill("Bo again")
    bo.press(bo.at("join"))
    expect(ann.at("seat-1")).to_contain_text("Bo again")


def test_an_address_without_a_table_says_so(person):
    me = person().visit("/t/no-such-table")
    expect(me.at("fatal")).to_have_attribute("data-code", "unknown-table")
    expect(me.at("fatal")).to_contain_text("no such table")
    me.press(me.at("fatal").get_by_role("link"))
    expect(me.at("games")).to_be_visible()


def gone_but_for_pages(route: Route) -> None:
    if route.request.is_navigation_request():
        route.continue_()
    else:
        route.abort(GONE)


@pytest.mark.long
@pytest.mark.parametrize("part", ["Spoken", "Score"])
def test_a_part_that_did_not_come_comes_when_the_server_answers(person, server, part):
    """A network that is gone for a moment takes nothing from the page for good. Of the voice nobody
    is told that it is missing; of the scores they are."""
    ann, bo = two_at_a_table(person, server, first_player=0, points=1)
    there = ann.at("spoken" if part == "Spoken" else "score-0")
    ann.await_all_parts()
    ann.page.route(re.compile(rf"/{part}\d*\."), lambda route: route.abort(GONE))
    ann.page.route(re.compile("/t/"), gone_but_for_pages)
    with ann.page.expect_event("requestfailed", lambda request: part in request.url):
        if part == "Spoken":
            ann.page.reload()
        else:
            take_turns([ann, bo])
    with ann.page.expect_event("requestfailed", lambda request: "/t/" in request.url):
        pass  # it looks for the server, and stays as it is
    expect(ann.table).to_be_visible()
    expect(there).to_have_count(0)
    ann.page.unroute_all()
    there.wait_for(state="attached")
    assert ann.seat == 0
    ann.trouble.clear()


def test_a_phone_that_wakes_up_with_a_dead_connection_dials_again(person):
    """The socket looks open, but nothing comes through it any more."""
    me, mute, lines = person(), False, []

    def tunnel(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()
        dead = len(lines) == 1
        line.on_message(lambda text: None if dead and mute else server.send(text))
        server.on_message(lambda text: None if dead and mute else line.send(text))

    me.page.route_web_socket(re.compile("/socket$"), tunnel)
    me.page.clock.install()
    me.open_table("Ann", first_player=0)
    me.deal(fill=True)
    me.await_turn()
    before = me.position()
    mute = True
    me.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    me.page.clock.fast_forward(7_000)  # the answer to "are you there?" does not come
    expect(me.page.locator("[data-connection='online']")).to_be_visible()
    assert len(lines) == 2
    assert me.position() == before
    me.await_turn()
    me.play_any_legal_card()


@pytest.mark.long
def test_an_answer_lost_with_the_connection_plays_the_action_once(person):
    """The page asks again under the same id when it is back, and the server knows it."""
    ann, bo = person(), person()
    link = ann.open_table("Ann", first_player=0)
    lines: list[WebSocketRoute] = []
    losing = False

    def lose_the_answer(line: WebSocketRoute) -> None:
        lines.append(line)
        server = line.connect_to_server()

        def to_page(text: str | bytes) -> None:
            nonlocal losing
            if losing and '"done":"' in str(text):
                losing = False
                line.close()
                server.close()
            else:
                line.send(text)

        server.on_message(to_page)

    ann.page.route_web_socket(re.compile("/socket$"), lose_the_answer)
    ann.page.reload()
    bo.join(link, "Bo")
    ann.deal()
    ann.await_turn()
    losing = True
    before = ann.number("entry")
    ann.play_any_legal_card()
    expect(ann.page.locator("[data-connection='online']")).to_be_visible()
    assert len(lines) == 2, "the connection was not lost exactly once"
    assert len(ann.acts()) == 2, "the action was not sent again"
    bo.await_entry(before + 1)
    take_turns([ann, bo], turns=2)
    assert ann.number("entry") == before + 3
