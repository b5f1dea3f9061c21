"""The address of all that is kept about a person at a table."""

from collections.abc import AsyncIterator

from fastapi import FastAPI, Request
from starlette.responses import Response, StreamingResponse

from parlour.server import wire
from parlour.server.doors.openapi import describe
from parlour.server.doors.requests import as_json, needed_token
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    BusyError,
    OriginError,
    SeatMovedError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.people import personal
from parlour.server.serving.addresses.tables import TABLES
from parlour.server.serving.services import Services
from parlour.server.tables.fairness import token_hash

PATH = f"{TABLES}/{{table}}/mine"
UNKNOWN = (UnknownTableError, UnknownTokenError, SeatMovedError)


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the address."""

    @app.get(
        PATH,
        **describe("OwnData", *UNKNOWN, needs_token=True),
    )
    async def mine(table: str, request: Request) -> Response:
        """All that is kept about the person with this token, their records included."""
        pieces = personal.taken_along(services.store, table, _person(request))
        first = await anext(pieces)

        async def whole() -> AsyncIterator[bytes]:
            yield first
            async for piece in pieces:
                yield piece

        # Not compressed: for a client that reads slowly, a compressor costs 260 KB all the while.
        headers = {"Cache-Control": "no-store", "Content-Encoding": "identity"}
        return StreamingResponse(whole(), media_type="application/json", headers=headers)

    @app.delete(
        PATH,
        **describe(
            "Erased",
            *UNKNOWN,
            OriginError,
            BusyError,
            needs_token=True,
        ),
    )
    async def erase(table: str, request: Request) -> Response:
        """Erase it: another name stands in the place of theirs, and the token is worthless."""
        check_origin(request, services.settings.origins)
        await services.rooms.erase(table, _person(request))
        return as_json(wire.Erased(table=table))


def _person(request: Request) -> str:
    """The hash of the token that the request must have (UnknownTokenError)."""
    return token_hash(needed_token(request))
