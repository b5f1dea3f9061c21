"""Two workers over one database, and two people, each at one of them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

from parlour.server.rooms import Room
from server.house import PATIENCE, House, Player, running

Pair = tuple[House, House]

LEASE = 8.0
"""Seconds: on a busy machine a worker that lives can be late to say so."""


@contextlib.asynccontextmanager
async def two_workers(data: Path, **fields: Any) -> AsyncIterator[Pair]:
    """Two servers over one database."""
    async with running(data, **fields) as one, running(data, **fields) as two:
        yield one, two


async def eventually(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def told(player: Player, true: Callable[[], Any]) -> None:
    """Read on until the player has been told that."""
    while not true():
        await player.next()


async def people(one: House, two: House, **fields: Any) -> tuple[str, Player, Player, str, str]:
    """A game of two people under way, each at another worker."""
    made = await one.create(**({"options": {"first_player": 0}} | fields))
    ann = await one.visit(made["table"], made["token"])
    bo = await two.visit(made["table"])
    token = await bo.join("Bo")
    await told(ann, lambda: ann.table["seats"][1]["online"])
    await ann.send("start")
    await ann.until("update")
    await bo.until("update")
    for player in (ann, bo):
        await told(player, lambda player=player: online(player) == [True, True])
    return made["table"], ann, bo, made["token"], token


def online(player: Player) -> list[bool]:
    return [seat["online"] for seat in player.table["seats"]]


def rooms(table: str, *houses: House) -> list[Room]:
    return [room for house in houses for room in house.server.rooms.loaded() if room.id == table]
