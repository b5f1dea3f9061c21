"""Score pads that several devices write on, over HTTP.

A pad is made of lines: what a player had in a round, who ended it, who began, a name, an early end.
A line replaces the one in the same place. Each has the number under which it was last written, so
that a device asks for what is new to it, and one that has not seen a correction does not undo it.
"""

from typing import Annotated, Any

import msgspec

from parlour.server.wire.limits import (
    MAX_PAD_CARDS,
    MAX_PAD_LINES,
    MAX_PAD_POINTS,
    MAX_PAD_ROUNDS,
    MOST_SEATS,
)

PadSeat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
PadRound = Annotated[int, msgspec.Meta(ge=0, lt=MAX_PAD_ROUNDS)]
"""From 0."""
PadCard = Annotated[str, msgspec.Meta(min_length=1, max_length=8)]
"""In the game's notation."""


class PadLine(
    msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", forbid_unknown_fields=True
):
    """One thing that is written on a pad."""


class PadCell(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True
):
    """What a player had when a round ended: cards, or what they count."""

    cards: Annotated[list[PadCard], msgspec.Meta(max_length=MAX_PAD_CARDS)] | None = None
    points: Annotated[int, msgspec.Meta(ge=-MAX_PAD_POINTS, le=MAX_PAD_POINTS)] | None = None
    made: Annotated[int, msgspec.Meta(ge=0, lt=256)] | None = None
    """The things that their cards make besides, such as yaku: a bit for each."""

    def __post_init__(self) -> None:
        if (self.cards is None) == (self.points is None):
            raise ValueError("expected either cards or points")


class PadCellLine(PadLine, frozen=True, tag="cell"):
    """What a player had."""

    round: PadRound
    seat: PadSeat
    cell: PadCell | None
    """None: nothing is entered."""


class PadEnderLine(PadLine, frozen=True, tag="ender"):
    """Who ended a round."""

    round: PadRound
    seat: Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SEATS)] | None
    """-1: nobody did; none: nobody has said."""


class PadFirstLine(PadLine, frozen=True, tag="first"):
    """Who began the first round, or dealt it, where lots decide."""

    seat: PadSeat


class PadNameLine(PadLine, frozen=True, tag="name"):
    """What a player is called."""

    seat: PadSeat
    name: str


class PadStoppedLine(PadLine, frozen=True, tag="stopped"):
    """The players ended the game before its end (`stopped`), or play on."""

    stopped: bool


PadLines = Annotated[
    list[PadCellLine | PadEnderLine | PadFirstLine | PadNameLine | PadStoppedLine],
    msgspec.Meta(max_length=MAX_PAD_LINES),
]


class NewPad(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/pads`: a pad that others can write on."""

    game: str
    options: dict[str, Any]
    names: list[str]
    begun: Annotated[int, msgspec.Meta(ge=0, le=2**53)]
    """When, in milliseconds since 1970."""


class OpenedPad(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewPad`: whoever has its id can read and write it."""

    pad: str
    token: str
    """With it, the pad can be taken away from the others (`DELETE /api/pads/{pad}`)."""


class PadChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/pads/{pad}`: what is new on a device, and what it has seen."""

    since: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0
    """The number up to which it knows all lines. A line that was changed later is not replaced."""
    lines: PadLines = []


class PadNews(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `PadChanges`, and to `GET /api/pads/{pad}?since=`: all lines that have been written
    since, the oldest first."""

    game: str
    options: dict[str, Any]
    players: int
    begun: int
    n: int
    """The number up to which these lines go."""
    lines: list[PadCellLine | PadEnderLine | PadFirstLine | PadNameLine | PadStoppedLine]


class PadCode(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `POST /api/pads/{pad}/code`: a short code that leads to it, good for a day."""

    code: str
