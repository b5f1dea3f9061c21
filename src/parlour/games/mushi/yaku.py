"""The yaku (H17): a table for each edition, a row for each yaku. Scoring, views and bots use it."""

from typing import Literal, NamedTuple

from parlour.core.bits import size
from parlour.core.rule import rule
from parlour.games.mushi.cards import (
    BRIGHTS,
    CRANE,
    CURTAIN,
    PAULOWNIAS,
    WARBLER,
    WISTERIAS,
)
from parlour.games.mushi.state import MushiState

YakuName = Literal["five_brights", "three_brights", "wisterias", "paulownias"]
"""H17: five or three bright cards, all four Wisterias, all four Paulownias."""


class Yaku(NamedTuple):
    """One yaku: every card of the set `all`, and `some` cards out of another set."""

    name: YakuName
    points: int
    all: int = 0
    some: int = 0
    of: int = 0

    @property
    def need(self) -> int:
        """The number of cards that make it."""
        return self.all.bit_count() + self.some


YAKU = (
    (  # RU
        Yaku("five_brights", 30, some=5, of=BRIGHTS | WARBLER),
        Yaku("three_brights", 25, all=WARBLER, some=2, of=BRIGHTS),
        Yaku("wisterias", 10, all=WISTERIAS),
        Yaku("paulownias", 10, all=PAULOWNIAS),
    ),
    (  # OSAKA
        Yaku("five_brights", 30, all=BRIGHTS),
        Yaku("three_brights", 25, all=CRANE | WARBLER | CURTAIN),
        Yaku("wisterias", 10, all=WISTERIAS),
        Yaku("paulownias", 10, all=PAULOWNIAS),
    ),
)
"""By edition. To the rules a yaku is the number of its row."""

# The columns, for the rules: by edition, then by row. Empty rows at the end are never made.
MAX_YAKU = 6


def _column(field: str, empty: int = 0) -> tuple[tuple[int, ...], ...]:
    return tuple(
        (*(getattr(yaku, field) for yaku in rows), *[empty] * (MAX_YAKU - len(rows)))
        for rows in YAKU
    )


POINTS = _column("points")
ALL = _column("all")
SOME = _column("some")
OF = _column("of")
NEED = _column("need", empty=1)


@rule
def progress(edition: int, row: int, cards: int) -> int:
    """The number of cards in a set that a yaku needs."""
    return size(cards & ALL[edition][row]) + min(size(cards & OF[edition][row]), SOME[edition][row])


@rule
def yaku_made(s: MushiState, seat: int) -> int:
    """H17: the yaku that a seat's captured cards make, row y as bit y."""
    made = 0
    for row in range(MAX_YAKU):
        if progress(s.edition, row, s.captured[seat]) == NEED[s.edition][row]:
            made |= 1 << row
    return made


@rule
def yaku_points(s: MushiState, seat: int) -> int:
    """H17: the points of all yaku that a seat has made; they do not exclude one another."""
    return worth(s.edition, yaku_made(s, seat))


@rule
def worth(edition: int, made: int) -> int:
    """The points of a set of yaku, row y as bit y."""
    points = 0
    for row in range(MAX_YAKU):
        if made >> row & 1:
            points += POINTS[edition][row]
    return points
