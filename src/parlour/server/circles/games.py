"""The games of a circle: what is kept of each, and what its members see of it."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.wire.limits import SEASON

MOST_GAMES = 2000
"""The most games that are shown, the last ones."""


class Body(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game besides who of the members played: nobody is named."""

    options: dict[str, str | int | bool | None]
    bots: list[str | None]
    """By seat: the level of a bot."""
    sheet: list[list[int]]
    """The points of each round, by round and seat; none if the table keeps its games to itself."""
    winners: list[Seat]


class Result(NamedTuple):
    """One game of a table that is over, as a circle counts it."""

    number: int
    game: str
    seats: Sequence[Collection[str]]
    """By seat: the hashes of all tokens of the person who sat there; none for a bot."""
    body: Body

    def rows(self, members: Mapping[str, int]) -> Iterable[dict[str, Any]]:
        """A row for each member who played, by the hashes of their seats' tokens."""
        counted: set[int] = set()
        for seat, tokens in enumerate(self.seats):
            member = next((members[token] for token in tokens if token in members), None)
            if member is not None and member not in counted:
                counted.add(member)
                yield {
                    "number": self.number,
                    "game": self.game,
                    "member": member,
                    "won": seat in self.body.winners,
                    "seat": seat,
                }


def season(at: int) -> str:
    """The season of a time in milliseconds since 1970, in UTC.

    >>> season(0)
    '1970-1'
    """
    then = datetime.fromtimestamp(at / 1000, UTC)
    return f"{then.year}-{(then.month - 1) // SEASON + 1}"


decode = msgspec.json.Decoder(Body).decode
encode = msgspec.json.encode


def shown(row: Any, members: Mapping[int, int]) -> wire.CircleGame:
    """A game as its row has it. `members`: by seat, who of the circle sat there."""
    body = decode(row.body)
    return wire.CircleGame(
        table=row.table_id,
        number=row.number,
        game=row.game,
        options=body.options,
        at=row.at,
        season=season(row.at),
        seats=[
            wire.CircleSeat(member=members.get(seat), bot=bot) for seat, bot in enumerate(body.bots)
        ],
        sheet=body.sheet,
        winners=body.winners,
    )


def points(body: bytes | None, seat: int | None) -> list[int]:
    """The points of one seat, by round; none if nothing is kept of them."""
    if body is None or seat is None:
        return []
    return [row[seat] for row in decode(body).sheet]
