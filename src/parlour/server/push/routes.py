"""The addresses of pushes."""

from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.openapi import BAD_BODY, describe
from parlour.server.doors.requests import as_json, body, token_of
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    OriginError,
    PushOffError,
    SeatMovedError,
    SubscriptionError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.rooms import Rooms
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import ID, NONE_HERE
from parlour.server.tables.fairness import token_hash

if TYPE_CHECKING:
    from parlour.server.push.pushes import Pushes

BAD_TOKEN = (UnknownTableError, UnknownTokenError, OriginError, PushOffError)


def add_routes(app: FastAPI, settings: Settings, rooms: Rooms, pushes: "Pushes | None") -> None:
    """Add the addresses; without `pushes` they answer that there are none."""
    path = "/api/tables/{table}/push"

    def there() -> "Pushes":
        if pushes is None:
            raise PushOffError("expected a server whose operator has a key for pushes")
        return pushes

    @app.get("/api/push", **describe("PushKey"))
    async def key() -> Response:
        """The key that browsers subscribe to, to be told of turns while the page is closed."""
        return as_json(wire.PushKey(key=pushes.public if pushes else None))

    @app.put(
        path,
        **describe(
            "Health",
            *BAD_BODY,
            *BAD_TOKEN,
            SeatMovedError,
            SubscriptionError,
            takes="Subscription",
            needs_token=True,
        ),
    )
    async def subscribe(table: str, request: Request) -> Response:
        """Tell the person with this token of their turns from now on."""
        check_origin(request, settings.origins)
        telling, token = there(), _token(request)
        wanted = await body(request, wire.Subscription)
        hello = wire.Hello(protocol=wire.PROTOCOL, token=token)
        async with rooms.hold(table) as room:
            await room.expect(hello)
            room.seat_of(hello)
            await telling.subscribe(table, token_hash(token), wanted)
        return as_json(wire.Health())

    @app.delete(path, **describe("Health", *BAD_TOKEN, needs_token=True))
    async def unsubscribe(table: str, request: Request) -> Response:
        """Tell them no more."""
        check_origin(request, settings.origins)
        telling, token = there(), _token(request)
        if not ID.fullmatch(table):
            raise UnknownTableError(NONE_HERE)
        await telling.subscriptions.drop(table, [token_hash(token)])
        return as_json(wire.Health())


def _token(request: Request) -> str:
    token = token_of(request)
    if token is None:
        raise UnknownTokenError("expected the token of a seat: Authorization: Bearer ...")
    return token
