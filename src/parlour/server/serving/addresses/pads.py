"""The addresses of shared score pads."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.core.errors import OptionError, UnknownGameError
from parlour.server import wire
from parlour.server.doors.openapi import BAD_BODY, describe, number
from parlour.server.doors.requests import address_of, as_json, body, needed_token
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    BadNameError,
    OriginError,
    RateError,
    ReservedNameError,
    UnknownPadError,
    UnknownTokenError,
)
from parlour.server.serving.services import Services

NAMES = (BadNameError, ReservedNameError)
SINCE = number("since", "The number up to which all lines are known; without it, none is.")

PADS = "/api/pads"
PAD = f"{PADS}/{{pad}}"


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""
    _add_writing(app, services)
    _add_sharing(app, services)


def _add_writing(app: FastAPI, services: Services) -> None:
    """What is written on a pad."""
    doors = services.doors

    @app.get(PAD, **describe("PadNews", UnknownPadError, parameters=(SINCE,)))
    async def look(pad: str, request: Request) -> Response:
        """What has been written on a pad since."""
        since = request.query_params.get("since", "")
        number = int(since) if since.isdecimal() and len(since) < 7 else 0
        return as_json(await services.pads.news(pad, number))

    @app.post(
        PAD,
        **describe(
            *("PadNews", *BAD_BODY, *NAMES, OriginError, RateError, UnknownPadError),
            takes="PadChanges",
        ),
    )
    async def write(pad: str, request: Request) -> Response:
        """Write on a pad, and see what others have written."""
        check_origin(request, services.settings.origins)
        granted = doors.changes.take(address_of(request, doors))
        doors.demand(granted, "changes", "fewer changes to score pads")
        changes = await body(request, wire.PadChanges, wire.MAX_LARGE_BODY)
        return as_json(await services.pads.write(pad, changes))


def _add_sharing(app: FastAPI, services: Services) -> None:
    """To open a pad for others, to lead them there, to take it away again."""
    doors = services.doors

    @app.post(
        PADS,
        **describe(
            *("OpenedPad", *BAD_BODY, *NAMES, OriginError, RateError),
            *(UnknownGameError, OptionError),
            status=201,
            takes="NewPad",
        ),
    )
    async def begin(request: Request) -> Response:
        """A score pad that several devices write on; it counts as a table does."""
        check_origin(request, services.settings.origins)
        wanted = await body(request, wire.NewPad)
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer score pads")
        return as_json(await services.pads.open(wanted), 201)

    @app.post(f"{PAD}/code", **describe("PadCode", UnknownPadError, OriginError))
    async def code(pad: str, request: Request) -> Response:
        """A short code that leads to the pad."""
        check_origin(request, services.settings.origins)
        await services.pads.expect(pad)
        return as_json(wire.PadCode(code=await services.join_codes.lead_to(pad)))

    @app.delete(
        PAD,
        **describe("Health", UnknownPadError, UnknownTokenError, OriginError, needs_token=True),
    )
    async def take_away(pad: str, request: Request) -> Response:
        """Delete a pad; what devices have of it stays there."""
        check_origin(request, services.settings.origins)
        await services.pads.delete(pad, needed_token(request, "whoever opened this pad"))
        return as_json(wire.Health())
