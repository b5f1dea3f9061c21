"""Files that a command writes its result to."""

from pathlib import Path

import typer

from parlour.cli.terminal import say
from parlour.cli.texts import text


def check_writable(*files: Path | None) -> None:
    """Before a long run: ends the command where a file cannot be written. Leaves it as it is."""
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
    """Whether it could be written; if not, that has been said."""
    try:
        file.write_bytes(content)
    except OSError as error:
        complain(file, error)
        return False
    return True


def complain(file: Path, error: OSError) -> None:
    reason = error.strerror or str(error)
    say(text("cli-unwritable", file=str(file), reason=reason), err=True)
