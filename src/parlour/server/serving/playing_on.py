"""Playing on with the same people: a new table for those who sit at an old one, which leads them
there."""

from collections.abc import Callable, Sequence

from parlour.core.numbers import Seat, by_seat
from parlour.server import wire
from parlour.server.circles.circles import Circles
from parlour.server.errors import (
    RunningError,
)
from parlour.server.rooms import Rooms
from parlour.server.rooms.unseen import Call
from parlour.server.storage.store import Store
from parlour.server.tables import log
from parlour.server.tables.fairness import new_secret, new_table_id
from parlour.server.tables.state import Change, TableState


class PlayingOn:
    """Makes tables for the people of earlier ones, and calls them there."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        circles: Circles,
        call: Callable[[Sequence[Call]], None] | None,
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._circles = circles
        self._call = call

    async def at(self, table: str, token: str) -> str:
        """The table at which the people of this one play on, made if there is none yet: everybody
        has the seat and the token that they have here, and the first to ask is the host. Those
        who have subscribed here are called.

        Raises UnknownTableError, UnknownTokenError, SeatMovedError, RunningError, BusyError,
        StorageError."""
        hello = wire.Hello(protocol=wire.PROTOCOL, token=token)
        async with self._rooms.hold(table) as room:
            await room.expect(hello)
            seat = room.seat_of(hello)
            assert seat is not None  # or the token would be unknown
            before = room.state.successor
            if before and await self._store.header(before):
                return before
            if room.state.status == "playing":
                raise RunningError("expected no game under way")
            there = await self._make(room.state, seat)
            await self._circles.carry_over(table, there)

            def lead_on(state: TableState) -> Change | None:
                # Somebody may have asked at the same moment.
                return Change(log.Continued(table=there)) if state.successor == before else None

            await room.change(lead_on)
            if self._call and room.state.successor == there:
                self._call(_calls(room.state, seat))
            return room.state.successor

    async def _make(self, state: TableState, host: Seat) -> str:
        """Make a table like this one, in its lobby, with the same people."""
        table = new_table_id()
        header, entries = _begun(state, host)
        await self._store.create(table, header, new_secret(), entries)
        return table


def _calls(state: TableState, by: Seat) -> list[Call]:
    """The calls to all people of a table, but the one who asks."""
    return [
        Call(state.id, seat.token, state.game.name, _others(state, n))
        for n, seat in by_seat(state.seats)
        if seat.token and n != by
    ]


def _others(state: TableState, seat: Seat) -> tuple[str, ...]:
    return tuple(each.name for n, each in by_seat(state.seats) if n != seat and each.name)


def _begun(state: TableState, host: Seat) -> tuple[log.Header, list[log.LogEntry]]:
    """A table like this one, in its lobby, with the same people; its host sits on this seat."""
    setup = state.setup
    header = log.Header(
        game=state.game.name,
        seats=len(state.seats),
        options=setup.options,
        pace=setup.pace,
        moment=setup.moment,
        hints=setup.hints,
    )
    entries: list[log.LogEntry] = []
    for n, seat in by_seat(state.seats):
        if seat.token:
            entries.append(log.Seated(seat=n, name=seat.name, token=seat.token))
            if seat.muted:
                entries.append(log.Muted(seat=n, on=True))
        elif seat.bot:
            entries.append(log.BotSeated(seat=n, bot=seat.bot, name=seat.name))
    entries += [log.Hosted(seat=host), log.TalkSet(talk=setup.talk)]
    entries += [log.ClockSet(seconds=setup.clock)]
    if setup.private:
        entries.append(log.PrivateSet(on=True))
    if setup.stand_in:
        entries.append(log.StandInSet(bot=setup.stand_in))
    return header, entries
