"""One push on its way: its words, and its delivery to a push service."""

import asyncio
import hashlib
import logging
from collections.abc import Collection
from typing import Literal

import httpx
import msgspec

from parlour.server import wire
from parlour.server.errors import SubscriptionError
from parlour.server.push.encryption import encrypt
from parlour.server.push.endpoints import origin
from parlour.server.push.identity import Identity, to_bytes, to_text
from parlour.server.rooms.unseen import Call, Turn
from parlour.text import Texts

TIMEOUT = 10.0
"""Seconds that a push service may take."""

Delivery = Literal["sent", "gone", "refused", "failed"]
"""`gone`: the subscription no longer exists; `refused`: the push service does not want the push."""


logger = logging.getLogger("parlour.server")


class Message(msgspec.Struct, frozen=True):
    """The message that the page's service worker gets, and shows: it tells nothing that is not
    known to all at the table."""

    title: str
    body: str
    table: str


def message(turn: Turn | Call, language: str) -> bytes:
    """The message to a player about their turn, or a call, in their language."""
    page, game = Texts("page", language), Texts(f"games/{turn.game}/game", language)
    names = page.list(turn.others)
    body = page("call-where", game=game(f"game-{turn.game}"), names=names)
    if isinstance(turn, Turn):
        title = page("table-your-turn-title")
    else:
        title = Texts("page/tables", language)("again-title")
    return msgspec.json.encode(Message(title, body, turn.table))


class Sender:
    """Calls push services. `open` before use, `close` after."""

    def __init__(self, identity: Identity, hosts: Collection[str]) -> None:
        self._identity = identity
        self._hosts = hosts
        self._client: httpx.AsyncClient | None = None

    def open(self) -> None:
        """Get ready."""
        self._client = httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False)

    async def close(self) -> None:
        """Hang up."""
        if self._client:
            await self._client.aclose()

    async def send(self, to: wire.Subscription, plain: bytes, turn: Turn | Call) -> Delivery:
        """Send a message about a turn, or a call. Never raises an error that is the push service's
        fault."""
        assert self._client
        try:
            place = origin(to.endpoint, self._hosts)
        except SubscriptionError:
            return "gone"  # the operator no longer knows this push service
        headers = {
            "Authorization": self._identity.authorization(place),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(turn.seconds),
            "Topic": _topic(turn.table),
            "Urgency": "high",
        }
        body = encrypt(plain, to_bytes(to.p256dh), to_bytes(to.auth))
        try:
            async with (
                asyncio.timeout(TIMEOUT),
                self._client.stream("POST", to.endpoint, content=body, headers=headers) as answer,
            ):
                status = answer.status_code  # the rest of the answer is of no interest
        except (httpx.HTTPError, httpx.InvalidURL, OSError) as error:
            logger.warning("no push service answers: %s", type(error).__name__)
            return "failed"
        if 200 <= status < 300:
            return "sent"
        if status in (404, 410):
            return "gone"
        logger.warning("a push service answers %d", status)
        return "failed" if status == 429 or status >= 500 else "refused"


def _topic(table: str) -> str:
    """The topic by which a push service recognizes pushes of the same table, so that a newer push
    replaces one that still waits there: not the table's address, by which anybody could look on."""
    return to_text(hashlib.sha256(table.encode()).digest())[:32]
