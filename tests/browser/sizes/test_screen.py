"""A screen for the room: the table without hands, large; phones keep working as they do."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import ELSEWHERE, PHONE, Player, take_turns

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1920, 1080), (768, 1024)]
HIDDEN = """
() => [...document.querySelectorAll("main [data-testid^='seat-'], main [data-discard], .bar")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < -1 || box.top < -1 || box.right > innerWidth + 1
      || box.bottom > innerHeight + 1;
  }).map((one) => one.dataset.testid || one.className)
"""


TALLER = """([part, height]) =>
  document.querySelector(`[data-testid="${part}"]`).getBoundingClientRect().height > height"""


def test_a_code_is_shown_only_where_it_leads_somewhere(person, server):
    here = person()
    table = here.open_table("Ann").rpartition("/")[2]
    elsewhere = person(server.address.replace("127.0.0.1", ELSEWHERE))
    for player, code, note in ((here, 0, 1), (elsewhere, 1, 0)):
        player.visit(f"/t/{table}?table")
        player.at("screen-lobby").wait_for()
        expect(player.at("screen-code").locator("svg")).to_have_count(code)
        expect(player.at("only-here")).to_have_count(note)
        player.visit(f"/t/{table}")
        player.at("share-link").wait_for()
        expect(player.at("share-code")).to_have_count(code)
        expect(player.at("only-here")).to_have_count(note)


TABLETS = (1024, 768), (1180, 820)
UNSEEN = """() => [...document.querySelectorAll("[data-testid=screen-lobby] *")].filter((one) => {
  const { bottom, right, top, left } = one.getBoundingClientRect();
  return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1;
}).map((one) => one.dataset.testid ?? one.className.baseVal ?? one.className)"""


@pytest.mark.long
def test_nobody_scrolls_to_see_who_is_there(person, server):
    """The most seats, with names that are as long as they may be."""
    elsewhere = server.address.replace("127.0.0.1", ELSEWHERE)
    host, screen = person(elsewhere), person(elsewhere)
    link = host.open_table("Bartholomew Featherstonehaugh", game="uno", seats=10)
    screen.visit(f"/t/{link.rpartition('/')[2]}?table")
    for number in range(1, 10):
        name = f"Wielkopolska Aleksandra-Mari {number}"
        person(elsewhere, **PHONE).join(link, name)
        expect(screen.at(f"seat-{number}")).to_contain_text(name)
    expect(screen.at("screen-code").locator("svg")).to_be_visible()
    for width, height in (*SIZES, *TABLETS):
        screen.page.set_viewport_size({"width": width, "height": height})
        screen.page.wait_for_function(f"() => ({UNSEEN})().length === 0")
        code = screen.at("screen-code").bounding_box()
        assert code
        assert code["width"] >= 160


@pytest.mark.long
def test_the_scores_are_as_large_as_the_screen_lets_them(person):
    phones = [person(**PHONE) for _ in range(2)]
    link = phones[0].open_table("Ann", points=1)
    phones[1].join(link, "Bo")
    phones[0].deal()
    phones[1].table.wait_for()
    screen, watcher = (
        person().visit(f"/t/{link.rpartition('/')[2]}?{how}") for how in ("table", "watch")
    )
    take_turns(phones)
    for width, height in SIZES:
        heights = []
        for player in (screen, watcher):
            player.page.set_viewport_size({"width": width, "height": height})
            player.at("score-0").wait_for()
            if player is screen:
                player.page.wait_for_function(
                    "() => { const rows = document.querySelector('dialog .scroll');"
                    " return rows.scrollHeight <= rows.clientHeight; }"
                )
            box = player.at("score-0").bounding_box()
            assert box
            heights.append(box["height"])
        assert heights[0] > (1.2 if width > height else 0.99) * heights[1]


def test_phones_play_and_the_screen_shows_the_middle(person):
    phones = [person(**PHONE) for _ in range(2)]
    ann, bo = phones
    link = ann.open_table("Ann", points=15)
    screen: Player = person(viewport={"width": 1280, "height": 720})
    # Even in a browser that has a seat here: nobody else's eyes are kept from this screen.
    token = ann.page.evaluate(
        "localStorage[Object.keys(localStorage).find(k => k.includes('token'))]"
    )
    table = link.rpartition("/")[2]
    screen.context.add_init_script(f"localStorage['parlour.token.{table}'] = '{token}'")
    screen.visit(f"/t/{table}?table")
    expect(screen.at("screen-lobby")).to_be_visible()
    assert link.endswith(screen.at("screen-link").inner_text())
    assert violations(screen.page) == []
    bo.join(link, "Bo")
    expect(screen.at("seat-1")).to_contain_text("Bo")
    ann.deal()
    for player in (bo, screen):
        player.table.wait_for()
    expect(screen.at("talk")).to_have_count(0)
    expect(screen.page.locator(".hand")).to_have_count(0)
    assert violations(screen.page) == []
    take_turns(phones, 4)
    screen.await_entry(ann.number("entry"))
    for width, height in SIZES:
        screen.page.set_viewport_size({"width": width, "height": height})
        expect(screen.table).to_be_visible()
        screen.page.wait_for_function(f"() => ({HIDDEN.strip()})().length === 0")
    # Nothing but what everybody may know.
    updates = [frame for frame in screen.received if frame["type"] == "update"]
    assert updates
    for frame in updates:
        assert frame["view"]["seat"] is None
        assert frame["view"]["legal"] == []
        assert all(card is None for seat in frame["view"]["seats"] for card in seat["hand"] or [])
    assert {frame["type"] for frame in screen.sent} <= {"hello", "ping"}
    assert all(frame["token"] is None for frame in screen.sent if frame["type"] == "hello")
    # The whole of its middle is larger than in a window of the same size that only watches.
    screen.page.set_viewport_size({"width": 1280, "height": 720})
    watcher = person(viewport={"width": 1280, "height": 720}).visit(f"/t/{table}?watch")
    for part in ("draw-pile", "seat-0"):
        usual = watcher.at(part).bounding_box()
        assert usual
        screen.page.wait_for_function(TALLER, arg=[part, 1.1 * usual["height"]])
