"""Watch again: a finished game by keys; a record that is brought, and one in somebody's frame."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import expect

import parlour
from browser.axe import violations
from browser.players import OVERLAY, PHONE, Player
from parlour.cli.records.watching import place_of
from parlour.core.record import Record
from parlour.server.wire import MAX_NAME
from server.finished import finished

pytestmark = pytest.mark.browser


def test_a_game_is_watched_by_keys(person):
    """The link holds the game."""
    ann = person()
    record = Record.from_json(json.dumps(finished("mojo")["record"]))
    ann.page.goto(f"/{place_of(record)}")
    bar = ann.at("replay-bar")
    last = int(bar.get_attribute("data-last") or 0)
    expect(bar).to_have_attribute("data-at", "0")
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        ann.page.keyboard.press(key)
        expect(bar).to_have_attribute("data-at", str(at))
    assert not violations(ann.page)
    ann.page.keyboard.press("End")
    expect(bar).to_have_attribute("data-at", str(last))
    winners = ",".join(map(str, parlour.replay(record).winners()))
    winner = ann.page.locator(OVERLAY).get_by_test_id("winner")
    expect(winner).to_have_attribute("data-winners", winners)
    ann.page.keyboard.press("Home")
    ann.page.keyboard.press("Space")
    expect(bar).to_have_attribute("data-playing", "true")
    expect(bar).not_to_have_attribute("data-at", "0")
    ann.page.keyboard.press("Space")
    expect(bar).to_have_attribute("data-playing", "false")


@contextmanager
def elsewhere(folder: Path) -> Iterator[str]:
    """A page of somebody else's."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def given(player: Any, document: Any) -> None:
    text = document if isinstance(document, str) else json.dumps(document)
    file: Any = {"name": "r.json", "mimeType": "application/json", "buffer": text.encode()}
    player.at("replay-file").set_input_files(file)


def saved(player: Player, kind: str) -> bytes:
    with player.page.expect_download() as download:
        player.press(player.at(f"replay-{kind}"))
    return download.value.path().read_bytes()


def pictured(player: Player) -> str:
    """The text in a picture of the position, which needs nothing from anywhere."""
    svg = ElementTree.fromstring(saved(player, "svg"))
    assert not [each for each in svg.iter() if each.get("src") or each.tag.endswith("script")]
    return " ".join(svg.itertext())


def test_a_record_is_brought_and_a_game_is_framed(person, browser, server, tmp_path):
    bo = person(**PHONE)
    shown = finished("mushi", deals=2)
    record = shown["record"]
    bo.page.goto("/replay")
    entries = list(record["entries"])
    number = next(n for n, entry in enumerate(entries, start=1) if "action" in entry)
    entries[number - 1] = {"seat": 0, "action": "<img src=x onerror=alert(1)>"}
    given(bo, record | {"entries": entries})
    expect(bo.at("replay-wrong")).to_contain_text(f"Entry {number}: there is no such move.")
    given(bo, "{")
    expect(bo.at("replay-wrong")).to_contain_text("JSON")
    record["seats"] = ["<b>Ann</b>", "Bo"]
    bo.at("replay-text").fill(json.dumps(shown))
    bo.at("replay-show").click()
    expect(bo.at("replay-seat").locator("option").first).to_contain_text("<b>Ann</b>")
    bo.at("replay-seat").select_option("open")
    expect(bo.at("replay-hands").locator("li")).to_have_count(2)

    bo.press(bo.at("replay-sharing"))
    assert "Ann" in pictured(bo)
    bo.press(bo.at("replay-nameless"))
    assert "Ann" not in pictured(bo)
    assert saved(bo, "png").startswith(b"\x89PNG")

    page = tmp_path / "index.html"
    frame = "<iframe src='{}' width=720 height=540></iframe>"
    page.write_text(
        "".join(frame.format(f"{server.address}/{path}/T/1") for path in ("embed", "r"))
    )
    with elsewhere(tmp_path) as address:
        guest = browser.new_page()
        answer: Any = {"json": shown}
        guest.route("**/api/tables/T/record*", lambda route: route.fulfill(**answer))
        guest.goto(address)
        embedded = guest.frame_locator("iframe >> nth=0")
        expect(embedded.get_by_test_id("replay-bar")).to_be_visible()
        expect(embedded.get_by_test_id("replay-sharing")).to_have_count(0)
        inside = next(each for each in guest.frames if "/embed/" in each.url)
        assert inside.evaluate("localStorage.length") == 0
        assert not inside.evaluate("navigator.serviceWorker?.controller ?? null")
        expect(guest.frame_locator("iframe >> nth=1").get_by_test_id("replay")).to_have_count(0)
        guest.close()


def test_a_look_back_names_a_mistake_and_leads_to_its_position(person):
    ann = person(**PHONE)
    shown = finished("mojo")["record"]
    names = [f"{number}{'W' * (MAX_NAME - 1)}" for number in range(len(shown["seats"]))]
    record = Record.from_json(json.dumps(shown | {"seats": names}))
    ann.page.goto(f"/{place_of(record)}")
    ann.at("replay-review").click()
    expect(ann.at("review-notes")).to_be_visible(timeout=30_000)
    assert ann.at("review-notes").evaluate("notes => notes.scrollWidth <= notes.clientWidth")
    assert ann.at("review").evaluate("dialog => dialog.scrollWidth <= dialog.clientWidth")
    winners = [record.seats[seat] for seat in parlour.replay(record).winners()]
    expect(ann.at("review-notes").locator("li").first).to_contain_text(winners[0])
    expect(ann.at("review-accounts").locator("tbody")).to_have_count(len(record.seats))
    assert not violations(ann.page)
    ann.at("review-curve").click(position={"x": 2, "y": 40})
    expect(ann.at("review")).to_have_count(0)
    expect(ann.at("replay-bar")).to_have_attribute("data-at", "0")
    ann.at("replay-review").click()
    mistake = ann.at("review-mistake").first
    said = mistake.locator("span").first.inner_text()
    mistake.click()
    expect(ann.at("review")).to_have_count(0)
    expect(ann.at("replay-mistake")).to_contain_text(said)
    assert ann.page.evaluate("document.documentElement.scrollWidth <= screen.width")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.at("replay-mistake")).to_have_count(0)
