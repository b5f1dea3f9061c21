"""The beginning of a game: who may begin it and when, and the players' contributions to its
shuffles."""

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import ContributionError, EmptySeatsError, HostFirstError
from parlour.server.tables import log, steps
from parlour.server.tables.commands.declaring import (
    after_game,
    anybody,
    between_games,
    command,
    host,
    player,
)
from parlour.server.tables.fairness import HEX, pledge
from parlour.server.tables.state import Change, TableState

HOST_FIRST = 5_000
"""The time after a game in which only the host may begin the next one or reopen the lobby, in
milliseconds."""


# Who may begin a game, or reopen the lobby, is a question of time: see `_host_first`.


@command(wire.Start, log.Started, by=anybody)
def start(state: TableState, seat: Seat | None, message: wire.Start, overdue: bool) -> Change:
    """The host begins a game; any player, if it is `overdue` after the last one, or in the lobby.

    Raises NotSeatedError, NotHostError, HostFirstError, RunningError, EmptySeatsError,
    OptionError."""
    _host_first(state, seat, overdue)
    between_games(state)
    taken = sum(at.kind != "empty" for at in state.seats)
    wanted = len(state.seats) if message.seats is None else message.seats
    if taken != wanted:
        raise EmptySeatsError(
            f"expected {wanted} seats to be taken, by people or bots, not {taken}"
        )
    state.game.check_seats(wanted)
    return steps.start(state)


@command(wire.Reopen, log.Reopened, by=anybody)
def reopen(state: TableState, seat: Seat | None, _: wire.Reopen, overdue: bool) -> Change:
    """After a game, the host goes back to the lobby; any player, if it is `overdue`.

    Raises NotSeatedError, NotHostError, HostFirstError, NotAfterGameError."""
    _host_first(state, seat, overdue)
    after_game(state)
    return Change(log.Reopened())


@command(wire.Pledge, log.Pledged, by=player)
def give_pledge(state: TableState, seat: Seat, message: wire.Pledge) -> Change | None:
    """A player gives the hash of their contribution to the shuffles of the coming game. None if
    they have given it already, or that game has begun (ContributionError)."""
    _check_contribution("pledge", message.pledge, message.game, state)
    if message.game <= state.games or state.seats[seat].pledge == message.pledge:
        return None
    return Change(log.Pledged(seat=seat, pledge=message.pledge))


@command(wire.Contribute, log.Contributed, by=player)
def contribute(state: TableState, seat: Seat, message: wire.Contribute) -> Change | None:
    """A player adds their pledged contribution to the shuffles of the game that has begun. None if
    they had pledged nothing or have added it already, if the game is dealt, or if it is yet to
    begin: older clients contribute that early (ContributionError)."""
    _check_contribution("contribution", message.contribution, message.game, state)
    origin = state.origin
    if origin is None or message.game != state.games or not state.sealed:
        return None
    if seat not in origin.awaited:
        return None
    if pledge(message.contribution) != origin.pledges[seat]:
        raise ContributionError("contribution: expected the one whose SHA-256 was pledged")
    return Change(log.Contributed(seat=seat, contribution=message.contribution))


def _check_contribution(name: str, value: str, game: int, state: TableState) -> None:
    if not HEX.fullmatch(value):
        raise ContributionError(f"{name}: expected 64 digits from 0 to 9 and a to f")
    if game > state.games + 1:
        raise ContributionError(f"game: expected {state.games + 1}, the coming one")


def _host_first(state: TableState, seat: Seat | None, overdue: bool) -> None:
    """Only the host or, if it is `overdue`, any player."""
    if overdue:
        player(state, seat)
    elif state.status != "over":
        host(state, seat)
    elif player(state, seat) != state.host:
        raise HostFirstError("expected the host; a few seconds after the game, any player may")
