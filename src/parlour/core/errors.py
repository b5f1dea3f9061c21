"""The errors that a request can raise. Each message says what the program expected."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Self

Known = str | int | Sequence[str]
"""A value that fills a gap in a sentence: a word, a number, or the words of which one was
expected."""


class ParlourError(Exception):
    """The root of all. `code` is stable, for programs; the message is in English, for programmers.
    Errors that people often meet also have a sentence in their language: `said` is its name (the
    message `cli-wrong-{said}`), `known` the values that fill it."""

    code = "error"

    def __init__(self, message: str = "", said: str = "", **known: Known) -> None:
        super().__init__(message)
        self.said = said
        self.known = known


class UnknownGameError(ParlourError):
    """No game of that name is registered."""

    code = "unknown-game"


class OptionError(ParlourError):
    """An option, or its value, that the game does not have."""

    code = "bad-option"


class SeatError(ParlourError):
    """A seat that the table does not have."""

    code = "bad-seat"


class ActionError(ParlourError):
    """The root of all errors in an action. The table is unchanged."""

    code = "bad-action"


class MalformedActionError(ActionError):
    """A text that is not an action of this game at all."""

    code = "malformed-action"


class IllegalActionError(ActionError):
    """An action of this game that the rules do not allow now."""

    code = "illegal-action"


class NotYourTurnError(ActionError):
    """The seat has nothing to do now."""

    code = "not-your-turn"


class UndoError(ParlourError):
    """There is no action of this seat to take back: it was not the last to act, or the action has
    been taken back already."""

    code = "nothing-to-undo"


class RevealedError(UndoError):
    """The action brought something to light that was hidden, so it cannot be taken back."""

    code = "undo-revealed"


class ChanceError(ParlourError):
    """A given deck or pick that is not the one the rules ask for."""

    code = "bad-chance"


class RecordError(ParlourError):
    """A record that cannot be read or replayed. `entry` counts from 1; 0 is the header."""

    code = "bad-record"

    def __init__(self, message: str, entry: int = 0, said: str = "", **known: Known) -> None:
        where = f"entry {entry}" if entry else "header"
        super().__init__(f"{where}: {message}", said, **known)
        self.entry = entry
        self.reason = message

    @classmethod
    def of(cls, error: ParlourError, entry: int = 0) -> Self:
        """Make the RecordError for an entry (0: the header) that failed with `error`."""
        return cls(str(error), entry, error.said, **error.known)


class NotInstalledError(ParlourError):
    """A package is missing that an extra of the distribution installs."""

    code = "not-installed"


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Say how to install an extra if a module imported here is missing (NotInstalledError)."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package in ("", "parlour"):
            raise
        command = f"pip install 'parlour[{extra}]'"
        raise NotInstalledError(
            f"expected {package}: {command}", "not-installed", name=package, command=command
        ) from None
