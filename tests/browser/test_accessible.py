"""Everything that comes up in a game is accessible, as far as axe can tell: by all its rules
for level AA and those on trial, and nothing is excused."""

from hashlib import sha256
from random import Random

import pytest
from gallery import gallery
from moments import SETTINGS, lobbies
from sizes import show
from test_page import AXE, STATIC
from windows import ChromiumWindow

pytestmark = pytest.mark.browser

SAMPLE = 8
"""Moments for each change of the page."""

RUN = """async () => {
  const rules = Object.fromEntries(axe.getRules()
    .map(({ ruleId, tags }) => [ruleId, { enabled: !tags.includes("deprecated") }]));
  rules["color-contrast-enhanced"].enabled = false;  // AAA: half of WCAG's own examples fail it
  rules["identical-links-same-purpose"].enabled = false;
  const { violations } = await axe.run({ rules });
  return violations.flatMap(rule => rule.nodes.map(
    node => `${rule.id}: ${node.html.slice(0, 160)}: ${node.failureSummary}`));
}"""


@pytest.fixture
def window(browser):
    window = ChromiumWindow(browser)
    window.resize(390, 844)
    yield window
    window.close()


def violations(window: ChromiumWindow, address: str, moments) -> dict[str, list[str]]:
    found = {}
    for moment in moments:
        show(window, address, moment)
        window.page.evaluate(AXE.read_text())
        found[moment.name] = window.run(RUN)
    return {name: rules for name, rules in found.items() if rules}


def one_of_each_kind():
    """Every kind of moment of every game at one table or another, and the lobbies."""
    tables = [one for one in SETTINGS if one.seats in (2, 4) or one.tag]
    return [m for table in tables for m in table.moments()] + [*lobbies()]


def test_a_sample_of_moments(window, tmp_path):
    rng = Random(sha256((STATIC / "index.html").read_bytes()).digest())
    table = rng.choice(SETTINGS)
    moments = rng.sample(table.moments(), min(SAMPLE, len(table.moments())))
    with gallery(moments, tmp_path) as shown:
        assert not violations(window, shown.address, moments)


@pytest.mark.sizes
def test_every_kind_of_moment(window, tmp_path):
    moments = one_of_each_kind()
    with gallery(moments, tmp_path) as shown:
        assert not violations(window, shown.address, moments)
