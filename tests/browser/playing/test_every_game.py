"""Every game there is can be played on the page, whatever its cards are."""

import pytest

from browser.playing.taps import play_a_round
from browser.windows import ChromiumWindow
from parlour.games import registry

pytestmark = pytest.mark.browser


@pytest.fixture
def window(browser):
    window = ChromiumWindow(browser)
    yield window
    window.close()


@pytest.mark.long
@pytest.mark.parametrize("game", registry.names())
def test_tapping_whatever_may_be_tapped_gets_through_a_round(window, server, game):
    play_a_round(window, server.address, game)
