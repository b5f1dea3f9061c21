"""The games of an evening that are over: their score sheets."""

import msgspec

from parlour.core.numbers import by_seat
from parlour.server import wire

MOST_PAST = 30
"""The number of score sheets that a table keeps: those of the last games."""


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, as a snapshot keeps it."""

    shown: wire.PastGame
    holders: list[str | None]
    """By seat: the hash of the token of the person who sat there when the game began."""
    bots: list[str | None] = []
    """By seat: the level of the bot that sat there; of games that ended before this was kept,
    nothing."""

    def without(self, persons: frozenset[str], name: str, nobody: str) -> "Past":
        """The game with another name and another hash in the place of these persons' own."""
        theirs = [holder in persons for holder in self.holders]
        if not any(theirs):
            return self
        names = [name if theirs[seat] else was for seat, was in by_seat(self.shown.names)]
        return msgspec.structs.replace(
            self,
            shown=msgspec.structs.replace(self.shown, names=names),
            holders=[nobody if theirs[seat] else was for seat, was in by_seat(self.holders)],
        )
