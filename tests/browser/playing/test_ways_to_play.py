"""Mouse, touch and keys; one discard and two; a phone and a desk."""

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.players import DESKTOP, OVERLAY, PHONE, Player, actions_of

pytestmark = pytest.mark.browser

THINNEST = 30
"""Pixels of a card that must be free to touch; sliding along the hand reaches the rest."""

REACH = """cards => cards.map(card => {
  const box = card.getBoundingClientRect();
  let free = 0;
  for (let x = Math.ceil(box.left); x < box.right; x++) {
    // A row of cards may lie over the lower part of another.
    const hit = document.elementFromPoint(x, box.top + box.height * 0.25);
    if (hit && card.contains(hit)) free++;
  }
  return {
    card: card.dataset.testid, free,
    inside: box.left >= -1 && box.right <= innerWidth + 1 && box.top >= 0
      && box.bottom <= innerHeight + 2,  // a corner, which is round
  };
})"""

OVERLAPS = """pieces => {
  const boxes = pieces.map(piece => [piece.dataset.testid, piece.getBoundingClientRect()]);
  const found = [];
  boxes.forEach(([a, p], i) => boxes.slice(i + 1).forEach(([b, q]) => {
    const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (x > 2 && y > 2) found.push(`${a} and ${b} by ${Math.round(x)}x${Math.round(y)}`);
  }));
  for (const [a, p] of boxes)
    if (p.left < -1 || p.right > innerWidth + 1 || p.top < 0 || p.bottom > innerHeight + 1)
      found.push(`${a} is cut off`);
  return found;
}"""


def assert_no_sideways_scroll(player: Player) -> None:
    width = "[document.documentElement.scrollWidth, innerWidth]"
    scroll, inner = player.page.evaluate(width)
    asked = player.page.viewport_size
    assert asked
    assert scroll <= inner == asked["width"]


def assert_hand_in_reach(player: Player) -> None:
    cards = player.page.locator(".hand [data-index]").evaluate_all(REACH)
    assert not [card for card in cards if not card["inside"] or card["free"] < THINNEST]


def tab_to(player: Player, selector: str) -> None:
    """Press Tab until the focus is on such an element."""
    for _ in range(30):
        if player.page.locator(f"{selector}:focus").count():
            return
        player.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def play_alone(player: Player, *, seats: int, **options: Any) -> Player:
    player.visit()
    player.fill_in("Ann", seats=seats, **options)
    player.press(player.at("home-play"))
    player.table.wait_for()
    player.hurry_bots()
    return player


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everything_fits_and_every_card_can_be_reached(person, size):
    me = person(**size)
    me.visit()
    me.at("games").wait_for()
    assert_no_sideways_scroll(me)
    me.open_table("Ann", seats=3, points=10, first_player=0)
    assert_no_sideways_scroll(me)
    me.deal(fill=True)
    me.hurry_bots()
    while me.await_turn() == "act":
        assert_no_sideways_scroll(me)
        assert_hand_in_reach(me)
        me.play_any_legal_card()
    expect(me.page.locator(OVERLAY).get_by_role("button").first).to_be_in_viewport()
    assert_no_sideways_scroll(me)


def test_dealing_waits_for_the_bots_that_were_asked_for(person):
    me = person()
    pages: list[WebSocketRoute] = []
    late: list[str | bytes] = []
    slow = False

    def between(page: WebSocketRoute) -> None:
        pages.append(page)
        page.connect_to_server().on_message(
            lambda said: late.append(said) if slow else page.send(said)
        )

    me.page.route_web_socket(re.compile("/socket$"), between)
    me.open_table("Ann", seats=4)
    me.press(me.at("more-1"))
    me.press(me.at("add-bot-1"))
    expect(me.at("start")).to_have_text("Deal for 2")
    slow = True
    me.press(me.at("fill"))
    expect(me.at("start")).to_be_disabled()
    slow = False
    for said in late:
        pages[-1].send(said)
    me.deal()
    assert len(me.position()["seats"]) == 4


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("discards", [1, 2])
def test_eight_at_a_table(person, size, discards):
    me = play_alone(person(**size), seats=8, discards=discards, first_player=0)
    for _ in range(3):
        if me.await_turn() == "scores":
            break
        assert_no_sideways_scroll(me)
        assert_hand_in_reach(me)
        pieces = me.page.locator(
            ".arena [data-testid^='seat-'], [data-testid^='discard-'],"
            " [data-testid='draw-pile'], [data-testid='mojo-card']"
        )
        assert pieces.count() == 7 + discards + 2
        assert not pieces.evaluate_all(OVERLAPS)
        me.play_any_legal_card()


@pytest.mark.long
def test_two_discards_and_a_choice_of_what_to_draw(person):
    me = play_alone(person(), seats=2, discards=2, points=10, first_player=0)
    seen: Counter[str] = Counter()
    while me.await_turn() == "act":
        if me.phase == "choose_draw":
            before, hand = me.table.get_attribute("data-entry"), me.hand()
            take = me.page.locator('[data-discard][data-legal="true"]')
            how = "take" if take.count() and seen["take"] <= seen["draw"] else "draw"
            top = take.get_attribute("data-top") if how == "take" else None
            me.moves.append((0, me.draw(how)))
            expect(me.table).not_to_have_attribute("data-entry", before or "")
            if top is not None and me.page.locator(".hand.laid").count() == 0:
                assert Counter(me.hand()) == Counter([*hand, int(top)])
            seen[how] += 1
        elif seen["draw"] and seen["take"]:
            me.play_any_legal_card()
        else:  # a higher card is what leads to a draw
            effects = ["higher", "mixed", "lower", "equal", "reveal"]
            cards = me.page.locator('.hand [data-legal="true"]')
            legal = [card.get_attribute("data-effect") or "" for card in cards.all()]
            best = min(range(len(legal)), key=lambda n: effects.index(legal[n]))
            before = me.table.get_attribute("data-entry")
            me.moves.append((0, me.play(cards.nth(best))))
            expect(me.table).not_to_have_attribute("data-entry", before or "")
    me.play_to_the_end()
    assert seen["draw"]
    assert seen["take"]
    assert [entry for entry in actions_of(me.record()) if entry[0] == 0] == me.moves


@pytest.mark.long
@pytest.mark.parametrize("discards", [pytest.param(1, marks=pytest.mark.long), 2])
def test_a_round_with_the_keyboard_alone(person, discards):
    me = person()
    keys = me.page.keyboard
    me.visit()
    me.fill_in("Ann", seats=2, discards=discards, first_player=0)
    me.at("name").focus()
    keys.press("Enter")  # deals
    me.table.wait_for()
    me.at("menu").focus()
    keys.press("Enter")
    me.at("settings").focus()
    keys.press("Enter")
    me.at("table-settings").focus()
    keys.press("Enter")
    me.at("pace").focus()
    keys.press("Home")
    expect(me.at("settings-dialog")).to_contain_text("at once")
    keys.press("Escape")
    expect(me.at("settings-dialog")).to_have_count(0)

    turns = 0
    while me.await_turn() == "act":
        before = me.table.get_attribute("data-entry") or ""
        if me.phase == "choose_draw":
            tab_to(me, '[data-testid="draw-pile"]')
            keys.press("Enter")
        else:
            tab_to(me, ".hand [data-index]")
            keys.press("Home")
            for _ in range(turns % 3):
                keys.press("ArrowRight")
            keys.press("Enter")
            if me.page.locator(".spot.selected").count():
                keys.press("ArrowUp")
                expect(me.page.locator("[data-discard]:focus")).to_have_count(1)
                keys.press("Enter")
        expect(me.table).not_to_have_attribute("data-entry", before)
        turns += 1
    assert turns > 1
    expect(me.at("next-round")).to_be_focused()
    keys.press("Enter")
    expect(me.table).to_have_attribute("data-round", "2")


def test_a_card_is_dragged_onto_the_discard(person):
    me = play_alone(person(), seats=2, first_player=0)
    me.await_turn()
    entry = me.table.get_attribute("data-entry") or ""
    card = me.page.locator(".hand [data-index]").first
    value = (card.get_attribute("data-testid") or "").removeprefix("card-")
    start, goal = card.bounding_box(), me.at("discard-0").bounding_box()
    assert start
    assert goal
    mouse = me.page.mouse
    mouse.move(start["x"] + 12, start["y"] + 30)
    mouse.down()
    mouse.move(start["x"] + 12, start["y"] - 40)
    mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    mouse.up()
    expect(me.table).not_to_have_attribute("data-entry", entry)
    assert me.acts() == [value]


def test_sliding_along_the_hand_looks_at_every_card(person):
    """A raised card covers its neighbours, and must not hide them from finger or mouse."""
    me = play_alone(person(**PHONE), seats=2, first_player=0)
    me.await_turn()
    cards = me.page.locator(".hand [data-index]")
    places = [box for card in cards.all() if (box := card.bounding_box())]
    looked = []
    for place in places:
        me.page.mouse.move(place["x"] + 20, place["y"] + 14)  # rows overlap below that
        expect(me.page.locator(".spot.up")).to_have_count(1)
        looked.append(me.page.locator(".spot.up").get_attribute("data-index"))
    assert looked == [str(index) for index in range(len(places))]


@pytest.mark.long
def test_what_cannot_be_played_explains_itself(person):
    me = play_alone(person(), seats=3, first_player=0)
    me.await_turn()
    asked = me.at("turn").inner_text()
    me.press(me.at("draw-pile"), force=True)
    expect(me.at("turn")).not_to_have_text(asked)
    expect(me.at("turn")).to_have_class(re.compile("shake"))
    assert me.acts() == []
