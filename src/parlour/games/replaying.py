"""Replays the record of any game."""

from parlour.core.errors import RecordError
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.games import registry


def replay(record: Record) -> Table:
    """Return the table at the end of a record.

    Raises UnknownGameError, OptionError, or RecordError with the number of the entry that does not
    fit.
    """
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
    return Table.resume(game, options, record.seats, record.entries)
