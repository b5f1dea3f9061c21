"""A table that somebody looks at: its state, its connections, and the one way to change it.

A change is checked against the state, written to the log, and only then shown to anybody. Where
another writer was first, the state is read anew and the change is checked again.
"""

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.server import commands, log, wire
from parlour.server.errors import (
    BusyError,
    CrowdError,
    HintUnavailableError,
    RateError,
    StorageError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.fairness import new_token, token_hash
from parlour.server.hints import Hints, hint
from parlour.server.settings import Settings
from parlour.server.state import TableState
from parlour.server.store import Store
from parlour.server.thinkers import Thinkers

TRIES = 10
"""How often a change is tried anew after others were first."""

_encode = msgspec.json.Encoder().encode


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
        self.room: bytes = b""
        self.entry = 0
        self.journal = 0
        self.held: asyncio.Task[None] | None = None
        """An action that waits for the moment to pass."""
        self.asking: asyncio.Task[None] | None = None
        """A hint that is thought about."""


class Room:
    """One table in memory. Everything that changes or shows it goes through its lock."""

    def __init__(
        self, state: TableState, store: Store, settings: Settings, thinkers: Thinkers
    ) -> None:
        self.state = state
        self.settings = settings
        self.thinkers = thinkers
        self.members: list[Member] = []
        self.away: dict[str, float] = {}
        """Token hash of a player who is not connected -> since when."""
        self.stand_ins: set[int] = set()
        """Seats of players whom a bot replaces until they return."""
        self.changed = asyncio.Event()
        """Set when there may be something new to wait for."""
        self.moved_at = time.monotonic()
        self.moment_at: float | None = None
        """Since when somebody may act out of turn, at a table with people."""
        self._moment_passed = asyncio.Event()
        self._moments_ended = 0
        """How many moments had ended when this one began."""
        self._store = store
        self._hints = Hints(thinkers)
        self._lock = asyncio.Lock()
        self._dirty = False
        """The state may hold what the log does not."""
        self._note_presence()

    @classmethod
    async def load(cls, table: str, store: Store, settings: Settings, thinkers: Thinkers) -> "Room":
        """Raises UnknownTableError."""
        return cls(await load_state(table, store), store, settings, thinkers)

    @property
    def id(self) -> str:
        return self.state.id

    # --- coming and going -------------------------------------------------------------------------

    async def enter(self, client: Client, hello: wire.Hello) -> Member:
        """Greet a client and show it the table (UnknownTokenError, CrowdError)."""
        async with self._lock:
            await self._refresh()
            if len(self.members) >= self.settings.crowd:
                raise CrowdError("expected fewer connections to this table; try again later")
            token = None if hello.token is None else token_hash(hello.token)
            if token is not None and self.state.seat_of(token) is None:
                raise UnknownTokenError("expected the token of a seat at this table, or none")
            member = Member(client, token)
            member.journal = self._seen(hello.entry)
            self.members.append(member)
            self._publish(greet=member)
            return member

    async def exit(self, member: Member) -> None:
        async with self._lock:
            for task in (member.held, member.asking):
                if task:
                    task.cancel()
            if member in self.members:
                self.members.remove(member)
                with contextlib.suppress(StorageError):  # then nobody can be told
                    await self._refresh()
                    self._publish()

    def _seen(self, seen: int) -> int:
        """The journal's size when the client left; who comes anew sees the first deal, no more."""
        if self.state.table is None or self.state.position == self.state.started:
            return 0
        return self.state.journal_at(seen) if seen > 0 else self.state.table.journal_size

    # --- changes ----------------------------------------------------------------------------------

    async def handle(self, member: Member, message: wire.ClientMessage) -> None:
        """Carry out what a client asks for (ParlourError: then nothing has changed)."""
        if isinstance(message, wire.Join):
            await self._join(member, message)
        elif isinstance(message, wire.Act):
            await self._act(member, message)
        elif isinstance(message, wire.AskHint):
            await self._ask_hint(member, message)
        else:
            command = _COMMANDS[type(message)]
            await self._change(lambda state: command(state, member.seat, message))

    async def _act(self, member: Member, message: wire.Act) -> None:
        """Play an action, or hold it back while it would close somebody's moment."""
        wait = self._held_for(member.seat, message)
        if wait > 0:
            for other in self.members:  # the seat may be open in several windows
                if other.held and other.seat == member.seat:
                    other.held.cancel()
                    other.held = None
            member.held = asyncio.create_task(self._act_later(member, message, wait))
            return
        await self._change(
            lambda state: commands.act(state, member.seat, message), member, message.id
        )

    def _held_for(self, seat: int | None, message: wire.Act) -> float:
        """Seconds until a legal action may be played; what is refused is refused at once."""
        table = self.state.table
        held = (
            self.moment_at is not None
            and table is not None
            and seat is not None
            and message.entry == self.state.position
            and message.action in table.legal(seat)
            and table.ends_moment(message.action)
        )
        return self.moment_over - time.monotonic() if held else 0.0

    async def _act_later(self, member: Member, message: wire.Act, wait: float) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._moment_passed.wait()
        member.held = None

        def act(state: TableState) -> log.AnyEntry | None:
            # Somebody may have been caught meanwhile; the action was meant all the same.
            return commands.act(
                state, member.seat, msgspec.structs.replace(message, entry=state.position)
            )

        try:
            await self._change(act, member, message.id)
        except ParlourError as error:
            member.client.refuse(error, message.id)

    async def _ask_hint(self, member: Member, message: wire.AskHint) -> None:
        """Think about a hint, while the client may go on."""
        if member.asking:
            raise RateError("expected one question at a time")
        async with self._lock:
            if await self._refresh():
                self._publish()
            seen = commands.ask_hint(self.state, member.seat, message)
        member.asking = asyncio.create_task(self._hint_later(member, message, seen))

    async def _hint_later(
        self, member: Member, message: wire.AskHint, seen: InformationState
    ) -> None:
        try:
            advice = await self._hints.about(seen, message.entry)
        finally:
            member.asking = None
        try:
            commands.ask_hint(self.state, member.seat, message)  # still?
            if advice is None:
                raise HintUnavailableError("expected a bot that has time; try again")
        except ParlourError as error:
            member.client.refuse(error, message.id)
        else:
            member.client.send(_encode(hint(message, advice)))

    @property
    def moment_over(self) -> float:
        """When the moment to act out of turn has passed, if there is one (monotonic seconds)."""
        return (self.moment_at or 0.0) + self.state.moment / 1000

    def _note_moment(self) -> None:
        table = self.state.table
        people = any(seat.kind == "person" for seat in self.state.seats)
        if table is None or not people or not table.interruptible:
            self.moment_at = None
            self._moment_passed.set()
        elif self.moment_at is None or table.moments_ended != self._moments_ended:
            # Also where the action that ended one moment began the next.
            self.moment_at = time.monotonic()
            self._moments_ended = table.moments_ended
            self._moment_passed.set()
            self._moment_passed.clear()

    async def _join(self, member: Member, message: wire.Join) -> None:
        token = new_token()
        hashed = token_hash(token)
        await self._change(
            lambda state: commands.join(state, member.seat, message, hashed),
            before_publish=lambda: self._seat_newcomer(member, token, hashed),
        )

    def _seat_newcomer(self, member: Member, token: str, hashed: str) -> None:
        if self.state.seat_of(hashed) is not None:
            member.token = hashed
            self._welcome(member, token)

    async def play(self, seat: int, action: str, position: int) -> None:
        """A bot's action, for the position that it saw (ParlourError; nothing if that is gone)."""

        def act(state: TableState) -> log.AnyEntry | None:
            gone = state.position != position or not self.played_by_bot(seat)
            return None if gone else state.act(seat, action, None)

        await self._change(act)

    async def deal(self, position: int) -> None:
        """The next round; nothing if it has been dealt already."""

        def deal(state: TableState) -> log.AnyEntry | None:
            due = state.position == position and state.table and state.table.awaits_deal
            return state.deal() if due else None

        await self._change(deal)

    async def hand_over(self, seat: int) -> None:
        """Make the person on a seat the host, where the host is away."""

        def hand_over(state: TableState) -> log.AnyEntry | None:
            needed = state.host is not None and not self.online(state.host) and self.online(seat)
            return log.Hosted(seat=seat) if needed else None

        await self._change(hand_over)

    async def stand_in(self, seat: int) -> None:
        """Let a bot play for the person on a seat, until the person returns."""
        async with self._lock:
            await self._refresh()
            if self.state.status == "playing" and not self.online(seat):
                self.stand_ins.add(seat)
                self._publish()

    async def _change(
        self,
        command: Callable[[TableState], log.AnyEntry | None],
        member: Member | None = None,
        done: str | None = None,
        before_publish: Callable[[], None] | None = None,
    ) -> None:
        """Check, append and commit, then tell everybody. `done` is told to `member` alone."""
        async with self._lock:
            for _ in range(TRIES):
                if await self._refresh():
                    self._publish()
                self._dirty = True
                try:
                    entry = command(self.state)
                except ParlourError:
                    self._dirty = False
                    raise
                if entry is None:
                    self._dirty = False
                elif await self._store.append(self.id, self.state.n + 1, entry):
                    self.state.apply(entry, carried_out=True)
                    self._dirty = False
                    if isinstance(entry, log.Started | log.Dealt | log.Acted):
                        self.moved_at = time.monotonic()
                else:
                    continue
                if before_publish:
                    before_publish()
                self._publish(answer=member, done=done)
                return
            raise BusyError("too many others write to this table; try again")

    async def _refresh(self) -> bool:
        """Read the log anew where the state cannot be trusted; whether it was."""
        if not self._dirty:
            return False
        self.state = await load_state(self.id, self._store)
        self._dirty = False
        self.moved_at = time.monotonic()
        return True

    # --- who is here ------------------------------------------------------------------------------

    def online(self, seat: int) -> bool:
        token = self.state.seats[seat].token
        return token is not None and any(member.token == token for member in self.members)

    def people_online(self) -> list[int]:
        return [seat for seat in range(len(self.state.seats)) if self.online(seat)]

    def played_by_bot(self, seat: int) -> bool:
        return self.state.seats[seat].kind == "bot" or seat in self.stand_ins

    def bot_of(self, seat: int) -> str | None:
        if seat in self.stand_ins:
            return commands.usual_bot(self.state.game.name)
        return self.state.seats[seat].bot

    def _note_presence(self) -> None:
        tokens = {seat.token for seat in self.state.seats if seat.token}
        here = {member.token for member in self.members}
        now = time.monotonic()
        self.away = {token: self.away.get(token, now) for token in tokens - here}
        if self.state.status == "playing":
            self.stand_ins = {
                seat for seat in self.stand_ins if self.state.seats[seat].token in self.away
            }
        else:
            self.stand_ins = set()

    # --- telling ----------------------------------------------------------------------------------

    def _publish(
        self,
        *,
        greet: Member | None = None,
        answer: Member | None = None,
        done: str | None = None,
    ) -> None:
        """Tell each member what is new to it; whoever asked first."""
        self._note_presence()
        self._note_moment()
        self.changed.set()
        room = _encode(self.info())
        members = sorted(self.members, key=lambda member: member is not answer)
        for member in members:
            seat = self.state.seat_of(member.token)
            host = seat is not None and seat == self.state.host
            moved = (seat, host) != (member.seat, member.host)
            if moved or member is greet:
                self._welcome(member)
            if member.room != room:
                member.room = room
                member.client.send(room)
            answered = member is answer and done is not None
            if self.state.table is not None and (
                moved or answered or member is greet or member.entry != self.state.position
            ):
                self._update(member, done if answered else None)

    def _welcome(self, member: Member, token: str | None = None) -> None:
        member.seat = self.state.seat_of(member.token)
        member.host = member.seat is not None and member.seat == self.state.host
        member.client.send(
            _encode(
                wire.Welcome(
                    protocol=wire.PROTOCOL,
                    table=self.id,
                    seat=member.seat,
                    host=member.host,
                    token=token,
                )
            )
        )

    def _update(self, member: Member, done: str | None) -> None:
        table, position = self.state.table, self.state.position
        assert table is not None
        if 0 < member.entry < self.state.started:
            member.journal = 0  # the last that it saw was another game
        member.client.send(
            _encode(
                wire.Update(
                    entry=position,
                    events=table.events(member.seat, member.journal),
                    view=table.view(member.seat),
                    sheet=table.sheet,
                    done=done,
                )
            )
        )
        member.entry, member.journal = position, table.journal_size

    def info(self) -> wire.TableInfo:
        """What everybody may know of the table besides the game."""
        state = self.state
        awaits_deal = state.table is not None and state.table.awaits_deal
        seats = [
            wire.SeatInfo(
                kind=seat.kind,
                name=seat.name,
                bot=self.bot_of(n),
                online=seat.kind == "bot" or self.online(n),
                host=n == state.host,
                ready=awaits_deal and (seat.kind == "bot" or n in self.stand_ins or seat.ready),
            )
            for n, seat in enumerate(state.seats)
        ]
        return wire.TableInfo(
            table=state.id,
            game=state.game.name,
            options=state.options,
            seats=seats,
            status=state.status,
            games=state.games,
            spectators=sum(state.seat_of(member.token) is None for member in self.members),
            pace=state.pace,
            moment=state.moment,
            hints=state.hints,
            commitment=state.commitment,
        )

    def summary(self, token: str | None) -> wire.Summary:
        """The table from afar, for whoever holds this token."""
        info, table = self.info(), self.state.table
        if table is None or table.over:
            awaited = []
        elif table.awaits_deal:
            awaited = [n for n, seat in enumerate(info.seats) if not seat.ready]
        else:
            awaited = [] if table.to_act is None else [table.to_act]
        return wire.Summary(
            **msgspec.structs.asdict(info),
            seat=self.state.seat_of(None if token is None else token_hash(token)),
            awaited=awaited,
        )

    def close(self, code: int) -> None:
        for member in self.members:
            member.client.close(code)


async def load_state(table: str, store: Store) -> TableState:
    """A table from its log (UnknownTableError)."""
    stored = await store.read(table)
    if stored is None:
        raise UnknownTableError("expected the address of a table; there is none here")
    return TableState(stored)


_COMMANDS: dict[type, Callable[[TableState, int | None, Any], log.AnyEntry | None]] = {
    wire.Rename: commands.rename,
    wire.Leave: commands.leave,
    wire.SeatBot: commands.seat_bot,
    wire.Vacate: commands.vacate,
    wire.Configure: commands.configure,
    wire.Pace: commands.pace,
    wire.Moment: commands.moment,
    wire.SetHints: commands.set_hints,
    wire.Start: commands.start,
    wire.Ready: commands.ready,
}
