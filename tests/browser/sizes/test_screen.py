"""A screen for the room: the table without hands, large; phones keep working as they do."""

from itertools import cycle

import pytest
from msgspec import structs
from playwright.sync_api import expect

from browser.axe import violations
from browser.gallery import gallery
from browser.players import ELSEWHERE, PHONE, Player, take_turns
from browser.positions import Position, table_info, welcome
from browser.sizes.sizes import SETTLED, in_turn, script, show
from browser.states import from_outside, made, parts, seen
from browser.windows import ChromiumWindow
from parlour.games import registry
from parlour.server.wire import MAX_NAME
from parlour.text import locales

pytestmark = pytest.mark.browser

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
NAMES = [
    "Wielkopolska Aleksandra-Maria Zo",
    "W" * MAX_NAME,
    "Александра Константинопольская Ю",
    "Bartholomew Featherstonehaugh-Jr",
    "عبد الرحمن بن خالد",
    "M",
]
"""No longer than the server allows; the first is just as long."""


@pytest.mark.long
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


STAYS = """{
  const { setTimeout } = window;
  window.setTimeout = (what, wait, ...more) => wait > 3000 ? 0 : setTimeout(what, wait, ...more);
}"""
"""What is told large is not taken away, however long this machine takes to look at it."""


def named(sitting):
    seats = [
        structs.replace(seat, kind="person", name=name, bot=None, online=True, won=won)
        for seat, name, won in zip(
            sitting.seats, cycle(NAMES), cycle([{"mojo": 12}, {}, {}]), strict=False
        )
    ]
    return structs.replace(sitting, seats=seats)


def on_the_screen(table: str, kind: str, events=None) -> Position:
    """A position of a game as the room sees it; `events`: what has just happened there."""
    shown = seen(table, kind)
    _, sitting, update = parts(shown)
    view = from_outside(update.view)
    update = structs.replace(update, view=view, events=events or update.events)
    name = f"{table}-{kind}-room" + (f"-{events[0].kind}" if events else "")
    path = f"/t/{name}?table"
    ways = "banner" if events else "score-overlay" if view.scores else "prompt"
    shows = f'[data-testid="{ways}"]'
    return made(shown, name, welcome(None, False), named(sitting), update, path=path, shows=shows)


def gathering(game: str, seats: int) -> Position:
    sitting = named(table_info(game, {}, NAMES[:1] * seats, "lobby"))
    name = f"{game}-lobby-room"
    return Position(name, (welcome(None, False), sitting), path=f"/t/{name}?table")


def large() -> list[Position]:
    """What is told large, as it happens in each game."""
    uno, mojo, mushi = (registry.get(game).sight.Event for game in ("uno", "mojo", "mushi"))
    return [
        on_the_screen("uno-10", "called", [uno(kind="caught", seat=1, other=3)]),
        on_the_screen("uno-10", "called", [uno(kind="challenged", seat=1, other=2, guilty=True)]),
        on_the_screen("mojo-8", "others-revealed", [mojo(kind="laid", seat=1, count=4)]),
        on_the_screen("mushi-2", "yaku", [mushi(kind="yaku_made", seat=1, yaku="five_brights")]),
    ]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_room_can_read_all_of_it(browser, tmp_path, every):
    """The most seats with the longest names, in each game: nothing is smaller than a thirty-sixth
    of the height, covered or cut off, from 720 lines to 2160. A sixth of them in one size
    each, in the long run all in all."""
    most = (("uno", 10), ("mojo", 8), ("mushi", 2))
    shown = [
        *(gathering(game, seats) for game, seats in most),
        *(
            on_the_screen(f"{game}-{seats}", kind)
            for game, seats in most
            for kind in ("watching", "watching-scores", "over")
        ),
        *large(),
    ]
    if not every:
        shown = shown[::6]
    found = []
    look = in_turn(SETTLED, script("far"))
    with gallery(shown, tmp_path) as rooms:
        window = ChromiumWindow(browser)
        window.context.add_init_script(STAYS)
        address = rooms.address.replace("127.0.0.1", ELSEWHERE)
        for n, position in enumerate(shown):
            window.resize(*SIZES[1])
            show(window, address, position, locales()[n % len(locales())])
            for width, height in SIZES if every else [SIZES[n % len(SIZES)]]:
                window.resize(width, height)
                found += [
                    f"{position.name} at {width}x{height}: {one['element']}: {one['trouble']}"
                    for one in window.run(look)
                ]
        window.close()
    assert not found, "\n".join(found)


def test_a_television_becomes_the_screen_by_the_code(person, server):
    """Nobody types a long address there; whoever sits at the table is not led away from it."""
    home = server.address.replace("127.0.0.1", ELSEWHERE)
    ann, screen = person(home, **PHONE), person(home, viewport={"width": 1280, "height": 720})
    ann.open_table("Ann")
    ann.press(ann.at("viewers"))
    ann.at("screen-link").wait_for()
    expect(ann.at("screen-here")).to_have_count(0)
    screen.visit()
    screen.press(screen.at("join"))
    code = ann.at("table-code").locator("strong").inner_text()
    screen.at("join-code").locator("input").fill(code)
    screen.press(screen.at("viewers"))
    screen.press(screen.at("screen-here"))
    expect(screen.at("screen-lobby")).to_be_visible()


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
    screen.page.add_init_script(f"localStorage['parlour.token.{table}'] = '{token}'")
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
    take_turns(phones, 2)
    screen.await_entry(ann.number("entry"))
    # Nothing but what everybody may know.
    updates = [frame for frame in screen.received if frame["type"] == "update"]
    assert updates
    for frame in updates:
        assert frame["view"]["seat"] is None
        assert frame["view"]["legal"] == []
        assert all(card is None for seat in frame["view"]["seats"] for card in seat["hand"] or [])
    assert {frame["type"] for frame in screen.sent} <= {"hello", "ping"}
    assert all(frame["token"] is None for frame in screen.sent if frame["type"] == "hello")


def test_a_room_can_read_that_the_server_is_lost(person):
    """In letters of a thirty-sixth of the height at least, as all there is."""
    width, height = SIZES[1]
    room = person(viewport={"width": width, "height": height})
    room.visit(room.open_table("Ann") + "?table")
    room.at("screen-lobby").wait_for()
    room.context.set_offline(True)
    room.at("connection").wait_for()
    size = room.at("connection").evaluate("line => parseFloat(getComputedStyle(line).fontSize)")
    assert size >= height / 36
    room.context.set_offline(False)
    room.trouble.clear()  # the browser says that nothing answers
