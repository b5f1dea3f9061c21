"""What the host may do, what becomes of a table whose host goes, and how the next game begins."""

import dataclasses
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.declared import declared
from parlour.games import registry
from parlour.server.rooms.creating import new_table_id
from parlour.server.tables import commands, log, steps
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.state import TableState
from server.house import House, Player, running, two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a game the host need not hurry."""
    monkeypatch.setattr(commands, "HOST_FIRST", 3_600_000)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a game any player may go on at once."""
    monkeypatch.setattr(commands, "HOST_FIRST", 0)


async def seen(player: Player, condition: Callable[[dict[str, Any]], Any]) -> None:
    """Wait until what is told of the table is so."""
    while not condition(player.table):
        await player.until("table")


async def a_table(house: House, seats: int = 3, **fields: Any) -> tuple[str, Player, Player]:
    """A lobby with its host, Ann, and a guest, Bo."""
    made = await house.create(seats=seats, **fields)
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    await seen(ann, lambda table: table["seats"][1]["online"])
    await seen(bo, lambda table: all(seat["online"] for seat in table["seats"][:2]))
    return made["table"], ann, bo


async def over(house: House) -> tuple[str, Player, Player]:
    """The same two after a game."""
    table, ann, bo, _, _ = await two_people(house, options={"first_player": 0, "points": 1})
    for player in (ann, bo):
        player.beside = True
    while ann.view["phase"] != "over":
        if ann.view["phase"] == "deal":
            await ann.send("ready")
            await bo.send("ready")
            await ann.until("update")
            await bo.until("update")
            continue
        actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
        await actor.play()
        await other.until("update")
    await seen(bo, lambda told: told["status"] == "over")
    return table, ann, bo


async def test_a_seat_taken_after_a_game_sees_it_from_there(house: House) -> None:
    table, _, bo = await over(house)
    await bo.send("leave")
    await bo.until("update")
    assert bo.view["seat"] is None
    new = await house.visit(table)
    await new.join("Cleo")
    await new.until("update")
    assert (new.welcome["seat"], new.view["seat"], new.view["phase"]) == (1, 1, "over")


# --- handing over ---------------------------------------------------------------------------------


async def test_the_host_hands_over_and_both_are_told(house: House) -> None:
    table, ann, bo = await a_table(house)
    await ann.send("hand_over", seat=1)
    await ann.until("welcome")
    await bo.until("welcome")
    assert (ann.welcome["host"], bo.welcome["host"]) == (False, True)
    await seen(bo, lambda told: [seat["host"] for seat in told["seats"]] == [False, True, False])
    assert (await house.log(table))[-1] == log.Hosted(seat=1)
    await seen(ann, lambda told: told["seats"][1]["host"])
    await ann.send("start", seats=2)
    assert await ann.error() == "not-host"


async def test_the_host_hands_over_in_the_middle_of_a_game(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    await ann.send("hand_over", seat=1)
    await bo.until("welcome")
    assert bo.welcome["host"]
    await ann.until("welcome")
    await ann.play()
    await bo.send("hand_over", seat=0)
    await ann.until("welcome")
    assert ann.welcome["host"]


async def test_only_a_person_can_be_the_host(house: House) -> None:
    _, ann, _ = await a_table(house, seats=4)
    await ann.send("seat_bot", seat=2, bot="easy")
    await seen(ann, lambda table: table["seats"][2]["kind"] == "bot")
    for seat, code in ((2, "no-person"), (3, "no-person"), (4, "no-seat"), (-1, "no-seat")):
        await ann.send("hand_over", seat=seat)
        assert await ann.error() == code
    await ann.send("hand_over", seat=0)  # which changes nothing
    assert await ann.heard() == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "hand_over", "seat": 1},
        {"type": "lock", "on": True},
        {"type": "vacate", "seat": 0},
        {"type": "reopen"},
    ],
    ids=lambda message: message["type"],
)
async def test_a_guest_and_a_spectator_are_refused(house: House, message: dict[str, Any]) -> None:
    table, ann, bo = await a_table(house)
    before = await house.log(table)
    await bo.send(**message)
    assert await bo.error() == "not-host"
    watcher = await house.visit(table)
    await watcher.send(**message)
    assert await watcher.error() == "not-seated"
    assert await house.log(table) == before
    await ann.send(type="start", seats=2)
    await bo.until("update")


# --- locking --------------------------------------------------------------------------------------


async def test_nobody_new_sits_down_at_a_locked_table(house: House) -> None:
    table, ann, bo = await a_table(house, seats=4)
    await ann.send("lock", on=True)
    await seen(bo, lambda told: told["locked"])
    cleo = await house.visit(table)
    assert cleo.table["locked"]
    for seat in (None, 2):
        await cleo.send("join", name="Cleo", seat=seat)
        assert await cleo.error() == "table-locked"
    await bo.send("join", name="Bo", seat=3)  # who has a seat may change it
    await seen(bo, lambda told: told["seats"][3]["name"] == "Bo")
    await seen(ann, lambda told: told["seats"][3]["name"] == "Bo")
    await ann.send("lock", on=True)  # which changes nothing
    await ann.send("lock", on=False)
    await seen(cleo, lambda told: not told["locked"])
    await cleo.join("Cleo")
    assert [e for e in await house.log(table) if isinstance(e, log.Locked)] == [
        log.Locked(on=True),
        log.Locked(on=False),
    ]


async def test_a_table_that_all_have_left_is_open_again(house: House) -> None:
    table, ann, bo = await a_table(house)
    await ann.send("lock", on=True)
    await seen(bo, lambda told: told["locked"])
    for player in (ann, bo):
        await player.send("leave")
        await player.until("welcome")
    cleo = await house.visit(table)
    await cleo.join("Cleo")
    await seen(cleo, lambda told: not told["locked"])
    assert cleo.welcome["host"]


async def test_a_lock_outlasts_a_restart_and_a_game(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, ann, bo, token, _ = await two_people(house)
        await ann.send("lock", on=True)
        await seen(bo, lambda told: told["locked"])
    async with running(tmp_path) as house:
        ann = await house.visit(table, token)
        assert ann.table["locked"]


# --- taking a seat --------------------------------------------------------------------------------


async def test_whose_seat_the_host_takes_is_told_so_and_the_log_says_it(house: House) -> None:
    table, ann, bo = await a_table(house)
    await ann.send("vacate", seat=1)
    await bo.until("welcome")
    assert (bo.welcome["seat"], bo.welcome["removed"]) == (None, True)
    assert (await house.log(table))[-1] == log.Freed(seat=1, by_host=True)
    await bo.until("table")
    await bo.join("Bo")  # the host has not locked the table
    assert not bo.welcome["removed"]
    await bo.send("leave")
    await bo.until("welcome")
    assert (bo.welcome["seat"], bo.welcome["removed"]) == (None, False)
    assert (await house.log(table))[-1] == log.Freed(seat=1)
    await ann.heard()
    await ann.send("vacate", seat=0)
    await ann.until("welcome")
    assert not ann.welcome["removed"]


# --- the next game --------------------------------------------------------------------------------


@pytest.mark.usefixtures("patient")
async def test_after_a_game_the_host_comes_first(house: House) -> None:
    table, ann, bo = await over(house)
    assert bo.table["host_first"] == commands.HOST_FIRST
    for type in ("start", "reopen"):
        await bo.send(type)
        assert await bo.error() == "host-first"
    watcher = await house.visit(table)
    await watcher.send("start")
    assert await watcher.error() == "not-seated"
    await ann.send("start")
    await seen(bo, lambda told: told["games"] == 2)


@pytest.mark.usefixtures("impatient")
async def test_any_player_begins_another_game_if_the_host_does_not(house: House) -> None:
    table, ann, bo = await over(house)
    watcher = await house.visit(table)
    await watcher.send("start")
    assert await watcher.error() == "not-seated"
    await bo.send("start")
    await bo.until("update")
    await seen(ann, lambda told: told["games"] == 2)
    assert [seat["host"] for seat in ann.table["seats"]] == [True, False]


@pytest.mark.usefixtures("impatient")
async def test_the_first_game_is_the_hosts_to_begin(house: House) -> None:
    _, _, bo = await a_table(house)
    await bo.send("start", seats=2)
    assert await bo.error() == "not-host"


@pytest.mark.usefixtures("patient")
async def test_between_games_seats_and_rules_change(house: House) -> None:
    table, ann, bo = await over(house)
    first = (await house.http.get(f"/api/tables/{table}/record")).json()
    await ann.send("reopen")
    await seen(bo, lambda told: told["status"] == "lobby")
    await seen(ann, lambda told: told["status"] == "lobby")
    assert bo.table["games"] == 1
    for query in ("", "?game=1"):
        assert (await house.http.get(f"/api/tables/{table}/record{query}")).json() == first
    await ann.send("reopen")
    assert await ann.error() == "not-after-game"
    await bo.send("start")
    assert await bo.error() == "not-host"
    options = ann.table["options"] | {"edition": "pl", "points": 30, "first_player": 2}
    await ann.send("configure", seats=3, options=options)
    cleo = await house.visit(table)
    await seen(cleo, lambda told: len(told["seats"]) == 3)
    assert not cleo.update
    await cleo.join("Cleo")
    await seen(ann, lambda told: [seat["name"] for seat in told["seats"]][2:] == ["Cleo"])
    await ann.send("start")
    for player in (ann, bo, cleo):
        await player.until("update")
        assert (player.table["games"], len(player.view["seats"])) == (2, 3)
        assert player.view["points_limit"] == 30
        assert [event["kind"] for event in player.update["events"]] == ["dealt"]
    await cleo.play()
    for player in (ann, bo):
        await player.until("update")
    again = await house.visit(table)  # who reads the log
    assert again.view["seats"] == (await house.visit(table)).view["seats"]
    answer = await house.http.get(f"/api/tables/{table}/record")
    assert answer.json()["code"] == "not-over"


@pytest.mark.usefixtures("impatient")
async def test_a_reopened_lobby_outlasts_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, ann, bo = await over(house)
        await bo.send("reopen")
        await seen(ann, lambda told: told["status"] == "lobby")
        told = ann.table
        record = (await house.http.get(f"/api/tables/{table}/record")).json()
    async with running(tmp_path) as house:
        watcher = await house.visit(table)
        same = ("status", "games", "options", "commitment", "coming", "contributions")
        assert {key: watcher.table[key] for key in same} == {key: told[key] for key in same}
        assert (await house.http.get(f"/api/tables/{table}/record")).json() == record


# --- the host goes --------------------------------------------------------------------------------

TOKENS = ("ann's token", "bo's token")

STATES: dict[str, tuple[str, dict[str, Any], Callable[[TableState], Any]]] = {
    "lobby": ("mojo", {}, lambda state: state.status == "lobby"),
    "first turn": ("mojo", {}, lambda state: state.table and not state.in_turn),
    "own turn": ("mojo", {}, lambda state: state.in_turn and state.table.to_act == 0),
    "another's turn": ("mojo", {}, lambda state: state.in_turn and state.table.to_act == 1),
    "choice of a draw": (
        "mojo",
        {"discards": 2},
        lambda state: phase(state) == "choose_draw" and state.table.to_act == 0,
    ),
    "choice of a capture": (
        "mushi",
        {},
        lambda state: phase(state) == "take" and state.table.to_act == 0,
    ),
    "colour of the first card": (
        "uno",
        {},
        lambda state: phase(state) == "name" and not state.in_turn and state.table.to_act == 0,
    ),
    "held moment": ("uno", {}, lambda state: state.table and state.table.interruptible),
    "challenge": (
        "uno",
        {},
        lambda state: phase(state) == "challenge" and state.table.to_act == 0,
    ),
    "between rounds": (
        "mojo",
        {"points": 200},
        lambda state: state.table and state.table.awaits_deal,
    ),
    "game over": ("mushi", {}, lambda state: state.status == "over"),
}


def phase(state: TableState) -> str | None:
    return state.table.view(0).phase if state.table else None


def played_until(name: str) -> tuple[StoredTable, list[log.LogEntry]]:
    """A table of Ann, who is the host, and Bo, played at random until it is in this state."""
    game, options, reached = STATES[name]
    for seed in range(500):
        rng = Random(seed)
        chosen = registry.get(game).options({**declared(game).short} | options, seats=2).values()
        header = log.Header(game=game, seats=2, options=chosen, pace=0, moment=300)
        entries: list[log.LogEntry] = [
            log.Seated(seat=seat, name=player, token=token_hash(TOKENS[seat]))
            for seat, player in enumerate(("Ann", "Bo"))
        ]
        stored = StoredTable(new_table_id(), header, rng.randbytes(32), entries)
        state = folded(stored)
        while not reached(state):
            if state.status == "over" or (state.table and name == "colour of the first card"):
                break
            if state.table is None:
                change = steps.start(state)
            elif state.table.awaits_deal:
                change = steps.deal(state)
            else:
                seats = [seat for seat in range(2) if state.table.legal(seat)]
                seat = state.table.to_act if state.table.to_act in seats else seats[0]
                change = steps.act(state, seat, rng.choice(state.table.legal(seat)), None)
            apply(state, change)
            entries.append(change.entry)
        if reached(state):
            return stored, entries
    raise AssertionError(f"no game came to: {name}")


@pytest.fixture(scope="module")
async def brisk(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A server for all states of a table."""
    async with running(tmp_path_factory.mktemp("brisk")) as house:
        yield house


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("name", STATES)
async def test_a_host_who_goes_is_replaced_and_the_table_goes_on(brisk: House, name: str) -> None:
    stored, entries = played_until(name)
    store = brisk.server.rooms._store
    await store.create(stored.id, stored.header, stored.secret, entries)
    bo = await brisk.visit(stored.id, TOKENS[1])
    ann = await brisk.visit(stored.id, TOKENS[0])
    assert ann.welcome["host"]
    (room,) = [each for each in brisk.server.rooms.loaded() if each.id == stored.id]
    room.settings = dataclasses.replace(room.settings, grace=0.02)
    if name == "held moment" and ann.view["legal"]:
        await ann.act()
    await ann.socket.close()
    if not bo.welcome["host"]:
        await bo.until("welcome")
    assert bo.welcome["host"]
    await seen(bo, lambda table: [seat["host"] for seat in table["seats"]] == [False, True])

    games, entry = bo.table["games"], bo.update.get("entry", 0)
    if bo.table["status"] != "playing":
        await bo.send("start")
        await seen(bo, lambda table: table["games"] == games + 1)
        await bo.until("update")
    elif bo.view["phase"] == "deal":
        await bo.send("ready")
    while bo.update["entry"] == entry:
        if bo.view["legal"]:
            await bo.act()
        await bo.until("update")
    back = await brisk.visit(stored.id, TOKENS[0])
    assert (back.welcome["seat"], back.welcome["host"]) == (0, False)
    hosted = [each for each in await brisk.log(stored.id) if isinstance(each, log.Hosted)]
    assert hosted == [log.Hosted(seat=1, interim=True)]


@pytest.mark.parametrize("name", ["lobby", "game over"])
async def test_a_host_who_leaves_hands_over_at_once(house: House, name: str) -> None:
    if name == "lobby":
        _, ann, bo = await a_table(house)
    else:
        _, ann, bo = await over(house)
    await ann.send("leave")
    await bo.until("welcome")
    assert bo.welcome["host"]
