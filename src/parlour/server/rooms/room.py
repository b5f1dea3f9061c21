"""A table in memory, and the only way to change it.

A command is checked against the state, written to the log, and only then applied and shown. If
another writer was first, its entries are read and the command is checked again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from time import perf_counter

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.numbers import EntryNumber, Seat, Seconds
from parlour.server import wire
from parlour.server.cluster.peers import Elsewhere, Heard, Mine
from parlour.server.errors import (
    BusyError,
    StaleError,
    StorageError,
    UnknownTokenError,
)
from parlour.server.operating import measures
from parlour.server.people import personal
from parlour.server.rooms import info
from parlour.server.rooms.audience import Audience, Client, Member
from parlour.server.rooms.clock import Clock
from parlour.server.rooms.hints import Hints
from parlour.server.rooms.moment import Moment
from parlour.server.rooms.presence import Presence
from parlour.server.rooms.talk import KEPT, Talk
from parlour.server.rooms.waiting import Waiting
from parlour.server.settings.settings import Settings
from parlour.server.storage import uptime
from parlour.server.storage.store import Store
from parlour.server.tables import commands, log, snapshots
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import apply, fold, load
from parlour.server.tables.state import Change, TableState
from parlour.server.tables.turns import DAY
from parlour.server.thinking.thinkers import Thinkers

logger = logging.getLogger("parlour.server")

TRIES = 10
"""The number of times that a command is tried when other writers keep being first."""

SURPLUS = 50
"""The number of entries that may stay in the log though a snapshot can replace them."""

CROWD = 20
"""The number of members that make a crowd, which may come or go all at once."""
SOON = 60.0
"""Seconds after which somebody looks whether bots have played on at a table by the day."""

GATHER = 0.25
"""Seconds between two times that all members of a crowd are told who came and went."""

Command = Callable[[TableState], Change | None]
"""Checks a command against the state; None if there is nothing to do."""


class Listener:
    """Hears of events in rooms, and does nothing about them. A subclass overrides the methods for
    the events that it wants to hear of."""

    async def enter(self, room: "Room") -> None:
        """A room was loaded; it is handed out once this returns (StorageError)."""

    def note(self, room: "Room") -> None:
        """Something may have changed at a table, or with the people there."""

    def doubt(self, room: "Room") -> None:
        """The next entry could not be written, unless only the answer was lost."""

    def nudge(self, room: "Room", seat: Seat) -> None:
        """Somebody has nudged the person on a seat."""

    def leave(self, room: "Room") -> None:
        """A table is no longer in memory."""


class _HeldError(Exception):
    """An action is to be held back."""

    def __init__(self, seconds: Seconds) -> None:
        super().__init__()
        self.seconds = seconds


class Room:
    """One table in memory, with its audience."""

    def __init__(
        self,
        state: TableState,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        listeners: Iterable[Listener] = (),
        alone: bool = True,
    ) -> None:
        """`alone`: nobody else writes to the table, so that this state is the newest."""
        self.state = state
        """The state that the log folds to. It is never ahead of the log."""
        self.settings = settings
        self.thinkers = thinkers
        self.audience = Audience(state)
        self.presence = Presence(state, self.audience, settings.absence)
        self.moment = Moment(state)
        self.clock = Clock(state, self.presence, self.moment, settings.absence)
        self.waiting = Waiting(state, self.presence, self.clock, settings)
        self.hints = Hints(state, thinkers)
        self.talk = Talk(state, self.audience, settings.free_text)
        self.changed = asyncio.Event()
        """Set when something may have changed, for the pacer."""
        self.moved_at = time.monotonic()
        """When the game last went on (monotonic seconds)."""
        self.changed_at = time.monotonic()
        """When the last entry was written (monotonic seconds)."""
        self.leads = True
        """True if this worker leads the table."""
        self.join_code = ""
        """The letters that lead to the table, while it is in its lobby."""
        self.circle = ""
        """The tag of the circle for which games here count."""
        self.told_at = time.monotonic()
        """When all members were last told how things stand (monotonic seconds)."""
        self._listeners = tuple(listeners)
        self._alone = alone
        self._store = store
        self._lock = asyncio.Lock()
        self._folded = 0
        """The number of the last entry that a snapshot has replaced, as far as is known."""
        self._gathered = 0.0
        """When all members were last told who came and went (monotonic seconds)."""
        self._gathering: asyncio.TimerHandle | None = None
        self.presence.note()

    @classmethod
    async def load(
        cls,
        table: str,
        store: Store,
        settings: Settings,
        thinkers: Thinkers,
        listeners: Iterable[Listener] = (),
        alone: bool = True,
    ) -> "Room":
        """The room of a stored table (UnknownTableError, DamagedTableError, StorageError)."""
        stored = await store.read(table)
        room = cls(await load(stored), store, settings, thinkers, listeners, alone)
        room._folded = stored.snapshot.n if stored.snapshot else 0
        began = stored.at.get(room.state.turns.since)
        if room.state.status == "playing" and began is not None:
            room.clock.resume(await uptime.since(store, began))
        for n in room.waiting.entries():
            if asked := stored.at.get(n):
                room.waiting.resume(n, await uptime.since(store, asked))
        await room._shorten_log()
        return room

    @property
    def id(self) -> str:
        """The table's id, the last part of its address."""
        return self.state.id

    @property
    def host_overdue(self) -> bool:
        """True if any player may begin the next game, or the first, because the host has had time
        to. After a game, a worker that has only just read the table counts the time from then."""
        if self.state.status == "lobby":
            return self.waiting.host_idle()
        return time.monotonic() >= self.moved_at + commands.HOST_FIRST / 1000

    def enter(self, client: Client, hello: wire.Hello) -> Member:
        """Admit a client and show it the table (UnknownTokenError, CrowdError)."""
        seat = self.seat_of(hello)
        token = None if seat is None else self.state.seats[seat].token
        self.audience.make_room(token, self.settings)
        member = self.audience.admit(client, token, hello.entry)
        member.hidden = hello.hidden
        self._tell_presence(greet=member)
        return member

    async def expect(self, hello: wire.Hello) -> None:
        """Get ready for a client to enter. If another worker has shown it more than is known here,
        or given it a seat, read on first: the client must not be told less (StorageError)."""
        newer = hello.entry > self.state.last_entry or not self._knows(hello.token)
        if newer and not self._alone:
            await self.read_on(self.state.next_n)

    def _knows(self, token: str | None) -> bool:
        return token is None or self.state.seat_of(token_hash(token)) is not None

    def seat_of(self, hello: wire.Hello) -> Seat | None:
        """The seat of a client; None: it is a spectator (UnknownTokenError, SeatMovedError)."""
        token = None if hello.token is None else token_hash(hello.token)
        seat = self.state.seat_of(token)
        if why := self.state.moved(token):
            raise why
        if hello.token is not None and seat is None:
            raise UnknownTokenError("expected the token of a seat at this table, or none")
        return seat

    def exit(self, member: Member) -> None:
        """Take note that a member left."""
        self.audience.dismiss(member)
        self._tell_presence()

    def hide(self, member: Member, on: bool) -> None:
        """Take note that a member's window is hidden, or can be seen again."""
        if member.hidden != on:
            member.hidden = on
            self.tell()

    async def change(
        self,
        command: Command,
        member: Member | None = None,
        done: str | None = None,
        before_telling: Callable[[], None] | None = None,
    ) -> None:
        """Check, append and commit, then tell everybody. Only `member` is told `done`. Nobody is
        told anything where nothing changes and nobody waits for an answer.

        Raises the command's errors, BusyError or StorageError: then nothing has changed.
        """
        async with self._lock:
            for _ in range(TRIES):
                change = command(self.state)
                if change and not await self._append(change):
                    await self._catch_up()
                    continue
                if not (change or member or before_telling):
                    return
                since = perf_counter()
                if change:
                    apply(self.state, change)
                    self._note_move(change.entry)
                if before_telling:
                    before_telling()
                self.tell(answer=member, done=done)
                measures.broadcast.observe(perf_counter() - since)
                await self._shorten_log()
                return
            raise BusyError("expected fewer others writing to this table; try again")

    async def act(self, member: Member, message: wire.Act) -> None:
        """Play a member's action, or hold it back while it would end a moment too early."""

        def act(state: TableState) -> Change | None:
            change = commands.act(state, member.seat, message)
            if change and (wait := self.moment.hold(change)) > 0:
                raise _HeldError(wait)
            return change

        try:
            await self.change(act, member, message.id)
        except _HeldError as held:
            for other in self.audience.members:  # the seat may be open in several windows
                if other.held and other.seat == member.seat:
                    other.held.cancel()
                    other.held = None
            member.held = asyncio.create_task(self._act_later(member, message, held.seconds))

    async def _act_later(self, member: Member, message: wire.Act, wait: Seconds) -> None:
        await self.moment.passed(wait)
        member.held = None

        def act(state: TableState) -> Change | None:
            if member.seat is not None and state.in_turn.get(member.seat, 0) > message.entry:
                raise StaleError("expected one action; the seat has played another meanwhile")
            # Somebody may have been caught meanwhile; the action is meant all the same.
            again = msgspec.structs.replace(message, entry=state.last_entry)
            return commands.act(state, member.seat, again)

        try:
            await self.change(act, member, message.id)
        except ParlourError as error:
            member.client.refuse(error, message.id)

    async def _append(self, change: Change) -> bool:
        """Write the next entry; False if another writer was first (StorageError)."""
        entry, since = change.entry, perf_counter()
        try:
            due_in = self._due_after(change)
            written = await self._store.append(self.id, self.state.next_n, entry, due_in)
        except StorageError:
            for listener in self._listeners:
                listener.doubt(self)
            raise
        finally:
            measures.commit.observe(perf_counter() - since)
        logger.debug("entry %d: %s", self.state.next_n, type(entry).__name__)
        if written:
            measures.entries.labels(self.state.game.name).inc()
        return written

    async def read_on(self, n: EntryNumber) -> None:
        """Read and show the entries that other writers have added, up to entry number n
        (UnknownTableError, DamagedTableError, StorageError)."""
        async with self._lock:
            if self.state.n < n:
                await self._catch_up()

    async def _catch_up(self) -> None:
        """Read the entries that other writers have added, and show them."""
        later = await self._store.read_on(self.id, self.state.n)
        if later is None or any(isinstance(entry, log.Erased) for entry in later):
            await self._read_anew()
        else:
            for entry in later:
                fold(self.state, entry)
                self._note_move(entry)
            if not later:
                return
        self.tell()

    async def _read_anew(self) -> None:
        stored = await self._store.read(self.id)
        self.state.become(await load(stored))
        self.audience.forget_tokens()
        self.talk.forget_all()
        self._folded = stored.snapshot.n if stored.snapshot else 0
        self.moved_at = time.monotonic()

    async def erase(self, person: str) -> None:
        """Erase the person with this token hash; a seat of theirs is free then, or a bot's.

        Raises UnknownTokenError, DamagedTableError, BusyError or StorageError: then nothing has
        changed."""
        async with self._lock:
            await self._shorten_log()
            for _ in range(TRIES):
                entry = commands.erase(self.state, self.state.seat_of(person))
                if await personal.erase(self._store, self.id, person, entry, self.state.next_n):
                    await self._read_anew()
                    self.tell()
                    return
                await self._catch_up()
            raise BusyError("expected fewer others writing to this table; try again")

    async def _shorten_log(self) -> None:
        """Let a snapshot take the place of entries that nobody needs, if they are many."""
        state, base = self.state, self.state.base
        if base.n < self._folded + SURPLUS:
            return
        finished, needless = dict(state.finished), snapshots.needless(state)
        try:
            if await self._store.shorten(self.id, base, finished, state.n, needless):
                snapshots.dropped(state, needless)
        except StorageError:
            return  # later, then
        self._folded = base.n
        for game in finished:
            state.finished.pop(game, None)

    def _note_move(self, entry: log.LogEntry) -> None:
        self.changed_at = time.monotonic()
        if isinstance(entry, log.GameEntry):
            self.moved_at = time.monotonic()

    def tell(
        self, *, greet: Member | None = None, answer: Member | None = None, done: str | None = None
    ) -> None:
        """Tell each member its news, as `Audience.tell` does."""
        self.told_at = time.monotonic()
        self.note()
        self.audience.tell(self.info(), self.clock.shown(), greet, answer, done)

    def note(self) -> None:
        """Take note that something may have changed, but tell nobody."""
        self.presence.note()
        self.moment.note()
        self.clock.note()
        self.waiting.note()
        self.changed.set()
        for listener in self._listeners:
            listener.note(self)

    def pass_on(self, said: Heard) -> None:
        """Tell everybody a remark, or a nudge, also those at other workers."""
        self.talk.keep(said)
        self._hear([said])
        self.note()
        asyncio.get_running_loop().call_later(
            KEPT, self.note
        )  # others need not hear of it any more

    def _hear(self, said: Iterable[Heard]) -> None:
        for each in self.talk.hear(said):
            if isinstance(each, wire.Nudged):
                for listener in self._listeners:
                    listener.nudge(self, each.seat)

    def leave(self) -> None:
        """Take note that the room is not needed any more."""
        for listener in self._listeners:
            listener.leave(self)

    # --- when nobody is here ----------------------------------------------------------------------

    @property
    def goes_on(self) -> bool:
        """True if the game goes on though nobody is here."""
        return self.state.by_the_day and self.presence.somebody_plays()

    def due_in(self) -> Seconds | None:
        """In how many seconds something is due at the table though nobody is here; None: nothing is
        due until somebody comes."""
        if not self.goes_on:
            return None
        on_clock = self.clock.key
        if on_clock is None or self.clock.late(on_clock[0]):
            return 0.0
        return max(0.0, self.clock.until - time.monotonic())

    def _due_after(self, change: Change) -> Seconds | None:
        """In how many seconds something will be due, at the latest, once a change is written; None:
        as before the change."""
        state, table = self.state, change.table or self.state.table
        if state.setup.clock < DAY or table is None or table.over:
            return None
        if not isinstance(change.entry, log.Acted | log.Dealt | log.Undone) or table.to_act is None:
            return SOON
        same = state.table is not None and table.to_act == state.table.to_act
        late = isinstance(change.entry, log.Acted) and change.entry.late and same
        bot = state.seats[table.to_act].kind == "bot" or state.turns.taken(table.to_act)
        return SOON if late or bot else float(state.setup.clock)

    # --- on other workers -------------------------------------------------------------------------

    def mine(self, others: bool) -> Mine:
        """This worker's report on the table, for the `others`, if there are any."""
        guests = self.presence.guests()
        if self.audience.members and others:
            guests = msgspec.structs.replace(guests, said=self.talk.recent)
        return Mine(self.id, guests, self.goes_on)

    def lead(self, leads: bool) -> None:
        """Begin to lead the table, or leave that to another worker."""
        if leads != self.leads:
            self.leads = leads
            self.changed.set()

    def note_elsewhere(self, elsewhere: Elsewhere) -> None:
        """Take note of the people at other workers, and tell the members."""
        if elsewhere == self.presence.elsewhere:
            return
        self.presence.elsewhere = elsewhere
        self._hear(elsewhere.said)
        self.tell()

    def _tell_presence(self, greet: Member | None = None) -> None:
        """Tell the members that somebody came or went; in a crowd they may hear it a little later.
        `greet` is the member that came, and is told everything at once."""
        wait = self._gathered + GATHER - time.monotonic()
        if wait > 0 and len(self.audience.members) >= CROWD:
            self.note()
            if greet:
                self.audience.greet(greet, self.info(), self.clock.shown())
            if self._gathering is None:
                loop = asyncio.get_running_loop()
                self._gathering = loop.call_later(wait, self._tell_presence)
            return
        self._gathered = time.monotonic()
        if self._gathering:
            self._gathering.cancel()
            self._gathering = None
        self.tell(greet=greet)

    def info(self) -> wire.TableInfo:
        """The facts about the table besides the game, which everybody may know."""
        return info.table(
            self.state, self.presence, self.waiting, self.settings, self.join_code, self.circle
        )

    def summary(self, token: str | None, since: int = 0) -> wire.Summary:
        """The table from afar, for the holder of this token; `since`: seconds."""
        return info.summary(self.state, self.info(), token, since)

    def close(self, code: int) -> None:
        """Close every connection, with this code."""
        for member in self.audience.members:
            member.client.close(code)
