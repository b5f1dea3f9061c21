"""docs/protocol.md is fresh, and enough: a client that was written from it plays whole games. And
the OpenAPI document says what the server does."""

import ast
import asyncio
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from parlour.core.record import KINDS, VERSION, Record
from parlour.server.rooms import handling
from parlour.server.tables import log
from server import plain_client
from server.house import House, running

ROOT = Path(__file__).parents[3]

pytestmark = pytest.mark.anyio

GAMES = [
    ("mojo", 3, {"points": 20}),
    ("mushi", 2, {"deals": 2}),
    ("uno", 3, {"points": 50}),
]


def test_the_lists_on_the_page_are_fresh() -> None:
    subprocess.run([sys.executable, ROOT / "docs" / "generate.py", "--check"], check=True)


def test_a_list_that_is_not_fresh_is_found(tmp_path: Path) -> None:
    page, script = (ROOT / "docs" / name for name in ("protocol.md", "generate.py"))
    (tmp_path / script.name).write_text(script.read_text("utf-8"), "utf-8")
    stale = page.read_text("utf-8").replace('#### `"ask_hint"`', '#### `"ask"`')
    (tmp_path / page.name).write_text(stale, "utf-8")
    done = subprocess.run(
        [sys.executable, tmp_path / script.name, "--check"], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "make generate" in done.stderr


def sections() -> dict[str, str]:
    """The page's types: what stands below each name."""
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    return dict(re.findall(r'^#### `"?(\w+)"?`\n(.*?)(?=^##|^<!--)', page, re.M | re.S))


def test_every_type_that_the_page_names_is_explained_there() -> None:
    found = sections()
    rows = re.findall(r"^\| `\w+` \| (.+?) \| ", "\n".join(found.values()), re.M)
    named = set(re.findall(r"`(\w+)`", "\n".join(rows))) - {"0", "1", "10"}
    assert len(rows) > 300
    assert sorted(named - found.keys()) == []


def test_what_tells_types_apart_is_on_the_page() -> None:
    """Without it, nobody could write a line of a score pad."""
    found = sections()
    assert '| `kind` | `"cell"` |' in found["PadCellLine"]
    assert '| `kind` | `"stopped"` |' in found["PadStoppedLine"]
    assert '| `game` | `"uno"` |' in found["UnoView"]
    assert '| `type` | `"summary"` |' in found["Summary"]
    assert "| `type` |" not in found["hello"]  # as for all messages, its name says it


def test_the_page_tells_a_list_that_can_be_none_from_one_of_things_that_can() -> None:
    found = sections()
    assert "| `pledges` | list of (string or null) |" in found["Revealed"]
    assert "| `scores` | list of `MojoScore` or null |" in found["MojoView"]
    assert (
        "| `options` | object: (string or integer or boolean or null) by string |"
        in (found["NewTable"])
    )


def test_ranges_are_on_the_page() -> None:
    found = sections()
    assert "| `avatar` | integer (0 to 11) or null |" in found["rename"]
    assert "| `lines` | list (at most 60) of (`PadCellLine` or " in found["PadChanges"]
    cards = "| `cards` | list (at most 112) of string (1 to 8 characters) or null |"
    assert cards in found["PadCell"]


def test_the_event_that_all_games_share_is_on_the_page() -> None:
    assert '| `kind` | `"undone"` |' in sections()["Undone"]


def test_every_message_and_every_entry_is_on_the_pages() -> None:
    """Which message leads to which entry of the log; what each entry holds, and a record."""
    protocol, record = ((ROOT / "docs" / name).read_text() for name in ("protocol.md", "record.md"))
    leads = protocol.partition("### In the log")[2].partition("\n### ")[0]
    holds = record.partition("## A table's log")[2].partition("\n## ")[0]
    tags = [each.__struct_config__.tag for each in log.LogEntry.__subclasses__()]
    assert len(tags) > 30
    assert [tag for tag in tags if f"`{tag}`" not in leads] == []
    assert [tag for tag in tags if f"| `{tag}` |" not in holds] == []
    asked = [each.__struct_config__.tag for each in handling.HANDLERS]
    assert [tag for tag in asked if f"`{tag}`" not in leads] == []
    assert [kind for kind in KINDS if f'| `{{"{kind}":' not in record] == []
    assert [key for key in Record.__struct_fields__ if f"| `{key}` |" not in record] == []
    told = record.partition("| `parlour` | ")[2].partition("\n")[0]
    assert re.findall(r"`(\d+)`", told) == [str(n + 1) for n in range(VERSION)]


def test_the_client_knows_nothing_but_the_page() -> None:
    tree = ast.parse(Path(plain_client.__file__).read_text("utf-8"))
    names = [
        alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    ]
    names += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not [name for name in names if name.startswith(("parlour", "house"))]


@pytest.fixture(scope="module")
async def quick(tmp_path_factory: pytest.TempPathFactory) -> Any:
    async with running(tmp_path_factory.mktemp("quick"), moment=0.0) as house:
        yield house


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
async def test_it_plays_whole_games(
    game: str, seats: int, options: dict[str, Any], quick: House
) -> None:
    server = quick.server.address
    known = await asyncio.to_thread(plain_client.ask, f"{server}/api/games")
    (info,) = [each for each in known if each["name"] == game]
    wanted = {
        "game": game,
        "name": "Ann",
        "seats": seats,
        "options": options,
        "bots": [info["bots"][0]] * (seats - 1),
        "start": True,
    }
    made = await asyncio.to_thread(plain_client.ask, f"{server}/api/tables", wanted)
    ann = plain_client.Client(server, made["table"], made["token"])
    await ann.connect()
    await ann.play(moves=4)
    await ann.disconnect()
    await ann.connect()  # goes on where it was
    await ann.play()
    assert ann.welcome["seat"] == 0
    assert ann.update["view"]["phase"] == "over"
    assert ann.update["view"]["winners"]
    assert ann.events > 0
    assert set(ann.refused) <= {"stale"}
    record = await asyncio.to_thread(
        plain_client.ask, f"{server}/api/tables/{made['table']}/record"
    )
    assert record["commitment"] == ann.table["commitment"]
    await ann.disconnect()


# --- OpenAPI --------------------------------------------------------------------------------------


async def test_the_document_names_every_address(quick: House) -> None:
    told = (await quick.http.get("/api/openapi.json")).json()
    found = {(path, method) for path, each in told["paths"].items() for method in each}
    assert found == {
        ("/api/games", "get"),
        ("/api/tables", "post"),
        ("/api/tables/{table}", "get"),
        ("/api/tables/{table}/record", "get"),
        ("/api/tables/{table}/games", "get"),
        ("/api/tables/{table}/again", "post"),
        ("/api/circles", "post"),
        ("/api/circles/{circle}", "get"),
        ("/api/circles/{circle}", "patch"),
        ("/api/circles/{circle}/members", "post"),
        ("/api/circles/{circle}/tables", "post"),
        ("/api/circles/{circle}/tables/{table}", "put"),
        ("/api/circles/{circle}/games", "get"),
        ("/api/circles/{circle}/mine", "get"),
        ("/api/circles/{circle}/mine", "delete"),
        ("/api/oembed", "get"),
        ("/api/pads", "post"),
        ("/api/pads/{pad}", "get"),
        ("/api/pads/{pad}", "post"),
        ("/api/pads/{pad}", "delete"),
        ("/api/pads/{pad}/code", "post"),
        ("/api/open", "get"),
        ("/api/find", "post"),
        ("/api/transfers", "post"),
        ("/api/transfers", "get"),
        ("/api/transfers", "delete"),
        ("/api/transfers/take", "post"),
        ("/api/tables/{table}/mine", "get"),
        ("/api/tables/{table}/mine", "delete"),
        ("/api/push", "get"),
        ("/api/tables/{table}/push", "put"),
        ("/api/tables/{table}/push", "delete"),
        ("/livez", "get"),
        ("/readyz", "get"),
    }
    page = (ROOT / "docs" / "protocol.md").read_text("utf-8")
    assert all(path in page for path, _ in found)


NEW = {"game": "mojo", "name": "Ann", "seats": 2}
FOREIGN = {"Origin": "http://x.org"}
BEARER = {"headers": {"Authorization": "Bearer nobody's"}}
FULL = NEW | {"bots": ["easy"], "start": True}


@pytest.mark.parametrize(
    ("method", "path", "asked", "status"),
    [
        ("get", "/api/games", {}, 200),
        ("get", "/livez", {}, 200),
        ("get", "/readyz", {}, 200),
        ("post", "/api/tables", {"json": FULL}, 201),
        ("post", "/api/tables", {"content": b"{"}, 400),
        ("post", "/api/tables", {"json": {"game": 1}}, 400),
        ("post", "/api/tables", {"json": NEW | {"game": "chess"}}, 400),
        ("post", "/api/tables", {"json": NEW | {"bots": ["nobody"]}}, 400),
        ("post", "/api/tables", {"json": NEW | {"bots": ["easy", "easy"]}}, 409),
        ("post", "/api/tables", {"json": NEW | {"start": True}}, 409),
        ("post", "/api/tables", {"json": NEW, "headers": {"Origin": "http://x.org"}}, 403),
        ("get", "/api/tables/{table}", {}, 200),
        ("get", "/api/tables/nowhere", {}, 404),
        ("get", "/api/tables/{table}/record", {}, 403),
        ("get", "/api/tables/{table}/record?game=one", {}, 400),
        ("get", "/api/tables/nowhere/record", {}, 404),
        ("post", "/api/transfers", {"json": {"seats": [{"table": "x", "token": "y"}]}}, 201),
        ("post", "/api/transfers", {"json": {"seats": []}}, 400),
        ("post", "/api/transfers", {"json": {"seats": []}, "headers": FOREIGN}, 403),
        ("post", "/api/find", {"json": {"code": "JJJJJJ"}}, 404),
        ("post", "/api/find", {"json": {"code": "JJJJJJ"}, "headers": FOREIGN}, 403),
        ("get", "/api/transfers", {"headers": {"Authorization": "Bearer x"}}, 404),
        ("delete", "/api/transfers", {}, 404),
        ("post", "/api/transfers/take", {"json": {"code": "x", "secret": "5a" * 32}}, 404),
        ("post", "/api/transfers/take", {"json": {"code": "x", "secret": "mine"}}, 400),
        ("get", "/api/tables/{table}/mine", {}, 403),
        ("get", "/api/tables/nowhere/mine", BEARER, 404),
        ("delete", "/api/tables/{table}/mine", BEARER, 403),
        ("delete", "/api/tables/nowhere/mine", BEARER, 404),
        ("delete", "/api/tables/{table}/mine", {"headers": {"Origin": "http://x.org"}}, 403),
    ],
)
async def test_answers_are_as_the_document_says(
    method: str, path: str, asked: dict[str, Any], status: int, quick: House
) -> None:
    told = (await quick.http.get("/api/openapi.json")).json()
    made = await quick.create(**FULL)
    answer = await quick.http.request(method, path.format(**made), **asked)
    assert answer.status_code == status
    template = path.replace("nowhere", "{table}").partition("?")[0]
    operation = told["paths"][template][method]
    check(told, operation["responses"][str(status)], answer.json())
    if status >= 400:
        assert f"`{answer.json()['code']}`" in operation["responses"][str(status)]["description"]
    elif "json" in asked:
        check(told, operation["requestBody"], asked["json"])


async def test_the_record_of_a_finished_game_is_as_the_document_says(quick: House) -> None:
    told = (await quick.http.get("/api/openapi.json")).json()
    made = await quick.create(**FULL, options={"points": 1})
    ann = plain_client.Client(quick.server.address, made["table"], made["token"])
    await ann.connect()
    await ann.play()
    await ann.disconnect()
    answer = await quick.http.get(f"/api/tables/{made['table']}/record?game=1")
    path = told["paths"]["/api/tables/{table}/record"]["get"]
    assert [each["name"] for each in path["parameters"]] == ["table", "game"]
    check(told, path["responses"]["200"], answer.json())


async def test_what_is_kept_of_a_person_is_as_the_document_says(quick: House) -> None:
    told = (await quick.http.get("/api/openapi.json")).json()
    made = await quick.create(**FULL, options={"points": 1})
    ann = plain_client.Client(quick.server.address, made["table"], made["token"])
    await ann.connect()
    await ann.play()
    await ann.disconnect()
    address = f"/api/tables/{made['table']}/mine"
    path = told["paths"]["/api/tables/{table}/mine"]
    for method in ("get", "delete"):
        bearer = {"Authorization": f"Bearer {made['token']}"}
        answer = await quick.http.request(method, address, headers=bearer)
        check(told, path[method]["responses"]["200"], answer.json())
        assert path[method]["security"] == [{"token": []}]


def check(document: dict[str, Any], described: dict[str, Any], body: Any) -> None:
    """A body is what the document says (ValidationError)."""
    schema = described["content"]["application/json"]["schema"]
    jsonschema.validate(body, schema | {"components": document["components"]})
