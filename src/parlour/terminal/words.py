"""The texts of one language: the page's own, and a few that only the terminal needs."""

import re
from collections.abc import Iterable, Sequence
from typing import Any

from parlour.server.wire import MAX_NAME, MAX_TEXT, TableInfo
from parlour.text import FALLBACK, Texts, bundle, printable, spoken

ALPHABETS = {"fr": "éèçàêœ", "pl": "ąćęłńóśźż", "ru": "абвгдежз"}
"""Letters that a terminal must have to show a language."""


def shown_language(wished: str, encoding: str | None) -> str:
    """Return the wished-for language if we have it and the terminal has its letters; else English.

    >>> shown_language("pl-PL", "utf-8"), shown_language("ru", "ascii"), shown_language("de", None)
    ('pl', 'en', 'en')
    """
    language = spoken(wished) or FALLBACK
    try:
        ALPHABETS.get(language, "").encode(encoding or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return FALLBACK
    return language


class Words:
    """The messages of some Fluent files, found by id alone, as on the page."""

    def __init__(self, language: str, *sources: str) -> None:
        self.language = language
        self._texts = {
            one: Texts(one, language)
            for one in (
                "terminal",
                "page",
                "page/errors",
                "page/hints",
                "page/lobby",
                "page/seats",
                "page/staying",
                "page/talk",
                *sources,
            )
        }

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The text of a message, on one line. Raises LookupError if there is none."""
        for source, texts in self._texts.items():
            if has(source, message):
                return re.sub(r"[ \n]+", " ", texts(message, **arguments))
        raise LookupError(f"no message {message!r} in {', '.join(self._texts)}")

    def knows(self, message: str) -> bool:
        """True if a message has this id."""
        return any(has(source, message) for source in self._texts)

    def list(self, items: Iterable[str], *, either: bool = False) -> str:
        """ "Ann, Bo and Cy", or with `either` "Ann, Bo or Cy"; empty for none."""
        return self._texts["terminal"].list(items, either=either)

    def error(self, code: str, message: str = "") -> str:
        """Say why something was refused, by the server's code."""
        if code == "no-parlour":
            return self("terminal-no-parlour", address=message)
        known = f"error-{code}"
        return (
            self(known, most=MAX_TEXT if code == "bad-free-text" else MAX_NAME)
            if self.knows(known)
            else self("error-other", message=message or code)
        )

    def won(self, winners: Sequence[int], me: int | None, names: Sequence[str]) -> str:
        """Say who has won the game; empty for nobody."""
        if len(winners) > 1:
            return self("win-shared", names=self.list(names[seat] for seat in winners))
        if not winners:
            return ""
        (seat,) = winners
        return self("win-you") if seat == me else self("win-other", name=names[seat])


def sentence(text: str) -> str:
    """Return the text with a capital letter at its beginning.

    >>> sentence("żółta 7")
    'Żółta 7'
    """
    return text[:1].upper() + text[1:]


def has(source: str, message: str) -> bool:
    """True if the English file has a message."""
    found = bundle(FALLBACK, source)
    return found is not None and bool(found.has_message(message))


def names_of(table: TableInfo, words: Words) -> list[str]:
    """The names on the seats, safe to print; free seats have a number instead."""
    return [
        printable(seat.name) if seat.name else words("lobby-seat", seat=number)
        for number, seat in enumerate(table.seats, start=1)
    ]
