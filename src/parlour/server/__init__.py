"""Parlour's server: tables that live in logs, and the sockets around them.

`run` serves until told to stop; `parlour.server.serving.app.create_app` is the ASGI application.
"""

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from parlour.core.errors import needing
from parlour.server.settings.settings import Settings

if TYPE_CHECKING:
    import uvicorn

__all__ = ["Settings", "run", "server"]


def run(settings: Settings | None = None, ready: Callable[[str], None] | None = None) -> None:
    """Serve until a signal to stop. `ready` is called with the address once it can be opened.

    Raises AddressError if it cannot listen, StorageError if it cannot keep tables, UnusableError
    for settings that do not go together or cannot be used, NotInstalledError.
    """
    with needing("server"):
        from parlour.server.operating import logs, systemd
        from parlour.server.pages import index as pages
        from parlour.server.serving import workers
        from parlour.server.serving.running import listen
        from parlour.server.settings import configuration

    settings = settings or Settings()
    logs.configure(settings.log_level, settings.log_format)
    for name, meant in configuration.mistaken().items():
        logs.logger.warning("%s is no setting (similar: %s)", name, meant)
    if settings.static != Settings.static:
        pages.check(settings.static)

    def told(address: str) -> None:
        systemd.notify("READY=1")
        if ready:
            ready(address)

    with contextlib.ExitStack() as open_sockets, _hanging_up():
        sockets = [open_sockets.enter_context(each) for each in listen(settings)]
        if settings.workers > 1:
            workers.run(settings, sockets, told)
        else:
            server(settings, told).run(sockets)


@contextlib.contextmanager
def _hanging_up() -> Iterator[None]:
    """Meanwhile a terminal that closes stops the server as any signal does, unless it was started
    to outlast its terminal (nohup)."""
    hangup: Any = getattr(signal, "SIGHUP", None)  # Windows has none
    before = hangup and signal.getsignal(hangup)
    if before is not signal.SIG_DFL or threading.current_thread() is not threading.main_thread():
        yield
        return
    signal.signal(hangup, lambda *_: signal.raise_signal(signal.SIGTERM))
    try:
        yield
    finally:
        signal.signal(hangup, before)


def server(settings: Settings, ready: Callable[[str], None] | None = None) -> "uvicorn.Server":
    """The server, not yet running."""
    with needing("server"):
        from parlour.server.serving.running import make

    return make(settings, ready)
