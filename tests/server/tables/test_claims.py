"""A seat whose device is lost: the others confirm whose it is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.tables import log
from parlour.server.tables.fairness import token_from, token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from server.asking import (
    ANN,
    CLEO,
    GONE,
    OTHER,
    SECRET,
    ask,
    hashed,
    hosts,
    kinds,
    leave,
    refused,
    settle,
    state_of,
    watch,
)
from server.house import Player, running, two_people
from server.leaps import NAMES, Browser, Loop, Sitting, loop

__all__ = ["loop"]

pytestmark = pytest.mark.anyio


async def claimed(table: Sitting, seat: int = 1) -> Browser:
    """The device of this seat is lost, and its person says so from another one."""
    table.go(seat)
    await asyncio.sleep(GONE)
    browser = watch(table)
    assert await ask(table, browser, wire.Claim(seat=seat, secret=SECRET)) == ""
    return browser


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_a_seat_is_given_back_once_the_others_confirm_it(loop: Loop, game: str) -> None:
    async def play() -> None:
        people = 2 if game == "mushi" else 3
        table = await Sitting.open(people, game=game)
        contributions = table.room.summary(None).contributions
        browser = await claimed(table)
        proposal = table.proposal("claim")
        assert proposal
        assert (proposal.by, proposal.seat, proposal.waiting) == (None, 1, [0, 2][: people - 1])
        welcome = browser.last("welcome")
        assert (welcome["seat"], welcome["asks"], welcome["token"]) == (None, proposal.n, None)
        for seat in proposal.waiting:
            assert browser.last("welcome")["seat"] is None
            update = browser.last("update")
            assert update["view"]["seat"] is None  # nothing is shown yet
            await table.answer(seat, "claim")
        await settle()
        welcome = browser.last("welcome")
        assert (welcome["seat"], welcome["token"]) == (1, token_from(SECRET, "table"))
        assert browser.last("update")["view"]["seat"] == 1
        assert table.proposal("claim") is None
        entries = kinds(table, log.SeatClaimed, log.Agreed, log.Transferred)
        assert [type(entry) for entry in entries] == [
            log.SeatClaimed,
            *[log.Agreed] * (people - 1),
            log.Transferred,
        ]
        assert entries[-1] == log.Transferred(seat=1, token=hashed(), claimed=True)
        assert table.room.summary(None).contributions == contributions
        with pytest.raises(ParlourError) as old:
            table.come(1)
        assert old.value.code == "seat-claimed"
        assert table.room.summary(NAMES[1]).moved
        stored = StoredTable(
            "table",
            table.store.table.header,
            bytes(32),
            [*table.first, *(entry for _, entry in table.store.written)],
        )
        again = folded(stored)
        assert again.seat_of(hashed()) == 1
        await table.close()

    loop.run_until_complete(play())


def test_while_its_owner_is_there_a_seat_cannot_be_claimed(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        browser = watch(table)
        claim = wire.Claim(seat=1, secret=SECRET)
        assert await ask(table, browser, claim) == "owner-here"
        table.go(1)
        await asyncio.sleep(30)
        assert await ask(table, browser, claim) == "owner-here"  # a phone may sleep for a moment
        await asyncio.sleep(31)
        assert await ask(table, browser, claim) == ""
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("mine", [True, False])
def test_an_owner_who_comes_back_is_asked_alone(loop: Loop, mine: bool) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        browser = await claimed(table)
        await table.answer(0, "claim")
        table.come(1)
        proposal = table.proposal("claim")
        assert proposal
        assert proposal.waiting == [1]
        assert await refused(table, 2, wire.Agree(proposal=proposal.n)) == "not-asked"
        await table.answer(1, "claim", agree=mine)
        await settle()
        assert browser.last("welcome")["seat"] == (1 if mine else None)
        assert table.people[1].refused == (["seat-claimed"] if mine else [])
        assert table.people[1].last("welcome")["seat"] == (None if mine else 1)
        await table.close()

    loop.run_until_complete(play())


def test_nobody_confirms_their_own_claim(loop: Loop) -> None:
    """Two people play: the other one must say it."""

    async def play() -> None:
        table = await Sitting.open(2)
        browser = await claimed(table)
        proposal = table.proposal("claim")
        assert proposal
        agree = wire.Agree(proposal=proposal.n)
        assert await ask(table, browser, agree) == "not-seated"
        assert await ask(table, watch(table), agree) == "not-seated"
        await asyncio.sleep(600)
        assert browser.last("welcome")["seat"] is None
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize("bots", [0, 1])
def test_bots_and_people_who_are_away_confirm_nothing(loop: Loop, bots: int) -> None:
    async def play() -> None:
        table = await Sitting.open(2 - bots, bots=bots)
        for seat in range(2 - bots):
            table.go(seat)
        await asyncio.sleep(GONE)
        browser = watch(table)
        claim = wire.Claim(seat=0, secret=SECRET)
        assert await ask(table, browser, claim) == "nobody-to-confirm"
        assert kinds(table, log.SeatClaimed) == []
        await table.close()

    loop.run_until_complete(play())


def test_if_those_who_are_asked_go_nothing_is_given(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2)
        browser = await claimed(table)
        table.go(0)
        await asyncio.sleep(300)
        assert browser.last("welcome")["seat"] is None
        table.come(0)
        await table.answer(0, "claim")
        await settle()
        assert browser.last("welcome")["seat"] == 1
        await table.close()

    loop.run_until_complete(play())


def test_one_who_does_not_confirm_is_enough_and_the_same_person_is_turned_away(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        browser = await claimed(table)
        await table.answer(0, "claim")
        await table.answer(2, "claim", agree=False)
        await settle()
        assert table.proposal("claim") is None
        assert table.people[0].last("table")["proposals"] == []
        claim = wire.Claim(seat=1, secret=SECRET)
        assert await ask(table, browser, claim) == "turned-away"
        assert table.room.state.seats[1].token == token_hash(NAMES[1])
        table.come(1)
        assert table.people[1].last("welcome")["seat"] == 1
        await table.close()

    loop.run_until_complete(play())


def test_a_claim_is_withdrawn_and_lapses_when_its_maker_goes(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        browser = await claimed(table)
        proposal = table.proposal("claim")
        assert proposal
        assert await ask(table, browser, wire.Refuse(proposal=proposal.n)) == ""
        assert table.proposal("claim") is None
        assert await ask(table, browser, wire.Claim(seat=1, secret=SECRET)) == ""
        leave(table, browser)
        await asyncio.sleep(59)
        assert table.proposal("claim")
        await asyncio.sleep(2)
        assert table.proposal("claim") is None
        assert kinds(table, log.Refused)[-1].seat is None
        await table.close()

    loop.run_until_complete(play())


def test_of_two_who_say_that_a_seat_is_theirs_the_second_waits(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        await claimed(table)
        claim = wire.Claim(seat=1, secret=OTHER)
        assert await ask(table, watch(table), claim) == "asked-already"
        assert await refused(table, 0, claim) == "seated"
        nobody = wire.Claim(seat=9, secret=OTHER)
        assert await ask(table, watch(table), nobody) == "no-seat"
        await table.close()

    loop.run_until_complete(play())


def test_a_bots_seat_cannot_be_claimed(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, bots=1)
        claim = wire.Claim(seat=2, secret=SECRET)
        assert await ask(table, watch(table), claim) == "no-person"
        await table.close()

    loop.run_until_complete(play())


def test_a_claim_whose_answer_was_lost_is_answered_again(loop: Loop) -> None:
    """The claimant's connection breaks before, and after, the others confirm."""

    async def play() -> None:
        table = await Sitting.open(2)
        browser = await claimed(table)
        leave(table, browser)
        again = watch(table)
        claim = wire.Claim(seat=1, secret=SECRET)
        assert await ask(table, again, claim) == ""
        assert len(kinds(table, log.SeatClaimed)) == 1
        leave(table, again)
        await table.answer(0, "claim")
        await settle()
        last = watch(table)
        assert await ask(table, last, claim) == ""
        welcome = last.last("welcome")
        assert (welcome["seat"], welcome["token"]) == (1, token_from(SECRET, "table"))
        await table.close()

    loop.run_until_complete(play())


def test_the_host_whose_device_is_lost_is_host_again_by_the_seat(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        await claimed(table, seat=0)
        assert hosts(table) == [1]
        for seat in (1, 2):
            await table.answer(seat, "claim")
        await asyncio.sleep(4)
        assert hosts(table) == [0]
        await table.close()

    loop.run_until_complete(play())


def test_in_a_game_by_the_day_all_others_confirm(loop: Loop) -> None:
    """Nobody need be there, and nobody may be away when it is decided."""

    async def play() -> None:
        table = await Sitting.open(3, log.ClockSet(seconds=86_400))
        table.go(2)
        browser = await claimed(table)
        await table.answer(0, "claim")
        await asyncio.sleep(3600)
        assert browser.last("welcome")["seat"] is None
        table.come(2)
        await table.answer(2, "claim")
        await settle()
        assert browser.last("welcome")["seat"] == 1
        await table.close()

    loop.run_until_complete(play())


def test_whoever_was_muted_is_muted_on_the_seat_that_they_get() -> None:
    seated = log.Seated(seat=1, name="Bo", token="Bo")
    claims = log.SeatClaimed(seat=2, token="Bo")
    state = state_of(
        ANN,
        seated,
        CLEO,
        log.Muted(seat=1, on=True),
        log.Freed(seat=1),
        claims,
        log.Agreed(proposal=6, seat=0),
        log.Transferred(seat=2, token="Bo", claimed=True),
    )
    assert state.seats[2].muted
    assert [proposal.what for proposal in state.proposals] == []


# --- over the wire --------------------------------------------------------------------------------


async def seen(player: Player, condition: Any) -> None:
    while not condition(player.table):
        await player.until("table")


async def test_a_claim_on_a_server_and_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path, grace=0.2, absence=0.1) as house:
        table, ann, bo, token, lost = await two_people(house)
        await bo.socket.close()
        await seen(ann, lambda told: not told["seats"][1]["online"])
        new = await house.visit(table)
        code = "owner-here"
        while code == "owner-here":
            await asyncio.sleep(0.1)
            await new.send("claim", seat=1, secret=SECRET)
            while (frame := await new.next())["type"] not in ("error", "welcome"):
                pass
            code = frame.get("code", "")
        assert new.welcome["asks"] is not None
        while ann.proposal("claim") is None:
            await ann.next()
    async with running(tmp_path) as house:
        ann = await house.visit(table, token)
        proposal = ann.proposal("claim")
        assert proposal
        assert proposal["seat"] == 1
        new = await house.visit(table)
        await new.send("claim", seat=1, secret=SECRET)
        await new.until("welcome")
        assert new.welcome["asks"] == proposal["n"]
        await ann.answer("claim")
        while new.welcome["seat"] is None:
            await new.until("welcome")
        assert new.welcome["token"] == token_from(SECRET, table)
        old = await house.connect(table)
        await old.send("hello", protocol=wire.PROTOCOL, token=lost)
        assert await old.error() == "seat-claimed"
        answer = await house.http.get(
            f"/api/tables/{table}/mine", headers={"authorization": f"Bearer {lost}"}
        )
        assert answer.json()["code"] == "seat-moved"
