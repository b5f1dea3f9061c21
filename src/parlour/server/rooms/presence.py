"""Which players are here, since when the others have been away, and for whom a bot stands in."""

import time
from typing import Literal

from parlour.server import commands
from parlour.server.peers import Elsewhere, Guests
from parlour.server.rooms.audience import Audience
from parlour.server.state import TableState


class Presence:
    """Who is here at one table."""

    def __init__(self, state: TableState, audience: Audience) -> None:
        self.away: dict[str, float] = {}
        """Token hash of a player who is not connected -> since when (monotonic seconds)."""
        self.stand_ins: set[int] = set()
        """Seats of players for whom a bot stands in until they return."""
        self.spectators = 0
        self.elsewhere = Elsewhere()
        """Who is here by way of other workers."""
        self._state = state
        self._audience = audience
        self._here: set[str | None] = set()
        """The tokens of those who are connected."""

    def online(self, seat: int) -> bool:
        """Whether the person on a seat is connected."""
        token = self._state.seats[seat].token
        return token is not None and token in self._here

    def people_online(self) -> list[int]:
        """The seats of people who are connected."""
        return [seat for seat in range(len(self._state.seats)) if self.online(seat)]

    def stood_in(self, seat: int) -> Literal["away", "clock"] | None:
        """Why a bot stands in for the person on a seat; None if none does."""
        if self._state.status != "playing" or self._state.seats[seat].kind != "person":
            return None
        if self._state.turns.taken(seat):
            return "clock"
        return "away" if seat in self.stand_ins else None

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot is on the seat, or stands in there."""
        return self._state.seats[seat].kind == "bot" or self.stood_in(seat) is not None

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot on a seat, or of the one standing in; None if there is neither."""
        if self.stood_in(seat):
            return commands.stand_in(self._state)
        return self._state.seats[seat].bot

    def stand_in(self, seat: int) -> None:
        """Let a bot play for the person on a seat, who is away, until they return."""
        if self._state.status == "playing" and not self.online(seat):
            self.stand_ins.add(seat)

    def guests(self) -> Guests:
        """Who is here by way of this worker."""
        came_with = [member.token for member in self._audience.members]
        tokens = sorted(token for token in came_with if token is not None)
        return Guests(tuple(tokens), len(came_with) - len(tokens))

    def note(self) -> None:
        """Take note that somebody may have come or gone, or that seats may have changed."""
        tokens = {seat.token for seat in self._state.seats if seat.token}
        came_with = [member.token for member in self._audience.members]
        came_with += self.elsewhere.tokens
        self._here = set(came_with)
        self.spectators = sum(token not in tokens for token in came_with)
        self.spectators += self.elsewhere.strangers
        now = time.monotonic()
        self.away = {token: self.away.get(token, now) for token in tokens - self._here}
        playing = self._state.status == "playing"
        self.stand_ins = {
            seat
            for seat in self.stand_ins
            if playing and self._state.seats[seat].token in self.away
        }
