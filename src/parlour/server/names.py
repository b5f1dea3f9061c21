"""The names that people choose, and those of bots."""

import unicodedata
from collections.abc import Collection

from parlour.server.errors import BadNameError

MAX_NAME = 24
JOINERS = dict.fromkeys((0x200C, 0x200D))
"""Invisible, but part of how emoji and some scripts are written."""

BOT_NAMES = (
    "Ada", "Blaise", "Emmy", "Leonhard", "Sonja", "Carl", "Sophie", "Alan", "Grace", "Kurt",
)  # fmt: skip
"""Proper names, the same in every language; one for each seat of the largest table."""


def clean_name(name: str) -> str:
    """The name as it is shown: in composed form, trimmed, with single spaces (BadNameError)."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    seen = _visible(name)
    if not seen or len(name) > MAX_NAME or not seen.isprintable():
        raise BadNameError(f"expected a name of 1 to {MAX_NAME} printable characters")
    return name


def unique_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already.

    >>> unique_name("Ann", ["ann", "Bo"])
    'Ann 2'
    """
    used = {_visible(other).casefold() for other in taken}
    number, unique = 1, name
    while _visible(unique).casefold() in used:
        number += 1
        suffix = f" {number}"
        unique = name[: MAX_NAME - len(suffix)].rstrip() + suffix
    return unique


def bot_name(taken: Collection[str]) -> str:
    """The first bot's name that nobody at the table has."""
    free = (name for name in BOT_NAMES if name not in taken)
    return next(free, None) or unique_name(BOT_NAMES[0], taken)


def _visible(name: str) -> str:
    return name.translate(JOINERS)
