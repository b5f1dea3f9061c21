"""`parlour serve --workers`, as a process with processes of its own."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from measure_workers import family

from parlour.server import Settings, run
from parlour.server.errors import StorageError
from parlour.server.serving import Listener
from parlour.server.setting import ClashError

PATIENCE = 30


@contextlib.contextmanager
def served(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", "serve", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout
        line = process.stdout.readline()
        yield process, next((word for word in line.split() if word.startswith("http://")), "")
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    return [
        pid
        for pid in family(process.pid)
        if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    ]


def answers(address: str) -> bool:
    with urllib.request.urlopen(f"{address}/readyz", timeout=PATIENCE) as answer:
        return bool(answer.status == 200)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_workers_that_die_are_replaced_and_all_stop_together(tmp_path: Path) -> None:
    with served("--data", str(tmp_path), "--workers", "2", "--share") as (process, address):
        first = workers_of(process)
        assert len(first) == 2
        assert answers(address)
        os.kill(first[0], signal.SIGKILL)
        assert process.stderr
        assert "status -9; it is replaced" in process.stderr.readline()
        assert answers(address)  # the other one serves meanwhile
        while len(workers := workers_of(process)) < 2:
            time.sleep(0.05)
        assert first[1] in workers
        process.terminate()
        assert process.wait(PATIENCE) == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in workers)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.long
def test_no_worker_outlives_its_parent(tmp_path: Path) -> None:
    with served("--data", str(tmp_path), "--workers", "2", "--share") as (process, _):
        workers = workers_of(process)
        process.kill()
        process.wait()
        for pid in workers:
            with contextlib.suppress(ChildProcessError):
                while Path(f"/proc/{pid}").exists():
                    time.sleep(0.05)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"workers": 2}, "expected PostgreSQL"),
        ({"bus": "redis://localhost"}, "expected PostgreSQL"),
        ({"share": True, "bus": "http://localhost"}, "expected the address of a Redis server"),
    ],
)
def test_what_does_not_go_together(tmp_path: Path, wanted: dict[str, Any], expected: str) -> None:
    with pytest.raises((ClashError, StorageError), match=expected):
        run(Settings(data=tmp_path, port=0, **wanted))


def test_a_worker_takes_one_connection_at_a_time() -> None:
    """So that the other workers, which listen at the same socket, get some."""
    with socket.create_server(("127.0.0.1", 0)) as made, contextlib.ExitStack() as opened:
        listener = Listener(made.family, made.type, made.proto, os.dup(made.fileno()))
        opened.enter_context(contextlib.closing(listener))
        listener.shared = True
        listener.setblocking(False)
        for _ in range(2):
            opened.enter_context(socket.create_connection(made.getsockname()))
        for _ in range(2):
            opened.enter_context(listener.accept()[0])
            with pytest.raises(BlockingIOError):
                listener.accept()
