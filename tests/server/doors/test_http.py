"""The addresses that are not sockets."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import websockets

from parlour.games import registry
from parlour.text import Texts
from server.house import House, Player, one_server, running
from sqlite_files import sqlite_file

pytestmark = pytest.mark.anyio

GOOD = {"game": "mojo", "name": "Ann", "seats": 2}


@one_server
async def test_the_catalogue_describes_every_option(house: House) -> None:
    games = {game["name"]: game for game in (await house.http.get("/api/games")).json()}
    mojo = games["mojo"]
    assert (mojo["min_seats"], mojo["max_seats"]) == (2, 8)
    assert mojo["bots"] == ["easy", "medium", "hard", "expert", "master"]
    assert {game["usual_bot"] for game in games.values()} == {"medium"}
    options = {option["name"]: option for option in mojo["options"]}
    assert options["edition"]["values"] == ["fr", "ru", "pl"]
    assert (options["points"]["low"], options["points"]["high"]) == (1, 1000)
    assert options["first_player"]["kind"] == "seat"
    assert options["first_player"]["default"] is None
    assert not any(option["where"] for option in options.values())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (GOOD | {"game": "poker"}, "unknown-game"),
        (GOOD | {"seats": 9}, "bad-option"),
        (GOOD | {"seats": 1}, "bad-option"),
        (GOOD | {"options": {"edition": "de"}}, "bad-option"),
        (GOOD | {"options": {"speed": 3}}, "bad-option"),
        (GOOD | {"options": {"first_player": 2}}, "bad-option"),
        (GOOD | {"name": ""}, "bad-name"),
        (GOOD | {"bots": ["magician"]}, "unknown-bot"),
        (GOOD | {"bots": ["medium", "medium"]}, "table-full"),
        (GOOD | {"start": True}, "empty-seats"),
        (GOOD | {"secret": "mine"}, "bad-message"),
        ({"game": "mojo"}, "bad-message"),
        ([], "bad-message"),
    ],
    ids=str,
)
@one_server
async def test_tables_that_cannot_exist(house: House, body: object, code: str) -> None:
    answer = await house.http.post("/api/tables", json=body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert answer.json()["message"]


@one_server
async def test_bodies_that_cannot_be_read(house: House) -> None:
    for body in (b"", b"{", b"\xff\xfe", b"[" * 20_000, b'"' + b"x" * 20_000 + b'"'):
        answer = await house.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-frame")


async def test_too_many_new_tables(tmp_path: Path) -> None:
    async with running(tmp_path, new_tables=0.1, new_tables_burst=2) as house:
        for _ in range(2):
            await house.create()
        answer = await house.http.post("/api/tables", json=GOOD)
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")


async def test_readiness_asks_the_database(tmp_path: Path) -> None:
    def spoil() -> None:  # not by writing over its files: what SQLite has mapped, it believes
        with sqlite_file(tmp_path / "parlour.db") as db:
            db.execute("DROP TABLE alembic_version")

    async with running(tmp_path) as house:
        await asyncio.to_thread(spoil)
        answer = await house.http.get("/readyz")
        assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
        assert answer.json()["message"].startswith("database: ")
        assert (await house.http.get("/livez")).status_code == 200


@one_server
async def test_what_everybody_may_know_of_a_table(house: House) -> None:
    made = await house.create(bots=["medium"], start=True)
    answer = await house.http.get(f"/api/tables/{made['table']}")
    assert answer.json()["status"] == "playing"
    assert answer.json()["seats"][0]["name"] == "Ann"
    assert made["token"] not in answer.text
    assert "hand" not in answer.text
    assert answer.headers["cache-control"] == "no-store"


@one_server
async def test_a_table_from_afar_says_whose_turn_it_is_and_which_seat_is_mine(
    house: House,
) -> None:
    made = await house.create(seats=2, options={"first_player": 1})
    path = f"/api/tables/{made['table']}"
    mine = {"Authorization": f"Bearer {made['token']}"}
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    lobby = (await house.http.get(path, headers=mine)).json()
    assert (lobby["seat"], lobby["awaited"], lobby["status"]) == (0, [], "lobby")
    await ann.send("start")
    await ann.until("update")
    running = (await house.http.get(path, headers=mine)).json()
    assert (running["seat"], running["awaited"]) == (0, [1])
    for nobody in ({}, {"Authorization": "Bearer x"}, {"Authorization": made["token"]}):
        assert (await house.http.get(path, headers=nobody)).json()["seat"] is None


PAGE = '<!doctype html><html lang="en"><head><!-- preview --></head>'
BROWSER = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def head(html: str) -> dict[str, str]:
    """What a chat or a search engine reads: title, description, og:..."""
    found = dict(re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', html))
    return found | {"title": re.findall("<title>(.*)</title>", html)[0]}


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[House]:
    """A house with a page."""
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text(PAGE)
    async with running(tmp_path, static=static) as house:
        yield house


async def test_a_link_shows_which_game_it_is_about(site: House) -> None:
    base = str(site.http.base_url)
    home = head((await site.http.get("/")).text)
    assert "Parlour" in home["title"]
    assert home["og:image"] == f"{base}/preview/parlour.jpg"
    for game in registry.names():
        name = Texts(f"games/{game}/game", "en")(f"game-{game}")
        assert name in home["title"]
        shown = head((await site.http.get(f"/{game}")).text)
        assert name in shown["title"]
        assert shown["og:title"] == shown["title"]
        assert shown["og:image"] == f"{base}/preview/{game}.jpg"
        assert "robots" not in shown
        learned = head((await site.http.get(f"/{game}/learn")).text)
        assert name in learned["title"]
        assert learned["title"] != shown["title"]
        assert learned["og:image"] == f"{base}/preview/{game}.jpg"
        assert "robots" not in learned


@pytest.mark.parametrize(("wish", "language"), [("ru-RU,en;q=0.5", "ru"), ("de", "en"), ("", "en")])
async def test_a_link_is_shown_in_the_reader_s_language(
    site: House, wish: str, language: str
) -> None:
    made = await site.create(game="uno", name="Ann", seats=2, bots=["easy"])
    text = Texts("previews", language)
    named = {
        "/uno": text("preview-game", game="Monster High UNO"),
        "/verify": text("preview-verify"),
        f"/t/{made['table']}": text("preview-invitation", game="Monster High UNO"),
    }
    for path, title in named.items():
        answer = await site.http.get(path, headers={"Accept-Language": wish})
        assert head(answer.text)["title"] == title
        assert f'<html lang="{language}">' in answer.text
        assert "Accept-Language" in answer.headers["vary"]


@pytest.mark.parametrize("query", ["", "?watch"])
async def test_an_invitation_names_the_game_and_nobody(site: House, query: str) -> None:
    made = await site.create(game="uno", name="Ann", seats=2, bots=["easy"])
    text = (await site.http.get(f"/t/{made['table']}{query}")).text
    shown = head(text)
    assert "Monster High UNO" in shown["title"]
    assert shown["robots"] == "noindex"  # its address is the invitation
    for secret in ("Ann", "Ada", made["table"], made["token"]):
        assert secret not in text


@pytest.mark.parametrize(
    "header", [b"?", b'{"game":"poker","seats":2,"options":{},"pace":0,"moment":0}']
)
async def test_a_table_that_nobody_can_read_gets_the_page(
    site: House, tmp_path: Path, header: bytes
) -> None:
    """The page says what is wrong with it."""
    made = await site.create(**GOOD)

    def spoil() -> None:
        with sqlite_file(tmp_path / "parlour.db") as db:
            db.execute("UPDATE tables SET header = ? WHERE id = ?", (header, made["table"]))

    await asyncio.to_thread(spoil)
    answer = await site.http.get(f"/t/{made['table']}", headers=BROWSER)
    assert (answer.status_code, head(answer.text)["robots"]) == (200, "noindex")


async def test_a_browser_that_is_lost_gets_the_page_and_a_program_json(site: House) -> None:
    for path in ("/nothing", "/api/nothing", "/poker", "/assets/nothing.js"):
        answer = await site.http.get(path, headers=BROWSER)
        assert (answer.status_code, head(answer.text)["robots"]) == (404, "noindex")
        answer = await site.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    answer = await site.http.get("/t/nothing", headers=BROWSER)
    assert head(answer.text)["robots"] == "noindex"
    answer = await site.http.post("/nothing", headers=BROWSER)
    assert answer.json()["code"] == "method-not-allowed"


async def test_a_method_that_an_address_does_not_have(house: House) -> None:
    """The answer says which it has (RFC 9110, 15.5.6)."""
    for method, path, has in [
        ("GET", "/api/tables", "POST"),
        ("DELETE", "/api/tables", "POST"),
        ("PATCH", "/api/transfers", "DELETE, GET, POST"),
        ("POST", "/api/tables/x/mine", "DELETE, GET"),
    ]:
        answer = await house.http.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (405, "method-not-allowed")
        assert answer.headers["Allow"] == has


@one_server
async def test_addresses_that_lead_nowhere(house: House) -> None:
    made = await house.create()
    table = made["table"]
    for path, status, code in [
        ("/api/tables/nowhere", 404, "unknown-table"),
        ("/api/tables/nowhere/record", 404, "unknown-table"),
        (f"/api/tables/{table}/record", 403, "not-over"),
        (f"/api/tables/{table}/record?game=7", 403, "not-over"),
        (f"/api/tables/{table}/record?game=-1", 400, "bad-message"),
        (f"/api/tables/{table}/record?game=x", 400, "bad-message"),
        ("/api/nothing", 404, "not-found"),
        ("/assets/../app.py", 404, "not-found"),
        ("/api/tables", 405, "method-not-allowed"),
    ]:
        answer = await house.http.get(path)
        assert (path, answer.status_code, answer.json()["code"]) == (path, status, code)


@one_server
async def test_health(house: House) -> None:
    for path in ("/livez", "/readyz"):
        assert (await house.http.get(path)).status_code == 200
        assert (await house.http.head(path)).status_code == 200


async def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    async with running(tmp_path, static=tmp_path / "nothing") as house:
        answer = await house.http.get("/t/anything")
        assert answer.status_code == 503
        assert "make page" in answer.text


async def test_the_page_and_its_files(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>")
    (static / "assets" / "index-1a2b.js").write_text("1")
    (static / "manifest.webmanifest").write_text("{}")
    (static / "sw.js").write_text("1")
    async with running(tmp_path, static=static) as house:
        for path, cache in [
            ("/", "no-cache"),
            ("/t/anything", "no-cache"),
            ("/manifest.webmanifest", "no-cache"),
            ("/sw.js", "no-cache"),
            ("/assets/index-1a2b.js", "public, max-age=31536000, immutable"),
        ]:
            answer = await house.http.get(path)
            assert (path, answer.status_code) == (path, 200)
            assert answer.headers["cache-control"] == cache
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("scheme", "host", "sent"),
    [
        ("http", "parlour.example", False),
        ("http", "192.168.0.7:8000", False),
        ("http", "localhost.example", False),
        ("http", "127.0.0.1.example", False),
        ("https", "parlour.example", True),
        ("http", "localhost:8000", True),
        ("http", "parlour.localhost", True),
        ("http", "127.0.0.1:8000", True),
        ("http", "[::1]:8000", True),
    ],
)
@one_server
async def test_the_opener_policy_goes_only_where_browsers_heed_it(
    house: House, scheme: str, host: str, sent: bool
) -> None:
    # As a proxy on this machine passes a request on.
    headers = {"host": host, "x-forwarded-proto": scheme}
    page = await house.http.get("/", headers=headers)
    assert page.headers["content-type"].startswith("text/html")
    assert ("cross-origin-opener-policy" in page.headers) == sent
    # It is about pages; what a page fetches is lighter without it.
    games = await house.http.get("/api/games", headers=headers)
    assert games.status_code == 200
    assert "cross-origin-opener-policy" not in games.headers


async def test_a_server_under_a_path_answers_with_it_and_without(tmp_path: Path) -> None:
    """Whether a proxy takes the path off its requests or not."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "assets" / "a.js").write_text("1")
    (static / "index.html").write_text('<script src="./assets/a.js"></script><!-- preview -->')
    names = ("parlour.example",)
    async with running(tmp_path, root_path="/cards", host_names=names, static=static) as house:
        house.http.base_url = httpx.URL(house.server.address.removesuffix("/cards"))
        house.http.headers["Host"] = "parlour.example"
        for place in ("/cards", "/cards/", "/", "/cards/mojo", "/mojo", "/cards/t/none"):
            page = await house.http.get(place)
            assert page.status_code == 200, place
            assert '<script src="/cards/assets/a.js">' in page.text
            assert 'content="http://parlour.example/cards/preview/' in page.text
        for place in ("/cards/assets/a.js", "/assets/a.js", "/cards/api/games", "/api/games"):
            assert (await house.http.get(place)).status_code == 200, place
        assert "immutable" in (await house.http.get("/cards/assets/a.js")).headers["cache-control"]
        told = (await house.http.get("/cards/api/openapi.json")).json()
        assert told["servers"] == [{"url": "/cards"}]
        assert (await house.http.get("/cardsandmore")).status_code == 404
        assert (await house.http.get("/cards/mojo/rules")).headers["location"] == (
            "/cards/mojo/rules/en/"
        )
        for place in ("/livez", "/cards/livez", "/cards/readyz"):  # by any name
            answer = await house.http.get(place, headers={"Host": "127.0.0.1"})
            assert answer.status_code == 200, place
        made = (await house.http.post("/cards/api/tables", json=NEW)).json()
        port = house.http.base_url.port
        for place in ("/cards/api", "/api"):
            where = f"ws://parlour.example{place}/tables/{made['table']}/socket"
            async with websockets.connect(where, host="127.0.0.1", port=port) as socket:
                assert await Player(socket).hello(made["token"])


@pytest.mark.parametrize(
    ("takes", "coding"),
    [("gzip, deflate, br, zstd", "br"), ("gzip;q=1.0,br", "br"), ("gzip", "gzip"), ("brr", None)],
)
async def test_files_are_sent_as_the_client_takes_them(
    tmp_path: Path, takes: str, coding: str | None
) -> None:
    """By brotli if the build has packed them, else by gzip; small ones are sent as they are."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!-- preview -->")
    (static / "assets" / "a.js").write_text("1" * 9999)
    (static / "assets" / "a.js.br").write_bytes(b"packed")
    (static / "assets" / "b.js").write_text("1" * 9999)
    async with running(tmp_path, static=static) as house:
        for file, sent in (("a", coding), ("b", coding and "gzip")):
            request = house.http.build_request(
                "GET", f"/assets/{file}.js", headers={"Accept-Encoding": takes}
            )
            answer = await house.http.send(request, stream=True)
            assert "Accept-Encoding" in answer.headers["vary"]
            assert answer.headers.get("content-encoding") == sent
            raw = b"".join([piece async for piece in answer.aiter_raw()])
            assert (raw == b"packed") == (sent == "br")
            await answer.aclose()


NEW = {"game": "mojo", "name": "Ann", "seats": 2}


async def test_a_table_from_afar_says_since_when_it_waits_and_who_has_won(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        made = await house.create(bots=["easy"], start=True, options={"points": 1})
        ann = await house.visit(made["table"], made["token"])
        path = f"/api/tables/{made['table']}"
        assert (await house.http.get(path)).json()["winners"] == []
        while ann.view["phase"] != "over":
            if ann.view["legal"]:
                await ann.play()
            else:
                await ann.until("update")
        told = (await house.http.get(path)).json()
        assert told["winners"] == ann.view["winners"]
        assert 0 <= told["since"] < 60
        last = ann.update["entry"]
        await ann.send("rename", name="Anna")  # is no part of the game
        await ann.until("table")
    with sqlite_file(tmp_path / "parlour.db") as db:
        db.execute("UPDATE entries SET at = at - 7200000 WHERE n = ?", (last,))
    async with running(tmp_path) as house:  # a restart changes nothing
        assert 7200 <= (await house.http.get(path)).json()["since"] < 7260
