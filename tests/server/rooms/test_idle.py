"""People who are connected and do not move: nobody holds up the others where no clock runs."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.tables import log
from parlour.server.tables.folding import folded
from server.house import House, running, two_people
from server.leaps import NAMES, Loop, Sitting, loop
from server.rooms.test_clock import long_ago

__all__ = ["loop"]

pytestmark = pytest.mark.anyio


async def refused(table: Sitting, seat: int, message: wire.ClientMessage) -> str:
    try:
        await table.say(seat, message)
    except ParlourError as error:
        return error.code
    return ""


def told(table: Sitting, seat: int, of: int) -> dict[str, Any]:
    """What the page of one seat was last told of another."""
    info: dict[str, Any] = table.people[seat].last("table")["seats"][of]
    return info


def waiting(table: Sitting, seat: int) -> list[int]:
    """Who has yet to agree to the only proposal, as the page of a seat was told."""
    (found,) = table.people[seat].last("table")["proposals"]
    seats: list[int] = found["waiting"]
    return seats


def proposal(table: Sitting) -> int:
    """The number of the only proposal."""
    (found,) = table.room.state.proposals
    return found.n


def nudges(table: Sitting, seat: int) -> list[tuple[int, int]]:
    """By whom and whom, as the page of a seat was told."""
    frames = table.people[seat].frames
    return [(each["by"], each["seat"]) for each in frames if each["type"] == "nudged"]


@pytest.mark.parametrize("away", [False, True])
def test_a_machine_too_busy_to_be_in_time_tells_it_late(loop: Loop, away: bool) -> None:
    """The time ran out after all were last told, and before the table looked at its clock again."""

    async def play() -> None:
        table = await Sitting.open(3)
        idle, other = table.turn, (table.turn + 1) % 3
        if away:
            table.go(idle)
        for _ in range(3):
            await asyncio.sleep(0)
        loop.now += 61
        table.room.note()
        for _ in range(3):
            await asyncio.sleep(0)
        seat = told(table, other, idle)
        assert seat["absent"] if away else seat["idle"]
        await table.close()

    loop.run_until_complete(play())


def test_whoever_does_not_move_for_a_minute_can_be_nudged(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        idle, other = table.turn, (table.turn + 1) % 3
        await asyncio.sleep(59)
        assert not told(table, other, idle)["idle"]
        assert await refused(table, other, wire.Nudge(seat=idle)) == "not-away"
        await asyncio.sleep(1.1)
        assert told(table, other, idle)["idle"]
        assert await refused(table, other, wire.Nudge(seat=(idle + 2) % 3)) == "not-away"
        assert await refused(table, idle, wire.Nudge(seat=idle)) == "not-away"
        assert await refused(table, other, wire.Nudge(seat=9)) == "no-seat"
        before = len(table.store.written)
        assert await refused(table, other, wire.Nudge(seat=idle)) == ""
        assert [nudges(table, seat) for seat in range(3)] == [[(other, idle)]] * 3
        third = (idle + 2) % 3
        assert await refused(table, third, wire.Nudge(seat=idle)) == "too-fast"
        await asyncio.sleep(wire.NUDGE_EVERY / 1000 + 1)
        assert await refused(table, third, wire.Nudge(seat=idle)) == ""
        assert len(table.store.written) == before  # nothing of it is kept
        await table.play(idle)
        assert not told(table, other, idle)["idle"]
        await table.close()

    loop.run_until_complete(play())


def test_the_others_let_a_bot_play_until_the_owner_moves(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, pace=5.0, options={"points": 1000})
        idle, other = table.turn, 1 - table.turn
        await asyncio.sleep(59)
        assert await refused(table, other, wire.PlayOn(seat=idle)) == "not-away"
        await asyncio.sleep(1.1)
        await table.say(other, wire.PlayOn(seat=idle))
        assert told(table, other, idle)["stood_in"] == "idle"
        assert not told(table, other, idle)["idle"]
        table.come(idle)  # the page is loaded anew, by whomever
        assert told(table, other, idle)["stood_in"] == "idle"
        while table.turn == idle:
            await asyncio.sleep(1)
        assert not any(entry.late for entry in table.acted())
        moves = len(table.acted())
        await table.play(other)
        while table.turn == other:
            await table.play(other)
        await table.play(idle)  # before the bot
        assert table.acted()[-1].id is not None
        assert told(table, other, idle)["stood_in"] is None
        assert len(table.acted()) > moves
        await table.close()

    loop.run_until_complete(play())


def test_the_owner_says_that_they_are_back_and_has_a_whole_minute(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, pace=9.0)
        idle, other = table.turn, 1 - table.turn
        await asyncio.sleep(61)
        await table.say(other, wire.PlayOn(seat=idle))
        await table.say(idle, wire.Back())
        assert told(table, other, idle)["stood_in"] is None
        await asyncio.sleep(59)
        assert not table.acted()
        assert not told(table, other, idle)["idle"]
        await asyncio.sleep(1.1)
        assert told(table, other, idle)["idle"]
        await table.close()

    loop.run_until_complete(play())


def test_a_hidden_window_does_not_count_as_present(loop: Loop) -> None:
    """Half a minute, as for a lost connection, from the turn on; whoever looks again has the seat
    at once."""

    async def play() -> None:
        table = await Sitting.open(2, pace=5.0)
        idle, other = table.turn, 1 - table.turn
        await asyncio.sleep(10)
        await table.say(idle, wire.Hide(on=True))
        await asyncio.sleep(29)
        assert not told(table, other, idle)["hidden"]
        assert await refused(table, other, wire.PlayOn(seat=idle)) == "not-away"
        await asyncio.sleep(1.1)
        assert told(table, other, idle)["hidden"]
        assert told(table, other, idle)["idle"]
        assert told(table, other, idle)["online"]
        await table.say(other, wire.PlayOn(seat=idle))
        assert told(table, other, idle)["stood_in"] == "away"
        await table.say(idle, wire.Hide(on=False))
        assert told(table, other, idle)["stood_in"] is None
        assert not told(table, other, idle)["hidden"]
        assert not table.acted()
        await table.close()

    loop.run_until_complete(play())


def test_whoever_was_hidden_before_their_turn_has_time_to_be_called(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        first, hidden = table.turn, 1 - table.turn
        await table.say(hidden, wire.Hide(on=True))
        await asyncio.sleep(50)
        while table.turn == first:
            await table.play()
        await asyncio.sleep(29)
        assert not told(table, first, hidden)["idle"]
        await asyncio.sleep(1.1)
        assert told(table, first, hidden)["idle"]
        await table.close()

    loop.run_until_complete(play())


def test_another_window_that_can_be_seen_counts(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        idle, other = table.turn, 1 - table.turn
        member = table.people[idle].member
        table.come(idle)
        assert member
        table.room.hide(member, True)
        await asyncio.sleep(31)
        assert not told(table, other, idle)["hidden"]
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("seconds", [30, 86_400])
def test_where_a_clock_runs_nobody_is_idle(loop: Loop, seconds: int) -> None:
    async def play() -> None:
        table = await Sitting.open(2, log.ClockSet(seconds=seconds))
        idle, other = table.turn, 1 - table.turn
        await table.say(idle, wire.Hide(on=True))
        await asyncio.sleep(29)
        assert not table.acted()
        assert not told(table, other, idle)["idle"]
        assert await refused(table, other, wire.PlayOn(seat=idle)) == "not-away"
        await table.close()

    loop.run_until_complete(play())


def test_the_others_end_the_game_without_whoever_does_not_move(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        idle = table.turn
        others = [seat for seat in range(3) if seat != idle]
        await asyncio.sleep(61)
        await table.say(others[0], wire.ProposeEnd(scored=False))
        assert waiting(table, others[0]) == [others[1]]
        await table.say(others[1], wire.Agree(proposal=proposal(table)))
        await asyncio.sleep(0.1)
        assert table.room.state.status == "over"
        await table.close()

    loop.run_until_complete(play())


def test_silence_for_a_minute_does_not_hold_up_what_the_others_agree_to(loop: Loop) -> None:
    """Though it is not the sleeper's turn. Whoever plays on meanwhile is there."""

    async def play() -> None:
        table = await Sitting.open(3)
        first = table.turn
        sleeper, active = (first + 2) % 3, (first + 1) % 3
        await table.say(first, wire.ProposeEnd(scored=False))
        while table.turn == first:
            await table.play(first)
        while table.turn == active:
            await table.play(active)
        back = table.turn == sleeper
        assert back  # Mojo goes round
        await asyncio.sleep(59)
        assert table.room.state.status == "playing"
        await asyncio.sleep(2)
        assert waiting(table, first) == [active]
        await table.say(active, wire.Agree(proposal=proposal(table)))
        await asyncio.sleep(0.1)
        assert table.room.state.status == "over"
        await table.close()

    loop.run_until_complete(play())


def test_an_undo_does_not_wait_for_sleepers(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        seat, state = table.turn, table.room.state
        assert state.table
        legal: list[Any] = state.table.view(seat).legal
        calm = next(one.action for one in legal if one.effect in ("lower", "equal"))
        await table.play(action=calm)
        await table.say(seat, wire.AskUndo(entry=state.last_entry))
        assert waiting(table, seat) == [1 - seat]
        await asyncio.sleep(59)
        assert not isinstance(table.store.written[-1][1], log.Undone)
        await asyncio.sleep(2)
        assert isinstance(table.store.written[-1][1], log.Undone)
        await table.close()

    loop.run_until_complete(play())


def test_who_withdraws_may_ask_again_but_not_who_was_refused(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        seat, state = table.turn, table.room.state
        assert state.table
        legal: list[Any] = state.table.view(seat).legal
        await table.play(action=next(m.action for m in legal if m.effect in ("lower", "equal")))
        ask = wire.AskUndo(entry=state.last_entry)
        await table.say(seat, ask)
        await table.say(seat, wire.Refuse(proposal=proposal(table)))
        assert not table.people[seat].last("table")["kept"]
        await table.say(seat, ask)
        await table.say(1 - seat, wire.Refuse(proposal=proposal(table)))
        assert table.people[seat].last("table")["kept"]
        assert await refused(table, seat, ask) == "undo-declined"
        await table.close()

    loop.run_until_complete(play())


def test_the_next_round_waits_for_nobody_a_bot_plays_for(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, options={"points": 1000}, deal_pause=1e6)
        idle, other = table.turn, 1 - table.turn
        await asyncio.sleep(61)
        await table.say(other, wire.PlayOn(seat=idle))
        state = table.room.state
        while state.table and not state.table.awaits_deal:
            if table.turn == other:
                await table.play()
            await asyncio.sleep(0.1)
        await table.say(other, wire.Ready())
        await asyncio.sleep(0.1)
        assert state.table
        assert not state.table.awaits_deal
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_what_a_bot_plays_for_somebody_is_told_as_such(loop: Loop, game: str) -> None:
    """Also to whoever comes later; what people play is not, nor what a bot plays for itself."""

    async def play() -> None:
        table = await Sitting.open(2, game=game)
        idle, other = table.turn, 1 - table.turn
        await asyncio.sleep(61)
        await table.say(other, wire.PlayOn(seat=idle))
        while table.turn == idle:
            await asyncio.sleep(0.1)
        update = table.people[other].last("update")
        by_bot = [
            update["events"][n]["seat"] for n in update["by_bot"] if "seat" in update["events"][n]
        ]
        assert idle in by_bot
        await table.play(other)
        assert table.people[other].last("update")["by_bot"] == []
        later = table.come(other).last("update")
        both = {each.get("seat") for n, each in enumerate(later["events"]) if n in later["by_bot"]}
        mine = {
            each.get("seat") for n, each in enumerate(later["events"]) if n not in later["by_bot"]
        }
        assert idle in both
        assert other in mine
        await table.close()

    loop.run_until_complete(play())


def test_a_challenge_waits_for_nobody(loop: Loop) -> None:
    """UNO: who must answer a Wild Draw Four and sleeps can be nudged, and a bot answers."""

    async def play() -> None:
        table = await Sitting.open(2, game="uno", options={"edition": "classic"})
        for _ in range(400):
            game = table.room.state.table
            assert game
            if game.awaits_deal:
                for seat in range(2):
                    await table.say(seat, wire.Ready())
                await asyncio.sleep(0.1)
                continue
            if game.view(None).phase == "challenge":
                idle = table.turn
                await asyncio.sleep(61)
                await table.say(1 - idle, wire.Nudge(seat=idle))
                await table.say(1 - idle, wire.PlayOn(seat=idle))
                await asyncio.sleep(0.1)
                game = table.room.state.table
                assert game
                assert game.view(None).phase != "challenge"
                await table.close()
                return
            bluffs = [action for action in game.legal() if action.startswith("+4")]
            await table.play(action=bluffs[0] if bluffs else None)
            await asyncio.sleep(0.1)
        raise AssertionError("nobody played a Wild Draw Four")

    loop.run_until_complete(play())


@pytest.mark.parametrize("game", ["mojo", "uno"])
def test_a_log_with_a_bot_for_somebody_idle_folds_to_the_same(loop: Loop, game: str) -> None:
    async def play() -> None:
        table = await Sitting.open(2, game=game)
        idle, other = table.turn, 1 - table.turn
        await asyncio.sleep(61)
        await table.say(other, wire.PlayOn(seat=idle))
        await asyncio.sleep(0.1)
        state = table.room.state
        seated = [log.Seated(seat=n, name=NAMES[n], token=NAMES[n]) for n in range(2)]
        written = [log.decode_entry(log.encode(entry)) for _, entry in table.store.written]
        assert table.store.table
        header = table.store.table.header
        again = folded(log.StoredTable("table", header, bytes(32), [*seated, *written]))
        assert vars(again.turns) == vars(state.turns)
        assert again.turns.idle == {idle}
        assert list(again.parts(0)) == list(state.parts(0))
        await table.close()

    loop.run_until_complete(play())


# --- over the wire --------------------------------------------------------------------------------


async def test_a_restarted_server_knows_how_long_the_others_have_waited(tmp_path: Path) -> None:
    """From the time of the entry that began the turn, without the time it was down."""
    async with running(tmp_path) as house:
        table, ann, bo, token, other = await two_people(house, options={"first_player": 0})
    long_ago(tmp_path, (2.0, 1.995), (1.0, 0.99))  # 18 s, and 36 s
    async with running(tmp_path, patience=300.0) as house:
        ann = await house.visit(table, token)
        bo = await house.visit(table, other)
        assert not bo.table["seats"][0]["idle"]
    long_ago(tmp_path, (2.0, 1.995), (1.0, 0.98))  # 18 s, and 72 s
    async with running(tmp_path, patience=60.0) as house:
        ann = await house.visit(table, token)
        bo = await house.visit(table, other)
        while not bo.table["seats"][0]["idle"]:
            await bo.until("table")
        await bo.send("play_on", seat=0)
        while bo.table["seats"][0]["stood_in"] != "idle":
            await bo.until("table")
        await ann.send("back")
        while bo.table["seats"][0]["stood_in"]:
            await bo.until("table")


async def test_a_table_that_comes_on_the_list_begins_with_a_clock(house: House) -> None:
    made = await house.create()
    ann = await house.visit(made["table"], made["token"])
    await ann.send("set_listed", on=True)
    while not ann.table["listed"]:
        await ann.until("table")
    assert ann.table["clock"] == 60
    await ann.send("set_clock", seconds=0)  # if the host likes
    while ann.table["clock"]:
        await ann.until("table")
    await ann.send("set_listed", on=True, level="new")
    while ann.table["listed_for"] != "new":
        await ann.until("table")
    assert ann.table["clock"] == 0
    await ann.send("set_listed", on=False)
    await ann.send("set_clock", seconds=180)
    await ann.send("set_listed", on=True)
    while not (ann.table["listed"] and ann.table["clock"]):
        await ann.until("table")
    assert ann.table["clock"] == 180


async def test_a_sleeping_host_does_not_hold_up_a_full_table(tmp_path: Path) -> None:
    async with running(tmp_path, patience=0.5) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        bo = await house.visit(made["table"])
        await bo.join("Bo")
        await bo.send("start")
        assert await bo.error() == "not-host"
        while not bo.table["host_idle"]:
            await bo.until("table")
        await bo.send("nudge", seat=0)
        assert (await ann.until("nudged"))["by"] == 1
        await bo.send("start")
        await bo.until("update")
        assert bo.table["status"] == "playing"


async def test_a_window_that_comes_hidden_is_not_present(tmp_path: Path) -> None:
    async with running(tmp_path, absence=0.1) as house:
        table, ann, bo, token, _ = await two_people(house, options={"first_player": 0})
        await ann.socket.close()
        await bo.send("ping")
        while bo.table["seats"][0]["online"]:
            await bo.until("table")
        again = await house.connect(table)
        await again.send("hello", protocol=wire.PROTOCOL, token=token, hidden=True)
        while not bo.table["seats"][0]["hidden"]:
            await bo.until("table")
        assert bo.table["seats"][0]["online"]
