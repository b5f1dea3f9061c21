"""A bot plays for a person who is away, and hands the seat back."""

import asyncio
from pathlib import Path

import pytest

from server.house import Player, running, two_people

pytestmark = pytest.mark.anyio


async def room_where(player: Player, seat: int, **wanted: object) -> None:
    while any(player.table["seats"][seat][key] != value for key, value in wanted.items()):
        await player.until("table")


async def test_a_bot_stands_in_and_gives_the_seat_back(tmp_path: Path) -> None:
    async with running(tmp_path, grace=0.2) as house:
        table, ann, bo, _, token = await two_people(house)
        while not bo.view["legal"]:
            await ann.play()
            await bo.until("update")
        await bo.socket.close()
        await room_where(ann, 1, online=False)
        assert ann.table["seats"][1]["bot"] is None
        await room_where(ann, 1, bot="medium")
        assert ann.table["seats"][1]["kind"] == "person"
        assert ann.table["seats"][1]["name"] == "Bo"
        while not ann.view["legal"]:
            await ann.until("update")

        back = await house.visit(table, token)
        assert back.welcome["seat"] == 1
        await room_where(ann, 1, online=True, bot=None)
        await ann.heard()
        while not back.view["legal"]:
            await ann.play()
            await back.until("update")
        # Back in the seat, it is the player's turn alone.
        assert await ann.heard() == []
        await back.play()


async def test_somebody_else_is_host_when_the_host_is_gone(tmp_path: Path) -> None:
    async with running(tmp_path, grace=0.1) as house:
        made = await house.create()
        ann = await house.visit(made["table"], made["token"])
        bo = await house.visit(made["table"])
        await bo.join("Bo")
        await ann.socket.close()
        await bo.until("welcome")
        assert bo.welcome["host"]
        back = await house.visit(made["table"], made["token"])
        assert (back.welcome["seat"], back.welcome["host"]) == (0, False)


async def test_no_bot_stands_in_during_the_grace_period(tmp_path: Path) -> None:
    async with running(tmp_path, grace=60.0) as house:
        _, ann, bo, _, _ = await two_people(house)
        while not bo.view["legal"]:
            await ann.play()
            await bo.until("update")
        await bo.socket.close()
        await room_where(ann, 1, online=False)
        assert await ann.heard() == []


async def test_nobody_stands_in_where_no_player_is_left(tmp_path: Path) -> None:
    """A spectator is no reason to play on without the players."""
    async with running(tmp_path, grace=0.05) as house:
        table, ann, bo, _, _ = await two_people(house)
        cleo = await house.visit(table)
        await ann.socket.close()
        await bo.socket.close()
        while any(seat["online"] for seat in cleo.table["seats"]):
            await cleo.until("table")
        entry = cleo.update["entry"]
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.3):
                await cleo.until("update")
        assert cleo.update["entry"] == entry


async def test_the_next_round_does_not_wait_for_people_who_are_away(tmp_path: Path) -> None:
    async with running(tmp_path, grace=0.0) as house:
        _, ann, bo, _, _ = await two_people(house, options={"points": 1000, "first_player": 0})
        await bo.socket.close()
        while ann.view["phase"] != "deal":
            await (ann.play() if ann.view["legal"] else ann.until("update"))
        await ann.send("ready")
        while ann.view["phase"] == "deal":
            await ann.until("update")
        assert ann.view["round"] == 2
