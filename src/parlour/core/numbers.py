"""The kinds of numbers that are easily taken for one another. Whole numbers have types for mypy,
and are plain ints when the program runs; a span or a point in time is named by its unit.

Rules are compiled and count in plain ints. Around them each number has its type, from where it
comes in: the wire, a log, notation, or `Progress.check_seat`, which any number may be given to.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import NewType, TypeVar, cast

Seat = NewType("Seat", int)
"""A place at a table, from 0 on, clockwise."""

Face = NewType("Face", int)
"""The front of a card: the game's number for all cards that look alike."""

Action = NewType("Action", int)
"""The number of an action, from 0 to below the game's `actions`."""

EntryNumber = NewType("EntryNumber", int)
"""The number of an entry in the log of a table, from 1 on."""

Seconds = float
"""A span of time."""

Milliseconds = int
"""A span of time as messages, logs and the host's settings have it."""

Instant = float
"""A point in time: seconds of a clock that only goes forward, such as `time.monotonic`."""

NO_ENTRY = EntryNumber(0)
"""The number before the first entry's."""

T = TypeVar("T")


def all_seats(number: int) -> Sequence[Seat]:
    """The seats of a table that has this number of them."""
    return cast("Sequence[Seat]", range(number))


def by_seat(things: Iterable[T]) -> Iterator[tuple[Seat, T]]:
    """Each of some things that there is one of for each seat, with its seat.

    >>> list(by_seat(["Ann", "Bo"]))
    [(0, 'Ann'), (1, 'Bo')]
    """
    return cast("Iterator[tuple[Seat, T]]", enumerate(things))
