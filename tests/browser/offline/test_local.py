"""Tables in the browser alone: they outlive their pages, and are passed from hand to hand."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.pages.test_home import look_at_all_sizes
from browser.players import LEGAL, PHONE, Player
from browser.playing.test_mushi import CHOICE, take_turn
from often import first_often
from parlour.games import registry

pytestmark = pytest.mark.browser


def play(player: Player, game: str, people: tuple[str, ...] = (), **options: Any) -> None:
    """A table for Ann, for `people` at the same device, and for one bot where there is room."""
    player.visit()
    player.fill_in("Ann", game=game, seats=2 + len(people), **options)  # mushi: always two
    if people:
        player.at("home-here").click()
        player.set_number("people", 1 + len(people))
        for n, name in enumerate(people):
            player.at(f"other-{n}").fill(name)
    player.press(player.at("home-play"))


def shown(player: Player) -> tuple[int, list[str]]:
    """The entry on the screen, and the hand."""
    cards = player.page.locator(".hand [data-index]")
    hand = cards.evaluate_all("cards => cards.map(card => card.dataset.testid)")
    return player.number("entry"), hand


def await_my_turn(player: Player) -> None:
    """Whatever there is to do."""
    player.page.locator('[data-testid="table"][data-mine="true"]').wait_for()


def play_one(player: Player) -> None:
    before = str(player.number("entry"))
    player.press(player.page.locator(LEGAL).first, position={"x": 12, "y": 30})
    expect(player.table).not_to_have_attribute("data-entry", before)


def hands_told(player: Player, seat: int) -> list[Any]:
    """The hands of others that the page was told while it stood before this seat."""
    found, mine = [], -1
    for frame in player.received:
        if frame["type"] == "welcome":
            mine = -1 if frame["seat"] is None else frame["seat"]
        if frame["type"] == "update" and frame["view"]["phase"] not in ("deal", "over"):
            hands = [each.get("hand") for n, each in enumerate(frame["view"]["seats"]) if n != mine]
            found += [hand for hand in hands if hand is not None and mine == seat]
    return found


@pytest.mark.parametrize("game", first_often(reversed(registry.names())))
def test_a_table_outlives_its_page_and_needs_no_server(person, game):
    me = person()
    play(me, game)
    me.table.wait_for()
    me.hurry_bots()
    await_my_turn(me)
    before = shown(me)
    assert before[1] or not me.page.locator(".hand").count()
    me.page.reload()
    await_my_turn(me)
    assert shown(me) == before
    assert hands_told(me, 0) == []

    me.visit()
    row = me.at("tables").locator("li")
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("data-turn", "true")
    me.press(row.locator("a"))
    await_my_turn(me)
    assert shown(me) == before
    address = me.page.url

    me.visit()
    me.press(row.get_by_test_id("forget"))
    expect(row).to_contain_text("only kept in this browser")
    me.press(me.at("forget-yes"))
    expect(row).to_have_count(0)
    me.visit(address)
    expect(me.at("fatal")).to_have_attribute("data-code", "unknown-table")
    assert not [frame for frame in me.sent if frame["type"] == "hello" and frame["token"]]


@pytest.mark.parametrize("game", first_often(["mojo", "mushi"]))
def test_hands_stay_covered_until_their_player_takes_the_device(person, game):
    me = person(**PHONE)
    play(me, game, ("Bo",))
    seen: set[str] = set()
    while len(seen) < 2:
        me.at("cover").wait_for()
        # Until the rules' worker knows of the cover, the last hand lies under it.
        expect(me.page.locator(".hand [data-index]")).to_have_count(0)
        if not seen:
            look_at_all_sizes(me, "cover-take")
            assert not violations(me.page)
            me.press(me.at("cover-home"))
            me.press(me.at("tables").locator("li a").first)  # the bot may be in turn
        me.press(me.at("cover-take"))
        expect(me.at("cover")).to_have_count(0)
        name = ("Ann", "Bo")[me.seat]
        seen.add(name)
        expect(me.page.locator(".hand [data-index]").first).to_be_visible()
        while not me.at("cover").count():
            if me.page.locator(f"{LEGAL}, {CHOICE}").count():
                take_turn(me) if game == "mushi" else play_one(me)
    assert hands_told(me, 0) == hands_told(me, 1) == []


LOOKED_AT = """looked => {
  const known = { hidden: !looked, visibilityState: looked ? "visible" : "hidden" };
  for (const [name, value] of Object.entries(known))
    Object.defineProperty(document, name, { value, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_device_that_was_laid_aside_shows_nobodys_hand(person):
    me = person(**PHONE)
    play(me, "mojo", ("Bo",))
    me.press(me.at("cover-take"))
    hand = me.page.locator(".hand [data-index]")
    expect(hand).to_have_count(8)
    seat = me.seat
    me.page.evaluate(LOOKED_AT, False)
    expect(me.at("cover")).to_be_visible()
    expect(hand).to_have_count(0)
    me.page.evaluate(LOOKED_AT, True)
    expect(me.at("cover-take")).to_contain_text(("Ann", "Bo")[seat])
    me.press(me.at("cover-take"))
    expect(hand).to_have_count(8)
    assert me.seat == seat
    assert hands_told(me, 0) == hands_told(me, 1) == []


CHANGED = """() => new Promise(done => {
  indexedDB.open('parlour').onsuccess = ({ target }) => {
    const kept = target.result.transaction(['tables', 'steps'], 'readwrite');
    const each = (name, work) => kept.objectStore(name).openCursor().onsuccess = ({ target }) => {
      if (!target.result) return;
      work(target.result.value, target.result);
      target.result.continue();
    };
    CHANGE;
    kept.oncomplete = () => (target.result.close(), done());
  };
})"""
OLDER = "each('steps', (step, at) => step.rules && at.update({ ...step, rules: 99 }))"
BROKEN = "each('tables', (row, at) => at.update({ id: row.id, game: row.game, seats: 7 }))"


def change(player: Player, how: str) -> None:
    """Rewrites what the browser keeps, while no table is open."""
    player.page.evaluate(CHANGED.replace("CHANGE", how))


@pytest.mark.long
@pytest.mark.parametrize("game", registry.names())
def test_a_game_under_other_rules_ends_with_a_word_and_its_record(person, game):
    me = person()
    play(me, game)
    me.table.wait_for()
    me.hurry_bots()
    await_my_turn(me)
    address = me.page.url
    me.visit()
    expect(me.at("tables").locator("li")).to_have_attribute("data-turn", "true")
    change(me, OLDER)
    me.visit(address)
    expect(me.at("stopped")).to_have_attribute("data-why", "rules")
    look_at_all_sizes(me, "begin-anew")
    assert not violations(me.page)
    with me.page.expect_download() as saved:
        me.press(me.at("stopped-record"))
    record = json.loads(Path(saved.value.path()).read_text("utf-8"))
    assert record["rules"] == 99
    assert record["entries"]
    me.visit()
    expect(me.at("tables").locator("li")).to_contain_text("go on")
    expect(me.page.locator("[data-turn='true']")).to_have_count(0)
    me.visit(address)
    me.press(me.at("begin-anew"))
    await_my_turn(me)


@pytest.mark.long
def test_what_cannot_be_read_harms_nothing_else_and_can_be_removed(person):
    me = person()
    play(me, "mojo")
    await_my_turn(me)
    address = me.page.url
    me.visit()
    change(me, BROKEN)
    play(me, "mushi")
    await_my_turn(me)
    me.visit(address)
    expect(me.at("fatal")).to_have_attribute("data-code", "damaged-game")
    me.visit()
    rows = me.at("tables").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.last).to_contain_text("damaged")
    expect(rows.first).to_have_attribute("data-turn", "true")
    me.press(rows.last.get_by_test_id("forget"))
    expect(rows).to_have_count(1)
    me.visit()
    expect(rows).to_have_count(1)
