"""Talking without words: a tap here is a bubble there, in the language of whoever reads it."""

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.gallery import gallery
from browser.players import OVERLAY, PHONE, Player, take_turns
from browser.states import made, parts, people, seen
from browser.tables import two_at_a_table
from browser.windows import ChromiumWindow
from often import first_often
from parlour.server import wire

pytestmark = pytest.mark.browser

COVERS = """
(words) => {
  const one = words.getBoundingClientRect();
  const cards = "[data-anchor^='hand:'], [data-discard], [data-table], [data-testid='draw-pile']";
  return [...document.querySelectorAll(cards)].filter((card) => {
    const other = card.getBoundingClientRect();
    return other.width > 0 && one.left < other.right && other.left < one.right
      && one.top < other.bottom && other.top < one.bottom;
  }).map((card) => card.outerHTML.slice(0, 80));
}
"""


def say(player: Player, remark: str) -> None:
    player.press(player.at("talk"))
    player.press(player.at(f"say-{remark}"))
    expect(player.at("talk-dialog")).to_have_count(0)


@pytest.mark.parametrize("game", first_often(["mojo", "mushi", "uno"]))
def test_a_phrase_is_read_in_each_ones_language(person, server, game):
    length = {"mojo": "points", "mushi": "deals", "uno": "points"}[game]
    ann, bo = two_at_a_table(person, server, PHONE, {"locale": "fr-FR"}, game=game, **{length: 9})
    expect(ann.at("spoken")).to_be_attached()
    say(bo, "well_played")
    for player, seat, text in ((ann, 1, "Well played!"), (bo, 1, "Bien joué !")):
        bubble = player.at(f"said-{seat}")
        expect(bubble).to_have_text(text)
        assert bubble.evaluate(COVERS) == []
    expect(ann.at("spoken")).to_contain_text("Bo: Well played!")
    say(ann, "heart")
    expect(bo.at("said-0")).to_have_attribute("data-remark", "heart")
    expect(bo.at("said-0")).to_have_text("Un cœur")  # for those who do not see it
    assert bo.at("said-0").evaluate(COVERS) == []
    expect(bo.at("said-0")).to_have_count(0)  # it does not stay


@pytest.mark.long
def test_nobody_has_to_hear_it(person, server):
    ann, bo = two_at_a_table(person, server, PHONE)
    bo.press(bo.at("talk"))
    bo.at("deaf-0").check()
    bo.page.keyboard.press("Escape")
    say(ann, "laugh")
    expect(ann.at("said-0")).to_be_visible()
    bo.press(bo.at("talk"))
    bo.at("deaf-0").uncheck()
    bo.at("talk-hear").uncheck()
    bo.page.keyboard.press("Escape")
    say(ann, "wow")
    expect(ann.at("said-0")).to_have_attribute("data-remark", "wow")
    assert [frame["remark"] for frame in bo.received if frame["type"] == "said"] == ["laugh", "wow"]
    expect(bo.at("said-0")).to_have_count(0)
    bo.page.reload()
    bo.press(bo.at("talk"))
    expect(bo.at("talk-hear")).not_to_be_checked()


@pytest.mark.long
def test_by_keys_alone_and_in_the_lobby(person):
    ann, bo = person(), person()
    link = ann.open_table("Ann")
    bo.join(link, "Bo")
    bo.at("talk").focus()
    bo.page.keyboard.press("Enter")
    expect(bo.at("talk-dialog")).to_be_visible()
    bo.at("say-hello").focus()
    assert violations(bo.page) == []
    bo.page.keyboard.press("Enter")
    expect(bo.at("talk")).to_be_focused()
    expect(ann.at("said-1")).to_have_text("Hello!")
    assert ann.at("said-1").locator("xpath=ancestor::*[@role='status']").count() == 1


ON_TOP = """
(words) => {
  const { left, top, width, height } = words.getBoundingClientRect();
  const all = words.closest(".said");
  all.style.pointerEvents = "auto";
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  all.style.pointerEvents = "";
  return words.contains(seen);
}
"""


@pytest.mark.long
def test_it_is_seen_over_the_scores_on_the_row_of_whoever_says_it(person):
    ann, bo = person(**PHONE), person()
    bo.join(ann.open_table("Ann", points=1), "Bo")
    ann.deal()
    bo.table.wait_for()
    take_turns([ann, bo])
    say(bo, "well_played")
    say(ann, "applause")
    for player in (ann, bo):
        expect(player.page.locator(OVERLAY)).to_be_visible()
        for seat in (0, 1):
            words, row = player.at(f"said-{seat}"), player.at(f"score-{seat}").bounding_box()
            expect(words).to_be_visible()
            assert words.evaluate(ON_TOP)
            box = words.bounding_box()
            assert row
            assert box
            assert row["y"] <= box["y"] + box["height"] / 2 <= row["y"] + row["height"]


OVER_THE_QUESTION = """
() => {
  const asked = document.querySelector(".prompt").getBoundingClientRect();
  return [...document.querySelectorAll(".said .words")]
    .filter((words) => words.checkVisibility({ visibilityProperty: true }))
    .filter((words) => {
      const one = words.getBoundingClientRect();
      return one.left < asked.right && asked.left < one.right
        && one.top < asked.bottom && asked.top < one.bottom;
    }).map((words) => words.textContent);
}
"""


@pytest.mark.parametrize("first", first_often([0, 1, 9]))
def test_words_leave_clear_why_a_card_is_refused(browser, tmp_path, first):
    """In a low window with ten seats words are small; the refusal comes after them."""
    turn = seen("uno-10", "my-turn")
    greeting, sitting, update = parts(turn)
    remarks: tuple[wire.Remark, ...] = ("take_your_time", "well_played", "take_your_time")
    said = [
        wire.Said(id=remark + str(n), seat=(first + n) % 10, remark=remark)
        for n, remark in enumerate(remarks)
    ]
    spoken = made(turn, "uno-10-spoken", greeting, people(sitting), update, *said)
    window = ChromiumWindow(browser)
    window.context.add_init_script("localStorage.setItem('parlour.language', 'pl')")
    window.resize(683, 325)
    with gallery([spoken], tmp_path) as shown:
        window.visit(shown.address + spoken.address)
        expect(window.page.locator(".said .words")).to_have_count(3)
        window.page.locator('.hand [data-legal="false"]').first.click(force=True)
        expect(window.page.get_by_test_id("why")).to_be_visible()
        # They go out of its way in the frame after it.
        window.page.wait_for_function(f"({OVER_THE_QUESTION})().length === 0")
    window.close()
