"""Which players are here, since when the others have been away, and for whom a bot stands in.

That one does is in the log; that its owner is back need not be, to have the seat at once.
"""

import math
import time
from typing import Literal

from parlour.server import commands
from parlour.server.peers import Elsewhere, Guests
from parlour.server.proposals import Proposal
from parlour.server.rooms.audience import Audience
from parlour.server.state import TableState
from parlour.server.turns import TICK


class Presence:
    """Who is here at one table."""

    def __init__(self, state: TableState, audience: Audience, absence: float = math.inf) -> None:
        """`absence`: so many seconds after somebody was lost, the others are asked what to do."""
        self.away: dict[str, float] = {}
        """Token hash of a player who is not connected -> since when (monotonic seconds)."""
        self.spectators = 0
        self.owner_since: float | None = None
        """Since when whoever will be the host again has been connected (monotonic seconds)."""
        self.elsewhere = Elsewhere()
        """Who is here by way of other workers."""
        self._absence = absence
        self._state = state
        self._audience = audience
        self._here: set[str | None] = set()
        """The tokens of those who are connected."""
        self._looking: set[str | None] = set()
        """Of these, the tokens of those who can see the table."""

    def online(self, seat: int) -> bool:
        """Whether the person on a seat is connected."""
        token = self._state.seats[seat].token
        return token is not None and token in self._here

    def looking(self, seat: int) -> bool:
        """Whether the person on a seat is connected, and has a window that is not hidden."""
        return self._state.seats[seat].token in self._looking

    def here(self, token: str | None) -> bool:
        """Whether whoever has this token hash is connected."""
        return token is not None and token in self._here

    def people_online(self) -> list[int]:
        """The seats of people who are connected."""
        return [seat for seat in range(len(self._state.seats)) if self.online(seat)]

    def stood_in(self, seat: int) -> Literal["away", "clock"] | None:
        """Why a bot stands in for the person on a seat; None if none does."""
        turns, taken = self._state.turns, self._state.turns.taken(seat)
        if not (taken or seat in turns.stood_in):  # nearly always
            return None
        if self._state.status != "playing" or self._state.seats[seat].kind != "person":
            return None
        if taken:
            return "clock"
        return None if self.online(seat) else "away"

    def people_playing(self) -> list[int]:
        """The seats of people who are connected and for whom no bot stands in."""
        return [seat for seat in self.people_online() if not self.stood_in(seat)]

    def somebody_plays(self) -> bool:
        """Whether bots have anybody to play with. In a game by the day they need not be here."""
        if not self._state.by_the_day:
            return bool(self.people_playing())
        return any(
            seat.kind == "person" and not self.stood_in(n)
            for n, seat in enumerate(self._state.seats)
        )

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot is on the seat, or stands in there."""
        return self._state.seats[seat].kind == "bot" or self.stood_in(seat) is not None

    def bot_of(self, seat: int) -> str | None:
        """The level of the bot on a seat, or of the one standing in; None if there is neither."""
        if self.stood_in(seat):
            return commands.stand_in(self._state)
        return self._state.seats[seat].bot

    def absent_from(self, seat: int) -> float | None:
        """From when on the person on a seat counts as absent, if they are not connected (monotonic
        seconds). In a game by the day nobody need be there."""
        since = self.away.get(self._state.seats[seat].token or "")
        if since is None or self._state.by_the_day or self._state.status != "playing":
            return None
        return since + self._absence

    def absent(self, seat: int) -> bool:
        """Whether the person on a seat has not been connected for a while."""
        since = self.absent_from(seat)
        return since is not None and time.monotonic() > since - TICK

    def asked(self, seat: int) -> Literal["asked", "waited"] | None:
        """What the others are asked about a person who is absent, or have answered."""
        if not self.absent(seat) or self.stood_in(seat):
            return None
        return "waited" if seat in self._state.turns.waited else "asked"

    def have_a_say(self) -> list[int]:
        """The seats whose people are asked what all must agree to: not those who are absent, or
        have let their turns pass. A connection that has just been lost is no consent."""
        return [
            n
            for n, seat in enumerate(self._state.seats)
            if seat.kind == "person" and not (self.stood_in(n) or self.absent(n))
        ]

    def yet_to_agree(self, proposal: Proposal) -> list[int]:
        """The seats whose people have yet to agree to a proposal."""
        return [
            n for n in self._asked_for(proposal) if n != proposal.by and n not in proposal.agreed
        ]

    def _asked_for(self, proposal: Proposal) -> list[int]:
        """The seats whose people are asked. Whose seat it is, their owner says alone, if they are
        there; of the others, who are no witnesses while they are away, all."""
        if proposal.what == "seat":
            host = self._state.host
            return [] if host is None or proposal.agreed else [host]
        if proposal.seat is None:
            return self.have_a_say()
        return [proposal.seat] if proposal.what == "swap" else self.witnesses(proposal.seat)

    def witnesses(self, seat: int) -> list[int]:
        """Who is asked whether a seat is a spectator's."""
        if self.online(seat):
            return [seat]
        by_the_day = self._state.by_the_day
        return [
            n
            for n in self.have_a_say()
            if n != seat and (by_the_day or not self.gone(n, self._absence))
        ]

    def settled(self, proposal: Proposal) -> bool:
        """Whether all who are asked have agreed; whose seat it is, somebody must have said."""
        if self.yet_to_agree(proposal):
            return False
        return proposal.what not in ("claim", "seat") or bool(proposal.agreed)

    def gone(self, seat: int, seconds: float) -> bool:
        """Whether the person on a seat has not been connected for so long."""
        since = self.away.get(self._state.seats[seat].token or "")
        return since is not None and time.monotonic() > since + seconds - TICK

    def guests(self) -> Guests:
        """Who is here by way of this worker."""
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
        back = self._state.host_away is not None and self._state.owner in self._here
        self.owner_since = (self.owner_since or now) if back else None
        self.away = {token: self.away.get(token, now) for token in tokens - self._here}
