"""The plain table, as a process of its own: whole games through pipes, in every language."""

import asyncio
import json
import re
import signal
import threading
from random import Random

import pytest
from websockets.sync.client import connect

from games.declared import declared
from often import in_turn
from parlour.games import registry
from parlour.server.wire import MAX_NAME, PROTOCOL, NewTable
from parlour.terminal import address
from parlour.terminal.words import Words
from parlour.text import locales

CASES = in_turn(registry.names(), locales())


def short(game):
    """A table for two whose game is soon over."""
    rules = (f"{name}={value}" for name, value in declared(game).short.items())
    return ["--seats", "2", *(word for rule in rules for word in ("--rule", rule))]


def check(driver):
    """What must be true of everything that was printed."""
    for line in driver.lines:
        assert line.isprintable() or set(line) & set("\u00a0\u202f"), line
        assert "\x1b" not in line
        assert not re.search(r"\{|\}|\\x|\\u|None|\b(terminal|page|mojo|mushi|uno)-\w+-", line), (
            line
        )


def sheet(driver):
    """The score sheet as it is printed: by round, the total last."""
    driver.type("t")
    total = driver.words("sheet-total")
    before = len(driver.lines)
    driver.until(lambda line: line.startswith(total) and line.endswith(tuple("0123456789")))
    rows = driver.lines[before:]
    numbers = [re.findall(r" ([-\u2212]?\d+)(?=, |$)", row) for row in rows]
    assert not any(each.startswith("-") for row in numbers for each in row), "a hyphen for a minus"
    return [[int(each.replace("\u2212", "-")) for each in row] for row in numbers]


@pytest.mark.parametrize(("game", "language"), CASES)
def test_a_whole_game_through_pipes(server, drive, tmp_path, game, language):
    driver = drive(
        tmp_path, game, *short(game), "--server", server, "--bots", "easy", language=language
    )
    driver.type(driver.offered("lobby-start"))
    driver.play(Random(f"{game} {language}"))
    *rounds, totals = sheet(driver)
    assert rounds
    assert [sum(points) for points in zip(*rounds, strict=True)] == totals
    best = (max if declared(game).highest else min)(totals)
    winners = [seat for seat, total in enumerate(totals) if total == best]
    if winners == [0]:
        assert driver.words("win-you") in driver.lines
    else:
        assert driver.words("win-you") not in driver.lines
    assert driver.stop("q") == (0, "")
    assert driver.lines[-1] == driver.words("terminal-bye")
    check(driver)


def test_alone_against_bots(drive, tmp_path):
    """On this machine, with a server of its own that ends with it."""
    driver = drive(tmp_path, "mojo", *short("mojo"), "--pace", "0")
    driver.play(Random(3))
    assert driver.stop("q") == (0, "")


@pytest.mark.long
@pytest.mark.parametrize("game", registry.names())
def test_two_people_at_a_link(server, drive, tmp_path, game):
    host = drive(tmp_path, game, *short(game), "--server", server, "--name", "Ann")
    link = re.search(r"http://\S+", host.until(lambda line: "http://" in line))[0]
    guest = drive(tmp_path, "--join", link, "--name", "Bo", language="fr")
    seated = guest.words("terminal-more", what="Bo", more=guest.words("lobby-you"))
    guest.until(lambda line: line == seated)
    host.type(host.offered("lobby-start"))
    playing = [
        threading.Thread(target=one.play, args=(Random(seed),), daemon=True)
        for seed, one in enumerate((host, guest))
    ]
    for one in playing:
        one.start()
    for one in playing:
        one.join(120)
        assert not one.is_alive()
    assert sheet(host) == sheet(guest)
    for one in (host, guest):
        assert one.stop("q") == (0, "")
        check(one)


def made(server, **fields):
    """A table at the server: its link, and its host's token."""
    wanted = {"game": "mojo", "name": "Ann", "seats": 2, "bots": ["easy"], "start": True} | fields
    created = asyncio.run(address.create(server, NewTable(**wanted)))
    return f"{server}/t/{created.table}", created.token


def test_the_same_command_comes_back_to_the_same_seat(server, drive, tmp_path):
    link, _ = made(server, bots=[], start=False)
    for _ in range(2):
        driver = drive(tmp_path, "--join", link, "--name", "Bo")
        driver.until(lambda line: line == "Bo: you")
        assert driver.stop("q") == (0, "")
    kept = tmp_path / "terminal.json"
    assert kept.stat().st_mode & 0o077 == 0, "nobody else can read it"
    other = drive(tmp_path, "--join", link, "--name", "Cy")
    other.until(lambda line: line == "Bo: offline")
    other.stop("q")


def test_a_code_leads_to_the_table(server, drive, tmp_path):
    link, token = made(server, bots=[], start=False)
    with connect(link.replace("http", "ws").replace("/t/", "/api/tables/") + "/socket") as socket:
        socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "token": token}))
        while (told := json.loads(socket.recv()))["type"] != "table":
            pass
    code = told["join_code"]
    for asked in (("--join", code.lower(), "--server", server), ("--join", f"{server}/j/{code}")):
        guest = drive(tmp_path, *asked, "--name", "Bo")
        guest.until(lambda line: line == "Bo: you")
        assert any(line.endswith(link) for line in guest.lines), "to come back later"
        assert guest.stop("q") == (0, "")


def test_a_game_that_was_left_goes_on(drive, tmp_path):
    first = drive(tmp_path, "mojo", "--pace", "0")
    hand = first.until(lambda line: line.startswith("Your hand"))
    assert first.stop("q")[0] == 0
    second = drive(tmp_path, "--pace", "0")
    second.until(lambda line: line.startswith("You left a game of Mojo"))
    second.type("1")
    assert second.until(lambda line: line.startswith("Your hand")) == hand
    second.stop("q")


def test_watching_shows_no_hand(server, drive, tmp_path):
    link, _ = made(server)
    driver = drive(tmp_path, "--join", f"{link}?watch", "--name", "Eve")
    driver.until(lambda line: line == driver.words("table-watching"))
    driver.until(lambda line: line.startswith("Ann, "))
    driver.process.send_signal(signal.SIGINT)
    driver.stop()
    assert not [line for line in driver.lines if "Your hand" in line or line.startswith("1. ")]


def test_a_name_is_asked_for(server, drive, tmp_path):
    link, _ = made(server, bots=[], start=False)
    driver = drive(tmp_path, "--join", link)
    driver.until(lambda line: line == driver.words("terminal-your-name"))
    driver.type("x" * (MAX_NAME + 1))
    driver.until(lambda line: line == driver.words("error-bad-name", most=MAX_NAME))
    driver.type("Bo")
    driver.until(lambda line: line == "Bo: you")
    driver.stop("q")


def test_what_can_be_typed(server, drive, tmp_path):
    driver = drive(tmp_path, "mojo", "--server", server, "--bots", "easy")
    driver.type(driver.offered("lobby-start"))
    driver.until(lambda line: line.startswith("1. "))
    for typed, answer in {
        "?": "q: leave the table",
        "nonsense \x1b[2J": "Please type a number from 1 to",
        "99999999999999999999": "Please type a number from 1 to",
        "-1": "Please type a number from 1 to",
        "s": "Round 1",
        "r": "Play any card from your hand",
        "t": "No round has been scored yet.",
        "h": "Thinking",
        "l": "Désormais en français.",
    }.items():
        driver.type(typed)
        driver.until(lambda line, answer=answer: answer in line)
    assert driver.stop("q") == (0, "")
    check(driver)


def test_the_end_of_the_input_is_the_end(server, drive, tmp_path):
    driver = drive(tmp_path, "mojo", "--server", server, "--bots", "easy")
    driver.offered("lobby-start")
    assert driver.stop() == (0, "")
    assert driver.lines[-1] == "Goodbye."


def test_an_interrupt_says_nothing(server, drive, tmp_path):
    driver = drive(tmp_path, "mojo", "--server", server, "--bots", "easy")
    driver.offered("lobby-start")
    driver.process.send_signal(signal.SIGINT)
    assert driver.process.wait(60) == 130
    assert driver.stop()[1] == ""


def test_a_reader_that_is_gone(server, drive, tmp_path):
    driver = drive(tmp_path, "mojo", "--server", server, "--bots", "easy")
    driver.offered("lobby-start")
    driver.process.stdout.close()
    driver.type("s")
    assert driver.process.wait(60) == 1
    assert driver.process.stderr.read() == ""


def test_a_terminal_without_the_letters_of_a_language_speaks_english(server, drive, tmp_path):
    driver = drive(tmp_path, "mojo", "--server", server, language="ru", PYTHONIOENCODING="ascii")
    assert driver.read().startswith("Friends can join with this link: ")
    assert driver.read() == Words("en")("terminal-plain")
    driver.stop("q")


def test_forty_columns(server, drive, tmp_path):
    driver = drive(tmp_path, "mojo", "--server", server, "--bots", "easy", COLUMNS="40")
    driver.offered("lobby-start")
    driver.stop("q")
    assert max(map(len, driver.lines)) <= 40 or all(
        " " not in line for line in driver.lines if len(line) > 40
    )
