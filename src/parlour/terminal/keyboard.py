"""Letters that are commands: a key means the same on a Russian keyboard as on a Latin one."""

from collections.abc import Iterable

RUSSIAN = dict(zip("qwsehtrl", "йцыурекд", strict=True))
"""Each letter that is a command, and the Russian one on the same key."""
LATIN = str.maketrans({russian: latin for latin, russian in RUSSIAN.items()})
KEYS = {
    "help": "?",
    "hint": "h",
    "sheet": "t",
    "history": "e",
    "language": "l",
    "leave": "q",
}
"""The keys of the full screen, by what they do."""


def command_in(line: str) -> str:
    """Return the letter, number or question mark that a line stands for, in Latin letters."""
    return line.strip().lower().translate(LATIN)


def keys(signs: Iterable[str]) -> str:
    """The keys for some letters, on both keyboards, and for a question mark, as Textual lists them:
    "h,р" for "h"."""  # noqa: RUF002
    named = {"?": ("question_mark",)}
    return ",".join(key for one in signs for key in named.get(one) or (one, RUSSIAN[one]))
