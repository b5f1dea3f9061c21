"""People who lose their connection: the others are asked, and whoever comes back has the seat."""

import asyncio
from pathlib import Path

import pytest

from parlour.core.errors import ParlourError
from parlour.core.record import Acted, read_entry
from parlour.server import wire
from parlour.server.tables import log
from parlour.server.tables.turns import DAY
from server.house import running, two_people
from server.leaps import Loop, Sitting, loop

__all__ = ["loop"]


def written(table: Sitting, kind: type[log.LogEntry]) -> list[log.LogEntry]:
    return [entry for _, entry in table.store.written if type(entry) is kind]


async def refused(table: Sitting, seat: int, message: wire.ClientMessage) -> str:
    try:
        await table.say(seat, message)
    except ParlourError as error:
        return error.code
    return ""


def test_after_half_a_minute_the_others_are_asked_then_a_bot_plays_on(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3, log.StandInSet(bot="easy"))
        gone = table.turn
        other = (gone + 1) % 3
        table.go(gone)
        await asyncio.sleep(29)
        assert table.info(gone)["absent"] is None
        assert await refused(table, other, wire.PlayOn(seat=gone)) == "not-away"
        await asyncio.sleep(1.1)
        assert table.people[other].last("table")["seats"][gone]["absent"] == "asked"
        assert not table.acted()
        await asyncio.sleep(30)
        assert table.acted()  # nobody said anything
        info = table.people[other].last("table")["seats"][gone]
        assert (info["stood_in"], info["bot"], info["absent"]) == ("away", "easy", None)
        await table.close()

    loop.run_until_complete(play())


def test_whoever_is_there_can_let_a_bot_play_at_once(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        gone = table.turn
        table.go(gone)
        await asyncio.sleep(31)
        await table.say((gone + 1) % 3, wire.PlayOn(seat=gone))
        await asyncio.sleep(0.1)
        assert table.acted()
        assert not any(entry.late for entry in table.acted())
        await table.say((gone + 2) % 3, wire.Wait(seat=gone))  # another thinks otherwise
        assert table.info(gone)["absent"] == "waited"
        await table.close()

    loop.run_until_complete(play())


def test_the_others_wait_as_long_as_they_like(loop: Loop) -> None:
    """And no clock runs meanwhile; who comes back has all their time."""

    async def play() -> None:
        table = await Sitting.open(2, log.ClockSet(seconds=60))
        gone = table.turn
        table.go(gone)
        await asyncio.sleep(31)
        await table.say(1 - gone, wire.Wait(seat=gone))
        assert table.info(gone)["absent"] == "waited"
        assert table.people[1 - gone].last("clock")["seat"] is None
        await asyncio.sleep(10_000)
        assert not table.acted()
        table.come(gone)
        await asyncio.sleep(0.1)
        assert len(written(table, log.Returned)) == 1
        clock = table.people[gone].last("clock")
        assert (clock["seat"], clock["milliseconds"]) == (gone, 60_000)
        assert table.info(gone)["absent"] is None
        await asyncio.sleep(59)
        assert not table.acted()
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("leads", [True, False])
def test_whoever_comes_back_has_the_seat_at_once(loop: Loop, leads: bool) -> None:
    """Before the log says so, and on whichever worker."""

    async def play() -> None:
        table = await Sitting.open(2)
        table.thinkers.takes = 3.0
        gone = table.turn
        table.go(gone)
        await asyncio.sleep(61)
        assert table.info(gone)["stood_in"] == "away"
        table.room.lead(leads)
        told = table.come(gone).last("table")
        assert told["seats"][gone]["stood_in"] is None
        assert told["seats"][gone]["bot"] is None
        assert not table.acted()
        assert table.thinkers.asked  # the bot was about to move
        await asyncio.sleep(100)
        assert not table.acted()
        await table.close()

    loop.run_until_complete(play())


def test_whoever_comes_back_is_told_once_how_much_a_bot_has_played(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, options={"points": 1000})
        gone = table.turn
        table.go(gone)
        await asyncio.sleep(61)
        for _ in range(3):
            while table.turn == gone:
                await asyncio.sleep(1)
            await table.play(1 - gone)
        while table.turn == gone:
            await asyncio.sleep(1)
        # Whatever the other has not played, the bot has.
        played = [read_entry(entry.record[0]) for entry in table.acted()]
        moves = sum(isinstance(entry, Acted) and entry.seat == gone for entry in played)
        assert moves > 1
        assert table.come(gone).last("welcome")["played"] == moves
        await asyncio.sleep(1)
        for seat in (gone, 1 - gone):  # another window, or the page loaded anew
            assert table.come(seat).last("welcome")["played"] == 0
        await table.close()

    loop.run_until_complete(play())


def test_whoever_comes_back_to_a_game_that_is_over_is_told_once_too(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, options={"points": 1})
        gone = table.turn
        table.go(gone)
        await asyncio.sleep(61)
        while table.room.state.status == "playing":
            if table.turn == gone:
                await asyncio.sleep(1)
            else:
                await table.play()
        told = []
        for _ in range(3):
            told.append(table.come(gone).last("welcome")["played"] > 0)
            await asyncio.sleep(1)
            table.go(gone)
        assert told == [True, False, False]
        await table.close()

    loop.run_until_complete(play())


def test_what_is_refused(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        for message in (wire.PlayOn(seat=1), wire.Wait(seat=1)):
            assert await refused(table, 0, message) == "not-away"
        for message in (wire.PlayOn(seat=9), wire.Wait(seat=-1)):
            assert await refused(table, 0, message) == "no-seat"
        assert table.people[1].member
        table.people[1].member.token = None
        table.room.tell()
        assert await refused(table, 1, wire.Wait(seat=0)) == "not-seated"
        await table.close()

    loop.run_until_complete(play())


def test_in_a_game_by_the_day_nobody_is_asked(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, log.ClockSet(seconds=DAY))
        gone = table.turn
        table.go(gone)
        await asyncio.sleep(3600)
        assert table.info(gone)["absent"] is None
        assert await refused(table, 1 - gone, wire.PlayOn(seat=gone)) == "not-away"
        assert not table.acted()
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("stands_in", [True, False])
def test_catching_while_one_is_offline(loop: Loop, stands_in: bool) -> None:
    """UNO: whoever is in turn and away, or stood in for, does not keep others from catching; nor
    can somebody who is away be spared."""

    async def play() -> None:
        table = await Sitting.open(
            3,
            log.MomentSet(milliseconds=5000),
            game="uno",
            options={"edition": "classic"},
            absence=1.0,
            grace=1.0 if stands_in else 1e6,
        )
        caught = 0
        for _ in range(400):
            game = table.room.state.table
            assert game
            if game.awaits_deal:
                for seat in range(3):
                    await table.say(seat, wire.Ready())
                await asyncio.sleep(0.1)
                continue
            view = game.view(table.turn)
            silent = view.catchable
            if silent is not None and view.to_act != silent:
                gone = silent if caught else table.turn
                catcher = next(n for n in range(3) if n not in (silent, table.turn))
                table.go(gone)
                held = view.seats[silent].hand_size
                await asyncio.sleep(1.5)
                await table.play(catcher, f"catch {silent}")
                game = table.room.state.table
                assert game.view(None).seats[silent].hand_size == held + 2
                assert table.info(gone)["stood_in"] == ("away" if stands_in else None)
                table.come(gone)
                assert table.info(gone)["stood_in"] is None
                caught += 1
                if caught == 2:
                    break
                await asyncio.sleep(6)
                continue
            if game.interruptible:
                await asyncio.sleep(5.01)
            quiet = [m.action for m in view.legal if m.kind in ("play", "accept") and not m.calls]
            await table.play(action=quiet[0] if quiet else None)
            await asyncio.sleep(0.01)
        assert caught == 2
        await table.close()

    loop.run_until_complete(play())


def test_a_bot_answers_a_challenge_for_whoever_is_offline(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, game="uno", options={"edition": "classic"}, absence=1.0)
        for _ in range(400):
            game = table.room.state.table
            assert game
            if game.awaits_deal:
                for seat in range(2):
                    await table.say(seat, wire.Ready())
                await asyncio.sleep(0.1)
                continue
            if game.view(None).phase == "challenge":
                gone = table.turn
                table.go(gone)
                await asyncio.sleep(1.1)
                assert game.view(None).phase == "challenge"
                await table.say(1 - gone, wire.PlayOn(seat=gone))
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


pytestmark = pytest.mark.anyio


async def test_a_bot_that_stands_in_is_not_forgotten_by_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, grace=0.05, absence=0.05) as house:
        table, ann, bo, token, other = await two_people(house)
        await bo.socket.close()
        while ann.table["seats"][1]["stood_in"] != "away":
            await ann.until("table")
    async with running(tmp_path) as house:
        ann = await house.visit(table, token)
        assert ann.table["seats"][1]["stood_in"] == "away"
        while not any(one["kind"] == "played" and one["seat"] == 1 for one in ann.update["events"]):
            if ann.view["legal"]:  # twice in a turn: she plays, then draws
                await ann.play()
            else:
                await ann.until("update")
    async with running(tmp_path) as house:
        bo = await house.visit(table, other)
        assert bo.welcome["played"] > 0
