"""The hand and the other moves, to choose from."""

from collections.abc import Sequence
from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Static

from parlour.terminal.games import DrawnCard
from parlour.terminal.model import Option
from parlour.terminal.screen.drawing import Drawing, Item, draw
from parlour.terminal.words import sentence

MOST_ROWS = 8


class Choices(Static, can_focus=True):
    """Cards side by side, then buttons. Arrows choose an item and Enter plays it; a digit plays at
    once; a first click chooses an item and a second one plays it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,shift+tab", "move(-1)", show=False),
        Binding("right,tab", "move(1)", show=False),
        Binding("up", "leap(-1)", show=False),
        Binding("down", "leap(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(-1)", show=False),
        Binding("enter,space", "play", show=False),
    ]

    class Pointed(Message):
        """The message that another item is chosen; `text` describes it."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Played(Message):
        """The message that the player wants to play this item."""

        def __init__(self, option: Option) -> None:
            super().__init__()
            self.option = option

    def __init__(self, *, plain: bool) -> None:
        super().__init__(id="choices")
        self._plain = plain
        self._faces: Sequence[DrawnCard] = ()
        self._options: Sequence[Option] = ()
        self._items: list[tuple[DrawnCard | None, Option | None]] = []
        self._at = 0
        self._drawing: Drawing | None = None

    def show(self, faces: Sequence[DrawnCard], options: Sequence[Option]) -> None:
        """Show the cards in hand, and the other options."""
        before = self._items[self._at] if self._items else (None, None)
        by_card = {option.card: option for option in options if option.card}
        self._faces, self._options = faces, options
        self._items = [(face, by_card.get(face.card)) for face in faces]
        self._items += [(None, option) for option in options if not option.card]
        able = self._open()
        self._at = self._items.index(before) if before in self._items else -1
        if self._at not in able:
            self._at = min(able, default=0)
        self._draw()
        self._point()

    @property
    def chosen(self) -> Option | None:
        """The item that Enter would play."""
        return self._items[self._at][1] if self._items else None

    def _open(self) -> list[int]:
        """The items that can be chosen: those that can be played or, if there are none, all of
        them, to be looked at."""
        able = [n for n, (_, option) in enumerate(self._items) if option]
        return able or [*range(len(self._items))]

    def _number(self, option: Option | None) -> int:
        number = self._options.index(option) + 1 if option else 0
        return number if number < 10 else 0

    def _draw(self) -> None:
        playable = bool(self._options)
        items = [
            Item(
                face,
                option.text if option and not face else "",
                self._number(option),
                dim=playable and not option,
                chosen=n == self._at,
            )
            for n, (face, option) in enumerate(self._items)
        ]
        width = self.content_size.width or 80
        rows = max(4, min(MOST_ROWS, self.app.size.height // 3))
        self._drawing = draw(items, width, rows, numbered=True, plain=self._plain)
        self.update(self._drawing.text)

    def _point(self) -> None:
        face, option = self._items[self._at] if self._items else (None, None)
        text = option.text if option else sentence(face.name) if face else ""
        self.post_message(self.Pointed(text))

    def _go(self, at: int) -> None:
        self._at = at
        self._draw()
        self._point()

    def on_resize(self) -> None:
        """Arrange the cards anew: they may need a different number of lines."""
        self._draw()

    def on_click(self, event: events.Click) -> None:
        """Choose the item under the pointer, or play it if it is already chosen."""
        under = event.get_content_offset(self)
        for n, place in enumerate(self._drawing.places if self._drawing else ()):
            if under and place.holds(under.x, under.y):
                if n == self._at and self.chosen:
                    self.action_play()
                else:
                    self._go(n)

    def on_key(self, event: events.Key) -> None:
        """Play the item whose digit is pressed."""
        number = int(event.character) if event.character and event.character.isdecimal() else 0
        if 1 <= number <= len(self._options):
            event.stop()
            option = self._options[number - 1]
            at = next(n for n, (_, one) in enumerate(self._items) if one == option)
            self._go(at)
            self.action_play()

    def action_move(self, by: int) -> None:
        """Choose the next item that can be played."""
        able = self._open()
        if able:
            later = [n for n in able if (n - self._at) * by > 0]
            self._go((later[0] if by > 0 else later[-1]) if later else able[0 if by > 0 else -1])

    def action_leap(self, by: int) -> None:
        """Move from the cards to the buttons, or back."""
        able = self._open()
        buttons = [n for n in able if self._items[n][0] is None]
        cards = [n for n in able if self._items[n][0] is not None]
        there = buttons if by > 0 else cards
        if there and self._at not in there:
            self._go(there[0])

    def action_edge(self, end: int) -> None:
        """Choose the first or the last item."""
        if able := self._open():
            self._go(able[end])

    def action_play(self) -> None:
        """Play the chosen item."""
        if option := self.chosen:
            self.post_message(self.Played(option))
