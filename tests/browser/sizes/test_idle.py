"""A page that nobody looks at, or with motion off, costs nothing."""

import pytest

from browser.gallery import gallery
from browser.positions import SETTINGS, lobbies
from browser.sizes.sizes import show
from browser.windows import ChromiumWindow
from often import first_often, long_run
from parlour.games import registry

pytestmark = pytest.mark.browser

RUNNING = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const running = () => document.getAnimations().filter(one => one.playState === "running");
  const endless = one => one.effect.getComputedTiming().endTime === Infinity;
  // Wait for what ends.
  for (let n = 0; n < 20; n++) {
    const others = running().filter(one => !endless(one));
    if (!others.length) break;
    await Promise.allSettled(others.map(one => one.finished));
    await frame();
  }
  return running().map(one => {
    const { target } = one.effect, box = target.getBoundingClientRect();
    const seen = target.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      && box.right > 0 && box.bottom > 0 && box.left < innerWidth && box.top < innerHeight;
    return { what: `${one.animationName ?? one.constructor.name} of `
      + `${target.getAttribute("class")} #${target.dataset.testid ?? ""}`, seen };
  });
}"""

HIDE = """() => {
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def positions():
    """Of each game, at a table for four or about that many."""
    tables = [
        min((one for one in SETTINGS if one.game == game), key=lambda one: abs(one.seats - 4))
        for game in registry.names()
    ]
    boards = [one for table in tables for one in table.positions() if not one.press]
    return boards[:: 7 if long_run() else 28] + [*lobbies()][: 2 if long_run() else 1]


@pytest.mark.parametrize("motion", first_often(["no-preference", "reduce"]))
def test_nothing_moves_unseen(browser, tmp_path, motion):
    """With reduced motion nothing at all; otherwise nothing out of sight or on a hidden page."""
    window = ChromiumWindow(browser, motion)
    window.resize(390, 664)
    found = []
    with gallery(positions(), tmp_path) as shown:
        for position in positions():
            show(window, shown.address, position)
            moving = window.run(RUNNING)
            found += [
                f"{position.name}: {one['what']}"
                for one in moving
                if motion == "reduce" or not one["seen"]
            ]
            window.run(HIDE)
            found += [f"{position.name}, hidden: {one['what']}" for one in window.run(RUNNING)]
    window.close()
    assert not found, "\n".join(found)
