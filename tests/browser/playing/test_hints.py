"""Hints: the host allows them, the player in turn asks, nobody else sees the answer."""

import time

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from browser.axe import violations
from browser.players import DESKTOP, LEGAL, PHONE, Player
from often import first_often

pytestmark = pytest.mark.browser

READY = 240_000
"""Milliseconds until the strongest bot has been compiled, if nothing of it was cached."""

STUB = """
// Answers the page here, at once: the first of the legal moves is best.
window.hints = { refuse: null };
let legal;
function hear(message) {
  if (message.type === "update") legal = message.view.legal;
}
window.WebSocket = class extends WebSocket {
  constructor(url) {
    super(url);
    this.addEventListener("message", ({ data }) => hear(JSON.parse(data)));
  }
  send(text) {
    const answer = stub(JSON.parse(text));
    if (!answer) return super.send(text);
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", {
      data: JSON.stringify(answer),
    })), 30);
  }
};
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => hear(data));
  }
  postMessage(data, ...more) {
    const answer = stub(data);
    if (!answer) return super.postMessage(data, ...more);
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data: answer })), 30);
  }
};
function stub({ type, id, entry }) {
    if (type !== "ask_hint") return null;
    const code = window.hints.refuse;
    const actions = legal.map((move) => move.action);
    const shares = [0.618, 0.614, 0.5, 0.3];
    const moves = actions.map((action, i) => ({ action, share: shares[i] ?? 0.1, best: i === 0 }));
    Object.assign(window.hints, { best: moves[0].action, moves: moves.length });
    return code
      ? { type: "error", code, message: "", id }
      : { type: "hint", id, entry, level: "expert", moves };
}
"""


def stubbed(player: Player) -> Player:
    player.page.add_init_script(STUB)
    return player


def alone(player: Player, game: str, seats: int) -> None:
    """At a table with bots and hints, up to the first turn with cards to choose from."""
    player.visit()
    player.fill_in("Ann", game=game, seats=seats)
    player.at("home-more").click()
    player.at("hints").check()
    player.press(player.at("home-play"))
    expect(player.at("ask-hint")).to_be_enabled()
    player.await_cards()
    expect(player.at("ask-hint")).to_be_enabled()
    if game == "mushi" and player.page.locator(LEGAL).count() == 1:  # cards may oblige to one move
        alone(player, game, seats)


def hinted(player: Player) -> tuple[str, int]:
    """Asks the server: the best move, and how many are valued. The strongest bot gets ready;
    refusals go away by themselves."""
    word = player.at("hint-word")
    answered = player.at("hint-panel").or_(word.filter(has_not_text="Thinking"))
    player.press(player.at("ask-hint"))
    answered.wait_for(timeout=READY)
    ready = time.monotonic() + READY / 1000
    while not player.at("hint-panel").count() and time.monotonic() < ready:
        word.wait_for(state="detached")
        player.press(player.at("ask-hint"))
        answered.wait_for()
    (hint,) = [frame for frame in player.received if frame["type"] == "hint"]
    return hint["moves"][0]["action"], len(hint["moves"])


def hinted_at_once(player: Player) -> tuple[str, int]:
    """The same of a player who is `stubbed`."""
    player.press(player.at("ask-hint"))
    player.at("hint-panel").wait_for()
    best, moves = player.page.evaluate("[window.hints.best, window.hints.moves]")
    return str(best), int(moves)


def marks(player: Player) -> list[str | None]:
    return [mark.get_attribute("data-place") for mark in player.at("hint-mark").all()]


def box(found: Locator) -> FloatRect:
    rectangle = found.bounding_box()
    assert rectangle
    return rectangle


def apart(a: FloatRect, b: FloatRect) -> bool:
    return (
        a["x"] + a["width"] <= b["x"]
        or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"]
        or b["y"] + b["height"] <= a["y"]
    )


@pytest.mark.parametrize("answers", first_often(["stub", "server"]))
def test_a_hint_is_allowed_asked_for_and_played(person, answers):
    ann, bo = person(), person(**PHONE)
    if answers == "stub":
        stubbed(ann)
    bo.join(ann.open_table("Ann", seats=2, first_player=0), "Bo")
    expect(ann.at("hints")).not_to_be_checked()
    expect(bo.at("hints-fact")).to_have_attribute("data-on", "false")
    ann.deal()
    ann.await_turn()
    expect(ann.at("hint")).to_have_count(0)

    ann.open_settings()
    ann.at("hints").check()
    expect(bo.at("ask-hint")).to_be_disabled()  # on, and not Bo's turn
    ann.page.keyboard.press("Escape")
    best, moves = hinted(ann) if answers == "server" else hinted_at_once(ann)
    expect(ann.at("hint-best")).to_have_text(f"Play the {best}")
    expect(ann.at("spoken")).to_contain_text(f"Play the {best}")
    expect(ann.at("hint-other")).to_have_count(min(4, moves - 1))
    assert marks(ann) == [f"card:{best}"]
    assert not violations(ann.page)

    before = ann.number("entry")
    ann.play(ann.page.locator(LEGAL, has=ann.at("hint-mark")))
    expect(ann.at("hint-panel")).to_have_count(0)
    assert marks(ann) == []
    assert ann.acts() == [best]
    bo.await_entry(before + 1)
    assert not [frame for frame in bo.received if frame["type"] == "hint"]
    expect(bo.at("hint-panel")).to_have_count(0)


@pytest.mark.long
@pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(DESKTOP, id="desktop", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize(("game", "seats"), [("mojo", 4), ("mushi", 2), ("uno", 4)])
def test_it_marks_the_move_and_leaves_the_hand_in_sight(person, game, seats, size):
    me = stubbed(person(**size))
    alone(me, game, seats)
    me.press(me.at("ask-hint"))
    panel = me.at("hint-panel")
    panel.wait_for()
    best = me.page.evaluate("window.hints.best").split()[0]
    assert f"card:{best}" in marks(me)
    expect(me.at("hint-estimate")).to_contain_text("62 games in 100")
    expect(me.at("hint-other").first).to_be_visible()
    if game == "mojo":  # in the others, the cards may give two moves one name
        expect(me.at("hint-other").first).to_contain_text("much the same")
    view = me.page.viewport_size
    assert view
    assert box(panel)["x"] >= 0
    assert box(panel)["x"] + box(panel)["width"] <= view["width"]
    assert apart(box(panel), box(me.page.locator(".mycards .hand")))
    for mark in me.at("hint-mark").all():
        assert apart(box(panel), box(mark))
    assert not violations(me.page)
    me.press(me.at("hint-close"))
    expect(panel).to_have_count(0)


@pytest.mark.long
def test_by_the_keys_alone(person):
    me = stubbed(person())
    alone(me, "mojo", 2)
    me.page.keyboard.press("ArrowLeft")  # to the hand
    card = me.page.locator(".hand :focus")
    card.wait_for()
    me.page.keyboard.press("h")
    me.at("hint-panel").wait_for()
    expect(card).to_have_count(1)
    expect(me.at("spoken")).to_contain_text("Expert suggests. Play the")
    me.page.keyboard.press("h")
    expect(me.at("hint-panel")).to_have_count(0)

    me.at("ask-hint").focus()
    me.page.keyboard.press("Enter")
    expect(me.at("hint-close")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(me.at("ask-hint")).to_be_focused()
    me.page.keyboard.press("Enter")
    me.at("hint-panel").wait_for()
    me.page.keyboard.press("Escape")
    expect(me.at("hint-panel")).to_have_count(0)

    # If there is no hint, it says so quietly.
    me.page.evaluate("window.hints.refuse = 'hint-unavailable'")
    me.press(me.at("ask-hint"))
    expect(me.at("hint-word")).to_contain_text("No hint just now")
    expect(me.at("toast")).to_have_count(0)
    me.page.evaluate("window.hints.refuse = null")
    me.press(me.at("ask-hint"))
    me.at("hint-panel").wait_for()
    me.play_any_legal_card()
    expect(me.at("hint-panel")).to_have_count(0)
