"""The server's addresses.

| | |
|---|---|
| `GET /api/games` | the games: `[GameInfo]` |
| `POST /api/tables` | `NewTable` -> `Created` |
| `GET /api/tables/{table}` | a table from afar: `Summary` |
| `GET /api/tables/{table}/record` | a finished game (`?game=1`: the first): `Revealed` |
| `GET /api/tables/{table}/games` | the score sheets of earlier games: `PastGames` |
| `POST /api/tables/{table}/again` | a table for the same people: `Found` |
| `POST /api/find` | the table or pad of a join code: `JoinCode` -> `Found` |
| `POST`, `GET`, `DELETE /api/transfers` | a transfer code for seats: `NewTransfer` -> `Transfer` |
| `POST /api/transfers/take` | `TakeTransfer` -> `Taken` |
| `GET /api/tables/{table}/mine` | what is kept about whoever holds a token: `OwnData` |
| `DELETE /api/tables/{table}/mine` | erases it: `Erased` |
| `POST /api/circles` | a new circle: `NewCircle` -> `Joined` |
| `GET`, `PATCH /api/circles/{circle}` | a circle, and changes to it: `Circle`, `CircleChange` |
| `POST /api/circles/{circle}/members` | joins it: `JoinCircle` -> `Joined` |
| `POST /api/circles/{circle}/tables` | a table of the circle: `NewTable` -> `Created` |
| `PUT /api/circles/{circle}/tables/{table}` | which seat there is a member's: `HeldSeat` |
| `GET`, `DELETE /api/circles/{circle}/mine` | what is kept about a member: `OwnMembership` |
| `POST /api/pads` | a score pad for several devices: `NewPad` -> `OpenedPad` |
| `GET`, `POST /api/pads/{pad}` | what is new on it: `PadChanges` -> `PadNews` |
| `DELETE /api/pads/{pad}` | takes it away from the others |
| `POST /api/pads/{pad}/code` | a short code that leads to it: `PadCode` |
| `GET /api/push` | what browsers subscribe to: `PushKey` |
| `PUT`, `DELETE /api/tables/{table}/push` | where a player is told of turns: `Subscription` |
| `/api/tables/{table}/socket` | the table's WebSocket: `ClientMessage`, `ServerMessage` |
| `GET /api/open` | tables that look for players: `OpenTables` |
| `GET /api/openapi.json` | the addresses above, described for programs |
| `GET /livez`, `GET /readyz` | does the process answer; can it do its work |
| `GET /`, `/{game}`, `/{game}/learn`, `/t/{table}`, `/c/{circle}` | the page |
| `GET /verify`, `/replay`, `/played`, `/pad` | the page |
| `GET /j/{code}` | leads to the page, with a join code |
| `GET /{game}/rules` | leads to the rules in the reader's language |
| `GET /{game}/rules/{language}/` | the rules; after it an edition, or `summary/` |
| `GET /sitemap.xml`, `/robots.txt` | for search engines |

Bodies are the types of `wire/http.py` as JSON; every error is a `Failure`. A browser that asks for
an unknown address gets the page.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from urllib.parse import quote

import msgspec
from fastapi import FastAPI, Request, WebSocket
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, RedirectResponse, Response, StreamingResponse
from starlette.routing import Match, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.core.errors import ParlourError
from parlour.games import registry
from parlour.server import push, wire
from parlour.server.circles import routes as circle_routes
from parlour.server.circles.circles import Circles
from parlour.server.circles.counting import Counting
from parlour.server.cluster import bus as buses
from parlour.server.cluster.peers import Peers
from parlour.server.doors import openapi
from parlour.server.doors.doors import Doors, Visitor
from parlour.server.doors.openapi import BAD_BODY, BAD_TABLE, GAME_NUMBER, describe
from parlour.server.doors.requests import address_of, as_json, body, token_of
from parlour.server.doors.security import SecurityHeaders, TokenBucket, check_host, check_origin
from parlour.server.errors import (
    BusyError,
    CrowdError,
    GuessedError,
    HostError,
    ListOffError,
    MessageError,
    NotOverError,
    OriginError,
    PrivateGameError,
    RateError,
    SeatMovedError,
    StorageError,
    UnknownTableError,
    UnknownTokenError,
    UnreadyError,
    status_of,
)
from parlour.server.operating import measures
from parlour.server.operating.readiness import Readiness
from parlour.server.pads import routes as pad_routes
from parlour.server.pads.pads import Pads
from parlour.server.pages import embedding, previews, rulebooks
from parlour.server.pages import index as pages
from parlour.server.pages.rulebooks import Rulebook
from parlour.server.people import personal
from parlour.server.push import routes
from parlour.server.rooms import Listings, Rooms, Sharing, Unattended
from parlour.server.rooms import creating as tables
from parlour.server.serving import join_codes, playing_on, transfers
from parlour.server.serving.connection import Connection
from parlour.server.serving.join_codes import JoinCodes
from parlour.server.serving.lifetime import tidy_for_ever
from parlour.server.serving.playing_on import PlayingOn
from parlour.server.serving.transfers import Transfers
from parlour.server.settings.setting import ClashError
from parlour.server.settings.settings import Settings
from parlour.server.storage import uptime
from parlour.server.storage.store import Store
from parlour.server.tables.fairness import token_hash
from parlour.server.tasks import end
from parlour.server.thinking.thinkers import Thinkers

TABLES = "/api/tables/"
HEALTH = ("/livez", "/readyz")


def create_app(settings: Settings | None = None, doors: Doors | None = None) -> FastAPI:
    """The server as an ASGI application; its lifespan opens and closes the database."""
    settings = settings or Settings()
    doors = doors or Doors(settings)
    if settings.bus and not settings.shared:
        raise ClashError("expected PostgreSQL (--database), or --share, with a bus", "bus-alone")
    store = Store(settings.database_url, sole=not settings.share)
    thinkers = Thinkers(settings)
    bus = buses.make(settings.bus)
    sharing = Sharing(store, bus, Peers(store, settings.lease)) if settings.shared else None
    listings = Listings(store) if settings.open_tables else None
    pushes = push.make(settings, store)
    unseen = pushes.unseen if pushes else None
    codes = JoinCodes(store)
    circles = Circles(store)
    counting = Counting(circles)
    rooms = Rooms(store, settings, thinkers, sharing, listings, unseen, (codes, counting))
    unattended = Unattended(store, rooms)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await store.open()
        await uptime.note(store)
        if sharing:
            await sharing.open()
        if listings:
            listings.start()
        if pushes:
            pushes.start()
        codes.start()
        counting.start()
        unattended.start()
        tidying = asyncio.create_task(tidy_for_ever(store, rooms, settings))
        noting = asyncio.create_task(uptime.note_for_ever(store))
        try:
            yield
        finally:
            await end([tidying, noting])
            with suppress(StorageError):
                await uptime.note(store)
            await unattended.stop()
            await rooms.stop()
            if pushes:
                await pushes.stop()
            await codes.stop()
            await counting.stop()
            if listings:
                await listings.stop()
            if sharing:
                await sharing.close()
            await thinkers.stop()
            await store.close()

    app = FastAPI(
        title="Parlour", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None
    )
    app.state.store = store
    app.state.rooms = rooms
    app.state.thinkers = thinkers
    app.state.bus = bus
    app.state.sharing = sharing
    app.state.doors = doors
    app.state.readiness = readiness = Readiness()
    readiness.add("database", store.ping)
    if sharing:
        readiness.add("bus", sharing.well)
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Gate, doors=doors)
    app.add_middleware(SecurityHeaders)
    if settings.root_path:
        app.add_middleware(Under, root=settings.root_path)
    app.add_exception_handler(ParlourError, _refused)
    app.add_exception_handler(HTTPException, partial(_http_error, settings))
    app.add_exception_handler(Exception, _crashed)
    _add_routes(app, settings, store, rooms, circles, doors)
    call = pushes.call if pushes else None
    playing_on.add_routes(app, settings, PlayingOn(store, rooms, circles, call), doors)
    circle_routes.add_routes(app, settings, store, circles, counting, rooms, doors)
    routes.add_routes(app, settings, rooms, pushes)
    _add_list(app, listings)
    pads = Pads(store)
    pad_routes.add_routes(app, settings, pads, doors, codes.lead_to)
    join_codes.add_routes(app, settings, codes, rooms, pads, doors)
    _add_health(app, readiness)
    _add_pages(app, settings, store)
    return app


class Under:
    """Lets the server lie under a path, whether a proxy takes that off its requests or not."""

    def __init__(self, app: ASGIApp, root: str) -> None:
        self._app = app
        self._root = root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, with the path."""
        if scope["type"] in ("http", "websocket"):
            root, path = self._root, scope["path"]
            if path == root:
                path += "/"
            elif not path.startswith(root + "/"):
                path = root + path
            scope = {**scope, "root_path": root, "path": path}
        await self._app(scope, receive, send)


class Gate:
    """Lets requests in that name this server, from those who have not asked for too much."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self._app = app
        self._doors = doors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it. Meanwhile the connection counts for its address."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request = HTTPConnection(scope)
        visitor = scope.setdefault("state", {}).setdefault("visitor", Visitor())
        before, address = visitor.address, address_of(request, self._doors)
        try:
            self._check(request, address)
            self._doors.identify(visitor, address)
        except (CrowdError, HostError, RateError) as error:
            answer = _failure(error)
            answer.headers["Connection"] = "close"
            await answer(scope, receive, send)
            return
        try:
            await self._doors.line.turn(address)
            if not visitor.gone:
                await self._app(scope, receive, send)
        finally:
            self._doors.identify(visitor, before)

    def _check(self, request: HTTPConnection, address: str | None) -> None:
        doors, path = self._doors, pages.place(request.scope)
        if path not in HEALTH:  # asked by programs on this machine, by its address
            try:
                check_host(request.headers, doors.settings.host_names)
            except HostError:
                doors.refusals.note("host")
                raise
        fewer = "fewer requests"
        doors.demand(doors.requests.take(address), "requests", fewer)
        if request.scope["type"] == "http" and path.startswith((TABLES, previews.OEMBED)):
            doors.demand(doors.reads.take(address), "reads", fewer)


def _add_routes(
    app: FastAPI, settings: Settings, store: Store, rooms: Rooms, circles: Circles, doors: Doors
) -> None:
    bucket = TokenBucket(settings.new_tables, settings.new_tables_burst)

    @app.get("/api/games", **describe("Games"))
    async def games() -> Response:
        """The games that can be played."""
        return as_json(tables.catalogue())

    @app.post(
        "/api/tables", **describe("Created", *BAD_BODY, *BAD_TABLE, status=201, takes="NewTable")
    )
    async def create(request: Request) -> Response:
        """A new table, whose host takes seat 0."""
        check_origin(request, settings.origins)
        wanted = await body(request, wire.NewTable)
        one, few = doors.tables.take(address_of(request, doors)), "fewer new tables"
        doors.demand(one and bucket.take(), "tables", few)
        created = await tables.create(store, wanted, settings)
        return as_json(created, 201)

    @app.get("/api/tables/{table}", **describe("Summary", UnknownTableError, token="token"))
    async def summary(table: str, request: Request) -> Response:
        """A table from afar."""
        return as_json(await rooms.summary(table, token_of(request)))

    @app.get(
        "/api/tables/{table}/record",
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
        shown = await tables.revealed(store, table, number, token_of(request))
        return as_json(msgspec.Raw(shown))

    @app.get(
        previews.OEMBED,
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
        """How a page of others shows the replay of a finished game (https://oembed.com)."""
        wanted = embedding.wanted(request)
        await tables.revealed(store, wanted.table, wanted.game)
        return as_json(embedding.answer(request, wanted))

    @app.get("/api/tables/{table}/games", **describe("PastGames", UnknownTableError, token="token"))
    async def past(table: str, request: Request) -> Response:
        """The score sheets of earlier games."""
        return as_json(await tables.past(store, table, token_of(request)))

    transfers.add_routes(app, settings, Transfers(store, rooms, circles, doors), doors)

    @app.get(
        "/api/tables/{table}/mine",
        **describe(
            "OwnData", UnknownTableError, UnknownTokenError, SeatMovedError, needs_token=True
        ),
    )
    async def mine(table: str, request: Request) -> Response:
        """All that is kept about the person with this token, their records included."""
        pieces = personal.taken_along(store, table, _person(request))
        first = await anext(pieces)

        async def whole() -> AsyncIterator[bytes]:
            yield first
            async for piece in pieces:
                yield piece

        # Not compressed: for a client that reads slowly, a compressor costs 260 KB all the while.
        headers = {"Cache-Control": "no-store", "Content-Encoding": "identity"}
        return StreamingResponse(whole(), media_type="application/json", headers=headers)

    @app.delete(
        "/api/tables/{table}/mine",
        **describe(
            "Erased",
            UnknownTableError,
            UnknownTokenError,
            SeatMovedError,
            OriginError,
            BusyError,
            needs_token=True,
        ),
    )
    async def erase(table: str, request: Request) -> Response:
        """Erase it: another name stands in the place of theirs, and the token is worthless."""
        check_origin(request, settings.origins)
        await rooms.erase(table, _person(request))
        return as_json(wire.Erased(table=table))

    async def socket(websocket: WebSocket) -> None:
        try:
            check_origin(websocket, settings.origins)
        except OriginError as error:
            await websocket.send_denial_response(_failure(error))
            return
        await websocket.accept()
        connection = Connection(websocket, settings, doors, websocket.state.visitor)
        await connection.serve(rooms, websocket.path_params["table"])

    # Starlette's, as FastAPI's would keep more for each connection than it needs.
    app.router.routes.append(WebSocketRoute("/api/tables/{table}/socket", socket))

    @app.get(openapi.URL, include_in_schema=False)
    async def described() -> Response:
        return as_json(openapi.document(app, settings.root_path))


def _add_list(app: FastAPI, listings: Listings | None) -> None:
    @app.get("/api/open", **describe("OpenTables", ListOffError))
    async def open_tables() -> Response:
        """Tables that look for players."""
        if listings is None:
            raise ListOffError("expected a server with a list of open tables")
        return as_json(await listings.shown())


def _add_health(app: FastAPI, readiness: Readiness) -> None:
    @app.head("/livez", include_in_schema=False)
    @app.get("/livez", **describe("Health"))
    async def live() -> Response:
        """The process answers."""
        return as_json(wire.Health())

    @app.head("/readyz", include_in_schema=False)
    @app.get("/readyz", **describe("Health", UnreadyError))
    async def ready() -> Response:
        """It can do its work, too: the database can be written."""
        return as_json(wire.Health(lost=await readiness.ask()))


def _add_pages(app: FastAPI, settings: Settings, store: Store) -> None:
    def page(path: str, answer: Callable[..., Awaitable[Response]]) -> None:
        app.add_api_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)

    async def home(request: Request) -> Response:
        return pages.index(settings.static, request, previews.home(pages.language(request)))

    async def game(request: Request) -> Response:
        preview = previews.game(pages.place(request.scope)[1:], pages.language(request))
        return pages.index(settings.static, request, preview)

    async def lesson(request: Request) -> Response:
        name = pages.place(request.scope).split("/")[1]
        preview = previews.lesson(name, pages.language(request))
        return pages.index(settings.static, request, preview)

    async def verify(request: Request) -> Response:
        return pages.index(settings.static, request, previews.verify(pages.language(request)))

    async def replay(request: Request) -> Response:
        return pages.index(settings.static, request, previews.replay(None, pages.language(request)))

    async def pad(request: Request) -> Response:
        return pages.index(settings.static, request, previews.pad(pages.language(request)))

    async def played(request: Request) -> Response:
        return pages.index(settings.static, request, previews.played(pages.language(request)))

    async def game_again(request: Request, table: str, game: int) -> Response:
        preview = previews.replay(f"r/{quote(table)}/{game}", pages.language(request))
        return pages.index(settings.static, request, preview)

    async def embedded(request: Request, table: str, game: int) -> Response:
        preview = previews.nowhere(pages.language(request))
        return pages.index(settings.static, request, preview, framed=True)

    async def table(request: Request, table: str) -> Response:
        with suppress(StorageError):
            if header := await store.header(table):
                watch = not {"watch", "table"}.isdisjoint(request.query_params)
                preview = previews.table(header.game, watch, pages.language(request))
                return pages.index(settings.static, request, preview)
        return pages.index(settings.static, request, previews.nowhere(pages.language(request)))

    async def join(request: Request, code: str) -> Response:
        # After the #: the page asks for the table itself, and says what is wrong.
        address = f"{request.base_url.path}#code={quote(code[:32], safe='')}"
        return RedirectResponse(address, 302, {"Cache-Control": pages.ASK})

    page("/", home)
    page("/index.html", home)  # which the service worker keeps
    for name in registry.names():
        page(f"/{name}", game)
        page(f"/{name}/learn", lesson)
    page("/verify", verify)
    page("/replay", replay)
    page("/played", played)
    page("/pad", pad)
    page("/r/{table}/{game:int}", game_again)
    page("/embed/{table}/{game:int}", embedded)
    page("/t/{table}", table)
    page("/c/{circle}", home)  # it says nothing of the circle, not even its name
    page("/j/{code}", join)
    _add_rulebooks(settings, page)
    app.routes.insert(0, Mount("/assets", pages.Files(settings.static / "assets", pages.FOREVER)))
    app.routes.append(pages.Rest("/", pages.Files(settings.static)))


def _add_rulebooks(settings: Settings, page: Callable[..., None]) -> None:
    def shown(book: Rulebook) -> Callable[..., Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return pages.index(settings.static, request, book, folder=book.path)

        return answer

    def moved(path: str) -> Callable[..., Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return RedirectResponse(request.base_url.path + path, 308)

        return answer

    def negotiated(game: str) -> Callable[..., Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            book = Rulebook(game, pages.language(request))
            headers = {"Cache-Control": pages.ASK, "Vary": "Accept-Language"}
            return RedirectResponse(request.base_url.path + book.path, 302, headers)

        return answer

    here = {"Cache-Control": pages.ASK}  # they name this server as it was asked for

    async def sitemap(request: Request) -> Response:
        text = rulebooks.sitemap(str(request.base_url))
        return Response(text, media_type="application/xml", headers=here)

    async def robots(request: Request) -> Response:
        return PlainTextResponse(rulebooks.robots(str(request.base_url)), headers=here)

    for book in rulebooks.rulebooks():
        page(f"/{book.path}", shown(book))
        page(f"/{book.path[:-1]}", moved(book.path))  # its links are counted from its folder
    for name in registry.names():
        page(f"/{name}/rules", negotiated(name))
        page(f"/{name}/rules/", negotiated(name))
    page("/sitemap.xml", sitemap)
    page("/robots.txt", robots)


def _person(request: Request) -> str:
    """The hash of the token that the request must have (UnknownTokenError)."""
    token = token_of(request)
    if token is None:
        raise UnknownTokenError("expected the token of a seat: Authorization: Bearer ...")
    return token_hash(token)


def _failure(error: ParlourError) -> Response:
    details = error.details if isinstance(error, GuessedError) else None
    failure = wire.Failure(code=error.code, message=str(error), details=details)
    headers = {"Retry-After": str(details["seconds"])} if details else None
    return as_json(failure, status_of(type(error)), headers)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    measures.errors.labels(error.code).inc()
    return _failure(error)


async def _http_error(settings: Settings, request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.asks_for_page(request):
        nowhere = previews.nowhere(pages.language(request))
        return pages.index(settings.static, request, nowhere, 404)
    code = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "bad-request")
    failure = wire.Failure(code=code, message=str(error.detail))
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ", ".join(_methods(request))
    return as_json(failure, error.status_code, headers)


def _methods(request: Request) -> list[str]:
    """What the address has: it may have a route for each, of which Starlette names the first."""
    routes = [each for each in request.app.routes if isinstance(each, Route)]
    here = [each for each in routes if each.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for each in here for method in each.methods or ()})


async def _crashed(request: Request, error: Exception) -> Response:
    return _failure(StorageError("the server failed; try again"))
