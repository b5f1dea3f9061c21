"""The addresses of shared score pads."""

from collections.abc import Awaitable, Callable

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.core.errors import OptionError, UnknownGameError
from parlour.server import wire
from parlour.server.doors.doors import Doors
from parlour.server.doors.openapi import BAD_BODY, describe
from parlour.server.doors.requests import address_of, as_json, body, token_of
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    BadNameError,
    OriginError,
    RateError,
    ReservedNameError,
    UnknownPadError,
    UnknownTokenError,
)
from parlour.server.pads.pads import Pads
from parlour.server.settings.settings import Settings

NAMES = (BadNameError, ReservedNameError)
SINCE = {
    "name": "since",
    "in": "query",
    "required": False,
    "description": "The number up to which all lines are known; without it, none is.",
    "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
}


def add_routes(
    app: FastAPI,
    settings: Settings,
    pads: Pads,
    doors: Doors,
    lead_to: Callable[[str], Awaitable[str]],
) -> None:
    """Add the addresses. `lead_to`: gives a pad a short code."""
    path = "/api/pads/{pad}"

    @app.post(
        "/api/pads",
        **describe(
            *("OpenedPad", *BAD_BODY, *NAMES, OriginError, RateError, UnknownGameError),
            OptionError,
            status=201,
            takes="NewPad",
        ),
    )
    async def begin(request: Request) -> Response:
        """A score pad that several devices write on; it counts as a table does."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.NewPad)
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer score pads")
        return as_json(await pads.open(wanted), 201)

    @app.get(path, **describe("PadNews", UnknownPadError, parameters=(SINCE,)))
    async def look(pad: str, request: Request) -> Response:
        """What has been written on a pad since."""
        since = request.query_params.get("since", "0")
        number = int(since) if since.isdecimal() and len(since) < 7 else 0
        return as_json(await pads.news(pad, number))

    @app.post(
        path,
        **describe(
            *("PadNews", *BAD_BODY, *NAMES, OriginError, UnknownPadError), takes="PadChanges"
        ),
    )
    async def write(pad: str, request: Request) -> Response:
        """Write on a pad."""
        check_origin(request, settings.origins)
        return as_json(await pads.write(pad, await body(request, wire.PadChanges, MOST_BYTES)))

    @app.post(f"{path}/code", **describe("PadCode", UnknownPadError, OriginError))
    async def code(pad: str, request: Request) -> Response:
        """A short code that leads to the pad."""
        check_origin(request, settings.origins)
        await pads.news(pad, 0)
        return as_json(wire.PadCode(code=await lead_to(pad)))

    @app.delete(
        path,
        **describe("Health", UnknownPadError, UnknownTokenError, OriginError, needs_token=True),
    )
    async def take_away(pad: str, request: Request) -> Response:
        """Delete a pad; what devices have of it stays there."""
        check_origin(request, settings.origins)
        token = token_of(request)
        if token is None:
            raise UnknownTokenError("expected the token of a pad: Authorization: Bearer ...")
        await pads.delete(pad, token)
        return as_json(wire.Health())


MOST_BYTES = 65_536
"""The most bytes of lines in one request: 60 hands of a hundred cards would be more."""
