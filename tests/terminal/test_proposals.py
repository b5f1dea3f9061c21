"""What others propose is told and answered, in every language."""

import asyncio

import msgspec
import pytest

from parlour.server import wire
from parlour.text import locales
from terminal.sitting import ANN, BOT, sitting

BO = ANN | {"name": "Bo", "host": False}

ASKED = {
    "undo": ({"by": 1}, "undo-asks", {"name": "Bo"}, "undo-agree"),
    "end": ({"by": 1, "scored": True}, "staying-proposed-scored", {"name": "Bo"}, "staying-agree"),
    "claim": ({"by": None, "seat": 1}, "seats-claim-asks", {"name": "Bo"}, "seats-claim-yes"),
    "seat": ({"by": None, "name": "Max"}, "seats-asks", {"name": "Max"}, "seats-let"),
    "swap": ({"by": 1, "seat": 0}, "seats-swap-asks", {"name": "Bo"}, "seats-swap-yes"),
}
"""By what is proposed: how; what it says; and what agreeing is called."""


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("what", ASKED)
def test_what_is_proposed_is_told_once_and_answered(what, language):
    fields, says, names, agrees = ASKED[what]
    proposal = wire.Proposal(n=7, what=what, agreed=[], waiting=[0], **fields)

    async def play():
        async with sitting(language=language) as me:
            me.welcome()
            me.seats(ANN, BO, status="playing", proposals=[proposal])
            lines = await me.settled()
            assert lines.count(me.words(says, **names)) == 1
            assert any(me.words(agrees) in line for line in lines)
            me.seats(ANN | {"muted": True}, BO, status="playing", proposals=[proposal])
            assert me.words(says, **names) not in await me.settled()
            me.type("1")
            await me.settled()
            me.seats(ANN, BO, status="playing")
            again = msgspec.structs.replace(proposal, n=9)
            me.seats(ANN, BO, status="playing", proposals=[again])
            assert me.words(says, **names) in await me.settled()
            me.type("2")
            await me.settled()
            assert me.sent() == [wire.Agree(proposal=7), wire.Refuse(proposal=9)]

    asyncio.run(play())


def test_a_bot_is_named_whose_seat_is_asked_for():
    proposal = wire.Proposal(n=7, what="seat", by=None, name="Max", agreed=[], waiting=[0])

    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(ANN, BOT, status="lobby", proposals=[proposal])
            assert me.words("seats-asks", name="Max") in await me.settled()

    asyncio.run(play())


def test_what_others_are_asked_is_not_for_me():
    proposal = wire.Proposal(n=7, what="claim", by=None, seat=0, agreed=[], waiting=[1])

    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(ANN, BO, status="playing", proposals=[proposal])
            assert not [line for line in await me.settled() if "Ann, on" in line]

    asyncio.run(play())
