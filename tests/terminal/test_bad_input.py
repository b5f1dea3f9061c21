"""What cannot be done is said in a line, with the right exit status."""

import asyncio
import socket

import pytest
from typer.testing import CliRunner

from parlour.cli import play as module
from parlour.cli.app import app
from parlour.server.wire import NewTable
from parlour.terminal import address
from parlour.terminal.address import Link, ServerError
from parlour.terminal.seats import Seats


@pytest.fixture
def refused(tmp_path, monkeypatch):
    """Run `parlour play`; the exit status and the line on standard error."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv("PARLOUR_LOCALE", "en")

    def run(*arguments):
        shown = CliRunner().invoke(app, ["play", *arguments], catch_exceptions=False)
        assert shown.stdout == ""
        (line,) = shown.stderr.splitlines()
        return shown.exit_code, line.removeprefix("Error: ")

    return run


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--plain", "--language", "xx"], "expected one of en, fr, pl, ru, got xx"),
        (
            ["--plain", "--join", "nonsense"],
            "expected a link such as http://host/t/..., or a code and --server, got ",
        ),
        (["--plain", "--join", "ftp://host/t/abc"], "expected a link such as"),
        (["--plain", "--join", "http://host:99999/t/abc"], "expected a link such as"),
        (["--plain", "--join", "http://host/t/a b"], "expected a link such as"),
        (["--plain", "--join", "http://host/t/abc\x1b[2J"], "expected a link such as"),
        (["--plain", "--server", "http://host/t/abc"], "expected a link such as"),
        (["chess", "--plain"], "unknown game chess; expected mojo, mushi or uno"),
        (["mojo", "--plain", "--seats", "9"], "seats: expected a whole number from 2 to 8"),
        (["mojo", "--plain", "--edition", "xx"], "edition: expected fr, ru or pl, got xx"),
        (["mojo", "--plain", "--rule", "points=many"], "points: expected a whole number"),
        (["mojo", "--plain", "--rule", "points"], "expected NAME=VALUE, got points"),
        (["mojo", "--plain", "--rule", "pints=3"], "unknown option"),
        (["--plain", "--seats", "3"], "house rules and seats belong to a game"),
        (["mojo", "--plain", "--join", "http://host/t/abc"], "--join leads to a table"),
        (["mojo", "--seats", "3"], "these options are for the terminal"),
        (["chess"], "unknown game chess; expected mojo, mushi or uno"),
        (["mojo", "--plain", "--bots", "godlike"], "The server doesn\u2019t know this bot."),
    ],
)
def test_a_misused_command_line(refused, arguments, reason):
    status, line = refused(*arguments)
    assert line.startswith(reason)
    assert status == 2
    assert line.isprintable()


def test_a_server_that_does_not_answer(refused):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    for option in (
        ["--join", f"http://127.0.0.1:{port}/t/abc"],
        ["--server", f"http://127.0.0.1:{port}"],
    ):
        status, line = refused("--plain", *option)
        assert (status, line) == (1, "The server isn\u2019t answering. Try again in a moment.")


def test_a_table_that_is_not_there(refused, server):
    for asked in (("JJJJJJ", "--server", server), (f"{server}/j/JJJJJJ",)):
        status, line = refused("--plain", "--join", *asked)
        assert (status, "This code doesn\u2019t work" in line) == (1, True)
    status, line = refused("--plain", "--join", f"{server}/t/nothere")
    assert status == 1
    assert line.startswith("There\u2019s no such table.")


def test_no_terminal(refused):
    status, line = refused("--terminal")
    assert status == 1
    assert line.startswith("the full screen needs a terminal")


def test_a_terminal_that_is_too_small(refused, monkeypatch):
    monkeypatch.setattr(module, "is_terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "30")
    monkeypatch.setenv("LINES", "10")
    status, line = refused("--terminal")
    assert status == 1
    assert line.startswith("the window is too small: expected at least 50 columns and 18 rows")


def test_something_else_answers(refused):
    """A port where no Parlour listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        import threading

        def answer():
            there, _ = other.accept()
            with there:
                there.recv(4096)
                there.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello")

        thread = threading.Thread(target=answer, daemon=True)
        thread.start()
        port = other.getsockname()[1]
        status, line = refused("--plain", "--server", f"http://127.0.0.1:{port}")
        thread.join(5)
    assert status == 1
    assert line == f"There\u2019s no Parlour server at http://127.0.0.1:{port}."


@pytest.mark.parametrize(
    "text",
    [
        "http://h/t/abc",
        "https://example.org/t/a-b_C/",
        "http://[::1]:80/t/x",
        "https://h/cards/t/x",
    ],
)
def test_links_that_people_pass_on(text):
    assert Link.read(f" {text} ") == Link(text.split("/t/")[0], text.split("/t/")[1].strip("/"))
    assert Link.read(f"{text}?watch").watch


def test_a_file_of_seats_that_is_damaged(tmp_path):
    (tmp_path / "terminal.json").write_text("nonsense")
    seats = Seats(tmp_path)
    assert seats.token("here") is None
    seats.keep("here", "secret")
    assert Seats(tmp_path).token("here") == "secret"
    seats.keep("here", None)
    assert Seats(tmp_path).token("here") is None


def test_a_game_that_the_server_lacks(server):
    wanted = NewTable(game="chess", name="Ann", seats=2)
    with pytest.raises(ServerError) as caught:
        asyncio.run(address.create(server, wanted))
    assert caught.value.code == "unknown-game"
