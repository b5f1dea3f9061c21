"""Handlers of clients' messages: every message has its handler here, and is handled nowhere else.

A handler that refuses a message raises a ParlourError; then nothing has changed.
"""

import time
from collections.abc import Awaitable, Callable, Collection
from functools import cached_property
from typing import Any

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import HelloOnceError, MessageError
from parlour.server.rooms import framing
from parlour.server.rooms.audience import Client, Member
from parlour.server.rooms.room import Room
from parlour.server.tables import commands, log
from parlour.server.tables.fairness import HEX, new_token, token_from, token_hash
from parlour.server.tables.proposals import Proposal
from parlour.server.tables.state import Change, TableState

Handler = Callable[[Room, Member, Any], Awaitable[None]]


async def handle(room: Room, member: Member, message: wire.Message) -> None:
    """Carry out a member's message (ParlourError: then nothing has changed)."""
    member.heard = time.monotonic()
    await HANDLERS[type(message)](room, member, message)


# --- commands -------------------------------------------------------------------------------------


class Knowledge:
    """All that a command may need to know besides the table's state. Each takes what it needs by
    these names."""

    def __init__(self, room: Room, member: Member, message: wire.Message) -> None:
        self._room, self._member = room, member
        self._secret: str | None = getattr(message, "secret", None)

    @property
    def token(self) -> str | None:
        """The hash of the token with which the sender came."""
        return self._member.token

    @cached_property
    def fresh(self) -> str:
        """The token for the seat that the sender would have (MessageError: a bad secret)."""
        return new_token() if self._secret is None else _token(self._room, self._secret)

    @property
    def new_token(self) -> str:
        """The hash of that token (MessageError)."""
        return token_hash(self.fresh)

    @property
    def free_text(self) -> bool:
        """True if the operator allows free text."""
        return self._room.settings.free_text

    @property
    def open_tables(self) -> bool:
        """True if the server has a list of open tables."""
        return self._room.settings.open_tables

    @property
    def overdue(self) -> bool:
        """True if the host has had time to begin."""
        return self._room.host_overdue

    @property
    def have_a_say(self) -> Collection[Seat]:
        """The seats that are asked before something is taken back."""
        return self._room.waiting.have_a_say()

    def yet_to_agree(self, proposal: Proposal) -> Collection[Seat]:
        """The seats that a proposal waits for."""
        return self._room.waiting.yet_to_agree(proposal)

    def witnesses(self, seat: Seat) -> Collection[Seat]:
        """The seats whose people can confirm whose seat this is."""
        return self._room.waiting.witnesses(seat)

    def gone(self, seat: Seat) -> bool:
        """True if the person of a seat has been away for the grace that the operator sets."""
        return self._room.presence.gone(seat, self._room.settings.grace)

    def absent(self, seat: Seat) -> bool:
        """True if the person of a seat has not been connected for a while."""
        return self._room.presence.absent(seat)

    def away(self, seat: Seat) -> bool:
        """True if the others wait in vain for the person of a seat."""
        return self._room.waiting.in_vain(seat)

    def looks(self, seat: Seat) -> bool:
        """True if the person of a seat looks at the table."""
        return self._room.presence.looking(seat)


def _command(declared: commands.Declared) -> Handler:
    """The handler of a command, as it is declared."""

    async def change(room: Room, member: Member, message: wire.Message) -> None:
        knowledge = Knowledge(room, member, message)

        def check(state: TableState) -> Change | None:
            known = {name: getattr(knowledge, name) for name in declared.needs}
            made = declared.check(state, member.seat, message, **known)
            if made:
                _charge(member.client, made.entry)
            return made

        def welcome() -> None:
            if "new_token" in declared.needs and room.state.knows(knowledge.new_token):
                member.token, member.fresh = knowledge.new_token, knowledge.fresh
                room.audience.welcome(member)

        await room.change(check, before_telling=welcome)

    return change


def _charge(client: Client, entry: log.LogEntry) -> None:
    """Count a change that is no move against its client (RateError)."""
    if isinstance(entry, log.SeatClaimed | log.SeatAsked):
        client.charge_asking()
    if isinstance(entry, log.ListedSet) and entry.listing:
        client.charge_listing()
    client.charge()


def _token(room: Room, secret: str) -> str:
    """The token that follows from a secret (MessageError)."""
    if not HEX.fullmatch(secret):
        raise MessageError("secret: expected 64 digits from 0 to 9 and a to f")
    return token_from(secret, room.id)


async def _act(room: Room, member: Member, message: wire.Act) -> None:
    await room.act(member, message)


# --- asides ---------------------------------------------------------------------------------------


async def _may_undo(room: Room, member: Member, message: wire.MayUndo) -> None:
    refused = commands.undo_refused(room.state, member.seat, message, room.waiting.have_a_say())
    told = wire.Undoable(entry=message.entry, refused=refused)
    member.client.send(framing.encode(told))


async def _ask_hint(room: Room, member: Member, message: wire.AskHint) -> None:
    await room.hints.ask(member, message)


async def _say(room: Room, member: Member, message: wire.Say) -> None:
    room.pass_on(room.talk.say(member, message))


async def _write(room: Room, member: Member, message: wire.Write) -> None:
    room.pass_on(room.talk.write(member, message))


async def _nudge(room: Room, member: Member, message: wire.Nudge) -> None:
    by = commands.nudge(room.state, member.seat, message, room.waiting.can_be_nudged)
    room.pass_on(room.talk.nudge(by, message.seat))


async def _hide(room: Room, member: Member, message: wire.Hide) -> None:
    room.hide(member, message.on)


async def _ping(room: Room, member: Member, message: wire.Ping) -> None:
    member.client.send(_PONG)


async def _hello(room: Room, member: Member, message: wire.Hello) -> None:
    raise HelloOnceError("expected one hello per connection")


_PONG = framing.encode(wire.Pong())

COMMANDS: dict[type[wire.Message], Handler] = {
    message: _command(declared) for message, declared in commands.DECLARED.items()
} | {wire.Act: _act}
"""Messages that become an entry of the log, each as it is declared; only an action may be held
back."""

ASIDES: dict[type[wire.Message], Handler] = {
    wire.Hello: _hello,
    wire.Ping: _ping,
    wire.AskHint: _ask_hint,
    wire.MayUndo: _may_undo,
    wire.Say: _say,
    wire.Write: _write,
    wire.Nudge: _nudge,
    wire.Hide: _hide,
}
"""Messages that do not: they are answered, or passed on to the audience, and forgotten. They change
nothing that a restart of the server could lose."""

HANDLERS = COMMANDS | ASIDES
