"""Everything that comes up in a game, and every page around it: accessible, as far as axe knows."""

from hashlib import sha256
from random import Random

import axe
import pytest
from gallery import gallery
from positions import PAGES, SETTINGS, lobbies
from sizes import show
from test_page import STATIC
from windows import ChromiumWindow

pytestmark = pytest.mark.browser

SAMPLE = 8
"""Positions for each change of the page."""


@pytest.fixture
def window(browser):
    window = ChromiumWindow(browser)
    window.resize(390, 844)
    yield window
    window.close()


def violations(window: ChromiumWindow, address: str, positions) -> dict[str, list[str]]:
    found = {}
    for position in positions:
        show(window, address, position)
        found[position.name] = axe.violations(window.page)
    return {name: rules for name, rules in found.items() if rules}


def one_of_each_kind():
    """Every kind of position of every game at one table or another."""
    tables = [one for one in SETTINGS if one.seats in (2, 4) or one.tag]
    return [one for table in tables for one in table.positions()]


def test_a_sample_of_positions(window, tmp_path):
    rng = Random(sha256((STATIC / "index.html").read_bytes()).digest())
    table = rng.choice(SETTINGS)
    positions = rng.sample(table.positions(), min(SAMPLE, len(table.positions())))
    with gallery(positions, tmp_path) as shown:
        assert not violations(window, shown.address, positions)


def test_every_page(window, tmp_path):
    pages = [*PAGES, *lobbies()]
    with gallery(pages, tmp_path) as shown:
        assert not violations(window, shown.address, pages)


@pytest.mark.sizes
def test_every_kind_of_position(window, tmp_path):
    positions = one_of_each_kind()
    with gallery(positions, tmp_path) as shown:
        assert not violations(window, shown.address, positions)
