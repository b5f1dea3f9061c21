"""All texts that people read, from the Fluent files in `parlour/locales/<locale>/`.

The page reads the same files. Logs and the messages of errors, which are for programmers, are not
among them.
"""

import functools
import logging
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

FALLBACK = "en"
MINUS = "\u2212"
LONGEST = 1000
"""Characters of a value in a message: Fluent puts in no more."""
LOCALES = Path(__file__).resolve().parent / "locales"

_log = logging.getLogger(__name__)


@functools.cache
def locales() -> tuple[str, ...]:
    """The languages there are, English first."""
    found = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def wished_locale() -> str:
    """The locale asked for by PARLOUR_LOCALE, or else by the system's LC_ALL, LC_MESSAGES, LANG."""
    for name in ("PARLOUR_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG"):
        if wish := os.environ.get(name):
            language = wish.partition(".")[0].partition("@")[0].replace("_", "-")
            return FALLBACK if language in ("C", "POSIX") else language
    return FALLBACK


def spoken(tag: str) -> str | None:
    """The language of a tag such as pl-PL, if there are texts in it. As on the page: `wishedOf` in
    `web/src/words/wished.ts`."""
    language = tag.strip().partition("-")[0].lower()
    return language if language in locales() else None


def negotiated(header: str) -> str:
    """The locale that fits an Accept-Language header best: the wished ones in their order, by
    language alone (RFC 9110, 12.5.4). Parts of it that make no sense are passed over.

    >>> negotiated("de, pl-PL;q=0.8, en;q=0.9")
    'en'
    """
    wishes: list[tuple[float, str]] = []
    for wish in header.split(","):
        name, _, quality = wish.strip().partition(";")
        try:
            weight = float(quality.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
        if (language := spoken(name)) and 0 < weight <= 1:
            wishes.append((-weight, language))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else FALLBACK


@functools.cache
def bundle(locale: str, source: str) -> Any:
    """The messages of `locales/<locale>/<source>.ftl`; None if there is no such file, or it cannot
    be read. A damaged one is noted in the log: lost messages are said in English."""
    path = LOCALES / locale / f"{source}.ftl"
    if not path.is_file():
        return None
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    try:
        resource = FluentResource(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        _log.warning("%s cannot be read: %s", path, error)
        return None
    if any(isinstance(one, Junk) for one in resource.body):
        _log.warning("%s is damaged: some of its texts are said in English", path)
    made = FluentBundle([locale], use_isolating=False)
    made.add_resource(resource)
    return made


NO_BREAK = "\u00a0\u202f"
"""Spaces that do not break: harmless, and part of our own texts."""


def printable(text: str) -> str:
    """The text with control characters, which would steer a terminal, escaped.

    >>> printable("\\x1b[31mBo\\n")
    '\\\\x1b[31mBo\\\\n'
    """
    return "".join(
        c if c.isprintable() or c in NO_BREAK else c.encode("unicode_escape").decode() for c in text
    )


def _short(text: str) -> str:
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def numeral(number: int) -> str:
    """A number as people read it: below zero with a true minus sign.

    >>> numeral(-5) == "\\u22125"
    True
    """
    return str(number).replace("-", MINUS)


_HYPHEN = re.compile(r"(?<!\S)-(?=\d)")


class Texts:
    """The messages of one Fluent file in one locale, with English as the fallback.

    Values that are put into a message may come from anybody, so they are made `printable`, and cut
    where a message can hold no more of them.

    >>> text = Texts("cli", "en")
    >>> text("cli-range", low=2, high=8)
    '2-8'
    """

    def __init__(self, source: str, locale: str | None = None) -> None:
        wished = locale or wished_locale()
        self._source = source
        # pl-PL, pl, en: the first that has the message is used.
        self._chain = list(dict.fromkeys([wished, spoken(wished) or FALLBACK, FALLBACK]))

    def __call__(self, message: str, /, **arguments: Any) -> str:
        """The text of a message.

        Raises `LookupError` for a message that not even English has, and `ValueError` if the
        arguments do not fit the English message: both are bugs. A translation that they do not
        fit is noted in the log and passed over.
        """
        shown = {
            name: _short(printable(value)) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
        below_zero = any(isinstance(value, int) and value < 0 for value in arguments.values())
        for locale in self._chain:
            found = bundle(locale, self._source)
            if found is None or not found.has_message(message):
                continue
            pattern = found.get_message(message).value
            if pattern is None:
                continue
            text, errors = found.format_pattern(pattern, shown)
            if not errors:  # in all our languages, Babel writes a hyphen for a minus
                return _HYPHEN.sub(MINUS, str(text)) if below_zero else str(text)
            wrong = f"{message} in {locale}/{self._source}.ftl: {errors[0]!r}"
            if locale == FALLBACK:
                raise ValueError(wrong)
            _log.warning(wrong)
        raise LookupError(f"no message {message!r} in {self._source}.ftl")

    def list(self, items: Iterable[str], *, either: bool = False) -> str:
        """ "Ann, Bo and Cy", or with `either` "Ann, Bo or Cy"; empty for none."""
        from babel.lists import format_list

        language = next(locale for locale in self._chain if locale in locales())
        # Our English is British: no comma before "and".
        locale = "en_GB" if language == FALLBACK else language
        return str(format_list(list(items), style="or" if either else "standard", locale=locale))
