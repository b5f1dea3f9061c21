"""The addresses of circles."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.circles.circles import Circles
from parlour.server.circles.counting import Counting
from parlour.server.doors.doors import Doors
from parlour.server.doors.openapi import BAD_BODY, BAD_TABLE, describe
from parlour.server.doors.requests import address_of, as_json, body, token_of
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    BadNameError,
    CircleClosedError,
    CircleFullError,
    MessageError,
    OriginError,
    RateError,
    ReservedNameError,
    SeatMovedError,
    UnknownCircleError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.rooms import Rooms, creating
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.tables.fairness import HEX, token_hash

NAMES = (BadNameError, ReservedNameError)
MEMBERS = (UnknownCircleError, UnknownTokenError)


def add_routes(
    app: FastAPI,
    settings: Settings,
    store: Store,
    circles: Circles,
    counting: Counting,
    rooms: Rooms,
    doors: Doors,
) -> None:
    """Add the addresses."""
    path = "/api/circles/{circle}"

    def demand(request: Request) -> None:
        """A circle, or a member, counts as a table does: each is kept as long (RateError)."""
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer circles")

    @app.post(
        "/api/circles",
        **describe(
            "Joined", *BAD_BODY, *NAMES, OriginError, RateError, status=201, takes="NewCircle"
        ),
    )
    async def make(request: Request) -> Response:
        """A new circle, with its first member."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.NewCircle)
        _check(wanted.secret)
        demand(request)
        return as_json(await circles.make(wanted), 201)

    @app.get(path, **describe("Circle", *MEMBERS, token="token"))
    async def look(circle: str, request: Request) -> Response:
        """A circle: to its members all of it, to others its name."""
        return as_json(await circles.shown(circle, token_of(request)))

    @app.post(
        f"{path}/members",
        **describe(
            *("Joined", *BAD_BODY, *NAMES, OriginError, RateError),
            *(UnknownCircleError, CircleClosedError, CircleFullError),
            status=201,
            takes="JoinCircle",
        ),
    )
    async def join(circle: str, request: Request) -> Response:
        """A newcomer joins."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.JoinCircle)
        _check(wanted.secret)
        demand(request)
        return as_json(await circles.join(circle, wanted), 201)

    @app.patch(
        path,
        **describe(
            *("Health", *BAD_BODY, *NAMES, OriginError, *MEMBERS),
            takes="CircleChange",
            needs_token=True,
        ),
    )
    async def change(circle: str, request: Request) -> Response:
        """A member changes their name, or whether newcomers can join."""
        check_origin(request, settings.origins)
        await circles.change(circle, _token(request), await body(request, wire.CircleChange))
        return as_json(wire.Health())

    @app.post(
        f"{path}/tables",
        **describe(
            *("Created", *BAD_BODY, *BAD_TABLE, *MEMBERS),
            status=201,
            takes="NewTable",
            needs_token=True,
        ),
    )
    async def begin(circle: str, request: Request) -> Response:
        """A new table, whose games count for the circle."""
        check_origin(request, settings.origins)
        token, wanted = _token(request), await body(request, wire.NewTable)
        await circles.check(circle, token)
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer new tables")
        made = await creating.create(store, wanted, settings)
        await circles.add(circle, made.table)
        await circles.seat(circle, token, made.table, token_hash(made.token))
        return as_json(made, 201)

    @app.put(
        f"{path}/tables/{{table}}",
        **describe(
            *("Health", *BAD_BODY, OriginError, *MEMBERS, UnknownTableError, SeatMovedError),
            takes="HeldSeat",
            needs_token=True,
        ),
    )
    async def sit(circle: str, table: str, request: Request) -> Response:
        """A member says which seat at a table of the circle is theirs."""
        check_origin(request, settings.origins)
        token, held = _token(request), await body(request, wire.HeldSeat)
        hello = wire.Hello(protocol=wire.PROTOCOL, token=held.token)
        async with rooms.hold(table) as room:
            await room.expect(hello)
            room.seat_of(hello)
            await circles.seat(circle, token, table, token_hash(held.token))
            await counting.count(room)
        return as_json(wire.Health())

    @app.get(f"{path}/mine", **describe("OwnMembership", *MEMBERS, needs_token=True))
    async def mine(circle: str, request: Request) -> Response:
        """All that is kept about the member with this token."""
        return as_json(await circles.mine(circle, _token(request)))

    @app.delete(f"{path}/mine", **describe("Health", *MEMBERS, OriginError, needs_token=True))
    async def leave(circle: str, request: Request) -> Response:
        """Leave the circle: nothing that is kept names them any more."""
        check_origin(request, settings.origins)
        await circles.leave(circle, _token(request))
        return as_json(wire.Health())


def _check(secret: str) -> None:
    if not HEX.fullmatch(secret):
        raise MessageError("secret: expected 64 digits from 0 to 9 and a to f")


def _token(request: Request) -> str:
    """The token that the request must have (UnknownTokenError)."""
    token = token_of(request)
    if token is None:
        raise UnknownTokenError("expected the token of a member: Authorization: Bearer ...")
    return token
