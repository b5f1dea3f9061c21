"""The answers to a proposal, and the change that it leads to once all have agreed."""

from collections.abc import Callable, Collection

from parlour.core.numbers import Seat, by_seat
from parlour.server import wire
from parlour.server.errors import NotAskedError
from parlour.server.tables import log, steps
from parlour.server.tables.commands.checks import others
from parlour.server.tables.commands.declaring import anybody, command, player
from parlour.server.tables.names import unique_name
from parlour.server.tables.proposals import (
    Claim,
    EndRequest,
    OfAll,
    OfSpectator,
    Proposal,
    SeatRequest,
    SwapRequest,
    UndoRequest,
)
from parlour.server.tables.state import Change, TableState


@command(wire.Agree, log.Agreed, log.Undone, log.Ended, log.Swapped, by=player)
def agree(
    state: TableState,
    seat: Seat,
    message: wire.Agree,
    yet_to_agree: Callable[[Proposal], Collection[Seat]],
) -> Change | None:
    """A player agrees to a proposal. None if they have already, or the proposal is gone
    (NotAskedError)."""
    proposal = state.proposals.get(message.proposal)
    if proposal is None or seat in (proposal.by, *proposal.agreed):
        return None
    waiting = set(yet_to_agree(proposal))
    if seat not in waiting and not isinstance(proposal, OfAll):
        raise NotAskedError("expected one of those who are asked")
    if waiting <= {seat} and not isinstance(proposal, OfSpectator):
        return carry_out(state, proposal)
    # The log says who has confirmed whose seat it is; the worker that leads the table gives it.
    return Change(log.Agreed(proposal=proposal.n, seat=seat))


@command(wire.Refuse, log.Refused, by=anybody)
def refuse(
    state: TableState,
    seat: Seat | None,
    message: wire.Refuse,
    token: str | None,
    yet_to_agree: Callable[[Proposal], Collection[Seat]],
) -> Change | None:
    """A player does not agree, or the one who asked withdraws (`token`: a spectator's). None if the
    proposal is gone (NotSeatedError, NotAskedError)."""
    proposal = state.proposals.get(message.proposal)
    if proposal and seat is None and token is not None and proposal.token == token:
        return Change(log.Refused(proposal=proposal.n, seat=None))
    seat = player(state, seat)
    if proposal is None:
        return None
    asked = {proposal.by, *proposal.agreed, *yet_to_agree(proposal)}
    if isinstance(proposal, SeatRequest):
        asked |= {state.host}
    if seat not in asked and not isinstance(proposal, OfAll):
        raise NotAskedError("expected one of those who are asked")
    return Change(log.Refused(proposal=proposal.n, seat=seat))


def carry_out(state: TableState, proposal: Proposal) -> Change | None:
    """The change that a proposal leads to once all have agreed; None as long as there is no seat to
    give. In a lobby one is added first, where the game has more (ParlourError)."""
    match proposal:
        case UndoRequest():
            return steps.undo(state, proposal.by)
        case EndRequest():
            return steps.end(state, proposal.scored)
        case SwapRequest():
            return Change(log.Swapped(seat=proposal.by, to=proposal.seat))
        case Claim():
            seat, token = proposal.seat, proposal.token
            return Change(log.Transferred(seat=seat, token=token, claimed=True))
        case SeatRequest():
            return _give_seat(state, proposal)


def _give_seat(state: TableState, proposal: SeatRequest) -> Change | None:
    place = place_for(state, proposal)
    if place is None:
        return _one_seat_more(state)
    name = unique_name(proposal.name, others(state, place))
    if state.status == "playing":
        return steps.join(state, place, name, proposal.token)
    return Change(log.Seated(seat=place, name=name, token=proposal.token))


def can_be_seated(state: TableState, proposal: SeatRequest) -> bool:
    """True if a spectator who asks for a seat can be given one now, or once it is added."""
    return place_for(state, proposal) is not None or _one_seat_more(state) is not None


def _one_seat_more(state: TableState) -> Change | None:
    seats = len(state.seats) + 1
    if state.status != "lobby" or seats > state.game.seats[-1]:
        return None
    options = state.game.options(state.setup.options, seats=seats)
    return Change(log.Configured(seats=seats, options=options.values()))


def place_for(state: TableState, proposal: SeatRequest) -> Seat | None:
    """The seat that can now be given to a spectator who asks for one; None: there is none. In a
    game it is a bot's, and only between two rounds; a seat where a bot only stands in does not
    count."""
    seats = state.seats
    between = state.table is not None and state.table.awaits_deal and not state.sealed
    if state.status == "playing" and not between:
        return None
    if proposal.seat is not None and seats[proposal.seat].kind == "bot":
        return proposal.seat
    free = [n for n, at in by_seat(seats) if at.kind == "empty"]
    bots_seats = [n for n, at in by_seat(seats) if at.kind == "bot"]
    return next(iter(free + bots_seats), None)
