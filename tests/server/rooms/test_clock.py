"""The turn clock: a bot plays the move of a person whose time runs out, then, after two turns, the
seat, until its owner is back."""

import asyncio
import time
from pathlib import Path

import pytest

from parlour.server import wire
from parlour.server.storage import uptime
from parlour.server.tables import log
from parlour.server.tables.folding import folded
from parlour.server.tables.log import decode_entry, encode
from parlour.server.tables.turns import DAY
from server.house import House, running
from server.leaps import NAMES, Loop, Sitting, loop
from sqlite_files import sqlite_file

__all__ = ["loop"]

A_MINUTE = log.ClockSet(seconds=60)


def late(entries: list[log.Acted]) -> list[bool]:
    return [entry.late for entry in entries]


def test_a_bot_plays_one_turn_of_whoever_lets_it_pass(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE)
        first = table.turn
        told = table.people[0].last("clock")
        assert (told["seat"], told["milliseconds"]) == (first, 60_000)
        await asyncio.sleep(59)
        assert not table.acted()
        await asyncio.sleep(1.5)
        assert table.acted()
        assert all(late(table.acted()))
        assert table.turn != first
        assert table.info(first)["stood_in"] is None
        assert [table.info(seat)["missed"] for seat in (first, table.turn)] == [1, 0]
        assert table.people[1].last("clock")["seat"] == table.turn
        assert table.people[1].last("clock")["milliseconds"] == 60_000
        await table.close()

    loop.run_until_complete(play())


def test_after_two_turns_a_bot_has_the_seat_until_its_owner_is_back(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3, A_MINUTE, log.StandInSet(bot="hard"))
        idle = table.turn
        for _ in range(2):
            while table.turn != idle:
                await table.play()
            assert table.info(idle)["stood_in"] is None
            await asyncio.sleep(61)
        assert (table.info(idle)["stood_in"], table.info(idle)["bot"]) == ("clock", "hard")
        before = loop.now
        while table.turn != idle:
            await table.play()
        await asyncio.sleep(0.1)
        assert table.turn != idle  # the bot does not wait
        assert loop.now - before < 1
        await table.say(idle, wire.Back())
        assert table.info(idle)["stood_in"] is None
        while table.turn != idle:
            await table.play()
        await asyncio.sleep(59)
        assert table.turn == idle
        levels = {level for information, level in table.thinkers.asked}
        seats = {information.seat for information, _ in table.thinkers.asked}
        assert (levels, seats) == ({"hard"}, {idle})
        await table.close()

    loop.run_until_complete(play())


def test_whoever_moves_is_back(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE, pace=5.0)
        idle = table.turn
        for _ in range(2):
            while table.turn != idle:
                await table.play()
            await asyncio.sleep(65)
        assert table.info(idle)["stood_in"] == "clock"
        while table.turn != idle:
            await table.play()
        await table.play(idle)
        assert table.info(idle)["stood_in"] is None
        await table.close()

    loop.run_until_complete(play())


def test_one_turn_in_time_and_the_count_begins_anew(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE)
        idle = table.turn
        for turn in range(4):
            while table.turn != idle:
                await table.play()
            if turn % 2:
                await table.play()
            else:
                await asyncio.sleep(61)
        assert table.info(idle)["stood_in"] is None
        await table.close()

    loop.run_until_complete(play())


def test_several_people_in_a_row(loop: Loop) -> None:
    """Nobody moves: each gets their time, then bots have all the seats."""

    async def play() -> None:
        table = await Sitting.open(3, A_MINUTE, options={"points": 1000})
        seats = []
        for _ in range(6):
            seats.append(table.turn)
            await asyncio.sleep(60.5)
        assert sorted(seats) == [0, 0, 1, 1, 2, 2]
        assert [table.info(seat)["stood_in"] for seat in range(3)] == ["clock"] * 3
        moves = len(table.acted())
        await asyncio.sleep(1000)
        assert len(table.acted()) == moves  # there is nobody to play with
        await table.say(1, wire.Back())
        await asyncio.sleep(1)
        assert table.turn == 1
        await table.close()

    loop.run_until_complete(play())


def test_what_others_do_out_of_turn_is_not_on_the_clock(loop: Loop) -> None:
    """UNO: a catch neither takes time from the seat in turn nor gives it more; while somebody can
    be caught, its time has not begun."""

    async def play() -> None:
        table = await Sitting.open(
            3,
            A_MINUTE,
            log.MomentSet(milliseconds=5000),
            game="uno",
            options={"edition": "classic"},
        )
        state = table.room.state
        for _ in range(300):
            assert state.table
            if state.table.awaits_deal:
                for seat in range(3):
                    await table.say(seat, wire.Ready())
                await asyncio.sleep(0.1)
                continue
            view = state.table.view(table.turn)
            if view.catchable is not None and view.to_act != view.catchable:
                break
            quiet = [m.action for m in view.legal if m.kind in ("play", "accept") and not m.calls]
            await table.play(action=quiet[0] if quiet else None)
            await asyncio.sleep(5.01)
        else:
            raise AssertionError("nobody was silent")
        turn, caught = table.turn, view.catchable
        assert table.people[0].last("clock")["milliseconds"] == 65_000
        began = loop.now - 5.01
        catcher = next(n for n in range(3) if n not in (turn, caught))
        await asyncio.sleep(3)
        await table.play(catcher, f"catch {caught}")
        assert table.turn == turn
        await asyncio.sleep(began + 64.9 - loop.now)
        assert not any(late(table.acted()))
        await asyncio.sleep(0.2)
        assert late(table.acted())[-1]
        await table.close()

    loop.run_until_complete(play())


def test_without_a_clock_everybody_waits(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        await asyncio.sleep(DAY * 10)
        assert not table.acted()
        assert not [frame for frame in table.people[0].frames if frame["type"] == "clock"]
        await table.close()

    loop.run_until_complete(play())


def test_a_bot_moves_in_its_own_time(loop: Loop) -> None:
    """And no clock is shown for it."""

    async def play() -> None:
        table = await Sitting.open(1, A_MINUTE, bots=2, pace=2.0, options={"first_player": 0})
        while table.turn == 0:
            await table.play()
        assert table.people[0].last("clock") == {"type": "clock", "seat": None, "milliseconds": 0}
        await table.close()

    loop.run_until_complete(play())


def test_only_the_leader_runs_clocks(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE)
        table.room.lead(False)
        await asyncio.sleep(120)
        assert not table.acted()
        table.room.lead(True)
        await asyncio.sleep(0.1)
        assert late(table.acted()) == [True] * len(table.acted()) != []
        await table.close()

    loop.run_until_complete(play())


def test_a_person_in_the_middle_of_a_late_turn(loop: Loop) -> None:
    """The bot has drawn; whether the card is played is its owner's choice again."""

    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE, game="uno", pace=10.0)
        state = table.room.state
        for _ in range(300):
            assert state.table
            turn = state.table.to_act
            await asyncio.sleep(60.1)
            while turn is not None and state.table.to_act == turn == state.turns.late:
                if "pass" in state.table.legal(turn):
                    await table.play(turn, "pass")
                    assert late(table.acted())[-1] is False
                    assert state.turns.missed.get(turn) is None
                    await table.close()
                    return
                await asyncio.sleep(10)
            for seat in range(2):
                await table.say(seat, wire.Back())
        raise AssertionError("nobody drew a card that fits")

    loop.run_until_complete(play())


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_a_log_with_late_moves_folds_to_the_same(loop: Loop, game: str) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE, game=game)
        idle = table.turn
        for _ in range(3):
            await asyncio.sleep(60.5)
        await table.say(idle, wire.Back())
        state = table.room.state
        again = folded(
            log.StoredTable(
                "table",
                table.store.table.header,  # type: ignore[union-attr]
                bytes(32),
                [
                    *(log.Seated(seat=n, name=NAMES[n], token=NAMES[n]) for n in range(2)),
                    A_MINUTE,
                    *(decode_entry(encode(entry)) for _, entry in table.store.written),
                ],
            )
        )
        assert vars(again.turns) == vars(state.turns)
        assert again.table
        assert state.table
        assert again.table.record() == state.table.record()
        await table.close()

    loop.run_until_complete(play())


# --- over the wire --------------------------------------------------------------------------------

pytestmark = pytest.mark.anyio


async def test_the_host_sets_the_clock_before_the_game(house: House) -> None:
    made = await house.create()
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    assert (bo.table["clock"], bo.table["stand_in"]) == (0, "medium")
    await bo.send("set_clock", seconds=60)
    assert await bo.error() == "not-host"
    for seconds in wire.CLOCKS[::-1]:
        await ann.send("set_clock", seconds=seconds)
        while bo.table["clock"] != seconds:
            await bo.until("table")
    await ann.heard()
    await ann.send("set_clock", seconds=31)
    assert await ann.error() == "bad-clock"
    await ann.send("set_stand_in", bot="nobody")
    assert await ann.error() == "unknown-bot"
    await ann.send("set_stand_in", bot="easy")
    while bo.table["stand_in"] != "easy":
        await bo.until("table")
    await ann.send("start")
    await ann.until("update")
    for message in ({"type": "set_clock", "seconds": 30}, {"type": "set_stand_in", "bot": "easy"}):
        await ann.send(**message)
        assert await ann.error() == "game-running"
    await ann.send("back")  # nobody has taken the seat
    assert await ann.heard() == []
    spectator = await house.visit(made["table"])
    await spectator.send("back")
    assert await spectator.error() == "not-seated"


async def a_day(house: House) -> tuple[str, str, str]:
    """A game by the day under way: table, and the tokens of two people."""
    made = await house.create(options={"first_player": 0})
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    token = await bo.join("Bo")
    await ann.send("set_clock", seconds=DAY)
    await ann.send("start")
    await ann.until("clock")
    for player in (ann, bo):
        await player.socket.close()
    return made["table"], made["token"], token


def long_ago(data: Path, *ran: tuple[float, float]) -> None:
    """Let what was written have been written, and the server have run, that many hours ago: the
    first time is when the game began."""
    now = round(time.time() * 1000)
    with sqlite_file(data / "parlour.db") as db:
        db.execute("UPDATE entries SET at = ?", [now - round(ran[0][0] * 3_600_000)])
        db.execute("DELETE FROM runs")
        for began, until in ran:
            times = [now - round(hours * 3_600_000) for hours in (began, until)]
            db.execute("INSERT INTO runs VALUES (?, ?)", times)


async def test_a_clock_of_a_day_stops_while_the_server_is_down(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, token, _ = await a_day(house)
    long_ago(tmp_path, (40, 30), (20, 10))  # down for 10 hours, and again for 10
    async with running(tmp_path) as house:
        ann = await house.visit(table, token)
        clock = await ann.until("clock")
        assert clock["seat"] == 0
        assert 3.99 < clock["milliseconds"] / 3_600_000 <= 4
        assert ann.table["seats"][0]["stood_in"] is None


async def test_a_clock_of_a_day_ends_although_the_server_was_started_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, _, token = await a_day(house)
    long_ago(tmp_path, (40, 28), (20, 7))
    async with running(tmp_path, absence=0.1) as house:
        bo = await house.visit(table, token)
        while not bo.view["legal"]:
            await bo.until("update")
        entries = [entry for entry in await house.log(table) if isinstance(entry, log.Acted)]
        assert entries
        assert all(entry.late for entry in entries)


async def test_people_have_time_to_come_back_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, _, token = await a_day(house)
    long_ago(tmp_path, (100, 1))
    async with running(tmp_path, absence=20.0) as house:
        bo = await house.visit(table, token)
        clock = await bo.until("clock")
        assert clock["seat"] == 0
        assert 10_000 < clock["milliseconds"] <= 20_000


async def test_times_in_which_servers_ran(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Added up by hand: what overlaps counts once, and a break ends a run."""
    store, at = house.server.rooms._store, 10_000_000_000_000
    monkeypatch.setattr(uptime, "wall_clock", lambda: at)
    assert await uptime.since(store, at - 1000) == 0  # no server ran then
    await uptime.note(store)
    at += 60_000
    assert await uptime.since(store, at - 100_000) == 60
    await uptime.note(store)
    at += 3_600_000
    assert await uptime.since(store, at - 10_000_000) == 60
    await uptime.note(store)
    at += 30_000
    assert await uptime.since(store, at - 10_000_000) == 90
    assert await uptime.since(store, at - 10_000) == 10


async def test_no_stand_in_and_no_new_host_in_a_game_by_the_day(tmp_path: Path) -> None:
    async with running(tmp_path, grace=0.05) as house:
        made = await house.create(options={"first_player": 0})
        ann = await house.visit(made["table"], made["token"])
        bo = await house.visit(made["table"])
        await bo.join("Bo")
        await ann.send("set_clock", seconds=DAY)
        await ann.send("start")
        await bo.until("clock")
        await ann.socket.close()
        while bo.table["seats"][0]["online"]:
            await bo.until("table")
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await bo.until("update")
        assert bo.table["seats"][0]["stood_in"] is None
        assert bo.table["seats"][0]["host"]
