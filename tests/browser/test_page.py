"""What every page owes its readers: accessible, and light."""

import gzip
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from players import DESKTOP, PHONE, Player

import parlour.server

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
STATIC = Path(parlour.server.__file__).parent / "static"
FIRST_LOAD = 120_000
"""Bytes, compressed."""


SERIOUS = """async () => {
  const found = await axe.run({ elementRef: true });
  // The digits drawn on a card are no label that its name would have to repeat.
  const artwork = (rule, node) =>
    rule.id === "label-content-name-mismatch" && node.element.querySelector("svg.card");
  return found.violations
    .filter(rule => rule.impact === "serious" || rule.impact === "critical")
    .flatMap(rule => rule.nodes.filter(node => !artwork(rule, node))
      .map(node => `${rule.id}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""


def violations(player: Player) -> list[str]:
    """What axe finds serious or critical."""
    player.page.evaluate(AXE.read_text())
    found: list[str] = player.page.evaluate(SERIOUS)
    return found


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing_serious(person, size):
    me = person(**size)
    found: dict[str, list[str]] = {}
    me.visit()
    me.at("home-more").click()
    found["home"] = violations(me)
    me.open_table("Ann", seats=3, points=10, first_player=0)
    found["lobby"] = violations(me)
    me.press(me.at("fill"))
    me.press(me.at("start"))
    me.table.wait_for()
    me.press(me.at("menu"))
    found["menu"] = violations(me)
    me.page.keyboard.press("Escape")
    me.hurry_bots()
    me.await_turn()
    found["table"] = violations(me)
    while me.await_turn() == "act":
        me.play_any_legal_card()
        found["Mojo Time"] = violations(me) if me.page.locator(".hand.laid").count() else []
    found["scores"] = violations(me)
    me.press(me.at("score-close"))
    me.press(me.at("sheet"))
    found["score sheet"] = violations(me)
    me.visit("/t/no-such-table")
    me.at("fatal").wait_for()
    found["no such table"] = violations(me)
    assert not {place: rules for place, rules in found.items() if rules}


def test_the_first_load_is_light(person):
    """What the browser fetches until the first card can be played, each file compressed."""
    me = person()
    paths: set[str] = set()
    me.page.on("response", lambda answer: paths.add(urlsplit(answer.url).path))
    me.visit()
    me.fill_in("Ann", seats=2, first_player=0)
    me.press(me.at("home-play"))
    me.await_turn()
    files = [STATIC / ("index.html" if path == "/" else path[1:]) for path in paths]
    sizes = {file.name: len(gzip.compress(file.read_bytes())) for file in files if file.is_file()}
    assert "index.html" in sizes
    assert any(name.endswith(".js") for name in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes
