"""The turns of a person who is away, or does not move: a bot plays, or the others wait."""

from collections.abc import Callable

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import NotAwayError
from parlour.server.tables import log
from parlour.server.tables.commands.checks import seat_at
from parlour.server.tables.commands.declaring import command, in_game, player
from parlour.server.tables.state import Change, TableState


@command(wire.PlayOn, log.StoodIn, by=player, when=in_game)
def play_on(
    state: TableState,
    _: Seat,
    message: wire.PlayOn,
    away: Callable[[Seat], bool],
    looks: Callable[[Seat], bool],
) -> Change | None:
    """Let a bot play for a person who is `away` or does not move; None if one does already.
    `looks`: whether they look at the table (NoSeatError, NotAwayError)."""
    seat = seat_at(state, message.seat)
    if seat in state.turns.stood_in | state.turns.idle:
        return None
    if not away(seat):
        raise NotAwayError("expected a person who is away, or has let the others wait")
    return Change(log.StoodIn(seat=seat, idle=looks(seat)))


@command(wire.Wait, log.Waited, by=player, when=in_game)
def wait(
    state: TableState, _: Seat, message: wire.Wait, absent: Callable[[Seat], bool]
) -> Change | None:
    """Let the others wait for a person who is `absent`; None if they do already (NoSeatError,
    NotAwayError)."""
    seat = seat_at(state, message.seat)
    if seat in state.turns.waited:
        return None
    if not absent(seat):
        raise NotAwayError("expected a person who has not been connected for a while")
    return Change(log.Waited(seat=seat))


@command(wire.Back, log.Returned, by=player, when=in_game)
def back(state: TableState, seat: Seat, _: wire.Back) -> Change | None:
    """A player whom a bot stands in for plays on. None if no bot does."""
    return Change(log.Returned(seat=seat)) if state.turns.wait_for_word(seat) else None
