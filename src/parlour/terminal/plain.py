"""Line by line: nothing moves or is drawn over, so it can be listened to, piped and recorded."""

import asyncio
import codecs
import os
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import aclosing

from parlour.server.wire import NO_ENTRY
from parlour.terminal.client import Gone, Heard
from parlour.terminal.games import Move
from parlour.terminal.keyboard import command_in
from parlour.terminal.model import Deed, Model, Option
from parlour.terminal.words import Words
from parlour.text import locales, printable

HELP = ("number", "enter", "s", "h", "t", "r", "l", "q")
"""The commands that the help lists."""

Say = Callable[[str], None]
MOST = 4096
"""The most characters of a line that are read."""


class Lines:
    """The lines of an input, typed by a person or written by a program.

    They are read in a thread, straight from the descriptor: Python's own buffer would keep the
    program from ending.
    """

    def __init__(self, descriptor: int, encoding: str) -> None:
        self._descriptor = descriptor
        self._decode = codecs.getincrementaldecoder(encoding)("replace").decode
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    async def next(self) -> str | None:
        """Return the next line; None at the end."""
        return await self._lines.get()

    def _read(self) -> None:
        text = ""
        while data := self._some():
            text += self._decode(data)
            *lines, text = text.split("\n")
            text = text[:MOST]
            for line in lines:
                self._put(line)
        if text:
            self._put(text)
        self._put(None)

    def _some(self) -> bytes:
        try:
            return os.read(self._descriptor, MOST)
        except OSError:
            return b""

    def _put(self, line: str | None) -> None:
        try:
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
        except RuntimeError:  # nobody listens any more
            return


def standard_input() -> Lines:
    """Open standard input; if it is closed or not a file, there are no lines."""
    try:
        return Lines(sys.stdin.fileno(), sys.stdin.encoding or "utf-8")
    except (AttributeError, OSError, ValueError):
        return Lines(-1, "utf-8")


async def ask(
    question: str, options: list[str], words: Words, say: Say, lines: Lines
) -> int | None:
    """Ask the player to choose one of some numbered options; return None if they would rather
    stop."""

    def put() -> None:
        say(question)
        for number, option in enumerate(options, start=1):
            say(f"{number}. {option}")

    put()
    while True:
        line = await lines.next()
        typed = "q" if line is None else command_in(line)
        match typed:
            case "q":
                return None
            case "?":
                say(words("terminal-ask-help"))
            case "":
                put()
            case _ if 0 <= (choice := number_in(typed) - 1) < len(options):
                return choice
            case _:
                say(words("terminal-number", count=len(options)))


def number_in(line: str) -> int:
    """Read a line as a number; return -1 if it is none."""
    return int(line) if line.isdecimal() and len(line) < 5 else -1


class Plain:
    """A table, played with numbers and letters."""

    def __init__(self, model: Model, say: Say, lines: Lines, *, patient: bool) -> None:
        self._model = model
        self._patient = patient
        """True if a line waits until there is something to choose. This suits programs, which
        cannot see when that is; a line that a person types too early is answered at once."""
        self._say = say
        self._lines = lines
        self._offered: list[Option] = []
        """The options that the numbers stand for."""
        self._of: Option | None = None
        """The card whose moves the numbers stand for instead; None: they stand for `_offered`."""
        self._passed: list[Sequence[Option | Move]] = []
        """The earlier choices, until something new was offered. A number may still be meant for one
        of them, if the player had not heard of the change when typing it."""
        self._entry = NO_ENTRY
        """The number of the entry after which the options were offered."""
        self._said = ""
        """The last line about whom the table is waiting for."""
        self._scored = 0
        """The entry whose scores have been told."""
        self._gone = False
        self._met = False
        """True if the player has been told how the game stands."""

    async def play(self) -> bool:
        """Run until the player stops; return whether it ended well."""
        self._say(self._model.words("terminal-plain"))
        self._say(self._model.waiting())
        async with aclosing(self._model.client.heard()) as heard:
            told = asyncio.ensure_future(anext(heard))
            typed = asyncio.ensure_future(self._lines.next())
            try:
                while True:
                    either = (told, typed) if self._takes(typed) else (told,)
                    done, _ = await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
                    if typed in done and self._takes(typed):  # before later news
                        line = typed.result()
                        if line is None or not await self._read(line.strip()):
                            self._say(self._model.words("terminal-bye"))
                            return True
                        typed = asyncio.ensure_future(self._lines.next())
                    elif told in done:
                        await self._hear(told.result())
                        if self._gone:
                            return False
                        told = asyncio.ensure_future(anext(heard))
            finally:
                for task in (told, typed):
                    task.cancel()
                await asyncio.gather(told, typed, return_exceptions=True)

    def _takes(self, typed: "asyncio.Future[str | None]") -> bool:
        """True to read the next line now. A number that a program wrote waits until there is
        something to choose, and so does the end of the input."""
        asked = self._offered or self._passed or self._model.waits_for_name
        if not self._patient or not typed.done() or asked:
            return True
        line = typed.result()
        return line is not None and not line.strip().isdecimal()

    # --- what happens -----------------------------------------------------------------------------

    async def _hear(self, message: Heard) -> None:
        for line in await self._model.hear(message):
            self._say(line)
        self._gone = isinstance(message, Gone)
        self._tell_scores()
        self._offer()
        if self._model.playing and not self._met:
            self._met = True
            if self._model.client.seat is None:
                self._say(self._model.words("table-watching"))
            if not self._offered:
                self._summary()

    def _tell_scores(self) -> None:
        position = self._model.position
        if position is None or not position.ended or self._scored == self._model.entry:
            return
        self._scored = self._model.entry
        for line in self._model.game.scores(position):
            self._say(line)
        if position.over:
            self._say(self._model.game.result(position))

    def _offer(self) -> None:
        """Tell the player the choices, if they are new."""
        options = self._model.options()
        if self._model.waits_for_name:
            self._say_once(self._model.words("terminal-your-name"))
        elif options == self._offered and options:
            # The same choice after something that changed nothing for the player: it still counts.
            self._entry = self._model.entry
        elif options and self._model.client.pending is None:
            self._choose_from(options)
        elif not options:
            self._withdraw()
            # The news of other seats' actions already says whose turn it is.
            if self._model.table and not self._model.playing:
                self._say_once(self._model.waiting())

    @property
    def _choices(self) -> Sequence[Option | Move]:
        """The options or moves that the numbers stand for."""
        return self._of.moves if self._of else self._offered

    def _withdraw(self) -> None:
        if self._choices:
            self._passed.append(self._choices)
        self._offered, self._of = [], None

    def _choose_from(self, options: list[Option]) -> None:
        self._withdraw()
        self._offered, self._entry = options, self._model.entry
        model = self._model
        position = model.position
        if position is not None and not position.ended and not model.between:
            self._say("")
            for pile in model.game.piles(position):
                self._say(pile.text)
            self._say_hand()
            self._say(model.waiting())
        self._said = ""
        self._say_numbers()

    def _say_numbers(self) -> None:
        for number, choice in enumerate(self._choices, start=1):
            self._say(f"{number}. {choice.text}")
        if self._of:
            self._say(f"0. {self._model.words('terminal-choose-other')}")

    def _say_hand(self) -> None:
        words, position = self._model.words, self._model.position
        game = self._model.game
        if position is not None and (cards := game.hand(position)):
            mine = words("terminal-hand", count=len(cards))
            self._say(words("terminal-more", what=mine, more=game.called_hand(position)))

    def _say_once(self, line: str) -> None:
        if line and line != self._said:
            self._say(line)
        self._said = line

    # --- what is typed ----------------------------------------------------------------------------

    async def _read(self, line: str) -> bool:
        """Obey a line; return False to stop."""
        model = self._model
        typed = command_in(line)
        if model.waits_for_name and line and typed not in ("q", "?"):
            if typed == "w":
                model.sits = False
                self._offer()
            else:
                model.name = line
                self._complain(await model.do(Deed.SIT))
            return True
        match typed:
            case "q":
                return False
            case "":
                self._passed = []
                self._offer_again()
            case "?":
                for command in HELP:
                    self._say(model.words(f"terminal-plain-help-{command}"))
            case "s":
                self._passed = []
                self._summary()
            case "h":
                self._complain(await model.hint() or model.words("hint-waiting"))
            case "t":
                self._sheet()
            case "r":
                self._rules()
            case "l":
                known = locales()
                model.speak(known[(known.index(model.words.language) + 1) % len(known)])
                self._say(model.words("terminal-language"))
                self._offered, self._of = [], None
                self._offer()
            case _:
                await self._choose(line)
        return True

    async def _choose(self, line: str) -> None:
        model = self._model
        choices = len(self._choices)
        number = number_in(line)
        passed, self._passed = self._passed, []
        if not choices:
            self._complain(self._waiting())
        elif any(self._means_another(number, each) for each in passed):
            self._say(model.words("terminal-changed"))
            self._say_numbers()
        elif number == 0 and self._of:
            self._of = None
            self._say_numbers()
        elif not 1 <= number <= choices:
            self._complain(model.words("terminal-number", count=choices))
        elif self._of:
            await self._play(self._of, number - 1)
        elif len(self._offered[number - 1].moves) > 1:
            self._of = self._offered[number - 1]
            self._say(self._of.text)
            self._say_numbers()
        else:
            await self._play(self._offered[number - 1], 0)

    def _means_another(self, number: int, passed: Sequence[Option | Move]) -> bool:
        """True if a number stood for another choice before."""
        before, now = passed[number - 1 : number], self._choices[number - 1 : number]
        return number > 0 and bool(before) and before != now

    async def _play(self, option: Option, move: int) -> None:
        model = self._model
        self._offered, self._of = [], None
        if option.deed:
            self._complain(await model.do(option.deed))
        else:
            self._complain(await model.play(option.moves[move], self._entry))

    def _complain(self, line: str) -> None:
        if line:
            self._say(line)

    def _offer_again(self) -> None:
        if self._offered:
            self._say_numbers()
        else:
            self._complain(self._waiting())

    def _waiting(self) -> str:
        model = self._model
        return model.words("terminal-pending") if model.client.pending else model.waiting()

    def _summary(self) -> None:
        model = self._model
        position = model.position
        if position is None or model.lobby:
            for line in model.seats():
                self._say(line)
        else:
            self._say(model.game.round(position))
            for seat in range(len(position.names)):
                for line in model.game.seat(position, seat):
                    self._say(line)
            for pile in model.game.piles(position):
                self._say(pile.text)
            self._say_hand()
            if self._offered:
                self._complain(model.waiting())
        self._offer_again()

    def _sheet(self) -> None:
        position = self._model.position
        lines = self._model.game.sheet(position) if position else []
        for line in lines or [self._model.words("sheet-empty")]:
            self._say(line)

    def _rules(self) -> None:
        table = self._model.table
        if table is not None:
            for line in self._model.game.rules(table.options):
                self._say(line)
            self._say(self._model.game.goal(table.options))


def wrapped(say: Say, columns: int | None) -> Say:
    """Make `say` break lines between words, for a terminal with this many columns. With None, lines
    stay whole, which suits programs and screen readers."""
    import textwrap

    def said(line: str) -> None:
        shown = printable(line)
        for part in textwrap.wrap(shown, columns) if columns and shown else [shown]:
            say(part)

    return said
