"""A table stays whose it was: a lost phone does not lose the seat; a late friend takes a bot's."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.houses import Server, house, keep
from browser.people.test_staying import play_a_turn
from browser.players import PHONE, Player
from browser.tables import seats, table

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever is lost is missed after a second."""
    data = tmp_path_factory.mktemp("data")
    keep(data, [table("phone"), table("late", people=1, seats=2, game="mushi", deals=3)])
    with house(data, "--absence", "1", "--grace", "1") as server:
        yield server


def take_part(player: Player) -> None:
    player.press(player.at("menu"))
    player.press(player.at("take-part"))
    player.at("part-dialog").wait_for()


@pytest.mark.long
def test_a_lost_phone_does_not_lose_the_seat(person, brisk):
    """Bea says so from another one."""
    ann, bea, cleo = seats(person, brisk, "phone", **PHONE)
    bea.page.close()
    expect(ann.at("seat-1")).to_contain_text("bot plays")
    new = person(brisk.address, **PHONE).visit("/t/phone")
    take_part(new)
    expect(new.at("claim-1")).to_contain_text("Bea")
    assert not violations(new.page)
    new.press(new.at("claim-1"))
    expect(new.at("staying")).to_contain_text("Waiting for Ann and Cleo")
    expect(new.page.locator(".hand [data-index]")).to_have_count(0)
    for player in (ann, cleo):
        expect(player.at("staying")).to_contain_text("m Bea, on another device")
        expect(player.at("spoken")).to_contain_text("m Bea, on another device")
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
