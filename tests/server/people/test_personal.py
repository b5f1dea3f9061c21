"""A player takes along what is kept of them, or has it erased; others play on, and what they have
still checks out."""

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

import parlour
from games.declared import declared
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import UnknownTableError, UnknownTokenError
from parlour.server.people import personal
from parlour.server.rooms import creating as tables
from parlour.server.rooms import room as rooms_module
from parlour.server.rooms.room import Room
from parlour.server.serving.lifetime import tidy
from parlour.server.settings.settings import DAY, Settings
from parlour.server.storage.schema import metadata, records
from parlour.server.storage.store import Store
from parlour.server.tables import log, proof
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.state import Change
from server.house import House, opened, two_people
from server.operating.test_logs import enter, on, play, record_of
from server.storage.test_lifetime import age, rooms_of

pytestmark = pytest.mark.anyio

NAME, LATER = "Zebulon", "Zenobia"


@pytest.fixture(autouse=True)
def folds_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is folded away when the next one begins."""
    monkeypatch.setattr(rooms_module, "SURPLUS", 1)


async def seated(store: Store, settings: Settings, game: str = "mojo") -> tuple[Room, str]:
    """A table of two people, Zebulon being its host, and the hash of his token."""
    wanted = wire.NewTable(game=game, name=NAME, seats=2, options={**declared(game).short})
    made = await tables.create(store, wanted, settings)
    room = await enter(made.table, store, settings)
    await room.change(lambda state: Change(log.Seated(seat=1, name="Bo", token="b" * 64)))
    return room, token_hash(made.token)


def rename(name: str, seat: int = 0) -> Any:
    return lambda state: Change(log.Renamed(seat=seat, name=name, avatar=7))


async def everything(store: Store) -> bytes:
    """All that the database holds, byte by byte."""
    found = []
    async with store.engine.connect() as connection:
        for table in metadata.tables.values():
            found += [str(tuple(row)) for row in await connection.execute(select(table))]
    return "\n".join(found).encode()


async def own(store: Store, table: str, person: str) -> dict[str, Any]:
    pieces = [piece async for piece in personal.taken_along(store, table, person)]
    return json.loads(b"".join(pieces))


@pytest.mark.parametrize("game", registry.names())
async def test_nothing_names_them_any_more_and_every_game_still_checks_out(
    tmp_path: Path, game: str
) -> None:
    """Games that are folded away, one that is over, and one that runs."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings, game)
        await play(room, 1)
        await room.change(rename(LATER))
        for _ in range(5):
            await room.change(on)
        room._folded = 1000  # the game that is over stays in the log
        await play(room, 2)
        for _ in range(5):
            await room.change(on)
        assert (await store.read(room.id)).snapshot
        games = 1
        before = await everything(store)
        assert all(text.encode() in before for text in (NAME, LATER, person, '"avatar":7'))
        told = {n: await tables.revealed(store, room.id, n) for n in range(1, games + 2)}
        position = room.state.table.record().entries

        await room.erase(person)
        after = await everything(store)
        gone = (NAME, LATER, person, '"avatar":7')
        assert not [text for text in gone if text.encode() in after]
        for number, was in told.items():
            shown = await tables.revealed(store, room.id, number)
            assert proof.read(shown).verdict().fair
            then, now = json.loads(was), json.loads(shown)
            assert now["record"].pop("seats") == [wire.ERASED_NAME, "Bo"]
            assert then["record"].pop("seats")[1] == "Bo"
            assert now == then
        again = folded(await store.read(room.id))
        for state in (room.state, again):
            assert state.table
            assert state.table.record().seats == (wire.ERASED_NAME, "Bo")
            assert state.table.record().entries == position
            assert [seat.kind for seat in state.seats] == ["bot", "person"]
            assert state.seats[0].name == wire.ERASED_NAME
            assert state.host == 1
            assert state.seat_of(person) is None
        await play(room, room.state.games)  # the others play on
        assert parlour.replay(record_of(await tables.revealed(store, room.id, None))).over


async def test_between_games_the_seat_is_free(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        await play(room, 1)
        room.talk.keep(wire.Wrote(id="1", seat=0, text="I am Zebulon."))
        assert room.talk.recent
        await room.erase(person)
        assert room.talk.recent == ()
        assert [seat.kind for seat in room.state.seats] == ["empty", "person"]
        assert room.state.host == 1
        with pytest.raises(UnknownTokenError):
            await room.erase(person)


async def test_who_was_muted_before_they_left_is_nobody_too(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await seated(store, settings)
        for entry in (
            log.Muted(seat=1, on=True),
            log.Freed(seat=1),
            log.Seated(seat=1, name="Cyprian", token="c" * 64),
        ):
            await room.change(lambda _, entry=entry: Change(entry))
        await play(room, 2)
        snapshot = (await store.read(room.id)).snapshot
        assert snapshot
        assert snapshot.muted == ["b" * 64]
        await room.erase("b" * 64)
        assert b"b" * 64 not in await everything(store)
        assert not room.state.muted


async def test_whoever_gave_a_seat_away_and_sat_down_again_is_not_who_took_it(
    tmp_path: Path,
) -> None:
    """With the same secret the token is the same, too."""
    settings = Settings(data=tmp_path)
    before, taker = "b" * 64, "c" * 64
    async with opened(settings) as store:
        room, _ = await seated(store, settings)
        for entry in (
            log.Transferred(seat=1, token=taker),
            log.Renamed(seat=1, name="Cyprian"),
            log.Freed(seat=1),
            log.Seated(seat=1, name="Bob", token=before),
        ):
            await room.change(lambda _, entry=entry: Change(entry))
        await room.erase(taker)
        assert b"Cyprian" not in await everything(store)
        assert room.state.seat_of(before) == 1
        assert room.state.names() == [NAME, "Bob"]
        await room.change(lambda _: Change(log.Freed(seat=1)))
        await room.erase(before)
        after = await everything(store)
        assert before.encode() not in after
        assert b"Bob" not in after


async def test_others_of_the_same_name_keep_theirs(tmp_path: Path) -> None:
    """Zebulon leaves, and another one comes."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        await play(room, 1)
        await room.change(lambda state: Change(log.Freed(seat=0)))
        await room.change(lambda state: Change(log.Seated(seat=0, name=NAME, token="c" * 64)))
        await play(room, 2)
        await room.change(on)
        assert (await own(store, room.id, person))["seat"] is None
        await room.erase(person)  # who has no seat any more
        assert [seat.name for seat in room.state.seats] == [NAME, "Bo"]
        names = []
        for number in (1, 2):
            shown = json.loads(await tables.revealed(store, room.id, number))
            names.append(shown["record"]["seats"][0])
        assert names == [wire.ERASED_NAME, NAME]
        assert room.state.table.record().seats[0] == NAME
        with pytest.raises(UnknownTokenError):
            await own(store, room.id, person)


async def test_who_has_not_heard_of_it_does_not_write_the_name_back(tmp_path: Path) -> None:
    """Two rooms of one table, as two workers have them; what the second would fold is old."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        late = await enter(room.id, store, settings)
        late._folded = 1000  # not now
        await play(late, 1)
        await late.change(on)
        await room.read_on(late.state.n)
        assert late.state.finished
        await room.erase(person)
        late._folded = -1000  # it is high time
        await late._shorten_log()
        assert NAME.encode() not in await everything(store)
        await late.change(lambda state: Change(log.HintsSet(on=True)))
        late._folded = -1000
        await late._shorten_log()
        assert (await store.read(room.id)).snapshot
        assert NAME.encode() not in await everything(store)
        assert late.state.table.record().seats == (wire.ERASED_NAME, "Bo")


async def test_a_table_that_is_gone_leaves_records(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, keep_tables=DAY)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        await play(room, 1)
        await room.change(on)
        await play(room, 2)
        await age(store, 2)
        rooms = rooms_of(store, settings)
        await tidy(store, rooms, settings)
        kept = await own(store, room.id, person)
        assert (kept["seat"], kept["deeds"]) == (None, [])
        assert [each["game"] for each in kept["records"]] == [1, 2]
        await rooms.erase(room.id, person)
        assert NAME.encode() not in await everything(store)
        assert proof.read(await tables.revealed(store, room.id, 2)).verdict().fair
        with pytest.raises(UnknownTableError):
            await rooms.erase(room.id, person)
        await rooms.stop()


async def test_in_records_that_do_not_say_who_sat_where_the_name_decides(tmp_path: Path) -> None:
    """As they were written before."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        await play(room, 1)
        await room.change(on)
        async with store.begin() as connection:
            await connection.execute(update(records).values(holders=None))
        await room.erase(person)
        assert NAME.encode() not in await everything(store)


async def test_what_is_taken_along_holds_all_of_ones_own_and_nothing_hidden(
    tmp_path: Path,
) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        await play(room, 1)
        await room.change(on)
        await play(room, 2)
        await room.change(rename(LATER))
        room._folded = 1000  # what follows stays in the log
        await room.change(lambda state: Change(log.Pledged(seat=0, pledge="5" * 64)))
        for _ in range(6):
            await room.change(on)
        kept = await own(store, room.id, person)
        assert (kept["table"], kept["seat"], kept["names"]) == (room.id, 0, [NAME, LATER])
        assert kept["avatar"] == 7
        shown = [(each["game"], each["record"]["seats"][0]) for each in kept["records"]]
        assert shown == [(1, NAME), (2, NAME)]
        running = [deed for deed in kept["deeds"] if deed["entry"] >= room.state.started - 2]
        moves = [
            entry.action
            for entry in room.state.table.record().entries
            if getattr(entry, "seat", 1) == 0
        ]
        assert [deed["what"] for deed in running] == ["renamed", "pledged"] + ["acted"] * len(moves)
        assert running[0]["name"] == LATER
        assert running[0]["avatar"] == 7
        assert running[1]["pledge"] == "5" * 64
        assert [deed["action"] for deed in running[2:]] == moves
        assert all(deed["at"] > 1_600_000_000_000 for deed in running)
        assert person not in json.dumps(kept)
        hidden = {"deck", "pick"}
        assert not any(hidden & deed.keys() for deed in kept["deeds"])
        bo = await own(store, room.id, "b" * 64)
        assert (bo["seat"], bo["names"]) == (1, ["Bo"])


async def test_over_http_the_seat_is_lost_and_a_bot_plays_on(house: House) -> None:
    table, ann, bo, token, other = await two_people(house, name=NAME)
    address = f"/api/tables/{table}/mine"
    for headers, code in (
        ({}, "unknown-token"),
        ({"Authorization": "Bearer x"}, "unknown-token"),
        ({"Authorization": f"Bearer {token}", "Origin": "http://x.org"}, "foreign-origin"),
    ):
        answer = await house.http.delete(address, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, code)
    bearer = {"Authorization": f"Bearer {token}"}
    kept = (await house.http.get(address, headers=bearer)).json()
    assert (kept["seat"], kept["names"]) == (0, [NAME])
    assert (await house.http.delete(address, headers=bearer)).json() == {"table": table}
    await bo.until("table")
    while bo.table["seats"][0]["kind"] != "bot" or not bo.table["seats"][1]["host"]:
        await bo.until("table")
    while ann.welcome["seat"] is not None:
        await ann.next()
    assert NAME not in json.dumps(bo.table)
    while bo.view["to_act"] != 1:  # its turn comes, as a bot plays for whoever left
        await bo.next()
    await bo.play()
    await ann.act(entry=bo.update["entry"])
    while (frame := await ann.next())["type"] != "error":
        pass
    assert frame["code"] == "not-seated"
    late = await house.connect(table)
    await late.send("hello", protocol=wire.PROTOCOL, token=token)
    assert await late.error() == "unknown-token"
    for method in ("GET", "DELETE"):
        answer = await house.http.request(method, address, headers=bearer)
        assert answer.json()["code"] == "unknown-token"
    mine = {"Authorization": f"Bearer {other}"}
    assert (await house.http.get(address, headers=mine)).json()["seat"] == 1
