"""Several processes that serve at one address: this one listens, starts them and keeps them going.

Everything that a worker has in memory can be lost. A worker that dies or hangs is replaced, and its
players come back to other workers.
"""

import contextlib
import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any

from parlour.core.errors import ParlourError
from parlour.core.numbers import Seconds
from parlour.server.cluster.handover import Mailbox, Mailboxes
from parlour.server.doors.doors import SPARE, open_files
from parlour.server.operating import logs, systemd
from parlour.server.settings.setting import ClashError
from parlour.server.settings.settings import Settings, further

PAUSE = 1.0
"""Seconds before a worker that died young is replaced; each time twice as long."""
LONGEST = 30.0
YOUNG = 10.0
"""Seconds; a worker that dies before this age died young."""
SLACK = 5.0
"""Seconds above `drain` and `stop_timeout` after which a worker that does not stop is killed."""
TICK = 1.0
"""Seconds between two checks that the workers are alive."""
HUNG = 30.0
"""Seconds without a beat (`handover`) after which a worker counts as hung: longer than a busy
worker or a slow machine ever needs."""
FILES = 8
"""The most files that the parent has open for each worker."""
SPAWN = multiprocessing.get_context("spawn")

logger = logging.getLogger("parlour.server")


class Worker:
    """One process, or the place for one."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.process: BaseProcess | None = None
        self.said: Connection | None = None
        """The pipe by which the worker says that it is ready, or why it cannot be."""
        self.born = 0.0
        self.due = 0.0
        """When the worker is to be started (monotonic seconds)."""
        self.pause = PAUSE
        self.ready = False
        self.beat = 0.0
        """The worker's last beat that was seen."""
        self.silent = 0.0
        """Seconds since that beat."""


def run(
    settings: Settings, sockets: list[socket.socket], ready: Callable[[str], None] | None
) -> None:
    """Serve until SIGINT or SIGTERM (ClashError; StorageError, AddressError: no worker can)."""
    if not settings.shared:
        raise ClashError(
            "expected PostgreSQL (--database) for several workers, or --share for SQLite",
            "workers-alone",
        )
    with Supervisor(settings, sockets, ready) as supervisor:
        supervisor.run()


class Supervisor:
    """Keeps the workers going."""

    def __init__(
        self,
        settings: Settings,
        sockets: list[socket.socket],
        ready: Callable[[str], None] | None,
    ) -> None:
        processes = settings.bot_processes
        self._settings = replace(
            settings,
            workers=1,
            bot_workers=processes and max(1, processes // settings.workers),
            connections=max(10, settings.connections // settings.workers),
        )
        self._sockets = sockets
        self._ready = ready
        self._workers = [Worker(number) for number in range(1, settings.workers + 1)]
        self._spawn = SPAWN
        # Closes when this process ends in any way: then the workers stop, too.
        self._alive, self._held = self._spawn.Pipe(duplex=False)
        self._mailboxes = _mailboxes(settings.workers)
        self._woken, self._wake = self._spawn.Pipe(duplex=False)
        self._stopping = False
        self._told = systemd.watching() is not None
        """True if systemd wants to hear from each turn of `run`."""
        self._served = False
        """True if all workers have been ready at once."""
        self._before: dict[signal.Signals, Any] = {}

    def __enter__(self) -> "Supervisor":
        """From now on, let signals stop the workers."""
        if threading.current_thread() is threading.main_thread():
            for each in (signal.SIGINT, signal.SIGTERM):
                self._before[each] = signal.signal(each, self._signalled)
        return self

    def __exit__(self, *_: object) -> None:
        """Stop them all."""
        self._end()
        if self._mailboxes:
            self._mailboxes.close()
        for each, before in self._before.items():
            signal.signal(each, before)

    def _signalled(self, number: int, _: object) -> None:
        """Stop the workers at the first signal; end them and this process at once at a second
        one."""
        if self._stopping:
            for worker in self._workers:
                if worker.process is not None:
                    worker.process.kill()
            os._exit(128 + number)
        self.stop()

    def stop(self) -> None:
        """Let `run` end."""
        self._stopping = True
        with contextlib.suppress(OSError):
            self._wake.send_bytes(b"")

    def run(self) -> None:
        """Start workers, and replace those that die or hang, until stopped (StorageError)."""
        while not self._stopping:
            if self._told:
                systemd.notify("WATCHDOG=1")
            now = time.monotonic()
            for worker in self._workers:
                if worker.process is None and now >= worker.due:
                    self._try_to_start(worker)
            dues = [worker.due - now for worker in self._workers if worker.process is None]
            watched = [self._woken, *self._watched()]
            wait(watched, timeout=max(0.0, min([TICK, *dues])))
            passed = time.monotonic() - now
            for worker in self._workers:
                self._look_at(worker)
                self._feel(worker, passed)

    def _watched(self) -> Iterator[Any]:
        for worker in self._workers:
            if worker.process is not None:
                yield worker.process.sentinel
                if worker.said is not None:
                    yield worker.said

    def _try_to_start(self, worker: Worker) -> None:
        """Start a worker, or try again later if the system has no memory, process or file left."""
        try:
            self._start(worker)
        except OSError as error:
            if not self._served:
                raise
            reason = error.strerror or type(error).__name__
            logger.warning("worker %d cannot be started: %s", worker.number, reason)
            self._put_off(worker)

    def _start(self, worker: Worker) -> None:
        with contextlib.ExitStack() as ours:
            worker.said, saying = self._spawn.Pipe(duplex=False)
            ours.callback(saying.close)
            sockets = [
                ours.enter_context(socket.socket(fileno=socket.dup(each.fileno())))
                for each in self._sockets
            ]
            mailbox = self._mailboxes and self._mailboxes.of(worker.number - 1)
            process = self._spawn.Process(
                target=_work,
                args=(self._settings_of(worker), sockets, mailbox, self._alive, saying),
                daemon=False,
            )
            process.start()
        worker.process, worker.born = process, time.monotonic()

    def _put_off(self, worker: Worker) -> None:
        """Put off the worker's next start, each time by a longer pause."""
        worker.due = time.monotonic() + worker.pause
        worker.pause = min(2 * worker.pause, LONGEST)

    def _settings_of(self, worker: Worker) -> Settings:
        metrics = self._settings.metrics
        if metrics is None:
            return self._settings
        return replace(self._settings, metrics=further(metrics, worker.number - 1))

    def _look_at(self, worker: Worker) -> None:
        process = worker.process
        if process is None:
            return
        self._listen_to(worker)
        if process.is_alive():
            return
        process.join()
        worker.process, worker.ready = None, False
        if self._mailboxes:
            self._mailboxes.empty(worker.number - 1)
        if self._stopping:
            return
        if time.monotonic() < worker.born + YOUNG:
            self._put_off(worker)
        else:
            worker.due, worker.pause = time.monotonic(), PAUSE
        logger.warning(
            "worker %d ended with status %s; it is replaced", worker.number, process.exitcode
        )

    def _feel(self, worker: Worker, passed: Seconds) -> None:
        """End a worker that is alive, but hangs. If this process was late itself, because the
        machine is slow or slept, so were the workers: that time is not counted."""
        if worker.process is None or self._mailboxes is None:
            return
        beat = self._mailboxes.beat(worker.number - 1)
        quiet = beat and beat == worker.beat
        worker.silent = worker.silent + min(passed, 2 * TICK) if quiet else 0.0
        worker.beat = beat
        if worker.silent >= HUNG:
            logger.error("worker %d hangs: silent for %d seconds", worker.number, worker.silent)
            worker.process.kill()
            worker.silent = 0.0

    def _listen_to(self, worker: Worker) -> None:
        if worker.said is None or not worker.said.poll():
            return
        try:
            said = worker.said.recv()
        except (EOFError, OSError):
            worker.said.close()
            worker.said = None
            return
        if isinstance(said, str):
            worker.ready = True
            if not self._served and all(each.ready for each in self._workers):
                self._served = True
                if self._ready:
                    self._ready(said)
        elif not self._served:  # the operator is to see why
            raise said
        else:
            logger.warning("worker %d cannot serve: %s", worker.number, said)

    def _end(self) -> None:
        self._stopping = True
        systemd.notify("STOPPING=1")
        self._held.close()  # all of them stop
        until = time.monotonic() + self._settings.drain + self._settings.stop_timeout + SLACK
        for worker in self._workers:
            if worker.process is not None:
                worker.process.join(max(0.0, until - time.monotonic()))
                if worker.process.is_alive():
                    worker.process.kill()
                    worker.process.join()


def _mailboxes(workers: int) -> Mailboxes | None:
    """None: the system cannot make them, and connections stay with the worker that accepts them."""
    open_files(FILES * workers + SPARE)
    try:
        return Mailboxes(workers, SPAWN) if hasattr(socket, "send_fds") else None  # Windows
    except OSError as error:
        logger.warning("workers cannot hand connections over: %s", error.strerror)
        return None


def _work(
    settings: Settings,
    sockets: list[socket.socket],
    mailbox: Mailbox | None,
    alive: Connection,
    saying: Connection,
) -> None:
    """Run a worker, in its own process."""
    from parlour.server.serving.running import Listener, make

    os.environ.pop("NOTIFY_SOCKET", None)  # the parent tells systemd
    logs.configure(settings.log_level, settings.log_format)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # until there is something to stop
    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_IGN)  # the parent says so
    listeners: list[socket.socket] = []
    for each in sockets:
        listener = Listener(each.family, each.type, each.proto, each.detach())
        listener.shared = True
        listeners.append(listener)
    try:
        server = make(settings, saying.send, mailbox)

        def stop_with_parent() -> None:
            with contextlib.suppress(EOFError, OSError):
                alive.recv_bytes()
            server.should_exit = True

        threading.Thread(target=stop_with_parent, daemon=True).start()
        server.run(listeners)
    except ParlourError as error:
        saying.send(error)
        sys.exit(1)


__all__ = ["run"]
