"""The public pages of the rules: their addresses and their heads, on a server and on a site."""

import json
import re
from collections.abc import AsyncIterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from parlour.games import registry
from parlour.server.pages import site
from parlour.server.pages.rulebooks import rulebooks
from parlour.text import Texts, locales
from server.house import House, running

pytestmark = pytest.mark.anyio

SHELL = '<!doctype html><html lang="{language}"><head><!-- preview --></head><p>{path}</p>'
BASE = "https://parlour.example/here/"


def build(folder: Path) -> None:
    """What the page's build leaves, as far as it matters here."""
    (folder / "index.html").write_text(SHELL.format(language="en", path=""))
    for book in rulebooks():
        (folder / book.path).mkdir(parents=True)
        page = SHELL.format(language=book.language, path=book.path)
        (folder / book.path / "index.html").write_text(page)


@pytest.fixture(scope="module")
async def shelf(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house with the rules."""
    folder = tmp_path_factory.mktemp("data")
    static = folder / "static"
    static.mkdir()
    build(static)
    async with running(folder, static=static) as house:
        yield house


def links(html: str, rel: str) -> dict[str, str]:
    """Addresses by language."""
    found = re.findall(rf'<link rel="{rel}"(?: hreflang="([\w-]+)")? href="([^"]+)" />', html)
    return dict(found)


def data(html: str) -> dict[str, dict[str, object]]:
    """What search engines are told, by its type."""
    (text,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    told = json.loads(text)
    assert told["@context"] == "https://schema.org"
    return {one["@type"]: one for one in told["@graph"]}


def title(html: str) -> str:
    return re.findall("<title>(.*)</title>", html)[0]


def test_each_game_has_them_in_each_language_and_edition() -> None:
    paths = {book.path for book in rulebooks()}
    for game, editions in {
        "mojo": ["fr", "ru", "pl"],
        "mushi": ["ru", "osaka"],
        "uno": ["monster", "classic"],
    }.items():
        for language in locales():
            wanted = ["", "summary/", *(f"{edition}/" for edition in editions)]
            assert {f"{game}/rules/{language}/{part}" for part in wanted} <= paths
    assert len(paths) == 4 * (5 + 4 + 4)


@pytest.mark.parametrize("accept", ["ru-RU,en;q=0.5", "en", "de", "fr;q=0.3,pl"])
async def test_an_address_without_a_language_leads_to_the_reader_s(
    shelf: House, accept: str
) -> None:
    wanted = {"ru-RU,en;q=0.5": "ru", "en": "en", "de": "en", "fr;q=0.3,pl": "pl"}[accept]
    for game in registry.names():
        for path in (f"/{game}/rules", f"/{game}/rules/"):
            answer = await shelf.http.get(path, headers={"Accept-Language": accept})
            assert answer.status_code == 302
            assert answer.headers["location"] == f"/{game}/rules/{wanted}/"
            assert "Accept-Language" in answer.headers["vary"]


async def test_every_page_is_there_in_its_own_language_whoever_asks(shelf: House) -> None:
    for book in rulebooks():
        answer = await shelf.http.get(f"/{book.path}", headers={"Accept-Language": "pl"})
        assert answer.status_code == 200
        assert f'<html lang="{book.language}">' in answer.text
        assert f"<p>{book.path}</p>" in answer.text
        moved = await shelf.http.get(f"/{book.path[:-1]}")
        assert (moved.status_code, moved.headers["location"]) == (308, f"/{book.path}")
    missing = await shelf.http.get("/mojo/rules/en/none/", headers={"Accept": "text/html"})
    assert missing.status_code == 404


async def test_what_search_engines_read(shelf: House) -> None:
    base = f"{shelf.http.base_url}/"
    titles = set()
    for book in rulebooks():
        html = (await shelf.http.get(f"/{book.path}")).text
        called = Texts(f"games/{book.game}/game", book.language)(f"game-{book.game}")
        titles.add((book.language, title(html)))
        assert called in title(html)
        assert "noindex" not in html
        assert links(html, "canonical") == {"": base + book.path}
        part = book.path.partition(f"/{book.language}/")[2]
        others = {one: f"{base}{book.game}/rules/{one}/{part}" for one in locales()}
        more = {} if part else {"x-default": f"{base}{book.game}/rules"}
        assert links(html, "alternate") == others | more
        told = data(html)
        article = told["Article"]
        assert article["inLanguage"] == book.language
        assert article["headline"] in title(html)
        assert article["mainEntityOfPage"] == base + book.path
        trail = told["BreadcrumbList"]["itemListElement"]
        assert isinstance(trail, list)
        assert [step["item"] for step in trail] == [base, base + book.game, base + book.path]
        assert [step["position"] for step in trail] == [1, 2, 3]
    assert len(titles) == len(rulebooks())


async def test_numbers_of_players_are_told(shelf: House) -> None:
    for game, least, most in [("mojo", 2, 8), ("mushi", 2, 2), ("uno", 2, 10)]:
        about = data((await shelf.http.get(f"/{game}/rules/en/")).text)["Article"]["about"]
        assert isinstance(about, dict)
        players = about["numberOfPlayers"]
        assert (players["minValue"], players["maxValue"]) == (least, most)


async def test_the_map_for_search_engines_names_every_page(shelf: House) -> None:
    base = f"{shelf.http.base_url}/"
    robots = await shelf.http.get("/robots.txt")
    assert f"Sitemap: {base}sitemap.xml" in robots.text
    assert robots.headers["Cache-Control"] == "no-cache"  # it names the host that was asked
    root = ElementTree.fromstring((await shelf.http.get("/sitemap.xml")).text)
    places = [place.text for place in root.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")]
    assert len(places) == len(set(places)) == 1 + len(registry.names()) + len(rulebooks())
    for place in places:
        assert place is not None
        assert place.startswith(base)
        assert (await shelf.http.get(place)).status_code == 200


async def test_the_page_of_a_game_names_its_rules(shelf: House) -> None:
    for game in registry.names():
        html = (await shelf.http.get(f"/{game}")).text
        assert links(html, "help") == {"": f"{shelf.http.base_url}/{game}/rules"}


@pytest.mark.parametrize("address", [None, BASE.rstrip("/")])
def test_a_site_has_them_as_files(tmp_path: Path, address: str | None) -> None:
    build(tmp_path)
    site.finish(tmp_path, address)
    for book in rulebooks():
        html = (tmp_path / book.path / "index.html").read_text()
        assert title(html)
        assert links(html, "canonical") == ({"": BASE + book.path} if address else {})
        assert ("application/ld+json" in html) == (address is not None)
    assert (tmp_path / "sitemap.xml").exists() == (address is not None)
    for game in registry.names():
        choice = (tmp_path / game / "rules" / "index.html").read_text()
        ways = re.findall(r'<a href="([\w-]+)/" lang="\1" hreflang="\1">', choice)
        assert ways == list(locales())
        assert all((tmp_path / game / "rules" / way / "index.html").exists() for way in ways)
