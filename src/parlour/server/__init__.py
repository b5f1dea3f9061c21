"""Parlour's server: tables that live in a log, and the sockets around them.

`run` serves until it is told to stop; `parlour.server.app.create_app` is the ASGI application.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from parlour.server.settings import Settings

if TYPE_CHECKING:
    import uvicorn

__all__ = ["Settings", "run", "server"]


def run(settings: Settings | None = None, ready: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM. `ready` is called with the address once it can be opened.

    Raises SystemExit where the address is in use.
    """
    server(settings or Settings(), ready).run()


def server(settings: Settings, ready: Callable[[str], None] | None = None) -> "uvicorn.Server":
    """The server, not yet running."""
    from parlour.server.serving import make

    return make(settings, ready)
