"""Score pads that several devices write on: what is new, corrections, codes, and how they end."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from parlour.games import registry
from parlour.games.mojo import cards as mojo
from parlour.games.mushi import cards as mushi
from parlour.games.uno import cards as uno
from parlour.server import wire
from parlour.server.pads.pads import forget_old
from parlour.server.settings.settings import DAY, Settings
from parlour.server.storage.schema import pad_lines, pads
from parlour.server.wire.limits import MAX_PAD_CARDS
from server.house import House, opened, running

pytestmark = pytest.mark.anyio

PLAYERS = ["Ann", "Bo", "Cleo"]


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A database of each kind."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    return Settings(data=tmp_path, database=request.getfixturevalue("postgresql").database())


async def pad_of(house: House, **wanted: Any) -> dict[str, str]:
    pad = {"game": "mojo", "options": {"points": 30}, "names": PLAYERS, "begun": 1} | wanted
    answer = await house.http.post("/api/pads", json=pad)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def write(house: House, pad: str, since: int, *lines: dict[str, Any]) -> dict[str, Any]:
    answer = await house.http.post(f"/api/pads/{pad}", json={"since": since, "lines": lines})
    assert answer.status_code == 200, answer.text
    return answer.json()


async def look(house: House, pad: str, since: int = 0) -> dict[str, Any]:
    return (await house.http.get(f"/api/pads/{pad}?since={since}")).json()


def cell(number: int, seat: int, points: int | None) -> dict[str, Any]:
    there = None if points is None else {"points": points}
    return {"kind": "cell", "round": number, "seat": seat, "cell": there}


def cells(news: dict[str, Any]) -> dict[tuple[int, int], Any]:
    return {
        (each["round"], each["seat"]): each["cell"]
        for each in news["lines"]
        if each["kind"] == "cell"
    }


async def test_devices_write_their_own_cards_and_see_each_others(either: Settings, tmp_path: Path):
    async with running(tmp_path, database=either.database) as house:
        pad = (await pad_of(house))["pad"]
        first = await look(house, pad)
        assert [each["name"] for each in first["lines"]] == PLAYERS
        assert (first["game"], first["options"]["points"], first["players"]) == ("mojo", 30, 3)

        by_ann = await write(house, pad, first["n"], cell(0, 0, 7))
        cards = {**cell(0, 1, None), "cell": {"cards": ["12", "3"]}}
        by_bo = await write(house, pad, first["n"], cards, {"kind": "ender", "round": 0, "seat": 1})
        assert cells(by_bo) == {(0, 0): {"points": 7}, (0, 1): {"cards": ["12", "3"]}}
        assert cells(await look(house, pad, by_ann["n"])) == {(0, 1): {"cards": ["12", "3"]}}
        assert (await look(house, pad, by_bo["n"]))["lines"] == []


async def test_a_correction_is_not_undone_by_who_comes_back(either: Settings, tmp_path: Path):
    async with running(tmp_path, database=either.database) as house:
        pad = (await pad_of(house))["pad"]
        seen = (await write(house, pad, 3, cell(0, 0, 7)))["n"]
        # Corrected while Cleo's phone had no network; it brings a cell of its own, and an old one.
        await write(house, pad, seen, cell(0, 0, 8))
        back = await write(house, pad, seen, cell(0, 0, 9), cell(0, 2, 20))
        assert cells(back) == {(0, 0): {"points": 8}, (0, 2): {"points": 20}}
        # Whoever has seen the correction can change it again.
        assert cells(await write(house, pad, back["n"], cell(0, 0, 9))) == {(0, 0): {"points": 9}}


async def test_a_request_that_is_sent_again_changes_nothing(either: Settings, tmp_path: Path):
    async with running(tmp_path, database=either.database) as house:
        pad = (await pad_of(house))["pad"]
        once = await write(house, pad, 3, cell(0, 0, 7))
        assert await write(house, pad, 3, cell(0, 0, 7)) == once


async def test_what_was_corrected_is_gone(tmp_path: Path):
    async with running(tmp_path) as house:
        pad = (await pad_of(house))["pad"]
        await write(house, pad, 3, {"kind": "name", "seat": 1, "name": "N. N."})
        async with opened(house.settings) as store, store.reading() as connection:
            bodies = list(await connection.scalars(select(pad_lines.c.body)))
        assert len(bodies) == 3
        assert not any(b"Bo" in body for body in bodies)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (cell(0, 3, 7), "bad-message"),  # three players
        (cell(200, 0, 7), "bad-message"),
        (cell(0, 0, 10_000), "bad-message"),
        ({**cell(0, 0, 1), "cell": {"cards": ["1"], "points": 1}}, "bad-message"),
        ({**cell(0, 0, 1), "cell": {}}, "bad-message"),
        ({**cell(0, 0, 1), "cell": {"cards": ["1"] * (MAX_PAD_CARDS + 1)}}, "bad-message"),
        ({"kind": "ender", "round": 0, "seat": -2}, "bad-message"),
        ({"kind": "name", "seat": 0, "name": " "}, "bad-name"),
        ({"kind": "stopped", "stopped": True, "secret": 1}, "bad-message"),
        ({"kind": "burned"}, "bad-message"),
    ],
)
async def test_what_no_pad_can_have_is_refused(tmp_path: Path, line: dict[str, Any], code: str):
    async with running(tmp_path) as house:
        pad = (await pad_of(house))["pad"]
        answer = await house.http.post(
            f"/api/pads/{pad}", json={"since": 3, "lines": [cell(0, 0, 5), line]}
        )
        assert answer.json()["code"] == code
        assert cells(await look(house, pad)) == {}  # nor is anything else of it written


async def test_pads_that_cannot_be_opened(tmp_path: Path):
    async with running(tmp_path) as house:
        for wrong, code in [
            ({"game": "chess"}, "unknown-game"),
            ({"names": ["Ann"]}, "bad-option"),
            ({"options": {"points": 0}}, "bad-option"),
            ({"names": ["Ann", ""]}, "bad-name"),
        ]:
            pad = {"game": "mojo", "options": {}, "names": PLAYERS, "begun": 1} | wrong
            answer = await house.http.post("/api/pads", json=pad)
            assert answer.json()["code"] == code, wrong
        assert (await house.http.get("/api/pads/nowhere")).json()["code"] == "unknown-pad"


async def test_a_code_leads_to_it_until_it_is_taken_away(either: Settings, tmp_path: Path):
    async with running(tmp_path, database=either.database) as house:
        made = await pad_of(house)
        path = f"/api/pads/{made['pad']}"
        code = (await house.http.post(f"{path}/code")).json()["code"]
        assert (await house.http.post(f"{path}/code")).json()["code"] == code
        found = await house.http.post("/api/find", json={"code": code.lower()})
        assert found.json() == {"table": "", "pad": made["pad"]}

        assert (await house.http.delete(path)).json()["code"] == "unknown-token"
        wrong = {"authorization": f"Bearer {made['pad']}"}
        assert (await house.http.delete(path, headers=wrong)).status_code == 403
        owner = {"authorization": f"Bearer {made['token']}"}
        assert (await house.http.delete(path, headers=owner)).status_code == 200
        assert (await house.http.get(path)).json()["code"] == "unknown-pad"
        gone = await house.http.post("/api/find", json={"code": code})
        assert gone.json()["code"] == "unknown-code"


async def test_one_that_nobody_touches_is_deleted_with_its_lines(either: Settings, tmp_path: Path):
    async with running(tmp_path, database=either.database) as house:
        old, new = (await pad_of(house))["pad"], (await pad_of(house))["pad"]
        async with opened(house.settings) as store:
            async with store.begin() as connection:
                await connection.execute(update(pads).where(pads.c.id == old).values(touched=0))
            await forget_old(store, None)
            assert (await look(house, old))["players"] == 3
            await forget_old(store, 30 * DAY)
            async with store.reading() as connection:
                assert await connection.scalar(select(func.count()).select_from(pad_lines)) == 3
        assert (await house.http.get(f"/api/pads/{old}")).status_code == 404
        assert (await look(house, new))["players"] == 3


async def test_an_address_changes_pads_no_oftener_than_the_operator_allows(tmp_path: Path):
    async with running(
        tmp_path, proxies=(), address_changes=0.001, address_changes_burst=2
    ) as house:
        pad = (await pad_of(house))["pad"]
        for n in range(2):
            await write(house, pad, 9, cell(n, 0, 7))
        refused = await house.http.post(f"/api/pads/{pad}", json={"since": 9, "lines": []})
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert cells(await look(house, pad)) == {(0, 0): {"points": 7}, (1, 0): {"points": 7}}


def test_the_wire_has_room_for_the_most_seats_and_cards_of_any_game_and_for_no_more():
    assert max(registry.get(name).seats[-1] for name in registry.names()) == wire.MOST_SEATS
    assert max(mojo.DECK_SIZE, mushi.DECK_SIZE, uno.DECK_SIZE) == MAX_PAD_CARDS
