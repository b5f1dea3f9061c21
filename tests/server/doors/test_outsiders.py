"""Whoever has no seat, or has one no more, can do nothing and learns nothing: every message of the
protocol, from everybody to whom the table is not theirs. And whoever is not the host cannot do what
only the host may."""

import json
from typing import Any

import pytest

from parlour.server import wire
from parlour.server.tables import commands
from server.drills.malformed import SAMPLES
from server.house import House, Player, one_server

pytestmark = pytest.mark.anyio

BY_THE_HOST = {
    "seat_bot",
    "vacate",
    "hand_over",
    "lock",
    "configure",
    "choose_game",
    "pace",
    "moment",
    "set_hints",
    "set_private",
    "set_listed",
    "set_clock",
    "set_stand_in",
    "start",
    "set_talk",
    "mute",
}
"""The messages that only the host may send, but for `reopen`, which comes after a game."""
SILENT = {"ping", "hide"}
"""What anybody may send; nobody else hears of it."""
OUTSIDERS = ("watches", "left", "moved", "erased", "lost the seat before the game")


async def table(house: House, who: str) -> tuple[str, list[Player], Player, str | None]:
    """A game of three under way: its address, those who play, an outsider, and their old token."""
    made = await house.create(seats=3, hints=True, options={"first_player": 0})
    id = made["table"]
    ann = await house.visit(id, made["token"])
    people = [ann]
    tokens = [made["token"]]
    for name in ("Bo", "Cy"):
        people.append(await house.visit(id))
        tokens.append(await people[-1].join(name))
    if who.startswith("lost"):
        await ann.send("vacate", seat=2)
        people.append(await house.visit(id))
        await people[-1].join("Dan")
        people.append(people.pop(2))
    await ann.send("start")
    for player in people:
        await player.until("update")
    outsider = people[-1]
    held = {"table": id, "token": tokens[2]}
    if who == "watches":
        return id, people, await house.visit(id), None
    if who == "left":
        await outsider.send("leave")
    elif who == "moved":
        code = (await house.http.post("/api/transfers", json={"seats": [held]})).json()["code"]
        wanted = {"code": code, "secret": "5a" * 32}
        taken = await house.http.post("/api/transfers/take", json=wanted)
        people.append(await house.visit(id, taken.json()["seats"][0]["token"]))
    elif who == "erased":
        bearer = {"Authorization": f"Bearer {tokens[2]}"}
        await house.http.delete(f"/api/tables/{id}/mine", headers=bearer)
    while outsider.welcome["seat"] is not None:
        await outsider.next()
    return id, [one for one in people if one is not outsider], outsider, tokens[2]


@one_server
@pytest.mark.parametrize("who", OUTSIDERS)
async def test_an_outsider_can_do_nothing(house: House, who: str) -> None:
    id, people, outsider, token = await table(house, who)
    ann, bo = people[:2]
    for player in (*people, outsider):
        await player.heard()
    before, told = await house.log(id), len(outsider.frames)
    for sample in SAMPLES:
        if sample["type"] == "ask_seat":  # the one thing that they may do
            continue
        await outsider.send(
            **sample | ({"entry": ann.update["entry"]} if "entry" in sample else {})
        )
        answers = await outsider.heard()
        if sample["type"] in SILENT:
            assert [a for a in answers if a["type"] != "pong"] == []
            continue
        assert [a["type"] for a in answers] == ["error"], sample
        expected = {"hello": "hello-once", "join": "game-running", "claim": "owner-here"}
        assert answers[0]["code"] == expected.get(sample["type"], "not-seated"), sample
    assert await house.log(id) == before
    for player in people:
        assert await player.heard() == []
    await ann.play()
    await bo.until("update")
    await outsider.heard()
    for frame in map(json.loads, outsider.frames[told:]):
        knows_nothing(frame)
    if token is not None:
        again = await house.connect(id)
        await again.send("hello", protocol=wire.PROTOCOL, token=token)
        assert await again.error() == ("seat-moved" if who == "moved" else "unknown-token")
        await again.hello()
        for frame in map(json.loads, again.frames):
            knows_nothing(frame)


def knows_nothing(frame: dict[str, Any]) -> None:
    """What everybody may know, and no token."""
    assert frame["type"] in ("welcome", "table", "update", "clock", "error", "pong")
    if frame["type"] == "welcome":
        assert (frame["seat"], frame["host"], frame["token"]) == (None, False, None)
    if frame["type"] == "update":
        assert (frame["view"]["seat"], frame["view"]["legal"]) == (None, [])
        hands = [seat["hand"] or [] for seat in frame["view"]["seats"]]
        assert all(card is None for hand in hands for card in hand)
        drew = [event for event in frame["events"] if event["kind"] == "drew"]
        assert all(event.get("card") is None for event in drew)


@one_server
@pytest.mark.parametrize("playing", [False, True], ids=["lobby", "game"])
async def test_a_guest_cannot_do_what_only_the_host_may(house: House, playing: bool) -> None:
    made = await house.create(options={"first_player": 0})
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    if playing:
        await ann.send("start")
        await bo.until("update")
    await ann.heard()
    await bo.heard()
    before = await house.log(made["table"])
    asked = [sample for sample in SAMPLES if sample["type"] in BY_THE_HOST]
    assert {sample["type"] for sample in asked} == BY_THE_HOST
    told = {
        each.__struct_config__.tag: commands.described(each)
        for each in wire.Message.__subclasses__()
    }
    assert {tag for tag, text in told.items() if text.startswith("Host")} == BY_THE_HOST
    for sample in asked:
        await bo.send(**sample | ({"seat": 0} if "seat" in sample else {}))
        assert await bo.error() == "not-host", sample
    assert await house.log(made["table"]) == before
    assert await ann.heard() == await bo.heard() == []
