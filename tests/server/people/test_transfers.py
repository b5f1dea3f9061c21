"""Seats that are taken to another device, by a code."""

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from parlour.server import Settings, wire
from parlour.server.people import personal
from parlour.server.rooms import creating as tables
from parlour.server.serving import transfers
from parlour.server.tables import log
from parlour.server.tables.fairness import token_hash
from parlour.server.wire import PROTOCOL
from server.house import House, one_server, opened, running, two_people
from sqlite_files import sqlite_file

pytestmark = pytest.mark.anyio

SECRET, OTHER = "5a" * 32, "a5" * 32


def held(table: str, token: str) -> dict[str, str]:
    return {"table": table, "token": token}


async def make(house: House, *seats: dict[str, str]) -> str:
    asked = [held(seat["table"], seat["token"]) for seat in seats]
    answer = await house.http.post("/api/transfers", json={"seats": asked})
    assert answer.status_code == 201, answer.text
    return answer.json()["code"]


async def take(house: House, code: str, secret: str = SECRET, **fields: Any) -> httpx.Response:
    wanted = {"code": code, "secret": secret} | fields
    return await house.http.post("/api/transfers/take", json=wanted)


async def look(house: House, code: str) -> httpx.Response:
    return await house.http.get("/api/transfers", headers={"Authorization": f"Bearer {code}"})


async def revoke(house: House, code: str) -> httpx.Response:
    return await house.http.delete("/api/transfers", headers={"Authorization": f"Bearer {code}"})


async def test_a_seat_goes_on_on_another_device(house: House) -> None:
    table, ann, _, token, _ = await two_people(house)
    hand = ann.view["seats"][0]["hand"]
    code = await make(house, held(table, token))
    assert re.fullmatch("[0-9A-HJKMNP-TV-Z]{10}", code)
    assert (await look(house, code)).json()["taken"] is False
    (seat,) = (await take(house, f" {code[:5].lower()}-{code[5:]} ")).json()["seats"]
    assert (await look(house, code)).json()["taken"] is True
    assert seat["table"] == table
    assert seat["token"] != token

    while (frame := await ann.next())["type"] != "error":  # the old device is told
        pass
    assert frame["code"] == "seat-moved"
    welcome = await ann.until("welcome")
    assert (welcome["seat"], welcome["host"], welcome["token"]) == (None, False, None)
    assert (await ann.until("update"))["view"]["seats"][0]["hand"] is None
    await ann.act("12")
    assert await ann.error() == "not-seated"

    phone = await house.visit(table, seat["token"])
    assert (phone.welcome["seat"], phone.welcome["host"]) == (0, True)
    assert phone.view["seats"][0]["hand"] == hand
    await phone.play()


async def test_the_old_token_is_no_good_any_more(house: House) -> None:
    made = await house.create()
    (seat,) = (await take(house, await make(house, made))).json()["seats"]
    back = await house.connect(made["table"])
    await back.send("hello", protocol=PROTOCOL, token=made["token"], entry=0)
    assert await back.error() == "seat-moved"
    path, shown = f"/api/tables/{made['table']}", []
    for token in (made["token"], seat["token"], "guessed"):
        found = await house.http.get(path, headers={"Authorization": f"Bearer {token}"})
        shown.append((found.json()["seat"], found.json()["moved"]))
    assert shown == [(None, True), (0, False), (None, False)]


async def test_whoever_gave_a_seat_away_sits_down_with_another_secret(house: House) -> None:
    """The token that the first one leads to would be taken for that seat's."""
    made = await house.create(seats=3)
    bo = await house.visit(made["table"])
    await bo.send("join", name="Bo", seat=1, secret=OTHER)
    token = (await bo.until("welcome"))["token"]
    await take(house, await make(house, held(made["table"], token)))
    again = await house.visit(made["table"])
    while again.beside and not again.table["seats"][1]["name"]:
        await again.until("table")
    await again.send("join", name="Bo", seat=2, secret=OTHER)
    assert await again.error() == "seat-moved"
    await again.send("join", name="Bo", seat=2, secret="b7" * 32)
    assert (await again.until("welcome"))["seat"] == 2


async def test_a_mute_goes_along_and_comes_back(house: House) -> None:
    """Muted before or after the seat was moved, by whichever secret they sit down again."""
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])

    async def muted(on: bool) -> None:
        while ann.table["seats"][1]["muted"] != on:
            await ann.until("table")

    for n, (before, moved) in enumerate([(True, 1), (False, 1), (False, 2)]):
        first = f"{n}1" * 32
        bo = await house.visit(made["table"])
        await bo.send("join", name="Bo", seat=1, secret=first)
        token = (await bo.until("welcome"))["token"]
        while not ann.table["seats"][1]["name"]:
            await ann.until("table")
        if before:
            await ann.send("mute", seat=1, on=True)
            await muted(True)
        for time in range(moved):
            code = await make(house, held(made["table"], token))
            taken = (await take(house, code, f"{n}{time + 2}" * 32)).json()
            token = taken["seats"][0]["token"]
        phone = await house.visit(made["table"], token)
        if not before:
            await ann.send("mute", seat=1, on=True)
            await muted(True)
        await phone.send("leave")
        await muted(False)
        again = await house.visit(made["table"])
        await again.send("join", name="Bo", seat=1, secret=first)
        await muted(True)
        await again.send("leave")
        await muted(False)


@one_server
async def test_a_code_is_used_once_and_by_one_device(house: House) -> None:
    made = await house.create()
    code = await make(house, made)
    answers = await asyncio.gather(*(take(house, code, f"{n:064x}") for n in range(8)))
    taken = [answer.json()["seats"] for answer in answers if answer.status_code == 200]
    assert len(taken) == 1
    refused = [answer for answer in answers if answer.status_code != 200]
    assert {answer.json()["code"] for answer in refused} == {"unknown-code"}
    entries = await house.log(made["table"])
    assert sum(isinstance(entry, log.Transferred) for entry in entries) == 1


@one_server
async def test_the_same_request_gets_the_same_answer_again(house: House) -> None:
    made = await house.create()
    code = await make(house, made)
    one, other = [(await take(house, code)).json() for _ in range(2)]
    assert one == other
    assert len(one["seats"]) == 1


@one_server
async def test_a_code_can_be_revoked_until_it_is_used(house: House) -> None:
    made = await house.create()
    code = await make(house, made)
    assert (await revoke(house, code)).status_code == 200
    assert (await take(house, code)).json()["code"] == "unknown-code"
    assert (await look(house, code)).json()["code"] == "unknown-code"
    assert (await house.visit(made["table"], made["token"])).welcome["seat"] == 0

    used = await make(house, made)
    assert (await take(house, used)).status_code == 200
    assert (await revoke(house, used)).json()["code"] == "unknown-code"
    assert (await take(house, used)).status_code == 200  # the taker may still ask again


@one_server
async def test_a_code_is_good_for_so_long(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = await house.create()
    code, now = await make(house, made), transfers.wall_clock()
    monkeypatch.setattr(transfers, "wall_clock", lambda: now + 599_000)
    assert (await look(house, code)).status_code == 200
    monkeypatch.setattr(transfers, "wall_clock", lambda: now + 601_000)
    assert (await take(house, code)).json()["code"] == "unknown-code"
    assert (await look(house, code)).json()["code"] == "unknown-code"


@one_server
async def test_seats_that_are_gone_or_not_theirs_stay_away(house: House) -> None:
    made, other = await house.create(), await house.create()
    seats = [held("nowhere", "x"), held(other["table"], "guessed"), made]
    answer = (await take(house, await make(house, *seats))).json()
    assert [seat["table"] for seat in answer["seats"]] == [made["table"]]
    assert (await house.visit(other["table"], other["token"])).welcome["seat"] == 0


@one_server
async def test_whoever_has_a_seat_at_the_table_keeps_it(house: House) -> None:
    made = await house.create()
    bo = await (await house.visit(made["table"])).join("Bo")
    code = await make(house, made)
    answer = await take(house, code, own=[held(made["table"], bo)])
    assert answer.json()["seats"] == []
    assert (await house.visit(made["table"], made["token"])).welcome["seat"] == 0
    again = await make(house, made)  # a token that was given up does not count
    answer = await take(house, again, own=[held(made["table"], "old")])
    assert len(answer.json()["seats"]) == 1


async def mine(house: House, method: str, table: str, token: str) -> tuple[int, str | None]:
    headers = {"Authorization": f"Bearer {token}"}
    answer = await house.http.request(method, f"/api/tables/{table}/mine", headers=headers)
    return answer.status_code, answer.json().get("code")


@one_server
async def test_taken_twice_by_the_same_device_a_seat_stays_as_it_is(house: House) -> None:
    made = await house.create()
    (seat,) = (await take(house, await make(house, made))).json()["seats"]
    (again,) = (await take(house, await make(house, seat))).json()["seats"]
    assert again == seat
    assert (await house.visit(made["table"], seat["token"])).welcome["seat"] == 0
    assert (await mine(house, "GET", made["table"], seat["token"]))[0] == 200


@one_server
async def test_two_seats_of_a_table_never_get_the_same_token(house: House) -> None:
    made = await house.create(seats=3)
    bo = await (await house.visit(made["table"])).join("Bo")
    (seat,) = (await take(house, await make(house, made))).json()["seats"]
    await take(house, await make(house, held(made["table"], bo)))
    assert (await house.visit(made["table"], bo)).welcome["seat"] == 1
    assert (await house.visit(made["table"], seat["token"])).welcome["seat"] == 0


@one_server
@pytest.mark.parametrize("times", [1, 2])
async def test_whoever_gave_a_seat_away_erases_nobody(house: House, times: int) -> None:
    table, _, _, token, _ = await two_people(house)
    seat = held(table, token)
    for n in range(times):
        (seat,) = (await take(house, await make(house, seat), f"{n:064x}")).json()["seats"]
    for method in ("GET", "DELETE"):
        assert await mine(house, method, table, token) == (403, "seat-moved")
    phone = await house.visit(table, seat["token"])
    assert (phone.welcome["seat"], phone.table["seats"][0]["name"]) == (0, "Ann")
    assert (await mine(house, "DELETE", table, seat["token"]))[0] == 200
    for old in (token, seat["token"]):
        assert (await mine(house, "GET", table, old))[0] == 403


async def test_a_log_in_which_a_seat_was_taken_in_a_circle_is_read(tmp_path: Path) -> None:
    """Older servers wrote such."""
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        wanted = wire.NewTable(game="mojo", name="Ann", seats=2, options={})
        made = await tables.create(store, wanted, settings)
        stored, one, two = await store.read(made.table), token_hash(made.token), "b" * 64
        for tokens in ([one], [two, one], [two, two], [two, one, two]):
            stored.entries[1:] = [log.Transferred(seat=0, token=token) for token in tokens]
            assert tokens[-1] in await personal.hashes(stored, tokens[-1])


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("", {"seats": []}, "bad-transfer"),
        ("", {"seats": [held("t", "x")] * 101}, "bad-transfer"),
        ("", {"seats": [held("t", "x"), held("t", "y")]}, "bad-transfer"),
        ("", {"seats": [{"table": "t"}]}, "bad-message"),
        ("", {}, "bad-message"),
        ("", {"seats": [held("t", "x")], "more": 1}, "bad-message"),
        ("/take", {"code": "x", "secret": "mine"}, "bad-transfer"),
        ("/take", {"code": "x", "secret": SECRET, "own": [held("t", "x")] * 101}, "bad-transfer"),
        ("/take", {"code": "", "secret": SECRET}, "unknown-code"),
        ("/take", {"code": "A" * 5000, "secret": SECRET}, "unknown-code"),
        ("/take", {"secret": SECRET}, "bad-message"),
    ],
    ids=str,
)
@one_server
async def test_bad_requests(house: House, path: str, body: Any, code: str) -> None:
    answer = await house.http.post(f"/api/transfers{path}", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


@one_server
async def test_a_foreign_page_takes_nothing(house: House) -> None:
    made = await house.create()
    code, foreign = await make(house, made), {"Origin": "https://evil.example"}
    house.http.headers.update(foreign)
    try:
        asked = [await take(house, code), await revoke(house, code)]
        asked.append(await house.http.post("/api/transfers", json={"seats": [made]}))
    finally:
        del house.http.headers["Origin"]
    assert [answer.json()["code"] for answer in asked] == ["foreign-origin"] * 3
    assert (await look(house, code)).json()["taken"] is False


async def test_codes_cannot_be_tried_without_end(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), codes=0.001, codes_burst=4) as house:
        code = await make(house, await house.create())
        for _ in range(10):  # what is right does not count
            assert (await look(house, code)).status_code == 200
        guesses = [(await take(house, f"WRONG{n}")).json()["code"] for n in range(4)]
        assert guesses == ["unknown-code"] * 3 + ["too-fast"]
        assert (await take(house, code)).json()["code"] == "too-fast"  # nor is it told apart


async def test_a_code_outlives_a_restart_and_no_token_is_kept(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", "parlour")
    async with running(tmp_path, log_level="debug") as house:
        made = await house.create()
        code = await make(house, made)
    async with running(tmp_path, log_level="debug") as house:
        (seat,) = (await take(house, code)).json()["seats"]
        assert (await house.visit(made["table"], seat["token"])).welcome["host"] is True
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token_hash(seat["token"]).encode() in stored
    said = "\n".join(record.getMessage() for record in caplog.records)
    for hidden in (code, made["token"], seat["token"], SECRET):
        assert hidden.encode() not in stored
        assert hidden not in said


async def test_what_was_interrupted_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server ends after the first of two seats."""
    taking = transfers.Transfers._take

    async def once(self: Any, table: str, *rest: Any) -> bool:
        if table == tables[1]["table"]:
            raise transfers.StorageError("gone")
        return await taking(self, table, *rest)

    async with running(tmp_path) as house:
        tables = [await house.create(), await house.create()]
        code = await make(house, *tables)
        monkeypatch.setattr(transfers.Transfers, "_take", once)
        assert (await take(house, code)).json()["code"] == "storage"
    monkeypatch.undo()
    async with running(tmp_path) as house:
        assert (await take(house, code, OTHER)).json()["code"] == "unknown-code"
        seats = (await take(house, code)).json()["seats"]
        assert len({seat["token"] for seat in seats}) == 2
        for seat in seats:
            assert (await house.visit(seat["table"], seat["token"])).welcome["seat"] == 0


async def test_old_codes_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def rows() -> int:
        with sqlite_file(tmp_path / "parlour.db") as db:
            return db.execute("SELECT count(*) FROM transfers").fetchone()[0]

    async with running(tmp_path) as house:
        made = await house.create()
        await make(house, made)
        store, now = house.server.rooms._store, transfers.wall_clock()
        await transfers.forget_old(store)
        assert rows() == 1
        monkeypatch.setattr(transfers, "wall_clock", lambda: now + 600_001)
        await transfers.forget_old(store)
        assert rows() == 0


async def test_games_go_along_once(tmp_path: Path) -> None:
    """They are told to the device that takes them, and then nobody has them."""
    async with running(tmp_path) as house:
        made = await house.create()
        wanted = {"seats": [held(made["table"], made["token"])], "games": "x-Y_0" * 9000}
        answer = await house.http.post("/api/transfers", json=wanted)
        assert answer.status_code == 201, answer.text
        code = answer.json()["code"]
        assert "games" not in (await look(house, code)).json()
        taken = (await take(house, code)).json()
        assert taken["games"] == wanted["games"]
        again = (await take(house, code)).json()
        assert again["seats"] == taken["seats"]
        assert again.get("games", "") == ""
        kept = "SELECT games FROM transfers WHERE code = ?"
        with sqlite_file(tmp_path / "parlour.db") as db:
            assert db.execute(kept, [token_hash(code)]).fetchall() == [(None,)]


async def test_games_alone_are_enough(house: House) -> None:
    answer = await house.http.post("/api/transfers", json={"seats": [], "games": "abc"})
    assert answer.status_code == 201, answer.text
    taken = (await take(house, answer.json()["code"])).json()
    assert taken == {"seats": [], "circles": [], "games": "abc"}


@pytest.mark.parametrize("games", ["a" * 49_153, "a+b", "a=", "\u017c", "a\n"])
async def test_other_texts_do_not_go_along(house: House, games: str) -> None:
    answer = await house.http.post("/api/transfers", json={"seats": [], "games": games})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-transfer")
