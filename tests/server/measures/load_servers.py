"""Servers to be measured, in processes of their own, and what these cost."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from server.backing import a_postgresql, a_redis

ROOT = Path(__file__).parents[3]
TICK = os.sysconf("SC_CLK_TCK")

# Limits for an address do not apply: this machine counts as a proxy.
PARLOUR = """
import sys
from pathlib import Path
from parlour.server import Settings, run
data, port, workers, database, bus, steps = sys.argv[1:]
if __name__ == "__main__":
    if steps:
        from server.measures import load_steps
        load_steps.watch(Path(steps))
    run(Settings(
        data=Path(data), port=int(port), workers=int(workers), database=database or None,
        bus=bus or None, bot_workers=0, connections=20_000 * int(workers), crowd=10_000,
        new_tables=1e6, new_tables_burst=10**6, rate=1e6, burst=10**6,
        changes=1e6, changes_burst=10**6, deal_pause=3600, grace=3600,
    ))
"""


class Cost(NamedTuple):
    """What processes have taken so far: seconds of processor time, bytes of memory."""

    cpu: float
    memory: int


class Server:
    """A server, and all processes that it has started."""

    def __init__(
        self,
        port: int,
        process: subprocess.Popen[bytes] | None = None,
        host: str = "127.0.0.1",
    ) -> None:
        self.host = host
        self.port = port
        self._process = process

    def _pids(self) -> Iterator[int]:
        todo = [self._process.pid] if self._process else []
        while todo:
            pid = todo.pop()
            yield pid
            for task in Path(f"/proc/{pid}/task").iterdir():
                todo += map(int, (task / "children").read_text().split())

    def cost(self) -> Cost | None:
        """None for a server that somebody else has started."""
        if self._process is None:
            return None
        ticks = pages = 0
        for pid in self._pids():
            with contextlib.suppress(FileNotFoundError):
                stat = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
                ticks += int(stat[11]) + int(stat[12])
                pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        return Cost(ticks / TICK, pages * os.sysconf("SC_PAGE_SIZE"))


@contextlib.contextmanager
def running(command: list[str], port: int, cores: set[int], log: Path) -> Iterator[Server]:
    """A server that listens at a port, on these cores alone."""
    with log.open("wb") as stream:
        process = subprocess.Popen(
            command,
            stdout=stream,
            stderr=stream,
            env={**os.environ, "PYTHONPATH": str(ROOT / "tests")},
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        try:
            await_port(port, process)
            yield Server(port, process)
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait()
            for line in log.read_text(errors="replace").splitlines()[:10]:
                print("server:", line[:200])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


def await_port(port: int, process: subprocess.Popen[bytes]) -> None:
    while True:
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        if process.poll() is not None:
            raise SystemExit(f"the server ended with status {process.returncode}")
        time.sleep(0.05)


@contextlib.contextmanager
def parlour(
    workers: int, postgresql: bool, cores: set[int], steps: Path | None = None
) -> Iterator[Server]:
    """Parlour with its usual durability: SQLite's file, or PostgreSQL and Redis. `steps`: where one
    worker writes how long each step of its event loop took."""
    with contextlib.ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="parlour-load-")))
        database = bus = ""
        if postgresql or workers > 1:
            database = stack.enter_context(a_postgresql()).database()
            bus = stack.enter_context(a_redis()).address
        program = data / "serve.py"  # a file: its workers import it
        program.write_text(PARLOUR)
        port = free_port()
        arguments = [str(data), str(port), str(workers), database, bus, str(steps or "")]
        command = [sys.executable, str(program), *arguments]
        yield stack.enter_context(running(command, port, cores, data / "log"))


@contextlib.contextmanager
def boardgame(cores: set[int]) -> Iterator[Server]:
    """boardgame.io with the game in bench/boardgame, in memory; installed for this once."""
    sys.path.insert(0, str(ROOT))
    from hatch_build import node_folder, npm

    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="boardgame-")))
        for source in (ROOT / "bench/boardgame").iterdir():
            if source.is_file():
                shutil.copy(source, folder)
        npm(folder, "ci", "--ignore-scripts", "--prefer-offline", "--loglevel=error")
        links = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        path = os.pathsep.join([*node_folder(links), os.environ.get("PATH", os.defpath)])
        node, port = shutil.which("node", path=path), free_port()
        assert node
        command = [node, str(folder / "server.js"), str(port)]
        yield stack.enter_context(running(command, port, cores, folder / "log"))
