"""Remarks, free text and nudges. None of them becomes an entry, so these are no commands."""

from collections.abc import Callable

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import FreeTextOffError, NotAwayError, TalkOffError
from parlour.server.tables.commands.checks import check_not_muted, seat_at
from parlour.server.tables.commands.declaring import player
from parlour.server.tables.names import clean_text
from parlour.server.tables.state import TableState


def say(state: TableState, seat: Seat | None, message: wire.Say) -> Seat:
    """Return the seat, if it may say something (NotSeatedError, TalkOffError, MutedError)."""
    seat = player(state, seat)
    if state.setup.talk == "off":
        raise TalkOffError("expected a table whose host lets players talk")
    check_not_muted(state, seat)
    return seat


def write(
    state: TableState, seat: Seat | None, message: wire.Write, free_text: bool
) -> tuple[Seat, str]:
    """Return the seat, if it may write, and its text as it is shown; `free_text`: the operator
    allows it.

    Raises NotSeatedError, FreeTextOffError, MutedError, BadFreeTextError."""
    seat = player(state, seat)
    if not free_text or state.setup.talk != "text":
        raise FreeTextOffError("expected a table where operator and host let players write")
    check_not_muted(state, seat)
    return seat, clean_text(message.text)


def nudge(
    state: TableState,
    seat: Seat | None,
    message: wire.Nudge,
    keeps_waiting: Callable[[Seat], bool],
) -> Seat:
    """Return the seat, if it may nudge the person in the message, who `keeps_waiting` the others
    (NoSeatError, NotSeatedError, NotAwayError)."""
    nudged, seat = seat_at(state, message.seat), player(state, seat)
    if nudged == seat or not keeps_waiting(nudged):
        raise NotAwayError("expected another player, who has let the others wait")
    return seat
