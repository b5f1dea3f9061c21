"""The page in Firefox and in WebKit: `make test-browsers`.

From the home page to the first sheet of scores in each game, against a bot; and the check of sizes
at one table of each game.
"""

import pytest
from gallery import gallery
from moments import Setting
from sizes import troubles
from windows import Window, firefox, webkit

pytestmark = pytest.mark.browsers

GAMES = ("mojo", "mushi", "uno")
SIZES = ((360, 640), (667, 375), (683, 325), (1366, 650))
TABLES = (
    Setting("mojo", 4, ("my-turn", "others-laid", "scores"), (("points", 30),)),
    Setting("mushi", 2, ("choose", "captured", "scores"), (("deals", 3),)),
    Setting("uno", 6, ("my-turn", "wild", "scores"), (("points", 300),)),
)

CHOOSE = """async () => {
  const input = document.querySelector("[data-testid=home-game] input[value=%s]");
  if (!input) throw new Error("the home page does not offer the game");
  input.click();
}"""
PLAY = """() => document.querySelector("[data-testid=home-play]").click()"""
MENU = """() => document.querySelector("[data-testid=menu]").click()"""
HURRY = """() => {
  const pace = document.querySelector("[data-testid=pace]");
  pace.value = 0;
  pace.dispatchEvent(new Event("change", { bubbles: true }));
  document.querySelector("dialog").close();
}"""
THERE = """async () => {
  for (let n = 0; n < 1000 && !document.querySelector(%r); n++)
    await new Promise(done => setTimeout(done, 20));
  if (!document.querySelector(%r)) throw new Error("there is no " + %r);
}"""
# Whoever taps what may be tapped gets through every game.
TAP = """async () => {
  for (let n = 0; n < 60; n++) {
    if (document.querySelector("[data-testid=score-overlay]")) return "scores";
    const open = [...document.querySelectorAll("[data-testid=table] button")].filter(one =>
      one.checkVisibility() && !one.disabled && one.ariaDisabled !== "true"
      && !one.closest("aside") && !/hint/.test(one.dataset.testid ?? ""));
    open[(n * 7) % Math.max(1, open.length)]?.click();
    await new Promise(done => setTimeout(done, 30));
  }
  return "playing";
}"""


@pytest.fixture(scope="module", params=[firefox, webkit], ids=["firefox", "webkit"])
def window(request):
    with request.param() as window:
        yield window


def await_(window: Window, selector: str) -> None:
    window.run(THERE % (selector, selector, selector))


@pytest.mark.parametrize("game", GAMES)
def test_a_round_against_a_bot(window, server, game):
    window.resize(390, 844)
    window.visit(f"{server.address}/")
    await_(window, "[data-testid=home-play]")
    window.run(CHOOSE % game)
    window.run(PLAY)
    await_(window, "[data-testid=table]")
    window.run(MENU)
    await_(window, "[data-testid=pace]")
    window.run(HURRY)
    for _ in range(150):
        if window.run(TAP) == "scores":
            return
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_in_reach_at_every_size(window, tmp_path, table):
    with gallery(list(table.moments()), tmp_path) as shown:
        found = [
            trouble
            for moment in table.moments()
            for trouble in troubles(window, shown.address, moment, SIZES)
        ]
    assert not found, "\n".join(map(str, found))
