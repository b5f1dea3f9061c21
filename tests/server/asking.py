"""People who ask something of a table, and those who answer."""

import asyncio
from typing import Any

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.rooms import handling
from parlour.server.tables import log
from parlour.server.tables.fairness import token_from, token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.state import TableState
from server.leaps import NAMES, Browser, Sitting

SECRET = "ab" * 32
OTHER = "cd" * 32
GONE = 61
"""Seconds after which a seat can be claimed."""


def hashed(secret: str = SECRET) -> str:
    return token_hash(token_from(secret, "table"))


def watch(table: Sitting) -> Browser:
    """A spectator comes."""
    browser = Browser()
    browser.member = table.room.enter(browser, wire.Hello(protocol=wire.PROTOCOL))
    return browser


def leave(table: Sitting, browser: Browser) -> None:
    assert browser.member
    table.room.exit(browser.member)


async def ask(table: Sitting, browser: Browser, message: wire.ClientMessage) -> str:
    """The code of the error; none if it is done."""
    assert browser.member
    try:
        await handling.handle(table.room, browser.member, message)
    except ParlourError as error:
        return error.code
    return ""


async def refused(table: Sitting, seat: int, message: wire.ClientMessage) -> str:
    return await ask(table, table.people[seat], message)


async def settle() -> None:
    await asyncio.sleep(0.05)


def hosts(table: Sitting) -> list[int]:
    return [n for n, seat in enumerate(table.room.summary(None).seats) if seat.host]


def kinds(table: Sitting, *wanted: type[log.LogEntry]) -> list[Any]:
    return [entry for _, entry in table.store.written if isinstance(entry, wanted)]


async def to_the_scores(table: Sitting) -> None:
    """All people play what comes first until a round is over."""
    room = table.room
    while room.state.table and not room.state.table.awaits_deal:
        if room.state.seats[table.turn].kind == "person":
            await table.play()
        await asyncio.sleep(4)


async def reopened(table: Sitting) -> None:
    """Back to the lobby: the game is ended."""
    await table.say(0, wire.ProposeEnd(scored=False))
    for seat in range(1, len(table.people)):
        await table.answer(seat, "end")
    await table.say(0, wire.Reopen())
    assert table.room.state.status == "lobby"


def state_of(*entries: log.LogEntry) -> TableState:
    header = log.Header(game="mojo", seats=3, options={}, pace=0, moment=0)
    return folded(StoredTable("table", header, bytes(32), list(entries)))


def state_header() -> log.Header:
    return log.Header(game="mojo", seats=3, options={}, pace=0, moment=0)


ANN, BO, CLEO = [log.Seated(seat=n, name=name, token=name) for n, name in enumerate(NAMES[:3])]
