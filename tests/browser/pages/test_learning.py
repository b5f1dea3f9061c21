"""The lessons, as a pupil takes them: on the game's own board, by touch or by keys alone."""

import re
from itertools import product

import pytest
from playwright.sync_api import expect

from browser.pages.lessons import NEXT
from browser.players import DESKTOP, PHONE, Player
from games.declared import all_declared, declared
from often import first_often
from parlour.text import FALLBACK, locales

pytestmark = pytest.mark.browser


LESSONS = {game: of.pupil for game, of in all_declared().items()}
IN_LANGUAGES = first_often(product(LESSONS, reversed(locales())))
"""By touch; keys alone take the lesson in English, which comes last here."""


def begin(pupil: Player, game: str, language: str = FALLBACK) -> None:
    pupil.page.add_init_script(f"localStorage['parlour.language'] = '{language}'")
    pupil.visit(f"/{game}/learn")


def at_step(pupil: Player, number: int) -> None:
    """Waits until the pupil is asked something."""
    expect(pupil.at("lesson")).to_have_attribute("data-step", str(number))
    expect(pupil.at("lesson")).not_to_have_attribute("data-waiting", "others")


def ready(pupil: Player) -> None:
    expect(pupil.page.locator("[data-waiting=others]")).to_have_count(0)


@pytest.mark.parametrize(("game", "language"), IN_LANGUAGES)
def test_a_lesson_to_its_end_by_touch(person, game, language):
    pupil = person(**PHONE)
    begin(pupil, game, language)
    said = set()
    for number, step in enumerate(LESSONS[game], 1):
        at_step(pupil, number)
        for what in step:
            ready(pupil)
            said.add(pupil.at("learn-text").inner_text())
            if what == NEXT:  # nothing else asks to be pressed
                expect(pupil.page.locator(".button.primary")).to_have_count(1)
                expect(pupil.page.locator(".bar.mine")).to_have_count(0)
            pupil.press(pupil.at(what).first)
    expect(pupil.at("learned")).to_be_visible()
    said.add(pupil.at("learned").inner_text())
    assert len(said) > len(LESSONS[game])
    assert not [text for text in said if re.search(r"[{}]|\blearn-", text)]
    pupil.press(pupil.at("back-home"))
    expect(pupil.at("games")).to_be_visible()


def by_keys(pupil: Player, what: str) -> None:
    """Goes to a place with the keyboard and presses it: Tab, and among cards the arrows."""
    keys = pupil.page.keyboard
    target = pupil.at(what).first
    place = ".hand" if target.evaluate("one => !!one.closest('.hand')") else "[data-spot]"
    first = ["ArrowLeft"] * 8
    walk = [*first, *["ArrowRight"] * 8]
    if place != ".hand":  # all of the upper row, and what is below
        walk = [
            key for n in range(8) for key in (*first, *["ArrowRight"] * n, "ArrowDown", "ArrowUp")
        ]

    def there() -> bool:
        return bool(target.evaluate("one => one.contains(document.activeElement)"))

    for _ in range(60):
        among = f"!!document.activeElement.closest('{place}')"
        if target.evaluate(f"one => !!one.closest('{place}') && {among}"):
            for key in walk:
                keys.press(key)
                if there():
                    break
        if there():
            break
        keys.press("Tab")
    assert there(), f"no key leads to {what}"
    keys.press("Enter")


@pytest.mark.long
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_to_its_end_by_keys_alone(person, game):
    pupil = person(**DESKTOP)
    begin(pupil, game)
    for number, step in enumerate(LESSONS[game], 1):
        at_step(pupil, number)
        for what in step:
            ready(pupil)
            pupil.at(what).first.wait_for()
            by_keys(pupil, what)
    expect(pupil.at("learned")).to_be_visible()


@pytest.mark.parametrize("game", first_often(LESSONS))
def test_a_wrong_move_is_explained_and_not_made(person, game):
    pupil = person(**PHONE)
    spoken = pupil.at("spoken")
    number, wrong = declared(game).wrong
    begin(pupil, game)
    for step in LESSONS[game][: number - 1]:
        for one in step:
            ready(pupil)
            pupil.press(pupil.at(one).first)
    at_step(pupil, number)
    asked = pupil.at("learn-text").inner_text()
    expect(spoken).to_contain_text(asked)
    hand = pupil.page.locator(".hand [data-index]")
    cards = hand.evaluate_all("cards => cards.map(card => card.dataset.testid)")
    for one in wrong:
        pupil.press(pupil.at(one).first)
    expect(pupil.at("coach")).to_have_attribute("data-wrong", "true")
    explained = pupil.at("learn-text").inner_text()
    assert explained != asked
    expect(spoken.locator("p").last).to_contain_text(explained)
    assert hand.evaluate_all("cards => cards.map(card => card.dataset.testid)") == cards
    expect(pupil.at("hint-mark").first).to_be_visible()
    pupil.press(pupil.at("learn-again"))
    expect(pupil.at("learn-text")).to_have_text(asked)
    for one in LESSONS[game][number - 1]:
        ready(pupil)
        pupil.press(pupil.at(one).first)
    at_step(pupil, number + 1)


@pytest.mark.long
def test_a_step_can_be_done_again_and_a_reload_finds_it(person):
    pupil = person(**PHONE)
    begin(pupil, "mojo")
    pupil.press(pupil.at(NEXT))
    pupil.press(pupil.at("card-2"))
    ready(pupil)
    expect(pupil.at("card-2")).to_have_count(0)
    pupil.press(pupil.at("learn-again"))
    expect(pupil.at("card-2")).to_be_visible()
    pupil.press(pupil.at("card-4"))
    ready(pupil)
    pupil.press(pupil.at(NEXT))
    at_step(pupil, 3)
    expect(pupil.at("card-4")).to_have_count(0)
    pupil.page.reload()
    at_step(pupil, 3)
    expect(pupil.page.locator(".hand [data-index]")).to_have_count(7)
    pupil.press(pupil.at("learn-back"))
    at_step(pupil, 2)


def test_the_way_from_home_through_a_lesson_to_a_game(person):
    """Offered to who is new, gone once it is no longer wanted; at the end bots wait."""
    pupil = person(**PHONE)
    pupil.visit("/mojo")
    pupil.press(pupil.at("home-learn"))
    pupil.at("lesson").wait_for()
    pupil.press(pupil.at("learn-leave"))
    expect(pupil.at("home-learn")).to_be_visible()
    pupil.press(pupil.at("home-learn-close"))
    expect(pupil.at("home-learn")).to_have_count(0)
    pupil.page.reload()
    pupil.at("home-play").wait_for()
    expect(pupil.at("home-learn")).to_have_count(0)
    pupil.press(pupil.at("help"))
    pupil.press(pupil.at("help-learn"))
    pupil.at("lesson").wait_for()
    pupil.visit("/uno")
    expect(pupil.at("home-learn")).to_be_visible()
    pupil.visit("/mojo/learn#99")
    pupil.press(pupil.at("learn-play"))
    expect(pupil.table).to_be_visible()
    made = next(frame["wanted"] for frame in pupil.sent if frame["type"] == "open")
    assert made["bots"] == ["easy", "easy"]


SIZES = ((360, 640), (844, 390), (683, 325), (640, 360), (768, 1024), (1366, 650), (1920, 1080))


def sizes_in_turn(step: int) -> tuple[tuple[int, int], ...]:
    """For each step of a lesson the next one, and one of the short ones."""
    return SIZES[step % len(SIZES)], SIZES[1 + step % 3]


AT_REST = """async place => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  const box = () => JSON.stringify(document.querySelector(place).getBoundingClientRect());
  for (let same = 0, was = ""; same < 6; same = box() === was ? same + 1 : 0, was = box())
    await frame();
}"""

SEEN = """([coach, places]) => {
  // What of these places is not in the window, or lies under the coach.
  // The ends of a fan may hang out.
  const edge = 6;
  const box = one => one.getBoundingClientRect();
  const c = box(document.querySelector(coach));
  return places.filter(place => {
    const found = document.querySelector(place);
    if (!found) return true;
    const b = box(found);
    const under = b.left < c.right - 1 && b.right > c.left + 1 &&
      b.top < c.bottom - 1 && b.bottom > c.top + 1;
    return under || b.top < -edge || b.left < -edge || b.right > innerWidth + edge ||
      b.bottom > innerHeight + edge || b.width < 16 || b.height < 16;
  });
}"""

FULL = """({ parentElement: place }) =>
  place.scrollHeight > place.clientHeight + 1 || place.scrollWidth > place.clientWidth + 1
"""


@pytest.mark.long
@pytest.mark.parametrize(
    "sizes_of",
    [
        pytest.param(sizes_in_turn, id="some"),
        pytest.param(lambda step: SIZES, id="every", marks=pytest.mark.long),
    ],
)
@pytest.mark.parametrize("game", LESSONS)
def test_the_coach_hides_nothing_at_any_size(person, game, sizes_of):
    """What is to be pressed, or pointed at, can be seen; and so can all that is said."""
    pupil = person(**DESKTOP)
    begin(pupil, game)
    wrong = []
    for number, step in enumerate(LESSONS[game], 1):
        at_step(pupil, number)
        for what in step:
            ready(pupil)
            target = f'[data-testid="{what}"]'
            pupil.page.locator(target).first.wait_for()
            for width, height in sizes_of(number):
                pupil.page.set_viewport_size({"width": width, "height": height})
                pupil.page.evaluate(AT_REST, target)
                shown = pupil.page.locator("[data-pointed]").count()
                places = ([] if what == NEXT else [target]) + ["[data-pointed]"] * (shown > 0)
                hidden = pupil.page.evaluate(SEEN, ['[data-testid="coach"]', places])
                wrong += [f"{game} {number} at {width}x{height}: {place}" for place in hidden]
                if pupil.at("learn-text").evaluate(FULL):
                    wrong.append(f"{game} {number} at {width}x{height}: too much is said")
            pupil.page.set_viewport_size(DESKTOP["viewport"])
            pupil.press(pupil.page.locator(target).first)
    assert not wrong, "\n".join(wrong)
