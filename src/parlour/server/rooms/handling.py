"""Handlers of clients' messages: every message has its handler here, and is handled nowhere else.

A handler that refuses a message raises a ParlourError; then nothing has changed.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, TypeVarTuple

from parlour.core.numbers import NO_ENTRY, Seat
from parlour.server import wire
from parlour.server.errors import HelloOnceError, ListOffError, MessageError
from parlour.server.rooms import framing
from parlour.server.rooms.audience import Member
from parlour.server.rooms.room import Room
from parlour.server.tables import commands
from parlour.server.tables.fairness import HEX, new_token, token_from, token_hash
from parlour.server.tables.state import Change, TableState

Handler = Callable[[Room, Member, Any], Awaitable[None]]
Sent = TypeVar("Sent", bound=wire.Message)
Known = TypeVarTuple("Known")


async def handle(room: Room, member: Member, message: wire.Message) -> None:
    """Carry out a member's message (ParlourError: then nothing has changed)."""
    member.heard = time.monotonic()
    await HANDLERS[type(message)](room, member, message)


# --- commands -------------------------------------------------------------------------------------


def _command(check: Callable[[TableState, Seat | None, Any], Change | None]) -> Handler:
    """For a command that needs to know nothing but the table's state."""
    return _knowing(check, lambda _room, _member: ())


def _knowing(
    check: Callable[[TableState, Seat | None, Sent, *Known], Change | None],
    known: Callable[[Room, Member], tuple[*Known]],
) -> Handler:
    """For a command that also needs the room's knowledge: who is there, what the operator
    allows."""

    async def change(room: Room, member: Member, message: Sent) -> None:
        await room.change(
            lambda state: _charged(member, check(state, member.seat, message, *known(room, member)))
        )

    return change


def _charged(member: Member, change: Change | None) -> Change | None:
    """The change, if the member may make one more that is no move (RateError)."""
    if change is not None:
        member.client.charge()
    return change


def _token(room: Room, secret: str) -> str:
    """The token that follows from a secret (MessageError)."""
    if not HEX.fullmatch(secret):
        raise MessageError("secret: expected 64 digits from 0 to 9 and a to f")
    return token_from(secret, room.id)


async def _join(room: Room, member: Member, message: wire.Join) -> None:
    token = new_token() if message.secret is None else _token(room, message.secret)
    hashed = token_hash(token)

    def check(state: TableState) -> Change | None:
        if why := state.moved(hashed):
            raise why
        if member.seat is None and state.seat_of(hashed) is not None:
            return None  # the answer was lost
        return _charged(member, commands.join(state, member.seat, message, hashed))

    def seat_newcomer() -> None:
        if room.state.seat_of(hashed) is not None:
            member.token = hashed
            room.audience.welcome(member, token)
            member.told_entry = NO_ENTRY  # a game that is over looks different from a seat

    await room.change(check, before_telling=seat_newcomer)


async def _claim(room: Room, member: Member, message: wire.Claim) -> None:
    presence = room.presence

    def gone(seat: Seat) -> bool:
        return presence.gone(seat, room.settings.grace)

    await _ask(
        room,
        member,
        message.secret,
        lambda state, token: commands.claim(
            state, member.seat, message, token, gone, room.waiting.witnesses
        ),
    )


async def _ask_seat(room: Room, member: Member, message: wire.AskSeat) -> None:
    await _ask(
        room,
        member,
        message.secret,
        lambda state, token: commands.ask_seat(state, member.seat, message, token),
    )


async def _ask(
    room: Room, member: Member, secret: str, check: Callable[[TableState, str], Change]
) -> None:
    """A spectator asks for a seat, by the token that follows from their secret."""
    token = _token(room, secret)
    hashed = token_hash(token)

    def known(state: TableState) -> bool:
        return state.seat_of(hashed) is not None or state.proposals.of(hashed) is not None

    def checked(state: TableState) -> Change | None:
        if why := state.moved(hashed):
            raise why
        if member.seat is None and known(state):
            return None  # the answer was lost
        change = check(state, hashed)
        member.client.charge_asking()
        return _charged(member, change)

    def answer() -> None:
        if known(room.state):
            member.token, member.fresh = hashed, token
            room.audience.welcome(member)

    await room.change(checked, before_telling=answer)


async def _set_listed(room: Room, member: Member, message: wire.SetListed) -> None:
    if not room.settings.open_tables:
        raise ListOffError("expected a server with a list of open tables")

    def check(state: TableState) -> Change | None:
        change = commands.set_listed(state, member.seat, message)
        if change and message.on:
            member.client.charge_listing()
        return _charged(member, change)

    await room.change(check)


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

OWN: dict[type[wire.Message], Handler] = {
    wire.SetTalk: _knowing(commands.set_talk, lambda room, _: (room.settings.free_text,)),
    wire.Start: _knowing(commands.start, lambda room, _: (room.host_overdue,)),
    wire.Reopen: _knowing(commands.reopen, lambda room, _: (room.host_overdue,)),
    wire.PlayOn: _knowing(
        commands.play_on, lambda room, _: (room.waiting.in_vain, room.presence.looking)
    ),
    wire.Wait: _knowing(commands.wait, lambda room, _: (room.presence.absent,)),
    wire.AskUndo: _knowing(commands.ask_undo, lambda room, _: (room.waiting.have_a_say(),)),
    wire.Agree: _knowing(commands.agree, lambda room, _: (room.waiting.yet_to_agree,)),
    wire.Refuse: _knowing(
        commands.refuse, lambda room, member: (member.token, room.waiting.yet_to_agree)
    ),
    wire.Join: _join,
    wire.Claim: _claim,
    wire.AskSeat: _ask_seat,
    wire.SetListed: _set_listed,
    wire.Act: _act,
}
"""Commands that need to know more than the table's state, or lead to more than a change."""

COMMANDS: dict[type[wire.Message], Handler] = {
    message: _command(check) for message, check in commands.DECLARED.items()
} | OWN
"""Messages that become an entry of the log."""

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
