"""The rules at hand: at the table, where something is refused, and as pages that need no script."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import violations
from browser.houses import Server
from browser.players import PHONE, Player
from often import first_often
from parlour.server.pages.rulebooks import SUMMARY, rulebooks
from parlour.text import locales

pytestmark = pytest.mark.browser

GAMES = ["mojo", "mushi", "uno"]
RULES = Path(__file__).parents[3] / "docs" / "rules"


def ids(game: str) -> list[str]:
    page = (RULES / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(r"^\| ([A-Z]\d+) \|", page, re.MULTILINE)


@pytest.fixture
def plain(browser: Browser, server: Server) -> Any:
    """A page that runs no scripts."""
    context = browser.new_context(base_url=server.address, java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.mark.parametrize("game", first_often(GAMES))
def test_the_rules_need_no_script(plain: Page, game: str) -> None:
    failed: list[str] = []
    plain.on("response", lambda answer: failed.append(answer.url) if answer.status > 399 else None)
    plain.goto(f"/{game}/rules")
    assert re.search(rf"/{game}/rules/en/$", plain.url)
    assert plain.locator("script:not([type='application/ld+json'])").count() == 0
    assert plain.locator("html").get_attribute("translate") is None  # browsers may
    for rule in ids(game):
        expect(plain.locator(f"[id={rule.lower()}]")).to_have_count(1)
        expect(plain.locator(f"[data-rule={rule}]").first).to_be_visible()
    for chapter in plain.locator(".contents a").all():
        target = chapter.get_attribute("href")
        assert target is not None
        expect(plain.locator(target)).to_be_visible()
    assert plain.locator(".cards").first.is_visible()
    assert not failed


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_somewhere(plain: Page, game: str) -> None:
    for book in rulebooks():
        if (book.game, book.language) != (game, "en"):
            continue
        plain.goto(f"/{book.path}")
        for link in plain.locator("a[href]:not([href^='#'])").all():
            url = urljoin(plain.url, link.get_attribute("href"))
            assert plain.request.get(url).ok, f"{book.path}: {url}"


def test_an_edition_shows_only_what_it_plays(plain: Page) -> None:
    plain.goto("/mojo/rules/en/")
    expect(plain.locator("[data-rule=M16]").locator(".only").first).to_be_visible()
    plain.goto("/mojo/rules/en/fr/")
    expect(plain.locator("#m16-fr")).to_be_visible()
    expect(plain.locator("#m16-shuffle")).to_have_count(0)
    plain.goto("/mojo/rules/en/ru/")
    expect(plain.locator("#m16-shuffle")).to_be_visible()
    expect(plain.locator("#m16-fr")).to_have_count(0)
    expect(plain.locator("#m16-shuffle .only")).to_have_count(0)


@pytest.mark.parametrize("game", first_often(GAMES))
def test_the_summary_is_one_page_of_paper(plain: Page, game: str) -> None:
    for language in locales():
        plain.goto(f"/{game}/rules/{language}/{SUMMARY}/")
        paper = plain.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, language
        (box,) = set(re.findall(rb"/MediaBox\s*\[([^\]]+)\]", paper))
        assert [round(float(edge)) for edge in box.split()] == [0, 0, 595, 842]  # A4


@pytest.mark.parametrize("game", first_often(GAMES))
@pytest.mark.parametrize("width", first_often([360, 1366]))
def test_the_public_page_fits_and_is_accessible(
    person: Callable[..., Player], game: str, width: int
) -> None:
    me = person(viewport={"width": width, "height": 740})
    for part in ("", f"{SUMMARY}/"):
        me.page.goto(f"/{game}/rules/en/{part}")
        assert me.page.evaluate("document.documentElement.scrollWidth") == width
        assert not violations(me.page)


@pytest.mark.long
def test_only_what_applies_at_the_table_is_shown(person: Callable[..., Player]) -> None:
    me = person(**PHONE)
    me.open_table("Ann", seats=2, discards=2)
    me.press(me.at("help"))
    book = me.at("rules-panel")
    expect(book.locator("#m18")).to_be_attached()
    expect(book.locator("#m16-fr")).to_be_attached()
    expect(book.locator("#m10, #m19-ru, #m20-pl, .only")).to_have_count(0)
    expect(book.locator("dt")).to_have_text(["Easy", "Medium", "Hard", "Expert", "Master"])
    me.page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    me = person(**PHONE)
    me.visit("/mojo")
    me.press(me.at("help"))
    book = me.at("rules-panel")
    expect(book.locator("#m10")).to_be_attached()  # with one discard
    expect(book.locator("#m18")).to_have_count(0)


def test_contents_lead_to_the_chapters(person: Callable[..., Player]) -> None:
    me = person(**PHONE)
    me.visit("/uno")
    before = me.page.url
    me.press(me.at("help"))
    assert not violations(me.page)
    me.press(me.at("rules-panel").locator(".contents a", has_text="Scoring"))
    expect(me.page.locator("#scoring")).to_be_focused()
    expect(me.page.locator("#scoring")).to_be_in_viewport()
    assert me.page.url == before


REFUSED = {
    "mojo": ("[data-discard]", "m6"),
    "mushi": ("[data-testid=draw-pile]", "h7"),
    "uno": ("[data-discard]", "u7"),
}


@pytest.mark.parametrize("game", first_often(GAMES))
def test_why_not_opens_the_rule(person: Callable[..., Player], game: str) -> None:
    place, rule = REFUSED[game]
    me = person(**PHONE)
    me.visit()
    me.fill_in("Ann", game=game, seats=2)
    me.press(me.at("home-play"))
    me.await_cards()
    expect(me.table).not_to_have_attribute("data-busy", "true")
    me.page.locator(place).first.tap(force=True)
    why = me.at("why")
    box = why.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    me.press(why)
    answer = me.page.locator(f"[id='{rule}']")
    expect(answer).to_be_in_viewport()
    expect(answer).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.at("rules-panel")).to_have_count(0)
    expect(why).to_have_count(0)
    me.page.keyboard.press("?")  # at any time, with nothing refused, from the beginning
    expect(me.at("rules-panel").locator(".contents")).to_be_in_viewport()


@pytest.mark.long
def test_what_the_server_refuses_has_its_rule(person: Callable[..., Player]) -> None:
    me = person()
    refusal = '{"type": "error", "code": "illegal-action", "message": "", "id": null}'
    me.page.add_init_script(
        f"""addEventListener("refuse", () => sockets.at(-1).dispatchEvent(
          new MessageEvent("message", {{ data: '{refusal}' }})));
        window.sockets = [];
        window.WebSocket = class extends WebSocket {{
          constructor(...given) {{ super(...given); sockets.push(this); }}
        }};"""
    )
    me.open_table("Ann", seats=2, first_player=0)
    me.deal(fill=True)
    me.await_turn()
    me.page.evaluate("dispatchEvent(new Event('refuse'))")
    me.press(me.at("toast").get_by_test_id("why"))
    expect(me.page.locator("#m6")).to_be_focused()
