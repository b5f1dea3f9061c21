"""`parlour serve --workers`, as a process with processes of its own."""

import contextlib
import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from parlour.server import Settings, run
from parlour.server.errors import BadDatabaseError
from parlour.server.serving import workers
from parlour.server.serving.running import AddressError, Listener, make
from parlour.server.settings.setting import UnusableError
from parlour.server.wire import PROTOCOL
from server.measures.workers import family

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


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_second_signal_is_the_end_of_parent_and_workers(tmp_path: Path) -> None:
    arguments = ("--data", str(tmp_path), "--workers", "2", "--share", "--drain", "60")
    with served(*arguments) as (process, address):
        workers = workers_of(process)
        process.terminate()
        while ready(address):
            time.sleep(0.05)
        process.terminate()
        assert process.wait(PATIENCE) == 128 + signal.SIGTERM
        gone(workers)


@pytest.mark.long
def test_each_worker_has_metrics_of_its_own(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    arguments = ("--workers", "2", "--share", "--metrics", f"127.0.0.1:{port}")
    with served("--data", str(tmp_path), *arguments):
        for each in (port, port + 1):
            with urllib.request.urlopen(f"http://127.0.0.1:{each}/metrics") as answer:
                assert b"parlour_connections_limit" in answer.read()


@pytest.mark.long
def test_workers_bring_the_people_of_a_table_together(tmp_path: Path) -> None:
    """Also after one of them has been replaced."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    arguments = ("--workers", "2", "--share", "--idle", "0.1", "--metrics", f"127.0.0.1:{port}")
    with served("--data", str(tmp_path), *arguments) as (process, address):
        tables = [new_table(address) for _ in range(16)]

        def loaded() -> list[int]:
            return [tables_at(each) for each in (port, port + 1)]

        with visited(address, 4 * tables):
            assert sum(loaded()) == 16
            assert min(loaded()) > 0
            os.kill(workers_of(process)[0], signal.SIGKILL)
            with visited(address, 4 * tables):
                pass
        while not up(port) or not up(port + 1) or sum(loaded()):
            time.sleep(0.05)
        with visited(address, 4 * tables):
            assert sum(loaded()) == 16
            assert min(loaded()) > 0


def new_table(address: str) -> str:
    wanted = json.dumps({"game": "mojo", "name": "Ann", "seats": 2}).encode()
    headers = {"Content-Type": "application/json"}
    asked = urllib.request.Request(f"{address}/api/tables", wanted, headers)
    with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
        return str(json.load(answer)["table"])


@contextlib.contextmanager
def visited(address: str, tables: list[str]) -> Iterator[None]:
    """While somebody looks at each of these tables."""
    hello = json.dumps({"type": "hello", "protocol": PROTOCOL})
    with contextlib.ExitStack() as sockets:
        for table in tables:
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            socket = sockets.enter_context(connect(url))
            socket.send(hello)
            assert json.loads(socket.recv(PATIENCE))["table"] == table
        yield


def tables_at(port: int) -> int:
    """How many tables the worker with metrics at this port has in memory."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    return sum(int(float(line.split()[1])) for line in lines if line.startswith("parlour_tables{"))


def up(port: int) -> bool:
    try:
        tables_at(port)
    except OSError:
        return False
    return True


@pytest.mark.long
def test_a_database_that_is_none_of_ours_ends_all_with_its_status(tmp_path: Path) -> None:
    (tmp_path / "parlour.db").write_text("nonsense" * 100)
    with served("--data", str(tmp_path), "--workers", "2", "--share") as (process, address):
        assert address == ""
        assert process.wait(PATIENCE) == 65
        assert process.stderr
        assert process.stderr.read().count("not a database") == 1


def ready(address: str) -> bool:
    try:
        return answers(address)
    except urllib.error.HTTPError as refused:
        refused.close()
        return False


def gone(workers: list[int]) -> None:
    """Wait until these processes are no more, or nobody waits for them."""
    for pid in workers:
        with contextlib.suppress(ChildProcessError):
            while Path(f"/proc/{pid}").exists():
                time.sleep(0.05)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.long
def test_no_worker_outlives_its_parent(tmp_path: Path) -> None:
    with served("--data", str(tmp_path), "--workers", "2", "--share") as (process, _):
        workers = workers_of(process)
        process.kill()
        process.wait()
        gone(workers)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        ({"workers": 2}, "expected PostgreSQL"),
        ({"bus": "redis://localhost"}, "expected PostgreSQL"),
        ({"share": True, "bus": "http://localhost"}, "expected the address of a Redis server"),
    ],
)
def test_what_does_not_go_together(tmp_path: Path, wanted: dict[str, Any], expected: str) -> None:
    with pytest.raises(UnusableError, match=expected):
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


def test_a_worker_that_is_told_and_signalled_stops_as_it_should(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """systemd and terminals send their signal to the worker and its parent, which tells it too."""
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    server = make(Settings(data=tmp_path, port=0))
    server.should_exit = True  # so it is told
    server.handle_exit(signal.SIGTERM, None)
    assert ended == []
    server.handle_exit(signal.SIGTERM, None)
    assert ended == [128 + signal.SIGTERM]


# --- with workers that only say what they are to say ----------------------------------------------


class Process:
    """A worker that has said something; it lives until it is killed, or told to die."""

    made: "list[Process]"
    says: Callable[["Process"], Any]
    """What it says as it starts, or raises."""

    def __init__(self, target: object, args: tuple[Any, ...], daemon: bool) -> None:
        self.settings, _, self.mailbox, self.parent, self._saying = args
        self.sentinel, self._life = multiprocessing.Pipe(duplex=False)
        self.exitcode: int | None = None
        self.killed = False

    def start(self) -> None:
        self.made.append(self)
        self._saying.send(type(self).says(self))

    def die(self) -> None:
        self.exitcode = 1
        self._life.close()

    def is_alive(self) -> bool:
        return self.exitcode is None

    def join(self, timeout: float | None = None) -> None:
        if self.parent.poll():  # so it is told to stop
            self.die()

    def kill(self) -> None:
        self.killed = True
        self.die()


@pytest.fixture
def supervisor(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[workers.Supervisor]:
    """Of two workers."""
    settings = Settings(data=tmp_path, port=0, share=True, workers=2, metrics="127.0.0.1:9464")
    made = workers.Supervisor(settings, [], lambda _: None)
    monkeypatch.setattr(made._spawn, "Process", Process, raising=False)
    monkeypatch.setattr(Process, "made", [], raising=False)
    monkeypatch.setattr(workers, "PAUSE", 0.0)
    for worker in made._workers:
        worker.pause = 0.0
    yield made
    if made._mailboxes:
        made._mailboxes.close()


def test_each_worker_has_a_port_for_metrics_and_its_successor_has_the_same(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    def says(process: Process) -> str:
        if len(process.made) == 2:
            process.made[1].die()
        if len(process.made) == 3:
            supervisor.stop()
        return "http://127.0.0.1:1"

    monkeypatch.setattr(Process, "says", says, raising=False)
    with supervisor:
        supervisor.run()
    ports = [process.settings.metrics for process in Process.made]
    assert ports == ["127.0.0.1:9464", "127.0.0.1:9465", "127.0.0.1:9465"]


def test_workers_serve_where_the_system_has_no_way_to_hand_connections_over(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """No memory to share, or no file left."""

    def none(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(workers, "Mailboxes", none)
    settings = Settings(data=tmp_path, port=0, share=True, workers=2)
    supervisor = workers.Supervisor(settings, [], lambda _: supervisor.stop())
    monkeypatch.setattr(supervisor._spawn, "Process", Process, raising=False)
    monkeypatch.setattr(Process, "made", [], raising=False)
    monkeypatch.setattr(Process, "says", lambda _: "http://127.0.0.1:1", raising=False)
    with supervisor:
        supervisor.run()
    assert [process.mailbox for process in Process.made] == [None, None]
    assert "No space left" in caplog.text


@pytest.mark.parametrize("error", [BadDatabaseError("damaged"), AddressError("taken")])
def test_the_operator_is_told_why_no_worker_can_serve(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Whoever is called when they are ready, or nobody."""
    supervisor._ready = None
    monkeypatch.setattr(Process, "says", lambda _: error, raising=False)
    with pytest.raises(type(error), match=str(error)), supervisor:
        supervisor.run()
    assert not any(process.is_alive() for process in Process.made)


def test_a_successor_that_cannot_be_started_comes_later(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system without memory is what kills workers, and what a new one lacks."""

    def says(process: Process) -> str:
        if len(process.made) == 3:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        if len(process.made) == 4:
            supervisor.stop()
        return "http://127.0.0.1:1"

    supervisor._ready = lambda _: Process.made[0].die()
    monkeypatch.setattr(Process, "says", says, raising=False)
    with supervisor:
        supervisor.run()
    assert len(Process.made) == 4
    assert not any(process.killed for process in Process.made)


def test_a_second_signal_ends_all_workers_at_once(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[int] = []
    monkeypatch.setattr(os, "_exit", ended.append)
    monkeypatch.setattr(Process, "says", lambda _: "http://127.0.0.1:1", raising=False)
    for worker in supervisor._workers:
        supervisor._start(worker)
    supervisor._signalled(signal.SIGTERM, None)
    assert (supervisor._stopping, ended) == (True, [])
    assert not any(process.killed for process in Process.made)
    supervisor._signalled(signal.SIGTERM, None)
    assert all(process.killed for process in Process.made)
    assert ended == [128 + signal.SIGTERM]


# --- workers that hang ----------------------------------------------------------------------------


class Clock:
    """Time as the parent sees it: it passes while it waits."""

    def __init__(self, passes: Callable[[], float]) -> None:
        self.now = 1000.0
        self._passes = passes

    def monotonic(self) -> float:
        return self.now

    def wait(self, _: object, timeout: float) -> list[object]:
        assert timeout <= workers.TICK
        self.now += self._passes()
        return []


def watched_for(
    supervisor: workers.Supervisor,
    monkeypatch: pytest.MonkeyPatch,
    looks: int,
    beats: Callable[[int], bool],
    passes: Callable[[], float] = lambda: workers.TICK,
) -> list[Process]:
    """The workers that have been, after the parent has looked so often; the second one beats, the
    first one if `beats` says so."""
    count = 0

    def waited() -> float:
        nonlocal count
        count += 1
        if count == looks:
            supervisor.stop()
        for number, says in enumerate((beats(count), True)):
            if says:
                Process.made[-1].mailbox.beats[number] = clock.now
        return passes()

    clock = Clock(waited)
    monkeypatch.setattr(workers, "time", clock)
    monkeypatch.setattr(workers, "wait", clock.wait)
    monkeypatch.setattr(Process, "says", lambda _: "http://127.0.0.1:1", raising=False)
    with supervisor:
        supervisor.run()
    return Process.made


def test_a_worker_that_hangs_is_named_and_replaced(
    supervisor: workers.Supervisor,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    made = watched_for(supervisor, monkeypatch, 60, lambda count: count < 10 or count > 50)
    assert [process.killed for process in made] == [True, False, False]
    assert "worker 1 hangs: silent for 30 seconds" in caplog.text
    assert "worker 1 ended" in caplog.text
    assert "worker 2" not in caplog.text


def test_a_worker_is_not_hurried(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that says nothing for a while, as long as it comes to itself; nor one that starts."""
    made = watched_for(supervisor, monkeypatch, 200, lambda count: count > 80 and count % 25 == 0)
    assert [process.killed for process in made] == [False, False]


def test_a_machine_that_slept_has_no_workers_that_hang(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor one so slow that the parent itself is late: it looks again before they have beaten."""
    times = iter([*[workers.TICK] * 5, 3600.0, *[workers.TICK] * 20, *[40.0] * 10])
    made = watched_for(
        supervisor, monkeypatch, 36, lambda count: count in (1, 28), lambda: next(times, 1.0)
    )
    assert [process.killed for process in made] == [False, False]


HANGING = """
import sys
from pathlib import Path
from parlour.server import Settings, run
from parlour.server.serving import workers
if __name__ == "__main__":
    workers.HUNG = 3.0
    run(
        Settings(data=Path(sys.argv[1]), port=0, workers=2, share=True),
        lambda address: print(address, flush=True),
    )
"""


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_worker_that_is_stopped_is_replaced(tmp_path: Path) -> None:
    script = tmp_path / "hanging.py"
    script.write_text(HANGING)
    with subprocess.Popen(
        [sys.executable, script, tmp_path],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout
        assert process.stderr
        address = process.stdout.readline().strip()
        first = workers_of(process)
        os.kill(first[0], signal.SIGSTOP)
        assert "hangs: silent for 3 seconds" in process.stderr.readline()
        assert "status -9; it is replaced" in process.stderr.readline()
        assert answers(address)
        while len(now := workers_of(process)) < 2:
            time.sleep(0.05)
        assert first[0] not in now
        assert first[1] in now
        process.terminate()
        assert process.wait(PATIENCE) == 0


def test_systemd_hears_that_the_parent_lives(
    supervisor: workers.Supervisor, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(workers.systemd, "notify", said.append)
    supervisor._told = True
    watched_for(supervisor, monkeypatch, 5, lambda _: True)
    assert said == ["WATCHDOG=1"] * 5 + ["STOPPING=1"]
