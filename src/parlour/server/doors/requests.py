"""Reading requests, and answering them as JSON."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from parlour.server.doors.doors import Doors
from parlour.server.errors import FrameError, MessageError, UnknownTokenError
from parlour.server.wire.limits import MAX_BODY

Body = TypeVar("Body")


async def body(request: Request, of: type[Body], most: int = MAX_BODY) -> Body:
    """The body of a request, of at most so many bytes, as a value of this type (FrameError,
    MessageError)."""
    read = b""
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > most:
                raise FrameError(f"expected a body of at most {most} bytes")
    except ClientDisconnect:
        raise FrameError("expected the whole body") from None
    try:
        return msgspec.json.decode(read, type=of)
    except msgspec.ValidationError as error:
        raise MessageError(str(error)) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise FrameError(f"expected JSON: {error}") from None


def address_of(request: HTTPConnection, doors: Doors) -> str | None:
    """The client that a request counts for, as `Addresses.group` names it; None: no limits
    apply."""
    return doors.addresses.group(request.client and request.client.host)


def token_of(request: Request) -> str | None:
    """The token of a seat, or the code, that the request carries; None: it has none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def needed_token(request: Request, of: str = "a seat") -> str:
    """The token that a request must carry (UnknownTokenError)."""
    token = token_of(request)
    if token is None:
        raise UnknownTokenError(f"expected the token of {of}: Authorization: Bearer ...")
    return token


def as_json(content: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """An answer with this content as JSON."""
    return Response(
        msgspec.json.encode(content),
        status,
        media_type="application/json",
        headers={"Cache-Control": "no-store", **(headers or {})},
    )
