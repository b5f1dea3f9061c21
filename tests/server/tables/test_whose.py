"""Whose a table is: who set it up is host again on return, and what ends that."""

import asyncio

import pytest

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.tables import commands, log, snapshots
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.state import Change
from server.asking import (
    ANN,
    BO,
    CLEO,
    hosts,
    kinds,
    reopened,
    settle,
    state_header,
    state_of,
)
from server.leaps import NAMES, Loop, Sitting, loop

__all__ = ["loop"]

# --- the host comes back --------------------------------------------------------------------------


@pytest.mark.parametrize("status", ["playing", "lobby"])
def test_whoever_set_up_the_table_is_host_again_on_return(loop: Loop, status: str) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        if status == "lobby":
            await reopened(table)
        table.go(0)
        await asyncio.sleep(61)
        if status == "lobby":  # there is longer time to send a link
            assert hosts(table) == [0]
            await asyncio.sleep(120)
        assert hosts(table) == [1]
        assert table.room.summary(None).host_away == 0
        table.come(0)
        await settle()
        assert hosts(table) == [1]  # nobody is cut short
        await asyncio.sleep(3)
        assert hosts(table) == [0]
        assert table.room.summary(None).host_away is None
        assert table.people[0].last("welcome")["host"]
        assert not table.people[1].last("welcome")["host"]
        entries = kinds(table, log.Hosted)
        assert entries == [log.Hosted(seat=1, interim=True), log.Hosted(seat=0)]
        await table.close()

    loop.run_until_complete(play())


def test_a_host_who_gave_it_away_stays_without(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        await table.say(0, wire.HandOver(seat=1))
        table.go(0)
        await asyncio.sleep(100)
        table.come(0)
        await asyncio.sleep(10)
        assert hosts(table) == [1]
        table.go(1)  # now it is hers
        await asyncio.sleep(61)
        assert hosts(table) == [0]
        table.come(1)
        await asyncio.sleep(10)
        assert hosts(table) == [1]
        await table.close()

    loop.run_until_complete(play())


def test_who_is_host_meanwhile_cannot_give_it_away_for_good(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        table.go(0)
        await asyncio.sleep(61)
        await table.say(1, wire.HandOver(seat=2))
        assert hosts(table) == [2]
        table.come(0)
        await asyncio.sleep(4)
        assert hosts(table) == [0]
        await table.close()

    loop.run_until_complete(play())


def test_who_is_host_meanwhile_can_give_it_back_at_once(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        table.go(0)
        await asyncio.sleep(61)
        table.come(0)
        await table.say(1, wire.HandOver(seat=0))
        assert hosts(table) == [0]
        assert table.room.summary(None).host_away is None
        await asyncio.sleep(10)
        assert hosts(table) == [0]
        await table.close()

    loop.run_until_complete(play())


def test_in_the_lobby_nothing_flips_while_the_host_is_at_it(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        await reopened(table)
        table.go(0)
        await asyncio.sleep(181)
        table.come(0)
        for _ in range(3):
            await asyncio.sleep(2)
            on = not table.room.state.setup.hints
            await table.say(1, wire.SetHints(on=on))  # which only the host can
        await table.say(1, wire.Start())
        assert table.room.state.status == "playing"
        await asyncio.sleep(4)
        assert hosts(table) == [0]
        await table.close()

    loop.run_until_complete(play())


def test_right_after_a_game_the_host_of_the_moment_says_what_comes_next(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        table.go(0)
        await asyncio.sleep(61)
        table.come(0)
        await asyncio.sleep(1)
        await table.say(1, wire.ProposeEnd(scored=False))
        for seat in (0, 2):
            await table.answer(seat, "end")
        assert table.room.state.status == "over"
        await asyncio.sleep(3.5)
        assert hosts(table) == [1]
        await asyncio.sleep(2)  # by now any player may
        assert hosts(table) == [0]
        await table.close()

    loop.run_until_complete(play())


def test_whoever_leaves_a_game_for_good_gives_the_table_away(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        await table.say(0, wire.Leave())
        assert hosts(table) == [1]
        assert table.room.state.owner_token == token_hash(NAMES[1])
        await table.close()

    loop.run_until_complete(play())


def test_whoever_gets_up_and_sits_down_again_is_host_again() -> None:
    state = state_of(ANN, BO, log.Freed(seat=0), ANN)
    assert (state.host, state.host_away) == (1, 0)


def test_the_owner_of_a_table_may_sit_down_though_it_is_locked() -> None:
    gone = [ANN, BO, log.Hosted(seat=1, interim=True), log.Freed(seat=0, by_host=True)]
    state = state_of(*gone, log.Locked(on=True))
    message = wire.Join(name="Ann")
    assert commands.join(state, None, message, "Ann") == Change(ANN)
    with pytest.raises(ParlourError, match="not locked"):
        commands.join(state, None, message, "somebody")
    again = state_of(*gone, log.Locked(on=True), ANN)
    assert (again.host, again.host_away) == (1, 0)


def test_in_an_older_log_whoever_was_made_host_is_it_for_good() -> None:
    state = state_of(ANN, BO, log.Hosted(seat=1))
    assert (state.host, state.host_away, state.owner_token) == (1, None, "Bo")


def test_whose_the_table_is_outlasts_a_snapshot() -> None:
    state = state_of(ANN, BO, CLEO, log.Hosted(seat=1, interim=True))
    snapshot = snapshots.take(state)
    later = folded(StoredTable("table", state_header(), bytes(32), [], snapshot))
    assert (later.host, later.host_away) == (1, 0)
