"""A table in memory, and the one way to change it.

A change is checked against the state, written to the log, and only then applied and shown to
anybody. Where another writer was first, what it wrote is read and the change is checked again.
"""

import asyncio
import time
from collections.abc import Callable

from parlour.server import log, wire
from parlour.server.errors import BusyError, CrowdError, UnknownTokenError
from parlour.server.fairness import token_hash
from parlour.server.rooms import frames
from parlour.server.rooms.audience import Audience, Client, Member
from parlour.server.rooms.hints import Hints
from parlour.server.rooms.moment import Moment
from parlour.server.rooms.presence import Presence
from parlour.server.settings import Settings
from parlour.server.state import Change, TableState
from parlour.server.store import Store
from parlour.server.thinkers import Thinkers

TRIES = 10
"""How often a change is checked anew after others were first."""

Command = Callable[[TableState], Change | None]
"""What somebody wants, checked against the state; None where there is nothing to do."""


class Room:
    """One table in memory, with all who look at it."""

    def __init__(
        self, state: TableState, store: Store, settings: Settings, thinkers: Thinkers
    ) -> None:
        self.state = state
        """What the log amounts to. It is never ahead of the log."""
        self.settings = settings
        self.thinkers = thinkers
        self.audience = Audience(state)
        self.presence = Presence(state, self.audience)
        self.moment = Moment(state, self.audience, self.change)
        self.hints = Hints(state, thinkers)
        self.changed = asyncio.Event()
        """Set when there may be something new to wait for."""
        self.moved_at = time.monotonic()
        """When the game went on last."""
        self._store = store
        self._lock = asyncio.Lock()
        self.presence.note()

    @classmethod
    async def load(cls, table: str, store: Store, settings: Settings, thinkers: Thinkers) -> "Room":
        """Raises UnknownTableError."""
        return cls(TableState(await store.read(table)), store, settings, thinkers)

    @property
    def id(self) -> str:
        return self.state.id

    def enter(self, client: Client, hello: wire.Hello) -> Member:
        """Greet a client and show it the table (UnknownTokenError, CrowdError)."""
        if len(self.audience.members) >= self.settings.crowd:
            raise CrowdError("expected fewer connections to this table; try again later")
        token = None if hello.token is None else token_hash(hello.token)
        if token is not None and self.state.seat_of(token) is None:
            raise UnknownTokenError("expected the token of a seat at this table, or none")
        member = self.audience.admit(client, token, hello.entry)
        self.tell(greet=member)
        return member

    def exit(self, member: Member) -> None:
        self.audience.dismiss(member)
        self.tell()

    async def change(
        self,
        command: Command,
        member: Member | None = None,
        done: str | None = None,
        before_telling: Callable[[], None] | None = None,
    ) -> None:
        """Check, append and commit, then tell everybody. `done` is told to `member` alone.

        Raises what the command does, BusyError or StorageError: then nothing has changed.
        """
        async with self._lock:
            for _ in range(TRIES):
                change = command(self.state)
                if change and not await self._store.append(self.id, self.state.n + 1, change.entry):
                    await self._catch_up()
                    continue
                if change:
                    self.state.apply(change)
                    self._note_move(change.entry)
                if before_telling:
                    before_telling()
                self.tell(answer=member, done=done)
                return
            raise BusyError("too many others write to this table; try again")

    async def _catch_up(self) -> None:
        """Read what others have written, and tell it."""
        for entry in await self._store.read_on(self.id, self.state.n):
            self.state.fold(entry)
            self._note_move(entry)
        self.tell()

    def _note_move(self, entry: log.AnyEntry) -> None:
        if isinstance(entry, log.Started | log.Dealt | log.Acted):
            self.moved_at = time.monotonic()

    def tell(
        self, *, greet: Member | None = None, answer: Member | None = None, done: str | None = None
    ) -> None:
        """Tell each member what is new to it; whoever asked first."""
        self.presence.note()
        self.moment.note()
        self.changed.set()
        self.audience.tell(frames.info(self.state, self.presence), greet, answer, done)

    def summary(self, token: str | None) -> wire.Summary:
        """The table from afar, for whoever holds this token."""
        return frames.summary(self.state, self.presence, token)

    def close(self, code: int) -> None:
        for member in self.audience.members:
            member.client.close(code)
