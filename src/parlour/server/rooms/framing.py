"""The messages that tell one client about a table: its seat, and how the game stands for it."""

from typing import Any

import msgspec

from parlour.core.numbers import EntryNumber, Seat
from parlour.server import wire
from parlour.server.tables.state import TableState

encode = msgspec.json.Encoder().encode


def welcome(
    state: TableState,
    seat: Seat | None,
    host: bool,
    token: str | None,
    removed: bool = False,
    asks: EntryNumber | None = None,
) -> wire.Welcome:
    """Which seat the receiver has; `token`: the new token to keep. `removed`: the host took the
    seat that the receiver had; `asks`: the number of the receiver's own proposal."""
    return wire.Welcome(
        protocol=wire.PROTOCOL,
        table=state.id,
        seat=seat,
        host=host,
        token=token,
        removed=removed,
        asks=asks,
        played=0 if seat is None else state.turns.played.get(seat, 0),
    )


def update(
    state: TableState, seat: Seat | None, journal: int, done: str | None, shared: Any = None
) -> wire.Update:
    """The position of the game for a seat (None: a spectator), and the events since the journal had
    `journal` facts. `shared`: the spectator's view, as for `Table.view`."""
    table = state.table
    assert table is not None
    events: list[Any] = []
    by_bot: list[int] = []
    for since, until, bot in state.parts(journal):
        part = table.events(seat, since, until)
        by_bot += range(len(events), len(events) + len(part)) if bot else ()
        events += part
    return wire.Update(
        entry=state.last_entry,
        events=events,
        by_bot=by_bot,
        view=table.view(seat, shared),
        sheet=table.sheet,
        done=done,
    )
