"""The shared score pads in the database. Of each place on a pad, the last line is kept."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.core.numbers import Seconds
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import (
    MessageError,
    StorageError,
    UnknownPadError,
    UnknownTokenError,
)
from parlour.server.storage.schema import pad_lines, pads
from parlour.server.storage.store import ID, Store, wall_clock
from parlour.server.tables.fairness import new_secret, new_table_id, token_from, token_hash
from parlour.server.tables.names import clean_name

Line = (
    wire.PadCellLine
    | wire.PadEnderLine
    | wire.PadFirstLine
    | wire.PadNameLine
    | wire.PadStoppedLine
)


def place(line: Line) -> str:
    """The place of a line on the pad: another one there replaces it.

    >>> place(wire.PadNameLine(seat=2, name="Bo"))
    'name 2'
    """
    match line:
        case wire.PadCellLine(round=number, seat=seat):
            return f"cell {number} {seat}"
        case wire.PadEnderLine(round=number):
            return f"ender {number}"
        case wire.PadNameLine(seat=seat):
            return f"name {seat}"
        case wire.PadFirstLine():
            return "first"
        case wire.PadStoppedLine():
            return "stopped"


class Pads:
    """The shared score pads in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def open(self, wanted: wire.NewPad) -> wire.OpenedPad:
        """A new pad with the names of its players.

        Raises UnknownGameError, OptionError, BadNameError, ReservedNameError, StorageError."""
        game = registry.get(wanted.game)
        options = game.options(wanted.options, seats=len(wanted.names))
        pad = new_table_id()
        token = token_from(new_secret().hex(), pad)
        row = {
            "id": pad,
            "token": token_hash(token),
            "game": game.name,
            "options": msgspec.json.encode(options.values()),
            "players": len(wanted.names),
            "begun": wanted.begun,
            "n": len(wanted.names),
            "touched": wall_clock(),
        }
        names = [wire.PadNameLine(seat=n, name=name) for n, name in enumerate(wanted.names)]
        lines = [_clean(line, len(names)) for line in names]
        try:
            async with self._store.begin() as connection:
                await connection.execute(insert(pads).values(row))
                await _write(connection, pad, 0, 0, lines)
        except SQLAlchemyError as error:
            raise _unwritten() from error
        return wire.OpenedPad(pad=pad, token=token)

    async def expect(self, pad: str) -> None:
        """Check that there is such a pad (UnknownPadError, StorageError)."""
        try:
            async with self._store.reading() as connection:
                await _pad(connection, pad)
        except SQLAlchemyError as error:
            raise _unread() from error

    async def has(self, pad: str) -> bool:
        """True if there is such a pad (StorageError)."""
        try:
            await self.expect(pad)
        except UnknownPadError:
            return False
        return True

    async def news(self, pad: str, since: int) -> wire.PadNews:
        """All lines with a number above `since` (UnknownPadError, StorageError)."""
        try:
            async with self._store.reading("REPEATABLE READ") as connection:
                return await _news(connection, await _pad(connection, pad), since)
        except SQLAlchemyError as error:
            raise _unread() from error

    async def write(self, pad: str, changes: wire.PadChanges) -> wire.PadNews:
        """Write lines and return the news. A line is left out if its place has a newer one that
        this device has not seen.

        Raises UnknownPadError, BadNameError, ReservedNameError, MessageError for a seat that the
        pad does not have, StorageError."""
        try:
            async with self._store.begin() as connection:
                row = await _pad(connection, pad, lock=True)
                lines = [_clean(line, row.players) for line in changes.lines]
                n = await _write(connection, pad, row.n, changes.since, lines)
                if n > row.n:
                    one = update(pads).where(pads.c.id == pad)
                    await connection.execute(one.values(n=n, touched=wall_clock()))
                return await _news(connection, await _pad(connection, pad), changes.since)
        except SQLAlchemyError as error:
            raise _unwritten() from error

    async def delete(self, pad: str, token: str) -> None:
        """Delete a pad with all that is written on it (UnknownPadError, UnknownTokenError,
        StorageError)."""
        try:
            async with self._store.begin() as connection:
                row = await _pad(connection, pad, lock=True)
                if row.token != token_hash(token):
                    raise UnknownTokenError("expected the token of whoever opened this pad")
                await _delete(connection, [pad])
        except SQLAlchemyError as error:
            raise _unwritten() from error
        await self._store.scrub()


async def forget_old(store: Store, keep: Seconds | None) -> None:
    """Delete pads that nobody has written on for `keep` seconds (None: none; StorageError)."""
    if keep is None:
        return
    before = wall_clock() - round(keep * 1000)
    try:
        async with store.begin() as connection:
            old = select(pads.c.id).where(pads.c.touched < before)
            await _delete(connection, list(await connection.scalars(old)))
    except SQLAlchemyError as error:
        raise StorageError("old score pads could not be deleted") from error


def _clean(line: Line, players: int) -> Line:
    """The line as it is kept (BadNameError, ReservedNameError, MessageError)."""
    seat = getattr(line, "seat", None)
    if seat is not None and seat >= players:
        raise MessageError(f"seat: expected one of {players}, got {seat}")
    if isinstance(line, wire.PadNameLine):
        name = line.name if line.name == wire.ERASED_NAME else clean_name(line.name)
        return wire.PadNameLine(seat=line.seat, name=name)
    return line


async def _write(
    connection: AsyncConnection, pad: str, n: int, since: int, lines: Iterable[Line]
) -> int:
    """Write lines onto a pad whose last one has the number n; return the number of the last."""
    c = pad_lines.c
    for line in lines:
        here = (c.pad_id == pad) & (c.place == place(line))
        there = (await connection.execute(select(c.n, c.body).where(here))).one_or_none()
        body = msgspec.json.encode(line)
        if there and (there.n > since or there.body == body):
            continue
        n += 1
        if there:
            await connection.execute(update(pad_lines).where(here).values(n=n, body=body))
        else:
            row = {"pad_id": pad, "place": place(line), "n": n, "body": body}
            await connection.execute(insert(pad_lines).values(row))
    return n


async def _news(connection: AsyncConnection, row: Any, since: int) -> wire.PadNews:
    c = pad_lines.c
    wanted = select(c.body).where(c.pad_id == row.id, c.n > since).order_by(c.n)
    bodies = await connection.scalars(wanted)
    return wire.PadNews(
        game=row.game,
        options=msgspec.json.decode(row.options),
        players=row.players,
        begun=row.begun,
        n=row.n,
        lines=[msgspec.json.decode(body, type=Line) for body in bodies],
    )


async def _pad(connection: AsyncConnection, pad: str, lock: bool = False) -> Any:
    """The row of a pad (UnknownPadError); with `lock`, nobody else writes on it meanwhile."""
    wanted = select(pads).where(pads.c.id == pad)
    row = None
    if ID.fullmatch(pad):
        found = await connection.execute(wanted.with_for_update() if lock else wanted)
        row = found.one_or_none()
    if row is None:
        raise UnknownPadError("expected the address of a score pad; there is none here")
    return row


async def _delete(connection: AsyncConnection, which: Sequence[str]) -> None:
    await connection.execute(delete(pad_lines).where(pad_lines.c.pad_id.in_(which)))
    await connection.execute(delete(pads).where(pads.c.id.in_(which)))


def _unread() -> StorageError:
    return StorageError("the score pad could not be read")


def _unwritten() -> StorageError:
    return StorageError("the score pad could not be written; try again")
