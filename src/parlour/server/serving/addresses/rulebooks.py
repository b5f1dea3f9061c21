"""The addresses of the public rules, and those that search engines ask for."""

from collections.abc import Awaitable, Callable

from fastapi import FastAPI, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from parlour.games import registry
from parlour.server.pages import index as pages
from parlour.server.pages import rulebooks
from parlour.server.pages.rulebooks import Rulebook
from parlour.server.serving.addresses.pages import add_page
from parlour.server.serving.services import Services


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the addresses."""

    def shown(book: Rulebook) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return pages.index(services.settings.static, request, book, folder=book.path)

        return answer

    def moved(path: str) -> Callable[[Request], Awaitable[Response]]:
        async def answer(request: Request) -> Response:
            return RedirectResponse(request.base_url.path + path, 308)

        return answer

    def negotiated(game: str) -> Callable[[Request], Awaitable[Response]]:
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
        add_page(app, f"/{book.path}", shown(book))
        # Its links are counted from its folder.
        add_page(app, f"/{book.path[:-1]}", moved(book.path))
    for name in registry.names():
        add_page(app, f"/{name}/rules", negotiated(name))
        add_page(app, f"/{name}/rules/", negotiated(name))
    add_page(app, "/sitemap.xml", sitemap)
    add_page(app, "/robots.txt", robots)
