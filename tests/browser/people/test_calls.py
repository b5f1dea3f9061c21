"""What calls a player who looks away, and the list of this browser's tables."""

import asyncio
import json
import os
import re
import shutil
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Response, Route, expect

from browser.axe import violations
from browser.gallery import served
from browser.offline.test_offline import STATIC
from browser.pages.test_languages import LOCALE
from browser.players import ELSEWHERE, PHONE, Player
from browser.tables import two_at_a_table
from often import first_often
from parlour.server.rooms import unseen
from parlour.server.serving.app import create_app
from parlour.server.settings.settings import Settings
from parlour.text import Texts, locales
from server.people.push_service import Browser, Service, Taken, serving

pytestmark = pytest.mark.browser

NOTED = """
  window.heard = [];
  const create = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    heard.push("sound");
    return create.call(this);
  };
  navigator.vibrate = (pattern) => heard.push(`buzz ${pattern}`);
  window.Notification = class {
    static permission = "default";
    static async requestPermission() {
      return (Notification.permission = window.answer ?? "granted");
    }
    constructor(title, { body, tag }) {
      heard.push(`${title}: ${body.replace(/[\\u2066-\\u2069]/g, "")} ${tag}`);
    }
    close() {}
  };
"""
"""Notes what would be heard, felt and shown."""

LOOK_AWAY = """(hidden) => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  Object.defineProperty(document, "visibilityState",
    { get: () => (hidden ? "hidden" : "visible"), configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


# The key of RFC 8291.
PUSH_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SUBSCRIBED = """
  let made = null;
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (made = {
    options: {
      applicationServerKey: Uint8Array.from(
        atob(applicationServerKey.replaceAll("-", "+").replaceAll("_", "/")),
        (c) => c.charCodeAt(0),
      ).buffer,
    },
    toJSON: () => ({ endpoint: "%(endpoint)s", keys: { p256dh: "%(p256dh)s", auth: "%(auth)s" } }),
    unsubscribe: async () => ((made = null), true),
  });
"""
"""A browser that is given a subscription without being asked over the network."""

SHOWN = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
    shown.push({ title, ...options });
  };
}"""


def heard(player) -> list[str]:
    return player.page.evaluate("heard.splice(0)")


def await_heard(player, what: str) -> list[str]:
    player.page.wait_for_function("(what) => heard.some(one => one.startsWith(what))", arg=what)
    return heard(player)


def test_a_player_is_called_as_they_wish_and_not_otherwise(person, server):
    ann, bo = two_at_a_table(person, server, PHONE, first_player=1)
    ann.page.add_init_script(NOTED)
    ann.page.reload()
    bo.await_turn()
    while bo.number("turn") == 1:
        bo.play_any_legal_card()
    ann.await_turn()
    assert heard(ann) == []  # all is off until it is switched on

    ann.open_settings("calls")
    assert not violations(ann.page)
    for way in ("sounds", "buzz", "notices"):
        ann.at(f"calls-{way}").check()
        expect(ann.at(f"calls-{way}")).to_be_checked()
    ann.page.wait_for_function("heard.length >= 3")
    assert sorted(heard(ann)) == ["buzz 120", "sound", "sound"]  # to try them
    ann.page.keyboard.press("Escape")
    while ann.number("turn") == 0:
        ann.play_any_legal_card()
    ann.page.evaluate(LOOK_AWAY, True)
    bo.await_turn()
    while bo.number("turn") == 1:
        bo.play_any_legal_card()
    table = ann.page.url.rsplit("/", 1)[1]
    called = await_heard(ann, "Your turn")
    assert f"Your turn: Mojo with Bo /t/{table}" in called
    assert "buzz 120" in called
    assert ann.page.title().startswith("●")

    ann.page.evaluate(LOOK_AWAY, False)
    ann.open_settings("calls")
    for way in ("sounds", "buzz", "notices"):
        ann.at(f"calls-{way}").uncheck()
    ann.page.evaluate("window.answer = 'denied'; heard.length = 0")
    ann.at("calls-notices").click()
    expect(ann.at("calls-refused")).to_be_visible()
    expect(ann.at("calls-notices")).not_to_be_checked()
    assert heard(ann) == []


def test_over_plain_http_links_are_copied_and_no_notifications_are_offered(person, server):
    """Browsers have no clipboard for pages there, and refuse notifications whatever their
    settings."""
    me = person(server.address.replace("127.0.0.1", ELSEWHERE))
    link = me.open_table("Ann")
    assert not me.page.evaluate("isSecureContext")
    me.page.get_by_role("button", name="Copy link").first.click()
    me.page.evaluate("document.body.append(document.createElement('textarea'))")
    pasted = me.page.locator("textarea").last
    pasted.press("Control+v")
    expect(pasted).to_have_value(link)
    pasted.evaluate("node => node.remove()")
    me.open_settings("calls")
    expect(me.at("calls-sounds")).to_be_visible()
    expect(me.at("calls-notices")).to_have_count(0)


@pytest.mark.long
def test_a_guest_who_looks_away_is_called_when_the_game_begins(person):
    ann, bo = person(), person()
    bo.page.add_init_script(
        NOTED + "localStorage['parlour.calls'] = 'notices'; Notification.permission = 'granted';"
    )
    link = ann.open_table("Ann", seats=2, first_player=1)
    bo.join(link, "Bo")
    bo.page.evaluate(LOOK_AWAY, True)
    ann.deal()
    assert await_heard(bo, "Your turn") == [f"Your turn: Mojo with Ann /t/{link.rsplit('/', 1)[1]}"]


def deliver(player: Player, said: dict[str, str]) -> None:
    """What the server's push says reaches the service worker."""
    found = []
    devtools = player.context.new_cdp_session(player.page)
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    await_true(player, lambda: found)
    wanted = {"origin": player.page.evaluate("location.origin"), "data": json.dumps(said)}
    devtools.send(
        "ServiceWorker.deliverPushMessage",
        wanted | {"registrationId": found[0]["registrationId"]},
    )
    devtools.detach()


def await_true(player, what: Callable[[], object]) -> None:
    """Wait for something that is no locator's (20 s at most)."""
    for _ in range(2000):
        if what():
            return
        player.page.wait_for_timeout(10)
    raise AssertionError("it did not come")


def hidden(player) -> list[bool]:
    """What the page has told the server of its being seen."""
    return [one["on"] for one in player.sent if one["type"] == "hide"]


def nothing_kept(folder: Path) -> Path:
    """The page, whose service worker keeps none of it: that is for the tests in `offline/`."""
    static = folder / "static"
    shutil.copytree(STATIC, static, copy_function=os.link)
    worker = static / "sw.js"
    text = worker.read_text(encoding="utf-8")
    worker.unlink()
    worker.with_name("sw.js.br").unlink(missing_ok=True)
    worker.write_text(re.sub(r'"files":\[[^]]*\]', '"files":[]', text, count=1), encoding="utf-8")
    return static


@contextmanager
def pushing(folder: Path) -> Iterator[tuple[Service, Callable[[], Taken]]]:
    """The push service, in a thread of its own, and what waits for its next push."""
    begun: Future[tuple[Service, asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def run() -> None:
        async with serving(folder) as service:
            over = asyncio.Event()
            begun.set_result((service, asyncio.get_running_loop(), over))
            await over.wait()

    thread = threading.Thread(target=asyncio.run, args=(run(),))
    thread.start()
    service, loop, over = begun.result()
    try:
        yield service, lambda: asyncio.run_coroutine_threadsafe(service.next(), loop).result()
    finally:
        loop.call_soon_threadsafe(over.set)
        thread.join()


@pytest.mark.parametrize("language", first_often(locales()[::-1]))
def test_notifications_reach_whoever_has_closed_the_page(
    person, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
):
    monkeypatch.setattr(unseen, "WAIT", 0.05)
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "localhost.pem"))
    said = Texts("page", language)
    with pushing(tmp_path) as (service, next_push):
        settings = Settings(
            data=tmp_path,
            static=nothing_kept(tmp_path),
            push_key=PUSH_KEY,
            push_contact="mailto:host@example.org",
            push_hosts=(service.host,),
        )
        receiver = Browser(service)
        with served(create_app(settings)) as address:
            ann, bo = person(address, offline=True, locale=LOCALE[language]), person(address)
            ann.context.add_init_script(NOTED + SUBSCRIBED % receiver.subscription())
            link = ann.open_table("Ann", seats=2, first_player=1)
            table = link.rsplit("/", 1)[1]
            bo.join(link, "Bo")
            ann.deal()
            ann.page.evaluate("navigator.serviceWorker.ready.then(() => {})")
            ann.open_settings("calls")
            expect(
                ann.page.get_by_text(Texts("page/calls", language)("calls-notices-closed"))
            ).to_be_visible()

            def told(answer: Response) -> str | None:
                its = answer.url.endswith(f"/api/tables/{table}/push")
                return answer.request.method if its else None

            for checked, method in ((True, "PUT"), (False, "DELETE"), (True, "PUT")):
                with ann.page.expect_response(lambda answer, m=method: told(answer) == m) as answer:
                    ann.at("calls-notices").set_checked(checked)
                assert answer.value.status == 200
            for times, away in enumerate((True, False), 1):
                ann.page.evaluate(LOOK_AWAY, away)
                await_true(ann, lambda times=times: len(hidden(ann)) == times)
            assert hidden(ann) == [True, False]

            (worker,) = ann.context.service_workers
            worker.evaluate(SHOWN)
            ann.visit("/")
            bo.await_turn()
            while bo.number("turn") == 1:
                bo.play_any_legal_card()
            pushed = receiver.read(next_push().body)
            deliver(ann, pushed)
            await_true(ann, lambda: worker.evaluate("shown.length"))
            where = f"/t/{table}"
            game = Texts("games/mojo/game", language)("game-mojo")
            notice = {
                "title": said("table-your-turn-title"),
                "body": said("call-where", game=game, names="Bo"),
                "tag": where,
                "data": where,
            }
            (shown,) = worker.evaluate("shown")
            assert shown | {"body": re.sub("[\u2066-\u2069]", "", shown["body"])} == notice


@pytest.mark.long
def test_the_home_page_calls_to_a_table_that_waits(person):
    ann, bo = person(), person()
    ann.context.add_init_script(
        NOTED + "localStorage['parlour.calls'] = 'notices'; Notification.permission = 'granted';"
    )
    ann.page.clock.install()
    link = ann.open_table("Ann", seats=2, first_player=1)
    bo.join(link, "Bo")
    ann.deal()
    ann.visit("/")
    row = ann.at(f"table-{link.rsplit('/', 1)[1]}")
    expect(row).to_contain_text("Waiting for")
    ann.page.evaluate(LOOK_AWAY, True)
    bo.await_turn()
    while bo.number("turn") == 1:
        bo.play_any_legal_card()
    ann.page.clock.run_for(61_000)
    expect(row).to_contain_text("Your turn")
    assert any("Your turn: Mojo with Bo" in one for one in heard(ann))
    expect(ann.page).to_have_title(re.compile("^●"))


@pytest.mark.long
def test_the_title_says_so_while_nobody_looks_and_all_alerts_are_off(person):
    ann, bo = person(), person()
    ann.page.clock.install()
    link = ann.open_table("Ann", seats=2, first_player=1)
    bo.join(link, "Bo")
    ann.deal()
    ann.visit("/")
    expect(ann.at(f"table-{link.rsplit('/', 1)[1]}")).to_contain_text("Waiting for")
    ann.page.evaluate(LOOK_AWAY, True)
    bo.await_turn()
    while bo.number("turn") == 1:
        bo.play_any_legal_card()
    ann.page.clock.run_for(61_000)
    expect(ann.page).to_have_title(re.compile("^●"))


@pytest.mark.long
def test_tables_are_listed_with_whose_turn_since_when_and_who_won(person):
    me = person()
    told = [
        {"status": "playing", "awaited": [1], "since": 7_300},
        {"status": "over", "winners": [0], "since": 200_000},
        {"status": "over", "winners": [1]},
        {"status": "over", "winners": [0, 1]},
    ]

    def summary(route: Route) -> None:
        table = int(route.request.url[-1])
        found = route.fetch(url=real).json()
        for seat in found["seats"]:
            seat["kind"] = "person"  # a bot is not waited for
        route.fulfill(json=found | {"awaited": []} | told[table])

    me.open_table("Ann", seats=2)
    me.press(me.at("fill"))
    real = me.page.url.replace("/t/", "/api/tables/")
    token = me.page.evaluate("Object.entries(localStorage).find(([k]) => /token/.test(k))[1]")
    me.page.evaluate(
        "token => [0, 1, 2, 3].forEach(n => localStorage[`parlour.token.t${n}`] = token)", token
    )
    me.page.route(re.compile(r"/api/tables/t\d$"), summary)
    me.visit("/")
    said = [re.sub("[\u2066-\u2069]", "", me.at(f"table-t{n}").inner_text()) for n in range(4)]
    name = said[0].split(" with ")[1].split()[0]
    news = [text.splitlines()[1] for text in said]
    assert news == [
        f"Waiting for {name} · 2 hours ago",
        "You win! · 2 days ago",
        f"{name} wins!",
        f"Ann and {name} share the victory!",
    ]
    assert me.at("tables").get_by_role("heading", level=3).all_inner_texts() == ["Finished"]
    assert not violations(me.page)
