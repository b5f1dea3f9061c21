"""People who play on a real server, in a real browser.

Nothing here sleeps: every step waits for what the page says about itself in its data attributes.
"""

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    WebSocket,
    expect,
    sync_playwright,
)

import parlour
from browser.houses import ELSEWHERE
from parlour.core.record import Record
from parlour.core.table import Table

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium-headless-shell", "chromium"))), "chromium"
)
if wanted := os.environ.get("PARLOUR_CHROMIUM"):
    CHROMIUM = shutil.which(wanted) or wanted
FLAGS = [
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
    "--no-sandbox",  # as root, in containers
    "--disable-gpu",
    "--in-process-gpu",  # one process less
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 45_000
"""Milliseconds after which whatever has not happened is an error; machines may be busy."""

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
SCREENS = [
    pytest.param(PHONE, id="phone"),
    pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long),
]
"""For what differs little between them: `make test` looks at the phone."""

WORKERLESS = "delete Navigator.prototype.serviceWorker"
"""Makes a browser as it is over plain http, so that not each test has all of the page kept."""

LEGAL = '.hand [data-legal="true"]'
OVERLAY = '[data-testid="score-overlay"]'


TAP = """
// What the page and its workers say to each other.
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => note("received", data));
  }
  postMessage(data, ...more) {
    note("sent", data);
    super.postMessage(data, ...more);
  }
};
// Tests are quicker than any hand: none of their taps is the second of two.
addEventListener("click", (tap) => {
  if (tap.isTrusted) Object.defineProperty(tap, "detail", { value: Math.min(tap.detail, 1) });
}, true);
// Whom else it asks for something. The console says what failed, or was refused.
new PerformanceObserver((seen) => {
  for (const { name } of seen.getEntries())
    if (new URL(name).host !== location.host) note("asked", name);
}).observe({ type: "resource", buffered: true });
"""


@contextmanager
def chromium(*flags: str) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launch = partial(
            playwright.chromium.launch, executable_path=CHROMIUM, args=[*FLAGS, *flags]
        )
        try:
            browser = launch()
        except Error:  # it has crashed as it started, once in hundreds of times
            browser = launch()
        try:
            yield browser
        finally:
            browser.close()


LASTING = (
    "add_init_script",
    "close",
    "grant_permissions",
    "route",
    "route_web_socket",
)
"""What a test can do to a browser that stays when its pages are closed; the clock does, too."""
PAGE_LASTING = (
    *("add_init_script", "close", "emulate_media", "expose_function", "on", "once", "route"),
    *("route_web_socket", "set_viewport_size"),
)
"""What a test can do to a page that stays when another one is visited in its place."""


OPENED = """async form => {
  const answer = await fetch("/api/tables", { method: "POST", body: JSON.stringify(form) });
  const { table, token, secret } = await answer.json();
  const kept = { name: form.name, [`token.${table}`]: token, [`secret.${table}`]: secret };
  for (const name in kept) if (kept[name]) localStorage.setItem(`parlour.${name}`, kept[name]);
  return table;
}"""
"""Makes a table, and remembers what the page would."""


class Player:
    """One person's browser: what it sees, does, and was sent."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        offline: bool = False,
        script: str = "",
        **context: Any,
    ) -> None:
        """`offline`: keeps the page, to show it offline; `script`: runs before each page's own."""
        options = {"reduced_motion": "reduce"} | DESKTOP | context
        self.address = address
        self.context = browser.new_context(base_url=address, **options)
        self.context.set_default_timeout(PATIENCE)
        if not offline:
            self.context.add_init_script(WORKERLESS)
        self.context.expose_function("note", self._note)
        self.context.add_init_script(TAP + script)
        self.touch = bool(options.get("has_touch"))
        self._origin = urlsplit(address).netloc
        self._offline = offline
        self._changed = False
        for name in LASTING:
            self._watch(self.context, name, "_changed")
        for name in ("install", "set_fixed_time", "set_system_time"):
            self._watch(self.context.clock, name, "_changed")
        self._open_page()
        self._begin()

    def _watch(self, what: Any, name: str, mark: str) -> None:
        do = getattr(what, name)

        def change(*given: Any, **more: Any) -> Any:
            setattr(self, mark, True)
            return do(*given, **more)

        setattr(what, name, change)

    def _begin(self) -> None:
        self.moves: list[tuple[int, str]] = []
        """What this player has played: seat and notation, as a record has it."""
        self.received: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.trouble: list[str] = []
        """What no page should do: errors in the console, failed or foreign requests."""

    def _open_page(self) -> None:
        self.page: Page = self.context.new_page()
        self._devtools = self.context.new_cdp_session(self.page)
        self._page_changed = False
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.trouble.append(f"exception: {error}"))
        if self._offline:  # to be told of each request costs a seventh of a visit
            self.page.on("request", lambda request: self._at_home(request.url))
        self.page.on("websocket", self._listen)
        for name in PAGE_LASTING:
            self._watch(self.page, name, "_page_changed")

    def leave(self) -> bool:
        """Forget everything, for another person to have this browser: what they load, it has loaded
        and compiled; and it has kept the page, if it does. False if a test has changed it for
        good."""
        if self._changed:
            return False
        self.context.set_offline(False)
        for page in self.context.pages:
            if page != self.page or self._page_changed:
                page.close()
        if self._page_changed:
            self._open_page()
        else:  # the page's process stays, and all that it has compiled, as long as its origin does
            self.page.goto("/favicon.svg")
            self.page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            self.page.mouse.move(-1, -1)
        self._begin()
        theirs = "cookies,indexeddb,local_storage" if self._offline else "all"
        self._devtools.send(
            "Storage.clearDataForOrigin",
            {"origin": f"http://{self._origin}", "storageTypes": theirs},
        )
        self.context.clear_cookies()
        return True

    def close(self) -> None:
        self.context.close()

    def _note(self, how: str, message: Any) -> None:
        if how == "asked":
            self._at_home(message)
        else:
            (self.received if how == "received" else self.sent).append(message)

    # --- what is noted ----------------------------------------------------------------------------

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            where = message.location["url"]
            self.trouble.append(f"{message.type} in the console: {message.text} {where}")

    def _at_home(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.netloc != self._origin:
            self.trouble.append(f"foreign request: {url}")

    def _listen(self, socket: WebSocket) -> None:
        self._at_home(socket.url)
        socket.on("framereceived", lambda frame: self.received.append(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def acts(self) -> list[str]:
        """The actions that this browser has sent, in order."""
        return [frame["action"] for frame in self.sent if frame["type"] == "act"]

    # --- finding ----------------------------------------------------------------------------------

    def at(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    @property
    def table(self) -> Locator:
        return self.at("table")

    def number(self, name: str) -> int:
        """A number that the table shows about itself: `entry`, `round`, `turn`, `direction`."""
        return int(self.table.get_attribute(f"data-{name}") or "-1")

    @property
    def phase(self) -> str:
        return self.table.get_attribute("data-phase") or ""

    @property
    def seat(self) -> int:
        """This player's seat, as the server said last."""
        welcomes = [frame for frame in self.received if frame["type"] == "welcome"]
        seat = welcomes[-1]["seat"]
        assert isinstance(seat, int)
        return seat

    def hand(self) -> list[int]:
        """The cards on the screen that this player may look at, in hand or laid."""
        ids = self.page.locator(".hand [data-index]").evaluate_all(
            "cards => cards.map(card => card.dataset.testid)"
        )
        return [int(testid.split("-")[1]) for testid in ids]

    def position(self) -> dict[str, Any]:
        """What the screen shows, for comparing it with another time or another browser."""
        return {
            name: self.table.get_attribute(f"data-{name}")
            for name in ("entry", "phase", "round", "turn", "direction")
        } | {
            "hand": self.hand(),
            "tops": self.page.locator("[data-discard]").evaluate_all(
                "piles => piles.map(pile => [pile.dataset.top, pile.dataset.size])"
            ),
            "seats": self.page.locator(
                "[data-testid='table'] [data-testid^='seat-']:not([data-testid$='-cards'])"
            ).evaluate_all(
                "seats => seats.map(s => [s.dataset.testid, s.dataset.hand, s.dataset.laid,"
                " s.dataset.total]).sort()"
            ),
        }

    # --- doing ------------------------------------------------------------------------------------

    def press(self, target: Locator, **options: Any) -> None:
        """A click, or a tap where this player has a touch screen."""
        if self.touch:
            target.tap(**options)
        else:
            target.click(**options)

    def visit(self, path: str = "/") -> "Player":
        self.page.goto(path)
        return self

    def fill_in(self, name: str, *, game: str = "mojo", seats: int, **options: Any) -> None:
        """The form of a new table; behind "Change" at home."""
        self.at("games").or_(self.at("name")).wait_for()
        if self.at("games").count():
            self.press(self.at(f"change-{game}"))
        self.at("name").fill(name)
        if game != "mushi":  # always two
            self.set_number("seats", seats)
        if options:
            self.at("home-more").click()
        for option, value in options.items():
            if option in ("points", "deals"):
                self.set_number(f"option-{option}", value)
            elif option in ("first_player", "first_dealer"):
                self.at(f"option-{option}").select_option(str(value))
            else:
                choice = self.at(f"option-{option}").locator(f"input[value='{value}']")
                choice.check(force=True)

    def set_number(self, testid: str, value: int) -> None:
        self.at(testid).fill(str(value))
        self.at(testid).blur()

    def open_table(self, name: str, *, game: str = "mojo", seats: int = 2, **options: Any) -> str:
        """In the lobby of a new table, without the way there from home; returns its link."""
        form = {"game": game, "name": name, "seats": seats, "options": options}
        table = self.visit("/favicon.svg").page.evaluate(OPENED, form)
        self.visit(f"/t/{table}")
        self.at("lobby").wait_for()
        return self.at("share-link").inner_text()

    def open_rules(self) -> None:
        """In the lobby, opens all that is to be settled, or read, of the table and its rules."""
        self.at("in-detail").wait_for()
        if not self.page.locator(".lobby [open] > [data-testid='in-detail']").count():
            self.press(self.at("in-detail"))

    def back_at(self, table: str, name: str) -> "Player":
        """At a table of `keep`, where a person of this name has a seat."""
        self.store(**{f"token.{table}": name, "name": name})
        return self.visit(f"/t/{table}" if table else "/")

    def store(self, **what: str) -> None:
        """What this browser remembers before the page opens, by its names in `localStorage`."""
        self.visit("/favicon.svg")
        self.page.evaluate(
            "what => Object.entries(what).forEach(([name, is]) => "
            "localStorage.setItem(`parlour.${name}`, is))",
            what,
        )

    def join(self, link: str, name: str) -> "Player":
        self.visit(link)
        self.at("name").fill(name)
        self.press(self.at("join"))
        expect(self.page.locator(".lobby .seat.me")).to_be_visible()
        return self

    def deal(self, *, fill: bool = False) -> None:
        """The host starts the game, with bots on the free seats if `fill`."""
        if fill:
            self.press(self.at("fill"))
        self.press(self.at("start"))
        self.table.wait_for()

    def open_settings(self, fold: str | None = "table-settings") -> None:
        """Opens the settings, and there what is folded: without more, what the host can set."""
        self.press(self.at("menu"))
        self.press(self.at("settings"))
        self.at("settings-dialog").wait_for()
        if fold:
            self.press(self.at(fold))

    def hurry_bots(self) -> None:
        """The host sets bots to move at once."""
        self.open_settings()
        self.at("pace").fill("0")
        expect(self.at("settings-dialog")).to_contain_text("at once")
        self.page.keyboard.press("Escape")
        expect(self.at("settings-dialog")).to_have_count(0)

    def await_turn(self) -> str:
        """Waits until there is something to do: `act`, or `scores` to read."""
        asked = '[data-testid^="colour-"], [data-testid^="answer-"]'
        ready = f'{LEGAL}, [data-testid="draw-pile"][data-legal="true"], {asked}, {OVERLAY}'
        self.page.locator(ready).first.wait_for()
        return "scores" if self.page.locator(OVERLAY).count() else "act"

    def await_cards(self) -> None:
        """Waits until a card can be played, and answers what a game of UNO asks before it."""
        while self.await_turn() == "act" and not self.page.locator(LEGAL).count():
            entry = self.number("entry")
            answer = {"challenge": "answer-accept", "name": "colour-blue"}.get(self.phase)
            self.press(self.at(answer or "draw-pile"))
            expect(self.table).not_to_have_attribute("data-entry", str(entry))

    def await_all_parts(self) -> None:
        """Waits until what a table fetches after its board is there, too."""
        self.at("spoken").wait_for(state="attached")
        if self.page.evaluate("innerWidth >= 1280 && innerHeight >= 600"):
            self.at("history").wait_for()
        come = """parts => parts.every(part => performance.getEntriesByType("resource").some(
            ({ name }) => new RegExp(`/${part}\\d*\\.js`).test(name)))"""
        parts = ["Calling", "Toast", "errors", "triumphs"]
        self.page.wait_for_function(come, arg=parts)

    def await_entry(self, entry: int) -> None:
        """Waits until this entry, or a later one, is on the screen."""
        shown = "entry => document.querySelector('[data-testid=table]')?.dataset.entry >= entry"
        self.page.wait_for_function(shown, arg=entry)

    def play_any_legal_card(self) -> str:
        """Plays, reveals or draws; the action's notation. Waits for the answer."""
        before = self.table.get_attribute("data-entry")
        assert before
        action = self.draw("draw") if self.phase == "choose_draw" else self.play(self.any_card())
        expect(self.table).not_to_have_attribute("data-entry", before)
        self.moves.append((self.seat, action))
        return action

    def any_card(self) -> Locator:
        """Any that may be played; in Mojo one for which no card is drawn: the game is shorter."""
        for effect in ("equal", "lower"):
            found = self.page.locator(f'{LEGAL}[data-effect="{effect}"]')
            if found.count():
                return found.last
        return self.page.locator(LEGAL).first

    def play(self, card: Locator, discard: int = 0) -> str:
        """Press a card, and the discard if there are two; return the action's notation."""
        kind, value = (card.get_attribute("data-testid") or "").split("-")
        self.press(card, position={"x": 12, "y": 30})  # in a fan, the rest may be covered
        if kind == "laid":
            return f"show {value}"
        if self.page.locator("[data-discard]").count() == 1:
            return value
        chosen = self.page.locator('[data-discard][data-legal="true"]')
        if self.page.locator(".spot.selected").count():
            if chosen.count() > 1:
                chosen = self.at(f"discard-{discard}")
            discard = int(chosen.get_attribute("data-discard") or 0)
            self.press(chosen)
        else:  # the turn goes on where it began
            discard = int(self.acts()[-1].endswith("b"))
        return value + "ab"[discard]

    def draw(self, how: str) -> str:
        """With two discards: `draw` from the pile, or `take` the top of the other discard."""
        legal = '[data-legal="true"]'
        self.press(
            self.page.locator(
                f'[data-testid="draw-pile"]{legal}' if how == "draw" else f"[data-discard]{legal}"
            )
        )
        return how

    def next_round(self) -> None:
        self.press(self.at("next-round"))

    def play_to_the_end(self) -> None:
        """Alone against bots, from here until the game is over."""
        while True:
            if self.await_turn() == "act":
                self.play_any_legal_card()
            elif self.phase == "over":
                return
            else:
                number = self.number("round")
                self.next_round()
                expect(self.table).to_have_attribute("data-round", str(number + 1))

    def record(self) -> dict[str, Any]:
        """The record of the last game that is over at this table."""
        if urlsplit(self.page.url).query:  # in this browser
            records = [frame["record"] for frame in self.received if frame["type"] == "record"]
            return dict(records[-1])
        path = urlsplit(self.page.url).path.removeprefix("/t/")
        answer = self.context.request.get(f"/api/tables/{path}/record", max_retries=1)
        assert answer.ok, answer.text()
        record = answer.json()["record"]
        assert isinstance(record, dict)
        return record

    def replayed(self) -> Table:
        """The same game, folded through the rules."""
        return parlour.replay(Record.from_json(json.dumps(self.record())))


def take_turns(players: list[Player], turns: int | None = None) -> list[tuple[int, str]]:
    """People play against each other, `turns` actions or until the game is over; returns what was
    played, as the record has it. Every browser shows an action before the next is played."""
    played: list[tuple[int, str]] = []
    by_seat = {player.seat: player for player in players}
    while turns is None or len(played) < turns:
        one = players[0]
        if one.phase == "over":
            break
        if one.phase == "deal":
            number = one.number("round")
            for player in players:
                player.next_round()
            for player in players:
                expect(player.table).to_have_attribute("data-round", str(number + 1))
            continue
        actor = by_seat[one.number("turn")]
        actor.await_turn()
        played.append((actor.seat, actor.play_any_legal_card()))
        entry = actor.number("entry")
        for player in players:
            player.await_entry(entry)
    return played


def actions_of(record: dict[str, Any]) -> list[tuple[int, str]]:
    return [(entry["seat"], entry["action"]) for entry in record["entries"] if "seat" in entry]
