"""Processes of Python that have imported the server before they begin.

A new interpreter takes more than a second of the processor until it serves, most of it for imports.
Here one process for all tests imports what a server needs, and forks. A fork is a process like any
other, with signals, pipes and an end of its own. What happens before `main`, a test sees only with
an interpreter of its own.
"""

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.reduction import DupFd
from typing import Any, Self

from parlour.games import registry

FORKS = multiprocessing.get_context("forkserver")
# Not `parlour.cli`, which chooses its language when it is imported.
FORKS.set_forkserver_preload(
    [
        *("parlour.server.serving.running", "parlour.server.push"),
        *(f"parlour.games.{name}" for name in registry.names()),
        *("alembic.command", "alembic.config", "fluent.runtime", "rich.markdown"),
        *("typer.rich_utils", "uvicorn.loops.asyncio"),
        "pydantic.v1",  # which FastAPI asks for as soon as there is an address
        "numba",
    ]
)


class Process:
    """As `subprocess.Popen([sys.executable, *arguments], text=True)`, for `-m parlour ...` and
    `-c CODE ...`."""

    def __init__(
        self,
        *arguments: str,
        stdin: Any = None,
        stdout: Any = None,
        stderr: Any = None,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self.args = arguments
        self.stdin, taken = _pipe(stdin, 0)
        self.stdout, said = _pipe(stdout, 1)
        self.stderr, complained = _pipe(stderr, 2)
        files = (taken, said, complained)
        variables = dict(os.environ if env is None else env)
        self._process = FORKS.Process(
            target=_begin, args=(arguments, variables, [_File(each) for each in files])
        )
        self._process.start()
        self.pid = int(self._process.pid or 0)
        for each, wanted in zip(files, (stdin, stdout, stderr), strict=True):
            if wanted == subprocess.PIPE:
                os.close(each)

    @property
    def returncode(self) -> int | None:
        """None while it runs; negative: the signal that killed it."""
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        if self.returncode is None:
            raise subprocess.TimeoutExpired(self.args, timeout or 0)
        return self.returncode

    def communicate(self, timeout: float | None = None) -> tuple[str | None, str | None]:
        """What it says until it ends; killed if that takes longer than `timeout` seconds."""
        if self.stdin:
            self.stdin.close()
        with ThreadPoolExecutor(2) as reading:
            said, complained = (
                each and reading.submit(each.read) for each in (self.stdout, self.stderr)
            )
            try:
                self.wait(timeout)
            except subprocess.TimeoutExpired:
                self.kill()
                raise
            result = said and said.result(), complained and complained.result()
        self._close()
        return result

    def send_signal(self, number: int) -> None:
        if self.returncode is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)

    def _close(self) -> None:
        for each in (self.stdin, self.stdout, self.stderr):
            if each:
                with suppress(BrokenPipeError):
                    each.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._close()
        self.wait()


def run(
    *arguments: object, env: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """As `subprocess.run([sys.executable, *arguments], text=True, capture_output=True)`."""
    given = [str(each) for each in arguments]
    process = Process(*given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
    said = process.communicate()
    return subprocess.CompletedProcess(given, process.wait(), *said)


class _File:
    """An open file on its way to the fork, where it has another number."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __reduce__(self) -> Any:
        return _arrived, (DupFd(self._number),)


def _arrived(file: Any) -> int:
    return int(file.detach())


def _pipe(wanted: Any, number: int) -> tuple[Any, int]:
    """Our end of a pipe, if one is wanted, and the file of the fork."""
    if wanted != subprocess.PIPE:
        return None, number if wanted is None else wanted.fileno()
    read, write = os.pipe()
    ours, theirs = (write, read) if number == 0 else (read, write)
    return os.fdopen(ours, "w" if number == 0 else "r", 1, "utf-8"), theirs


def _begin(arguments: tuple[str, ...], variables: dict[str, str], files: list[int]) -> None:
    """In the fork: become what was asked for."""
    gc.freeze()  # what was there before is never looked through, and stays shared
    for number, each in enumerate(files):
        os.dup2(each, number)
        os.close(each)
    os.environ.clear()
    os.environ.update(variables)
    encoding = variables.get("PYTHONIOENCODING", "utf-8")
    sys.stdin = os.fdopen(0, "r", 1, encoding, closefd=False)
    sys.stdout = os.fdopen(1, "w", 1, encoding, closefd=False)
    sys.stderr = os.fdopen(2, "w", 1, encoding, "backslashreplace", closefd=False)
    how, what, *rest = arguments
    sys.argv = [what, *rest]
    if how == "-c":
        exec(compile(what, "<string>", "exec"), {"__name__": "__main__"})
    else:
        assert (how, what) == ("-m", "parlour"), arguments
        from parlour.cli import main

        main()
