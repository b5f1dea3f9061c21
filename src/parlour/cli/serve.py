"""`parlour serve`, and what `parlour play` shares with it: the server, and perhaps a browser."""

import logging
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import misuse
from parlour.cli.settings import about, with_settings
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.errors import ParlourError
from parlour.server.settings import Settings

logger = logging.getLogger("parlour.server")

LOOPBACK = "127.0.0.1"
PORT = 8000

STATUS = {"bad-address": 69, "bad-database": 65, "storage": 74, "settings-clash": 2}
"""What the process ends with when the server cannot start, by the code of the error: the numbers of
sysexits.h, which systemd knows by name."""

Data = Annotated[Path | None, typer.Option(help=text("cli-data"), metavar=text("cli-folder"))]
Database = Annotated[str | None, typer.Option(help=about("setting-database"), metavar="URL")]


@with_settings
def serve(settings: Settings) -> None:
    """`parlour serve`."""
    run(settings, opens_browser=False)


def run(settings: Settings, *, opens_browser: bool) -> None:
    """Serve until stopped. As soon as the page can be opened, say where, and perhaps open it."""
    from parlour import server

    def ready(address: str) -> None:
        say(text("cli-ready", address=address))
        if opens_browser:  # in a thread: it can take long, and must not hold up the page
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        with suppress(KeyboardInterrupt):  # Ctrl+C is the way to end it
            server.run(settings, ready)
    except ParlourError as error:
        say(text("cli-error", message=misuse.refused(error)), err=True)
        raise typer.Exit(STATUS.get(error.code, 1)) from None
    except Exception as error:  # a bug, whose traceback is for whoever looks for it
        logger.debug("the server failed", exc_info=True)
        say(text("cli-error", message=text("cli-failed", kind=type(error).__name__)), err=True)
        raise typer.Exit(1) from None


def free_port() -> int:
    """The usual port, so that a browser finds its seats again; 0 (any) if that is taken."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((LOOPBACK, PORT))
        except OSError:
            return 0
    return PORT


def has_display() -> bool:
    """Whether a browser can open. Without a screen, `webbrowser` would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
