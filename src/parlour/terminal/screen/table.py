"""The table itself: seats, piles, news, and the player's hand."""

from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import RichLog, Static

from parlour.server import wire
from parlour.server.wire import NO_ENTRY, EntryNumber
from parlour.terminal.client import Gone, Heard
from parlour.terminal.games import Position
from parlour.terminal.keyboard import KEYS, keys
from parlour.terminal.model import Deed, Model, Option
from parlour.terminal.screen import SMALLEST
from parlour.terminal.screen.choices import Choices
from parlour.terminal.screen.dialogs import Naming, Question, Reading
from parlour.terminal.screen.drawing import Item, draw
from parlour.text import locales

NARROW, LOW = 76, 23
"""With fewer columns or rows than these, less is shown."""


class TableScreen(Screen[None]):
    """A table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(keys(key), what, show=False) for what, key in KEYS.items()),
        Binding("escape", "leave", show=False),
    ]
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-narrow"),
        (NARROW, "-usual"),
    ]
    VERTICAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-low"),
        (LOW, "-usual-height"),
        (34, "-high"),
    ]

    def __init__(self, model: Model, *, plain: bool, invites: bool) -> None:
        super().__init__()
        self._model = model
        self._plain = plain
        """True if the terminal lacks the usual frames."""
        self._invites = invites
        self._history: list[str] = []
        self._entry = NO_ENTRY
        """The entry that the choices belong to."""
        self._naming = False
        self._pointed = ""
        self._hint = ""

    def compose(self) -> ComposeResult:
        """Arrange the parts of the screen from top to bottom."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            with VerticalScroll(id="seats", can_focus=False):
                yield Static(id="seated")
            with VerticalScroll(id="lying", can_focus=False):
                yield Static(id="cards")
                yield Static(id="said")
        yield RichLog(id="log", wrap=True, markup=False, highlight=False, min_width=20)
        yield Static(id="prompt")
        yield Choices(plain=self._plain)
        yield Static(id="about")
        yield Static(id="keys")
        with Vertical(id="small"):
            yield Static(id="small-said")

    def on_mount(self) -> None:
        """Give the cards the keyboard focus."""
        self.query_one("#log").can_focus = False
        self.query_one(Choices).focus()
        self.draw()

    def on_resize(self) -> None:
        """Draw everything anew for the new size."""
        self.call_after_refresh(self.draw)

    # --- what happens -----------------------------------------------------------------------------

    async def hear(self, message: Heard) -> None:
        """Tell the news, and show where the game stands."""
        lines = await self._model.hear(message)
        if not self.query(Choices):  # it is being closed
            return
        self.tell(lines)
        if isinstance(message, Gone):
            self.app.exit(return_code=1, message=lines[0] if lines else None)
        self.draw()
        if self._model.waits_for_name and not self._naming:
            self._ask_name("".join(lines) if isinstance(message, wire.Error) else "")

    def tell(self, lines: Sequence[str]) -> None:
        """Add lines to the news."""
        log = self.query_one(RichLog)
        self._history += lines
        for line in lines:
            log.write(Text(line))

    def _ask_name(self, refused: str) -> None:
        """Ask for the player's name. If a name was `refused`, say why."""
        self._naming = True

        def named(name: str | None) -> None:
            self._naming = False
            if name:
                self._model.name = name
                self.run_worker(self._model.do(Deed.SIT))
            else:
                self._model.sits = False

        question = refused or self._model.words("home-name-placeholder")
        self.app.push_screen(Naming(question), named)

    # --- how it stands ----------------------------------------------------------------------------

    def draw(self) -> None:
        """Show where the game stands."""
        if not self.query(Choices):
            return
        model = self._model
        words = model.words
        small = self.size.width < SMALLEST[0] or self.size.height < SMALLEST[1]
        self.set_class(small, "-small")
        columns, rows = SMALLEST
        self._put("small-said", Text(words("terminal-small", columns=columns, rows=rows)))
        position = model.position
        self._entry = model.entry
        self._put("title", self._title(position))
        self._put("keys", self._keys())
        options = model.options() if model.client.pending is None else []
        playing = position is not None and not model.lobby
        self._put("seated", self._seats(position) if playing and position else "")
        seats = self.query_one("#seats")
        if seats.display != playing:  # the rest has a different width now
            seats.display = playing
            self.call_after_refresh(self.draw)
        self._lay(position if playing else None)
        prompt = model.waiting()
        if position is not None and position.over:
            prompt = f"{model.game.result(position)} {prompt if model.between else ''}"
        mine = bool(options) and (model.asks_me or model.between or position is None)
        self._put("prompt", Text(("> " if mine else "  ") + prompt, "bold" if mine else ""))
        faces = model.game.hand(position) if playing and position and not position.ended else []
        self.query_one(Choices).show(faces, options)

    def _put(self, place: str, text: RenderableType) -> None:
        """Fill a place. An empty one takes no room, where that is possible."""
        self.query_one(f"#{place}", Static).set_class(not str(text), "-empty")
        self.query_one(f"#{place}", Static).update(text)

    def _title(self, position: Position | None) -> Text:
        model = self._model
        parts = [model.game.title]
        if position and not model.lobby:
            parts.append(model.game.round(position))
        if model.table:
            parts.append(model.game.goal(model.table.options))
            if not model.client.online:
                parts.append(model.words("connection-waiting"))
            elif model.client.seat is None:
                parts.append(model.words("table-watching"))
        return Text(" - ".join(parts), no_wrap=True, overflow="ellipsis")

    def _seats(self, position: Position) -> RenderableType:
        model = self._model
        lines: list[RenderableType] = []
        width = self.query_one("#seats").scrollable_content_region.width or 30
        for seat, name in enumerate(position.names):
            acts = seat == position.to_act
            its = position.view["seats"][seat]
            short = model.words("points-short", points=its["total"])
            cards = model.words("terminal-cards", count=model.game.cards(position, seat))
            style = "bold" if acts else ""
            line = Text(f"{'>' if acts else ' '} ", style)
            line.append(name, f"{style} underline" if seat == position.me else style)
            rest = f"{cards}, {short}"
            space = width - line.cell_len - len(rest)
            if space >= 1:
                line.append(" " * space + rest, style)
            else:
                line.append(f"\n    {rest}", style)
            lines.append(line)
            more = model.game.seat(position, seat)[1:]
            lines += [Padding(Text(each, "dim"), (0, 0, 0, 4)) for each in more]
        return Group(*lines)

    def _lay(self, position: Position | None) -> None:
        model = self._model
        if position is None:
            lines = model.seats()
            if self._invites:
                lines.append("")
                lines.append(model.words("terminal-invite", link=str(model.client.link)))
                if code := model.client.table and model.client.table.join_code:
                    lines.append(model.words("terminal-code", code=code))
            self._put("cards", Text())
            self._put("said", Text("\n".join(lines)))
        elif position.ended:
            self._put("cards", Text())
            self._put("said", Text("\n".join(model.game.scores(position))))
        else:
            piles = model.game.piles(position)
            faces = [face for pile in piles for face in pile.faces]
            space = self.query_one("#lying").scrollable_content_region
            # Texts that are on the cards need not be repeated.
            many = len(faces) > 4
            told = [pile.text for pile in piles if not (many and len(pile.faces) > 4)]
            rows = space.height - len(told)
            drawn = draw([Item(face) for face in faces], space.width, rows, plain=self._plain)
            self._put("cards", drawn.text)
            self._put("said", Text("\n".join(told)))

    def _keys(self) -> Text:
        """The keys to show: as many as there is room for, always with help and leaving. Help lists
        all keys."""
        shown = self._named_keys()
        while sum(len(f" {key} {name} ") for key, name in shown) > self.size.width:
            del shown[-2]
        text = Text(no_wrap=True, overflow="ellipsis")
        for key, name in shown:
            text.append(f" {key} ", "bold")
            text.append(f"{name} ")
        return text

    def _named_keys(self) -> list[tuple[str, str]]:
        return [(key, self._model.words(f"terminal-key-{what}")) for what, key in KEYS.items()]

    # --- what the player does ---------------------------------------------------------------------

    def on_choices_pointed(self, event: Choices.Pointed) -> None:
        """Describe the chosen item."""
        self._put("about", Text(event.text))

    def on_choices_played(self, event: Choices.Played) -> None:
        """Play the item. If it has several moves, ask for one of them."""
        self.run_worker(self._play(event.option, self._entry))

    async def _play(self, option: Option, entry: EntryNumber) -> None:
        model = self._model
        if option.deed:
            self._complain(await model.do(option.deed))
            self.draw()
            return
        move = 0
        if len(option.moves) > 1:
            texts = [move.text for move in option.moves]
            chosen = await self.app.push_screen_wait(Question(option.text, texts))
            if chosen is None:
                return
            move = chosen
        self._complain(await model.play(option.moves[move], entry))
        self.draw()

    def _complain(self, line: str) -> None:
        if line:
            self.tell([line])

    async def action_hint(self) -> None:
        """Ask for a hint."""
        self._complain(await self._model.hint() or self._model.words("hint-waiting"))

    def action_sheet(self) -> None:
        """Show the points of each round."""
        model = self._model
        lines = model.game.sheet(model.position) if model.position else []
        if model.table:
            lines = [*lines, "", model.game.goal(model.table.options)]
        self._read(model.words("sheet-title"), lines)

    def action_history(self) -> None:
        """Show all that has happened."""
        words = self._model.words
        lines = self._history or [words("table-history-empty")]
        self._read(words("table-history"), [*reversed(lines)])

    def action_help(self) -> None:
        """Show the keys, and the rules in short."""
        model = self._model
        options = model.table.options if model.table else None
        rules = [f"- {rule}" for rule in model.game.rules(options)] if options else []
        keys = [f"{key}  {name}" for key, name in self._named_keys()]
        lines = [model.words("terminal-keys"), "", *keys, "", *rules]
        self._read(model.words("table-help"), lines)

    def _read(self, title: str, lines: Sequence[str]) -> None:
        close = f"Esc {self._model.words('terminal-key-close')}"
        self.app.push_screen(Reading(title, lines, close))

    def action_language(self) -> None:
        """Change to the next language."""
        known = locales()
        model = self._model
        model.speak(known[(known.index(model.words.language) + 1) % len(known)])
        self.tell([model.words("terminal-language")])
        self.draw()

    def action_leave(self) -> None:
        """Leave, after asking the player."""
        words = self._model.words
        answers = [words("option-on"), words("option-off")]

        def answered(answer: int | None) -> None:
            if answer == 0:
                self.app.exit(return_code=0)

        self.app.push_screen(Question(words("terminal-leave-sure"), answers), answered)
