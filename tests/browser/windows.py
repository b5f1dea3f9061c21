"""A window of a browser, of whatever make: what the checks of the page need of it."""

from typing import Any, Protocol

from players import PATIENCE
from playwright.sync_api import Browser


class Window(Protocol):
    def visit(self, address: str) -> None: ...

    def resize(self, width: int, height: int) -> None:
        """The room for the page, in CSS pixels."""

    def run(self, script: str) -> Any:
        """The value of a JavaScript function without parameters, awaited."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""


class ChromiumWindow:
    def __init__(self, browser: Browser) -> None:
        self.context = browser.new_context(reduced_motion="reduce")
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()

    def visit(self, address: str) -> None:
        self.page.goto(address)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def run(self, script: str) -> Any:
        return self.page.evaluate(script)

    def picture(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.context.close()
