"""Finished games: everybody with the address sees them, unless the table keeps them to itself."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.errors import UnknownTableError
from parlour.server.rooms import creating as tables
from parlour.server.serving.lifetime import tidy
from parlour.server.settings.settings import DAY, Settings
from parlour.server.storage import store
from parlour.server.tables import log
from parlour.server.tables.state import Change
from server.house import House, opened, running
from server.operating.test_logs import enter, new_table, play
from server.storage.test_lifetime import age, count, rooms_of
from server.tables.test_hosting import over

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with running(tmp_path) as house:
        yield house


async def asked(house: House, table: str, token: str | None = None, game: int = 1) -> Any:
    headers = {} if token is None else {"Authorization": f"Bearer {token}"}
    address = f"/api/tables/{table}/record?game={game}"
    answer = await house.http.get(address, headers=headers)
    body = answer.json()
    return body["code"] if answer.status_code >= 400 else body["game"]


async def test_a_private_game_is_given_to_its_people_alone(house: House) -> None:
    table, ann, bo = await over(house)
    tokens = [player.token for player in (ann, bo)]
    other = (await house.create())["token"]
    assert await asked(house, table) == 1
    await bo.send("set_private", on=True)
    assert await bo.error() == "not-host"
    await ann.send("set_private", on=True)
    while not bo.table.get("private"):
        await bo.until("table")
    for token in (None, other, "x" * 43):
        assert await asked(house, table, token) == "private-game"
        assert await asked(house, table, token, 7) == "private-game"
    for token in tokens:
        assert await asked(house, table, token) == 1
        assert await asked(house, table, token, 7) == "not-over"
    url = f"{house.server.address}/r/{table}/1"
    refused = await house.http.get("/api/oembed", params={"url": url})
    assert (refused.status_code, refused.json()["code"]) == (403, "private-game")
    await ann.send("set_private", on=False)
    while bo.table.get("private"):
        await bo.until("table")
    assert await asked(house, table) == 1


async def test_whoever_played_a_private_game_may_see_it_after_they_have_left(house: House) -> None:
    table, ann, bo = await over(house)
    token = bo.token
    await ann.send("set_private", on=True)
    await ann.send("reopen")
    while ann.table["status"] != "lobby":
        await ann.until("table")
    await bo.send("leave")
    while ann.table["seats"][1]["kind"] != "empty":
        await ann.until("table")
    assert await asked(house, table, token) == 1
    assert await asked(house, table) == "private-game"
    for shown, holder in ((1, token), (1, ann.token), (0, None), (0, "x" * 43)):
        headers = {"Authorization": f"Bearer {holder}"} if holder else {}
        answer = await house.http.get(f"/api/tables/{table}/games", headers=headers)
        assert len(answer.json()["games"]) == shown, "the score sheet is seen by the same people"


async def test_a_running_game_is_nobodys_to_replay(house: House) -> None:
    made = await house.create(bots=["easy"], start=True)
    for token in (None, made["token"]):
        assert await asked(house, made["table"], token) == "not-over"


async def test_what_a_table_keeps_to_itself_goes_with_it(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep_tables=30 * DAY)
    async with opened(settings) as kept:
        table = await new_table(kept, settings, options={"points": 5})
        room = await enter(table, kept, settings)
        await play(room, 4)
        await room.change(lambda state: Change(log.PrivateSet(on=True)))
        await age(kept, 31)
        await tidy(kept, rooms_of(kept, settings), settings)
        with pytest.raises(UnknownTableError):
            await tables.revealed(kept, table, 1)
        assert await count(kept, store.records) == 0


async def test_of_one_table_so_many_games_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "MOST_RECORDS", 3)
    settings = Settings(data=tmp_path, keep_tables=30 * DAY)
    async with opened(settings) as kept:
        table = await new_table(kept, settings, options={"points": 5})
        await play(await enter(table, kept, settings), 6)
        await age(kept, 31)
        await tidy(kept, rooms_of(kept, settings), settings)
        assert await count(kept, store.records) == 3
        assert await tables.revealed(kept, table, 6)
        with pytest.raises(UnknownTableError):
            await tables.revealed(kept, table, 3)
