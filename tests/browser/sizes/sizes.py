"""The page at every size of window: what is out of reach there."""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from browser.positions import Position
from browser.windows import Window
from parlour.text import FALLBACK, locales

Size = tuple[int, int]

PHONES = ((360, 640), (375, 667), (390, 664), (390, 844), (412, 732), (667, 375), (844, 390))
TABLETS = ((768, 1024), (1024, 768))
DESKS = (
    (1280, 720),
    (1366, 650),
    (1440, 780),
    (1536, 730),
    (1280, 800),
    (1920, 1080),
    (2560, 1440),
)
ZOOMED = ((640, 360), (683, 325), (960, 540))
"""1280x720, 1366x650 and 1920x1080 at 200 %: half as many CSS pixels."""
SIZES: tuple[Size, ...] = (*PHONES, *TABLETS, *DESKS, *ZOOMED)

HERE = Path(__file__).parent

PLACES = (
    "[data-testid=table] :is(.rows, .stage), [data-testid=lobby], [data-testid=screen-lobby], "
    "[data-testid=games], [data-testid=home-play], "
    "[data-testid=nowhere], [data-testid=learned], [data-testid=verify]"
)
THERE = """async () => {
  const there = %s;
  document.documentElement.classList.remove("cold"); // letters as on later visits
  const frame = () => new Promise(done => requestAnimationFrame(done));
  for (let n = 0; n < 1500 && !document.querySelector(there); n++)
    await new Promise(done => setTimeout(done, 10));
  if (!document.querySelector(there)) throw new Error("there is no " + there);
  while (document.querySelector(".bar.choosing:not(:has(button))")) // answers come after the board
    await new Promise(done => setTimeout(done, 10));
  await document.fonts.ready;
  await frame(); await frame(); await frame();
}"""

SETTLED = """async () => {
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await frame(); await frame(); await frame();
  await document.fonts.ready; // other words may be in letters that come from another file
}"""

LATE = """async () => {
  const late = %s; // made anew in a window of another shape, unless it has gone meanwhile
  for (let n = 0; n < 50 && !document.querySelector(late); n++)
    await new Promise(done => setTimeout(done, 10));
}"""

LENGTHENED = "async () => { if ((%s)()) await (%s)(); }"

PRESS = """() => document.querySelector(%s).click()"""


@cache
def script(name: str) -> str:
    return (HERE / f"{name}.js").read_text().rstrip().rstrip(";")


def in_turn(*functions: str) -> str:
    """One JavaScript function for several: all that they find, for one trip to the browser."""
    steps = "".join(f"found.push(...((await ({one})()) ?? []));\n" for one in functions)
    return f"async () => {{ const found = [];\n{steps}return found; }}"


@dataclass(frozen=True)
class Trouble:
    """What is wrong with an element at a position, in a window of some size."""

    position: str
    size: Size
    element: str
    what: str

    def __str__(self) -> str:
        width, height = self.size
        return f"{self.position} at {width}x{height}: {self.element}: {self.what}"


WORDS = (FALLBACK, "longer", *locales()[1:])
"""The languages that a page is looked at in; `longer`: English with words 40 % longer."""


PASSING = re.compile(
    r".*: text covered by .*(span\.bubble\b|said-\d+ > svg)"
    r"|.*: text( of a mark)? covered by .*table-news\b"
    r"|(table|table-cards) > button\S*#(captured-|table-|draw-pile).*: covered by .*table-news\b"
    r"|.*: only \d+x\d+ px to tap, beside .*table-news\b"
)
"""Where there is no room beside a plate, what its player says lies over words for a moment, though
never over a plate, a badge or a control. A notice lies over plates, over cards on the table
or a part of another control, until it is read."""

LOOKS = ("", "large left letters")
"""What readers may choose that moves things (web/src/browser/looks.svelte.ts)."""


def show(
    window: Window, address: str, position: Position, language: str = "en", looks: str = ""
) -> None:
    window.visit(address + "/favicon.svg")
    kept = {"parlour.language": language, "parlour.looks": f"marks {looks}", **dict(position.kept)}
    window.run(
        f"() => {{ localStorage.clear(); Object.assign(localStorage, {json.dumps(kept)}); }}"
    )
    window.visit(address + position.address)
    window.run(THERE % json.dumps(PLACES))
    for selector in position.press:
        window.run(THERE % json.dumps(selector))
        window.run(PRESS % json.dumps(selector))
    window.run(SETTLED)
    if position.shows:
        window.run(THERE % json.dumps(position.shows))


def troubles(
    window: Window,
    address: str,
    position: Position,
    sizes: Iterable[Size],
    words: str = "en",
    looks: str = "",
) -> Iterator[Trouble]:
    """Visits a position and looks at it at these sizes, in one of WORDS and one of LOOKS."""
    if position.across:
        return
    longer = words == "longer"
    lengthen = (LENGTHENED % (script("longer"), SETTLED),) if longer else ()
    late = (LATE % json.dumps(position.shows),) if position.shows else ()
    look = in_turn(*late, SETTLED, *lengthen, script("reach"), script("moves"))
    name = f"{position.name} ({words}{looks and ', '}{looks})"
    for n, size in enumerate(size for size in sizes if size not in position.not_at):
        window.resize(*size)
        if n == 0:
            show(window, address, position, "en" if longer else words, looks)
        for found in window.run(look):
            if not PASSING.match(f"{found['element']}: {found['trouble']}"):
                yield Trouble(name, size, found["element"], found["trouble"])
