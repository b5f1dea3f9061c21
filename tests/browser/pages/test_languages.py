"""Each person reads in a language of their own, at one table too, and can change it at any time."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from browser.tables import two_at_a_table
from often import first_often
from parlour.text import LOCALES, Texts, locales

pytestmark = pytest.mark.browser

LOCALE = {"en": "en-GB", "fr": "fr-CA", "pl": "pl-PL", "ru": "ru-RU"}


def english_words() -> set[str]:
    """Words that only English texts have: none may be seen in another language."""
    words: dict[str, set[str]] = {}
    for language in locales():
        files = sorted((LOCALES / language).rglob("*.ftl"))
        seen = [path for path in files if "page" in (path.stem, path.parent.name)]
        text = "".join(path.read_text() for path in seen)
        said = " ".join(line for line in text.splitlines() if not line.startswith("#"))
        words[language] = set(
            re.findall(r"[a-zA-Z]{4,}", re.sub(r"\{[^{}]*\}|[\w-]+ =", " ", said))
        )
    return words.pop("en") - set.union(*words.values())


ENGLISH = english_words()


def left_in_english(page) -> list[str]:
    said = page.locator("body").inner_text()
    labels = page.evaluate(
        """() => [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap(
            (one) => ["aria-label", "title", "placeholder"].map(
                (name) => one.getAttribute(name)))"""
    )
    return sorted(
        ENGLISH & set(re.findall(r"[a-zA-Z]{4,}", " ".join([said, *filter(None, labels)])))
    )


@pytest.mark.parametrize(
    ("game", "language"),
    first_often(product(["mojo", "mushi", "uno"], locales()[1:])),
)
def test_nothing_that_is_seen_is_left_in_english(person, language, game):
    me = person(locale=LOCALE[language])
    me.visit(f"/{game}")
    expect(me.at("home-play")).to_have_text(Texts("page", language)("home-play"))
    assert me.page.evaluate("document.documentElement.lang") == language
    me.at("home-more").click()
    me.page.locator("[data-testid^=option-]").first.wait_for()
    assert left_in_english(me.page) == []
    me.press(me.at("home-play"))
    me.table.wait_for()
    assert left_in_english(me.page) == []
    me.at("menu").click()
    me.at("menu-dialog").wait_for()
    me.at("settings").click()
    me.at("settings-dialog").wait_for()
    assert left_in_english(me.page) == []


@pytest.mark.long
def test_two_people_at_one_table_read_different_languages_and_one_changes_hers(person, server):
    ann, bo = two_at_a_table(person, server, {"locale": "fr-FR"}, {"locale": "en-GB"})
    rounds = {language: Texts("page", language)("table-round", round=1) for language in LOCALE}
    expect(ann.at("round")).to_have_text(rounds["fr"])
    expect(bo.at("round")).to_have_text(rounds["en"])

    ann.open_settings(None)
    ann.at("language").select_option("pl")
    ann.page.keyboard.press("Escape")

    expect(ann.at("round")).to_have_text(rounds["pl"])
    expect(bo.at("round")).to_have_text(rounds["en"])
    assert left_in_english(ann.page) == []
    assert ann.page.evaluate("document.documentElement.lang") == "pl"
    ann.page.reload()
    expect(ann.at("round")).to_have_text(rounds["pl"])


@pytest.mark.parametrize(
    ("language", "edition"), first_often([("pl", "pl"), ("ru", "ru"), ("en", "fr")])
)
def test_the_edition_of_the_host_s_language_is_offered_first(person, language, edition):
    me = person(locale=LOCALE[language])
    me.visit("/mojo")
    me.at("home-more").click()
    expect(me.at("option-edition").locator("input:checked")).to_have_value(edition)


def test_a_language_is_fetched_alone(person):
    me = person(fresh=True, locale="ru-RU")
    fetched = []
    me.page.on("request", lambda request: fetched.append(request.url))
    me.visit("/")
    me.at("games").wait_for()
    languages = "|".join(LOCALE)
    texts = [url for url in fetched if re.search(f"/({languages})/[^/]*[.]js", url)]
    assert len(texts) == 1  # the page's, with the names of the games


def test_a_language_that_cannot_be_fetched_gives_way_to_english(person):
    me = person(fresh=True, locale="ru-RU")
    me.page.route(re.compile(r"/ru/[^/]*\.js"), lambda route: route.abort())
    me.visit("/mojo")
    expect(me.at("home-play")).to_have_text("Play now")
    assert me.page.evaluate("document.documentElement.lang") == "en"
    me.trouble.clear()
