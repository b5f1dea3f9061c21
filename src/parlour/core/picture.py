"""Cards and tables as pictures and as text, for notebooks and terminals of people who write Python.

A game says what lies where, as rows of cards (`Shown.rows`); how cards look comes from the page's
own art, which its build writes into `parlour/art/`, a file for each game. Where there is none, a
card is its notation in a frame.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from textwrap import wrap
from typing import Any, NamedTuple, Protocol, Self

from parlour.core.numbers import Seat

BACK = "?"
"""A card that lies face down."""

WIDTH = 760
CARD = 76
"""The height of a card, in pixels, as are all sizes here."""
LABEL, GAP, EDGE, LINE = 148, 16, 14, 18
LETTERS = 16
"""The number of letters that fit beside the cards."""


class Pile(NamedTuple):
    """Cards that lie together, as notation; `?` face down."""

    cards: Sequence[str]
    name: str = ""
    """A name for the pile, where its place does not tell."""

    def __str__(self) -> str:
        cards = " ".join(self.cards)
        return f"[{self.name} {cards}]" if self.name else cards


class PictureRow(NamedTuple):
    """The cards in one place of the table: in front of a seat, or in the middle."""

    piles: Sequence[Pile]
    name: str = ""
    seat: int | None = None
    """Whose cards they are; None: nobody's."""
    mark: str = ""
    """`>` is to act, `*` has won."""
    note: str = ""

    def label(self, names: Sequence[str] = ()) -> str:
        """Whose place, or which place, it is."""
        if self.seat is None:
            return self.name
        return names[self.seat] if names else str(self.seat)


class Picture:
    """An SVG, which notebooks show as a picture.

    >>> import parlour
    >>> hand = parlour.cards("uno", ["b7", "scary", "?"])
    >>> str(hand)[:4]
    '<svg'
    """

    def __init__(self, svg: str) -> None:
        self._svg = svg

    def __str__(self) -> str:
        return self._svg

    def _repr_svg_(self) -> str:
        return self._svg

    def save(self, path: str | Path) -> Self:
        """Write it to a file (OSError)."""
        Path(path).write_text(self._svg, encoding="utf-8")
        return self

    def __repr__(self) -> str:
        return f"<Picture, {len(self._svg):,} characters of SVG>"


class Move(Protocol):
    """A legal action, as every game's view has it."""

    @property
    def action(self) -> str:
        """Its notation."""
        ...


class Shown:
    """The base of every game's view, with the fields that all have: it makes a text for `print` and
    a picture for notebooks. The rest is in the game's own, such as `MojoView`; `isinstance` tells
    type checkers which it is."""

    __slots__ = ()

    seat: Seat | None
    """The viewer's; None: a spectator."""
    phase: str
    """`over` once the game is."""
    to_act: Seat | None
    """The seat in turn."""
    seats: Sequence[Any]
    """What the viewer may know of each seat."""
    winners: Sequence[Seat]
    """Empty until the game is over."""
    legal: Sequence[Move]
    """The viewer's legal actions."""

    def title(self) -> str:
        """The line above the rows, about the whole table."""
        raise NotImplementedError

    def rows(self) -> list[PictureRow]:
        """The cards on the table, row by row, the middle first."""
        raise NotImplementedError

    def moves(self) -> list[str]:
        """The viewer's legal actions, as notation."""
        return [move.action for move in self.legal]

    def text(self, names: Sequence[str] = ()) -> str:
        """The table as text; `names` are the players'."""
        return "\n".join([*self._lines(names), "  ".join(self.moves())]).rstrip()

    def _lines(self, names: Sequence[str]) -> Iterator[str]:
        yield self.title()
        for row in self.rows():
            mark = "" if row.seat is None else f"{row.mark or ' '} "
            parts = [str(pile) for pile in row.piles if pile.cards] + [row.note]
            yield f"{mark}{row.label(names)}: {'  '.join(filter(None, parts))}".rstrip()

    def picture(self, names: Sequence[str] = ()) -> Picture:
        """The table as a picture; `names` are the players'."""
        game: str = self.__struct_config__.tag  # type: ignore[attr-defined]
        return draw(game, self.title(), self.rows(), names)

    def __str__(self) -> str:
        return self.text()

    def _repr_svg_(self) -> str:
        return str(self.picture())


def mark(view: Shown, seat: int) -> str:
    """`*` for a winner, `>` for the seat in turn."""
    return "*" if seat in view.winners else ">" if seat == view.to_act else ""


def downward(count: int) -> list[str]:
    """As many cards face down."""
    return [BACK] * count


# --- drawing --------------------------------------------------------------------------------------


class Art(NamedTuple):
    """The art of a game's cards."""

    shared: str
    """Paints and styles that all of them use."""
    cards: Mapping[str, str]
    """A card's `<symbol>` by its notation, the back's by `?`."""
    ratio: float
    """A card's width by its height."""


@cache
def art(game: str) -> Art:
    """The art of a game's cards, as the page was built; none for a game without any."""
    file = files("parlour") / "art" / f"{game}.json"
    if not file.is_file():
        return Art("", {}, 0.7)
    return Art(**json.loads(file.read_text(encoding="utf-8")))


def hand(game: str, cards: Sequence[str]) -> Picture:
    """Cards side by side."""
    look = art(game)
    width = CARD * look.ratio
    drawn = [_card(look, card, n * (width + 6), 0) for n, card in enumerate(cards)]
    across = max(1, len(cards)) * (width + 6) - 6
    return Picture(_svg(game, cards, drawn, across, CARD))


def draw(game: str, title: str, rows: Sequence[PictureRow], names: Sequence[str]) -> Picture:
    """A table as rows of cards, with labels to their left."""
    look, drawn, y = art(game), [], EDGE + LINE
    drawn.append(_text(title, EDGE, y, "weak"))
    for row in rows:
        y += LINE
        line = y + CARD / 3
        turn = "name turn" if row.mark else "name"
        for part in wrap(f"{row.mark} {row.label(names)}".strip(), LETTERS):
            drawn.append(_text(part, EDGE, line, turn))
            line += LINE
        drawn.append(_text(row.note, EDGE, line, "weak"))
        drawn += _piles(look, row.piles, y)
        y += CARD
    shown = [card for row in rows for pile in row.piles for card in pile.cards]
    cloth = f'<rect class="cloth" width="{WIDTH}" height="{y + EDGE}" rx="16"/>'
    return Picture(_svg(game, shown, [cloth, *drawn], WIDTH, y + EDGE))


def _piles(look: Art, piles: Sequence[Pile], y: float) -> Iterator[str]:
    """A row's cards, which overlap where there is no room for them side by side."""
    piles = [pile for pile in piles if pile.cards]
    width = CARD * look.ratio
    apart = sum(len(pile.cards) - 1 for pile in piles)
    room = WIDTH - LABEL - EDGE - len(piles) * (width + GAP)
    step = min(width + 4, room / apart) if apart else 0
    x: float = LABEL
    for pile in piles:
        if pile.name:
            yield _text(pile.name, x, y - 4, "weak")
        for card in pile.cards:
            yield _card(look, card, x, y)
            x += step
        x += width - step + GAP


def _card(look: Art, card: str, x: float, y: float) -> str:
    width = CARD * look.ratio
    if card in look.cards:
        place = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{CARD}"'
        return f'<use href="#{_id(card)}" {place}/>'
    frame = f'<rect class="plain" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{CARD}"'
    return f'{frame} rx="6"/>{_text(card, x + 6, y + CARD / 2, "")}'


def _id(card: str) -> str:
    return "card-" + "".join(c if c.isalnum() else f"-{ord(c):x}" for c in card)


def _text(text: str, x: float, y: float, kind: str) -> str:
    return f'<text class="text {kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


STYLE = """
.text{font:14px system-ui,sans-serif;fill:#1d3b34}
.weak{font-size:12px;fill:#3f6258}.name{font-weight:700}.turn{fill:#8a2a00}
.cloth{fill:#cfe5dc}.plain{fill:#fffaf0;stroke:#7d6f8f}
"""


def _svg(game: str, cards: Sequence[str], drawn: Sequence[str], width: float, height: float) -> str:
    look = art(game)
    symbols = [
        look.cards[card].replace("<symbol", f'<symbol id="{_id(card)}"', 1)
        for card in dict.fromkeys(cards)
        if card in look.cards
    ]
    size = f'width="{width:.0f}" height="{height:.0f}" viewBox="0 0 {width:.0f} {height:.0f}"'
    inside = "".join([f"<style>{STYLE}</style>", look.shared, *symbols, *drawn])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{inside}</svg>'
