"""Checks that several commands share."""

from parlour.core.numbers import Seat, by_seat
from parlour.server import wire
from parlour.server.errors import MutedError, NoSeatError, StaleError
from parlour.server.tables.state import TableState


def seat_at(state: TableState, seat: Seat) -> Seat:
    """The seat of this number (NoSeatError)."""
    if not 0 <= seat < len(state.seats):
        raise NoSeatError(f"seat: expected 0 to {len(state.seats) - 1}, got {seat}")
    return seat


def others(state: TableState, seat: Seat | None) -> list[str]:
    """The names on all seats but this one, from which a new name must differ."""
    return [at.name for n, at in by_seat(state.seats) if n != seat]


def check_up_to_date(state: TableState, message: wire.Act | wire.AskHint | wire.AskUndo) -> None:
    """Raises StaleError unless the player was shown the game's last entry."""
    if message.entry != state.last_entry:
        raise StaleError(
            f"entry: expected {state.last_entry}, the last of the game, got {message.entry}"
        )


def check_not_moved(state: TableState, token: str) -> None:
    """Raises SeatMovedError if the seat of this token hash was taken to another device."""
    if why := state.moved(token):
        raise why


def check_not_muted(state: TableState, seat: Seat) -> None:
    """Raises MutedError if the host lets this player say nothing."""
    if state.seats[seat].muted:
        raise MutedError("expected a player whom the host has not muted")
