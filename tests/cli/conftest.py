"""Running the command line, in this process."""

import logging
from collections.abc import Callable, Iterator

import pytest
from typer.testing import CliRunner, Result

from parlour.cli.app import app


@pytest.fixture
def own_logs() -> Iterator[None]:
    """A server sets up the log of its process, which here is that of the tests."""
    loggers = [logging.getLogger(), logging.getLogger("parlour")]
    before = [(list(each.handlers), each.level) for each in loggers]
    yield
    for each, (handlers, level) in zip(loggers, before, strict=True):
        each.handlers[:] = handlers
        each.setLevel(level)


@pytest.fixture
def run(own_logs: None, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run `parlour` with arguments; its result has exit_code, stdout and stderr."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: str, stdin: bytes | None = None, color: bool = False) -> Result:
        runner = CliRunner()
        return runner.invoke(app, list(arguments), input=stdin, catch_exceptions=False, color=color)

    return run
