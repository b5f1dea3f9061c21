"""The home page and the lobby: the way to a table, on every screen."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.axe import violations
from browser.houses import keep, person_at
from browser.players import ELSEWHERE, PHONE, SCREENS, Player
from often import first_often, long_run
from parlour.games import registry
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log
from parlour.server.wire import MAX_NAME

pytestmark = pytest.mark.browser

SIZES = [
    (360, 640), (375, 667), (390, 664), (390, 844), (412, 732), (667, 375), (844, 390), (768, 1024),
    (1024, 768), (1280, 720), (1366, 650), (1440, 780), (1536, 730), (1280, 800), (1920, 1080),
    (2560, 1440), (640, 360),
]  # fmt: skip
"""Phones upright and on their side, tablets, laptops, desktops, and a laptop at 200 %."""
OUTERMOST = [(360, 640), (390, 664), (640, 360), (844, 390), (768, 1024), (1366, 650), (2560, 1440)]
"""The narrowest, lowest and widest of them, and where another arrangement begins."""

CRAMPED = """() => {
  const found = [];
  const box = node => node.getBoundingClientRect();
  const controls = "a, button, input, select, summary, label:has(input)";
  for (const node of document.querySelectorAll(controls)) {
    if (node.matches("label input")) continue; // the label takes the tap
    if (!node.checkVisibility({ visibilityProperty: true })) continue;
    const { width, height, left, right } = box(node);
    const name = `${node.tagName} ${node.dataset.testid ?? node.textContent.trim()}`;
    if (width < 43.9 || height < 43.9) found.push(`${name}: ${width} x ${height}`);
    if (left < -1 || right > innerWidth + 1) found.push(`${name} is cut off`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || node.closest("svg, script, style")) continue;
    const size = parseFloat(getComputedStyle(node).fontSize);
    if (size < 12) found.push(`${texts.currentNode.data.trim()}: text of ${size} px`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push("scrolls sideways");
  return found;
}"""

NAMES = [
    "W" * MAX_NAME,
    "عبد الرحمن بن خالد",
    "Александра-Константинова",
    "👩🏽‍🚀👨‍👩‍👧‍👦 Ola",
]


def look_at_all_sizes(player: Player, *in_sight: str) -> None:
    """At every size these are in sight without scrolling, and everything can be read and tapped;
    at the outermost ones, unless it is the long run."""
    for width, height in SIZES if long_run() else OUTERMOST:
        player.page.set_viewport_size({"width": width, "height": height})
        for testid in in_sight:
            expect(player.at(testid)).to_be_in_viewport(ratio=1)
        assert (width, height, player.page.evaluate(CRAMPED)) == (width, height, [])


def heading(player: Player) -> str:
    headings = player.page.get_by_role("heading", level=1)
    expect(headings).to_have_count(1)
    return headings.inner_text()


def test_playing_is_one_tap_away_on_every_screen(person):
    me = person()
    for game in registry.names():
        me.visit(f"/{game}")
        me.at("home-play").wait_for()
        look_at_all_sizes(me, "home-play", "home-invite")
    me.at("home-more").click()
    look_at_all_sizes(me)
    me.at("home-here").click()
    me.page.locator("[data-testid^=option-]").last.scroll_into_view_if_needed()
    look_at_all_sizes(me, "home-play", "home-invite")


TOUCHING = """() => {
  const found = [];
  for (const words of document.querySelectorAll("main > header > *"))
    for (const button of document.querySelectorAll("[data-testid=calls], [data-testid=language]")) {
      const range = document.createRange();
      range.selectNodeContents(words);
      const [text, box] = [range, button].map(one => one.getBoundingClientRect());
      const aside = Math.max(text.left - box.right, box.left - text.right);
      const below = Math.max(text.top - box.bottom, box.top - text.bottom);
      if (aside < 6 && below < 0) found.push(`${words.textContent} ${aside} ${below}`);
    }
  return found;
}"""
"""What is written at the head of the home page and touches a button there, and by how much."""


def test_the_buttons_beside_the_title_do_not_touch_it(person):
    me = person()
    me.page.add_init_script("localStorage['parlour.local'] = 'yes'")
    me.visit()
    me.at("calls").wait_for()
    for width, height in (
        (360, 640), (390, 664), (390, 844), (412, 915), (480, 900), (600, 960), (640, 360),
        (844, 390),
    ):  # fmt: skip
        me.page.set_viewport_size({"width": width, "height": height})
        assert (width, height, me.page.evaluate(TOUCHING)) == (width, height, [])


def test_a_name_is_never_cut_while_it_is_typed(person):
    """Thirty-two characters as people count them; what is beyond is said, and nothing begins."""
    me = person()
    me.visit("/mojo")
    name, said = me.at("name"), me.at("name-too-long")
    name.fill("👨‍👩‍👧‍👦" * MAX_NAME)
    expect(said).to_be_hidden()
    name.fill("Wielkopolska Aleksandra-Maria z Poznania")
    expect(said).to_have_text("8 characters too many: a name has room for 32.")
    expect(name).to_have_value("Wielkopolska Aleksandra-Maria z Poznania")
    me.at("home-play").click()
    expect(me.at("home-play")).to_be_visible()
    assert me.page.url.endswith("/mojo")
    name.fill("Wielkopolska Aleksandra-Maria")
    expect(said).to_be_hidden()


def test_a_host_alone_is_led_to_the_link_and_then_to_the_deal(person, server):
    me = person(server.address.replace("127.0.0.1", ELSEWHERE), **PHONE)
    me.open_table("Ann", seats=3)
    gold = me.at("lobby").locator(".button.primary")
    expect(gold).to_have_text("Copy link")
    expect(me.at("more-1")).to_have_accessible_name("Seat 2")
    me.press(me.at("fill"))
    expect(gold).to_have_text("Deal the cards")


@pytest.mark.long
def test_the_lobby_fits_every_screen_for_host_guest_and_watcher(person):
    host, guest, watcher = person(), person(), person()
    link = host.open_table(NAMES[0], game="uno", seats=10)
    for seat, name in enumerate(NAMES[1:], start=1):
        person().join(link, name)
        expect(host.at(f"seat-{seat}")).to_contain_text(name[:4])
    host.press(host.at("more-5"))
    host.press(host.at("add-bot-5"))
    host.at("level-5").wait_for()
    host.open_rules()
    look_at_all_sizes(host, "start", "share-link")
    expect(host.at("only-here")).to_contain_text("parlour serve --host")  # it is a loopback address
    guest.visit(link)
    guest.open_rules()
    look_at_all_sizes(guest, "join", "name")
    watcher.visit(f"{link}?watch")
    watcher.open_rules()
    look_at_all_sizes(watcher)
    expect(watcher.at("watching")).to_have_count(1)


@pytest.mark.parametrize("size", SCREENS)
def test_a_guest_sees_what_the_invitation_is_to(person, size):
    ann, bo = person(), person(**size)
    link = ann.open_table("Ann", seats=3, edition="pl", points=20, first_player=0)
    bo.visit(link)
    expect(bo.at("in-short")).to_contain_text("Polish")
    expect(bo.at("rules")).to_be_hidden()
    bo.open_rules()
    assert heading(bo) == "Mojo"
    for words in ("Polish", "shuffled again", "20", "Who begins", "Ann"):
        expect(bo.at("rules")).to_contain_text(words)
    expect(bo.at("seat-0")).to_contain_text("Ann")
    expect(bo.at("brief")).to_contain_text("all cards are shuffled")
    expect(bo.at("brief")).to_contain_text("20")
    assert not violations(bo.page)
    bo.at("name").fill("Bo")
    expect(bo.at("sit-2")).to_have_count(0)  # there is one way to sit down
    bo.press(bo.at("join"))
    bo.press(bo.at("sit-2"))
    expect(ann.at("seat-2")).to_contain_text("Bo")


def test_an_option_that_the_page_never_heard_of_appears_in_the_form(person):
    me = person()
    wild = {"name": "wild_hands", "kind": "flag", "default": False, "values": []}
    pace = {"name": "pace", "kind": "choice", "default": "slow", "values": ["slow", "mad"]}
    asked: list[dict[str, Any]] = []

    def games(route: Route) -> None:
        list_ = route.fetch().json()
        only = {"low": None, "high": None}
        list_[0]["options"] += [
            pace | only | {"where": {}},
            wild | only | {"where": {"pace": ["mad"]}},
        ]
        route.fulfill(json=list_)

    def create(route: Route) -> None:
        asked.append(json.loads(route.request.post_data or ""))
        route.abort()

    me.page.route("**/api/games", games)
    me.page.route("**/api/tables", create)
    me.visit("/mojo")
    me.at("home-more").click()
    expect(me.at("option-wild_hands")).to_have_count(0)
    me.at("option-pace").locator("input[value='mad']").check(force=True)
    me.at("option-wild_hands").check()
    me.press(me.at("home-invite"))
    expect(me.page.get_by_text("answering. Try again in a moment")).to_be_visible()
    assert (asked[0]["options"]["pace"], asked[0]["options"]["wild_hands"]) == ("mad", True)
    me.trouble.clear()  # the request that was cut off


@pytest.mark.long
def test_the_levels_are_those_of_the_server(person):
    me = person()

    def games(route: Route) -> None:
        list_ = route.fetch().json()
        list_[0] |= {"bots": ["easy", "gamma"], "usual_bot": "gamma"}
        route.fulfill(json=list_)

    me.page.route("**/api/games", games)
    me.visit("/mojo")
    me.at("home-play").wait_for()
    assert me.at("bots").locator("label").all_inner_texts() == ["Easy", "gamma"]
    expect(me.at("bots").locator("input[value='gamma']")).to_be_checked()
    me.at("help").click()
    expect(me.at("rules-panel").locator("dt")).to_have_text(["Easy", "gamma"])


def test_each_game_has_its_address_and_gold_leads_to_what_waits(person):
    me = person()
    for game, name in (("uno", "Monster High UNO"), ("mushi", "Mushi")):
        me.visit(f"/{game}")
        expect(me.page.get_by_role("heading", name=name)).to_be_visible()
        expect(me.page).to_have_title(re.compile(name))
    me.visit()
    gold = me.at("games").locator(".button.primary")
    expect(gold).to_have_count(len(registry.names()))
    me.fill_in("Ann", game="uno", seats=2)
    me.press(me.at("home-play"))
    me.await_turn()
    me.visit()
    me.at("your-turn").wait_for()
    expect(gold).to_have_count(0)  # what waits comes first
    me.press(me.at("tables").get_by_test_id("forget"))
    me.press(me.at("forget-yes"))
    expect(gold).to_have_count(len(registry.names()))


LENGTH = {"mojo": "points", "mushi": "deals", "uno": "points"}
SHORT = {"mojo": 1, "mushi": 3, "uno": 1}
WHOLE = {"mojo": 50, "mushi": 12, "uno": 500}


@pytest.mark.parametrize("game", first_often(reversed(registry.names())))
def test_a_first_game_is_one_tap_away_and_short(person, game):
    """One round, or three deals; the second game is a whole one, as the tile says each time."""
    me = person(**PHONE)
    me.visit()
    deal = me.at(f"deal-{game}")
    short = "Three deals" if game == "mushi" else "One round"
    expect(deal).to_contain_text(f"{short} · You and")
    me.press(deal)
    me.table.wait_for()
    me.visit()
    expect(deal).to_contain_text("You and")
    expect(deal).not_to_contain_text(short)
    me.press(deal)
    me.table.wait_for()
    lengths = [one["options"][LENGTH[game]] for one in me.received if one["type"] == "table"]
    assert (lengths[0], lengths[-1]) == (SHORT[game], WHOLE[game])


def test_the_form_offers_a_short_game(person):
    me = person(**PHONE)
    me.visit("/uno")
    length = me.at("length")
    expect(length.locator("input[value='whole']")).to_be_checked()
    length.locator("input[value='short']").check(force=True)
    me.at("home-more").click()
    expect(me.at("option-points")).to_have_value("1")
    length.locator("input[value='whole']").check(force=True)
    expect(me.at("option-points")).to_have_value("500")


def test_whoever_has_no_name_yet_is_asked_for_it_before_friends_come(person):
    me = person(**PHONE)
    me.visit()
    me.press(me.at("invite-mushi"))
    me.at("name").fill("Ann")
    me.press(me.at("home-invite"))
    me.at("lobby").wait_for()
    me.visit()
    me.press(me.at("invite-mojo"))
    expect(me.at("lobby")).to_contain_text("Ann")


def test_my_tables_say_whose_turn_it_is_and_can_be_forgotten(person, server):
    header = log.Header(game="mojo", seats=3, options={}, pace=0, moment=0)
    seated = [person_at(0, "Ann"), person_at(1, "Bo")]
    keep(server.data, [StoredTable("lobby", header, bytes(32), [*seated])])
    me, bo = person(), person()
    me.store(**{"token.lobby": "Ann"})
    me.visit()
    me.fill_in("Ann", seats=2, first_player=0)
    me.press(me.at("home-play"))
    me.await_turn()
    me.visit()
    rows = me.at("tables").locator("li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_have_attribute("data-turn", "true")
    expect(rows.last).to_contain_text("Bo")
    expect(rows.last).to_contain_text("one seat is free")
    assert not violations(me.page)
    look_at_all_sizes(me, "deal-mojo")

    me.page.set_viewport_size({"width": 360, "height": 640})
    expect(me.at("deal-mojo")).to_be_in_viewport(ratio=1)
    expect(rows.last).not_to_be_in_viewport()
    me.press(me.at("other-tables"))
    expect(rows.last).to_be_in_viewport(ratio=1)
    me.press(rows.last.get_by_test_id("forget"))
    me.press(me.at("forget-yes"))
    expect(rows).to_have_count(1)
    me.visit()
    expect(rows).to_have_count(1)
    me.press(me.at("your-turn"))
    assert me.await_turn() == "act"
    bo.back_at("lobby", "Bo")
    expect(bo.at("seat-0")).to_have_attribute("data-kind", "empty")  # nobody waits for me


def with_tables(me: Player, count: int) -> str:
    """A person whose turn it is at a table, and who has been in the lobbies of others since; the
    table's id."""
    me.open_table("Ann", seats=2, first_player=0)
    table = me.page.url.rsplit("/", 1)[1]
    me.deal(fill=True)
    me.await_turn()
    me.page.evaluate(
        """([table, count]) => {
          for (let n = 0; n < count; n++) {
            localStorage[`parlour.token.t${n}`] = localStorage[`parlour.token.${table}`];
            localStorage[`parlour.visited.t${n}`] = Date.now() + 1 + n;
          }
        }""",
        [table, count],
    )

    def summary(route: Route) -> None:
        real = re.sub(r"t\d$", table, route.request.url)
        lobby = {"status": "lobby", "awaited": []}
        route.fulfill(json=route.fetch(url=real).json() | lobby)

    me.page.route(re.compile(r"/api/tables/t\d$"), summary)
    return table


def test_a_game_that_waits_is_found_however_many_tables_came_after(person):
    me = person()
    table = with_tables(me, 7)
    me.visit()
    expect(me.page).to_have_title(re.compile("^●"))
    rows = me.at("tables").locator("li")
    expect(rows).to_have_count(8)
    expect(rows.first).to_have_attribute("data-testid", f"table-{table}")
    expect(rows.first).to_contain_text("Your turn")
    me.press(rows.first.locator("a"))
    assert me.await_turn() == "act"


@pytest.mark.long
def test_tables_are_listed_without_a_server_too(person):
    me = person()
    table = with_tables(me, 1)
    me.visit()
    row = me.at(f"table-{table}")
    expect(row).to_contain_text("Your turn")
    me.page.route("**/api/**", lambda route: route.abort())
    me.visit()
    expect(row).to_contain_text("Mojo")
    expect(row).to_contain_text("reach the server")
    expect(row).not_to_have_attribute("data-turn", "true")  # who knows
    me.page.unroute_all()
    me.at("games").evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    expect(row).to_contain_text("Your turn")
    me.trouble.clear()  # the requests that were cut off


@contextmanager
def held_back(me: Player, what: str) -> Iterator[list[Route]]:
    """Requests that are answered afterwards."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    me.page.route(what, hold)
    yield held
    me.page.unroute(what, hold)
    for route in held:
        route.fallback()


@pytest.mark.parametrize("size", SCREENS)
def test_nothing_to_press_moves_when_tables_arrive(person, size):
    me = person(**size)
    with_tables(me, 3)
    for slow in ("**/YourTables*", "**/api/tables/*"):
        with held_back(me, slow) as held:
            me.page.goto("/", wait_until="commit")  # what is held back may hold the rest up
            me.at("deal-uno").wait_for()
            me.page.evaluate("document.fonts.ready.then(() => {})")
            while not held:
                me.page.wait_for_timeout(10)
            form, footer = me.at("deal-uno").bounding_box(), me.at("switch").bounding_box()
        expect(me.page).to_have_title(re.compile("^●"))
        expect(me.at("tables").locator("li")).to_have_count(4)
        assert me.at("deal-uno").bounding_box() == form
        if "api" in slow:  # that they are there is known, how they are is not
            assert me.at("switch").bounding_box() == footer


def test_a_lost_browser_finds_home(person):
    me = person()
    assert me.page.goto("/no/such/thing").status == 404
    assert heading(me) == "No table here"
    assert not violations(me.page)
    look_at_all_sizes(me, "home")
    me.trouble.clear()  # the browser itself reports the 404
    me.press(me.at("home"))
    me.at("games").wait_for()
    assert heading(me) == "Parlour"


def test_from_home_to_the_first_deal_with_the_keyboard_alone(person):
    me = person()
    keys = me.page.keyboard
    me.visit("/uno")
    me.at("home-play").wait_for()
    seen = []
    for _ in range(40):
        keys.press("Tab")
        at = me.page.evaluate(
            """() => {
              const node = document.activeElement, label = node.closest("label, fieldset") ?? node;
              const shown = [node, ...label.querySelectorAll("*"), label].some(
                one => getComputedStyle(one).outlineStyle !== "none");
              return [node.dataset.testid ?? node.name ?? node.tagName, shown];
            }"""
        )
        assert at[1], f"the focus on {at[0]} cannot be seen"
        seen.append(at[0])
        if at[0] == "home-invite":
            keys.press("Enter")
            break
    me.at("lobby").wait_for()
    assert "name" in seen
    assert "home-play" in seen
    me.at("fill").focus()
    keys.press("Enter")
    expect(me.at("fill")).to_have_count(0)  # every seat is taken
    expect(me.at("start")).to_have_text("Deal the cards")
    me.at("start").focus()
    keys.press("Enter")
    me.table.wait_for()
