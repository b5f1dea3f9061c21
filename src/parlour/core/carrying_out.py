"""Carries out a record: plays a game on as the entries say, with the chances that they hold."""

from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec

from parlour.core.chance import Given, GivenChance
from parlour.core.errors import ChanceError, ParlourError, RecordError
from parlour.core.game import Notation
from parlour.core.progress import Progress
from parlour.core.record import (
    Acted,
    Chance,
    Deal,
    Ended,
    Entry,
    Joined,
    Left,
    Undo,
    most_undone,
    told,
)


def carried_out(before: Progress, entries: Iterable[Entry]) -> Progress:
    """Return how far the game has come after these entries; `before` stays as it was.

    Raises RecordError with the number of the entry that does not fit, counted over the whole
    record.
    """
    given, todo = Given(), list(entries)
    after = before.copy(given)
    if not before.undoable and most_undone(todo):
        after.keep()
    at = 0
    while at < len(todo):
        at += _carry_out_step(after, given, todo, at)
    after.source = before.source
    if not before.undoable:
        after.undoable = None
    return after


def _carry_out_step(progress: Progress, given: Given, todo: list[Entry], at: int) -> int:
    """Take the step that `todo[at]` says, with the chances that follow it; return how many entries
    that took."""
    first = len(progress.entries) + 1
    chances = enumerate(_chances(todo, at + 1), first + 1)
    given.refill(_given(progress.game.notation, chance, n) for n, chance in chances)
    try:
        _take(progress, todo[at])
    except ChanceError as error:
        number = first + min(given.used, len(todo) - at - 1)
        raise RecordError.of(error, number) from None
    except ParlourError as error:
        raise RecordError.of(error, first) from None
    made = progress.entries[first - 1 :]
    for n, entry in enumerate(made):
        if entry != told(todo[at + n]):
            found = f"expected {_text(entry)}, found {_text(todo[at + n])}"
            raise RecordError(found, first + n)
    _keep_marks(progress, first, todo[at : at + len(made)])
    return len(made)


def _keep_marks(progress: Progress, first: int, done: list[Entry]) -> None:
    """Keep which cards nobody saw: the rules do not say so."""
    if any(told(entry) != entry for entry in done):
        progress.entries = progress.entries.until(first - 1)
        for entry in done:
            progress.entries.append(entry)


def _take(progress: Progress, entry: Entry) -> None:
    match entry:
        case Acted():
            progress.act(entry.action, entry.seat)
        case Undo():
            progress.undo(entry.undo)
        case Left():
            progress.leave(entry.left, entry.bot)
        case Joined():
            progress.join(entry.joined)
        case Ended():
            progress.end(entry.ended)
        case Deal():
            progress.deal(entry.deal)
        case _:
            raise ChanceError("expected a deal or an action, found a deck or pick not asked for")


def _chances(entries: list[Entry], at: int) -> Iterator[Chance]:
    """The chances from number `at` on, up to the next entry of another kind."""
    for entry in islice(entries, at, None):
        if not isinstance(entry, Chance):
            return
        yield entry


def _given(notation: Notation, chance: Chance, number: int) -> GivenChance:
    try:
        return notation.given(chance)
    except ValueError as error:
        raise RecordError(f"{error!s:.200}", number) from None


def _text(entry: Entry) -> str:
    return f"{msgspec.json.encode(entry).decode():.80}"
