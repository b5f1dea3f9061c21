"""Files that a command writes its result to."""

from pathlib import Path

import typer

from parlour.cli.terminal import say
from parlour.cli.texts import text


def check_writable(*files: Path | None) -> None:
    """End the command, before a long run, if a file cannot be written. The file is left
    unchanged."""
    for file in files:
        if file is not None:
            there = file.exists()
            try:
                file.open("ab").close()
                if not there:
                    file.unlink()
            except OSError as error:
                complain(file, error)
                raise typer.Exit(1) from None


def write(file: Path, content: bytes) -> bool:
    """Write a file; return whether that worked. If it did not, the user has been told."""
    try:
        file.write_bytes(content)
    except OSError as error:
        complain(file, error)
        return False
    return True


def complain(file: Path, error: OSError) -> None:
    """Say that a file cannot be written, and why."""
    reason = error.strerror or str(error)
    said = text("cli-unwritable", file=str(file), reason=reason)
    say(text("cli-error", message=said), err=True)
