"""The built page: files of `static/`, if it has been built."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from parlour.server.previews import MARK, Preview

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"

NOT_BUILT = (
    "The page of this server has not been built: `make page` builds it.\n"
    "The API is there all the same, see /api/games.\n"
)


def index(static: Path, request: Request, preview: Preview, status: int = 200) -> Response:
    """The one page, which finds out by its address what to show; `preview` is for who does not
    run it."""
    try:
        page = (static / "index.html").read_text(encoding="utf-8")
    except FileNotFoundError:
        return PlainTextResponse(NOT_BUILT, status_code=503, headers={"Cache-Control": ASK})
    page = page.replace(MARK, preview.html(str(request.base_url)))
    return HTMLResponse(page, status, headers={"Cache-Control": ASK})


def asks_for_page(request: Request) -> bool:
    """Whether a person looks at the answer: browsers ask for HTML when they go somewhere."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


class Files(StaticFiles):
    """Everything else in the folder. Files under `assets/` bear a hash of their content in their
    names, and never change."""

    def __init__(self, static: Path) -> None:
        super().__init__(directory=static, check_dir=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":  # there is none at this address
            await WebSocketClose()(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def check_config(self) -> None:
        """The folder may be missing, or be built later."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = FOREVER if path.startswith("assets/") else ASK
        return response
