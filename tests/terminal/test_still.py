"""Who lets the others wait is nudged by a line of text; and who hears for whom a bot plays."""

import asyncio

import pytest

from parlour.server import wire
from parlour.text import locales
from terminal.sitting import ANN, sitting

BO = ANN | {"name": "Bo", "host": False}
SLEEPING = BO | {"stood_in": "idle", "bot": "easy"}


@pytest.mark.parametrize("language", locales())
def test_a_nudge_is_a_line_of_text(language):
    async def play():
        async with sitting(language=language) as me:
            me.welcome()
            me.seats(ANN, BO, status="playing")
            await me.settled()
            me.tell(wire.Nudged(id="a", seat=0, by=1))
            me.tell(wire.Nudged(id="b", seat=1, by=0))
            mine, theirs = await me.settled()
            assert "Bo" in mine
            assert "Ann" not in mine
            assert "Bo" in theirs
            assert "Ann" in theirs

    asyncio.run(play())


def test_for_whom_a_bot_plays_is_told_once_and_who_is_back():
    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(ANN, BO, status="playing")
            await me.settled()
            me.seats(ANN, SLEEPING, status="playing")
            assert "A bot (Easy) now plays for Bo." in await me.settled()
            me.seats(ANN | {"muted": True}, SLEEPING, status="playing")
            assert await me.settled() == []
            me.seats(ANN, BO, status="playing")
            assert "Bo is back and plays on." in await me.settled()
            me.seats(ANN | {"stood_in": "idle", "bot": "easy"}, BO, status="playing")
            told = "The others have waited for you, so a bot is playing for you."
            assert told in await me.settled()

    asyncio.run(play())
