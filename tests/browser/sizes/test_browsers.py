"""The page in Firefox and in WebKit: `make test-browsers`.

A whole game of each, from the home page on, played in the browser alone; and the check of sizes at
one table of each game, at home and in a lobby with a seat's menu open.
"""

import pytest

from browser.gallery import gallery
from browser.playing.taps import play_a_game
from browser.positions import Setting
from browser.sizes.sizes import show, troubles
from browser.states import EVERY_PAGE
from browser.windows import firefox, webkit
from parlour.games import registry

pytestmark = pytest.mark.browsers

SIZES = ((360, 640), (667, 375), (683, 325), (1366, 650))
TABLES = (
    Setting("mojo", 4, ("my-turn", "others-laid", "scores"), (("points", 30),)),
    Setting("mushi", 2, ("choose", "captured", "scores"), (("deals", 3),)),
    Setting("uno", 6, ("my-turn", "wild", "scores"), (("points", 300),)),
)


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def window(request):
    with request.param() as window:
        yield window


@pytest.mark.parametrize("game", registry.names())
def test_a_game_against_bots(window, server, game):
    play_a_game(window, server.address, game)


PAGES = [page for page in EVERY_PAGE if page.name in ("home", "lobby-people-host")]


@pytest.mark.parametrize("name", [*(table.name for table in TABLES), "pages"])
def test_in_reach_at_every_size(window, tmp_path, name):
    tables = {table.name: table.positions for table in TABLES}
    positions = tables[name]() if name in tables else PAGES
    with gallery(list(positions), tmp_path) as shown:
        found = [
            trouble
            for position in positions
            for trouble in troubles(window, shown.address, position, SIZES)
        ]
    assert not found, "\n".join(map(str, found))


def test_a_seat_s_menu_is_as_high_as_what_it_holds(window, tmp_path):
    lobby = PAGES[-1]
    with gallery([lobby], tmp_path) as shown:
        for size in SIZES:
            window.resize(*size)
            show(window, shown.address, lobby)
            heights = window.run("""() => [...document.querySelectorAll(":popover-open button")]
                .map(one => one.getBoundingClientRect().height)""")
            assert heights, size
            assert max(heights) < 80, size
