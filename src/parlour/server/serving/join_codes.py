"""Join codes: a few letters that lead to a table while it is in its lobby, or to a score pad, typed
at home or said aloud.

They are in the database, where every worker finds them. A table has one from the moment somebody
comes to its lobby until its game begins; a lobby that comes back after a game gets another. One
that nobody has come to for a day has none, nor has a pad for which nobody asked for one that day. A
code that is over rests for a week before it can be
given again. While a table is locked, its code leads nowhere.

An address can try `ADDRESS` codes in vain, and all together `ALL`, with N workers up to N times as
many; `docs/hosting.md` says how likely it is that somebody finds a lobby so.
"""

import asyncio
import contextlib
import logging
import math
import secrets
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from parlour.server.doors.buckets import Buckets, TokenBucket
from parlour.server.errors import (
    GuessedError,
    StorageError,
)
from parlour.server.rooms.room import Listener, Room
from parlour.server.storage.schema import join_codes
from parlour.server.storage.store import Store, wall_clock
from parlour.server.wire.limits import JOIN_CODE

LETTERS = "JKLMORSTWXYZ"
"""Of letters that look alike, or whose names sound alike in English, French, Polish or Russian, one
is here: M for N, S for F, K for A and H, T for all that rhyme with it."""
GOOD_FOR = 86_400
"""Seconds since the code was last written."""
WRITTEN = GOOD_FOR / 4
"""Seconds after which it is written again while somebody is in the lobby."""
RESTS = 7 * 86_400
"""Seconds until a code can be given again."""
ADDRESS = (1 / 120, 10)
"""Codes per second that one address can try in vain, and how many at once."""
ALL = (0.1, 100)
"""All addresses together: enough that mistakes of people hardly ever use them up."""
TRIES = 10
AGAIN = 5.0
"""Seconds from one attempt to write to the next."""

_LATIN = "ABCDEFGHINPQUV" + "0125", "KTTTTSJKJMTOYT" + "OJZS"
_CYRILLIC = "ЙКЛМОРСТВХУЗ" + "АБГДЕЖИНПФШ", LETTERS + "KTJTTJJMTSW"
"""Each letter has a Cyrillic one, which looks like it or, if none does, sounds like it."""
_MEANT = str.maketrans(_LATIN[0] + _CYRILLIC[0], _LATIN[1] + _CYRILLIC[1], "-._ \t\u00a0\u2013")
"""The letter that each other letter is taken for."""

logger = logging.getLogger(__name__)


def plain(code: str) -> str:
    """The code as it was made, however it was typed.

    >>> plain(" kl-n o r5 ")
    'KLMORS'
    """
    return code[:64].upper().translate(_MEANT)


class JoinCodes(Listener):
    """Gives codes to the tables of this worker, and finds the tables of all."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._rooms: dict[Room, int] = {}
        """The rooms in memory: in which lobby each was when it got its code, counted by the games
        before; -1: it has none."""
        self._wake = asyncio.Event()
        self._ending = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Finish the writing under way, then write no more. Codes outlive a restart."""
        self._ending.set()
        self._wake.set()
        if self._task:
            await self._task

    # --- what rooms tell --------------------------------------------------------------------------

    async def enter(self, room: Room) -> None:
        """A room was loaded: in its lobby, it has a code before anybody is told of it."""
        self._rooms[room] = -1
        try:
            await self._bring(room)
        except StorageError as error:
            logger.warning("%s", error)
            self._wake.set()

    def note(self, room: Room) -> None:
        """Take note that a game may have begun, or the lobby may have come back."""
        if room in self._rooms and self._rooms[room] != _lobby(room):
            room.join_code = ""
            self._wake.set()

    def leave(self, room: Room) -> None:
        """Forget a table that is no longer in memory."""
        self._rooms.pop(room, None)

    async def _run(self) -> None:
        while True:
            again = False
            try:
                async with asyncio.timeout(WRITTEN):
                    await self._wake.wait()
            except TimeoutError:
                again = True
            self._wake.clear()
            if self._ending.is_set():
                return
            try:
                await self._bring_all(again)
            except StorageError as error:
                logger.warning("%s", error)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._ending.wait(), AGAIN)
                self._wake.set()

    async def _bring_all(self, again: bool) -> None:
        """Bring changed codes up to date, or all of them `again` (StorageError). No room is held
        on to in between."""
        for room, lobby in list(self._rooms.items()):
            if room in self._rooms and (again or lobby != _lobby(room)):
                await self._bring(room)
                room.tell()

    async def _bring(self, room: Room) -> None:
        """Bring the code of a table up to date (StorageError)."""
        lobby, had = _lobby(room), self._rooms.get(room, -1)
        code = ""
        if lobby >= 0:
            code = await self._give(room.id, lobby)
        elif had >= 0:
            await self._end(room.id, had)
        if room in self._rooms and _lobby(room) == lobby:
            self._rooms[room], room.join_code = lobby, code

    # --- the database -----------------------------------------------------------------------------

    async def find(self, code: str) -> str | None:
        """The table that a code leads to, if any (StorageError)."""
        wanted = select(join_codes.c.table_id).where(
            join_codes.c.code == plain(code)[: 2 * JOIN_CODE], join_codes.c.until > wall_clock()
        )
        try:
            async with self._store.reading() as connection:
                found: str | None = await connection.scalar(wanted)
        except SQLAlchemyError as error:
            raise StorageError("the join code could not be read") from error
        return found

    async def lead_to(self, pad: str) -> str:
        """A code that leads to a score pad: the one that it has, or a new one (StorageError)."""
        return await self._give(pad, 0)

    async def _give(self, table: str, lobby: int) -> str:
        """The code of a table in its lobby after this number of games: the one that it has, or a
        new one (StorageError)."""
        own = join_codes.c.table_id == table
        last = select(join_codes.c.code, join_codes.c.until).where(
            own, join_codes.c.lobby == lobby, join_codes.c.until > wall_clock()
        )
        until = wall_clock() + GOOD_FOR * 1000
        try:
            async with self._store.reading() as connection:
                row = (await connection.execute(last)).one_or_none()
            for _ in range(TRIES):
                if row is not None and row.until > wall_clock() + (GOOD_FOR - WRITTEN) * 1000:
                    return str(row.code)
                async with self._store.begin() as connection:
                    good = own & (join_codes.c.lobby == lobby) & (join_codes.c.until > wall_clock())
                    await connection.execute(
                        update(join_codes)
                        .where(own, join_codes.c.lobby <= lobby, ~good)
                        .values(table_id=None)
                    )
                    await connection.execute(update(join_codes).where(good).values(until=until))
                    if (await connection.execute(last)).one_or_none() is None:
                        new = "".join(secrets.choice(LETTERS) for _ in range(JOIN_CODE))
                        values = {"code": new, "table_id": table, "lobby": lobby, "until": until}
                        await connection.execute(self._making(), values)
                    row = (await connection.execute(last)).one_or_none()
        except SQLAlchemyError as error:
            raise StorageError("the join code could not be stored") from error
        raise StorageError("no join code was free")

    async def _end(self, table: str, lobby: int) -> None:
        """A game has begun: its code leads nowhere any more (StorageError)."""
        old = update(join_codes).where(join_codes.c.table_id == table, join_codes.c.lobby <= lobby)
        try:
            async with self._store.begin() as connection:
                await connection.execute(old.values(table_id=None, until=wall_clock()))
        except SQLAlchemyError as error:
            raise StorageError("the join code could not be ended") from error

    def _making(self) -> Any:
        dialect = {"sqlite": sqlite, "postgresql": postgresql}[self._store.engine.dialect.name]
        making: Any = dialect.insert(join_codes)
        names = [column.name for column in join_codes.c]
        return making.values({name: bindparam(name) for name in names}).on_conflict_do_nothing()


def _lobby(room: Room) -> int:
    """The number of games so far at a table in its lobby; -1: it is not in its lobby."""
    return room.state.games if room.state.status == "lobby" else -1


class Guesses:
    """Counts codes that are tried in vain: those of each address, and all."""

    def __init__(self) -> None:
        self._each = Buckets(*ADDRESS)
        self._all = TokenBucket(*ALL)

    def take(self, address: str | None) -> None:
        """Count an attempt before anybody knows whether it is in vain (GuessedError)."""
        if not self._each.take(address):
            raise GuessedError(math.ceil(self._each.wait(address)))
        if not self._all.take():
            self._each.give_back(address)
            raise GuessedError(math.ceil(self._all.wait()))

    def give_back(self, address: str | None) -> None:
        """Give back the try: it found a table."""
        self._each.give_back(address)
        self._all.give_back()


async def forget_old(store: Store) -> None:
    """Delete codes that have rested (StorageError)."""
    old = join_codes.c.until <= wall_clock() - RESTS * 1000
    try:
        async with store.begin() as connection:
            await connection.execute(delete(join_codes).where(old))
    except SQLAlchemyError as error:
        raise StorageError("old join codes could not be deleted") from error
