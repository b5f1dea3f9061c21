"""What axe finds on a page by all its rules for levels A and AA, best practices and experimental
ones included; nothing is excused."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

RUN = """async () => {
  const worn = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];  // so that it is painted: what nobody sees, axe leaves out
  await Promise.all(document.getAnimations()
    .filter(one => Number.isFinite(one.effect.getComputedTiming().endTime))
    .map(one => one.finished.catch(() => {})));
  const rules = Object.fromEntries(axe.getRules()
    .map(({ ruleId, tags }) => [ruleId, { enabled: !/deprecated|wcag2aaa/.test(tags.join()) }]));
  const { violations } = await axe.run({ rules, resultTypes: ["violations"], selectors: false });
  document.adoptedStyleSheets = worn;
  return violations.flatMap(rule => rule.nodes.map(
    node => `${rule.id}: ${node.html.slice(0, 200)}: ${node.failureSummary}`));
}"""


def violations(page: Page) -> list[str]:
    """Once the page is at rest: what fades in has its own colours only when it is there."""
    page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN)
    return found
