"""Who looks at a table, and what each of them has been told."""

import asyncio
from typing import Protocol

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.rooms import frames
from parlour.server.state import TableState


class Client(Protocol):
    """What a room knows of a connection."""

    def send(self, frame: bytes) -> None:
        """Queue a frame. Never waits, never raises."""

    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        """Send the error."""

    def close(self, code: int) -> None:
        """Send what is queued, then close."""


class Member:
    """One client in the room, and what it has been told."""

    def __init__(self, client: Client, token: str | None) -> None:
        self.client = client
        self.token = token
        """The hash of the token that the client came with."""
        self.seat: int | None = None
        self.host = False
        self.info: bytes = b""
        """What it was told last of the table."""
        self.entry = 0
        """The last entry of the game that it was told; 0 for none."""
        self.journal = 0
        """How much of the game's journal it was told."""
        self.held: asyncio.Task[None] | None = None
        """An action that waits for the moment to pass."""
        self.asking: asyncio.Task[None] | None = None
        """A hint that is thought about."""


class Audience:
    def __init__(self, state: TableState) -> None:
        self.members: list[Member] = []
        self._state = state

    def admit(self, client: Client, token: str | None, entry: int) -> Member:
        """A new member, who has been told the game up to an entry."""
        member = Member(client, token)
        member.journal = self._told_by(entry)
        self.members.append(member)
        return member

    def dismiss(self, member: Member) -> None:
        for task in (member.held, member.asking):
            if task:
                task.cancel()
        if member in self.members:
            self.members.remove(member)

    def _told_by(self, entry: int) -> int:
        """The journal's size when the client left; who comes anew is told the first deal, no
        more."""
        state = self._state
        if state.table is None or state.entry == state.started:
            return 0
        return state.journal_at(entry) if entry > 0 else state.table.journal_size

    # --- telling ----------------------------------------------------------------------------------

    def tell(
        self,
        info: wire.TableInfo,
        greet: Member | None = None,
        answer: Member | None = None,
        done: str | None = None,
    ) -> None:
        """Tell each member what is new to it; whoever asked first. `greet` is told everything;
        `done` to `answer` alone."""
        told, hosts = frames.encode(info), self._state.host
        for member in sorted(self.members, key=lambda member: member is not answer):
            seat = self._state.seat_of(member.token)
            host = seat is not None and seat == hosts
            anew = member is greet or (seat, host) != (member.seat, member.host)
            if anew:
                self.welcome(member)
            if member.info != told:
                member.info = told
                member.client.send(told)
            answered = done if member is answer else None
            self._update(member, answered, anew or answered is not None)

    def welcome(self, member: Member, token: str | None = None) -> None:
        """Tell a member who it is; `token` is a new one, to keep."""
        member.seat = self._state.seat_of(member.token)
        member.host = member.seat is not None and member.seat == self._state.host
        welcome = frames.welcome(self._state, member.seat, member.host, token)
        member.client.send(frames.encode(welcome))

    def _update(self, member: Member, done: str | None, anew: bool) -> None:
        """How the game stands, where it has gone on for the member, or `anew`."""
        state = self._state
        if state.table is None or not (anew or member.entry != state.entry):
            return
        if 0 < member.entry < state.started:
            member.journal = 0  # the last that it was told was another game
        update = frames.update(state, member.seat, member.journal, done)
        member.client.send(frames.encode(update))
        member.entry, member.journal = state.entry, state.table.journal_size
