"""What is kept of a person: to be taken along, or to be erased.

A person is the hash of a seat's token, and of those that it had before the seat was taken to
another device. Their name is in entries, in the snapshot and in records;
nothing that is checked follows from it, so another one can take its place. The hash gives way to
one whose token nobody has.
"""

from collections.abc import AsyncIterator, Iterator
from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.core.record import Action, read_entry
from parlour.server import log, seating, wire
from parlour.server.errors import (
    MOVED,
    SeatMovedError,
    StorageError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.fairness import new_token, token_hash
from parlour.server.log import StoredTable, encode
from parlour.server.names import NOBODY
from parlour.server.push import subscriptions
from parlour.server.schema import entries, records, tables
from parlour.server.seating import Seat
from parlour.server.state import TableState
from parlour.server.store import ID, Store, damaged, wall_clock

_holders = msgspec.json.Decoder(list[str | None]).decode


# --- in a log -------------------------------------------------------------------------------------


def hashes(stored: StoredTable, person: str) -> frozenset[str]:
    """The hash of a person's token, and of those before it (SeatMovedError: the seat was taken to
    another device, and has another token now)."""
    seats = [Seat(**msgspec.structs.asdict(seat)) for seat in stored.base.seats]
    former = {seat.token: seat.former for seat in seats if seat.token and seat.former}
    for entry in stored.entries:
        before = seats[entry.seat].token if isinstance(entry, log.Transferred) else None
        if isinstance(entry, log.Transferred) and before not in (None, entry.token):
            former[entry.token] = before
        if isinstance(entry, log.Seated):  # whoever sits down anew is not who has the seat since
            former = {now: was for now, was in former.items() if was != entry.token}
        seats = seating.after(seats, entry)
    if person in former.values() and all(seat.token != person for seat in seats):
        raise SeatMovedError(MOVED)
    found = [person]
    while (before := former.get(found[-1])) and before not in found:
        found.append(before)
    return frozenset(found)


def deeds(stored: StoredTable, persons: frozenset[str]) -> Iterator[tuple[int, log.AnyEntry]]:
    """The entries that tell of a person, with their numbers."""
    seats = [Seat(**msgspec.structs.asdict(seat)) for seat in stored.base.seats]
    for n, entry in enumerate(stored.entries, start=stored.base.n + 1):
        seat = _whose(entry)
        theirs = seat is not None and seat < len(seats) and seats[seat].token in persons
        seats = seating.after(seats, entry)
        if theirs or (isinstance(entry, log.Seated) and entry.token in persons):
            yield n, entry


def _whose(entry: log.AnyEntry) -> int | None:
    """The seat that an entry tells of."""
    if isinstance(entry, log.Acted):
        action = read_entry(entry.record[0])
        return action.seat if isinstance(action, Action) else None
    return getattr(entry, "seat", None)


def _without(stored: StoredTable, persons: frozenset[str], name: str, nobody: str) -> StoredTable:
    """The log with other names and another hash in the place of theirs."""
    snapshot, log_entries = stored.snapshot, list(stored.entries)
    if snapshot:
        seats = [
            msgspec.structs.replace(seat, name=name, token=nobody, former=None, before=())
            if seat.token in persons
            else seat
            for seat in snapshot.seats
        ]
        host = nobody if snapshot.host in persons else snapshot.host
        muted = [each for each in snapshot.muted if each not in persons]
        snapshot = msgspec.structs.replace(snapshot, seats=seats, host=host, muted=muted)
    for n, entry in deeds(stored, persons):
        if isinstance(entry, log.Seated):
            entry = msgspec.structs.replace(entry, name=name, token=nobody)
        elif isinstance(entry, log.Transferred):
            if entry.token in persons:
                entry = msgspec.structs.replace(entry, token=nobody)
        elif isinstance(entry, log.Renamed):
            entry = msgspec.structs.replace(entry, name=name)
        log_entries[n - stored.base.n - 1] = entry
    return StoredTable(stored.id, stored.header, stored.secret, log_entries, snapshot)


def _names(stored: StoredTable, persons: frozenset[str]) -> list[str]:
    """The names that they have had, the last one last."""
    found = [seat.name for seat in stored.base.seats if seat.token in persons]
    found += [
        entry.name
        for _, entry in deeds(stored, persons)
        if isinstance(entry, log.Seated | log.Renamed)
    ]
    return list(dict.fromkeys(found))


# --- to be taken along ----------------------------------------------------------------------------


async def taken_along(store: Store, table: str, person: str) -> AsyncIterator[bytes]:
    """All that is kept of a person, an `OwnData` as JSON, in pieces.

    Raises UnknownTableError, UnknownTokenError, SeatMovedError, DamagedTableError, StorageError
    before the first piece."""
    stored = await _read(store, table)
    if stored is None and not ID.fullmatch(table):
        raise UnknownTableError("expected a table where the token had a seat")
    persons = hashes(stored, person) if stored else frozenset({person})
    names = _names(stored, persons) if stored else []
    games = await _games(store, table, persons, names)
    recent = []
    seat = None
    if stored:
        state = await TableState.load(stored)
        seat = state.seat_of(person)
        last = state.last()
        ended = state.finished | ({state.games: last} if last else {})
        recent = [one.body for one in ended.values() if persons & set(one.holders)]
    if stored is None and not games:
        raise UnknownTableError("expected a table where the token had a seat")
    if not (names or games or recent):
        raise UnknownTokenError("expected the token of somebody who has had a seat at this table")
    told = wire.OwnData(
        table=table,
        seat=seat,
        names=names,
        deeds=await _told(store, stored, persons) if stored else [],
        subscription=await _subscription(store, table, persons),
        records=[],
    )
    yield encode(told).removesuffix(b"]}")
    between = b""
    for game in games:
        if body := await store.record(table, game):
            yield between + body
            between = b","
    for body in recent:
        yield between + body
        between = b","
    yield b"]}"


async def _told(store: Store, stored: StoredTable, persons: frozenset[str]) -> list[wire.Deed]:
    """What they did, without what chance gave."""
    times = await _times(store, stored)
    return [
        wire.Deed(
            entry=n,
            at=times.get(n, 0),
            what=str(entry.__struct_config__.tag),
            seat=_whose(entry),
            name=getattr(entry, "name", None),
            pledge=getattr(entry, "pledge", None),
            contribution=getattr(entry, "contribution", None),
            action=_action(entry),
        )
        for n, entry in deeds(stored, persons)
    ]


def _action(entry: log.AnyEntry) -> str | None:
    action = read_entry(entry.record[0]) if isinstance(entry, log.Acted) else None
    return action.action if isinstance(action, Action) else None


async def _subscription(
    store: Store, table: str, persons: frozenset[str]
) -> wire.Subscription | None:
    """Where they are told of their turns."""
    try:
        async with store.reading() as connection:
            return await subscriptions.of_person(connection, table, persons)
    except SQLAlchemyError as error:
        raise StorageError("the table could not be read") from error


async def _read(store: Store, table: str) -> StoredTable | None:
    """The log of a table; None if it is gone, but perhaps not its records."""
    try:
        return await store.read(table)
    except UnknownTableError:
        return None


async def _times(store: Store, stored: StoredTable) -> dict[int, int]:
    """When entries were written, by number (milliseconds since 1970)."""
    wanted = select(entries.c.n, entries.c.at).where(entries.c.table_id == stored.id)
    try:
        async with store.reading() as connection:
            return {row.n: row.at for row in await connection.execute(wanted)}
    except SQLAlchemyError as error:
        raise StorageError("the table could not be read") from error


async def _games(store: Store, table: str, persons: frozenset[str], names: list[str]) -> list[int]:
    """The numbers of the games among the records of a table in which they sat."""
    try:
        async with store.reading() as connection:
            return [game for game, _ in await _theirs(connection, table, persons, names)]
    except SQLAlchemyError as error:
        raise StorageError("the records could not be read") from error


async def _theirs(
    connection: AsyncConnection, table: str, persons: frozenset[str], names: list[str]
) -> list[tuple[int, list[int]]]:
    """Their games among the records of a table, with their seats. Old records do not say who sat
    where; there the name decides."""
    found = []
    wanted = select(records.c.game, records.c.holders).where(records.c.table_id == table)
    for game, holders in list(await connection.execute(wanted.order_by(records.c.game))):
        if holders is not None:
            theirs = [holder in persons for holder in _holders(holders)]
        elif names:
            shown = await _record(connection, table, game)
            theirs = [name in names for name in shown["record"]["seats"]]
        else:
            theirs = []
        if any(theirs):
            found.append((game, [seat for seat, their in enumerate(theirs) if their]))
    return found


async def _record(connection: AsyncConnection, table: str, game: int) -> dict[str, Any]:
    """A `Revealed`, as a document (DamagedTableError)."""
    one = (records.c.table_id == table) & (records.c.game == game)
    try:
        body = await connection.scalar(select(records.c.body).where(one))
        shown = msgspec.json.decode(body or b"")
        assert isinstance(shown["record"]["seats"], list)
    except (ValueError, TypeError, KeyError, AssertionError) as error:
        raise damaged(table, f"the record of game {game}", error) from None
    return shown  # type: ignore[no-any-return]


# --- to be erased ---------------------------------------------------------------------------------


async def erase(store: Store, table: str, person: str, entry: log.Erased, n: int) -> bool:
    """Erase a person from the log of a table and from its records, and write the entry that says
    so, number n; False, and nothing has changed, if others have written meanwhile.

    Raises UnknownTableError, UnknownTokenError, SeatMovedError, DamagedTableError, StorageError."""
    stored = await store.read(table)
    if stored.base.n + len(stored.entries) != n - 1:
        return False
    persons = hashes(stored, person)
    names, nobody = _names(stored, persons), token_hash(new_token())
    clean = _without(stored, persons, entry.name, nobody)
    later = select(entries.c.n).where(entries.c.table_id == table, entries.c.n >= n)
    folded = select(tables.c.folded).where(tables.c.id == table)
    try:
        async with store.begin() as connection:
            await store.lock(connection, table)
            if await connection.scalar(folded) != stored.base.n:
                return False
            if (await connection.execute(later)).first():
                return False
            found = await _erase_records(connection, table, persons, names, entry.name, nobody)
            if not (found or names or clean.snapshot != stored.snapshot):
                raise UnknownTokenError("expected the token of somebody who has had a seat here")
            await _rewrite(connection, stored, clean)
            await subscriptions.erase(connection, table, persons)
            row = {"table_id": table, "n": n, "body": encode(entry), "at": wall_clock()}
            await connection.execute(insert(entries), row)
    except SQLAlchemyError as error:
        raise StorageError("the data could not be erased; try again") from error
    store.written([(table, n)])
    await store.scrub()
    return True


async def erase_records(store: Store, table: str, person: str) -> None:
    """The same where only records are left of a table (UnknownTableError, StorageError)."""
    if not ID.fullmatch(table):
        raise UnknownTableError("expected a table where the token had a seat")
    nobody = token_hash(new_token())
    try:
        async with store.begin() as connection:
            if not await _erase_records(connection, table, frozenset({person}), [], NOBODY, nobody):
                raise UnknownTableError("expected a table where the token had a seat")
    except SQLAlchemyError as error:
        raise StorageError("the data could not be erased; try again") from error
    await store.scrub()


async def _rewrite(connection: AsyncConnection, before: StoredTable, clean: StoredTable) -> None:
    one = tables.c.id == before.id
    if clean.snapshot != before.snapshot:
        snapshot = encode(clean.snapshot)
        await connection.execute(update(tables).where(one).values(snapshot=snapshot))
    pairs = zip(before.entries, clean.entries, strict=True)
    for n, (was, entry) in enumerate(pairs, start=before.base.n + 1):
        if entry is not was:
            row = (entries.c.table_id == before.id) & (entries.c.n == n)
            await connection.execute(update(entries).where(row).values(body=encode(entry)))


async def _erase_records(
    connection: AsyncConnection,
    table: str,
    persons: frozenset[str],
    names: list[str],
    name: str,
    nobody: str,
) -> int:
    """How many there were."""
    found = await _theirs(connection, table, persons, names)
    for game, seats in found:
        shown = await _record(connection, table, game)
        one = (records.c.table_id == table) & (records.c.game == game)
        stored = await connection.scalar(select(records.c.holders).where(one))
        holders = _holders(stored) if stored else []
        for seat in seats:
            shown["record"]["seats"][seat] = name
            if holders:
                holders[seat] = nobody
        values = {"body": encode(shown), **({"holders": encode(holders)} if holders else {})}
        await connection.execute(update(records).where(one).values(values))
    return len(found)
