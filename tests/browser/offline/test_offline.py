"""The page without a network, while it is updated, and without a server."""

import functools
import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.gallery import served
from browser.houses import house
from browser.offline.test_pad import open_pad
from browser.pages.test_languages import LOCALE, left_in_english
from browser.players import PATIENCE, Player
from parlour.cli.records.watching import place_of
from parlour.core.record import Record
from parlour.games import registry
from parlour.server.pages import site
from parlour.server.pages.rulebooks import SUMMARY
from parlour.server.serving.app import create_app
from parlour.server.settings.settings import Settings
from parlour.text import Texts, locales
from server.finished import finished

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[3]
STATIC = Settings().static

FETCHED = """paths => Promise.all(paths.map(
  path => fetch(path).then(answer => answer.ok, () => false)))"""


def fetched(player: Player, paths: list[str]) -> dict[str, bool]:
    return dict(zip(paths, player.page.evaluate(FETCHED, paths), strict=True))


def wait_until(player: Player, condition: Callable[[], bool]) -> None:
    for _ in range(PATIENCE // 20):
        if condition():
            return
        player.page.wait_for_timeout(20)
    raise AssertionError("it has not happened")


def await_kept(player: Player) -> None:
    """Waits until the browser could do without a network."""
    wait_until(player, lambda: player.page.evaluate("navigator.serviceWorker.controller !== null"))


def versions(player: Player) -> int:
    """How many versions of the page the browser keeps."""
    kept = player.page.evaluate("caches.keys()")
    assert all(name.startswith("parlour ") for name in kept)
    return len(kept)


ONE_WORKER = """navigator.serviceWorker.ready.then(({ installing, waiting, active }) =>
  !installing && !waiting && active.state === "activated")"""


def await_new_worker(player: Player) -> None:
    """Waits until two versions are kept, and the newer one's service worker has taken over."""
    wait_until(player, lambda: versions(player) == 2 and player.page.evaluate(ONE_WORKER))


def names_of(static: Path) -> list[str]:
    files = (static / "assets").rglob("*.*")
    return [f"/{path.relative_to(static)}" for path in files if path.suffix != ".br"]


# --- offline --------------------------------------------------------------------------------------


def everything_is_there(me: Player, language: str, game: str, *, home: str = "/") -> None:
    """What one can do with this game, at home, with its rules and when it is over, in words of this
    language."""
    said = Texts("page", language)
    me.visit(f"{home}{game}")
    expect(me.at("home-play")).to_have_text(said("home-play"))
    assert language == "en" or left_in_english(me.page) == []

    me.press(me.at("home-play"))
    me.table.wait_for()
    me.page.locator(".hand [data-index], [role=dialog]").first.wait_for()
    me.page.reload()
    me.table.wait_for()
    assert language == "en" or left_in_english(me.page) == []

    me.visit(f"{home}{game}")
    me.press(me.at("home-here"))
    me.set_number("people", 2)
    me.at("other-0").fill("Bo")
    me.press(me.at("home-play"))
    me.at("cover-take").wait_for()

    me.visit(f"{home}{game}/learn")
    expect(me.at("learn-text")).not_to_be_empty()
    assert language == "en" or left_in_english(me.page) == []

    name = Texts(f"games/{game}/game", language)(f"game-{game}")
    called = Texts("rules", language)("rules-of", game=name)
    for part in ("", f"{SUMMARY}/"):
        me.visit(f"{home}{game}/rules/{language}/{part}")
        expect(me.page.get_by_role("heading", level=1)).to_have_text(called)
        assert me.page.locator("[data-rule], main > ol > li").count() > 8
    paper = me.page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1

    record = Record.from_json(json.dumps(finished(game)["record"]))
    for place, shown in (("played", "played-page"), (f"pad?game={game}", "pad-begin")):
        me.visit(home + place)
        me.at(shown).wait_for()
        assert language == "en" or left_in_english(me.page) == []
    me.visit(home + place_of(record))
    me.press(me.at("replay-review"))
    expect(me.at("review-notes")).not_to_be_empty()
    assert language == "en" or left_in_english(me.page) == []


@pytest.mark.long
@pytest.mark.lengthy
def test_one_visit_in_any_language_is_enough_for_all_games(person, tmp_path):
    """One visit of the home page in a language; then the server is gone."""
    with house(tmp_path) as server:
        people = {
            language: person(server.address, offline=True, locale=LOCALE[language])
            for language in locales()
        }
        for me in people.values():
            await_kept(me.visit())
        server.stop()
        for language, me in people.items():
            me.context.set_offline(True)
            for game in registry.names():
                everything_is_there(me, language, game)
            me.trouble.clear()  # the server was missed


def test_what_was_visited_once_is_there_without_a_network(person, tmp_path):
    with house(tmp_path) as server:
        me = person(server.address, offline=True, locale=LOCALE["fr"]).visit()
        await_kept(me)
        assert me.page.evaluate("document.querySelector('link[rel=manifest]').href")
        assert fetched(me, ["/api/games"]) == {"/api/games": True}
        me.visit("/nothing")
        expect(me.at("nowhere")).to_be_visible()
    for path in ("/t/anything", "/nowhere/at/all", "/mojo/rules/fr/none/", "/mojo/rules/de/"):
        me.visit(path)
        expect(me.at("nowhere").or_(me.page.locator("[data-connection]"))).to_be_visible()
    # The rules are in the language of the address, or of whoever asks for none.
    for path, language in (("/mojo/rules/", "fr"), ("/mojo/rules/pl/pl/#m7", "pl")):
        me.visit(path)
        expect(me.page.locator("#m7")).to_be_visible()
        assert me.page.evaluate("document.documentElement.lang") == language
    expect(me.page.locator("#m7")).to_be_in_viewport()
    # A language that was never asked for while there was a network.
    me.visit("/mojo")
    me.at("language").select_option("ru")
    expect(me.at("home-play")).to_have_text(Texts("page", "ru")("home-play"))
    everything_is_there(me, "ru", "mojo")
    me.visit("/pad?game=uno")
    open_pad(me, "uno", "Ann", "Bob")
    me.page.reload()
    me.at("pad-page").wait_for()
    me.press(me.at("may"))
    me.at("may-words").fill("+2 +2")
    me.visit("/mojo")
    me.press(me.at("help"))
    with me.context.expect_page() as opened:
        me.press(me.at("rules-panel").get_by_role("link", name=Texts("rules", "ru")("rules-all")))
    expect(opened.value.locator("#m7")).to_be_visible()
    assert opened.value.evaluate("document.documentElement.lang") == "ru"
    assert all(fetched(me, names_of(STATIC)).values())
    assert fetched(me, ["/api/games"]) == {"/api/games": False}
    me.trouble.clear()  # the server was missed


# --- updates --------------------------------------------------------------------------------------


def published(static: Path) -> None:
    """The next version of the page: all files lie in another folder, and the old ones are gone."""
    (folder,) = (static / "assets").iterdir()
    folder.rename(folder.with_name(f"new-{folder.name}"))
    for path in (static / "index.html", static / "sw.js"):
        text = path.read_text(encoding="utf-8")
        text = text.replace(f"assets/{folder.name}", f"assets/new-{folder.name}")
        text = text.replace('<div id="app">', '<div id="app" data-version="2">')
        path.write_text(text.replace('"version":"', '"version":"new-'), encoding="utf-8")


@pytest.fixture
def updating(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The address of a server, and the folder with its page."""
    static = tmp_path / "static"
    # `published` does not pack files.
    shutil.copytree(STATIC, static, ignore=shutil.ignore_patterns("*.br"))
    with served(create_app(Settings(data=tmp_path, static=static))) as address:
        yield address, static


NEW = '#app[data-version="2"]'


@pytest.mark.long
def test_an_open_page_stays_as_it_is_and_the_next_one_is_new(person, updating):
    address, static = updating
    old = names_of(static)
    me = person(address, offline=True).visit()
    await_kept(me)
    me.page.evaluate("window.mark = 'untouched'")
    published(static)
    me.page.evaluate("navigator.serviceWorker.ready.then(worker => worker.update()).then(() => 0)")
    await_new_worker(me)
    # Its files are gone from the server, but not from this browser.
    assert all(fetched(me, old).values())
    assert me.page.evaluate("window.mark") == "untouched"
    me.page.reload()
    expect(me.page.locator(NEW)).to_be_visible()
    # The old version goes when the page is opened and no other is open; the last one may take a
    # moment to be gone.
    wait_until(me, lambda: versions(me.visit("about:blank").visit()) == 1)
    assert all(fetched(me, names_of(static)).values())


@pytest.mark.long
def test_a_page_too_old_for_the_server_is_renewed_once(person, updating):
    address, static = updating
    me = person(address, offline=True)
    lines: list[WebSocketRoute] = []
    me.page.route_web_socket(re.compile("/socket$"), lambda line: lines.append(line))
    visits: list[str] = []
    me.page.on("framenavigated", lambda frame: visits.append(frame.url))
    me.visit("/t/some-table")
    await_kept(me)
    published(static)
    refusal = json.dumps({"type": "error", "code": "wrong-protocol", "message": ""})
    before = len(lines)  # more than one, if it took so long that the page dialed again
    new = me.page.locator(NEW)

    def renewed() -> bool:
        lines[-1].send(refusal)  # on a slow machine the page may have dialed again meanwhile
        me.page.wait_for_timeout(1000)
        return new.count() > 0

    wait_until(me, renewed)
    await_new_worker(me)
    wait_until(me, lambda: len(lines) > before)
    lines[-1].send(refusal)  # still? then it is for the player to try
    expect(me.at("fatal")).to_have_attribute("data-code", "wrong-protocol")
    assert len(visits) == 2


@pytest.mark.long
def test_a_panel_of_an_older_version_renews_the_page_without_a_service_worker(person, updating):
    """As over plain http: only what has been shown is kept."""
    address, static = updating
    me = person(address).visit("/mojo")
    me.press(me.at("home-play"))
    me.table.wait_for()
    me.at("spoken").wait_for(state="attached")  # what can say so is there
    published(static)
    me.at("menu").dispatch_event("click")
    expect(me.at("toast")).to_contain_text(Texts("page", "en")("error-no-part"))
    expect(me.page.locator(NEW)).to_be_visible()
    me.table.wait_for()
    me.press(me.at("menu"))
    expect(me.at("menu-dialog")).to_be_visible()
    me.trouble.clear()  # the old parts were missed


# --- without a server -----------------------------------------------------------------------------


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """A folder as any static host serves it."""

    class Handler(SimpleHTTPRequestHandler):
        def log_message(self, *args: object) -> None:
            pass

    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    thread = threading.Thread(target=host.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{host.server_port}"
    finally:
        host.shutdown()
        host.server_close()
        thread.join()


@pytest.mark.long
@pytest.mark.lengthy
def test_a_site_needs_no_server_and_lies_in_any_folder(person, tmp_path):
    folder = tmp_path / "some" / "folder"
    build = [sys.executable, "hatch_build.py", "run", "site", "--", "--outDir", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    site.finish(folder)
    with hosted(tmp_path) as address:
        home = f"{address}/some/folder/"
        me = person(address, offline=True, locale=LOCALE["pl"])
        me.visit(home)
        await_kept(me)
        me.visit(home)
        expect(me.at("deal-mushi")).to_be_visible()
        expect(me.at("invite-mushi")).to_have_count(0)
        for path in ("mojo", "mushi/", "uno"):
            me.visit(home + path)
            expect(me.at("home-play")).to_be_visible()
            expect(me.at("home-invite")).to_have_count(0)
        assert me.page.title().startswith("Monster High UNO")
        me.at("all-games").click()
        assert me.page.url == home
        me.at("change-mojo").click()
        assert me.page.url == home + "mojo"
        me.visit(f"{home}404.html")
        expect(me.page.get_by_role("link")).to_have_attribute("href", home)
    for path in ("mushi/", "mojo"):
        me.visit(home + path)
        expect(me.at("home-play")).to_be_visible()
    me.press(me.at("home-play"))
    me.table.wait_for()
    assert me.page.url.startswith(f"{home}mojo?table=")
    me.page.reload()
    me.table.wait_for()
    everything_is_there(me, "pl", "mushi", home=home)
    me.visit(f"{home}nothing/here")
    expect(me.at("home")).to_have_attribute("href", "/some/folder/")
    me.trouble.clear()  # the host was missed
