"""A player finds what is kept of them in one place, takes it along, and has it erased."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.offline.test_local import await_my_turn, play, play_one
from browser.pages.test_home import look_at_all_sizes
from browser.players import PHONE, Player
from browser.tables import two_at_a_table

pytestmark = pytest.mark.browser

OWN = "() => Object.keys(localStorage).filter(key => key.startsWith('parlour.'))"

KEPT = """async () => {
  let kept = 0;
  for (const { name } of await indexedDB.databases()) {
    const done = request =>
      new Promise(resolve => (request.onsuccess = () => resolve(request.result)));
    const db = await done(indexedDB.open(name));
    for (const store of db.objectStoreNames)
      kept += await done(db.transaction(store).objectStore(store).count());
  }
  return kept;
}"""
"""How many things are in the databases of this browser."""


def take_along(player: Player) -> dict[str, Any]:
    """The file that the dialog gives, which is open."""
    with player.page.expect_download() as saved:
        player.press(player.at("save-data"))
    return json.loads(Path(saved.value.path()).read_text("utf-8"))


def test_at_a_table_a_bot_plays_on_and_the_seat_is_gone(person, server):
    ann, bo = two_at_a_table(person, server, bo=PHONE, host="Zebulon", points=60)
    table = ann.page.url.rpartition("/")[2]
    ann.open_settings("yours")
    expect(ann.at("erase-all")).to_have_count(0)  # not beside play
    found = take_along(ann)
    assert [(one["table"], one["names"]) for one in found["server"]] == [(table, ["Zebulon"])]
    assert found["browser"]["parlour.name"] == "Zebulon"
    assert not [key for key in found["browser"] if "token" in key]
    ann.press(ann.at("erase-table"))
    assert not violations(ann.page)
    ann.press(ann.at("erase-no"))
    ann.press(ann.at("erase-table"))
    ann.press(ann.at("erase-yes"))
    ann.at("games").wait_for()
    assert not [key for key in ann.page.evaluate(OWN) if key.endswith(table)]
    assert ann.page.evaluate("localStorage['parlour.name']") == "Zebulon"  # of other tables, too

    seat = bo.at("seat-0")
    expect(seat).to_contain_text("N. N.")
    expect(bo.page.get_by_text("Zebulon")).to_have_count(0)  # though it was said aloud before
    assert "Zebulon" not in bo.page.content()
    bo.await_turn()  # it comes, as a bot plays for whoever has left
    bo.play_any_legal_card()


def test_a_circle_is_told_moved_and_left(person):
    """A member who has no seat is told what the server keeps, can change devices, and be erased."""
    old, new = person(), person()
    old.visit()
    old.press(old.at("circles"))
    old.at("circle-name").fill("Fridays")
    old.at("circle-me").fill("Ann")
    old.press(old.at("circle-make"))
    link = old.at("circle-link").inner_text()
    old.visit()
    old.press(old.at("switch"))
    old.press(old.at("transfer-make"))
    new.visit()
    new.press(new.at("switch"))
    new.at("transfer-enter").fill(old.at("transfer-code").inner_text())
    new.press(new.at("transfer-take"))
    expect(new.at("transfer-said")).to_have_text("You are in one circle here now.")

    new.visit()
    new.press(new.at("yours"))
    expect(new.at("yours-dialog")).to_contain_text("In your circles")
    expect(new.at("yours-dialog")).not_to_contain_text("nothing that this browser")
    assert [one["name"] for one in take_along(new)["circles"]] == ["Ann"]
    new.press(new.at("erase-all"))
    expect(new.at("yours-dialog")).to_contain_text("You leave your circles")
    new.press(new.at("erase-yes"))
    expect(new.at("yours-dialog")).to_have_count(0)
    new.at("games").wait_for()
    new.visit(link)
    expect(new.at("circle-page")).to_have_count(0)
    new.at("home").wait_for()  # the circle went with its last member
    new.trouble.clear()  # the browser says that nothing was found


@pytest.mark.long
def test_everything_is_forgotten(person):
    me = person()
    play(me, "mojo")
    await_my_turn(me)
    play_one(me)
    link = me.open_table("Zebulon", seats=2)
    me.visit()
    me.press(me.at("yours"))
    look_at_all_sizes(me, "save-data")
    assert not violations(me.page)
    found = take_along(me)
    (played,) = found["played"]
    assert played["row"]["game"] == "mojo"
    assert any("action" in entry for step in played["steps"] for entry in step["record"])
    me.press(me.at("erase-all"))
    expect(me.at("yours-dialog")).to_contain_text("N. N.")
    look_at_all_sizes(me, "erase-yes", "erase-no")
    me.press(me.at("erase-yes"))
    expect(me.at("yours-dialog")).to_have_count(0)
    me.at("games").wait_for()
    expect(me.at("tables")).to_have_count(0)
    assert "parlour.name" not in me.page.evaluate(OWN)
    me.visit(link)
    expect(me.page.get_by_text("Zebulon")).to_have_count(0)
    assert me.page.evaluate(KEPT) == 0


@pytest.mark.long
def test_what_could_not_be_erased_is_told_and_stays(person):
    me = person()
    link = me.open_table("Ann", seats=2)
    table = link.rpartition("/")[2]
    me.visit()
    me.page.route("**/mine", lambda route: route.abort())
    me.press(me.at("yours"))
    me.press(me.at("erase-all"))
    me.press(me.at("erase-yes"))
    expect(me.at("yours-wrong")).to_be_visible()
    assert f"parlour.token.{table}" in me.page.evaluate(OWN)
    me.page.unroute("**/mine")
    me.press(me.at("erase-yes"))
    expect(me.at("yours-dialog")).to_have_count(0)
    me.at("games").wait_for()
    expect(me.at("tables")).to_have_count(0)
    me.trouble = [each for each in me.trouble if "/mine" not in each and "ERR_FAILED" not in each]
