"""The addresses of games, and of tables from afar."""

import msgspec
from fastapi import FastAPI, Request
from starlette.responses import Response

from parlour.server import wire
from parlour.server.doors.buckets import TokenBucket
from parlour.server.doors.openapi import BAD_BODY, BAD_TABLE, GAME_NUMBER, describe
from parlour.server.doors.requests import address_of, as_json, body, needed_token, token_of
from parlour.server.doors.security import check_origin
from parlour.server.errors import (
    BusyError,
    MessageError,
    NotOverError,
    OriginError,
    PrivateGameError,
    RateError,
    RunningError,
    SeatMovedError,
    UnknownTableError,
    UnknownTokenError,
)
from parlour.server.pages import embedding
from parlour.server.pages.previews import OEMBED
from parlour.server.rooms import creating
from parlour.server.serving.services import Services

TABLES = "/api/tables"
TABLE = f"{TABLES}/{{table}}"
NO_RECORD = (MessageError, UnknownTableError, NotOverError, PrivateGameError)


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""
    _add_new(app, services)
    _add_games(app, services)
    _add_one(app, services)


def _add_new(app: FastAPI, services: Services) -> None:
    """New tables, from nothing or for the people of another one."""
    settings, doors = services.settings, services.doors
    bucket = TokenBucket(settings.new_tables, settings.new_tables_burst)

    @app.post(TABLES, **describe("Created", *BAD_BODY, *BAD_TABLE, status=201, takes="NewTable"))
    async def create(request: Request) -> Response:
        """A new table, whose host takes seat 0."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.NewTable)
        one, few = doors.tables.take(address_of(request, doors)), "fewer new tables"
        doors.demand(one and bucket.take(), "tables", few)
        created = await creating.create(services.store, wanted, settings)
        return as_json(created, 201)

    @app.post(
        f"{TABLE}/again",
        **describe(
            *("Found", UnknownTableError, UnknownTokenError, SeatMovedError, RunningError),
            *(OriginError, RateError, BusyError),
            needs_token=True,
        ),
    )
    async def play_on(table: str, request: Request) -> Response:
        """A table for the people who have seats at this one, by the same tokens."""
        check_origin(request, settings.origins)
        token = needed_token(request)
        doors.demand(doors.tables.take(address_of(request, doors)), "tables", "fewer new tables")
        return as_json(wire.Found(table=await services.playing_on.at(table, token)))


def _add_one(app: FastAPI, services: Services) -> None:
    """A table, as those see it who are not there."""

    @app.get(TABLE, **describe("Summary", UnknownTableError, token="token"))
    async def summary(table: str, request: Request) -> Response:
        """A table from afar."""
        return as_json(await services.rooms.summary(table, token_of(request)))

    @app.get(f"{TABLE}/games", **describe("PastGames", UnknownTableError, token="token"))
    async def past(table: str, request: Request) -> Response:
        """The score sheets of earlier games."""
        return as_json(await creating.past(services.store, table, token_of(request)))


def _add_games(app: FastAPI, services: Services) -> None:
    """The games that there are, and records of those that are over."""

    @app.get("/api/games", **describe("Games"))
    async def games() -> Response:
        """The games that can be played."""
        return as_json(creating.catalogue())

    @app.get(
        f"{TABLE}/record",
        **describe(
            "Revealed",
            MessageError,
            UnknownTableError,
            NotOverError,
            PrivateGameError,
            parameters=(GAME_NUMBER,),
            token="token",
        ),
    )
    async def record(table: str, request: Request) -> Response:
        """The record of a finished game, with the key of its shuffles."""
        text = request.query_params.get("game")
        if text is not None and not (text.isascii() and text.isdigit() and len(text) < 7):
            raise MessageError("game: expected a whole number, the first game being 1")
        number = None if text is None else int(text)
        shown = await creating.revealed(services.store, table, number, token_of(request))
        return as_json(msgspec.Raw(shown))

    @app.get(
        OEMBED,
        **describe(
            "Embedding",
            MessageError,
            UnknownTableError,
            NotOverError,
            PrivateGameError,
            parameters=embedding.PARAMETERS,
        ),
    )
    async def oembed(request: Request) -> Response:
        """The replay of a finished game in a page of others (https://oembed.com)."""
        wanted = embedding.wanted(request)
        await creating.revealed(services.store, wanted.table, wanted.game)
        return as_json(embedding.answer(request, wanted))
