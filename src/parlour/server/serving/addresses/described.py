"""The address of the OpenAPI document, which describes the others for programs."""

from fastapi import FastAPI
from starlette.responses import Response

from parlour.server.doors import openapi
from parlour.server.doors.requests import as_json
from parlour.server.serving.services import Services


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the address."""

    @app.get(openapi.URL, include_in_schema=False)
    async def described() -> Response:
        return as_json(openapi.document(app, services.settings.root_path))
