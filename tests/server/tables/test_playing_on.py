"""An evening goes on: earlier score sheets can be opened, and the same people get another table."""

from pathlib import Path

import pytest
from msgspec.structs import asdict

from parlour.core.numbers import Seat
from parlour.server.rooms.unseen import Call
from parlour.server.serving import playing_on
from parlour.server.settings.settings import Settings
from parlour.server.tables import folding, log
from parlour.server.tables.fairness import token_hash
from parlour.server.wire import ERASED_NAME
from server.house import House, opened, running
from server.operating.test_logs import play
from server.people.test_personal import everything, own, seated
from server.tables.test_hosting import over, seen

pytestmark = pytest.mark.anyio


async def games(house: House, table: str) -> list[dict]:
    return (await house.http.get(f"/api/tables/{table}/games")).json()["games"]


async def again(house: House, table: str, token: str) -> str:
    headers = {"authorization": f"Bearer {token}"}
    answer = await house.http.post(f"/api/tables/{table}/again", headers=headers)
    return answer.json().get("table") or answer.json()["code"]


async def test_the_sheets_of_earlier_games(tmp_path: Path) -> None:
    """They are there once the next game, or the lobby, has come, and after a restart."""
    async with running(tmp_path) as house:
        table, ann, _ = await over(house)
        assert await games(house, table) == [], "the board itself shows the game that is over"
        sheet, winners = ann.update["sheet"], ann.view["winners"]
        await ann.send("reopen")
        await seen(ann, lambda told: told["status"] == "lobby")
        first = (await games(house, table))[0]
        assert (first["number"], first["game"], first["sheet"]) == (1, "mojo", sheet)
        assert (first["winners"], first["names"]) == (winners, ["Ann", "Bo"])
        await ann.send("choose_game", game="uno")
        await seen(ann, lambda told: told["game"] == "uno")
        await ann.send("start")
        await ann.until("update")
        assert await games(house, table) == [first]
    async with running(tmp_path) as house:
        assert await games(house, table) == [first]
        assert (await house.http.get("/api/tables/nowhere/games")).status_code == 404


async def test_only_the_last_sheets_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folding, "MOST_PAST", 2)
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, _ = await seated(store, settings)
        for number in range(1, 5):
            await play(room, number)
        assert [each.shown.number for each in room.state.past] == [2, 3]


async def test_who_is_erased_is_in_no_sheet(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        room, person = await seated(store, settings)
        for number in range(1, 4):
            await play(room, number)
        assert (await own(store, room.id, person))["names"] == ["Zebulon"]
        await room.erase(person)
        assert [each.shown.names for each in room.state.past] == [[ERASED_NAME, "Bo"]] * 2
        after = await everything(store)
        assert not [text for text in ("Zebulon", person) if text.encode() in after]


async def test_the_same_people_sit_where_they_sat(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        made = await house.create(seats=3)
        ann = await house.visit(made["table"], made["token"])
        bo = await house.visit(made["table"])
        token = await bo.join("Bo", 2)
        await ann.send("set_clock", seconds=180)
        await ann.send("set_private", on=True)
        await seen(ann, lambda told: told["clock"] == 180 and told["private"])
        there = await again(house, made["table"], token)
        await seen(ann, lambda told: told["successor"] == there)
        assert await again(house, made["table"], made["token"]) == there, "one table for all"
        a, b = await house.visit(there, made["token"]), await house.visit(there, token)
        assert (a.welcome["seat"], b.welcome["seat"], b.welcome["host"]) == (0, 2, True)
        assert [seat["name"] for seat in b.table["seats"]] == ["Ann", "", "Bo"]
        assert (b.table["clock"], b.table["status"], b.table["games"]) == (180, "lobby", 0)
        assert b.table["private"], "what the host has chosen goes along"
        assert await again(house, made["table"], "another") == "unknown-token"
    async with running(tmp_path) as house:
        watcher = await house.visit(made["table"])
        assert watcher.table["successor"] == there


def test_all_that_the_host_has_chosen_goes_along() -> None:
    """Each setting is another than a new table has: only the lock and the listing are not kept."""
    old = log.Header(game="uno", seats=2, options={"points": 300}, pace=900, moment=700, hints=True)
    chosen: list[log.LogEntry] = [
        log.Seated(seat=0, name="Ann", token="a" * 64),
        log.TalkSet(talk="off"),
        log.ClockSet(seconds=180),
        log.StandInSet(bot="hard"),
        log.PrivateSet(on=True),
    ]
    plain = log.Header(game="uno", seats=2, options={}, pace=0, moment=0)
    state = folding.folded(log.StoredTable("old", old, bytes(32), chosen))
    header, entries = playing_on._begun(state, Seat(0))
    again = folding.folded(log.StoredTable("new", header, bytes(32), entries))
    new = folding.folded(log.StoredTable("plain", plain, bytes(32), []))
    before, after, usual = (asdict(each.setup) for each in (state, again, new))
    assert after == before
    assert {name for name in before if before[name] == usual[name]} == {"locked", "listing"}


async def test_not_while_a_game_is_under_way(house: House) -> None:
    made = await house.create(bots=["easy"])
    ann = await house.visit(made["table"], made["token"])
    await ann.send("start")
    await ann.until("update")
    assert await again(house, made["table"], made["token"]) == "game-running"


async def test_those_who_subscribed_are_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only the others, only once, and only who has subscribed at the table where they played."""
    pytest.importorskip("httpx")
    from parlour.server.push.pushes import Pushes
    from server.people.test_push import CONTACT, SENDER

    calls: list[Call] = []
    kept = Pushes._queue_up
    monkeypatch.setattr(
        Pushes,
        "_queue_up",
        lambda self, turn: calls.append(turn) if isinstance(turn, Call) else kept(self, turn),
    )
    async with running(tmp_path, push_key=SENDER, push_contact=CONTACT) as house:
        made = await house.create(seats=2)
        bo = await house.visit(made["table"])
        token = await bo.join("Bo")
        await again(house, made["table"], made["token"])
        await again(house, made["table"], token)
        assert [(one.table, one.token, one.others) for one in calls] == [
            (made["table"], token_hash(token), ("Ann",))
        ]
