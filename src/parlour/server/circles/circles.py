"""The circles in the database: members, tables, results."""

import base64
import hmac
from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from parlour.core.numbers import Seconds
from parlour.server import wire
from parlour.server.circles.games import MOST_GAMES, Result, encode, points, season, shown
from parlour.server.errors import (
    CircleClosedError,
    CircleFullError,
    MessageError,
    StorageError,
    UnknownCircleError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.storage.schema import (
    circle_games,
    circle_members,
    circle_results,
    circle_seats,
    circle_tables,
    circles,
    tables,
)
from parlour.server.storage.store import ID, Store, wall_clock
from parlour.server.tables.fairness import token_from, token_hash
from parlour.server.tables.names import clean_name, unique_name

MOST_MEMBERS = 24
MOST_TABLES = 10
"""The most tables of a circle that are shown, the newest first."""
KEPT = 3 * 366 * 86_400_000
"""The time for which results are kept, in milliseconds."""


def season_counts(rows: Iterable[tuple[int, str, bool, int]]) -> list[wire.SeasonCount]:
    """The counts of (member, game, whether they won, when in milliseconds since 1970) rows: the
    newest season first."""
    played: Counter[tuple[str, str, int]] = Counter()
    won: Counter[tuple[str, str, int]] = Counter()
    for member, game, winner, at in rows:
        key = season(at), game, member
        played[key] += 1
        won[key] += winner
    found = [
        wire.SeasonCount(season=key[0], game=key[1], member=key[2], played=all_, won=won[key])
        for key, all_ in played.items()
    ]
    found.sort(key=lambda each: (each.game, each.member))
    found.sort(key=lambda each: [int(part) for part in each.season.split("-")], reverse=True)
    return found


class Circles:
    """The circles in a database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- members ----------------------------------------------------------------------------------

    async def make(self, wanted: wire.NewCircle) -> wire.Joined:
        """A new circle with its first member; the same secret leads to the same one again.

        Raises CircleClosedError, CircleFullError (its member has left it meanwhile), BadNameError,
        ReservedNameError, StorageError."""
        name, member, now = clean_name(wanted.name), clean_name(wanted.member), wall_clock()
        circle, tag = (_id_from(wanted.secret, each) for each in ("circle", "tag"))
        row = {"id": circle, "tag": tag, "name": name, "open": True, "touched": now}
        try:
            async with self._store.begin() as connection:
                await connection.execute(self._adding(circles), [row])
                return await _join(connection, circle, member, wanted.secret)
        except SQLAlchemyError as error:
            raise _unwritten() from error

    async def join(self, circle: str, wanted: wire.JoinCircle) -> wire.Joined:
        """A newcomer joins; somebody who has joined by this secret already stays the same member.

        Raises UnknownCircleError, CircleClosedError, CircleFullError, BadNameError,
        ReservedNameError, StorageError."""
        name = clean_name(wanted.name)
        try:
            async with self._store.begin() as connection:
                return await _join(connection, circle, name, wanted.secret)
        except SQLAlchemyError as error:
            raise _unwritten() from error

    async def shown(self, circle: str, token: str | None) -> wire.Circle:
        """A circle as a member sees it; without the token of one, as somebody with its link does
        (UnknownCircleError, UnknownTokenError, StorageError)."""
        try:
            async with self._store.reading("REPEATABLE READ") as connection:
                found = await _circle(connection, circle)
                members = await _members(connection, circle)
                me = None if token is None else _me(members, token)
                if me is None:
                    return wire.Circle(name=found.name, open=found.open, size=len(members))
                since = wall_clock() - KEPT
                c = circle_results.c
                rows = await connection.execute(
                    select(c.member, c.game, c.won, c.at).where(c.circle_id == circle, c.at > since)
                )
                newest = (
                    select(circle_tables.c.table_id)
                    .where(circle_tables.c.circle_id == circle)
                    .order_by(circle_tables.c.at.desc())
                    .limit(MOST_TABLES)
                )
                return wire.Circle(
                    name=found.name,
                    open=found.open,
                    size=len(members),
                    tag=found.tag,
                    me=me.n,
                    members=[
                        wire.CircleMember(n=each.n, name=each.name, removal=each.removal)
                        for each in members
                    ],
                    season=season(wall_clock()),
                    standing=season_counts((row.member, row.game, row.won, row.at) for row in rows),
                    tables=list(await connection.scalars(newest)),
                )
        except SQLAlchemyError as error:
            raise _unread() from error

    async def games(self, circle: str, token: str) -> wire.CircleGames:
        """The games that count for members, the last one first (UnknownCircleError,
        UnknownTokenError, StorageError)."""
        try:
            async with self._store.reading("REPEATABLE READ") as connection:
                await _circle(connection, circle)
                _me(await _members(connection, circle), token)
                c = circle_games.c
                rows = await connection.execute(
                    select(circle_games)
                    .where(c.circle_id == circle, c.at > wall_clock() - KEPT)
                    .order_by(c.at.desc(), c.table_id, c.number.desc())
                    .limit(MOST_GAMES)
                )
                r = circle_results.c
                seats: defaultdict[tuple[str, int], dict[int, int]] = defaultdict(dict)
                for row in await connection.execute(
                    select(r.table_id, r.number, r.member, r.seat).where(
                        r.circle_id == circle, r.seat.is_not(None)
                    )
                ):
                    seats[row.table_id, row.number][row.seat] = row.member
                return wire.CircleGames(
                    games=[shown(row, seats[row.table_id, row.number]) for row in rows]
                )
        except SQLAlchemyError as error:
            raise _unread() from error

    async def change(self, circle: str, token: str, wanted: wire.CircleChange) -> None:
        """A member changes their own name, lets newcomers in or not, or says whether another is to
        be removed, who is once two ask for it (UnknownCircleError, UnknownTokenError, BadNameError,
        ReservedNameError, MessageError, StorageError)."""
        removed = False
        try:
            async with self._store.begin() as connection:
                await _circle(connection, circle, lock=True)
                members = await _members(connection, circle)
                me = _me(members, token)
                if wanted.name is not None:
                    others = [each.name for each in members if each.n != me.n]
                    name = unique_name(clean_name(wanted.name), others)
                    mine = update(circle_members).where(_member(circle, me.n))
                    await connection.execute(mine.values(name=name))
                if wanted.open is not None:
                    one = update(circles).where(circles.c.id == circle)
                    await connection.execute(one.values(open=wanted.open))
                if wanted.remove is not None:
                    removed = await _ask(connection, members, me, wanted.remove)
                if wanted.keep is not None:
                    one = update(circle_members).where(_member(circle, wanted.keep))
                    await connection.execute(one.values(removal=None))
        except SQLAlchemyError as error:
            raise _unwritten() from error
        if removed:
            await self._store.scrub()

    async def mine(self, circle: str, token: str) -> wire.OwnMembership:
        """All that is kept of a member (UnknownCircleError, UnknownTokenError, StorageError)."""
        try:
            async with self._store.reading("REPEATABLE READ") as connection:
                found = await _circle(connection, circle)
                me = _me(await _members(connection, circle), token)
                c = circle_results.c
                rows = await connection.execute(
                    select(c.table_id, c.number, c.game, c.won, c.at, c.seat, circle_games.c.body)
                    .join(circle_games, _same_game(circle_games, circle_results), isouter=True)
                    .where(c.circle_id == circle, c.member == me.n)
                    .order_by(c.at)
                )
                results = [
                    wire.CircleResult(
                        table=row.table_id,
                        number=row.number,
                        game=row.game,
                        won=row.won,
                        at=row.at,
                        points=points(row.body, row.seat),
                    )
                    for row in rows
                ]
                theirs = select(circle_seats.c.table_id).where(
                    circle_seats.c.circle_id == circle, circle_seats.c.member == me.n
                )
                seats = list(await connection.scalars(theirs))
        except SQLAlchemyError as error:
            raise _unread() from error
        return wire.OwnMembership(
            circle=circle,
            called=found.name,
            name=me.name,
            joined=me.joined,
            removal=me.removal,
            tables=seats,
            results=results,
        )

    async def leave(self, circle: str, token: str) -> None:
        """Delete a member with all that is theirs, and the circle with its last member
        (UnknownCircleError, UnknownTokenError, StorageError)."""
        try:
            async with self._store.begin() as connection:
                await _circle(connection, circle, lock=True)
                members = await _members(connection, circle)
                await _remove(connection, _me(members, token))
                if len(members) == 1:
                    await _delete(connection, [circle])
        except SQLAlchemyError as error:
            raise _unwritten() from error
        await self._store.scrub()

    async def move(self, circle: str, was: str, token: str, own: str | None) -> bool:
        """True if the member with the token `was` now has the new `token` (all hashed). They keep
        theirs if the taker is a member of its `own` there (StorageError)."""
        try:
            async with self._store.begin() as connection:
                tokens = {each.token for each in await _members(connection, circle)}
                if token in tokens:
                    return True
                if was not in tokens or (own != was and own in tokens):
                    return False
                mine = (circle_members.c.circle_id == circle) & (circle_members.c.token == was)
                await connection.execute(update(circle_members).where(mine).values(token=token))
        except SQLAlchemyError as error:
            raise _unwritten() from error
        return True

    # --- tables -----------------------------------------------------------------------------------

    async def check(self, circle: str, token: str) -> None:
        """Raises UnknownTokenError, unless this is the token of a member; UnknownCircleError,
        StorageError."""
        try:
            async with self._store.reading() as connection:
                await _circle(connection, circle)
                _me(await _members(connection, circle), token)
        except SQLAlchemyError as error:
            raise _unread() from error

    async def add(self, circle: str, table: str) -> None:
        """Count the games at a table for a circle from now on (StorageError)."""
        row = {"table_id": table, "circle_id": circle, "at": wall_clock()}
        try:
            async with self._store.begin() as connection:
                await connection.execute(insert(circle_tables).values(row))
                await _touch(connection, circle)
        except SQLAlchemyError as error:
            raise _unwritten() from error

    async def carry_over(self, table: str, to: str) -> None:
        """People of a circle's table who play on elsewhere play for the circle there, too
        (StorageError)."""
        try:
            async with self._store.begin() as connection:
                theirs = circle_tables.c.circle_id == circles.c.id
                found = select(circles.c.id).join(circle_tables, theirs)
                found = found.where(circle_tables.c.table_id == table)
                circle = await connection.scalar(found.with_for_update(of=circles))
                if circle is None:
                    return
                row = {"table_id": to, "circle_id": circle, "at": wall_clock()}
                await connection.execute(self._adding(circle_tables), [row])
                c = circle_seats.c
                seats = await connection.execute(
                    select(c.circle_id, c.token, c.member).where(c.table_id == table)
                )
                rows = [{**each, "table_id": to} for each in seats.mappings()]
                if rows:
                    await connection.execute(self._adding(circle_seats), rows)
        except SQLAlchemyError as error:
            raise _unwritten() from error

    async def seat(self, circle: str, token: str, table: str, seat: str) -> None:
        """Note that the member with a token sits at a table of the circle, on the seat with the
        token hash `seat` (UnknownCircleError, UnknownTokenError, UnknownTableError,
        StorageError)."""
        try:
            async with self._store.begin() as connection:
                await _circle(connection, circle, lock=True)
                me = _me(await _members(connection, circle), token)
                c = circle_tables.c
                whose = select(c.circle_id).where(c.table_id == table)
                if await connection.scalar(whose) != circle:
                    raise UnknownTableError("expected a table of this circle")
                row = {"table_id": table, "token": seat, "circle_id": circle, "member": me.n}
                await connection.execute(self._adding(circle_seats), [row])
        except SQLAlchemyError as error:
            raise _unwritten() from error

    async def of_table(self, table: str) -> tuple[str, str] | None:
        """The circle of a table, and its tag, which says which it is without leading to it
        (StorageError)."""
        wanted = (
            select(circles.c.id, circles.c.tag)
            .join(circle_tables, circle_tables.c.circle_id == circles.c.id)
            .where(circle_tables.c.table_id == table)
        )
        try:
            async with self._store.reading() as connection:
                row = (await connection.execute(wanted)).one_or_none()
        except SQLAlchemyError as error:
            raise _unread() from error
        return None if row is None else (row.id, row.tag)

    async def count(self, circle: str, table: str, results: Collection[Result]) -> None:
        """Write how games at a table ended, for the members who sat there; as often as anybody
        likes (UnknownCircleError, StorageError)."""
        try:
            async with self._store.begin() as connection:
                await _circle(connection, circle, lock=True)  # nobody leaves meanwhile
                c = circle_seats.c
                found = await connection.execute(
                    select(c.token, c.member).where(c.table_id == table, c.circle_id == circle)
                )
                members: Mapping[str, int] = {row.token: row.member for row in found}
                rows, games = [], []
                where = {"circle_id": circle, "table_id": table, "at": wall_clock()}
                for result in results:
                    if theirs := [where | row for row in result.rows(members)]:
                        rows += theirs
                        own = {"number": result.number, "game": result.game}
                        games.append(where | own | {"body": encode(result.body)})
                if rows:
                    await connection.execute(self._counting(circle_results, "won", "seat"), rows)
                    await connection.execute(self._counting(circle_games, "body"), games)
                    await _touch(connection, circle)
        except SQLAlchemyError as error:
            raise _unwritten() from error

    def _adding(self, table: Any) -> Any:
        """An insertion that leaves a row alone if it is there already."""
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._store.engine.dialect.name]
        return dialect.insert(table).on_conflict_do_nothing()

    def _counting(self, table: Any, *corrected: str) -> Any:
        """An insertion that corrects some columns of a row that is there: a last move may have
        been taken back."""
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._store.engine.dialect.name]
        counting: Any = dialect.insert(table)
        return counting.on_conflict_do_update(
            index_elements=[column.name for column in table.primary_key],
            set_={name: counting.excluded[name] for name in corrected},
        )


async def forget_old(store: Store, keep: Seconds | None) -> None:
    """Delete circles that nobody has used for `keep` seconds (None: none), results of seasons that
    are over for long, and the notes on tables that are gone (StorageError)."""
    now = wall_clock()
    try:
        async with store.begin() as connection:
            if keep is not None:
                before = now - round(keep * 1000)
                old = list(
                    await connection.scalars(select(circles.c.id).where(circles.c.touched < before))
                )
                await _delete(connection, old)
            await connection.execute(delete(circle_results).where(circle_results.c.at < now - KEPT))
            await connection.execute(_games_of_nobody())
            for each in (circle_tables, circle_seats):
                gone = each.c.table_id.not_in(select(tables.c.id))
                await connection.execute(delete(each).where(gone))
    except SQLAlchemyError as error:
        raise StorageError("old circles could not be deleted") from error


async def _circle(connection: AsyncConnection, circle: str, lock: bool = False) -> Any:
    """The row of a circle (UnknownCircleError); with `lock`, nobody else changes it meanwhile."""
    wanted = select(circles).where(circles.c.id == circle)
    if not ID.fullmatch(circle):
        raise UnknownCircleError("expected the address of a circle; there is none here")
    row = (await connection.execute(wanted.with_for_update() if lock else wanted)).one_or_none()
    if row is None:
        raise UnknownCircleError("expected the address of a circle; there is none here")
    return row


async def _join(connection: AsyncConnection, circle: str, name: str, secret: str) -> wire.Joined:
    token = token_from(secret, circle)
    found = await _circle(connection, circle, lock=True)
    members = await _members(connection, circle)
    if all(each.token != token_hash(token) for each in members):
        if not found.open:
            raise CircleClosedError("expected a circle that takes newcomers")
        if len(members) >= MOST_MEMBERS:
            raise CircleFullError(f"expected fewer than {MOST_MEMBERS} members")
        row = {
            "circle_id": circle,
            "n": max((each.n for each in members), default=0) + 1,
            "token": token_hash(token),
            "name": unique_name(name, [each.name for each in members]),
            "joined": wall_clock(),
        }
        await connection.execute(insert(circle_members).values(row))
        await _touch(connection, circle)
    return wire.Joined(circle=circle, tag=found.tag, token=token)


def _id_from(secret: str, what: str) -> str:
    """The address of a person's new circle, or its tag: nobody else can guess it (96 bits)."""
    digest = hmac.digest(bytes.fromhex(secret), f"parlour new {what}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:12]).decode()


async def _members(connection: AsyncConnection, circle: str) -> Sequence[Any]:
    wanted = select(circle_members).where(circle_members.c.circle_id == circle)
    return list(await connection.execute(wanted.order_by(circle_members.c.n)))


def _me(members: Sequence[Any], token: str) -> Any:
    """The row of the member with a token (UnknownTokenError)."""
    hashed = token_hash(token)
    me = next((each for each in members if each.token == hashed), None)
    if me is None:
        raise UnknownTokenError("expected the token of a member of this circle")
    return me


def _member(circle: str, n: int) -> Any:
    """True of the row of a member."""
    return (circle_members.c.circle_id == circle) & (circle_members.c.n == n)


async def _ask(connection: AsyncConnection, members: Sequence[Any], me: Any, n: int) -> bool:
    """A member asks for the one numbered `n` to be removed. True if another has asked before: they
    are removed (MessageError)."""
    if n == me.n:
        raise MessageError("remove: expected the number of another member")
    whom = next((each for each in members if each.n == n), None)
    if whom is None:
        return False
    if whom.removal in (None, me.n):
        asked = update(circle_members).where(_member(me.circle_id, n))
        await connection.execute(asked.values(removal=me.n))
        return False
    await _remove(connection, whom)
    return True


async def _remove(connection: AsyncConnection, member: Any) -> None:
    """Delete a member with all that is theirs, and what they asked of the others."""
    for each in (circle_seats, circle_results):
        theirs = (each.c.circle_id == member.circle_id) & (each.c.member == member.n)
        await connection.execute(delete(each).where(theirs))
    c = circle_members.c
    await connection.execute(delete(circle_members).where(_member(member.circle_id, member.n)))
    asked = (c.circle_id == member.circle_id) & (c.removal == member.n)
    await connection.execute(update(circle_members).where(asked).values(removal=None))
    await connection.execute(_games_of_nobody())


def _same_game(one: Any, other: Any) -> Any:
    keys = ("circle_id", "table_id", "number")
    return and_(*(one.c[key] == other.c[key] for key in keys))


def _games_of_nobody() -> Any:
    """Deletes the games of which no member has a result any more."""
    kept = exists().where(_same_game(circle_results, circle_games))
    return delete(circle_games).where(~kept)


async def _touch(connection: AsyncConnection, circle: str) -> None:
    one = update(circles).where(circles.c.id == circle)
    await connection.execute(one.values(touched=wall_clock()))


async def _delete(connection: AsyncConnection, which: Sequence[str]) -> None:
    for each in (circle_games, circle_results, circle_seats, circle_tables, circle_members):
        await connection.execute(delete(each).where(each.c.circle_id.in_(which)))
    await connection.execute(delete(circles).where(circles.c.id.in_(which)))


def _unread() -> StorageError:
    return StorageError("the circle could not be read")


def _unwritten() -> StorageError:
    return StorageError("the circle could not be written; try again")
