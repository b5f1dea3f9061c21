"""What an operator sees: metrics, the dashboard over them, readiness, and the lines of the log."""

import asyncio
import contextlib
import json
import logging
import re
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from games.declared import all_declared
from parlour.server.doors.refusals import Reason
from parlour.server.errors import StorageError, UnreadyError
from parlour.server.operating import logs
from parlour.server.operating.readiness import FRESH, Readiness
from parlour.server.serving.metrics import registry
from parlour.server.serving.running import AddressError
from parlour.server.storage.database import BUSY_TIMEOUT
from server.house import PATIENCE, House, Player, one_server, running

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[3]
HERE = "127.0.0.1:0"


async def scraped(house: House) -> dict[str, float]:
    """What Prometheus reads, by name and labels."""
    exporter = house.server.exporter
    assert exporter
    answer = await house.http.get(f"http://127.0.0.1:{exporter.port}/metrics")
    return {
        sample.name
        + "".join(f" {name}={value}" for name, value in sorted(sample.labels.items())): (
            sample.value
        )
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


@pytest.fixture(scope="module")
async def watched(tmp_path_factory: pytest.TempPathFactory) -> Any:
    async with running(tmp_path_factory.mktemp("data"), metrics=HERE) as house:
        yield house


async def refused(player: Player) -> str:
    """The code of the next error."""
    while (frame := await player.next())["type"] != "error":
        pass
    return str(frame["code"])


async def test_what_is_played_is_measured(watched: House) -> None:
    made = await watched.create(bots=["easy"], start=True, options={"first_player": 0})
    before = await scraped(watched)
    ann = await watched.visit(made["table"], made["token"])
    await watched.visit(made["table"])
    await ann.play()
    await ann.send("act", action="nonsense", entry=ann.update["entry"], id="x")
    code = await refused(ann)
    after = await scraped(watched)

    def grown(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert after["parlour_tables game=mojo"] >= 1
    assert after["parlour_connections kind=player"] >= 1
    assert after["parlour_connections kind=spectator"] >= 1
    assert grown("parlour_entries_total game=mojo") >= 1
    assert grown("parlour_commit_seconds_count") >= 1
    assert grown("parlour_broadcast_seconds_count") >= 1
    assert grown("parlour_acknowledge_seconds_count") == 1
    assert grown("parlour_send_seconds_count") >= 5
    assert grown(f"parlour_errors_total code={code}") == 1
    assert after["parlour_bot_questions"] == after["parlour_bot_processes"] == 0


async def test_what_is_refused_at_the_doors_is_counted(tmp_path: Path) -> None:
    async with running(tmp_path, metrics=HERE, host_names=("parlour.example",)) as house:
        assert (await house.http.get("/api/games")).status_code == 421
        assert (await scraped(house))["parlour_refusals_total reason=host"] == 1


async def test_every_reason_to_refuse_is_explained_to_operators() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("    refused: ")[2]
    rows = re.findall(r"^\| (`.*?) \|", page.partition("\n## ")[0], re.MULTILINE)
    assert sorted(re.findall("`(.+?)`", " ".join(rows))) == sorted(get_args(Reason))


async def test_metrics_are_not_at_the_servers_own_port(watched: House) -> None:
    assert (await watched.http.get("/metrics")).status_code == 404


async def test_nobody_is_measured_where_nobody_asked(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        assert house.server.exporter is None


async def test_a_port_for_metrics_that_is_taken(watched: House, tmp_path: Path) -> None:
    assert watched.server.exporter
    port = watched.server.exporter.port
    with pytest.raises(AddressError, match=f"cannot serve metrics at 127.0.0.1:{port}: "):
        async with running(tmp_path, metrics=f"127.0.0.1:{port}"):
            pass


async def test_metrics_end_with_the_server(tmp_path: Path) -> None:
    async with running(tmp_path, metrics=HERE) as house:
        assert house.server.exporter
        port = house.server.exporter.port
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


# --- the dashboard --------------------------------------------------------------------------------

WORDS = {"by", "rate", "sum", "le", "histogram_quantile", "max", "instance", "job", "increase"}


def expressions(panel: Any) -> list[str]:
    found = [target["expr"] for target in panel.get("targets", ())]
    return found + [one for inner in panel.get("panels", ()) for one in expressions(inner)]


def test_the_dashboard_asks_for_what_there_is(watched: House) -> None:
    dashboard = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    families = list(registry(watched.server).collect())
    names = {sample.name for family in families for sample in family.samples}
    names |= {f"{f.name}{end}" for f in families for end in ENDS.get(f.type, ("",))}
    labels = {label for family in families for s in family.samples for label in s.labels}
    labels |= {"game", "kind", "reason", "code", "level", "outcome", "le"}
    queries = [expr for panel in dashboard["panels"] for expr in expressions(panel)]
    assert len(queries) >= 12
    asked = set()
    for query in queries:
        bare = re.sub(r'"[^"]*"|\[[^\]]*\]|\$\w+', "", query)
        words = set(re.findall(r"[a-zA-Z_][\w:]*", bare)) - WORDS
        assert words - labels <= names, (query, words - labels - names)
        asked |= words & names
    ours = {family.name for family in families if family.name.startswith("parlour_")}
    lacking = {name for name in ours if not any(one.startswith(name) for one in asked)}
    assert lacking <= {"parlour_build"}, "everything that is measured is shown"


async def test_the_documentation_names_all_that_is_measured(watched: House) -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    ours = {
        one.name for one in registry(watched.server).collect() if one.name.startswith("parlour_")
    }
    assert [name for name in sorted(ours) if f"`{name}" not in page] == []


ENDS = {"histogram": ("_bucket", "_count", "_sum"), "counter": ("_total",), "info": ("_info",)}


# --- readiness ------------------------------------------------------------------------------------


def test_the_documentation_names_all_that_a_server_must_have_to_be_ready() -> None:
    services = ROOT / "src" / "parlour" / "server" / "serving" / "services.py"
    asked = re.findall(r"readiness\.add\(\"(\w+)\"", services.read_text("utf-8"))
    assert "database" in asked
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (row,) = re.findall(r"^\| `/readyz` \|.*$", page, re.MULTILINE)
    assert [name for name in asked if name not in row.partition("Otherwise")[0]] == []


async def test_readiness_names_what_is_missing() -> None:
    async def well() -> None:
        pass

    async def broken() -> None:
        raise StorageError("the database cannot be written")

    async def odd() -> None:
        raise ValueError("a text that may name cards")

    readiness = Readiness()
    readiness.add("bus", well)
    await readiness.ask()
    readiness = Readiness()
    readiness.add("database", broken)
    readiness.add("bus", odd)
    expected = "database: the database cannot be written; bus: ValueError"
    with pytest.raises(UnreadyError, match=f"^{expected}$"):
        await readiness.ask()


async def test_what_can_be_done_without_is_named_too() -> None:
    async def well() -> bool:
        return True

    async def lost() -> bool:
        return False

    readiness = Readiness()
    for name, check in (("database", well), ("bus", lost)):
        readiness.add(name, check)
    assert await readiness.ask() == ["bus"]


async def test_an_answer_holds_for_a_moment() -> None:
    now, asked = 0.0, 0

    async def check() -> None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(0)

    readiness = Readiness(lambda: now)
    readiness.add("database", check)
    await asyncio.gather(*(readiness.ask() for _ in range(10)))
    assert asked == 1
    now += FRESH
    await readiness.ask()
    assert asked == 2


async def test_a_check_that_does_not_even_let_itself_be_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Such as a driver that waits for a lock in a thread; it is asked again once it has ended."""
    monkeypatch.setattr("parlour.server.operating.readiness.WAIT", 0.05)
    now, begun, free = 0.0, 0, asyncio.Event()

    async def stuck() -> None:
        nonlocal begun
        begun += 1
        while not free.is_set():
            with contextlib.suppress(asyncio.CancelledError):
                await free.wait()

    readiness = Readiness(lambda: now)
    readiness.add("database", stuck)
    for _ in range(3):
        async with asyncio.timeout(20):
            with pytest.raises(UnreadyError, match=r"database: no answer in 0\.05 seconds"):
                await readiness.ask()
        now += FRESH
    assert begun == 1
    free.set()
    await asyncio.sleep(0)
    await readiness.ask()
    assert begun == 2


async def test_a_database_that_another_program_has_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server says so long before it can write again."""
    monkeypatch.setattr("parlour.server.operating.readiness.WAIT", 0.2)
    async with running(tmp_path) as house:
        file = house.settings.database_file
        with contextlib.closing(sqlite3.connect(file, check_same_thread=False)) as other:
            await asyncio.to_thread(other.execute, "BEGIN IMMEDIATE")
            answer = await house.http.get("/readyz", timeout=BUSY_TIMEOUT / 2)
            assert (answer.status_code, answer.json()["code"]) == (503, "not-ready")
            assert "database: no answer in 0.2 seconds" in answer.text
            assert (await house.http.get("/livez")).status_code == 200
            other.rollback()
        async with asyncio.timeout(PATIENCE):
            while (await house.http.get("/readyz")).status_code != 200:
                await asyncio.sleep(0.1)


@one_server
async def test_readiness_writes(house: House) -> None:
    journal = house.settings.database_file.with_name("parlour.db-wal")
    before = journal.read_bytes()
    assert (await house.http.get("/readyz")).status_code == 200
    assert journal.read_bytes() != before


# --- the log --------------------------------------------------------------------------------------


def line(message: str, *values: object, **more: Any) -> logging.LogRecord:
    record = logging.LogRecord("parlour.server", logging.WARNING, "x.py", 1, message, values, None)
    record.created = 1_800_000_000.25
    vars(record).update(more)
    return record


def test_a_line_for_people() -> None:
    assert logs.Lines().format(line("refused: %s", "host 3", table="abcdef", more=2)) == (
        "2027-01-15T08:00:00.250Z WARNING table abcdef: refused: host 3 (and 2 more like this)"
    )


def test_a_line_for_programs() -> None:
    said = json.loads(logs.Objects().format(line("refused: %s", 'a "b"\n', table="abcdef")))
    assert said == {
        "time": "2027-01-15T08:00:00.250Z",
        "level": "warning",
        "logger": "parlour.server",
        "message": 'refused: a "b"\n',
        "table": "abcdef",
    }


def test_the_documentation_names_what_a_line_for_programs_has() -> None:
    record = line("failed", table="abcdef", more=2)
    record.exc_info = ValueError, ValueError("a card"), None
    said = json.loads(logs.Objects().format(record))
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    (listed,) = re.findall(r"`--log-format json` \(([^)]*)\)", page)
    assert {*re.findall(r"`(\w+)`", listed)} == said.keys()


@pytest.mark.parametrize("form", [logs.Lines, logs.Objects])
def test_an_error_says_where_but_not_what(form: type[logging.Formatter]) -> None:
    card = "7 of hearts"
    try:
        raise ValueError(f"expected no {card}")
    except ValueError:
        record = line("it failed", exc_info=sys.exc_info())
    said = form().format(record)
    assert "ValueError" in said
    assert "test_an_error_says_where_but_not_what" in said
    assert card not in said


@pytest.mark.parametrize("form", [logs.Lines, logs.Objects])
def test_what_asyncio_shows_of_a_task_is_left_out(form: type[logging.Formatter]) -> None:
    for said in (
        "Task exception was never retrieved\nfuture: <Task exception=ValueError('7 of hearts')>",
        "Exception in callback note(<Task result='7 of hearts'>)",
    ):
        record = line(said)
        record.name = "asyncio"
        shown = form().format(record)
        assert re.split(r"[\n(]", said)[0] in shown
        assert "hearts" not in shown


def test_what_repeats_itself_is_counted() -> None:
    now = 0.0
    repeats = logs.Repeats(lambda: now)
    passed = [repeats.filter(line("stalls: %s", n)) for n in range(50)]
    assert passed == [True] * logs.OFTEN + [False] * (50 - logs.OFTEN)
    assert repeats.filter(line("something else"))
    now += logs.EVERY
    last = line("stalls: %s", 51)
    assert repeats.filter(last)
    assert vars(last)["more"] == 40
    for n in range(3 * logs.MOST):
        repeats.filter(line(f"another {n}"))
    assert len(repeats._seen) <= logs.MOST


PLAY = """
import sys
from pathlib import Path
from parlour.server import Settings, run
run(
    Settings(data=Path(sys.argv[1]), port=0, pace=0.0, rate=1000, changes_burst=1000, beat=0.0,
             bot_workers=0, deal_pause=0, log_level="debug", log_format="json"),
    lambda address: print(address, flush=True),
)
"""


@pytest.mark.long
async def test_a_log_of_whole_games_holds_no_card_and_no_token(tmp_path: Path) -> None:
    """A game of each, at the most talkative level, with refusals and a lost client between."""
    command = [sys.executable, "-c", PLAY, str(tmp_path)]
    secrets: set[str] = set()
    with (
        (tmp_path / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process,
    ):
        try:
            assert process.stdout
            address = (await asyncio.to_thread(process.stdout.readline)).strip()
            for game, of in all_declared().items():
                secrets |= await game_of(address, game, {**of.short})
        finally:
            process.terminate()
    assert process.returncode == 0
    said = (tmp_path / "log").read_text()
    lines = [json.loads(one) for one in said.splitlines()]
    assert {"ready", "stopping"} <= {one["message"].split()[0].rstrip(":") for one in lines}
    assert any("table" in one for one in lines), "tables are named, as far as they may be"
    assert len(secrets) > 30
    found = [secret for secret in secrets if secret in said]
    assert found == []


async def game_of(address: str, game: str, options: dict[str, Any]) -> set[str]:
    """Play one against a bot; everything that no log may hold."""
    import websockets

    wanted = {"game": game, "name": "Ann", "seats": 2, "bots": ["medium"], "start": True}
    async with httpx.AsyncClient(base_url=address) as http:
        made = (await http.post("/api/tables", json=wanted | {"options": options})).json()
    socket_address = f"{address.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    secrets = {made["token"], made["table"], made["token"][:8], made["token"][-8:]}
    ann = await Player(await websockets.connect(socket_address)).hello(made["token"])
    for n in range(1000):
        if ann.view["phase"] == "over":
            break
        for cards in lists(ann.view):
            if len(cards) > 3:
                secrets |= {json.dumps(cards), json.dumps(cards, separators=(",", ":"))}
        if n == 3:
            await ann.send("act", action="7 of nothing", entry=ann.update["entry"], id="no")
            assert await refused(ann) in ("malformed-action", "stale", "not-your-turn")
        if n == 5:
            ann.socket.transport.abort()
            ann = await Player(await websockets.connect(socket_address)).hello(made["token"])
        if ann.view["legal"]:
            await ann.play()
        elif ann.view["phase"] == "deal":
            await ann.send("ready")
            await ann.until("update")
        else:
            await ann.until("update")
    await ann.socket.close()
    return secrets


def lists(value: Any) -> list[list[Any]]:
    """All lists of plain values in a view: hands, piles, plays."""
    if isinstance(value, dict):
        return [one for inner in value.values() for one in lists(inner)]
    if isinstance(value, list):
        plain = all(isinstance(one, int | str) for one in value)
        return [value] if plain else [one for inner in value for one in lists(inner)]
    return []
