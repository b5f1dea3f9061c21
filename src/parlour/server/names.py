"""Names that people give themselves, and those of bots."""

import unicodedata
from collections.abc import Collection

from parlour.server.errors import BadNameError

MAX_NAME = 24

BOT_NAMES = ("Ada", "Blaise", "Emmy", "Leonhard", "Sonja", "Carl", "Sophie", "Alan")
"""Proper names, the same in every language; one for each seat of the largest table."""


def clean_name(name: str) -> str:
    """The name as it is shown: composed, trimmed, single spaces (BadNameError)."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= MAX_NAME or not name.isprintable():
        raise BadNameError(f"expected a name of 1 to {MAX_NAME} printable characters")
    return name


def unique_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number where the table has it already.

    >>> unique_name("Ann", ["ann", "Bo"])
    'Ann 2'
    """
    used = {other.casefold() for other in taken}
    number, unique = 1, name
    while unique.casefold() in used:
        number += 1
        suffix = f" {number}"
        unique = name[: MAX_NAME - len(suffix)].rstrip() + suffix
    return unique


def bot_name(taken: Collection[str]) -> str:
    """The first bot's name that nobody at the table has."""
    free = (name for name in BOT_NAMES if name not in taken)
    return next(free, None) or unique_name(BOT_NAMES[0], taken)
