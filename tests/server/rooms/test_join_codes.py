"""Join codes, which lead to tables in their lobbies."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from parlour.server.serving import join_codes
from parlour.server.serving.join_codes import LETTERS, plain
from server.house import House, Player, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("data")) as house:
        yield house


async def lobby(house: House, **fields: Any) -> tuple[str, Player, str]:
    """A table, its host and its code."""
    made = await house.create(**fields)
    ann = await house.visit(made["table"], made["token"])
    return made["table"], ann, ann.table["join_code"]


async def find(house: House, code: str) -> Any:
    return await house.http.post("/api/find", json={"code": code})


async def refused(house: House, code: str) -> str:
    answer = await find(house, code)
    assert answer.status_code >= 400
    return answer.json()["code"]


async def leads_to(house: House, code: str) -> str:
    answer = await find(house, code)
    assert answer.status_code == 200, answer.text
    assert set(answer.json()) == {"table"}
    return answer.json()["table"]


async def test_everybody_in_the_lobby_sees_the_code_and_it_leads_there(house: House) -> None:
    table, _, code = await lobby(house)
    assert len(code) == join_codes.JOIN_CODE
    assert set(code) <= set(LETTERS)
    watcher = await house.visit(table)
    assert watcher.table["join_code"] == code
    assert await leads_to(house, code) == table
    other, _, second = await lobby(house)
    assert second != code
    assert await leads_to(house, second) == other
    assert (await house.http.get(f"/api/tables/{table}")).json()["join_code"] == ""


def test_no_two_letters_can_be_mistaken() -> None:
    """By the names of letters, of which these are said alike, and by their looks."""
    alike = [
        "BCDEGPTV",  # bee, see, ...; be, ce, de; bé, cé, dé; бэ, цэ, дэ
        "AHK",  # ay, aitch, kay; a, ha, ka
        "FS",
        "MN",
        "IY",
        "QUW",  # cue, you, double-u; ku, u, wu
        "GJ",
        "O0QD",
        "I1L",
        "UV",
        "VW",
        "Z2",
        "S5",
        "B8",
        "EF",
        "PR",
        "CG",
    ]
    for group in alike:
        assert len(set(group) & set(LETTERS)) <= 1, group
    assert len(set(LETTERS)) == 12


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("jklmor", "JKLMOR"),
        (" STW-XYZ ", "STWXYZ"),
        ("J.K L\u00a0M\tO_R", "JKLMOR"),
        ("КМОТХУ", "KMOTXY"),  # noqa: RUF001 - by look
        ("кмотху", "KMOTXY"),
        ("ЙЛРСВЗ", "JLRSWZ"),
        ("0NF5G2", "OMSSJZ"),  # mistaken
        ("pdbtcv", "TTTTTT"),
        ("", ""),
        ("!?", "!?"),
    ],
)
def test_a_code_is_forgiven_much(typed: str, meant: str) -> None:
    assert plain(typed) == meant


def test_every_letter_of_a_keyboard_means_one_of_the_codes() -> None:
    latin = "abcdefghijklmnopqrstuvwxyz"
    assert set(plain(latin)) == set(LETTERS)
    twins = "АВЕКМНОРСТУХ"  # noqa: RUF001
    assert set(plain(twins)) <= set(LETTERS)


async def test_a_code_is_found_however_it_is_typed(house: House) -> None:
    table, _, code = await lobby(house)
    cyrillic = code.translate(str.maketrans(LETTERS, "ЙКЛМОРСТВХУЗ"))
    for typed in (code.lower(), f" {code[:3]}-{code[3:]} ", " ".join(code), cyrillic):
        assert await leads_to(house, typed) == table


async def test_a_code_ends_when_the_game_begins_and_the_next_lobby_has_another(
    house: House,
) -> None:
    table, ann, code = await lobby(house, options={"points": 1})
    await ann.send("seat_bot", seat=1, bot="easy")
    await ann.until("table")
    await ann.send("start")
    await ann.until("update")
    assert ann.table["join_code"] == ""
    assert await refused(house, code) == "unknown-code"
    await ann.send("propose_end", scored=False)
    while ann.table["status"] == "playing":
        await ann.next()
    assert await refused(house, code) == "unknown-code"  # a rematch needs no newcomers
    await ann.send("reopen")
    while not ann.table["join_code"]:
        await ann.next()
    assert ann.table["status"] == "lobby"
    assert ann.table["join_code"] != code
    assert await leads_to(house, ann.table["join_code"]) == table
    assert await refused(house, code) == "unknown-code"


async def test_a_locked_table_is_not_found(house: House) -> None:
    table, ann, code = await lobby(house)
    await ann.send("lock", on=True)
    await ann.until("table")
    assert ann.table["join_code"] == ""
    assert await refused(house, code) == "unknown-code"
    await ann.send("lock", on=False)
    await ann.until("table")
    assert ann.table["join_code"] == code
    assert await leads_to(house, code) == table


async def test_unknown_and_expired_codes_are_told_alike(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann, code = await lobby(house)
    other = "JJJJJJ" if code != "JJJJJJ" else "KKKKKK"
    now = join_codes.wall_clock()
    monkeypatch.setattr(join_codes, "wall_clock", lambda: now + 86_500_000)
    expired, unknown = await find(house, code), await find(house, other)
    odd = [await find(house, each) for each in ("", "J", "J" * 10_000, "\u0000", "\ud7ff☃")]
    for answer in (expired, unknown, *odd):
        assert answer.status_code == 404
        assert answer.content == unknown.content
        assert set(answer.headers) == set(unknown.headers)
    await ann.socket.close()


async def test_guesses_are_limited_for_an_address_and_in_total(tmp_path: Path) -> None:
    proxies = ("10.9.9.9/32",)
    async with running(tmp_path, proxies=proxies) as house:
        table, _, code = await lobby(house)
        wrong = "JJJJJJ" if code != "JJJJJJ" else "KKKKKK"
        for _ in range(30):  # what is right does not count
            assert await leads_to(house, code) == table
        said = [await refused(house, wrong) for _ in range(12)]
        assert said == ["unknown-code"] * 10 + ["too-many-codes"] * 2
        answer = await find(house, code)  # nor is it told apart
        assert answer.status_code == 429
        assert answer.json()["code"] == "too-many-codes"
        assert 0 < answer.json()["details"]["seconds"] <= 120
        assert answer.headers["Retry-After"] == str(answer.json()["details"]["seconds"])
    async with running(tmp_path / "other") as house:  # no limits for single addresses
        said = [await refused(house, wrong) for _ in range(100)]
        assert said == ["unknown-code"] * 100
        said = [await refused(house, wrong) for _ in range(5)]  # a slow machine earns one or two
        assert said[-1] == "too-many-codes"
        assert (await find(house, wrong)).json()["details"]["seconds"] <= 10


async def test_a_code_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, _, code = await lobby(house)
    async with running(tmp_path) as house:
        assert await leads_to(house, code) == table
        assert (await house.visit(table)).table["join_code"] == code


async def test_a_code_works_whichever_worker_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path, share=True) as one, running(tmp_path, share=True) as two:
        table, ann, code = await lobby(one)
        assert await leads_to(two, code) == table
        bo = await two.visit(table)
        assert bo.table["join_code"] == code
        await ann.send("seat_bot", seat=1, bot="easy")
        while ann.table["seats"][1]["kind"] == "empty":
            await ann.next()
        await ann.send("start")
        while bo.table["status"] != "playing":
            await bo.next()
        assert bo.table["join_code"] == ""
        assert await refused(one, code) == "unknown-code"
        assert await refused(two, code) == "unknown-code"


async def test_two_workers_give_a_table_one_code(tmp_path: Path) -> None:
    async with running(tmp_path, share=True) as one, running(tmp_path, share=True) as two:
        for _ in range(5):
            made = await one.create()
            met = await asyncio.gather(*(each.visit(made["table"]) for each in (one, two)))
            assert met[0].table["join_code"] == met[1].table["join_code"] != ""


async def test_codes_of_tables_that_are_gone_lead_nowhere(house: House) -> None:
    table, ann, code = await lobby(house)
    await ann.socket.close()
    store = house.server.rooms._store
    async with asyncio.timeout(10):
        while any(
            room.audience.members for room in house.server.rooms.loaded() if room.id == table
        ):
            await asyncio.sleep(0.01)
    house.server.rooms._held.pop(table)
    await store.delete(table, 10, {})
    assert await refused(house, code) == "unknown-code"


async def test_a_code_rests_before_it_is_given_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(join_codes, "LETTERS", "J")
    monkeypatch.setattr(join_codes, "JOIN_CODE", 3)  # there is one code
    codes = next(
        each for each in house.server.rooms._listeners if isinstance(each, join_codes.JoinCodes)
    )
    assert await codes._give("first", 0) == "JJJ"
    with pytest.raises(join_codes.StorageError):
        await codes._give("second", 0)
    await codes._end("first", 0)
    with pytest.raises(join_codes.StorageError):
        await codes._give("second", 0)
    store, now = house.server.rooms._store, join_codes.wall_clock()
    monkeypatch.setattr(join_codes, "wall_clock", lambda: now + 8 * 86_400_000)
    await join_codes.forget_old(store)
    assert await codes._give("second", 0) == "JJJ"


async def test_a_short_address_leads_to_the_page(house: House) -> None:
    answer = await house.http.get("/j/klm-orS")
    assert (answer.status_code, answer.headers["Location"]) == (302, "/#code=klm-orS")
    nasty = await house.http.get("/j/%3Cx%3E%23%0D%0A")
    assert nasty.headers["Location"] == "/#code=%3Cx%3E%23%0D%0A"


async def test_foreign_pages_and_bad_bodies_are_refused(house: House) -> None:
    foreign = await house.http.post(
        "/api/find", json={"code": "JJJJJJ"}, headers={"Origin": "http://x.org"}
    )
    assert foreign.json()["code"] == "foreign-origin"
    for asked in ({}, {"code": 5}, {"code": "J", "more": 1}, []):
        answer = await house.http.post("/api/find", json=asked)
        assert answer.json()["code"] == "bad-message"


async def test_no_code_is_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", "parlour")
    async with running(tmp_path, log_level="debug") as house:
        _, _, code = await lobby(house)
        await find(house, code)
    assert code not in "\n".join(record.getMessage() for record in caplog.records)
