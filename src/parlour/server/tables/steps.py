"""The steps of a table's game. Each is played on a copy and returned as a `Change`, to be applied
once it is written: so a step that is refused, or fails, leaves nothing behind."""

from collections.abc import Sequence
from typing import Any

import msgspec

from parlour.core.chance import Source
from parlour.core.errors import UndoError
from parlour.core.numbers import Seat, by_seat
from parlour.core.record import Entry, Undo
from parlour.core.table import Table
from parlour.server.tables import log, seating
from parlour.server.tables.fairness import SHUFFLES, Origin, commitment
from parlour.server.tables.state import Change, TableState


def written(entries: Sequence[Entry]) -> list[msgspec.Raw]:
    """Entries of a game's record as a log keeps them."""
    return [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries]


def origin_of(
    state: TableState, closed: Sequence[Seat], game: int, shuffles: int = SHUFFLES
) -> Origin:
    """The origin of the shuffles if game number `game` begins now, without the `closed` seats."""
    key, seats = state.key(game), seating.without(state.seats, closed)
    if shuffles < 3:
        before = [seat.contribution for seat in seats]
        return Origin(key, state.id, game, shuffles, before)
    pledges = [seat.pledge for seat in seats]
    bots = [n for n, seat in by_seat(seats) if seat.kind == "bot"]
    return Origin(key, state.id, game, shuffles, [None] * len(seats), pledges, bots)


def new_game(state: TableState, closed: Sequence[Seat], source: Source) -> Table:
    """A game among the seats that are left (OptionError)."""
    left = [n for n in range(len(state.seats)) if n not in closed]
    options: dict[str, Any] = state.game.Options.of(state.setup.options).reseated(left).values()
    names = [state.seats[n].name for n in left]
    return Table(state.game, options, seats=names, source=source, auto_deal=False, keep=True)


def _ahead(state: TableState) -> Table:
    """A copy of the current game to go on with, with its own chances."""
    assert state.table
    assert state.origin
    text = state.game.notation.format_card
    return state.table.copy(state.origin.source(text, state.table.chances))


def start(state: TableState) -> Change:
    """Take free seats away and begin a game; deal its first round, unless contributions must be
    waited for (OptionError)."""
    closed = [n for n, seat in by_seat(state.seats) if seat.kind == "empty"]
    origin = origin_of(state, closed, state.games + 1)
    table = new_game(state, closed, origin.source(state.game.notation.format_card))
    entry = log.Started(
        rules=state.game.version,
        shuffles=origin.shuffles,
        commitment=commitment(origin.key),
        record=[] if origin.awaited else written(table.deal()),
        closed=closed,
    )
    return Change(entry, table)


def deal(state: TableState) -> Change:
    """Deal the next round (IllegalActionError if none is due)."""
    table = _ahead(state)
    return Change(log.Dealt(record=written(table.deal())), table)


def act(state: TableState, seat: Seat, action: str, id: str | None, late: bool = False) -> Change:
    """A seat's action; `late`: by a bot, as the seat's time has run out (ActionError)."""
    table = _ahead(state)
    return Change(log.Acted(id=id, late=late, record=written(table.play(action, seat))), table)


def leave(state: TableState, seat: Seat, bot: str, name: str) -> Change:
    """The person on a seat leaves the game to a bot of this level, by this name."""
    table = _ahead(state)
    record = written(table.leave(seat, bot))
    return Change(log.Left(seat=seat, bot=bot, name=name, record=record), table)


def join(state: TableState, seat: Seat, name: str, token: str) -> Change:
    """Between two rounds a person takes a bot's seat (IllegalActionError at other times)."""
    table = _ahead(state)
    record = written(table.join(seat))
    return Change(log.Joined(seat=seat, name=name, token=token, record=record), table)


def end(state: TableState, scored: bool) -> Change:
    """End the game as it has been proposed."""
    table = _ahead(state)
    record = written(table.end("scored" if scored else "unscored"))
    return Change(log.Ended(record=record), table)


def undo(state: TableState, seat: Seat) -> Change:
    """A seat takes back its action, the last of the game (UndoError, RevealedError)."""
    table = _ahead(state)
    if isinstance(table.entries[-1], Undo):
        raise UndoError("expected an action since the last one was taken back")
    return Change(log.Undone(record=written(table.undo(seat))), table)
