"""A score pad for the printed cards: to the winner, and through corrections."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.pages.test_home import look_at_all_sizes
from browser.players import PHONE, Player
from parlour.server.wire import MAX_NAME

pytestmark = pytest.mark.browser


def open_pad(player: Player, game: str, *names: str, **options: int) -> None:
    """A new pad for these players."""
    player.at("pad-begin").wait_for()
    if player.at("pad-game").count():
        player.at("pad-game").locator(f"input[value={game}]").check()
    while player.page.locator("[data-testid^=pad-name-]").count() < len(names):
        player.press(player.at("pad-add"))
    for seat, name in enumerate(names):
        player.at(f"pad-name-{seat}").fill(name)
    if options:
        player.press(player.at("pad-rules"))
        for option, value in options.items():
            player.set_number(f"option-{option}", value)
    player.press(player.at("pad-begin"))
    player.at("pad-page").wait_for()
    player.at("pad-first").locator("input[value='0']").click()
    expect(player.at("pad-opener")).to_have_attribute("data-seat", "0")


def enter_points(player: Player, ender: int | None, points: list[int]) -> None:
    """One round, in points."""
    player.press(player.at("pad-enter"))
    if ender is not None:
        player.at("pad-ender").locator(f"input[value='{ender}']").click()
    for seat, value in enumerate(points):
        player.press(player.at(f"pad-seat-{seat}"))
        if not player.at("pad-sum").count():
            player.at("pad-how").locator("input[value=points]").check()
        player.at("pad-sum").fill(str(value))
    player.press(player.at("pad-next"))
    expect(player.at("pad-round")).to_have_count(0)


def totals(player: Player) -> list[str]:
    return player.at("sheet-table").locator("tfoot td").all_inner_texts()


def test_a_game_of_mojo_on_the_pad(person):
    me = person(**PHONE)
    me.visit()
    me.press(me.at("pad"))
    open_pad(me, "mojo", "Ann", "Bob", "Cleo", points=30)
    enter_points(me, 0, [0, 12, 7])
    assert totals(me) == ["0", "12", "7"]
    me.page.reload()
    me.at("pad-page").wait_for()
    assert totals(me) == ["0", "12", "7"]
    enter_points(me, 1, [5, 3, 24])
    # 31 points: over, by the book the fewest win.
    expect(me.at("pad-won")).to_have_attribute("data-winners", "0")
    # But a card of the first round was overlooked: who takes the Mojo card adds ten (M15).
    me.press(me.at("sheet-table").locator("tbody button").first)
    me.press(me.at("pad-seat-0"))
    me.at("pad-sum").fill("11")
    me.page.keyboard.press("Escape")
    expect(me.at("pad-won")).to_have_attribute("data-winners", "1")
    assert totals(me) == ["26", "12", "31"]
    assert not violations(me.page)
    me.visit("/played")  # where it stands as it was corrected
    expect(me.at("played-one")).to_have_count(1)
    expect(me.at("played-one")).to_contain_text("Bob")


@pytest.mark.long
def test_the_pad_is_readable_at_all_sizes(person):
    me = person(**PHONE)
    me.visit("/pad?game=uno")
    me.at("pad-begin").wait_for()
    look_at_all_sizes(me, "pad-begin")
    assert not violations(me.page)
    open_pad(me, "uno", "Ann", "Wilhelmina-Aleksandra Brzęczyszc", "Cleo")
    look_at_all_sizes(me, "pad-enter")
    me.press(me.at("pad-enter"))
    me.at("pad-ender").locator("input[value='0']").click()
    me.press(me.at("pad-card-b5"))
    look_at_all_sizes(me, "pad-next")
    assert not violations(me.page)


@pytest.mark.long
def test_cards_that_cannot_be_are_named(person):
    me = person(**PHONE)
    me.visit("/pad")
    open_pad(me, "mojo", "Ann", "Bob")
    me.press(me.at("pad-enter"))
    me.at("pad-ender").locator("input[value='0']").click()
    me.press(me.at("pad-seat-0"))
    for _ in range(5):
        me.press(me.at("pad-card-12"))
    expect(me.at("pad-wrong")).to_contain_text("Ann")
    expect(me.at("pad-next")).to_be_disabled()


def test_a_small_phone_shows_names_and_faults_whole(person):
    me = person(**(PHONE | {"viewport": {"width": 360, "height": 640}}))
    me.visit("/pad?game=uno")
    open_pad(me, "uno", "Mamie", "Théodora", "Zoé", "Papa")
    title, help_ = (
        me.page.locator("h1").first.evaluate(
            "title => { const range = document.createRange(); range.selectNodeContents(title);"
            " return range.getBoundingClientRect().toJSON(); }"
        ),
        me.at("help").bounding_box(),
    )
    assert title["right"] <= help_["x"]
    assert title["top"] >= 0
    me.press(me.at("pad-enter"))
    me.at("pad-ender").locator("input[value='0']").click()
    for seat in range(4):
        assert (
            me.at(f"pad-seat-{seat}")
            .locator(".name")
            .evaluate("name => name.scrollWidth <= name.clientWidth")
        )
    me.press(me.at("pad-seat-1"))
    me.at("pad-how").locator("input[value=points]").check()
    me.at("pad-sum").fill("10000")
    fault = me.at("pad-wrong").locator("p")
    expect(fault).to_contain_text("Théodora")
    expect(fault).to_be_in_viewport(ratio=1)
    assert fault.evaluate(  # and nothing lies over it
        "p => { const { x, y, height } = p.getBoundingClientRect();"
        " return p.contains(document.elementFromPoint(x + 8, y + height - 3)); }"
    )


def test_storage_that_keeps_nothing_is_said(person):
    me = person(**PHONE)
    me.visit("/pad")
    me.at("pad-begin").wait_for()
    full = "throw new DOMException('full', 'QuotaExceededError')"
    me.page.evaluate(f"() => {{ Storage.prototype.setItem = () => {{ {full}; }}; }}")
    open_pad(me, "mojo", "Ann", "Bob")
    expect(me.at("pad-unkept")).to_be_visible()
    enter_points(me, 0, [0, 12])
    assert totals(me) == ["0", "12"]


def test_what_a_player_may_do_is_asked_in_words(person):
    me = person(**PHONE)
    me.visit("/pad")
    open_pad(me, "uno", "Ann", "Bob")
    me.press(me.at("may"))
    me.at("may-words").fill("can I put a plus two on a plus two?")
    me.press(me.at("may-stack"))
    me.press(me.at("may-is-draw-two"))
    expect(me.at("may-answer")).to_have_attribute("data-may", "false")  # U8
    expect(me.at("may-rule")).to_have_attribute("data-rule", "u8")
    me.press(me.at("may-change-hit"))
    expect(me.at("may-answer")).to_have_count(0)  # the page is shorter now
    me.press(me.at("may-is-draw-four"))
    expect(me.at("may-rule")).to_have_attribute("data-rule", "u12")
    assert not violations(me.page)


def test_three_phones_write_on_one_pad(person):
    ann, bo, cleo = (person(**PHONE) for _ in range(3))
    ann.visit("/pad")
    open_pad(ann, "mojo", "Ann", "Bo", "W" * MAX_NAME, points=30)
    enter_points(ann, 0, [0, 12, 7])
    ann.press(ann.at("pad-together"))
    ann.press(ann.at("pad-share"))
    ann.at("pad-whose").wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= screen.width")
    code = ann.at("table-code").locator("strong").inner_text()
    bo.visit(f"/j/{code}")
    bo.press(bo.at("pad-me-1"))
    bo.at("pad-page").wait_for()
    expect(bo.at("sheet-table")).to_be_visible()
    assert totals(bo) == ["0", "12", "7"]
    cleo.visit(
        bo.page.evaluate(
            "() => '/pad?join=' + JSON.parse(localStorage['parlour.pad.'"
            " + new URLSearchParams(location.search).get('of')]).shared.id"
        )
    )
    cleo.press(cleo.at("pad-me-2"))
    expect(cleo.at("sheet-table")).to_be_visible()

    # Cleo's phone loses the network, and writes; meanwhile Bo corrects the first round.
    cleo.context.set_offline(True)
    enter_points(cleo, 1, [9, 3, 8])
    expect(cleo.at("pad-alone")).to_be_visible()
    bo.press(bo.at("sheet-table").locator("tbody button").first)
    bo.at("pad-sum").fill("11")
    bo.page.keyboard.press("Escape")
    expect(ann.at("sheet-table").locator("tfoot td").nth(1)).to_have_text("11")
    cleo.context.set_offline(False)
    for each in (ann, bo, cleo):  # M15: the Mojo card brings nobody ten more
        expect(each.at("sheet-table").locator("tfoot td")).to_have_text(["9", "11", "15"])
    assert not violations(ann.page)

    # Whoever opened it closes it; the others keep what they have.
    ann.press(ann.at("pad-unshare"))
    ann.press(ann.at("pad-unshare-yes"))
    ann.at("pad-share").wait_for()
    expect(bo.at("pad-together")).not_to_contain_text("Other phones")
    assert totals(bo) == ["9", "11", "15"]

    # The next game knows whose phone it is.
    bo.press(bo.at("pad-more"))
    bo.press(bo.at("pad-stop"))
    bo.press(bo.at("pad-again"))
    bo.press(bo.at("pad-enter"))
    bo.at("pad-ender").locator("input[value='0']").click()
    expect(bo.at("pad-seat-1")).to_have_attribute("aria-pressed", "true")
    cleo.trouble.clear()  # the network that was not there
    bo.trouble.clear()  # the pad that is not there any more
