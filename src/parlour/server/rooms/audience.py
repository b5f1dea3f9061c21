"""The audience of a table: all clients in its room, and the news that each of them has had."""

import asyncio
import time
from collections import Counter
from typing import Any, Protocol

from parlour.core.errors import ParlourError
from parlour.core.numbers import NO_ENTRY, EntryNumber, Seat
from parlour.server import wire
from parlour.server.errors import CrowdError
from parlour.server.rooms import framing
from parlour.server.settings.settings import Settings
from parlour.server.tables.state import TableState


class Client(Protocol):
    """A connection, as a room sees it."""

    @property
    def network(self) -> str:
        """A name for the network that the client comes from, which tells it from other networks."""

    def send(self, frame: bytes) -> None:
        """Queue a frame. Never waits, never raises."""

    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        """Send the error."""

    def charge(self) -> None:
        """Count a change to the table that is no move (RateError)."""

    def charge_asking(self) -> None:
        """Count a spectator's question to the players (RateError)."""

    def charge_listing(self) -> None:
        """Count a table that comes on the list of open tables (RateError)."""

    def give_way(self) -> None:
        """Say that a player needs the place, and close."""

    def close(self, code: int) -> None:
        """Send the queued frames, then close."""


class Member:
    """One client in the room: a player's, or a spectator's."""

    def __init__(self, client: Client, token: str | None) -> None:
        self.client = client
        self.token = token
        """The hash of the token that the client came with, or of the token for the seat that it
        asks for."""
        self.fresh: str | None = None
        """The token that a spectator gets along with the seat that they ask for."""
        self.hidden = False
        """True if the member's window is hidden."""
        self.heard = time.monotonic()
        """When the member last asked for something."""
        self.seat: Seat | None = None
        self.host = False
        self.info: bytes = b""
        """The table's info as the member was last told."""
        self.clock: object = None
        """The state of the turn clock as the member was last told."""
        self.told_entry: EntryNumber = NO_ENTRY
        """The number of the last entry of the game that the member was told; 0 for none."""
        self.journal = 0
        """The number of facts of the game's journal that the member was told."""
        self.held: asyncio.Task[None] | None = None
        """An action held until the moment to act out of turn has passed."""
        self.asking: asyncio.Task[None] | None = None
        """The hint that it is waiting for."""


class Audience:
    """All members, and their news."""

    def __init__(self, state: TableState) -> None:
        self.members: list[Member] = []
        self._state = state
        self._clock: tuple[object, bytes] = None, b""
        """The seat and entry that the turn clock measures, and the frame that tells of it."""
        self._updates: dict[tuple[int | None, int], bytes] = {}
        """Updates that are being sent, the same to all spectators: by seat, and by the facts that
        it knows already."""
        self._shared: Any = None
        """The spectators' view of the game as it stands, while it is being sent."""

    def make_room(self, token: str | None, settings: Settings) -> None:
        """Make members give way to a newcomer where there are too many. To a player, who has a
        token: the one of their own windows that was silent for longest, from the network with the
        most of them, so that a person who has got hold of the token does not push its owner out; or
        else the newest spectator.

        Raises CrowdError for a spectator."""
        windows = [member for member in self.members if token and member.token == token]
        if len(windows) >= settings.windows:
            networks = Counter(member.client.network for member in windows)
            most = max(networks.values())
            crowd = [member for member in windows if networks[member.client.network] == most]
            self._give_way(min(crowd, key=lambda member: member.heard))
        if len(self.members) < settings.crowd:
            return
        if token is None:
            raise CrowdError("expected fewer connections to this table; try again later")
        spectators = [member for member in self.members if member.seat is None]
        if spectators:  # else there are only players, who all have a place
            self._give_way(spectators[-1])

    def _give_way(self, member: Member) -> None:
        self.dismiss(member)
        member.client.give_way()

    def admit(self, client: Client, token: str | None, entry: EntryNumber) -> Member:
        """A new member, which has been told the game up to entry number `entry`."""
        member = Member(client, token)
        member.journal = self._told_by(entry)
        self.members.append(member)
        return member

    def forget_tokens(self) -> None:
        """Turn members who have no seat any more into ordinary spectators, and drop their held
        actions."""
        for member in self.members:
            asks = self._state.proposals.of(member.token)
            if member.token is not None and self._state.seat_of(member.token) is None and not asks:
                member.token = None
                self._drop(member)

    def dismiss(self, member: Member) -> None:
        """Take note that a member left."""
        self._drop(member)
        if member in self.members:
            self.members.remove(member)

    def _drop(self, member: Member) -> None:
        for task in (member.held, member.asking):
            if task:
                task.cancel()

    def _told_by(self, entry: EntryNumber) -> int:
        """The size of the journal when the client last left; a newcomer is told the round so
        far."""
        state = self._state
        if entry > 0:
            return state.journal_at(entry)
        return state.table.round_began if state.table else 0

    # --- telling ----------------------------------------------------------------------------------

    def tell(
        self,
        info: wire.TableInfo,
        clock: tuple[object, wire.Clock] | None = None,
        greet: Member | None = None,
        answer: Member | None = None,
        done: str | None = None,
    ) -> None:
        """Tell each member its news: `answer` first, then players, then spectators. `greet` is told
        everything; only `answer` is told `done`, the id of its action. `clock` comes from
        `Clock.shown`."""
        self._clock = (clock[0], framing.encode(clock[1])) if clock else (None, b"")
        told, hosts = framing.encode(info), self._state.host
        seats = {seat.token: n for n, seat in enumerate(self._state.seats) if seat.token}
        for member in sorted(
            self.members, key=lambda each: (each is not answer, each.seat is None)
        ):
            seat = seats.get(member.token or "")
            host = seat is not None and seat == hosts
            anew = member is greet or (seat, host) != (member.seat, member.host)
            self._tell(member, told, anew, done if member is answer else None)
        self._updates, self._shared = {}, None

    def tell_all(self, frame: bytes) -> None:
        """Send every member the same frame."""
        for member in self.members:
            member.client.send(frame)

    def greet(self, member: Member, info: wire.TableInfo, clock: tuple[object, wire.Clock]) -> None:
        """Tell one member everything."""
        self._clock = clock[0], framing.encode(clock[1])
        self._tell(member, framing.encode(info), True, None)
        self._updates, self._shared = {}, None

    def _tell(self, member: Member, told: bytes, anew: bool, done: str | None) -> None:
        if anew:
            if member.seat is not None and (why := self._state.moved(member.token)):
                member.client.refuse(why)
            self.welcome(member)
        if member.info != told:
            member.info = told
            member.client.send(told)
        self._update(member, done, anew or done is not None)
        measured, frame = self._clock
        if member.clock != measured:
            member.clock = measured
            member.client.send(frame)

    def welcome(self, member: Member, token: str | None = None) -> None:
        """Tell a member which seat is its own; `token` is a new one for it to keep."""
        member.seat = self._state.seat_of(member.token)
        if member.seat is not None and member.fresh:
            token, member.fresh = member.fresh, None
            member.told_entry = NO_ENTRY  # the game looks different from a seat
        member.host = member.seat is not None and member.seat == self._state.host
        removed = member.seat is None and member.token in self._state.removed
        asks = self._state.proposals.of(member.token)
        welcome = framing.welcome(
            self._state, member.seat, member.host, token, removed, asks.n if asks else None
        )
        member.client.send(framing.encode(welcome))

    def _update(self, member: Member, done: str | None, anew: bool) -> None:
        """Tell a member how the game stands, once it is dealt, if it has not been told yet; or in
        any case, if `anew`."""
        state = self._state
        if (
            state.table is None
            or state.sealed
            or not (anew or member.told_entry != state.last_entry)
        ):
            return
        if 0 < member.told_entry < state.started:
            member.journal = 0  # its last news was of another game
        known = member.seat, member.journal
        update = None if done else self._updates.get(known)
        if update is None:
            if self._shared is None:
                self._shared = state.table.view()
            update = framing.encode(framing.update(state, *known, done, self._shared))
            if done is None:
                self._updates[known] = update
        member.client.send(update)
        member.told_entry, member.journal = state.last_entry, state.table.journal_size
