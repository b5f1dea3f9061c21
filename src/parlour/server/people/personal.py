"""The data kept about a person: handed out, or erased.

A person is the hash of a seat's token, together with the hashes of the tokens that the seat had on
other devices before. Their name is in entries, in the snapshot and in records; nothing that is
checked follows from it, so another name can take its place. The hash gives way to one whose token
nobody has.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.core.numbers import EntryNumber, Seat, by_seat
from parlour.core.record import Acted, read_entry
from parlour.server import wire
from parlour.server.errors import (
    MOVED,
    SeatMovedError,
    StorageError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.people import subscriptions
from parlour.server.storage.schema import circle_seats, entries, records, tables
from parlour.server.storage.store import ID, PAGE, Store, damaged, wall_clock
from parlour.server.tables import log, seating
from parlour.server.tables.fairness import new_token, token_hash
from parlour.server.tables.folding import load
from parlour.server.tables.log import SeatState, StoredTable, encode
from parlour.server.tables.revealed import last_game

_holders = msgspec.json.Decoder(list[str | None]).decode
_names_of = msgspec.json.Decoder(list[str]).decode
_revealed: Callable[[bytes], dict[str, Any]] = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
"""The parts of a record; only those that are to be changed are read."""


# --- in a log -------------------------------------------------------------------------------------


async def hashes(stored: StoredTable, person: str) -> frozenset[str]:
    """The hash of a person's token, and of those before it (SeatMovedError: the seat was taken to
    another device, and has another token now)."""
    former: set[tuple[str, str]] = set()
    """Each token's hash, with the one that came before it."""
    moved = False
    async for _, entry, _, seats in _walk(stored):
        if isinstance(entry, log.Acted):
            continue
        former |= {(at.token, at.former) for at in seats if at.token and at.former}
        if isinstance(entry, log.Seated | log.Joined):  # somebody new
            former = {each for each in former if entry.token not in each[1:]}
        moved = all(seat.token != person for seat in seats)
    if moved and any(was == person for _, was in former):
        raise SeatMovedError(MOVED)
    found = [person]
    for token in found:
        found += [was for now, was in former if now == token and was not in found]
    return frozenset(found)


async def deeds(
    stored: StoredTable, persons: frozenset[str]
) -> AsyncIterator[tuple[EntryNumber, log.LogEntry]]:
    """The entries that tell of a person, with their numbers."""
    async for n, entry, before, _ in _walk(stored):
        seat = None if entry is None else _whose(entry)
        theirs = seat is not None and seat < len(before) and before[seat].token in persons
        if entry and (theirs or getattr(entry, "token", None) in persons):
            yield n, entry


async def _walk(
    stored: StoredTable,
) -> AsyncIterator[tuple[EntryNumber, log.LogEntry | None, list[SeatState], list[SeatState]]]:
    """The entries of a log with their numbers, and the seats before and after each; None stands in
    the place of an entry that a snapshot has folded. Other tasks get their turn in between."""
    seats = stored.begin.seats
    yield stored.begin.n, None, seats, seats
    for done, (n, entry) in enumerate(stored.numbered(), start=1):
        if n == stored.base.n + 1:
            seats = stored.base.seats
            yield stored.base.n, None, seats, seats
        before = seats
        if not isinstance(entry, log.Acted):
            before, seats = seats, seating.after(seats, entry)
        yield n, entry, before, seats
        if done % PAGE == 0:
            await asyncio.sleep(0)


def _whose(entry: log.LogEntry) -> Seat | None:
    """The seat that an entry tells of."""
    if isinstance(entry, log.Acted):
        action = read_entry(entry.record[0])
        return action.seat if isinstance(action, Acted) else None
    return getattr(entry, "seat", None)


async def _without(
    stored: StoredTable, persons: frozenset[str], name: str, nobody: str
) -> StoredTable:
    """The log with another name and another hash in the place of these persons' own."""
    clean, game = list(stored.entries), dict(stored.game)
    async for n, entry in deeds(stored, persons):
        if isinstance(entry, log.Seated | log.Joined | log.SeatAsked):
            if entry.token in persons:
                entry = msgspec.structs.replace(entry, name=name, token=nobody)
        elif isinstance(entry, log.Transferred | log.SeatClaimed):
            if entry.token in persons:
                entry = msgspec.structs.replace(entry, token=nobody)
        elif isinstance(entry, log.Renamed):
            entry = msgspec.structs.replace(entry, name=name, avatar=None)
        if n > stored.base.n:
            clean[n - stored.base.n - 1] = entry
        elif n in game:
            game[n] = entry
    snapshot = stored.snapshot and _snapshot_without(stored.snapshot, persons, name, nobody)
    return replace(stored, entries=clean, game=game, snapshot=snapshot)


def _snapshot_without(
    snapshot: log.Snapshot, persons: frozenset[str], name: str, nobody: str
) -> log.Snapshot:
    seats = [
        msgspec.structs.replace(seat, name=name, avatar=None, token=nobody, former=None, before=())
        if seat.token in persons
        else seat
        for seat in snapshot.seats
    ]
    going = snapshot.going
    if going:
        before = _snapshot_without(going.before, persons, name, nobody)
        theirs = [holder in persons for holder in going.holders]
        holders = [nobody if their else at for at, their in zip(going.holders, theirs, strict=True)]
        left = {seat: name if theirs[seat] else was for seat, was in going.left.items()}
        going = msgspec.structs.replace(
            going,
            before=before,
            holders=holders,
            left=left,
            proposals=[each for each in going.proposals if each["token"] not in persons],
            removed=[each for each in going.removed if each not in persons],
            turned_away=[each for each in going.turned_away if each not in persons],
        )
    return msgspec.structs.replace(
        snapshot,
        seats=seats,
        host=nobody if snapshot.host in persons else snapshot.host,
        owner=nobody if snapshot.owner in persons else snapshot.owner,
        sought=[each for each in snapshot.sought if each.token not in persons],
        muted=[each for each in snapshot.muted if each not in persons],
        tally={each: won for each, won in snapshot.tally.items() if each not in persons},
        past=[each.without(persons, name, nobody) for each in snapshot.past],
        going=going,
    )


async def _names(stored: StoredTable, persons: frozenset[str]) -> list[str]:
    """The names that they have had, the latest last."""
    found: dict[str, None] = {}
    async for _, entry, before, seats in _walk(stored):
        if entry is None or isinstance(entry, log.Seated | log.Joined | log.Renamed):
            both = (*before, *seats)
            found |= {seat.name: None for seat in both if seat.token in persons}
    for past in stored.base.past:
        theirs = [holder in persons for holder in past.holders]
        found = {past.shown.names[seat]: None for seat, it in by_seat(theirs) if it} | found
    return list(found)


# --- to be taken along ----------------------------------------------------------------------------


async def taken_along(store: Store, table: str, person: str) -> AsyncIterator[bytes]:
    """All that is kept about a person, an `OwnData` as JSON, in pieces.

    Raises UnknownTableError, UnknownTokenError, SeatMovedError, DamagedTableError, StorageError
    before the first piece."""
    stored = await _read(store, table)
    if stored is None and not ID.fullmatch(table):
        raise UnknownTableError("expected a table where the token had a seat")
    persons = await hashes(stored, person) if stored else frozenset({person})
    names = await _names(stored, persons) if stored else []
    games = await _games(store, table, persons, names)
    recent = []
    seat = avatar = None
    if stored:
        state = await load(stored)
        seat = state.seat_of(person)
        avatar = None if seat is None else state.seats[seat].avatar
        last = last_game(state)
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
        avatar=avatar,
        deeds=await _told(stored, persons) if stored else [],
        subscription=await _subscription(store, table, persons),
        records=[],
    )
    yield encode(told).removesuffix(b"]}")
    between = b""
    for game, _ in games:
        if kept := await store.record(table, game):
            yield between + kept.body
            between = b","
    for body in recent:
        yield between + body
        between = b","
    yield b"]}"


async def _told(stored: StoredTable, persons: frozenset[str]) -> list[wire.Deed]:
    """Their deeds in the log, without the chances that followed."""
    return [
        wire.Deed(
            entry=n,
            at=stored.at.get(n, 0),
            what=str(entry.__struct_config__.tag),
            seat=_whose(entry),
            name=getattr(entry, "name", None),
            avatar=getattr(entry, "avatar", None),
            pledge=getattr(entry, "pledge", None),
            contribution=getattr(entry, "contribution", None),
            action=_action(entry),
        )
        async for n, entry in deeds(stored, persons)
    ]


def _action(entry: log.LogEntry) -> str | None:
    action = read_entry(entry.record[0]) if isinstance(entry, log.Acted) else None
    return action.action if isinstance(action, Acted) else None


async def _subscription(
    store: Store, table: str, persons: frozenset[str]
) -> wire.Subscription | None:
    """The subscription by which they are told of their turns."""
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


async def _games(
    store: Store, table: str, persons: frozenset[str], names: list[str]
) -> list[tuple[int, list[int]]]:
    """The games among the records of a table in which they sat, and on which seats."""
    try:
        async with store.reading() as connection:
            return await _theirs(connection, table, persons, names)
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
        shown = _revealed(body or b"")
        shown["record"] = _revealed(shown["record"])
        shown["record"]["seats"] = _names_of(shown["record"]["seats"])
    except (ValueError, KeyError) as error:
        raise damaged(table, f"the record of game {game}", error) from None
    return shown


# --- to be erased ---------------------------------------------------------------------------------


async def erase(store: Store, table: str, person: str, entry: log.Erased, n: int) -> bool:
    """Erase a person from the log of a table and from its records, and write the entry that says
    so, number n; False, and nothing has changed, if somebody else has written meanwhile.

    Everything is prepared before, so that other writers wait for little more than the writing
    itself: a snapshot should have taken the place of all entries that it can.

    Raises UnknownTableError, UnknownTokenError, SeatMovedError, DamagedTableError, StorageError."""
    stored = await store.read(table)
    if stored.base.n + len(stored.entries) != n - 1:
        return False
    await store.sweep(stored)
    persons = await hashes(stored, person)
    names, nobody = await _names(stored, persons), token_hash(new_token())
    clean = await _without(stored, persons, entry.name, nobody)
    games = await _games(store, table, persons, names)
    rows = [await _record_without(store, table, *game, entry.name, nobody) for game in games]
    if not (rows or names or clean.snapshot != stored.snapshot):
        raise UnknownTokenError("expected the token of somebody who has had a seat here")
    later = select(entries.c.n).where(entries.c.table_id == table, entries.c.n >= n)
    folded = select(tables.c.folded).where(tables.c.id == table)
    try:
        async with store.begin() as connection:
            await store.lock(connection, table)
            if await connection.scalar(folded) != stored.base.n:
                return False
            if (await connection.execute(later)).first():
                return False
            if await _theirs(connection, table, persons, names) != games:
                return False
            await _rewrite(connection, stored, clean, rows)
            await subscriptions.erase(connection, table, persons)
            theirs = (circle_seats.c.table_id == table) & circle_seats.c.token.in_(persons)
            await connection.execute(delete(circle_seats).where(theirs))
            row = {"table_id": table, "n": n, "body": encode(entry), "at": wall_clock()}
            await connection.execute(insert(entries), row)
    except SQLAlchemyError as error:
        raise StorageError("the data could not be erased; try again") from error
    store.written([(table, n)])
    await store.scrub()
    return True


async def erase_records(store: Store, table: str, person: str) -> None:
    """Erase a person from the records of a table whose log is gone (UnknownTableError,
    StorageError)."""
    if not ID.fullmatch(table):
        raise UnknownTableError("expected a table where the token had a seat")
    nobody, persons = token_hash(new_token()), frozenset({person})
    games = await _games(store, table, persons, [])
    if not games:
        raise UnknownTableError("expected a table where the token had a seat")
    rows = [await _record_without(store, table, *game, wire.ERASED_NAME, nobody) for game in games]
    try:
        async with store.begin() as connection:
            await connection.execute(_REWRITE_RECORD, rows)
    except SQLAlchemyError as error:
        raise StorageError("the data could not be erased; try again") from error
    await store.scrub()


_REWRITE_ENTRY = (
    update(entries)
    .where(entries.c.table_id == bindparam("table"), entries.c.n == bindparam("number"))
    .values(body=bindparam("text"))
)
_REWRITE_RECORD = (
    update(records)
    .where(records.c.table_id == bindparam("table"), records.c.game == bindparam("number"))
    .values(body=bindparam("text"), holders=bindparam("hashes"))
)


async def _rewrite(
    connection: AsyncConnection,
    before: StoredTable,
    clean: StoredTable,
    found: list[dict[str, Any]],
) -> None:
    """Write the changed rows, with one statement for each kind."""
    pairs = zip(before.numbered(), clean.numbered(), strict=True)
    rows = [
        {"table": before.id, "number": n, "text": encode(entry)}
        for (n, was), (_, entry) in pairs
        if entry is not was
    ]
    if clean.snapshot != before.snapshot:
        one = update(tables).where(tables.c.id == before.id)
        await connection.execute(one.values(snapshot=encode(clean.snapshot)))
    if rows:
        await connection.execute(_REWRITE_ENTRY, rows)
    if found:
        await connection.execute(_REWRITE_RECORD, found)


async def _record_without(
    store: Store, table: str, game: int, seats: list[int], name: str, nobody: str
) -> dict[str, Any]:
    """The row of a record with another name and another hash on these seats."""
    one = (records.c.table_id == table) & (records.c.game == game)
    try:
        async with store.reading() as connection:
            shown = await _record(connection, table, game)
            stored = await connection.scalar(select(records.c.holders).where(one))
    except SQLAlchemyError as error:
        raise StorageError("the records could not be read") from error
    holders = _holders(stored) if stored else None
    for seat in seats:
        shown["record"]["seats"][seat] = name
        if holders:
            holders[seat] = nobody
    kept = None if holders is None else encode(holders)
    return {"table": table, "number": game, "text": encode(shown), "hashes": kept}
