"""Seats and names: taking them, changing them, giving them up."""

from parlour.core.numbers import Seat, by_seat
from parlour.server import wire
from parlour.server.errors import LockedError, SeatTakenError, TableFullError
from parlour.server.tables import log, steps
from parlour.server.tables.commands.checks import (
    check_not_moved,
    check_not_muted,
    others,
    seat_at,
)
from parlour.server.tables.commands.declaring import (
    anybody,
    between_games,
    command,
    host,
    player,
)
from parlour.server.tables.levels import check_bot, stand_in, usual_bot
from parlour.server.tables.names import bot_name, clean_name, unique_name
from parlour.server.tables.state import Change, TableState


def _seated(state: TableState, seat: Seat | None, _: wire.Join, new_token: str) -> bool:
    """A newcomer has their seat already (SeatMovedError)."""
    check_not_moved(state, new_token)
    return seat is None and state.seat_of(new_token) is not None


@command(
    wire.Join, log.Seated, log.Moved, log.Renamed, by=anybody, when=between_games, done=_seated
)
def join(state: TableState, seat: Seat | None, message: wire.Join, new_token: str) -> Change | None:
    """A newcomer takes a seat (`new_token`: the hash of its token), or a player changes seats.

    Raises LockedError, BadNameError, ReservedNameError, NoSeatError, SeatTakenError,
    TableFullError."""
    if seat is None and state.setup.locked and new_token != state.owner_token:
        raise LockedError("expected a table that its host has not locked")
    name = clean_name(message.name)
    if message.seat is None:
        to = next((n for n, at in by_seat(state.seats) if at.kind == "empty" or n == seat), None)
        if to is None:
            raise TableFullError("expected a free seat; all are taken")
    else:
        to = seat_at(state, message.seat)
        if state.seats[to].kind == "person" and to != seat:
            raise SeatTakenError(f"expected a free seat or a bot's; a person sits on seat {to}")
    if seat is None:
        name = unique_name(name, others(state, to))
        return Change(log.Seated(seat=to, name=name, token=new_token))
    if message.seat is None or to == seat:
        return rename(state, seat, wire.Rename(name=message.name))
    return Change(log.Moved(seat=seat, to=to))


@command(wire.Rename, log.Renamed, by=player)
def rename(state: TableState, seat: Seat, message: wire.Rename) -> Change:
    """A player changes their own name and face (BadNameError, ReservedNameError, MutedError)."""
    check_not_muted(state, seat)
    name = unique_name(clean_name(message.name), others(state, seat))
    return Change(log.Renamed(seat=seat, name=name, avatar=message.avatar))


@command(wire.Leave, log.Freed, log.Left, by=player)
def leave(state: TableState, seat: Seat, _: wire.Leave) -> Change:
    """A player gives up their seat; in a game, to a bot."""
    if state.status != "playing":
        return Change(log.Freed(seat=seat))
    return steps.leave(state, seat, stand_in(state), bot_name(others(state, seat)))


@command(wire.SeatBot, log.BotSeated, by=host, when=between_games)
def seat_bot(state: TableState, _: Seat, message: wire.SeatBot) -> Change:
    """The host puts a bot on a free seat or a bot's (NoSeatError, SeatTakenError,
    UnknownBotError)."""
    to = seat_at(state, message.seat)
    if state.seats[to].kind == "person":
        raise SeatTakenError(f"expected a free seat; a person sits on seat {to}")
    check_bot(state.game.name, message.bot)
    return Change(log.BotSeated(seat=to, bot=message.bot, name=bot_name(others(state, to))))


@command(wire.Vacate, log.Freed, by=host, when=between_games)
def vacate(state: TableState, seat: Seat, message: wire.Vacate) -> Change | None:
    """The host frees a seat; None if it is free (NoSeatError)."""
    to = seat_at(state, message.seat)
    if state.seats[to].kind == "empty":
        return None
    return Change(log.Freed(seat=to, by_host=to != seat))


def erase(state: TableState, seat: Seat | None) -> log.Erased:
    """A person goes, and their name with them. In a game, a bot plays on in their place. `seat`
    None: they have left before."""
    bot = usual_bot(state.game.name) if state.status == "playing" else None
    return log.Erased(seat=seat, name=unique_name(wire.ERASED_NAME, others(state, seat)), bot=bot)
