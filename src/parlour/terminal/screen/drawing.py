"""Cards as characters: boxes with colours that nobody needs to see, or one line each if space is
short."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from parlour.terminal.games import DrawnCard

PAINTS = {
    "blue": ("#ffffff", "#1c5fbe"),
    "green": ("#ffffff", "#197a48"),
    "yellow": ("#000000", "#f2c230"),
    "orange": ("#000000", "#f08a3c"),
    "red": ("#ffffff", "#ad1738"),
    "pink": ("#ffffff", "#c4187a"),
    "wild": ("#ffffff", "#2b2b33"),
    "special": ("#000000", "#e8dcc0"),
    "back": ("#ffffff", "#4b3b78"),
    "none": ("#888888", "default"),
    "bright": ("#000000", "#f2c230"),
    "animal": ("#ffffff", "#1f6f78"),
    "ribbon": ("#ffffff", "#ad1738"),
    "chaff": ("#000000", "#cfc7b4"),
    "joker": ("#ffffff", "#6a3fa0"),
}
"""Ink and paper of each colour that a face can have."""
CHOSEN, FAINT = "bold #ffffff", "#888888"
"""The styles of the chosen item's frame, and of an empty place."""


@dataclass(frozen=True)
class Box:
    """The characters of a frame: corners clockwise from the top left, then the horizontal and the
    vertical line."""

    corners: str
    across: str
    down: str


LIGHT, HEAVY = Box("╭╮╯╰", "─", "│"), Box("┏┓┛┗", "━", "┃")
PLAIN, PLAIN_HEAVY = Box("....", "-", "|"), Box("####", "=", "#")
"""Frames for terminals that lack the line-drawing characters."""


@dataclass(frozen=True)
class Item:
    """An item in a row: a card, or a button with a text."""

    face: DrawnCard | None = None
    text: str = ""
    number: int = 0
    """The digit that plays it; 0: none."""
    dim: bool = False
    chosen: bool = False


@dataclass(frozen=True)
class Place:
    """The place where an item was drawn."""

    left: int
    top: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """True if the item covers a character cell."""
        return self.left <= x < self.left + self.width and self.top <= y < self.top + self.height


@dataclass(frozen=True)
class Drawing:
    """Items as text, and the place of each of them."""

    text: Text
    places: tuple[Place, ...]


def draw(
    items: Sequence[Item], width: int, rows: int, *, numbered: bool = False, plain: bool = False
) -> Drawing:
    """Draw items in as many lines as they need. Cards are boxes, unless these take more than
    `rows`."""
    for small, gap in ((False, 1), (False, 0), (True, 1)):
        blocks = [_block(item, small, numbered, plain) for item in items]
        placed = _place(blocks, max(width, 1), gap)
        if not placed or max(at.top + at.height for at in placed) <= rows:
            break
    height = max((at.top + at.height for at in placed), default=0)
    lines = [Text() for _ in range(height)]
    for block, at in zip(blocks, placed, strict=True):
        for n, part in enumerate(block):
            line = lines[at.top + n]
            line.append(" " * (at.left - line.cell_len))
            line.append_text(part)
    return Drawing(Text("\n").join(lines), tuple(placed))


def _block(item: Item, small: bool, numbered: bool, plain: bool) -> list[Text]:
    if item.face is None:
        return [_button(item)]
    face = item.face
    ink, paper = PAINTS.get(face.colour, PAINTS["none"])
    dim = " dim" if item.dim else " bold" if item.chosen else ""
    filled = f"{ink} on {paper}{dim}"
    if small:
        left, right = "[]" if item.chosen else "  "
        short = " ".join(" ".join(face.lines).split()) or "-"
        number = f"{item.number}:" if numbered and item.number else ""
        return [Text(f"{number}{left}{short}{right}", filled)]
    box = (PLAIN_HEAVY if plain else HEAVY) if item.chosen else (PLAIN if plain else LIGHT)
    edge = CHOSEN if item.chosen else f"{FAINT if paper == 'default' else paper}{dim}"
    wide = len(face.lines[0])
    a, b, c, d = tuple(box.corners)
    lines = [
        Text(f"{a}{box.across * wide}{b}", edge),
        *(Text.assemble((box.down, edge), (line, filled), (box.down, edge)) for line in face.lines),
        Text(f"{d}{box.across * wide}{c}", edge),
    ]
    if numbered:
        number = str(item.number) if item.number else ""
        under = f"[{number}]" if item.chosen and number else "^" if item.chosen else number
        lines.append(Text(under.center(wide + 2), "bold" if item.chosen else ""))
    return lines


def _button(item: Item) -> Text:
    number = f"{item.number} " if item.number else ""
    if item.chosen:
        return Text(f"[{number}{item.text}]", "bold reverse")
    return Text(f" {number}{item.text} ", "#ffffff on #3a3a48")


def _place(blocks: Sequence[Sequence[Text]], width: int, gap: int) -> list[Place]:
    places: list[Place] = []
    left = top = height = 0
    for block in blocks:
        wide = max(line.cell_len for line in block)
        if left and (left + wide > width or (height != len(block))):
            left, top, height = 0, top + height, 0
        places.append(Place(left, top, wide, len(block)))
        left += wide + gap
        height = max(height, len(block))
    return places
