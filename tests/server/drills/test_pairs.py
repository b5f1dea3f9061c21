"""What is hidden from a seat changes no byte of what it is sent: see `pairs.py`."""

from typing import Any
from zlib import crc32

import msgspec
import pytest

from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mojo.telling import DREW
from parlour.server.rooms import framing
from parlour.server.tables.state import TableState
from server.drills.pairs import compare

pytestmark = pytest.mark.anyio

every_game = pytest.mark.parametrize("game", registry.names())


@every_game
async def test_no_byte_tells_a_seat_what_is_hidden_from_it(game: str) -> None:
    found = await compare(game, 25)
    assert found.frames > 20 * found.pairs
    assert found.said.keys() >= {"AskUndo", "Agree", "ProposeEnd", "Refuse", "Back"}
    assert found.said.keys() >= {"MayUndo", "Mute", "SetTalk", "Lock", "HandOver", "Hide"}


@pytest.mark.long
@every_game
async def test_no_byte_tells_a_seat_what_is_hidden_from_it_in_long_play(game: str) -> None:
    found = await compare(game, 1500, seed=1)
    assert found.written.keys() >= {
        *("Acted", "Agreed", "EndProposed", "Ended", "HintsSet", "Hosted", "Left", "Locked"),
        *("Muted", "Paced", "Refused", "Returned", "Started", "StoodIn", "TalkSet"),
        *("UndoAsked", "Undone", "Waited"),
    }


async def test_a_view_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A number that depends on the order of the draw pile."""
    update = framing.update

    def leaky(state: TableState, *known: Any) -> Any:
        assert state.table
        order = crc32(bytes(state.table.state.pile))
        return msgspec.structs.replace(update(state, *known), sheet=[[order]])

    monkeypatch.setattr(framing, "update", leaky)
    with pytest.raises(AssertionError, match="can tell two tables apart"):
        await compare("mojo", 25)


async def test_an_event_that_leaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told which card another seat drew."""

    def leaky(
        table: Table, seat: int | None = None, since: int = 0, until: int | None = None
    ) -> list[Any]:
        return [
            table.game.sight.event(table.state, fact, fact[1] if fact[0] == DREW else seat)
            for fact in table.journal[since:until]
        ]

    monkeypatch.setattr(Table, "events", leaky)
    with pytest.raises(AssertionError, match="can tell two tables apart"):
        await compare("mojo", 200)
