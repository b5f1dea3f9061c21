"""The way in for every request: under the server's path, past the doors."""

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from parlour.server.doors.doors import Doors, Visitor
from parlour.server.doors.requests import address_of
from parlour.server.doors.security import check_host
from parlour.server.errors import CrowdError, HostError, RateError
from parlour.server.pages import index as pages
from parlour.server.pages.previews import OEMBED
from parlour.server.serving.addresses.health import HEALTH
from parlour.server.serving.addresses.tables import TABLES
from parlour.server.serving.failures import failure


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
            answer = failure(error)
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
        if request.scope["type"] == "http" and path.startswith((f"{TABLES}/", OEMBED)):
            doors.demand(doors.reads.take(address), "reads", fewer)
