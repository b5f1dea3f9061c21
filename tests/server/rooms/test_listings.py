"""The list of open tables."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from parlour.server.doors.addresses import Addresses
from parlour.server.rooms import listings
from parlour.server.storage import schema
from server.house import House, Player, running

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listings, "GATHER", 0.0)
    monkeypatch.setattr(listings, "FRESH", 0.0)


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    async with running(tmp_path_factory.mktemp("data"), idle=0.0) as house:
        yield house


async def shown(house: House) -> list[dict[str, Any]]:
    answer = await house.http.get("/api/open")
    assert answer.status_code == 200
    return answer.json()["tables"]


async def until(house: House, *tables: str) -> list[dict[str, Any]]:
    """Waits until the list has these tables, and no others."""
    async with asyncio.timeout(10):
        while True:
            found = await shown(house)
            if {one["table"] for one in found} == set(tables):
                return found
            await asyncio.sleep(0.01)


async def listed(house: House, **fields: Any) -> tuple[str, Player]:
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])
    assert ann.table["listed"] is False  # until the host says so
    await ann.send("set_listed", on=True, **fields)
    await ann.until("table")
    assert ann.table["listed"] is True
    return made["table"], ann


async def test_a_table_that_looks_for_players_is_found_until_it_is_full(house: House) -> None:
    quiet = await house.create()
    await house.visit(quiet["table"], quiet["token"])
    table, ann = await listed(house, language="pl", level="new")
    (one,) = await until(house, table)
    assert one == {
        "table": table,
        "game": "mojo",
        "host": "Ann",
        "seats": 3,
        "free": 2,
        "language": "pl",
        "level": "new",
    }  # and nothing else: no tokens, no names of guests
    assert ann.table["listed_for"] == "new"  # for whoever comes back to the switch
    await ann.send("seat_bot", seat=1, bot="easy")
    await ann.until("table")
    bo = await house.visit(table)
    await bo.join("Bo")
    await until(house)  # full
    await bo.send("leave")
    (one,) = await until(house, table)
    assert one["free"] == 1
    await ann.send("set_listed", on=False)
    await until(house)


async def test_a_table_that_begins_or_whose_host_goes_is_not_found(house: House) -> None:
    table, ann = await listed(house)
    await until(house, table)
    await ann.socket.close()
    await until(house)
    made, bea = await listed(house)
    await until(house, made)
    await bea.send("seat_bot", seat=1, bot="easy")
    await bea.until("table")
    await bea.send("start", seats=2)
    await bea.until("update")
    await until(house)
    assert bea.table["listed"] is False


async def test_a_table_where_nothing_happens_is_not_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listings, "EVERY", 0.01)
    monkeypatch.setattr(listings, "LATELY", 0.2)
    table, ann = await listed(house)
    await until(house)
    await ann.send("rename", name="Anna")
    await until(house, table)
    await until(house)
    await ann.socket.close()


async def test_what_nobody_writes_any_more_is_gone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = await listed(house)
    await until(house, table)
    now = listings.wall_clock()
    monkeypatch.setattr(listings, "wall_clock", lambda: now + 46_000)
    assert await shown(house) == []


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"on": True, "language": "Klingon"}, "bad-listing"),
        ({"on": True, "language": ""}, "bad-listing"),
        ({"on": True, "level": "expert"}, "bad-message"),
        ({}, "bad-message"),
    ],
)
async def test_bad_listings(house: House, fields: dict[str, Any], code: str) -> None:
    made = await house.create()
    ann = await house.visit(made["table"], made["token"])
    await ann.send("set_listed", **fields)
    assert await ann.error() == code


async def test_only_the_host_lists_and_not_in_a_game(house: House) -> None:
    made = await house.create()
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.send("set_listed", on=True)
    assert await bo.error() == "not-seated"
    await bo.join("Bo")
    await bo.send("set_listed", on=True)
    assert await bo.error() == "not-host"
    await ann.until("table")
    await ann.send("start")
    await ann.until("update")
    await ann.send("set_listed", on=True)
    assert await ann.error() == "game-running"


async def test_an_address_lists_so_many(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), listings=0.001, listings_burst=2) as house:
        for _ in range(2):
            await listed(house)
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        await ann.send("set_listed", on=True)
        assert await ann.error() == "too-fast"


def one_of(table: int, network: str) -> listings.Listed:
    fields: dict[str, Any] = {"game": "mojo", "host": "Ann", "seats": 3, "free": 2}
    return listings.Listed(table=str(table), language="en", level="any", network=network, **fields)


def test_a_few_networks_do_not_flood_the_list() -> None:
    flood = [one_of(n, f"bad {n % 3}") for n in range(300)]
    honest = [one_of(n, f"home {n}") for n in range(300, 320)]
    shown = [one.table for one in listings.fairly(flood + honest)]
    assert len(shown) == listings.MOST
    assert shown[:23] == ["0", "1", "2", *(one.table for one in honest)]
    assert shown[23:] == [str(n) for n in range(3, 80)]


def test_a_network_is_told_from_others_and_cannot_be_read() -> None:
    addresses = Addresses(())
    network = addresses.network
    assert network("192.0.2.1") == network("192.0.2.200") != network("192.0.3.1")
    assert network("2001:db8::/64") == network("2001:db8:0:9::/64") != network("2001:db8:1::/64")
    assert network(None) == network("no address") == ""
    assert Addresses(()).network("192.0.2.1") != network("192.0.2.1")


async def test_where_a_host_comes_from_is_in_the_database_in_no_other_form(
    tmp_path: Path,
) -> None:
    async with running(tmp_path) as house:
        made = await house.create(seats=3)
        headers = {"X-Forwarded-For": "192.0.2.77"}
        ann = await house.connect(made["table"], additional_headers=headers)
        await (await ann.hello(made["token"])).send("set_listed", on=True)
        (one,) = await until(house, made["table"])
        assert "network" not in one
        async with house.server.store.reading() as connection:
            (body,) = await connection.scalars(select(schema.listings.c.body))
        assert msgspec.json.decode(body)["network"]
        assert b"192.0.2" not in body


async def test_an_operator_has_no_list(tmp_path: Path) -> None:
    async with running(tmp_path, open_tables=False) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        assert ann.table["listed"] is None
        await ann.send("set_listed", on=True)
        assert await ann.error() == "list-off"
        answer = await house.http.get("/api/open")
        assert (answer.status_code, answer.json()["code"]) == (403, "list-off")


async def test_workers_see_each_other_s_tables(tmp_path: Path) -> None:
    async with (
        running(tmp_path, share=True) as one,
        running(tmp_path, share=True) as other,
    ):
        table, ann = await listed(one)
        await until(other, table)
        await ann.socket.close()
        await until(other)
        again, _ = await listed(other)
        await until(one, again)
    async with running(tmp_path) as later:  # they took their tables with them
        assert await shown(later) == []
