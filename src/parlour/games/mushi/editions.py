"""The editions of Mushi: a row for each way to play, a column for each thing in which they differ.
Their yaku are in `yaku.py`."""

from typing import Literal, NamedTuple

EditionName = Literal["ru", "osaka"]


class Edition(NamedTuple):
    """One way to play."""

    name: EditionName
    must_match: bool
    """True if a player who holds a card that matches must play such a card (H8)."""
    own_yaku_count: bool
    """True if a yaku brings points to the player who made it, besides costing the other player
    points (H18)."""
    last_willow_with_joker: bool
    """True if a joker that is the last card of the draw pile takes along the Willow left on the
    table, instead of leaving it to the player who captured the other two (H14)."""


EDITIONS = (
    Edition("ru", must_match=True, own_yaku_count=False, last_willow_with_joker=False),
    Edition("osaka", must_match=False, own_yaku_count=True, last_willow_with_joker=True),
)
NUMBERS: dict[str, int] = {edition.name: number for number, edition in enumerate(EDITIONS)}
"""To the rules, an edition is the number of its row."""

# The columns, for the rules.
NAMES = tuple(edition.name for edition in EDITIONS)
MUST_MATCH = tuple(int(edition.must_match) for edition in EDITIONS)
OWN_YAKU_COUNT = tuple(int(edition.own_yaku_count) for edition in EDITIONS)
LAST_WILLOW_WITH_JOKER = tuple(int(edition.last_willow_with_joker) for edition in EDITIONS)
