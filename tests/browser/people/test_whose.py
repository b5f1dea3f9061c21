"""A table stays whose it was: the host comes back, a lost phone does not lose the seat, a late
friend takes a bot's, who watches plays in the next game, two people swap."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.people.test_staying import between_rounds, play_a_turn, seats, table
from browser.players import PHONE, Player, Server, house, keep

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever is lost is missed after a second."""
    data = tmp_path_factory.mktemp("data")
    tables = [
        table("phone"),
        table("declined"),
        table("late", people=1, seats=2, game="mushi", deals=3),
    ]
    tables += [between_rounds(table("between-late", people=1, game="mushi", seats=2, deals=3))]
    keep(data, tables)
    with house(data, "--absence", "1", "--grace", "1") as server:
        yield server


def take_part(player: Player) -> None:
    player.press(player.at("menu"))
    player.press(player.at("take-part"))
    player.at("part-dialog").wait_for()


def claims(person, brisk: Server, name: str) -> tuple[Player, Player, Player, Player]:
    """Bea's phone is lost; she says so from another one."""
    ann, bea, cleo = seats(person, brisk, name, **PHONE)
    bea.page.close()
    expect(ann.at("seat-1")).to_contain_text("bot plays")
    new = person(brisk.address, **PHONE).visit(f"/t/{name}")
    take_part(new)
    expect(new.at("claim-1")).to_contain_text("Bea")
    assert not violations(new.page)
    new.press(new.at("claim-1"))
    expect(new.at("staying")).to_contain_text("Waiting for Ann and Cleo")
    expect(new.page.locator(".hand [data-index]")).to_have_count(0)
    for player in (ann, cleo):
        expect(player.at("staying")).to_contain_text("m Bea, on another device")
        expect(player.at("spoken")).to_contain_text("m Bea, on another device")
    return ann, bea, cleo, new


def test_a_lost_phone_does_not_lose_the_seat(person, brisk):
    ann, _, cleo, new = claims(person, brisk, "phone")
    assert not violations(ann.page)
    ann.press(ann.at("claim-yes"))
    expect(new.at("staying")).to_contain_text("Waiting for Cleo")
    cleo.press(cleo.at("claim-yes"))
    new.page.locator(".hand [data-index]").first.wait_for()
    expect(new.at("staying")).to_have_count(0)
    expect(ann.at("seat-1")).not_to_contain_text("bot plays")
    assert new.seat == 1
    play_a_turn(ann)
    play_a_turn(new)
    new.page.reload()  # it is kept
    new.page.locator(".hand [data-index]").first.wait_for()
    old = person(brisk.address).back_at("phone", "Bea")
    expect(old.at("toast")).to_contain_text("the others at the table have confirmed that")
    expect(old.page.locator(".hand [data-index]")).to_have_count(0)
    expect(old.at("watching")).to_be_visible()


def test_a_claim_that_is_declined_says_so_and_can_be_made_again(person, brisk):
    ann, _, cleo, new = claims(person, brisk, "declined")
    cleo.press(cleo.at("claim-no"))
    expect(new.page.locator('[data-what="seats-turned-down"]')).to_be_visible()
    expect(ann.at("staying")).to_have_count(0)
    take_part(new)
    new.press(new.at("claim-1"))
    expect(ann.at("staying")).to_be_visible()
    back = person(brisk.address).back_at("declined", "Bea")  # it was somebody else
    expect(back.at("staying")).to_contain_text("Somebody says that your seat is theirs")
    expect(ann.at("staying")).to_have_text("Waiting for Bea.")
    back.press(back.at("claim-no"))
    expect(back.at("staying")).to_have_count(0)
    assert back.seat == 1


def test_whoever_made_the_table_is_host_again_when_they_come_back(person, brisk):
    ann, bo = person(brisk.address, **PHONE), person(brisk.address, **PHONE)
    link = ann.open_table("Ann", seats=3)
    bo.join(link, "Bo")
    ann.page.goto("about:blank")  # to send the link to somebody else
    expect(bo.page.locator('[data-what="host-interim-you"]')).to_contain_text("until")
    expect(bo.at("start")).to_be_visible()
    ann.visit(link)
    expect(ann.page.locator('[data-what="host-back-you"]')).to_be_visible()
    expect(bo.page.locator('[data-what="host-back"]')).to_contain_text("is back")
    expect(ann.at("start")).to_be_visible()
    expect(bo.at("start")).to_have_count(0)


def test_a_late_friend_takes_a_bots_seat_between_two_rounds(person, brisk):
    ann = person(brisk.address, **PHONE).back_at("between-late", "Ann")
    ann.at("score-overlay").wait_for()
    new = person(brisk.address, **PHONE).visit("/t/between-late")
    new.at("score-overlay").wait_for()
    take_part(new)
    new.at("part-name").fill("Max")
    new.press(new.at("part-1"))
    expect(ann.at("staying")).to_contain_text("Max would like to take over from Bea (a bot)")
    expect(new.at("staying")).to_contain_text("Waiting for Ann")
    ann.press(ann.at("seat-yes"))
    new.press(new.at("next-round"))
    ann.press(ann.at("next-round"))
    new.page.locator(".hand [data-index]").first.wait_for()
    expect(ann.at("seat-1")).to_contain_text("Max")
    assert new.seat == 1


@pytest.mark.long
def test_in_the_middle_of_a_round_a_late_friend_waits_for_its_end(person, brisk):
    ann = person(brisk.address, **PHONE).back_at("late", "Ann")
    ann.table.wait_for()
    new = person(brisk.address, **PHONE).visit("/t/late")
    new.table.wait_for()
    take_part(new)
    new.at("part-name").fill("Max")
    new.press(new.at("part-1"))
    ann.press(ann.at("seat-yes"))
    expect(new.at("staying")).to_contain_text("the seat is yours after this round")
    expect(ann.at("staying")).to_have_count(0)
    new.press(new.at("seat-no"))
    expect(new.at("staying")).to_have_count(0)


def test_who_watches_plays_in_the_next_game(person):
    ann, bo, max_ = person(**PHONE), person(**PHONE), person(**PHONE)
    link = ann.open_table("Ann", seats=2)
    bo.join(link, "Bo")
    max_.visit(link)
    max_.at("ask-seat").wait_for()  # every seat is taken
    ann.deal()
    max_.table.wait_for()
    ann.press(ann.at("menu"))
    ann.press(ann.at("out"))
    ann.press(ann.at("end"))
    ann.press(ann.at("end-unscored"))
    bo.press(bo.at("agree-end"))
    max_.press(max_.at("take-part-next"))
    max_.at("part-name").fill("Max")
    max_.press(max_.at("part-next"))
    expect(ann.at("staying")).to_contain_text("Max would like to play in the next game")
    ann.press(ann.at("seat-yes"))
    expect(max_.at("staying")).to_contain_text("You can play")
    ann.press(ann.at("reopen"))
    ann.press(ann.at("add-seat"))
    expect(ann.at("seat-2")).to_contain_text("Max")
    expect(ann.at("add-seat")).to_have_count(0)
    expect(max_.page.locator(".lobby .seat.me")).to_contain_text("Max")
    ann.deal()
    max_.page.locator(".hand [data-index]").first.wait_for()


def test_two_swap_seats(person):
    ann, bo, cleo = person(**PHONE), person(**PHONE), person(**PHONE)
    link = ann.open_table("Ann", seats=3)
    bo.join(link, "Bo")
    cleo.join(link, "Cleo")
    bo.press(bo.at("swap-2"))
    expect(bo.at("asked")).to_contain_text("Waiting for Cleo")
    expect(cleo.at("asked")).to_contain_text("Bo would like to swap seats with you")
    expect(ann.at("asked")).to_have_count(0)
    assert not violations(cleo.page)
    cleo.press(cleo.at("swap-yes"))
    expect(cleo.at("seat-1")).to_contain_text("Cleo")
    expect(ann.at("seat-2")).to_contain_text("Bo")
    ann.press(ann.at("more-1"))
    ann.press(ann.at("swap-1"))
    cleo.press(cleo.at("swap-no"))
    expect(ann.at("asked")).to_have_count(0)
