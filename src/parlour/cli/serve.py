"""`parlour serve`, and the code that `parlour play` shares with it: the server, and opening a
browser."""

import logging
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli import misuse, terminal
from parlour.cli.options import path_option
from parlour.cli.settings import about, with_settings
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.errors import ParlourError
from parlour.server.settings.settings import Settings

logger = logging.getLogger("parlour.server")

LOOPBACK = "127.0.0.1"
PORT = Settings.port
"""The usual port."""

STATUS = {
    "bad-address": 69,
    "bad-database": 65,
    "storage": 74,
    "not-installed": 2,
    "settings-clash": 2,
    "unusable-setting": 2,
}
"""The exit status of the process when the server cannot start, by the code of the error. These are
the numbers of sysexits.h, which systemd knows by name."""

Host = Annotated[str, typer.Option(help=about("setting-host"), metavar=text("cli-text"))]
Data = Annotated[Path | None, path_option(text("cli-data"), metavar=text("cli-folder"))]
Database = Annotated[str | None, typer.Option(help=about("setting-database"), metavar="URL")]


@with_settings
def serve(settings: Settings) -> None:
    """`parlour serve`."""
    run(settings, opens_browser=False)


def run(settings: Settings, *, opens_browser: bool, place: str = "") -> None:
    """Serve until stopped. As soon as the page can be opened, say where, and perhaps open it.
    `place`: the address to open, counted from the home page; it is said if no browser opens it."""
    from parlour import server

    def ready(address: str) -> None:
        there = f"{address.rstrip('/')}/{place}" if place else address
        try:
            said = address if opens_browser else there
            say("\n".join([text("cli-ready", address=said), *for_others(settings, address)]))
        except OSError:  # nobody reads it, or the disk is full: that is no reason not to serve
            terminal.abandon()
        if opens_browser:  # in a thread: it can take long, and must not hold up the page
            threading.Thread(target=webbrowser.open, args=(there,), daemon=True).start()

    try:
        with suppress(KeyboardInterrupt):  # Ctrl+C is the way to end it
            server.run(settings, ready)
    except ParlourError as error:
        say(text("cli-error", message=misuse.refused(error)), err=True)
        raise typer.Exit(STATUS.get(error.code, 1)) from None
    except Exception as error:  # a bug: its traceback helps to find it
        logger.debug("the server failed", exc_info=True)
        say(text("cli-error", message=text("cli-failed", kind=type(error).__name__)), err=True)
        raise typer.Exit(1) from None


def for_others(settings: Settings, address: str) -> Iterator[str]:
    """The line for other people on the network: the address of the page or, on a terminal, how to
    let them reach it. None behind a proxy, since they use its name."""
    from parlour.server.doors import network

    if settings.host_names or settings.root_path:
        return
    if found := network.for_others(settings.host, address):
        yield text("cli-ready-network", address=found)
    elif settings.host == LOOPBACK and sys.stdout and sys.stdout.isatty():
        yield text("cli-ready-alone")


def free_port(host: str = LOOPBACK) -> int:
    """Return the usual port, so that a browser finds its seats again; 0 (any) if it is taken."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, PORT))
        except OSError:
            return 0
    return PORT


def has_display() -> bool:
    """True if a browser can open its own window. Without a screen, `webbrowser` would take over the
    terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
