"""Playing: actions, hints about them, and reading the scores."""

from parlour.core.errors import NotYourTurnError
from parlour.core.information import InformationState
from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import ActionIdError, HintsOffError
from parlour.server.tables import log, steps
from parlour.server.tables.commands.checks import check_up_to_date
from parlour.server.tables.commands.declaring import command, in_game, player
from parlour.server.tables.state import Change, TableState

MAX_ID = 64


def _played(state: TableState, seat: Seat, message: wire.Act) -> bool:
    """An action has been played already, with its id (ActionIdError)."""
    _check_id(message)
    return message.id in state.acted.get(seat, ())


@command(wire.Act, log.Acted, by=player, when=in_game, done=_played)
def act(state: TableState, seat: Seat, message: wire.Act) -> Change:
    """An action, checked by the rules (StaleError, ActionError)."""
    check_up_to_date(state, message)
    return steps.act(state, seat, message.action, message.id)


@command(wire.Ready, log.Readied, by=player, when=in_game)
def ready(state: TableState, seat: Seat, _: wire.Ready) -> Change | None:
    """The seat has read the scores. None if the next round was dealt meanwhile."""
    assert state.table
    if not state.table.awaits_deal or state.sealed or state.seats[seat].ready:
        return None
    return Change(log.Readied(seat=seat))


def ask_hint(state: TableState, seat: Seat | None, message: wire.AskHint) -> InformationState:
    """The information state of the seat, if it may have a hint.

    Raises NotSeatedError, NotRunningError, ActionIdError, HintsOffError, StaleError,
    NotYourTurnError."""
    seat = player(state, seat)
    _check_id(message)
    in_game(state)
    assert state.table
    if not state.setup.hints:
        raise HintsOffError("expected a table whose host allows hints")
    check_up_to_date(state, message)
    if not state.table.legal(seat):
        raise NotYourTurnError("expected a seat that may act")
    return state.table.information_state(seat)


def _check_id(message: wire.Act | wire.AskHint) -> None:
    if not 1 <= len(message.id) <= MAX_ID:
        raise ActionIdError(f"id: expected 1 to {MAX_ID} characters, got {len(message.id)}")
