"""Right on every screen: whatever comes up in a game can be read and tapped at every size.

`make test` looks at some positions at some sizes, in one language or another, with large cards for
the left hand or without, `make test-sizes` at all of them at every size.
"""

from random import Random

import pytest

from browser.gallery import gallery
from browser.players import chromium
from browser.positions import COMMON, KINDS, Setting
from browser.sizes.sizes import LOOKS, SIZES, WORDS, troubles
from browser.states import EVERY_PAGE, TABLES
from browser.windows import UndrawnWindow
from often import long_run

pytestmark = pytest.mark.browser

EACH = 2
FEW_TABLES, POSITIONS = (3, 2) if long_run() else (2, 1)
"""The sample: how many sizes for each position, how many tables, and positions at each of them."""


@pytest.fixture(scope="module")
def browser():
    """As fast as it can draw, not 60 times a second."""
    with chromium("--disable-frame-rate-limit", "--disable-gpu-vsync") as browser:
        yield browser


@pytest.fixture
def window(browser):
    window = UndrawnWindow(browser)
    yield window
    window.close()


def listed(found) -> str:
    return "\n".join(map(str, found))


def test_a_sample_of_positions_and_sizes(window, tmp_path):
    """The same few each time; `make test-sizes` looks at all."""
    rng = Random(7)
    tables = rng.sample(TABLES, FEW_TABLES)
    some = []
    for table in tables:
        positions = table.positions()
        some += rng.sample(positions, min(POSITIONS, len(positions)))
    some += rng.sample(EVERY_PAGE, POSITIONS)
    found = []
    with gallery(some, tmp_path) as shown:
        for n, position in enumerate(some):
            sizes = rng.sample(SIZES, EACH)
            words, looks = WORDS[n % len(WORDS)], LOOKS[n % len(LOOKS)]
            found += troubles(window, shown.address, position, sizes, words, looks)
    assert not found, listed(found)


def test_every_kind_of_position_comes_up():
    """Or else nobody would look at it. With one discard nobody chooses where to draw in Mojo."""
    for table in TABLES:
        kinds = table.wanted or tuple(kind.name for kind in KINDS.get(table.game, COMMON))
        there = {position.name.removesuffix("-long") for position in table.positions()}
        missing = {kind for kind in kinds if f"{table.name}-{kind}" not in there}
        if ("discards", 2) not in table.options:
            missing.discard("draw")
        assert not missing, table.name


def ways(table: Setting) -> list[tuple[str, str]]:
    """The words and looks that a table is seen in: longer words than any language has everywhere,
    each language where the most sit, large cards where few do and where the most do."""
    most = max(one.seats for one in TABLES if one.game == table.game)
    words = WORDS if table.seats == most else ["longer"]
    large = [("longer", LOOKS[1])] if table.seats in (2, 4, most) else []
    return [(one, LOOKS[0]) for one in words] + large


EVERY = [
    pytest.param(table, words, looks, id=f"{table.name}-{words}{looks and '-large'}")
    for table in TABLES
    for words, looks in ways(table)
]


@pytest.mark.sizes
@pytest.mark.parametrize(("table", "words", "looks"), EVERY)
def test_every_position_at_every_size(window, tmp_path, table: Setting, words, looks):
    found = []
    with gallery(list(table.positions()), tmp_path) as shown:
        for position in table.positions():
            found += troubles(window, shown.address, position, SIZES, words, looks)
    assert not found, listed(found)


@pytest.mark.sizes
@pytest.mark.parametrize("looks", LOOKS)
@pytest.mark.parametrize("words", WORDS)
def test_every_page_at_every_size(window, tmp_path, words, looks):
    found = []
    with gallery([*EVERY_PAGE], tmp_path) as shown:
        for page in EVERY_PAGE:
            found += troubles(window, shown.address, page, SIZES, words, looks)
    assert not found, listed(found)
