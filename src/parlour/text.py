"""All texts that people read, from the Fluent files in `parlour/locales/<locale>/`.

The page reads the same files. Logs and the messages of errors, which are for programmers, are not
among them.
"""

import functools
import os
from pathlib import Path
from typing import Any

FALLBACK = "en"
LOCALES = Path(__file__).resolve().parent / "locales"


def wished_locale() -> str:
    """The locale asked for by PARLOUR_LOCALE, or else by the system's LC_ALL, LC_MESSAGES, LANG."""
    for name in ("PARLOUR_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name):
            language = wish.partition(".")[0].partition("@")[0].replace("_", "-")
            return FALLBACK if language in ("C", "POSIX") else language
    return FALLBACK


@functools.cache
def bundle(locale: str, source: str) -> Any:
    """The messages of `locales/<locale>/<source>.ftl`; None if there is no such file."""
    path = LOCALES / locale / f"{source}.ftl"
    if not path.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def printable(text: str) -> str:
    """The text with control characters, which would steer a terminal, escaped.

    >>> printable("\\x1b[31mBo\\n")
    '\\\\x1b[31mBo\\\\n'
    """
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class Texts:
    """The messages of one Fluent file in one locale, with English as the fallback.

    What is put into a message may come from anybody, so it is made `printable`.

    >>> text = Texts("cli", "en")
    >>> text("cli-range", low=2, high=8)
    '2-8'
    """

    def __init__(self, source: str, locale: str | None = None) -> None:
        wished = locale or wished_locale()
        self._source = source
        # de-AT, de, en: the first that has the message is used.
        self._chain = list(dict.fromkeys([wished, wished.partition("-")[0], FALLBACK]))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The text of a message.

        Raises `LookupError` for a message that not even English has, and `ValueError` if the
        arguments do not fit the message: both are bugs.
        """
        shown = {
            name: printable(value) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
        for locale in self._chain:
            found = bundle(locale, self._source)
            if found is None or not found.has_message(message):
                continue
            pattern = found.get_message(message).value
            if pattern is None:
                continue
            text, errors = found.format_pattern(pattern, shown)
            if errors:
                raise ValueError(f"{message} in {locale}/{self._source}.ftl: {errors[0]!r}")
            return str(text)
        raise LookupError(f"no message {message!r} in {self._source}.ftl")
