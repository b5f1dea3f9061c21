"""Replays in pages of others: the answer of `/api/oembed` (https://oembed.com)."""

import re
from html import escape
from typing import Any, NamedTuple

from starlette.requests import Request

from parlour.server import wire
from parlour.server.errors import MessageError
from parlour.text import FALLBACK, Texts

WIDTH, HEIGHT = 720, 540
"""Of a frame, in pixels, unless less is asked for."""
LEAST = 240

PARAMETERS: tuple[dict[str, Any], ...] = (
    {"name": "url", "in": "query", "required": True, "schema": {"type": "string"}},
    *(
        {"name": name, "in": "query", "schema": {"type": "integer", "minimum": LEAST}}
        for name in ("maxwidth", "maxheight")
    ),
    {"name": "format", "in": "query", "schema": {"enum": ["json"]}},
)
ADDRESS = re.compile(r"r/([A-Za-z0-9_-]{1,32})/(\d{1,6})/?(\?[\w=&-]{0,200})?(#.*)?")


class Wanted(NamedTuple):
    """The replay that somebody wants to embed."""

    table: str
    game: int
    query: str
    """The position in it, with its `?`; or empty."""
    width: int
    height: int


def wanted(request: Request) -> Wanted:
    """The replay and the size that a request asks for (MessageError: another site's replay, or
    another format than JSON)."""
    asked = request.query_params
    if asked.get("format", "json") != "json":
        raise MessageError("format: expected json")
    base, url = str(request.base_url), asked.get("url", "")
    found = ADDRESS.fullmatch(url.removeprefix(base)) if url.startswith(base) else None
    if found is None:
        raise MessageError(f"url: expected the address of a replay, {base}r/...")
    return Wanted(
        found[1],
        int(found[2]),
        found[3] or "",
        _size(asked.get("maxwidth"), "maxwidth", WIDTH),
        _size(asked.get("maxheight"), "maxheight", HEIGHT),
    )


def _size(text: str | None, name: str, usual: int) -> int:
    if text is None:
        return usual
    if not re.fullmatch(r"\d{1,6}", text, re.ASCII) or int(text) < LEAST:
        raise MessageError(f"{name}: expected a number of pixels, {LEAST} or more")
    return min(usual, int(text))


def answer(request: Request, wanted: Wanted) -> wire.Embedding:
    """A frame that shows it."""
    title = Texts("previews", FALLBACK)("preview-replay")
    address = f"{request.base_url}embed/{wanted.table}/{wanted.game}{wanted.query}"
    return wire.Embedding(
        title=title,
        provider_url=str(request.base_url),
        width=wanted.width,
        height=wanted.height,
        html=(
            f'<iframe src="{escape(address)}" width="{wanted.width}" height="{wanted.height}" '
            f'style="border:0" allowfullscreen title="{escape(title)}"></iframe>'
        ),
    )
