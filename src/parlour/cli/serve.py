"""`parlour serve`, and what `parlour play` shares with it: the server, and perhaps a browser."""

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.server.settings import Settings

LOOPBACK = "127.0.0.1"
PORT = 8000

Data = Annotated[Path | None, typer.Option(help=text("cli-data"), metavar=text("cli-folder"))]
Database = Annotated[str | None, typer.Option(help=text("cli-database"), metavar="URL")]


def serve(
    host: Annotated[str, typer.Option(help=text("cli-host"))] = LOOPBACK,
    port: Annotated[int, typer.Option(help=text("cli-serve-port"), min=0, max=65535)] = PORT,
    data: Data = None,
    database: Database = None,
    bus: Annotated[str | None, typer.Option(help=text("cli-bus"), metavar="URL")] = None,
    workers: Annotated[int, typer.Option(help=text("cli-workers"), min=1, max=256)] = 1,
    share: Annotated[bool, typer.Option("--share", help=text("cli-share"))] = False,
    bot_workers: Annotated[
        int | None, typer.Option(help=text("cli-bot-workers"), min=0, max=1024)
    ] = None,
    host_name: Annotated[list[str] | None, typer.Option(help=text("cli-host-name"))] = None,
    proxy: Annotated[list[str] | None, typer.Option(help=text("cli-proxy"))] = None,
    connections: Annotated[
        int, typer.Option(help=text("cli-connections"), min=10)
    ] = Settings.connections,
) -> None:
    """`parlour serve`."""
    settings = Settings(
        host=host,
        port=port,
        data=data,
        database=database,
        bus=bus,
        workers=workers,
        share=share,
        bot_workers=bot_workers,
        host_names=tuple(host_name or ()),
        proxies=Settings.proxies if proxy is None else tuple(proxy),
        connections=connections,
    )
    run(settings, opens_browser=False)


def run(settings: Settings, *, opens_browser: bool) -> None:
    """Serve until stopped. As soon as the page can be opened, say where, and perhaps open it."""
    from parlour import server

    def ready(address: str) -> None:
        say(text("cli-ready", address=address))
        if opens_browser:  # in a thread: it can take long, and must not hold up the page
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with suppress(KeyboardInterrupt):  # Ctrl+C is the way to end it
        server.run(settings, ready)


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
