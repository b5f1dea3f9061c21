"""A card chosen before the turn is played when the turn comes; nothing leaves the page before."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.houses import Server, begun, keep, person_at
from browser.players import LEGAL, PHONE, Player
from browser.tables import two_at_a_table
from often import first_often
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log
from parlour.server.tables.folding import folded

pytestmark = pytest.mark.browser

CARDS = ".hand [data-index]"
CHOSEN = '.hand [data-premoved="true"]'


def table_of_two(
    person: Any, server: Server, game: str, who: Any = None, **options: Any
) -> tuple[Player, Player]:
    """Whoever is in turn first, then the other."""
    ann, bo = two_at_a_table(person, server, who, who, game=game, **options)
    return (ann, bo) if ann.number("turn") == ann.seat else (bo, ann)


def tap(player: Player, card: Locator) -> None:
    player.press(card, position={"x": 12, "y": 30})


def turns(player: Player) -> list[dict[str, Any]]:
    """What this player was told each time it was in turn."""
    views = [frame["view"] for frame in player.received if frame["type"] == "update"]
    return [view for view in views if view["to_act"] == player.seat]


def move(player: Player) -> None:
    """Any legal move by a person in turn, up to what everybody sees of it."""
    before = player.table.get_attribute("data-entry")
    for place in (LEGAL, '[data-spot][data-legal="true"]', '[data-testid="pass"]'):
        if player.page.locator(place).count():
            tap(player, player.page.locator(place).first)
            break
    chosen = player.page.locator('.hand [data-selected="true"]')
    spots = player.page.locator('[data-spot][data-legal="true"]')
    if chosen.count() and spots.count():  # of two cards, one can be captured
        tap(player, spots.first)
    if player.page.locator("[data-question]").count():
        player.page.locator("[data-question] button").first.click()
    expect(player.table).not_to_have_attribute("data-entry", before or "")


def test_it_is_played_when_the_turn_comes_unless_it_was_taken_back(person, server):
    first, then = table_of_two(person, server, "mojo", PHONE, points=50)
    card, other = then.page.locator(CARDS).nth(2), then.page.locator(CARDS).nth(0)
    chosen = then.page.locator(CHOSEN)
    for player in (first, then):  # what is sent at the beginning has been sent
        player.page.wait_for_load_state("networkidle")
    sent, heard = len(then.sent), len(first.received)
    card.dispatch_event("click", {"detail": 2})  # the second of two quick taps
    expect(chosen).to_have_count(0)
    tap(then, card)
    expect(card).to_have_attribute("data-premoved", "true")
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(card).to_have_accessible_name(re.compile("Will be played on your turn"))
    expect(then.at("turn")).to_contain_text("will be played on your turn")
    tap(then, card)
    expect(chosen).to_have_count(0)
    tap(then, other)  # another one instead
    tap(then, card)
    expect(chosen).to_have_count(1)
    then.page.keyboard.press("Escape")
    expect(chosen).to_have_count(0)
    card.focus()
    then.page.keyboard.press("Enter")
    expect(chosen).to_have_count(1)
    # Nobody else knows of it, nor the server, not even that there is one.
    assert [frame["type"] for frame in then.sent[sent:] if frame["type"] != "ping"] == []
    assert [frame["type"] for frame in first.received[heard:] if frame["type"] != "pong"] == []
    value = then.hand()[2]
    while first.table.get_attribute("data-mine") == "true":  # an equal card plays on
        move(first)
    expect(chosen).to_have_count(0)
    expect(then.table).not_to_have_attribute("data-entry", str(first.number("entry") - 1))
    assert then.acts() == [str(value)]


@pytest.mark.long
def test_it_is_dropped_with_a_word_where_it_may_not_be_played(person, server):
    first, then = table_of_two(person, server, "uno", points=500)
    seen = set()
    for _ in range(12):
        if seen == {"played", "refused"} or then.phase == "deal":
            break
        sent, before = len(then.acts()), len(turns(then))
        card = then.page.locator(CARDS).first
        face = card.get_attribute("data-testid").partition("-")[2]
        tap(then, card)
        expect(then.page.locator(CHOSEN)).to_have_count(1)
        while len(turns(then)) == before and first.phase != "deal":
            if first.table.get_attribute("data-mine") == "true":
                move(first)
            then.await_entry(first.number("entry"))
        expect(then.page.locator(CHOSEN)).to_have_count(0)
        if len(turns(then)) == before:
            break
        fits = [move for move in turns(then)[before]["legal"] if move["card"] == face]
        if not fits:
            asked = turns(then)[before]["phase"] == "challenge"  # which is in the prompt's place
            expect(then.at("news" if asked else "turn")).to_contain_text("be played now")
            seen.add("refused")
        elif len({move["colour"] for move in fits}) == 1:
            expect(then.table).to_have_attribute("data-busy", "false")
            assert then.acts()[sent] in [move["action"] for move in fits]
            seen.add("played")
        while then.table.get_attribute("data-mine") == "true":
            move(then)
        first.await_entry(then.number("entry"))
    assert seen


@pytest.mark.parametrize(
    "screen", first_often([PHONE, {"viewport": {"width": 844, "height": 390}}])
)
def test_it_is_dropped_with_a_word_that_hides_no_question(person, server, screen):
    """A challenge asks in the prompt's place."""
    id = f"four-{screen['viewport']['width']}"
    stored, first = with_a_four(id)
    keep(server.data, [stored])
    people = [person(**screen).back_at(id, name) for name in ("Ann", "Bo")]
    for player in people:
        player.table.wait_for()
    accuser, accused = people[1 - first], people[first]
    tap(accuser, accuser.page.locator(CARDS).first)
    expect(accuser.page.locator(CHOSEN)).to_have_count(1)
    tap(accused, accused.page.locator('.hand [data-testid="card-+4"]').first)
    accused.page.locator("[data-question] button").first.click()
    both = re.compile("be played now.*Do you believe that")
    expect(accuser.at("news")).to_have_text(both)
    expect(accuser.at("answer-challenge")).to_be_visible()
    assert accuser.at("news").evaluate("line => line.scrollHeight <= line.clientHeight + 1")
    expect(accuser.at("news")).not_to_contain_text("be played now")  # it does not stay


def with_a_four(id: str) -> tuple[StoredTable, int]:
    """A game of UNO for two in which whoever begins may play a Wild Draw Four."""
    header = log.Header(game="uno", seats=2, options={"edition": "classic"}, pace=0, moment=0)
    seated: list[log.LogEntry] = [person_at(seat, name) for seat, name in enumerate(("Ann", "Bo"))]
    for secret in range(256):
        stored = begun(StoredTable(id, header, bytes([secret]) * 32, seated))
        table = folded(stored).table
        assert table
        first = table.to_act
        if first is not None and any(action.startswith("+4") for action in table.legal(first)):
            return stored, first
    raise AssertionError("nobody has one")


@pytest.mark.long
def test_why_it_was_dropped_leads_to_the_rule_that_forbids_it(person, server):
    """In Mushi whoever holds a match must play one; by H6 alone any card may be played."""
    first, then = table_of_two(person, server, "mushi", deals=12)
    for _ in range(16):
        sent = len(turns(then))
        legal = {move["card"] for move in turns(then)[-1]["legal"]} if sent else set()
        cards = then.page.locator(CARDS)
        ids = cards.evaluate_all("cards => cards.map(card => card.dataset.testid)")
        faces = [each.partition("-")[2] for each in ids]
        tap(then, cards.nth(next((n for n, face in enumerate(faces) if face not in legal), 0)))
        expect(then.page.locator(CHOSEN)).to_have_count(1)
        while len(turns(then)) == sent:
            if first.table.get_attribute("data-mine") == "true":
                move(first)
            then.await_entry(first.number("entry"))
        expect(then.page.locator(CHOSEN)).to_have_count(0)
        if then.at("why").count():
            break
        while then.table.get_attribute("data-mine") == "true":
            move(then)
        first.await_entry(then.number("entry"))
    then.press(then.at("why"))
    expect(then.page.locator(":focus")).to_have_attribute("data-rule", "H8")
