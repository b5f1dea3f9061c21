"""The addresses of circles."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.openapi import BAD_BODY, BAD_TABLE, describe
from parlour.server.doors.requests import address_of, as_json, body, needed_token, token_of
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
from parlour.server.rooms import creating
from parlour.server.serving.services import Services
from parlour.server.tables.fairness import HEX, token_hash

NAMES = (BadNameError, ReservedNameError)
MEMBERS = (UnknownCircleError, UnknownTokenError)


CIRCLES = "/api/circles"
CIRCLE = f"{CIRCLES}/{{circle}}"


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""
    _add_joining(app, services)
    _add_circle(app, services)
    _add_tables(app, services)


def _add_joining(app: FastAPI, services: Services) -> None:
    """A new circle, and a new member of one."""

    def count(request: Request) -> None:
        """Count a circle, or a member, as a table is: each is kept as long (RateError)."""
        doors = services.doors
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer circles")

    @app.post(
        CIRCLES,
        **describe(
            *("Joined", *BAD_BODY, *NAMES, OriginError, RateError),
            *(CircleClosedError, CircleFullError),
            status=201,
            takes="NewCircle",
        ),
    )
    async def make(request: Request) -> Response:
        """A new circle, with its first member."""
        check_origin(request, services.settings.origins)
        wanted = await body(request, wire.NewCircle)
        _check(wanted.secret)
        count(request)
        return as_json(await services.circles.make(wanted), 201)

    @app.post(
        f"{CIRCLE}/members",
        **describe(
            *("Joined", *BAD_BODY, *NAMES, OriginError, RateError),
            *(UnknownCircleError, CircleClosedError, CircleFullError),
            status=201,
            takes="JoinCircle",
        ),
    )
    async def join(circle: str, request: Request) -> Response:
        """A newcomer joins."""
        check_origin(request, services.settings.origins)
        wanted = await body(request, wire.JoinCircle)
        _check(wanted.secret)
        count(request)
        return as_json(await services.circles.join(circle, wanted), 201)


def _add_circle(app: FastAPI, services: Services) -> None:
    """A circle, changes to it, and what is kept about one of its members."""

    @app.get(CIRCLE, **describe("Circle", *MEMBERS, token="token"))
    async def look(circle: str, request: Request) -> Response:
        """A circle: to its members all of it, to others its name."""
        return as_json(await services.circles.shown(circle, token_of(request)))

    @app.patch(
        CIRCLE,
        **describe(
            *("Health", *BAD_BODY, *NAMES, OriginError, *MEMBERS),
            takes="CircleChange",
            needs_token=True,
        ),
    )
    async def change(circle: str, request: Request) -> Response:
        """A member changes their name, whether newcomers can join, or who is to be removed."""
        check_origin(request, services.settings.origins)
        token, wanted = needed_token(request, "a member"), await body(request, wire.CircleChange)
        await services.circles.change(circle, token, wanted)
        return as_json(wire.Health())

    @app.get(f"{CIRCLE}/games", **describe("CircleGames", *MEMBERS, needs_token=True))
    async def games(circle: str, request: Request) -> Response:
        """The games that count, with their points."""
        return as_json(await services.circles.games(circle, needed_token(request, "a member")))

    @app.get(f"{CIRCLE}/mine", **describe("OwnMembership", *MEMBERS, needs_token=True))
    async def mine(circle: str, request: Request) -> Response:
        """All that is kept about the member with this token."""
        return as_json(await services.circles.mine(circle, needed_token(request, "a member")))

    @app.delete(f"{CIRCLE}/mine", **describe("Health", *MEMBERS, OriginError, needs_token=True))
    async def leave(circle: str, request: Request) -> Response:
        """Leave the circle: nothing that is kept names them any more."""
        check_origin(request, services.settings.origins)
        await services.circles.leave(circle, needed_token(request, "a member"))
        return as_json(wire.Health())


def _add_tables(app: FastAPI, services: Services) -> None:
    """The tables of a circle."""
    doors, rooms = services.doors, services.rooms

    @app.post(
        f"{CIRCLE}/tables",
        **describe(
            *("Created", *BAD_BODY, *BAD_TABLE, *MEMBERS),
            status=201,
            takes="NewTable",
            needs_token=True,
        ),
    )
    async def begin(circle: str, request: Request) -> Response:
        """A new table, whose games count for the circle."""
        check_origin(request, services.settings.origins)
        token, wanted = needed_token(request, "a member"), await body(request, wire.NewTable)
        await services.circles.check(circle, token)
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer new tables")
        made = await creating.create(services.store, wanted, services.settings)
        await services.circles.add(circle, made.table)
        await services.circles.seat(circle, token, made.table, token_hash(made.token))
        return as_json(made, 201)

    @app.put(
        f"{CIRCLE}/tables/{{table}}",
        **describe(
            *("Health", *BAD_BODY, OriginError, *MEMBERS, UnknownTableError, SeatMovedError),
            takes="HeldSeat",
            needs_token=True,
        ),
    )
    async def sit(circle: str, table: str, request: Request) -> Response:
        """A member says which seat at a table of the circle is theirs."""
        check_origin(request, services.settings.origins)
        token, held = needed_token(request, "a member"), await body(request, wire.HeldSeat)
        if held.table != table:
            raise MessageError(f"table: expected {table}, got {held.table:.40}")
        hello = wire.Hello(protocol=wire.PROTOCOL, token=held.token)
        async with rooms.hold(table) as room:
            await room.expect(hello)
            room.seat_of(hello)
            await services.circles.seat(circle, token, table, token_hash(held.token))
            await services.counting.count(room)
        return as_json(wire.Health())


def _check(secret: str) -> None:
    if not HEX.fullmatch(secret):
        raise MessageError("secret: expected 64 digits from 0 to 9 and a to f")
