"""Clients that nobody knows, and how one sees what becomes of them."""

import asyncio
import contextlib
import json
from typing import Any

from server.house import PATIENCE, House, Player

SHORT = 1.0
"""Seconds that a server of these tests waits for a client."""
SOON = 4.5
"""Seconds in which that is seen to end, on a busy machine too: less than any default."""
BODY = json.dumps({"game": "mojo", "name": "Ann", "seats": 2}).encode()
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def dial(house: House, said: bytes = b"") -> Stream:
    """A connection of a client that says this and no more."""
    address = house.http.base_url
    reader, writer = await asyncio.open_connection(address.host, address.port)
    writer.write(said)
    return reader, writer


async def ended(stream: Stream) -> bytes:
    """What came until the server ended the connection."""
    said = b""
    with contextlib.suppress(ConnectionError):
        async with asyncio.timeout(PATIENCE):
            said = await stream[0].read()
    stream[1].close()
    return said


async def until(true: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def plays_on(ann: Player, bo: Player) -> None:
    actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
    await actor.play()
    await other.until("update")
