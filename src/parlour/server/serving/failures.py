"""Answers to requests that fail: every error is a `Failure`."""

from fastapi import Request
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Route

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.doors.requests import as_json
from parlour.server.errors import GuessedError, StorageError, status_of
from parlour.server.operating import measures
from parlour.server.pages import index as pages
from parlour.server.pages import previews
from parlour.server.settings.settings import Settings


def failure(error: ParlourError) -> Response:
    """The answer that tells of an error."""
    details = error.details if isinstance(error, GuessedError) else None
    told = wire.Failure(code=error.code, message=str(error), details=details)
    headers = {"Retry-After": str(details["seconds"])} if details else None
    return as_json(told, status_of(type(error)), headers)


async def refused(request: Request, error: Exception) -> Response:
    """The answer to a request that is refused."""
    assert isinstance(error, ParlourError)
    measures.errors.labels(error.code).inc()
    return failure(error)


async def http_error(settings: Settings, request: Request, error: Exception) -> Response:
    """The answer where HTTP itself goes wrong; a browser that asks for an unknown address gets the
    page."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.asks_for_page(request):
        nowhere = previews.nowhere(pages.language(request))
        return pages.index(settings.static, request, nowhere, 404)
    code = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "bad-request")
    told = wire.Failure(code=code, message=str(error.detail))
    headers = dict(error.headers or {})
    if error.status_code == 405:
        headers["Allow"] = ", ".join(_methods(request))
    return as_json(told, error.status_code, headers)


def _methods(request: Request) -> list[str]:
    """The methods of the address: it may have a route for each, of which Starlette names the
    first."""
    routes = [each for each in request.app.routes if isinstance(each, Route)]
    here = [each for each in routes if each.matches(request.scope)[0] is not Match.NONE]
    return sorted({method for each in here for method in each.methods or ()})


async def crashed(request: Request, error: Exception) -> Response:
    """The answer where the server has a bug."""
    return failure(StorageError("the server failed; try again"))
