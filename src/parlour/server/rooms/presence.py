"""Which players are here, since when the missing ones have been away, and for whom a bot stands in.

That a bot stands in is in the log. That the seat's owner is back need not be: they have the seat
again at once.
"""

import math
import time
from collections.abc import Iterator
from typing import Literal

from parlour.core.numbers import Instant, Seat, Seconds, all_seats, by_seat
from parlour.server.cluster.peers import Elsewhere, Guests
from parlour.server.rooms.audience import Audience
from parlour.server.tables import levels
from parlour.server.tables.state import TableState
from parlour.server.tables.turns import TICK


class Presence:
    """The people who are here at one table."""

    def __init__(self, state: TableState, audience: Audience, absence: Seconds = math.inf) -> None:
        """`absence`: seconds after a player was lost until the other players are asked what to
        do."""
        self.away: dict[str, float] = {}
        """Token hash of a player who is not connected -> since when (monotonic seconds)."""
        self.unseen: dict[str, float] = {}
        """Token hash of a player who does not see the table, because they are not connected or have
        hidden every window of theirs -> since when (monotonic seconds)."""
        self.spectators = 0
        self.owner_since: float | None = None
        """Since when the owner of the table, who will be the host again, has been connected
        (monotonic seconds)."""
        self.elsewhere = Elsewhere()
        """The people at other workers."""
        self._absence = absence
        self._state = state
        self._audience = audience
        self._here: set[str | None] = set()
        """The token hashes of players who are connected."""
        self._looking: set[str | None] = set()
        """The token hashes of connected players who can see the table."""

    def online(self, seat: Seat) -> bool:
        """True if the person on a seat is connected."""
        token = self._state.seats[seat].token
        return token is not None and token in self._here

    def looking(self, seat: Seat) -> bool:
        """True if the person on a seat is connected, and has a window that is not hidden."""
        return self._state.seats[seat].token in self._looking

    def here(self, token: str | None) -> bool:
        """True if the player with this token hash is connected."""
        return token is not None and token in self._here

    def people_online(self) -> list[Seat]:
        """The seats of people who are connected."""
        return [seat for seat in all_seats(len(self._state.seats)) if self.online(seat)]

    def unseen_since(self, seat: Seat) -> Instant | None:
        """Since when the person on a seat has not seen the table (monotonic seconds)."""
        return self.unseen.get(self._state.seats[seat].token or "")

    def hidden_from(self, seat: Seat) -> Instant | None:
        """When the person on a seat, if they are connected but have hidden all their windows,
        begins to count as looking at something else (monotonic seconds)."""
        since = self.unseen_since(seat)
        return None if since is None or not self.online(seat) else since + self._absence

    def hidden(self, seat: Seat) -> bool:
        """True if the person on a seat has been looking at something else for a while."""
        since = self.hidden_from(seat)
        return since is not None and time.monotonic() > since - TICK

    def stood_in(self, seat: Seat) -> Literal["away", "clock", "idle"] | None:
        """Why a bot stands in for the person on a seat; None if none does."""
        turns = self._state.turns
        if not (turns.missed or turns.idle or turns.stood_in):  # nearly always
            return None
        word = turns.wait_for_word(seat)
        if not (word or seat in turns.stood_in):
            return None
        if self._state.status != "playing" or self._state.seats[seat].kind != "person":
            return None
        if word:
            return "clock" if turns.taken(seat) else "idle"
        return None if self.looking(seat) else "away"

    def people_playing(self) -> list[Seat]:
        """The seats of people who are connected and for whom no bot stands in."""
        return [seat for seat in self.people_online() if not self.stood_in(seat)]

    def somebody_plays(self) -> bool:
        """True if bots have anybody to play with. In a game by the day they need not be here."""
        if not self._state.by_the_day:
            return bool(self.people_playing())
        return any(
            seat.kind == "person" and not self.stood_in(n) for n, seat in by_seat(self._state.seats)
        )

    def played_by_bot(self, seat: Seat) -> bool:
        """True if a bot is on the seat, or stands in there."""
        return self._state.seats[seat].kind == "bot" or self.stood_in(seat) is not None

    def bot_of(self, seat: Seat) -> str | None:
        """The level of the bot on a seat, or of the one standing in; None if there is neither."""
        if self.stood_in(seat):
            return levels.stand_in(self._state)
        return self._state.seats[seat].bot

    def absent_from(self, seat: Seat) -> Instant | None:
        """When the person on a seat, if they are not connected, begins to count as absent
        (monotonic seconds). In a game by the day nobody need be there."""
        since = self.away.get(self._state.seats[seat].token or "") if self.away else None
        if since is None or self._state.by_the_day or self._state.status != "playing":
            return None
        return since + self._absence

    def absent(self, seat: Seat) -> bool:
        """True if the person on a seat has not been connected for a while."""
        since = self.absent_from(seat)
        return since is not None and time.monotonic() > since - TICK

    def asked(self, seat: Seat) -> Literal["asked", "waited"] | None:
        """For a person who is absent: "asked" if the other players are being asked what to do,
        "waited" if they chose to wait."""
        if not self.absent(seat) or self.stood_in(seat):
            return None
        return "waited" if seat in self._state.turns.waited else "asked"

    def gone(self, seat: Seat, seconds: Seconds) -> bool:
        """True if the person on a seat has not been connected for this many seconds."""
        since = self.away.get(self._state.seats[seat].token or "")
        return since is not None and time.monotonic() > since + seconds - TICK

    def times(self) -> Iterator[Instant | None]:
        """The times from which somebody counts as absent, or as looking at something else, so that
        all must be told (monotonic seconds)."""
        if self.unseen:  # nearly never
            for seat in all_seats(len(self._state.seats)):
                yield self.absent_from(seat)
                yield self.hidden_from(seat)

    def guests(self) -> Guests:
        """The people at this worker."""
        came_with = [member.token for member in self._audience.members]
        tokens = sorted(token for token in came_with if token is not None)
        hidden = sorted(set(tokens) - self._looking_here())
        return Guests(tuple(tokens), len(came_with) - len(tokens), hidden=tuple(hidden))

    def _looking_here(self) -> set[str | None]:
        return {member.token for member in self._audience.members if not member.hidden}

    def note(self) -> None:
        """Take note that somebody may have come or gone, or that seats may have changed."""
        tokens = {seat.token for seat in self._state.seats if seat.token}
        came_with = [member.token for member in self._audience.members]
        came_with += self.elsewhere.tokens
        self._here = set(came_with)
        self._looking = self._looking_here() | set(self.elsewhere.looking)
        self.spectators = sum(token not in tokens for token in came_with)
        self.spectators += self.elsewhere.strangers
        now = time.monotonic()
        tokens |= {each.token for each in self._state.proposals if each.token}
        back = self._state.host_away is not None and self._state.owner_token in self._here
        self.owner_since = (self.owner_since or now) if back else None
        self.away = {token: self.away.get(token, now) for token in tokens - self._here}
        self.unseen = {token: self.unseen.get(token, now) for token in tokens - self._looking}
