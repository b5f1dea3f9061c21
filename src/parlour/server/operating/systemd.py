"""Tells systemd of the server's life (`Type=notify`)."""

import asyncio
import contextlib
import os
import socket

from parlour.core.numbers import Seconds

TIMES = 4
"""The number of times that it is told, in the time after which it takes a silent server to hang."""


def notify(state: str) -> None:
    """Tell systemd something, such as "READY=1", if it asked to be told (by the protocol of
    sd_notify)."""
    place = os.environ.get("NOTIFY_SOCKET")
    if not place or not hasattr(socket, "AF_UNIX"):
        return
    if place.startswith("@"):  # not in the file system
        place = "\0" + place[1:]
    with (
        contextlib.suppress(OSError),
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as told,
    ):
        told.connect(place)
        told.sendall(state.encode())


def watching() -> Seconds | None:
    """The seconds after which systemd is to be told again that the server is alive (`WatchdogSec`);
    None: it does not watch."""
    given = os.environ.get("WATCHDOG_USEC", "")
    return int(given) / 1_000_000 / TIMES if given.isdecimal() else None


async def live() -> None:
    """Tell systemd that the event loop runs, until cancelled, if it watches."""
    every = watching()
    while every:
        notify("WATCHDOG=1")
        await asyncio.sleep(every)
