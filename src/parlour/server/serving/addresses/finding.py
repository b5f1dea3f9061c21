"""The addresses at which tables are found: the list of open tables, and by a join code, which may
lead to a score pad, too."""

from contextlib import suppress

from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.openapi import BAD_BODY, describe
from parlour.server.doors.requests import address_of, as_json, body
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    DamagedTableError,
    GuessedError,
    ListOffError,
    OriginError,
    UnknownCodeError,
    UnknownTableError,
)
from parlour.server.rooms import Rooms
from parlour.server.serving.join_codes import Guesses
from parlour.server.serving.services import Services


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""
    doors, guesses = services.doors, Guesses()

    @app.get("/api/open", **describe("OpenTables", ListOffError))
    async def open_tables() -> Response:
        """Tables that look for players."""
        if services.listings is None:
            raise ListOffError("expected a server with a list of open tables")
        return as_json(await services.listings.shown())

    @app.post(
        "/api/find",
        **describe(
            "Found", *BAD_BODY, OriginError, UnknownCodeError, GuessedError, takes="JoinCode"
        ),
    )
    async def find(request: Request) -> Response:
        """The table or score pad of a join code."""
        check_origin(request, services.settings.origins)
        wanted, address = await body(request, wire.JoinCode), address_of(request, doors)
        try:
            guesses.take(address)
        except GuessedError:
            doors.refusals.note("join-codes")
            raise
        found = await services.join_codes.find(wanted.code)
        if found is not None and await services.pads.has(found):
            answer = wire.Found(table="", pad=found)
        elif found is not None and await _open(services.rooms, found):
            answer = wire.Found(table=found)
        else:
            raise UnknownCodeError("expected the code of a table in its lobby, or of a score pad")
        guesses.give_back(address)
        return as_json(answer)


async def _open(rooms: Rooms, table: str) -> bool:
    """True if newcomers can sit down at a table (StorageError). Its room is soon wanted anyway."""
    with suppress(UnknownTableError, DamagedTableError):
        async with rooms.hold(table) as room:
            return room.state.status == "lobby" and not room.state.setup.locked
    return False
