"""Was it fair? Browsers add to the shuffles, and check after the game what became of it."""

import copy
import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.players import PHONE, Player
from parlour.server.tables.fairness import pledge
from parlour.text import locales
from server.cheating import without_pledges
from server.fair_by_hand import seal_of
from server.finished import finished

pytestmark = pytest.mark.browser

A, B, C = "a1" * 32, "b2" * 32, "c3" * 32


def given(player: Player, document: Any) -> None:
    """Check a record from a file."""
    text = document if isinstance(document, str) else json.dumps(document)
    file: Any = {"name": "r.json", "mimeType": "application/json", "buffer": text.encode()}
    player.at("verify-file").set_input_files(file)


def kept(player: Player, shown: dict[str, Any], terms: dict[str, Any], **changed: Any) -> None:
    """This browser sat on seat 0, and was shown these terms before the cards were dealt."""
    mine = {
        "contribution": A,
        "pledge": pledge(A),
        "pledged": True,
        "acknowledged": True,
        "seat": 0,
        "terms": {"commitment": shown["commitment"], "bots": [], "pledges": shown["pledges"]},
    }
    mine["terms"] |= terms
    text = json.dumps({shown["game"]: [mine | changed]})
    player.page.evaluate(f"localStorage['parlour.contributions.{shown['table']}'] = '{text}'")


def begun(ann: Any, bo: Any) -> dict[str, Any]:
    """A game for two begins; what Bo's browser was told first after the deal."""
    link = ann.open_table("Ann", points=5)
    bo.join(link, "Bo")
    ann.deal()
    bo.table.wait_for()
    table = link.rsplit("/", 1)[1]
    told = [one for one in bo.received if one["type"] == "table" and one["table"] == table]
    sealed = next(frame for frame in told if frame["sealed"])
    assert sealed["contributions"] == [None, None]
    return next(frame for frame in told if frame["games"] and not frame["sealed"])


def test_every_browser_pledges_and_adds_before_the_deal(person):
    ann, bo = person(), person(**PHONE)
    bo.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")  # http
    for _ in range(3):
        dealt = begun(ann, bo)
        if None not in dealt["contributions"]:
            break
        bo.received.clear()  # nobody waits for a browser that takes two seconds: another table
    assert dealt["pledges"] == [pledge(one) for one in dealt["contributions"]]
    table = ann.page.url.rsplit("/", 1)[1]
    terms = {key: dealt[key] for key in ("commitment", "bots", "pledges")}
    for seat, player in enumerate((ann, bo)):
        text = f"localStorage['parlour.contributions.{table}']"
        player.page.wait_for_function(f"{text}.includes('\"added\"')")
        [kept_here] = json.loads(player.page.evaluate(text))["1"]
        assert kept_here["contribution"] == dealt["contributions"][seat]
        assert kept_here["acknowledged"]
        assert (kept_here["terms"], kept_here["added"]) == (terms, dealt["contributions"])


def test_the_wrong_deal_is_named_on_the_page(person):
    shown = finished("mushi", (A, B), deals=2)
    entries = shown["record"]["entries"]
    number = max(n for n, entry in enumerate(entries, start=1) if "deck" in entry)
    deck = entries[number - 1]["deck"]
    deck[0], deck[1] = deck[1], deck[0]
    me = person(**PHONE)
    me.visit("/verify")
    given(me, shown)
    expect(me.at("verdict")).to_have_attribute("data-fair", "false")
    expect(me.at("deal-1")).to_have_attribute("data-fair", "true")
    expect(me.at("deal-2")).to_have_attribute("data-fair", "false")
    expect(me.at("deal-2")).to_contain_text(f"wrong at entry {number}")


@pytest.mark.long
def test_a_server_that_cheats_this_browser_is_found_out(person):
    """The game is fair as far as anybody else can tell."""
    shown, late = finished("mojo", (A, B)), finished("mojo", (A, B), late=(0,))
    other = {"pledges": [pledge(A), pledge(C)]}
    me = person()
    for document, terms, changed, mine, outcome in (
        (shown, {}, {}, "used", "yes"),
        (late, {}, {}, "missing", "no"),
        (late, {}, {"acknowledged": False}, "late", "late"),
        (shown, {"commitment": B}, {}, "promise", "no"),
        (shown, other, {}, "promise", "no"),
        (shown | {"restored": True}, other, {}, "none", "again"),
        (shown, {}, {"pledge": B, "contribution": B, "acknowledged": False}, "other", "other"),
    ):
        me.visit("/verify")
        kept(me, document, terms, **changed)
        given(me, document)
        expect(me.at("verdict")).to_have_attribute("data-mine", mine)
        expect(me.at("verdict")).to_have_attribute("data-outcome", outcome)
        differs = str(terms == other and outcome == "no").lower()
        expect(me.at("part-1")).to_have_attribute("data-differs", differs)


def test_bots_and_who_was_left_out_are_named_also_over_plain_http(person):
    shown = finished("mojo", (A, None, B), late=(2,), bots=(1,))
    me = person(**PHONE)
    me.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    me.visit("/verify")
    given(me, shown)
    expect(me.at("verdict")).to_have_attribute("data-fair", "true")
    for seat, part in enumerate(("added", "bot", "left-out")):
        expect(me.at(f"part-{seat}")).to_have_attribute("data-part", part)
    expect(me.at("seal")).to_have_attribute("title", seal_of(shown))
    del shown["record"]["entries"][-1]
    me.at("verify-another").click()
    given(me, shown)
    expect(me.at("verdict")).to_have_attribute("data-outcome", "cut")
    expect(me.at("verdict")).to_have_attribute("data-fair", "false")


def test_another_game_than_the_one_that_was_seen_is_found_out(person):
    shown = finished("mojo", (A, B))
    me = person()
    me.visit("/verify")
    given(me, shown)
    expect(me.at("verdict")).not_to_have_attribute("data-same", re.compile("."))
    seen = {shown["game"]: {"seat": 0, "entries": [9], "prints": ["0" * 12]}}
    me.page.evaluate(f"localStorage['parlour.seen.{shown['table']}'] = '{json.dumps(seen)}'")
    me.at("verify-another").click()
    given(me, shown)
    expect(me.at("verdict")).to_have_attribute("data-same", "false")
    expect(me.at("verdict")).to_have_attribute("data-fair", "false")


def test_what_is_no_finished_game_is_told_in_words(person):
    shown = finished("mojo", (A, B))
    me = person()
    me.visit("/verify")
    for document, code in (("{", "verify-bad-proof"), (shown["record"], "verify-no-key")):
        given(me, document)
        expect(me.at("verify-wrong")).to_have_attribute("data-code", code)
        me.at("verify-another").click()
    me.visit("/verify?of=none")
    expect(me.at("verify-wrong")).to_have_attribute("data-code", "error-unknown-table")
    me.trouble.clear()  # there is no such table
    me.visit("/verify")
    me.at("verify-paste").click()
    me.page.locator("textarea").fill(json.dumps(copy.deepcopy(shown)))
    me.at("verify-check").click()
    expect(me.at("verdict")).to_have_attribute("data-fair", "true")


def test_of_a_game_without_pledges_the_page_does_not_say_yes(person):
    """A server of today could offer the record of one, too."""
    me = person()
    me.visit("/verify")
    given(me, without_pledges().record)
    expect(me.at("verdict")).to_have_attribute("data-fair", "false")
    expect(me.at("verdict")).to_have_attribute("data-outcome", "unpledged")


@pytest.mark.long
@pytest.mark.parametrize("language", locales())
def test_nothing_is_cut_off_at_any_size(person, language):
    shown = finished("uno", (A, B, None, A), points=100)
    me = person(locale=language)
    me.visit("/verify")
    given(me, shown)
    me.at("verdict").wait_for()
    for width, height in ((320, 568), (360, 640), (640, 360), (768, 1024), (1366, 650)):
        me.page.set_viewport_size({"width": width, "height": height})
        assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
