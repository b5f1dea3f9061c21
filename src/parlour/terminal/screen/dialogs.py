"""Questions and texts over the table."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static

from parlour.terminal.keyboard import KEYS, keys


class Question(ModalScreen[int | None]):
    """A question with options. Its answer is one of them, or None."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape," + keys(KEYS["leave"]), "dismiss(None)", show=False),
    ]

    def __init__(self, question: str, options: Sequence[str]) -> None:
        super().__init__()
        self._question = question
        self._options = options

    def compose(self) -> ComposeResult:
        """The question over its answers."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question), classes="heading")
            yield OptionList(
                *(Text(f"{n} {option}") for n, option in enumerate(self._options, start=1))
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer with the option chosen by Enter or by mouse."""
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Answer with the option whose number is pressed."""
        number = int(event.character) if event.character and event.character.isdecimal() else 0
        if 1 <= number <= len(self._options):
            event.stop()
            self.dismiss(number - 1)


class Reading(ModalScreen[None]):
    """Lines to read; any key of the table closes them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space," + keys(KEYS.values()), "dismiss(None)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[str], close: str) -> None:
        super().__init__()
        self._title = title
        self._lines = lines
        self._close = close

    def compose(self) -> ComposeResult:
        """The title over the lines, and how to close it."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._title), classes="heading")
            with VerticalScroll(classes="lines"):
                yield Static(Text("\n".join(self._lines)))
            yield Static(Text(self._close), classes="keys")

    def on_mount(self) -> None:
        """Keys scroll the lines."""
        self.query_one(VerticalScroll).focus()


class Naming(ModalScreen[str]):
    """A question that is answered with a name."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss('')", show=False)]

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        """Put the question over a line to type in."""
        with Vertical(classes="dialog"):
            yield Static(Text(self._question), classes="heading")
            yield Input()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """The name has been typed."""
        if event.value.strip():
            self.dismiss(event.value.strip())
