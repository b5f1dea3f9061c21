"""The built page: files of `static/`, if it has been built."""

from pathlib import Path

from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

FOREVER = "public, max-age=31536000, immutable"
ASK = "no-cache"

NOT_BUILT = (
    "The page of this server has not been built: `make page` builds it.\n"
    "The API is there all the same, see /api/games.\n"
)


def index(static: Path) -> Response:
    """The one page, which finds out by its address what to show."""
    page = static / "index.html"
    if not page.is_file():
        return PlainTextResponse(NOT_BUILT, status_code=503, headers={"Cache-Control": ASK})
    return FileResponse(page, headers={"Cache-Control": ASK})


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
