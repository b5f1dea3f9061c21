"""The addresses that people open, each of which is the page, and the files that it loads."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from urllib.parse import quote

from fastapi import FastAPI, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Mount

from parlour.core.errors import ParlourError
from parlour.games import registry
from parlour.server.pages import index as pages
from parlour.server.pages import previews
from parlour.server.pages.previews import Preview
from parlour.server.serving.services import Services


def add_page(app: FastAPI, path: str, answer: Callable[[Request], Awaitable[Response]]) -> None:
    """Add an address that people open. It is no part of the interface, and read from the request
    alone: FastAPI would take ten times as long to add it."""
    app.add_route(path, answer, methods=["GET", "HEAD"], include_in_schema=False)


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses, and after them every other file of the page."""
    _add_same_for_all(app, services)
    _add_tables(app, services)
    static = services.settings.static
    app.routes.insert(0, Mount("/assets", pages.Files(static / "assets", pages.FOREVER)))
    app.routes.append(pages.Rest("/", pages.Files(static)))


def _add_same_for_all(app: FastAPI, services: Services) -> None:
    """Pages that depend on nothing but the reader's language."""

    def add(path: str, preview: Callable[[str], Preview]) -> None:
        async def answer(request: Request) -> Response:
            shown = preview(pages.language(request))
            return pages.index(services.settings.static, request, shown)

        add_page(app, path, answer)

    add("/", previews.home)
    add("/index.html", previews.home)  # which the service worker keeps
    add("/c/{circle}", previews.home)  # it says nothing of the circle, not even its name
    add("/c/{circle}/games", previews.home)
    add("/verify", previews.verify)
    add("/replay", partial(previews.replay, None))
    add("/played", previews.played)
    add("/pad", previews.pad)
    for name in registry.names():
        add(f"/{name}", partial(previews.game, name))
        add(f"/{name}/learn", partial(previews.lesson, name))


def _add_tables(app: FastAPI, services: Services) -> None:
    """The pages of tables and of their games."""
    static = services.settings.static

    async def replay(request: Request) -> Response:
        table, game = request.path_params["table"], request.path_params["game"]
        preview = previews.replay(f"r/{quote(table)}/{game}", pages.language(request))
        return pages.index(static, request, preview)

    async def embedded(request: Request) -> Response:
        preview = previews.nowhere(pages.language(request))
        return pages.index(static, request, preview, framed=True)

    async def table(request: Request) -> Response:
        with suppress(ParlourError):  # the page asks for the table itself, and says what is wrong
            if header := await services.store.header(request.path_params["table"]):
                watch = not {"watch", "table"}.isdisjoint(request.query_params)
                game = registry.get(header.game).name
                preview = previews.table(game, watch, pages.language(request))
                return pages.index(static, request, preview)
        return pages.index(static, request, previews.nowhere(pages.language(request)))

    async def join(request: Request) -> Response:
        # After the #: the page asks for the table itself.
        code = quote(request.path_params["code"][:32], safe="")
        address = f"{request.base_url.path}#code={code}"
        return RedirectResponse(address, 302, {"Cache-Control": pages.ASK})

    add_page(app, "/r/{table}/{game:int}", replay)
    add_page(app, "/embed/{table}/{game:int}", embedded)
    add_page(app, "/t/{table}", table)
    add_page(app, "/j/{code}", join)
