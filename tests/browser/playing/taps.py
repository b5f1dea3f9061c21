"""Somebody who knows none of the games, against a bot: from the home page to the first scores."""

from browser.windows import Window

DEAL = """() => document.querySelector("[data-testid=deal-%s]").click()"""
MENU = """() => document.querySelector("[data-testid=menu]").click()"""
SETTINGS = """() => document.querySelector("[data-testid=settings]").click()"""
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
# Tapping whatever may be tapped gets one through every game.
TAP = """() => {
  const open = [...document.querySelectorAll("[data-testid=table] button")].filter(one =>
    one.checkVisibility() && !one.disabled && one.ariaDisabled !== "true"
    && !one.closest("aside") && !/hint|why/.test(one.dataset.testid ?? ""));
  open[Math.floor(Math.random() * open.length)]?.click();
}"""
TAPS = f"""async () => {{
  for (let n = 0; n < 60; n++) {{
    if (document.querySelector("[data-testid=score-overlay]")) return "scores";
    ({TAP})();
    await new Promise(done => setTimeout(done, 30));
  }}
  return "playing";
}}"""


def await_(window: Window, selector: str) -> None:
    window.run(THERE % (selector, selector, selector))


ON = """async () => {
  const next = document.querySelector("[data-testid=next-round]");
  if (!next) return false;
  next.click();
  while (document.querySelector("[data-testid=score-overlay]"))
    await new Promise(done => setTimeout(done, 20));
  return true;
}"""


def play_a_round(window: Window, address: str, game: str) -> None:
    """From the home page (AssertionError: the round does not end)."""
    window.resize(390, 844)
    window.visit(f"{address}/")
    await_(window, f"[data-testid=deal-{game}]")
    window.run(DEAL % game)
    await_(window, "[data-testid=table]")
    window.run(MENU)
    await_(window, "[data-testid=settings]")
    window.run(SETTINGS)
    await_(window, "[data-testid=pace]")
    window.run(HURRY)
    to_the_scores(window)


def play_a_game(window: Window, address: str, game: str) -> None:
    """From the home page, until somebody has won."""
    play_a_round(window, address, game)
    while window.run(ON):
        to_the_scores(window)
    assert window.run("""() => document.querySelector("[data-testid=winner]") !== null""")


def to_the_scores(window: Window) -> None:
    """Raises AssertionError where a round does not end."""
    for _ in range(150):
        if window.run(TAPS) == "scores":
            return
    raise AssertionError("the round does not end")
