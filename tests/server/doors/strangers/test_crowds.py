"""However many come, there is a place for players: by address, by table, by seat."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets

from parlour.server import Settings, wire
from parlour.server.doors.doors import Line
from parlour.server.serving.running import make
from parlour.server.settings.setting import SettingError
from parlour.server.storage.store import Store
from server.doors.strangers.strangers import dial, ended, plays_on, until
from server.house import House, Player, running, two_people

pytestmark = pytest.mark.anyio


async def test_silent_connections_give_way(tmp_path: Path) -> None:
    async with running(tmp_path, connections=20) as house:
        _, ann, bo, _, _ = await two_people(house)
        silent = [await dial(house) for _ in range(60)]
        await plays_on(ann, bo)
        assert (await house.http.get("/livez")).status_code == 200
        assert house.server.doors.connections <= 20
        assert house.server.doors.refusals.total["gave-way"] >= 40
        for stream in silent:
            stream[1].close()


@pytest.mark.long
async def test_eleven_hundred_silent_connections(tmp_path: Path) -> None:
    async with running(tmp_path, connections=1000, request_timeout=2.0) as house:
        _, ann, bo, _, _ = await two_people(house)
        silent = [await dial(house) for _ in range(1100)]
        await plays_on(ann, bo)
        assert house.server.doors.connections <= 1000
        assert (await house.http.get("/livez")).status_code == 200
        await asyncio.gather(*(ended(stream) for stream in silent))
        await until(lambda: house.server.doors.connections <= 3)
        await plays_on(ann, bo)


async def test_an_address_has_its_share(tmp_path: Path) -> None:
    """A player comes before spectators; another address's connections stay out of it."""
    async with running(tmp_path, proxies=(), connections_per_address=5) as house:
        made = await house.create()
        await house.http.aclose()
        spectators = [await house.visit(made["table"]) for _ in range(4)]
        assert await turned_away(house, made["table"])
        ann = await house.visit(made["table"], made["token"])
        assert ann.welcome["host"]
        assert await closed_with(spectators[-1]) == ("too-many-connections", wire.CLOSE_FULL)
        address = house.http.base_url
        _, writer = await asyncio.open_connection(
            address.host, address.port, local_addr=("127.0.0.2", 0)
        )
        writer.write(b"GET /livez HTTP/1.0\r\n\r\n")
        assert b"200 OK" in await ended((_, writer))


async def test_behind_a_proxy_an_address_is_who_it_forwards(tmp_path: Path) -> None:
    async with running(tmp_path, connections_per_address=3) as house:
        made = await house.create()
        one = {"X-Forwarded-For": "192.0.2.1"}
        for _ in range(2):
            await (await house.connect(made["table"], additional_headers=one)).hello()
        third = await house.connect(made["table"], additional_headers=one)
        await third.send("hello", protocol=wire.PROTOCOL)
        assert await closed_with(third) == ("too-many-connections", wire.CLOSE_FULL)
        other = {"X-Forwarded-For": "192.0.2.2"}
        await (await house.connect(made["table"], additional_headers=other)).hello()


async def test_nobody_else_may_say_who_they_are(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), requests=0.001, requests_burst=3) as house:
        for n in range(3):
            headers = {"X-Forwarded-For": f"192.0.2.{n}"}
            assert (await house.http.get("/api/games", headers=headers)).status_code == 200
        answer = await house.http.get("/api/games", headers={"X-Forwarded-For": "192.0.2.9"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


def test_a_proxy_must_be_an_address_or_a_network(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="proxies"):
        make(Settings(data=tmp_path, proxies=("nginx",)))


async def test_a_spectator_gives_way_to_a_player_at_a_full_table(tmp_path: Path) -> None:
    async with running(tmp_path, crowd=3) as house:
        made = await house.create()
        first, newest = [await house.visit(made["table"]) for _ in range(2)]
        third = await house.visit(made["table"])
        assert await turned_away(house, made["table"])
        ann = await house.visit(made["table"], made["token"])
        assert ann.welcome["host"]
        assert await closed_with(third) == ("too-many-connections", wire.CLOSE_FULL)
        assert ann.table["spectators"] == 2
        for stays in (first, newest):
            await stays.heard()


async def turned_away(house: House, table: str) -> bool:
    """Whether there is no place for one more spectator."""
    cleo = await house.connect(table)
    await cleo.send("hello", protocol=wire.PROTOCOL)
    return await closed_with(cleo) == ("too-many-connections", wire.CLOSE_FULL)


async def closed_with(player: Player) -> tuple[str, int]:
    """The last error, and the code that it was closed with."""
    code = await player.closed()
    return json.loads(player.frames[-1])["code"], code


async def test_a_spectator_gives_way_to_a_player_on_a_full_server(tmp_path: Path) -> None:
    async with running(tmp_path, connections=10) as house:
        mine, other = await house.create(), await house.create()
        await house.http.aclose()
        watching = [await house.visit(other["table"]) for _ in range(9)]
        assert await turned_away(house, other["table"])
        ann = await house.visit(mine["table"], mine["token"])
        assert ann.welcome["host"]
        assert await closed_with(watching[-1]) == ("too-many-connections", wire.CLOSE_FULL)
        await watching[0].heard()


async def test_a_seat_has_so_many_windows(tmp_path: Path) -> None:
    """The one that was silent for longest makes place for a new one."""
    async with running(tmp_path, windows=2) as house:
        made = await house.create()
        old, newer = [await house.visit(made["table"], made["token"]) for _ in range(2)]
        await old.heard()
        await house.visit(made["table"], made["token"])
        assert await closed_with(newer) == ("too-many-connections", wire.CLOSE_FULL)
        await old.heard()


async def test_players_of_one_address_do_not_keep_out_those_of_others(tmp_path: Path) -> None:
    async with running(tmp_path, connections=20, proxies=(), connections_per_address=18) as house:
        mine, made = await house.create(), [await house.create() for _ in range(2)]
        await house.http.aclose()
        for n in range(16):
            await house.visit(made[n % 2]["table"], made[n % 2]["token"])
        url = f"{house.server.address.replace('http', 'ws')}/api/tables/{mine['table']}/socket"
        others = []
        for _ in range(8):
            others.append(await websockets.connect(url, local_addr=("127.0.2.1", 0)))
            assert (await Player(others[-1]).hello(mine["token"])).welcome["host"]
        assert house.server.doors.connections <= 20
        for each in others:
            await each.close()


async def test_requests_of_an_address_begin_in_turn_with_those_of_others() -> None:
    line = Line()
    begun: list[str] = []

    async def one(address: str) -> None:
        await line.turn(address)
        begun.append(address)

    await asyncio.gather(*(one(address) for address in "a" * 15 + "bb" + "c"))
    assert "".join(begun) == "a" + "aaaaaa" + "bb" + "c" + "aaaaaa" + "aa"


async def test_behind_a_proxy_requests_count_for_whom_it_forwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    async def wait(*_: Any) -> None:
        asked.set()
        await answer.wait()

    async with running(tmp_path) as house:
        monkeypatch.setattr(Store, "header", wait)
        headers = {"X-Forwarded-For": "192.0.2.1"}
        asking = asyncio.create_task(house.http.get("/t/x", headers=headers))
        await asked.wait()
        assert house.server.doors._here == {"192.0.2.1": 1}
        answer.set()
        await asking
        await until(lambda: not house.server.doors._here)
        assert house.server.doors.connections == 1


async def test_whoever_has_got_hold_of_a_token_does_not_push_its_owner_out(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, windows=3) as house:
        made = await house.create()

        async def come(address: str) -> Player:
            headers = {"X-Forwarded-For": address}
            player = await house.connect(made["table"], additional_headers=headers)
            return await player.hello(made["token"])

        ann = await come("192.0.2.1")
        for n in range(8):
            thief = await come(f"198.51.100.{n}")
            await thief.heard()
        await ann.heard()
