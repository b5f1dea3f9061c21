"""Asking for a seat, as a late friend, and for a swap."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import parlour
from parlour.core.record import Joined, Record
from parlour.server import wire
from parlour.server.people import personal
from parlour.server.tables import commands, log, proof, snapshots, steps
from parlour.server.tables.fairness import token_from, token_hash
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.proposals import Proposal, SeatRequest, SwapRequest
from parlour.server.tables.revealed import reveal
from parlour.server.tables.state import Change
from server.asking import (
    ANN,
    BO,
    GONE,
    OTHER,
    SECRET,
    ask,
    hashed,
    kinds,
    leave,
    refused,
    reopened,
    settle,
    state_header,
    state_of,
    to_the_scores,
    watch,
)
from server.house import House, running
from server.leaps import Loop, Sitting, loop

__all__ = ["loop"]

pytestmark = pytest.mark.anyio


# --- a late friend --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["mojo", "mushi", "uno"])
def test_a_late_friend_takes_a_bots_seat_between_two_rounds(loop: Loop, game: str) -> None:
    async def play() -> None:
        several = {"deals": 9} if game == "mushi" else {"points": 1000}
        table = await Sitting.open(1, bots=1, game=game, options=several)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET, seat=1)) == ""
        proposal = table.proposal("seat")
        assert proposal
        assert (proposal.name, proposal.seat, proposal.waiting) == ("Max", 1, [0])
        await table.answer(0, "seat")
        assert browser.last("welcome")["seat"] is None  # the round is played to its end
        proposal = table.proposal("seat")
        assert proposal
        assert (proposal.agreed, proposal.waiting) == ([0], [])
        await to_the_scores(table)
        await settle()
        welcome = browser.last("welcome")
        assert (welcome["seat"], welcome["token"]) == (1, token_from(SECRET, "table"))
        seat = table.room.summary(None).seats[1]
        assert (seat.kind, seat.name, seat.left) == ("person", "Max", "")
        state = table.room.state
        assert state.table
        sheet = state.table.sheet[:]
        assert len(sheet) == 1
        for one in (table.people[0], browser):
            assert await ask(table, one, wire.Ready()) == ""
        await settle()
        assert not state.table.awaits_deal
        assert state.table.sheet == sheet  # the bot's points stay with the seat
        record = state.table.record()
        assert Joined(1) in record.entries
        assert record.parlour == 4
        again = parlour.replay(Record.from_json(record.to_json()))
        assert again.record() == record
        assert state.holders[1] == hashed()
        table.people.append(browser)
        await table.say(0, wire.ProposeEnd(scored=True))
        await table.answer(1, "end")
        revealed = reveal(state)
        assert revealed
        verdict = proof.read(revealed).verdict()
        assert (verdict.follows, verdict.ended) == (True, True)
        await table.close()

    loop.run_until_complete(play())


def test_who_is_let_in_between_two_rounds_has_the_seat_at_once(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(1, bots=2, options={"points": 1000})
        await to_the_scores(table)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        await settle()
        assert browser.last("welcome")["seat"] == 1
        await table.close()

    loop.run_until_complete(play())


def test_a_seat_where_a_bot_stands_in_is_not_given_away(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, options={"points": 1000})
        browser = watch(table)
        wanted = wire.AskSeat(name="Max", secret=SECRET, seat=1)
        assert await ask(table, browser, wanted) == "seat-taken"
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        table.go(1)
        await asyncio.sleep(61)
        assert table.info(1)["stood_in"] == "away"
        await to_the_scores(table)
        await settle()
        assert browser.last("welcome")["seat"] is None
        assert table.room.state.seats[1].name == "Bo"
        await table.close()

    loop.run_until_complete(play())


def test_the_seat_of_whoever_has_left_for_good_can_be_taken(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, options={"points": 1000})
        await table.say(1, wire.Leave())
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        await to_the_scores(table)
        await settle()
        assert browser.last("welcome")["seat"] == 1
        assert table.info(1)["left"] == ""
        await table.close()

    loop.run_until_complete(play())


def test_only_the_host_lets_anybody_in(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, bots=1)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        proposal = table.proposal("seat")
        assert proposal
        assert await refused(table, 1, wire.Agree(proposal=proposal.n)) == "not-asked"
        assert await refused(table, 1, wire.Refuse(proposal=proposal.n)) == "not-asked"
        await table.answer(0, "seat", agree=False)
        assert table.proposal("seat") is None
        again = wire.AskSeat(name="Max", secret=SECRET)
        assert await ask(table, browser, again) == "turned-away"
        await table.say(0, wire.Lock(on=True))
        other = wire.AskSeat(name="Max", secret=OTHER)
        assert await ask(table, watch(table), other) == "table-locked"
        await table.close()

    loop.run_until_complete(play())


def test_who_is_away_when_the_round_ends_does_not_hold_up_the_next(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(1, bots=1, options={"points": 1000})
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        leave(table, browser)
        await to_the_scores(table)
        assert table.room.state.seats[1].kind == "bot"
        await asyncio.sleep(GONE)
        assert table.proposal("seat") is None
        await table.close()

    loop.run_until_complete(play())


def test_so_many_may_ask_at_once(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(1, bots=1)
        said = [
            await ask(table, watch(table), wire.AskSeat(name="Max", secret=f"{n:064x}"))
            for n in range(5)
        ]
        assert said == ["", "", "", "", "asked-already"]
        names = [each.name for each in table.room.summary(None).proposals]
        assert names == ["Max"] * 4  # told apart once they sit
        await table.close()

    loop.run_until_complete(play())


def test_a_spectator_plays_in_the_next_game(loop: Loop) -> None:
    """Whom the host lets in has a seat in the lobby: one more than before."""

    async def play() -> None:
        table = await Sitting.open(2)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        await table.say(0, wire.ProposeEnd(scored=False))
        await table.answer(1, "end")
        assert table.proposal("seat")  # there is no seat yet, and it is not forgotten
        await table.say(0, wire.Reopen())
        await settle()
        assert browser.last("welcome")["seat"] == 2
        assert table.proposal("seat") is None
        await table.say(0, wire.Start())
        assert browser.last("update")["view"]["seat"] == 2
        await table.close()

    loop.run_until_complete(play())


def test_no_seat_is_added_that_the_game_does_not_have(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, game="mushi")
        await reopened(table)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        await settle()
        assert browser.last("welcome")["seat"] is None
        assert table.proposal("seat")  # the next seat that is free
        await table.say(0, wire.ChooseGame(game="uno", options={}))
        await settle()
        assert browser.last("welcome")["seat"] == 2
        await table.close()

    loop.run_until_complete(play())


def test_the_wire_names_every_kind_of_proposal() -> None:
    tags = {kind.__struct_config__.tag for kind in get_args(Proposal)}
    assert tags == {*get_args(wire.What)}


def test_what_spectators_ask_outlasts_a_snapshot() -> None:
    asked = log.SeatAsked(seat=None, name="Max", token="Max")
    state = state_of(ANN, BO, asked, log.Agreed(proposal=3, seat=0))
    later = folded(StoredTable("table", state_header(), bytes(32), [], snapshots.take(state)))
    (proposal,) = later.proposals
    assert proposal == next(iter(state.proposals))
    body = log.encode(snapshots.take(state))
    assert log.decode_snapshot(body) == snapshots.take(state)


# --- swapping -------------------------------------------------------------------------------------


def test_two_people_swap_seats_in_the_lobby(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(3)
        assert await refused(table, 0, wire.AskSwap(seat=1)) == "not-in-lobby"
        await reopened(table)
        await table.say(1, wire.Pledge(game=2, pledge="ab" * 32))
        await table.say(0, wire.AskSwap(seat=1))
        proposal = table.proposal("swap")
        assert proposal
        assert (proposal.by, proposal.seat, proposal.waiting) == (0, 1, [1])
        assert await refused(table, 2, wire.Agree(proposal=proposal.n)) == "not-asked"
        assert await refused(table, 0, wire.AskSwap(seat=2)) == "asked-already"
        await table.answer(1, "swap")
        told = table.room.summary(None)
        assert [seat.name for seat in told.seats] == ["Bo", "Ann", "Cleo"]
        assert [seat.host for seat in told.seats] == [False, True, False]
        assert told.seats[0].pledge == "ab" * 32  # it goes with the player
        assert table.people[0].last("welcome")["seat"] == 1
        assert table.proposal("swap") is None
        await table.close()

    loop.run_until_complete(play())


def test_who_asks_the_same_of_each_other_has_swapped(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(2, options={})
        await reopened(table)
        await table.say(0, wire.AskSwap(seat=1))
        await table.say(0, wire.AskSwap(seat=1))  # twice is once
        await table.say(1, wire.AskSwap(seat=0))
        assert [seat.name for seat in table.room.state.seats] == ["Bo", "Ann"]
        assert len(kinds(table, log.SwapAsked, log.Swapped)) == 2
        for seat, of, code in ((0, 1, "no-person"), (0, 5, "no-seat")):
            assert await refused(table, seat, wire.AskSwap(seat=of)) == code
        await table.close()

    loop.run_until_complete(play())


@pytest.mark.parametrize(
    "entry",
    [
        log.Moved(seat=0, to=2),
        log.Freed(seat=1),
        log.Configured(seats=1, options={}),
        log.Swapped(seat=1, to=2),
        log.Transferred(seat=0, token="new"),
        log.Refused(proposal=3, seat=1),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_a_swap_is_off_when_either_has_another_seat(entry: log.LogEntry) -> None:
    asked: Sequence[log.LogEntry] = [ANN, BO, log.SwapAsked(seat=0, to=1)]
    assert state_of(*asked).proposals.one(SwapRequest)
    assert state_of(*asked, entry).proposals.one(SwapRequest) is None
    for stays in log.Seated(seat=2, name="Cy", token="Cy"), log.Configured(seats=4, options={}):
        assert state_of(*asked, stays).proposals.one(SwapRequest)


@pytest.mark.parametrize("entry", [log.Freed(seat=1), log.Swapped(seat=0, to=1)])
def test_whoever_comes_to_a_seat_has_not_agreed_to_anything(entry: log.LogEntry) -> None:
    wish = log.SeatAsked(seat=2, name="Max", token="Max")
    agreed: Sequence[log.LogEntry] = [ANN, BO, wish, log.Agreed(proposal=3, seat=1)]
    assert [each.agreed for each in state_of(*agreed).proposals] == [{1}]
    assert [each.agreed for each in state_of(*agreed, entry).proposals] == [set()]


# --- over the wire --------------------------------------------------------------------------------


async def test_whoever_has_asked_for_a_seat_and_then_takes_one_gets_its_token(house: House) -> None:
    """Not the token of the seat that they asked for first, by another secret."""
    made = await house.create()
    new = await house.visit(made["table"])
    await new.send("ask_seat", name="Max", secret="a" * 64)
    await new.until("welcome")
    await new.send("join", name="Max", secret=SECRET)
    while new.welcome["seat"] is None:
        await new.until("welcome")
    assert new.welcome["token"] == token_from(SECRET, made["table"])


async def test_asking_is_limited_per_address(tmp_path: Path) -> None:
    async with running(tmp_path, proxies=(), askings=0.001, askings_burst=2) as house:
        made = await house.create(bots=["easy"], start=True)
        said = []
        for n in range(3):
            new = await house.visit(made["table"])
            await new.send("ask_seat", name=f"Max {n}", secret=f"{n:064x}")
            while (frame := await new.next())["type"] not in ("welcome", "error"):
                pass
            said.append(frame.get("code", ""))
        assert said == ["", "", "too-fast"]


async def test_the_name_of_a_late_friend_can_be_erased(house: House) -> None:
    made = await house.create(bots=["easy"], options={"points": 200})
    ann = await house.visit(made["table"], made["token"])
    new = await house.visit(made["table"])
    await new.send("ask_seat", name="Maximilian", secret=SECRET)
    await new.until("welcome")
    await ann.answer("seat")
    while new.welcome["seat"] is None:
        await new.until("welcome")
    token = new.welcome["token"]
    headers = {"authorization": f"Bearer {token}"}
    mine = await house.http.get(f"/api/tables/{made['table']}/mine", headers=headers)
    assert mine.json()["names"] == ["Maximilian"]
    gone = await house.http.delete(f"/api/tables/{made['table']}/mine", headers=headers)
    assert gone.status_code == 200, gone.text
    stored = msgspec.json.encode(await house.log(made["table"]))
    assert b"Maximilian" not in stored
    assert token_hash(token).encode() not in stored


# --- in the middle of a long game -----------------------------------------------------------------


def test_nobody_joins_before_the_first_deal(loop: Loop) -> None:
    """Who plays, and what they pledged, is fixed once the game has begun."""
    pledged = log.Pledged(seat=0, pledge="ab" * 32)
    asked = [log.SeatAsked(seat=None, name="Max", token="Max"), log.Agreed(proposal=4, seat=0)]
    bots = [log.BotSeated(seat=n, bot="easy", name=f"Bot {n}") for n in (1, 2)]
    state = state_of(ANN, *bots, *asked, pledged)
    apply(state, steps.start(state))
    assert state.sealed
    proposal = state.proposals.one(SeatRequest)
    assert proposal
    assert not commands.can_be_seated(state, proposal)


def test_a_snapshot_knows_who_joined_and_they_can_be_erased(loop: Loop) -> None:
    async def play() -> None:
        table = await Sitting.open(1, bots=2, options={"points": 1000})
        state = table.room.state
        await table.room.change(lambda _: Change(log.Transferred(seat=0, token=token_hash("new"))))
        table.people[0].member = table.room.enter(
            table.people[0], wire.Hello(protocol=wire.PROTOCOL, token="new")
        )
        await to_the_scores(table)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET, seat=1)) == ""
        await table.answer(0, "seat")
        await settle()
        assert state.seats[1].name == "Max"
        going = snapshots.going(state)
        assert [seat.token for seat in going.before.seats[1:]] == [None, None]
        own = {
            n: entry
            for n, entry in enumerate(
                [*table.first, *(entry for _, entry in table.store.written)], start=1
            )
            if isinstance(entry, log.OwnEntry)
        }
        stored = StoredTable(
            "table",
            table.store.table.header,
            bytes(32),
            [],
            snapshots.take(state, going),
            own,
        )
        assert folded(stored).seats == state.seats
        clean = await personal._without(stored, frozenset({hashed()}), "N. N.", "nobody")
        left = msgspec.json.encode([clean.snapshot, list(clean.game.values())])
        assert b"Max" not in left
        assert hashed().encode() not in left
        await table.close()

    loop.run_until_complete(play())
