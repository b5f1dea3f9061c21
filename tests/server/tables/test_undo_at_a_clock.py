"""Taking back a move where a clock runs, a bot stands in, somebody leaves, or the end is near."""

import asyncio
from itertools import takewhile
from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.core.record import Ended, Record, Undo, read_entry
from parlour.server import wire
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.state import Change
from server.leaps import First, Loop, Sitting, loop

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
        state = table.room.state
        assert state.table
        if state.table.awaits_deal:
            await asyncio.sleep(60)
            continue
        if table.turn == bot:
            await asyncio.sleep(1)
            continue
        seat = table.turn
        legal: list[Any] = state.table.view(seat).legal
        calm = [one.action for one in legal if one.effect in ("lower", "equal")]
        await table.play(action=calm[0] if calm else None)
        if calm and state.table.to_act == bot:
            return seat


async def ask(table: Sitting, seat: int) -> None:
    await table.say(seat, wire.AskUndo(entry=table.room.state.last_entry))


async def take_back(table: Sitting, seat: int) -> None:
    await ask(table, seat)
    await table.answer(1 - seat, "undo", agree=True)


def undone(table: Sitting) -> bool:
    return isinstance(table.store.written[-1][1], log.Undone)


@pytest.mark.parametrize(("thought", "left"), [(40, 20), (55, 15)])
def test_the_time_that_was_left_for_the_turn_is_left_again(
    loop: Loop, thought: int, left: int
) -> None:
    """Taking back buys no more time than a quarter of the whole."""

    async def play() -> None:
        table = await Sitting.open(2, A_MINUTE)
        await asyncio.sleep(thought)
        seat = await move(table)
        await asyncio.sleep(40)
        await take_back(table, seat)
        assert undone(table)
        assert table.turn == seat
        told = table.people[seat].last("clock")
        assert (told["seat"], told["milliseconds"]) == (seat, 1000 * left)
        await asyncio.sleep(left - 1)
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


async def followed_by_a_bot(table: Sitting, bot: int) -> int:
    """A person makes such a move, and the bot another: no card is drawn; return the person's
    number."""
    while True:
        seat, cards = await move_before(table, bot), pile(table)
        state = table.room.state
        assert state.table
        while state.table.to_act == bot:
            await asyncio.sleep(1)
        if pile(table) == cards and not state.table.awaits_deal:
            return seat


def pile(table: Sitting) -> int:
    """How many cards can be drawn."""
    assert table.room.state.table
    return int(table.room.state.table.state.pile_size)


def test_what_a_bot_has_played_since_stays(loop: Loop) -> None:
    """It has shown a card that nobody knew of."""

    async def play() -> None:
        table = await Sitting.open(2, bots=1, options={"points": 1000}, thinkers=Calm())
        seat = await followed_by_a_bot(table, 2)
        with pytest.raises(ParlourError) as refused:
            await ask(table, seat)
        assert refused.value.code == "nothing-to-undo"
        await table.close()

    loop.run_until_complete(play())


def test_an_older_log_in_which_bots_moves_were_taken_back_too_is_played_on(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, bots=1, options={"points": 1000}, thinkers=Calm())
        seat = await followed_by_a_bot(table, 2)
        stored = log_of(table)
        acted = [read_entry(raw).seat for entry in table.acted() for raw in entry.record[:1]]
        since = takewhile(lambda each: each == 2, reversed(acted))
        record = [msgspec.Raw(msgspec.json.encode(Undo(each))) for each in (*since, seat)]
        stored.entries.append(log.Undone(record=record))
        state = folded(stored)
        assert state.stopped is None
        assert state.table
        assert state.table.to_act == seat
        assert state.table.record().parlour == 3
        with pytest.raises(ParlourError) as refused:  # once is enough
            steps.undo(state, 1 - seat)
        assert refused.value.code == "nothing-to-undo"
        await table.close()

    loop.run_until_complete(play())


def log_of(table: Sitting) -> log.StoredTable:
    """The table as it is stored."""
    assert table.store.table
    entries = [*table.first, *(entry for _, entry in table.store.written)]
    return log.StoredTable("table", table.store.table.header, bytes(32), entries)


def test_bots_wait_for_an_answer_but_not_for_ever(loop: Loop) -> None:
    async def play(answers: bool) -> None:
        table = await Sitting.open(2, bots=1, pace=1.0, options={"points": 1000})
        seat = await move_before(table, 2)
        await ask(table, seat)
        await asyncio.sleep(19)
        assert table.turn == 2
        if answers:
            await table.answer(1 - seat, "undo", agree=True)
            assert undone(table)
            assert table.turn == seat
        else:
            await asyncio.sleep(5)
            assert table.turn != 2
            assert table.proposal("undo") is None
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
        await table.answer(1 - seat, "undo", agree=True)
        assert table.turn == seat
        assert not table.room.state.turns.missed
        assert table.people[seat].last("clock")["milliseconds"] == 15_000
        await table.close()

    loop.run_until_complete(play())


def test_nothing_is_taken_back_once_somebody_has_left(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3, pace=5.0)
        seat = await move(table)
        await ask(table, seat)
        assert table.proposal("undo")
        gone = next(one for one in range(3) if one not in (seat, table.turn))
        await table.say(gone, wire.Leave())
        assert table.proposal("undo") is None
        with pytest.raises(ParlourError) as refused:
            await ask(table, seat)
        assert refused.value.code == "nothing-to-undo"
        await table.close()

    loop.run_until_complete(play())


def test_an_undo_drops_the_proposal_to_end(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        seat = await move(table)
        await table.say(1 - seat, wire.ProposeEnd(scored=False))
        await take_back(table, seat)
        assert table.proposal("end") is None
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
        await table.answer(1 - seat, "end")
        await asyncio.sleep(0.05)
        assert table.proposal("undo") is None
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
        while table.turn == 0:  # the host, whom nobody mutes
            await table.play()
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
        await table.answer(1 - seat, "undo", agree=True)
        assert undone(table)
        with pytest.raises(ParlourError) as refused:
            await table.say(seat, wire.Say(remark="wow"))
        assert refused.value.code == "muted"
        await table.close()

    loop.run_until_complete(play())
