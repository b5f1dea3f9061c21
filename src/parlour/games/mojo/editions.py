"""The editions of Mojo: a row for each printing, a column for each thing in which they differ."""

from typing import NamedTuple


class Edition(NamedTuple):
    """One printing of the game."""

    name: str
    hand_size: int = 8
    """Cards that a round deals to everybody (M3)."""
    deals_on: bool = False
    """True if a new round is dealt from the rest of the draw pile, instead of from all cards
    (M16)."""
    turns_up: bool = False
    """True if a discard that has become empty begins with the top card of the draw pile, instead of
    with that of the other discard (M19)."""
    spares_played: bool = False
    """True if the discard that was played onto in this turn stays when the other one becomes the
    new draw pile; otherwise both become it, but for their top cards (M20)."""


EDITIONS = (
    Edition("fr", deals_on=True),
    Edition("ru", turns_up=True),
    Edition("pl", spares_played=True),
)
NUMBERS: dict[str, int] = {edition.name: number for number, edition in enumerate(EDITIONS)}
"""To the rules, an edition is the number of its row."""

# The columns, for the rules.
HAND_SIZE = tuple(edition.hand_size for edition in EDITIONS)
DEALS_ON = tuple(int(edition.deals_on) for edition in EDITIONS)
TURNS_UP = tuple(int(edition.turns_up) for edition in EDITIONS)
SPARES_PLAYED = tuple(int(edition.spares_played) for edition in EDITIONS)
