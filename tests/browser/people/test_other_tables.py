"""While somebody sits at one table: what says that another of their tables waits."""

import re

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.houses import house, keep
from browser.people.test_calls import LOOK_AWAY, NOTED, await_heard, heard
from browser.players import DESKTOP, PHONE, Player
from browser.tables import table

pytestmark = pytest.mark.browser

CALLED = NOTED + "localStorage['parlour.calls'] = 'notices'; Notification.permission = 'granted';"
LOADED = 1_100
"""Milliseconds after which a table has what is not needed at once."""
MINUTE = 60_100


def path(player: Player) -> str:
    return player.page.url.removeprefix(player.page.evaluate("location.origin"))


def play_with(ann: Player, bo: Player) -> str:
    """Ann deals at a table with Bo, whose turn it is. The link of it."""
    link = ann.open_table("Ann", seats=2, first_player=1)
    bo.join(link, "Bo")
    ann.deal()
    return link


def two_tables(ann: Player, bo: Player) -> tuple[str, str]:
    """Ann plays with Bo, whose turn it is; and is now at a table with bots, where it is hers. The
    paths of both."""
    play_with(ann, bo)
    first = path(ann)
    ann.open_table("Ann", seats=2, first_player=0)
    ann.deal(fill=True)
    with ann.page.expect_response(lambda one: one.url.endswith(f"/api/tables{first[2:]}")):
        ann.page.reload()  # home, where she came from, asks too
        ann.await_turn()
        ann.page.clock.fast_forward(LOADED)
    expect(ann.at("spoken")).to_be_attached()
    return first, path(ann)


def play_on(player: Player) -> None:
    """Until it is somebody else's turn."""
    player.await_turn()
    while player.number("turn") == player.seat:
        player.play_any_legal_card()


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_table_says_that_another_one_waits_and_leads_there(person, size):
    ann, bo = person(**size), person()
    ann.context.add_init_script(CALLED)
    ann.page.clock.install()
    there, here = two_tables(ann, bo)
    expect(ann.page).to_have_title(re.compile(r"^● Your turn . Parlour$"))
    before = ann.at("menu").bounding_box(), ann.at("sheet").bounding_box()
    ann.page.evaluate(LOOK_AWAY, True)
    play_on(bo)
    assert heard(ann) == []
    ann.page.clock.fast_forward(MINUTE)
    assert await_heard(ann, "Your turn") == [f"Your turn: Mojo with Bo {there}"]
    ann.page.evaluate(LOOK_AWAY, False)
    expect(ann.at("menu")).to_have_attribute("data-waits", "1")
    expect(ann.page).to_have_title(re.compile(r"^\(1\) ● Your turn . Parlour$"))
    said = ann.at("spoken").get_by_text(re.compile("Your turn at another table: Mojo with .?Bo"))
    ann.page.clock.fast_forward(2_000)
    expect(said).to_have_count(1)
    ann.page.clock.fast_forward(MINUTE)
    expect(said).to_have_count(1)
    assert heard(ann) == []
    assert (ann.at("menu").bounding_box(), ann.at("sheet").bounding_box()) == before

    if size is PHONE:
        expect(ann.at("elsewhere")).to_be_hidden()
        ann.press(ann.at("menu"))
        ann.at("menu-dialog").wait_for()
        assert not violations(ann.page)
        ann.press(ann.at(f"elsewhere-{there.removeprefix('/t/')}"))
        expect(ann.at("menu-dialog")).to_have_count(0)
    else:
        assert not violations(ann.page)
        ann.press(ann.at("elsewhere"))
    expect(ann.page).to_have_url(re.compile(f"{there}$"))
    ann.page.clock.fast_forward(LOADED)
    expect(ann.at("spoken")).to_be_attached()
    play_on(ann)
    ann.page.clock.fast_forward(MINUTE)
    expect(ann.at("menu")).not_to_have_attribute(
        "data-waits", re.compile("")
    )  # at the other, only bots wait
    ann.page.go_back()
    expect(ann.page).to_have_url(re.compile(f"{here}$"))
    ann.page.clock.fast_forward(LOADED)
    ann.page.clock.fast_forward(MINUTE)
    expect(ann.page).to_have_title(re.compile(r"^● Your turn . Parlour$"))
    expect(ann.at("menu")).not_to_have_attribute("data-waits", re.compile(""))
    # After such a leap of the clock a socket can count as dead; it dials anew as the page is left.
    ann.trouble[:] = [each for each in ann.trouble if "before the connection" not in each]


@pytest.mark.long
def test_two_windows_call_once(person):
    ann, bo = person(), person()
    ann.context.add_init_script(CALLED)
    ann.page.clock.install()
    there, here = two_tables(ann, bo)
    other = ann.context.new_page()
    other.goto(here)
    other.get_by_test_id("table").wait_for()
    ann.page.clock.fast_forward(LOADED)
    expect(other.get_by_test_id("spoken")).to_be_attached()
    for window in (ann.page, other):
        window.evaluate(LOOK_AWAY, True)
    play_on(bo)
    for _ in range(MINUTE // 400):  # what one window has learned, the other finds a second later
        if ann.at("menu").get_attribute("data-waits"):
            break
        ann.page.clock.fast_forward(400)
        ann.page.wait_for_timeout(40)
    ann.page.clock.fast_forward(MINUTE)
    for window in (ann.page, other):
        expect(window.get_by_test_id("menu")).to_have_attribute("data-waits", "1")
    called = [*heard(ann), *other.evaluate("heard")]
    assert called == [f"Your turn: Mojo with Bo {there}"]


@pytest.mark.long
def test_a_game_in_the_browser_says_so_too(person, tmp_path):
    keep(tmp_path, [table("other")])
    with house(tmp_path) as server:
        ann = person(server.address)
        ann.store(**{"token.other": "Ann"})
        ann.visit()
        ann.fill_in("Ann", seats=2, first_player=0)
        ann.press(ann.at("home-play"))
        ann.await_turn()
        expect(ann.page).to_have_title(re.compile(r"^\(1\) ● Your turn . Parlour$"))
        ann.press(ann.at("elsewhere"))
        expect(ann.page).to_have_url(re.compile("/t/other$"))
        assert ann.await_turn() == "act"
