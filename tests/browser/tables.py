"""Games that people find begun when they come: nobody clicks their way there."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from browser.houses import Server, begun, keep, person_at
from browser.players import Player
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log

NAMES = ("Ann", "Bea", "Cleo")
numbers = count()


def table(
    name: str,
    *more: log.LogEntry,
    people: int = 3,
    pace: int = 0,
    names: Sequence[str] = NAMES,
    **fields: Any,
) -> StoredTable:
    """A game, of three if nothing else is said, which Ann begins."""
    there = fields.pop("seats", 3)
    header = log.Header(
        game=fields.pop("game", "mojo"),
        seats=there,
        options=fields or {"first_player": 0},
        pace=pace,
        moment=0,
    )
    seated: list[log.LogEntry] = [
        person_at(seat, who) if seat < people else log.BotSeated(seat=seat, bot="easy", name=who)
        for seat, who in enumerate(names[:there])
    ]
    return begun(StoredTable(name, header, bytes(32), [*seated, *more]))


def seats(
    person: Any, server: Server, table: str, names: Sequence[str] = NAMES, **context: Any
) -> list[Player]:
    people = [person(server.address, **context).back_at(table, name) for name in names]
    for player in people:
        player.table.wait_for()
    return people


def two_at_a_table(
    person: Any, server: Server, ann: Any = None, bo: Any = None, host: str = "Ann", **fields: Any
) -> tuple[Player, Player]:
    """Ann, or a host of another name, and Bo, each with a browser of these options, in a game that
    has just begun."""
    there = f"table-{next(numbers)}"
    keep(server.data, [table(there, people=2, seats=2, names=(host, "Bo"), **fields)])
    two = person(**ann or {}).back_at(there, host), person(**bo or {}).back_at(there, "Bo")
    for player in two:
        player.table.wait_for()
    return two
