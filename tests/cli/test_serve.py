"""`parlour play` and `parlour serve`, as processes of their own."""

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import threading
import tomllib
import urllib.error
import urllib.request
import webbrowser

import pytest

import forked
from cli.served import started
from parlour.cli import serve
from parlour.cli.app import app
from parlour.server import Settings
from parlour.server.settings.configuration import gather
from parlour.server.settings.settings import specs
from parlour.server.storage import migrations
from server.house import opened
from sqlite_files import sqlite_file


def test_serve_says_where_it_is_once_it_answers(tmp_path):
    with (
        started("serve", "--port", "0", "--data", str(tmp_path)) as (_, address),
        urllib.request.urlopen(f"{address}/api/games") as answer,
    ):
        assert answer.status == 200
        assert b"mojo" in answer.read()
    assert list(tmp_path.iterdir()), "the tables are kept in the folder that was named"


def test_play_listens_on_this_machine_alone(tmp_path):
    with socket.socket() as taken:  # find a free port
        taken.bind((serve.LOOPBACK, 0))
        port = taken.getsockname()[1]
    arguments = ["play", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
    with started(*arguments) as (_, address):
        assert address.rstrip("/") == f"http://127.0.0.1:{port}"


NETWORK = "http://192.0.2.7:8000"


@pytest.mark.parametrize(
    ("arguments", "terminal", "lines"),
    [
        (["serve", "--host=0.0.0.0"], False, [f"For friends on your network: {NETWORK}"]),
        (["play", "--host=0.0.0.0"], False, [f"For friends on your network: {NETWORK}"]),
        (["serve", "--host=0.0.0.0", "--host-name=parlour.example"], True, []),
        (["serve", "--host=0.0.0.0", "--root-path=/cards"], True, []),
        (["serve", "--host=192.0.2.7"], True, []),
        (["serve"], True, ["For friends on your network to join, add --host 0.0.0.0."]),
        (["play"], True, ["For friends on your network to join, add --host 0.0.0.0."]),
        (["serve"], False, []),
    ],
)
def test_friends_are_thought_of(monkeypatch, capsys, arguments, terminal, lines):
    """A server that they can reach says where; one that they cannot, how they could, to somebody
    who reads it, and behind a proxy it is for the proxy to say."""
    from parlour import server
    from parlour.server.doors import network

    def found(host, address):
        return NETWORK if host == "0.0.0.0" else None

    monkeypatch.setattr(network, "for_others", found)
    monkeypatch.setattr(server, "run", lambda settings, ready: ready("http://127.0.0.1:8000"))
    monkeypatch.setattr(sys.stdout, "isatty", lambda: terminal)
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    app([*arguments], standalone_mode=False)
    first, *rest = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8000 " in first
    assert rest == lines


@pytest.mark.skipif(sys.platform != "linux", reason="has no full device")
def test_it_serves_though_nobody_can_be_told(tmp_path):
    command = ["-m", "parlour", "serve", "--port=0", f"--data={tmp_path}"]
    with (
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told,
        open("/dev/full", "w") as full,
    ):
        told.bind(str(tmp_path / "notify"))
        told.settimeout(20)
        variables = os.environ | {"NOTIFY_SOCKET": str(tmp_path / "notify")}
        with forked.Process(*command, stdout=full, stderr=subprocess.PIPE, env=variables) as it:
            assert told.recv(100) == b"READY=1"
            it.send_signal(signal.SIGINT)
            assert told.recv(100) == b"STOPPING=1"
            assert (it.communicate(timeout=20)[1], it.returncode) == ("", 0)


def test_an_interrupt_ends_it_quietly(tmp_path):
    with started("serve", "--port", "0", "--data", str(tmp_path)) as (process, _):
        pass
    assert process.returncode == 0


def test_systemd_is_told_and_a_second_signal_ends_it_at_once(tmp_path):
    arguments = ["serve", "--port=0", "--drain=60", f"--data={tmp_path}"]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind(str(tmp_path / "notify"))
        told.settimeout(10)
        with started(*arguments, NOTIFY_SOCKET=str(tmp_path / "notify")) as (process, address):
            assert told.recv(100) == b"READY=1"
            process.terminate()
            assert told.recv(100) == b"STOPPING=1"
            with pytest.raises(urllib.error.HTTPError, match="503") as answer:
                urllib.request.urlopen(f"{address}/readyz")
            answer.value.close()
            process.terminate()
            assert process.wait(5) == 128 + signal.SIGTERM


def test_systemd_hears_that_the_server_lives(tmp_path):
    """Again and again, from the event loop: one that hangs says nothing."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as told:
        told.bind(str(tmp_path / "notify"))
        told.settimeout(20)
        variables = {"NOTIFY_SOCKET": str(tmp_path / "notify"), "WATCHDOG_USEC": "400000"}
        with started("serve", "--port=0", f"--data={tmp_path}", **variables) as _:
            said = [told.recv(100) for _ in range(10)]
            assert said.count(b"READY=1") == 1
            assert said.count(b"WATCHDOG=1") == 9


def test_a_signal_to_stop_is_how_it_is_meant_to_end(tmp_path):
    with started("serve", "--port=0", f"--data={tmp_path}") as (process, _):
        process.terminate()
        assert process.wait(10) == 0


def test_a_server_outlasts_its_terminal_if_it_was_told_to(tmp_path):
    """As nohup tells it."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with started("serve", "--port=0", f"--data={tmp_path}") as (process, address):
            process.send_signal(signal.SIGHUP)
            with urllib.request.urlopen(f"{address}/livez") as answer:
                assert answer.status == 200
    finally:
        signal.signal(signal.SIGHUP, before)


def test_settings_come_from_the_environment_and_a_file(tmp_path):
    (tmp_path / "parlour.toml").write_text("root_path = '/cards'\nport = 1\n")
    variables = {"PARLOUR_PORT": "0", "PARLOUR_CONFIG": str(tmp_path / "parlour.toml")}
    with started("serve", f"--data={tmp_path}", **variables) as (_, address):
        assert address.endswith("/cards")
        with urllib.request.urlopen(f"{address}/api/games") as answer:
            assert answer.status == 200


def test_help_lists_every_setting(run):
    shown = run("serve", "--help").stdout
    for spec in specs().values():
        assert f"--{spec.option} " in shown, spec.name
    assert "PARLOUR_" in shown


def test_what_nobody_foresaw_is_a_line_too(run, tmp_path, monkeypatch):
    from parlour.server.serving import running as serving

    def fail(*_):
        raise ValueError("something with cards in it")

    monkeypatch.setattr(serving, "make", fail)
    said = refused(run, "--port=0", f"--data={tmp_path}", status=1)
    assert said == "the server failed (ValueError); --log-level debug says where"


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("prot = 1", "{file}: there is no setting prot (similar: port)"),
        ("port = 'x'", "{file}: port: expected a whole number from 0 to 65535"),
        ("heartbeat = 0", "{file}: heartbeat: expected a number of seconds, or a time such as"),
        ("log_format = 'xml'", "{file}: log_format: expected one of text, json"),
        ("rate = 0", "{file}: rate: expected a number above 0"),
        (
            "bot_workers = 'x'",
            "{file}: bot_workers: expected a whole number from 0 to 1024, or “auto”",
        ),
        ("metrics = 'x'", "{file}: metrics: expected something like 127.0.0.1:9464, or “off”"),
        ("port = ", "{file} cannot be read: Invalid value (at "),
    ],
)
def test_a_file_that_is_wrong(run, tmp_path, content, said):
    file = tmp_path / "parlour.toml"
    file.write_text(content)
    assert refused(run, f"--config={file}", status=2).startswith(said.format(file=file))


def test_a_backup_finds_the_tables_that_the_server_keeps(run, tmp_path, monkeypatch):
    (tmp_path / "parlour.toml").write_text(f"data = '{tmp_path / 'tables'}'")
    shown = run("backup", str(tmp_path / "copy"), "--config", str(tmp_path / "parlour.toml"))
    assert shown.exit_code == 1
    assert str(tmp_path / "tables" / "parlour.db") in shown.stderr


def refused(run, *arguments, status):
    shown = run("serve", *arguments)
    assert shown.stdout == ""
    (line,) = shown.stderr.splitlines()
    assert shown.exit_code == status, line
    return line.removeprefix("Error: ")


def test_a_port_that_is_taken(run, tmp_path):
    with socket.socket() as busy:
        busy.bind((serve.LOOPBACK, 0))
        busy.listen()
        port = busy.getsockname()[1]
        said = refused(run, "--port", str(port), "--data", str(tmp_path), status=69)
    assert said.startswith(f"another program is listening at 127.0.0.1:{port}: ")
    assert said.endswith("choose another port (--port)")


@pytest.mark.parametrize(
    ("place", "reason"),
    [("127.0.0.1:{taken}", "Address already in use"), ("nowhere.invalid:1", "")],
)
def test_metrics_that_cannot_be_served(run, tmp_path, place, reason):
    """Nothing is said to be open before."""
    with socket.socket() as busy:
        busy.bind((serve.LOOPBACK, 0))
        busy.listen()
        place = place.format(taken=busy.getsockname()[1])
        said = refused(run, "--port=0", f"--data={tmp_path}", "--metrics", place, status=69)
    assert said.startswith(f"cannot serve metrics at {place}: {reason}")
    assert "Unknown error" not in said


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--workers=2"], "several workers need PostgreSQL"),
        (["--bus=redis://localhost"], "a bus needs PostgreSQL"),
        (["--share", "--bus=http://localhost"], "expected the address of a Redis server"),
        (
            ["--database=mysql://localhost/x"],
            "expected an SQLite or PostgreSQL database, not mysql",
        ),
        (["--database=postgresql://host:port/x"], "expected the address of a database"),
        (
            ["--share", "--bus=redis://localhost?nonsense=1"],
            "expected the address of a Redis server",
        ),
        (["--static={folder}"], "expected the built page, {folder}/index.html: No such file or "),
        (
            ["--static={folder}/file"],
            "expected the built page, {folder}/file/index.html: Not a dir",
        ),
    ],
)
def test_settings_that_cannot_be_used(run, tmp_path, arguments, reason):
    (tmp_path / "file").touch()
    given = [one.format(folder=tmp_path) for one in arguments]
    said = refused(run, "--port=0", f"--data={tmp_path}", *given, status=2)
    assert said.startswith(reason.format(folder=tmp_path))


@pytest.mark.parametrize(
    ("module", "arguments"),
    [
        ("psycopg", ["--database=postgresql://127.0.0.1:1/x"]),
        ("redis.asyncio", ["--share", "--bus=redis://127.0.0.1:1"]),
    ],
)
def test_a_driver_that_is_not_installed(run, tmp_path, monkeypatch, module, arguments):
    monkeypatch.setitem(sys.modules, module, None)
    said = refused(run, "--port=0", f"--data={tmp_path}", *arguments, status=2)
    assert re.fullmatch(
        r"(\w+) is not installed: pip install 'parlour\[(postgresql|redis)\]'", said
    )


def test_a_backup_of_what_cannot_be_a_database(run, tmp_path):
    shown = run("backup", str(tmp_path / "copy"), "--database=mysql://localhost/x")
    assert shown.exit_code == 2
    assert shown.stderr == "Error: expected an SQLite or PostgreSQL database, not mysql\n"


def test_a_database_that_opens_and_cannot_be_written(run, tmp_path, monkeypatch):
    from parlour.server.errors import StorageError
    from parlour.server.storage import uptime

    async def full(_):
        raise StorageError("the database cannot be written: database or disk is full")

    monkeypatch.setattr(uptime, "note", full)
    said = refused(run, "--port=0", f"--data={tmp_path}", status=74)
    assert said == "the database cannot be written: database or disk is full"


@pytest.mark.parametrize(
    ("host", "reason"),
    [
        ("nowhere.invalid", "cannot find the host nowhere.invalid: "),
        ("x" * 300, "expected the name or address of a host"),
        ("192.0.2.1", "cannot listen at 192.0.2.1:0: "),  # no machine has it (RFC 5737)
        ("", "expected a host to listen on, got none"),
    ],
)
def test_a_host_that_is_not_here(run, tmp_path, host, reason):
    said = refused(run, "--host", host, "--port", "0", "--data", str(tmp_path), status=69)
    assert said.startswith(reason)


def database(folder, revision):
    with sqlite_file(folder / "parlour.db") as file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR)")
        file.execute("INSERT INTO alembic_version VALUES (?)", (revision,))


def another_programs(folder):
    with sqlite_file(folder / "parlour.db") as file:
        file.execute("CREATE TABLE recipes (name TEXT)")


def torn(folder):
    """A file of many pages, of which one is overwritten with something else."""
    database(folder, migrations.HEAD)
    another_programs(folder)
    with sqlite_file(folder / "parlour.db") as file:
        file.executemany("INSERT INTO recipes VALUES (?)", [("soup" * 500,)] * 50)
    with (folder / "parlour.db").open("r+b") as file:
        file.seek(3 * 4096)
        file.write(b"nonsense" * 100)


def one_byte(old, new):
    """In the schema of a database of ours a byte is another: in place of these, as many others."""

    def spoil(folder):
        asyncio.run(made(folder))
        file = folder / "parlour.db"
        content = file.read_bytes()
        assert content.count(old) >= 1
        assert sum(one != other for one, other in zip(old, new, strict=True)) == 1
        file.write_bytes(content.replace(old, new, 1))

    return spoil


async def made(folder):
    async with opened(Settings(data=folder)):
        pass


def beside_another_journal(folder):
    """Somebody has put a copy there by hand, beside a journal that was left over."""
    asyncio.run(made(folder))
    file = folder / "parlour.db"
    with sqlite_file(file) as db:
        db.execute("PRAGMA journal_mode=DELETE")
    (folder / "parlour.db-wal").write_bytes(bytes(4000))


@pytest.mark.parametrize(
    ("spoil", "status", "reason"),
    [
        (lambda folder: (folder / "parlour.db").write_text("nonsense" * 100), 65, "not a database"),
        (lambda folder: (folder / "parlour.db").touch(), 65, "is empty"),
        (lambda folder: (folder / "parlour.db-wal").write_bytes(b"x" * 99), 65, "is missing"),
        (torn, 65, "is damaged"),
        (one_byte(b"CREATE TABLE entries", b"CREATE TABLE entri\xe9s"), 65, "is damaged"),
        (one_byte(b"CREATE TABLE entries", b"CR\xc5ATE TABLE entries"), 65, "is damaged"),
        (one_byte(b"snapshot BLOB", b"snapsh\x85t BLOB"), 65, "is damaged"),
        (one_byte(b"snapshot BLOB", b"snapshut BLOB"), 65, "is damaged"),
        (one_byte(b"version_num VARCHAR", b"version_num VARC\xc8AR"), 65, "is damaged"),
        (beside_another_journal, 65, "parlour.db-wal, which is the journal of another file"),
        (lambda folder: database(folder, "v0000"), 65, "another program\u2019s"),
        (lambda folder: database(folder, "v9999"), 65, "by a newer version of Parlour (v9999"),
        (lambda folder: database(folder, "ae1027a6acf"), 65, "another program\u2019s"),
        (another_programs, 65, "another program\u2019s"),
        (lambda folder: (folder / "parlour.db").mkdir(), 74, "unable to open"),
        (lambda folder: (folder.rmdir(), folder.touch()), 74, "File exists"),
    ],
    ids=[
        "no database",
        "an empty file",
        "lost",
        "damaged",
        "a name of a table",
        "a word of the schema",
        "half a letter",
        "a name of a column",
        "a type",
        "beside another journal",
        "of a version before the first",
        "of a newer version",
        "of an unknown version",
        "of another program",
        "a folder",
        "no folder",
    ],
)
def test_tables_that_cannot_be_opened(run, tmp_path, spoil, status, reason):
    folder = tmp_path / "data"
    folder.mkdir()
    spoil(folder)
    before = {file: file.read_bytes() for file in folder.glob("*.db")} if status == 65 else {}
    assert reason in refused(run, "--port", "0", "--data", str(folder), status=status)
    for file, content in before.items():
        assert file.read_bytes() == content, "nothing is begun on top of it"


def in_a_child(prepare, run, *arguments):
    """`parlour serve` in a process that `prepare` has changed: its status, and what it said."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            prepare()
            shown = run("serve", "--port=0", *arguments)
            os.write(writing, shown.stderr.encode())
            os._exit(shown.exit_code)
        finally:
            os._exit(99)
    os.close(writing)
    with os.fdopen(reading) as said:
        text = said.read()
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), text


def test_a_disk_that_takes_no_more(run, tmp_path):
    def full():
        resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))

    status, said = in_a_child(full, run, f"--data={tmp_path}")
    assert (status, said.count("\n")) == (74, 1)
    assert f"the tables in {tmp_path / 'parlour.db'} cannot be opened: " in said


PUSH_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"  # of RFC 8291


def without_the_extra(monkeypatch):
    for name in list(sys.modules):
        if name.startswith("parlour.server.push."):
            monkeypatch.delitem(sys.modules, name)
    for name in ("encryption", "identity", "pushes"):
        monkeypatch.delattr(f"parlour.server.push.{name}", raising=False)
    monkeypatch.setitem(sys.modules, "cryptography.hazmat.primitives.asymmetric", None)


def test_pushes_need_more_than_a_key(run, tmp_path, monkeypatch):
    server = (f"--data={tmp_path}", "--port=0")
    said = refused(run, *server, "--push-key", PUSH_KEY, status=2)
    assert said == "a push key needs a contact (--push-contact)"
    said = refused(run, *server, "--push-key", PUSH_KEY[1:], status=2)
    assert said.startswith("--push-key: expected ")
    assert PUSH_KEY[1:] not in said
    without_the_extra(monkeypatch)
    contact = ("--push-contact", "mailto:host@example.org")
    said = refused(run, *server, "--push-key", PUSH_KEY, *contact, status=2)
    assert said == "cryptography is not installed: pip install 'parlour[push]'"


def test_a_push_key_is_made(run, tmp_path, monkeypatch):
    shown = run("push-key")
    written = tomllib.loads(shown.stdout)
    key = written.pop("push_key")
    assert written == {"push_contact": "mailto:..."}
    assert gather({"push_key": key}, None, {}).push_key == key
    without_the_extra(monkeypatch)
    shown = run("push-key")
    assert (shown.exit_code, shown.stdout) == (2, "")
    assert shown.stderr == "Error: cryptography is not installed: pip install 'parlour[push]'\n"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can become somebody else")
def test_a_folder_of_somebody_elses(run, tmp_path):
    tmp_path.chmod(0o700)
    status, said = in_a_child(lambda: os.setuid(65534), run, f"--data={tmp_path / 'data'}")
    assert (status, said.count("\n")) == (74, 1)
    assert "Permission denied" in said


def test_the_usual_port_unless_it_is_taken(monkeypatch):
    with socket.socket() as busy:
        busy.bind((serve.LOOPBACK, 0))
        busy.listen()
        monkeypatch.setattr(serve, "PORT", busy.getsockname()[1])
        assert serve.free_port() == 0
    assert serve.free_port() == serve.PORT


@pytest.mark.parametrize(
    ("arguments", "display", "opened"),
    [
        ([], ":0", True),
        ([], "", False),
        (["--browser"], "", True),
        (["--no-browser"], ":0", False),
        (["mojo"], ":0", True),
        (["mojo"], "", False),
    ],
)
def test_a_browser_opens_where_there_is_a_screen(run, monkeypatch, arguments, display, opened):
    from parlour import server

    seen, done = [], threading.Event()

    def open_page(address):
        seen.append(address)
        done.set()

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr(webbrowser, "open", open_page)
    monkeypatch.setattr(server, "run", lambda settings, ready: ready("http://somewhere"))
    shown = run("play", *arguments)
    if opened:
        assert done.wait(5)
    page = "http://somewhere/mojo" if "mojo" in arguments else "http://somewhere"
    assert seen == ([page] if opened else [])
    assert opened or page in shown.stdout
    assert "http://somewhere" in shown.stdout


def test_a_user_without_a_home_is_asked_for_a_folder(run, monkeypatch):
    def none():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("PARLOUR_DATA", raising=False)
    monkeypatch.setattr("pathlib.Path.home", none)
    assert "--data" in refused(run, "--port", "0", status=74)
