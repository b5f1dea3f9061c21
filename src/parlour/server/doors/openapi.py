"""The HTTP part as an OpenAPI document, served at `/api/openapi.json`.

FastAPI finds the addresses; `describe` adds the request, the answers and the refusals of each.
Bodies are types of the wire.
"""

from importlib.metadata import version
from typing import Any, Literal

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from parlour.bots import UnknownBotError
from parlour.core.errors import OptionError, ParlourError, UnknownGameError
from parlour.server import errors, wire

URL = "/api/openapi.json"
VERSION = "3.1.0"

REF = "#/components/schemas/{name}"
TYPES: dict[str, Any] = {
    "Games": list[wire.GameInfo],
    **{each.__name__: each for each in wire.BODIES if each is not wire.GameInfo},
}
"""The types of bodies, by the names that `describe` takes."""


def describe(
    answers: str,
    *refusals: type[ParlourError],
    status: int = 200,
    takes: str | None = None,
    parameters: tuple[dict[str, Any], ...] = (),
    token: Literal["token", "code"] | None = None,
    needs_token: bool = False,
) -> dict[str, Any]:
    """Describe a route to FastAPI: the types of its body and its answer, and the errors it refuses
    with. `token`: it reads the token of a seat, if one is sent, or needs a code; `needs_token`: a
    seat's token must be sent."""
    by_status: dict[int, list[type[ParlourError]]] = {}
    for refusal in (*refusals, errors.StorageError):
        by_status.setdefault(errors.status_of(refusal), []).append(refusal)
    extra: dict[str, Any] = {
        "responses": {
            str(status): {"description": "As asked.", **_json(answers)},
            **{
                str(code): {
                    "description": " ".join(f"`{each.code}`: {each.__doc__}" for each in found),
                    **_json("Failure"),
                }
                for code, found in sorted(by_status.items())
            },
        }
    }
    if takes:
        extra["requestBody"] = {"required": True, **_json(takes)}
    if parameters:
        extra["parameters"] = list(parameters)
    if needs_token:
        extra["security"] = [{"token": []}]
    elif token:
        extra["security"] = [{}, {"token": []}] if token == "token" else [{"code": []}]
    return {"status_code": status, "openapi_extra": extra}


def number(name: str, description: str) -> dict[str, Any]:
    """Describe a number in the address, which may be left out."""
    return {
        "name": name,
        "in": "query",
        "required": False,
        "description": description,
        "schema": {"type": "integer", "minimum": 0, "maximum": 999_999},
    }


GAME_NUMBER = number("game", "1 for the first game at the table; without it, the last.")
BAD_BODY = (errors.FrameError, errors.MessageError)
BAD_TRANSFER = (errors.TransferError, errors.OriginError)
BAD_TABLE = (
    UnknownGameError,
    OptionError,
    errors.BadNameError,
    errors.ReservedNameError,
    errors.TableFullError,
    errors.EmptySeatsError,
    errors.OriginError,
    errors.RateError,
    UnknownBotError,
)


def document(app: FastAPI, root_path: str = "") -> dict[str, Any]:
    """The OpenAPI document of all routes, which may lie under a path."""
    made = get_openapi(
        title="Parlour",
        version=version("parlour"),
        openapi_version=VERSION,
        description="Tables over HTTP. What is said at a table goes over its WebSocket, "
        "`/api/tables/{table}/socket`: see docs/protocol.md.",
        routes=app.routes,
        servers=[{"url": root_path}] if root_path else None,
    )
    roots, schemas = msgspec.json.schema_components(TYPES.values(), ref_template=REF)
    for name, root in zip(TYPES, roots, strict=True):
        schemas.setdefault(name, root)
    made["components"] = {
        "schemas": schemas,
        "securitySchemes": {
            "token": {
                "type": "http",
                "scheme": "bearer",
                "description": "The token of a seat, as `Created` or `welcome` gave it.",
            },
            "code": {
                "type": "http",
                "scheme": "bearer",
                "description": "The code of a transfer, as `Transfer` gave it.",
            },
        },
    }
    for path in made["paths"].values():
        for operation in path.values():
            operation["responses"].pop("422", None)  # FastAPI's own; ours are Failures
    return made


def _json(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": REF.format(name=name)}}}}
