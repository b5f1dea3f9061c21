"""The check of what can be read and tapped finds what it is there for, and nothing else."""

import pytest

from browser.players import chromium
from browser.sizes.sizes import script
from browser.windows import ChromiumWindow

pytestmark = pytest.mark.browser

FINE = """
<header><a href="/" style="display: inline-block; padding: 14px">Home</a></header>
<p dir="auto" style="width: 9em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
  A name that is too long for its place</p>
<p>Some words with <a href="/rules">a link</a> among them.</p>
<button style="width: 44px; height: 44px">A</button>
<label style="display: block; padding: 12px"><input type="checkbox"> all of this is the box</label>
<div style="height: 90px; overflow: auto"><div style="height: 900px"></div>
  <button style="height: 44px; width: 80px">far below</button></div>
<div style="position: relative; height: 70px">
  <button style="position: absolute; left: 0; width: 70px; height: 70px">1</button>
  <button style="position: absolute; left: 44px; width: 70px; height: 70px">2</button></div>
<div style="position: relative; height: 70px; text-align: left">
  <button style="position: absolute; left: 0; width: 70px; height: 60px; text-align: inherit">1
  </button>
  <button style="position: absolute; left: 38px; width: 70px; height: 60px">2</button></div>
<div inert><button style="width: 5px">x</button></div>
<div style="position: fixed; inset: 0; pointer-events: none"></div>
"""

WRONG = {
    "a covered button": (
        """<button style="width: 60px; height: 60px">Play</button>
        <div style="position: absolute; left: 0; top: 0; width: 200px; height: 200px;
          background: navy"></div>""",
        ["covered by div"],
    ),
    "a button half covered": (
        """<div style="position: relative">
        <button style="width: 60px; height: 60px; position: absolute; left: 0">1</button>
        <button style="width: 60px; height: 60px; position: absolute; left: 36px">2</button>
        </div>""",
        ["only 36x", "beside button"],
    ),
    "a small button": (
        "<button style='width: 60px; height: 30px'>Play</button>",
        ["x30 px to tap"],
    ),
    "a small checkbox": ("<input type='checkbox' aria-label='hints'>", ["to tap"]),
    "words cut off": (
        """<p style="width: 60px; overflow: hidden; white-space: nowrap">Longer than that</p>""",
        ["text cut off by"],
    ),
    "words cut off by an ancestor": (
        """<div style="height: 20px; overflow: hidden"><div><p>One</p><p>Two</p></div></div>""",
        ["text cut off by"],
    ),
    "a name cut off at its beginning": (
        """<p style="width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">
        عبد الرحمن بن خالد</p>""",
        ["at its beginning"],
    ),
    "a button outside the window": (
        """<style>body { overflow: hidden }</style>
        <button style="position: fixed; left: 50px; top: 1200px; height: 50px">Play</button>""",
        ["out of reach"],
    ),
    "a button beside the window": (
        """<style>html { overflow: hidden }</style>
        <button style="position: fixed; right: -40px; width: 80px; height: 50px">Play</button>""",
        ["cut off"],
    ),
    "a button in a box that does not scroll": (
        """<div style="height: 100px; overflow: hidden"><div style="height: 200px"></div>
        <button style="height: 50px; width: 50px">Play</button></div>""",
        ["out of reach"],
    ),
    "small print": ("<p style='font-size: 11px'>Small</p>", ["text of 11.0 px"]),
    "print that is made small": (
        "<p style='transform: scale(0.5)'>Small</p>",
        ["text of 8.0 px"],
    ),
    "words under a layer that lets taps through": (
        """<p>Read me</p><div style="position: fixed; inset: 0; background: #000c;
        pointer-events: none"></div>""",
        ["text covered by div"],
    ),
    "words over words": (
        """<p style="margin: 0">The first words</p>
        <p style="margin: 0; position: absolute; top: 12px">The second words</p>""",
        ["text covered by p"],
    ),
    "a page that is too wide": ("<div style='width: 2000px; height: 9px'></div>", ["px wide"]),
}

MOVING = """<main><button aria-disabled="true" data-testid="card"
  onclick="document.querySelector('p').textContent = 'It does not fit. '.repeat(40)">9</button>
  <p style="width: 100px"></p><button>Play</button></main>"""


CUT = """<main><button aria-disabled="true" data-testid="card"
  onclick="document.querySelector('span').textContent = 'It does not fit. '.repeat(40)">9</button>
  <p class="question"><span style="display: block; overflow: hidden; white-space: nowrap">?</span>
  </p></main>"""


@pytest.fixture(scope="module")
def window():
    with chromium() as browser:
        window = ChromiumWindow(browser)
        window.resize(640, 480)
        yield window


def found(window: ChromiumWindow, body: str, check: str = "reach") -> list[str]:
    window.page.set_content(f"<!doctype html><body style='font: 16px sans-serif'>{body}</body>")
    return [one["trouble"] for one in window.run(script(check))]


def test_what_is_in_reach_is_not_reported(window):
    assert found(window, FINE) == []


@pytest.mark.parametrize("wrong", WRONG)
def test_finds(window, wrong):
    body, words = WRONG[wrong]
    troubles = found(window, body)
    assert troubles
    assert all(any(word in trouble for trouble in troubles) for word in words), troubles


def test_an_open_dialog_makes_the_rest_wait(window):
    page = """<button style="width: 5px">x</button><dialog><p>Read me</p></dialog>
      <script>document.querySelector("dialog").showModal()</script>"""
    assert found(window, page) == []


def test_a_refusal_that_moves_the_table(window):
    assert any("moves by" in trouble for trouble in found(window, MOVING, "moves"))


def test_a_refusal_that_is_cut_off(window):
    assert any("cut off when card" in trouble for trouble in found(window, CUT, "moves"))
