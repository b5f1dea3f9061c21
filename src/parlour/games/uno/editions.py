"""The editions of UNO: a row for each deck, a column for each thing in which they differ."""

from typing import Literal, NamedTuple

from parlour.games.uno.cards import COPIES, SCARY

EditionName = Literal["monster", "classic"]


class Edition(NamedTuple):
    """One deck, and the hands dealt from it."""

    name: EditionName
    copies: tuple[int, ...]
    """The number of cards of each face in the deck (U1)."""
    hand_size: int = 7
    """Cards that a round deals to everybody (U4)."""


EDITIONS = (
    Edition("monster", copies=COPIES),
    Edition("classic", copies=(*COPIES[:SCARY], 0)),
)
NUMBERS: dict[str, int] = {edition.name: number for number, edition in enumerate(EDITIONS)}
"""To the rules, an edition is the number of its row."""

# The columns, for the rules.
NAMES = tuple(edition.name for edition in EDITIONS)
COPIES_OF = tuple(edition.copies for edition in EDITIONS)
HAND_SIZE = tuple(edition.hand_size for edition in EDITIONS)
