"""`parlour play` and `parlour serve`, as processes of their own."""

import contextlib
import socket
import sqlite3
import sys
import threading
import urllib.request
import webbrowser

import pytest
from served import started

from parlour.cli import serve


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


def test_an_interrupt_ends_it_quietly(tmp_path):
    with started("serve", "--port", "0", "--data", str(tmp_path)) as (process, _):
        pass
    assert process.returncode == 0


def refused(run, *arguments):
    shown = run("serve", *arguments)
    assert shown.exit_code == 1
    assert shown.stdout == ""
    (line,) = shown.stderr.splitlines()
    return line.removeprefix("Error: ")


def test_a_port_that_is_taken(run, tmp_path):
    with socket.socket() as busy:
        busy.bind((serve.LOOPBACK, 0))
        busy.listen()
        port = busy.getsockname()[1]
        said = refused(run, "--port", str(port), "--data", str(tmp_path))
    assert said == f"cannot listen at 127.0.0.1:{port}: Address already in use"


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
    assert refused(run, "--host", host, "--port", "0", "--data", str(tmp_path)).startswith(reason)


def database(folder, revision):
    with contextlib.closing(sqlite3.connect(folder / "parlour.db")) as file, file:
        file.execute("CREATE TABLE alembic_version (version_num VARCHAR)")
        file.execute("INSERT INTO alembic_version VALUES (?)", (revision,))


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda folder: (folder / "parlour.db").write_text("nonsense" * 100), "not a database"),
        (lambda folder: (folder / "parlour.db").mkdir(), "unable to open"),
        (lambda folder: (folder.rmdir(), folder.touch()), "File exists"),
        (lambda folder: database(folder, "v9999"), "expected tables of this version or an older"),
    ],
    ids=["no database", "a folder", "no folder", "of a newer version"],
)
def test_tables_that_cannot_be_opened(run, tmp_path, spoil, reason):
    folder = tmp_path / "data"
    folder.mkdir()
    spoil(folder)
    assert reason in refused(run, "--port", "0", "--data", str(folder))


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
    assert seen == (["http://somewhere"] if opened else [])
    assert "http://somewhere" in shown.stdout


def test_a_user_without_a_home_is_asked_for_a_folder(run, monkeypatch):
    def none():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("PARLOUR_DATA", raising=False)
    monkeypatch.setattr("pathlib.Path.home", none)
    assert "--data" in refused(run, "--port", "0")
