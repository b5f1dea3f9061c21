"""From the home page to a rematch with the keyboard alone; and what is said aloud."""

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.players import LEGAL, OVERLAY, Player
from often import first_often
from parlour.text import MINUS

pytestmark = pytest.mark.browser

LISTEN = """() => {
  // All that the live region ever says, in order; and all live regions that are there at a time.
  window.spoken = [];
  window.regions = new Set();
  const heard = new WeakSet();
  const loud = '[aria-live], [role="status"], [role="alert"], [role="log"]';
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-testid="spoken"] > *'))
      if (!heard.has(one)) { heard.add(one); spoken.push(one.textContent); }
    if (document.querySelector('[data-testid="table"]'))
      regions.add([...document.querySelectorAll(loud)]
        .map(one => one.dataset.testid ?? one.outerHTML).join(" and "));
  }).observe(document, { childList: true, subtree: true, attributes: true });
}"""

FIRST = ".hand :focus, [data-question] :focus"
"""What has the focus as a game begins: UNO may ask for a colour before anything is played."""

STATE = f"""() => {{
  // What there is to do for me, and so where the focus should be.
  const is = where => document.querySelector(where) !== null;
  if (is('{OVERLAY}')) return "scores";
  const table = document.querySelector('[data-testid="table"]');
  if (table?.dataset.mine !== "true" || table.dataset.busy === "true") return "";
  if (is('[data-question] button:enabled')) return "question";
  if (is('.spot.selected') || ["choose_draw", "take"].includes(table.dataset.phase))
    return is('[data-spot][data-legal="true"]') ? "table" : "";
  if (is('{LEGAL}')) return "hand";
  if (is('[data-testid="draw-pile"][data-legal="true"]')) return "draw";
  return is('[data-testid="pass"]:enabled') ? "pass" : "";
}}"""

FOCUS = {
    "scores": f"{OVERLAY} button",
    "question": "[data-question] button",
    "table": '[data-spot][data-legal="true"]',
    "hand": ".hand [data-index]",
}


class Typist:
    """Somebody who has nothing but keys."""

    def __init__(self, player: Player) -> None:
        self.me = player
        player.page.add_init_script(f"({LISTEN})()")
        self.done: Counter[str] = Counter()
        """What there was to do, and how often."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.me.page.keyboard.press(key)

    def tab_to(self, selector: str) -> None:
        for _ in range(60):
            if self.me.page.locator(f"{selector}:focus").count():
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def at(self, testid: str) -> str:
        return f'[data-testid="{testid}"]'

    def set_number(self, testid: str, number: int) -> None:
        self.tab_to(self.at(testid))
        self.press("Control+a")
        self.me.page.keyboard.type(str(number))

    def begin(self, game: str, seats: int, **options: int) -> None:
        """From the home page to the first cards."""
        self.me.visit(f"/{game}")
        self.me.at("home-play").wait_for()
        self.tab_to(self.at("name"))
        self.press("Control+a")
        self.me.page.keyboard.type("Ann")
        if game != "mushi":
            self.set_number("seats", seats)
        self.tab_to(self.at("home-more"))
        self.press("Enter")
        for name, value in options.items():
            self.me.at(f"option-{name}").wait_for()  # it is fetched
            self.set_number(f"option-{name}", value)
        self.tab_to(self.at("home-play"))
        self.press("Enter")
        self.me.table.wait_for()
        expect(self.me.page.locator(FIRST)).to_have_count(1)  # nothing else to do first
        expect(self.me.at("spoken")).to_be_attached()  # it comes a second later than the cards

    def hurry_bots(self) -> None:
        self.tab_to(self.at("menu"))
        self.press("Enter")
        self.me.at("menu-dialog").wait_for()
        self.tab_to(self.at("settings"))
        self.press("Enter")
        self.me.at("settings-dialog").wait_for()
        self.tab_to(self.at("table-settings"))
        self.press("Enter")
        self.tab_to(self.at("pace"))
        self.press("Home", "Escape")
        expect(self.me.at("settings-dialog")).to_have_count(0)
        # The menu has the focus back, unless a question came in that moment, which takes it.
        back = "[data-testid='menu']:focus, [data-question] button:focus"
        expect(self.me.page.locator(back)).to_have_count(1)
        if self.me.page.locator("[data-question]").count():
            self.tab_to("[data-question] button")
        else:
            self.press("ArrowDown")  # from anywhere to the hand
        expect(self.me.page.locator(FIRST)).to_have_count(1)

    def await_state(self) -> str:
        state = self.me.page.wait_for_function(STATE).json_value()
        assert isinstance(state, str)
        return state

    def to_a_legal_card(self) -> None:
        self.press("ArrowDown", "Home")  # from anywhere to the hand, and to its first card
        for _ in range(60):
            if self.me.page.locator(f"{LEGAL}:focus").count():
                return
            self.press("ArrowRight")
        focused = self.me.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        raise AssertionError(f"no arrow leads to a card that can be played, from {focused}")

    def take_turn(self) -> str:
        """Does what comes first of what there is to do; the focus must be there already."""
        me, page = self.me, self.me.page
        state = self.await_state()
        self.done[state] += 1
        before = page.evaluate(MARK)
        if state in FOCUS:
            expect(page.locator(f"{FOCUS[state]}:focus")).to_have_count(1)
        if state == "scores":
            return state
        if state == "draw":
            self.press("ArrowUp")
            expect(me.at("draw-pile")).to_be_focused()
        elif state == "pass":
            self.press("d")
        elif state == "hand":
            self.to_a_legal_card()
            if page.locator('[data-testid="uno-button"][data-state="due"]').count():
                self.press("u")
                expect(me.at("uno-button")).to_have_attribute("data-armed", "true")
        if state != "pass":
            self.press("Enter")
        page.wait_for_function(f"before => ({MARK})() !== before", arg=before)
        return state


MARK = """() => {
  const table = document.querySelector('[data-testid="table"]');
  const asks = document.querySelectorAll('.spot.selected, [data-question]').length;
  return `${table.dataset.entry} ${asks}`;
}"""


def told(player: Player) -> Counter[str]:
    """The history on the screen, line by line."""
    lines = player.at("history").locator("li > span:first-child").all_inner_texts()
    return Counter(line.lower() for line in lines)


GAMES: list[tuple[str, str, int, dict[str, int]]] = [
    ("uno", "ru", 3, {"points": 1}),
    ("uno", "en", 3, {"points": 50}),
    ("mojo", "en", 2, {"points": 10}),
    ("mojo", "pl", 3, {"points": 5}),
    ("mushi", "fr", 2, {"deals": 2}),
]


@pytest.mark.parametrize(
    ("game", "language", "seats", "options"),
    first_often(GAMES),
)
def test_a_whole_game_by_keys_alone(person, game, language, seats, options):
    typist = Typist(person(locale=language))
    me = typist.me
    typist.begin(game, seats, **options)
    typist.hurry_bots()
    while True:
        if typist.take_turn() != "scores":
            continue
        if me.phase == "over":
            break
        typist.press("Enter")  # the next round
        expect(me.page.locator(OVERLAY)).to_have_count(0)
    assert typist.done["hand"]

    # All that has happened was said, once, in one place, and the points last.
    lines = told(me)
    last = next(iter(lines))
    me.page.wait_for_function(
        "last => spoken.some(one => one.toLowerCase().includes(last))", arg=last
    )
    said = " ".join(me.page.evaluate("spoken")).lower()
    for line in lines:  # one may be the beginning of another
        times = sum(number * each.count(line) for each, number in lines.items())
        assert said.count(line) == times, line
    assert total(me) in said.rpartition(last)[2]
    assert me.page.evaluate("[...regions]") in (["spoken"], ["", "spoken"])

    typist.tab_to('[data-testid="rematch"]')
    typist.press("Enter")
    expect(me.page.locator(OVERLAY)).to_have_count(0)
    expect(me.page.locator(FIRST)).to_have_count(1)


def total(player: Player) -> str:
    """The points that Ann ends with, as they are said."""
    total = player.at("score-0").get_attribute("data-total") or "?"
    return total.replace("-", MINUS)


@pytest.mark.parametrize(("game", "seats"), first_often([("mojo", 2), ("uno", 3), ("mushi", 2)]))
def test_keys_say_how_the_game_stands(person, game, seats):
    typist = Typist(person())
    me = typist.me
    typist.begin(game, seats)
    typist.await_state()
    spoken = me.at("spoken")
    spoken.locator("p").first.wait_for(state="attached")
    cards = me.page.locator(".hand [data-index]").count()

    typist.press("s")
    expect(spoken.locator("p").last).to_contain_text(f"You have {cards} cards")
    expect(spoken.locator("p").last).to_contain_text("Ada, ")
    expect(spoken.locator("p").last).to_be_visible()  # it can be read, too
    assert not violations(me.page)
    typist.press("t")
    expect(spoken.locator("p").last).to_contain_text("Draw pile")
    expect(spoken.locator("p").last).not_to_contain_text("You have")
    typist.press("o")
    expect(spoken.locator("p").last).to_contain_text("Ada, ")
    expect(spoken.locator("p").last).not_to_contain_text("Draw pile")
    typist.press("n")
    expect(spoken.locator("p").last).not_to_contain_text("Ada, ")

    typist.press("k")
    me.at("keys-dialog").wait_for()
    assert not violations(me.page)
    typist.tab_to('[data-testid="letters"]')
    typist.press("Space", "Escape")
    expect(me.at("keys-dialog")).to_have_count(0)
    expect(me.page.locator(".hand :focus")).to_have_count(1)  # where it was
    lines = me.page.evaluate("spoken.length")
    typist.press("s", "k", "?", "u", "ArrowRight")  # letters do nothing now
    expect(me.page.locator('.hand [data-index="1"]')).to_be_focused()
    expect(me.at("keys-dialog")).to_have_count(0)
    assert me.page.evaluate("spoken.length") == lines


@pytest.mark.long
def test_the_menu_leads_to_the_keys_and_gives_the_focus_back(person):
    typist = Typist(person())
    me = typist.me
    typist.begin("mojo", 2)
    typist.tab_to('[data-testid="menu"]')
    typist.press("Enter")
    me.at("menu-dialog").wait_for()
    typist.tab_to('[data-testid="settings"]')
    typist.press("Enter")
    me.at("keys").wait_for()
    typist.tab_to('[data-testid="keys"]')
    typist.press("Enter")
    me.at("keys-dialog").wait_for()
    expect(me.at("settings-dialog")).to_have_count(0)
    typist.tab_to('[data-testid="keys-dialog"] header button')
    typist.press("Enter")
    expect(me.at("keys-dialog")).to_have_count(0)
    expect(me.at("menu")).to_be_focused()


def test_few_stops_and_a_way_out(person):
    """Tab goes round: through the bar, the table and the hand, each card by arrows."""
    typist = Typist(person())
    me = typist.me
    typist.begin("mojo", 3)
    typist.await_state()
    seen: list[Any] = []
    for _ in range(20):
        typist.press("Tab")
        seen.append(me.page.evaluate("document.activeElement.outerHTML.slice(0, 200)"))
        if me.page.locator(".hand :focus").count():
            break
    assert len(seen) <= 10
    assert sum("data-index" in one for one in seen) == 1
