"""The server behind nginx and Caddy, as `deploy/` sets them up: a whole game, and who is who."""

import json
import ssl
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest
import websockets

from deploy.proxies import FILES, Place, proxy
from parlour.server.wire.limits import MAX_LARGE_BODY
from server.house import House, Player, running

pytestmark = [pytest.mark.anyio, pytest.mark.long]

NEW = {"game": "mojo", "name": "Ann", "seats": 2, "options": {"points": 5}}


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module", params=FILES)
async def behind(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> AsyncIterator[tuple[House, Place]]:
    path = FILES[request.param].rstrip("/")
    settings: dict[str, Any] = {
        "host_names": ("localhost",), "root_path": path, "address_tables": 0.001,
        "address_tables_burst": 3,
    }  # fmt: skip
    async with running(tmp_path_factory.mktemp("data"), **settings) as house:
        port = int(house.server.address.split(":")[2].split("/")[0])
        with proxy(request.param, port, tmp_path_factory.mktemp("proxy")) as place:
            yield house, place


def trusting(place: Place) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=place.authority)


def client(place: Place, address: str) -> httpx.AsyncClient:
    """Somebody whose address this is."""
    transport = httpx.AsyncHTTPTransport(verify=trusting(place), local_address=address)
    return httpx.AsyncClient(base_url=place.address, transport=transport)


async def sit_down(place: Place, made: Any, origin: str | None) -> Player:
    socket = await websockets.connect(
        f"{place.address.replace('https', 'wss')}api/tables/{made['table']}/socket",
        ssl=trusting(place), origin=origin and websockets.Origin(origin),
        local_addr=("127.0.0.9", 0),
    )  # fmt: skip
    return await Player(socket).hello(made["token"])


async def test_a_whole_game(behind: tuple[House, Place]) -> None:
    _, place = behind
    async with client(place, "127.0.0.9") as http:
        body = NEW | {"bots": ["easy"], "start": True}
        answer = await http.post("api/tables", json=body, headers={"Origin": place.origin})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        ann = await sit_down(place, made, place.origin)
        while ann.view["phase"] != "over":
            if ann.view["legal"]:
                await ann.play()
            else:
                if ann.view["phase"] == "deal":
                    await ann.send("ready")
                await ann.until("update")
        record = await http.get(f"api/tables/{made['table']}/record")
        assert json.loads(record.text)["commitment"] == ann.table["commitment"]
        await ann.socket.close()


async def test_no_other_page_may_connect(behind: tuple[House, Place]) -> None:
    _, place = behind
    async with client(place, "127.0.0.7") as http:
        made = (await http.post("api/tables", json=NEW)).json()
    for origin in ("https://evil.example", "https://localhost:1", "http://127.0.0.1"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            await sit_down(place, made, origin)
        assert refused.value.response.status_code == 403
        async with client(place, "127.0.0.9") as http:
            answer = await http.post("api/tables", json=NEW, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin")


async def test_each_client_has_limits_of_its_own(behind: tuple[House, Place]) -> None:
    _, place = behind

    async def created(address: str, **headers: str) -> int:
        async with client(place, address) as http:
            return (await http.post("api/tables", json=NEW, headers=headers)).status_code

    assert [await created("127.0.0.2") for _ in range(4)] == [201, 201, 201, 429]
    assert await created("127.0.0.3") == 201
    for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        assert await created("127.0.0.2", **{name: "192.0.2.7"}) == 429, "nobody says who they are"


async def test_no_other_name_leads_here(behind: tuple[House, Place]) -> None:
    _, place = behind
    async with client(place, "127.0.0.4") as http:
        answer = await http.get("api/games", headers={"Host": "evil.example"})
        assert answer.status_code != 200 or not answer.text, "nginx passes it on, Caddy does not"


async def test_all_addresses_are_those_of_the_proxy(behind: tuple[House, Place]) -> None:
    _, place = behind
    async with client(place, "127.0.0.5") as http:
        page = await http.get("")
        assert page.status_code == 200
        assert f'content="{place.address}preview/parlour.jpg"' in page.text
        assert f'src="{place.path}assets/' in page.text
        assert "cross-origin-opener-policy" in page.headers, "the server knows that this is https"
        for address in (f'{place.path}assets/{page.text.split("assets/")[1].split(chr(34))[0]}',
                        f"{place.path}manifest.webmanifest", f"{place.path}sw.js"):  # fmt: skip
            assert (await http.get(place.origin + address)).status_code == 200, address
        game = await http.get("mojo")
        assert f'src="{place.path}assets/' in game.text
        rules = await http.get("mojo/rules")
        assert rules.headers["location"] == f"{place.path}mojo/rules/en/"
        book = await http.get("mojo/rules/en/")
        assert f'<link rel="canonical" href="{place.address}mojo/rules/en/"' in book.text
        moved = await http.get("mojo/rules/en")
        assert moved.headers["location"] == f"{place.path}mojo/rules/en/"
        places = (await http.get("sitemap.xml")).text
        assert places.count("<loc>") == places.count(f"<loc>{place.address}") > 10


async def test_a_body_that_is_too_large(behind: tuple[House, Place]) -> None:
    _, place = behind
    async with client(place, "127.0.0.6") as http:
        answer = await http.post("api/transfers", content=b"x" * (MAX_LARGE_BODY + 1))
        assert answer.status_code in (400, 413)


async def test_the_largest_body_comes_through(behind: tuple[House, Place]) -> None:
    _, place = behind
    async with client(place, "127.0.0.7") as http:
        answer = await http.post("api/transfers", content=b"x" * MAX_LARGE_BODY)
        assert answer.json()["code"] == "bad-frame", "the server itself has read it"
