"""The effect of each kind of entry: one function for each kind, declared with it."""

from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from parlour.core.numbers import Seat
from parlour.core.record import Acted, Undo
from parlour.core.table import Table
from parlour.games import registry
from parlour.server.tables import log, seating
from parlour.server.tables.fairness import commitment
from parlour.server.tables.proposals import OfSpectator, UndoRequest
from parlour.server.tables.state import Played, TableState
from parlour.server.tables.steps import origin_of
from parlour.server.tables.turns import Turns

REMEMBERED = 20
"""The number of actions of each seat that are remembered by their ids. An action that arrives again
later than that is too old to be played: the game has gone on."""

Kind = TypeVar("Kind", bound=log.LogEntry)
Fold = Callable[[TableState, Kind, Table | None], None]
"""Changes the state by an entry; the table is the game as it stands after it, if the entry belongs
to the game."""

FOLDS: dict[type[log.LogEntry], Fold[Any]] = {}
"""The functions by kind of entry; entries of all other kinds are folded by `seats`."""


def folds(kind: type[Kind]) -> Callable[[Fold[Kind]], Fold[Kind]]:
    """Declare the function that folds entries of this kind."""

    def declare(fold: Fold[Kind]) -> Fold[Kind]:
        FOLDS[kind] = fold
        return fold

    return declare


# --- what the host sets ---------------------------------------------------------------------------


@folds(log.Configured)
def _configured(state: TableState, entry: log.Configured, _: Table | None) -> None:
    state.setup = replace(state.setup, options=entry.options)
    seats(state, entry)


@folds(log.GameChosen)
def _game_chosen(state: TableState, entry: log.GameChosen, _: Table | None) -> None:
    state.game = registry.get(entry.game)
    state.setup = replace(state.setup, options=entry.options, stand_in=entry.stand_in)
    seats(state, entry)


@folds(log.Locked)
def _locked(state: TableState, entry: log.Locked, _: Table | None) -> None:
    state.setup = replace(state.setup, locked=entry.on)


@folds(log.Paced)
def _paced(state: TableState, entry: log.Paced, _: Table | None) -> None:
    state.setup = replace(state.setup, pace=entry.milliseconds)


@folds(log.MomentSet)
def _moment_set(state: TableState, entry: log.MomentSet, _: Table | None) -> None:
    state.setup = replace(state.setup, moment=entry.milliseconds)


@folds(log.HintsSet)
def _hints_set(state: TableState, entry: log.HintsSet, _: Table | None) -> None:
    state.setup = replace(state.setup, hints=entry.on)


@folds(log.PrivateSet)
def _private_set(state: TableState, entry: log.PrivateSet, _: Table | None) -> None:
    state.setup = replace(state.setup, private=entry.on)


@folds(log.TalkSet)
def _talk_set(state: TableState, entry: log.TalkSet, _: Table | None) -> None:
    state.setup = replace(state.setup, talk=entry.talk)


@folds(log.ClockSet)
def _clock_set(state: TableState, entry: log.ClockSet, _: Table | None) -> None:
    state.setup = replace(state.setup, clock=entry.seconds)


@folds(log.StandInSet)
def _stand_in_set(state: TableState, entry: log.StandInSet, _: Table | None) -> None:
    state.setup = replace(state.setup, stand_in=entry.bot)


@folds(log.ListedSet)
def _listed_set(state: TableState, entry: log.ListedSet, _: Table | None) -> None:
    clock = state.setup.clock if entry.clock is None else entry.clock
    state.setup = replace(state.setup, listing=entry.listing, clock=clock)


# --- who sits where -------------------------------------------------------------------------------


def seats(state: TableState, entry: log.LogEntry, _: Table | None = None) -> None:
    """Change the seats, which is all that most entries do, apart from proposals."""
    state.seats = seating.after(state.seats, entry)


@folds(log.Seated)
def _seated(state: TableState, entry: log.Seated, _: Table | None) -> None:
    seats(state, entry)
    state.removed.discard(entry.token)
    _mute_again(state, entry.seat)


@folds(log.Freed)
def _freed(state: TableState, entry: log.Freed, _: Table | None) -> None:
    token = state.seats[entry.seat].token
    if entry.by_host and token:
        state.removed.add(token)
    _keep_muted(state, entry.seat)
    seats(state, entry)


@folds(log.Left)
def _left(state: TableState, entry: log.Left, table: Table | None) -> None:
    seat = entry.seat
    state.left[seat] = state.seats[seat].name
    _give_up(state, seat)
    _keep_muted(state, seat)
    seats(state, entry)
    state.table = table
    state.turns.back(state.n, seat, None)


@folds(log.Joined)
def _joined(state: TableState, entry: log.Joined, table: Table | None) -> None:
    seat = entry.seat
    seats(state, entry)
    state.table = table
    state.left.pop(seat, None)
    if state.holders[seat] is None:
        for holders in (state.holders, state.began_with):
            holders[seat] = entry.token
    _mute_again(state, seat)


@folds(log.Erased)
def _erased(state: TableState, entry: log.Erased, _: Table | None) -> None:
    if entry.seat is not None:
        _give_up(state, entry.seat)
        seats(state, entry)
        state.turns.back(state.n, entry.seat, None)


@folds(log.Hosted)
def _hosted(state: TableState, entry: log.Hosted, _: Table | None) -> None:
    state.host_token = state.seats[entry.seat].token
    if not entry.interim:
        state.owner_token = state.host_token


@folds(log.Transferred)
def _transferred(state: TableState, entry: log.Transferred, _: Table | None) -> None:
    former, token = state.seats[entry.seat].token, entry.token
    seats(state, entry)
    if former is not None:
        state.host_token = token if state.host_token == former else state.host_token
        state.owner_token = token if state.owner_token == former else state.owner_token
        state.tally = {token if t == former else t: won for t, won in state.tally.items()}
        state.holders = [token if each == former else each for each in state.holders]
    _mute_again(state, entry.seat)


def _give_up(state: TableState, seat: Seat) -> None:
    """Forget the table's owner, if they leave for good; then the host becomes the owner."""
    if state.seats[seat].token == state.owner_token:
        state.owner_token = None


def _keep_muted(state: TableState, seat: Seat) -> None:
    if state.seats[seat].muted:
        state.muted |= state.seats[seat].tokens()


def _mute_again(state: TableState, seat: Seat) -> None:
    """Mute a person again on the seat that they get, if they were muted when they gave up a seat
    here."""
    token = state.seats[seat].token
    if token in state.muted:
        state.muted.discard(token)
        state.seats = seating.muted(state.seats, seat, on=True)


# --- who is there ---------------------------------------------------------------------------------


@folds(log.StoodIn)
def _stood_in(state: TableState, entry: log.StoodIn, _: Table | None) -> None:
    (state.turns.idle if entry.idle else state.turns.stood_in).add(entry.seat)
    state.turns.waited.discard(entry.seat)


@folds(log.Waited)
def _waited(state: TableState, entry: log.Waited, _: Table | None) -> None:
    state.turns.waited.add(entry.seat)
    state.turns.stood_in.discard(entry.seat)


@folds(log.Returned)
def _returned(state: TableState, entry: log.Returned, _: Table | None) -> None:
    in_turn = state.table.to_act if state.table else None
    state.turns.back(state.n, entry.seat, in_turn)


# --- what was asked, and not granted --------------------------------------------------------------


@folds(log.UndoAnswered)
def _undo_answered(state: TableState, entry: log.UndoAnswered, _: Table | None) -> None:
    if not entry.agree:
        state.declined = state.last_entry


@folds(log.Refused)
def _refused(state: TableState, entry: log.Refused, _: Table | None) -> None:
    """Keep an action that somebody does not want taken back; note the token of a spectator who was
    turned down, so that they do not ask again by it."""
    proposal = state.proposals.get(entry.proposal)
    if proposal is None:
        return
    if isinstance(proposal, UndoRequest):
        if entry.seat != proposal.by:  # who withdraws may ask again
            state.declined = state.last_entry
    elif isinstance(proposal, OfSpectator) and entry.seat is not None:
        state.turned_away.add(proposal.token)


# --- shuffles -------------------------------------------------------------------------------------


@folds(log.Contributed)
def _contributed(state: TableState, entry: log.Contributed, _: Table | None) -> None:
    seats(state, entry)
    if state.sealed and state.origin and entry.seat in state.origin.awaited:
        state.origin = state.origin.with_contribution(entry.seat, entry.contribution)


@folds(log.Continued)
def _continued(state: TableState, entry: log.Continued, _: Table | None) -> None:
    state.successor = entry.table


@folds(log.Restored)
def _restored(state: TableState, entry: log.Restored, _: Table | None) -> None:
    state.secret = bytes.fromhex(entry.secret)
    state.restored |= {state.games + 1}
    if state.status == "playing":
        state.restored |= {state.games}
    state.coming = commitment(state.key(state.games + 1))
    if not state.games:
        state.commitment = state.coming


# --- the game -------------------------------------------------------------------------------------


@folds(log.Reopened)
def _reopened(state: TableState, _entry: log.Reopened, _: Table | None) -> None:
    state.origin = None
    _forget_moves(state)


@folds(log.Started)
def _started(state: TableState, entry: log.Started, table: Table | None) -> None:
    state.origin = origin_of(state, entry.closed, state.games + 1, entry.shuffles)
    seats(state, entry)
    options = table.options.values() if table else state.setup.options
    state.setup = replace(state.setup, options=options, listing=None)
    state.games, state.successor = state.games + 1, ""
    state.holders = state.began_with = [seat.token for seat in state.seats]
    state.commitment = commitment(state.origin.key)
    state.coming = commitment(state.key(state.games + 1))
    state.removed, state.turned_away = set(), set()
    _forget_moves(state)
    _begin_round(state, entry, table)


@folds(log.Dealt)
def _dealt(state: TableState, entry: log.Dealt, table: Table | None) -> None:
    _begin_round(state, entry, table)


def _begin_round(state: TableState, entry: log.Started | log.Dealt, table: Table | None) -> None:
    if table is not None:
        _go_on(state, table)
        state.turns.go_on(state.n, None, entry, table)


@folds(log.Ended)
def _ended(state: TableState, _entry: log.Ended, table: Table | None) -> None:
    if table is not None:
        _go_on(state, table)


@folds(log.Acted)
def _acted(state: TableState, entry: log.Acted, table: Table | None) -> None:
    if table is None:
        return
    state.table = table
    state.played.add(state.n, table.journal_size)
    action = table.entries[-len(entry.record)]
    assert isinstance(action, Acted)
    person = state.seats[action.seat].kind == "person"
    state.played.by_bot[-1] = person and entry.id is None
    state.turns.go_on(state.n, action.seat, entry, table)
    if not table.interrupted:
        state.in_turn[action.seat] = state.n
    if entry.id is not None:
        state.acted.setdefault(action.seat, deque(maxlen=REMEMBERED)).append(entry.id)


@folds(log.Undone)
def _undone(state: TableState, entry: log.Undone, table: Table | None) -> None:
    if table is None:
        return
    state.table = table
    state.played.add(state.n, table.journal_size)
    undo = table.entries[-1]
    assert isinstance(undo, Undo)
    state.turns.back(state.n, undo.undo, table.to_act)


def _go_on(state: TableState, table: Table) -> None:
    """Ask again everybody who was ready, since the game has gone on without an action of a seat."""
    state.table = table
    state.played.add(state.n, table.journal_size)
    state.seats = seating.asked_again(state.seats)


def _forget_moves(state: TableState) -> None:
    state.acted, state.in_turn, state.turns, state.left = {}, {}, Turns(), {}
    state.played = Played()
