"""Names and free text as people write them. Also the names of bots."""

import re
import unicodedata
from collections.abc import Collection

from parlour.server.errors import BadFreeTextError, BadNameError, ReservedNameError
from parlour.server.tables.look_alikes import looks
from parlour.server.wire import ERASED_NAME, MAX_NAME, MAX_TEXT

MOST_BYTES = 32
"""The most bytes of a character in UTF-8, on average; a family of four has 25, the flag of Wales
28."""
MAX_MARKS = 4
"""The most marks on one letter; more would run over the lines above and below."""

BOT_NAMES = (
    "Ada", "Blaise", "Emmy", "Leonhard", "Sonja", "Carl", "Sophie", "Alan", "Grace", "Kurt",
)  # fmt: skip
"""Proper names, the same in every language; one for each seat of the largest table."""

MOST_JOINED = 16
"""The most code points of one character: a family of four, each with a skin tone, has 11."""
FLAG = re.compile("\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]{1,6}\U000e007f")
"""A flag of a part of a country, like Wales: its name in tags that cannot be seen."""

ZWNJ, ZWJ = JOINERS = "\u200c\u200d"
JOINING = (
    "ARABIC", "SYRIAC", "MANDAIC", "NKO", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI",
    "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR",
    "TIBETAN",
)  # fmt: skip
"""Scripts in which joiners belong, by the first words of their letters' names."""
BLANK = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"
)
"""Characters that cannot be seen, though Unicode has them among letters, marks or symbols."""
VIRAMA = 9
"""The combining class of signs that mark a missing vowel."""
SELECTORS = "\ufe0e\ufe0f"
"""The character before, as text or as an emoji."""
KEYCAP = "\u20e3"
DIRECTIONS = dict.fromkeys(
    [0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)], None
)
"""Marks that turn the direction of text, which keyboards of some languages write. The page finds
the direction of free text without them."""


def clean_name(name: str) -> str:
    """The name as it is shown: in composed form, trimmed, with single spaces.

    Raises BadNameError, ReservedNameError."""
    name = _in_one_line(name)
    if not _is_good(name, MAX_NAME):
        raise BadNameError(f"expected a name of 1 to {MAX_NAME} printable characters")
    if looks(_bare(name)) & looks(_bare(ERASED_NAME)):
        raise ReservedNameError(f"expected a name other than {ERASED_NAME}")
    return name


def clean_text(text: str) -> str:
    """Free text as it is shown: like a name, but longer, and without marks of direction
    (BadFreeTextError)."""
    text = _in_one_line(text.translate(DIRECTIONS))
    if not _is_good(text, MAX_TEXT):
        raise BadFreeTextError(f"text: expected 1 to {MAX_TEXT} printable characters")
    return text


def unique_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody at the table has it already, or one that looks like it.

    >>> unique_name("Ann", ["ann", "Bo"])
    'Ann 2'
    """
    used = {look for other in taken for look in looks(other)}
    number, unique = 1, name
    while looks(unique) & used:
        number += 1
        suffix = f" {number}"
        unique = "".join(characters(name)[: MAX_NAME - len(suffix)]).rstrip() + suffix
    return unique


def bot_name(taken: Collection[str]) -> str:
    """The first bot's name that nobody at the table has."""
    free = (name for name in BOT_NAMES if unique_name(name, taken) == name)
    return next(free, None) or unique_name(BOT_NAMES[0], taken)


def characters(text: str) -> list[str]:
    """A text cut into characters as people see them: a letter with its marks, an emoji with its
    parts. (Grapheme clusters, but for those that do not occur in composed text.)

    >>> characters("e\u0301\U0001f44d\U0001f3fd\U0001f1eb\U0001f1f7!") == [
    ...     "e\u0301", "\U0001f44d\U0001f3fd", "\U0001f1eb\U0001f1f7", "!"]
    True
    """
    found: list[str] = []
    for char in text:
        if found and _goes_on(found[-1], char):
            found[-1] += char
        else:
            found.append(char)
    return found


def _goes_on(character: str, char: str) -> bool:
    """True if a code point still belongs to the character before it."""
    if unicodedata.category(char)[0] == "M" or char in JOINERS or _is_tag(char):
        return True
    if _is_skin_tone(char):
        return not _is_skin_tone(character[-1])
    if _is_regional(char):  # two letters make a flag
        return len(character) == 1 and _is_regional(character)
    return character[-1] == ZWJ and _is_picture(char)


def _bare(name: str) -> str:
    """A name without spaces, and without the number that tells it from others."""
    return name.replace(" ", "").rstrip("0123456789")


def _in_one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _is_good(text: str, most: int) -> bool:
    """True if a text has at most `most` characters and not too many bytes, has something to see,
    and nothing unseen that does not belong there."""
    if len(text.encode(errors="surrogatepass")) > most * MOST_BYTES:
        return False
    found = characters(text)
    if len(found) > most or any(len(character) > MOST_JOINED for character in found):
        return False
    return _can_be_shown(text, found)


def _can_be_shown(text: str, found: list[str]) -> bool:
    """True if all characters of a text, `found`, can be shown."""
    marks = 0
    drawn = [character[0] for character in found for _ in character]  # what each goes with
    for at, char in enumerate(text):
        mark = unicodedata.category(char) in ("Mn", "Me")
        marks = marks + 1 if mark else 0
        shown = (char.isprintable() or _is_picture(char)) and char not in BLANK
        hidden = char in SELECTORS or "\U000e0100" <= char <= "\U000e01ef"
        if marks > MAX_MARKS or ((hidden or not shown) and not _belongs(text, at, drawn)):
            return False
    return any(unicodedata.category(char)[0] not in "MZC" or _is_picture(char) for char in text)


def _belongs(text: str, at: int, drawn: list[str]) -> bool:
    """True if an invisible code point is part of how the characters around it are written. `drawn`:
    for each code point, the first one of its character."""
    char, before, after = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if not before:
        return False
    if char in JOINERS:
        letters = _script(before) in JOINING and (
            unicodedata.combining(before) == VIRAMA or _script(after) in JOINING
        )
        return letters or (char == ZWJ and _is_picture(drawn[at - 1]) and _is_picture(after))
    if char in SELECTORS:
        return _is_picture(before) or after == KEYCAP
    if _is_tag(char):
        return any(flag.start() < at < flag.end() for flag in FLAG.finditer(text))
    return "\U000e0100" <= char <= "\U000e01ef" and _script(before) == "CJK"


def _script(char: str) -> str:
    return unicodedata.name(char, "").partition(" ")[0] if char else ""


def _is_picture(char: str) -> bool:
    """An emoji, or another symbol; also one that is newer than this Python."""
    return "\U0001f000" <= char <= "\U0001faff" or (
        char != "" and unicodedata.category(char) in ("So", "Sm")
    )


def _is_tag(char: str) -> bool:
    return "\U000e0020" <= char <= "\U000e007f"


def _is_skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_regional(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
