"""Who sits where, and who may change it."""

import pytest

from parlour.server.tables import log
from parlour.server.wire import PROTOCOL
from server.house import House, one_server, two_people

pytestmark = pytest.mark.anyio


def names(table: dict) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def test_a_new_table(house: House) -> None:
    made = await house.create(seats=3, bots=["medium"], name="  Ann  ")
    ann = await house.visit(made["table"], made["token"])
    table = ann.table
    assert table["status"] == "lobby"
    assert table["games"] == table["spectators"] == 0
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "empty"]
    assert [seat["host"] for seat in table["seats"]] == [True, False, False]
    assert table["seats"][1]["bot"] == "medium"
    assert table["options"]["edition"] == "fr"
    assert names(table)[0] == "Ann"
    assert ann.welcome["host"]


async def test_joining_by_link(house: House) -> None:
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    assert bo.table["spectators"] == 1
    token = await bo.join("ann")
    assert token != made["token"]
    assert bo.welcome["seat"] == 1
    assert names(bo.table)[:2] == ["Ann", "ann 2"]
    assert bo.table["spectators"] == 0
    cleo = await house.visit(made["table"])
    await cleo.join("Cleo", 2)
    dan = await house.visit(made["table"])
    await dan.send("join", name="Dan")
    assert await dan.error() == "table-full"
    await dan.send("join", name="Dan", seat=0)
    assert await dan.error() == "seat-taken"
    for seat in (3, -1, 10**30):
        await dan.send("join", name="Dan", seat=seat)
        assert await dan.error() == "no-seat" if abs(seat) < 10 else "bad-message"
    await ann.heard()


async def test_whoever_did_not_hear_the_answer_gets_the_same_seat_again(house: House) -> None:
    """Even if the game has begun meanwhile; another secret is somebody else's."""
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])
    join = {"name": "Bo", "secret": "0123456789abcdef" * 4}
    bo = await house.visit(made["table"])
    await bo.send("join", **join)
    token = (await bo.until("welcome"))["token"]
    cleo = await house.visit(made["table"])
    await cleo.send("join", **(join | {"secret": "f" * 64}))
    other = await cleo.until("welcome")
    assert (other["seat"], other["token"] == token) == (2, False)
    for start in (False, True):
        await bo.socket.close()
        if start:
            await ann.send("start")
            await ann.until("update")
        bo = await house.visit(made["table"])  # who has no token
        assert bo.welcome["seat"] is None
        await bo.send("join", **join)
        again = await bo.until("welcome")
        assert (again["seat"], again["token"]) == (1, token)
    entries = await house.log(made["table"])
    assert sum(isinstance(entry, log.Seated) for entry in entries) == 3
    await bo.socket.close()
    bo = await house.visit(made["table"], token)
    assert bo.welcome["seat"] == 1
    dan = await house.visit(made["table"])
    await dan.send("join", name="Dan", secret="sesame")
    assert await dan.error() == "bad-message"


async def test_taking_the_seat_of_a_bot_and_moving(house: House) -> None:
    made = await house.create(seats=3, bots=["medium"])
    bo = await house.visit(made["table"])
    await bo.join("Bo", 1)
    assert bo.welcome["seat"] == 1
    await bo.send("join", name="Bo", seat=2)
    await bo.until("table")
    assert bo.welcome["seat"] == 2
    assert names(bo.table) == ["Ann", "", "Bo"]


async def test_host_seats_bots_and_vacates(house: House) -> None:
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    await bo.send("seat_bot", seat=2, bot="medium")
    assert await bo.error() == "not-host"
    await ann.heard()
    await ann.send("start")
    assert await ann.error() == "empty-seats"
    await ann.send("seat_bot", seat=2, bot="magician")
    assert await ann.error() == "unknown-bot"
    await ann.send("seat_bot", seat=1, bot="medium")
    assert await ann.error() == "seat-taken"
    await ann.send("seat_bot", seat=2, bot="easy")
    await ann.until("table")
    assert ann.table["seats"][2]["bot"] == "easy"
    await bo.heard()
    await ann.send("vacate", seat=1)
    await bo.until("welcome")
    assert bo.welcome["seat"] is None
    await ann.until("table")
    assert names(ann.table)[1] == ""
    await bo.heard()
    await bo.join("Bo again")


@one_server
async def test_dealing_for_fewer_takes_free_seats_away(house: House) -> None:
    made = await house.create(seats=4, options={"first_player": 3, "points": 1})
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    token = await bo.join("Bo", 3)
    await ann.heard()
    for seats in (1, 3, 4, None):
        await ann.send("start", seats=seats)
        assert await ann.error() == "empty-seats"
    await ann.send("start", seats=2)
    await bo.until("update")
    assert names(bo.table) == ["Ann", "Bo"]
    assert bo.welcome["seat"] == 1
    assert bo.table["options"]["first_player"] == 1  # it was Bo's seat, and still is
    assert bo.view["to_act"] == 1
    await bo.play()
    # The log, read again, says the same.
    again = await house.visit(made["table"], token)
    assert (again.welcome["seat"], names(again.table)) == (1, ["Ann", "Bo"])


async def test_the_first_player_is_drawn_if_their_seat_is_taken_away(house: House) -> None:
    made = await house.create(seats=3, options={"first_player": 2}, bots=["easy"])
    ann = await house.visit(made["table"], made["token"])
    await ann.send("start", seats=2)
    await ann.until("update")
    assert ann.table["options"]["first_player"] is None


async def test_nobody_plays_alone(house: House) -> None:
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])
    await ann.send("start", seats=1)
    assert await ann.error() == "bad-option"
    await ann.send("seat_bot", seat=1, bot="easy")
    await ann.until("table")
    await ann.send("start", seats=2)
    await ann.until("update")
    assert len(ann.table["seats"]) == 2


async def test_configuring(house: House) -> None:
    made = await house.create(seats=2)
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    await ann.heard()
    await ann.send("configure", seats=4, options={"edition": "pl", "discards": 2})
    while len(ann.table["seats"]) != 4:
        await ann.until("table")
    assert (ann.table["options"]["edition"], ann.table["options"]["discards"]) == ("pl", 2)
    for seats, options in ((9, {}), (1, {}), (2, {"edition": "xx"}), (2, {"speed": 1})):
        await ann.send("configure", seats=seats, options=options)
        assert await ann.error() == "bad-option"
    await bo.heard()
    await bo.send("join", name="Bo", seat=3)
    await ann.until("table")
    await ann.send("configure", seats=2, options={})
    assert await ann.error() == "seat-taken"


async def test_the_next_person_becomes_host(house: House) -> None:
    made = await house.create()
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    await ann.heard()
    await ann.send("leave")
    await ann.until("welcome")
    assert ann.welcome["seat"] is None
    await bo.until("welcome")
    assert bo.welcome["host"]
    again = await house.connect(made["table"])
    await again.send("hello", protocol=PROTOCOL, token=made["token"])
    assert await again.error() == "unknown-token"


async def test_after_a_game_seats_change_hands(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house, options={"first_player": 0, "points": 1})
    while ann.view["phase"] != "over":
        if ann.view["phase"] == "deal":
            await ann.send("ready")
            await bo.send("ready")
            await ann.until("update")
            await bo.until("update")
            continue
        actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
        await actor.play()
        await other.until("update")
    await bo.send("leave")
    await bo.until("welcome")
    await ann.heard()
    await ann.send("start")
    assert await ann.error() == "empty-seats"
    await ann.send("seat_bot", seat=1, bot="medium")
    await ann.until("table")
    await ann.send("start")
    await ann.until("update")
    assert ann.table["games"] == 2
    assert ann.view["seats"][0]["total"] == 0


async def test_a_game_that_starts_with_the_table(house: House) -> None:
    made = await house.create(seats=3, bots=["medium", "medium"], start=True)
    ann = await house.visit(made["table"], made["token"])
    assert ann.table["status"] == "playing"
    assert len(set(names(ann.table))) == 3
