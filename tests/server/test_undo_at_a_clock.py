"""Taking back a move where a clock runs, a bot stands in, somebody leaves, or the end is near."""

import asyncio
from random import Random
from typing import Any

import pytest
from leaps import First, Loop, Sitting, loop

import parlour
from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.core.record import Ended, Record, Undo, read_entry
from parlour.server import log, wire
from parlour.server.fairness import token_hash
from parlour.server.state import Change

__all__ = ["loop"]

A_MINUTE = log.ClockSet(seconds=60)


async def move(table: Sitting) -> int:
    """The seat in turn plays an action that can be taken back; return its number."""
    seat, state = table.turn, table.room.state
    assert state.table
    legal: list[Any] = state.table.view(seat).legal
    await table.play(action=next(one.action for one in legal if one.effect in ("lower", "equal")))
    return seat


async def move_before(table: Sitting, bot: int) -> int:
    """Play on until a person has made such a move, and it is a bot's turn; the person's number."""
    while True:
        if table.turn == bot:
            await asyncio.sleep(1)
            continue
        seat, state = table.turn, table.room.state
        assert state.table
        legal: list[Any] = state.table.view(seat).legal
        calm = [one.action for one in legal if one.effect in ("lower", "equal")]
        await table.play(action=calm[0] if calm else None)
        if calm and table.turn == bot:
            return seat


async def ask(table: Sitting, seat: int) -> None:
    await table.say(seat, wire.AskUndo(entry=table.room.state.entry))


async def take_back(table: Sitting, seat: int) -> None:
    await ask(table, seat)
    await table.say(1 - seat, wire.AnswerUndo(agree=True))


def undone(table: Sitting) -> bool:
    return isinstance(table.store.written[-1][1], log.Undone)


def test_the_time_for_the_turn_begins_anew(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE)
        await asyncio.sleep(40)
        seat = await move(table)
        await asyncio.sleep(40)
        await take_back(table, seat)
        assert undone(table)
        assert table.turn == seat
        told = table.people[seat].last("clock")
        assert (told["seat"], told["milliseconds"]) == (seat, 60_000)
        await asyncio.sleep(59)
        assert undone(table)
        await asyncio.sleep(2)
        assert table.acted()[-1].late
        await table.close()

    loop.run_until_complete(play())


class Calm(First):
    """Bots that make nothing known but the card that they play, where they can."""

    async def decide(self, information: InformationState, level: str, rng: Random) -> Any:
        legal: list[Any] = information.view().legal if information.in_turn else []
        calm = [one.action for one in legal if getattr(one, "effect", "") in ("lower", "equal")]
        return calm[0] if calm else await super().decide(information, level, rng)


def test_what_bots_have_done_since_is_taken_back_with_it(loop: Loop) -> None:
    """Without asking anybody where there are no other people."""

    async def play() -> None:
        table = await Sitting.open(1, bots=2, options={"points": 1000}, thinkers=Calm())
        state = table.room.state
        for _ in range(100):
            if state.table and state.table.awaits_deal:
                await asyncio.sleep(60)
                continue
            if table.turn != 0:
                await asyncio.sleep(1)
                continue
            assert state.table
            view = state.table.view(0)
            legal: list[Any] = view.legal
            calm = [one.action for one in legal if one.effect in ("lower", "equal")]
            await table.play(action=calm[0] if calm else None)
            if state.table.to_act not in (1, 2):
                continue
            while state.table.to_act in (1, 2):
                await asyncio.sleep(1)
            try:
                await ask(table, 0)
            except ParlourError:  # a card was drawn
                continue
            _, entry = table.store.written[-1]
            assert isinstance(entry, log.Undone)
            seats = [read_entry(raw).undo for raw in entry.record]  # type: ignore[union-attr]
            assert seats[-1] == 0
            assert set(seats) == {0, 1, 2}
            assert state.table.view(0) == view
            told = table.people[0].last("update")
            assert [event["kind"] for event in told["events"]] == ["undone"] * len(seats)
            with pytest.raises(ParlourError) as refused:  # once is enough
                await ask(table, 0)
            assert refused.value.code == "nothing-to-undo"
            again = type(state)(folded(table))
            assert again.stopped is None
            assert again.table
            assert again.table.record() == state.table.record()
            assert again.table.record().parlour == 3
            await table.close()
            return
        raise AssertionError("no bot played calmly")

    loop.run_until_complete(play())


def folded(table: Sitting) -> log.StoredTable:
    """The table as it is stored."""
    assert table.store.table
    entries = [*table.first, *(entry for _, entry in table.store.written)]
    return log.StoredTable("table", table.store.table.header, bytes(32), entries)


def test_what_another_person_has_done_since_stays(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, bots=1, pace=1.0, thinkers=Calm())
        seat = await move_before(table, 2)
        while table.turn == 2:
            await asyncio.sleep(1)
        assert table.turn == 1 - seat
        await table.play()
        with pytest.raises(ParlourError) as refused:
            await ask(table, seat)
        assert refused.value.code == "nothing-to-undo"
        await table.close()

    loop.run_until_complete(play())


def test_bots_wait_for_an_answer_but_not_for_ever(loop: Loop) -> None:
    async def play(answers: bool) -> None:
        table = await Sitting.open(2, bots=1, pace=1.0, options={"points": 1000})
        seat = await move_before(table, 2)
        await ask(table, seat)
        await asyncio.sleep(19)
        assert table.turn == 2
        if answers:
            await table.say(1 - seat, wire.AnswerUndo(agree=True))
            assert undone(table)
            assert table.turn == seat
        else:
            await asyncio.sleep(5)
            assert table.turn != 2
            assert table.room.state.asked is None
        await table.close()

    for answers in (True, False):
        loop.run_until_complete(play(answers))


def test_nobody_waits_for_whom_a_bot_stands_in(loop: Loop) -> None:
    """They are connected, and have let two turns pass."""

    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE, pace=5.0, options={"points": 1000})
        idle = table.turn
        for _ in range(2):
            while table.turn != idle:
                await table.play()
            await asyncio.sleep(61)
        assert table.info(idle)["stood_in"] == "clock"
        while table.turn == idle:
            await asyncio.sleep(1)
        seat = await move(table)
        await ask(table, seat)
        assert undone(table)
        await table.close()

    loop.run_until_complete(play())


def test_who_takes_back_what_a_bot_played_is_there(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE)
        seat = table.turn
        while not (table.acted() and table.acted()[-1].late):
            await asyncio.sleep(61)
        assert table.room.state.turns.missed[seat] == 1
        await ask(table, seat)
        await table.say(1 - seat, wire.AnswerUndo(agree=True))
        assert table.turn == seat
        assert not table.room.state.turns.missed
        assert table.people[seat].last("clock")["milliseconds"] == 60_000
        await table.close()

    loop.run_until_complete(play())


def test_nothing_is_taken_back_once_somebody_has_left(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3, pace=5.0)
        seat = await move(table)
        await ask(table, seat)
        assert table.room.state.asked
        gone = next(one for one in range(3) if one not in (seat, table.turn))
        await table.say(gone, wire.Leave())
        assert table.room.state.asked is None
        with pytest.raises(ParlourError) as refused:
            await ask(table, seat)
        assert refused.value.code == "nothing-to-undo"
        await table.close()

    loop.run_until_complete(play())


def test_an_undo_drops_the_proposal_to_end(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        seat = await move(table)
        await table.say(1 - seat, wire.ProposeEnd(scored=True))
        await take_back(table, seat)
        assert table.room.state.ending is None
        assert table.room.state.status == "playing"
        await table.close()

    loop.run_until_complete(play())


def test_the_end_drops_what_is_asked_and_the_record_holds_both(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        seat = await move(table)
        await take_back(table, seat)
        await move(table)
        await ask(table, seat)
        await table.say(seat, wire.ProposeEnd(scored=False))
        await table.say(1 - seat, wire.AgreeEnd(scored=False))
        await asyncio.sleep(0.05)
        assert table.room.state.asked is None
        with pytest.raises(ParlourError) as refused:
            await ask(table, seat)
        assert refused.value.code == "not-playing"
        assert table.room.state.table
        record = table.room.state.table.record()
        assert record.parlour == 2
        assert Undo(seat) in record.entries
        assert record.entries[-1] == Ended("unscored")
        again = parlour.replay(Record.from_json(record.to_json()))
        assert again.record() == record
        await table.close()

    loop.run_until_complete(play())


def test_a_seat_that_moved_to_another_device_takes_back_and_stays_muted(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        seat = await move(table)
        mute = log.Muted(seat=seat, on=True)
        await table.room.change(lambda state: Change(mute))
        new = token_hash("elsewhere")
        moved = log.Transferred(seat=seat, token=new)
        await table.room.change(lambda state: Change(moved))
        with pytest.raises(ParlourError) as refused:
            await ask(table, seat)
        assert refused.value.code == "not-seated"
        with pytest.raises(ParlourError) as refused:
            await table.say(seat, wire.Say(remark="wow"))
        assert refused.value.code == "not-seated"
        hello = wire.Hello(protocol=wire.PROTOCOL, token="elsewhere")
        table.people[seat].member = table.room.enter(table.people[seat], hello)
        await ask(table, seat)
        await table.say(1 - seat, wire.AnswerUndo(agree=True))
        assert undone(table)
        with pytest.raises(ParlourError) as refused:
            await table.say(seat, wire.Say(remark="wow"))
        assert refused.value.code == "muted"
        await table.close()

    loop.run_until_complete(play())
