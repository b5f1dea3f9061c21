"""PostgreSQL and Redis for tests: servers of their own, in a temporary folder, gone afterwards."""

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
import pytest
import redis

PATIENCE = 60
"""Seconds that a server may take to start."""


def _programs() -> Path | None:
    """Where Debian keeps those of the newest PostgreSQL."""
    found = shutil.which("initdb")
    versions = sorted(
        Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda at: float(at.parts[-3])
    )
    return Path(found or versions[-1]).parent if found or versions else None


def _unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}


class PostgreSQL:
    """One server, reached by a socket in its folder."""

    def __init__(self, programs: Path) -> None:
        self._programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self._made = 0
        if os.getuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-U", "postgres", "-A", "trust", "-N", "--locale=C", "-E", "UTF8")
        with (self.folder / "data/postgresql.conf").open("a") as settings:
            settings.write(
                f"listen_addresses = ''\nunix_socket_directories = '{self.folder}'\n"
                "max_connections = 60\nshared_buffers = 16MB\n"
            )

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self._programs / program, "-D", self.folder / "data", *arguments],
            check=True,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **_unprivileged(),
        )

    def start(self) -> None:
        self._run("pg_ctl", "-w", "-t", str(PATIENCE), "-l", str(self.folder / "log"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """`immediate` is what a crash is to whoever is connected."""
        self._run("pg_ctl", "-w", "-m", mode, "stop")

    def address(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"

    def connect(self, name: str = "postgres") -> psycopg.Connection[Any]:
        return psycopg.connect(host=str(self.folder), user="postgres", dbname=name, autocommit=True)

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"parlour{self._made}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def remove(self) -> None:
        with contextlib.suppress(subprocess.CalledProcessError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Redis:
    """One server on a port of its own."""

    def __init__(self, program: str) -> None:
        self._program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", ""]
        self.process = subprocess.Popen(
            [self._program, *arguments],
            stdout=subprocess.DEVNULL,
            cwd=tempfile.gettempdir(),
            process_group=0,  # Ctrl+C is not for it
        )
        until = time.monotonic() + PATIENCE
        with redis.Redis(port=self.port) as client:
            while True:
                try:
                    client.ping()
                    return
                except redis.ConnectionError:
                    assert time.monotonic() < until, "Redis does not start"
                    time.sleep(0.01)

    def stop(self) -> None:
        if self.process:
            self.process.kill()
            self.process.wait()

    def freeze(self) -> None:
        """It keeps its connections, but answers no more: as if the network were cut."""
        assert self.process
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process
        self.process.send_signal(signal.SIGCONT)


@cache
def missing() -> str | None:
    """Why there can be no such servers here, if so."""
    if os.name != "posix":
        return "these servers run on Linux"
    if _programs() is None or shutil.which("redis-server") is None:
        return "PostgreSQL or Redis is not here: make servers"
    return None


@contextlib.contextmanager
def a_postgresql() -> Iterator[PostgreSQL]:
    programs = _programs()
    if missing() or programs is None:
        pytest.skip(missing() or "")
    server = PostgreSQL(programs)
    try:
        server.start()
        yield server
    finally:
        server.remove()


@contextlib.contextmanager
def a_redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if missing() or program is None:
        pytest.skip(missing() or "")
    server = Redis(program)
    try:
        server.start()
        yield server
    finally:
        server.stop()
