"""Folding a log: from a snapshot on, entry by entry."""

import asyncio
import logging
from array import array
from bisect import bisect_right
from collections.abc import Iterator

from msgspec.structs import replace

from parlour.core.chance import Given
from parlour.core.errors import OptionError, RecordError
from parlour.core.numbers import EntryNumber
from parlour.core.record import Record, read_entry
from parlour.core.table import Table
from parlour.server.operating.logs import short
from parlour.server.tables import log, seating, snapshots
from parlour.server.tables.folds import FOLDS, seats
from parlour.server.tables.log import StoredTable
from parlour.server.tables.past import MOST_PAST
from parlour.server.tables.revealed import last_game, past_game
from parlour.server.tables.state import Change, Played, Stopped, StoppedGame, TableState
from parlour.server.tables.steps import new_game, written

SLICE = 50
"""The number of entries that `load` folds before it lets others work."""

BREATH = 0.001
"""Seconds that the loop then rests. Other tasks would need no rest, but the threads that work for
the database hardly get on while the loop is busy: moves waited for them for a second."""

MANY = 100
"""After this many entries that do not belong to a game there is a new snapshot."""

MOST_TALLIED = 100
"""The number of people whose games are counted at a table: those who have won last."""

logger = logging.getLogger(__name__)


# --- a whole log ----------------------------------------------------------------------------------


def folded(stored: StoredTable) -> TableState:
    """The state that a log folds to."""
    state = snapshots.beginning(stored)
    for _ in _entries(state, stored):
        pass
    return state


async def load(stored: StoredTable) -> TableState:
    """The state that a log folds to; other tasks can run in between."""
    state = snapshots.beginning(stored)
    for done, _ in enumerate(_entries(state, stored), start=1):
        if done % SLICE == 0:
            await asyncio.sleep(BREATH)
    return state


def _entries(state: TableState, stored: StoredTable) -> Iterator[None]:
    """Fold all entries of a log, one at each step."""
    for n, entry in stored.game.items():
        state.n = EntryNumber(n - 1)
        fold(state, entry)
        yield
    if stored.base.going:
        snapshots.resume(state, stored.base, stored.base.going, stored.others)
    for entry in stored.entries:
        fold(state, entry)
        yield


# --- one entry ------------------------------------------------------------------------------------


def fold(state: TableState, entry: log.LogEntry) -> None:
    """Fold an entry as it was written. If the rules disagree with it, the game stops."""
    if isinstance(entry, log.Started | log.Reopened):
        _end_game(state)
    table = state.table
    if isinstance(entry, log.GameEntry):
        if state.stopped:
            state.stopped.entries += entry.record
        else:
            table = _carried_on(state, entry)
    _go_on_by(state, Change(entry, table))


def apply(state: TableState, change: Change) -> None:
    """Apply a change to the very state that it was checked against; its entry is now number n + 1
    of the log."""
    if isinstance(change.entry, log.Started | log.Reopened):
        _end_game(state)
    _go_on_by(state, change)


def _go_on_by(state: TableState, change: Change) -> None:
    entry = change.entry
    state.n = state.next_n
    before = state.seats
    FOLDS.get(type(entry), seats)(state, entry, change.table)
    if state.host is None:
        people = (seat.token for seat in state.seats if seat.kind == "person")
        state.host_token = next(people, None)
        if state.host_token is None and state.setup.locked:
            state.setup = replace(state.setup, locked=False)  # or nobody could ever sit down again
    if state.owner_token is None:
        state.owner_token = state.host_token
    moved = seating.moved(before, state.seats)
    state.proposals.fold(state.n, entry, state.status != "playing", moved)
    if (host := state.host) is not None and state.seats[host].muted:
        # Nobody else could let them speak again.
        state.seats = seating.muted(state.seats, host, on=False)
    _look_back(state, entry)


def _look_back(state: TableState, entry: log.LogEntry) -> None:
    """Take a new snapshot once it could replace many entries."""
    if not (state.table or state.stopped):
        if not state.proposals and state.n >= state.base.n + MANY:
            state.base = snapshots.take(state)
    elif isinstance(entry, log.OwnEntry):
        state.own += 1
    else:
        state.others.append(state.n)
        if len(state.others) - bisect_right(state.others, state.base.n) >= MANY:
            state.base = snapshots.take(state, snapshots.going(state))
            state.began_with = state.holders


def _end_game(state: TableState) -> None:
    """Take note that the last game, if there was one, is over."""
    if last := last_game(state):
        state.finished[state.games] = last
    if past := past_game(state):
        state.past = [*state.past, past][-MOST_PAST:]
    state.tally = dict(list(state.won().items())[-MOST_TALLIED:])
    state.base = snapshots.take(state)
    state.table = state.stopped = None
    state.others, state.own = array("i"), 0


# --- games that cannot be carried on --------------------------------------------------------------


def _carried_on(state: TableState, entry: log.GameEntry) -> Table | None:
    """The game after one of its entries; None if the game cannot be carried on, and stops."""
    try:
        table = state.table
        if isinstance(entry, log.Started):
            if entry.rules != state.game.version:
                _stop(state, "rules", entry)
                return None
            table = new_game(state, entry.closed, Given())
        if table is None:
            raise RecordError("expected a game that began before", state.n + 1)
        table.carry_out([read_entry(raw) for raw in entry.record])
    except (RecordError, OptionError):  # their messages may name hidden cards
        _stop(state, "damaged", entry)
        return None
    return table


def _stop(state: TableState, why: Stopped, entry: log.GameEntry) -> None:
    if why == "damaged":
        logger.error(
            "table %s: entry %d is not what the rules lead to", short(state.id), state.n + 1
        )
    closed = entry.closed if isinstance(entry, log.Started) else []
    rules = entry.rules if isinstance(entry, log.Started) else state.game.version
    options = dict(state.setup.options)
    begun = Record(
        game=state.game.name,
        rules=rules,
        edition=options.pop("edition"),
        options=options,
        seats=tuple(seat.name for seat in seating.without(state.seats, closed)),
        entries=(),
    )
    before = written(state.table.entries) if state.table else []
    state.stopped = StoppedGame(why, begun, before + entry.record)
    state.table = None
    state.played = Played()
