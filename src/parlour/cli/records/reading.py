"""Files that hold a record."""

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import typer

from parlour.cli.misuse import refused
from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.errors import ParlourError, RecordError

if TYPE_CHECKING:
    from parlour.core.record import Record
    from parlour.core.table import Table


def _read(file: Path) -> bytes:
    """Return the contents of a file; - is standard input (OSError)."""
    if str(file) != "-":
        return file.read_bytes()
    if sys.stdin is None:
        raise OSError(errno.EBADF, os.strerror(errno.EBADF))
    return sys.stdin.buffer.read()


def name_of(file: Path) -> str:
    """Return the name of a file for messages."""
    return "<stdin>" if str(file) == "-" else str(file)


def contents(file: Path) -> bytes:
    """Return the contents of a file; end the command, with a word, if it cannot be read."""
    try:
        return _read(file)
    except OSError as error:
        reason = error.strerror or str(error)
        said = text("cli-unreadable", file=name_of(file), reason=reason)
        say(text("cli-error", message=said), err=True)
        raise typer.Exit(1) from None


class _Given(msgspec.Struct):
    """A record as a server gives it, with the key of its shuffles."""

    record: msgspec.Raw


def _bare(document: bytes) -> bytes:
    """Return the record in a document: alone, or as a server gives it."""
    try:
        return bytes(msgspec.json.decode(document, type=_Given).record)
    except ValueError:  # msgspec's errors are ValueErrors
        return document


def carried_out(file: Path) -> "tuple[Record, Table]":
    """Return a file's record, and the table at its end; end the command, with a word, if the file
    cannot be read or the record is refused."""
    import parlour

    document = _bare(contents(file))
    try:
        record = parlour.Record.from_json(document)
        return record, parlour.replay(record)
    except ParlourError as error:
        # An unknown game or option is an error in the header.
        wrong = error if isinstance(error, RecordError) else RecordError.of(error)
        said = text("cli-record-refused", file=name_of(file), message=refused(wrong))
        say(text("cli-error", message=said), err=True)
        raise typer.Exit(1) from None
