"""What systemd is told of the server's life (`Type=notify`)."""

import contextlib
import os
import socket


def notify(state: str) -> None:
    """Tell systemd, such as "READY=1", if it asked to be told (sd_notify, by its protocol)."""
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
