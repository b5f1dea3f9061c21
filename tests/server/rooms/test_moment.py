"""The held moment: while somebody can be caught, the next turn waits (UNO, U16)."""

from typing import Any

import pytest

from server.house import House, Player

pytestmark = pytest.mark.anyio


async def three_at_uno(house: House, moment: int) -> list[Player]:
    """Three people at a classic UNO table, the game begun."""
    made = await house.create(game="uno", seats=3, options={"edition": "classic"})
    ann = await house.visit(made["table"], made["token"])
    others = [await house.visit(made["table"]) for _ in range(2)]
    for player, name in zip(others, ("Bo", "Cleo"), strict=True):
        await player.join(name)
    await ann.send("moment", milliseconds=moment)
    await ann.send("start")
    for player in (ann, *others):
        await player.until("update")
    return [ann, *others]


def quietly(view: dict[str, Any]) -> str:
    """An action of the seat in turn that empties the hand soon and never calls UNO."""
    moves = view["legal"]
    plays = [move for move in moves if move["kind"] in ("play", "accept") and not move["calls"]]
    return (plays or moves)[0]["action"]


async def until_somebody_is_silent(players: list[Player]) -> int:
    """Play until a seat can be caught in another's turn; returns the seat."""
    while True:
        view = players[0].view
        if view["phase"] == "deal":
            for player in players:
                await player.send("ready")
        elif view["catchable"] is not None and view["to_act"] != view["catchable"]:
            return view["catchable"]
        else:
            turn = view["to_act"]
            await players[turn].act(quietly(players[turn].view))
        entry = players[0].update["entry"]
        for player in players:
            while player.update["entry"] <= entry:
                await player.until("update")


async def test_the_next_turn_waits_until_the_moment_has_passed(house: House) -> None:
    players = await three_at_uno(house, moment=10_000)
    silent = await until_somebody_is_silent(players)
    turn = players[0].view["to_act"]
    entry = players[turn].update["entry"]
    action = next(
        move["action"]
        for move in players[turn].view["legal"]
        if move["kind"] in ("play", "draw", "accept", "challenge") and not move["calls"]
    )
    await players[turn].act(action)
    assert await players[turn].heard() == []  # held back, and not refused
    await players[silent].play("uno")  # a late call counts
    assert players[silent].view["seats"][silent]["called"]
    while (await players[turn].until("update"))["done"] is None:
        pass
    assert players[turn].update["entry"] == entry + 2  # the call, then at once what was held


async def test_a_moment_passes_by_itself(house: House) -> None:
    players = await three_at_uno(house, moment=50)
    silent = await until_somebody_is_silent(players)
    turn = players[0].view["to_act"]
    done = await players[turn].play(quietly(players[turn].view))
    assert done["view"]["catchable"] != silent


async def test_another_catches_a_player_who_kept_silent(house: House) -> None:
    players = await three_at_uno(house, moment=10_000)
    silent = await until_somebody_is_silent(players)
    catcher = next(n for n in range(3) if n not in (silent, players[0].view["to_act"]))
    view = (await players[catcher].play(f"catch {silent}"))["view"]
    assert view["seats"][silent]["hand_size"] == 3
    await players[silent].until("update")
    await players[silent].act("uno")
    while (frame := await players[silent].next())["type"] == "update":
        pass
    assert frame["code"] in ("illegal-action", "not-your-turn")


@pytest.mark.parametrize("milliseconds", [-1, 10_001])
async def test_a_moment_has_bounds_and_is_the_hosts(house: House, milliseconds: int) -> None:
    ann, bo, _ = await three_at_uno(house, moment=0)
    await ann.send("moment", milliseconds=milliseconds)
    assert await ann.error() == "bad-pace"
    await bo.send("moment", milliseconds=1)
    assert await bo.error() == "not-host"
