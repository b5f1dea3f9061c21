"""Tables in the browser alone: they outlive their pages, and are passed from hand to hand."""

import json
from typing import Any

import pytest
from axe import violations
from players import LEGAL, PHONE, Player, actions_of
from playwright.sync_api import expect
from test_home import look_at_all_sizes
from test_mushi import CHOICE, take_turn

import parlour
from parlour.core.record import Record
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
            hands = [each["hand"] for n, each in enumerate(frame["view"]["seats"]) if n != mine]
            found += [hand for hand in hands if hand is not None and mine == seat]
    return found


@pytest.mark.parametrize("game", registry.names())
def test_a_table_outlives_its_page_and_needs_no_server(person, game):
    me = person()
    play(me, game)
    me.table.wait_for()
    me.hurry_bots()
    await_my_turn(me)
    before = shown(me)
    assert before[1]
    me.page.reload()
    await_my_turn(me)
    assert shown(me) == before
    assert hands_told(me, 0) == []

    me.visit()
    row = me.at("tables").locator("li")
    expect(row).to_have_count(1)
    expect(row).to_have_attribute("data-turn", "true")
    me.press(me.at("your-turn"))
    await_my_turn(me)
    assert shown(me) == before
    address = me.page.url

    me.visit()
    me.press(row.get_by_test_id("forget"))
    expect(row).to_contain_text("kept in this browser only")
    me.press(me.at("forget-yes"))
    expect(row).to_have_count(0)
    me.visit(address)
    expect(me.at("fatal")).to_have_attribute("data-code", "unknown-table")
    assert not [frame for frame in me.sent if frame["type"] == "hello" and frame["token"]]


def test_its_record_is_that_of_the_rules(person):
    me = person()
    play(me, "mojo", points=5)
    me.table.wait_for()
    me.hurry_bots()
    me.play_to_the_end()
    with me.page.expect_popup() as opened:
        me.press(me.page.locator("a[href^='blob:']"))
    record = json.loads(opened.value.locator("body").inner_text())
    table = parlour.replay(Record.from_json(json.dumps(record)))
    assert table.over
    assert record["seats"] == ["Ann", "Ada"]
    assert [move for move in actions_of(record) if move[0] == 0] == me.moves


@pytest.mark.parametrize("game", ["mojo", "mushi"])
def test_hands_stay_covered_until_their_player_takes_the_device(person, game):
    me = person(**PHONE)
    play(me, game, ("Bo",))
    seen: set[str] = set()
    while len(seen) < 2:
        me.at("cover").wait_for()
        assert me.page.locator(".hand [data-index]").count() == 0
        look_at_all_sizes(me, "cover-take")
        assert not violations(me.page)
        me.press(me.at("cover-take"))
        expect(me.at("cover")).to_have_count(0)
        name = ("Ann", "Bo")[me.seat]
        seen.add(name)
        expect(me.page.locator(".hand [data-index]").first).to_be_visible()
        while not me.at("cover").count():
            if me.page.locator(f"{LEGAL}, {CHOICE}").count():
                take_turn(me) if game == "mushi" else play_one(me)
    assert hands_told(me, 0) == hands_told(me, 1) == []
