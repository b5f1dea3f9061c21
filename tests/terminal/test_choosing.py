"""A number counts for the choices that its typist knew."""

import asyncio

import pytest

import parlour
from parlour.server import wire
from parlour.terminal.keyboard import command_in
from parlour.terminal.plain import ask
from parlour.terminal.words import Words
from terminal.sitting import ANN, BOT, NOBODY, sitting

FULL, FREE = (ANN, BOT), (ANN, NOBODY)


@pytest.fixture(params=[False, True], ids=["typed", "piped"])
def patient(request):
    return request.param


def run(coroutine):
    return asyncio.run(coroutine)


def numbered(me, *messages, **arguments):
    return [f"{n}. {me.words(one, **arguments)}" for n, one in enumerate(messages, start=1)]


def test_a_number_for_choices_that_have_changed_is_asked_again(patient):
    """The host wants a bot on the free seat; somebody takes it, and 1 would begin the game."""

    async def play():
        async with sitting(patient=patient) as me:
            me.welcome()
            me.seats(*FREE)
            assert (await me.settled())[-1:] == numbered(me, "lobby-fill")
            me.seats(*FULL)
            assert (await me.settled())[-1:] == numbered(me, "lobby-start")
            me.type("1")
            again = [me.words("terminal-changed"), *numbered(me, "lobby-start")]
            assert await me.settled() == again
            assert not me.sent()
            me.type("1")
            await me.settled()
            assert me.sent() == [wire.Start()]

    run(play())


def test_a_number_that_means_the_same_or_was_none_counts_at_once(patient):
    async def play():
        for number, sent in (("1", wire.SeatBot), ("2", wire.Start)):
            async with sitting(patient=patient) as me:
                me.welcome()
                me.seats(ANN, NOBODY, NOBODY)
                await me.settled()
                me.seats(ANN, BOT, NOBODY)
                new = numbered(me, "lobby-fill", "lobby-start-for", seats=2)
                assert (await me.settled())[-2:] == new
                me.type(number)
                assert me.words("terminal-changed") not in await me.settled()
                assert [type(one) for one in me.sent()] == [sent]

    run(play())


def test_a_number_for_choices_that_are_gone_does_not_wait_for_others(patient):
    async def play():
        async with sitting(patient=patient) as me:
            me.welcome()
            me.seats(*FREE)
            table = parlour.table("mojo", seats=2, seed=1)
            me.seats(*FULL, status="playing")
            while table.to_act != 1:
                table.play(table.legal()[0])
            me.shows(table, 5)
            await me.settled()
            me.type("1")
            assert await me.settled() == [me.model.waiting()]
            while table.to_act != 0:
                table.play(table.legal()[0])
            me.shows(table, 6)
            await me.settled()
            assert not me.sent()

    run(play())


def test_what_was_typed_first_is_read_first():
    """A number that is there before the choices change counts for the old ones."""

    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(*FREE)
            await me.settled()
            me.type("1")
            me.seats(*FULL)
            said = await me.settled()
            assert me.words("terminal-changed") not in said
            assert said[-1:] == numbered(me, "lobby-start")
            assert not me.sent(), "no seat is free any more"

    run(play())


def test_a_move_on_its_way():
    """Its player is told so, once, and not that it is somebody else's turn."""

    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(*FULL, status="playing")
            table = parlour.table("mojo", seats=2, seed=1)
            while table.to_act != 0:
                table.play(table.legal()[0])
            me.shows(table, 5)
            await me.settled()
            me.type("s")
            said = await me.settled()
            assert said.count(me.model.waiting()) == 1
            while me.client.pending is None:
                me.type("1")
                await me.settled()
            for typed in ("h", "", "s"):
                me.type(typed)
                said = await me.settled()
                assert said[-1:] == [me.words("terminal-pending")]
                assert said.count(me.words("terminal-pending")) == 1
                assert me.model.waiting() not in said

    run(play())


def test_in_the_turn_of_somebody_else_that_is_said_once():
    async def play():
        async with sitting() as me:
            me.welcome()
            me.seats(*FULL, status="playing")
            table = parlour.table("mojo", seats=2, seed=1)
            while table.to_act != 1:
                table.play(table.legal()[0])
            me.shows(table, 5)
            await me.settled()
            me.type("s")
            said = await me.settled()
            assert said.count("Ada is playing") == 1

    run(play())


def test_connecting_is_said_once():
    async def play():
        async with sitting() as me:
            first = await me.settled()
            me.welcome()
            assert first.count("Connecting…") == 1
            assert await me.settled() == []

    run(play())


class Ready:
    """Lines that are there already."""

    def __init__(self, *lines):
        self._lines = [*lines]

    async def next(self):
        return self._lines.pop(0) if self._lines else None


def test_help_with_a_question():
    said = []
    words = Words("en")
    lines = Ready("?", "", "x", "3", "9" * 5000, "2")
    assert run(ask("Which?", ["A", "B"], words, said.append, lines)) == 1
    question = ["Which?", "1. A", "2. B"]
    refused = words("terminal-number", count=2)
    help_ = words("terminal-ask-help")
    assert said == [*question, help_, *question, refused, refused, refused]
    assert run(ask("Which?", ["A", "B"], words, said.append, Ready("q"))) is None


def test_a_russian_keyboard_types_the_same_letters():
    """Whoever does not switch layouts means the key, not a name."""
    for typed, key in zip("йцыурекд", "qwsehtrl", strict=True):
        assert command_in(f" {typed} ") == command_in(typed.upper()) == key
    assert command_in("Юля") == "юля"
    said = []
    assert run(ask("Which?", ["A"], Words("ru"), said.append, Ready("й"))) is None
