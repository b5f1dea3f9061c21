"""Who stays at a table is told who has left it, once."""

import asyncio

import pytest

from parlour.text import locales
from terminal.sitting import ANN, BOT, sitting

BO = ANN | {"name": "Bo", "host": False}
PARTED = BOT | {"left": "Bo"}


@pytest.mark.parametrize("language", locales())
def test_those_who_stay_are_told_who_has_left_and_who_plays_on(language):
    async def play():
        async with sitting(language=language) as me:
            told = me.words("staying-left", name="Bo", bot="Ada", level=me.words("bot-easy"))
            assert "Bo" in told
            me.welcome()
            me.seats(ANN, BO, status="playing")
            assert told not in await me.settled()
            me.seats(ANN, PARTED, status="playing")
            assert told in await me.settled()
            me.seats(ANN | {"muted": True}, PARTED, status="playing")
            assert told not in await me.settled()

    asyncio.run(play())


def test_whoever_comes_later_is_not_told():
    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(ANN, PARTED, status="playing")
            assert not [line for line in await me.settled() if "Bo" in line]

    asyncio.run(play())
