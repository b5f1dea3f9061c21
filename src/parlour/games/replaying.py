"""Replays the record of any game, at once or entry by entry."""

from collections.abc import Iterator
from types import UnionType

from parlour.core.errors import RecordError
from parlour.core.record import Acted, Deal, Ended, Entry, Joined, Left, Record, Undo, most_undone
from parlour.core.table import Table
from parlour.games import registry


def replay(record: Record) -> Table:
    """Return the table at the end of a record.

    Raises UnknownGameError, OptionError, or RecordError with the number of the entry that does not
    fit.

    >>> import parlour
    >>> table = parlour.table("mojo", seats=3, seed=7, moves=["2"])
    >>> replay(table.record()).view() == table.view()
    True
    """
    table = _beginning(record)
    table.carry_out(record.entries)
    return table


def steps(record: Record) -> Iterator[tuple[Entry, Table]]:
    """Go through a record: each entry but deals and their chances, with the table after it. The
    table is always the same one, as it then stands; `copy` keeps it.

    Raises as `replay` does.

    >>> import parlour
    >>> record = parlour.table("mojo", seats=2, seed=3, first_player=0, moves=["1", "4"]).record()
    >>> for entry, table in parlour.steps(record):
    ...     print(entry, table.to_act)
    Acted(seat=0, action='1') 1
    Acted(seat=1, action='4') 0
    """
    return _walk(record, STEPS)


def stages(record: Record) -> Iterator[tuple[Entry, Table]]:
    """Go through a record as `steps` does, deals included: the table is seen when a round is over,
    and again when the next one is dealt.

    Raises as `replay` does.
    """
    return _walk(record, STEPS | Deal)


STEPS = Acted | Undo | Left | Joined | Ended


def _walk(record: Record, kinds: UnionType) -> Iterator[tuple[Entry, Table]]:
    """Go through a record by entries of some kinds."""
    table = _beginning(record)
    begun = 0
    for number, entry in enumerate(record.entries):
        # The consequences of an entry, a new draw pile, say, follow it.
        if begun < number and isinstance(entry, kinds):
            yield from _carried(table, record.entries[begun:number], kinds)
            begun = number
    yield from _carried(table, record.entries[begun:], kinds)


def _carried(
    table: Table, entries: tuple[Entry, ...], kinds: UnionType
) -> Iterator[tuple[Entry, Table]]:
    table.carry_out(entries)
    if entries and isinstance(entries[0], kinds):
        yield entries[0], table


def _beginning(record: Record) -> Table:
    """The table before the first entry."""
    if not isinstance(record, Record):
        raise RecordError(f"expected a Record, got {record!r:.40}; Record.from_json reads a text")
    game = registry.get(record.game)
    if record.rules != game.version:
        raise RecordError(
            f"expected a game by version {game.version} of the rules of {game.name}, "
            f"got version {record.rules}",
            said="rules",
            wanted=game.version,
            version=record.rules,
        )
    options = record.options | {"edition": record.edition}
    keep = most_undone(record.entries) > 0
    table = Table.resume(game, options, record.seats, (), keep=keep)
    table.seen = record.seen
    return table
