"""Leaving a running game for good, and agreeing to end it."""

import asyncio
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.core.errors import ParlourError
from parlour.core.record import Ended, Left, Record
from parlour.server import wire
from parlour.server.tables import log, proof, steps
from parlour.server.tables.revealed import reveal
from parlour.server.tables.state import Change
from server.house import House, running, two_people
from server.leaps import NAMES, Loop, Sitting, loop

__all__ = ["loop"]


async def refused(table: Sitting, seat: int, message: wire.ClientMessage) -> str:
    try:
        await table.say(seat, message)
    except ParlourError as error:
        return error.code
    return ""


def info(table: Sitting) -> wire.Summary:
    return table.room.summary(None)


async def settle() -> None:
    await asyncio.sleep(0.05)


SEVERAL = {"mojo": {"points": 1000}, "mushi": {"deals": 9}, "uno": {"points": 1000}}
"""Games of several rounds."""


async def play_a_round(table: Sitting) -> None:
    """All play what comes first until a round is over, and on into the next."""
    room = table.room
    while room.state.table and not room.state.table.sheet:
        await table.play()
        await asyncio.sleep(4)  # whoever might act out of turn does not
    for seat in range(len(room.state.seats)):
        await table.say(seat, wire.Ready())
    await settle()
    await table.play()


# --- leaving --------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_a_bot_takes_the_seat_of_whoever_leaves(loop: Loop, game: str) -> None:
    async def play() -> None:
        table = await Sitting.open(2, log.StandInSet(bot="hard"), game=game)
        gone = table.turn
        entry = table.room.state.last_entry
        await table.say(gone, wire.Leave())
        seat = info(table).seats[gone]
        assert (seat.kind, seat.bot, seat.host) == ("bot", "hard", False)
        assert seat.name not in ("Ann", "Bo")
        assert seat.left == NAMES[gone]
        assert info(table).seats[1 - gone].left == ""
        assert info(table).seats[1 - gone].host
        member = table.people[gone].member
        assert member
        assert member.seat is None  # a spectator now
        assert table.people[gone].last("update")["view"]["seat"] is None
        await settle()
        assert table.room.state.last_entry > entry  # the bot has moved
        assert await refused(table, gone, wire.Back()) == "not-seated"
        assert table.room.state.table
        record = table.room.state.table.record()
        assert Left(gone, "hard") in record.entries
        assert record.seats == ("Ann", "Bo")
        again = parlour.replay(Record.from_json(record.to_json()))
        assert again.record() == record
        await table.close()

    loop.run_until_complete(play())


def test_who_left_cannot_come_back(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        await table.say(1, wire.Leave())
        table.go(1)
        with pytest.raises(ParlourError, match="token"):
            table.come(1)
        await table.close()

    loop.run_until_complete(play())


def test_others_may_move_while_somebody_leaves(loop: Loop) -> None:
    """What they were shown still holds."""

    async def play() -> None:
        table = await Sitting.open(3)
        entry = table.room.state.last_entry
        await table.say((table.turn + 1) % 3, wire.Leave())
        assert table.room.state.last_entry == entry
        await table.play()
        await table.close()

    loop.run_until_complete(play())


# --- ending ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("scored", [True, False])
@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_the_game_ends_when_everybody_agrees(loop: Loop, game: str, scored: bool) -> None:
    async def play() -> None:
        table = await Sitting.open(2, game=game, options=SEVERAL[game])
        await (play_a_round(table) if scored else table.play())
        await table.say(0, wire.ProposeEnd(scored=scored))
        await settle()
        assert info(table).status == "playing"
        ending = table.proposal("end")
        assert ending
        assert (ending.by, ending.scored, ending.agreed, ending.waiting) == (0, scored, [0], [1])
        assert await refused(table, 1, wire.ProposeEnd(scored=not scored)) == "end-proposed"
        await table.answer(1, "end")
        await settle()
        told = table.people[1].last("table")
        how = "scored" if scored else "unscored"
        assert (told["status"], told["ended"], told["proposals"]) == ("over", how, [])
        for seat in (0, 1):
            view = table.people[seat].last("update")["view"]
            assert (view["phase"], view["to_act"], view["legal"]) == ("over", None, [])
            assert bool(view["winners"]) == scored
            assert view["seats"][1 - seat]["hand"] is None
        assert await refused(table, 0, wire.Act(action="x", entry=1, id="1")) == "not-playing"
        state = table.room.state
        assert state.table
        record = state.table.record()
        assert record.entries[-1] == Ended(how)
        assert record.parlour == 2
        revealed = reveal(state)
        assert revealed
        verdict = proof.read(revealed).verdict()
        assert verdict.over
        assert verdict.refused is None
        steps.start(table.room.state)  # a rematch
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_before_a_round_is_over_nothing_counts(loop: Loop, game: str) -> None:
    async def play() -> None:
        table = await Sitting.open(2, game=game, options=SEVERAL[game])
        await table.play()
        assert await refused(table, 0, wire.ProposeEnd(scored=True)) == "nothing-counts"
        assert table.proposal("end") is None
        await table.say(0, wire.ProposeEnd(scored=False))
        assert await refused(table, 1, wire.ProposeEnd(scored=True)) == "end-proposed"
        await table.close()

    loop.run_until_complete(play())


def test_what_was_proposed_before_nothing_counted_can_still_be_agreed_to(loop: Loop) -> None:
    """Logs of older versions have such proposals."""

    async def play() -> None:
        table = await Sitting.open(2)
        await table.room.change(lambda _: Change(log.EndProposed(seat=0, scored=True)))
        await table.answer(1, "end")
        await settle()
        assert (info(table).ended, info(table).winners) == ("scored", [])
        await table.close()

    loop.run_until_complete(play())


def test_one_who_does_not_agree_is_enough(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3, options=SEVERAL["mojo"])
        await play_a_round(table)
        await table.say(0, wire.ProposeEnd(scored=True))
        proposed = table.proposal("end")
        assert proposed
        await table.answer(1, "end")
        await table.answer(2, "end", agree=False)
        await settle()
        assert table.proposal("end") is None
        await table.say(1, wire.Agree(proposal=proposed.n))  # too late: nothing happens
        await settle()
        assert (table.proposal("end"), info(table).status) == (None, "playing")
        await table.say(1, wire.ProposeEnd(scored=False))
        await table.say(0, wire.Agree(proposal=proposed.n))  # the other way was proposed before
        ending = table.proposal("end")
        assert ending
        assert ending.agreed == [1]
        await table.close()

    loop.run_until_complete(play())


def test_who_has_just_lost_the_connection_is_asked_who_is_away_is_not(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        table.go(2)
        await table.say(0, wire.ProposeEnd(scored=False))
        await table.answer(1, "end")
        await asyncio.sleep(29)
        ending = table.proposal("end")
        assert ending
        assert ending.waiting == [2]
        await asyncio.sleep(2)
        assert info(table).status == "over"
        await table.close()

    loop.run_until_complete(play())


def test_in_a_game_by_the_day_all_are_asked(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, log.ClockSet(seconds=86_400))
        table.go(1)
        await table.say(0, wire.ProposeEnd(scored=False))
        await asyncio.sleep(3600)
        assert info(table).status == "playing"
        await table.close()

    loop.run_until_complete(play())


def test_bots_agree(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(1, bots=2, pace=9.0)
        await table.say(0, wire.ProposeEnd(scored=False))
        await settle()
        assert info(table).ended == "unscored"
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize(
    ("game", "options", "best"),
    [
        ("mojo", {"points": 1000}, min),
        ("uno", {"edition": "classic", "scoring": "main"}, max),
        ("uno", {"edition": "classic", "scoring": "alternative"}, min),
    ],
)
def test_finished_rounds_count(game: str, options: dict[str, object], best: object) -> None:
    """Who leads by the rounds that are over has won; a round under way does not matter."""
    table = parlour.table(game, seats=3, seed=5, **options)
    while len(table.sheet) < 2:
        table.play(table.legal()[0])
    table.play(table.legal()[0])
    totals = [sum(round[seat] for round in table.sheet) for seat in range(3)]
    assert len(set(totals)) > 1
    table.end("scored")
    assert table.over
    assert table.winners() == [n for n in range(3) if totals[n] == best(totals)]  # type: ignore[operator]
    with pytest.raises(ParlourError):
        table.end("scored")
    with pytest.raises(ParlourError):
        table.leave(0, "easy")
    again = parlour.replay(Record.from_json(table.record().to_json()))
    assert again.winners() == table.winners()


def test_a_record_of_the_first_format_has_no_such_entries() -> None:
    table = parlour.table("mojo", seats=2, seed=1)
    assert table.record().parlour == 1
    table.leave(1, "easy")
    document = msgspec.json.decode(table.record().to_json())
    assert document["parlour"] == 2
    with pytest.raises(ParlourError, match="version 2"):
        Record.from_json(msgspec.json.encode(document | {"parlour": 1}))
    with pytest.raises(ParlourError):
        parlour.replay(
            Record.from_json(
                msgspec.json.encode(document | {"entries": [{"left": 7, "bot": "easy"}]})
            )
        )


pytestmark = pytest.mark.anyio


async def test_the_record_is_there_and_a_restart_forgets_nothing(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        table, ann, bo, token, other = await two_people(house)
        await ann.play()
        await bo.until("update")
        await ann.send("propose_end", scored=False)
        while not bo.proposal("end"):
            await bo.until("table")
    async with running(tmp_path) as house:
        ann, bo = [await house.visit(table, each) for each in (token, other)]
        assert (bo.proposal("end") or {})["agreed"] == [0]
        await bo.answer("end")
        while bo.table["ended"] != "unscored":
            await bo.until("table")
        shown = (await house.http.get(f"/api/tables/{table}/record")).content
        verdict = proof.read(shown).verdict()
        assert (verdict.follows, verdict.over, verdict.ended) == (True, True, True)
        assert not verdict.fair  # whoever cuts a record could add that it was ended
        entry = ann.update["entry"]
    async with running(tmp_path) as house:
        ann = await house.visit(table, token, entry)
        assert (ann.table["status"], ann.table["ended"]) == ("over", "unscored")
        await ann.send("start")
        while ann.table["games"] == 1:
            await ann.until("table")
        assert ann.table["ended"] is None


async def test_a_spectator_has_no_say(house: House) -> None:
    table, *_ = await two_people(house)
    cleo = await house.visit(table)
    for message in (
        {"type": "propose_end", "scored": True},
        {"type": "agree", "proposal": 1},
        {"type": "refuse", "proposal": 1},
        {"type": "ask_swap", "seat": 0},
        {"type": "play_on", "seat": 0},
        {"type": "wait", "seat": 0},
        {"type": "leave"},
    ):
        await cleo.send(**message)
        assert await cleo.error() == "not-seated"
