"""The application: it takes the player to a table, and hears the table's news."""

import sys
from contextlib import aclosing
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from parlour.terminal import begin
from parlour.terminal.address import ServerError
from parlour.terminal.begin import Wish
from parlour.terminal.model import Model
from parlour.terminal.screen.dialogs import Question
from parlour.terminal.screen.drawing import HEAVY, LIGHT
from parlour.terminal.screen.table import TableScreen
from parlour.terminal.seats import Seats


class Whole(App[None]):
    """Parlour, full screen."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q,ctrl+c", "quit", show=False, priority=True)
    ]

    def __init__(self, wish: Wish, server: str | None, kept: Seats, *, alone: bool) -> None:
        super().__init__()
        self._wish = wish
        self._server = server
        self._kept = kept
        self._alone = alone
        self.failure: ServerError | None = None
        """The reason why there is no table."""
        self.model: Model | None = None

    async def play(self) -> bool:
        """Run until the player leaves; return whether it ended well (ServerError)."""
        await self.run_async()
        if self.failure:
            raise self.failure
        return not self.return_code

    def on_mount(self) -> None:
        """Go to the table."""
        self.title = "Parlour"
        self.run_worker(self._visit(), exit_on_error=True)

    async def on_unmount(self) -> None:
        """Leave the table."""
        if self.model:
            await self.model.client.close()

    async def _visit(self) -> None:
        try:
            model = await self._sit()
        except ServerError as error:
            self.failure = error
            self.exit(return_code=1)
            return
        if model is None:
            self.exit(return_code=0)
            return
        self.model = model
        invites = not self._alone and not self._wish.link
        table = TableScreen(model, plain=not has_frames(), invites=invites)
        await self.push_screen(table)
        async with aclosing(model.client.heard()) as heard:
            async for message in heard:
                await table.hear(message)

    async def _sit(self) -> Model | None:
        if self._wish.link:
            return await begin.by_link(self._wish, self._wish.link, self._kept)
        assert self._server is not None
        return await begin.at_server(
            self._wish, self._server, self._kept, self._ask, alone=self._alone
        )

    async def _ask(self, question: str, options: list[str]) -> int | None:
        return await self.push_screen_wait(Question(question, options))


def has_frames() -> bool:
    """True if the terminal has the characters for drawing frames."""
    encoding = getattr(sys.__stdout__, "encoding", None) or "utf-8"
    try:
        f"{LIGHT}{HEAVY}".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
