"""The server as an ASGI application: its parts (`services.py`) and its addresses."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from parlour.core.errors import ParlourError
from parlour.server.doors.doors import Doors
from parlour.server.doors.security import SecurityHeaders
from parlour.server.serving import addresses
from parlour.server.serving.failures import crashed, http_error, refused
from parlour.server.serving.gate import Gate, Under
from parlour.server.serving.services import Services
from parlour.server.settings.settings import Settings


def create_app(settings: Settings | None = None, doors: Doors | None = None) -> FastAPI:
    """The application; its lifespan starts and stops its services, which are `app.state.services`
    (ClashError: settings that do not go together)."""
    settings = settings or Settings()
    doors = doors or Doors(settings)
    services = Services(settings, doors)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with services.running():
            yield

    app = FastAPI(
        title="Parlour", lifespan=lifespan, openapi_url=None, docs_url=None, redoc_url=None
    )
    app.state.services = services
    app.add_middleware(GZipMiddleware, minimum_size=1024)
    app.add_middleware(Gate, doors=doors)
    app.add_middleware(SecurityHeaders)
    if settings.root_path:
        app.add_middleware(Under, root=settings.root_path)
    app.add_exception_handler(ParlourError, refused)
    app.add_exception_handler(HTTPException, partial(http_error, settings))
    app.add_exception_handler(Exception, crashed)
    addresses.add_all(app, services)
    return app
