"""A table and its seats stay whose they were: the host comes back, a lost device does not cost the
seat, a late friend takes a bot's, two people swap."""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.errors import ParlourError
from parlour.core.record import Joined, Record
from parlour.server import wire
from parlour.server.people import personal
from parlour.server.rooms import handling
from parlour.server.tables import commands, log, proof, snapshots, steps
from parlour.server.tables.fairness import token_from, token_hash
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.revealed import reveal
from parlour.server.tables.state import Change, TableState
from server.house import House, Player, running, two_people
from server.leaps import NAMES, Browser, Loop, Sitting, loop

__all__ = ["loop"]

SECRET = "ab" * 32
OTHER = "cd" * 32
GONE = 61
"""Seconds after which a seat can be claimed."""


def hashed(secret: str = SECRET) -> str:
    return token_hash(token_from(secret, "table"))


def watch(table: Sitting) -> Browser:
    """A spectator comes."""
    browser = Browser()
    browser.member = table.room.enter(browser, wire.Hello(protocol=wire.PROTOCOL))
    return browser


def leave(table: Sitting, browser: Browser) -> None:
    assert browser.member
    table.room.exit(browser.member)


async def ask(table: Sitting, browser: Browser, message: wire.ClientMessage) -> str:
    """The code of the error; none if it is done."""
    assert browser.member
    try:
        await handling.handle(table.room, browser.member, message)
    except ParlourError as error:
        return error.code
    return ""


async def refused(table: Sitting, seat: int, message: wire.ClientMessage) -> str:
    return await ask(table, table.people[seat], message)


async def settle() -> None:
    await asyncio.sleep(0.05)


def hosts(table: Sitting) -> list[int]:
    return [n for n, seat in enumerate(table.room.summary(None).seats) if seat.host]


def kinds(table: Sitting, *wanted: type[log.LogEntry]) -> list[Any]:
    return [entry for _, entry in table.store.written if isinstance(entry, wanted)]


async def to_the_scores(table: Sitting) -> None:
    """All people play what comes first until a round is over."""
    room = table.room
    while room.state.table and not room.state.table.awaits_deal:
        if room.state.seats[table.turn].kind == "person":
            await table.play()
        await asyncio.sleep(4)


async def reopened(table: Sitting) -> None:
    """Back to the lobby: the game is ended."""
    await table.say(0, wire.ProposeEnd(scored=False))
    for seat in range(1, len(table.people)):
        await table.answer(seat, "end")
    await table.say(0, wire.Reopen())
    assert table.room.state.status == "lobby"


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


def state_of(*entries: log.LogEntry) -> TableState:
    header = log.Header(game="mojo", seats=3, options={}, pace=0, moment=0)
    return folded(StoredTable("table", header, bytes(32), list(entries)))


ANN, BO, CLEO = [log.Seated(seat=n, name=name, token=name) for n, name in enumerate(NAMES[:3])]


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


def state_header() -> log.Header:
    return log.Header(game="mojo", seats=3, options={}, pace=0, moment=0)


# --- a lost device --------------------------------------------------------------------------------


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
        assert (verdict.fair, verdict.over) == (True, True)
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
    """The host sees it before dealing again, and makes room in the lobby."""

    async def play() -> None:
        table = await Sitting.open(2)
        browser = watch(table)
        assert await ask(table, browser, wire.AskSeat(name="Max", secret=SECRET)) == ""
        await table.answer(0, "seat")
        await table.say(0, wire.ProposeEnd(scored=False))
        await table.answer(1, "end")
        assert table.proposal("seat")  # there is no seat yet, and it is not forgotten
        await table.say(0, wire.Reopen())
        assert table.proposal("seat")
        await table.say(0, wire.Configure(seats=3, options={}))
        await settle()
        assert browser.last("welcome")["seat"] == 2
        await table.say(0, wire.Start())
        assert browser.last("update")["view"]["seat"] == 2
        await table.close()

    loop.run_until_complete(play())


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
        log.Configured(seats=4, options={}),
        log.Transferred(seat=0, token="new"),
        log.Refused(proposal=3, seat=1),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_a_swap_is_off_when_either_has_another_seat(entry: log.LogEntry) -> None:
    asked: Sequence[log.LogEntry] = [ANN, BO, log.SwapAsked(seat=0, to=1)]
    assert state_of(*asked).proposals.one("swap")
    assert state_of(*asked, entry).proposals.one("swap") is None


# --- over the wire --------------------------------------------------------------------------------

pytestmark = pytest.mark.anyio


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
    proposal = state.proposals.one("seat")
    assert proposal
    assert commands.place_for(state, proposal) is None


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
