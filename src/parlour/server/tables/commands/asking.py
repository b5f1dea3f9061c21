"""Requests to the others at the table: each becomes a proposal."""

from collections.abc import Callable, Collection
from typing import Any

from parlour.core.errors import UndoError
from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import (
    AskedAlreadyError,
    EndProposedError,
    LockedError,
    NobodyToConfirmError,
    NoPersonError,
    NothingCountsError,
    NotRunningError,
    OwnerHereError,
    SeatTakenError,
    StaleError,
    TurnedAwayError,
    UndoDeclinedError,
)
from parlour.server.tables import log, steps
from parlour.server.tables.commands.agreeing import carry_out
from parlour.server.tables.commands.checks import check_not_moved, check_up_to_date, seat_at
from parlour.server.tables.commands.declaring import (
    command,
    in_game,
    in_lobby,
    player,
    spectator,
)
from parlour.server.tables.names import clean_name, unique_name
from parlour.server.tables.proposals import Claim, EndRequest, SeatRequest, SwapRequest, UndoRequest
from parlour.server.tables.state import Change, TableState

MAX_ASK = 4
"""The most spectators that may ask for a seat at once."""


# --- players --------------------------------------------------------------------------------------


@command(wire.ProposeEnd, log.EndProposed, log.Agreed, by=player, when=in_game)
def propose_end(state: TableState, seat: Seat, message: wire.ProposeEnd) -> Change | None:
    """A player proposes to end the game, or agrees to end it. None if they have already
    (EndProposedError, NothingCountsError)."""
    assert state.table
    ending = state.proposals.one(EndRequest)
    if ending is None:
        if message.scored and not state.table.sheet:
            raise NothingCountsError("scored: expected a game of which a round is over")
        return Change(log.EndProposed(seat=seat, scored=message.scored))
    if ending.scored != message.scored:
        raise EndProposedError("expected no other proposal; refuse it first")
    if seat in ending.agreed:
        return None
    return Change(log.Agreed(proposal=ending.n, seat=seat))


@command(wire.AskUndo, log.UndoAsked, log.Undone, by=player, when=in_game)
def ask_undo(
    state: TableState, seat: Seat, message: wire.AskUndo, have_a_say: Collection[Seat]
) -> Change | None:
    """A seat asks to take back the last action; it is done at once if all others who
    `have_a_say` have agreed. None if it has asked already.

    Raises StaleError, UndoError, RevealedError, UndoDeclinedError."""
    check_up_to_date(state, message)
    undo, others = steps.undo(state, seat), set(have_a_say) - {seat}
    asked = state.proposals.one(UndoRequest)
    if others <= (asked.agreed if asked else set()):
        return undo
    if state.declined == state.last_entry:
        raise UndoDeclinedError("expected an action that nobody has refused to take back")
    return None if asked else Change(log.UndoAsked(seat=seat))


def undo_refused(
    state: TableState, seat: Seat | None, message: wire.MayUndo, have_a_say: Collection[Seat]
) -> str | None:
    """The code of the error with which `ask_undo` would be refused; None: it would not
    (NotSeatedError). Only a player who could ask is told, and asking would tell them as much."""
    seat = player(state, seat)
    try:
        ask_undo(state, seat, wire.AskUndo(entry=message.entry), have_a_say)
    except (NotRunningError, StaleError, UndoError, UndoDeclinedError) as error:
        return error.code
    return None


@command(wire.AskSwap, log.SwapAsked, log.Swapped, by=player, when=in_lobby)
def ask_swap(state: TableState, seat: Seat, message: wire.AskSwap) -> Change | None:
    """A player asks another one to change seats; done if the other asks for the same. None if they
    have asked already (NoSeatError, NoPersonError, AskedAlreadyError)."""
    to = seat_at(state, message.seat)
    if state.seats[to].kind != "person" or to == seat:
        raise NoPersonError(f"expected the seat of another person, not {to}")
    swaps = [each for each in state.proposals if isinstance(each, SwapRequest)]
    for each in swaps:
        if (each.by, each.seat) == (to, seat):
            return carry_out(state, each)
        if (each.by, each.seat) == (seat, to):
            return None
    if any(each.by == seat for each in swaps):
        raise AskedAlreadyError("expected nobody else to be asked; take that back first")
    return Change(log.SwapAsked(seat=seat, to=to))


# --- spectators -----------------------------------------------------------------------------------


def _asked(
    state: TableState, _: None, message: wire.Claim | wire.AskSeat, new_token: str, **known: Any
) -> bool:
    """A spectator has asked already, or has a seat by now (SeatMovedError)."""
    check_not_moved(state, new_token)
    return state.knows(new_token)


@command(wire.Claim, log.SeatClaimed, by=spectator, done=_asked)
def claim(
    state: TableState,
    _: None,
    message: wire.Claim,
    new_token: str,
    gone: Callable[[Seat], bool],
    witnesses: Callable[[Seat], Collection[Seat]],
) -> Change:
    """A spectator says that a seat is theirs. `new_token`: the hash of the token that they would
    have; `gone`: whether a seat's person has been away for
    long enough; `witnesses`: the seats whose people are there to be asked.

    Raises TurnedAwayError, NoSeatError, NoPersonError, OwnerHereError, AskedAlreadyError,
    NobodyToConfirmError."""
    _check_welcome(state, new_token)
    of = seat_at(state, message.seat)
    if state.seats[of].kind != "person":
        raise NoPersonError(f"expected the seat of a person, not {of}")
    if not gone(of):
        raise OwnerHereError("expected the seat of a person who has been away for a while")
    if any(isinstance(each, Claim) and each.seat == of for each in state.proposals):
        raise AskedAlreadyError("expected nobody else to say that the seat is theirs")
    if not witnesses(of):
        raise NobodyToConfirmError("expected another person at the table who could confirm it")
    return Change(log.SeatClaimed(seat=of, token=new_token))


@command(wire.AskSeat, log.SeatAsked, by=spectator, done=_asked)
def ask_seat(state: TableState, _: None, message: wire.AskSeat, new_token: str) -> Change:
    """A spectator asks the host for a seat. `new_token`: the hash of the token that they would
    have.

    Raises TurnedAwayError, LockedError, NoSeatError, SeatTakenError, BadNameError,
    AskedAlreadyError."""
    _check_welcome(state, new_token)
    if state.setup.locked:
        raise LockedError("expected a table that its host has not locked")
    if message.seat is not None and state.seats[seat_at(state, message.seat)].kind != "bot":
        raise SeatTakenError(f"expected a bot's seat, not {message.seat}")
    if sum(isinstance(each, SeatRequest) for each in state.proposals) >= MAX_ASK:
        raise AskedAlreadyError("expected fewer spectators to ask for a seat")
    name = unique_name(clean_name(message.name), state.names())
    return Change(log.SeatAsked(seat=message.seat, name=name, token=new_token))


def _check_welcome(state: TableState, token: str) -> None:
    if token in state.turned_away or token in state.removed:
        raise TurnedAwayError("expected somebody whom the others have not turned away")
