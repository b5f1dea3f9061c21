"""Running the command line, in this process."""

from collections.abc import Callable

import pytest
from typer.testing import CliRunner, Result

from parlour.cli.app import app


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Result]:
    """Run `parlour` with arguments; its result has exit_code, stdout and stderr."""
    monkeypatch.setenv("COLUMNS", "120")

    def run(*arguments: str, stdin: bytes | None = None, color: bool = False) -> Result:
        runner = CliRunner()
        return runner.invoke(app, list(arguments), input=stdin, catch_exceptions=False, color=color)

    return run
