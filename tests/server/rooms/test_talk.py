"""Remarks: heard by all who are at the table, on every worker, and kept by nobody."""

import msgspec
import pytest

from parlour.server.errors import StorageError
from parlour.server.rooms import talk
from parlour.server.tables import log, steps
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.state import Change
from server.house import House, Player, one_server, opened, two_people

pytestmark = pytest.mark.anyio


async def test_a_remark_is_heard_by_all_and_written_nowhere(house: House) -> None:
    table, ann, bo, token, _ = await two_people(house)
    cleo = await house.visit(table)
    before = await house.log(table)
    await bo.send("say", remark="well_played")
    told = [await player.until("said") for player in (ann, bo, cleo)]
    assert told[0] == told[1] == told[2]
    assert told[0] == {
        "type": "said",
        "id": told[0]["id"],
        "seat": 1,
        "remark": "well_played",
    }
    assert await house.log(table) == before
    # Who comes later has missed it, also in another window of the same seat.
    late = await house.visit(table, token)
    assert "said" not in [frame["type"] for frame in await late.heard()]


async def test_a_remark_says_nothing_of_the_game(house: House) -> None:
    """The same bytes but for its id, whatever has been played."""
    _, ann, bo, _, _ = await two_people(house)
    told = []
    for _ in range(2):
        await ann.send("say", remark="smile")
        told.append((await bo.until("said")) | {"id": ""})
        await (ann if ann.view["legal"] else bo).play()
        await ann.heard()
    assert told[0] == told[1]


async def test_spectators_do_not_talk(house: House) -> None:
    table, ann, _, _, _ = await two_people(house)
    cleo = await house.visit(table)
    await ann.heard()
    for message in ({"type": "say", "remark": "hello"}, {"type": "set_talk", "talk": "off"}):
        await cleo.send(**message)
        assert await cleo.error() == "not-seated"
    assert await ann.heard() == []


@pytest.mark.parametrize(
    "fields", [{}, {"remark": "a word of my own"}, {"remark": None}, {"remark": "smile", "seat": 0}]
)
async def test_only_what_is_on_the_list_is_said(house: House, fields: dict) -> None:
    _, ann, bo, _, _ = await two_people(house)
    await bo.send("say", **fields)
    assert await bo.error() == "bad-message"
    assert await ann.heard() == []


async def test_a_new_host_is_not_muted(house: House) -> None:
    """Nobody else could let them speak again."""
    table, ann, bo, _, _ = await two_people(house)
    await ann.send("mute", seat=1, on=True)
    await ann.send("hand_over", seat=1)
    await bo.until("welcome")
    await bo.send("say", remark="hello")
    assert (await ann.until("said"))["seat"] == 1
    await bo.send("rename", name="Bo the host")
    assert [seat["muted"] for seat in (await house.visit(table)).table["seats"]] == [False, False]


async def test_the_host_alone_switches_talk_off_and_mutes(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    for message in (
        {"type": "set_talk", "talk": "off"},
        {"type": "mute", "seat": 0, "on": True},
    ):
        await bo.send(**message)
        assert await bo.error() == "not-host"
    await ann.send("set_talk", talk="loud")
    assert await ann.error() == "bad-message"
    for seat in (2, -1):
        await ann.send("mute", seat=seat, on=True)
        assert await ann.error() == "no-seat"
    await ann.send("set_talk", talk="off")
    assert (await bo.until("table"))["talk"] == "off"
    await bo.send("say", remark="hello")
    assert await bo.error() == "talk-off"
    await ann.send("set_talk", talk="remarks")
    await bo.until("table")
    await ann.send("mute", seat=1, on=True)
    assert [seat["muted"] for seat in (await bo.until("table"))["seats"]] == [False, True]
    await bo.send("say", remark="hello")
    assert await bo.error() == "muted"
    await bo.send("rename", name="Hello, all of you")
    assert await bo.error() == "muted"
    await ann.send("mute", seat=1, on=False)
    await bo.until("table")
    await bo.send("say", remark="hello")
    assert (await bo.until("said"))["seat"] == 1


async def test_a_mute_outlives_leaving_and_sitting_down_again(house: House) -> None:
    """By another name, on another seat, by another connection; only the host lifts it."""
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])

    async def sit(name: str, seat: int, secret: str) -> Player:
        player = await house.visit(made["table"])
        await player.send("join", name=name, seat=seat, secret=secret)
        assert (await player.until("welcome"))["seat"] == seat
        while ann.table["seats"][seat]["name"] != name:
            await ann.until("table")
        return player

    async def leave(player: Player, seat: int) -> None:
        await player.send("leave")
        while ann.table["seats"][seat]["kind"] != "empty":
            await ann.until("table")

    async def may_speak(player: Player, seat: int) -> bool:
        await player.heard()
        muted = player.table["seats"][seat]["muted"]
        await player.send("say", remark="hello")
        while (frame := await player.next())["type"] not in ("said", "error"):
            pass
        assert frame.get("code", "muted") == "muted"
        assert (frame["type"] == "error") == muted
        return not muted

    bo = await sit("Bo", 1, "ab" * 32)
    await ann.send("mute", seat=1, on=True)
    while not ann.table["seats"][1]["muted"]:
        await ann.until("table")
    await leave(bo, 1)
    assert await may_speak(await sit("Cleo", 1, "cd" * 32), 1)  # somebody else, on that seat
    bo = await sit("Bobby", 2, "ab" * 32)
    assert not await may_speak(bo, 2)
    await ann.send("mute", seat=2, on=False)
    while ann.table["seats"][2]["muted"]:
        await ann.until("table")
    await leave(bo, 2)
    assert await may_speak(await sit("Bo", 2, "ab" * 32), 2)


async def test_a_mute_of_who_set_up_the_table_outlives_leaving_too(house: House) -> None:
    made = await house.create(seats=3)
    ann, bo = await house.visit(made["table"], made["token"]), await house.visit(made["table"])
    await bo.send("join", name="Bo", seat=1)
    while ann.table["seats"][1]["name"] != "Bo":
        await ann.until("table")
    await ann.send("hand_over", seat=1)
    while not bo.table["seats"][1]["host"]:
        await bo.until("table")
    await bo.send("mute", seat=0, on=True)
    while not ann.table["seats"][0]["muted"]:
        await ann.until("table")
    await ann.send("leave")
    while ann.table["seats"][0]["kind"] != "empty":
        await ann.until("table")
    await ann.send("join", name="Annie", seat=2, secret=made["secret"])
    while ann.table["seats"][2]["name"] != "Annie":
        await ann.until("table")
    assert ann.table["seats"][2]["muted"]


async def test_a_mute_outlives_leaving_a_game_and_the_log_of_it() -> None:
    bo, secret = "b" * 64, bytes(32)
    header = log.Header(game="mojo", seats=2, options={}, pace=0, moment=0)
    first: list[log.LogEntry] = [
        log.Seated(seat=0, name="Ann", token="a" * 64),
        log.Seated(seat=1, name="Bo", token=bo),
        log.Muted(seat=1, on=True),
    ]
    state = folded(StoredTable("table", header, secret, first))
    apply(state, steps.start(state))
    apply(state, steps.leave(state, 1, "easy", "Bot"))
    apply(state, Change(log.EndProposed(seat=0, scored=False)))
    apply(state, steps.end(state, scored=False))
    apply(state, Change(log.Reopened()))
    snapshot = msgspec.json.decode(msgspec.json.encode(state.base), type=log.Snapshot)
    for again in (state, folded(StoredTable("table", header, secret, [], snapshot))):
        apply(again, Change(log.Seated(seat=1, name="Bo", token=bo)))
        assert [seat.muted for seat in again.seats] == [False, True]


async def test_bots_are_not_muted(house: House) -> None:
    made = await house.create(bots=["easy"])
    ann = await house.visit(made["table"], made["token"])
    await ann.send("mute", seat=1, on=True)
    assert await ann.error() == "no-seat"


@one_server
async def test_not_too_much_is_said(house: House) -> None:
    table, ann, bo, _, token = await two_people(house)
    again = await house.visit(table, token)
    for n in range(talk.BURST):  # one seat, however many windows it has
        await (bo, again)[n % 2].send("say", remark="laugh")
        await ann.until("said")
    for player in (bo, again):
        await player.heard()
        await player.send("say", remark="laugh")
        assert await player.error() == "too-fast"
    await ann.send("say", remark="wow")  # everybody has a measure of their own
    assert (await bo.until("said"))["remark"] == "wow"


@one_server
async def test_nobody_says_more_by_leaving_and_coming_again(house: House) -> None:
    made = await house.create()
    ann = await house.visit(made["table"], made["token"])
    for n in range(talk.BURST + 1):
        bo = await house.visit(made["table"])
        await bo.join("Bo")
        await bo.send("say", remark="laugh")
        if n == talk.BURST:
            while (frame := await bo.next())["type"] != "error":
                assert frame["type"] != "said"
            assert frame["code"] == "too-fast"
        else:
            await ann.until("said")
            await bo.send("leave")
            while bo.welcome["seat"] is not None:
                await bo.next()


@one_server
async def test_what_the_host_has_set_outlives_the_server(house: House) -> None:
    table, ann, bo, token, _ = await two_people(house)
    await ann.send("mute", seat=1, on=True)
    await bo.until("table")
    await ann.send("set_talk", talk="off")
    await bo.until("table")
    async with opened(house.settings) as store:
        stored = await store.read(table)
    state = folded(stored)
    assert (state.setup.talk, [seat.muted for seat in state.seats]) == ("off", [False, True])
    assert token


@one_server
async def test_a_remark_needs_no_database(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, bo, _, _ = await two_people(house)

    async def fail(*_: object) -> bool:
        raise StorageError("the disk is full")

    monkeypatch.setattr("parlour.server.storage.store.Store.append", fail)
    await bo.send("say", remark="oops")
    assert (await bo.until("said"))["remark"] == "oops"
