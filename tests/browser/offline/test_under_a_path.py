"""The page under a path of its host: alone, and as nginx and Caddy show it there."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from browser.players import Player, chromium
from cli.served import started
from deploy.proxies import proxy

pytestmark = [pytest.mark.browser, pytest.mark.long]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium("--ignore-certificate-errors") as browser:
        yield browser


@contextmanager
def shown(file: str, folder: Path) -> Iterator[str]:
    """A server under /parlour; gives the address of its page."""
    data, name = folder / "data", "--host-name=localhost" if file else "--host-name=127.0.0.1"
    with started("serve", "--port=0", "--root-path=/parlour", name, f"--data={data}") as (_, here):
        if not file:
            yield f"{here}/"
            return
        with proxy(file, urlsplit(here).port or 0, folder) as place:
            yield place.address


@pytest.mark.parametrize("file", ["", "nginx-path.conf", "Caddyfile-path"])
def test_all_of_the_page_works_under_a_path(browser: Browser, tmp_path: Path, file: str) -> None:
    with shown(file, tmp_path) as address:
        ann, bo = (
            Player(browser, address, ignore_https_errors=True, offline=keeps)
            for keeps in (not file, False)
        )
        ann.visit(address)
        ann.fill_in("Ann", seats=2)
        ann.press(ann.at("home-invite"))
        ann.at("lobby").wait_for()
        link = ann.at("share-link").inner_text()
        assert re.fullmatch(re.escape(address) + r"t/[\w-]+", link)

        bo.join(link, "Bo")
        ann.deal()
        bo.table.wait_for()
        first = ann.page.locator(".hand [data-legal='true']").count()
        actor, other = (ann, bo) if first else (bo, ann)
        actor.await_turn()
        actor.play_any_legal_card()
        other.await_entry(actor.number("entry"))
        actor.page.reload()
        actor.table.wait_for()
        assert actor.seat == (0 if actor is ann else 1), "whoever comes back has their seat"

        for place in ("mojo", "mojo/learn", "mushi/rules/en/", "nowhere/at/all"):
            answer = bo.visit(address + place).page.goto(address + place)
            assert answer
            assert answer.status == (404 if place.startswith("nowhere") else 200)
            expect(bo.page.locator("h1, main").first).to_be_visible()
            for found in bo.page.locator("link[href], script[src], a[href]").all():
                where = found.evaluate("one => one.href || one.src")
                assert where.startswith((address, address.rstrip("/"))), where

        if not file:  # where browsers keep pages
            keeps = "navigator.serviceWorker.ready.then((kept) => kept.scope)"
            assert ann.visit(address).page.evaluate(keeps) == address
            ann.context.set_offline(True)
            ann.page.goto(address)
            expect(ann.page.get_by_role("heading", level=1)).to_have_text("Parlour")
            ann.page.goto(address + "mushi/rules/ru/summary/")
            expect(ann.page.get_by_role("heading", level=1)).to_contain_text("Муши")
        usual = ("404", "ERR_INTERNET_DISCONNECTED")
        trouble = [
            what
            for one in (ann, bo)
            for what in one.trouble
            if not any(each in what for each in usual)
        ]
        ann.close()
        bo.close()
        assert trouble == []
