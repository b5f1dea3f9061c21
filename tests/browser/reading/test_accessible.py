"""Everything that comes up in a game, and every page around it, by day and by night: accessible, as
far as axe knows, and its text stands out from what it lies on."""

from random import Random

import pytest
from playwright.sync_api import expect

from browser import axe
from browser.gallery import gallery
from browser.sizes.contrast import faint
from browser.sizes.sizes import SETTLED, show
from browser.states import EVERY_PAGE, TABLES
from browser.windows import ChromiumWindow
from often import long_run

pytestmark = pytest.mark.browser

SAMPLE, LONG_SAMPLE = 1, 3
"""How many positions, and how many pages."""
WIDE = 1366, 650
THEMES = ("light", "dark")


@pytest.fixture
def window(browser):
    window = ChromiumWindow(browser)
    window.resize(390, 844)
    yield window
    window.close()


def listed(found: list[str]) -> str:
    return "\n".join(found)


def violations(window: ChromiumWindow, address: str, position, theme: str) -> list[str]:
    window.resize(390, 844)
    show(window, address, position, looks=theme)
    found = axe.violations(window.page) + faint(window)
    window.resize(*WIDE)
    window.run(SETTLED)
    return [f"{position.name} ({theme}): {one}" for one in found + faint(window)]


def one_of_each_kind():
    """Every kind of position of every game at one table or another."""
    tables = [one for one in TABLES if one.seats in (2, 4) or one.tag]
    return [one for table in tables for one in table.positions()]


def test_a_sample(window, tmp_path):
    """The same few each time, by day and by night in turn; `make test-sizes` looks at all."""
    rng = Random(8)
    table = rng.choice([one for one in TABLES if not one.tag])
    size = LONG_SAMPLE if long_run() else SAMPLE
    some = rng.sample(table.positions(), size) + rng.sample(EVERY_PAGE, size)
    found = []
    with gallery(some, tmp_path) as shown:
        for n, position in enumerate(some):
            found += violations(window, shown.address, position, THEMES[n % len(THEMES)])
    assert not found, listed(found)


@pytest.mark.sizes
@pytest.mark.parametrize("theme", THEMES)
def test_every_page(window, tmp_path, theme):
    found = []
    with gallery([*EVERY_PAGE], tmp_path) as shown:
        for page in EVERY_PAGE:
            found += violations(window, shown.address, page, theme)
    assert not found, listed(found)


@pytest.mark.sizes
@pytest.mark.parametrize("theme", THEMES)
def test_every_kind_of_position(window, tmp_path, theme):
    positions = one_of_each_kind()
    found = []
    with gallery(positions, tmp_path) as shown:
        for position in positions:
            found += violations(window, shown.address, position, theme)
    assert not found, listed(found)


def test_on_a_phone_a_row_of_the_scores_unfolds(window, tmp_path):
    over = next(
        one for table in TABLES for one in table.positions() if one.name.startswith("mojo-8-over")
    )
    with gallery([over], tmp_path) as shown:
        show(window, shown.address, over)
        row = window.page.get_by_test_id("score-0")
        cards = row.locator(".mini")
        expect(cards).to_have_count(0)
        row.get_by_role("button", expanded=False).press("Enter")
        expect(row.get_by_role("button", expanded=True)).to_be_focused()
        expect(cards.first).to_be_visible()
        row.get_by_role("button").press("Enter")
        expect(cards).to_have_count(0)
