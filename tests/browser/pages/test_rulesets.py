"""House rules by name: kept in a browser, sent as a link, and checked where they arrive."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import PHONE, Player
from often import first_often
from parlour.games import registry

pytestmark = pytest.mark.browser


def save(player: Player, name: str) -> None:
    player.at("ruleset-new").fill(name)
    player.press(player.at("ruleset-save"))


@pytest.mark.long
def test_rules_are_saved_used_renamed_and_deleted(person):
    me = person()
    me.visit("/mojo")
    me.fill_in("Ann", seats=3, edition="pl", points=77)
    save(me, "Grandma's")
    save_row = me.at("ruleset-0")
    expect(save_row).to_contain_text("Polish")
    expect(save_row).to_contain_text("77")
    expect(me.at("ruleset-use-0")).to_be_disabled()
    me.set_number("option-points", 50)
    me.page.reload()
    me.at("home-more").click()
    me.press(me.at("ruleset-use-0"))
    expect(me.at("option-points")).to_have_value("77")
    me.press(me.at("ruleset-more-0"))
    assert not violations(me.page)
    me.at("ruleset-name").fill("Oma")
    me.press(me.at("ruleset-rename"))
    expect(save_row).to_contain_text("Oma")
    me.press(me.at("ruleset-delete"))
    expect(save_row).to_be_visible()
    me.press(me.at("ruleset-delete"))
    expect(save_row).to_have_count(0)
    assert not me.trouble


def test_a_link_brings_rules_to_the_form_and_to_the_table(person):
    ann, bo, cy = person(), person(**PHONE), person()
    ann.open_table("Ann", seats=3, edition="ru", points=77)
    ann.open_rules()
    save(ann, "Wild & <b>late</b>")
    ann.press(ann.at("ruleset-more-0"))
    link = ann.at("ruleset-link").inner_text()

    bo.visit(link)
    expect(bo.at("invitation")).to_contain_text("Wild & <b>late</b>")
    expect(bo.at("invitation")).to_contain_text("Russian")
    expect(bo.at("unusual")).to_contain_text("77 (usually: 50")
    expect(bo.at("unfit")).to_have_count(0)
    bo.page.evaluate("scrollTo(0, 9999)")  # so that nothing lies half below the bar
    assert not violations(bo.page)
    bo.at("name").fill("Bo")
    bo.press(bo.at("home-invite"))
    bo.at("lobby").wait_for()
    options = bo.received[-1]["options"]
    assert (options["edition"], options["points"]) == ("ru", 77)

    cy.visit(bo.at("share-link").inner_text())
    cy.open_rules()
    expect(cy.at("unusual")).to_contain_text("77 (usually: 50")
    for player in (ann, bo, cy):
        assert not player.trouble


@pytest.mark.parametrize("game", first_often(registry.names()))
def test_a_link_to_any_edition_and_what_does_not_fit_is_said(person, game):
    me = person()
    options = registry.get(game).Options.info()
    numbers = [one for one in options if one.kind == "number"]
    widest = max(numbers, key=lambda one: (one.high or 0) - (one.low or 0))
    option, value = widest.name, (widest.low or 0) + 2
    editions = options[0].values
    for edition in editions:
        me.visit(f"/{game}?rules=edition:{edition},{option}:{value}&called=Mine")
        expect(me.at("unusual")).to_have_attribute("data-count", "1")
        expect(me.at("unfit")).to_have_count(0)
        me.at("home-more").click()
        if len(editions) > 1:  # otherwise nobody is asked
            chosen = me.at("option-edition").locator(f"input[value='{edition}']")
            expect(chosen).to_be_checked()
        expect(me.at(f"option-{option}")).to_have_value(str(value))
    me.visit(f"/{game}?rules=edition:nowhere,{option}:99999,speed:9,%3Cb%3E")
    expect(me.at("unfit")).to_have_attribute("data-count", "4")
    for words in ("nowhere", "99999", "speed", "<b>"):
        expect(me.at("unfit")).to_contain_text(words)
    expect(me.at("unusual")).to_have_attribute("data-count", "0")
    assert not me.trouble
