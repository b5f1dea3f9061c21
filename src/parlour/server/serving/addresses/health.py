"""The addresses that tell whether the server is well."""

from fastapi import FastAPI
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.openapi import describe
from parlour.server.doors.requests import as_json
from parlour.server.errors import UnreadyError
from parlour.server.serving.services import Services

LIVE, READY = HEALTH = ("/livez", "/readyz")


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""

    @app.head(LIVE, include_in_schema=False)
    @app.get(LIVE, **describe("Health"))
    async def live() -> Response:
        """The process answers."""
        return as_json(wire.Health())

    @app.head(READY, include_in_schema=False)
    @app.get(READY, **describe("Health", UnreadyError))
    async def ready() -> Response:
        """It can do its work, too: the database can be written."""
        return as_json(wire.Health(lost=await services.readiness.ask()))
