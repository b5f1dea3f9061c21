"""Right on every screen: whatever comes up in a game can be read and tapped at every size.

`make test` looks at some moments at some sizes,
`make test-sizes` at all of them.
"""

from random import Random

import pytest
from gallery import gallery
from moments import PAGES, SETTINGS, Setting, lobbies
from sizes import SIZES, troubles
from windows import ChromiumWindow

pytestmark = pytest.mark.browser

TABLES, MOMENTS, EACH = 5, 4, 2
"""The sample: so many moments of so many tables, at so many sizes each."""


@pytest.fixture
def window(browser):
    window = ChromiumWindow(browser)
    yield window
    window.close()


def listed(found) -> str:
    return "\n".join(map(str, found))


def test_a_sample_of_moments_and_sizes(window, tmp_path):
    """The same few each time; `make test-sizes` looks at all."""
    rng = Random(7)
    tables = rng.sample(SETTINGS, TABLES)
    some = []
    for table in tables:
        moments = table.moments()
        some += rng.sample(moments, min(MOMENTS, len(moments)))
    some += rng.sample([*lobbies(), *PAGES], MOMENTS)
    found = []
    with gallery(some, tmp_path) as shown:
        for n, moment in enumerate(some):
            sizes = rng.sample(SIZES, EACH)
            found += troubles(window, shown.address, moment, sizes, longer=n % 4 == 0)
    assert not found, listed(found)


@pytest.mark.sizes
@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
@pytest.mark.parametrize("table", SETTINGS, ids=lambda table: table.name)
def test_every_moment_at_every_size(window, tmp_path, table: Setting, longer):
    found = []
    assert all(any(kind in one.name for one in table.moments()) for kind in table.wanted or [""])
    with gallery(list(table.moments()), tmp_path) as shown:
        for moment in table.moments():
            found += troubles(window, shown.address, moment, SIZES, longer)
    assert not found, listed(found)


@pytest.mark.sizes
@pytest.mark.parametrize("longer", [False, True], ids=["english", "longer"])
def test_every_page_at_every_size(window, tmp_path, longer):
    pages = [*lobbies(), *PAGES]
    found = []
    with gallery(pages, tmp_path) as shown:
        for page in pages:
            found += troubles(window, shown.address, page, SIZES, longer)
    assert not found, listed(found)
