"""`parlour play` and `parlour serve`, as processes of their own."""

import os
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
import webbrowser
from contextlib import contextmanager

import pytest

from parlour.cli import serve


@contextmanager
def started(*arguments, **variables):
    """`parlour` with arguments; gives the process and the address that it prints when ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | variables,
    )
    try:
        line = process.stdout.readline()
        assert "http://" in line, line
        yield process, next(word for word in line.split() if word.startswith("http://"))
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)


def test_serve_says_where_it_is_once_it_answers(tmp_path):
    with (
        started("serve", "--port", "0", "--data", str(tmp_path)) as (_, address),
        urllib.request.urlopen(f"{address}/api/games") as answer,
    ):
        assert answer.status == 200
        assert b"mojo" in answer.read()
    assert list(tmp_path.iterdir()), "the tables are kept in the folder that was named"


def test_play_listens_on_this_machine_alone(tmp_path):
    with socket.socket() as taken:  # any port that nobody uses
        taken.bind((serve.LOOPBACK, 0))
        port = taken.getsockname()[1]
    arguments = ["play", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
    with started(*arguments) as (_, address):
        assert address.rstrip("/") == f"http://127.0.0.1:{port}"


def test_an_interrupt_ends_it_quietly(tmp_path):
    with started("serve", "--port", "0", "--data", str(tmp_path)) as (process, _):
        pass
    assert process.returncode == 0


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
