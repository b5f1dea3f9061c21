"""The addresses of pushes."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.openapi import BAD_BODY, describe
from parlour.server.doors.requests import as_json, body, needed_token
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    OriginError,
    PushOffError,
    SeatMovedError,
    SubscriptionError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.serving.addresses.tables import TABLES
from parlour.server.serving.services import Services
from parlour.server.storage.store import ID, NONE_HERE
from parlour.server.tables.fairness import token_hash

BAD_TOKEN = (UnknownTableError, UnknownTokenError, OriginError, PushOffError)


NO_KEY = "expected a server whose operator has a key for pushes"
PATH = f"{TABLES}/{{table}}/push"


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses; without pushes they answer that there are none."""
    settings, pushes = services.settings, services.pushes

    @app.get("/api/push", **describe("PushKey"))
    async def key() -> Response:
        """The key that browsers subscribe to, to be told of turns while the page is closed."""
        return as_json(wire.PushKey(key=pushes.public if pushes else None))

    @app.put(
        PATH,
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
        if pushes is None:
            raise PushOffError(NO_KEY)
        token = needed_token(request)
        wanted = await body(request, wire.Subscription)
        hello = wire.Hello(protocol=wire.PROTOCOL, token=token)
        async with services.rooms.hold(table) as room:
            await room.expect(hello)
            room.seat_of(hello)
            await pushes.subscribe(table, token_hash(token), wanted)
        return as_json(wire.Health())

    @app.delete(PATH, **describe("Health", *BAD_TOKEN, needs_token=True))
    async def unsubscribe(table: str, request: Request) -> Response:
        """Tell them no more."""
        check_origin(request, settings.origins)
        if pushes is None:
            raise PushOffError(NO_KEY)
        token = needed_token(request)
        if not ID.fullmatch(table):
            raise UnknownTableError(NONE_HERE)
        await pushes.subscriptions.drop(table, [token_hash(token)])
        return as_json(wire.Health())
