"""`parlour play` and `parlour serve`: the server, with and without a browser on this machine."""

import dataclasses
import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.texts import text

LOOPBACK = "127.0.0.1"
PORT = 8421

Port = Annotated[int | None, typer.Option(help=text("cli-port"), min=1, max=65535)]
Data = Annotated[Path | None, typer.Option(help=text("cli-data"), metavar=text("cli-folder"))]


def play(
    port: Port = None,
    data: Data = None,
    browser: Annotated[bool | None, typer.Option(help=text("cli-browser"))] = None,
) -> None:
    opens = has_display() if browser is None else browser
    run(LOOPBACK, port or free_port(), data, opens_browser=opens)


def serve(
    host: Annotated[str, typer.Option(help=text("cli-host"))] = LOOPBACK,
    port: Port = PORT,
    data: Data = None,
) -> None:
    run(host, port or free_port(), data, opens_browser=False)


def run(host: str, port: int, data: Path | None, *, opens_browser: bool) -> None:
    """Run the server until it is stopped; say where it is as soon as it answers."""
    announcer = threading.Thread(target=announce, args=(host, port, opens_browser), daemon=True)
    announcer.start()

    from parlour import server
    from parlour.server.settings import Settings

    settings = Settings(host=host, port=port)
    server.run(settings if data is None else dataclasses.replace(settings, data=data))


def announce(host: str, port: int, opens_browser: bool) -> None:
    """Print the address once the server answers, and open it in the browser."""
    reached = LOOPBACK if host in ("0.0.0.0", "::", "") else host
    while not answers(reached, port):
        time.sleep(0.02)
    shown = f"[{reached}]" if ":" in reached else reached
    url = f"http://{shown}:{port}/"
    typer.echo(text("cli-ready", url=url))
    if opens_browser:
        webbrowser.open(url)


def answers(host: str, port: int) -> bool:
    try:
        with socket.create_connection((host, port), timeout=1):
            return True
    except OSError:
        return False


def free_port() -> int:
    """The usual port, so that a browser finds its seats again; another one where that is taken."""
    for port in (PORT, 0):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((LOOPBACK, port))
            except OSError:
                continue
            return int(probe.getsockname()[1])
    raise OSError("no free port")


def has_display() -> bool:
    """Can a browser open here? Without a screen, `webbrowser` would take over the terminal."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
