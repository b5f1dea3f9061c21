"""Seats on their way to another device: one browser asks for a code, another one uses it, once.

The server keeps hashes, of the code and of the tokens, in the database, where every worker finds
them. The new tokens follow from a secret of the device that takes the seats, so that it can ask
again if the answer is lost. The games that a browser remembers go along as they are: they stay in
the database until they are taken, or until the code is no longer good.

A code has 50 random bits. An address can try `codes_burst` of them and `codes` a second, by default
80 in the ten minutes that a code is good for (with N workers up to N times as many): where a
thousand codes are good at once, one that tries all the while finds one with a probability of
80 * 1000 / 2^50, less than one in ten billion. A hundred thousand such addresses: one in 100,000.
"""

import re
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError

from parlour.server import wire
from parlour.server.circles.circles import Circles
from parlour.server.doors.doors import Doors
from parlour.server.errors import (
    DamagedTableError,
    StorageError,
    TransferError,
    UnknownCodeError,
    UnknownTableError,
)
from parlour.server.rooms import Rooms
from parlour.server.storage.schema import transfers
from parlour.server.storage.store import Store, wall_clock
from parlour.server.tables import log
from parlour.server.tables.fairness import HEX, token_from, token_hash
from parlour.server.tables.state import Change, TableState

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32: none of I, L, O and U."""
LENGTH = 10
GOOD_FOR = 600
"""Seconds."""
REPEATED_FOR = 86_400
"""Seconds in which the device that has taken the seats can ask again."""
PACKED = re.compile(r"[A-Za-z0-9_-]*")
_MISREAD = str.maketrans("ILO", "110", "- \t")

Key = tuple[str, str]
"""A table or circle, and the hash of the token of a seat or member there."""


class Transfers:
    """The transfers under way."""

    def __init__(self, store: Store, rooms: Rooms, circles: Circles, doors: Doors) -> None:
        self._store = store
        self._rooms = rooms
        self._circles = circles
        self._doors = doors

    async def make(self, wanted: wire.NewTransfer, address: str | None) -> wire.Transfer:
        """A new code for these seats (TransferError, RateError, StorageError)."""
        seats, members = _keys(wanted.seats), _memberships(wanted.circles)
        least = 0 if wanted.games else 1
        if not least <= len(seats) + len(members) <= wire.MAX_HELD:
            raise TransferError(
                f"seats: expected {least} to {wire.MAX_HELD}, got {len(seats) + len(members)}"
            )
        if len(wanted.games) > wire.MAX_GAMES or not PACKED.fullmatch(wanted.games):
            raise TransferError(f"games: expected at most {wire.MAX_GAMES} characters of base64url")
        if len(dict(seats)) < len(seats) or len(dict(members)) < len(members):
            raise TransferError("seats: expected one at each table")
        self._count(address)
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        row = {
            "code": token_hash(code),
            "seats": msgspec.json.encode(seats),
            "circles": msgspec.json.encode(members),
            "games": wanted.games.encode(),
            "until": wall_clock() + GOOD_FOR * 1000,
        }
        await self._write(insert(transfers).values(row))
        return wire.Transfer(code=code, seconds=GOOD_FOR)

    async def look(self, code: str | None, address: str | None) -> wire.Transfer:
        """The state of a transfer (UnknownCodeError, RateError, StorageError)."""
        row = await self._find(code, address)
        left = 0 if row.taker else max(0, round((row.until - wall_clock()) / 1000))
        return wire.Transfer(code=_plain(code), seconds=left, taken=row.taker is not None)

    async def revoke(self, code: str | None, address: str | None) -> None:
        """Make a code useless (UnknownCodeError: it was useless already)."""
        await self._find(code, address)
        mine = transfers.c.code == token_hash(_plain(code))
        if not await self._write(delete(transfers).where(mine, transfers.c.taker.is_(None))):
            raise UnknownCodeError("expected a code that has not been used yet")

    async def take(self, wanted: wire.TakeTransfer, address: str | None) -> wire.Taken:
        """Give the seats new tokens. If this is interrupted, asking again completes it.

        Raises TransferError, UnknownCodeError, RateError, StorageError, BusyError."""
        if not HEX.fullmatch(wanted.secret):
            raise TransferError("secret: expected 64 digits from 0 to 9 and a to f")
        if max(len(wanted.own), len(wanted.own_circles)) > wire.MAX_HELD:
            raise TransferError(f"own: expected at most {wire.MAX_HELD}, got {len(wanted.own)}")
        row = await self._find(wanted.code, address)
        seats = msgspec.json.decode(row.seats, type=list[Key])
        members = msgspec.json.decode(row.circles or b"[]", type=list[Key])
        granted = self._doors.reads.take(address, len(seats) + len(members))
        self._doors.demand(granted, "reads", "fewer seats at once")
        await self._claim(row.code, token_hash(wanted.secret))
        own = dict(_keys(wanted.own))
        taken = []
        for table, was in seats:
            token = token_from(wanted.secret, table)
            if await self._take(table, was, token_hash(token), own.get(table)):
                taken.append(wire.HeldSeat(table=table, token=token))
        own, joined = dict(_memberships(wanted.own_circles)), []
        for circle, was in members:
            token = token_from(wanted.secret, circle)
            if await self._circles.move(circle, was, token_hash(token), own.get(circle)):
                joined.append(wire.HeldMembership(circle=circle, token=token))
        games = "" if row.taker else (row.games or b"").decode()
        return wire.Taken(seats=taken, circles=joined, games=games)

    async def _claim(self, code: str, taker: str) -> None:
        """Reserve a code for the device that comes first (UnknownCodeError: another one has it)."""
        free = or_(transfers.c.taker.is_(None), transfers.c.taker == taker)
        taking = update(transfers).where(transfers.c.code == code, free)
        until = wall_clock() + REPEATED_FOR * 1000
        if not await self._write(taking.values(taker=taker, until=until, games=None)):
            raise UnknownCodeError("expected a code that has not been used yet")

    async def _take(self, table: str, was: str, token: str, own: str | None) -> bool:
        """True if the seat with the token `was` now has the new `token` (all hashed). The seat
        keeps its token if the taker has a seat of its `own` there."""

        def change(state: TableState) -> Change | None:
            seat = state.seat_of(was)
            if seat is None or state.seat_of(token) is not None:
                return None
            if own != was and state.seat_of(own) is not None:
                return None
            return Change(log.Transferred(seat=seat, token=token))

        try:
            async with self._rooms.hold(table) as room:
                await room.change(change)
                return room.state.seat_of(token) is not None
        except (UnknownTableError, DamagedTableError):
            return False  # gone, or nothing to play on

    # --- codes ------------------------------------------------------------------------------------

    def _count(self, address: str | None) -> None:
        """Count one attempt with a code (RateError)."""
        self._doors.demand(self._doors.codes.take(address), "codes", "fewer codes")

    async def _find(self, code: str | None, address: str | None) -> Any:
        """The row of a good code, used or not. Only attempts with wrong codes count."""
        self._count(address)
        wanted = select(transfers).where(
            transfers.c.code == token_hash(_plain(code)), transfers.c.until > wall_clock()
        )
        try:
            async with self._store.reading() as connection:
                row = (await connection.execute(wanted)).one_or_none()
        except SQLAlchemyError as error:
            raise StorageError("the code could not be read") from error
        if row is None:
            raise UnknownCodeError(f"expected a code made less than {GOOD_FOR // 60} minutes ago")
        self._doors.codes.give_back(address)
        return row

    async def _write(self, statement: Any) -> bool:
        """True if a row was written."""
        try:
            async with self._store.begin() as connection:
                done = await connection.execute(statement)
        except SQLAlchemyError as error:
            raise StorageError("the code could not be stored") from error
        return bool(done.rowcount)


async def forget_old(store: Store) -> None:
    """Delete codes that are no longer good (StorageError)."""
    try:
        async with store.begin() as connection:
            await connection.execute(delete(transfers).where(transfers.c.until <= wall_clock()))
    except SQLAlchemyError as error:
        raise StorageError("old codes could not be deleted") from error


def _plain(code: str | None) -> str:
    """The code as it was made, however it was typed."""
    return (code or "").upper().translate(_MISREAD)[: 2 * LENGTH]


def _keys(seats: Sequence[wire.HeldSeat]) -> list[Key]:
    return [(seat.table, token_hash(seat.token)) for seat in seats]


def _memberships(circles: Sequence[wire.HeldMembership]) -> list[Key]:
    return [(each.circle, token_hash(each.token)) for each in circles]
