"""Prints for the command line. Text from outside is shown as plain text, on any terminal."""

import codecs
import io
import os
import sys
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.text import Text

from parlour.text import printable

INTERRUPTED = 130
"""The exit status of a command that was stopped by Ctrl+C."""

ASCII = {
    "±": "+-",
    "×": "x",  # noqa: RUF001
    "–": "-",  # noqa: RUF001
    "\u2019": "'",
    "“": '"',
    "”": '"',
    "…": "...",
    "\u2212": "-",
    "─": "-",
    "├": "|",
    "┤": "|",
    "◄": "<",
    "►": ">",
    "●": "o",
    "✓": "yes",
    "✗": "no",
}
"""Replacements for our own signs on terminals that lack them; others are shown as `\\u0410`."""


def _replaced(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that an encoding lacks: an error handler for `codecs`."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    missing = error.object[error.start : error.end]
    escaped = (ASCII.get(c) or c.encode("ascii", "backslashreplace").decode() for c in missing)
    return "".join(escaped), error.end


REPLACING = "parlour-replacing"
codecs.register_error(REPLACING, _replaced)


def prepare() -> None:
    """Make standard output and standard error take every character."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=REPLACING)


def say(line: str | bytes, *, err: bool = False) -> None:
    """Print a line of text; JSON is printed as it is."""
    stream = sys.stderr if err else sys.stdout
    if stream is None:  # closed by the program that started us
        return
    if isinstance(line, bytes):
        stream.flush()
        stream.buffer.write(line + b"\n")
    else:
        stream.write(line + "\n")
    stream.flush()


class Paper(Console):
    """A console for tables and lines: no markup, no colours for numbers, no control characters."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(markup=False, emoji=False, highlight=False, **settings)

    def render_str(self, text: str, **settings: Any) -> Text:
        """Make text printable before it is measured, so that columns line up."""
        shown = "\n".join(printable(line) for line in text.split("\n"))
        shown = shown.encode(self.encoding, REPLACING).decode(self.encoding)
        return super().render_str(shown, **settings)


def abandon() -> None:
    """Discard the rest of the output because the reader is gone, so that the program ends without
    an error."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError, AttributeError):
            stream.flush()
            continue
        with suppress(OSError, ValueError, AttributeError):
            os.dup2(nowhere, stream.fileno())
