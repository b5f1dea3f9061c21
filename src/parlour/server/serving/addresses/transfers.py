"""The addresses of transfers."""

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.openapi import BAD_BODY, BAD_TRANSFER, describe
from parlour.server.doors.requests import address_of, as_json, body, token_of
from parlour.server.doors.security import check_origin
from parlour.server.errors import BusyError, OriginError, RateError, UnknownCodeError
from parlour.server.serving.services import Services

PATH = "/api/transfers"
BAD_CODE = (UnknownCodeError, RateError)


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""
    settings, doors, transfers = services.settings, services.doors, services.transfers

    @app.post(
        PATH,
        **describe(
            "Transfer", *BAD_BODY, *BAD_TRANSFER, RateError, status=201, takes="NewTransfer"
        ),
    )
    async def make(request: Request) -> Response:
        """A code, by which another device can take seats, once."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.NewTransfer, wire.MAX_LARGE_BODY)
        return as_json(await transfers.make(wanted, address_of(request, doors)), 201)

    @app.get(PATH, **describe("Transfer", *BAD_CODE, token="code"))
    async def look(request: Request) -> Response:
        """True if the seats have been taken."""
        return as_json(await transfers.look(token_of(request), address_of(request, doors)))

    @app.delete(PATH, **describe("Health", *BAD_CODE, OriginError, token="code"))
    async def revoke(request: Request) -> Response:
        """Nobody can use the code any more."""
        check_origin(request, settings.origins)
        await transfers.revoke(token_of(request), address_of(request, doors))
        return as_json(wire.Health())

    @app.post(
        f"{PATH}/take",
        **describe("Taken", *BAD_BODY, *BAD_TRANSFER, *BAD_CODE, BusyError, takes="TakeTransfer"),
    )
    async def take(request: Request) -> Response:
        """The seats, with new tokens; the old ones are no longer good."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.TakeTransfer)
        return as_json(await transfers.take(wanted, address_of(request, doors)))
