"""What clients ask for: every message has its handler here, and is handled nowhere else.

A handler raises a ParlourError for what it refuses; then nothing has changed.
"""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from parlour.server import wire
from parlour.server.errors import (
    FreeTextOffError,
    HelloOnceError,
    ListOffError,
    MessageError,
    NotAwayError,
)
from parlour.server.rooms import frames
from parlour.server.rooms.audience import Member
from parlour.server.rooms.room import Room
from parlour.server.tables import commands
from parlour.server.tables.fairness import HEX, new_token, token_from, token_hash
from parlour.server.tables.state import Change, TableState

Handler = Callable[[Room, Member, Any], Awaitable[None]]
Check = Callable[[TableState, int | None, Any], Change | None]


async def handle(room: Room, member: Member, message: wire.ClientMessage) -> None:
    """Carry out what a member asks for (ParlourError: then nothing has changed)."""
    member.heard = time.monotonic()
    await HANDLERS[type(message)](room, member, message)


def _command(check: Check) -> Handler:
    async def change(room: Room, member: Member, message: Any) -> None:
        await room.change(lambda state: _charged(member, check(state, member.seat, message)))

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
            member.entry = 0  # a game that is over looks different from a seat

    await room.change(check, before_telling=seat_newcomer)


async def _claim(room: Room, member: Member, message: wire.Claim) -> None:
    presence = room.presence

    def gone(seat: int) -> bool:
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


async def _agree(room: Room, member: Member, message: wire.Agree) -> None:
    await room.change(
        lambda state: _charged(
            member, commands.agree(state, member.seat, message, room.waiting.yet_to_agree)
        )
    )


async def _refuse(room: Room, member: Member, message: wire.Refuse) -> None:
    await room.change(
        lambda state: _charged(
            member,
            commands.refuse(state, member.seat, message, member.token, room.waiting.yet_to_agree),
        )
    )


async def _set_listed(room: Room, member: Member, message: wire.SetListed) -> None:
    if not room.settings.open_tables:
        raise ListOffError("expected a server with a list of open tables")

    def check(state: TableState) -> Change | None:
        change = commands.set_listed(state, member.seat, message)
        if change and message.on:
            member.client.charge_listing()
        return _charged(member, change)

    await room.change(check)


async def _set_talk(room: Room, member: Member, message: wire.SetTalk) -> None:
    def check(state: TableState) -> Change | None:
        change = commands.set_talk(state, member.seat, message)
        if message.talk == "text" and not room.settings.free_text:
            raise FreeTextOffError("expected a server whose operator allows free text")
        return _charged(member, change)

    await room.change(check)


async def _wait(room: Room, member: Member, message: wire.Wait) -> None:
    def check(state: TableState) -> Change | None:
        made = commands.wait(state, member.seat, message)
        if made and not room.presence.absent(message.seat):
            raise NotAwayError("expected a person who has not been connected for a while")
        return _charged(member, made)

    await room.change(check)


async def _play_on(room: Room, member: Member, message: wire.PlayOn) -> None:
    def check(state: TableState) -> Change | None:
        looks = 0 <= message.seat < len(state.seats) and room.presence.looking(message.seat)
        made = commands.play_on(state, member.seat, message, looks)
        if made and not (room.presence.absent(message.seat) or room.waiting.idle(message.seat)):
            raise NotAwayError("expected a person who is away, or has let the others wait")
        return _charged(member, made)

    await room.change(check)


def _host_first(check: Callable[..., Change]) -> Handler:
    """For what any player may do once the host has had time."""

    async def change(room: Room, member: Member, message: Any) -> None:
        await room.change(
            lambda state: _charged(member, check(state, member.seat, message, room.late))
        )

    return change


async def _act(room: Room, member: Member, message: wire.Act) -> None:
    await room.act(member, message)


async def _ask_undo(room: Room, member: Member, message: wire.AskUndo) -> None:
    await room.change(
        lambda state: _charged(
            member,
            commands.ask_undo(state, member.seat, message, room.waiting.have_a_say()),
        )
    )


async def _may_undo(room: Room, member: Member, message: wire.MayUndo) -> None:
    refused = commands.undo_refused(room.state, member.seat, message, room.waiting.have_a_say())
    told = wire.Undoable(entry=message.entry, refused=refused)
    member.client.send(frames.encode(told))


async def _ask_hint(room: Room, member: Member, message: wire.AskHint) -> None:
    await room.hints.ask(member, message)


async def _say(room: Room, member: Member, message: wire.Say) -> None:
    room.pass_on(room.talk.say(member, message))


async def _write(room: Room, member: Member, message: wire.Write) -> None:
    room.pass_on(room.talk.write(member, message))


async def _nudge(room: Room, member: Member, message: wire.Nudge) -> None:
    by = commands.nudge(room.state, member.seat, message)
    if by == message.seat or not room.waiting.can_be_nudged(message.seat):
        raise NotAwayError("expected another player, who has let the others wait")
    room.pass_on(room.talk.nudge(by, message.seat))


async def _hide(room: Room, member: Member, message: wire.Hide) -> None:
    room.hide(member, message.on)


async def _ping(room: Room, member: Member, message: wire.Ping) -> None:
    member.client.send(_PONG)


async def _hello(room: Room, member: Member, message: wire.Hello) -> None:
    raise HelloOnceError("expected one hello per connection")


_PONG = frames.encode(wire.Pong())

COMMANDS: dict[type[wire.Message], Handler] = {
    wire.Join: _join,
    wire.Rename: _command(commands.rename),
    wire.Leave: _command(commands.leave),
    wire.SeatBot: _command(commands.seat_bot),
    wire.Vacate: _command(commands.vacate),
    wire.HandOver: _command(commands.hand_over),
    wire.Lock: _command(commands.lock),
    wire.Configure: _command(commands.configure),
    wire.Pace: _command(commands.pace),
    wire.Moment: _command(commands.moment),
    wire.SetHints: _command(commands.set_hints),
    wire.SetTalk: _set_talk,
    wire.Mute: _command(commands.mute),
    wire.SetListed: _set_listed,
    wire.SetClock: _command(commands.set_clock),
    wire.SetStandIn: _command(commands.set_stand_in),
    wire.ProposeEnd: _command(commands.propose_end),
    wire.Claim: _claim,
    wire.AskSeat: _ask_seat,
    wire.AskSwap: _command(commands.ask_swap),
    wire.Agree: _agree,
    wire.Refuse: _refuse,
    wire.PlayOn: _play_on,
    wire.Wait: _wait,
    wire.Back: _command(commands.back),
    wire.Start: _host_first(commands.start),
    wire.Reopen: _host_first(commands.reopen),
    wire.Ready: _command(commands.ready),
    wire.Pledge: _command(commands.give_pledge),
    wire.Contribute: _command(commands.contribute),
    wire.Act: _act,
    wire.AskUndo: _ask_undo,
}
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
