"""A replay shows each seat, at every stop, what the table showed it then."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from javascript.test_same import GOLDEN, HERE, RULES, eventful
from javascript.walks import in_node
from parlour.core.chance import Given
from parlour.core.record import Deck, Pick, Record
from parlour.core.table import Table
from parlour.games import registry


def shown(record: Record) -> list[dict[str, Any]]:
    """What a table that is played as the record says shows after each step."""
    game = registry.get(record.game)
    options = record.options | {"edition": record.edition}
    table = Table(game, options, seats=record.seats, source=Given(), auto_deal=False, keep=True)
    seats = [None, *range(table.seats)]
    stops, told, begun = [], 0, 0
    for after in range(1, len(record.entries) + 1):
        if after < len(record.entries) and isinstance(record.entries[after], Deck | Pick):
            continue
        table.carry_out(record.entries[begun:after])
        stops.append(
            {
                "entry": after,
                "shown": [
                    {
                        "view": table.view(seat),
                        "events": table.events(seat, told),
                        "sheet": table.sheet,
                    }
                    for seat in seats
                ],
            }
        )
        told, begun = table.journal_size, after
    return json.loads(msgspec.json.encode(stops))


def check(records: list[Record]) -> None:
    documents = [json.loads(record.to_json()) for record in records]
    for record, line in zip(records, in_node(HERE / "replays.ts", RULES, documents), strict=True):
        there, here = json.loads(line), shown(record)
        assert [stop["entry"] for stop in there] == [stop["entry"] for stop in here]
        assert there == here


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_of_every_edition(path: Path):
    check([Record.from_json(path.read_bytes())])


@pytest.mark.parametrize("game", registry.names())
def test_games_with_undo_leaving_joining_and_an_early_end(game):
    most = registry.get(game).seats[-1]
    tables = [eventful(game, 2, 1, "scored"), eventful(game, min(3, most), 1, "unscored")]
    check([table.record() for table in tables])
